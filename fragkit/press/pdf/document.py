"""Pages as a PDF file, on reportlab's document layer.

Objects, cross references and font subsets are reportlab's; the content streams are ours
(`content.py`), so that a repeated face is one object and nothing is measured twice.
The bytes depend on the pages alone: no dates, no paths, no random ids.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from reportlab.pdfbase.pdfdoc import (
    PDFArrayCompact,
    PDFDictionary,
    PDFDocument,
    PDFObjectReference,
    PDFStream,
    PDFStreamFilterZCompress,
    PDFString,
)

import fragkit
from fragkit.language import spoken
from fragkit.press.graphics.marks import (
    PT_PER_MM,
    Box,
    Image,
    Link,
    Matrix,
    Page,
    Pattern,
    Symbol,
    coefficient,
    number,
)
from fragkit.press.graphics.shapes import product
from fragkit.press.pdf import outline, xmp
from fragkit.press.pdf.content_stream import Content, matrix_operator
from fragkit.press.pdf.fonts import Type
from fragkit.press.pdf.tags import Tags

Duplex = Literal["", "long-edge", "short-edge"]


class About(NamedTuple):
    """The properties that a viewer shows for the file; ``duplex`` presets the printer's dialog."""

    title: str
    author: str = ""
    subject: str = ""
    keywords: str = ""
    duplex: Duplex = ""
    language: str = "en"
    press: str = ""  # the printing condition of a PDF/X-1a file: `FOGRA39`


def pdf_bytes(
    pages: Sequence[Page], about: About, progress: Callable[[int], None] | None = None
) -> bytes:
    """Return the whole file; ``progress`` is called with each page's number once it is drawn."""
    document = _Document((1, 3) if about.press else (1, 7), tagged=not about.press)
    for i, page in enumerate(pages, 1):
        document.add(page)
        if progress is not None:
            progress(i)
    return document.finish(about)


