"""`fragkit build`: print packs to files for a home printer and a pair of scissors."""

from __future__ import annotations

import gc
import json
import math
import shutil
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from fragkit.cli import id_completion
from fragkit.cli.arguments import open_board
from fragkit.cli.command import Failure, new_app
from fragkit.cli.content import print_warnings, stop_at_errors
from fragkit.cli.lang_option import LANG, translate_library
from fragkit.cli.print_job import (
    INK,
    JSON,
    OUT,
    PAPER,
    PROFILE,
    TEMPLATES,
    ProgressLine,
    existing,
    known_size,
    load,
    one_of,
    with_profile,
    words_of,
)
from fragkit.diagnostics import Problems

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fragkit.board.board import Board
    from fragkit.model.pack import Library
    from fragkit.press.build import Drawn
    from fragkit.press.pages.documents import Settings

app = new_app()

FORMATS = {"pdf": ("pdf",), "svg": ("svg",), "all": ("pdf", "svg")}


@app.command()
def build(
    ctx: typer.Context,
    what: str = typer.Argument(
        "pdf", metavar="[pdf|svg|all]", help="Format to write (default: pdf).", show_default=False
    ),
    pack: str = typer.Option(
        "",
        "--pack",
        help="Packs by id or path, separated by commas (default: the pack you are in, or all).",
        autocompletion=id_completion.packs,
    ),
    only: str = typer.Option(
        "",
        "--only",
        help="Kinds, separated by commas: cards, sheets, counters, standees, maps, reference, calibration; "
        "boxes are printed only if you name them.",
    ),
    paper: str = PAPER,
    backs: str = typer.Option(
        "long-edge",
        "--backs",
        help="How backs are printed: long-edge, short-edge, gutterfold, separate or none.",
    ),
    layout: str = typer.Option(
        "", "--layout", help="Card layout: nine-up (edge to edge) or spaced."
    ),
    size: str = typer.Option(
        "poker",
        "--size",
        help="Card size: poker, us-poker, bridge, mini, tarot, square, or mm: 70x100.",
    ),
    ink: str = INK,
    offset: str = typer.Option(
        "0,0",
        "--offset",
        metavar="X,Y",
        help="Shift the backs by X,Y mm; the calibration sheet shows how far.",
    ),
    players: int = typer.Option(
        None, "--players", min=1, max=100, help="Number of record sheets (default: 6)."
    ),
    poster: bool = typer.Option(False, "--poster", help="Print each map on one large page."),
    join: str = typer.Option(
        "",
        "--join",
        metavar="MAP+MAP",
        help="Print these maps joined into one, and nothing else.",
        autocompletion=id_completion.maps,
    ),
    counters: str = typer.Option(
        "",
        "--counters",
        metavar="KIND=N,…",
        help="Number of counters of a kind, such as barrel=25.",
    ),
    sight: str = typer.Option(
        "", "--sight", metavar="SQUARE", help="SVG: shade the squares this square sees."
    ),
    heat: bool = typer.Option(
        False,
        "--heat",
        help="SVG: shade each square by the number of squares from which you see it.",
    ),
    cards: str = typer.Option(
        "",
        "--cards",
        metavar="ID,…",
        help="Print only these cards.",
        autocompletion=id_completion.cards,
    ),
    mix: bool = typer.Option(False, "--mix", help="Let decks share sheets of paper."),
    changed_since: Path = typer.Option(
        None,
        "--changed-since",
        metavar="MANIFEST",
        help="Print only what changed since that build.",
    ),
    guides: bool = typer.Option(False, "--guides", help="Print fine cutting lines between cards."),
    corner: float = typer.Option(
        0.0, "--corner", min=0, max=10, help="Corner radius in mm for rounded cutting lines."
    ),
    thickness: float = typer.Option(
        None,
        "--thickness",
        min=0.1,
        max=2,
        help="Boxes: thickness of one card in mm (default: 0.3).",
    ),
    template: list[Path] = TEMPLATES,
    profile: str = PROFILE,
    lang: str = LANG,
    out: Path = OUT,
    dry_run: bool = typer.Option(
        False, "--dry-run", help="Count the sheets of paper; write nothing."
    ),
    as_json: bool = JSON,
) -> None:
    """Print packs: cards, record sheets, counters, standees, maps, reference, calibration.

    Exits 0 when done. If the content has errors, exits 1 and writes nothing.

    Example: fragkit build pdf --pack base --paper letter
    """
    gc.disable()  # a short run needs no garbage checks; `run` turns them on again
    from fragkit.press import build as press
    from fragkit.press.build import EXTRA_KINDS, KINDS
    from fragkit.press.output import BadManifest, OutputFailure, read_manifest
    from fragkit.press.pages.documents import CannotLayOut, Settings
    from fragkit.press.pages.paper import BACK_MODES, PAPERS

    begun = time.perf_counter()
    typed = (("cards", cards), ("mix", mix), ("guides", guides), ("corner", corner))
    options: dict[str, Any] = {
        "paper": paper, "backs": backs, "layout": layout, "size": size, "ink": ink, "lang": lang,
        "offset": offset, "guides": guides, "corner": corner, "mix": mix,
    }  # fmt: skip
    options = with_profile(ctx, profile, options)
    try:
        last = None if changed_since is None else read_manifest(changed_since)
    except BadManifest as bad:
        raise Failure("bad-manifest", str(bad)) from bad
    wanted_cards = tuple(words_of(cards))
    settings = Settings(
        paper=one_of("paper", options["paper"], PAPERS),  # type: ignore[arg-type]  # just looked up
        backs=one_of("way of printing backs", options["backs"], BACK_MODES),  # type: ignore[arg-type]  # one_of answers with one of those it was given
        layout=options["layout"],
        ink=one_of("ink", options["ink"], ("full", "low")),  # type: ignore[arg-type]  # one_of answers with one of those it was given
        offset=parse_offset(options["offset"]),
        players=players,
        poster=poster,
        sight=sight,
        heat=heat,
        templates=tuple(existing(template or ())),
        size=known_size(options["size"]),
        cards=wanted_cards,
        mix=options["mix"],
        guides=options["guides"],
        corner=options["corner"],
        thickness=0.3 if thickness is None else thickness,
        since=None if last is None else last.cards,
    )
    # If cards or joined maps are named, print only those.
    kinds = tuple(one_of("kind", word, (*KINDS, *EXTRA_KINDS)) for word in words_of(only)) or (
        ("cards",) if wanted_cards else ("maps",) if join else KINDS
    )
    formats = FORMATS[one_of("format", what, FORMATS)]
    if (sight or heat) and "svg" not in formats:
        option = "--sight" if sight else "--heat"
        raise Failure("svg-only", f"{option} works only for SVG maps; run `fragkit build svg`")
    no_cards = "cards" not in kinds or what == "svg"
    no_counters = "counters" not in kinds or "pdf" not in formats
    idle = {
        "join prints only maps; leave out the other kinds": join and kinds != ("maps",),
        **{f"{o} has no effect: no cards are printed": given and no_cards for o, given in typed},
        "thickness works only for boxes; add `--only boxes`": thickness and "boxes" not in kinds,
        "counters has no effect: no counters are printed": counters and no_counters,
    }
    for fault, is_idle in idle.items():
        if is_idle:
            raise Failure("idle-option", f"--{fault}")
    library, packs, problems = load(words_of(pack))
    library = translate_library(options["lang"], library, problems)
    if wanted_cards:
        packs = packs_with_cards(wanted_cards, library, packs)
    if counters:
        settings = replace(settings, counters=counter_numbers(words_of(counters), library, packs))
    if join:
        board = joined_board(join)
        settings = replace(settings, joined=board)
        packs = (owner_of(board, library, packs),)
    request = press.Request(
        formats=formats,  # type: ignore[arg-type]  # from the table above
        packs=packs,
        kinds=tuple(k for k in (*KINDS, *EXTRA_KINDS) if k in kinds),
        settings=settings,
        out=out,
    )
    stop_at_errors(problems, as_json)
    line = ProgressLine(enabled=not as_json)
    try:
        with line:
            line.part(0.0, 0.5)
            drawn = press.draw(request, library, problems, line.show)
            if problems.has_errors:
                line.clear()
                stop_at_errors(problems, as_json)
            if sight and not any("-sight-" in drawing.name for drawing in drawn.drawings):
                raise Failure("no-square", f"--sight {sight}: {why_not_shaded(problems)}")
            line.part(0.5, 0.5)
            outputs = []
            if last is not None:
                rendered = press.render(drawn, line.show)
                outputs = press.leave_unchanged(drawn, rendered, last.files)
            if dry_run or not (drawn.documents or drawn.drawings):
                line.clear()
                print_outcome(drawn, False, out, settings, begun, as_json)
                return
            done = press.write(drawn, outputs or press.render(drawn, line.show), out)
    except CannotLayOut as refusal:
        raise Failure("no-layout", str(refusal)) from refusal
    if isinstance(done, OutputFailure):
        raise Failure(done.code, done.message)
    if not as_json:
        print_warnings(problems, library)
    print_outcome(drawn, True, out, settings, begun, as_json)


