"""What fragkit brings for a language: `templates/lang/de.po`, and `de.hyphens` for its long words."""

from __future__ import annotations

from pathlib import Path

from fragkit.language.po import read_po
from fragkit.language.speech import Language
from fragkit.language.syllables import Hyphenation
from fragkit.share import share

ENGLISH = "en"


def catalogue_path(code: str) -> Path:
    return share("templates") / "lang" / f"{code}.po"


def shipped_codes() -> list[str]:
    """The languages whose sentences fragkit knows, besides English."""
    return sorted(path.stem for path in (share("templates") / "lang").glob("*.po"))


def shipped(code: str) -> Language:
    """The language; one that has no catalogue speaks English sentences with names of its own."""
    path = catalogue_path(code)
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    patterns = path.with_suffix(".hyphens")
    hyphenate = Hyphenation(patterns if patterns.is_file() else None)
    return Language(code, read_po(text), hyphenate=hyphenate)
