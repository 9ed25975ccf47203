"""What `help` shows: each command in a line that fits a phone."""

from __future__ import annotations

from collections.abc import Sequence

from fragkit.rules.game import Game
from fragkit.term.style import Style
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class HelpRow:
    verb: str
    form: str
    text: str


_BEFORE_TABLE = (
    HelpRow("then", "then green", "aims the next shot"),
    HelpRow("now", "?, Enter", "what can be done now"),
    HelpRow("", "green: …", "another player acts"),
    HelpRow("undo", "undo, undo 3", "undo to 9: see log"),
    HelpRow("redo", "redo, reroll", "again; other dice"),
)
_QUESTIONS = (
    HelpRow("los", "los red, map", "sight; the board"),
    HelpRow("odds", "odds red, reach", "chances; where to go"),
    HelpRow("who", "who, log, hand", "players; past; cards"),
    HelpRow("why", "why, rules armor", "the rules behind it"),
    HelpRow("show", "show CARD", "or show red: the sheet"),
    HelpRow("note", "note …", "into the record"),
    HelpRow("rematch", "rematch", "next game; standings"),
    HelpRow("quit", "quit", "all is saved"),
)


def help_rows(game: Game) -> list[HelpRow]:
    """The commands of this game, and what can be said to the referee."""
    there = [row for row in game.modules.commands.values() if row.is_available(game)]
    rows = [(row, HelpRow(row.verb or "r", row.form, row.help)) for row in there]
    play = [told for row, told in rows if row.form and row.when != "table"]
    table = [told for row, told in rows if row.form and row.when == "table"]
    return [*play, *_BEFORE_TABLE, *table, *_QUESTIONS]


def help_lines(rows: Sequence[HelpRow], style: Style) -> list[str]:
    wide = max(len(row.form) for row in rows) + 2
    lines: list[str] = []
    for row in rows:
        first, *rest = style.wrap(row.text, " " * wide, " " * wide)
        lines += [style.bold(row.form) + first[len(row.form) :], *rest]
    return lines
