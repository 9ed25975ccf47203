"""What cards and sheets make of a fighter who moves."""

from __future__ import annotations

from functools import cache
from typing import get_args

from fragkit.board.movement import COSTS, WALKER, Mover, Passage
from fragkit.model.effects import modifiers as mod
from fragkit.model.map import DoorColor
from fragkit.rules.game import Game
from fragkit.rules.hands.decks import discard_from_play
from fragkit.rules.stats import amount, in_force, is_forbidden, speed
from fragkit.rules.whereabouts import shunned

DOOR_COLORS: tuple[DoorColor, ...] = get_args(DoorColor)


def walker_of(game: Game, name: str) -> Mover:
    """The fighter's steps and hops: where it can go on foot, whatever hurts there."""
    if game.is_unaffected(name):
        return WALKER
    shuns: frozenset[int] = frozenset()
    if game.forces(name, mod.Forbid):
        shuns = frozenset(game.ground.place[square] for square in shunned(game, name))
    if not game.forces(name, mod.Pass):
        return WALKER if not shuns else WALKER._replace(shuns=shuns)
    passes: set[str] = set()
    keys: set[DoorColor] = set()
    for effect in (force.effect for force in in_force(game, name, mod.Pass)):
        # A key opens a door for a step; doors are nothing only to those who need none.
        is_key = effect.color is not None or effect.uses is not None
        passes.update(what for what in effect.value if what != "doors" or not is_key)
        if "doors" in effect.value:
            keys.update(DOOR_COLORS if effect.color is None else (effect.color,))
    walker = _walker(frozenset(passes), frozenset(keys))
    return walker if not shuns else walker._replace(shuns=shuns)


def mover_of(game: Game, name: str) -> Mover:
    """The fighter with all that it may do and stand."""
    each, longest = WALKER.jump_cost, longest_jump(game, name)
    if game.forces(name, mod.Jump):
        each = min((f.effect.each for f in in_force(game, name, mod.Jump)), default=each)
    if is_forbidden(game, name, "jump"):
        longest = 1
    immune = {what for force in in_force(game, name, mod.Immune) for what in force.effect.value}
    return _mover(walker_of(game, name), longest, each, frozenset(immune))


def longest_jump(game: Game, name: str) -> int:
    """Squares (move.jump.max, ruling.jump.speed)."""
    longest = speed(game, name)
    if not game.forces(name, mod.Jump):
        return longest
    return longest + sum(
        amount(game, f.effect.value, f, name) for f in in_force(game, name, mod.Jump)
    )


@cache
def _walker(passes: frozenset[str], keys: frozenset[DoorColor]) -> Mover:
    costs = tuple((terrain, cost) for terrain, cost in COSTS if terrain not in passes)
    return Mover(costs=costs, passes=passes, keys=keys)


@cache
def _mover(walker: Mover, longest: int, each: int, immune: frozenset[str]) -> Mover:
    return walker._replace(speed=longest, jump_cost=each, immune=immune)


def use_up_pass(game: Game, name: str, passage: Passage) -> None:
    """Of a card that opens doors so many times only (ruling.key.used), if nothing else did."""
    fitting = [
        force
        for force in in_force(game, name, mod.Pass)
        if passage.what in force.effect.value and force.effect.color in (None, passage.color)
    ]
    force = min(fitting, key=lambda force: force.effect.uses is not None)
    laid, uses = force.laid, force.effect.uses
    if laid is not None and uses is not None:
        laid.uses += 1
        if laid.uses >= uses:
            discard_from_play(game, force.owner, laid, "used up")
