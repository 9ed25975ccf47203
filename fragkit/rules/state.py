"""The state of a game as plain data: everything needed to continue it tomorrow.

Only rule procedures change it. A copy is taken at the start of every turn, so the code that copies
is written out by hand to be fast.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from fragkit.language.sentences import Text
from fragkit.model.word_values import Stats
from fragkit.values import dataclass

# unplaced: before the game, or just joined; standing: on the map; fragged: respawns on the
# player's next turn as new; removed: taken out of play by a card, returns unchanged; waiting: no
# respawn square was free; out: fragged for good, has no more turns; gone: left the game. Modules
# have words of their own (`Module.figures`).
Status = str
COMES_BACK_WHOLE = ("unplaced", "fragged", "waiting", "out")  # they return with full Health
ABSENT = ("gone", "out")  # takes no turns and is ignored
GEAR = "gear"
SHEET = "@"  # prefix of a fighter's id in the ids for the sheet
STANCE = "~"  # prefix of a stance's id in the state
ENDING = "ending"  # for a stance that ends with the attack under way
PUT_THERE = -2  # moved there by a respawn, a bump or a push
JOINED = -1  # `Seat.fell` of a player who joined and has not been fragged yet
Phase = Literal["respawn", "roll", "free", "finish"]
Stage = Literal[
    "hit",  # declared; the to-hit roll is not settled yet
    "damage",  # the attack has hit; damage is not rolled yet
    "rolled",  # damage has been rolled
    "applied",
]


@dataclass(slots=True)
class InPlay:
    """A card in play with a player.

    With `ghost`, the card itself is elsewhere, but its effects are still in force. `effects` are
    the numbers of those effects, as in `catalog.numbered`; if it is empty, all are in force.
    """

    card: str
    by: str
    order: int  # later played is larger: the later card wins (card.contradict)
    ammo: int = -1  # left on the track; -1 without a track
    armor: int = 0  # bonus left
    lasts: str = "in-play"
    turns: int = 0  # number of turns still to come, for `turns`
    uses: int = 0  # passages used up
    effects: tuple[int, ...] = ()
    ghost: bool = False
    rolled: int = 0  # dice rolled for its number when it came into force
    was_met: bool = False  # its condition was true at the start and is not checked again
    credit: str = ""  # who scores for a stance, if not its fighter: the player who caused it
    attached: str = ""  # the card of the same fighter that it is attached to

    @property
    def is_gear(self) -> bool:
        """Return whether this is gear printed on the sheet. Gear is in play like a card, but it
        can't be dropped, picked up or discarded (ruling.fighter.gear)."""
        return self.lasts == GEAR

    @property
    def is_copy(self) -> bool:
        """Return whether this is another fighter's sheet, copied for a time."""
        return self.ghost and self.card[0] == SHEET and not self.effects

    @property
    def is_at_hand(self) -> bool:
        """Return whether this is a card or gear, so that its owner can use it."""
        return not self.ghost or self.lasts == GEAR

    @property
    def is_stance(self) -> bool:
        """Return whether this is a stance, which is in play like a card."""
        return self.card[0] == STANCE and not self.effects

    @property
    def works(self) -> bool:
        """Return whether this card's effects happen at their moments."""
        return not self.ghost or self.lasts == GEAR or self.is_stance or self.is_copy

    def copy(self) -> InPlay:
        return InPlay(
            self.card, self.by, self.order, self.ammo, self.armor,
            self.lasts, self.turns, self.uses, self.effects, self.ghost, self.rolled,
            self.was_met, self.credit, self.attached,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Loss:
    """A part of a player's next turn that a card takes away."""

    what: Literal["turn", "movement", "attacks"]
    card: str


@dataclass(frozen=True, slots=True)
class LastTurn:
    """A player's previous turn: the movement and attacks left unused, and the player's actions."""

    movement: int = 0
    attacks: int = 0
    moved: int = 0
    attacked: int = 0


@dataclass(slots=True)
class Seat:
    """A player and their fighter."""

    name: str
    stats: Stats
    fighter: str = ""  # id of its definition; "" is the plain fighter of the base game
    status: Status = "unplaced"
    square: str = ""  # "" when out of play
    figure: str = ""  # the square of a figure whose fighter is out of play
    wounds: int = 0
    blood: int = 0
    frags: int = 0
    known: list[str] = field(default_factory=list)  # cards in the hand that the referee knows
    hidden: dict[str, int] = field(default_factory=dict)  # cards in the hand by deck, secret
    play: list[InPlay] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)  # losses of the next turn
    gain: int = 0  # movement that cards give or take in the next turn
    extra_turns: int = 0
    side: str = ""  # the team; "" means no team
    marks: dict[str, int] = field(default_factory=dict)  # numbers that modules keep for a player
    unsure: bool = False  # nobody has counted this hand: any card may be in it
    tracks: dict[str, int] = field(default_factory=dict)  # boxes filled on the sheet
    wins: int = 0  # games that the fighter has won before
    last: LastTurn | None = None  # the player's previous turn
    owner: str = ""  # the owner of a figure such as a minion; "" for a player
    fell: int = 0  # the serial number when its fighter was last fragged, or JOINED

    def copy(self) -> Seat:
        return Seat(
            self.name, self.stats, self.fighter, self.status, self.square, self.figure, self.wounds,
            self.blood, self.frags, self.known.copy(), self.hidden.copy(), [c.copy() for c in self.play],
            self.losses.copy(), self.gain, self.extra_turns, self.side, self.marks.copy(), self.unsure,
            self.tracks.copy(), self.wins, self.last, self.owner, self.fell,
        )  # fmt: skip

    @property
    def hand_size(self) -> int:
        return len(self.known) + sum(self.hidden.values())


