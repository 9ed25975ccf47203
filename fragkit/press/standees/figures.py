"""Figures of fighters as vectors: a body that depends on the stats, a pose, a head, and something
in the hands. Heads and poses are in `templates/drawings/figures.txt`. Cloth and armor are in the
fighter's color, the weapon in its own materials.

A figure stands in a box of 24 × 36 mm, with its feet at the lower edge and x counted from the
middle. Its parts overlap like cut paper, each with a pale edge. With low ink, they are outlines.
"""

from __future__ import annotations

import functools
import zlib
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, Self, get_args

from fragkit.diagnostics import nearest
from fragkit.language.sentences import say
from fragkit.model.card import Card
from fragkit.model.fields import BadValue, Id, Where, nowhere, spec
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library
from fragkit.model.picture import Blade, Firearm, Picture, PictureKind
from fragkit.model.word_values import Stats
from fragkit.press.graphics.marks import (
    MATERIALS,
    Box,
    Color,
    Group,
    Mark,
    Matrix,
    Path,
    Point,
    Shape,
    Stroke,
    Use,
    mixed,
)
from fragkit.press.graphics.shapes import (
    apply,
    box_rect,
    circle,
    parse_shape,
    polyline,
    product,
    rect,
    rotated,
    scaled,
    transformed,
    translated,
)
from fragkit.press.pictures.chosen import by_name, chosen
from fragkit.press.pictures.composed import RIM, assembled, composed, usual_parts
from fragkit.press.pictures.drawings import FACE, Drawing, bounds, drawing, point, points, rows
from fragkit.press.pictures.drawings import Stroke as Inked
from fragkit.press.themes.scenes import LOOKS, Panel, scene
from fragkit.press.themes.theme import Palette
from fragkit.press.themes.themed_pen import Pen

HEIGHT = 36.0
_HALF = 11.8  # mm from the middle to the strip's edge
Head = Literal[
    "dome", "crest", "mohawk", "hood", "cap", "ponytail", "cat-ears", "visor", "bush",
    "cowboy", "bowler", "goggles", "top-hat", "feathers", "updo", "skull",
    "gnome", "bun", "sheet",
]  # fmt: skip
Dress = Literal["armor", "coat", "skirt"]
PoseName = Literal[
    "stand", "aim", "run", "kneel", "leap", "lunge", "guard", "sneak", "charge", "rest",
]  # fmt: skip
ARENA: tuple[Head, ...] = (
    "dome", "crest", "mohawk", "hood", "cap", "ponytail", "cat-ears", "visor",
)  # fmt: skip
WEST: tuple[Head, ...] = ("cowboy", "bowler", "top-hat", "goggles", "updo", "feathers")
# The poses of figures that are otherwise alike, one after the other.
USUAL: tuple[PoseName, ...] = ("stand", "aim", "run", "kneel")
WEAPONS: tuple[str, ...] = (*get_args(Firearm), *get_args(Blade))
OTHER_NAMES = {"sniper": "sniper-rifle", "launcher": "rocket-launcher", "gatling": "minigun"}
ONE_HANDED = ("pistol", "revolver", "derringer", "ray-gun", "dart-gun")
LONG, SHORT = 0.135, 0.125  # mm per unit of a picture: long weapons, and one-handed ones
BLADE = 0.15
REACH = 15.5  # most mm from the grip to the muzzle: a strip is 24 mm wide


