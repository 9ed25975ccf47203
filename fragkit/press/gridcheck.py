"""What must hold of every grid before it is printed on."""

from __future__ import annotations

from fragkit.press.draw import Box
from fragkit.press.impose import TOLERANCE, Grid, Refusal, moved_by
from fragkit.press.paper import MARGIN


def offset_refusal(grid: Grid, offset: tuple[float, float]) -> Refusal | None:
    """Backs may be moved as long as no cut leaves the printable area."""
    moved = [moved_by(place, offset).trim for place in grid.behind]
    if grid.fold is None and not all(grid.printable.contains(trim) for trim in moved):
        dx, dy = offset
        return Refusal(
            f"--offset {dx:g},{dy:g} moves backs into the printer's margin of {MARGIN:g} mm",
            "drift beyond 2 mm is the paper's guide: push it against the stack",
        )
    return None


def check_grid(grid: Grid) -> list[str]:
    """What is wrong with a grid, in words; a test asks this of every layout."""
    wrong = []
    for side, places in (("front", grid.fronts), ("back", grid.behind)):
        for i, place in enumerate(places):
            if not grid.printable.contains(place.visible):
                wrong.append(f"{side} {i} runs into the printer's margin")
            if not place.visible.contains(place.trim):
                wrong.append(f"{side} {i} shows less than its cut")
            trim = place.trim
            if (trim.width, trim.height) != (grid.layout.width, grid.layout.height):
                wrong.append(f"{side} {i} has the wrong size")
    visible = [p.visible for p in grid.places]
    for i, one in enumerate(visible):
        for j, other in enumerate(visible[:i]):
            if _overlap(one, other):
                wrong.append(f"{i} and {j} overlap")
    between = min(grid.bleed, grid.layout.gap / 2)
    if grid.layout.gap and between < grid.layout.least_bleed - TOLERANCE:
        wrong.append(f"neighbours leave only {between:g} mm of bleed")
    return wrong


def behind_of(trim: Box, grid: Grid) -> Box:
    """The box on the front that lies behind a back's box once the paper is turned or folded."""
    x, y = trim.x, trim.y
    if grid.fold is not None or grid.turned:
        y = grid.height - trim.bottom
    else:
        x = grid.width - trim.right
    return Box(x, y, trim.width, trim.height)


def _overlap(a: Box, b: Box) -> bool:
    return (
        a.x < b.right - TOLERANCE
        and b.x < a.right - TOLERANCE
        and a.y < b.bottom - TOLERANCE
        and b.y < a.bottom - TOLERANCE
    )
