"""What the remarks of recorded games say: which rules a game touches, and what was refused.

# A power-up is checked once per turn (power.once).
# refused: `m n`: Red can't go north from C2: wall (wall.move)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.parsing.inputs import Undo, parse_input
from fragkit.referee.parsing.matching import Misread
from fragkit.referee.record.record_text import Note, Record
from fragkit.referee.setup.game_setup import OpenedGame
from fragkit.rules.commands import Command, Refusal

REFUSED = re.compile(r"refused: `([^`]+)`(?:: (.*))?")
REMARKED_RULE = re.compile(r"\(([a-z]+(?:\.[a-z0-9-]+)+)\)$")
RULE_ID = re.compile(r"\b[a-z]+(?:\.[a-z0-9-]+)+\b")


@dataclass(frozen=True)
class Moment:
    """A remark, and the game where it stands."""

    note: Note
    run: GameRun

    @property
    def typed(self) -> str | None:
        """The input that is refused here."""
        match = REFUSED.fullmatch(self.note.text)
        return match[1] if match else None

    def refusal(self) -> str:
        """Return the remark on a refusal as fragkit words it now."""
        assert self.typed is not None
        return f"refused: `{self.typed}`: {why_refused(self.run, self.typed)}"

    def comes_true(self) -> bool:
        """Return whether the input is refused by the rule that the remark names."""
        refusal = self.refusal()
        return "`: ACCEPTED" not in refusal and _rule(refusal) == _rule(self.note.text)


def _rule(remark: str) -> str:
    rule = REMARKED_RULE.search(remark)
    return rule[1] if rule is not None else ""


def why_refused(run: GameRun, typed: str) -> str:
    meant = parse_input(typed, run.context())
    if isinstance(meant, Misread):
        return f"{meant.text} ({meant.rule})" if meant.rule else meant.text
    assert isinstance(meant, Command | Undo), f"`{typed}` is a question"
    told = run.do(meant)
    if isinstance(told, AcceptedInput):
        run.revoke_last()
        return f"ACCEPTED, {told.outcome.text}"
    assert isinstance(told, Refusal)
    return f"{told.text} ({told.rule})" if told.rule else told.text


def moments(record: Record, opened: OpenedGame) -> Iterator[Moment]:
    """The remarks of a game in their order, each with the game as it stands there."""
    run = GameRun(opened)
    made = 0
    for note in record.notes:
        for one in record.inputs[made : note.after]:
            meant = parse_input(one.text, run.context())
            assert isinstance(meant, Command | Undo), one
            told = run.do(meant)
            assert isinstance(told, AcceptedInput), f"line {one.line}: {one.text}: {told}"
        made = note.after
        yield Moment(note, run)


def rules_named(record: Record) -> set[str]:
    """The rules that a game touches, as its remarks say."""
    return {id for note in record.notes for id in RULE_ID.findall(note.text)}
