"""Figures of fighters as vectors: a body shaped by the stats, a head and a weapon of their own.

A figure stands in a field of 24 × 36 mm, its feet at the lower edge, x counted from its
middle. Parts lie on each other like cut paper, a pale edge around each; with low ink they
are outlines.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Literal

from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.fighter import Fighter
from fragkit.model.words import Stats
from fragkit.press.draw import Color, Mark, Path, Shape, Stroke
from fragkit.press.shapes import circle, parse_shape, polyline, rect, rotated, transformed
from fragkit.press.standees.heads import HEADS

HEIGHT = 36.0
Head = Literal[
    "dome", "crest", "mohawk", "hood", "cap", "ponytail", "cat-ears", "visor", "bush",
    "cowboy", "bowler", "goggles", "top-hat", "feathers", "updo", "skull",
]  # fmt: skip
Arm = Literal["pistol", "carbine", "rifle", "sniper", "launcher", "gatling", "bow", "none"]
Dress = Literal["armor", "coat", "skirt"]
ARENA: tuple[Head, ...] = (
    "dome",
    "crest",
    "mohawk",
    "hood",
    "cap",
    "ponytail",
    "cat-ears",
    "visor",
)
WEST: tuple[Head, ...] = ("cowboy", "bowler", "top-hat", "goggles", "updo", "feathers")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """What a fighter's figure looks like; what it does not say is made from id and stats."""

    id: Id = spec("the fighter")
    head: Head | None = spec("head or headgear", default=None)
    weapon: Arm | None = spec("what it holds", default=None)
    dress: Dress | None = spec("what it wears", default=None)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True)
class Part:
    """A filled shape, or a limb: a line as thick as ``limb``."""

    shape: Shape
    tone: Literal["body", "accent", "light"] = "body"
    limb: float = 0.0


def figure_marks(
    fighter: Fighter, figure: Figure | None, ink: Color, accent: Color, paper: Color, low: bool,
    behind: bool = False,
) -> tuple[Mark, ...]:  # fmt: skip
    """The figure around x = 0, from y = 0 down to its feet; seen from behind it has no face."""
    marks: list[Mark] = []
    for part in figure_parts(fighter, figure):
        if behind and part.tone == "light":
            continue
        marks += _painted(part, ink, accent, paper, low)
    return tuple(marks)


def figure_parts(fighter: Fighter, figure: Figure | None) -> list[Part]:
    stats = fighter.stats if isinstance(fighter.stats, Stats) else Stats(2, 2, 3)
    health, speed = min(stats.health, 4), min(stats.speed, 4)
    west = fighter.sheet == "deadlands"
    head = (figure and figure.head) or _pick(fighter.id, WEST if west else ARENA)
    arm = (figure and figure.weapon) or _arm(fighter, stats)
    dress = (figure and figure.dress) or ("coat" if west else "armor")
    shoulder = 5.4 + 0.75 * health
    waist = 3.3 + 0.4 * health
    parts = _legs(waist, health, speed, dress)
    parts += _torso(shoulder, waist, dress)
    parts += [Part(shape, tone) for tone, shape in HEADS[head]]
    parts += _armed(arm, shoulder, 2.5 + 0.22 * health)
    return parts


# -- the body -------------------------------------------------------------------------------


def _legs(waist: float, health: int, speed: int, dress: Dress) -> list[Part]:
    """The faster, the wider the step."""
    foot = 2.5 + 0.75 * speed
    thick = 3.1 + 0.25 * health
    hip = waist - 1.6
    parts = [
        Part(
            polyline([(side * hip, 22), (side * (foot + 0.3), 28), (side * foot, 33.5)]), limb=thick
        )
        for side in (-1, 1)
    ]
    for side in (-1, 1):
        x = side * foot
        boot = f"M {x - 2.1} 32 L {x + 2.1} 32 L {x + 2.1 + 0.9 * max(side, 0)} 36 L {x - 2.1 - 0.9 * max(-side, 0)} 36 Z"
        parts.append(Part(parse_shape(boot)))
        if dress == "armor":
            knee = rect(side * (foot + 0.3) - 1.5, 26.4, 3, 3.2, r=1)
            parts.append(Part(knee, "accent"))
    if dress == "coat":
        w = waist + 3.0
        coat = f"M {-waist} 21 L {waist} 21 L {w} 31.5 L 1.2 30 L 0 25 L -1.2 30 L {-w} 31.5 Z"
        parts.append(Part(parse_shape(coat)))
    if dress == "skirt":
        w = waist + 4.2
        skirt = f"M {-waist} 20.6 L {waist} 20.6 C {waist + 1} 25 {w} 29 {w} 33 C {w / 2} 34.6 {-w / 2} 34.6 {-w} 33 C {-w} 29 {-waist - 1} 25 {-waist} 20.6 Z"
        parts.append(Part(parse_shape(skirt)))
    return parts


