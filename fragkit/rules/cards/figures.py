"""Verbs about figures: walking somebody at once, bringing minions onto the map."""

from __future__ import annotations

from typing import ClassVar

from fragkit.board.movement import Move as BoardMove
from fragkit.board.movement import moves_from
from fragkit.model.effects import acts
from fragkit.model.effects.number import whole
from fragkit.rules.cards.context import Context
from fragkit.rules.catalog import sheet_id
from fragkit.rules.events import Affected, Moved, NothingHappened
from fragkit.rules.events.base import Event
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.hands.in_play import restore_gear
from fragkit.rules.module import Handler
from fragkit.rules.movement.entering import enter
from fragkit.rules.movement.ways import squares_in_reach
from fragkit.rules.requests import Choice, Option
from fragkit.rules.state import PUT_THERE, InPlay, Seat
from fragkit.rules.stats import is_forbidden
from fragkit.rules.tracks import borrow, first_levels
from fragkit.values import dataclass

STAY = "stay"


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A figure has come onto the map that was not there before."""

    words: ClassVar[str] = "{player} comes onto {square} for {owner}."

    square: str
    owner: str


# -- walking ---------------------------------------------------------------------------------


def do_walk(game: Game, act: acts.Walk, names: list[str], context: Context) -> Procedure[None]:
    """At once, whoever's turn it is; where to, the owner of the effect says."""
    for name in names:
        if not game.seat(name).square or game.is_over:
            continue
        if source := is_forbidden(game, name, "move"):
            game.tell(NothingHappened(name, context.label, f"{name} can't move: {source}"))
            continue
        for move in (yield from _way(game, name, whole(act.value), context)):
            if not (yield from _step(game, name, move)):
                break


def _way(
    game: Game, name: str, movement: int, context: Context
) -> Procedure[tuple[BoardMove, ...]]:
    while game.seat(name).square:
        found = squares_in_reach(game, name, movement)
        ways = {game.ground.names[place]: way.moves for place, way in found.items() if way.stop}
        if context.square in ways:
            return ways[context.square]
        options = (*(Option(square) for square in ways), Option(STAY, "where it is"))
        reason = f"{context.source}: where {name} walks to"
        answer = yield Choice(context.by, "square", options, reason, "move.ortho")
        if answer is not DISTURBED:
            return ways.get(answer[0], ())
    return ()


def _step(game: Game, name: str, move: BoardMove) -> Procedure[bool]:
    """One move of it; False when the fighter is no longer where it went."""
    origin, there = game.seat(name).square, game.ground.names[move.to]
    if origin in game.catalog.grounds:
        yield from game.cards.tread(game, name, origin, "leave")
        if game.seat(name).square != origin or game.is_over:
            return False
    game.put(name, there)
    left = game.turn.movement if game.is_active(name) else 0
    game.tell(Moved(name, origin, there, 0, left, move.by))
    if game.is_active(name):
        game.turn.moved = True
        game.turn.entered = game.serial()
        if not game.is_occupied(there, name):
            game.turn.last_free = there
    yield from enter(game, name, there, move.by)
    return game.seat(name).square == there and not game.is_over


# -- minions ---------------------------------------------------------------------------------


def do_summon(game: Game, act: acts.Summon, names: list[str], context: Context) -> Procedure[None]:
    """On free squares beside whoever it concerns, for that player; never more than there may be."""
    for name in names:
        for _ in range(act.count):
            if not game.seat(name).square or game.is_over:
                break
            if problem := too_many(game, act.value, name):
                game.tell(NothingHappened(name, context.label, problem))
                break
            square = yield from _beside(game, name, context)
            if not square:
                game.tell(NothingHappened(name, context.label, "there is no room beside"))
                break
            owner = game.master(name)
            made = _sit_down(game, act.value, owner)
            game.put(made, square)
            game.tell(Summoned(made, square, owner))
            restore_gear(game, made)
            yield from enter(game, made, square, "summon")


def too_many(game: Game, fighter: str, name: str) -> str:
    """Why no more of them come for whoever has that figure, or ""."""
    owner = game.master(name)
    role = game.catalog.definitions[fighter].role
    most = role.most if role is not None else 1
    there = [s for s in game.standing() if s.fighter == fighter and s.owner == owner]
    return f"{owner} has {len(there)} of them already" if len(there) >= most else ""


def _beside(game: Game, name: str, context: Context) -> Procedure[str]:
    while game.seat(name).square:
        ground, here = game.ground, game.seat(name).square
        moves = moves_from(ground.board, ground.place[here], things=game.things())
        near = [ground.names[move.to] for move in moves if move.by == "step"]
        free = [square for square in near if not game.is_occupied(square, "")]
        if len(free) < 2 or context.square in free:
            return context.square if context.square in free else "".join(free)
        options = tuple(Option(square) for square in free)
        answer = yield Choice(
            context.by, "square", options, f"{context.source}: where", "setup.place.square"
        )
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen
    return ""


def _sit_down(game: Game, fighter: str, owner: str) -> str:
    """A seat right behind the owner's and those of the owner's other figures; one whose figure
    has fallen for good is taken again."""
    sheet, seats = game.catalog.definitions[fighter], game.state.seats
    assert not isinstance(sheet.stats, str), "a minion has stats of its own"
    fallen = (s for s in seats.values() if s.fighter == fighter and s.owner == owner)
    free = next((s.name for s in fallen if s.status == "out"), "")
    name = free or _new_name(game, sheet.name)
    made = Seat(name, sheet.stats, fighter, "standing", side=seats[owner].side, owner=owner)
    made.tracks = first_levels(game.catalog.tracks(fighter), 0)
    others = [seat for seat in seats.values() if seat.name != name]
    behind = max(i for i, s in enumerate(others) if owner in (s.name, s.owner))
    others.insert(behind + 1, made)
    game.state.seats = {seat.name: seat for seat in others}
    game.forget()
    if game.is_active(name):
        game.turn.entered = PUT_THERE
    return name


def _new_name(game: Game, called: str) -> str:
    """`War Dog` is Dog, the second Dog2: one word that nobody else has."""
    word = "".join(c for c in called.split()[-1] if c.isalnum()) or "Minion"
    word = word[:12] if word[0].isalpha() else f"M{word[:11]}"
    taken = {name.casefold() for name in game.state.seats}
    if word.casefold() not in taken:
        return word
    return next(f"{word}{n}" for n in range(2, 100) if f"{word}{n}".casefold() not in taken)


# -- abilities -------------------------------------------------------------------------------


def do_copy(game: Game, act: acts.Copy, names: list[str], context: Context) -> Procedure[None]:
    """The other's sheet lies with the owner for a time, as what it is: abilities, no card."""
    for name in names:
        fighter = game.seat(name).fighter
        if name == context.by or not fighter:
            why = f"{name} has no abilities" if name != context.by else "nobody copies himself"
            game.tell(NothingHappened(context.by, context.label, why))
            continue
        game.seat(context.by).play.append(
            InPlay(
                sheet_id(fighter), context.by, game.serial(), lasts=act.lasts.kind,
                turns=act.lasts.turns, ghost=True,
            )
        )  # fmt: skip
        borrow(game, context.by, fighter)
        game.touch()
        game.tell(Affected(context.by, context.label))
    yield from ()


HANDLERS: dict[str, Handler] = {"walk": do_walk, "summon": do_summon, "copy": do_copy}
