"""`fragkit build`: packs to files that a home printer and a pair of scissors can use."""

from __future__ import annotations

import contextlib
import gc
import json
import math
import shutil
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli.app import new_app
from fragkit.cli.boards import is_path, open_board
from fragkit.cli.failure import Failure
from fragkit.cli.progress import ProgressLine
from fragkit.cli.speaking import LANG, in_language
from fragkit.diagnostics import Diagnostic, Problems, did_you_mean, render

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fragkit.board.board import Board
    from fragkit.model.pack import Library
    from fragkit.press.build import Drawn
    from fragkit.press.kinds import Settings

app = new_app()

FORMATS = {"pdf": ("pdf",), "svg": ("svg",), "all": ("pdf", "svg")}


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """One short run that keeps what it makes: looking for cycles would be a seventh of it."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


@app.command()
@uncollected()
def build(
    what: str = typer.Argument("pdf", metavar="[pdf|svg|all]", help="What to write."),
    pack: str = typer.Option(
        "", "--pack", help="Packs by id or path, with commas; else the one that you are in, or all."
    ),
    only: str = typer.Option(
        "",
        "--only",
        help="Kinds, with commas: cards, sheets, counters, standees, maps, reference, calibration; "
        "boxes only when named.",
    ),
    paper: str = typer.Option("a4", "--paper", help="a4, letter or a3."),
    backs: str = typer.Option(
        "long-edge", "--backs", help="long-edge, short-edge, gutterfold, separate or none."
    ),
    layout: str = typer.Option("", "--layout", help="Cards: nine-up (edge-to-edge) or spaced."),
    size: str = typer.Option(
        "poker", "--size", help="Cards: poker, us-poker, bridge, mini, tarot or square."
    ),
    ink: str = typer.Option("full", "--ink", help="full, or low: outlines only."),
    offset: str = typer.Option(
        "0,0",
        "--offset",
        metavar="X,Y",
        help="Move backs by so many mm; see the calibration sheet.",
    ),
    players: int = typer.Option(None, "--players", min=1, max=100, help="Record sheets to print."),
    poster: bool = typer.Option(False, "--poster", help="Each map on a single page of its size."),
    join: str = typer.Option(
        "", "--join", metavar="MAP+MAP", help="Maps laid together as one, and nothing else."
    ),
    counters: str = typer.Option(
        "", "--counters", metavar="KIND=N,…", help="So many of a counter: barrel=25."
    ),
    sight: str = typer.Option("", "--sight", metavar="SQUARE", help="SVG: shade what it sees."),
    heat: bool = typer.Option(False, "--heat", help="SVG: shade squares by how many see them."),
    cards: str = typer.Option("", "--cards", metavar="ID,…", help="Only these cards."),
    mix: bool = typer.Option(False, "--mix", help="Decks share sheets."),
    changed_since: Path = typer.Option(
        None, "--changed-since", metavar="MANIFEST", help="Only what changed since that build."
    ),
    guides: bool = typer.Option(False, "--guides", help="Hairlines between cards, for scissors."),
    corner: float = typer.Option(
        0.0, "--corner", min=0, max=10, help="Lines that round the cards' corners by so many mm."
    ),
    thickness: float = typer.Option(
        None, "--thickness", min=0.1, max=2, help="Boxes: mm of one card; 0.3 if not said."
    ),
    template: list[Path] = typer.Option(
        None, "--template", help="A face template, or a folder of them; replaces by id."
    ),
    lang: str = LANG,
    out: Path = typer.Option(Path("build"), "--out", help="Folder to write to."),
    dry_run: bool = typer.Option(False, "--dry-run", help="Tell the paper count; write nothing."),
    as_json: bool = typer.Option(False, "--json", help="The outcome as JSON."),
) -> None:
    """Print packs: cards, record sheets, counters, standees, maps, reference, calibration.

    Exits 0 when done, 1 when content has problems (nothing is written then).

    Example: fragkit build pdf --pack base --paper letter
    """
    from fragkit.press import build as press
    from fragkit.press.faces.sizes import SIZES
    from fragkit.press.kinds import EXTRA_KINDS, KINDS, CannotLayOut, Settings
    from fragkit.press.output import OutputFailure
    from fragkit.press.paper import BACK_MODES, PAPERS
    from fragkit.press.prints import BadManifest, read_manifest

    begun = time.perf_counter()
    try:
        last = None if changed_since is None else read_manifest(changed_since)
    except BadManifest as bad:
        raise Failure("bad-manifest", str(bad)) from bad
    wanted_cards = tuple(words_of(cards))
    settings = Settings(
        paper=one_of("paper", paper, PAPERS),  # type: ignore[arg-type]  # just looked up
        backs=one_of("way of printing backs", backs, BACK_MODES),  # type: ignore[arg-type]  # one_of answers with one of those it was given
        layout=layout,
        ink=one_of("ink", ink, ("full", "low")),  # type: ignore[arg-type]  # one_of answers with one of those it was given
        offset=parse_offset(offset),
        players=players,
        poster=poster,
        sight=sight,
        heat=heat,
        templates=tuple(existing(template or ())),
        size=one_of("card size", size, SIZES),
        cards=wanted_cards,
        mix=mix,
        guides=guides,
        corner=corner,
        thickness=0.3 if thickness is None else thickness,
        since=None if last is None else last.cards,
    )
    # Whoever names cards wants nothing else.
    kinds = tuple(one_of("kind", word, (*KINDS, *EXTRA_KINDS)) for word in words_of(only)) or (
        ("cards",) if wanted_cards else ("maps",) if join else KINDS
    )
    if join and kinds != ("maps",):
        raise Failure("idle-option", "--join is about maps, and prints nothing else")
    if "cards" not in kinds or what == "svg":
        for option, said in (
            ("cards", cards),
            ("mix", mix),
            ("guides", guides),
            ("corner", corner),
        ):
            if said:
                raise Failure("idle-option", f"--{option} is about cards, and none are printed")
    formats = FORMATS[one_of("format", what, FORMATS)]
    if (sight or heat) and "svg" not in formats:
        option = "--sight" if sight else "--heat"
        raise Failure("svg-only", f"{option} shades SVG maps; say `fragkit build svg`")
    if thickness is not None and "boxes" not in kinds:
        raise Failure("idle-option", "--thickness is about boxes; say `--only boxes`")
    library, packs, problems = load(words_of(pack))
    library = in_language(lang, library, problems)
    if wanted_cards:
        packs = holding(wanted_cards, library, packs)
    if counters:
        if "counters" not in kinds or "pdf" not in formats:
            raise Failure("idle-option", "--counters is about counters, and none are printed")
        settings = replace(settings, counters=counted(words_of(counters), library, packs))
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
                raise Failure("no-square", f"--sight {sight}: {blind(problems)}")
            line.part(0.5, 0.5)
            outputs = []
            if last is not None:
                rendered = press.render(drawn, line.show)
                outputs = press.leave_unchanged(drawn, rendered, last.files)
            if dry_run or not (drawn.documents or drawn.drawings):
                line.clear()
                tell(drawn, False, out, settings, begun, as_json)
                return
            done = press.write(drawn, outputs or press.render(drawn, line.show), out)
    except CannotLayOut as refusal:
        raise Failure("no-layout", str(refusal)) from refusal
    if isinstance(done, OutputFailure):
        if done.code == "disk-full":
            raise Failure("disk-full", done.message)
        raise Failure("unwritable", done.message)
    for warning in problems.sorted():
        if not as_json:
            typer.echo(render(warning, source_of(warning)), err=True)
    tell(drawn, True, out, settings, begun, as_json)


def blind(problems: Problems) -> str:
    """Why no map is shaded by `--sight`: the reason of the first one, and which others."""
    told = [d.message.partition(": ")[2] for d in problems.sorted() if d.code == "map-no-sight"]
    if not told:
        return "no map is drawn"
    others = len(told) - 1
    return told[0] + (f"; nor is it on {others} other map{'s' * (others > 1)}" if others else "")


# -- what was asked for ----------------------------------------------------------------------


def words_of(text: str) -> list[str]:
    words = [word.strip() for word in text.split(",") if word.strip()]
    if text and not words:
        raise Failure("unknown-choice", f"`{text}` names nothing")
    return words


def one_of(what: str, word: str, known: Iterable[str]) -> str:
    listed = list(known)
    if word in listed:
        return word
    help = did_you_mean(word, listed)
    raise Failure("unknown-choice", f"there is no {what} `{word}`" + (f"; {help}" if help else ""))


def holding(cards: tuple[str, ...], library: Library, packs: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the packs that have one of the cards; each card must be in some."""
    searched = [p for p in library.packs if not packs or p.id in packs]
    known = {id for p in searched for id in p.cards}
    for card in cards:
        one_of("card", card, sorted(known))
    return tuple(p.id for p in searched if not p.cards.keys().isdisjoint(cards))


