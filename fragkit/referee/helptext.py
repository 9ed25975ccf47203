"""What `help` shows: each command in a line that fits a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fragkit.term.style import Style


@dataclass(frozen=True, slots=True)
class HelpRow:
    verb: str
    form: str
    text: str


HELP: tuple[HelpRow, ...] = (
    HelpRow("m", "m e e n", "walk: n e s w, or 3e n"),
    HelpRow("m", "m f7", "walk there, way shown"),
    HelpRow("j", "j n 2", "jump 2 squares north"),
    HelpRow("s", "s red", "shoot; s red pulse 4"),
    HelpRow("p", "p CARD [red]", "play a card"),
    HelpRow("use", "use CARD", "use a card in play"),
    HelpRow("take", "take blood", "or a card's name, or card"),
    HelpRow("drop", "drop CARD", "lay it on your square"),
    HelpRow("discard", "discard CARD", "from the hand"),
    HelpRow("spend", "spend", "blood heals 1 Health"),
    HelpRow("end", "end", "end the turn"),
    HelpRow("r", "4 2 6", "dice; r: fragkit rolls"),
    HelpRow("m", "green: …", "another player acts"),
    HelpRow("undo", "undo", "or undo to 41"),
    HelpRow("override", "override red …", "health 2, square c4 …"),
    HelpRow("join", "join Pink 3/2/2", "leave Pink"),
    HelpRow("los", "los red", "who sees whom"),
    HelpRow("odds", "odds red", "exact odds of a shot"),
    HelpRow("reach", "reach", "where you can go"),
    HelpRow("map", "map", "the board; map c4"),
    HelpRow("who", "who", "all players"),
    HelpRow("why", "why", "the rule behind it"),
    HelpRow("rules", "rules armor", "search the rules"),
    HelpRow("log", "log", "what happened, numbered"),
    HelpRow("hand", "hand", "your cards, if dealt"),
    HelpRow("note", "note …", "a remark in the record"),
    HelpRow("quit", "quit", "leave; all is saved"),
)


def help_lines(rows: Sequence[HelpRow], style: Style) -> list[str]:
    wide = max(len(row.form) for row in rows) + 1
    return [f"{style.bold(row.form.ljust(wide))} {row.text}" for row in rows]
