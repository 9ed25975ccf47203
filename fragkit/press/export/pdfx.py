"""`pdfx`: cards and maps as PDF/X-1a:2001, for a print shop.

    pdfx/base-cards.pdf                 a page for each face: front, back, front, back …
    pdfx/base-map-foundry.pdf           each map on a page of its own size

Pages are as large as a card with 3 mm of bleed around it. TrimBox marks where it is cut. Colors are
CMYK, text is only black ink, fonts are embedded, and nothing is transparent.
"""

from __future__ import annotations

import functools
import io
import itertools
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
# Near-gray colors, such as text, become black ink alone: four inks under thin letters never
# register. Other colors give their gray part to black as well, so that no color takes more than
# 300 % ink. A press has no transparency here, so thinned colors are mixed with the paper's white.


_NEUTRAL = 26 / 255  # largest distance between the channels of a gray
_PALE = 0.6  # above this luminance, none: a pale tint is visible as a color
_GREY = 6 / 255
_DARK = 0.03  # below this luminance, a gray is black


@functools.lru_cache(maxsize=1024)
def inks(color: Color) -> Color:
    """Return the color as amounts of cyan, magenta, yellow and black."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    light = max(channels)
    if light - min(channels) <= (_NEUTRAL if luminance(color) < _PALE else _GREY):
        black = 1.0 if luminance(color) < _DARK else _printed(1 - sum(channels) / 3)
        return _named(0, 0, 0, black)
    return _named(*(_printed((light - c) / light) for c in channels), _printed(1 - light))


def _printed(part: float) -> float:
    """Return the ink for a part of darkness on screen. Full black ink is only as dark as four
    fifths of it."""
    return min(1.0, 1.25 * part + 0.09 * max(0.0, part - 0.4))


def tint_inks(color: Color, known: Mapping[Color, str]) -> Color | None:
    """Return the inks of a known color, of a mix of two or of one with white, or of one darkened
    with black."""
    if color in known:
        return _named(*(int(word) / 100 for word in known[color].split()))
    channels = _channels(color)
    found = _mixed_inks(channels, ((WHITE, "0 0 0 0"), *known.items()))
    if found is not None:
        return found
    for base, percents in known.items():
        full = _channels(base)
        widest = max(range(3), key=lambda i: full[i])
        if not full[widest]:
            continue
        share = 1 - channels[widest] / full[widest]
        mix = [value * (1 - share) for value in full]
        if not 0 <= share <= 1 or any(abs(c - m) > 1 for c, m in zip(channels, mix, strict=True)):
            continue
        *amounts, black = (int(word) / 100 for word in percents.split())
        black += (1 - black) * share
        # Add black to the colored inks, because fewer of them would turn the color gray.
        room = min(1.0, (3.0 - black) / max(sum(amounts), 0.01))
        return _named(*(amount * room for amount in amounts), black)
    return None


def _channels(color: Color) -> tuple[int, ...]:
    return tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))


@functools.lru_cache(maxsize=1024)
def _mixed_inks(color: tuple[int, ...], known: tuple[tuple[Color, str], ...]) -> Color | None:
    """Return the inks of a mix of two known colors, of those that are most alike."""
    table = [(_channels(c), percents) for c, percents in known]
    best: tuple[float, float, str, str] | None = None
    for (one, inks_of_one), (two, inks_of_two) in itertools.combinations(table, 2):
        span = sum((b - a) ** 2 for a, b in zip(one, two, strict=True))
        if not span or (best is not None and span >= best[0]):
            continue
        along = zip(color, one, two, strict=True)
        share = sum((c - a) * (b - a) for c, a, b in along) / span
        if not 0 <= share <= 1:
            continue
        mix = [a + (b - a) * share for a, b in zip(one, two, strict=True)]
        if all(abs(c - m) <= 1 for c, m in zip(color, mix, strict=True)):
            best = span, share, inks_of_one, inks_of_two
    if best is None:
        return None
    _, share, first, second = best
    pairs = zip(first.split(), second.split(), strict=True)
    return _named(*((int(a) + (int(b) - int(a)) * share) / 100 for a, b in pairs))


def _named(*amounts: float) -> Color:
    return "cmyk " + " ".join(number(amount) for amount in amounts)


class Separation:
    """A converter of marks to inks, which converts each symbol only once."""

    def __init__(self, known: Mapping[Color, str] | None = None) -> None:
        # The theme's inks, then the materials' inks. Others, as in your own art, are computed.
        self._known = {**(known or {}), **MATERIAL_INKS}
        self._inks: dict[tuple[Color, bool], Color] = {}
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

    def _separated(self, color: Color, is_area: bool = False) -> Color:
        """Return the inks; a gray is black alone in letters and lines, unless it is known."""
        if (color, is_area) not in self._inks:
            computed = inks(color)
            thin = not is_area and color not in self._known
            black = thin and computed.startswith("cmyk 0 0 0 ")
            found = computed if black else tint_inks(color, self._known) or computed
            self._inks[color, is_area] = found
        return self._inks[color, is_area]

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
            fill = self._separated(_thinned(fill, opacity), is_area=True)
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