MOST_COUNTERS = 500


def counted(words: Iterable[str], library: Library, packs: tuple[str, ...]) -> dict[str, int]:
    """`barrel=25` of the kinds that these packs have."""
    known = {
        row.kind for p in library.packs if not packs or p.id in packs for row in p.file.counters
    }
    found: dict[str, int] = {}
    for word in words:
        kind, _, number = word.partition("=")
        one_of("kind of counter", kind, sorted(known))
        if not number.isdecimal() or not 1 <= int(number) <= MOST_COUNTERS:
            text = f"`{word}`: say how many, `{kind}=25`, {MOST_COUNTERS} at most"
            raise Failure("bad-count", text)
        found[kind] = int(number)
    return found


def joined_board(text: str) -> Board:
    board = open_board(text)
    if len(board.maps) < 2:
        raise Failure("one-map", f"--join takes two maps or more: `{text}+…`")
    return board


def owner_of(board: Board, library: Library, packs: tuple[str, ...]) -> str:
    """The pack under whose name joined maps are printed: the last one that has a map of them, as
    expansions come behind what they build on."""
    files = {Path(here.where.span.file).resolve() for here in board.maps}
    searched = [p for p in library.packs if not packs or p.id in packs]
    owners = [p.id for p in searched if any(path.resolve() in files for path in p.maps)]
    if not owners:
        raise Failure("not-theirs", f"none of these packs has a map of `{board.id}`")
    return owners[-1]


