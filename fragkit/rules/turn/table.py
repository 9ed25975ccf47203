"""The table: says what is due, takes what is said, tells what happened, and can go back.

    table = Table(setup)
    table.request                       # Roll("Red", 1, "first", …)
    table.submit(Faces("Red", (4,)))    # Told((Rolled(…), FirstRolled(…)))
    table.undo()

Procedures are generators and can't be copied. The state is copied at the start of every turn;
going back, and putting in what was said late, runs that turn's inputs again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from fragkit.rules.cards.using import check_claim
from fragkit.rules.commands import Choose, Command, Deal, Faces, Play, Shoot, Spend, Use
from fragkit.rules.events import (
    AttackDeclared,
    BloodSpilled,
    CardDrawn,
    CardPlayed,
    Event,
    Fragged,
    FragScored,
    GameWon,
    Lapsed,
    Rewound,
    WeaponsLeft,
)
from fragkit.rules.game import LastRoll
from fragkit.rules.hands.permission import is_window_open, never_playable
from fragkit.rules.plain import kind_name
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Request, Roll, is_same
from fragkit.rules.state import State
from fragkit.rules.turn.begin import positioned
from fragkit.rules.turn.late import Foresee, Input, Memory, Place, place_of
from fragkit.rules.turn.positions import setup_problem
from fragkit.rules.turn.procedures import Procedures
from fragkit.rules.turn.sayings import legal_commands
from fragkit.rules.turn.setup import Setup


@dataclass(frozen=True, slots=True)
class Told:
    """What an accepted command brought about."""

    events: tuple[Event, ...]


def _taken_back(before: list[Event], now: list[Event]) -> tuple[str, ...]:
    """What was told and never was: frags, marks, cards drawn for them, blood."""
    gone = list(before)
    for event in now:
        if event in gone:
            gone.remove(event)
    words: list[str] = []
    for event in gone:
        match event:
            case Fragged(player=name):
                words.append(f"the frag of {name}")
            case FragScored(player=name):
                words.append(f"{name}'s mark for it")
            case CardDrawn(player=name, deck=deck):
                words.append(f"the {deck} card that {name} drew")
            case BloodSpilled(square=square):
                words.append(f"the blood on {square}")
            case WeaponsLeft(square=square):
                words.append(f"the weapons on {square}")
            case GameWon(player=name):
                words.append(f"the win of {name}")
    return tuple(words)


@dataclass(slots=True)
class Checkpoint:
    """The state at the start of a turn, and the inputs since, in the order in which they count."""

    state: State
    inputs: list[Input] = field(default_factory=list)
    told: list[tuple[Event, ...]] = field(default_factory=list)  # for each input
    asked: list[Request] = field(default_factory=list)  # what was due at each input
    memory: Memory = field(default_factory=Memory)
    last_roll: LastRoll | None = None  # from before this turn, while nobody has rolled in it

    def copy(self) -> Checkpoint:
        return Checkpoint(
            self.state, self.inputs.copy(), self.told.copy(), self.asked.copy(),
            self.memory.copy(), self.last_roll,
        )  # fmt: skip


class Table:
    """One game at one table."""

    def __init__(self, setup: Setup) -> None:
        problem = setup_problem(setup)
        if problem is not None:
            raise ValueError(str(problem))
        self.setup = setup
        self.game = positioned(setup, setup.position)
        self.count = 0  # commands accepted and not taken back
        # For each of them what was there before, when it was put in late; else None.
        self._past: list[list[Checkpoint] | None] = []
        self._checkpoints: list[Checkpoint] = []
        self._attack_open = False
        self._procedures = Procedures(self.game, setup, self._turn_begins)
        self._procedures.next_turn()
        self.opening: tuple[Event, ...] = tuple(self.game.told)

    # -- what is so ----------------------------------------------------------------------

    @property
    def request(self) -> Request:
        """What is due, and from whom."""
        return self._procedures.request

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def is_over(self) -> bool:
        return self.game.state.stage == "over"

    def legal(self, player: str = "") -> Iterator[Command]:
        """Every command that this player may say now, one after another; without a name, those
        of the player who is due. Parts of it are the functions of `legal`, which know only the
        state: what changes dice that lie already is tried out here."""
        player = player or self.request.player
        late: list[Command] = []
        for command in legal_commands(self.game, self.request, player):
            if isinstance(command, Play | Use) and self._late_place(command) is not None:
                late.append(command)
            else:
                yield command
        late += self._claims(player)
        yield from (command for command in late if self.refuse(command) is None)

    def _claims(self, player: str) -> list[Command]:
        """What the referee knows that player to have, and what would come after its moment."""
        seat = self.state.seats.get(player)
        if seat is None or self.state.stage != "play":
            return []
        entries = self.game.catalog.cards
        said: list[Command] = [
            Play(player, card)
            for card in dict.fromkeys(seat.known)
            if not is_window_open(self.game, player, entries[card])
        ]
        if not seat.square:  # what he kept went with the frag
            said.append(Spend(player))
        return [command for command in said if isinstance(self._late_place(command), tuple)]

    def refuse(self, command: Command) -> Refusal | None:
        """Why this command would be refused now, or None. What comes late is tried and taken back:
        whether it was possible in its time shows only when the turn is run again."""
        late = self._late_place(command)
        if late is None:
            return self._procedures.refuse(command)
        if isinstance(late, Refusal):
            return late
        told = self.game.told
        answer = self.submit(command)
        if not isinstance(answer, Refusal):
            self.undo()
        self.game.told = told
        return answer if isinstance(answer, Refusal) else None

    def story(self) -> Iterator[Event]:
        """All that has happened and still counts, from the beginning."""
        yield from self.opening
        for checkpoint in self._checkpoints:
            for events in checkpoint.told:
                yield from events

    # -- taking commands -------------------------------------------------------------------

    def submit(self, command: Command) -> Told | Refusal:
        late = self._late_place(command)
        if isinstance(late, Refusal):
            return late
        self.game.told = []
        if late is not None:
            return self._put_in_late(command, *late)
        refusal = self._feed(command)
        if refusal is not None:
            return refusal
        self._past.append(None)
        self.count += 1
        return Told(tuple(self.game.told))

    def _feed(self, command: Input) -> Refusal | None:
        """One input into the running procedures; the state changes only when it is accepted."""
        game = self.game
        if isinstance(command, Foresee):
            checkpoint = self._checkpoints[-1]
            checkpoint.inputs.append(command)
            checkpoint.asked.append(self.request)
            seen = len(game.told)
            refusal = self._procedures.foresee(command)
            checkpoint.told.append(tuple(game.told[seen:]))
            return refusal
        if (refusal := self._procedures.refuse(command)) is not None:
            return refusal
        checkpoint = self._checkpoints[-1]
        inputs = checkpoint.inputs
        inputs.append(command)
        checkpoint.asked.append(self.request)
        index, seen = len(inputs) - 1, len(game.told)
        roll = self.request
        if isinstance(command, Faces) and isinstance(roll, Roll) and not roll.again:
            checkpoint.memory.roll, checkpoint.memory.purpose = index, roll.purpose
        self._procedures.take(command)
        if self._checkpoints[-1] is checkpoint:  # the end of a turn has been told already
            for module in game.modules.settling:
                game.told += module.settled(game)
        checkpoint.told.append(tuple(game.told[seen:]))
        self._remember(checkpoint.memory, index, command, game.told[seen:])
        return None

    def _turn_begins(self) -> None:
        game = self.game
        self._checkpoints.append(Checkpoint(game.state.copy(), last_roll=game.last_roll))
        self._attack_open = False

    # -- going back ---------------------------------------------------------------------------

    def undo(self, count: int = 1) -> Told | Refusal:
        """The last commands are taken back, as if never said."""
        if not 1 <= count <= self.count:
            return Refusal("card.overrides", f"there are {self.count} inputs to take back")
        for _ in range(count):
            before = self._past.pop()
            if before is not None:
                self._checkpoints = before
            else:
                while not self._checkpoints[-1].inputs:
                    self._checkpoints.pop()
                self._checkpoints[-1].inputs.pop()
                self._checkpoints[-1].told.pop()
                self._checkpoints[-1].asked.pop()
            self.count -= 1
        last = self._checkpoints.pop()
        self.game.told = []
        self._rerun(last, last.inputs)
        self.game.told = []
        return Told(())

    def _rerun(self, start: Checkpoint, inputs: list[Input]) -> list[Command]:
        """From the start of a turn with these inputs; tells which of them no longer applied."""
        self._restore(start)
        refused = [entry for entry in inputs if self._feed(entry) is not None]
        return [entry.command if isinstance(entry, Foresee) else entry for entry in refused]

    def _restore(self, start: Checkpoint) -> None:
        self._procedures.close()
        self.game.state = start.state.copy()
        self.game.forget()
        self.game.last_roll = start.last_roll
        self._attack_open = False
        self._checkpoints.append(Checkpoint(start.state, last_roll=start.last_roll))
        self._procedures.begin()

    # -- late ----------------------------------------------------------------------------------

    def _remember(self, memory: Memory, index: int, command: Command, told: list[Event]) -> None:
        """Which input fragged whom, which one was the last of an attack, which armed one."""
        for event in told:
            if isinstance(event, Fragged):
                memory.fragged[event.player] = index
            elif isinstance(event, AttackDeclared):
                self._attack_open = True
            elif isinstance(command, Shoot) and event == CardPlayed(
                command.player, command.weapon, command.player
            ):
                memory.armed = index
        if self._attack_open and self.game.state.attack is None:
            memory.attack, self._attack_open = index, False

    def _late_place(self, command: Command) -> tuple[int, Place] | Refusal | None:
        """The turn and the place in it where a command belongs that comes after its moment.

        One looks back over turns until the last roll: after it nothing can be claimed.
        """
        if not isinstance(command, Play | Use | Spend):
            return None
        if command.player not in self.game.state.seats:
            return None
        for number in range(len(self._checkpoints) - 1, -1, -1):
            checkpoint = self._checkpoints[number]
            since = [said for later in self._checkpoints[number + 1 :] for said in later.inputs]
            inputs = [*checkpoint.inputs, *since] if since else checkpoint.inputs
            found = place_of(self.game, inputs, command, checkpoint.memory)
            if isinstance(found, Place):
                return number, found
            if found is not None or checkpoint.memory.roll >= 0:
                return found
        return None

    def _put_in_late(self, command: Command, number: int, place: Place) -> Told | Refusal:
        saved = [c.copy() for c in self._checkpoints]
        turns = self._checkpoints[number:]
        del self._checkpoints[number:]
        inputs = [entry for turn in turns for entry in turn.inputs]
        asked = [request for turn in turns for request in turn.asked]
        at = place.index
        behind = len(inputs) - at
        self._procedures.missed = []
        lapsed = self._rerun(turns[0], [*inputs[:at], place.entry])
        for entry, then in zip(inputs[at:], asked[at:], strict=True):
            # Dice and choices answer what was asked then, and nothing else.
            answers = isinstance(entry, Faces | Choose | Deal)
            if (answers and not is_same(then, self.request)) or self._feed(entry) is not None:
                lapsed.append(entry.command if isinstance(entry, Foresee) else entry)
        waiting = [*self.game.claims.said, *self._procedures.missed]
        if command in lapsed or (isinstance(place.entry, Foresee) and command in waiting):
            self._checkpoints = saved
            last = self._checkpoints.pop()
            self._rerun(last, last.inputs)
            return self._too_late(command)
        self._past.append(saved)
        self.count += 1
        before = [event for c in saved[number:] for events in c.told for event in events]
        told = [events for c in self._checkpoints[number:] for events in c.told][at:]
        dropped = (Faces, Choose, Deal)  # their questions are gone, so nobody misses them
        lost = [Lapsed(c.player, kind_name(type(c))) for c in lapsed if not isinstance(c, dropped)]
        what = kind_name(type(command))
        now = [event for c in self._checkpoints[number:] for events in c.told for event in events]
        rewound = Rewound(command.player, what, behind, _taken_back(before, now))
        return Told((rewound, *(e for t in told for e in t), *lost))

    def _too_late(self, command: Command) -> Refusal:
        """Who could not have played the card in time either is told that instead."""
        never = None
        if isinstance(command, Play):
            entry = self.game.catalog.cards[command.card]
            never = never_playable(self.game, command.player, entry)
        elif isinstance(command, Use):
            never = check_claim(self.game, command)
        return never or Refusal("meta.bonus", f"{command.player} says that too late")
