"""How large a picture of a card is to be, in pixels: by resolution, or as a shop asks.

Both shops take 300 dpi of an American card and bleed: The Game Crafter an eighth of an inch
on each side (a poker card is 825 × 1125), MakePlayingCards 36 pixels (822 × 1122). Our faces
are drawn with 3 mm; stretched onto the shop's picture they are a few tenths of a millimetre
larger, which no cut shows.
"""

from __future__ import annotations

from fragkit.press.export import ExportSettings, Shop
from fragkit.press.export.raster import Pixels, pixels
from fragkit.press.graphics.marks import Symbol

SHOP_NAMES = {"tgc": "The Game Crafter", "mpc": "MakePlayingCards"}
SHOP_DPI = 300
_BORDER = {"tgc": 75, "mpc": 72}  # pixels of bleed at 300 dpi, both sides together

# What the shops call a card of about this size: trimmed, in pixels at 300 dpi.
_TRIMMED: tuple[tuple[str, Pixels], ...] = (
    ("poker", (750, 1050)),
    ("bridge", (675, 1050)),
    ("mini", (525, 750)),
    ("tarot", (825, 1425)),
    ("square", (1050, 1050)),
)
_NEAR = 12  # pixels: a millimetre


def picture_pixels(face: Symbol, settings: ExportSettings) -> Pixels | None:
    """None if the shop has no card of this size."""
    if settings.shop:
        size = shop_pixels(settings.shop, face.width, face.height)
        if size is None or settings.dpi == SHOP_DPI:
            return size
        return size[0] * settings.dpi // SHOP_DPI, size[1] * settings.dpi // SHOP_DPI
    bleed = face.margin if settings.bleed else 0.0
    return pixels(face.width + 2 * bleed, face.height + 2 * bleed, settings.dpi)


def shop_pixels(shop: Shop, width: float, height: float) -> Pixels | None:
    across, down = pixels(width, height, SHOP_DPI)
    for _, (wide, high) in _TRIMMED:
        if abs(wide - across) <= _NEAR and abs(high - down) <= _NEAR:
            return wide + _BORDER[shop], high + _BORDER[shop]
    return None
