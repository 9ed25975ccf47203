"""What happened, in words: one short sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING

from fragkit.model.fighter import START
from fragkit.model.text import plain, words_to_apply
from fragkit.referee.display.combined_sentences import combined_sentence, goes_on
from fragkit.rules import events as e
from fragkit.rules.attack.targets import target_words
from fragkit.rules.catalog import sheet_id
from fragkit.rules.counters import CounterLaid
from fragkit.rules.json_values import kind_name

if TYPE_CHECKING:
    from fragkit.model.card import Card
    from fragkit.model.fighter import Fighter

PURPOSES = {
    "first": "for the first turn", "respawn": "to respawn", "bump": "for the bump",
    "movement": "for movement", "power-up": "for the power-up", "hit": "to hit",
    "damage": "damage", "defense": "in defense", "table": "on the table", "chance": "for the card",
    "draw": "for a card",
}  # fmt: skip


class Story:
    """Sentences with the names that are printed on the cards."""

    def __init__(
        self, cards: Mapping[str, Card], pistols: Mapping[str, str], secret: bool = False,
        fighters: Mapping[str, Fighter] | None = None,
    ) -> None:  # fmt: skip
        self.cards = cards
        self.pistols = pistols  # what each player's starting weapon is called
        self.secret = secret  # drawn cards are not named
        self.fighters = fighters or {}

    def name(self, card: str) -> str:
        """As it is printed: a card, or what is on the sheet of a fighter (`@medic`)."""
        known = self.cards.get(card)
        if known is not None:
            return known.name
        what, _, id = card.rpartition("@")
        if not what:
            return self._named(id)
        if id not in self.fighters:
            return id
        weapons = self.fighters[id].weapon_words
        return weapons[what].name if what in weapons else self.fighters[id].name

    def _named(self, word: str) -> str:
        """A fighter's sheet as a whole, or a weapon on somebody's."""
        if word in self.fighters:
            return self.fighters[word].name
        sheets = (fighter.weapon_words for fighter in self.fighters.values())
        return next((own[word].name for own in sheets if word in own and word != START), word)

    def names(self, cards: Iterable[str]) -> str:
        return ", ".join(map(self.name, cards))

    def tell(self, events: Iterable[e.Event]) -> str:
        """All of it in one paragraph; steps of one walk are one sentence."""
        return " ".join(s for s in self.sentences(events) if s)

    def sentences(self, events: Iterable[e.Event]) -> list[str]:
        """Steps of one walk are one sentence, cards that come or go together as well."""
        said: list[str] = []
        run: list[e.Event] = []
        before: e.Event | None = None
        sure: e.NoRollNeeded | None = None  # waits for what it leads to
        for event in (*events, None):
            joins = event is not None and self._joins(event) and not _is_said(before, event)
            if run and not (joins and event is not None and goes_on(run[-1], event)):
                said.append(self._together(run))
                run = []
            if sure is not None and isinstance(event, e.Hit):
                said.append(f"Hit on {target_words(event.target)} without a roll: {sure.reason}.")
                before, sure = event, None
                continue
            if sure is not None and not isinstance(event, e.CardExpired | e.CardDiscarded):
                said.append(self.sentence(sure))
                sure = None
            if event is None:
                break
            if joins:
                run.append(event)
            elif isinstance(event, e.NoRollNeeded):
                sure = event
            elif not _is_said(before, event):
                said.append(self.sentence(event))
            before = event
        return [sentence for sentence in said if sentence]

    def _together(self, run: list[e.Event]) -> str:
        match run:
            case [e.CardPlayed(), e.AttackDeclared() as shot, *ammo]:
                return self._shot(shot, "plays and fires", ammo)
            case [e.AttackDeclared() as shot, *ammo]:
                return self._shot(shot, "fires", ammo)
            case [e.CardPlayed() | e.AmmoSpent() as alone]:
                return self.sentence(alone)
        return combined_sentence(run, self.name)

    def _shot(self, shot: e.AttackDeclared, does: str, ammo: list[e.Event]) -> str:
        who, weapon = shot.player, shot.weapon
        name = self.pistols.get(who, "Pistol") if weapon == "start" else self.name(weapon)
        mode = f" ({shot.mode})" if shot.mode else ""
        at = f" at {target_words(shot.target)}, range {shot.range}" if shot.target else ""
        left = "".join(
            f": {a.spent} ammo, {a.left} left" for a in ammo if isinstance(a, e.AmmoSpent)
        )
        return f"{who} {does} {name}{mode}{at}{left}.{self._to_apply(weapon)}"

    def _to_apply(self, card: str) -> str:
        """A card with words alone is told with them: nobody else will do what it says."""
        known = self.cards.get(card)
        words = plain(words_to_apply(known)) if known is not None else ""
        return f" Yours to apply: “{' '.join(words.split())}”" if words else ""

    def _joins(self, event: e.Event) -> bool:
        if isinstance(event, e.CardDrawn):
            return not event.card or self.secret
        if isinstance(event, e.Moved):
            return event.how in ("step", "push")
        return isinstance(
            event,
            e.CardDiscarded
            | e.FragScored
            | e.CardPlayed
            | e.AttackDeclared
            | e.AmmoSpent
            | e.GameWon
            | CounterLaid,
        )

    def sentence(self, event: e.Event) -> str:
        """One event; "" when it says nothing that its neighbours don't."""
        who = event.player
        if not event.is_shown:
            return ""
        if event.words:
            return event.words.format(**{f.name: getattr(event, f.name) for f in fields(event)})
        match event:
            case e.Moved() | e.MovementGained() | e.Stopped() | e.Bumped() | e.Landed():
                return _moving(event)
            case e.Rolled(purpose=purpose, faces=faces, total=total, source=source):
                is_sum = purpose not in ("respawn", "bump")  # there two dice are two answers
                thrown = _dice(faces, total) if is_sum else _faces(faces)
                what = f" for {source}" if purpose == "check" else _purpose(purpose)
                if purpose in ("respawn", "bump") and source == "map":
                    what = " for the map"
                if purpose == "movement" and source not in ("", "Speed"):
                    what += f" of the {source}"
                return f"{who} rolls {thrown}{what}."
            case e.Rerolled(purpose=purpose, faces=faces, source=source):
                return f"{who} rerolls{_purpose(purpose)}: {_faces(faces)} ({source})."
            case e.DiceTurned(purpose=purpose, faces=faces, source=source):
                return f"{who} turns dice{_purpose(purpose)}: {_faces(faces)} ({source})."
            case e.NoRollNeeded(purpose=purpose, reason=reason):
                return f"No roll{_purpose(purpose)}: {reason}."
            case e.AttackDeclared() | e.AmmoSpent() | e.Hit() | e.Missed() | e.AttackCancelled():
                return self._attack(event)
            case (
                e.Harmless() | e.Wounded() | e.ArmorLost() | e.Healed() | e.Fragged()
                | e.FragScored() | e.BloodSpilled() | e.WeaponsLeft()
            ):  # fmt: skip
                return self._harm(event)
            case (
                e.FirstRolled() | e.FirstTied() | e.WentFirst() | e.Placed() | e.TurnBegan()
                | e.TurnSkipped() | e.TurnEnded() | e.GameWon() | e.Joined() | e.LeftGame()
                | e.Overrode() | e.Lapsed() | e.Rewound()
            ):  # fmt: skip
                return _game(event, self.name)
            case e.Respawned(square=square):
                return f"{who} respawns on {square}."
            case e.NoSquare(face=face, reason=reason):
                return f"{face}: {reason}. Roll again."
            case e.Waited():
                return f"No square is free: {who} waits off the map."
            case e.PowerUpFailed(face=face):
                return f"{face}: no card."
            case e.PoweredUp(face=0):
                return "Power-up, without a die!"
            case e.PoweredUp(face=face):
                return f"{face}: power-up!"  # the card is told when it is drawn, if there is one
        return self._cards(event)

    def _cards(self, event: e.Event) -> str:
        who = event.player
        match event:
            case e.CardDrawn(deck=deck, card=card):
                drawn = f"a {deck} card" if not card or self.secret else self.name(card)
                return f"{who} draws {drawn}."
            case e.DeckEmpty(deck=deck):
                return f"The {deck} deck is empty: no card."
            case e.DeckReshuffled(deck=deck, cards=cards):
                return f"The {deck} discards are shuffled: {cards} card{'s' * (cards != 1)}."
            case e.CardPlayed(card=card, target=target):
                on = f" on {target}" if target and target != who else ""
                return f"{who} plays {self.name(card)}{on}.{self._to_apply(card)}"
            case e.CardUsed(card=card, target=target):
                on = f" on {target}" if target and target != who else ""
                return f"{who} uses {self.name(card)}{on}."
            case e.CardDiscarded():
                return combined_sentence([event], self.name)
            case e.Affected(card=card):
                return f"{self.name(card)} works on {who}."
            case e.CardExpired(card=card):
                return f"{self.name(card)} on {who} ends."
            case e.CardDropped(card=card, square=square):
                return f"{who} drops {self.name(card)} on {square}."
            case e.CardTaken(card=card, deck=deck, square=square):
                what = self.name(card) if card and not self.secret else f"a {deck} card"
                return f"{who} takes {what} from {square}."
            case e.CardStolen(victim=victim, card=card, deck=deck):
                what = self.name(card) if card and not self.secret else f"a {deck} card"
                return f"{who} takes {what} from {victim}."
            case e.CardCancelled(card=card):
                return f"{self.name(card)} of {who} is cancelled."
            case e.HandShown(to=to, cards=cards):
                shown = f": {self.names(cards)}" if cards and not self.secret else ""
                return f"{who} shows the hand to {to}{shown}."
            case e.BloodTaken(square=square, kept=kept):
                return f"{who} takes blood from {square}, has {kept}."
            case e.BloodSpent(left=left):
                return f"{who} spends blood, {left} left."
            case e.AmmoAdded(card=card, left=left):
                return f"{self.name(card)} of {who}: {left} ammo."
            case e.NothingHappened(card=card, reason=reason):
                return f"{self.name(card)} does nothing: {reason}."
            case e.Removed(card=card):
                return f"{who} is out of play ({self.name(card)})."
            case e.Lost(what=what, card=card):
                lost = "the turn" if what == "turn" else what
                return f"{who} loses {lost} ({self.name(card)})."
            case e.Gained(what=what, card=card):
                return f"{who} gains another {what} ({self.name(card)})."
        # A new event must not stop a game; a test sees that each one has its words.
        return f"{who}: {kind_name(type(event)).replace('-', ' ')}."

    def _attack(self, event: e.Event) -> str:
        who = event.player
        match event:
            case e.AttackDeclared():
                return self._shot(event, "fires", [])
            case e.AmmoSpent(weapon=weapon, spent=spent, left=left):
                return f"{self.name(weapon)}: {spent} ammo, {left} left."
            case e.Hit(target=target, total=total, range=range, automatic=card):
                if card:
                    return f"{who} hits {target_words(target)}: {self.name(card)}."
                return f"Hit on {target_words(target)}: {total} reaches range {range}."
            case e.Missed(target=target, total=total, range=range, automatic=card):
                if card:
                    return f"{who} misses {target_words(target)}: {self.name(card)}."
                return f"{who} misses {target_words(target)}: {total} is below range {range}."
            case e.AttackCancelled(reason=reason):
                return f"{who}'s attack is off: {reason}."
        raise TypeError(f"{event!r} has no sentence")

    def _harm(self, event: e.Event) -> str:
        who = event.player
        match event:
            case e.Harmless(cause=cause, source=source):
                cause = cause[:1].upper() + cause[1:]
                return f"{cause} can't harm {who} ({source})."
            case e.Wounded(points=points, health=health, armor=armor):
                left = f"Health {health}" + (f", armor {armor}" if armor else "")
                if not points:
                    return f"{who} takes no damage: {left}."
                return f"{who} takes {points} point{'s' * (points != 1)}: {left}."
            case e.ArmorLost(card=card):
                return f"{self.name(card)} of {who} is used up."
            case e.Healed(points=points, health=health):
                return f"{who} heals {points}: Health {health}."
            case e.Fragged(by=by, cause=cause):
                doer = f" by {by}" if by and by != who else ""
                return f"{who} is FRAGGED{doer or f' ({cause})' * bool(cause)}."
            case e.FragScored():
                return combined_sentence([event], self.name)
            case e.BloodSpilled(square=square):
                return f"Blood on {square}."
            case e.WeaponsLeft(square=square, cards=cards):
                return f"{self.names(cards)} left on {square}."
        raise TypeError(f"{event!r} has no sentence")


