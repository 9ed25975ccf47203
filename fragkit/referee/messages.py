"""The referee's answers as plain data (docs/reference/protocol.md), in the reader's language.

No answer reveals a player's secret. The default for Enter, the listed options and the words of a
refusal depend only on public information.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from fragkit.language import translate
from fragkit.language.sentences import Sentence, Text, in_a_row, say
from fragkit.model.card import Card
from fragkit.model.rule import RULING_PREFIX
from fragkit.referee.display.prompts import is_secret, only_choice, prompt_text, request_plain
from fragkit.referee.display.public_state import state_plain
from fragkit.referee.display.story import Story
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.parsing.matching import Misread, shown
from fragkit.rules import events as e
from fragkit.rules.commands import Choose, Deal, Refusal
from fragkit.rules.events import AttackDeclared
from fragkit.rules.flow.setup import Setup
from fragkit.rules.house_options import options_by_key
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Act, Choice
from fragkit.term.style import Style

_UNSEEN = (e.CardDrawn, e.CardStolen, e.CardTaken, e.HandShown)


class Secrecy:
    """A filter that leaves only the public part of inputs. With physical hands, everything is
    public."""

    def __init__(
        self, setup: Setup, pistols: Mapping[str, str], cards: Mapping[str, Card] | None = None
    ) -> None:
        """Take `cards`: those of the setup, and those that the players have described."""
        self.covers = setup.dealing == "dealt"
        known = setup.cards if cards is None else cards
        self.story = Story(known, pistols, self.covers, setup.fighters)

    def line(self, done: AcceptedInput) -> str:
        if self.covers and isinstance(done.command, Deal):
            return "deal"
        if self.covers and any(_is_hidden_card(event) for event in done.events):
            return "override"
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
        if self.covers and _is_hidden_card(event):
            plain["value"] = ""
        sentence = self.story.sentence(event)
        if not sentence:
            return {**plain, "text": ""}
        return {**plain, "text": translate(sentence), "say": sentence.data()}


def _is_hidden_card(event: e.Event) -> bool:
    return isinstance(event, e.Overrode) and event.is_hidden_card


Message = dict[str, Any]
_NAMES = "names"  # players of this game, for examples
# More than one word, and not about a team: `s red`, but not `override floor c4 flag:red`.
_EXAMPLE = re.compile("`(?![^`]*(?::| side | points ))[^`]* [^`]*`")
_WORD = re.compile(r"[\w-]+")


class Messages:
    """Answers about one game, without any player's secrets."""

    def __init__(self, run: GameRun, secrecy: Secrecy) -> None:
        self.run = run
        self.secrecy = secrecy

    def due(self) -> Message:
        """Return the current request, and the public state of the game."""
        return {
            "request": self.request(),
            "prompt": self.prompt(),
            "state": state_plain(self.run.game),
        }

    def prompt(self) -> Text:
        request = self.run.request
        seat = self.run.table.state.seats.get(request.player)
        return prompt_text(request, seat.square if seat is not None else "")

    def request(self) -> Message:
        request = self.run.request
        plain = request_plain(request)
        if self._is_secret():
            plain["secret"] = True
        if isinstance(request, Choice):
            key = default_choice(self.run, request, self.secrecy.covers)
            plain |= {"enter": key} if key else {}
        if isinstance(request, Act):
            plain["here"] = list(self.run.context().here)
        if self.run.rolls_itself(request):
            plain["pause"] = True  # players may interrupt first; Enter or `r` rolls
        return plain

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

    def refused(self, typed: str, why: Refusal | Misread) -> Message:
        refusal = {"rule": why.rule, "text": why.text, "help": why.help, _NAMES: self._examples()}
        if (key := why.rule.removeprefix(RULING_PREFIX)) in options_by_key() and key != why.rule:
            refusal["house"] = key  # the table can choose another ruling
        due = self.run.request
        if isinstance(due, Choice) and self._is_secret():
            # Only one player may see the options.
            keys = [option.key for option in due.options]
            if any(f"`{key}`" in why.text for key in keys):
                refusal["text"] = say("that is not one of the cards")
            if any(key in why.help for key in keys):
                refusal["help"] = say("`hand` shows the cards")
        return {"type": "refused", "said": shown(typed, 80), "refusal": refusal, **self.due()}

    def _examples(self) -> dict[str, str]:
        """Return names from this game for those in examples: `s red` instead of `s ria`."""
        seats = self.run.table.state.seats
        names = [name.casefold() for name, seat in seats.items() if seat.status != "gone"]
        if not {"red", "blue"}.isdisjoint(names):
            return {}
        return dict(zip(("red", "blue", "green"), names, strict=False))

    def _is_secret(self) -> bool:
        return self.secrecy.covers and is_secret(self.run.request, self.run.cards)


