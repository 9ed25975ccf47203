"""`fragkit playtest`: play many games with keen players to find out what is unfair."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from fragkit.cli import id_completion
from fragkit.cli.arguments import HOUSE, JSON, is_path
from fragkit.cli.command import Failure, new_app, no_such
from fragkit.cli.lang_option import LANG, translate_library, wanted_code

if TYPE_CHECKING:
    from fragkit.lab.playtest import Block, Plan
    from fragkit.lab.playtest_report import Evenings, Report
    from fragkit.lab.tally import Tally
    from fragkit.model.pack import Library
    from fragkit.referee.setup.game_setup import OpenedGame

app = new_app()

KINDS = ("fighter", "card", "map")
DEFAULT_MAP = "foundry"
FEWEST, MOST = 2, 6  # players
BAR = 10  # columns of the progress bar


@app.command()
def playtest(
    what: str = typer.Argument(
        "",
        metavar="[PACK | fighter | card | map]",
        help="A pack (default: yours), or what to test: fighter, card or map.",
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
    players: str = typer.Option(
        "4",
        "--players",
        metavar="N",
        help="Number of players, 2 to 6; `2-6` plays every number in turn.",
    ),
    pack: list[str] = typer.Option(
        [], "--pack", help="Packs in play.", autocompletion=id_completion.packs
    ),
    variant: list[str] = typer.Option([], "--variant", help="Variants in play."),
    house: list[str] = HOUSE,
    minutes: float | None = typer.Option(
        None,
        "--minutes",
        help="Minutes to play at most (default: 1); stops earlier when the result is clear.",
    ),
    games: int | None = typer.Option(
        None,
        "--games",
        help="Number of games, instead of --minutes; rounded up so that players swap seats equally often.",
    ),
    seed: int = typer.Option(1, "--seed", help="Random seed: the same seed plays the same games."),
    workers: int | None = typer.Option(
        None, "--workers", help="Number of processes (default: one for each core)."
    ),
    on: str = typer.Option(
        "", "--on", metavar="tcp://HOST:PORT", help="Play on a Dask cluster instead."
    ),
    evenings: Path | None = typer.Option(
        None,
        "--evenings",
        metavar="DIR",
        help="Compare with your own games: a folder of .frag files.",
    ),
    outside: bool = typer.Option(
        False, "--outside", help="With --evenings: also read maps and packs outside that folder."
    ),
    resume: Path | None = typer.Option(
        None,
        "--resume",
        metavar="FILE",
        help="Save results in FILE; the next run continues from there.",
    ),
    page: Path | None = typer.Option(
        None, "--report", metavar="FILE.html", help="Write the report as a page with charts."
    ),
    strict: bool = typer.Option(False, "--strict", help="Exit 1 if something is clearly unfair."),
    lang: str = LANG,
    as_json: bool = JSON,
) -> None:
    """Play many games and report who wins too often.

    Simulated keen players play every line-up from each seat with the same luck. Press Ctrl-C to end
    early with the report so far. With --games, the same seed gives the same report.

    Example: fragkit playtest fighter zoe-mph --games 200
    """
    from fragkit.diagnostics import Problems
    from fragkit.lab.playtest_report import report

    numbers = _players(players)
    _check_numbers(minutes, games, workers, on)
    if page is not None:
        # Fail now rather than after the last game.
        if page.suffix.lower() not in (".html", ".htm"):
            raise Failure("usage", f"--report writes a page: name it `{page.stem}.html`")
        if page.is_dir() or not page.parent.is_dir():
            raise Failure("usage", f"there is no folder `{page.parent}` for `{page.name}`")
    if outside and evenings is None:
        raise Failure("usage", "--outside needs --evenings: it is about the records there")
    played = _evenings(evenings, outside) if evenings is not None else None
    plan, library = plan_playtest(what, id, against, map, numbers, pack, variant, house, seed)
    if not as_json or page is not None:
        translate_library(lang, library, Problems())
    run = Run(plan, minutes, games, workers or os.cpu_count() or 1, on, shows=not as_json)
    tally, stakes = run.play(resume)
    found = report(plan, tally, stakes, played, run.longer)
    if page is not None:
        from fragkit.load.typed_yaml.files import save
        from fragkit.preview.playtest_page import page_text

        text = page_text(plan, tally, found, library, wanted_code(lang) or "en")
        try:
            save(page, text.encode())
        except OSError as error:
            raise Failure(
                "system", f"can't write `{page}`: {(error.strerror or '').lower()}"
            ) from None
    if as_json:
        typer.echo(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _print(found)
    if strict and found.is_unfair:
        raise typer.Exit(1)


def _print(found: Report) -> None:
    """Print verdicts, tables and notes."""
    from fragkit.language import translate
    from fragkit.term.style import pad, style_of, text_width

    style = style_of()
    lines: list[str] = []
    for verdict in found.verdicts:
        lines += style.wrap(verdict.sentence, hang="  ")
    lines.append("")
    for note in found.basis:
        lines += style.wrap(note, hang="  ")
    for table in found.tables:
        rows = [[translate(cell) for cell in row] for row in (("", *table.head), *table.rows)]
        rows[0][0] = translate(table.title)
        wide = [max(text_width(cell) for cell in column) for column in zip(*rows, strict=True)]
        lines.append("")
        if sum(wide) + 2 * len(wide) - 2 > style.width:  # on a phone, one paragraph for each row
            lines.append(style.bold(rows[0][0]))
            for row in rows[1:]:
                cells = [f"{head} {cell}" for head, cell in zip(rows[0][1:], row[1:], strict=True)]
                lines += style.wrap(row[0])
                lines += style.wrap(", ".join(cells), indent="  ")
            continue
        for number, row in enumerate(rows):
            cells = [pad(row[0], wide[0])]
            cells += [" " * (w - text_width(c)) + c for c, w in zip(row[1:], wide[1:], strict=True)]
            line = "  ".join(cells).rstrip()
            lines.append(style.bold(line) if number == 0 else line)
    lines.append("")
    for note in found.notes:
        lines += style.wrap(note, hang="  ")
    typer.echo("\n".join(lines))


def _players(text: str) -> tuple[int, ...]:
    """Return the numbers of players that `4` or `2-6` stands for."""
    low, _, high = text.partition("-")
    if not (low.strip().isdecimal() and (high or low).strip().isdecimal()):
        raise Failure("usage", f"--players takes a number such as 4 or 2-6, not `{text}`")
    first, last = int(low), int(high or low)
    if not FEWEST <= first <= last <= MOST:
        raise Failure("usage", f"--players takes {FEWEST} to {MOST}, not {text}")
    return tuple(range(first, last + 1))


def _check_numbers(minutes: float | None, games: int | None, workers: int | None, on: str) -> None:
    if minutes is not None and games is not None:
        raise Failure("usage", "choose either --minutes or --games")
    if minutes is not None and not 0 < minutes < 100_000:
        raise Failure("usage", "--minutes takes a number above 0")
    if games is not None and games < 1:
        raise Failure("usage", "--games takes 1 or more")
    if workers is not None and workers < 1:
        raise Failure("usage", "--workers takes 1 or more")
    if on and workers is not None:
        raise Failure("usage", "choose either --workers or --on")
    if on and not on.startswith(("tcp://", "tls://", "ws://", "wss://")):
        raise Failure("usage", f"--on takes an address such as tcp://127.0.0.1:8786, not `{on}`")


def _evenings(folder: Path, outside: bool) -> Evenings:
    """Return the results of the records in a folder, after replaying them."""
    from fragkit.lab.playtest_report import Evenings
    from fragkit.language import translate
    from fragkit.referee.history.replay import replay_file
    from fragkit.referee.setup.packs_and_maps import OpenProblem

    records = sorted(folder.glob("*.frag")) if folder.is_dir() else []
    if not records:
        raise Failure("no-such-file", f"there are no records (*.frag) in `{folder}`")
    found = Evenings()
    for path in records:
        played = replay_file(path, outside)
        if isinstance(played, OpenProblem):
            raise Failure("game-record", translate(played.message))
        state = played.run.table.state
        winners = tuple(state.winners) if played.stuck is None and state.stage == "over" else ()
        found.add({p.name: p.fighter for p in played.run.setup.players}, winners)
    return found


# -- the plan ------------------------------------------------------------------------------------


def plan_playtest(
    what: str, id: str = "", against: str = "", map: str = "", players: tuple[int, ...] = (4,),
    packs: Iterable[str] = (), variants: Sequence[str] = (), houses: Sequence[str] = (),
    seed: int = 1,
) -> tuple[Plan, Library]:  # fmt: skip
    """Return the plan of the games, and the content in play. Fail at bad input."""
    from hashlib import sha256

    from fragkit.cli.content import folder_of
    from fragkit.lab.playtest import Plan, seated
    from fragkit.language import translate
    from fragkit.referee.setup.packs_and_maps import pack_hash
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
    packs = _listed(*packs)
    if kind in ("fighter", "card"):
        id, packs = _found(kind, id, packs)
    elif kind == "pack" and what:
        packs = [str(folder_of(what)) if Path(what).is_dir() else what, *packs]
    wanted = [id] if kind == "map" else _listed(map)
    if not wanted:
        wanted = (_maps_of(what) if kind == "pack" else []) or [DEFAULT_MAP]
    most = max(players)
    opened = [open_for_playtest(name, most, packs, variants, houses) for name in wanted]
    library = opened[0].library
    if any(module.has_teams for one in opened for module in one.setup.modules):
        raise Failure("game-setup", "team games can't be playtested; leave out the variant")
    able = tuple(sheet.id for sheet in library.fighters.values() if sheet.role is None)
    others: tuple[str, ...] = ()
    if kind == "fighter":
        others = _opponents(id, against, able, library, packs)
        if len(others) < most - 1:
            few = f"{most} players need {most - 1} other fighters, not {len(others)}"
            raise Failure("game-setup", f"{few}; choose fewer --players or more fighters")
    elif kind == "pack" and len(able) >= most:
        others = able
    setups = tuple(replace(one.setup, players=()) for one in opened)
    for setup in setups:
        for other in ((id, *others) if kind == "fighter" else others) or ("",):
            rest = [o for o in (id, *others) if o != other and o in able]
            lineup = (other, *rest[: most - 1]) if other else ()
            if (problem := setup_problem(seated(setup, lineup, most))) is not None:
                raise Failure("game-setup", translate(problem.text))
    # A hash of the content and options in play. Results of other games do not count.
    hashes = [pack_hash(pack.folder) for pack in opened[0].library.packs]
    maps = [one.map_hash for one in opened]
    ways = [entry for entry in opened[0].header.entries if entry[0] in ("variant", "house")]
    content = sha256(repr((hashes, maps, ways)).encode()).hexdigest()[:12]
    return Plan(kind, setups, players, seed, id, others, content), library  # type: ignore[arg-type]  # one of four words


def _listed(*texts: str) -> list[str]:
    """Split lists at commas."""
    return [word.strip() for text in texts for word in text.split(",") if word.strip()]


def _found(kind: str, argument: str, packs: list[str]) -> tuple[str, list[str]]:
    """Return the id, and the packs in play, which by default are the pack that contains it."""
    from fragkit.cli.content import load_content, pick
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
    from fragkit.cli.content import folder_of
    from fragkit.load.packs.known_packs import pack_root
    from fragkit.load.typed_yaml.files import real

    if not pack and pack_root(Path.cwd()) is None:
        return []
    return sorted(str(real(file)) for file in (folder_of(pack) / "maps").glob("*.yaml"))


def _opponents(
    id: str, against: str, able: tuple[str, ...], library: Library, packs: list[str]
) -> tuple[str, ...]:
    """Return the fighters that play against this one. Fail if one of them can't be in the game."""
    from fragkit.cli.content import load_content

    others = dict.fromkeys(_listed(against) or able)
    for one in (id, *others):
        if one in able:
            continue
        if one in library.fighters:
            raise Failure("game-setup", f"`{one}` is a boss or a minion and can't play alone")
        for pack in load_content("").packs:
            if one in pack.fighters:
                text = f"`{one}` is in the pack `{pack.id}`, which is not in play"
                raise Failure("game-setup", f"{text}; try --pack {','.join([*packs, pack.id])}")
        raise no_such("unknown-id", f"there is no fighter `{one}`", one, library.fighters)
    return tuple(other for other in others if other != id)


