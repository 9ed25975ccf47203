"""Interactive parts of a PDF page: links, and the text fields and check boxes of a form.

Every field has its own appearance, so that viewers show it correctly before anyone types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reportlab.pdfbase.pdfdoc import (
    PDFArrayCompact,
    PDFDictionary,
    PDFDocument,
    PDFObject,
    PDFObjectReference,
    PDFStream,
    PDFString,
)

from fragkit.press.graphics.marks import CheckBox, Link, Matrix, TextField, number
from fragkit.press.graphics.shapes import apply

_PRINT = 4  # flag of an annotation that is also printed
_MULTILINE = 1 << 12
_NO_SPELLING = 1 << 22
_QUADDING = {"left": 0, "center": 1, "right": 2}
_HELVETICA = {
    "Type": "/Font",
    "Subtype": "/Type1",
    "BaseFont": "/Helvetica",
    "Encoding": "/WinAnsiEncoding",
}
_DINGBATS = {"Type": "/Font", "Subtype": "/Type1", "BaseFont": "/ZapfDingbats"}


def form(fields: list[Any], doc: PDFDocument) -> PDFDictionary:
    dingbats = doc.Reference(PDFDictionary(_DINGBATS))
    fonts = PDFDictionary({"Helv": _helvetica(doc), "ZaDb": dingbats})
    return PDFDictionary(
        {
            "Fields": PDFArrayCompact(fields),
            "DA": PDFString("/Helv 0 Tf 0 g"),
            "DR": PDFDictionary({"Font": fonts}),
        }
    )


def _helvetica(doc: PDFDocument) -> Any:
    # A separate object: poppler takes an inline one for a broken reference.
    if "Helvetica" not in doc.idToObject:
        doc.Reference(PDFDictionary(_HELVETICA), "Helvetica")
    return PDFObjectReference("Helvetica")


def link(mark: Link, at: Matrix, page_of: Callable[[str], Any]) -> PDFDictionary:
    entries: dict[str, Any] = {
        "Type": "/Annot",
        "Subtype": "/Link",
        "Rect": _rect(at, mark.x, mark.y, mark.width, mark.height),
        "Border": PDFArrayCompact([0, 0, 0]),
        "F": _PRINT,
    }
    if mark.target.startswith("#"):
        entries["Dest"] = PDFArrayCompact([page_of(mark.target[1:]), "/Fit"])
    else:
        action = {"Type": "/Action", "S": "/URI", "URI": PDFString(mark.target)}
        entries["A"] = PDFDictionary(action)
    return PDFDictionary(entries)


def widget(
    mark: TextField | CheckBox, at: Matrix, page: Any, doc: PDFDocument
) -> PDFDictionary | Entries:
    if isinstance(mark, TextField):
        return _text_field(mark, at, page, doc)
    return _check_box(mark, at, page, doc)


def _text_field(mark: TextField, at: Matrix, page: Any, doc: PDFDocument) -> PDFDictionary:
    rect = _rect(at, mark.x, mark.y, mark.width, mark.height)
    left, low, right, high = rect.sequence
    width, height = right - left, high - low
    entries: dict[str, Any] = {
        "Type": "/Annot",
        "Subtype": "/Widget",
        "FT": "/Tx",
        "T": PDFString(mark.name),
        "Rect": rect,
        "P": page,
        "F": _PRINT,
        "Ff": _NO_SPELLING | (_MULTILINE if mark.multiline else 0),
        "DA": PDFString(f"/Helv {number(mark.size)} Tf 0 g"),
        "Q": _QUADDING[mark.align],
        "AP": PDFDictionary({"N": doc.Reference(_typed(mark, width, height, doc))}),
    }
    if mark.tooltip:
        entries["TU"] = PDFString(mark.tooltip)
    if mark.value:
        entries["V"] = entries["DV"] = PDFString(mark.value)
    if mark.max_length:
        entries["MaxLen"] = mark.max_length
    return PDFDictionary(entries)


def _typed(mark: TextField, width: float, height: float, doc: PDFDocument) -> PDFStream:
    """Return the appearance of a preset value, as the viewer would draw it. Letters that Helvetica
    lacks are left to the viewer."""
    code = "/Tx BMC EMC"
    value = mark.value.encode("cp1252", "ignore")
    if value:
        size = mark.size or min(14.0, 0.7 * height, width / (0.56 * len(value)))
        baseline = height - size if mark.multiline else (height - 0.7 * size) / 2
        code = (
            f"/Tx BMC q BT /Helv {number(size)} Tf 0 g "
            f"2 {number(baseline)} Td <{value.hex()}> Tj ET Q EMC"
        )
    fonts = PDFDictionary({"Helv": _helvetica(doc)})
    return _appearance(code, width, height, PDFDictionary({"Font": fonts}))


class Entries(PDFObject):  # type: ignore[misc]  # reportlab is untyped
    """A dictionary whose values are already text, which saves time, because a form has thousands of
    boxes."""

    def __init__(self, entries: dict[str, str], page: Any) -> None:
        self.entries = entries
        self.page = page  # a reference whose number is not known before the end

    def __setitem__(self, key: str, value: object) -> None:
        self.entries[key] = str(value)

    def format(self, document: Any) -> bytes:
        listed = " ".join([f"/{key} {value}" for key, value in self.entries.items()])
        return f"<<{listed} /P {reference_text(self.page, document)}>>".encode("latin-1")


def _check_box(mark: CheckBox, at: Matrix, page: Any, doc: PDFDocument) -> Entries:
    rect = _rect(at, mark.x, mark.y, mark.size, mark.size)
    left, low, right, high = rect.sequence
    width, height = right - left, high - low
    states = _ticks(width, height, doc)
    state = "/Yes" if mark.checked else "/Off"
    caption = _shared("TickCaption", lambda: PDFDictionary({"CA": PDFString("4")}), doc)
    entries = {
        "Type": "/Annot",
        "Subtype": "/Widget",
        "FT": "/Btn",
        "T": pdf_string(mark.name),
        "Rect": f"[{' '.join(map(number, rect.sequence))}]",
        "F": str(_PRINT),
        "V": state,
        "AS": state,
        "MK": reference_text(caption, doc),
        "DA": "(/ZaDb 0 Tf 0 g)",
        "AP": reference_text(states, doc),
    }
    if mark.tooltip:
        entries["TU"] = pdf_string(mark.tooltip)
    return Entries(entries, page)


def reference_text(ref: Any, doc: PDFDocument) -> str:
    """Return a reference to an object as text."""
    return bytes(ref.format(doc)).decode("latin-1")


def pdf_string(text: str) -> str:
    """Write a text for PDF, plain if Latin-1 has its letters, or else in UTF-16."""
    if all(31 < ord(c) < 127 or 160 < ord(c) < 256 for c in text):
        escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        return f"({escaped})"
    return f"<feff{text.encode('utf-16-be').hex()}>"


def _ticks(width: float, height: float, doc: PDFDocument) -> Any:
    """Return the appearance of a box, ticked and empty. All boxes of the same size share it,
    because a form has hundreds."""
    w, h = round(width, 2), round(height, 2)

    def drawn() -> PDFDictionary:
        # A pen's tick with a weight of its own, so that it works in boxes of 3 mm and of 8 mm.
        tick = [(0.18, 0.5), (0.42, 0.2), (0.84, 0.82)]
        (x0, y0), (x1, y1), (x2, y2) = [(number(x * w), number(y * h)) for x, y in tick]
        code = f"q 0 G {number(0.11 * w)} w 1 J 1 j {x0} {y0} m {x1} {y1} l {x2} {y2} l S Q"
        empty = PDFDictionary({})
        states = {
            "Yes": doc.Reference(_appearance(code, w, h, empty)),
            "Off": doc.Reference(_appearance(" ", w, h, empty)),
        }
        return PDFDictionary({"N": PDFDictionary(states)})

    return _shared(f"Tick{number(w)}x{number(h)}", drawn, doc)


def _shared(name: str, made: Callable[[], Any], doc: PDFDocument) -> Any:
    """Return a reference to the only object of that name in the document."""
    if name not in doc.idToObject:
        doc.Reference(made(), name)
    return PDFObjectReference(name)


def _appearance(code: str, width: float, height: float, resources: PDFDictionary) -> PDFStream:
    stream = PDFStream(content=code.encode("ascii"))
    stream.dictionary.dict |= {
        "Type": "/XObject",
        "Subtype": "/Form",
        "BBox": PDFArrayCompact([0, 0, round(width, 3), round(height, 3)]),
        "Resources": resources,
    }
    return stream


def _rect(at: Matrix, x: float, y: float, width: float, height: float) -> PDFArrayCompact:
    x1, y1 = apply(at, x, y)
    x2, y2 = apply(at, x + width, y + height)
    corners = (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
    return PDFArrayCompact([round(v, 3) for v in corners])
