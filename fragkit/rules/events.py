"""Events: what has happened, in the past tense. An event says everything that changed."""

from __future__ import annotations

from typing import ClassVar

from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `player` is whom it happened to or who did it.

    `words` is the sentence that tells it, with its fields in braces. A rule module brings its own
    events and their words; those of the base game are told by the referee's story.
    """

    words: ClassVar[str] = ""
    hides_answer: ClassVar[bool] = False  # what was said to bring it about is nobody else's

    player: str

    @property
    def is_shown(self) -> bool:
        """Whether it needs its words: else what is told beside it has said as much."""
        return True


# -- attacks, damage, frags


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    target: str
    weapon: str
    range: int
    mode: str = ""


@dataclass(frozen=True, slots=True)
class AmmoSpent(Event):
    weapon: str
    spent: int
    left: int


@dataclass(frozen=True, slots=True)
class Hit(Event):
    target: str
    total: int
    range: int
    automatic: str = ""  # the card that made it so


@dataclass(frozen=True, slots=True)
class Missed(Event):
    target: str
    total: int
    range: int
    automatic: str = ""


@dataclass(frozen=True, slots=True)
class AttackCancelled(Event):
    reason: str


@dataclass(frozen=True, slots=True)
class Harmless(Event):
    """Nothing of that sort harms the fighter."""

    cause: str
    source: str


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    """Points of one hit; `health` and `armor` are what is left."""

    points: int
    health: int
    armor: int
    cause: str
    steps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ArmorLost(Event):
    card: str


@dataclass(frozen=True, slots=True)
class Healed(Event):
    points: int
    health: int
    source: str


@dataclass(frozen=True, slots=True)
class Fragged(Event):
    """`by` is who did it, "" when nobody did."""

    by: str
    square: str
    cause: str


@dataclass(frozen=True, slots=True)
class FragScored(Event):
    victim: str
    frags: int


@dataclass(frozen=True, slots=True)
class BloodSpilled(Event):
    square: str


@dataclass(frozen=True, slots=True)
class WeaponsLeft(Event):
    square: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """Taken out of play by a card; no frag."""

    card: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Part of a turn is lost: turn, movement or attacks."""

    what: str
    card: str


@dataclass(frozen=True, slots=True)
class Gained(Event):
    what: str
    card: str


# -- cards, blood, ammo


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """`card` is "" while it is secret to the referee; with dealt cards show it to its owner only."""

    deck: str
    card: str = ""


@dataclass(frozen=True, slots=True)
class DeckEmpty(Event):
    deck: str


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    deck: str
    cards: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    card: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    card: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    card: str
    deck: str
    zone: str  # hand or play
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Affected(Event):
    """What the card does lies on the player for a time, without the card."""

    card: str


@dataclass(frozen=True, slots=True)
class CardExpired(Event):
    card: str


@dataclass(frozen=True, slots=True)
class CardDropped(Event):
    card: str
    square: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """Off the floor into the hand; `card` is "" for a secret pick."""

    card: str
    deck: str
    square: str


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    victim: str
    card: str
    deck: str


@dataclass(frozen=True, slots=True)
class CardCancelled(Event):
    card: str


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    to: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BloodTaken(Event):
    square: str
    kept: int


@dataclass(frozen=True, slots=True)
class BloodSpent(Event):
    left: int


@dataclass(frozen=True, slots=True)
class AmmoAdded(Event):
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """An effect found nobody or nothing to work on, or its die failed."""

    card: str
    reason: str


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The top card of a deck was shown for its face, and discarded."""

    words: ClassVar[str] = "{player} turns up {face}."

    face: str


# -- dice


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    purpose: str
    faces: tuple[int, ...]
    total: int
    receipt: str
    source: str = ""  # what the dice are, before anything changes them: "Accuracy", "captain"


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    purpose: str
    faces: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class DiceTurned(Event):
    purpose: str
    faces: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class NoRollNeeded(Event):
    purpose: str
    reason: str


# -- movement


@dataclass(frozen=True, slots=True)
class MovementGained(Event):
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """One step; `how` is step, jump, teleporter, teleport, push or back."""

    origin: str
    square: str
    cost: int
    left: int
    how: str = "step"


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The rest of a way was not walked."""

    square: str
    reason: str


