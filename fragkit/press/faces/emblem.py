"""An emblem for every card, drawn from its data: no two different cards share one.

From the rim inwards: a ring of 36 ticks whose lengths spell the card's id, a ring that
tells its kind (a gap per shot, a gear, a star), petals by weapon type and number of dice,
beads for a blast's radius, and in the middle the icon of what it does.
"""

from __future__ import annotations

import hashlib
import math
from typing import NamedTuple

from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.words import Dice
from fragkit.press.draw import Box, Color, Mark, Path, Point, Segment, Shape, Stroke
from fragkit.press.icons import icon_marks, outline_marks
from fragkit.press.shapes import (
    arc,
    circle,
    direction,
    parse_shape,
    polygon,
    product,
    regular_polygon,
    rotated,
    scaled,
    star,
    transformed,
    translated,
)

TICKS = 36
_AROUND = tuple(direction(360 * i / TICKS - 90) for i in range(TICKS))

VERB_ICONS = {
    "heal": "health", "wound": "blood", "harm": "explosive", "blast": "blast", "ammo": "ammo",
    "teleport": "teleport", "swap": "respawn", "push": "range", "move": "speed", "draw": "draw",
    "discard": "discard", "steal": "card", "remove": "link", "skip": "time",
    "extra-turn": "respawn", "cancel": "discard", "look": "sight", "guide": "radiation",
    "table": "die", "roll": "die", "reroll": "dice-3", "adjust": "dice-6", "extra": "explosive",
    "attacks": "gun", "outcome": "accuracy", "armor": "armor", "immune": "armor",
    "threshold": "dice-4", "limit": "card", "pass": "door", "see": "sight", "jump": "speed",
    "healing": "health", "forbid": "held", "allow": "crown", "hang": "frag", "hidden": "sight",
}  # fmt: skip
_VALUE_ICONS = {
    ("stat", "health"): "health",
    ("stat", "speed"): "speed",
    ("stat", "accuracy"): "accuracy",
    ("stat", "all"): "crown",
    ("immune", "flame"): "flame",
    ("immune", "energy"): "energy",
    ("immune", "explosive"): "explosive",
    ("immune", "acid"): "acid",
    ("place", "blood"): "blood",
    ("place", "barrel"): "barrel",
    ("place", "mine"): "mine",
    ("place", "napalm"): "napalm",
    ("draw", "weapon"): "gun",
    ("steal", "weapon"): "gun",
    ("forbid", "attack"): "held",
    ("outcome", "miss"): "discard",
}


class Inks(NamedTuple):
    """The colours of an emblem; low ink draws lines of ``main`` only."""

    main: Color
    tint: Color
    ground: Color
    low: bool = False


def emblem(card: Card, box: Box, inks: Inks) -> tuple[Mark, ...]:
    """The card's emblem, as large as the box allows, in its middle."""
    seed = int.from_bytes(hashlib.blake2b(card.id.encode(), digest_size=8).digest(), "big")
    cx, cy = box.center
    r = min(box.width, box.height) / 2
    shape = _Figure(card, seed)
    thin = Stroke(inks.main, 0.25 if inks.low else 0.4, cap="butt")
    bold = Stroke(inks.main, 0.3 if inks.low else 0.9, cap="butt")
    petals = shape.petals(cx, cy, r * 0.42, r * 0.76)
    marks: list[Mark] = []
    if inks.low:
        marks.append(Path(petals, stroke=Stroke(inks.main, 0.25)))
    else:
        marks.append(Path(petals, fill=inks.tint))
    marks.append(Path(shape.ticks(cx, cy, r), stroke=thin))
    marks.append(Path(shape.ring(cx, cy, r * 0.85), stroke=bold))
    beads = shape.beads(cx, cy, r * 0.77, r * 0.03)
    disc = circle(cx, cy, r * 0.35)
    if inks.low:
        marks.append(Path(disc, fill=inks.ground, stroke=Stroke(inks.main, 0.3)))
        if beads:
            marks.append(Path(beads, fill=inks.ground, stroke=Stroke(inks.main, 0.25)))
    else:
        marks.append(Path(circle(cx, cy, r * 0.40), fill=inks.ground))
        marks.append(Path(disc, fill=inks.main))
        if beads:
            marks.append(Path(beads, fill=inks.main))
    size = r * 0.44
    left, top = cx - size / 2, cy - size / 2
    if inks.low:
        marks += outline_marks(central_icon(card), left, top, size, inks.main, 0.25)
    else:
        marks += icon_marks(central_icon(card), left, top, size, inks.ground)
    return tuple(marks)


