"""King of the Hill: hold the hill at the end of your turn to score, and keep others off with turrets.

A module that fragkit does not ship. `tests/rules/modules/test_trial_module.py` adds this folder and
plays it: nothing else in the project knows a turret.
"""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.rules.attack.frags import win
from fragkit.rules.commands import Argument, Command, CommandSpec, Refusal
from fragkit.rules.counters import CounterKind, CounterLaid, Impact
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module, SeatFact
from fragkit.rules.pending import GOES_ON, Fall, Verdict
from fragkit.rules.state import Counter
from fragkit.values import dataclass

HOLDS = SeatFact("crowns", most=9, text="held the hill {n} times")
GOAL = 3


# -- events ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HillHeld(Event):
    words = "{player} holds the hill: {points} of {goal}."

    points: int
    goal: int


@dataclass(frozen=True, slots=True)
class TurretShotDown(Event):
    words = "The turret on {square} is shot down: take it off."

    square: str


# -- turrets -----------------------------------------------------------------------------------


def shot_down(game: Game, turrets: list[Counter], impact: Impact) -> Procedure[None]:
    for turret in turrets:
        game.take_counter(turret)
        game.tell(TurretShotDown(impact.by or game.active(), turret.square))
    yield from ()


def is_free(game: Game, square: str) -> bool:
    return not game.is_occupied(square, "")


TURRET = CounterKind(
    "turret", "T", is_placed=True, is_solid=True, is_target=True, hit=shot_down, fits=is_free
)


@dataclass(frozen=True, slots=True)
class Build(Command):
    """A turret is built on a square next to the fighter, once in a turn."""

    square: str


def check_build(game: Game, command: Build) -> Refusal | None:
    name = command.player
    if game.turn.uses.get("build"):
        return Refusal("hill.build", f"{name} has already built a turret this turn")
    if command.square not in _sites(game, name):
        return Refusal("hill.build", f"{name} can't build on {command.square}")
    return None


def build(game: Game, command: Build) -> Procedure[None]:
    game.turn.uses["build"] = 1
    game.lay_counter(Counter(TURRET.name, command.square, game.serial(), by=command.player))
    game.tell(CounterLaid(command.player, TURRET.name, command.square))
    yield from ()


def builds(game: Game, name: str) -> Iterator[Command]:
    for square in _sites(game, name):
        if check_build(game, Build(name, square)) is None:
            yield Build(name, square)


def _sites(game: Game, name: str) -> list[str]:
    """The free squares next to the fighter with no wall between."""
    ground = game.ground
    here = ground.place[game.seat(name).square]
    ahead = (
        ground.board.ahead(here, way)
        for way in range(4)
        if ground.board.edge(ground.board.squares[here], way).kind == "open"
    )
    squares = (ground.names[place] for place in ahead if place is not None)
    return [square for square in squares if is_free(game, square)]


# -- the hill ----------------------------------------------------------------------------------


class KingOfTheHill(Module):
    id = "king-of-the-hill"
    names = ("hill",)
    about = "hold the hill three times (=2: twice)"
    is_optional = True
    is_brought = True
    values = (1, 9)
    ground = ("hill",)
    rulings = (("hill.when", "ab", "a", "whether a turn on the hill counts at its end or start"),)
    counters = (TURRET,)
    facts = (HOLDS,)
    commands = (
        CommandSpec(
            Build, "build", "act", check_build, build, builds, (Argument("square", "square"),),
            form="build d4", help="a turret next to you", weight=1,
        ),
    )  # fmt: skip

    @property
    def goal(self) -> int:
        return int(self.value or GOAL)

    def before_turn_start(self, game: Game, player: str) -> Procedure[None]:
        if game.houses.letter("hill.when") == "b":
            self.hold(game, player)
        yield from ()

    def before_turn_end(self, game: Game, player: str) -> Procedure[None]:
        if game.houses.letter("hill.when") == "a":
            self.hold(game, player)
        yield from ()

    def hold(self, game: Game, player: str) -> None:
        seat, ground = game.seat(player), game.ground
        if not seat.square or ground.place[seat.square] not in ground.board.zones.get("hill", ()):
            return
        seat.marks[HOLDS.name] = points = seat.marks.get(HOLDS.name, 0) + 1
        game.tell(HillHeld(player, points, self.goal))
        if points >= self.goal:
            win(game, Verdict(True, (player,)))

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """Frags do not win this game."""
        return GOES_ON