class Weaponry(str):
    """The name of a firearm or a blade, or `none`."""

    __slots__ = ()
    WORDS = (*WEAPONS, *OTHER_NAMES, "none")

    @classmethod
    def parse(cls, text: str) -> Self:
        if text not in cls.WORDS:
            form = say("`none`, or a weapon from docs/how-to/design/pictures.md")
            if (guess := nearest(text, cls.WORDS)) is not None:
                form = say("`{near}`", near=guess)
            raise BadValue(text, say("a weapon that a figure can hold"), form)
        return cls(OTHER_NAMES.get(text, text))

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"enum": list(cls.WORDS)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """The look of a fighter's figure. Missing parts are derived from id and stats."""

    id: Id = spec("the fighter")
    head: Head | None = spec("head or headgear", default=None)
    weapon: Weaponry | None = spec("what the figure holds", default=None)
    dress: Dress | None = spec("clothes", default=None)
    pose: PoseName | None = spec("pose", default=None)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a figure: a filled shape, or a limb, which is a line as thick as ``limb``."""

    shape: Shape
    tone: str = "body"
    limb: float = 0.0
    edged: bool = True  # a pale edge around it

    def moved(self, matrix: Matrix) -> Part:
        return replace(self, shape=transformed(self.shape, matrix))


def first_gear(fighter: Fighter, library: Library) -> Picture | None:
    """Return the picture of the first card that the fighter starts with."""
    cards = (pack.cards.get(id) for id in fighter.gear for pack in reversed(library.packs))
    return next((chosen(card) for card in cards if card is not None), None)


def place_marks(look: str, palette: Palette, accent: Color, box: Box) -> tuple[Mark, ...]:
    """Draw the theme's scenery behind a figure, in pale tones of the figure's color."""
    sky, far, near = (mixed(accent, palette.paper, part) for part in (0.9, 0.8, 0.68))
    number = zlib.crc32(look.encode()) % LOOKS
    place = scene(palette.place, "range", number, Panel(box.width, box.height), far, near)
    return (Path(box_rect(box), fill=sky), Use(place, box.x, box.y))


def portrait_marks(
    fighter: Fighter, figure: Figure | None, gear: Picture | None, box: Box, pen: Pen
) -> tuple[Mark, ...]:
    """Draw a fighter in front of the scenery: from head to foot, or down to the belt if the box is
    low."""
    palette = pen.palette
    accent = palette.fighters[fighter.color] if fighter.color else pen.mark
    upright = box.height >= 1.2 * box.width
    scale = min(box.width / 24, (box.height - 1.6) / HEIGHT) if upright else box.width / 24
    top = box.bottom - HEIGHT * scale - 0.6 if upright else box.y + 1.0
    drawn = figure_marks(
        fighter, figure, palette.ink, accent, palette.paper, pen.low, gear=gear
    )  # fmt: skip
    ground = () if pen.low else place_marks(fighter.id, palette, accent, box)
    return (*ground, Group(drawn, matrix=(scale, 0.0, 0.0, scale, box.center[0], top)))


def figure_marks(
    fighter: Fighter, figure: Figure | None, ink: Color, accent: Color, paper: Color, low: bool,
    behind: bool = False, gear: Picture | None = None, turn: int = 0,
) -> tuple[Mark, ...]:  # fmt: skip
    """Draw the figure around x = 0, from y = 0 down to its feet. From behind, it has no face.

    ``turn`` picks different poses for figures of one fighter.
    """
    tones = _tones(fighter, ink, accent, paper)
    marks: list[Mark] = []
    for part in figure_parts(fighter, figure, gear, turn):
        if behind and part.tone in FACE:
            continue
        marks += _painted(part, tones, low)
    return tuple(marks)


def figure_parts(
    fighter: Fighter, figure: Figure | None, gear: Picture | None = None, turn: int = 0
) -> list[Part]:
    stats = fighter.stats if isinstance(fighter.stats, Stats) else Stats(2, 2, 3)
    health = min(stats.health, 4)
    west = fighter.sheet == "deadlands"
    heads = WEST if west else ARENA
    head = (figure and figure.head) or heads[zlib.crc32(fighter.id.encode()) % len(heads)]
    arm = (figure and figure.weapon) or weapon_of(fighter, stats)
    dress: Dress = (figure and figure.dress) or ("coat" if west else "armor")
    name = (figure and figure.pose) or pose_of(arm, stats, dress)
    if turn:
        name = USUAL[((USUAL.index(name) if name in USUAL else 0) + turn) % len(USUAL)]
    pose = pose_named(name)
    shoulder = 5.0 + 0.62 * health
    waist = 3.2 + 0.4 * health
    upper = product(translated(*pose.lift), rotated(pose.lean, 0, 22))
    parts = _legs(pose, health, dress)
    body = _torso(shoulder, waist, dress)
    body += [
        Part(shape, tone, width, edged=tone not in FACE)
        for shape, tone, width in drawing("head", head)
    ]
    body += _armed(arm, pose, shoulder, 2.4 + 0.2 * health, gear)
    if dress != "armor":
        parts += [part.moved(upper) for part in _hem(waist, dress)]
    return _inside([*parts, *(part.moved(upper) for part in body)])


# -- poses ----------------------------------------------------------------------------------


class Leg(NamedTuple):
    hip: Point
    knee: Point
    ankle: Point
    turn: float = 0.0  # angle of the boot in degrees
    left: bool = False  # whether the boot points to the left


class Pose(NamedTuple):
    back: Leg
    front: Leg
    lift: Point  # offset of the upper body
    lean: float  # its turn around the hips
    grip: Point  # where a long weapon is held, in the upper body's own millimeters
    turn: float  # and its angle: negative is up


@functools.cache
def pose_named(name: str) -> Pose:
    """Read a pose of `templates/drawings/figures.txt`, which explains its lines."""
    lines = {head: rest for head, *rest in rows("pose", name)}
    (lift, lean), (grip, turn) = lines["upper"], lines["weapon"]
    back, front = _leg(lines["back"]), _leg(lines["front"])
    return Pose(back, front, point(lift), float(lean), point(grip), float(turn))


def _leg(words: list[str]) -> Leg:
    hip, knee, ankle, *more = words
    turn = float(more[more.index("turn") + 1]) if "turn" in more else 0.0
    return Leg(point(hip), point(knee), point(ankle), turn, "left" in more)


def pose_of(arm: str, stats: Stats, dress: Dress) -> PoseName:
    """Return a pose that suits the stats. Fast fighters run, good shots kneel or aim, and the rest
    stand their ground."""
    if arm in ("none", "bow") or dress == "skirt":
        return "stand"
    if stats.speed >= 3 and stats.speed > stats.accuracy:
        return "run"
    if stats.accuracy >= 4:
        return "kneel"
    return "aim" if stats.accuracy >= 3 else "stand"


def _inside(parts: list[Part]) -> list[Part]:
    """Move the figure sideways, or shrink it a little, until nothing leaves the strip."""
    xs: list[float] = []
    ys: list[float] = []
    for part in parts:
        for _, *numbers in part.shape:
            xs += (x + s * part.limb / 2 for x in numbers[0::2] for s in (-1, 1))
            ys += numbers[1::2]
    left, right, top = min(xs), max(xs), min(ys)
    factor = min(1.0, 2 * _HALF / (right - left), (HEIGHT + 1.4) / (HEIGHT - top))
    middle = (left + right) / 2
    shift = 0.0
    if max(right, -left) * factor > _HALF:
        shift = (
            -middle * factor if factor < 1 else (_HALF - right if right > _HALF else -_HALF - left)
        )
    matrix = product(translated(shift, HEIGHT * (1 - factor)), scaled(factor))
    if matrix == (1, 0, 0, 1, 0, 0):
        return parts
    return [replace(part.moved(matrix), limb=part.limb * factor) for part in parts]


# -- the body -------------------------------------------------------------------------------


def _legs(pose: Pose, health: int, dress: Dress) -> list[Part]:
    thick = 3.0 + 0.25 * health
    parts: list[Part] = []
    for leg in (pose.back, pose.front):
        parts.append(Part(polyline([leg.hip, leg.knee, leg.ankle]), "shade", limb=thick))
        parts += _boot(leg, thick)
        if dress == "armor":
            x, y = leg.knee
            parts.append(Part(rect(x - 1.5, y - 1.6, 3, 3.2, r=1), "accent"))
    return parts


def _boot(leg: Leg, thick: float) -> list[Part]:
    """Return a boot with a sole. The ankle is at the origin, and the ground 3.1 mm below."""
    half = thick / 2 + 0.15
    shaft = f"M {-half} -1.4 H {half} Q {half + 0.3} 1 {half + 1.9} 1.4 Q {half + 2.6} 1.7 {half + 2.6} 2.5 V 3.1 H {-half} Z"
    sole = rect(-half, 2.4, 2 * half + 2.6, 0.7, r=0.2)
    place = product(translated(*leg.ankle), rotated(leg.turn))
    if leg.left:
        place = product(place, scaled(-1, 1))
    return [Part(parse_shape(shaft)).moved(place), Part(sole, "accent", edged=False).moved(place)]


def _hem(waist: float, dress: Dress) -> list[Part]:
    if dress == "coat":
        w = waist + 3.0
        coat = f"M {-waist} 21 L {waist} 21 L {w} 30.5 L 1.2 29 L 0 25 L -1.2 29 L {-w} 30.5 Z"
        return [Part(parse_shape(coat), "cloth")]
    w = waist + 4.2
    skirt = f"M {-waist} 20.6 L {waist} 20.6 C {waist + 1} 25 {w} 28 {w} 31.4 C {w / 2} 33 {-w / 2} 33 {-w} 31.4 C {-w} 28 {-waist - 1} 25 {-waist} 20.6 Z"
    return [Part(parse_shape(skirt), "cloth")]


def _torso(shoulder: float, waist: float, dress: Dress) -> list[Part]:
    s, w = shoulder, waist
    chest = (
        f"M {-s} 13.4 C {-s} 11.6 {-s + 1.4} 10.6 {-s + 2.6} 10.4 L {s - 2.6} 10.4"
        f" C {s - 1.4} 10.6 {s} 11.6 {s} 13.4 L {w + 0.5} 18 L {w} 22.4 L {-w} 22.4 L {-w - 0.5} 18 Z"
    )
    parts = [Part(parse_shape(chest), "cloth")]
    if dress == "armor":
        plate = f"M {-s + 3} 12 L {s - 3} 12 L {w - 1.4} 17 L {-w + 1.4} 17 Z"
        parts.append(Part(parse_shape(plate), "accent"))
    else:
        parts.append(Part(parse_shape("M -1.9 10.6 L 1.9 10.6 L 0 16.6 Z"), "accent"))
    parts.append(Part(rect(-w - 0.2, 20.8, 2 * w + 0.4, 2.2, r=0.6), "bark"))
    parts.append(Part(rect(-1.1, 21.1, 2.2, 1.6, r=0.3), "brass", edged=False))
    return parts


# -- arms and what they hold ------------------------------------------------------------------


def _armed(arm: str, pose: Pose, s: float, thick: float, gear: Picture | None) -> list[Part]:
    pads = [
        Part(parse_shape(
            f"M {side * (s - 2.4)} 10.2 C {side * (s + 0.6)} 9.6 {side * (s + 1.9)} 12 {side * (s + 1.7)} 14.6"
            f" L {side * (s - 1.6)} 14.6 Z"
        ), "accent")
        for side in (-1, 1)
    ]  # fmt: skip
    if arm == "none":
        hands = [(-s - 0.4, 22.8), (s + 0.4, 20.4 if gear else 22.8)]
        limbs = [
            _limb((side * s, 14), (side * (s + 1.3), 18.4), hand, thick)
            for side, hand in zip((-1, 1), hands, strict=True)
        ]
        shown = _gear(gear, hands[1][0] + 0.6, hands[1][1] - 1.6, 8.0) if gear else []
        return [*limbs, *shown, *(_hand(hand, thick) for hand in hands), *pads]
    if arm == "bow":
        bow = parse_shape("M -7.9 6.5 C -11.1 12 -11.1 20 -7.9 25.5")
        string = polyline([(-7.9, 6.5), (-7.9, 25.5)])
        arrow = polyline([(-10.9, 16), (3, 16)])
        return [
            Part(bow, limb=1.1), Part(string, limb=0.4), Part(arrow, "accent", limb=0.8),
            _limb((-s, 14), (-s - 0.6, 16.6), (-8, 16), thick), _hand((-8, 16), thick),
            _limb((s, 14), (s + 0.8, 18.6), (1.6, 16.2), thick), _hand((1.6, 16.2), thick), *pads,
        ]  # fmt: skip
    weapon = held(arm)
    aside = _gear(gear, -s + 0.6, 23.4, 6.0) if gear else []
    if weapon.one_handed:
        # Raised beside the head: the only pose that shows a small weapon against the sky.
        aims = pose.turn > -10
        hand = (s + 2.0, 14.6) if aims else (s + 1.2, 15.4)
        turned = product(translated(*hand), rotated(-8 if aims else -68))
        other = (-3.6, 21.6)
        return [
            _limb((-s, 14), (-s - 1.6, 18.2), other, thick), _hand(other, thick), *aside,
            _limb((s, 14), (s + 1.2, 18.6), hand, thick),
            *_weapon(weapon.drawing, turned), _hand(hand, thick), *pads,
        ]  # fmt: skip
    turned = product(translated(*pose.grip), rotated(pose.turn))
    near, far = pose.grip, apply(turned, *weapon.fore)
    return [
        _limb((s, 14), (max(s + 0.6, far[0] - 1.4), max(18.2, far[1] + 2.4)), far, thick),
        *aside,
        *_weapon(weapon.drawing, turned),
        _limb((-s, 14), (-s - 1.0, 19.0), near, thick),
        _hand(near, thick),
        _hand(far, thick),
        *pads,
    ]


class Held(NamedTuple):
    """A drawing with its grip at the origin, and the place for the other hand."""

    drawing: Drawing
    fore: Point
    one_handed: bool


def held(kind: str) -> Held:
    """Return the weapon at the scale of the figure's hands, with the muzzle to the right."""
    if kind in get_args(Firearm):
        usual = usual_parts(kind)
        # A figure is at rest, without a flame or a flying grenade.
        firing = usual["muzzle"] in ("flame", "grenade", "nail", "orb")
        weapon = assembled(Picture(kind=PictureKind(kind), muzzle="none" if firing else None))
        at = points("body", usual["body"])
        ahead = bounds(weapon)[2] - at["grip"][0]
        scale = SHORT if kind in ONE_HANDED else min(LONG, REACH / ahead)
        place = product(scaled(scale), translated(-at["grip"][0], -at["grip"][1]))
        return Held(_scaled(weapon, place, scale), apply(place, *at["fore"]), kind in ONE_HANDED)
    place = product(scaled(BLADE), translated(-14, -16))
    return Held(_scaled(drawing("blade", kind), place, BLADE), (0, 0), True)