def open_for_playtest(
    map: str, players: int, packs: list[str], variants: Sequence[str], houses: Sequence[str]
) -> OpenedGame:
    """Set up a game as the referee does, but without a record."""
    from fragkit.lab.base_game import NAMES
    from fragkit.language import translate
    from fragkit.referee.record.record_text import HeaderDraft
    from fragkit.referee.setup.game_setup import open_game
    from fragkit.referee.setup.packs_and_maps import OpenProblem, pack_here

    draft = HeaderDraft()
    draft.add("pack", *(packs or [pack_here()]))
    draft.add("map", map)
    draft.add("player", *(f"{name} 3/2/2" for name in NAMES[:players]))
    draft.add("variant", *_listed(*variants))
    draft.add("house", *houses)
    draft.add("cards", "dealt")
    opened = open_game(draft.done(), Path.cwd(), "--house")
    if isinstance(opened, OpenProblem):
        raise Failure("game-setup", translate(opened.message))
    return opened


# -- playing -------------------------------------------------------------------------------------


class Run:
    """One run. It ends when there are enough games, the time is up, the result is certain, or
    somebody presses Ctrl-C."""

    def __init__(
        self, plan: Plan, minutes: float | None, games: int | None, workers: int, address: str,
        shows: bool,
    ) -> None:  # fmt: skip
        self.plan, self.workers, self.address = plan, workers, address
        self.minutes = (1.0 if minutes is None else minutes) if games is None else None
        self.blocks = plan.blocks_for(games) if games is not None else None
        # The option to type for more games.
        self.longer = (
            f"--games {4 * games}" if games is not None else f"--minutes {5 * (minutes or 1):g}"
        )
        self.shows = shows and sys.stderr.isatty()
        self.begun = time.monotonic()

    def play(self, resume: Path | None) -> tuple[Tally, float]:
        """Return the tally, and the number of questions that each question counts as. It is higher
        if the run could have ended early."""
        from fragkit.lab.playtest_report import tally_of, verdicts_on
        from fragkit.lab.statistics import AT_THE_END, look_after, stakes_of

        tally = tally_of(self.plan)
        try:
            for block in self._all_blocks(resume):
                tally.add(block)
                if self.shows:
                    self._show(tally)
                look = look_after(tally.blocks) if self.minutes is not None else 0
                if look:
                    verdicts = verdicts_on(self.plan, tally, stakes_of(look))
                    if all(one.verdict != "unsure" for one in verdicts):
                        return tally, stakes_of(look)
        except KeyboardInterrupt:
            if not tally.blocks:
                raise
        finally:
            if self.shows:
                typer.echo("\r" + " " * (BAR + 30) + "\r", err=True, nl=False)
        return tally, 1 if self.minutes is None else AT_THE_END

    def _all_blocks(self, resume: Path | None) -> Iterator[Block]:
        """Yield the blocks in the results file, then new ones, which are added to that file."""
        from fragkit.lab.playtest import OtherPlaytestError, ResultsFile

        if resume is None:
            yield from self._new_blocks(0)
            return
        file, known = ResultsFile(resume, self.plan), 0
        try:
            for block in file.blocks():
                if self.blocks is not None and known >= self.blocks:
                    return
                known += 1
                yield block
            for block in self._new_blocks(known):
                file.append(block)
                yield block
        except OtherPlaytestError:
            raise Failure(
                "usage", f"`{resume}` has the results of another playtest: name another file"
            ) from None
        except OSError as error:
            reason = (error.strerror or "").lower()
            raise Failure("system", f"can't use `{resume}`: {reason}") from None
        finally:
            file.close()

    def _new_blocks(self, first: int) -> Iterator[Block]:
        from fragkit.lab.playtest import play_blocks
        from fragkit.lab.workers import WorkersError, open_workers

        try:
            with open_workers(self.workers, self.address) as found:
                yield from play_blocks(
                    self.plan, found.executor, self.blocks, lambda: self._part() >= 1,
                    found.ahead, first,
                )  # fmt: skip
        except WorkersError as error:
            raise Failure("system", str(error)) from None

    def _part(self) -> float:
        """Return the fraction of the time that is over."""
        if self.minutes is None:
            return 0.0
        return (time.monotonic() - self.begun) / (60 * self.minutes)

    def _show(self, tally: Tally) -> None:
        """Draw the progress bar with the number of games and the first rate so far."""
        done = tally.blocks / self.blocks if self.blocks else self._part()
        bar = "#" * round(BAR * min(1.0, done))
        text = f"[{bar:-<{BAR}}] {tally.games} games"
        if (rate := tally.rates.get(("fighter", self.plan.id))) is not None:
            found = rate.estimate()
            text += f": {found.rate:.0%} ({found.low:.0%}–{found.high:.0%})"
        typer.echo(f"\r{text:<{BAR + 29}}", err=True, nl=False)
