"""What a fighter is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from fragkit.model.card import Weapon
from fragkit.model.effects import Effect
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.role import Role
from fragkit.model.words import Dice, Stats

Color = Literal["red", "orange", "yellow", "green", "blue", "purple"]


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingWeapon(Weapon):
    """A weapon on the sheet: no card, never lost, never malfunctions."""

    name: str = spec("its name", nonempty=True)
    effects: tuple[Effect, ...] = spec("what else it does", default=(), one_or_many=True)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Trait:
    """An ability or a drawback: what the sheet says and what the engine does."""

    name: str = spec("its title on the sheet", default="")
    text: str = spec("its words on the sheet, placeholders allowed", default="")
    effects: tuple[Effect, ...] = spec("what it does", default=(), one_or_many=True)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """Somebody to play."""

    id: Id = spec("name in kebab-case")
    name: str = spec("name on sheet and standee", nonempty=True)
    stats: Stats | Literal["free"] = spec(
        "Health/Speed/Accuracy such as `3/2/2`, or `free`: the player splits the points"
    )
    points: int = spec("points that the three stats add up to", default=7, least=3, most=12)
    role: Role | None = spec(
        "a `boss` or a `minion` instead of a fighter, and what goes with that", default=None
    )
    text: str = spec("who this is, in a sentence or two", default="")
    weapon: StartingWeapon | Literal["none", "pistol"] = spec(
        "starting weapon: the pistol that everyone has, another one, or `none`", default="pistol"
    )
    gear: tuple[Id, ...] = spec("cards that it starts with in play", default=(), one_or_many=True)
    abilities: tuple[Trait, ...] = spec("what it can do that others can't", default=())
    drawbacks: tuple[Trait, ...] = spec("what it pays for that", default=())
    sheet: Literal["base", "deadlands"] = spec(
        "the record sheet that it is printed on", default="base"
    )
    color: Color | None = spec("colour of its standee", default=None)
    art: str = spec("picture file, relative to the pack", default="")
    override: bool = spec("replaces the fighter of this id in a pack it builds on", default=False)
    where: Where = nowhere()

    STAT_LEAST: ClassVar[int] = 1
    STAT_MOST: ClassVar[int] = 4


PISTOL = StartingWeapon(
    name="Pistol", damage=Dice(2), ammo="unlimited", types=("ballistic",), tags=("pistol",)
)


def legal_splits(points: int = 7, least: int = 1, most: int = 4) -> list[Stats]:
    """Every way to split the points over three stats (`fighter.points`, `.min`, `.max`)."""
    span = range(least, most + 1)
    return [Stats(h, s, a) for h in span for s in span for a in span if h + s + a == points]


def split_problem(stats: Stats, points: int = 7, most: int = 4) -> str | None:
    """Why these stats are no new fighter's, or None (`fighter.points`, `.min`, `.max`)."""
    low, high = Fighter.STAT_LEAST, most
    for name, value in (
        ("Health", stats.health),
        ("Speed", stats.speed),
        ("Accuracy", stats.accuracy),
    ):
        if not low <= value <= high:
            return f"{name} is {value}; a new fighter's stats are {low} to {high}"
    if stats.total != points:
        return f"the stats add up to {stats.total}, not {points}"
    return None