def _scaled(shown: Drawing, place: Matrix, scale: float) -> Drawing:
    return tuple([Inked(transformed(s, place), tone, w * scale) for s, tone, w in shown])


def weapon_of(fighter: Fighter, stats: Stats) -> str:
    """Return a weapon that suits the fighter, by the name and tags of their own weapon, or else by
    their Accuracy."""
    if not fighter.weapons:
        return "none"
    for own in fighter.own_weapons[:1]:
        named = by_name(Card(id=fighter.id, name=own.name, deck=Id("weapon"), tags=own.tags))
        if named is not None and named.kind in WEAPONS:
            return named.kind
        for tag, kind in (("gatling", "minigun"), ("bow", "bow"), ("pistol", "pistol")):
            if tag in own.tags:
                return kind
    by_aim = {1: "carbine", 2: "carbine", 3: "rifle", 4: "sniper-rifle"}
    return by_aim[max(1, min(stats.accuracy, 4))]


# The tones of pictures that have another name in a figure.
_TONES = {"main": "steel", "dark": "body", "mid": "shine", "gap": "paper", "hole": "paper",
          "light": "paper", "skin": "hand", RIM: "paper"}  # fmt: skip
SKIN = ("#f0c39e", "#dda070", "#b97a4b", "#8d5a36", "#6b4327")


