"""Exports: packs as pictures, virtual tables, shop orders, cut lines and files for print shops.

A format is a module of this package, which is imported only when needed::

    OPTIONS = frozenset({"dpi", "bleed"})      # its options of `fragkit export`

    def outputs(pack, library, settings, problems) -> list[Output]

Like the kinds of print, a format draws and never writes. An empty list means that the pack has
nothing of that kind. Formats with pictures (`png`, `tts`, `uvtt`, `mpc`) need the extra `[png]`.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from fragkit.board.board import Board
from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.output import Output
from fragkit.press.pages.documents import Ink, Settings
from fragkit.press.pages.paper import PaperName

if TYPE_CHECKING:
    from fragkit.press.export.shops import Shop

# Name -> description, for the help and for `docs/how-to/print/export.md`.
FORMATS = {
    "png": "a picture of each card, front and back, in one archive",
    "tts": "decks, maps and counters for Tabletop Simulator",
    "uvtt": "maps with walls, doors and windows for virtual tables",
    "mpc": "pictures and an order file for card printers",
    "cut": "sheets and cut lines for a hobby cutter",
    "csv": "cards as a spreadsheet",
    "showcase": "a picture of cards, box and table for forums and shop pages",
    "pdfx": "cards as PDF/X-1a in CMYK, for a print shop",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportSettings:
    """The options of `fragkit export`."""

    dpi: int = 300
    size: str = "poker"  # card size: see `card_size`
    bleed: bool = True
    shop: Shop | None = None  # pictures in the sizes that this printer asks for
    corner: float = 3.0  # mm: the radius of cut corners
    paper: PaperName = "a4"
    ink: Ink = "full"
    url: str = ""  # the future address of a table's pictures; empty: their folder here
    condition: str = "FOGRA39"  # the printing condition of a print shop's file
    picture: bool = True  # whether a map's file contains its picture
    map: Board | None = None  # one map, or several joined; None: all of the pack's maps
    templates: tuple[Path, ...] = ()
    out: Path = Path("build")

    @property
    def printing(self) -> Settings:
        """Return the print settings for the faces."""
        return Settings(ink=self.ink, paper=self.paper, templates=self.templates, size=self.size)


class MissingExtra(Exception):  # noqa: N818  the installation lacks something; content is fine
    """Raised if a part of fragkit is missing that an extra installs."""


class Format(Protocol):
    """The functions that a format's module has."""

    OPTIONS: frozenset[str]

    def outputs(
        self, pack: Pack, library: Library, settings: ExportSettings, problems: Problems
    ) -> list[Output]: ...


def format_module(name: str) -> Format:
    return cast(Format, importlib.import_module(f"{__name__}.{name}"))
