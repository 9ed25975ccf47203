"""Questions about rules and about the past: `rules`, `why`, `log`, `help`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fragkit.diagnostics import Problems
from fragkit.load.rules import load_rules
from fragkit.referee.asking.helptext import help_lines, help_rows
from fragkit.referee.history.run import AcceptedInput, GameRun
from fragkit.referee.history.secrecy import Secrecy
from fragkit.referee.reading.context import find_verb
from fragkit.referee.reading.utterance import Question
from fragkit.referee.reading.words import Misread
from fragkit.rules import events as e
from fragkit.rules.houses import OPTIONS, in_force
from fragkit.rules.ledger import related, search
from fragkit.rules.refusals import Refusal
from fragkit.term.rules import entry_text, list_text
from fragkit.term.style import Style

if TYPE_CHECKING:
    from fragkit.model.rule import RuleBook

LOG_SHOWN = 8
_RULES_SHOWN = 4


@dataclass(frozen=True, slots=True)
class Answer:
    lines: list[str]
    data: dict[str, Any] = field(default_factory=dict)


Reply = Answer | Refusal | Misread


class Lookups:
    def __init__(self, run: GameRun, secrecy: Secrecy) -> None:
        self.run = run
        self.secrecy = secrecy
        self.last: Refusal | AcceptedInput | None = run.log[-1] if run.log else None  # for `why`
        self._book: RuleBook | None = None
        self.height = 0  # lines of the asker's screen; 0 when it does not matter

    # -- rules and the past ---------------------------------------------------------

    def book(self) -> RuleBook:
        if self._book is None:
            paths = [path for pack in self.run.opened.library.packs for path in pack.rules]
            self._book = load_rules(paths, Problems())
        return self._book

    def _rules(self, question: Question, style: Style) -> Reply:
        words = " ".join(question.words)
        if not words:
            return Misread("which rule?", "`rules armor`")
        if words.casefold() in ("house", "houses"):
            return self._houses(style)
        found = search(self.book(), words)
        if not found.entries:
            hint = f"did you mean `{found.suggestion}`?" if found.suggestion else ""
            return Misread(f"no rule mentions `{words[:40]}`", hint)
        data = {"rules": [{"id": x.id, "text": x.text} for x in found.entries[:20]]}
        if found.exact:
            return Answer(
                entry_text(
                    found.entries[0], related(self.book(), found.entries[0]), style,
                    in_force(self.run.setup.houses),
                ),
                data,
            )  # fmt: skip
        lines = list_text(found.entries[:_RULES_SHOWN], style)
        if more := len(found.entries) - _RULES_SHOWN:
            lines += style.wrap(f"{more} more: add a word") if more > 0 else []
        return Answer(lines, data)

    def _houses(self, style: Style) -> Reply:
        """Every option and what this game plays."""
        played = in_force(self.run.setup.houses)
        lines: list[str] = []
        for option in OPTIONS:
            value = played[option.key]
            mark = " " if value == option.default else style.pick("▸", ">")
            lines += style.wrap(f"{mark}{option.key}={value}: {option.about}", "", "   ")
        return Answer(lines, {"house": played})

    def _why(self, question: Question, style: Style) -> Reply:
        last = self.last
        if isinstance(last, Refusal):
            lines = style.wrap(last.text, hang="  ")
            ids = [last.rule]
        elif last is None:
            return Misread("nothing has happened yet")
        else:
            lines, ids = self._reckoning(last, style)
        data: dict[str, Any] = {"rules": []}
        for id in dict.fromkeys(ids):
            entry = self.book().get(id)
            if entry is not None:
                data["rules"].append({"id": id, "text": entry.text})
                lines += [style.bold(id), *style.wrap(entry.text, "  ")]
        return Answer(lines, data)

    def _reckoning(self, done: AcceptedInput, style: Style) -> tuple[list[str], list[str]]:
        """How the last input came to what it did: receipts and steps with their rules."""
        lines = [style.dim(f"{done.number} {self.secrecy.line(done)}")]
        ids: list[str] = []
        for event in done.events:
            if isinstance(event, e.Rolled):
                lines += style.wrap(
                    f"{event.player}: {event.receipt}, total {event.total}", "  ", "    "
                )
            elif isinstance(event, e.Wounded):
                for step in event.steps:
                    lines += style.wrap(step, "  ", "    ")
                    ids += re.findall(r"\[([a-z.]+)\]", step)
            elif isinstance(event, e.Fragged) and event.by in ("", event.player):
                ids.append("frag.self" if event.by else "ruling.frag.nobody")
        if len(lines) == 1:
            lines += style.wrap(self.secrecy.text(done), "  ")
        return lines, ids[:3]

    def _log(self, question: Question, style: Style) -> Reply:
        count = LOG_SHOWN
        if question.words and question.words[0].isdecimal():
            count = max(1, int(question.words[0][:4]))
        elif question.words and question.words[0].casefold() == "all":
            count = len(self.run.log)
        shown = self.run.log[-count:]
        lines: list[str] = []
        for done in shown:
            lines += style.wrap(f"{done.number} {self.secrecy.line(done)}")
            lines += [style.dim(line) for line in style.wrap(self.secrecy.text(done), "   ")]
        if len(self.run.log) > len(shown):
            lines.append(style.dim(f"{len(self.run.log) - len(shown)} before: `log all`"))
        data = {
            "inputs": [
                {"number": d.number, "line": self.secrecy.line(d), "text": self.secrecy.text(d)}
                for d in shown
            ]
        }
        return Answer(lines or ["nothing yet"], data)

    def _help(self, question: Question, style: Style) -> Reply:
        every = help_rows(self.run.game.modules)
        if question.words:
            verb = find_verb(question.words[0], self.run.context())
            if isinstance(verb, Misread):
                return verb
            rows = [row for row in every if row.verb == verb]
            return Answer(help_lines(rows or every, style), {})
        return Answer(help_lines(every, style), {"commands": {r.form: r.text for r in every}})
