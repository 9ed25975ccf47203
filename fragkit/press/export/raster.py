"""Converting pages to pixels with PDFium, exactly as they are printed. This needs the extra
`[png]`."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from fragkit.press.export import MissingExtra
from fragkit.press.graphics.marks import Page
from fragkit.press.pillow import has_pillow

if TYPE_CHECKING:
    from PIL.Image import Image


Pixels = tuple[int, int]
INCH = 25.4  # mm


def pixels(width: float, height: float, dpi: float) -> Pixels:
    """Return a size in whole pixels, from millimeters."""
    return round(width / INCH * dpi), round(height / INCH * dpi)


def need_pdfium() -> Any:
    """Return the PDFium module, or raise an error with install instructions. Exports call this
    before they draw."""
    try:
        if not has_pillow():
            raise ImportError("Pillow is not installed")
        import pypdfium2
    except ImportError:
        raise MissingExtra(
            'pictures need the extra [png]; install it with `pip install "fragkit[png]"`'
        ) from None
    return pypdfium2


def pictures(pages: Sequence[Page], sizes: Sequence[Pixels]) -> Iterator[Image]:
    """Draw each page with exactly that number of pixels."""
    from fragkit.press.pdf.document import About, pdf_bytes

    pdfium = need_pdfium()
    raw = pdfium.raw
    document = pdfium.PdfDocument(pdf_bytes(pages, About("pictures")))
    try:
        for i, (width, height) in enumerate(sizes):
            page = document[i]
            # The page's size in points is rarely a whole number of pixels, but the bitmap's is.
            bitmap = pdfium.PdfBitmap.new_native(width, height, raw.FPDFBitmap_BGR)
            raw.FPDFBitmap_FillRect(bitmap.raw, 0, 0, width, height, 0xFFFFFFFF)
            raw.FPDF_RenderPageBitmap(bitmap.raw, page.raw, 0, 0, width, height, 0, 0)
            yield bitmap.to_pil().copy()
            bitmap.close()
            page.close()
    finally:
        document.close()


def png_bytes(picture: Image, dpi: float) -> bytes:
    """Return the picture as a PNG file that contains its size on paper."""
    buffer = io.BytesIO()
    picture.save(buffer, "PNG", dpi=(dpi, dpi), compress_level=6)
    return buffer.getvalue()
