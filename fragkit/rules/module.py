"""Where rule modules join in: expansions, variants and team games add to the base at these points.

A module is a class with any of the methods of `Module`; each is called in the order in which
the modules are switched on. A hook that is a procedure may ask for dice like any other rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fragkit.board.things import Things
from fragkit.model.effects import Effect

if TYPE_CHECKING:
    from fragkit.rules.game import Game, Procedure
    from fragkit.rules.refusals import Refusal


class Module:
    """The points at which a module may act; all of them do nothing here."""

    id = ""

    def turn_start(self, game: Game, player: str) -> Procedure[None]:
        """Before the movement roll, after the respawn."""
        yield from ()

    def turn_end(self, game: Game, player: str) -> Procedure[None]:
        """After the free phase, before the hand limit (ruling.turn.endorder)."""
        yield from ()

    def enter(self, game: Game, player: str, square: str, how: str) -> Procedure[None]:
        """A fighter has come onto a square, by its own step or otherwise."""
        yield from ()

    def after_hit(
        self, game: Game, shooter: str, target: str, weapon: str, dice: int
    ) -> Procedure[None]:
        """A hit is resolved and the target still stands."""
        yield from ()

    def fragged(self, game: Game, victim: str, by: str, square: str) -> Procedure[None]:
        """After leftovers and score."""
        yield from ()

    def extra_points(self, game: Game, target: str, types: tuple[str, ...]) -> int:
        """Points that the target's place adds to a hit (water.energy)."""
        return 0

    def shields(self, game: Game, target: str, types: tuple[str, ...]) -> str:
        """What keeps harm of these types off the target, or "" (water.flame)."""
        return ""

    def step_cost(self, game: Game, square: str) -> int:
        """What a step onto that square costs; 0 leaves it to others."""
        return 0

    def closes(self, game: Game, square: str) -> bool:
        """Whether nobody may enter that square (a barrel, a hanged fighter)."""
        return False

    def things(self, game: Game, things: Things) -> Things:
        """What else stands on the board."""
        return things

    def respawn_squares(
        self, game: Game, player: str, squares: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Numbers and squares among which the respawn die decides."""
        return squares

    def shot_target(self, game: Game, shooter: str, target: str) -> str:
        """The square of something else than a fighter that can be fired at, or ""."""
        return ""

    def hit_target(self, game: Game, shooter: str, target: str, weapon: str) -> Procedure[bool]:
        """Such a thing was hit; whether this module knew what to do."""
        yield from ()
        return False

    def refuse(self, game: Game, command: object) -> Refusal | None:
        """Why this module forbids a command."""
        return None


class Water(Module):
    """Water and lava slow whoever enters them (water.cost, lava.cost); nothing else yet."""

    id = "water"
    COSTS = {"water": 2, "lava": 3}  # noqa: RUF012  read, never changed

    def step_cost(self, game: Game, square: str) -> int:
        return self.COSTS.get(game.ground.terrain.get(square, "") or "", 0)


class Modules:
    """The modules of one game, each point called for all that have it."""

    def __init__(self, modules: Iterable[Module]) -> None:
        self.all = tuple(modules)
        self.ids = frozenset(m.id for m in self.all)
        self.starting = self._with("turn_start")
        self.ending = self._with("turn_end")
        self.entering = self._with("enter")
        self.hitting = self._with("after_hit")
        self.fragging = self._with("fragged")
        self.closing = self._with("closes")
        self.standing = self._with("things")
        self.costing = self._with("step_cost")
        self.adding = self._with("extra_points")
        self.shielding = self._with("shields")
        self.spawning = self._with("respawn_squares")
        self.targeting = self._with("shot_target")
        self.refusing = self._with("refuse")

    def _with(self, point: str) -> tuple[Module, ...]:
        base = getattr(Module, point)
        return tuple(m for m in self.all if getattr(type(m), point) is not base)

    def closes(self, game: Game, square: str) -> bool:
        return any(m.closes(game, square) for m in self.closing)

    def things(self, game: Game, standing: frozenset[int]) -> Things:
        things = Things(fighters=standing)
        for module in self.standing:
            things = module.things(game, things)
        return things

    def step_cost(self, game: Game, square: str) -> int:
        return max((m.step_cost(game, square) for m in self.costing), default=0) or 1

    def extra_points(self, game: Game, target: str, types: tuple[str, ...]) -> int:
        return sum(m.extra_points(game, target, types) for m in self.adding)

    def shields(self, game: Game, target: str, types: tuple[str, ...]) -> str:
        return next((s for m in self.shielding if (s := m.shields(game, target, types))), "")


# Modules by the id that a pack's `modules:` lists. Expansions add theirs here.
KNOWN: dict[str, type[Module]] = {Water.id: Water}


def modules_of(ids: Iterable[str]) -> Modules:
    """Terrain that is drawn on the map counts whatever packs are in play."""
    chosen = dict.fromkeys((Water.id, *ids))
    return Modules(KNOWN[id]() for id in chosen if id in KNOWN)


# Verb, and value where only some values need it, to the module that brings it.
NEEDS_MODULE: dict[str, str] = {
    "guide": "guided-nuke",
    "place barrel": "barrels",
    "place mine": "mines",
    "place napalm": "napalm",
}


def missing_module(effects: Iterable[Effect], switched_on: Iterable[str]) -> str:
    """The module that one of these effects needs and the game has not, or ""."""
    known = frozenset(switched_on)
    for effect in effects:
        needed = NEEDS_MODULE.get(effect.verb) or NEEDS_MODULE.get(
            f"{effect.verb} {getattr(effect, 'value', '')}"
        )
        if needed is not None and needed not in known:
            return needed
    return ""
