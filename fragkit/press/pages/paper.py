"""The sizes of papers and cards, and the ways of printing backs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple, get_args

from fragkit.model.print_profile import Backs as Backs
from fragkit.model.print_profile import PaperName as PaperName

BACK_MODES: tuple[Backs, ...] = get_args(Backs)

MARGIN = 5.0  # mm that no home printer reaches


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright. ``width`` is the short side."""

    name: PaperName
    title: str
    width: float
    height: float

    @property
    def turns(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return the width and height of the sheet upright, then those of the sheet on its side."""
        return (self.width, self.height), (self.height, self.width)


PAPERS: dict[str, Paper] = {
    "a4": Paper("a4", "A4", 210.0, 297.0),
    "letter": Paper("letter", "Letter", 215.9, 279.4),
    "a3": Paper("a3", "A3", 297.0, 420.0),
}


# Sheets of copy shops in portrait format, smallest first.
POSTERS: dict[str, dict[str, tuple[float, float]]] = {
    "a4": {
        "A4": (210.0, 297.0),
        "A3": (297.0, 420.0),
        "A2": (420.0, 594.0),
        "A1": (594.0, 841.0),
        "A0": (841.0, 1189.0),
    },
    "letter": {
        "Letter": (215.9, 279.4),
        "Tabloid": (279.4, 431.8),
        "Arch C": (457.2, 609.6),
        "Arch D": (609.6, 914.4),
        "Arch E": (914.4, 1219.2),
    },
}


def sheet_title(width: float, height: float) -> str:
    """Return the name of a sheet, such as `A1`, or its size in millimeters."""
    for sheets in POSTERS.values():
        for title, size in sheets.items():
            if (width, height) in (size, size[::-1]):
                return title
    return f"{width:.0f} × {height:.0f} mm"


CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0


class CardSize(NamedTuple):
    """A card after cutting, in millimeters."""

    name: str
    title: str
    width: float
    height: float


CARD_SIZES = {
    size.name: size
    for size in (
        CardSize("poker", "Poker", CARD_WIDTH, CARD_HEIGHT),
        CardSize("us-poker", "US poker", 63.5, 88.9),
        CardSize("bridge", "Bridge", 57.15, 88.9),
        CardSize("mini", "Mini", 44.45, 63.5),
        CardSize("tarot", "Tarot", 70.0, 120.0),
        CardSize("square", "Square", 70.0, 70.0),
    )
}


POKER = CARD_SIZES["poker"]
LEAST_SIDE, MOST_SIDE = 40.0, 200.0  # mm: limits for your own card size


def card_size(name: str) -> CardSize:
    """Return the card size with that name, or in millimeters, such as `70x100`.

    Raise `KeyError` for an unknown name, and `ValueError` for sides out of bounds.
    """
    typed = re.fullmatch(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)", name.strip().lower())
    if typed is None:
        return CARD_SIZES[name]
    width, height = map(float, typed.groups())
    if not all(LEAST_SIDE <= side <= MOST_SIDE for side in (width, height)):
        raise ValueError(name)
    return CardSize(name, f"{width:g} × {height:g} mm", width, height)