def central_icon(card: Card) -> str:
    """What the card is about in one icon: its type if a weapon has one, else what it does."""
    if card.is_weapon and card.types:
        return card.types[0]
    for effect in card.effects:
        return _effect_icon(effect)
    if card.is_weapon:
        return "gun"
    return "frag"


def _effect_icon(effect: Effect) -> str:
    value = getattr(effect, "value", None)
    first = value[0] if isinstance(value, tuple) and value else value
    if isinstance(first, str) and (effect.verb, first) in _VALUE_ICONS:
        return _VALUE_ICONS[effect.verb, first]
    return VERB_ICONS.get(effect.verb, "frag")


class _Figure:
    """The parts of one emblem around a common centre."""

    def __init__(self, card: Card, seed: int) -> None:
        self.card = card
        self.seed = seed
        dice = card.damage.count if isinstance(card.damage, Dice) else 0
        # A weapon has a petal per die; other cards take a number from their id.
        self.count = min(max(dice, 3), 12) if dice else 5 + seed % 6
        self.turn = (seed >> 8) % 2 * (180 / self.count) - 90

    def ticks(self, cx: float, cy: float, r: float) -> Shape:
        """The id's 36 bits, read clockwise from the top."""
        marks: list[Segment] = []
        for i, (cos, sin) in enumerate(_AROUND):
            inner = r * (0.90 if self.seed >> i & 1 else 0.955)
            marks.append(("M", cx + inner * cos, cy + inner * sin))
            marks.append(("L", cx + r * cos, cy + r * sin))
        return tuple(marks)

    def ring(self, cx: float, cy: float, r: float) -> Shape:
        card = self.card
        if card.is_weapon:
            if isinstance(card.ammo, int) and card.ammo > 1:
                step, gap = 360 / card.ammo, 7.0
                return tuple(
                    segment
                    for i in range(card.ammo)
                    for segment in arc(
                        cx, cy, r, i * step - 90 + gap / 2, (i + 1) * step - 90 - gap / 2
                    )
                )
            return circle(cx, cy, r)
        if card.letter is not None:
            return _letter_ring(card.letter, cx, cy, r)
        if card.suit is not None:
            return star(cx, cy, r, r * 0.84, 8)
        points = 5 + (self.seed >> 16) % 4
        return star(cx, cy, r, r * 0.90, points * 2)

    def petals(self, cx: float, cy: float, inner: float, outer: float) -> Shape:
        kind = self.card.types[0] if self.card.types else ("blade" if self.card.is_weapon else "")
        reach = outer - inner
        width = min(math.tau * (inner + reach * 0.5) / self.count * 0.92, reach * 1.15)
        one = _petal(kind, self.seed >> 20, width, reach)
        out = translated(0, -inner)
        between = product(translated(0, -inner - reach * 0.45), scaled(0.55))
        center = translated(cx, cy)
        marks: Shape = ()
        for i in range(self.count):
            angle = self.turn + 90 + 360 * i / self.count
            marks += transformed(one, product(center, product(rotated(angle), out)))
            if self.count <= 6:
                half = rotated(angle + 180 / self.count)
                marks += transformed(one, product(center, product(half, between)))
        return marks

    def beads(self, cx: float, cy: float, r: float, size: float) -> Shape:
        radius = self.card.radius or next(
            (getattr(e, "radius", 0) or 0 for e in self.card.effects if hasattr(e, "radius")), 0
        )
        count = 4 * min(radius, 4)
        marks: Shape = ()
        for i in range(count):
            a = math.radians(360 * i / count - 90)
            marks += regular_polygon(cx + r * math.cos(a), cy + r * math.sin(a), size * 1.5, 4)
        return marks


