"""A face template: a list of elements, each in a box of millimeters.

    front:
      - name: title
        text: "{name}"
        at: [17, 5, 41, 9]
        font: black
        size: 12.5
        least: 9

One of an element's keys names the thing that it draws. `{…}` asks the card for a field.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Literal, Self

from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.model.fields import BadValue, Id, Token, Variants, Where, nowhere, spec, variant

SAFE = 4.0  # mm: a stray cut must not touch anything important

FACES = ("regular", "semibold", "bold", "black", "italic", "bold-italic", "display")
Outline = Literal[
    "rect", "round", "pill", "chamfer", "ticket", "tag", "circle", "hexagon", "diamond", "octagon"
]
PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_-]*)\}")


class Font(Token):
    """A weight of fragkit's font, or the name of a font that a pack brings."""

    __slots__ = ()
    GRAMMAR = r"[a-z0-9]+(-[a-z0-9]+)*"
    KIND = say("a font")
    FORM = say("`regular`, `bold`, `black`, or the name of a pack's own font")

    @classmethod
    def schema(cls) -> dict[str, object]:
        return super().schema() | {"examples": list(FACES)}


class Paint(Token):
    """A color: a role of the theme such as `deck`, or `#rrggbb`."""

    __slots__ = ()
    GRAMMAR = r"#[0-9a-fA-F]{6}|[a-z]+(-[a-z0-9]+)*"
    KIND = say("a color")
    FORM = say("a role such as `deck`, or `#rrggbb`")


@dataclass(frozen=True, slots=True)
class When:
    """A condition on a field: `ammo`, `not suit`, `ammo = unlimited`, `damage != none`."""

    field: str
    wanted: str | None = None
    negated: bool = False

    GRAMMAR: ClassVar[str] = r"(not )?([a-z][a-z0-9_-]*)( (=|!=) (\S.*))?"

    @classmethod
    def parse(cls, text: str) -> Self:
        match = re.fullmatch(cls.GRAMMAR, text.strip())
        if match is None or (match[1] and match[3]):
            form = say("`ammo`, `not ammo` or `ammo = unlimited`")
            raise BadValue(text, say("a condition"), form)
        return cls(match[2], match[5], bool(match[1]) or match[4] == "!=")

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"type": "string", "pattern": f"^{cls.GRAMMAR}$"}

    def __str__(self) -> str:
        if self.wanted is None:
            return f"not {self.field}" if self.negated else self.field
        return f"{self.field} {'!=' if self.negated else '='} {self.wanted}"

    def holds(self, value: object) -> bool:
        """Return whether a field's value meets the condition. None, zero and empty lists count as
        absent."""
        if self.wanted is None:
            return bool(value) is not self.negated
        values = {str(v) for v in (value if isinstance(value, tuple) else (value,))}
        # Templates are in English, whatever the card's language.
        return bool({self.wanted, translate(self.wanted)} & values) is not self.negated


@variant
class Element(Variants):
    """One thing drawn on a face."""

    verb: ClassVar[str] = ""
    member: ClassVar[str] = "element"
    example: ClassVar[str] = 'text: "{name}"'
    family: ClassVar[dict[str, type]] = {}
    changed_by_name: ClassVar[bool] = True

    at: tuple[float, ...] = spec(
        "its box: left, top, width and height in mm, from the top left corner of the card"
    )
    name: str = spec("its name, so that another template can change it", default="")
    when: tuple[When, ...] = spec(
        "draw it only if the card has these fields: `ammo`, `not suit`, `ammo = unlimited`",
        default=(),
        one_or_many=True,
    )
    ink: Literal["full", "low"] | None = spec("draw it only with this ink", default=None)
    bleeds: bool = spec("whether it may reach into the bleed", default=False)
    where: Where = nowhere()


