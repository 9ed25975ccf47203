"""Base squares: the places of the teams' bases, and how captains choose them (team.ctf.place,
team.dom.base.*)."""

from __future__ import annotations

from fragkit.language.sentences import Text, say
from fragkit.rules.commands import Choose, Command, Override, Refusal
from fragkit.rules.counters import CounterKind
from fragkit.rules.game import Game
from fragkit.rules.module import Module
from fragkit.rules.state import Counter

BASE = CounterKind("base", "H", has_side=True)
HAZARDS = ("acid", "lava")


def base_of(game: Game, side: str) -> str:
    """Return the square of that team's base, or "" if it has none yet."""
    for base in game.counters_of(BASE.name):
        if base.side == side:
            return base.square
    return ""


def good_squares(game: Game) -> list[str]:
    """Return the squares where a fighter can stand unhurt (ruling.ctf.where)."""
    ground = game.ground
    closed = game.things().closed
    return [
        name
        for name, place in ground.place.items()
        if place not in closed and ground.terrain.get(name) not in HAZARDS
    ]


def no_base(game: Game, command: Command) -> str:
    """Return the square that a captain chose for a base, or "" if the command is another one."""
    asked = isinstance(command, Choose) and game.state.stage == "setup" and bool(game.state.first)
    if not asked or any(seat.square for seat in game.state.seats.values()):
        return ""
    assert isinstance(command, Choose)
    return command.options[0] if command.options else ""


def bad_square(game: Game, square: str) -> Refusal | None:
    """Refuse a base on a square where nobody could stand unhurt (ruling.ctf.where)."""
    if square not in game.ground.place:
        return Refusal("ruling.ctf.where", game.ground.missing(square))
    if game.ground.place[square] in game.things().closed:
        text = say("a base can't be on {square}: the square is blocked", square=square)
        return Refusal("ruling.ctf.where", text)
    if (terrain := game.ground.terrain.get(square)) in HAZARDS:
        text = say("a base can't be on {square}: {thing}", square=square, thing=terrain)
        return Refusal("ruling.ctf.where", text)
    return None


def squares_between(game: Game, one: str, other: str) -> int:
    """Return the distance, counted like range. It goes through walls too (ruling.ctf.count)."""
    board, place = game.ground.board, game.ground.place
    here, there = place[one], place[other]
    across = abs(board.column(here) - board.column(there))
    return across + abs(board.row(here) - board.row(there))


def lay_base(game: Game, side: str, square: str) -> None:
    """Put a team's base on its square (team.ctf.place)."""
    game.lay_counter(Counter(BASE.name, square, game.serial(), side=side))


def clear_others(game: Game, kind: str, command: Override) -> list[str]:
    """Remove the other base or flag of each team whose counter the players have moved. Return those
    teams."""
    words = (word.partition(":") for word in command.detail.split())
    sides = [side for name, _, side in words if name == kind]
    for counter in game.counters_of(kind):
        if counter.side in sides and counter.square != command.value:
            game.take_counter(counter)
    return sides


class Bases(Module):
    """The base counters of team games."""

    id = "bases"
    counters = (BASE,)

    def after_override(self, game: Game, command: Override) -> None:
        """Keep one base for each team: the one that the players have just set."""
        if command.fact == "floor":
            clear_others(game, BASE.name, command)

    def side_report(self, game: Game, side: str) -> list[Text]:
        square = base_of(game, side)
        return [say("base on {square}", square=square)] if square else []
