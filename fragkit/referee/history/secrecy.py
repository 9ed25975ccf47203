"""Keep dealt hands secret on a shared screen: only their owner sees the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fragkit.language import translate
from fragkit.language.sentences import Text
from fragkit.model.card import Card
from fragkit.referee.display.story import Story
from fragkit.referee.history.game_run import AcceptedInput
from fragkit.rules import events as e
from fragkit.rules.commands import Choose, Deal
from fragkit.rules.flow.setup import Setup
from fragkit.rules.json_values import to_plain

_UNSEEN = (e.CardDrawn, e.CardStolen, e.CardTaken, e.HandShown)


class Secrecy:
    """The public part of inputs. With physical hands, everything is public."""

    def __init__(
        self, setup: Setup, pistols: Mapping[str, str], cards: Mapping[str, Card] | None = None
    ) -> None:
        """Take `cards`: those of the setup, and those that the table has described."""
        self.covers = setup.dealing == "dealt"
        known = setup.cards if cards is None else cards
        self.story = Story(known, pistols, self.covers, setup.fighters)

    def line(self, done: AcceptedInput) -> str:
        if self.covers and isinstance(done.command, Deal):
            return "deal"
        if any(event.hides_answer for event in done.events):
            return "choose"
        return "choose" if done.automatic and isinstance(done.command, Choose) else done.line

    def text(self, done: AcceptedInput) -> Text:
        return self.story.tell(done.events) if self.covers and done.events else done.outcome.text

    def tell(self, inputs: Sequence[AcceptedInput]) -> Text:
        """Return several inputs as one paragraph."""
        if len(inputs) == 1:
            return self.text(inputs[0])
        return self.story.tell(event for done in inputs for event in done.events)

    def event(self, event: e.Event) -> dict[str, Any]:
        plain: dict[str, Any] = to_plain(event)
        if self.covers and isinstance(event, _UNSEEN):
            plain |= {key: "" if key == "card" else [] for key in ("card", "cards") if key in plain}
        sentence = self.story.sentence(event)
        if not sentence:
            return {**plain, "text": ""}
        return {**plain, "text": translate(sentence), "say": sentence.data()}
