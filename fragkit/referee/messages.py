"""What a `Host` answers, put into words and plain data (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fragkit.model.rule import RULING_PREFIX
from fragkit.referee.enter import default_choice
from fragkit.referee.history.run import AcceptedInput, GameRun
from fragkit.referee.history.secrecy import Secrecy
from fragkit.referee.reading.words import Misread, shown
from fragkit.referee.telling.prompts import is_secret, prompt_text, request_plain
from fragkit.referee.telling.state import state_plain
from fragkit.rules.commands import Refusal
from fragkit.rules.house_options import BY_KEY
from fragkit.rules.requests import Act, Choice
from fragkit.term.style import Style

Message = dict[str, Any]


class Messages:
    """Answers about one game, with nothing in them that is one player's secret."""

    def __init__(self, run: GameRun, secrecy: Secrecy) -> None:
        self.run = run
        self.secrecy = secrecy

    def due(self) -> Message:
        request = self.run.request
        seat = self.run.table.state.seats.get(request.player)
        plain = request_plain(request)
        if self._is_secret():
            plain["secret"] = True
        if isinstance(request, Choice):
            key = default_choice(self.run, request, self.secrecy.covers)
            plain |= {"enter": key} if key else {}
        if isinstance(request, Act):
            plain["here"] = list(self.run.context().here)
        if self.run.rolls_itself(request):
            plain["pause"] = True  # for those who want to speak first; Enter or `r` rolls
        return {
            "request": plain,
            "prompt": prompt_text(request, seat.square if seat is not None else ""),
            "state": state_plain(self.run.game),
        }

    def told(self, done: Sequence[AcceptedInput]) -> Message:
        return {
            "type": "told",
            "inputs": [self.input(d) for d in done],
            "text": self.secrecy.tell(done) if done else "",
            **self.due(),
        }

    def input(self, done: AcceptedInput) -> Message:
        events = [self.secrecy.event(e) for e in done.events]
        return {
            "number": done.number,
            "line": self.secrecy.line(done),
            "text": self.secrecy.text(done),
            "facts": list(done.outcome.facts),
            "events": events,
        }

    def shown(self, about: str, lines: list[str], data: Message) -> Message:
        return {"type": "shown", "question": about, "lines": lines, "data": data, **self.due()}

    def refused(self, said: str, why: Refusal | Misread) -> Message:
        refusal = {"rule": why.rule, "text": why.text, "help": why.help}
        if (key := why.rule.removeprefix(RULING_PREFIX)) in BY_KEY and key != why.rule:
            refusal["house"] = key  # the table may play it otherwise
        due = self.run.request
        if isinstance(due, Choice) and self._is_secret():
            # What there is to choose from is told to one player only.
            keys = [option.key for option in due.options]
            if any(f"`{key}`" in why.text for key in keys):
                refusal["text"] = "that could be several of them, or none"
            if any(key in why.help for key in keys):
                refusal["help"] = "`hand` shows the cards"
        return {"type": "refused", "said": shown(said, 80), "refusal": refusal, **self.due()}

    def _is_secret(self) -> bool:
        return self.secrecy.covers and is_secret(self.run.request, self.run.setup.cards)


def joined(first: Message, then: Message, due: Message) -> Message:
    """Two answers as one: what was accepted before a refusal or a question is told as well."""
    inputs, text = first["inputs"], first["text"]
    match then["type"]:
        case "told":
            both = {"inputs": inputs + then["inputs"], "text": f"{text} {then['text']}".strip()}
            merged = {**first, **then, **both}
            if "way" in first and "way" in then:
                del merged["way"]  # two walks: what is told says it all
            return merged
        case "refused":
            return {**first, **due, "refusal": then["refusal"]}
        case "confirm":
            return {**then, "inputs": inputs, "text_before": text}
    return {**then, "inputs": inputs}


def style_of(message: Mapping[str, Any]) -> Style:
    """How the asker wants lines; plain text, 80 wide, if nothing is said."""
    width = message.get("width")
    wide = width if isinstance(width, int) and not isinstance(width, bool) else 80
    return Style(
        max(20, min(wide, 400)), bool(message.get("color")), message.get("unicode") is not False
    )
