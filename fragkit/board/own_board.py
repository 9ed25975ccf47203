"""The players' own map: fighters are on squares that the referee can't see.

The referee knows no walls, ranges or sight on it; the players give them. A square has the name that
players use, such as C7. A fighter whose square nobody has named is on `Red's square`.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cached_property

from fragkit.board.board import Board, Part, build_board
from fragkit.board.square_names import NoPlace, parse_square
from fragkit.language.sentences import say
from fragkit.model.map import WALL, Cell, Grid, MapDefinition

OWN = "none"  # its id, as in `--map none`
ZONE = "own-board"  # a zone that switches on the rules for it
_SIDE = 30  # squares; each is walled in
_OF_FIGHTER = "'s\N{NO-BREAK SPACE}square"


def unnamed_square(player: str, number: int = 1) -> str:
    """Return the name that a fighter's square has until a player names it."""
    more = f"\N{NO-BREAK SPACE}{number}" if number > 1 else ""
    return f"{player}{_OF_FIGHTER}{more}"


def is_unnamed(square: str) -> bool:
    return _OF_FIGHTER in square


class _Places(dict[str, int]):
    """The places by name. A new name gets the next free place."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = names

    def __contains__(self, name: object) -> bool:
        if super().__contains__(name):
            return True
        known = isinstance(name, str) and (is_unnamed(name) or parse_square(name) is not None)
        return known and len(self) < len(self.names)

    def __missing__(self, name: str) -> int:
        if name not in self:
            raise KeyError(name)
        place = self[name] = len(self)
        self.names[place] = name
        return place

    def get(self, name: str, default: int | None = None) -> int | None:  # type: ignore[override]  # a name, and nothing else
        if name not in self:
            return default
        return self[name]


class OwnBoard(Board):
    """A board of walled-in squares. Each gets its name when players first use that name."""

    is_own = True

    @cached_property
    def own_names(self) -> list[str]:
        return [""] * len(self.grid.cells)

    @cached_property
    def own_places(self) -> dict[str, int]:
        return _Places(self.own_names)

    def name(self, place: int) -> str:
        return self.own_names[place]

    def place(self, text: str) -> int | NoPlace:
        name = text if is_unnamed(text) else text.strip().upper()
        if name in self.own_places:
            return self.own_places[name]
        return NoPlace(
            "no-square", say("`{typed}` is not a square", typed=text[:30]),
            say("type a letter and a number, such as C7"),
        )  # fmt: skip


def own_board() -> OwnBoard:
    size = _SIDE * _SIDE
    grid = Grid(_SIDE, _SIDE, (Cell(),) * size, (WALL,) * size, (WALL,) * size)
    definition = MapDefinition(id=OWN, name="Our own board", grid=grid, zones=((ZONE, ()),))
    plain = build_board(OWN, (Part(definition),), grid)
    return OwnBoard(**{field.name: getattr(plain, field.name) for field in fields(plain)})