@variant
class Shape(Element):
    """A filled or outlined shape. With low ink, a fill becomes an outline."""

    verb: ClassVar[str] = "shape"
    value: Outline = spec("the kind of shape")
    fill: Paint | None = spec("fill color", default=None)
    line: Paint | None = spec("color of the outline", default=None)
    width: float = spec("width of the outline in mm", default=0.3, least=0, most=3)
    corner: float = spec("size of cut or round corners, in mm", default=2.0, least=0)


@variant
class Drawn(Element):
    """Your own shape: an SVG path with absolute commands (M L H V C Q Z), in mm within its box."""

    verb: ClassVar[str] = "path"
    value: str = spec("the path, such as `M 0 0 L 55 0`", nonempty=True)
    fill: Paint | None = spec("fill color", default=None)
    line: Paint | None = spec("color of the line", default=None)
    width: float = spec("width of the line in mm", default=0.3, least=0, most=3)
    dash: tuple[float, ...] = spec("lengths of dashes and gaps in mm", default=())


@variant
class Words(Element):
    """Text that shrinks from `size` to `least` until it fits."""

    verb: ClassVar[str] = "text"
    value: str = spec("the text, with fields in braces: `{name}`", nonempty=True)
    font: Font = spec("weight and slant, or a font from the pack", default=Font("regular"))
    size: float = spec("size in points", least=4, most=96)
    least: float | None = spec("smallest size in points", default=None, least=4, most=96)
    most: float | None = spec(
        "largest size in points, for a short text like a poster's", default=None, least=4, most=96
    )
    color: Paint = spec("color", default=Paint("ink"))
    align: Literal["left", "center", "right"] = spec("horizontal alignment", default="left")
    stand: Literal["top", "middle", "bottom"] = spec("vertical alignment", default="top")
    lines: int = spec("maximum number of lines; 0: as many as fit", default=0, least=0, most=40)
    balance: bool = spec("make lines equally long, for titles", default=False)
    caps: bool = spec("print in capitals", default=False)
    tracking: float = spec("extra space between letters, in ems; one line only", default=0.0)
    leading: float = spec("line spacing, relative to the size", default=1.18, least=0, most=3)
    turned: bool = spec("print upside down", default=False)
    optional: bool = spec("leave it out if there is no room", default=False)
    below: str = spec(
        "name of a text above it in the same column; this one starts where that one ends",
        default="",
    )


@variant
class Icon(Element):
    """An icon, or one for each entry of a field: `icon: "{types}"`."""

    verb: ClassVar[str] = "icon"
    value: str = spec("an icon, or a field that contains names of icons", nonempty=True)
    color: Paint = spec("color", default=Paint("ink"))
    gap: float = spec("gap between several, in mm", default=1.0, least=0)
    run: Literal["across", "down"] = spec("direction of several", default="across")
    align: Literal["left", "center", "right"] = spec("alignment in the box", default="left")


@variant
class DiceRow(Element):
    """As many dice as the field's number, in as many rows as necessary."""

    verb: ClassVar[str] = "dice"
    value: str = spec("the field: `{damage}`", nonempty=True)
    color: Paint = spec("color", default=Paint("ink"))
    size: float = spec("maximum size of a die, in mm", default=5.0, least=1, most=30)
    gap: float = spec("gap between dice, in mm", default=0.6, least=0)
    columns: int = spec("maximum dice per row", default=6, least=1, most=30)
    after: str = spec(
        "name of a text on the same line; the dice start where that one ends", default=""
    )


@variant
class Boxes(Element):
    """A numbered box for each shot, to put a counter on, or along an edge for a paper clip."""

    verb: ClassVar[str] = "boxes"
    value: str = spec("the field: `{ammo}`", nonempty=True)
    color: Paint = spec("color of lines and numbers", default=Paint("ink"))
    fill: Paint | None = spec("fill color", default=None)
    width: float = spec("width of their lines in mm", default=0.4, least=0, most=3)
    size: float = spec("maximum size of a box, in mm", default=8.0, least=2, most=30)
    gap: float = spec("gap between boxes, in mm", default=1.0, least=0)
    columns: int = spec("maximum boxes per row", default=10, least=1, most=30)
    rows: int = spec("maximum number of rows; 0: as many as needed", default=0, least=0, most=30)
    edge: bool = spec(
        "whether a tick below each box reaches toward the card's lower edge", default=False
    )


