"""Where lines end: the fewest lines, then lines of like length.

Widths are in ems throughout; the caller scales.
"""

from __future__ import annotations

from typing import NamedTuple

EPSILON = 1e-9


class Atom(NamedTuple):
    """What is never broken: a word, or its part up to a hyphen."""

    parts: tuple[tuple[str, str, str], ...]  # (text, font, icon)
    width: float  # ems
    glue: float  # ems of space before it when it does not begin a line
    hyphen: bool = False  # a hyphen appears when the line ends after it
    tail: float = 0.0  # ems that the hyphen takes then


def line_count(atoms: list[Atom], width: float) -> int:
    """The least number of lines."""
    lines, used = 1, 0.0
    for i, atom in enumerate(atoms):
        if i and used + atom.glue + atom.width + atom.tail > width + EPSILON:
            lines, used = lines + 1, atom.width
        else:
            used += (atom.glue if i else 0) + atom.width
    return lines


def line_ends(atoms: list[Atom], width: float, lines: int, balance: bool) -> list[int]:
    """Where each line ends, so that the lines are of like length (least sum of squares)."""
    n = len(atoms)
    if lines == 1:
        return [n]
    # Where each atom begins and ends if all of them stood on one line.
    begins, ends, at = [], [], 0.0
    for atom in atoms:
        begins.append(at + atom.glue)
        at += atom.glue + atom.width
        ends.append(at)
    # best[j]: the cost of setting the first j atoms in k lines.
    best: list[float | None] = [0.0] + [None] * n
    came: list[list[int]] = []
    for k in range(1, lines + 1):
        new: list[float | None] = [None] * (n + 1)
        back = [0] * (n + 1)
        # Each line yet to come needs an atom, and the last one ends with the last.
        for j in range(k if k < lines else n, n - (lines - k) + 1):
            least: float | None = None
            for i in range(j - 1, k - 2, -1):
                used = ends[j - 1] - begins[i] + atoms[j - 1].tail
                if used > width + EPSILON and i < j - 1:
                    break
                before = best[i]
                if before is None:
                    continue
                cost = before + _line_cost(atoms, i, j, used, width, balance)
                if least is None or cost < least:
                    least, back[j] = cost, i
            new[j] = least
        best = new
        came.append(back)
    found, j = [], n
    for back in reversed(came):
        found.append(j)
        j = back[j]
    return found[::-1]


def _line_cost(
    atoms: list[Atom], i: int, j: int, used: float, width: float, balance: bool
) -> float:
    slack = max(0.0, width - used) / width
    if j < len(atoms) or balance:
        cost = slack * slack
        if j < len(atoms):
            end = atoms[j - 1].parts[-1][0]
            if atoms[j - 1].hyphen:
                cost += 0.03  # a whole word is read more easily
            elif balance and end.endswith("-"):
                cost += 0.2  # `Sawn-Off` over `Regret`, not `Sawn-` over `Off Regret`
            elif end.isdigit() or len(end) == 1:
                cost += 0.02  # "add 2" wants its noun on the same line
        return cost
    # The last line may be short, but a lone word under a paragraph looks forgotten.
    stub = 0.3 * max(0.0, slack - 0.7)
    return stub + 0.08 if j - i == 1 and i > 0 and slack > 0.7 else stub
