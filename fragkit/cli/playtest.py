"""`fragkit playtest`: is it fair? Many games of keen players answer."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli import id_completion
from fragkit.cli.arguments import HOUSE, JSON, is_path
from fragkit.cli.command import Failure, new_app
from fragkit.cli.lang_option import LANG, translate_library

if TYPE_CHECKING:
    from fragkit.lab.playtest import Block, Plan
    from fragkit.model.pack import Library
    from fragkit.referee.setup.game_setup import OpenedGame

app = new_app()

KINDS = ("fighter", "card", "map")
DEFAULT_MAP = "foundry"
FEWEST, MOST = 2, 6  # players


@app.command()
def playtest(
    what: str = typer.Argument(
        "",
        metavar="[PACK | fighter | card | map]",
        help="A pack (default: yours), or a kind.",
        autocompletion=id_completion.playtest_subjects,
    ),
    id: str = typer.Argument(
        "",
        metavar="[ID]",
        help="The fighter, card or map.",
        autocompletion=id_completion.playtest_ids,
    ),
    against: str = typer.Option(
        "",
        "--against",
        metavar="ID,…",
        help="Other fighters (default: all in play).",
        autocompletion=id_completion.fighters,
    ),
    map: str = typer.Option(
        "",
        "--map",
        metavar="MAP,…",
        help="Maps (default: foundry).",
        autocompletion=id_completion.maps,
    ),
    players: int = typer.Option(4, "--players", help="Number of players, 2 to 6."),
    pack: list[str] = typer.Option(
        [], "--pack", help="Packs in play.", autocompletion=id_completion.packs
    ),
    variant: list[str] = typer.Option([], "--variant", help="Variants in play."),
    house: list[str] = HOUSE,
    minutes: float | None = typer.Option(None, "--minutes", help="Time to play (default: 1)."),
    games: int | None = typer.Option(
        None, "--games", help="Number of games instead; rounded up to swap all seats."
    ),
    seed: int = typer.Option(1, "--seed", help="Another seed means other luck."),
    workers: int | None = typer.Option(
        None, "--workers", help="Number of processes (default: one for each core)."
    ),
    strict: bool = typer.Option(False, "--strict", help="Exit 1 if something is clearly unfair."),
    lang: str = LANG,
    as_json: bool = JSON,
) -> None:
    """Play many games and report who wins too often.

    Keen players play; every line-up plays from each seat with the same luck. Press Ctrl-C to end
    early with the report so far. With --games, the same seed gives the same report.

    Example: fragkit playtest fighter zoe-mph --games 200
    """
    from fragkit.diagnostics import Problems
    from fragkit.lab.playtest_report import report
    from fragkit.language import translate
    from fragkit.term.style import style_of

    _check_numbers(players, minutes, games, workers)
    plan, library = _plan(what, id, against, map, players, pack, variant, house, seed)
    if not as_json:
        translate_library(lang, library, Problems())
    blocks = _play(plan, minutes, games, workers or os.cpu_count() or 1, not as_json)
    found = report(plan, blocks)
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        style = style_of()
        for verdict in found.verdicts:
            for line in style.wrap(verdict.sentence, hang="  "):
                typer.echo(line)
        typer.echo("")
        for note in found.notes:
            for line in style.wrap(translate(note), hang="  "):
                typer.echo(line)
    if strict and found.is_unfair:
        raise typer.Exit(1)


def _check_numbers(
    players: int, minutes: float | None, games: int | None, workers: int | None
) -> None:
    if not FEWEST <= players <= MOST:
        raise Failure("usage", f"--players takes {FEWEST} to {MOST}, not {players}")
    if minutes is not None and games is not None:
        raise Failure("usage", "choose either --minutes or --games")
    if minutes is not None and not 0 < minutes < 100_000:
        raise Failure("usage", "--minutes takes a number above 0")
    if games is not None and games < 1:
        raise Failure("usage", "--games takes 1 or more")
    if workers is not None and workers < 1:
        raise Failure("usage", "--workers takes 1 or more")


# -- the plan ------------------------------------------------------------------------------------


def _plan(
    what: str, id: str, against: str, map: str, players: int, packs: list[str],
    variants: list[str], houses: list[str], seed: int,
) -> tuple[Plan, Library]:  # fmt: skip
    """Return what is played, and the content in play; fail at bad input."""
    from fragkit.lab.playtest import Plan, seated
    from fragkit.language import translate
    from fragkit.rules.flow.setup_checks import setup_problem

    kind = what if what in KINDS else "pack"
    if kind != "pack" and not id:
        raise Failure("usage", f"name a {kind}: fragkit playtest {kind} ID")
    if kind == "pack" and id:
        raise Failure("usage", f"`{what}` is not a kind; choose fighter, card or map")
    if against and kind != "fighter":
        raise Failure("usage", "--against needs a fighter: fragkit playtest fighter ID")
    if kind == "map" and map:
        raise Failure("usage", "name the map once: fragkit playtest map ID, without --map")
    packs = [p.strip() for word in packs for p in word.split(",") if p.strip()]
    if kind in ("fighter", "card"):
        id, packs = _found(kind, id, packs)
    elif kind == "pack" and what:
        packs = [what, *packs]
    wanted = [id] if kind == "map" else [m.strip() for m in map.split(",") if m.strip()]
    if not wanted:
        wanted = (_maps_of(what) if kind == "pack" else []) or [DEFAULT_MAP]
    opened = [_opened(name, players, packs, variants, houses) for name in wanted]
    library = opened[0].library
    if any(module.has_teams for one in opened for module in one.setup.modules):
        raise Failure("game-setup", "team games can't be playtested; leave out the variant")
    able = tuple(sheet.id for sheet in library.fighters.values() if sheet.role is None)
    others: tuple[str, ...] = ()
    if kind == "fighter":
        if id not in able:
            raise Failure("game-setup", f"`{id}` is a boss or a minion and can't play alone")
        others = _opponents(id, against, able)
        if len(others) < players - 1:
            few = f"{players} players need {players - 1} other fighters, not {len(others)}"
            raise Failure("game-setup", f"{few}; choose fewer --players or more fighters")
    elif kind == "pack" and len(able) >= players:
        others = able
    setups = tuple(replace(one.setup, players=()) for one in opened)
    for setup in setups:
        for other in ((id, *others) if kind == "fighter" else others) or ("",):
            rest = [o for o in (id, *others) if o != other and o in able]
            lineup = (other, *rest[: players - 1]) if other else ()
            if (problem := setup_problem(seated(setup, lineup, players))) is not None:
                raise Failure("game-setup", translate(problem.text))
    return Plan(kind, setups, players, seed, id, others), library  # type: ignore[arg-type]  # one of four words


def _found(kind: str, argument: str, packs: list[str]) -> tuple[str, list[str]]:
    """Return the id that is meant, and the packs in play: by default the one that has it."""
    from fragkit.cli.find_content import load_content, pick
    from fragkit.load.packs.known_packs import built_in_folders

    library = load_content(argument if is_path(argument) else "", packs=packs)
    known = library.fighters if kind == "fighter" else library.cards
    found = pick(kind, argument, dict(known))
    if len(found) > 1:
        raise Failure("usage", f"`{argument}` has {len(found)} {kind}s: name one by its id")
    id: str = found[0].id  # type: ignore[attr-defined]  # both have one
    if packs:
        return id, packs
    home = next(
        p for p in reversed(library.packs) if id in (p.fighters if kind == "fighter" else p.cards)
    )
    if not (home.folder / "pack.yaml").is_file():
        raise Failure("game-setup", f"`{argument}` is in no pack: put it into one to playtest it")
    is_shipped = any(home.folder.samefile(folder) for folder in built_in_folders())
    return id, [home.id if is_shipped else str(home.folder.resolve())]


def _maps_of(pack: str) -> list[str]:
    """Return the pack's own maps."""
    from fragkit.cli.find_content import folder_of
    from fragkit.load.packs.known_packs import pack_root

    if not pack and pack_root(Path.cwd()) is None:
        return []
    return sorted(str(file.resolve()) for file in (folder_of(pack) / "maps").glob("*.yaml"))