@variant
class Art(Element):
    """The card's own art, or the drawing that fragkit makes for it."""

    verb: ClassVar[str] = "art"
    value: Literal["picture-or-emblem", "picture", "emblem"] = spec(
        "`picture`: the card's `art` file; `emblem`: the drawing"
    )
    color: Paint = spec("main color of the drawing", default=Paint("deck"))
    tint: Paint = spec("color of its shadow", default=Paint("deck-soft"))
    ground: Paint = spec("color between its parts", default=Paint("deck-tint"))
    corner: float = spec("size of round corners, in mm", default=0.0, least=0)


@variant
class Tiles(Element):
    """A pattern of icons that continues from card to card, so that a crooked cut does not show."""

    verb: ClassVar[str] = "pattern"
    value: str = spec("an icon, or a field such as `{deck-icon}`", nonempty=True)
    color: Paint = spec("color", default=Paint("deck"))
    fill: Paint | None = spec("background color", default=None)
    columns: int = spec("icons per row", default=6, least=1, most=20)
    rows: int = spec("icons per column", default=8, least=1, most=30)
    scale: float = spec("size of an icon, relative to its tile", default=0.5)
    clear: float = spec("free space around the center of the card, in mm", default=0.0, least=0)


@variant
class Ornamented(Element):
    """An ornament of the theme: rivets, barrier tape, embers or rope."""

    verb: ClassVar[str] = "ornament"
    value: Literal["tape", "band", "back", "range", "shelf", "rays", "night"] = spec(
        "a strip, the texture of a header, a whole back, or a scene behind a picture"
    )
    within: Literal["rect", "round", "chamfer", "tag", "ticket"] = spec(
        "shape of the header or panel that it fills", default="rect"
    )
    corner: float = spec("size of that shape's corners, in mm", default=0.0, least=0)


ELEMENTS = (Shape, Drawn, Words, Icon, DiceRow, Boxes, Art, Tiles, Ornamented)
Element.family.update({cls.verb: cls for cls in ELEMENTS})


@dataclass(frozen=True, slots=True, kw_only=True)
class Grow:
    """The lines along which a face stretches for a larger card, in mm on the card of 63 × 88 mm."""

    across: tuple[float, ...] = spec("x of the front's lines", default=(29.6,), nonempty=True)
    down: tuple[float, ...] = spec("y of the front's lines", default=(31.0, 66.0), nonempty=True)
    back_across: tuple[float, ...] = spec(
        "x of the back's lines", default=(6.0, 57.0), nonempty=True
    )
    back_down: tuple[float, ...] = spec(
        "y of the back's lines", default=(16.0, 72.0), nonempty=True
    )
    where: Where = nowhere()


# The default growth of a front on its side.
WIDE = Grow(across=(22.0, 66.0), down=(31.0,))


@dataclass(frozen=True, slots=True, kw_only=True)
class Template:
    """A face template: front and back of the cards of a deck."""

    id: Id = spec("its deck, or a name of your choice")
    about: str = spec("what it is for", default="")
    extends: Id | None = spec("the template it changes", default=None)
    drop: tuple[str, ...] = spec(
        "elements of that template to leave out", default=(), one_or_many=True
    )
    colors: dict[str, Paint] | None = spec(
        'new or replaced color roles: `deck: "#e07000"`', default=None
    )
    turn: Literal["portrait", "landscape"] = spec(
        "`landscape`: the front is 88 × 63 mm and printed on its side; backs stay upright",
        default="portrait",
    )
    grow: Grow = spec("where cards of other sizes grow", default=Grow())
    front: tuple[Element, ...] = spec("elements of the front, from the bottom up", default=())
    back: tuple[Element, ...] = spec("elements of the back", default=())
    where: Where = nowhere()

    @property
    def on_its_side(self) -> bool:
        return self.turn == "landscape"
