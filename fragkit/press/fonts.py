"""Source Sans Pro: which faces there are, and how wide their characters run.

Only the tables needed for measuring are read; reportlab is not needed for it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Face:
    """One weight and slant. ``fallback`` is the face for letters that this one lacks."""

    key: str
    file: str
    weight: int
    italic: bool = False
    fallback: str = ""


_FACES = (
    Face("regular", "SourceSansPro-Regular", 400),
    Face("semibold", "SourceSansPro-Semibold", 600),
    Face("bold", "SourceSansPro-Bold", 700),
    Face("black", "SourceSansPro-Black", 900),
    # The italics have Latin only; their Greek and Cyrillic is the upright, slanted.
    Face("italic", "SourceSansPro-It", 400, italic=True, fallback="regular"),
    Face("bold-italic", "SourceSansPro-BoldIt", 700, italic=True, fallback="bold"),
)
FONTS: dict[str, Face] = {face.key: face for face in _FACES}
CAP_HEIGHT = 0.66  # of the size: capitals and numerals; centres a numeral on its middle
X_HEIGHT = 0.486
