"""Questions about the map: squares by name, line of sight, terrain, and squares for teleports
(los.*, attack.target, ruling.range.*, turn.roll.teleport)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from fragkit.board.blast import push_direction
from fragkit.board.blockers import seen_through_word
from fragkit.board.board import EAST, NORTH, SOUTH, WEST, Board
from fragkit.board.own_board import OwnBoard
from fragkit.board.sight import (
    Blocker,
    blockers,
    can_see,
    first_blocker,
    range_between,
    visible_from,
)
from fragkit.board.square_names import map_of
from fragkit.language.sentences import Text, say
from fragkit.model.effects import acts, modifiers
from fragkit.model.effects.condition import BASES, OWN_BASE, WALL, Spot
from fragkit.model.effects.modifiers import Forbid
from fragkit.model.word_values import kebab
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Direction
from fragkit.rules.game import Game
from fragkit.rules.stats import holds, in_force, is_met

if TYPE_CHECKING:
    from collections.abc import Sequence


WAY = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}
LETTER: tuple[Direction, ...] = ("n", "e", "s", "w")


class Ground:
    """The squares of the map by name. Nothing here changes during a game. Every printed feature is
    used in every game (ruling.ocr.features)."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.names: Sequence[str] = tuple(
            board.name(p) if board.floor[p] else "" for p in range(len(board.spots))
        )
        self.place = {name: p for p, name in enumerate(self.names) if name}
        if isinstance(board, OwnBoard):
            self.names, self.place = board.own_names, board.own_places
        self.terrain = {
            self.names[p]: board.spots[p].terrain for p in board.places if board.spots[p].terrain
        }
        self.power = {self.names[p]: kind for p, kind in board.power_ups.items()}
        self.teleporters = tuple(self.names[p] for p in board.teleporters)
        self.respawns = tuple((r.number, self.names[r.place], r.color) for r in board.respawns)
        self.respawn_squares = tuple(square for _, square, _ in self.respawns)

    def missing(self, text: str) -> Text:
        """Return why no fighter can stand there: the square is not on the map, is rock, or is cut
        in half."""
        found = self.board.place(text)
        if isinstance(found, int):
            return say("{square} is not a square of this map", square=text)
        return found.text

    def by_map(self, squares: Sequence[tuple[int, str]]) -> dict[str, list[tuple[int, str]]]:
        """Return the numbered squares of each map, by the map's id."""
        found: dict[str, list[tuple[int, str]]] = {m.id: [] for m in self.board.maps}
        for number, square in squares:
            found[map_of(self.board, self.place[square])].append((number, square))
        return {id: there for id, there in found.items() if there}


# -- line of sight


def seen_through(game: Game, name: str, weapon: Entry | None = None) -> frozenset[str]:
    """Return the kinds of obstacles that this fighter sees through: walls, doors, fighters and so
    on."""
    found: set[str] = set()
    for force in in_force(game, name, modifiers.See):
        found.update(force.effect.value)
    if weapon is not None:
        for _, effect in weapon.shot:
            if isinstance(effect, modifiers.See):
                found.update(effect.value)
    return frozenset(found)


def sees(game: Game, name: str, square: str, weapon: Entry | None = None, but: str = "") -> bool:
    """Return whether the fighter sees the square. `but` is a fighter who does not block
    sight, because they were elsewhere at that moment."""
    board, place = game.ground.board, game.ground.place
    if board.is_own:
        attack = game.state.attack
        return attack is not None and (name, square) == (attack.shooter, attack.square)
    here = place[game.seat(name).square]
    if can_see(board, here, place[square], game.things(but), game.geometry):
        return True
    if not game.forces(name, modifiers.See) and (weapon is None or not weapon.shot):
        return False
    return blocker(game, name, square, weapon, but) is None


def targets_seen(game: Game, name: str, targets: Mapping[str, str]) -> dict[str, int]:
    """Return the targets that this fighter sees, with their range."""
    ground, here = game.ground, game.seat(name).square
    if ground.board.is_own or game.forces(name, modifiers.See):
        seen = {t: square for t, square in targets.items() if sees(game, name, square)}
        return {target: distance(game, here, square) for target, square in seen.items()}
    board, start, things, houses = ground.board, ground.place[here], game.things(), game.geometry
    places = [(target, ground.place[square]) for target, square in targets.items()]
    return {
        target: range_between(board, start, place, houses)
        for target, place in places
        if can_see(board, start, place, things, houses)
    }


