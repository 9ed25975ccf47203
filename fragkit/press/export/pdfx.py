"""`pdfx`: cards and maps as PDF/X-1a:2001, for a print shop.

    pdfx/base-cards.pdf                 a page for each face: front, back, front, back …
    pdfx/base-map-foundry.pdf           each map on a page of its own size

Pages are as large as a card with 3 mm of bleed around it. TrimBox marks where it is cut. Colors are
CMYK, text is only black ink, fonts are embedded, and nothing is transparent.
"""

from __future__ import annotations

import functools
import io
from collections.abc import Iterable, Mapping, Sequence

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.export import ExportSettings
from fragkit.press.export.deck_faces import deck_faces, face_page
from fragkit.press.graphics.marks import (
    MATERIAL_INKS,
    WHITE,
    Box,
    Color,
    Group,
    Image,
    Mark,
    Page,
    Path,
    Pattern,
    Stroke,
    Symbol,
    Text,
    Use,
    luminance,
    mixed,
    number,
)
from fragkit.press.maps.map_drawing import map_page
from fragkit.press.maps.map_pages import about, boards, map_theme
from fragkit.press.output import Output
from fragkit.press.pages.documents import pack_title
from fragkit.press.themes.theme import Theme, theme_of

OPTIONS = frozenset({"condition", "ink", "template", "size"})