def _torso(shoulder: float, waist: float, dress: Dress) -> list[Part]:
    s, w = shoulder, waist
    chest = (
        f"M {-s} 13.4 C {-s} 11.6 {-s + 1.4} 10.6 {-s + 2.6} 10.4 L {s - 2.6} 10.4"
        f" C {s - 1.4} 10.6 {s} 11.6 {s} 13.4 L {w + 0.5} 18 L {w} 22.4 L {-w} 22.4 L {-w - 0.5} 18 Z"
    )
    parts = [Part(parse_shape(chest))]
    if dress == "armor":
        parts.append(
            Part(
                parse_shape(f"M {-s + 3} 12 L {s - 3} 12 L {w - 1.4} 17 L {-w + 1.4} 17 Z"),
                "accent",
            )
        )
    else:
        parts.append(Part(parse_shape("M -1.9 10.6 L 1.9 10.6 L 0 16.6 Z"), "accent"))
    parts.append(Part(rect(-w - 0.2, 20.8, 2 * w + 0.4, 2.2, r=0.6), "accent"))
    return parts


# -- arms and what they hold ------------------------------------------------------------------


def _armed(arm: Arm, shoulder: float, thick: float) -> list[Part]:
    s = shoulder
    pads = [
        Part(parse_shape(
            f"M {side * (s - 2.4)} 10.2 C {side * (s + 0.6)} 9.6 {side * (s + 1.9)} 12 {side * (s + 1.7)} 14.6"
            f" L {side * (s - 1.6)} 14.6 Z"
        ))
        for side in (-1, 1)
    ]  # fmt: skip
    if arm == "none":
        limbs = [
            _limb((side * s, 14), (side * (s + 1.4), 18.6), (side * (s - 0.6), 23), thick)
            for side in (-1, 1)
        ]
        return [*limbs, *pads]
    if arm == "bow":
        bow = parse_shape("M -7.9 6.5 C -11.1 12 -11.1 20 -7.9 25.5")
        string = polyline([(-7.9, 6.5), (-7.9, 25.5)])
        arrow = polyline([(-10.9, 16), (3, 16)])
        return [
            Part(bow, limb=1.1), Part(string, limb=0.4), Part(arrow, "accent", limb=0.8),
            _limb((-s, 14), (-s - 0.6, 16.6), (-8, 16), thick),
            _limb((s, 14), (s + 0.8, 18.6), (1.6, 16.2), thick), *pads,
        ]  # fmt: skip
    if arm == "launcher":
        # Over the shoulder, ready: the tube stands up behind it, the other hand on the hip.
        x = s - 0.2
        tube = rect(x - 2, 3.4, 4, 15.6, r=0.8)
        tip = parse_shape(
            f"M {x - 2} 3 C {x - 1.8} 0.6 {x - 0.6} -0.6 {x} -1 C {x + 0.6} -0.6 {x + 1.8} 0.6 {x + 2} 3 Z"
        )
        ring = rect(x - 2.5, 7.2, 5, 1.6, r=0.5)
        return [
            _limb((-s, 14), (-s - 1.6, 18.2), (-3.8, 21.6), thick),
            Part(tip, "accent"), Part(tube), Part(ring, "accent"),
            _limb((s + 0.6, 15), (min(s + 2.2, 10.2), 17.6), (x + 0.6, 12.2), thick), pads[0],
        ]  # fmt: skip
    if arm == "pistol":
        # Muzzle up: the one pose that shows a small gun against the sky.
        hand = (min(s + 1.9, 8.8), 15.2)
        flipped = transformed(GUNS["pistol"][0][1], (1, 0, 0, -1, 0, 0))
        gun = transformed(_moved(flipped, *hand), rotated(-80, *hand))
        return [
            _limb((-s, 14), (-s - 1.7, 18.2), (-3.6, 21.8), thick),
            _limb((s, 14), (s + 0.6, 19), hand, thick),
            Part(gun), _hand(hand, thick), *pads,
        ]  # fmt: skip
    turn = -50 if arm == "sniper" else -36
    grip = (-0.8, 19.6)
    gun_parts = [
        Part(transformed(_moved(shape, *grip), rotated(turn, *grip)), tone)
        for tone, shape in GUNS[arm]
    ]
    ahead = transformed(polyline([grip, (grip[0] + 5.4, grip[1] + 0.4)]), rotated(turn, *grip))
    far = (ahead[1][1], ahead[1][2])
    near = (grip[0] - 0.3, grip[1] + 1.6)
    return [
        _limb((-s, 14), (-s - 1.2, 19.4), near, thick),
        _limb((s, 14), (s + 1.1, 18.8), far, thick),
        *gun_parts,
        _hand(near, thick),
        _hand(far, thick),
        *pads,
    ]


