"""Where lines end: the fewest lines, then lines of like length.

Widths are in ems throughout; the caller scales.
"""

from __future__ import annotations

from dataclasses import dataclass

EPSILON = 1e-9


@dataclass(frozen=True, slots=True)
class Atom:
    """What is never broken: a word, or its part up to a hyphen."""

    parts: tuple[tuple[str, str, str], ...]  # (text, font, icon)
    width: float  # ems
    glue: float  # ems of space before it when it does not begin a line
    hyphen: bool = False  # a hyphen appears when the line ends after it


def line_count(atoms: list[Atom], width: float) -> int:
    """The least number of lines."""
    lines, used = 1, 0.0
    for i, atom in enumerate(atoms):
        if i and used + atom.glue + atom.width > width + EPSILON:
            lines, used = lines + 1, atom.width
        else:
            used += (atom.glue if i else 0) + atom.width
    return lines


def line_ends(atoms: list[Atom], width: float, lines: int, balance: bool) -> list[int]:
    """Where each line ends, so that the lines are of like length (least sum of squares)."""
    n = len(atoms)
    infinite = float("inf")
    # best[k][j]: the cost of setting the first j atoms in k lines.
    best = [[infinite] * (n + 1) for _ in range(lines + 1)]
    came = [[0] * (n + 1) for _ in range(lines + 1)]
    best[0][0] = 0.0
    for k in range(1, lines + 1):
        for j in range(1, n + 1):
            used = 0.0
            for i in range(j - 1, -1, -1):
                used += atoms[i].width + (atoms[i + 1].glue if i + 1 < j else 0)
                if used > width + EPSILON and i < j - 1:
                    break
                if best[k - 1][i] == infinite:
                    continue
                cost = best[k - 1][i] + _line_cost(atoms, i, j, used, width, balance)
                if cost < best[k][j]:
                    best[k][j], came[k][j] = cost, i
    ends, j = [], n
    for k in range(lines, 0, -1):
        ends.append(j)
        j = came[k][j]
    return ends[::-1]


def _line_cost(
    atoms: list[Atom], i: int, j: int, used: float, width: float, balance: bool
) -> float:
    slack = max(0.0, width - used) / width
    if j < len(atoms) or balance:
        cost = slack * slack
        if j < len(atoms):
            end = atoms[j - 1].parts[-1][0]
            if end.isdigit() or len(end) == 1:
                cost += 0.02  # "add 2" wants its noun on the same line
        return cost
    # The last line may be short, but a lone word under a paragraph looks forgotten.
    stub = 0.3 * max(0.0, slack - 0.7)
    return stub + 0.08 if j - i == 1 and i > 0 and slack > 0.7 else stub