def outputs(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[Output]:
    made: list[Output] = []
    faces: list[Symbol] = []
    for deck in deck_faces(pack, library, settings, problems):
        for face in deck.cards:
            faces += [face.front, face.back] * face.card.copies
    title = pack_title(pack)
    if faces:
        pages = [card_page(face) for face in faces]
        theme = theme_of(pack, library, problems)
        made.append(_file(f"{pack.id}-cards", f"{title}: cards", pages, pack, settings, theme))
    for board in boards(pack, problems):
        theme = map_theme(board, pack, library, problems)
        page = map_page(board, theme.palette(settings.ink), about(board, pack))
        page = page._replace(trim=Box(0, 0, page.width, page.height))
        name = board.maps[0].name
        file = f"{pack.id}-map-{board.id}"
        made.append(_file(file, f"{title}: {name}", [page], pack, settings, theme))
    return made


def card_page(face: Symbol) -> Page:
    page = face_page(face, face.margin)
    return page._replace(
        trim=Box(face.margin, face.margin, face.width, face.height),
        bleed=Box(0, 0, page.width, page.height),
    )


def _file(
    name: str,
    title: str,
    pages: Sequence[Page],
    pack: Pack,
    settings: ExportSettings,
    theme: Theme,
) -> Output:
    from fragkit.press.pdf.document import About, pdf_bytes

    separation = Separation({str(hue): str(own) for hue, own in (theme.cmyk or {}).items()})
    separated = [page._replace(items=separation.marks(page.items)) for page in pages]
    about = About(title, pack.file.author, press=settings.condition)
    return Output(f"pdfx/{name}.pdf", pdf_bytes(separated, about), len(pages))


# -- inks of a printing press --------------------------------------------------------------------
# What is nearly gray, as text is, becomes black ink alone: four inks under thin letters never
# register. Other colors give their gray part to black as well, so that no color takes more than
# 300 % ink. A press has no transparency here: what was thinned is mixed with the paper's white.


_NEUTRAL = 26 / 255  # how far apart the channels of a gray may lie
_PALE = 0.6  # luminance above which they may not: a pale tint is seen as a color
_GREY = 6 / 255
_DARK = 0.03  # luminance below which a gray is black


@functools.lru_cache(maxsize=1024)
def inks(color: Color) -> Color:
    """Return the color as amounts of cyan, magenta, yellow and black."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    light = max(channels)
    if light - min(channels) <= (_NEUTRAL if luminance(color) < _PALE else _GREY):
        black = 1.0 if luminance(color) < _DARK else 1 - sum(channels) / 3
        return _named(0, 0, 0, black)
    return _named(*((light - channel) / light for channel in channels), 1 - light)


def tint_inks(color: Color, known: Mapping[Color, str]) -> Color | None:
    """Return the inks of a known color, or of a known color mixed with white or black. Otherwise
    return None."""
    channels = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
    for base, percents in known.items():
        full = [int(base[i : i + 2], 16) for i in (1, 3, 5)]
        amounts = [int(word) / 100 for word in percents.split()]
        for end in (255, 0):
            # The channel with the longest way to go tells best how far it has gone.
            widest = max(range(3), key=lambda i: abs(end - full[i]))
            if full[widest] == end:
                continue
            share = (channels[widest] - full[widest]) / (end - full[widest])
            if not 0 <= share <= 1:
                continue
            mix = [f + (end - f) * share for f in full]
            if any(abs(c - m) > 1 for c, m in zip(channels, mix, strict=True)):
                continue
            if end:
                return _named(*(amount * (1 - share) for amount in amounts))
            black = amounts[3] + (1 - amounts[3]) * share
            # Black is added to the colored inks: less of them would turn the color gray.
            room = min(1.0, (3.0 - black) / max(sum(amounts[:3]), 0.01))
            return _named(*(amount * room for amount in amounts[:3]), black)
    return None


def _named(*amounts: float) -> Color:
    return "cmyk " + " ".join(number(amount) for amount in amounts)


class Separation:
    """A converter of marks to inks, which converts each symbol only once."""

    def __init__(self, known: Mapping[Color, str] | None = None) -> None:
        # The theme's inks, then the materials'; what both lack, as in your own art, is computed.
        self._known = {**(known or {}), **MATERIAL_INKS}
        self._inks: dict[Color, Color] = {}
        self._symbols: dict[str, Symbol] = {}
        self._patterns: dict[str, Pattern] = {}
        self._images: dict[bytes, bytes] = {}

    def marks(self, marks: Iterable[Mark], opacity: float = 1.0) -> tuple[Mark, ...]:
        turned = (self._mark(mark, opacity) for mark in marks)
        return tuple(mark for mark in turned if mark is not None)

    def _mark(self, mark: Mark, opacity: float) -> Mark | None:
        if isinstance(mark, Path):
            return self._path(mark, opacity * mark.opacity)
        if isinstance(mark, Text):
            return mark._replace(color=self._separated(_thinned(mark.color, opacity)))
        if isinstance(mark, Group):
            inner = self.marks(mark.items, opacity * mark.opacity)
            return mark._replace(items=inner, opacity=1.0)
        if isinstance(mark, Use):
            return mark._replace(symbol=self.symbol(mark.symbol))
        if isinstance(mark, Image):
            return mark._replace(data=self._picture(mark.data), kind="tiff")
        return None  # links and fields: paper has none

    def _separated(self, color: Color) -> Color:
        if color not in self._inks:
            computed = inks(color)
            black = computed.startswith("cmyk 0 0 0 ") and color not in self._known
            self._inks[color] = computed if black else tint_inks(color, self._known) or computed
        return self._inks[color]

    def symbol(self, symbol: Symbol) -> Symbol:
        if symbol.id not in self._symbols:
            self._symbols[symbol.id] = symbol._replace(items=self.marks(symbol.items))
        return self._symbols[symbol.id]

    def _path(self, mark: Path, opacity: float) -> Path:
        fill = mark.fill
        if isinstance(fill, Pattern):
            if fill.id not in self._patterns:
                self._patterns[fill.id] = fill._replace(items=self.marks(fill.items))
            fill = self._patterns[fill.id]
        elif fill is not None:
            fill = self._separated(_thinned(fill, opacity))
        stroke: Stroke | None = mark.stroke
        if stroke is not None:
            stroke = stroke._replace(color=self._separated(_thinned(stroke.color, opacity)))
        return mark._replace(fill=fill, stroke=stroke, opacity=1.0)

    def _picture(self, data: bytes) -> bytes:
        """Return the picture on white, in three inks, separated by Pillow."""
        known = self._images.get(data)
        if known is None:
            from PIL import Image as Pictures

            picture = Pictures.open(io.BytesIO(data)).convert("RGBA")
            ground = Pictures.new("RGBA", picture.size, (255, 255, 255, 255))
            flat = Pictures.alpha_composite(ground, picture).convert("RGB").convert("CMYK")
            buffer = io.BytesIO()
            flat.save(buffer, "TIFF")
            known = self._images[data] = buffer.getvalue()
        return known


def _thinned(color: Color, opacity: float) -> Color:
    return color if opacity == 1 else mixed(color, WHITE, 1 - opacity)
