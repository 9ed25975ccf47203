"""Events: what has happened, in the past tense, each with the sentence that tells it.

An event says everything that changed. Its sentence is a value; words come last (`language.sentences`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import ClassVar, Protocol, TypeVar

from fragkit.language.sentences import NOTHING, Sentence, Text, in_a_row, plural, say
from fragkit.values import dataclass

# What dice were rolled for, behind "Red rolls 4 2".
_PURPOSES = {
    "first": say("for the first turn"), "respawn": say("to respawn"), "bump": say("for the bump"),
    "movement": say("for movement"), "power-up": say("for the power-up"), "hit": say("to hit"),
    "damage": say("damage"), "defense": say("in defense"), "table": say("on the table"),
    "chance": say("for the card"), "draw": say("for a card"),
}  # fmt: skip


E = TypeVar("E", bound="Event")


class Names(Protocol):
    """What a sentence asks of the table: names as they are printed, and whether hands are secret."""

    secret: bool  # drawn cards are not named

    def name(self, card: str) -> str: ...

    def weapon(self, player: str, weapon: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `player` is whom it happened to or who did it.

    `words` is the sentence that tells it, with its fields in braces; an event that depends on more
    overrides `sentence`.
    """

    words: ClassVar[str] = ""
    hides_answer: ClassVar[bool] = False  # what was said to bring it about is nobody else's

    player: str

    @property
    def is_shown(self) -> bool:
        """Whether it needs its words: else what is told beside it has said as much."""
        return True

    def sentence(self, names: Names) -> Sentence:
        """Return the sentence that tells it; NOTHING when its neighbors say as much."""
        return Sentence(self.words, {f.name: getattr(self, f.name) for f in fields(self)})

    def continues(self, before: Event, names: Names) -> bool:
        """Whether it shares a sentence with the event before: the steps of a walk, a deal."""
        return False

    def is_told_by(self, before: Event) -> bool:
        """Whether the event before has told as much."""
        return False

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        """Return one sentence for this event and those that continue it."""
        return self.sentence(names)


# -- attacks, damage, frags


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    target: str
    weapon: str
    range: int
    mode: str = ""

    def sentence(self, names: Names) -> Sentence:
        return self.shot_sentence(names)

    def shot_sentence(
        self, names: Names, also_played: bool = False, ammo: AmmoSpent | None = None
    ) -> Sentence:
        """Return one sentence for a shot, with the card played for it and the ammo it cost."""
        shown = {"player": self.player, "weapon": names.weapon(self.player, self.weapon)}
        mode = say(" ({mode})", mode=self.mode) if self.mode else NOTHING
        at = (
            say(" at {target}, range {range}", target=target_phrase(self.target), range=self.range)
            if self.target
            else NOTHING
        )
        left = (
            say(": {spent} ammo, {left} left", spent=ammo.spent, left=ammo.left)
            if ammo is not None
            else NOTHING
        )
        if also_played:
            return say(
                "{player} plays and fires {weapon}{mode}{at}{left}.",
                **shown, mode=mode, at=at, left=left,
            )  # fmt: skip
        return say("{player} fires {weapon}{mode}{at}{left}.", **shown, mode=mode, at=at, left=left)

    def continues(self, before: Event, names: Names) -> bool:
        return (
            isinstance(before, CardPlayed)
            and before.player == self.player
            and before.card == self.weapon
            and before.target in ("", self.player)
        )

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        return self.shot_sentence(names, ammo=_of(AmmoSpent, rest))


@dataclass(frozen=True, slots=True)
class AmmoSpent(Event):
    weapon: str
    spent: int
    left: int

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{weapon}: {spent} ammo, {left} left.",
            weapon=names.name(self.weapon), spent=self.spent, left=self.left,
        )  # fmt: skip

    def continues(self, before: Event, names: Names) -> bool:
        return (
            isinstance(before, AttackDeclared)
            and before.player == self.player
            and before.weapon == self.weapon
        )


