"""What a face template is: a list of elements, each in a box of millimetres.

    front:
      - name: title
        text: "{name}"
        at: [17, 5, 41, 9]
        font: black
        size: 12.5
        least: 9

An element's first word says what it draws; `{…}` asks the card for a field.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Literal, Self

from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.model.fields import BadValue, Id, Token, Variants, Where, nowhere, spec, variant

SAFE = 4.0  # mm: a cut that strays must not touch what counts

FACES = ("regular", "semibold", "bold", "black", "italic", "bold-italic")
Outline = Literal[
    "rect", "round", "pill", "chamfer", "ticket", "tag", "circle", "hexagon", "diamond", "octagon"
]
PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_-]*)\}")


class Font(Token):
    """A weight of ours, or the name of a font that a pack brings."""

    __slots__ = ()
    GRAMMAR = r"[a-z0-9]+(-[a-z0-9]+)*"
    KIND = say("a font")
    FORM = say("`regular`, `bold`, `black`, or the name of a pack's own font")

    @classmethod
    def schema(cls) -> dict[str, object]:
        return super().schema() | {"examples": list(FACES)}


class Paint(Token):
    """A colour: a role of the theme such as `deck`, or `#rrggbb`."""

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
        """Whether a field's value meets it; nothing, zero and empty lists count as absent."""
        if self.wanted is None:
            return bool(value) is not self.negated
        values = {str(v) for v in (value if isinstance(value, tuple) else (value,))}
        # Templates are written in English, whatever language the card speaks.
        return bool({self.wanted, translate(self.wanted)} & values) is not self.negated


@variant
class Element(Variants):
    """One thing drawn on a face."""

    verb: ClassVar[str] = ""
    member: ClassVar[str] = "element"
    example: ClassVar[str] = 'text: "{name}"'
    family: ClassVar[dict[str, type]] = {}
    changed_by_name: ClassVar[bool] = True

    at: tuple[float, ...] = spec("its box: left, top, width, height in mm from the card's corner")
    name: str = spec("what it is called, so that another template can change it", default="")
    when: tuple[When, ...] = spec(
        "only if the card has these fields: `ammo`, `not suit`, `ammo = unlimited`",
        default=(),
        one_or_many=True,
    )
    ink: Literal["full", "low"] | None = spec("only with this ink", default=None)
    bleeds: bool = spec("may leave the safe zone, up to the bleed", default=False)
    where: Where = nowhere()


@variant
class Shape(Element):
    """A filled or outlined shape. With low ink a fill becomes an outline."""

    verb: ClassVar[str] = "shape"
    value: Outline = spec("which shape")
    fill: Paint | None = spec("colour inside", default=None)
    line: Paint | None = spec("colour of its outline", default=None)
    width: float = spec("width of the outline in mm", default=0.3, least=0, most=3)
    corner: float = spec("how far its corners are cut or rounded, in mm", default=2.0, least=0)


@variant
class Drawn(Element):
    """A shape of your own, from an SVG path of absolute M L H V C Q Z, in mm in its box."""

    verb: ClassVar[str] = "path"
    value: str = spec("the path, such as `M 0 0 L 55 0`", nonempty=True)
    fill: Paint | None = spec("colour inside", default=None)
    line: Paint | None = spec("colour of its line", default=None)
    width: float = spec("width of the line in mm", default=0.3, least=0, most=3)
    dash: tuple[float, ...] = spec("lengths of dashes and gaps in mm", default=())


@variant
class Words(Element):
    """Text, fitted: shrunk from `size` to `least`, never below."""

    verb: ClassVar[str] = "text"
    value: str = spec("the text, with fields in braces: `{name}`", nonempty=True)
    font: Font = spec("weight and slant, or a font of the pack's own", default=Font("regular"))
    size: float = spec("size in points", least=4, most=96)
    least: float | None = spec("smallest size in points", default=None, least=4, most=96)
    color: Paint = spec("its colour", default=Paint("ink"))
    align: Literal["left", "center", "right"] = spec("how lines stand", default="left")
    stand: Literal["top", "middle", "bottom"] = spec("how the text stands", default="top")
    lines: int = spec("most lines; 0 is as many as fit", default=0, least=0, most=40)
    balance: bool = spec("lines of like length, for titles", default=False)
    caps: bool = spec("in capitals", default=False)
    tracking: float = spec("extra space between letters, in ems; one line only", default=0.0)
    leading: float = spec("from line to line, of the size", default=1.18, least=0, most=3)
    turned: bool = spec("stands on its head", default=False)
    optional: bool = spec("left out if there is no room", default=False)
    below: str = spec(
        "name of a text above it; this one begins where that ends, in the same column",
        default="",
    )


