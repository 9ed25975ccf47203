"""Icons measured and drawn once, until a pack brings others."""

from __future__ import annotations

import functools

from fragkit.press.graphics.marks import Box, Color, Symbol
from fragkit.press.icons import ICONS, WEIGHT, icon_marks, outline_marks

LOW_LINE = 0.3  # mm: the outline that stands for a fill


def icon_symbol(name: str, color: Color, low: bool, size: float) -> Symbol:
    """An icon that is drawn once in a document, however often it is used."""
    return _icon_symbol(name, color, low, round(size, 3))  # the same name is the same drawing


@functools.lru_cache(maxsize=512)
def _icon_symbol(name: str, color: Color, low: bool, size: float) -> Symbol:
    marks = (
        outline_marks(name, 0, 0, size, color, max(0.2, min(LOW_LINE, size * 0.05)))
        if low
        else icon_marks(name, 0, 0, size, color)
    )
    ink = "low" if low else "full"
    return Symbol(f"icon-{name}-{color[1:]}-{ink}-{size:.3f}", size, size, marks, margin=0.5)


@functools.cache
def icon_box(name: str) -> Box:
    """What an icon covers of its grid, half a line's width around it included."""
    xs: list[float] = []
    ys: list[float] = []
    for layer in ICONS[name]:
        reach = 0.45 if layer.filled else WEIGHT / 2
        for _, *numbers in layer.shape:
            xs += [x + d for x in numbers[0::2] for d in (-reach, reach)]
            ys += [y + d for y in numbers[1::2] for d in (-reach, reach)]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def forget_icons() -> None:
    """Clear what was drawn and measured: another library may bring other icons."""
    _icon_symbol.cache_clear()
    icon_box.cache_clear()
