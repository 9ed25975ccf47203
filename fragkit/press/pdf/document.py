"""Writing pages as a PDF file on reportlab's document layer, with bookmarks, XMP and everything
that PDF/X-1a needs.

reportlab writes objects, cross references and font subsets. The content streams are ours
(`content_stream.py`), so that a repeated face is one object and nothing is measured twice. The
bytes depend only on the pages: there are no dates, paths or random ids.
"""

from __future__ import annotations

import io
import os
import zlib
from collections.abc import Sequence
from html import escape
from typing import Any, Literal, NamedTuple

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
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
from fragkit.press.pdf.content_stream import Content, matrix_operator
from fragkit.press.pdf.fonts import Type
from fragkit.press.pdf.tags import Tags


def page_labels(pages: Sequence[Page]) -> PDFDictionary | None:
    """Return a label for each page, or None if no page has one."""
    if not any(page.label for page in pages):
        return None
    rows: list[Any] = []
    for i, page in enumerate(pages):
        rows += [i, PDFDictionary({"P": PDFString(page.label or str(i + 1))})]
    return PDFDictionary({"Nums": PDFArrayCompact(rows)})


def outline(doc: PDFDocument, pages: Sequence[Page], refs: Sequence[Any]) -> Any:
    """Return the bookmarks in PDF's form: a tree of entries linked in every direction."""
    marks = [
        (level, title, ref)
        for page, ref in zip(pages, refs, strict=True)
        for level, title in page.bookmarks
    ]
    if not marks:
        return None
    root = PDFDictionary({"Type": "/Outlines"})
    root_ref = doc.Reference(root)
    # The path from the root to the last added entry: (level, entry, its reference).
    path: list[tuple[int, PDFDictionary, Any]] = [(-1, root, root_ref)]
    last_child: dict[int, tuple[PDFDictionary, Any]] = {}
    for level, title, page_ref in marks:
        while path[-1][0] >= level:
            path.pop()
        _, parent, parent_ref = path[-1]
        entry = PDFDictionary(
            {
                "Title": PDFString(title),
                "Parent": parent_ref,
                "Dest": PDFArrayCompact([page_ref, "/Fit"]),
            }
        )
        ref = doc.Reference(entry)
        before = last_child.get(id(parent))
        if before is None:
            parent["First"] = ref
        else:
            before[0]["Next"] = ref
            entry["Prev"] = before[1]
        parent["Last"] = ref
        last_child[id(parent)] = (entry, ref)
        for _, ancestor, _ in path:
            ancestor["Count"] = ancestor.dict.get("Count", 0) + 1
        path.append((level, entry, ref))
    return root_ref


def describe(
    doc: PDFDocument, title: str, author: str, subject: str, creator: str, language: str
) -> None:
    """Put an XMP packet with title, author, subject and language into the document's catalog."""
    about = [_alternatives("title", title)]
    if author:
        about.append(
            f"<dc:creator><rdf:Seq><rdf:li>{escape(author)}</rdf:li></rdf:Seq></dc:creator>"
        )
    if subject:
        about.append(_alternatives("description", subject))
    tag = f"<rdf:li>{escape(language)}</rdf:li>"
    about.append(f"<dc:language><rdf:Bag>{tag}</rdf:Bag></dc:language>")
    packet = (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n'
        '<x:xmpmeta xmlns:x="adobe:ns:meta/">\n'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n'
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" '
        'xmlns:xmp="http://ns.adobe.com/xap/1.0/">\n'
        f"<dc:format>application/pdf</dc:format>\n{chr(10).join(about)}\n"
        f"<xmp:CreatorTool>{escape(creator)}</xmp:CreatorTool>\n"
        '</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end="r"?>'
    )
    # Programs search for the packet in the file, so it is not compressed.
    dictionary = PDFDictionary({"Type": "/Metadata", "Subtype": "/XML"})
    stream = PDFStream(dictionary=dictionary, content=packet.encode("utf-8"), filters=[])
    catalog = doc.Catalog
    catalog.__NoDefault__ = [*catalog.__NoDefault__, "Metadata"]
    catalog.Metadata = doc.Reference(stream)


def _alternatives(name: str, text: str) -> str:
    item = f'<rdf:li xml:lang="x-default">{escape(text)}</rdf:li>'
    return f"<dc:{name}><rdf:Alt>{item}</rdf:Alt></dc:{name}>"


# Registered with the ICC, so a file only names them and does not contain the profile.
CONDITIONS = {
    "FOGRA39": "Coated FOGRA39 (ISO 12647-2:2004)",
    "FOGRA52": "PSO Uncoated v3 (FOGRA52)",
    "CGATS TR 001": "US Web Coated (SWOP)",
    "CGATS TR 006": "GRACoL 2006 Coated",
}
# The standard requires dates. They are constant, so that the same input gives the same bytes.
_DATE = "D:20000101000000Z"


def declare(doc: PDFDocument, condition: str) -> None:
    """Mark a document as PDF/X-1a for that printing condition."""
    intent = {
        "Type": "/OutputIntent",
        "S": "/GTS_PDFX",
        "OutputConditionIdentifier": PDFString(condition),
        "OutputCondition": PDFString(CONDITIONS[condition]),
        "RegistryName": PDFString("http://www.color.org"),
    }
    _catalog(doc, OutputIntents=PDFArray([PDFDictionary(intent)]))
    info: dict[str, Any] = {
        "GTS_PDFXVersion": PDFString("PDF/X-1:2001"),
        "GTS_PDFXConformance": PDFString("PDF/X-1a:2001"),
        "Trapped": "/False",
        "CreationDate": PDFString(_DATE),
        "ModDate": PDFString(_DATE),
        "Producer": PDFString("fragkit, on reportlab"),
    }
    doc.info.dict.update(info)


