"""The structure that a screen reader follows: cards as figures that say what they are.

A page's marks are either spoken, each as a figure with a text of its own, or decoration, as
are the backs of cards. A document without figures (a reference, a sheet) is read as it is
drawn, from the top.

    Document ── Sect (a page) ── Figure "Boomstick. Weapons. Damage 4d. …"
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObject

from fragkit.press.graphics.marks import Group, Mark, Page, Use
from fragkit.press.pdf.content_stream import Content


class _Raw(PDFObject):  # type: ignore[misc]  # reportlab is untyped
    """An object that is written unchanged, to save time for a thousand small ones."""

    def __init__(self) -> None:
        self.text = ""

    def format(self, document: Any) -> bytes:
        return self.text.encode("latin-1")


def spoken_of(mark: Mark) -> str:
    """Return the spoken text of a mark: that of the one symbol it places, if any."""
    if isinstance(mark, Use):
        return mark.symbol.spoken
    if isinstance(mark, Group) and len(mark.items) == 1:
        return spoken_of(mark.items[0])
    return ""


class Tags:
    """A collector of the spoken text on each page, which writes the tree at the end."""

    def __init__(self, doc: PDFDocument) -> None:
        self.doc = doc
        # The figures' texts of each page; None for one that is read as it is drawn.
        self.pages: list[list[str] | None] = []

    def draw(self, page: Page, content: Content) -> None:
        """Draw the page's marks between their tags."""
        if not any(self.pages) and not any(spoken_of(mark) for mark in page.items):
            content.code.append("/P <</MCID 0>> BDC")
            content.add(page.items)
            content.code.append("EMC")
            self.pages.append(None)
            return
        said: list[str] = []
        self.pages.append(said)
        plain: list[Mark] = []

        def decorate() -> None:
            if plain:
                content.code.append("/Artifact BMC")
                content.add(plain)
                content.code.append("EMC")
                plain.clear()

        for mark in page.items:
            text = spoken_of(mark)
            if not text:
                plain.append(mark)
                continue
            decorate()
            content.code.append(f"/Figure <</MCID {len(said)}>> BDC")
            content.add((mark,))
            content.code.append("EMC")
            said.append(text)
        decorate()

    def finish(self, page_refs: Sequence[Any]) -> None:
        """Put the tree into the document's catalog."""
        root, root_ref, root_at = self._new()
        whole, _, whole_at = self._new()
        parents, _, parents_at = self._new()
        sections: list[str] = []
        numbers: list[str] = []
        for i, (said, page_ref) in enumerate(zip(self.pages, page_refs, strict=True)):
            section, _, section_at = self._new()
            page_at = bytes(page_ref.format(self.doc)).decode("latin-1")
            kids: list[str] = []
            for mcid, text in enumerate([""] if said is None else said):
                kid, _, kid_at = self._new()
                what = "/S /P" if said is None else f"/S /Figure /Alt {_string(text)}"
                kid.text = f"<</Type /StructElem {what} /P {section_at} /Pg {page_at} /K {mcid}>>"
                kids.append(kid_at)
            listed = " ".join(kids)
            section.text = (
                f"<</Type /StructElem /S /Sect /P {whole_at} /Pg {page_at} /K [{listed}]>>"
            )
            sections.append(section_at)
            numbers.append(f"{i} [{listed}]")
        whole.text = f"<</Type /StructElem /S /Document /P {root_at} /K [{' '.join(sections)}]>>"
        parents.text = f"<</Nums [{' '.join(numbers)}]>>"
        root.text = (
            f"<</Type /StructTreeRoot /K {whole_at} /ParentTree {parents_at} "
            f"/ParentTreeNextKey {len(self.pages)}>>"
        )
        self.doc.Catalog.StructTreeRoot = root_ref
        marked, self.doc.Catalog.MarkInfo, _ = self._new()
        marked.text = "<</Marked true>>"

    def _new(self) -> tuple[_Raw, Any, str]:
        """Return an object to be filled, a reference to it, and how that is written."""
        made = _Raw()
        ref = self.doc.Reference(made)
        return made, ref, bytes(ref.format(self.doc)).decode("latin-1")


def _string(text: str) -> str:
    """Write a text for PDF: plain if Latin-1 has its letters, else UTF-16."""
    if all(31 < ord(c) < 127 or 160 < ord(c) < 256 for c in text):
        escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        return f"({escaped})"
    return f"<feff{text.encode('utf-16-be').hex()}>"