def squares_seen(game: Game, name: str, weapon: Entry | None = None) -> dict[str, int]:
    """Return every square that this fighter could aim at, with its range."""
    ground, here = game.ground, game.seat(name).square
    if ground.board.is_own:
        return {}
    if game.forces(name, modifiers.See) or (weapon is not None and weapon.shot):
        seen = (s for s in ground.place if sees(game, name, s, weapon))
        return {square: distance(game, here, square) for square in seen}
    found = visible_from(ground.board, ground.place[here], game.things(), game.geometry)
    return {here: distance(game, here, here)} | {ground.names[p]: r for p, r in found.items()}


def blocker(
    game: Game, name: str, square: str, weapon: Entry | None = None, but: str = ""
) -> Blocker | None:
    """Return the first obstacle in this fighter's line of sight. If it is a fighter, it carries the
    player's name."""
    board, place = game.ground.board, game.ground.place
    if board.is_own:
        return None
    here, there = place[game.seat(name).square], place[square]
    through = seen_through(game, name, weapon)
    if not through:
        found = first_blocker(board, here, there, game.things(but), game.geometry)
        return _with_name(game, found) if found is not None else None
    for found in blockers(board, here, there, game.things(but), game.geometry):
        if seen_through_word(found) not in through:
            return _with_name(game, found)
    return None


def _with_name(game: Game, found: Blocker) -> Blocker:
    """Return the obstacle. If it is a fighter, add the player's name."""
    other = game.at(found.at) if found.kind == "fighter" else None
    if other is None:
        return found
    return replace(
        found, text=say("{player} is in the way on {square}", player=other.name, square=found.at)
    )


FAR = 999  # on the players' own map, the range that nobody has measured


def distance(game: Game, a: str, b: str) -> int:
    """Return the range between two squares. On the players' own map, return the range declared with
    the attack."""
    place, attack = game.ground.place, game.state.attack
    if game.ground.board.is_own:
        ends = (game.seat(attack.shooter).square, attack.square) if attack is not None else ()
        is_shot = attack is not None and a in ends and b in ends
        return attack.range if attack is not None and is_shot else FAR if a != b else 1
    return range_between(game.ground.board, place[a], place[b], game.geometry)


# -- terrain, zones, walls


def is_in(game: Game, square: str, places: Iterable[str], side: str = "") -> bool:
    """Return whether that square is one of these places, or inside one. `own-base` and `enemy-base`
    are meant from the point of view of `side`."""
    return any(
        _has_base(game, square, side, place == OWN_BASE)
        if place in BASES
        else _is(game, square, place)
        for place in places
    )


def _has_base(game: Game, square: str, side: str, is_own: bool) -> bool:
    bases = (c for c in game.state.floor if c.kind == "base" and c.square == square)
    return any((base.side == side) is is_own for base in bases)


def is_beside(game: Game, square: str, places: Iterable[str]) -> bool:
    """Return whether one of these places is across an edge of the square, or is such an edge
    itself."""
    board, named = game.ground.board, game.ground.names
    here = game.ground.place[square]
    sides = [(way, board.ahead(here, way)) for way in range(4)]
    wanted = tuple(places)
    if WALL in wanted and any(
        board.edge(board.squares[here], way).kind == "wall" or beyond is None
        for way, beyond in sides
    ):
        return True
    near = [named[beyond] for _, beyond in sides if beyond is not None and named[beyond]]
    return any(is_in(game, one, wanted) for one in near)


def spot_center(game: Game, of: str, owner: str, foe: str = "", target: str = "") -> str:
    """Return the square of the fighter that the spot refers to, or ""."""
    attack, seats = game.state.attack, game.state.seats
    if of == "target" and attack is not None and target in ("", attack.target):
        stands = attack.target in seats and game.has_stood(attack.target, attack.since)
        return seats[attack.target].square if stands else attack.square
    if of == "foe" and not foe and attack is not None and owner in (attack.shooter, attack.target):
        foe = attack.other(owner)
    attacker = attack.shooter if attack is not None else ""
    name = {"self": owner, "foe": foe, "target": target, "attacker": attacker}[of]
    return seats[name].square if name in seats else ""


