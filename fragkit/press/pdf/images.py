"""A picture as a PDF object: JPEG goes in as it is, anything else as compressed samples."""

from __future__ import annotations

import io
import zlib
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFArrayCompact, PDFDictionary, PDFDocument, PDFStream

from fragkit.press.graphics.marks import Image

_SPACES = {"L": "/DeviceGray", "RGB": "/DeviceRGB", "CMYK": "/DeviceCMYK"}


def image_object(image: Image, doc: PDFDocument) -> PDFStream:
    from PIL import Image as Pictures  # a document without bitmaps never loads it

    picture: Pictures.Image = Pictures.open(io.BytesIO(image.data))
    if picture.format == "JPEG" and picture.mode in _SPACES:
        stream = _stream(picture, picture.mode, image.data, "/DCTDecode")
        if picture.mode == "CMYK":
            # Adobe's JPEGs hold CMYK upside down.
            stream.dictionary["Decode"] = PDFArrayCompact([1, 0, 1, 0, 1, 0, 1, 0])
        return stream
    has_alpha = picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info
    if has_alpha:
        picture = picture.convert("RGBA")
        mask = _samples(picture.getchannel("A"), "L")
        picture = picture.convert("RGB")  # one copy at a time: a large picture has 64 MB
        stream = _samples(picture, "RGB")
        stream.dictionary["SMask"] = doc.Reference(mask)
        return stream
    if picture.mode == "CMYK":
        return _samples(picture, "CMYK")
    mode = "L" if picture.mode in ("1", "L", "I;16") else "RGB"
    return _samples(picture.convert(mode), mode)


def _samples(picture: Any, mode: str) -> PDFStream:
    return _stream(picture, mode, zlib.compress(picture.tobytes()), "/FlateDecode")


def _stream(picture: Any, mode: str, data: bytes, coding: str) -> PDFStream:
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