@dataclass(slots=True)
class Turn:
    """The counters of one turn."""

    player: str
    number: int
    phase: Phase = "respawn"
    movement: int = 0  # left
    attacks: int = 0  # made
    moved: bool = False
    checked: list[str] = field(default_factory=list)  # power-up squares (power.once)
    taken: dict[str, str] = field(default_factory=dict)  # squares of pickups: the kind of counter
    # The serial number when the fighter walked onto its square. -1: it was already there;
    # PUT_THERE: it was put there.
    entered: int = -1
    last_free: str = ""  # the last square that it had for itself (ruling.move.forced)
    over: bool = False  # the rest of the turn is lost
    lost: list[str] = field(default_factory=list)  # "movement", "attacks"
    uses: dict[str, int] = field(default_factory=dict)  # effects used, for `per_turn`
    unrolled: bool = False  # no movement roll was necessary, and the player has not acted yet
    took: dict[str, int] = field(default_factory=dict)  # of pickups: what `entered` was then
    rolled: int = 0  # movement from the dice
    steps: int = 0  # squares moved
    target: str = ""  # of the last attack
    began: dict[str, str] = field(default_factory=dict)  # fighters' squares at its start
    faces: tuple[int, ...] = ()  # of the roll for movement
    found: tuple[str, ...] = ()  # the counter being picked up, in the words that select it
    walk: int = 0  # walks and jumps, the current one included
    onward: int = 0  # steps of the current walk that are still to come

    def copy(self) -> Turn:
        return Turn(
            self.player, self.number, self.phase, self.movement, self.attacks, self.moved,
            self.checked.copy(), self.taken.copy(), self.entered, self.last_free, self.over,
            self.lost.copy(), self.uses.copy(), self.unrolled, self.took.copy(),
            self.rolled, self.steps, self.target, self.began, self.faces, self.found,
            self.walk, self.onward,
        )  # fmt: skip


@dataclass(slots=True)
class Attack:
    """The current attack."""

    shooter: str
    target: str
    weapon: str  # a card's id, or `start`
    mode: str
    ammo: int  # spent on this shot
    range: int
    stage: Stage = "hit"
    cancelled: Text = ""  # the reason
    since: int = 0  # the serial number of its declaration
    square: str = ""  # the square that was aimed at
    before: str = ""  # the target of the attack before it in this turn
    total: int = 0  # total of the to-hit roll
    damage: int = 0  # damage done so far
    faces: dict[str, tuple[int, ...]] = field(
        default_factory=dict
    )  # the dice of its rolls, by purpose
    of_turn: bool = False  # one of the turn's attacks
    struck: str = ""  # the fighter whose damage is being rolled; in a blast, one at a time

    def other(self, name: str) -> str:
        """Return the other fighter of the attack, whom conditions and numbers call the foe."""
        return (self.struck or self.target) if name == self.shooter else self.shooter

    def copy(self) -> Attack:
        return Attack(
            self.shooter, self.target, self.weapon, self.mode,
            self.ammo, self.range, self.stage, self.cancelled, self.since, self.square,
            self.before, self.total, self.damage, self.faces.copy(), self.of_turn, self.struck,
        )  # fmt: skip


