"""What a figure holds: firearms and blades of the pictures' family, at the scale of a hand."""

from __future__ import annotations

from typing import Literal, NamedTuple, Self, get_args

from fragkit.diagnostics import nearest
from fragkit.model.card import Card
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter
from fragkit.model.picture import Blade, Firearm, Picture, PictureKind
from fragkit.model.word_values import Stats
from fragkit.press.graphics.marks import Matrix, Point
from fragkit.press.graphics.shapes import apply, product, scaled, transformed, translated
from fragkit.press.pictures.chosen import by_name
from fragkit.press.pictures.composed import assembled, bounds
from fragkit.press.pictures.drawings import DRAWINGS
from fragkit.press.pictures.firearms import BODIES, MAKES
from fragkit.press.pictures.notation import Drawing, Stroke, drawing

OTHER_NAMES = {"sniper": "sniper-rifle", "launcher": "rocket-launcher", "gatling": "minigun"}
ONE_HANDED = ("pistol", "revolver", "derringer", "ray-gun", "dart-gun")
LONG, SHORT = 0.135, 0.125  # mm for a unit of a picture: long weapons, and those for one hand
BLADE = 0.15
REACH = 15.5  # mm from the grip to the muzzle at most: a strip is 24 mm wide


class Weaponry(str):
    """A firearm or a blade by its kind, or `none`."""

    __slots__ = ()
    WORDS = (*get_args(Firearm), *get_args(Blade), *OTHER_NAMES, "none")

    @classmethod
    def parse(cls, text: str) -> Self:
        if text not in cls.WORDS:
            guess = nearest(text, cls.WORDS)
            hint = f"did you mean `{guess}`?" if guess else "docs/pictures.md lists them"
            raise ValueError(f"a figure can't hold `{text}`: {hint}")
        return cls(OTHER_NAMES.get(text, text))

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"enum": list(cls.WORDS)}


class Held(NamedTuple):
    """A drawing with its grip at the origin, and where the other hand goes."""

    drawing: Drawing
    fore: Point
    one_handed: bool


def held(kind: str) -> Held:
    """The weapon, muzzle to the right."""
    if kind in MAKES:
        body = BODIES[MAKES[kind].body]
        weapon = assembled(Picture(kind=PictureKind(kind), muzzle=_muzzle(kind)))
        ahead = bounds(weapon)[2] - body.grip[0]
        scale = SHORT if kind in ONE_HANDED else min(LONG, REACH / ahead)
        place = product(scaled(scale), translated(-body.grip[0], -body.grip[1]))
        shown = _scaled(
            assembled(Picture(kind=PictureKind(kind), muzzle=_muzzle(kind))), place, scale
        )
        return Held(shown, apply(place, *body.fore), kind in ONE_HANDED)
    place = product(scaled(BLADE), translated(-14, -16))
    return Held(_scaled(drawing(DRAWINGS[kind]), place, BLADE), (0, 0), True)


def _muzzle(kind: str) -> Literal["none"] | None:
    """A figure at rest: no flame, no grenade on its way."""
    return "none" if MAKES[kind].muzzle in ("flame", "grenade", "nail", "orb") else None


def _scaled(shown: Drawing, place: Matrix, scale: float) -> Drawing:
    return tuple([Stroke(transformed(s, place), tone, w * scale) for s, tone, w in shown])


def weapon_of(fighter: Fighter, stats: Stats) -> str:
    """A weapon that suits the definition: by the name and tags of its own, else by its aim."""
    if not fighter.weapons:
        return "none"
    for own in fighter.own_weapons[:1]:
        named = by_name(Card(id=fighter.id, name=own.name, deck=Id("weapon"), tags=own.tags))
        if named is not None and (named.kind in MAKES or named.kind in get_args(Blade)):
            return named.kind
        for tag, kind in (("gatling", "minigun"), ("bow", "bow"), ("pistol", "pistol")):
            if tag in own.tags:
                return kind
    by_aim = {1: "carbine", 2: "carbine", 3: "rifle", 4: "sniper-rifle"}
    return by_aim[max(1, min(stats.accuracy, 4))]