def parse_offset(text: str) -> tuple[float, float]:
    try:
        x, y = (float(part) for part in text.split(","))
        if math.isnan(x) or math.isnan(y):
            raise ValueError
    except ValueError:
        raise Failure("bad-offset", f"`{text}` is no offset; write mm such as `0.5,-1`") from None
    if not (abs(x) <= 5 and abs(y) <= 5):
        raise Failure(
            "bad-offset", f"an offset of `{text}` mm is more than a printer drifts (5 mm)"
        )
    return x, y


def existing(paths: Iterable[Path]) -> list[Path]:
    for path in paths:
        if not path.exists():
            raise Failure("no-such-file", f"there is no file or folder `{path}`")
    return list(paths)


def load(names: list[str]) -> tuple[Library, tuple[str, ...], Problems]:
    """The library, the ids of the packs asked for, and the problems that concern them."""
    from fragkit.load.packs.known_packs import built_in_folders, known_folders, pack_root
    from fragkit.load.packs.library import IMPLICIT, foundations, load_library

    problems = Problems()
    folders = known_folders(Path.cwd(), problems)
    home = pack_root(Path.cwd())
    if not names and home is not None:
        names = [str(home)]  # who is inside a pack means it
    paths = {name: Path(name) for name in names if is_path(name)}
    existing(paths.values())
    folders += [path for path in paths.values() if path.is_dir()]
    loose = [path for path in paths.values() if not path.is_dir()]
    wanted = {IMPLICIT if p in loose else p for p in paths.values()} | (set(names) - paths.keys())
    before = len(problems.found)
    library = load_library(problems, folders, loose, only=wanted)
    if any(library.pack(name) is None for name in names if name not in paths):
        del problems.found[before:]  # once more, with all that could have been meant
        library = load_library(problems, folders, loose)
    by_folder = {pack.folder.resolve(): pack.id for pack in library.packs}
    ids: list[str] = []
    for name in names:
        path = paths.get(name)
        id = name if path is None else by_folder.get(path.resolve()) if path.is_dir() else IMPLICIT
        if id is not None and library.pack(id) is not None:
            ids.append(id)
        elif path is None and Path(name, "pack.yaml").is_file():
            raise Failure("unknown-choice", f"there is no pack `{name}`; the folder is `./{name}`")
        elif path is None and not problems.has_errors:
            one_of("pack", name, [pack.id for pack in library.packs])
    chosen = tuple(dict.fromkeys(ids))
    if names and len(chosen) == len(set(names)):
        # Another pack's mistakes need not keep this one from being printed.
        below = {
            f for id in chosen if (p := library.pack(id)) for f in foundations(p.file, library)
        }
        used = {p.folder.resolve() for p in library.packs if p.id in (*chosen, *below)}
        apart = [f for f in (*built_in_folders(), *folders) if f.resolve() not in used]
        problems.found = [
            d for d in problems.found if not any(_lies_in(d.span.file, f) for f in apart)
        ]
    return library, chosen, problems