@dataclass(slots=True)
class Deck:
    """A face-down deck and its discard pile, the top card last.

    If the referee deals, `cards` counts each card in the deck. With hands on the table, only the
    number of cards is known.
    """

    left: int
    cards: dict[str, int] | None = None
    discards: list[str] = field(default_factory=list)

    def copy(self) -> Deck:
        return Deck(
            self.left, None if self.cards is None else self.cards.copy(), self.discards.copy()
        )


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter on the floor: blood, a pile of weapons, the link to a dropped card, or a kind that
    a module adds (`counters.CounterKind`).

    It is replaced, never changed, so that copies of the state can share it.

    `secret` counts the cards of the pile that were taken unseen. `deck` is the deck of a face-down
    card, which `cards` names if the referee has dealt it.
    """

    kind: str
    square: str
    since: int  # serial when it was put there (ruling.leftover.stand)
    cards: tuple[str, ...] = ()
    secret: int = 0
    armor: int = 0  # bonus left on a dropped suit (ruling.drop.armor)
    turn: int = 0  # the turn in which it was dropped (ruling.drop.same)
    by: str = ""
    deck: str = ""
    side: str = ""
    dice: int = 0  # its damage dice if a card sets them; 0 means those of its kind
    loads: tuple[int, ...] = ()  # ammo on each of the cards, if it is counted
    age: int = 0  # turns of its owner since, for a counter that lasts a number of them

    @property
    def left(self) -> int:
        """Return how many cards can still be taken from the counter."""
        return 1 if self.deck else len(self.cards) - self.secret


@dataclass(slots=True)
class Side:
    """A team, with its captain and, if the game counts them, its points."""

    points: int = 0
    captain: str = ""
    began: tuple[str, ...] = ()  # its first players, the captain first
    moves_first: bool = False  # it lost the previous game, in a series

    def copy(self) -> Side:
        return Side(self.points, self.captain, self.began, self.moves_first)


@dataclass(slots=True)
class State:
    """The state of the whole game. `seats` are in clockwise order."""

    seats: dict[str, Seat]
    decks: dict[str, Deck] = field(default_factory=dict)
    stage: Literal["setup", "play", "over"] = "setup"
    first: str = ""
    turn: Turn | None = None
    attack: Attack | None = None
    floor: list[Counter] = field(default_factory=list)
    serial: int = 0  # counts events, to show their order
    turns: int = 0
    goal: int = 3
    winners: tuple[str, ...] = ()
    next: str = ""  # the player whose turn comes next
    resume: str = ""  # the next player after extra turns
    modules: dict[str, Any] = field(default_factory=dict)  # data of rule modules, as JSON values
    sides: dict[str, Side] = field(default_factory=dict)
    winning_side: str = ""  # the team that has won, in a team game

    def copy(self) -> State:
        return State(
            {name: seat.copy() for name, seat in self.seats.items()},
            {name: deck.copy() for name, deck in self.decks.items()},
            self.stage,
            self.first,
            None if self.turn is None else self.turn.copy(),
            None if self.attack is None else self.attack.copy(),
            self.floor.copy(),
            self.serial,
            self.turns,
            self.goal,
            self.winners,
            self.next,
            self.resume,
            _deep(self.modules),
            {name: side.copy() for name, side in self.sides.items()},
            self.winning_side,
        )

    @property
    def winner(self) -> str:
        """Return the winner or winners, or "" while nobody has won."""
        if self.winning_side:
            return f"team {self.winning_side}"
        return " and ".join(self.winners)


def _deep(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _deep(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_deep(item) for item in value]
    return value
