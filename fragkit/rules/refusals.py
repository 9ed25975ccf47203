"""Why something can't be done: a value, never an exception."""

from __future__ import annotations

from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """The rule, one sentence with the names and squares in it, and what would work."""

    rule: str
    text: str
    help: str = ""

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" + (f" {self.help}" if self.help else "")
