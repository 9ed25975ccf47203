"""Photographs as they were meant: upright, and with all their greys.

A phone saves what its sensor saw and notes how it was held; a scanner saves 16 bits of grey.
Both are turned into plain pictures here, so that every backend prints the same.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

_ORIENTATION = 0x0112  # in a picture's notes: how the camera was held


def plain(picture: Image, data: bytes) -> tuple[bytes, tuple[int, int]]:
    """The picture's file and size once it is upright and of 8 bits; its own if it is already."""
    deep = picture.mode.startswith("I")
    turned = picture.getexif().get(_ORIENTATION, 1) in range(2, 9)
    if not deep and not turned:
        return data, picture.size
    if turned:
        from PIL import ImageOps

        picture = ImageOps.exif_transpose(picture)
    if deep:
        picture = picture.convert("I").point(lambda grey: grey * (1 / 257)).convert("L")
    buffer = io.BytesIO()
    if data.startswith(b"\xff\xd8"):
        picture.save(buffer, "JPEG", quality=95, exif=b"")
    else:
        picture.save(buffer, "PNG")
    return buffer.getvalue(), picture.size
