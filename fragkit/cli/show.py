"""`fragkit show`: a card, a fighter or a map on the screen."""

from __future__ import annotations

import typer

from fragkit.cli.app import new_app
from fragkit.cli.boards import ASCII, MAP, board_style, open_board, place_of

app = new_app("Show a card, a fighter or a map.")


@app.callback()
def show() -> None:
    """Show a card, a fighter or a map."""


@app.command(name="map")
def show_map(
    map: str = MAP,
    sight: str = typer.Option("", "--sight", metavar="SQUARE", help="Mark what is seen from it."),
    heat: bool = typer.Option(False, "--heat", help="Mark how many squares see each square."),
    at: str = typer.Option("", "--at", metavar="SQUARE", help="Show the part around it."),
    ascii: bool = ASCII,
) -> None:
    """A map with its symbols explained, as large as the terminal is wide.

    Example: fragkit show map foundry --sight b2
    """
    from fragkit.term.boardanswers import map_overlay, map_text

    board = open_board(map)
    eye = place_of(board, sight) if sight else None
    focus = [place_of(board, at)] if at else []
    visible: dict[int, int] = {}
    counts: dict[int, int] = {}
    if eye is not None:
        from fragkit.board.sight import visible_from

        visible = visible_from(board, eye)
    if heat:
        from fragkit.board.sight import heat as seen_by

        counts = seen_by(board)
    overlay = map_overlay(board, counts, eye, visible)
    typer.echo("\n".join(map_text(board, board_style(ascii), overlay, focus)))