class _Document:
    def __init__(self, version: tuple[int, int], tagged: bool) -> None:
        self.doc = PDFDocument(invariant=1, compression=1, pdfVersion=version)
        self.tags = Tags(self.doc) if tagged else None  # PDF 1.3, for a press, has none
        self.pages: list[Page] = []
        self.page_refs: list[Any] = []
        self.fields: list[Any] = []
        self._type = Type(self.doc)
        self._symbols: dict[str, tuple[str, Symbol]] = {}
        self._patterns: dict[tuple[str, Matrix], tuple[str, Pattern]] = {}
        self._images: dict[bytes, str] = {}
        self._alphas: dict[float, str] = {}

    # -- pages ------------------------------------------------------------------------------

    def add(self, page: Page) -> None:
        height = page.height * PT_PER_MM
        base: Matrix = (PT_PER_MM, 0, 0, -PT_PER_MM, 0, height)
        content = Content(self, base)
        content.code.append(matrix_operator(base))
        if self.tags is None:
            content.add(page.items)
        else:
            content.spaced = True
            self.tags.draw(page, content)
        stream = _stream(content.code)
        self.doc.signature.update(stream.content)
        entries = {
            "Type": "/Page",
            "Parent": self.doc.Reference(self.doc.Pages),
            "MediaBox": _rectangle(page, Box(0, 0, page.width, page.height)),
            "Resources": self.resources_of(content),
            "Contents": self.doc.Reference(stream),
        }
        if self.tags is not None:
            entries["StructParents"] = len(self.pages)
            entries["Tabs"] = "/S"  # from part to part, as they are read
        if page.trim is not None:
            entries["TrimBox"] = _rectangle(page, page.trim)
        if page.bleed is not None:
            entries["BleedBox"] = _rectangle(page, page.bleed)
        this = PDFObjectReference(self.doc.thisPageName())
        if content.active:
            entries["Annots"] = PDFArrayCompact(self.active(content, base, this))
        self.doc.addPage(PDFDictionary(entries))
        self.page_refs.append(this)
        self.pages.append(page)

    def active(self, content: Content, base: Matrix, page: Any) -> list[Any]:
        from fragkit.press.pdf import form_fields

        refs = []
        for mark, matrix in content.active:
            at = product(base, matrix)
            if isinstance(mark, Link):
                entry = form_fields.link(mark, at, self.page_of)
                refs.append(self.doc.Reference(entry))
            else:
                ref = self.doc.Reference(form_fields.widget(mark, at, page, self.doc))
                self.fields.append(ref)
                refs.append(ref)
        return refs

    def page_of(self, title: str) -> Any:
        """Return the page that has a bookmark; a link may only point back."""
        for ref, page in zip(self.page_refs, self.pages, strict=True):
            if any(name == title for _, name in page.bookmarks):
                return ref
        return self.page_refs[0] if self.page_refs else PDFObjectReference("Page1")

    def resources_of(self, content: Content) -> PDFDictionary:
        entries: dict[str, Any] = {"Font": PDFObjectReference("BasicFonts")}
        for kind, names in (
            ("XObject", content.xobjects),
            ("Pattern", content.patterns),
            ("ExtGState", content.states),
        ):
            if names:
                entries[kind] = PDFDictionary({n: PDFObjectReference(n) for n in names})
        return PDFDictionary(entries)

    # -- what streams refer to --------------------------------------------------------------

    def shown(self, key: str, text: str) -> str:
        return self._type.shown(key, text)

    def symbol(self, symbol: Symbol) -> str:
        known = self._symbols.get(symbol.id)
        if known is not None:
            name, other = known
            if other is not symbol and other != symbol:
                raise ValueError(f"two different drawings are called {symbol.id}")
            return name
        name = f"S{len(self._symbols) + 1}"
        self._symbols[symbol.id] = (name, symbol)
        content = Content(self)
        content.spaced = self.tags is not None and not symbol.spoken
        content.add(symbol.items)
        content.end_text()
        m = symbol.margin
        stream = _stream(content.code)
        self.doc.signature.update(stream.content)
        stream.dictionary.dict |= {
            "Type": "/XObject",
            "Subtype": "/Form",
            "BBox": _numbers(-m, -m, symbol.width + m, symbol.height + m),
            "Resources": self.resources_of(content),
        }
        self.doc.Reference(stream, name)
        return name

    def pattern(self, pattern: Pattern, matrix: Matrix) -> str:
        at = product(matrix, pattern.matrix)
        known = self._patterns.get((pattern.id, at))
        if known is not None:
            name, other = known
            if other is not pattern and other != pattern:
                raise ValueError(f"two different drawings are called {pattern.id}")
            return name
        name = f"P{len(self._patterns) + 1}"
        self._patterns[pattern.id, at] = (name, pattern)
        content = Content(self)
        content.add(pattern.items)
        stream = _stream(content.code)
        stream.dictionary.dict |= {
            "Type": "/Pattern",
            "PatternType": 1,
            "PaintType": 1,
            "TilingType": 1,
            "BBox": _numbers(0, 0, pattern.width, pattern.height),
            "XStep": coefficient(pattern.width),
            "YStep": coefficient(pattern.height),
            "Matrix": _numbers(*at),
            "Resources": self.resources_of(content),
        }
        self.doc.Reference(stream, name)
        return name

    def image(self, image: Image) -> str:
        name = self._images.get(image.data)
        if name is None:
            from fragkit.press.pdf.images import image_object

            name = self._images[image.data] = f"I{len(self._images) + 1}"
            self.doc.Reference(image_object(image, self.doc), name)
        return name

    def alpha(self, opacity: float) -> str:
        name = self._alphas.get(opacity)
        if name is None:
            name = self._alphas[opacity] = f"G{len(self._alphas) + 1}"
            state = {"Type": "/ExtGState", "ca": number(opacity), "CA": number(opacity)}
            self.doc.Reference(PDFDictionary(state), name)
        return name

    # -- the end ----------------------------------------------------------------------------

    def finish(self, about: About) -> bytes:
        doc = self.doc
        for font in doc.delayedFonts:
            font.addObjects(doc)
        info = {
            "Title": about.title,
            "Author": about.author,
            "Subject": about.subject,
            "Keywords": about.keywords,
            "Creator": f"fragkit {fragkit.__version__}",
        }
        doc.info = PDFDictionary({k: PDFString(v) for k, v in info.items() if v})
        doc.signature.update(repr(sorted(info.items())).encode())
        catalog = doc.Catalog
        if about.press:
            from fragkit.press.pdf import printshop

            printshop.declare(doc, about.press)
        else:
            language = spoken()  # what a screen reader should take the words for
            code = language.code if language is not None else about.language
            catalog.Lang = PDFString(code)
            xmp.describe(doc, about.title, about.author, about.subject, info["Creator"], code)
            catalog.ViewerPreferences = PDFDictionary(_preferences(about))
        catalog.PageLabels = outline.labels(self.pages)
        catalog.Outlines = outline.outline(doc, self.pages, self.page_refs)
        if catalog.Outlines is not None:
            catalog.PageMode = "/UseOutlines"
        if self.tags is not None:
            self.tags.finish(self.page_refs)
        if self.fields:
            from fragkit.press.pdf import form_fields

            catalog.AcroForm = form_fields.form(self.fields, doc)
        return bytes(doc.format())


class _Squeeze(PDFStreamFilterZCompress):  # type: ignore[misc]  # reportlab is untyped
    """A compressor that is slightly less thorough than zlib's default, in half the time."""

    def encode(self, text: bytes) -> bytes:
        return zlib.compress(text, 4)


_SQUEEZE = _Squeeze()


def _stream(code: list[str]) -> PDFStream:
    return PDFStream(content="\n".join(code).encode("ascii"), filters=[_SQUEEZE])


def _numbers(*values: float) -> PDFArrayCompact:
    return PDFArrayCompact([coefficient(v) for v in values])


def _rectangle(page: Page, box: Box) -> PDFArrayCompact:
    """Return a box on the page in PDF units: points, y up, exact."""
    left, right = box.x * PT_PER_MM, box.right * PT_PER_MM
    low, high = (page.height - box.bottom) * PT_PER_MM, (page.height - box.y) * PT_PER_MM
    return PDFArrayCompact([coefficient(v) for v in (left, low, right, high)])


def _preferences(about: About) -> dict[str, Any]:
    # Viewers that honour it print at 100 % instead of shrinking to the page.
    wanted: dict[str, Any] = {"PrintScaling": "/None", "DisplayDocTitle": "true"}
    if about.duplex:
        edge = "Long" if about.duplex == "long-edge" else "Short"
        wanted["Duplex"] = f"/DuplexFlip{edge}Edge"
    return wanted
