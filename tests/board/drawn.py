"""Positions for tests are drawn. A capital letter that is no symbol marks a place."""

from __future__ import annotations

import re
from dataclasses import replace
from textwrap import dedent

from fragkit.board.board import Board
from fragkit.board.drawing_reader import read_grid
from fragkit.diagnostics import Problems
from fragkit.model.map import Door, MapDefinition

MARKS = re.compile(r"[ABCEFGHIJKLMNPQRSUVWYZ]")


def draw(text: str, id: str = "test", **doors: Door) -> Board:
    """The board of a drawing; keywords such as `C3=Door(way="east")` are doors in squares."""
    text = MARKS.sub(" ", dedent(text).strip("\n"))
    problems = Problems()
    grid = read_grid(text, problems)
    assert grid is not None, [str(d) for d in problems.sorted()]
    board = Board.of(MapDefinition(id=id, name=id, grid=grid))
    if not doors:
        return board
    stated = tuple(sorted((at(board, name), door) for name, door in doors.items()))
    return Board.of(replace(board.parts[0].map, square_doors=stated))


def at(board: Board, name: str) -> int:
    place = board.place(name)
    assert isinstance(place, int), place
    return place


def marks(text: str) -> dict[str, str]:
    """The square that each marking letter of a drawing stands in."""
    found = {}
    for row, line in enumerate(dedent(text).strip("\n").split("\n")):
        for match in MARKS.finditer(line):
            found[match[0]] = f"{chr(65 + match.start() // 4)}{(row + 1) // 2}"
    return found


def names(board: Board, places: object) -> list[str]:
    return [board.name(p) for p in places]