def _broken_ring(cx: float, cy: float, r: float, parts: int, gap: float) -> Shape:
    step = 360 / parts
    ring: Shape = ()
    for i in range(parts):
        ring += arc(cx, cy, r, i * step - 90 + gap / 2, (i + 1) * step - 90 - gap / 2)
    return ring


def _letter_ring(letter: str, cx: float, cy: float, r: float) -> Shape:
    """Armor a plate of six sides, Health a cross-cut ring, Weapon a nut, Movement a whirl."""
    match letter:
        case "A":
            return regular_polygon(cx, cy, r, 6)
        case "H":
            return _broken_ring(cx, cy, r, 4, 22)
        case "W":
            return regular_polygon(cx, cy, r, 8, -67.5)
    return _broken_ring(cx, cy, r, 3, 40)


def _petal(kind: str, bits: int, w: float, h: float) -> Shape:
    """One petal that points up from (0, 0), `w` wide and `h` high."""
    half = w / 2

    def at(*points: Point) -> Shape:
        return polygon((x * half, -y * h) for x, y in points)

    match kind:
        case "ballistic":
            return parse_shape(
                f"M {-half * 0.6} 0 L {-half * 0.6} {-h * 0.55} C {-half * 0.6} {-h * 0.8} {-half * 0.2} {-h * 0.95}"
                f" 0 {-h} C {half * 0.2} {-h * 0.95} {half * 0.6} {-h * 0.8} {half * 0.6} {-h * 0.55}"
                f" L {half * 0.6} 0 Z"
            )
        case "energy":
            return at((-0.35, 0), (-0.85, 0.56), (-0.15, 0.56), (-0.4, 1), (0.85, 0.38), (0.2, 0.38), (0.6, 0))  # fmt: skip
        case "flame":
            return parse_shape(
                f"M 0 0 C {-half * 1.1} {-h * 0.2} {-half * 1.0} {-h * 0.55} {half * 0.15} {-h}"
                f" C {half * 0.1} {-h * 0.75} {half * 1.1} {-h * 0.6} {half * 0.75} {-h * 0.3}"
                f" C {half * 0.6} {-h * 0.1} {half * 0.3} 0 0 0 Z"
            )
        case "explosive":
            return at((-0.45, 0), (-0.9, 0.55), (-0.35, 0.5), (0, 1), (0.35, 0.5), (0.9, 0.55), (0.45, 0))  # fmt: skip
        case "blade":
            return parse_shape(
                f"M {-half * 0.5} 0 C {-half} {-h * 0.5} {-half * 0.4} {-h * 0.9} {half * 0.6} {-h}"
                f" C {half * 0.1} {-h * 0.6} {half * 0.3} {-h * 0.3} {half * 0.5} 0 Z"
            )
    # Cards that are no weapons: one of six plain figures by id.
    match bits % 6:
        case 0:
            return at((-0.7, 0), (0, 1), (0.7, 0))
        case 1:
            return circle(0, -h * 0.5, min(half, h * 0.5))
        case 2:
            return at((0, 0), (-0.8, 0.5), (0, 1), (0.8, 0.5))
        case 3:
            return at((-0.4, 0), (-0.9, 0.85), (0, 1), (0.9, 0.85), (0.4, 0))
        case 4:
            return at((-0.8, 0.1), (0, 0.55), (0.8, 0.1), (0.8, 0.5), (0, 1), (-0.8, 0.5))
    return at((-0.5, 0), (-0.5, 0.8), (0, 1), (0.5, 0.8), (0.5, 0))
