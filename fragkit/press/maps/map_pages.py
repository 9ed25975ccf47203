"""Maps as poster tiles in PDF, as whole maps in SVG, and as a picture for a web page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fragkit.board.board import Board, NoPlace
from fragkit.diagnostics import Diagnostic, Problems
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.load.maps.map_reader import load_map
from fragkit.model.pack import Library, Pack
from fragkit.press.graphics.marks import Group, Mark, Page
from fragkit.press.maps.border import BAND, Window, coordinate_marks
from fragkit.press.maps.floor import SQUARE
from fragkit.press.maps.map_drawing import MapAbout, Shade, map_drawing, map_page
from fragkit.press.maps.tiles import poster_page, tile, tile_pages
from fragkit.press.pages.documents import Document, Settings, SvgDrawing
from fragkit.press.pages.paper import PAPERS, sheet_title
from fragkit.press.themes.theme import Palette, Theme, theme_of
from fragkit.press.typography.fonts import describe, missing


def palette_of(
    board: Board, pack: Pack, library: Library, settings: Settings, problems: Problems
) -> Palette:
    """Return the palette that the map names, or its pack's."""
    return map_theme(board, pack, library, problems).palette(settings.ink)


def map_theme(board: Board, pack: Pack, library: Library, problems: Problems) -> Theme:
    """Return the theme that the map names, or its pack's."""
    here = board.maps[0]
    named = (here.theme, here.where.of("theme")) if here.theme else None
    return theme_of(pack, library, problems, named)


def boards(pack: Pack, problems: Problems, joined: Board | None = None) -> Iterator[Board]:
    """Yield the boards of a pack's maps: two in the base game (comp.base.board), town and desert in
    Deadlands (comp.deadlands.board.sides), one in Death Match (comp.deathmatch.board), water and
    lava in FTW (comp.ftw.board, comp.ftw.board.terrain)."""
    if joined is not None:
        yield joined
        return
    for path in pack.maps:
        definition = load_map(path, problems)
        if definition is not None:
            yield Board.of(definition)


def about(board: Board, pack: Pack) -> MapAbout:
    """Return the words around the map. Joined maps are named from top to bottom and from left to
    right."""
    parts = sorted(board.parts, key=lambda part: (part.row, part.column))
    title = " + ".join(translate(part.map.name) for part in parts)
    notes = translate(board.maps[0].notes) if len(board.maps) == 1 else ""
    return MapAbout(title, f"{pack.file.name} {pack.file.version}", notes)


def check_letters(board: Board, problems: Problems) -> bool:
    """Check that the font has every character of the printed names."""
    sound = True
    printed = [(here, "name", here.name.upper(), "black") for here in board.maps]
    printed += [(here, "notes", here.notes, "italic") for here in board.maps]
    for here, key, text, font in printed:
        absent = missing(text, font)
        if absent:
            sound = False
            problems.at(here.where.of(key)).error(
                "[missing-glyph] the map's {key} has characters that the font lacks: {characters}",
                "use letters that Source Sans Pro has",
                key=key,
                characters=describe(absent),
            )
    return sound


def check_print(pack: Pack, library: Library, problems: Problems) -> None:
    for board in boards(pack, problems):
        check_letters(board, problems)


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    made: list[Document] = []
    for board in boards(pack, problems, settings.joined):
        if not check_letters(board, problems):
            continue
        palette, words = palette_of(board, pack, library, settings, problems), about(board, pack)
        if settings.poster:
            pages = [poster_page(board, palette, words, settings.paper)]
            paper = sheet_title(pages[0].width, pages[0].height)
            cuts = 0
        else:
            pages = tile_pages(board, palette, words, PAPERS[settings.paper])
            paper = PAPERS[settings.paper].title
            tiling = tile(board, PAPERS[settings.paper])
            wide, high = len(tiling.columns), len(tiling.rows)
            cuts = (wide - 1) * high + wide * (high - 1)  # overlap with the left and upper neighbor
        made.append(
            Document(
                name=f"{pack.id}-map-{board.id}",
                title=f"{pack.file.name}: {words.title}",
                pages=pages,
                author=pack.file.author,
                subject=words.pack,
                paper=paper,
                cuts=cuts,
            )
        )
    return made


def drawings(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[SvgDrawing]:
    made: list[SvgDrawing] = []
    for board in boards(pack, problems, settings.joined):
        palette, words = palette_of(board, pack, library, settings, problems), about(board, pack)
        shade = shade_of(board, settings, problems)
        suffix = f"-sight-{settings.sight.lower()}" if shade and shade.eye is not None else ""
        suffix += "-heat" if settings.heat else ""
        made.append(
            SvgDrawing(
                name=f"{board.id}{suffix}",
                title=words.title,
                page=map_page(board, palette, words, shade),
                description=translate(
                    say("A map of {pack}; one square is 25.4 mm", pack=words.pack)
                ),
            )
        )
    return made


def shade_of(board: Board, settings: Settings, problems: Problems) -> Shade | None:
    """Return the shade that `--sight` or `--heat` asks for, or None."""
    from fragkit.board.sight import MOST_HEATED, heat, visible_from

    counts = heat(board) if settings.heat else None
    if settings.heat and counts is None:
        problems.at(board.maps[0].where.of("grid")).warning(
            "[map-too-large] nothing is shaded on {id}: `--heat` is for maps of up to {most} squares",
            id=board.id,
            most=f"{MOST_HEATED:,}",
        )
    notes: list[str] = []
    eye = board.place(settings.sight) if settings.sight else None
    if isinstance(eye, NoPlace):
        problems.at(board.maps[0].where.of("grid")).warning(
            "[map-no-sight] nothing is shaded on {id}: {reason}",
            "write a square where a fighter can stand after `--sight`",
            id=board.id,
            reason=eye,
        )
        eye = None
    if eye is not None:
        notes.append(f"what {board.name(eye)} sees")
    if counts is not None:
        most = max(counts.values(), default=0)
        notes.append(f"numbers: from how many squares you see each one ({most} at most)")
    if not notes:
        return None
    visible = visible_from(board, eye) if eye is not None else None
    return Shade(eye, visible, counts, "; ".join(notes))


MARGIN = BAND  # mm around a map's play area for the names of columns and rows
UNIT = SQUARE


def picture_page(board: Board, pack: Pack, library: Library) -> tuple[Page, list[Diagnostic]]:
    """Draw the play area with names around it."""
    problems = Problems()
    check_letters(board, problems)
    palette = palette_of(board, pack, library, Settings(), problems)
    drawing = map_drawing(board, palette)
    moved = (1.0, 0.0, 0.0, 1.0, MARGIN, MARGIN)
    names = coordinate_marks(board, palette, Window.whole(board))
    marks: tuple[Mark, ...] = (
        Group(tuple(drawing.layers), matrix=moved),
        Group(tuple(names), matrix=moved),
    )
    return Page(drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN, marks), problems.found


def map_facts(board: Board) -> dict[str, Any]:
    """Return the facts that a web page needs to find the square under the pointer, and to find a
    square in the picture."""
    return {
        "columns": board.columns,
        "rows": board.rows,
        "unit": UNIT,
        "margin": MARGIN,
        "cuts": {board.square_name(square): cut for square, cut in board.cuts.items()},
        # Each place with its column, row, half and cut, because joined maps have other names.
        "floor": {
            board.name(p): [
                board.column(p), board.row(p), board.half(p), board.cuts.get(board.squares[p], ""),
            ]
            for p in board.places
        },
    }  # fmt: skip
