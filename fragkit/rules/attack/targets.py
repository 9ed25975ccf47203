"""Targets, and the squares that a blast reaches (attack.target, ruling.blast.*).

find_target(game, "Blue") finds a fighter, find_target(game, "KIND@D4") a counter by its kind, and
find_target(game, "D4") the counter on that square, or the square itself.
"""

from __future__ import annotations

from typing import NamedTuple

from fragkit.board.blast import blast, cross, line_blast, square_blast
from fragkit.language.sentences import say
from fragkit.rules.counters import Impact
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.requests import Choice, Option
from fragkit.rules.state import Counter
from fragkit.values import dataclass


class Target(NamedTuple):
    square: str
    fighter: str = ""
    thing: Counter | None = None


def find_target(game: Game, text: str) -> Target | None:
    """Return the target of that name, or None if it is not on the map."""
    seat = game.state.seats.get(text)
    if seat is not None:
        return Target(seat.square, fighter=text) if seat.square else None
    kind, _, square = text.rpartition("@")
    things = [thing for thing in aimable(game) if thing.square == square]
    if kind:
        things = [thing for thing in things if thing.kind == kind]
    if things:
        return Target(square, thing=things[0])
    return Target(square) if not kind and square in game.ground.place else None


def target_name(target: Target) -> str:
    """Return the target in the form in which players type it. This is the inverse of `find_target`."""
    if target.thing is not None:
        return f"{target.thing.kind}@{target.square}"
    return target.fighter or target.square


def target_square(game: Game, target: str) -> str:
    """Return the target's square, or "" if it is not on the map."""
    found = find_target(game, target)
    return found.square if found is not None else ""


def targets_of(game: Game, name: str) -> dict[str, str]:
    """Return every other fighter on the map and every counter that can be aimed at, with its
    square. They need not be in sight. A fighter on a shared square can be attacked
    (ruling.attack.occupied)."""
    seats = game.state.seats.values()
    found = {seat.name: seat.square for seat in seats if seat.square and seat.name != name}
    return found | {f"{thing.kind}@{thing.square}": thing.square for thing in aimable(game)}


def aimable(game: Game) -> list[Counter]:
    """Return the counters and printed features of the map that can be shot."""
    aimed = game.modules.aimed
    if not aimed:
        return []
    return [thing for thing in game.state.floor if thing.kind in aimed] + game.fixtures


def things_within(game: Game, square: str, area: Area | int) -> list[Counter]:
    """Return the counters that a blast around that square affects."""
    kinds = game.modules.kinds
    there = [thing for thing in game.state.floor if kinds[thing.kind].hit is not None]
    if not there:
        return []
    reached = reached_squares(game, square, area)
    return [thing for thing in there if thing.square in reached]


def hit_things(game: Game, things: list[Counter], impact: Impact) -> Procedure[None]:
    """Let each kind of counter react to the hit."""
    for kind in dict.fromkeys(thing.kind for thing in things):
        hit = game.modules.kinds[kind].hit
        if hit is not None and not game.is_over:
            yield from hit(game, [t for t in things if t.kind == kind], impact)


# -- blasts


@dataclass(frozen=True, slots=True)
class Area:
    """The area of a blast: its radius, its shape, and the fighters that it spares."""

    radius: int
    shape: str = "steps"
    spares: tuple[str, ...] = ()
    by: str = ""  # the fighter who made the blast
    origin: str = ""  # the square that the shot comes from; a line continues away from it


def within(game: Game, square: str, area: Area | int) -> list[str]:
    """Return the fighters that a blast around that square reaches, in turn order, including the
    attacker (ruling.blast.shooter)."""
    reached = reached_squares(game, square, area)
    found = [seat.name for seat in game.standing() if seat.square in reached]
    if isinstance(area, Area) and area.spares:
        return [name for name in found if not _is_spared(game, name, area)]
    return found


def in_blast(
    game: Game, by: str, found: list[str], area: Area, source: str
) -> Procedure[list[str]]:
    """Return the fighters in a blast. On the players' own map, the attacker names the others."""
    while game.ground.board.is_own:
        others = [s.name for s in game.standing() if s.name not in found]
        others = [name for name in others if not _is_spared(game, name, area)]
        if not others:
            break
        options = tuple(Option(name) for name in others)
        reason = say("who else is in the blast ({source})?", source=source)
        answer = yield Choice(by, "blast", options, reason, "ruling.blast.shooter", 0, len(others))
        if answer is not DISTURBED:
            named = {*found, *answer}
            return [seat.name for seat in game.standing() if seat.name in named]
    return found


def _is_spared(game: Game, name: str, area: Area) -> bool:
    if name == area.by:
        return "self" in area.spares or "team" in area.spares
    return "team" in area.spares and game.side(name) == game.side(area.by)


def reached_squares(game: Game, square: str, area: Area | int) -> frozenset[str]:
    """Return all squares of the area, occupied or not."""
    ground, things = game.ground, game.things()
    made = area if isinstance(area, Area) else Area(area)
    board, center = ground.board, ground.place[square]
    match made.shape:
        case "cross":
            found = frozenset(cross(board, center, made.radius, things))
        case "square":
            found = square_blast(board, center, made.radius, things)
        case "line":
            origin = ground.place.get(made.origin, center)
            found = line_blast(board, origin, center, made.radius, things)
        case _:
            found = frozenset(blast(board, center, made.radius, things, game.geometry))
    return frozenset(ground.names[p] for p in found)