def _lies_in(file: str, folder: Path) -> bool:
    return folder != Path() and Path(file).resolve().is_relative_to(folder.resolve())


# -- what came of it -------------------------------------------------------------------------


def source_of(diagnostic: Diagnostic) -> str | None:
    try:
        return Path(diagnostic.span.file).read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return None


def stop_at_errors(problems: Problems, as_json: bool) -> None:
    if not problems.has_errors:
        return
    found = problems.sorted()
    if as_json:
        typer.echo(json.dumps([d.as_json() for d in found], indent=2, ensure_ascii=False))
    else:
        for diagnostic in found:
            typer.echo(render(diagnostic, source_of(diagnostic)) + "\n")
        errors = sum(d.severity == "error" for d in found)
        typer.echo(f"{errors} error{'s' * (errors != 1)}: nothing was written")
    raise typer.Exit(1)


def lines_of(drawn: Drawn, out: Path) -> list[tuple[str, str]]:
    """Each file with what to know about it at the printer."""
    found = []
    for document in drawn.documents:
        pages = len(document.pages)
        about = f"{pages} page{'s' * (pages != 1)}" + ", both sides" * bool(document.duplex)
        found.append((str(out / "pdf" / f"{document.name}.pdf"), about))
    found += [(str(out / "svg" / f"{drawing.name}.svg"), "") for drawing in drawn.drawings]
    return found


def tell(
    drawn: Drawn, written: bool, out: Path, settings: Settings, begun: float, as_json: bool
) -> None:
    """Files, paper to load, cuts."""
    if as_json:
        outcome = {
            "files": [name for name, _ in lines_of(drawn, out)] if written else [],
            "sheets": drawn.sheets,
            "cuts": drawn.cuts,
            "skipped": drawn.skipped,
        }
        typer.echo(json.dumps(outcome, indent=2, ensure_ascii=False))
        return
    for name, about in lines_of(drawn, out):
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
        # Maps have no backs, whatever was said about those of cards.
        one_sided = settings.duplex and not any(d.duplex for d in drawn.documents)
        typer.echo(f"print: 100 %, {FLIPS['none' if one_sided else settings.backs]}")
    if drawn.cuts:
        typer.echo(f"cuts: {drawn.cuts}")
    seconds = time.perf_counter() - begun
    typer.echo(f"done in {seconds:.1f} s" if written else "nothing was written: a dry run")


FLIPS = {
    "long-edge": "both sides, long edge",
    "short-edge": "both sides, short edge",
    "gutterfold": "one side, fold, glue",
    "separate": "all fronts, then all backs",
    "none": "one side",
}
