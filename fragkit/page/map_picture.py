"""A map as a page shows it."""

from __future__ import annotations

from pathlib import Path

from fragkit.board.board import Board
from fragkit.model.pack import Library
from fragkit.page.values import Message
from fragkit.press.maps.map_picture import map_facts, picture_page
from fragkit.press.svg import svg_text


def board_picture(board: Board, library: Library) -> Message:
    """Return a map as SVG, with the place of every square."""
    file = Path(board.maps[0].where.span.file).resolve()
    own = (p for p in library.packs if any(one.resolve() == file for one in p.maps))
    home = next(own, library.packs[0])
    page, _ = picture_page(board, home, library)
    svg = svg_text(page, board.maps[0].name)
    names = [one.name for one in board.maps]
    return {"map": board.id, "names": names, "svg": svg, **map_facts(board)}
