"""A build: some kinds of print of some packs, first drawn and then written all at once.

Everything is drawn before anything is written, so a mistake in the last card of the last pack
leaves the files of the previous build as they were. A new kind of print is a module (`Kind`) and a
line in `MODULES`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Literal, NamedTuple, Protocol

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.output import Output, OutputFailure, write_outputs
from fragkit.press.pack_assets import load_assets
from fragkit.press.pages.documents import Document, Settings, SvgDrawing


class Kind(Protocol):
    """The functions that a module for a kind of print may have; all are optional.

    Each function returns an empty list for a pack that has nothing of that kind. It draws but never
    writes, and reports mistakes in content to ``problems``. After a mistake, nothing is written.
    `once = True` marks a kind that is the same for every pack, such as the calibration sheet.
    """

    def documents(
        self, pack: Pack, library: Library, settings: Settings, problems: Problems
    ) -> list[Document]:
        """Return the PDF files."""

    def drawings(
        self, pack: Pack, library: Library, settings: Settings, problems: Problems
    ) -> list[SvgDrawing]:
        """Return the SVG files."""

    def check_print(self, pack: Pack, library: Library, problems: Problems) -> None:
        """Report problems that only the press can find: texts that do not fit, missing letters."""


# Each kind of print and its module, in the order in which they are made and listed.
MODULES = {
    "cards": "cards.card_pages",
    "sheets": "sheets.sheet_pages",
    "counters": "counters",
    "standees": "standees.strips",
    "maps": "maps.map_pages",
    "reference": "reference.reference_pages",
    "calibration": "calibration",
    "boxes": "boxes",
}
EXTRA_KINDS = ("boxes",)  # made only if named
KINDS = tuple(kind for kind in MODULES if kind not in EXTRA_KINDS)


def kind_module(kind: str) -> ModuleType:
    """Import the module of a kind of print only now, so that a build loads nothing that it does not
    need."""
    return importlib.import_module(f"fragkit.press.{MODULES[kind]}")


Format = Literal["pdf", "svg"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A request for a build: its parts and options."""

    formats: tuple[Format, ...] = ("pdf",)
    packs: tuple[str, ...] = ()  # default: all packs with content
    kinds: tuple[str, ...] = KINDS
    settings: Settings = Settings()
    out: Path = Path("build")


class Step(NamedTuple):
    """The current step of a build for the progress line: ``done`` of ``total``."""

    done: int
    total: int
    what: str


Progress = Callable[[Step], None]
_MAKERS = {"pdf": "documents", "svg": "drawings"}


@dataclass(slots=True)
class Drawn:
    """All files of a build, still as pages."""

    documents: list[Document] = field(default_factory=list)
    drawings: list[SvgDrawing] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)  # `ftw: no cards`

    @property
    def sheets(self) -> dict[str, int]:
        """Return the number of sheets to load, by paper."""
        found: dict[str, int] = {}
        for document in self.documents:
            found[document.paper] = found.get(document.paper, 0) + document.sheets
        return found

    @property
    def cuts(self) -> int:
        return sum(document.cuts for document in self.documents)


class Done(NamedTuple):
    """The files that a build has written."""

    drawn: Drawn
    files: tuple[Path, ...]
    manifest: Path


def chosen_packs(request: Request, library: Library) -> list[Pack]:
    if not request.packs:
        return list(library.packs)
    return [pack for id in request.packs if (pack := library.pack(id)) is not None]


def draw(
    request: Request, library: Library, problems: Problems, progress: Progress | None = None
) -> Drawn:
    """Draw every page of the build. Afterward, mistakes in content are in ``problems``."""
    load_assets(library, problems)
    drawn = Drawn()
    packs = chosen_packs(request, library)
    steps = [(pack, kind) for pack in packs for kind in request.kinds]
    named = bool(request.packs)
    for i, (pack, kind) in enumerate(steps):
        if progress is not None:
            progress(Step(i, len(steps), f"{pack.id} {kind}"))
        module = kind_module(kind)
        if getattr(module, "once", False) and pack is not packs[0]:
            continue
        made = 0
        able = [way for way, maker in _MAKERS.items() if hasattr(module, maker)]
        if "pdf" in request.formats and hasattr(module, "documents"):
            documents = module.documents(pack, library, request.settings, problems)
            drawn.documents += documents
            made += len(documents)
        if "svg" in request.formats and hasattr(module, "drawings"):
            drawings = module.drawings(pack, library, request.settings, problems)
            drawn.drawings += drawings
            made += len(drawings)
        # Mention a kind that has no such format only if it was named.
        fitting = request.kinds != KINDS or any(way in request.formats for way in able)
        if not made and fitting and (named or request.kinds != KINDS):
            same = kind == "cards" and request.settings.since is not None and pack.cards
            drawn.skipped.append(f"{pack.id}: no {'changed ' if same else ''}{kind}")
    return drawn


def render(drawn: Drawn, progress: Progress | None = None) -> list[Output]:
    """Return the drawn files as bytes."""
    total = len(drawn.documents) + len(drawn.drawings)
    outputs: list[Output] = []

    def step(name: str) -> None:
        if progress is not None:
            progress(Step(len(outputs), total, name))

    for document in drawn.documents:
        # loads reportlab if there is a PDF to write
        from fragkit.press.pdf.document import About, pdf_bytes

        path = f"pdf/{document.name}.pdf"
        step(path)
        about = About(document.title, document.author, document.subject, duplex=document.duplex)
        data = pdf_bytes(document.pages, about)
        outputs.append(Output(path, data, len(document.pages), document.prints))
    for drawing in drawn.drawings:
        from fragkit.press.svg import svg_text

        path = f"svg/{drawing.name}.svg"
        step(path)
        text = svg_text(drawing.page, drawing.title, drawing.description, fonts=True)
        outputs.append(Output(path, text.encode("utf-8")))
    return outputs


def leave_unchanged(
    drawn: Drawn, outputs: Sequence[Output], files: Mapping[str, str]
) -> list[Output]:
    """Leave out files that are identical to those of an earlier build.

    Cards are chosen one by one, earlier, before they are drawn.
    """
    same = {
        output.path
        for output in outputs
        if not output.prints and files.get(output.path) == sha256(output.data).hexdigest()
    }
    drawn.skipped += [f"{path}: unchanged" for path in sorted(same)]
    drawn.documents = [d for d in drawn.documents if f"pdf/{d.name}.pdf" not in same]
    drawn.drawings = [d for d in drawn.drawings if f"svg/{d.name}.svg" not in same]
    return [output for output in outputs if output.path not in same]


def write(drawn: Drawn, outputs: Sequence[Output], out: Path) -> Done | OutputFailure:
    """Write either all files or none."""
    written = write_outputs(out, outputs)
    if isinstance(written, OutputFailure):
        return written
    return Done(drawn, written.files, written.manifest)
