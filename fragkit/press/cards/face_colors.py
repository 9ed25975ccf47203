"""The colors of a face, by role.

Black, grays and the paper's color come from the theme. `pack.yaml` sets a deck's color. If the
theme has that color, its tones come from the theme; otherwise they are mixed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fragkit.press.graphics.marks import (
    GLOWS,
    MATERIALS,
    PATTERN,
    TEXT,
    Color,
    contrast,
    mixed,
    readable_on,
)
from fragkit.press.themes.theme import OrnamentSet, Theme

NEUTRAL: dict[str, Color] = {
    "ink": "#14181d",
    "quiet": "#4b5661",
    "rule": "#b9c2cb",
    "paper": "#ffffff",
    "accent": "#f5a800",
    **MATERIALS,
    **{f"glow-{kind}": color for kind, color in GLOWS.items()},
}
ROLES = {
    "ink": "text",
    "quiet": "less important text",
    "rule": "thin lines",
    "paper": "the background",
    "accent": "the theme's one bright color, in pictures",
    "deck": "the deck's color",
    "deck-dark": "darker, for numbers",
    "deck-mid": "half as strong",
    "deck-soft": "a quarter as strong",
    "deck-ray": "paler, for scenes behind pictures",
    "deck-tint": "pale, for backgrounds",
    "deck-night": "nearly black, for backs",
    "deck-pattern": "a little lighter, for patterns on backs",
    "on-deck": "text on the deck's color",
    "on-night": "text on a back",
    "steel": "metal in pictures",
    "shine": "light on metal",
    "wood": "wood",
    "bark": "dark wood, and leather",
    "brass": "brass and gold",
    "red": "signal red",
    "fire": "flames",
    "leaf": "leaves, and army green",
    "skin": "hands and faces",
    "bone": "bone, paper and rags",
    "glass": "glass",
    "glow": "glowing parts of pictures; on a weapon, the color depends on its type",
    "glow-ballistic": "the glow of ballistic weapons",
    "glow-energy": "the glow of energy weapons",
    "glow-flame": "the glow of flame weapons",
    "glow-explosive": "the glow of explosive weapons",
}
NIGHT = "#05060a"


@dataclass(frozen=True, slots=True)
class FaceColors:
    """The colors of one deck's faces by role, with full or with low ink."""

    roles: Mapping[str, Color]
    low: bool = False
    place: OrnamentSet = "plates"  # the material of the theme's ornaments
    display: str = "black"  # the font of titles and large numerals

    def __getitem__(self, paint: str) -> Color:
        return paint if paint.startswith("#") else self.roles[paint]

    def icon_inks(self, paint: str) -> tuple[Color, Color]:
        """Return the color of an icon and the color of its background."""
        return self[paint], self["paper" if self.low else "deck-tint"]


def face_colors(
    deck: Color, name: str, theme: Theme | None, own: Mapping[str, str], low: bool = False
) -> FaceColors:
    """Return the colors of a deck's faces (art.back.weapon, art.back.gadget, art.back.hex). `name`
    is the deck's id. `own` are the template's colors: `#rrggbb`, or a role."""
    changed = own.get("deck", deck)
    deck = (changed if changed.startswith("#") else deck).lower()
    roles: dict[str, Color] = dict(NEUTRAL)
    if theme is not None:
        roles |= theme.palette("low" if low else "full").roles()
    paper = roles["paper"]
    roles |= {
        "deck": deck,
        "deck-dark": darkened(mixed(deck, "#000000", 0.25), paper),
        "deck-mid": mixed(deck, paper, 0.45),
        "deck-soft": mixed(deck, paper, 0.74),
        "deck-ray": mixed(deck, paper, 0.82),
        "deck-tint": mixed(deck, paper, 0.9),
        "deck-night": mixed(deck, NIGHT, 0.62),
        "deck-pattern": set_off(mixed(deck, NIGHT, 0.62)),
        "on-deck": readable_on(deck, roles["ink"], paper),
        "on-night": paper,
    }
    known = theme.full.decks.get(name) if theme is not None else None
    if known is not None and known.mark == deck:
        roles |= {"deck-tint": known.tint, "deck-night": known.back}
        roles |= {"deck-pattern": known.pattern, "on-night": known.on_back}
    if low:
        # Nothing is filled, so text on the deck's color is now on paper.
        roles |= {"on-deck": roles["deck-dark"], "on-night": roles["deck-dark"]}
    for role, paint in own.items():
        if role != "deck":
            roles[role] = paint if paint.startswith("#") else roles.get(paint, roles["ink"])
    if theme is None:
        return FaceColors(roles, low)
    return FaceColors(roles, low, theme.full.place, theme.full.display)


def set_off(ground: Color) -> Color:
    """Return a shade that stands out from a dark ground, even when ink is low."""
    for step in range(1, 21):
        candidate = mixed(ground, "#ffffff", step / 40)
        if contrast(candidate, ground) >= PATTERN * 1.08:
            return candidate
    return candidate


def darkened(color: Color, ground: Color) -> Color:
    """Return the color, darkened until text in it is readable on ``ground``."""
    for step in range(21):
        candidate = mixed(color, "#000000", step / 20)
        if contrast(candidate, ground) >= TEXT:
            return candidate
    return "#000000"
