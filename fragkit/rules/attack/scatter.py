"""Where a shot comes down that has missed: how far off, and which way."""

from __future__ import annotations

from typing import ClassVar

from fragkit.board.push import push, push_direction
from fragkit.model.card import Scatter
from fragkit.model.word_values import Dice
from fragkit.rules.attack.weapons import ReadyWeapon
from fragkit.rules.events.base import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.receipt import Receipt
from fragkit.rules.throw import die, throw
from fragkit.values import dataclass

COMPASS = {1: (0, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 0)}
READ = "1 north, 2 east, 3 south, 4 west, 5 onward, 6 back"


@dataclass(frozen=True, slots=True)
class Scattered(Event):
    """A shot has missed and comes down elsewhere."""

    words: ClassVar[str] = "It comes down on {square}."

    square: str


def scattered(game: Game, ready: ReadyWeapon) -> Procedure[str]:
    """The square; "" when the shot comes to nothing meanwhile."""
    said = ready.weapon.scatter
    assert said is not None, "only a weapon that scatters is asked"
    far = yield from _how_far(game, said, ready)
    way = yield from _which_way(game, said, ready)
    if far is None or way is None:
        return ""
    square = flown(game, game.attack.square, way, far)
    game.tell(Scattered(game.attack.shooter, square))
    return square


def _how_far(game: Game, said: Scatter, ready: ReadyWeapon) -> Procedure[int | None]:
    attack = game.attack
    if isinstance(said.squares, int):
        return said.squares
    if said.squares == "shortfall":
        return max(attack.range - attack.total, 1)
    dice: Dice = said.squares
    thrown = yield from throw(
        game, attack.shooter, "chance", lambda: Receipt(dice.count, dice.count, ready.name),
        f"{ready.name}: how far off", still=lambda: not attack.cancelled,
    )  # fmt: skip
    return thrown.total if thrown is not None else None


def _which_way(game: Game, said: Scatter, ready: ReadyWeapon) -> Procedure[tuple[int, int] | None]:
    attack, way = game.attack, said.way
    if way == "rolled":
        face = yield from die(
            game, attack.shooter, "chance", ready.name, f"{ready.name}: which way; {READ}"
        )
        if face in COMPASS:
            return COMPASS[face]
        way = "onward" if face == 5 else "back"
    place = game.ground.place
    here = place[game.seat(attack.shooter).square or attack.square]
    columns, rows = push_direction(game.ground.board, here, place[attack.square])
    return (columns, rows) if way == "onward" else (-columns, -rows)


def flown(game: Game, square: str, way: tuple[int, int], far: int) -> str:
    """The last square of that way: a wall, a closed door or the edge of the map stops it."""
    ground = game.ground
    found = push(ground.board, ground.place[square], ground.place[square], far, direction=way)
    return ground.names[found.path[-1]] if found.path else square
