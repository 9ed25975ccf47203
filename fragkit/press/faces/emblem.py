"""An emblem for every card, drawn from its data: no two different cards share one.

A weapon shows what it does: a volley for several shots, a burst with a ring per step of its
blast, waves for short range, cross hairs for long, blades for contact; the dice say how many
of each. Other cards show the icon of their effect, as often as it counts. The shape behind and
the row of bars below come from the id.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.words import Dice
from fragkit.press.draw import Box, Color, Mark, Path, Segment, Stroke
from fragkit.press.faces import figures
from fragkit.press.faces.figures import GROUNDS, Brush, Figure
from fragkit.press.icons import icon_marks, outline_marks
from fragkit.press.shapes import circle, line, transformed

BITS = 36
_LOW = 0.28  # mm: every line with low ink

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
    scale = r * 0.88
    middle = cy - r * 0.1
    place = (scale, 0.0, 0.0, scale, cx, middle)

    def painted(brush: Brush) -> Path:
        shape = transformed(brush.shape, place)
        if brush.width:
            width = _LOW if inks.low else brush.width * scale
            return Path(shape, stroke=Stroke(inks.main, width))
        if not inks.low:
            return Path(shape, fill=getattr(inks, brush.ink))
        return Path(shape, inks.ground, None if brush.ink == "ground" else Stroke(inks.main, _LOW))

    marks: list[Mark] = [painted(Brush(GROUNDS[seed % len(GROUNDS)](), "tint"))]
    seed //= len(GROUNDS)
    if card.is_weapon:
        marks += map(painted, weapon_figure(card, seed))
        icons: list[tuple[float, float, float]] = []
    else:
        marks += map(painted, figures.frame(seed // 16 % 4, seed))
        icons = _places(_amount(card))
    name = central_icon(card)
    for x, y, size in icons:
        side = size * scale
        at = (cx + x * scale - side / 2, middle + y * scale - side / 2, side)
        if inks.low:
            marks += outline_marks(name, *at, inks.main, _LOW)
        else:
            marks += icon_marks(name, *at, inks.main)
    extra = _second_icon(card)
    if extra:
        # A badge at the lower right tells what else the card does.
        x, y, side = cx + 0.62 * scale, middle + 0.6 * scale, 0.4 * scale
        marks.append(painted(Brush(circle(0.62, 0.6, 0.36), "ground")))
        marks.append(painted(Brush(circle(0.62, 0.6, 0.3))))
        at = (x - side / 2, y - side / 2, side)
        if inks.low:
            marks += outline_marks(extra, *at, inks.main, _LOW)
        else:
            marks += icon_marks(extra, *at, inks.ground)
    marks.append(Path(_code(seed, cx, cy, r), stroke=Stroke(inks.main, r * 0.028, cap="butt")))
    return tuple(marks)


def weapon_figure(card: Card, seed: int) -> Figure:
    """By what sets the weapon apart; among equals the id decides."""
    kind = card.types[0] if card.types else ""
    dice = card.damage.count if isinstance(card.damage, Dice) else 2
    shots = max([card.shots or 1, *(mode.shots or 1 for mode in card.modes)])
    if shots > 1:
        return figures.volley(kind, shots, dice, seed)
    radius = _radius(card)
    if radius:
        return figures.burst(kind, dice, radius, seed)
    if card.range_at_least:
        return figures.scope(kind, dice, seed)
    if card.range_at_most is not None and card.range_at_most <= 2:
        return figures.slash(kind, dice, seed)
    if card.range_at_most is not None:
        return figures.cone(kind, dice, seed)
    if (card.burst or 1) > 1:
        return figures.beam(kind, card.burst or dice, seed)
    choice = figures.CHARGED if kind == "energy" else figures.PLAIN
    return choice[seed // 7 % len(choice)](kind, dice, seed)


def _radius(card: Card) -> int:
    own: int = card.radius or 0
    return own or max([0, *(getattr(e, "radius", 0) or 0 for e in card.effects)])


def _amount(card: Card) -> int:
    """How often the icon is shown: the number that the first effect gives, if it is small."""
    value = getattr(card.effects[0], "value", 1) if card.effects else 1
    return value if type(value) is int and 1 <= value <= 4 else 1


def _places(count: int) -> list[tuple[float, float, float]]:
    """Where so many icons stand: middle and size of each."""
    match count:
        case 2:
            return [(-0.36, 0.0, 0.64), (0.36, 0.0, 0.64)]
        case 3:
            return [(0.0, -0.34, 0.6), (-0.35, 0.26, 0.6), (0.35, 0.26, 0.6)]
        case 4:
            return [(x, y, 0.56) for y in (-0.33, 0.33) for x in (-0.33, 0.33)]
    return [(0.0, 0.0, 1.0)]


def _code(seed: int, cx: float, cy: float, r: float) -> tuple[Segment, ...]:
    """The id as bars, like those on a price tag."""
    bars: list[Segment] = []
    step = r * 1.5 / BITS
    for i in range(BITS):
        if seed >> i & 1 or i in (0, BITS - 1):
            x = cx + (i - (BITS - 1) / 2) * step
            bars += line(x, cy + r * 0.91, x, cy + r)
    return tuple(bars)


def central_icon(card: Card) -> str:
    """What the card is about in one icon: its type if a weapon has one, else what it does."""
    if card.is_weapon and card.types:
        return card.types[0]
    for effect in card.effects:
        return _effect_icon(effect)
    if card.is_weapon:
        return "gun"
    return "frag"


def _second_icon(card: Card) -> str:
    """Something else that the card does, if its emblem does not show that yet."""
    if card.is_weapon:
        told = [_effect_icon(e) for e in card.effects if not getattr(e, "radius", 0)]
    else:
        first = central_icon(card)
        told = [icon for e in card.effects[1:] if (icon := _effect_icon(e)) != first]
    return told[0] if told else ""


def _effect_icon(effect: Effect) -> str:
    value = getattr(effect, "value", None)
    first = value[0] if isinstance(value, tuple) and value else value
    if isinstance(first, str) and (effect.verb, first) in _VALUE_ICONS:
        return _VALUE_ICONS[effect.verb, first]
    return VERB_ICONS.get(effect.verb, "frag")
