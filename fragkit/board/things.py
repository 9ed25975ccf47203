"""Fighters, solid counters, hazards and open doors on a board, and the options of rulings about
geometry."""

from __future__ import annotations

from dataclasses import fields
from functools import cached_property
from typing import Any, Literal

from fragkit.rule_modules import plural_of
from fragkit.values import dataclass

Option = Literal["a", "b", "c"]


@dataclass(frozen=True)
class Things:
    """The places of everything on a board. The fighter who looks or moves may be left out.

    A fighter in a door square holds the door open until they move off (door.hold.move) or are
    fragged (door.hold.frag). Counters hold no door open (ruling.door.things).
    """

    fighters: frozenset[int] = frozenset()
    solid: tuple[tuple[int, str], ...] = ()  # barrels and similar counters, by place
    hanged: frozenset[int] = frozenset()
    open_doors: frozenset[int] = frozenset()  # ids of the open switch doors
    hazards: tuple[tuple[int, str], ...] = ()  # mines, flames and similar counters, by place

    @cached_property
    def blocking(self) -> frozenset[int]:
        """Return the places that block sight."""
        return self.fighters | self.closed

    @cached_property
    def closed(self) -> frozenset[int]:
        """Return the places that no fighter can enter."""
        return frozenset(place for place, _ in self.solid) | self.hanged

    @cached_property
    def taken(self) -> frozenset[int]:
        """Return the places where no fighter may end a turn."""
        return self.fighters | self.closed

    @cached_property
    def masks(self) -> dict[object, int]:
        """Return the squares that block sight as bits, by board. `sight` fills this cache."""
        return {}

    @cached_property
    def ways(self) -> dict[object, Any]:
        """Return the paths found while things are in these places. `movement` fills this cache."""
        return {}

    def with_fighters(self, fighters: frozenset[int]) -> Things:
        """Return a copy with other fighters, because only the fighters change after a step."""
        made, closed = object.__new__(Things), self.closed
        made.__dict__.update(
            fighters=fighters, solid=self.solid, hanged=self.hanged, closed=closed,
            taken=fighters | closed if closed else fighters,
            open_doors=self.open_doors, hazards=self.hazards,
        )  # fmt: skip
        return made

    def closed_to(self, passes: frozenset[str]) -> frozenset[int]:
        """Return the places closed to a mover who passes `barrels`, or another solid counter by its
        plural (barrel.move, deadlands.gallows.pass)."""
        if not passes or not self.solid:
            return self.closed
        return self.hanged.union(p for p, name in self.solid if plural_of(name) not in passes)

    def at(self, place: int) -> str | None:
        """Return `fighter`, `hanged` or the name of the solid counter on that place."""
        for where, name in self.solid:
            if where == place:
                return name
        if place in self.hanged:
            return "hanged"
        return "fighter" if place in self.fighters else None


NOTHING = Things()


@dataclass(frozen=True, slots=True)
class BoardOptions:
    """The rulings that geometry implements in more than one way, with their defaults."""

    los_graze: Option = "a"  # a corner of an occupied square: a clear, b blocked
    range_metric: Option = "a"  # a orthogonal steps, b diagonal steps as 1, c straight, rounded
    blast_count: Option = "a"  # a steps around walls, b plain count and sight, c plain count
    jump_terrain: Option = "b"  # landing costs a 2, b the larger of 2 and terrain, c double
    tele_bump: Option = "a"  # an occupied teleporter: a bump, b pass through, c forbidden
    move_stuck: Option = "a"  # a refuse the step, b slide back, c bump

    @staticmethod
    def options() -> dict[str, tuple[str, ...]]:
        """Return the option letters of each ruling, by its id without `ruling.`."""
        return {
            f.name.replace("_", ".", 1): ("a", "b") if f.name == "los_graze" else ("a", "b", "c")
            for f in fields(BoardOptions)
        }

    @staticmethod
    def of(chosen: dict[str, str]) -> BoardOptions:
        """Return the options for ids such as `los.graze`. Ids that geometry does not know are
        ignored."""
        known = BoardOptions.options()
        return BoardOptions(
            **{
                ruling.replace(".", "_"): letter  # type: ignore[arg-type]  # checked here
                for ruling, letter in chosen.items()
                if letter in known.get(ruling, ())
            }
        )


DEFAULT = BoardOptions()