@variant
class Icon(Element):
    """An icon, or one for each entry of a field: `icon: "{types}"`."""

    verb: ClassVar[str] = "icon"
    value: str = spec("the icon's name, or a field whose words are names of icons", nonempty=True)
    color: Paint = spec("its colour", default=Paint("ink"))
    gap: float = spec("between several, in mm", default=1.0, least=0)
    run: Literal["across", "down"] = spec("how several are lined up", default="across")
    align: Literal["left", "center", "right"] = spec("how they stand in the box", default="left")


@variant
class DiceRow(Element):
    """As many dice as the field says, in as many rows as they need."""

    verb: ClassVar[str] = "dice"
    value: str = spec("the field: `{damage}`", nonempty=True)
    color: Paint = spec("their colour", default=Paint("ink"))
    size: float = spec("largest edge of a die in mm", default=5.0, least=1, most=30)
    gap: float = spec("between dice, in mm", default=0.6, least=0)
    columns: int = spec("most dice in a row", default=6, least=1, most=30)


@variant
class Boxes(Element):
    """A box per shot, numbered: for a counter, or along an edge for a paper clip."""

    verb: ClassVar[str] = "boxes"
    value: str = spec("the field: `{ammo}`", nonempty=True)
    color: Paint = spec("colour of their lines and numbers", default=Paint("ink"))
    fill: Paint | None = spec("colour inside", default=None)
    width: float = spec("width of their lines in mm", default=0.4, least=0, most=3)
    size: float = spec("largest edge of a box in mm", default=8.0, least=2, most=30)
    gap: float = spec("between boxes, in mm", default=1.0, least=0)
    columns: int = spec("most boxes in a row", default=10, least=1, most=30)
    rows: int = spec("most rows; 0 is as many as it takes", default=0, least=0, most=30)
    edge: bool = spec("a tick below each box runs toward the card's lower edge", default=False)


@variant
class Art(Element):
    """The card's own art, or the picture that is drawn for it."""

    verb: ClassVar[str] = "art"
    value: Literal["picture-or-emblem", "picture", "emblem"] = spec(
        "`picture` is the file that `art` names, `emblem` the drawing"
    )
    color: Paint = spec("main colour of the drawing", default=Paint("deck"))
    tint: Paint = spec("colour of the rays behind it", default=Paint("deck-ray"))
    ground: Paint = spec("colour that shows between its parts", default=Paint("deck-tint"))
    corner: float = spec("how far the picture's corners are rounded, in mm", default=0.0, least=0)


@variant
class Tiles(Element):
    """A pattern of icons, endless from card to card, so that a crooked cut does not show."""

    verb: ClassVar[str] = "pattern"
    value: str = spec("the icon, or a field such as `{deck-icon}`", nonempty=True)
    color: Paint = spec("its colour", default=Paint("deck"))
    fill: Paint | None = spec("colour behind it", default=None)
    columns: int = spec("icons across a card", default=6, least=1, most=20)
    rows: int = spec("icons down a card", default=8, least=1, most=30)
    scale: float = spec("an icon's size, of its tile", default=0.5)
    clear: float = spec("so many mm around the card's middle stay free", default=0.0, least=0)


@variant
class Ornamented(Element):
    """An ornament of the theme: rivets, barrier tape, embers or rope."""

    verb: ClassVar[str] = "ornament"
    value: Literal["tape", "title", "panel", "back"] = spec(
        "a strip, a sign beside a title, the texture of a panel, or a whole back"
    )


ELEMENTS = (Shape, Drawn, Words, Icon, DiceRow, Boxes, Art, Tiles, Ornamented)
Element.family.update({cls.verb: cls for cls in ELEMENTS})


@dataclass(frozen=True, slots=True, kw_only=True)
class Grow:
    """Where a face takes up the room of a larger card: mm on the card of 63 × 88 mm."""

    across: tuple[float, ...] = spec("x of the front's lines", default=(29.6,), nonempty=True)
    down: tuple[float, ...] = spec("y of the front's lines", default=(31.0, 66.0), nonempty=True)
    back_across: tuple[float, ...] = spec(
        "x of the back's lines", default=(6.0, 57.0), nonempty=True
    )
    back_down: tuple[float, ...] = spec(
        "y of the back's lines", default=(16.0, 72.0), nonempty=True
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Template:
    """A face template: front and back of the cards of a deck."""

    id: Id = spec("the deck whose cards wear it, or a name of its own")
    about: str = spec("what it is for", default="")
    extends: Id | None = spec("the template that this one changes", default=None)
    drop: tuple[str, ...] = spec(
        "names of elements of that template to leave out", default=(), one_or_many=True
    )
    colors: dict[str, Paint] | None = spec(
        'roles of its own, or others\' replaced: `deck: "#e07000"`', default=None
    )
    grow: Grow = spec("where cards of other sizes take up their room", default=Grow())
    front: tuple[Element, ...] = spec("what is drawn, from the bottom up", default=())
    back: tuple[Element, ...] = spec("what is drawn behind", default=())
    where: Where = nowhere()