def _opponents(id: str, against: str, able: tuple[str, ...]) -> tuple[str, ...]:
    from fragkit.diagnostics import did_you_mean

    if not against:
        return tuple(other for other in able if other != id)
    chosen = tuple(dict.fromkeys(word.strip() for word in against.split(",") if word.strip()))
    for other in chosen:
        if other not in able:
            help = did_you_mean(other, able)
            raise Failure(
                "unknown-id", f"there is no fighter `{other}`" + (f"; {help}" if help else "")
            )
    return tuple(other for other in chosen if other != id)


def _opened(
    map: str, players: int, packs: list[str], variants: list[str], houses: list[str]
) -> OpenedGame:
    """Set a game up as the referee does, without a record."""
    from fragkit.lab.base_game import NAMES
    from fragkit.language import translate
    from fragkit.referee.record.record_text import HeaderDraft
    from fragkit.referee.setup.game_setup import open_game
    from fragkit.referee.setup.packs_and_maps import OpenProblem, pack_here

    draft = HeaderDraft()
    draft.add("pack", *(packs or [pack_here()]))
    draft.add("map", map)
    draft.add("player", *(f"{name} 3/2/2" for name in NAMES[:players]))
    draft.add("variant", *(v.strip() for word in variants for v in word.split(",") if v.strip()))
    draft.add("house", *houses)
    draft.add("cards", "dealt")
    opened = open_game(draft.done(), Path.cwd(), "--house")
    if isinstance(opened, OpenProblem):
        raise Failure("game-setup", translate(opened.message))
    return opened


# -- playing -------------------------------------------------------------------------------------


def _play(
    plan: Plan, minutes: float | None, games: int | None, workers: int, shows: bool
) -> list[Block]:
    """Return the blocks played until the end, or until Ctrl-C."""
    from fragkit.lab.playtest import play_blocks

    end = time.monotonic() + 60 * (minutes if minutes is not None else 1)
    blocks = None if games is None else -(-games // plan.games_in_block)
    shows = shows and sys.stderr.isatty()
    played: list[Block] = []
    executor = _executor(workers)
    try:
        for block in play_blocks(
            plan,
            executor,
            blocks,
            lambda: games is None and time.monotonic() > end,
            ahead=2 * workers if workers > 1 else 1,
        ):
            played.append(block)
            if shows:
                count = sum(len(one.games) for one in played)
                typer.echo(f"\r{count} games … (Ctrl-C for the report)", err=True, nl=False)
    except KeyboardInterrupt:
        if not played:
            raise
    except BrokenExecutor:
        raise Failure(
            "system", "a worker process was ended from outside; try --workers 1"
        ) from None
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        if shows:
            typer.echo("\r" + " " * 40 + "\r", err=True, nl=False)
    return played


def _executor(workers: int) -> Executor:
    """Return worker processes; none for a single worker, or where a phone has no processes."""
    from fragkit.lab.playtest import InTurn

    if workers == 1:
        return InTurn()
    try:
        from concurrent.futures import ProcessPoolExecutor

        return ProcessPoolExecutor(workers, initializer=_leave_interrupts_alone)
    except (ImportError, NotImplementedError, OSError):
        return InTurn()


def _leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process in the terminal: only the first one answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
