"""`fragkit show`: show a card, a fighter or a map in the terminal, or draw it into a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import typer

from fragkit.cli import id_completion
from fragkit.cli.arguments import ASCII, MAP, board_style, is_path, open_board, place_named
from fragkit.cli.command import Failure, new_app, unwritable
from fragkit.cli.content import load_content, pick, warn_of_errors, with_source
from fragkit.cli.lang_option import LANG, translate_library, wanted_code
from fragkit.diagnostics import Diagnostic, Problems, nearest
from fragkit.language.sentences import say

if TYPE_CHECKING:
    from fragkit.board.board import Board
    from fragkit.model.card import Card
    from fragkit.model.fighter import Fighter
    from fragkit.model.pack import Library
    from fragkit.press.graphics.marks import Page
    from fragkit.term.style import Style


PACK: Any = typer.Option(
    [], "--pack", help="Another pack by id or path.", autocompletion=id_completion.packs
)
app = new_app("Show a card, a fighter, a map or what effects do.")


@app.command()
def card(
    id: str = typer.Argument(
        metavar="ID",
        help="A card's id, a file of cards, or a pack.",
        autocompletion=id_completion.cards,
    ),
    picture: Path = typer.Option(
        None, "--picture", metavar="FILE", help="Draw the card to a .svg or .png file."
    ),
    pack: list[str] = PACK,
    lang: str = LANG,
) -> None:
    """Show a card as it is printed.

    Example: fragkit show card light-armor
    """
    from fragkit.term.content_text import card_lines

    _show("card", id, picture, pack, lang, card_lines, draw_card)


@app.command()
def fighter(
    id: str = typer.Argument(
        metavar="ID",
        help="A fighter's id, a file, or a pack.",
        autocompletion=id_completion.fighters,
    ),
    picture: Path = typer.Option(
        None, "--picture", metavar="FILE", help="Draw the sheet to a .svg or .png file."
    ),
    pack: list[str] = PACK,
    lang: str = LANG,
) -> None:
    """Show a fighter's stats, starting gear, abilities and drawbacks.

    Example: fragkit show fighter marine
    """
    from fragkit.term.content_text import fighter_lines

    _show("fighter", id, picture, pack, lang, fighter_lines, draw_sheet)


def _show(
    kind: Literal["card", "fighter"], id: str, picture: Path | None, packs: list[str], lang: str,
    lines: Callable[[Any, Style], list[str]], draw: Callable[[Any, Library, Path], None],
) -> None:  # fmt: skip
    """Print cards or fighters, or draw one of them into a file."""
    from fragkit.term.style import style_of

    problems = Problems()
    library = translate_library(lang, load_content(id, problems, packs), problems)
    known: dict[str, Any] = dict(library.cards if kind == "card" else library.fighters)
    found = pick(kind, id, known, problems)
    if picture is not None:
        if len(found) > 1:
            raise Failure("usage", f"--picture draws one {kind}; `{id}` holds {len(found)}")
        draw(found[0], library, picture)
        return
    typer.echo("\n\n".join("\n".join(lines(one, style_of())) for one in found))
    warn_of_errors(problems)


@app.command(name="map")
def show_map(
    map: str = MAP,
    sight: str = typer.Option(
        "", "--sight", metavar="SQUARE", help="Mark the squares this square sees."
    ),
    heat: bool = typer.Option(
        False, "--heat", help="Mark each square by the number of squares from which you see it."
    ),
    at: str = typer.Option(
        "", "--at", metavar="SQUARE", help="Show only the area around this square."
    ),
    picture: Path = typer.Option(
        None, "--picture", metavar="FILE", help="Draw the map to a .svg or .png file."
    ),
    pack: list[str] = PACK,
    ascii: bool = ASCII,
    lang: str = LANG,
) -> None:
    """Show a map with its symbols explained, sized to your terminal.

    Example: fragkit show map foundry --sight b2
    """
    from fragkit.term.board_answers import map_overlay, map_text

    board = open_board(map, pack)
    if wanted_code(lang):
        translate_library(lang, load_content(map if is_path(map) else "", Problems()), Problems())
    if picture is not None:
        if sight or heat or at:
            raise Failure(
                "usage", "--picture draws the plain map; use `fragkit build svg` to shade it"
            )
        draw_map(board, picture)
        return
    eye = place_named(board, sight) if sight else None
    focus = [place_named(board, at)] if at else []
    visible: dict[int, int] = {}
    counts: dict[int, int] = {}
    if eye is not None:
        from fragkit.board.sight import visible_from

        visible = visible_from(board, eye)
    if heat:
        from fragkit.board.sight import MOST_HEATED
        from fragkit.board.sight import heat as seen_by

        found = seen_by(board)
        if found is None:
            raise Failure(
                "map-too-large",
                f"--heat is for maps of up to {MOST_HEATED:,} squares; `{map}` has more",
            )
        counts = found
    overlay = map_overlay(board, counts, eye, visible)
    style = board_style(ascii)
    typer.echo("\n".join([*map_text(board, style, overlay, focus), *_own_ground(board, style)]))


@app.command()
def effects(
    word: str = typer.Argument(
        "", metavar="[WORD]", help="A verb, or your own word for it: slow, freeze, steal."
    ),
) -> None:
    """List the effects, or show how to write what you want.

    Example: fragkit show effects slow
    """
    from fragkit.term.content_text import effect_lines, verb_list
    from fragkit.term.style import style_of

    lines = effect_lines(word, style_of()) if word else verb_list(style_of())
    if not lines:
        from fragkit.load.typed_yaml.effect_words import wishes

        words = {word for wish in wishes() for word in (*wish.words, wish.verb)} - {""}
        guess = nearest(word, sorted(words))
        near = f"; did you mean `{guess}`?" if guess is not None else ""
        raise Failure("unknown-id", f"no effect is called `{word}`{near}")
    typer.echo("\n".join(lines))


def _own_ground(board: Board, style: Style) -> list[str]:
    """Explain the effects of the map's own ground."""
    if not board.patches:
        return []
    from fragkit.model.text import ground_text, plain

    texts = {
        patch.name: plain(ground_text(patch.ground))
        for part in board.parts
        for patch in part.map.patches
    }
    return [
        line
        for name, words in texts.items()
        if words
        for line in style.wrap(say("{name}: {text}", name=name, text=words), "", "  ")
    ]