@dataclass(frozen=True, slots=True)
class Respawned(Event):
    square: str


@dataclass(frozen=True, slots=True)
class NoSquare(Event):
    """That number leads nowhere: the die is rolled again."""

    face: int
    reason: str


@dataclass(frozen=True, slots=True)
class Bumped(Event):
    """Displaced by a newcomer."""

    square: str
    by: str


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """Where a bumped fighter came to stand."""

    square: str


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """No free respawn square: off the map until the next turn, as if fragged, without a frag."""


@dataclass(frozen=True, slots=True)
class PowerUpFailed(Event):
    """`good`: how many of the six faces would have brought a card."""

    square: str
    face: int
    good: int = 3


@dataclass(frozen=True, slots=True)
class PoweredUp(Event):
    """The power-up gives a card; `face` is 0 where it takes no die. `good`: how many of the six
    faces bring one."""

    square: str
    face: int
    deck: str
    good: int = 3


@dataclass(frozen=True, slots=True)
class PushStopped(Event):
    """Something stood in the way of a push."""

    words: ClassVar[str] = "{player} is pushed no farther than {square}: {by}."

    square: str
    by: str


# -- the course of the game


@dataclass(frozen=True, slots=True)
class FirstRolled(Event):
    face: int


@dataclass(frozen=True, slots=True)
class FirstTied(Event):
    """These rolled equally high and roll again; `player` is one of them."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WentFirst(Event):
    pass


@dataclass(frozen=True, slots=True)
class Placed(Event):
    square: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    number: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    cause: str
    card: str = ""  # that took it


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    pass


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Everyone has had a turn; `player` had the last one."""

    words: ClassVar[str] = "Round {number} is over."

    number: int


@dataclass(frozen=True, slots=True)
class OrderRolled(Event):
    """Who takes the turns of the coming round, one after the other; `player` begins."""

    words: ClassVar[str] = "This round: {order}."

    order: str


@dataclass(frozen=True, slots=True)
class FragsMarked(Event):
    """Frags that a card or a rule gives or takes; nobody has fallen for them."""

    words: ClassVar[str] = "{player} marks {points:+d}: {frags} in all."

    points: int
    frags: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """One of the winners; those of a side are told of together."""

    frags: int
    side: str = ""  # that has won
    score: str = ""  # "3 to 1", where sides have points


@dataclass(frozen=True, slots=True)
class Joined(Event):
    stats: str
    fighter: str = ""


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    pass


@dataclass(frozen=True, slots=True)
class Overrode(Event):
    fact: str
    value: str | int
    detail: str = ""
    was: str | int = ""


@dataclass(frozen=True, slots=True)
class Rewound(Event):
    """Something was said late and put where it belongs: what is told now replaces what was told
    for the last `inputs` inputs of the turn."""

    what: str
    inputs: int
    taken: tuple[str, ...] = ()  # what was told and never was


@dataclass(frozen=True, slots=True)
class Lapsed(Event):
    """Something said after a roll no longer applies, because the roll was changed."""

    what: str


# -- tracks and stances


@dataclass(frozen=True, slots=True)
class TrackChanged(Event):
    """`called` is the title that comes with it, after a comma."""

    words: ClassVar[str] = "{player} has {name} {now}/{most} (was {was}, {source}){called}."

    track: str
    name: str
    was: int
    now: int
    most: int
    source: str
    called: str = ""


@dataclass(frozen=True, slots=True)
class StanceEntered(Event):
    words: ClassVar[str] = "{player} is {name} now."

    stance: str
    name: str


@dataclass(frozen=True, slots=True)
class StanceLeft(Event):
    words: ClassVar[str] = "{player} is no longer {name} ({why})."

    stance: str
    name: str
    why: str


# A slotted dataclass is made anew by its decorator, so the module is asked, not the base.
EVENTS: tuple[type[Event], ...] = tuple(
    cls
    for cls in list(globals().values())
    if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
)