def _weapon(shown: Drawing, place: Matrix) -> list[Part]:
    """Draw the weapon with a pale outline."""
    solid = [s for s in shown if s.tone != "gap"]
    halo = [
        Part(transformed(s.shape, place), "paper", limb=s.width + 0.8, edged=False) for s in solid
    ]
    inked = [
        Part(transformed(s.shape, place), _TONES.get(s.tone, s.tone), limb=s.width, edged=False)
        for s in shown
    ]
    return [*halo, *inked]


def _gear(gear: Picture, x: float, y: float, size: float) -> list[Part]:
    """Draw the fighter's starting gear at the belt or in the hand."""
    strokes = composed(gear, upright=True)
    left, top, right, bottom = bounds(strokes)
    scale = size / max(right - left, bottom - top)
    place = (scale, 0.0, 0.0, scale, x - scale * (left + right) / 2, y - scale * (top + bottom) / 2)
    shown = tuple([s._replace(width=s.width * scale) for s in strokes])
    return _weapon(shown, place)


def _hand(at: Point, thick: float) -> Part:
    return Part(circle(*at, thick * 0.56), "hand")


def _limb(a: Point, b: Point, c: Point, thick: float) -> Part:
    return Part(polyline([a, b, c]), "cloth", limb=thick)


def _tones(fighter: Fighter, ink: Color, accent: Color, paper: Color) -> dict[str, Color]:
    """Return the color of each tone. Skin and the shade of the clothes depend on the fighter's id."""
    skin = SKIN[zlib.crc32(fighter.id.encode()) // 7 % len(SKIN)]
    return MATERIALS | {
        "body": ink, "accent": accent, "light": paper, "paper": paper, "eye": ink, "face": skin, "hand": skin,
        "cloth": mixed(accent, ink, 0.52), "shade": mixed(accent, ink, 0.7), "trim": mixed(accent, paper, 0.3),
    }  # fmt: skip


def _painted(part: Part, tones: dict[str, Color], low: bool) -> list[Mark]:
    color, paper = tones[part.tone], tones["paper"]
    line = color if part.tone == "accent" else tones["body"]
    if part.limb:
        if low:
            if part.tone == "paper":
                return [Path(part.shape, stroke=Stroke(paper, part.limb))]
            inner = max(0.0, part.limb - 0.5)
            marks: list[Mark] = [Path(part.shape, stroke=Stroke(line, min(part.limb, inner + 0.5)))]
            if inner > 0.4:
                marks.append(Path(part.shape, stroke=Stroke(paper, inner)))
            return marks
        drawn = Path(part.shape, stroke=Stroke(color, part.limb))
        if not part.edged:
            return [drawn]
        return [Path(part.shape, stroke=Stroke(paper, part.limb + 0.8)), drawn]
    if low:
        return [Path(part.shape, paper, Stroke(line, 0.35 if part.edged else 0.18))]
    return [Path(part.shape, color, Stroke(paper, 0.4) if part.edged else None)]
