"""Questions about rules and about the past: `rules`, `why`, `log`, `help`."""

from __future__ import annotations

import re
from dataclasses import field
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fragkit.diagnostics import Problems
from fragkit.language import say
from fragkit.load.packs.ledger_files import load_rules, with_pack_rules
from fragkit.referee.asking.helptext import help_lines, help_rows
from fragkit.referee.history.replay import Replayed
from fragkit.referee.history.retold import chapters, notes_of
from fragkit.referee.history.run import AcceptedInput, GameRun
from fragkit.referee.history.secrecy import Secrecy
from fragkit.referee.night.evening import add_up, evening_lines, evening_plain
from fragkit.referee.night.from_file import played_again
from fragkit.referee.night.rematch import games_of
from fragkit.referee.reading.context import find_verb
from fragkit.referee.reading.utterance import Question
from fragkit.referee.reading.words import Misread
from fragkit.rules import events as e
from fragkit.rules.commands import Deal, Refusal
from fragkit.rules.house_options import in_force, options_of
from fragkit.rules.ledger_search import related, search
from fragkit.term.rule_text import entry_text, list_text
from fragkit.term.style import Style
from fragkit.values import dataclass

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
    def __init__(self, run: GameRun, secrecy: Secrecy, path: Path) -> None:
        self.run = run
        self.path = path
        self.secrecy = secrecy
        self.last: Refusal | AcceptedInput | None = run.log[-1] if run.log else None  # for `why`
        self._book: RuleBook | None = None
        self._turn_shown = 0  # how many turns back `log back` has gone
        self.height = 0  # lines of the asker's screen; 0 when it does not matter

    # -- rules and the past ---------------------------------------------------------

    def book(self) -> RuleBook:
        if self._book is None:
            paths = [path for pack in self.run.opened.library.packs for path in pack.rules]
            files = [pack.file for pack in self.run.opened.library.packs]
            self._book = with_pack_rules(load_rules(paths, Problems()), files)
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
        from fragkit.model.text import plain, rule_text  # slow to start, and seldom asked for

        lines: list[str] = []
        for rule in self.run.setup.table.rules:
            lines += [style.bold(rule.name), *style.wrap(plain(rule_text(rule)), "  ")]
        for option in options_of(self.run.setup.table):
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
        said = style.wrap(f"{done.number} {self.secrecy.line(done)}", hang="  ")
        lines = [style.dim(line) for line in said]
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
        if len(lines) == len(said):
            lines += style.wrap(self.secrecy.text(done), "  ")
        return lines, ids[:3]

    def _standings(self, question: Question, style: Style) -> Reply:
        """All games of the evening, this one as it stands."""
        games: list[tuple[str, Replayed]] = []
        for path in games_of(self.path) or [self.path]:
            if path == self.path:
                games.append((path.name, Replayed(self.run, [])))
            elif isinstance(played := played_again(path), Replayed):
                games.append((path.name, played))
        evening = add_up(games)
        return Answer(evening_lines(evening, style), evening_plain(evening))

    def _log(self, question: Question, style: Style) -> Reply:
        """`log`, `log 20`, `log all`: the last inputs; `log back` a turn earlier each time, `log 3`
        with `turn` before the number that very turn."""
        words = [w.casefold() for w in question.words]
        if words[:1] in (["turn"], ["back"], ["turns"]):
            return self._log_turn(words, style)
        self._turn_shown = 0
        count = LOG_SHOWN
        if words and words[0].isdecimal():
            count = max(1, int(words[0][:4]))
        elif words[:1] == ["all"]:
            count = len(self.run.log)
        elif words:
            return Misread(f"`log {words[0][:20]}` is nothing", "`log`, `log 20`, `log back`")
        shown = self.run.log[-count:]
        lines = self._inputs(shown, style)
        if len(self.run.log) > len(shown):
            before = len(self.run.log) - len(shown)
            lines.append(style.dim(say(f"{before} before: `log back`, `log all`")))
        return Answer(lines or [say("nothing yet")], self._log_data(shown))

    def _log_turn(self, words: list[str], style: Style) -> Reply:
        told = chapters(self.run.effective(), self.run.setup.position)
        if not told:
            return Answer([say("nothing yet")], self._log_data([]))
        turn = self.run.table.state.turn
        begun = turn is None or told[-1].title.startswith(f"Turn {turn.number}:")
        last = len(told) - 1 if begun else len(told)  # nothing was said in this turn yet
        number = last - self._turn_shown
        if words[0] == "back":
            number -= 1
        elif len(words) > 1 and words[1].isdecimal():
            named = [i for i, one in enumerate(told) if one.title.startswith(f"Turn {words[1]}:")]
            if not named:
                return Misread(f"there is no turn {words[1][:6]}", f"the last is {told[-1].title}")
            number = named[0]
        number = max(min(number, len(told) - 1), 0)
        self._turn_shown = last - number
        chapter = told[number]
        lines = [style.bold(say(chapter.title)), *self._inputs(chapter.inputs, style)]
        first = chapter.inputs[0].number - 1
        more = f"`map at {first}` shows the board before it, `undo to {first}` goes there"
        lines += [style.dim(line) for line in style.wrap(more)]
        if number:
            lines.append(style.dim(say("`log back`: the turn before")))
        return Answer(lines, self._log_data(chapter.inputs))

    def _inputs(self, shown: list[AcceptedInput], style: Style) -> list[str]:
        notes = notes_of(self.run)
        lines: list[str] = []
        for dealt, those in groupby(shown, key=lambda done: isinstance(done.said, Deal)):
            together = list(those)
            # Cards that fragkit deals one after another are one happening.
            for group in [together] if dealt else [[done] for done in together]:
                first, last = group[0], group[-1]
                number = f"{first.number}" if first is last else f"{first.number}-{last.number}"
                lines += style.wrap(f"{number} {self.secrecy.line(first)}")
                lines += [style.dim(line) for line in style.wrap(self.secrecy.tell(group), "   ")]
                for done in group:
                    for text in notes.get(done.number, ()):
                        lines += style.wrap(f"# {text}", "   ", "     ")
        return lines

    def _log_data(self, shown: list[AcceptedInput]) -> dict[str, Any]:
        inputs = [
            {"number": d.number, "line": self.secrecy.line(d), "text": self.secrecy.text(d)}
            for d in shown
        ]
        return {
            "inputs": inputs,
            "notes": [{"after": after, "text": text} for after, text in self.run.notes],
        }

    def _help(self, question: Question, style: Style) -> Reply:
        every = help_rows(self.run.game)
        if question.words:
            verb = find_verb(question.words[0], self.run.context())
            if isinstance(verb, Misread):
                return verb
            rows = [row for row in every if row.verb == verb]
            return Answer(help_lines(rows or every, style), {})
        return Answer(help_lines(every, style), {"commands": {r.form: r.text for r in every}})
