"""Who can be shot at from where (attack.target, los.*, ruling.range.*)."""

from __future__ import annotations

from fragkit.board.blockers import SEEN_THROUGH
from fragkit.board.sight import (
    Blocker,
    blockers,
    can_see,
    first_blocker,
    range_between,
    visible_from,
)
from fragkit.model.effects import modifiers
from fragkit.rules.catalog import Entry
from fragkit.rules.game import Game
from fragkit.rules.stats import in_force


def seen_through(game: Game, name: str, weapon: Entry | None = None) -> frozenset[str]:
    """What does not block this fighter's sight: walls, doors, fighters and the like."""
    found: set[str] = set()
    for force in in_force(game, name, modifiers.See):
        found.update(force.effect.value)
    if weapon is not None:
        for _, effect in weapon.shot:
            if isinstance(effect, modifiers.See):
                found.update(effect.value)
    return frozenset(found)


def sees(game: Game, name: str, square: str, weapon: Entry | None = None, but: str = "") -> bool:
    """`but` is somebody who stands in nobody's way: he was elsewhere when it counts."""
    board, place = game.ground.board, game.ground.place
    here = place[game.seat(name).square]
    if can_see(board, here, place[square], game.things(but), game.geometry):
        return True
    if not game.forces(name, modifiers.See) and (weapon is None or not weapon.shot):
        return False
    return blocker(game, name, square, weapon, but) is None


def squares_seen(game: Game, name: str, weapon: Entry | None = None) -> dict[str, int]:
    """Every square that this fighter could aim at, with its range."""
    ground, here = game.ground, game.seat(name).square
    if game.forces(name, modifiers.See) or (weapon is not None and weapon.shot):
        seen = (s for s in ground.place if sees(game, name, s, weapon))
        return {square: distance(game, here, square) for square in seen}
    found = visible_from(ground.board, ground.place[here], game.things(), game.geometry)
    return {here: distance(game, here, here)} | {ground.names[p]: r for p, r in found.items()}


def blocker(
    game: Game, name: str, square: str, weapon: Entry | None = None, but: str = ""
) -> Blocker | None:
    """The first thing in the line that blocks this fighter."""
    board, place = game.ground.board, game.ground.place
    here, there = place[game.seat(name).square], place[square]
    through = seen_through(game, name, weapon)
    if not through:
        return first_blocker(board, here, there, game.things(but), game.geometry)
    for found in blockers(board, here, there, game.things(but), game.geometry):
        if SEEN_THROUGH[found.kind] not in through:
            return found
    return None


def distance(game: Game, a: str, b: str) -> int:
    place = game.ground.place
    return range_between(game.ground.board, place[a], place[b], game.geometry)
