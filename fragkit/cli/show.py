"""`fragkit show`: a card, a fighter or a map in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fragkit.cli.app import new_app
from fragkit.cli.boards import ASCII, MAP, board_style, is_path, open_board, place_of
from fragkit.cli.failure import Failure
from fragkit.cli.speaking import LANG, in_language, wanted_code

if TYPE_CHECKING:
    from fragkit.board.board import Board
    from fragkit.diagnostics import Problems
    from fragkit.term.style import Style

PACK: Any = typer.Option(
    [], "--pack", help="A pack by id or path, beside those that are known here."
)
app = new_app("Show a card, a fighter or a map.")


@app.command()
def card(
    id: str = typer.Argument(metavar="ID", help="Id of a card, a file of cards, or a pack."),
    picture: Path = typer.Option(
        None, "--picture", metavar="FILE", help="Draw its face into a file: .svg, or .png."
    ),
    pack: list[str] = PACK,
    lang: str = LANG,
) -> None:
    """Show a card as it is printed.

    Example: fragkit show card light-armor
    """
    from fragkit.cli.content import load_content, pick
    from fragkit.diagnostics import Problems
    from fragkit.term.definitions import card_lines
    from fragkit.term.style import style_of

    problems = Problems()
    library = in_language(lang, load_content(id, problems, pack), problems)
    found = pick("card", id, library.cards, problems)
    if picture is not None:
        from fragkit.cli.picture import draw_card

        if len(found) > 1:
            raise Failure("usage", f"--picture draws one card; `{id}` holds {len(found)}")
        draw_card(found[0], library, picture)
        return
    typer.echo("\n\n".join("\n".join(card_lines(c, style_of())) for c in found))
    tell_errors(problems)


@app.command()
def fighter(
    id: str = typer.Argument(metavar="ID", help="Id of a fighter, a file, or a pack."),
    picture: Path = typer.Option(
        None, "--picture", metavar="FILE", help="Draw its sheet into a file: .svg, or .png."
    ),
    pack: list[str] = PACK,
    lang: str = LANG,
) -> None:
    """Show a fighter: stats, starting gear, abilities and drawbacks.

    Example: fragkit show fighter marine
    """
    from fragkit.cli.content import load_content, pick
    from fragkit.diagnostics import Problems
    from fragkit.term.definitions import fighter_lines
    from fragkit.term.style import style_of

    problems = Problems()
    library = in_language(lang, load_content(id, problems, pack), problems)
    found = pick("fighter", id, library.fighters, problems)
    if picture is not None:
        from fragkit.cli.picture import draw_sheet

        if len(found) > 1:
            raise Failure("usage", f"--picture draws one fighter; `{id}` holds {len(found)}")
        draw_sheet(found[0], library, picture)
        return
    typer.echo("\n\n".join("\n".join(fighter_lines(f, style_of())) for f in found))
    tell_errors(problems)


@app.command(name="map")
def show_map(
    map: str = MAP,
    sight: str = typer.Option("", "--sight", metavar="SQUARE", help="Mark what is seen from it."),
    heat: bool = typer.Option(False, "--heat", help="Mark how many squares see each square."),
    at: str = typer.Option("", "--at", metavar="SQUARE", help="Show the part around it."),
    picture: Path = typer.Option(
        None, "--picture", metavar="FILE", help="Draw it into a file: .svg, or .png."
    ),
    ascii: bool = ASCII,
    lang: str = LANG,
) -> None:
    """A map with its symbols explained, as large as the terminal is wide.

    Example: fragkit show map foundry --sight b2
    """
    from fragkit.term.boardanswers import map_overlay, map_text

    board = open_board(map)
    if wanted_code(lang):
        from fragkit.cli.content import load_content
        from fragkit.diagnostics import Problems

        in_language(lang, load_content(map if is_path(map) else "", Problems()), Problems())
    if picture is not None:
        from fragkit.cli.picture import draw_map

        if sight or heat or at:
            raise Failure("usage", "--picture draws the map as it is; `build svg` shades it")
        draw_map(board, picture)
        return
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
    style = board_style(ascii)
    typer.echo("\n".join([*map_text(board, style, overlay, focus), *_own_ground(board, style)]))


def _own_ground(board: Board, style: Style) -> list[str]:
    """What ground of the map's own does, in its words."""
    if not board.patches:
        return []
    from fragkit.model.text import ground_text, plain

    told = {
        patch.name: plain(ground_text(patch.ground))
        for part in board.parts
        for patch in part.map.patches
    }
    return [
        line
        for name, words in told.items()
        if words
        for line in style.wrap(f"{name}: {words}", "", "  ")
    ]


def tell_errors(problems: Problems) -> None:
    from fragkit.cli.content import told_errors

    if told := told_errors(problems):
        typer.echo(told, err=True)
