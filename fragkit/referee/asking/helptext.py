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
    HelpRow("m", "m e e n, m f7", "walk; the way is shown"),
    HelpRow("j", "j n 2", "jump 2 squares north"),
    HelpRow("s", "s red pulse 4", "shoot: weapon, ammo"),
    HelpRow("p", "p CARD red", "play a card on red"),
    HelpRow("use", "use CARD", "a card in play"),
    HelpRow("take", "take blood", "or card, or its name"),
    HelpRow("drop", "drop CARD", "discard CARD"),
    HelpRow("spend", "spend", "blood heals 1 Health"),
    HelpRow("end", "end", "ends the turn"),
    HelpRow("r", "4 2 6, r", "dice; r lets me roll"),
    HelpRow("", "green: …", "another player acts"),
    HelpRow("undo", "undo, undo to 9", "numbers: log"),
    HelpRow("override", "override red …", "health 2, square c4 …"),
    HelpRow("join", "join Pink 3/2/2", "leave Pink"),
    HelpRow("los", "los red, map", "sight; the board"),
    HelpRow("odds", "odds red, reach", "chances; where to go"),
    HelpRow("who", "who, log, hand", "players; past; cards"),
    HelpRow("why", "why, rules armor", "the rules behind it"),
    HelpRow("show", "show CARD", "what a card says"),
    HelpRow("note", "note …", "into the record"),
    HelpRow("quit", "quit", "all is saved"),
)


def help_lines(rows: Sequence[HelpRow], style: Style) -> list[str]:
    wide = max(len(row.form) for row in rows) + 2
    lines: list[str] = []
    for row in rows:
        first, *rest = style.wrap(row.text, " " * wide, " " * wide)
        lines += [style.bold(row.form) + first[len(row.form) :], *rest]
    return lines