def _catalog(doc: PDFDocument, **entries: Any) -> None:
    """Add the entries to the catalog for which reportlab has no place."""
    catalog = doc.Catalog
    catalog.__NoDefault__ = [*catalog.__NoDefault__, *entries]
    for name, value in entries.items():
        setattr(catalog, name, value)


Duplex = Literal["", "long-edge", "short-edge"]


class About(NamedTuple):
    """The properties that a viewer shows for the file. ``duplex`` presets the printer's dialog."""

    title: str
    author: str = ""
    subject: str = ""
    keywords: str = ""
    duplex: Duplex = ""
    language: str = "en"
    press: str = ""  # the printing condition of a PDF/X-1a file: `FOGRA39`


def pdf_bytes(pages: Sequence[Page], about: About) -> bytes:
    document = _Document((1, 3) if about.press else (1, 7), tagged=not about.press)
    for page in pages:
        document.add(page)
    return document.finish(about)


class _Document:
    def __init__(self, version: tuple[int, int], tagged: bool) -> None:
        # reportlab would take its date from there: the same input gives the same bytes.
        os.environ.pop("SOURCE_DATE_EPOCH", None)
        self.doc = PDFDocument(invariant=1, compression=1, pdfVersion=version)
        self.tags = Tags(self.doc) if tagged else None  # PDF 1.3, for print shops, has none
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
            entries["Tabs"] = "/S"  # links between parts, in reading order
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

        made: list[tuple[PDFDictionary | form_fields.Entries, Any]] = []
        for mark, matrix in content.active:
            at = product(base, matrix)
            entry = (
                form_fields.link(mark, at, self.page_of)
                if isinstance(mark, Link)
                else form_fields.widget(mark, at, page, self.doc)
            )
            made.append((entry, self.doc.Reference(entry)))
            if not isinstance(mark, Link):
                self.fields.append(made[-1][1])
        if self.tags is not None:
            self.tags.place_active(made)
        return [ref for _, ref in made]

    def page_of(self, title: str) -> Any:
        """Return the page that has a bookmark. A link may only point back."""
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
            declare(doc, about.press)
        else:
            language = spoken()  # the role of the words for a screen reader
            code = language.code if language is not None else about.language
            catalog.Lang = PDFString(code)
            describe(doc, about.title, about.author, about.subject, info["Creator"], code)
            # Some viewers then print at 100 % instead of shrinking to the page.
            wanted: dict[str, Any] = {"PrintScaling": "/None", "DisplayDocTitle": "true"}
            if about.duplex:
                edge = "Long" if about.duplex == "long-edge" else "Short"
                wanted["Duplex"] = f"/DuplexFlip{edge}Edge"
            catalog.ViewerPreferences = PDFDictionary(wanted)
        catalog.PageLabels = page_labels(self.pages)
        catalog.Outlines = outline(doc, self.pages, self.page_refs)
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
    """Return a box on the page in PDF units: exact points, with y pointing up."""
    left, right = box.x * PT_PER_MM, box.right * PT_PER_MM
    low, high = (page.height - box.bottom) * PT_PER_MM, (page.height - box.y) * PT_PER_MM
    return PDFArrayCompact([coefficient(v) for v in (left, low, right, high)])


# -- pictures ---------------------------------------------------------------------------------

_SPACES = {"L": "/DeviceGray", "RGB": "/DeviceRGB", "CMYK": "/DeviceCMYK"}


def image_object(image: Image, doc: PDFDocument) -> PDFStream:
    """Return a picture as a PDF object: a JPEG unchanged, anything else as compressed samples."""
    from PIL import Image as Pictures  # a document without bitmaps never loads it

    picture: Pictures.Image = Pictures.open(io.BytesIO(image.data))
    if picture.format == "JPEG" and picture.mode in _SPACES:
        stream = _image_stream(picture, picture.mode, image.data, "/DCTDecode")
        if picture.mode == "CMYK":
            # Adobe's JPEGs have inverted CMYK values.
            stream.dictionary["Decode"] = PDFArrayCompact([1, 0, 1, 0, 1, 0, 1, 0])
        return stream
    has_alpha = picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info
    if has_alpha:
        picture = picture.convert("RGBA")
        mask = _image_samples(picture.getchannel("A"), "L")
        picture = picture.convert("RGB")  # keep one copy at a time: a large picture has 64 MB
        stream = _image_samples(picture, "RGB")
        stream.dictionary["SMask"] = doc.Reference(mask)
        return stream
    if picture.mode == "CMYK":
        return _image_samples(picture, "CMYK")
    mode = "L" if picture.mode in ("1", "L", "I;16") else "RGB"
    return _image_samples(picture.convert(mode), mode)


def _image_samples(picture: Any, mode: str) -> PDFStream:
    return _image_stream(picture, mode, zlib.compress(picture.tobytes()), "/FlateDecode")


def _image_stream(picture: Any, mode: str, data: bytes, coding: str) -> PDFStream:
    entries = PDFDictionary(
        {
            "Type": "/XObject",
            "Subtype": "/Image",
            "Width": picture.width,
            "Height": picture.height,
            "ColorSpace": _SPACES[mode],
            "BitsPerComponent": 8,
            "Filter": coding,
        }
    )
    return PDFStream(dictionary=entries, content=data)
