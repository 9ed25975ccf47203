"""A kind of print made for a pack of the fixtures, and read back."""

from __future__ import annotations

import functools
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path as FilePath

import pymupdf
from pypdf import PdfReader

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.pack import Library
from fragkit.press.build import kind_module
from fragkit.press.graphics.marks import (
    IDENTITY,
    Box,
    CheckBox,
    Group,
    Mark,
    Matrix,
    Page,
    Path,
    Text,
    TextField,
    Use,
)
from fragkit.press.graphics.shapes import apply, product, rotated, translated
from fragkit.press.pages.documents import Document, Settings
from fragkit.press.pages.paper import MARGIN
from fragkit.press.pdf.document import About, pdf_bytes
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width

FIXTURES = FilePath(__file__).parent.parent / "fixtures"


@functools.cache
def library() -> Library:
    problems = Problems()
    found = load_library(problems, [FIXTURES / "counters-pack"])
    assert not problems.found
    return found


@dataclass(frozen=True)
class Printed:
    document: Document
    data: bytes

    @property
    def pages(self) -> list[Page]:
        return list(self.document.pages)

    @functools.cached_property
    def reader(self) -> PdfReader:
        return PdfReader(io.BytesIO(self.data))

    @functools.cached_property
    def texts(self) -> list[str]:
        """The text of each page, with line ends as spaces."""
        return [" ".join(page.get_text().split()) for page in pymupdf.open(stream=self.data)]


def printed(kind: str, pack: str, **settings: object) -> Printed:
    """The one document that the kind makes of the pack, without any problem."""
    (document,) = documents(kind, pack, **settings)
    about = About(document.title, document.author, document.subject, duplex=document.duplex)
    return Printed(document, pdf_bytes(document.pages, about))


def documents(
    kind: str, pack: str, problems: Problems | None = None, **settings: object
) -> list[Document]:
    told = problems if problems is not None else Problems()
    chosen = library().pack(pack)
    assert chosen is not None
    module = kind_module(kind)
    found: list[Document] = module.documents(chosen, library(), Settings(**settings), told)
    if problems is None:
        assert [str(d) for d in told.found] == []
    return found


def leaves(marks: Iterable[Mark]) -> Iterator[Mark]:
    """The marks inside all groups, in the order of drawing; what a symbol holds stays inside it."""
    for mark in marks:
        if isinstance(mark, Group):
            yield from leaves(mark.items)
        else:
            yield mark


def stray_marks(page: Page) -> list[str]:
    """What lies where a home printer does not reach."""
    free = Box(MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)
    return [
        f"{what} at {x:.1f}, {y:.1f}"
        for what, x, y in ink(page.items)
        if not free.contains(Box(x, y, 0, 0), slack=0.15)  # a hairline's end
    ]


def ink(
    marks: tuple[Mark, ...], at: Matrix = IDENTITY, clip: Box | None = None
) -> Iterator[tuple[str, float, float]]:
    """Corners of everything drawn, half a line's width included, within its clips."""
    for mark in marks:
        match mark:
            case Group((Use(),), clip=clip_shape) if clip_shape:
                # A face in its bleed: no ink leaves the clip, so that its corners do.
                for _, *numbers in clip_shape:
                    if numbers:
                        yield "face", *apply(product(at, mark.matrix), *numbers[-2:])
            case Group():
                inner = product(at, mark.matrix)
                yield from ink(mark.items, inner, _clipped(mark, at, clip))
            case Use():
                placed = product(product(at, translated(mark.x, mark.y)), mark.matrix)
                yield from ink(mark.symbol.items, placed, clip)
            case Path():
                half = mark.stroke.width / 2 if mark.stroke else 0.0
                for _, *numbers in mark.shape:
                    for x, y in zip(numbers[0::2], numbers[1::2], strict=True):
                        px, py = apply(at, x, y)
                        for d in (-half, half):
                            yield "path", *_within(clip, px + d, py + d)
            case Text():
                width = text_width(mark.text, mark.font, mark.size, mark.tracking)
                left = mark.x - {"start": 0.0, "middle": width / 2, "end": width}[mark.anchor]
                high = CAP_HEIGHT * mark.size * 25.4 / 72
                turn = product(at, rotated(mark.rotate, mark.x, mark.y))
                for x, y in ((left, mark.y), (left + width, mark.y - high)):
                    yield f"text {mark.text!r}", *_within(clip, *apply(turn, x, y))
            case TextField():
                for x, y in ((mark.x, mark.y), (mark.x + mark.width, mark.y + mark.height)):
                    yield f"field {mark.name}", *apply(at, x, y)
            case CheckBox():
                for x, y in ((mark.x, mark.y), (mark.x + mark.size, mark.y + mark.size)):
                    yield f"field {mark.name}", *apply(at, x, y)


def _clipped(group: Group, at: Matrix, outer: Box | None) -> Box | None:
    if not group.clip:
        return outer
    # A clip is given in the coordinates around the group's own matrix or within it;
    # ours are boxes in groups without one.
    corners = [
        apply(product(at, group.matrix), x, y) for _, *ns in group.clip if ns for x, y in [ns[-2:]]
    ]
    xs, ys = [c[0] for c in corners], [c[1] for c in corners]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _within(clip: Box | None, x: float, y: float) -> tuple[float, float]:
    if clip is None:
        return x, y
    return min(max(x, clip.x), clip.right), min(max(y, clip.y), clip.bottom)
