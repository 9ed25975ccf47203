"""The bookmarks and page labels of a PDF file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFArrayCompact, PDFDictionary, PDFDocument, PDFString

from fragkit.press.graphics.marks import Page


def labels(pages: Sequence[Page]) -> PDFDictionary | None:
    """Return a label for each page, or nothing when no page has one."""
    if not any(page.label for page in pages):
        return None
    rows: list[Any] = []
    for i, page in enumerate(pages):
        rows += [i, PDFDictionary({"P": PDFString(page.label or str(i + 1))})]
    return PDFDictionary({"Nums": PDFArrayCompact(rows)})


def outline(doc: PDFDocument, pages: Sequence[Page], refs: Sequence[Any]) -> Any:
    """Return bookmarks as PDF needs them: a tree of entries linked in every direction."""
    marks = [
        (level, title, ref)
        for page, ref in zip(pages, refs, strict=True)
        for level, title in page.bookmarks
    ]
    if not marks:
        return None
    root = PDFDictionary({"Type": "/Outlines"})
    root_ref = doc.Reference(root)
    # The path from the root to the entry last added: (level, entry, its reference).
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