def _hand(at: tuple[float, float], thick: float) -> Part:
    return Part(circle(*at, thick * 0.52))


def _limb(
    a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], thick: float
) -> Part:
    return Part(polyline([a, b, c]), limb=thick)


def _moved(shape: Shape, x: float, y: float) -> Shape:
    return transformed(shape, (1, 0, 0, 1, x, y))


# Weapons lie along x, the muzzle to the right, the grip at the origin.
GUNS: dict[str, list[tuple[Literal["body", "accent", "light"], Shape]]] = {
    "pistol": [
        ("body", parse_shape("M -1.6 -1.3 L 7.6 -1.3 L 7.6 1 L 1.2 1 L 0.4 4 L -2.2 4 L -1.4 1 Z")),
    ],
    "carbine": [
        ("body", parse_shape("M -6.4 -1.2 L 8.4 -1.2 L 8.4 0.6 L 5.6 1.4 L 1.4 1.4 L 0.6 4.2 L -1.8 4.2 L -1.2 1.4 L -3 1.4 L -6.4 3.4 Z")),
        ("body", parse_shape("M 2.4 1.6 L 4.8 1.6 L 4.2 5.2 L 2 5.2 Z")),
        ("accent", rect(5.8, -0.9, 2, 1.1)),
    ],
    "rifle": [
        ("body", parse_shape("M -7.6 -1.4 L 6.4 -1.4 L 6.4 -0.9 L 11 -0.9 L 11 0.4 L 6.4 0.4 L 5.4 1.5 L 1.4 1.5 L 0.6 4.4 L -1.8 4.4 L -1.2 1.5 L -3.4 1.5 L -7.6 3.8 Z")),
        ("body", parse_shape("M 2.2 1.6 L 4.6 1.6 L 5 5.4 L 2.8 5.4 Z")),
        ("accent", rect(-1.8, -3, 4.4, 1.3, r=0.6)),
    ],
    "sniper": [
        ("body", parse_shape("M -8.4 -1 L 4.6 -1 L 4.6 -0.7 L 13 -0.7 L 13 0.5 L 4.6 0.5 L 3.8 1.4 L 1 1.4 L 0.2 3.8 L -1.8 3.8 L -1.4 1.4 L -4 1.4 L -8.4 3.6 Z")),
        ("accent", rect(-3, -3.2, 6.6, 1.7, r=0.8)),
    ],
    "gatling": [
        ("body", parse_shape("M -4 -1.8 L 2.4 -1.8 L 2.4 1.6 L 1.2 1.6 L 0.4 4.4 L -2 4.4 L -1.4 1.6 L -4 1.6 Z")),
        ("body", rect(2.8, -2.1, 6.4, 1.1)), ("body", rect(2.8, -0.6, 6.4, 1.1)), ("body", rect(2.8, 0.9, 6.4, 1.1)),
        ("accent", circle(2.2, 0, 1.5)),
    ],
}  # fmt: skip


def _arm(fighter: Fighter, stats: Stats) -> Arm:
    """A weapon that suits the definition: its tags, else the aim."""
    if fighter.weapon == "none":
        return "none"
    tags = () if fighter.weapon == "pistol" else fighter.weapon.tags
    if "bow" in tags:
        return "bow"
    if "gatling" in tags:
        return "gatling"
    if "revolver" in tags or "pistol" in tags:
        return "pistol"
    by_aim: dict[int, Arm] = {1: "carbine", 2: "carbine", 3: "rifle", 4: "sniper"}
    return by_aim[max(1, min(stats.accuracy, 4))]


def _pick(id: str, heads: tuple[Head, ...]) -> Head:
    return heads[zlib.crc32(id.encode()) % len(heads)]


def _painted(part: Part, ink: Color, accent: Color, paper: Color, low: bool) -> list[Mark]:
    color = {"body": ink, "accent": accent, "light": paper}[part.tone]
    if part.limb:
        if low:
            inner = max(0.0, part.limb - 0.7)
            line = ink if part.tone == "body" else accent
            marks: list[Mark] = [Path(part.shape, stroke=Stroke(line, part.limb))]
            if inner > 0.5:
                marks.append(Path(part.shape, stroke=Stroke(paper, inner)))
            return marks
        edge = Path(part.shape, stroke=Stroke(paper, part.limb + 0.8))
        return [edge, Path(part.shape, stroke=Stroke(color, part.limb))]
    if low:
        line = {"body": ink, "accent": accent, "light": ink}[part.tone]
        return [Path(part.shape, paper, Stroke(line, 0.35))]
    return [Path(part.shape, color, Stroke(paper, 0.4))]
