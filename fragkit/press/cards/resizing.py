"""Cards of other sizes: a template drawn for 63 × 88 mm, fitted to another card.

Everything is made larger or smaller alike until it fits; what room is left then, across or
down, is let in along the template's `grow` lines: boxes that a line runs through grow, those
beyond it move. So whatever fits on a poker card fits on every other.

    63 × 88 ──→ 0.91 × ──→ 57 × 80 ──→ 9 mm more, half at y = 31, half at y = 66 ──→ bridge
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from fragkit.press.cards.template import (
    WIDE,
    Drawn,
    Element,
    Grow,
    Icon,
    Shape,
    Template,
    Tiles,
)
from fragkit.press.graphics.marks import Box, number
from fragkit.press.graphics.shapes import parse_shape
from fragkit.press.pages.paper import CARD_HEIGHT, CARD_WIDTH, CardSize

# Lengths and sizes of type that an element may have besides its box.
_SCALED = ("size", "least", "most", "gap", "corner")
# Shapes that lose their meaning when one side grows.
_ROUND = ("circle", "hexagon", "diamond", "octagon")


@dataclass(frozen=True, slots=True)
class _Axis:
    """One direction: from the template's millimeters to the card's."""

    design: float
    real: float
    scale: float
    lines: tuple[float, ...]

    def at(self, value: float) -> float:
        if value < 0:  # the bleed is as wide on every card
            return value
        if value > self.design:
            return self.real + value - self.design
        spare = self.real - self.scale * self.design
        passed = sum(line < value for line in self.lines)
        return self.scale * value + spare * passed / len(self.lines)


def resized(template: Template, size: CardSize) -> Template:
    """Return the template for cards of that size."""
    if (size.width, size.height) == (CARD_WIDTH, CARD_HEIGHT):
        return template
    grow = WIDE if template.on_its_side and template.grow == Grow() else template.grow
    front_size, design = (size.width, size.height), (CARD_WIDTH, CARD_HEIGHT)
    if template.on_its_side:
        front_size, design = front_size[::-1], design[::-1]
    front = _side(template.front, front_size, design, grow.across, grow.down)
    upright = (size.width, size.height), (CARD_WIDTH, CARD_HEIGHT)
    back = _side(template.back, *upright, grow.back_across, grow.back_down)
    return replace(template, front=front, back=back)


def _side(
    elements: Sequence[Element],
    size: tuple[float, float],
    design: tuple[float, float],
    across: tuple[float, ...],
    down: tuple[float, ...],
) -> tuple[Element, ...]:
    scale = min(size[0] / design[0], size[1] / design[1])
    x = _Axis(design[0], size[0], scale, across)
    y = _Axis(design[1], size[1], scale, down)
    return tuple(_element(element, x, y) for element in elements)


def _element(element: Element, x: _Axis, y: _Axis) -> Element:
    old = Box(*element.at)
    left, top, right, bottom = x.at(old.x), y.at(old.y), x.at(old.right), y.at(old.bottom)
    new = Box(left, top, right - left, bottom - top)
    changes: dict[str, Any] = {}
    keeps = isinstance(element, Icon) or (
        isinstance(element, Shape) and element.value in _ROUND and not element.bleeds
    )
    if keeps:  # as large as it was, in the middle of its new place
        wide, high = old.width * x.scale, old.height * y.scale
        middle = new.center
        new = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
    if isinstance(element, Drawn):
        changes["value"] = _path(element.value, old, new, x, y)
    if isinstance(element, Tiles):
        # Tiles of about the same size; an even number of rows joins without a seam.
        changes["columns"] = max(1, round(element.columns * x.real / x.design))
        changes["rows"] = max(2, 2 * round(element.rows * y.real / y.design / 2))
        changes["clear"] = element.clear * x.scale
    known = {f.name for f in fields(element)}
    for name in _SCALED:
        value = getattr(element, name) if name in known else None
        if isinstance(value, float | int) and not isinstance(value, bool):
            changes[name] = value * x.scale
    return replace(element, at=(new.x, new.y, new.width, new.height), **changes)


def _path(written: str, old: Box, new: Box, x: _Axis, y: _Axis) -> str:
    """Return the path with every point in its new place."""
    words: list[str] = []
    for verb, *numbers in parse_shape(written):
        words.append(verb)
        for i in range(0, len(numbers), 2):
            words.append(number(x.at(old.x + numbers[i]) - new.x))
            words.append(number(y.at(old.y + numbers[i + 1]) - new.y))
    return " ".join(words)
