"""The structure that a screen reader follows: headings, tables, and figures with a spoken text.

Groups of marks have tags, and symbols of cards and counters have a spoken text. Marks with neither
are decoration, as are the backs of cards. A document without any tag is read in the order of its
drawing, from the top.

    Document ── Sect (a page) ─┬─ H1 "FRAG quick reference"
                               ├─ Table ── TR ── TH, TD …
                               └─ Figure "Boomstick. Weapons. Damage 4d. …"
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObject

from fragkit.press.graphics.marks import Group, Link, Mark, Page, Use
from fragkit.press.pdf.content_stream import Content
from fragkit.press.pdf.form_fields import pdf_string, reference_text

Entry = Any  # of the file: a form field or a link


class _Raw(PDFObject):  # type: ignore[misc]  # reportlab is untyped
    """An object that is written unchanged, which saves time if there are a thousand small ones."""

    def __init__(self) -> None:
        self.text = ""

    def format(self, document: Any) -> bytes:
        return self.text.encode("latin-1")


def spoken_of(mark: Mark) -> str:
    """Return the spoken text of a mark, which is that of the only symbol in it, or ""."""
    if isinstance(mark, Use):
        return mark.symbol.spoken
    if isinstance(mark, Group) and not mark.tag and len(mark.items) == 1:
        return spoken_of(mark.items[0])
    return ""


def _is_tagged(mark: Mark) -> bool:
    """Return whether the mark, or a mark inside it, has a tag or a spoken text of its own."""
    if isinstance(mark, Group):
        return bool(mark.tag) or any(map(_is_tagged, mark.items))
    return bool(spoken_of(mark))


@dataclass(slots=True)
class _Part:
    """A node of the tree. A number among ``kids`` is marked content of its page."""

    tag: str
    spoken: str = ""
    kids: list[_Part | int] = field(default_factory=list)
    active: int | None = None  # the index of the form field or link on the page
    entry: tuple[Entry, Any] | None = None  # that field, and a reference to it


class Tags:
    """The tags of a document. They collect the parts of each page and write the tree at the end."""

    def __init__(self, doc: PDFDocument) -> None:
        self.doc = doc
        self.pages: list[_Part] = []
        self._speaks = False  # whether anything has been tagged so far
        self._marked = 0  # marked contents of the current page

    def draw(self, page: Page, content: Content) -> None:
        """Draw the page's marks, each between its tags."""
        section = _Part("Sect")
        self.pages.append(section)
        self._marked = 0
        self._speaks = self._speaks or any(map(_is_tagged, page.items))
        if self._speaks:
            self._walk(page.items, section, content)
        else:
            self._leaf(page.items, section, _Part("P"), content)

    def _walk(self, marks: Iterable[Mark], parent: _Part, content: Content) -> None:
        plain: list[Mark] = []

        def decorate() -> None:
            if plain:
                before = len(content.active)
                content.code.append("/Artifact BMC")
                content.add(plain)
                content.code.append("EMC")
                _add_active(parent, before, content)
                plain.clear()

        for mark in marks:
            text = spoken_of(mark)
            if text:
                decorate()
                self._leaf((mark,), parent, _Part("Figure", text), content)
            elif isinstance(mark, Group) and _is_tagged(mark):
                decorate()
                part = _Part(mark.tag, mark.spoken) if mark.tag else parent
                if not any(map(_is_tagged, mark.items)):
                    self._leaf((mark,), parent, part, content)
                    continue
                if part is not parent:
                    parent.kids.append(part)
                state = content.begin(mark)
                self._walk(mark.items, part, content)
                content.end(mark, state)
            else:
                plain.append(mark)
        decorate()

    def _leaf(self, marks: Iterable[Mark], parent: _Part, part: _Part, content: Content) -> None:
        before = len(content.active)
        content.code.append(f"/{_name(part.tag)} <</MCID {self._marked}>> BDC")
        content.add(marks)
        content.code.append("EMC")
        part.kids.append(self._marked)
        self._marked += 1
        parent.kids.append(part)
        _add_active(parent, before, content)

    def place_active(self, entries: Sequence[tuple[Entry, Any]]) -> None:
        """Give the page that was drawn last its form fields and links, as objects of the file."""
        for part in _all_parts(self.pages[-1]):
            if part.active is not None:
                part.entry = entries[part.active]

    def finish(self, page_refs: Sequence[Any]) -> None:
        """Put the tree into the document's catalog."""
        root, root_ref, root_at = self._new()
        whole, _, whole_at = self._new()
        parents, _, parents_at = self._new()
        sections: list[str] = []
        numbers: list[str] = []
        fields: list[tuple[Entry, str]] = []
        for i, (section, page_ref) in enumerate(zip(self.pages, page_refs, strict=True)):
            leaves: dict[int, str] = {}
            page_at = reference_text(page_ref, self.doc)
            sections.append(self._write(section, whole_at, page_at, leaves, fields))
            listed = " ".join(leaves[mcid] for mcid in sorted(leaves))
            numbers.append(f"{i} [{listed}]")
        for key, (entry, part_at) in enumerate(fields, len(self.pages)):
            entry["StructParent"] = key
            numbers.append(f"{key} {part_at}")
        whole.text = f"<</Type /StructElem /S /Document /P {root_at} /K [{' '.join(sections)}]>>"
        parents.text = f"<</Nums [{' '.join(numbers)}]>>"
        root.text = (
            f"<</Type /StructTreeRoot /K {whole_at} /ParentTree {parents_at} "
            f"/ParentTreeNextKey {len(self.pages) + len(fields)}>>"
        )
        self.doc.Catalog.StructTreeRoot = root_ref
        marked, self.doc.Catalog.MarkInfo, _ = self._new()
        marked.text = "<</Marked true>>"

    def _write(
        self,
        part: _Part,
        parent_at: str,
        page_at: str,
        leaves: dict[int, str],
        fields: list[tuple[Entry, str]],
    ) -> str:
        """Write a part and everything below it. Return a reference to the part."""
        made, _, at = self._new()
        kids: list[str] = []
        for kid in part.kids:
            if isinstance(kid, int):
                leaves[kid] = at
                kids.append(str(kid))
            else:
                kids.append(self._write(kid, at, page_at, leaves, fields))
        if part.entry is not None:
            entry, ref = part.entry
            where = reference_text(ref, self.doc)
            kids.append(f"<</Type /OBJR /Obj {where} /Pg {page_at}>>")
            fields.append((entry, at))
        listed = kids[0] if len(kids) == 1 and part.tag != "Sect" else f"[{' '.join(kids)}]"
        said = f" /Alt {pdf_string(part.spoken)}" if part.spoken else ""
        _, _, scope = part.tag.partition("-")
        head = f" /A <</O /Table /Scope /{scope}>>" if scope else ""
        made.text = (
            f"<</Type /StructElem /S /{_name(part.tag)}{said}{head} /P {parent_at} "
            f"/Pg {page_at} /K {listed}>>"
        )
        return at

    def _new(self) -> tuple[_Raw, Any, str]:
        """Return an object to be filled, a reference to it, and that reference as text."""
        made = _Raw()
        ref = self.doc.Reference(made)
        return made, ref, reference_text(ref, self.doc)


def _add_active(parent: _Part, before: int, content: Content) -> None:
    """Add the form fields and links that were drawn after the first ``before`` ones."""
    for i, (mark, _) in enumerate(content.active[before:], before):
        parent.kids.append(_Part("Link" if isinstance(mark, Link) else "Form", active=i))


def _all_parts(part: _Part) -> Iterable[_Part]:
    yield part
    for kid in part.kids:
        if isinstance(kid, _Part):
            yield from _all_parts(kid)


def _name(tag: str) -> str:
    """Return the tag without the direction of a table head: `TH` for `TH-Row`."""
    return tag.partition("-")[0]