def _moving(event: e.Event) -> str:
    who = event.player
    match event:
        case e.Moved(square=square, left=left, how=how):
            if how == "step":
                return f"{who} goes to {square}, {left} left."
            word = {"jump": "jumps to", "push": "is pushed to", "back": "is put back on"}
            if how == "teleporter":
                return f"{who} teleports to {square}, {left} left."
            return f"{who} {word.get(how, 'teleports to')} {square}" + (
                f", {left} left." if how == "jump" else "."
            )
        case e.MovementGained(points=points, left=left):
            return f"{who} may move {left}." if points == left else f"{points} more: {left} left."
        case e.Stopped(square=square, reason=reason):
            return f"{who} stops on {square}: {reason}." if square else ""
        case e.Bumped(square=square, by=by):
            return f"{who} is bumped from {square} by {by}."
        case e.Landed(square=square):
            return f"{who} lands on {square}."
    raise TypeError(f"{event!r} has no sentence")


def _game(event: e.Event, name: Callable[[str], str]) -> str:
    who = event.player
    match event:
        case e.FirstRolled():
            return ""  # the roll itself is told
        case e.FirstTied(players=players):
            return f"{' and '.join(players)} are even and roll again."
        case e.WentFirst():
            return f"{who} goes first."
        case e.Placed(square=square):
            return f"{who} starts on {square}."
        case e.TurnBegan(number=number):
            return f"Turn {number}: {who}."
        case e.TurnSkipped(cause=cause, card=card):
            return f"{who} loses the turn: {name(card) if card else cause}."
        case e.TurnEnded():
            return ""  # the next one's beginning says it
        case e.GameWon():
            return combined_sentence([event], name)
        case e.Joined(stats=stats, fighter=fighter):
            sheet = f" ({name(sheet_id(fighter))})" if fighter else ""
            return f"{who} joins with {stats}{sheet}."
        case e.LeftGame():
            return f"{who} leaves the game."
        case e.Overrode(fact=fact, value=value, detail=detail, was=was):
            is_off = fact in ("square", "figure") and not value
            said = " ".join(w for w in (fact, "off" * is_off, str(value), str(detail)) if w)
            if fact == "floor":  # nobody's in particular
                who, said = "on", f"{value} lies {str(detail).replace(' ', ', ') or 'nothing'}"
            if fact == "points":
                who, said = "team", f"{detail} has {value} point{'s' * (value != 1)}"
            return f"By the table: {who} {said}{f' (was {was})' if was != '' else ''}."
        case e.Lapsed(what=what):
            return f"{who}'s {what.replace('-', ' ')} no longer counts."
        case e.Rewound(taken=taken):
            back = f" (taken back: {', '.join(taken)})" if taken else ""
            return f"Said late{back}:"
    raise TypeError(f"{event!r} has no sentence")


def _is_said(before: e.Event | None, event: e.Event) -> bool:
    """Whether the event before has told as much."""
    match before, event:
        case e.Rolled(total=total), e.MovementGained(points=points, left=left):
            return total == points == left
        case e.CardPlayed(card=one) | e.CardExpired(card=one), e.CardDiscarded(card=two):
            return one == two
        case e.CardDiscarded(card=one), e.ArmorLost(card=two):
            return one == two
    return False


def _purpose(purpose: str) -> str:
    """With the space before it."""
    return f" {PURPOSES.get(purpose, purpose)}"


def _faces(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces))


def _dice(faces: tuple[int, ...], total: int) -> str:
    return str(total) if len(faces) == 1 and faces[0] == total else f"{_faces(faces)} = {total}"