def is_spot(game: Game, spot: Spot, square: str, center: str, owner: str) -> bool:
    """Return whether the square belongs to the spot around the fighter on `center`."""
    if spot.free and (game.is_occupied(square, "") or game.is_closed(square)):
        return False
    if spot.in_ and not is_in(game, square, spot.in_):
        return False
    if spot.sight is not None and _in_view(game, center, square) is not spot.sight:
        return False
    # Fighters on one square are at range 1 (ruling.range.same), but a square is not next to itself.
    away = distance(game, center, square) if square != center else 0
    if spot.side is None:
        return spot.range is None or away in spot.range
    steps = _steps_along(game, spot.side, square, center, game.seat(owner).square)
    if steps is None:
        return False
    is_whole = spot.side == "line"
    return away in spot.range if spot.range is not None else is_whole or steps == 1


def _in_view(game: Game, center: str, square: str) -> bool:
    if square == center:
        return True
    at = game.at(center)
    if at is not None:
        return sees(game, at.name, square)
    place = game.ground.place
    return can_see(game.ground.board, place[center], place[square], game.things(), game.geometry)


def _steps_along(game: Game, side: str, square: str, center: str, here: str) -> int | None:
    """Return how many steps the square is from the center on that side, or None. The line from here
    to the center runs as a push does (knockback.line)."""
    board, place = game.ground.board, game.ground.place
    if not here or here == center or square == center:
        return None
    x, y = push_direction(board, place[here], place[center])
    ways = {"behind": (x, y), "front": (-x, -y), "left": (y, -x), "right": (-y, x)}
    wanted = {"beside": ("left", "right"), "line": ("behind", "front")}.get(side, (side,))
    columns = board.column(place[square]) - board.column(place[center])
    rows = board.row(place[square]) - board.row(place[center])
    steps = max(abs(columns), abs(rows))
    for way in wanted:
        if (columns, rows) == (ways[way][0] * steps, ways[way][1] * steps):
            return steps
    return None


def shunned(game: Game, name: str) -> dict[str, str]:
    """Return the squares that this fighter may not enter, with the reasons."""
    found: dict[str, str] = {}
    for force in game.forces(name, Forbid):
        effect = force.effect
        if "enter" in effect.value and is_met(game, force, name):
            spot, names = effect.spot, [force.asker]
            if spot is not None and spot.of == "foe":
                foes = [s.name for s in game.standing() if s.name not in (name, force.asker)]
                names = [
                    f for f in foes if effect.if_ is None or holds(game, effect.if_, force.asker, f)
                ]
            centers = [game.seat(one).square for one in names if game.seat(one).square]
            for square in game.ground.place:
                if is_in(game, square, effect.in_) or (
                    spot is not None
                    and any(is_spot(game, spot, square, at, force.asker) for at in centers)
                ):
                    found.setdefault(square, force.source)
    return found


def _is(game: Game, square: str, place: str) -> bool:
    ground = game.ground
    at = ground.place[square]
    match place:
        case "power-up":
            return square in ground.power
        case "teleporter":
            return square in ground.teleporters
        case "respawn":
            return square in ground.respawn_squares
        case "door":
            return ground.board.squares[at] in ground.board.square_doors
    if ground.terrain.get(square) == place or at in ground.board.zones.get(place, ()):
        return True
    if any(kebab(own.name) == place for own in game.catalog.grounds.get(square, ())):
        return True
    return any(c.kind == place and c.square == square for c in game.state.floor)


# -- teleports


def landing_squares(
    game: Game, act: acts.Teleport, name: str, owner: str = "", foe: str = "", target: str = ""
) -> list[str]:
    """Return the squares to which the effect can teleport that fighter. Spots are seen from
    `owner`, who owns the effect."""
    ground, here = game.ground, game.seat(name).square
    if ground.board.is_own:
        return [here]  # the players put the figure where the card says
    match act.value:
        case "anywhere":
            squares = list(ground.place)
        case "sight":
            squares = [s for s in ground.place if s != here and sees(game, name, s)]
        case "teleporter":
            squares = list(ground.teleporters)
        case _:
            squares = list(ground.respawn_squares)
    if act.range_at_most is not None:
        squares = [s for s in squares if distance(game, here, s) <= act.range_at_most]
    if act.zone is not None:
        squares = [s for s in squares if is_in(game, s, (act.zone,))]
    if act.spot is not None:
        owner = owner or name
        center = spot_center(game, act.spot.of, owner, foe, target)
        squares = [s for s in squares if center and is_spot(game, act.spot, s, center, owner)]
    barred = shunned(game, name)
    return [s for s in squares if s != here and s not in barred and not game.is_closed(s)]
