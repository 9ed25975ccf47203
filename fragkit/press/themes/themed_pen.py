"""The pen that draws sheets, standees and references in the colors of a pack's theme.

It has one way to set a label, a frame, an icon and a fitted text. It reports a text that does not
fit, at its place in the file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fragkit.diagnostics import Problems, Span
from fragkit.language import translate
from fragkit.language.sentences import Sentence
from fragkit.model.pack import Library, Pack
from fragkit.press.graphics.marks import (
    TEXT,
    Box,
    Color,
    Group,
    Mark,
    Path,
    Shape,
    Stroke,
    Text,
    Use,
    contrast,
    mixed,
)
from fragkit.press.graphics.shapes import box_rect, outline
from fragkit.press.pack_assets import load_assets
from fragkit.press.pages.documents import Settings
from fragkit.press.pictures.icons import ICONS, icon_in_ink, icon_marks
from fragkit.press.themes.ornaments import Inks, ornament
from fragkit.press.themes.theme import Palette, theme_of
from fragkit.press.typography.fonts import describe, missing, text_width
from fragkit.press.typography.text_fit import (
    Fitted,
    Overflow,
    Rich,
    Run,
    Style,
    fit,
    parse_rich,
    text_marks,
)

LABEL = 7.0  # pt
HAIR = 0.25  # mm
LINE = 0.4
LEADING = 1.18
_BAND_HEIGHT, _BAND_END = 12.0, 11.0  # mm for a card's header and for the ornament at its end


@dataclass(frozen=True, slots=True)
class Pen:
    """A pen. ``accent`` is the color for emphasis, and ``tint`` is a quiet ground."""

    palette: Palette
    problems: Problems
    accent: Color
    tint: Color

    @property
    def low(self) -> bool:
        return not self.palette.fills

    @property
    def mark(self) -> Color:
        """Return the accent for text and symbols, darkened until it is readable on its own tint."""
        for step in range(20):
            color = mixed(self.accent, self.palette.ink, step / 20)
            if contrast(color, self.tint) >= TEXT:
                return color
        return self.palette.ink

    @property
    def edge(self) -> Color:
        """Return the color of boxes to write in, which is paler than text, but visible."""
        return mixed(self.palette.quiet, self.palette.paper, 0.3)

    def colored(self, accent: Color) -> Pen:
        tint = self.palette.paper if self.low else mixed(accent, self.palette.paper, 0.88)
        return Pen(self.palette, self.problems, accent, tint)

    # -- text -------------------------------------------------------------------------------

    def words(
        self,
        text: Sentence | str,
        box: Box,
        where: Span,
        what: str,
        size: float = 8.5,
        least: float = 7.0,
        font: str = "",
        color: Color = "",
        align: Literal["left", "center", "right"] = "left",
        stand: Literal["top", "middle", "bottom"] = "top",
        leading: float = LEADING,
        lines: int = 0,
        balance: bool = False,
    ) -> tuple[Mark, ...]:
        """Draw the text in its box, shrunk no further than ``least``. `what` names the text in
        messages.

        Without ``font``, it is rich text: `**bold**`, `*italic*` and `:icon:`.
        """
        words = translate(text)
        rich: Rich = (Run(words, font),) if font else parse_rich(words, ICONS)
        if self.lacks_letters(rich, where, what):
            return ()
        fitted = fit(rich, box.width, box.height, Style(size, least, leading, lines, balance))
        if isinstance(fitted, Overflow):
            self.problems.at(where).error(
                "[text-overflow] {what} does not fit: {reason}",
                "shorten it, or make its box in the template larger",
                what=what,
                reason=str(fitted),
            )
            return ()
        slack = box.height - fitted.height
        y = box.y + {"top": 0.0, "middle": slack / 2, "bottom": slack}[stand]
        ink = color or self.palette.ink
        return text_marks(
            fitted,
            box.x,
            y,
            box.width,
            ink,
            lambda n, ix, iy, s: self.icon(n, ix, iy, s, ink),
            align,
        )

    def has_room(self, text: str, box: Box, size: float, least: float = 7.0) -> bool:
        """Return whether `words` can set the rich text into the box."""
        style = Style(size, least, LEADING)
        return isinstance(fit(parse_rich(text, ICONS), box.width, box.height, style), Fitted)

    def lacks_letters(self, rich: Rich, where: Span, what: str) -> bool:
        """Report letters of the text that the font lacks. Return whether there are any."""
        absent = [c for r in rich if isinstance(r, Run) for c in missing(r.text, r.font)]
        if absent:
            self.problems.at(where).error(
                "[missing-glyph] {what} has characters that the font lacks: {characters}",
                "use letters that Source Sans Pro has",
                what=what,
                characters=describe(dict.fromkeys(absent)),
            )
        return bool(absent)

    def label(
        self, text: Sentence | str, x: float, y: float, color: Color = "", size: float = LABEL,
        anchor: Literal["start", "middle", "end"] = "start",
    ) -> Text:  # fmt: skip
        """Return a label in small capitals above a box. ``y`` is its baseline."""
        return Text(
            x,
            y,
            translate(text).upper(),
            "bold",
            size,
            color or self.palette.quiet,
            anchor,
            tracking=0.06,
        )

    def label_width(self, text: Sentence | str, size: float = LABEL) -> float:
        return text_width(translate(text).upper(), "bold", size, 0.06)

    def icon(
        self, name: str, x: float, y: float, size: float, color: Color = ""
    ) -> tuple[Mark, ...]:
        ink = color or self.palette.ink
        # Tiny icons stay filled with low ink, because an outline would blur.
        low = self.low and size > 5
        return icon_in_ink(name, x, y, size, ink, low, max(0.3, size * 0.022))

    # -- shapes -----------------------------------------------------------------------------

    def frame(
        self, box: Box, r: float = 1.2, color: Color = "", width: float = LINE, fill: Color = ""
    ) -> Path:
        ground = fill if fill and not self.low else None
        return Path(box_rect(box, r), ground, Stroke(color or self.palette.rule, width))

    def line(self, shape: Shape, color: Color = "", width: float = HAIR) -> Path:
        return Path(shape, stroke=Stroke(color or self.palette.rule, width))

    def tape(self, box: Box, color: Color = "") -> Mark:
        """Draw the theme's strip, such as rivets, barrier tape, embers or rope."""
        ink = color or self.accent
        inks = Inks(
            main=ink, dark=self.palette.ink, soft=self.tint, paper=self.palette.paper,
            accent=self.palette.accent, pattern=self.tint, low=self.low,
        )  # fmt: skip
        return Use(ornament(self.palette.place, "tape", Box(*box), inks), box.x, box.y)


