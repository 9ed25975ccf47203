"""The input and output of a kind of print: settings, documents, drawings."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from fragkit.board.board import Board
from fragkit.language import translate
from fragkit.language.sentences import Sentence, Text, say
from fragkit.model.pack import Pack
from fragkit.model.print_profile import Ink as Ink
from fragkit.press.graphics.marks import Page
from fragkit.press.output import Prints
from fragkit.press.pages.paper import Backs, PaperName

Duplex = Literal["", "long-edge", "short-edge"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Print settings: the options of `fragkit build`."""

    paper: PaperName = "a4"
    backs: Backs = "long-edge"
    layout: str = ""  # of cards, by id: `edge-to-edge`, `spaced`; empty: the first one that fits
    ink: Ink = "full"
    offset: tuple[float, float] = (0.0, 0.0)  # mm to move the backs by, right and down
    players: int | None = None  # number of record sheets; None: the default
    poster: bool = False  # each map on a single page of its own size
    joined: Board | None = None  # this board of several maps, instead of a pack's maps
    counters: Mapping[str, int] = field(default_factory=dict)  # counters of each kind
    sight: str = ""  # SVG maps: shade the squares that this one sees
    heat: bool = False  # SVG maps: shade each square by the number of squares from which you see it
    templates: tuple[Path, ...] = ()  # face templates by path
    size: str = "poker"  # card size: see `card_size`
    cards: tuple[str, ...] = ()  # only these, by id
    mix: bool = False  # decks share sheets
    guides: bool = False  # hairlines between cards, for scissors
    corner: float = 0.0  # mm: radius of lines for rounded corners
    thickness: float = 0.3  # mm: thickness of a card, for boxes
    since: Prints | None = None  # only cards that have changed since that manifest

    @property
    def low_ink(self) -> bool:
        return self.ink == "low"

    @property
    def duplex(self) -> Duplex:
        """Return the way to flip the paper, to preset in the printer's dialog."""
        return self.backs if self.backs in ("long-edge", "short-edge") else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A PDF file to write. `name` is without `.pdf`, such as `base-cards`."""

    name: str
    title: str
    pages: Sequence[Page]
    author: str = ""
    subject: str = ""
    duplex: Duplex = ""
    paper: str = ""  # the paper to load, for the summary: `A4`
    cuts: int = 0  # number of straight cuts on all sheets together
    prints: Prints = field(default_factory=dict)  # the cards on it, for the next build
    sheets_of_paper: int | None = None  # None: the number of pages, halved for two-sided printing

    @property
    def sheets(self) -> int:
        if self.sheets_of_paper is not None:
            return self.sheets_of_paper
        return math.ceil(len(self.pages) / 2) if self.duplex else len(self.pages)


def pack_title(pack: Pack) -> str:
    """Return the pack's title for the line at each sheet's edge."""
    return f"{pack.file.name} {pack.file.version}"


def document_of(
    pack: Pack, name: str, pages: Sequence[Page], title: Text = "", **more: Any
) -> Document:
    """Return a document whose name begins with the pack's id and whose author is the pack's author.
    Without a ``title``, it has that of its kind."""
    file = pack.file
    known = {"author": file.author, "subject": pack_title(pack)} | more
    titled = translate(title or title_of(name, file.name))
    return Document(name=f"{pack.id}-{name}", title=titled, pages=pages, **known)


def title_of(kind: str, pack: str) -> Sentence:
    """Return the title of a pack's document, which a reader shows above it."""
    titles = {
        "boxes": say("{pack}: boxes and dividers", pack=pack),
        "calibration": say("{pack}: calibration sheet", pack=pack),
        "cards": say("{pack}: cards", pack=pack),
        "counters": say("{pack}: counters", pack=pack),
        "sheets": say("{pack}: record sheets", pack=pack),
        "standees": say("{pack}: standees", pack=pack),
    }
    return titles[kind]


@dataclass(frozen=True, slots=True, kw_only=True)
class SvgDrawing:
    """An SVG file to write. `name` is a map's id."""

    name: str
    title: str
    page: Page
    description: str = ""


class CannotLayOut(Exception):  # noqa: N818  the request cannot be met; content is fine
    """Raised if the layout fails. The message names layouts that would fit the paper."""
