"""The colours of a face: roles of the theme, the deck's own, and tints made from that."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass

from fragkit.press.draw import Color

# What every theme gives; a theme or a template may replace any of them.
PLAIN: dict[str, Color] = {
    "ink": "#1b1d22",
    "quiet": "#565b66",
    "rule": "#c9ccd3",
    "paper": "#ffffff",
}
MADE = ("deck", "deck-dark", "deck-mid", "deck-tint", "deck-pale", "deck-shade", "deck-night", "on-deck")
TEXT_CONTRAST = 4.5


@functools.lru_cache(maxsize=256)
def luminance(color: Color) -> float:
    """Relative luminance as WCAG defines it."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Color, b: Color) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mixed(color: Color, other: Color, share: float) -> Color:
    """``share`` of ``other`` mixed into ``color``."""
    channels = []
    for i in (1, 3, 5):
        a, b = int(color[i : i + 2], 16), int(other[i : i + 2], 16)
        channels.append(round(a + (b - a) * share))
    return "#" + "".join(f"{c:02x}" for c in channels)


def darkened(color: Color, ground: Color, least: float = TEXT_CONTRAST) -> Color:
    """The colour, made darker until text in it can be read on ``ground``."""
    for step in range(21):
        candidate = mixed(color, "#000000", step / 20)
        if contrast(candidate, ground) >= least:
            return candidate
    return "#000000"


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by role, for one deck with one ink."""

    roles: Mapping[str, Color]
    low: bool = False

    def __getitem__(self, paint: str) -> Color:
        return paint if paint.startswith("#") else self.roles[paint]


def palette(
    deck: Color, theme: Mapping[str, Color], own: Mapping[str, str], low: bool = False
) -> Palette:
    """``own`` are the template's colours: `#rrggbb`, or another role's name."""
    deck = next((v for k, v in own.items() if k == "deck" and v.startswith("#")), deck)
    roles = {**PLAIN, **theme}
    paper = roles["paper"]
    roles |= {
        "deck": deck,
        "deck-dark": darkened(mixed(deck, "#000000", 0.25), paper),
        "deck-mid": mixed(deck, paper, 0.45),
        "deck-tint": mixed(deck, paper, 0.80),
        "deck-pale": mixed(deck, paper, 0.92),
        "deck-shade": mixed(deck, "#05060a", 0.40),
        "deck-night": mixed(deck, "#05060a", 0.62),
    }
    on_dark = paper if contrast(deck, paper) >= TEXT_CONTRAST else roles["ink"]
    # With low ink nothing is filled, so what stood on the deck's colour stands on paper.
    roles["on-deck"] = roles["deck-dark"] if low else on_dark
    for name, paint in own.items():
        roles[name] = paint if paint.startswith("#") else roles.get(paint, roles["ink"])
    return Palette(roles, low)
