"""What makes a file PDF/X-1a:2001: who it is printed for, and that nothing is left open.

The rest of the standard is about what a file does not hold: no RGB, no transparency, no
fonts from elsewhere, nothing that moves. That is for those who draw the pages.
"""

from __future__ import annotations

from typing import Any

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFDocument, PDFString

# Registered with the ICC: a file names them and need not carry the profile.
CONDITIONS = {
    "FOGRA39": "Coated FOGRA39 (ISO 12647-2:2004)",
    "FOGRA52": "PSO Uncoated v3 (FOGRA52)",
    "CGATS TR 001": "US Web Coated (SWOP)",
    "CGATS TR 006": "GRACoL 2006 Coated",
}
# The standard wants dates; the same input gives the same bytes, so it is always this one.
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
    """Add the entries to the catalog that reportlab has no place for."""
    catalog = doc.Catalog
    catalog.__NoDefault__ = [*catalog.__NoDefault__, *entries]
    for name, value in entries.items():
        setattr(catalog, name, value)
