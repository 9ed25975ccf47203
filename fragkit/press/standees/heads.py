"""Heads and headgear of figures: shapes by tone, around x = 0, the chin at y = 10.

`body` is the figure's dark, `accent` its colour, `light` what a face shows and a nape does not.
"""

from __future__ import annotations

from typing import Literal

from fragkit.press.graphics.marks import Shape
from fragkit.press.graphics.shapes import circle, ellipse, parse_shape, polygon, rect

Tone = Literal["body", "accent", "light"]
Drawing = list[tuple[Tone, Shape]]

_FACE = ellipse(0, 6.4, 3.2, 4.0)
_EYES = rect(-2.1, 5.5, 1.5, 1.0, r=0.5) + rect(0.6, 5.5, 1.5, 1.0, r=0.5)
_HELMET = "M -4.2 7.4 C -4.2 3 -2.4 1.4 0 1.4 C 2.4 1.4 4.2 3 4.2 7.4 L 3.4 10.2 L -3.4 10.2 Z"


def _d(text: str) -> Shape:
    return parse_shape(text)


HEADS: dict[str, Drawing] = {
    # The arena.
    "dome": [
        ("body", _d(_HELMET)),
        ("accent", _d("M -4.2 5 L 4.2 5 L 3.6 7.6 L 1 8.4 L -1 8.4 L -3.6 7.6 Z")),
    ],
    "crest": [
        ("accent", _d("M -3 3.4 C -3.2 -1.6 3.2 -1.6 3 3.4 Z")),
        ("body", _d("M -4.4 3 L -2 1.4 L 2 1.4 L 4.4 3 L 4 9.4 L 1.6 10.6 L -1.6 10.6 L -4 9.4 Z")),
        ("light", _d("M -3 4.8 L 3 4.8 L 3 6.2 L 0.8 6.2 L 0.8 9 L -0.8 9 L -0.8 6.2 L -3 6.2 Z")),
    ],
    "mohawk": [
        ("accent", _d("M -1.6 4 L -3.6 0.8 L -1.4 1.6 L -0.8 -0.8 L 0.2 1 L 1.6 -0.6 L 1.8 1.8 L 3.6 1.4 L 1.8 4 Z")),
        ("body", _FACE),
        ("light", rect(-2.6, 5.2, 5.2, 1.5, r=0.7)),
    ],
    "hood": [
        ("body", _d("M 0 0.2 C 3.4 1.6 4.8 5 4.6 10.6 L -4.6 10.6 C -4.8 5 -3.4 1.6 0 0.2 Z")),
        ("light", _d("M 0 3 C 2 4 2.8 6 2.6 9.4 L -2.6 9.4 C -2.8 6 -2 4 0 3 Z")),
        ("body", _d("M 0 4.2 C 1.4 5 2 6.6 1.8 9.4 L -1.8 9.4 C -2 6.6 -1.4 5 0 4.2 Z")),
        ("accent", circle(0, 6.6, 0.8)),
    ],
    "cap": [
        ("body", _FACE),
        ("light", _EYES),
        ("accent", _d("M -3.6 4.6 C -3.6 1.6 -1.8 0.8 0 0.8 C 1.8 0.8 3.6 1.6 3.6 4.6 L 6.2 4.8 L 6.2 5.6 L -3.6 5 Z")),
        ("body", rect(-4.6, 5, 2, 3.4, r=0.9)),
    ],
    "ponytail": [
        ("body", _d("M 2 2.4 C 6 1.4 7.6 4.6 6.4 9.6 C 6.2 7.4 5 6 3 5.6 Z")),
        ("body", _FACE),
        ("accent", rect(2.1, 2.2, 1.6, 1.8, r=0.5)),
        ("light", _d("M -3 5 L 3 5 L 2.6 6.8 L 0.4 6.8 L 0 6.2 L -0.4 6.8 L -2.6 6.8 Z")),
    ],
    "cat-ears": [
        ("accent", _d("M -4.4 4.2 L -4 -0.2 L -1 2 Z M 4.4 4.2 L 4 -0.2 L 1 2 Z")),
        ("body", _FACE),
        ("light", _EYES),
        ("body", _d("M -4 6.4 C -4.4 2.6 -2.4 1.2 0 1.2 C 2.4 1.2 4.4 2.6 4 6.4 L 3 6.4 C 3.2 3.4 2 2.6 0 2.6 C -2 2.6 -3.2 3.4 -3 6.4 Z")),
        ("accent", rect(-5, 5, 2.2, 3.8, r=1) + rect(2.8, 5, 2.2, 3.8, r=1)),
    ],
    "visor": [
        ("body", _d("M -3.8 2.6 L 0 1 L 3.8 2.6 L 4.4 7 L 2.4 10.4 L -2.4 10.4 L -4.4 7 Z")),
        ("light", _d("M -4 4.6 L 0 3.8 L 4 4.6 L 3.8 6 L 0 5.4 L -3.8 6 Z")),
        ("accent", _d("M -1.2 7.4 L 1.2 7.4 L 0.8 9.6 L -0.8 9.6 Z")),
    ],
    "bush": [
        ("body", polygon([
            (-5.4, 10.4), (-6.2, 8), (-4.8, 7.4), (-6, 5), (-4, 4.6), (-4.4, 2), (-2.4, 2.6), (-1.8, 0.2),
            (0, 1.8), (1.8, 0), (2.4, 2.6), (4.6, 2.2), (4, 4.8), (6, 5.2), (4.8, 7.6), (6.2, 8.4), (5.4, 10.4),
        ])),
        ("accent", _d("M -3.8 4.4 C -3.4 2.6 -2 2 -0.6 2.2 C -0.8 3.8 -2 4.8 -3.8 4.4 Z M 1.2 3.4 C 2.2 1.8 3.8 1.8 4.8 2.6 C 4 4.2 2.6 4.6 1.2 3.4 Z")),
        ("light", rect(-2.6, 5.8, 2, 1.1, r=0.5) + rect(0.6, 5.8, 2, 1.1, r=0.5)),
    ],
    # The west.
    "cowboy": [
        ("body", _FACE),
        ("accent", _d("M -3.2 7 L 3.2 7 L 2.4 10 L 0 11.4 L -2.4 10 Z")),
        ("body", _d("M -3 4 L -2.4 0.4 C -1.4 -0.2 -0.6 0.6 0 0.8 C 0.6 0.6 1.4 -0.2 2.4 0.4 L 3 4 C 5 4 6.4 3.2 7 2.2 C 7 4.6 4.4 5.6 0 5.6 C -4.4 5.6 -7 4.6 -7 2.2 C -6.4 3.2 -5 4 -3 4 Z")),
    ],
    "bowler": [
        ("body", _FACE),
        ("light", _EYES),
        ("body", _d("M -3.2 3.4 C -3.2 0.4 -1.6 -0.4 0 -0.4 C 1.6 -0.4 3.2 0.4 3.2 3.4 Z")),
        ("accent", rect(-3.3, 2, 6.6, 1.3)),
        ("body", _d("M -5 3.4 C -4 4.2 4 4.2 5 3.4 C 5 5 3 5.2 0 5.2 C -3 5.2 -5 5 -5 3.4 Z")),
    ],
    "goggles": [
        ("body", polygon([
            (-3.4, 8), (-6, 7.6), (-4.4, 6), (-6.4, 4), (-4.2, 3.8), (-5, 1), (-2.6, 2), (-1.8, -0.6),
            (0, 1.4), (1.8, -0.6), (2.6, 2), (5, 1), (4.2, 3.8), (6.4, 4), (4.4, 6), (6, 7.6), (3.4, 8),
        ])),
        ("body", _FACE),
        ("accent", circle(-1.7, 5.8, 1.7) + circle(1.7, 5.8, 1.7)),
        ("light", circle(-1.7, 5.8, 0.8) + circle(1.7, 5.8, 0.8)),
    ],
    "top-hat": [
        ("body", _FACE),
        ("light", _EYES),
        ("body", _d("M -3 3.6 L -3.4 -1.6 L 3.4 -1.6 L 3 3.6 Z")),
        ("accent", rect(-3.1, 1.8, 6.2, 1.4)),
        ("body", rect(-5, 3.2, 10, 1.3, r=0.6)),
    ],
    "feathers": [
        ("accent", _d("M 1.6 4 C 1.4 1.6 2.4 -0.6 4.4 -1.8 C 5 0.6 4 2.8 2.4 4 Z M 3 5 C 3.6 2.8 5 1.4 7 1 C 6.8 3.4 5.4 4.8 3.4 5.4 Z")),
        ("body", _FACE),
        ("body", _d("M -3.4 4.6 C -3.6 8 -4.4 10 -5 12 L -3 12 L -2.4 7 Z M 3.4 4.6 C 3.6 8 4.4 10 5 12 L 3 12 L 2.4 7 Z")),
        ("accent", rect(-3.3, 3.6, 6.6, 1.3)),
        ("light", _EYES),
    ],
    "updo": [
        ("body", circle(0, 0.9, 2.2)),
        ("accent", _d("M 1.2 1.2 C 3 -0.8 5.2 -1.2 6.6 -0.4 C 5.6 1.6 3.6 2.4 1.6 2.4 Z")),
        ("body", _d("M -3.8 6 C -4 2.6 -2 1.8 0 1.8 C 2 1.8 4 2.6 3.8 6 C 3.8 8 3 10.2 0 10.4 C -3 10.2 -3.8 8 -3.8 6 Z")),
        ("light", rect(-2, 5.7, 1.4, 0.9, r=0.4) + rect(0.6, 5.7, 1.4, 0.9, r=0.4)),
    ],
    "skull": [
        ("body", _FACE),
        ("light", circle(-1.4, 6.4, 1.0) + circle(1.4, 6.4, 1.0)),
        ("light", _d("M 0 7.4 L 0.6 8.4 L -0.6 8.4 Z")),
        ("body", _d("M -3 4 L -2.2 -0.4 L 0 0.6 L 2.2 -0.4 L 3 4 L 7 3 L 4.6 5.4 L -4.6 5.4 L -7 3 Z")),
        ("accent", _d("M -2.9 2.4 L 2.9 2.4 L 3 3.6 L -3 3.6 Z")),
    ],
}  # fmt: skip
