"""Events: changes that have happened, each with the sentence that reports it.

An event holds everything that changed. Its sentence is a value (`language.sentences`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from fragkit.language.sentences import FIELD, NOTHING, Sentence, Text, in_a_row, plural, say
from fragkit.model.names import name_of
from fragkit.values import dataclass

# The purpose of the dice, after "Red rolls 4 2".
_PURPOSES = {
    "first": say("for the first turn"), "respawn": say("to respawn"),
    "bump": say("for a new square"), "movement": say("for movement"),
    "power-up": say("for the power-up"), "hit": say("to hit"), "damage": say("for damage"),
    "defense": say("for defense"), "table": say("for the effect"), "chance": say("for the card"),
    "draw": say("for a card"), "check": say("for the check"), "amount": say("for the amount"),
}  # fmt: skip


E = TypeVar("E", bound="Event")

# Types of fields that a sentence does not show as they are.
CardId: TypeAlias = str  # by the card's name
CardIds: TypeAlias = tuple[str, ...]
TargetId: TypeAlias = str  # a fighter or square; a counter as "the mine on D4"


class Names(Protocol):
    """Names in their printed form, and whether hands are secret."""

    secret: bool  # drawn cards are not named

    def name(self, card: str) -> str: ...

    def weapon(self, player: str, weapon: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `player` did it, or it happened to them.

    `words` is its sentence, with the event's fields in braces. An event whose sentence depends on
    more than that overrides `sentence` and builds the result with `says`.
    """

    words: ClassVar[str] = ""
    hides_answer: ClassVar[bool] = False  # the answer that caused it is that player's secret

    player: str

    @property
    def is_shown(self) -> bool:
        """Return whether the event's sentence is shown to the players."""
        return True

    def sentence(self, names: Names) -> Sentence:
        """Return the sentence that reports the event, or NOTHING if a neighboring event reports it
        already."""
        return Sentence(self.words, self._shown(names))

    def says(self, names: Names, words: str, many: str = "", /, **more: Any) -> Sentence:
        """Return a sentence with only those fields of the event that `words` names, so that no
        secret leaks. `more` adds fields, and `many` is the form for any number `n` except 1."""
        shown = self._shown(names) | more
        return Sentence(words, {m[1]: shown[m[1]] for m in FIELD.finditer(words + many)}, many)

    def _shown(self, names: Names) -> dict[str, Any]:
        shown = {f.name: getattr(self, f.name) for f in fields(self)}
        for f in fields(self):
            if f.type in _IN_WORDS and shown[f.name]:
                shown[f.name] = _IN_WORDS[f.type](names, shown[f.name])
        return shown

    def continues(self, before: Event, names: Names) -> bool:
        """Return whether the event shares a sentence with the one before, as the steps of a walk or
        a deal do."""
        return False

    def is_told_by(self, before: Event) -> bool:
        """Return whether the previous event has already reported this one."""
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
        """Return one sentence for a shot, with the card played for it and the ammo that it cost."""
        shown = {"player": self.player, "weapon": names.weapon(self.player, self.weapon)}
        mode = say(" ({mode})", mode=self.mode) if self.mode else NOTHING
        at = (
            say(" at {target}, range {range}", target=target_phrase(self.target), range=self.range)
            if self.target
            else NOTHING
        )
        left = (
            say(": {spent} ammo spent, {left} left", spent=ammo.spent, left=ammo.left)
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
    words = "{weapon}: {spent} ammo spent, {left} left."
    weapon: CardId
    spent: int
    left: int

    def continues(self, before: Event, names: Names) -> bool:
        return (
            isinstance(before, AttackDeclared)
            and before.player == self.player
            and before.weapon == self.weapon
        )


@dataclass(frozen=True, slots=True)
class Hit(Event):
    target: TargetId
    total: int
    range: int
    automatic: str = ""  # the card that decided it

    def sentence(self, names: Names) -> Sentence:
        if self.automatic:
            card = names.name(self.automatic)
            return self.says(names, "{player} hits {target} ({card}).", card=card)
        return self.says(names, "{player} hits {target}: {total} reaches range {range}.")


@dataclass(frozen=True, slots=True)
class Missed(Event):
    target: TargetId
    total: int
    range: int
    automatic: str = ""

    def sentence(self, names: Names) -> Sentence:
        if self.automatic:
            card = names.name(self.automatic)
            return self.says(names, "{player} misses {target} ({card}).", card=card)
        return self.says(names, "{player} misses {target}: {total} is short of range {range}.")


@dataclass(frozen=True, slots=True)
class AttackCancelled(Event):
    words = "{player}'s attack is canceled: {reason}."
    reason: Text


@dataclass(frozen=True, slots=True)
class Harmless(Event):
    """A hit that an immune fighter ignores."""

    words = "{cause:cap} can't harm {player} ({source})."
    cause: Text
    source: Text


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    """Damage of one hit. `health` and `armor` are the values left."""

    points: int
    health: int
    armor: int
    cause: Text
    steps: tuple[Text, ...] = ()

    def sentence(self, names: Names) -> Sentence:
        left = self.says(
            names, "Health {health}, armor {armor}" if self.armor else "Health {health}"
        )
        if not self.points:
            return self.says(names, "{player} takes no damage: {left}.", left=left)
        return self.says(
            names, "{player} takes {damage} damage: {left}.", damage=self.points, left=left
        )


@dataclass(frozen=True, slots=True)
class ArmorLost(Event):
    words = "{player}'s {card} is used up."
    card: CardId

    def is_told_by(self, before: Event) -> bool:
        return isinstance(before, CardDiscarded) and before.card == self.card


@dataclass(frozen=True, slots=True)
class Healed(Event):
    words = "{player} heals {points}: Health {health}."
    points: int
    health: int
    source: str


@dataclass(frozen=True, slots=True)
class Fragged(Event):
    """A frag. `by` is the attacker, or ""."""

    by: str
    square: str
    cause: Text

    def sentence(self, names: Names) -> Sentence:
        if self.by and self.by != self.player:
            return self.says(names, "{player} is FRAGGED by {other}.", other=self.by)
        return self.says(
            names, "{player} is FRAGGED ({cause})." if self.cause else "{player} is FRAGGED."
        )


@dataclass(frozen=True, slots=True)
class FragScored(Event):
    victim: str
    frags: int

    def continues(self, before: Event, names: Names) -> bool:
        return isinstance(before, FragScored)

    def sentence(self, names: Names) -> Sentence:
        return self.sentence_with((), names)

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        """Return one sentence with a score for each player, however many fighters one attack has
        fragged."""
        frags = _run(self, rest)
        return in_a_row(
            self._score([one for one in frags if one.player == player])
            for player in dict.fromkeys(one.player for one in frags)
        )

    def _score(self, own: list[FragScored]) -> Sentence:
        player, frags = own[0].player, own[-1].frags
        if len(own) > 1:
            return say(
                "{player} frags {count} fighters: {frags} frags in all.",
                player=player, count=len(own), frags=frags,
            )  # fmt: skip
        return plural(
            "{player} scores: {n} frag.", "{player} scores: {n} frags.", player=player, n=frags
        )


@dataclass(frozen=True, slots=True)
class BloodSpilled(Event):
    words = "Put a blood counter on {square}."
    square: str


@dataclass(frozen=True, slots=True)
class WeaponsLeft(Event):
    words = "Put a weapon counter on {square}: {cards:and}."
    square: str
    cards: CardIds


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A fighter whom a card takes out of play, without a frag."""

    words = "{card} takes {player} out of play."
    card: CardId


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """A player who loses a turn, or the turn's movement or attacks."""

    what: str
    card: CardId

    def sentence(self, names: Names) -> Sentence:
        match self.what:
            case "movement":
                return self.says(names, "{player} loses their movement ({card}).")
            case "attacks":
                return self.says(names, "{player} loses their attacks ({card}).")
        return self.says(names, "{player} loses a turn ({card}).")


@dataclass(frozen=True, slots=True)
class Gained(Event):
    words = "{player} gets another turn ({card})."
    what: str
    card: CardId


# -- cards, blood, ammo


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A drawn card. `card` is "" if the referee does not know it. With dealt cards, only its owner
    may see it."""

    deck: str
    card: CardId = ""

    def sentence(self, names: Names) -> Sentence:
        hidden = self._is_hidden(names)
        return self.says(
            names, "{player} draws a {deck} card." if hidden else "{player} draws {card}."
        )

    def continues(self, before: Event, names: Names) -> bool:
        return self._is_hidden(names) and isinstance(before, CardDrawn) and before._is_hidden(names)

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        """Return one sentence for all players who draw from the same decks, as before the first
        turn."""
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
    words = "The {deck} deck is empty: {player} draws no card."
    deck: str


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    deck: str
    cards: int

    def sentence(self, names: Names) -> Sentence:
        return plural(
            "Shuffle the {deck} discard pile into a new deck: {n} card.",
            "Shuffle the {deck} discard pile into a new deck: {n} cards.",
            deck=self.deck, n=self.cards,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    card: CardId
    target: str = ""

    def sentence(self, names: Names) -> Sentence:
        if self.target and self.target != self.player:
            return self.says(names, "{player} plays {card} on {target}.")
        return self.says(names, "{player} plays {card}.")

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        shot = _of(AttackDeclared, rest)
        if shot is None:
            return self.sentence(names)
        return shot.shot_sentence(names, also_played=True, ammo=_of(AmmoSpent, rest))


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    card: CardId
    target: str = ""

    def sentence(self, names: Names) -> Sentence:
        if self.target and self.target != self.player:
            return self.says(names, "{player} uses {card} on {target}.")
        return self.says(names, "{player} uses {card}.")


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
        """Return the cards with known names, then the number of face-down cards of each deck."""
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
    """An effect that stays in force on the player for its duration, without its card."""

    words = "{card} affects {player}."
    card: CardId


@dataclass(frozen=True, slots=True)
class CardExpired(Event):
    words = "{player}'s {card} wears off."
    card: CardId


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """A card that went back into its deck."""

    words = "Shuffle {player}'s card back into the {deck} deck."
    deck: str


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A card that an effect put on a square. Without a name, it is face down."""

    card: CardId
    deck: str
    square: str

    def sentence(self, names: Names) -> Sentence:
        if not self.card:
            return self.says(names, "Put a {deck} card face down on {square}.")
        return self.says(names, "Put {card} on {square}.")


@dataclass(frozen=True, slots=True)
class CardDropped(Event):
    words = "{player} drops {card} on {square}."
    card: CardId
    square: str


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card picked up from the map. `card` is "" if it is secret."""

    card: CardId
    deck: str
    square: str

    def sentence(self, names: Names) -> Sentence:
        if not self.card or names.secret:
            return self.says(names, "{player} picks up a {deck} card on {square}.")
        return self.says(names, "{player} picks up {card} on {square}.")


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    victim: str
    card: CardId
    deck: str

    def sentence(self, names: Names) -> Sentence:
        if not self.card or names.secret:
            return self.says(
                names, "{player} steals a {deck} card from {other}.", other=self.victim
            )
        return self.says(names, "{player} steals {card} from {other}.", other=self.victim)


@dataclass(frozen=True, slots=True)
class CardCancelled(Event):
    words = "{player}'s {card} is canceled."
    card: CardId


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    to: str
    cards: CardIds

    def sentence(self, names: Names) -> Sentence:
        if not self.cards or names.secret:
            return self.says(names, "{player} shows {other} their hand.", other=self.to)
        return self.says(names, "{player} shows {other} their hand: {cards}.", other=self.to)


@dataclass(frozen=True, slots=True)
class BloodTaken(Event):
    words = "{player} picks up blood on {square} ({kept} in all)."
    square: str
    kept: int


@dataclass(frozen=True, slots=True)
class BloodSpent(Event):
    words = "{player} spends 1 blood ({left} left)."
    left: int


@dataclass(frozen=True, slots=True)
class AmmoAdded(Event):
    card: CardId
    left: int

    def sentence(self, names: Names) -> Sentence:
        return self.says(names, "{player}'s {card} has {ammo} ammo.", ammo=self.left)


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """An effect that had no target, or whose die failed."""

    words = "{card} does nothing: {reason}."
    card: CardId
    reason: Text


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A card that was turned up from a deck for its suit and value, then discarded."""

    words = "{player} turns up {face}."
    face: str


# -- dice


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    purpose: str
    faces: tuple[int, ...]
    total: int
    receipt: Text
    source: Text = ""  # the origin of the dice, before any changes: "Accuracy", "captain"

    def sentence(self, names: Names) -> Sentence:
        is_sum = self.purpose not in ("respawn", "bump")  # there two dice are two answers
        dice = _dice(self.faces, self.total) if is_sum else _faces(self.faces)
        purpose: Text = _purpose(self.purpose)
        if self.purpose in ("check", "table", "chance", "amount") and self.source:
            purpose = _for(self.source)
        elif self.purpose in ("respawn", "bump") and self.source == "map":
            purpose = say("for the map")
        elif self.purpose == "movement" and self.source not in ("", "Speed"):
            purpose = self.says(names, "for the {source}'s movement")
        return self.says(names, "{player} rolls {dice} {why}.", dice=dice, why=purpose)


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    purpose: str
    faces: tuple[int, ...]
    source: Text

    def sentence(self, names: Names) -> Sentence:
        return self.says(
            names, "{player} rerolls {why} ({source}): {dice}.",
            why=_purpose(self.purpose), dice=_faces(self.faces),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class DiceTurned(Event):
    purpose: str
    faces: tuple[int, ...]
    source: Text

    def sentence(self, names: Names) -> Sentence:
        return self.says(
            names, "{source} changes {player}'s roll {why}: now {dice}.",
            why=_purpose(self.purpose), dice=_faces(self.faces),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class NoRollNeeded(Event):
    purpose: str
    reason: Text

    def sentence(self, names: Names) -> Sentence:
        return self.says(names, "No roll needed {why}: {reason}.", why=_purpose(self.purpose))


# -- movement


@dataclass(frozen=True, slots=True)
class MovementGained(Event):
    points: int
    left: int

    def sentence(self, names: Names) -> Sentence:
        if self.points == self.left:
            return self.says(names, "{player} has {left} movement.")
        return self.says(
            names, "{player} gains {movement} movement ({left} left).", movement=self.points
        )

    def is_told_by(self, before: Event) -> bool:
        return isinstance(before, Rolled) and before.total == self.points == self.left


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """One move. `how` is step, walk, jump, teleporter, teleport, swap, push or back."""

    origin: str
    square: str
    cost: int
    left: int
    how: str = "step"

    def sentence(self, names: Names) -> Sentence:
        match self.how:
            case "step":
                return self.says(names, "{player} moves to {square} ({left} movement left).")
            case "teleporter":
                return self.says(names, "{player} teleports to {square} ({left} movement left).")
            case "jump":
                return self.says(names, "{player} jumps to {square} ({left} movement left).")
            case "walk":
                return self.says(names, "{player} walks to {square}.")
            case "push":
                return self.says(names, "{player} is pushed to {square}.")
            case "back":
                return self.says(names, "Put {player} back on {square}.")
            case "swap":
                return self.says(names, "Put {player} on {square}.")
        return self.says(names, "{player} teleports to {square}.")

    def continues(self, before: Event, names: Names) -> bool:
        return (
            isinstance(before, Moved)
            and before.player == self.player
            and self.how in ("step", "walk", "push")
            and before.how == self.how
        )

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        if self.how not in ("step", "walk", "push"):
            return self.sentence(names)
        walk = _run(self, rest)
        if walk[-1].how != "step":
            return walk[-1].sentence(names)
        return walk[-1].says(
            names, "{player} moves from {start} to {square}: {cost} movement spent, {left} left.",
            start=self.origin, cost=sum(step.cost for step in walk),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A fighter who stops before the end of the path."""

    square: str
    reason: Text

    def sentence(self, names: Names) -> Sentence:
        return self.says(names, "{player} stops on {square}: {reason}.") if self.square else NOTHING


@dataclass(frozen=True, slots=True)
class Respawned(Event):
    words = "{player} respawns on {square}."
    square: str


@dataclass(frozen=True, slots=True)
class NoSquare(Event):
    """A roll of a number that has no square. The player rolls again."""

    words = "{face}: {reason}. Roll again."
    face: int
    reason: Text


@dataclass(frozen=True, slots=True)
class NextSquare(Event):
    """A roll of a number whose square is occupied. The next number counts instead."""

    words = "{face}: that square is occupied. {player} takes the next, {square}."
    face: int
    square: str


@dataclass(frozen=True, slots=True)
class Bumped(Event):
    """A fighter who loses their square to another fighter."""

    words = "{by} bumps {player} from {square}."
    square: str
    by: str


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """The new square of a bumped fighter."""

    words = "{player} lands on {square}."
    square: str


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """A fighter who waits off the map until the next turn, without a frag, because no respawn
    square is free."""

    words = "No square is free: {player} waits off the map."


@dataclass(frozen=True, slots=True)
class PowerUpFailed(Event):
    """A power-up that gives no card. `good` is the number of faces that would have given one."""

    words = "{face}: no card."
    square: str
    face: int
    good: int = 3


@dataclass(frozen=True, slots=True)
class PoweredUp(Event):
    """A power-up that gives a card. `good` is the number of faces that give one; `face` is 0 if no
    die was needed."""

    square: str
    face: int
    deck: str
    good: int = 3

    def sentence(self, names: Names) -> Sentence:
        # The card has its own sentence when it is drawn, if there is one.
        return self.says(names, "{face}: power-up!" if self.face else "Power-up, no roll needed!")


@dataclass(frozen=True, slots=True)
class PushStopped(Event):
    """A push stopped by an obstacle."""

    words = "{player} stops on {square}, against the {by}."
    square: str
    by: Text


# -- the course of the game


@dataclass(frozen=True, slots=True)
class FirstRolled(Event):
    face: int

    def sentence(self, names: Names) -> Sentence:
        return NOTHING  # the roll has its own sentence


@dataclass(frozen=True, slots=True)
class FirstTied(Event):
    """A tie for the highest roll. The tied players, of whom `player` is one, roll again."""

    words = "{players:and} tie and roll again."
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WentFirst(Event):
    words = "{player} goes first."


@dataclass(frozen=True, slots=True)
class Placed(Event):
    words = "{player} starts on {square}."
    square: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    words = "Turn {number}: {player}."
    number: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    cause: Text
    card: str = ""  # the card that took it

    def sentence(self, names: Names) -> Sentence:
        reason = names.name(self.card) if self.card else self.cause
        return self.says(names, "{player} loses this turn: {reason}.", reason=reason)


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    def sentence(self, names: Names) -> Sentence:
        return NOTHING  # the next turn's sentence is enough


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The end of a round, in which `player` had the last turn."""

    words = "Round {number} ends."
    number: int


@dataclass(frozen=True, slots=True)
class OrderRolled(Event):
    """The turn order of the next round, in which `player` goes first."""

    words = "Turn order this round: {order}."
    order: str


@dataclass(frozen=True, slots=True)
class FragsMarked(Event):
    """Frags that a card or a rule gives or takes away although nobody was fragged."""

    points: int
    frags: int

    def sentence(self, names: Names) -> Sentence:
        n, total = abs(self.points), self.frags
        if self.points < 0:
            return self.says(
                names, "{player} loses {n} frag ({total} in all).",
                "{player} loses {n} frags ({total} in all).", n=n, total=total,
            )  # fmt: skip
        return self.says(
            names, "{player} gains {n} frag ({total} in all).",
            "{player} gains {n} frags ({total} in all).", n=n, total=total,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """One of the winners. A team shares one sentence."""

    frags: int
    side: str = ""  # the winning team
    score: str = ""  # "3–1", if teams have points
    by_frags: bool = False  # frags decided the game

    def continues(self, before: Event, names: Names) -> bool:
        return isinstance(before, GameWon) and before.side == self.side

    def sentence(self, names: Names) -> Sentence:
        return self.sentence_with((), names)

    def sentence_with(self, rest: Sequence[Event], names: Names) -> Sentence:
        """Return one sentence for a team, or for the players who share a win."""
        winners = _run(self, rest)
        players = several([one.player for one in winners])
        if self.side:
            if not self.score:
                return say("Team {team} WINS: {players}!", team=self.side, players=players)
            return say(
                "Team {team} WINS {value}: {players}!",
                team=self.side, value=self.score, players=players,
            )  # fmt: skip
        if not self.by_frags or any(one.frags != self.frags for one in winners):
            if len(winners) == 1:
                return say("{player} WINS!", player=self.player)
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
            return self.says(names, "{player} joins with {stats} and no cards.")
        fighter = names.name(f"@{self.fighter}")
        return self.says(
            names, "{player} joins with {stats} ({fighter}) and no cards.", fighter=fighter
        )


@dataclass(frozen=True, slots=True)
class SeatHandedOver(Event):
    """The seat of `other`, in which `player` continues the game."""

    words = "{player} takes over {other}'s seat: fighter, hand and frags."
    other: str


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    words = "{player} leaves the game."


@dataclass(frozen=True, slots=True)
class Overrode(Event):
    fact: str
    value: str | int
    detail: str = ""
    was: str | int = ""

    @property
    def is_hidden_card(self) -> bool:
        return self.fact == "hold"  # its value is a card, which only its player may know

    def sentence(self, names: Names) -> Sentence:
        was = say(" (was {was})", was=self.was) if self.was != "" else NOTHING
        if self.fact == "floor":  # belongs to no player
            items = tuple(self.detail.split()) or (say("nothing"),)
            return say("Override: {square}: {items}{was}.", square=self.value, items=items, was=was)
        if self.fact == "points":
            return plural(
                "Override: team {team} has {n} point{was}.",
                "Override: team {team} has {n} points{was}.",
                team=self.detail, n=self.value, was=was,
            )  # fmt: skip
        if self.fact == "fighter":
            who = names.name(f"@{self.value}") if self.value != "none" else say("a plain fighter")
            stats = say(" ({value})", value=self.detail) if self.detail else NOTHING
            return say(
                "Override: {player} plays {fighter}{stats} and keeps the hand{was}.",
                player=self.player, fighter=who, stats=stats, was=was,
            )  # fmt: skip
        if self.is_hidden_card and names.secret:
            return say("Override: {player} has another card in hand.", player=self.player)
        if self.fact == "turn":
            return say("Override: it is {player}'s turn{was}.", player=self.player, was=was)
        if self.fact == "card":
            card = names.name(str(self.value))
            return say("Override: {player} has {card} in play.", player=self.player, card=card)
        if self.fact == "no-card":
            card = names.name(str(self.value))
            return say("Override: {player} has no {card} in play.", player=self.player, card=card)
        is_off = self.fact in ("square", "figure") and not self.value
        fact = " ".join(w for w in (self.fact, "off" * is_off, str(self.value), self.detail) if w)
        return say("Override: {player} {key}{was}.", player=self.player, key=fact, was=was)


@dataclass(frozen=True, slots=True)
class Rewound(Event):
    """A late command that was inserted. The events that follow replace those of the last `inputs`
    inputs of the turn."""

    what: str
    inputs: int
    taken: tuple[Text, ...] = ()  # the results that no longer count

    def sentence(self, names: Names) -> Sentence:
        if self.taken:
            return say("Back to that moment, undoing {items:and}:", items=self.taken)
        return say("Back to that moment:")


@dataclass(frozen=True, slots=True)
class Lapsed(Event):
    """A command that no longer applies because an earlier roll has changed."""

    what: str

    def sentence(self, names: Names) -> Sentence:
        what = self.what.replace("-", " ")
        return say("{player}'s `{typed}` no longer applies.", player=self.player, typed=what)


# -- tracks and stances


@dataclass(frozen=True, slots=True)
class TrackChanged(Event):
    """A changed track. `called` is a comma and the new title."""

    words = "{player}'s {name} is {now}/{most} (was {was}, {source}){called}."
    track: str
    name: str
    was: int
    now: int
    most: int
    source: str
    called: str = ""


@dataclass(frozen=True, slots=True)
class StanceEntered(Event):
    words = "{player} is now {name}."
    stance: str
    name: str


@dataclass(frozen=True, slots=True)
class StanceLeft(Event):
    words = "{player} is no longer {name} ({why})."
    stance: str
    name: str
    why: Text


_IN_WORDS: dict[Any, Callable[[Names, Any], Any]] = {
    "CardId": lambda names, card: names.name(card),
    "CardIds": lambda names, cards: tuple(map(names.name, cards)),
    "TargetId": lambda names, target: target_phrase(target),
}


def target_phrase(target: str) -> Text:
    """Return the target in words: a counter with its square, or else the fighter or the square
    itself."""
    kind, at, square = target.rpartition("@")
    return (
        say("the {kind} on {square}", kind=name_of("counter", kind), square=square)
        if at
        else target
    )


def several(items: Sequence[Text]) -> Text:
    """Return a single item as it is, or "A, B and C"."""
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
    """Return the events at the start of the run that are of the same kind as the first one."""
    return [first, *(one for one in rest if isinstance(one, type(first)))]


def _of(kind: type[E], rest: Sequence[Event]) -> E | None:
    return next((one for one in rest if isinstance(one, kind)), None)


def _purpose(purpose: str) -> Text:
    return _PURPOSES.get(purpose, purpose)


def _for(source: Text) -> Sentence:
    """Return `for Overclock`, or `for the captain` if the source is an ordinary word."""
    if isinstance(source, str) and source.islower():
        return say("for the {source}", source=source)
    return say("for {source}", source=source)


def _faces(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces))


def _dice(faces: tuple[int, ...], total: int) -> str:
    return str(total) if len(faces) == 1 and faces[0] == total else f"{_faces(faces)} = {total}"


# The decorator replaces a slotted dataclass, so `__subclasses__` would list each class twice.
EVENTS: tuple[type[Event], ...] = tuple(
    cls
    for cls in list(globals().values())
    if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
)