# -- `--picture FILE` --------------------------------------------------------------------------

DPI = 300
MAP_DPI = 100  # a map is a poster: 20 × 30 squares are 2000 × 3000 pixels


def draw_card(card: Card, library: Library, file: Path) -> None:
    from fragkit.press.export import MissingExtra
    from fragkit.press.export.deck_faces import card_picture

    png = is_png(file)
    pack = next(p for p in reversed(library.packs) if p.cards.get(card.id) is card)
    problems = Problems()
    try:
        data = card_picture(card, pack, library, problems, DPI if png else None)
    except MissingExtra as missing:
        raise Failure("missing-extra", str(missing)) from missing
    print_diagnostics(problems.sorted())
    if data is None:
        raise typer.Exit(1)
    put(file, data)


def draw_sheet(fighter: Fighter, library: Library, file: Path) -> None:
    from fragkit.press.item_pictures import PackPainter

    png = is_png(file)
    pack = next(p for p in reversed(library.packs) if fighter.id in p.fighters)
    page, diagnostics = PackPainter(library, pack).sheet_page(fighter)
    print_diagnostics(diagnostics)
    if page is None:
        raise typer.Exit(1)
    put(file, drawn(page, f"record sheet of {fighter.name}", DPI if png else None))


def draw_map(board: Board, file: Path) -> None:
    from fragkit.load.packs.known_packs import known_folders
    from fragkit.load.packs.library import load_library
    from fragkit.load.typed_yaml.files import real
    from fragkit.press.item_pictures import PackPainter

    png = is_png(file)
    library = load_library(Problems(), known_folders(Path.cwd(), Problems()))
    home = real(Path(board.maps[0].where.span.file))
    pack = next((p for p in library.packs if home in {real(m) for m in p.maps}), None)
    page, diagnostics = PackPainter(library, pack or library.packs[0]).map_page(board)
    print_diagnostics(diagnostics)
    put(file, drawn(page, board.maps[0].name, MAP_DPI if png else None))


def is_png(file: Path) -> bool:
    kind = file.suffix.lower()
    if kind not in (".svg", ".png"):
        raise Failure("usage", f"--picture writes .svg and .png, not `{file.name}`")
    return kind == ".png"


def drawn(page: Page, title: str, dpi: int | None) -> bytes:
    """Return the page as SVG, or as PNG at that resolution."""
    from fragkit.press.export import MissingExtra
    from fragkit.press.svg import svg_text

    if dpi is None:
        return svg_text(page, title).encode("utf-8")
    from fragkit.press.export.raster import pictures, pixels, png_bytes

    try:
        (picture,) = pictures([page], [pixels(page.width, page.height, dpi)])
    except MissingExtra as missing:
        raise Failure("missing-extra", str(missing)) from missing
    return png_bytes(picture, dpi)


def print_diagnostics(diagnostics: Iterable[Diagnostic]) -> None:
    """Print the problems. Stop at errors, because the picture would then differ from the print."""
    listed = list(diagnostics)
    for diagnostic in listed:
        typer.echo(with_source(diagnostic), err=True)
    if any(d.severity == "error" for d in listed):
        raise typer.Exit(1)


def put(file: Path, data: bytes) -> None:
    from fragkit.load.typed_yaml.files import save

    with unwritable(f"can't write {file}"):
        save(file, data)
    typer.echo(str(file))