def joined(first: Message, then: Message, due: Message) -> Message:
    """Join two answers, so that one message shows all inputs accepted before a refusal or
    question."""
    inputs, text = first["inputs"], first["text"]
    match then["type"]:
        case "told":
            both = {"inputs": inputs + then["inputs"], "text": in_a_row((text, then["text"]))}
            merged = {**first, **then, **both}
            if "way" in first and "way" in then:
                del merged["way"]  # after two walks, the text is clear enough
            return merged
        case "refused":
            return {**first, **due, "refusal": then["refusal"]}
        case "confirm":
            return {**then, "inputs": inputs, "text_before": text}
    return {**then, "inputs": inputs}


def style_of(message: Mapping[str, Any]) -> Style:
    """Return the style that the message asks for. The default is plain text, 80 columns wide."""
    width = message.get("width")
    wide = width if isinstance(width, int) and not isinstance(width, bool) else 80
    return Style(
        max(20, min(wide, 400)), bool(message.get("color")), message.get("unicode") is not False
    )


def default_choice(run: GameRun, due: Choice, covers: bool) -> str:
    """Return the default for Enter: the only option, or the weapon that the attacker fired last, or
    "".

    With `covers`, hands are dealt and secret, so the default must not depend on them.
    """
    keys = [option.key for option in due.options]
    if covers and is_secret(due, run.cards):
        open_options = [key for key in keys if key != "die" and key not in run.cards]
        return "die" if due.purpose == "cure" and not open_options else ""
    fired = _fired_last(run, due) if due.is_of_shot else ""
    return only_choice(due) or (fired if fired in keys else "")


def _fired_last(run: GameRun, due: Choice) -> str:
    for done in reversed(run.effective()):
        for event in reversed(done.events):
            if isinstance(event, AttackDeclared) and event.player == due.player:
                return event.weapon
    return ""


_WORDS = {
    "text", "text_before", "reason", "help", "hint", "trouble", "prompt", "last", "receipt",
}  # fmt: skip
_LISTS = {"notes"}
_DATA = {"events", "state", "line", "facts", "lines"}  # `lines` are already in words


def in_language(message: dict[str, Any]) -> dict[str, Any]:
    """Return the message as JSON in the reader's language.

    If `text` is a sentence, `say` holds its template and fields. `say_help` does the same for
    `help`.
    """
    worded = {k: _worded(k, v) for k, v in message.items()}
    if names := worded.pop(_NAMES, None):
        worded["help"] = _EXAMPLE.sub(
            lambda one: _WORD.sub(lambda word: names.get(word[0], word[0]), one[0]), worded["help"]
        )
    for key, name in (("text", "say"), ("help", "say_help")):
        sentence = message.get(key)
        if isinstance(sentence, Sentence) and sentence:
            worded.setdefault(name, sentence.data())
    return worded


def _worded(key: str, value: Any) -> Any:
    if isinstance(value, Sentence):
        return str(value) if key in _DATA else translate(value)
    if key in _DATA:
        return value
    if isinstance(value, str):
        return translate(value) if key in _WORDS else value
    if isinstance(value, dict):
        return in_language(value)
    if isinstance(value, list):
        inside = "text" if key in _LISTS else ""
        return [_worded(inside, item) for item in value]
    return value
