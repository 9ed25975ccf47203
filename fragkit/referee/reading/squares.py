"""Which square somebody means: on joined maps both may have a `D9`."""

from __future__ import annotations

from collections.abc import Collection

from fragkit.board.board import Board, NoPlace
from fragkit.board.square_names import map_of, parse_square
from fragkit.referee.reading.context import ReadingContext, square_text
from fragkit.referee.reading.words import Misread, find, listed


def square_meant(text: str, player: str, context: ReadingContext) -> str:
    """The square as the board names it: without a map's name, on the map of the player's figure.

    What is no square stays as it was typed: the rules say why it is none.
    """
    said = square_text(text)
    board = context.board
    if board is None or len(board.parts) == 1:
        return said
    before, colon, after = said.rpartition(":")
    if colon:
        named = find(before, [m.id for m in board.maps], "map")
        said = f"{named}:{after}" if isinstance(named, str) else said
    elif home := _map_of(board, context.stands.get(player, "")):
        there = board.place(f"{home}:{said}")
        if isinstance(there, int) or there.code != "no-square":
            said = f"{home}:{said}"
    place = board.place(said)
    return said if isinstance(place, NoPlace) else board.name(place)


def _map_of(board: Board, square: str) -> str:
    """The id of the map on which that square lies; "" for somebody off the map."""
    place = board.place(square) if square else None
    return map_of(board, place) if isinstance(place, int) else ""


def option_meant(
    word: str, player: str, keys: Collection[str], context: ReadingContext
) -> str | Misread:
    """A square among the options: the one on the figure's map, else the only one of that name."""
    if word in keys or not parse_square(word.rpartition(":")[2]):
        return word
    meant = square_meant(word, player, context)
    bare = square_text(word)
    alike = [key for key in keys if key.rpartition(":")[2] == bare]
    if meant in keys or not alike:
        return meant if meant in keys else word
    if len(alike) > 1:
        return Misread(f"{bare} is on several maps", f"say {listed(alike, 'or')}")
    return alike[0]
