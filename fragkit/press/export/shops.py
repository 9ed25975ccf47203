"""Card printers from `templates/shops`: the pixels of the pictures that each one takes."""

from __future__ import annotations

from dataclasses import dataclass

from fragkit.diagnostics import Problems
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.pack import Library, Pack
from fragkit.press.design_files import read_designs
from fragkit.press.export.raster import Pixels, pixels

DPI = 300  # resolution of a shop's pixels
_NEAR = 12  # pixels: a millimeter


@dataclass(frozen=True, slots=True, kw_only=True)
class Shop:
    """A card printer."""

    id: Id = spec("name in kebab-case, for `--shop`")
    name: str = spec("its name", nonempty=True)
    bleed: float = spec("pixels at 300 dpi that are cut off on each side", least=0, most=150)
    cards: dict[str, tuple[int, ...]] = spec(
        "its cards by name: width and height after cutting, in pixels at 300 dpi", nonempty=True
    )
    where: Where = nowhere()

    def pixels(self, width: float, height: float) -> Pixels | None:
        """Return the picture's size for a card in millimeters, or None if the shop has none."""
        across, down = pixels(width, height, DPI)
        for size in self.cards.values():
            for wide, high in (size, size[::-1]):
                if abs(wide - across) <= _NEAR and abs(high - down) <= _NEAR:
                    return round(wide + 2 * self.bleed), round(high + 2 * self.bleed)
        return None


def shops_of(pack: Pack, library: Library, problems: Problems) -> dict[str, Shop]:
    """Return the shipped shops, and those in `templates/shops` of the pack and of the packs that it
    extends."""
    found = read_designs("shops", Shop, "a shop", pack, library, problems)
    for shop in found.values():
        for name, size in shop.cards.items():
            if len(size) != 2 or not all(150 <= side <= 3000 for side in size):
                problems.at(shop.where.of("cards")).error(
                    "[bad-shop] `{name}` of `{shop}` is not a card size",
                    "write width and height in pixels at 300 dpi, such as [750, 1050]",
                    name=name,
                    shop=shop.id,
                )
    return found
