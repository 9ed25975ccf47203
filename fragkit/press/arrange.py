"""How many equal things lie on a sheet of paper: arithmetic, for any size."""

from __future__ import annotations

from typing import Literal

from fragkit.press.paper import Paper

Turn = Literal["portrait", "landscape"]


def most_on(
    paper: Paper, width: float, height: float, gap: float, margins: tuple[float, float]
) -> tuple[Turn, int, int]:
    """The turn of the paper that takes most, and its columns and rows; (…, 0, 0) if none fits.

    ``margins`` are what stays free left and right, and above and below.
    """
    found: list[tuple[int, Turn, int, int]] = []
    for turn, wide, high in (
        ("portrait", paper.width, paper.height),
        ("landscape", paper.height, paper.width),
    ):
        columns = _count(wide - 2 * margins[0], width, gap)
        rows = _count(high - 2 * margins[1], height, gap)
        count = columns * rows
        found.append((count, turn, columns, rows) if count else (0, "portrait", 0, 0))  # type: ignore[arg-type]  # one of the two above
    _, turn, columns, rows = max(found, key=lambda plan: plan[0])
    return turn, columns, rows


def _count(room: float, size: float, gap: float) -> int:
    return max(0, int((room + gap + 1e-6) // (size + gap)))
