"""Colors mixed, and their contrast as WCAG 2 measures it: 4.5 for text, 3 for symbols."""

from __future__ import annotations

from fragkit.press.graphics.marks import Color

TEXT = 4.5
SYMBOL = 3.0
PATTERN = 1.6  # what a tired inkjet still tells from its ground
BLACK, WHITE = "#000000", "#ffffff"

# What the things in pictures are made of. Their grays differ, so that a picture without color
# loses none of its parts.
MATERIALS: dict[str, Color] = {
    "steel": "#5b6873",
    "shine": "#a9b5bf",
    "wood": "#b06d2e",
    "bark": "#6b3f1f",
    "brass": "#e3ab32",
    "red": "#cf2f27",
    "fire": "#f4761c",
    "leaf": "#4c8a3c",
    "skin": "#e9a97c",
    "bone": "#f1e6cc",
    "glass": "#b5dcea",
    "glow": "#f5a800",
}
# The glow of a weapon, by its type.
GLOWS: dict[str, Color] = {
    "ballistic": "#ffb81f",
    "energy": "#16b3d1",
    "flame": "#f4761c",
    "explosive": "#e23a2c",
}

# Their inks on a press, in percent of cyan, magenta, yellow and black.
MATERIAL_INKS: dict[Color, str] = {
    "#5b6873": "67 52 43 16",
    "#a9b5bf": "34 22 19 0",
    "#b06d2e": "25 61 98 11",
    "#6b3f1f": "38 71 95 42",
    "#e3ab32": "11 34 95 0",
    "#cf2f27": "12 96 100 3",
    "#f4761c": "0 67 100 0",
    "#4c8a3c": "74 25 100 9",
    "#e9a97c": "6 38 54 0",
    "#f1e6cc": "5 7 21 0",
    "#b5dcea": "27 3 5 0",
    "#f5a800": "0 38 100 0",
    "#ffb81f": "0 31 98 0",
    "#16b3d1": "71 7 15 0",
    "#e23a2c": "5 92 96 0",
}


def luminance(color: Color) -> float:
    """Return the luminance, from 0 for black to 1 for white."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(int(color[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Color, other: Color) -> float:
    """Return the contrast, from 1 for equal colors to 21 for black on white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def readable_on(ground: Color, dark: Color = BLACK, light: Color = WHITE) -> Color:
    """Return the color of the two that is easier to read on that ground."""
    return light if contrast(light, ground) >= contrast(dark, ground) else dark


def mixed(one: Color, other: Color, share: float) -> Color:
    """Mix ``one`` with a ``share`` (0 to 1) of ``other``, channel by channel."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