def why_not_shaded(problems: Problems) -> str:
    """Return why `--sight` shades no map: the reason for the first map, and the number of others."""
    reasons = [
        str(d.message).partition(": ")[2] for d in problems.sorted() if d.code == "map-no-sight"
    ]
    if not reasons:
        return "no map is drawn"
    others = len(reasons) - 1
    return reasons[0] + (f"; nor is it on {others} other map{'s' * (others > 1)}" if others else "")


# -- what was asked for ----------------------------------------------------------------------


def packs_with_cards(
    cards: tuple[str, ...], library: Library, packs: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the packs that have one of the cards. Fail if a card is in none of them."""
    searched = [p for p in library.packs if not packs or p.id in packs]
    known = {id for p in searched for id in p.cards}
    for card in cards:
        one_of("card", card, sorted(known))
    return tuple(p.id for p in searched if not p.cards.keys().isdisjoint(cards))


MOST_COUNTERS = 500


def counter_numbers(
    words: Iterable[str], library: Library, packs: tuple[str, ...]
) -> dict[str, int]:
    """Parse words such as `barrel=25`, for the kinds of counters that these packs have."""
    known = {
        row.kind for p in library.packs if not packs or p.id in packs for row in p.file.counters
    }
    found: dict[str, int] = {}
    for word in words:
        kind, _, number = word.partition("=")
        one_of("kind of counter", kind, sorted(known))
        if not number.isdecimal() or not 1 <= int(number) <= MOST_COUNTERS:
            text = (
                f"`{word}` is not a number of counters; type `{kind}=25` (at most {MOST_COUNTERS})"
            )
            raise Failure("bad-count", text)
        found[kind] = int(number)
    return found


def joined_board(text: str) -> Board:
    board = open_board(text)
    if len(board.maps) < 2:
        raise Failure("one-map", f"--join needs two or more maps: `{text}+…`")
    return board


def owner_of(board: Board, library: Library, packs: tuple[str, ...]) -> str:
    """Return the pack under whose name joined maps are printed: the last one that has one of the
    maps. Expansions come after the packs that they extend."""
    from fragkit.load.typed_yaml.files import real

    files = {real(Path(here.where.span.file)) for here in board.maps}
    searched = [p for p in library.packs if not packs or p.id in packs]
    owners = [p.id for p in searched if any(real(path) in files for path in p.maps)]
    if not owners:
        raise Failure("not-theirs", f"none of these packs has the map `{board.id}`")
    return owners[-1]


def parse_offset(text: str) -> tuple[float, float]:
    try:
        x, y = (float(part) for part in text.split(","))
        if math.isnan(x) or math.isnan(y):
            raise ValueError
    except ValueError:
        raise Failure(
            "bad-offset", f"`{text}` is not an offset; type mm such as `0.5,-1`"
        ) from None
    if not (abs(x) <= 5 and abs(y) <= 5):
        raise Failure("bad-offset", f"an offset of `{text}` mm is too large; the limit is 5 mm")
    return x, y


# -- what came of it -------------------------------------------------------------------------


def file_lines(drawn: Drawn, out: Path) -> list[tuple[str, str]]:
    """Return each file, with notes on how to print it."""
    found = []
    for document in drawn.documents:
        pages = len(document.pages)
        about = f"{pages} page{'s' * (pages != 1)}" + ", both sides" * bool(document.duplex)
        found.append((str(out / "pdf" / f"{document.name}.pdf"), about))
    found += [(str(out / "svg" / f"{drawing.name}.svg"), "") for drawing in drawn.drawings]
    return found


def print_outcome(
    drawn: Drawn, written: bool, out: Path, settings: Settings, begun: float, as_json: bool
) -> None:
    """Print the files, the paper to load and the cuts."""
    if as_json:
        outcome = {
            "files": [name for name, _ in file_lines(drawn, out)] if written else [],
            "sheets": drawn.sheets,
            "cuts": drawn.cuts,
            "skipped": drawn.skipped,
        }
        typer.echo(json.dumps(outcome, indent=2, ensure_ascii=False))
        return
    for name, about in file_lines(drawn, out):
        if len(name) + 2 + len(about) <= shutil.get_terminal_size().columns:
            typer.echo(f"{name}  {about}".rstrip())
        else:
            typer.echo(f"{name}\n  {about}")
    for skipped in drawn.skipped:
        typer.echo(f"{skipped}, skipped")
    if not (drawn.documents or drawn.drawings):
        typer.echo("nothing to print")
        return
    for paper, sheets in drawn.sheets.items():
        typer.echo(f"paper: {sheets} sheet{'s' * (sheets != 1)} of {paper or 'paper'}")
    if drawn.documents:
        # Maps have no backs, even if `--backs` is given for cards.
        one_sided = settings.duplex and not any(d.duplex for d in drawn.documents)
        typer.echo(f"print: 100 %, {FLIPS['none' if one_sided else settings.backs]}")
    if drawn.cuts:
        typer.echo(f"cuts: {drawn.cuts}")
    seconds = time.perf_counter() - begun
    typer.echo(f"done in {seconds:.1f} s" if written else "dry run: nothing was written")


FLIPS = {
    "long-edge": "both sides, long edge",
    "short-edge": "both sides, short edge",
    "gutterfold": "one side, fold, glue",
    "separate": "all fronts, then all backs",
    "none": "one side",
}
