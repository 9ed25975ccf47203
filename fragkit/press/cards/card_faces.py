"""Fronts and backs of cards. Each is a symbol, which is drawn once, however often it is printed.

A template is drawn for 63 × 88 mm and then fitted to other cards. First, everything is scaled by
the same factor until it fits. Any room left across or down is inserted along the template's `grow`
lines: boxes on these lines grow, and boxes beyond them move. So a text that fits a poker card fits
every other card.

    63 × 88 ──→ 0.91 × ──→ 57 × 80 ──→ 9 mm more, half at y = 31, half at y = 66 ──→ bridge
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from fragkit.diagnostics import Problems
from fragkit.model.card import Card
from fragkit.model.pack import Deck, Library, Pack
from fragkit.model.playing_cards import JOKER
from fragkit.model.text import card_text
from fragkit.press.art.pack_art import art_digest, picture_of
from fragkit.press.cards.card_fields import (
    Values,
    card_values,
    deck_of,
    deck_values,
    home_of,
    spoken,
)
from fragkit.press.cards.face_colors import FaceColors, face_colors
from fragkit.press.cards.face_drawing import BLEED, Canvas, element_marks, needed_fields
from fragkit.press.cards.face_text import Flaw, SetText
from fragkit.press.cards.template import (
    WIDE,
    Art,
    Drawn,
    Element,
    Grow,
    Icon,
    Ornamented,
    Paint,
    Shape,
    Template,
    Tiles,
)
from fragkit.press.cards.template_files import FaceBook, suitable
from fragkit.press.graphics.marks import (
    SYMBOL,
    Box,
    Group,
    Mark,
    Symbol,
    Use,
    contrast,
    mixed,
    number,
)
from fragkit.press.graphics.shapes import parse_shape
from fragkit.press.output import mark_of
from fragkit.press.pages.paper import CARD_HEIGHT, CARD_WIDTH, POKER, CardSize
from fragkit.press.themes.scenes import SCENES, Scene
from fragkit.press.themes.theme import Theme, theme_of

# Lengths and type sizes that an element may have besides its box.
_SCALED = ("size", "least", "most", "gap", "corner")
# Shapes that may not be stretched.
_ROUND = ("circle", "hexagon", "diamond", "octagon")


@dataclass(frozen=True, slots=True)
class _Axis:
    """A conversion in one direction, from the template's millimeters to the card's."""

    design: float
    real: float
    scale: float
    lines: tuple[float, ...]

    def at(self, value: float) -> float:
        if value < 0:  # the bleed has the same width on every card
            return value
        if value > self.design:
            return self.real + value - self.design
        spare = self.real - self.scale * self.design
        passed = sum(line < value for line in self.lines)
        return self.scale * value + spare * passed / len(self.lines)


def resized(template: Template, size: CardSize) -> Template:
    """Return the template for cards of that size."""
    if (size.width, size.height) == (CARD_WIDTH, CARD_HEIGHT):
        return template
    grow = WIDE if template.on_its_side and template.grow == Grow() else template.grow
    front_size, design = (size.width, size.height), (CARD_WIDTH, CARD_HEIGHT)
    if template.on_its_side:
        front_size, design = front_size[::-1], design[::-1]
    front = _side(template.front, front_size, design, grow.across, grow.down)
    upright = (size.width, size.height), (CARD_WIDTH, CARD_HEIGHT)
    back = _side(template.back, *upright, grow.back_across, grow.back_down)
    return replace(template, front=front, back=back)


def _side(
    elements: Sequence[Element],
    size: tuple[float, float],
    design: tuple[float, float],
    across: tuple[float, ...],
    down: tuple[float, ...],
) -> tuple[Element, ...]:
    scale = min(size[0] / design[0], size[1] / design[1])
    x = _Axis(design[0], size[0], scale, across)
    y = _Axis(design[1], size[1], scale, down)
    return tuple(_element(element, x, y) for element in elements)


def _element(element: Element, x: _Axis, y: _Axis) -> Element:
    old = Box(*element.at)
    left, top, right, bottom = x.at(old.x), y.at(old.y), x.at(old.right), y.at(old.bottom)
    new = Box(left, top, right - left, bottom - top)
    changes: dict[str, Any] = {}
    keeps = isinstance(element, Icon) or (
        isinstance(element, Shape) and element.value in _ROUND and not element.bleeds
    )
    if keeps:  # in its old size, in the middle of its new place
        wide, high = old.width * x.scale, old.height * y.scale
        middle = new.center
        new = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
    if isinstance(element, Drawn):
        changes["value"] = _path(element.value, old, new, x, y)
    if isinstance(element, Tiles):
        # Tiles of about the same size. An even number of rows joins without a seam.
        changes["columns"] = max(1, round(element.columns * x.real / x.design))
        changes["rows"] = max(2, 2 * round(element.rows * y.real / y.design / 2))
        changes["clear"] = element.clear * x.scale
    known = {f.name for f in fields(element)}
    for name in _SCALED:
        value = getattr(element, name) if name in known else None
        if isinstance(value, float | int) and not isinstance(value, bool):
            changes[name] = value * x.scale
    return replace(element, at=(new.x, new.y, new.width, new.height), **changes)


def _path(written: str, old: Box, new: Box, x: _Axis, y: _Axis) -> str:
    """Return the path with every point in its new place."""
    words: list[str] = []
    for verb, *numbers in parse_shape(written):
        words.append(verb)
        for i in range(0, len(numbers), 2):
            words.append(number(x.at(old.x + numbers[i]) - new.x))
            words.append(number(y.at(old.y + numbers[i + 1]) - new.y))
    return " ".join(words)


# Fields of a face that belong to the pack, and their keys.
PACK_FIELDS = {"pack-name": "name", "version": "version"}


@dataclass(slots=True)
class Engraver:
    """The engraver of a library's cards. It draws them with full or with low ink, and reports
    mistakes at a card's line."""

    library: Library
    book: FaceBook
    problems: Problems
    low: bool = False
    size: CardSize = POKER
    _known: dict[tuple[str, str, str, str, bool], tuple[Deck | None, Template | None]] = field(
        default_factory=dict
    )
    _themes: dict[str, Theme] = field(default_factory=dict)
    _palettes: dict[tuple[str, str, str], FaceColors] = field(default_factory=dict)
    _set: dict[tuple[str, str, str], dict[tuple[int, str, Box], SetText]] = field(
        default_factory=dict
    )
    _backs: dict[tuple[str, str, str], Symbol] = field(default_factory=dict)
    _told: set[tuple[str, str]] = field(default_factory=set)  # packs and their fields
    _marks: dict[tuple[str, str, str], str] = field(default_factory=dict)
    _judged: set[str] = field(default_factory=set)
    _grounds: dict[tuple[str, str, str], tuple[Symbol | None, tuple[Element, ...]]] = field(
        default_factory=dict
    )

    def front(self, card: Card, pack: Pack) -> Symbol | None:
        deck, template = self._found(card, pack)
        if deck is None or template is None:
            return None
        colors = self._colors(deck, pack, template)
        ground, rest = self._ground(deck, pack, template, colors)
        values = card_values(card, deck, pack)
        known = self._set.setdefault((pack.id, deck.id, template.id), {})
        canvas = Canvas(
            colors, values, card, picture_of(card, pack, self.problems, colors.icon_inks),
            *self._front_size(template), known=known,
        )  # fmt: skip
        marks = element_marks(rest, canvas)
        for flaw in canvas.flaws:
            if flaw.field in PACK_FIELDS:
                self._tell_pack_flaw(flaw, pack)
            else:
                tell_flaw(flaw, card, self.problems)
        if ground is not None:
            marks = (Use(ground), *marks)
        if template.on_its_side:  # its top is at the card's right edge
            marks = (Group(marks, matrix=(0, 1, -1, 0, self.size.width, 0)),)
        name = f"{pack.id}-{card.id}"
        said = spoken(card, values)
        return Symbol(name, self.size.width, self.size.height, marks, BLEED, said)

    def _tell_pack_flaw(self, flaw: Flaw, pack: Pack) -> None:
        """Report a mistake once, at the line where it was written, because it is the same on every
        card."""
        if (pack.id, flaw.field) in self._told:
            return
        self._told.add((pack.id, flaw.field))
        key = PACK_FIELDS[flaw.field]
        span = pack.file.where.of(key)
        here = self.problems.at(span)
        if flaw.code == "missing-glyph":
            message = "[missing-glyph] the pack's {key}: {reason}"
            here.error(message, flaw.help, key=key, reason=flaw.message)
        else:
            message = (
                "[text-overflow] the pack's {key} does not fit at the foot of its cards: {reason}"
            )
            here.error(message, flaw.help, key=key, reason=flaw.fact)

    def back(self, card: Card, pack: Pack) -> Symbol | None:
        # The back is the deck's, whatever the face. This includes Jokers.
        deck, template = self._found(replace(card, face=None, value=None), pack)
        if deck is None or template is None:
            return None
        key = (pack.id, deck.id, template.id)
        if key not in self._backs:
            # A different back would mark the card, so use the back of the deck's own pack.
            colors = self._colors(deck, home_of(card, pack, self.library), template)
            canvas = Canvas(
                colors,
                _any_card(deck_values(deck, pack)),
                width=self.size.width,
                height=self.size.height,
            )
            marks = element_marks(template.back, canvas)
            name = f"{pack.id}-{deck.id}-{template.id}-back"
            self._backs[key] = Symbol(name, self.size.width, self.size.height, marks, BLEED)
        return self._backs[key]

    def panel(self, cards: Sequence[Card], pack: Pack, box: Box, kind: Scene) -> tuple[Mark, ...]:
        """Draw the pictures of cards in a scene, as on their faces, for use elsewhere: the first in the
        middle, up to two others smaller beside it."""
        x, y, wide, high = box.x + 3, box.y + 2, box.width - 6, box.height - 5
        places = [(x, y, wide, high)]
        if len(cards) > 1:
            side, low = 0.27 * wide, 0.6 * high
            places = [(x + side, y, wide - 2 * side, high)]
            places += [(at, y + high - low, side, low) for at in (x, x + wide - side)]
        marks: list[Mark] = []
        for card, inside in zip(cards, places, strict=False):
            deck, _ = self._found(card, pack)
            assert deck is not None, "its back was drawn"
            colors = self.colors(card, pack)
            picture = picture_of(card, pack, self.problems, colors.icon_inks)
            canvas = Canvas(colors, card_values(card, deck, pack), card, picture)
            ground = Shape(value="chamfer", fill=Paint("deck-tint"), corner=3, at=tuple(box))
            place = Ornamented(value=kind, within="chamfer", corner=3, ink="full", at=tuple(box))
            art = Art(value="picture-or-emblem", at=inside)
            marks += element_marks((art,) if marks else (ground, place, art), canvas)
        return tuple(marks)

    def colors(self, card: Card, pack: Pack) -> FaceColors:
        """Return the colors of a card that has a deck and a template."""
        deck, template = self._found(card, pack)
        assert deck is not None, "its back was drawn"
        assert template is not None, "its back was drawn"
        return self._colors(deck, pack, template)

    def mark(self, card: Card, pack: Pack) -> str:
        """Return a digest of everything that both faces show. Copies and the pack's version don't
        change it."""
        deck, template = self._found(card, pack)
        if deck is None or template is None:
            return ""
        key = (pack.id, deck.id, template.id)
        if key not in self._marks:
            colors = self._colors(deck, pack, template)
            worn = (template.front, template.back, deck, sorted(colors.roles.items()))
            lying = (template.turn,) if template.on_its_side else ()
            self._marks[key] = mark_of(*worn, *lying, colors.low, pack.file.name)
        alone = replace(card, copies=1, override=False)
        return mark_of(self._marks[key], alone, card_text(card), art_digest(card, pack))

    def _found(self, card: Card, pack: Pack) -> tuple[Deck | None, Template | None]:
        # A missing deck was reported when the pack was loaded.
        key = (pack.id, card.deck, suitable(card), card.face or "", card.value == JOKER)
        found = self._known.get(key)
        if found is None:
            deck = deck_of(card, pack, self.library)
            template = self.book.for_card(card, pack)
            if template is not None:
                template = resized(template, self.size)
            found = self._known[key] = (deck, template)
        return found

    def _front_size(self, template: Template) -> tuple[float, float]:
        size = (self.size.width, self.size.height)
        return size[::-1] if template.on_its_side else size

    def _colors(self, deck: Deck, pack: Pack, template: Template) -> FaceColors:
        key = (pack.id, deck.id, template.id)
        found = self._palettes.get(key)
        if found is None:
            theme = self._themes.get(pack.id)
            if theme is None:
                theme = self._themes[pack.id] = theme_of(pack, self.library, self.problems)
            found = face_colors(deck.color, deck.id, theme, template.colors or {}, self.low)
            self._judge_deck(deck, found)
            self._palettes[key] = found
        return found

    def _judge_deck(self, deck: Deck, colors: FaceColors) -> None:
        """Check that icons and dice in the deck's color are visible on paper."""
        shown, paper = colors["deck"], colors["paper"]
        ratio = contrast(shown, paper)
        if ratio >= SYMBOL or deck.id in self._judged:
            return
        self._judged.add(deck.id)
        enough = next(
            color
            for step in range(1, 41)
            if contrast(color := mixed(shown, "#000000", step / 40), paper) >= SYMBOL
        )
        self.problems.at(deck.where.of("color")).warning(
            "[pale-deck] the deck `{deck}` is too pale: the contrast of {color} on paper "
            "is {ratio}, below {least}",
            "make it darker, such as `{enough}`",
            deck=deck.id,
            color=shown,
            ratio=f"{ratio:.1f}",
            least=f"{SYMBOL:g}",
            enough=enough,
        )

    def _ground(
        self, deck: Deck, pack: Pack, template: Template, colors: FaceColors
    ) -> tuple[Symbol | None, tuple[Element, ...]]:
        """Draw once the ground that all faces of a deck share."""
        key = (pack.id, deck.id, template.id)
        if key not in self._grounds:
            values = deck_values(deck, pack)
            shared = 0
            for element in template.front:
                own = element.verb == "art" or getattr(element, "value", "") in SCENES
                if own or not needed_fields(element) <= values.keys():
                    break
                shared += 1
            ground = None
            if shared:
                size = self._front_size(template)
                canvas = Canvas(colors, values, width=size[0], height=size[1])
                marks = element_marks(template.front[:shared], canvas)
                name = f"{pack.id}-{deck.id}-{template.id}-ground"
                ground = Symbol(name, *size, marks, BLEED)
            self._grounds[key] = (ground, template.front[shared:])
        return self._grounds[key]


class _any_card(dict[str, object]):  # noqa: N801  reads as a function where it is used
    """The fields of a deck. Fields that only a card has are empty."""

    def __init__(self, values: Values) -> None:
        super().__init__(values)

    def __missing__(self, key: str) -> object:
        return None


def tell_flaw(flaw: Flaw, card: Card, problems: Problems) -> None:
    """Report a mistake on the face at the line of its field, or where the card begins."""
    here = problems.at(card.where.of(flaw.field.replace("-", "_")))
    if flaw.code == "missing-glyph":
        here.error("[missing-glyph] {id}: {reason}", flaw.help, id=card.id, reason=flaw.message)
    else:
        here.error("[text-overflow] {id}: {reason}", flaw.help, id=card.id, reason=flaw.message)
