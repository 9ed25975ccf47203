"""`fragkit los`: who sees whom, and what is in the way."""

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
from fragkit.cli.house import HOUSE
from fragkit.cli.speaking import LANG, speak_alone

app = new_app()


@app.command()
def los(
    map: str = MAP,
    from_: str = FROM,
    to: str | None = typer.Argument(
        None, metavar="[TO]", help="A square; all of them if left out."
    ),
    fighter: list[str] = FIGHTERS,
    barrel: list[str] = BARRELS,
    hanged: list[str] = HANGED,
    house: list[str] = HOUSE,
    ascii: bool = ASCII,
    as_json: bool = JSON,
    lang: str = LANG,
) -> None:
    """Whether one square sees another: exit 0 when clear, 1 when blocked.

    Example: fragkit los foundry b2 e5 --fighter c3
    """
    speak_alone(lang)
    from fragkit.board.sight import sight, visible_from

    board = open_board(map)
    houses = board_houses(house, map)
    start = place_of(board, from_)
    end = place_of(board, to) if to is not None else None
    things = things_of(board, fighter, barrel, hanged)
    if end is None:
        visible = visible_from(board, start, things, houses)
        if as_json:
            _tell({"visible_squares": {board.name(p): r for p, r in visible.items()}})
            return
        from fragkit.term.boardanswers import seen_text

        _say(seen_text(board, start, visible, board_style(ascii), things, screen_height()))
        return
    answer = sight(board, start, end, things, houses)
    if as_json:
        blocker = answer.blocked_by
        by = blocker and {"kind": blocker.kind, "at": blocker.at, "text": blocker.text}
        _tell({"visible": answer.visible, "range": answer.range, "blocked_by": by})
    else:
        from fragkit.term.boardanswers import los_text

        _say(los_text(board, start, end, answer, board_style(ascii), things, screen_height()))
    if not answer.visible:
        raise typer.Exit(1)


def _tell(answer: dict[str, object]) -> None:
    import json

    typer.echo(json.dumps(answer))


def _say(lines: list[str]) -> None:
    typer.echo("\n".join(lines))
