"""`fragkit reach`: where a fighter can go, and what it costs."""

from __future__ import annotations

import typer

from fragkit.cli.app import new_app
from fragkit.cli.boards import (
    ASCII,
    BARRELS,
    FIGHTERS,
    FROM,
    HANGED,
    JSON,
    MAP,
    board_houses,
    board_style,
    open_board,
    place_of,
    screen_height,
    things_of,
)
from fragkit.cli.failure import Failure
from fragkit.cli.house import HOUSE
from fragkit.cli.speaking import LANG, speak_alone

app = new_app()

MOST_MOVES = 1000  # farther than any roll carries, and still answered at once


@app.command()
def reach(
    map: str = MAP,
    from_: str = FROM,
    moves: int = typer.Argument(metavar="MOVES", help="Movement to spend."),
    speed: int = typer.Option(1, "--speed", help="Speed; from 2 on the fighter may jump."),
    fighter: list[str] = FIGHTERS,
    barrel: list[str] = BARRELS,
    hanged: list[str] = HANGED,
    house: list[str] = HOUSE,
    ascii: bool = ASCII,
    as_json: bool = JSON,
    lang: str = LANG,
) -> None:
    """Where a fighter can go: costs, the cheapest way, what hurts on it.

    Example: fragkit reach foundry b2 7 --speed 2
    """
    speak_alone(lang)
    from fragkit.board.movement import Mover
    from fragkit.board.reach import reach as squares_in_reach
    from fragkit.board.reach import reach_plain

    for name, number, least in (("MOVES", moves, 0), ("--speed", speed, 1)):
        if not least <= number <= MOST_MOVES:
            span = f"from {least} to {MOST_MOVES}"
            raise Failure("out-of-range", f"{name} is {number}; it must be {span}")
    board = open_board(map)
    houses = board_houses(house, map)
    start = place_of(board, from_)
    things = things_of(board, fighter, barrel, hanged)
    reached = squares_in_reach(board, start, moves, Mover(speed=speed), things, houses)
    if as_json:
        import json

        typer.echo(json.dumps(reach_plain(board, reached)))
        return
    from fragkit.term.boardanswers import reach_text

    style = board_style(ascii)
    lines = reach_text(board, start, moves, reached, style, things, screen_height())
    typer.echo("\n".join(lines))