def title_band(palette: Palette, band: Box) -> tuple[list[Mark], Color, Box]:
    """Draw a header for the title of a page, with the game's mark; return the color and the room of
    the words on it."""
    low = not palette.fills
    ink = palette.ink if low else palette.paper
    scale = band.height / _BAND_HEIGHT
    edge = outline("chamfer", band, 3 * scale)
    inks = Inks(
        main=palette.signature, dark=palette.ink, soft=palette.map.floor, paper=palette.paper,
        accent=palette.accent, pattern=palette.signature, low=low,
    )  # fmt: skip
    texture = ornament(
        palette.place, "band", Box(0, 0, band.width / scale, _BAND_HEIGHT), inks
    )  # fmt: skip
    ground = Path(edge, stroke=Stroke(palette.signature, 0.6)) if low else Path(edge, palette.signature)  # fmt: skip
    side, inset = 0.78 * band.height, 3 * scale
    marks: list[Mark] = [
        ground,
        Group((Use(texture, band.x, band.y, (scale, 0, 0, scale, 0, 0)),), clip=edge),
        *icon_marks("mark", band.x + inset, band.center[1] - side / 2, side, ink),
    ]
    left = band.x + inset + 1.25 * side
    return marks, ink, Box(left, band.y, band.right - _BAND_END * scale - left, band.height)


def pen_for(pack: Pack, library: Library, settings: Settings, problems: Problems) -> Pen:
    """Return the pen in the colors of the pack's theme."""
    load_assets(library, problems)
    palette = theme_of(pack, library, problems).palette(settings.ink)
    suited = any(deck.shape == "suit" for deck in pack.file.decks)
    deck = palette.deck("hex" if suited else "weapon")
    return Pen(palette, problems, deck.mark, deck.tint)
