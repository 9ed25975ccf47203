"""Text with bold keywords: `**Blast**` as runs for the press, or plain for a terminal."""

from __future__ import annotations

import re

from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one weight."""

    text: str
    bold: bool = False


def runs(marked: str) -> tuple[Run, ...]:
    """The text cut at its `**`; an unpaired one stays as it is."""
    parts = re.split(r"\*\*(.+?)\*\*", " ".join(marked.split()))
    return tuple(Run(part, bold=i % 2 == 1) for i, part in enumerate(parts) if part)


def plain(marked: str) -> str:
    return "".join(run.text for run in runs(marked))
