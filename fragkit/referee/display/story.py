"""The story of a game, with one short sentence for each event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from fragkit.language.sentences import NOTHING, Sentence, in_a_row, say
from fragkit.model import text as card_words
from fragkit.model.fighter import START
from fragkit.rules import events as e

if TYPE_CHECKING:
    from fragkit.model.card import Card
    from fragkit.model.fighter import Fighter


class Story:
    """The story of a game, with the names that are printed on the cards."""

    def __init__(
        self, cards: Mapping[str, Card], pistols: Mapping[str, str], secret: bool = False,
        fighters: Mapping[str, Fighter] | None = None,
    ) -> None:  # fmt: skip
        self.cards = cards
        self.pistols = pistols  # the name of each player's starting weapon
        self.secret = secret  # drawn cards are not named
        self.fighters = fighters or {}

    def name(self, card: str) -> str:
        """Return the printed name of a card, or of a weapon on a fighter's sheet (`@medic`)."""
        known = self.cards.get(card)
        if known is not None:
            return known.name
        what, _, id = card.rpartition("@")
        if not what:
            if id in self.fighters:
                return self.fighters[id].name
            sheets = (fighter.weapon_words for fighter in self.fighters.values())
            return next((own[id].name for own in sheets if id in own and id != START), id)
        if id not in self.fighters:
            return id
        weapons = self.fighters[id].weapon_words
        return weapons[what].name if what in weapons else self.fighters[id].name

    def names(self, cards: Iterable[str]) -> str:
        return ", ".join(map(self.name, cards))

    def weapon(self, player: str, weapon: str) -> str:
        """Return the name of a player's weapon. A starting weapon may have a name of its own."""
        return self.pistols.get(player, "Pistol") if weapon == START else self.name(weapon)

    def tell(self, events: Iterable[e.Event]) -> Sentence:
        """Return one paragraph for all events, or NOTHING if none of them needs words."""
        found = self.sentences(events)
        return in_a_row(found) if len(found) > 1 else found[0] if found else NOTHING

    def sentences(self, events: Iterable[e.Event]) -> list[Sentence]:
        """Return one sentence for each run of events that belong together."""
        found: list[Sentence] = []
        run: list[e.Event] = []
        before: e.Event | None = None
        sure: e.NoRollNeeded | None = None  # waits for the hit that it leads to
        for event in (*events, None):
            is_told = event is not None and before is not None and event.is_told_by(before)
            if run and event is not None and not is_told and event.continues(run[-1], self):
                run.append(event)
                before = event
                continue
            if run:
                found.append(self._run_text(run))
                run = []
            if sure is not None and isinstance(event, e.Hit):
                target = e.target_phrase(event.target)
                found.append(
                    say(
                        "Automatic hit on {target}: {reason}.",
                        target=target, reason=sure.reason,
                    )
                )  # fmt: skip
                before, sure = event, None
                continue
            if sure is not None and not isinstance(event, e.CardExpired | e.CardDiscarded):
                found.append(self.sentence(sure))
                sure = None
            if isinstance(event, e.NoRollNeeded):
                sure = event
            elif event is not None and not is_told:
                run = [event]
            before = event
        return [sentence for sentence in found if sentence]

    def sentence(self, event: e.Event) -> Sentence:
        """Return the sentence of one event, or NOTHING if a neighboring event already reports it."""
        return self._applied(event, event.sentence(self)) if event.is_shown else NOTHING

    def _run_text(self, run: list[e.Event]) -> Sentence:
        first = run[0]
        if not first.is_shown:
            return NOTHING
        return self._applied(first, first.sentence_with(run[1:], self))

    def _applied(self, event: e.Event, text: Sentence) -> Sentence:
        """Add the text of a card that the players must apply, when it is played or fired."""
        card = event.card if isinstance(event, e.CardPlayed) else ""
        card = event.weapon if isinstance(event, e.AttackDeclared) else card
        known = self.cards.get(card)
        words = card_words.plain(card_words.words_to_apply(known)) if known is not None else ""
        if not words:
            return text
        return in_a_row((text, say("Apply it yourselves: “{text}”", text=" ".join(words.split()))))