@dataclass(frozen=True, slots=True)
class Hit(Event):
    target: str
    total: int
    range: int
    automatic: str = ""  # the card that made it so

    def sentence(self, names: Names) -> Sentence:
        target = target_phrase(self.target)
        if self.automatic:
            card = names.name(self.automatic)
            return say(
                "{player} hits {target}: {card}.", player=self.player, target=target, card=card
            )
        return say(
            "Hit on {target}: {total} reaches range {range}.",
            target=target, total=self.total, range=self.range,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Missed(Event):
    target: str
    total: int
    range: int
    automatic: str = ""

    def sentence(self, names: Names) -> Sentence:
        target = target_phrase(self.target)
        if self.automatic:
            card = names.name(self.automatic)
            return say(
                "{player} misses {target}: {card}.", player=self.player, target=target, card=card
            )
        return say(
            "{player} misses {target}: {total} is below range {range}.",
            player=self.player, target=target, total=self.total, range=self.range,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class AttackCancelled(Event):
    words: ClassVar[str] = "{player}'s attack is off: {reason}."

    reason: str


@dataclass(frozen=True, slots=True)
class Harmless(Event):
    """Nothing of that sort harms the fighter."""

    words: ClassVar[str] = "{cause:cap} can't harm {player} ({source})."

    cause: Text
    source: Text


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    """Points of one hit; `health` and `armor` are what is left."""

    points: int
    health: int
    armor: int
    cause: Text
    steps: tuple[str, ...] = ()

    def sentence(self, names: Names) -> Sentence:
        left = say("Health {health}", health=self.health)
        if self.armor:
            left = say("Health {health}, armor {armor}", health=self.health, armor=self.armor)
        if not self.points:
            return say("{player} takes no damage: {left}.", player=self.player, left=left)
        return plural(
            "{player} takes {n} point: {left}.", "{player} takes {n} points: {left}.",
            player=self.player, n=self.points, left=left,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class ArmorLost(Event):
    card: str

    def sentence(self, names: Names) -> Sentence:
        return say("{card} of {player} is used up.", card=names.name(self.card), player=self.player)

    def is_told_by(self, before: Event) -> bool:
        return isinstance(before, CardDiscarded) and before.card == self.card


@dataclass(frozen=True, slots=True)
class Healed(Event):
    words: ClassVar[str] = "{player} heals {points}: Health {health}."

    points: int
    health: int
    source: str


@dataclass(frozen=True, slots=True)
class Fragged(Event):
    """`by` is who did it, "" when nobody did."""

    by: str
    square: str
    cause: Text

    def sentence(self, names: Names) -> Sentence:
        if self.by and self.by != self.player:
            return say("{player} is FRAGGED by {by}.", player=self.player, by=self.by)
        if self.cause:
            return say("{player} is FRAGGED ({cause}).", player=self.player, cause=self.cause)
        return say("{player} is FRAGGED.", player=self.player)


@dataclass(frozen=True, slots=True)
class FragScored(Event):
    victim: str
    frags: int

    def continues(self, before: Event, names: Names) -> bool:
        return isinstance(before, FragScored)

    def sentence(self, names: Names) -> Sentence:
        return self.sentence_with((), names)

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        """Return one score for each player, however many frags one attack has brought."""
        frags = _run(self, rest)
        return in_a_row(
            self._score([one for one in frags if one.player == player])
            for player in dict.fromkeys(one.player for one in frags)
        )

    def _score(self, own: list[FragScored]) -> Sentence:
        often = {1: say("scores"), 2: say("scores twice")}.get(len(own))
        return plural(
            "{player} {scores}: {n} frag.", "{player} {scores}: {n} frags.",
            player=own[0].player, n=own[-1].frags,
            scores=often or say("scores {times} times", times=len(own)),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class BloodSpilled(Event):
    words: ClassVar[str] = "Blood on {square}."

    square: str


@dataclass(frozen=True, slots=True)
class WeaponsLeft(Event):
    square: str
    cards: tuple[str, ...]

    def sentence(self, names: Names) -> Sentence:
        cards = tuple(map(names.name, self.cards))
        return say("{cards} left on {square}.", cards=cards, square=self.square)


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """Taken out of play by a card; no frag."""

    card: str

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{player} is out of play ({card}).", player=self.player, card=names.name(self.card)
        )


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Part of a turn is lost: turn, movement or attacks."""

    what: str
    card: str

    def sentence(self, names: Names) -> Sentence:
        what = say("the turn") if self.what == "turn" else self.what
        return say(
            "{player} loses {what} ({card}).",
            player=self.player, what=what, card=names.name(self.card),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Gained(Event):
    what: str
    card: str

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{player} gains another {what} ({card}).",
            player=self.player, what=self.what, card=names.name(self.card),
        )  # fmt: skip


# -- cards, blood, ammo


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """`card` is "" while it is secret to the referee; with dealt cards show it to its owner only."""

    deck: str
    card: str = ""

    def sentence(self, names: Names) -> Sentence:
        if self._is_hidden(names):
            return say("{player} draws a {deck} card.", player=self.player, deck=self.deck)
        return say("{player} draws {card}.", player=self.player, card=names.name(self.card))

    def continues(self, before: Event, names: Names) -> bool:
        return self._is_hidden(names) and isinstance(before, CardDrawn) and before._is_hidden(names)

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        """Return one sentence for players who draw alike, as before the first turn."""
        if not rest:
            return self.sentence(names)
        hands: dict[str, list[str]] = {}
        for drawn in _run(self, rest):
            hands.setdefault(drawn.player, []).append(drawn.deck)
        alike: dict[tuple[str, ...], list[str]] = {}
        for player, decks in hands.items():
            alike.setdefault(tuple(decks), []).append(player)
        return in_a_row(
            say("{player} draws {cards}.", player=players[0], cards=_counted(decks))
            if len(players) == 1
            else say("{players:and} each draw {cards}.", players=players, cards=_counted(decks))
            for decks, players in alike.items()
        )

    def _is_hidden(self, names: Names) -> bool:
        return not self.card or names.secret


@dataclass(frozen=True, slots=True)
class DeckEmpty(Event):
    words: ClassVar[str] = "The {deck} deck is empty: no card."

    deck: str


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    deck: str
    cards: int

    def sentence(self, names: Names) -> Sentence:
        return plural(
            "The {deck} discards are shuffled: {n} card.",
            "The {deck} discards are shuffled: {n} cards.",
            deck=self.deck, n=self.cards,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    card: str
    target: str = ""

    def sentence(self, names: Names) -> Sentence:
        card = names.name(self.card)
        if self.target and self.target != self.player:
            return say(
                "{player} plays {card} on {target}.",
                player=self.player, card=card, target=self.target,
            )  # fmt: skip
        return say("{player} plays {card}.", player=self.player, card=card)

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        shot = _of(AttackDeclared, rest)
        if shot is None:
            return self.sentence(names)
        return shot.shot_sentence(names, also_played=True, ammo=_of(AmmoSpent, rest))


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    card: str
    target: str = ""

    def sentence(self, names: Names) -> Sentence:
        card = names.name(self.card)
        if self.target and self.target != self.player:
            return say(
                "{player} uses {card} on {target}.",
                player=self.player, card=card, target=self.target,
            )  # fmt: skip
        return say("{player} uses {card}.", player=self.player, card=card)


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    card: str
    deck: str
    zone: str  # hand or play
    reason: Text = ""

    def continues(self, before: Event, names: Names) -> bool:
        return (
            isinstance(before, CardDiscarded)
            and before.player == self.player
            and before.reason == self.reason
        )

    def is_told_by(self, before: Event) -> bool:
        return isinstance(before, CardPlayed | CardExpired) and before.card == self.card

    def sentence(self, names: Names) -> Sentence:
        return self.sentence_with((), names)

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        """Return the cards by name, then how many of each deck went unseen."""
        cards = _run(self, rest)
        named = [names.name(one.card) for one in cards if one.card]
        shown: list[Text] = [
            card if named.count(card) == 1 else say("{n} {card}", n=named.count(card), card=card)
            for card in dict.fromkeys(named)
        ]
        unseen = [one.deck for one in cards if not one.card]
        shown += [_cards_of(deck, unseen.count(deck)) for deck in dict.fromkeys(unseen)]
        if self.reason:
            return say(
                "{player} discards {cards} ({reason}).",
                player=self.player, cards=several(shown), reason=self.reason,
            )  # fmt: skip
        return say("{player} discards {cards}.", player=self.player, cards=several(shown))


@dataclass(frozen=True, slots=True)
class Affected(Event):
    """What the card does lies on the player for a time, without the card."""

    card: str

    def sentence(self, names: Names) -> Sentence:
        return say("{card} works on {player}.", card=names.name(self.card), player=self.player)


@dataclass(frozen=True, slots=True)
class CardExpired(Event):
    card: str

    def sentence(self, names: Names) -> Sentence:
        return say("{card} on {player} ends.", card=names.name(self.card), player=self.player)


@dataclass(frozen=True, slots=True)
class CardDropped(Event):
    card: str
    square: str

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{player} drops {card} on {square}.",
            player=self.player, card=names.name(self.card), square=self.square,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """Off the floor into the hand; `card` is "" for a secret pick."""

    card: str
    deck: str
    square: str

    def sentence(self, names: Names) -> Sentence:
        if not self.card or names.secret:
            return say(
                "{player} takes a {deck} card from {square}.",
                player=self.player, deck=self.deck, square=self.square,
            )  # fmt: skip
        return say(
            "{player} takes {card} from {square}.",
            player=self.player, card=names.name(self.card), square=self.square,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    victim: str
    card: str
    deck: str

    def sentence(self, names: Names) -> Sentence:
        if not self.card or names.secret:
            return say(
                "{player} takes a {deck} card from {victim}.",
                player=self.player, deck=self.deck, victim=self.victim,
            )  # fmt: skip
        return say(
            "{player} takes {card} from {victim}.",
            player=self.player, card=names.name(self.card), victim=self.victim,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardCancelled(Event):
    card: str

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{card} of {player} is cancelled.", card=names.name(self.card), player=self.player
        )


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    to: str
    cards: tuple[str, ...]

    def sentence(self, names: Names) -> Sentence:
        if not self.cards or names.secret:
            return say("{player} shows the hand to {to}.", player=self.player, to=self.to)
        return say(
            "{player} shows the hand to {to}: {cards}.",
            player=self.player, to=self.to, cards=tuple(map(names.name, self.cards)),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class BloodTaken(Event):
    words: ClassVar[str] = "{player} takes blood from {square}, has {kept}."

    square: str
    kept: int


@dataclass(frozen=True, slots=True)
class BloodSpent(Event):
    words: ClassVar[str] = "{player} spends blood, {left} left."

    left: int


@dataclass(frozen=True, slots=True)
class AmmoAdded(Event):
    card: str
    left: int

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{card} of {player}: {left} ammo.",
            card=names.name(self.card), player=self.player, left=self.left,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """An effect found nobody or nothing to work on, or its die failed."""

    card: str
    reason: Text

    def sentence(self, names: Names) -> Sentence:
        return say("{card} does nothing: {reason}.", card=names.name(self.card), reason=self.reason)


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
    source: Text = ""  # what the dice are, before anything changes them: "Accuracy", "captain"

    def sentence(self, names: Names) -> Sentence:
        is_sum = self.purpose not in ("respawn", "bump")  # there two dice are two answers
        dice = _dice(self.faces, self.total) if is_sum else _faces(self.faces)
        purpose = _purpose(self.purpose)
        if self.purpose == "check":
            purpose = say("for {source}", source=self.source)
        elif self.purpose in ("respawn", "bump") and self.source == "map":
            purpose = say("for the map")
        elif self.purpose == "movement" and self.source not in ("", "Speed"):
            purpose = say("for movement of the {source}", source=self.source)
        return say(
            "{player} rolls {dice} {purpose}.", player=self.player, dice=dice, purpose=purpose
        )


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    purpose: str
    faces: tuple[int, ...]
    source: str

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{player} rerolls {purpose}: {dice} ({source}).",
            player=self.player, purpose=_purpose(self.purpose), dice=_faces(self.faces),
            source=self.source,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class DiceTurned(Event):
    purpose: str
    faces: tuple[int, ...]
    source: str

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{player} turns dice {purpose}: {dice} ({source}).",
            player=self.player, purpose=_purpose(self.purpose), dice=_faces(self.faces),
            source=self.source,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class NoRollNeeded(Event):
    purpose: str
    reason: str

    def sentence(self, names: Names) -> Sentence:
        return say(
            "No roll {purpose}: {reason}.", purpose=_purpose(self.purpose), reason=self.reason
        )


# -- movement


@dataclass(frozen=True, slots=True)
class MovementGained(Event):
    points: int
    left: int

    def sentence(self, names: Names) -> Sentence:
        if self.points == self.left:
            return say("{player} may move {left}.", player=self.player, left=self.left)
        return say("{points} more: {left} left.", points=self.points, left=self.left)

    def is_told_by(self, before: Event) -> bool:
        return isinstance(before, Rolled) and before.total == self.points == self.left


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """One step; `how` is step, jump, teleporter, teleport, push or back."""

    origin: str
    square: str
    cost: int
    left: int
    how: str = "step"

    def sentence(self, names: Names) -> Sentence:
        fields = {"player": self.player, "square": self.square, "left": self.left}
        match self.how:
            case "step":
                return say("{player} goes to {square}, {left} left.", **fields)
            case "teleporter":
                return say("{player} teleports to {square}, {left} left.", **fields)
            case "jump":
                return say("{player} jumps to {square}, {left} left.", **fields)
            case "push":
                return say("{player} is pushed to {square}.", **fields)
            case "back":
                return say("{player} is put back on {square}.", **fields)
        return say("{player} teleports to {square}.", **fields)

    def continues(self, before: Event, names: Names) -> bool:
        return (
            isinstance(before, Moved)
            and before.player == self.player
            and self.how in ("step", "push")
            and before.how in ("step", "push")
            and before.how == self.how
        )

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        if self.how not in ("step", "push"):
            return self.sentence(names)
        walk = _run(self, rest)
        if walk[-1].how == "push":
            return walk[-1].sentence(names)
        return say(
            "{player} goes {origin} to {square}: {cost} moved, {left} left.",
            player=self.player, origin=self.origin, square=walk[-1].square,
            cost=sum(step.cost for step in walk), left=walk[-1].left,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The rest of a way was not walked."""

    square: str
    reason: str

    def sentence(self, names: Names) -> Sentence:
        if not self.square:
            return NOTHING
        return say(
            "{player} stops on {square}: {reason}.",
            player=self.player, square=self.square, reason=self.reason,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Respawned(Event):
    words: ClassVar[str] = "{player} respawns on {square}."

    square: str


@dataclass(frozen=True, slots=True)
class NoSquare(Event):
    """That number leads nowhere: the die is rolled again."""

    words: ClassVar[str] = "{face}: {reason}. Roll again."

    face: int
    reason: str


@dataclass(frozen=True, slots=True)
class Bumped(Event):
    """Displaced by a newcomer."""

    words: ClassVar[str] = "{player} is bumped from {square} by {by}."

    square: str
    by: str


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """Where a bumped fighter came to stand."""

    words: ClassVar[str] = "{player} lands on {square}."

    square: str


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """No free respawn square: off the map until the next turn, as if fragged, without a frag."""

    words: ClassVar[str] = "No square is free: {player} waits off the map."


@dataclass(frozen=True, slots=True)
class PowerUpFailed(Event):
    """`good`: how many of the six faces would have brought a card."""

    words: ClassVar[str] = "{face}: no card."

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

    def sentence(self, names: Names) -> Sentence:
        # The card has its own sentence when it is drawn, if there is one.
        return (
            say("{face}: power-up!", face=self.face)
            if self.face
            else say("Power-up, without a die!")
        )


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

    def sentence(self, names: Names) -> Sentence:
        return NOTHING  # the roll itself is told


@dataclass(frozen=True, slots=True)
class FirstTied(Event):
    """These rolled equally high and roll again; `player` is one of them."""

    players: tuple[str, ...]

    def sentence(self, names: Names) -> Sentence:
        return say("{players} are even and roll again.", players=several(self.players))


@dataclass(frozen=True, slots=True)
class WentFirst(Event):
    words: ClassVar[str] = "{player} goes first."


@dataclass(frozen=True, slots=True)
class Placed(Event):
    words: ClassVar[str] = "{player} starts on {square}."

    square: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    words: ClassVar[str] = "Turn {number}: {player}."

    number: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    cause: str
    card: str = ""  # that took it

    def sentence(self, names: Names) -> Sentence:
        reason = names.name(self.card) if self.card else self.cause
        return say("{player} loses the turn: {reason}.", player=self.player, reason=reason)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    def sentence(self, names: Names) -> Sentence:
        return NOTHING  # the next one's beginning says it


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

    points: int
    frags: int

    def sentence(self, names: Names) -> Sentence:
        return say(
            "{player} marks {points}: {frags} in all.",
            player=self.player, points=f"{self.points:+d}", frags=self.frags,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """One of the winners; those of a side are told of together."""

    frags: int
    side: str = ""  # that has won
    score: str = ""  # "3 to 1", where sides have points

    def continues(self, before: Event, names: Names) -> bool:
        return isinstance(before, GameWon) and before.side == self.side

    def sentence(self, names: Names) -> Sentence:
        return self.sentence_with((), names)

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        """Return one sentence for a team, or for the players who share a win."""
        winners = _run(self, rest)
        players = several([one.player for one in winners])
        if self.side:
            score = say(" {score}", score=self.score) if self.score else NOTHING
            return say(
                "Team {team} WINS{score}: {players}!", team=self.side, score=score, players=players
            )
        if any(one.frags != self.frags for one in winners):  # a boss is down: no matter of frags
            return say("{players} WIN!", players=players)
        if len(winners) == 1:
            return plural(
                "{player} WINS with {n} frag!", "{player} WINS with {n} frags!",
                player=self.player, n=self.frags,
            )  # fmt: skip
        return plural(
            "{players} WIN with {n} frag each!", "{players} WIN with {n} frags each!",
            players=players, n=self.frags,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Joined(Event):
    stats: str
    fighter: str = ""

    def sentence(self, names: Names) -> Sentence:
        if not self.fighter:
            return say("{player} joins with {stats}.", player=self.player, stats=self.stats)
        return say(
            "{player} joins with {stats} ({fighter}).",
            player=self.player, stats=self.stats, fighter=names.name(f"@{self.fighter}"),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    words: ClassVar[str] = "{player} leaves the game."


@dataclass(frozen=True, slots=True)
class Overrode(Event):
    fact: str
    value: str | int
    detail: str = ""
    was: str | int = ""

    def sentence(self, names: Names) -> Sentence:
        was = say(" (was {was})", was=self.was) if self.was != "" else NOTHING
        if self.fact == "floor":  # nobody's in particular
            there = self.detail.replace(" ", ", ") or say("nothing")
            return say(
                "By the table: on {square} lies {there}{was}.",
                square=self.value, there=there, was=was,
            )  # fmt: skip
        if self.fact == "points":
            return plural(
                "By the table: team {team} has {n} point{was}.",
                "By the table: team {team} has {n} points{was}.",
                team=self.detail, n=self.value, was=was,
            )  # fmt: skip
        is_off = self.fact in ("square", "figure") and not self.value
        fact = " ".join(w for w in (self.fact, "off" * is_off, str(self.value), self.detail) if w)
        return say("By the table: {player} {fact}{was}.", player=self.player, fact=fact, was=was)


@dataclass(frozen=True, slots=True)
class Rewound(Event):
    """Something was said late and put where it belongs: what is told now replaces what was told
    for the last `inputs` inputs of the turn."""

    what: str
    inputs: int
    taken: tuple[str, ...] = ()  # what was told and never was

    def sentence(self, names: Names) -> Sentence:
        if self.taken:
            return say("Said late (taken back: {taken}):", taken=self.taken)
        return say("Said late:")


@dataclass(frozen=True, slots=True)
class Lapsed(Event):
    """Something said after a roll no longer applies, because the roll was changed."""

    what: str

    def sentence(self, names: Names) -> Sentence:
        what = self.what.replace("-", " ")
        return say("{player}'s {what} no longer counts.", player=self.player, what=what)


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


def target_phrase(target: str) -> Text:
    """Return what is aimed at: a counter with its square, a fighter by name, a square as it is."""
    kind, at, square = target.rpartition("@")
    return say("the {kind} on {square}", kind=kind, square=square) if at else target


def several(items: Sequence[Text]) -> Text:
    """Return one thing as it is, or "A, B and C"."""
    return items[0] if len(items) == 1 else say("{items:and}", items=tuple(items))


def _cards_of(deck: str, n: int) -> Sentence:
    return plural("a {deck} card", "{n} {deck} cards", deck=deck, n=n)


def _counted(decks: Iterable[str]) -> Text:
    """Return `a weapon card`, or `2 weapon cards and a gadget`."""
    lot = list(decks)
    if len(lot) == 1:
        return _cards_of(lot[0], 1)
    return several(
        [
            plural("a {deck}", "{n} {deck} cards", deck=deck, n=lot.count(deck))
            for deck in dict.fromkeys(lot)
        ]
    )


def _run(first: E, rest: Sequence[Event]) -> list[E]:
    """Return the events of a run that are of the first one's kind."""
    return [first, *(one for one in rest if isinstance(one, type(first)))]


def _of(kind: type[E], rest: Sequence[Event]) -> E | None:
    return next((one for one in rest if isinstance(one, kind)), None)


def _purpose(purpose: str) -> Sentence | str:
    return _PURPOSES.get(purpose, purpose)


def _faces(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces))


def _dice(faces: tuple[int, ...], total: int) -> str:
    return str(total) if len(faces) == 1 and faces[0] == total else f"{_faces(faces)} = {total}"


# A slotted dataclass is made anew by its decorator, so the module is asked, not the base.
EVENTS: tuple[type[Event], ...] = tuple(
    cls
    for cls in list(globals().values())
    if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
)
