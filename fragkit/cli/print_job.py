"""Shared parts of `build`, `export` and `kit`: the chosen packs and options, and a progress line."""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import typer

from fragkit.cli.arguments import is_path
from fragkit.cli.command import Failure, no_such
from fragkit.diagnostics import Problems, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fragkit.model.pack import Library
    from fragkit.press.build import Step


PAPER: Any = typer.Option("a4", "--paper", help="Paper size: a4, letter or a3.")
INK: Any = typer.Option("full", "--ink", help="Ink: full, or low for outlines only.")
TEMPLATES: Any = typer.Option(
    None,
    "--template",
    help="A card template or a folder of them; replaces templates with the same id.",
)
PROFILE: Any = typer.Option(
    "", "--profile", metavar="NAME", help="A print profile in fragkit.yaml."
)
OUT: Any = typer.Option(
    Path("build"), "--out", help="Output folder (default: build).", show_default=False
)
JSON: Any = typer.Option(False, "--json", help="Print the result as JSON.")


def with_profile(ctx: typer.Context, name: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options: the typed ones, or else those of the profile, or else the defaults.

    The profile `default` applies if none is named. Options in a profile that this command does not
    have are ignored, because they are for other commands.
    """
    from fragkit.cli.content import stop_at_errors
    from fragkit.load.packs.known_packs import configured_profiles, find_config
    from fragkit.model.print_profile import DEFAULT

    if not name and find_config(Path.cwd()) is None:
        return options
    problems = Problems()
    profiles = configured_profiles(Path.cwd(), problems)
    if name:
        stop_at_errors(problems, as_json=False)
        if not profiles:
            raise Failure("unknown-choice", "there are no profiles: fragkit.yaml lists none")
        one_of("profile", name, profiles)
    profile = profiles.get(name or DEFAULT)
    if profile is None:
        return options
    chosen = dict(options)
    used = False
    for key in options:
        value = getattr(profile, key, None)
        if value is None or value == ():
            continue
        used = True
        source = ctx.get_parameter_source(key)
        if source is None or source.name in ("DEFAULT", "DEFAULT_MAP"):
            chosen[key] = ",".join(f"{n:g}" for n in value) if key == "offset" else value
    if name and not used:
        raise Failure("idle-option", f"--profile {name} has no effect here; leave it out")
    return chosen


class ProgressLine:
    """A progress bar on stderr, if that is a terminal. It erases itself."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled and sys.stderr.isatty()
        self.begun = time.perf_counter()
        self.drawn = False
        self.start, self.share = 0.0, 1.0

    def part(self, start: float, share: float) -> None:
        """Let the next steps take this share of the progress bar, beginning at `start`."""
        self.start, self.share = start, share

    def show(self, step: Step) -> None:
        if not self.enabled:
            return
        columns = shutil.get_terminal_size().columns
        seconds = time.perf_counter() - self.begun
        tail = f" {seconds:4.1f} s {step.what}"
        width = max(5, min(20, columns - len(tail) - 4))
        done = self.start + self.share * step.done / max(1, step.total)
        full = round(width * done)
        line = f"[{'#' * full}{'.' * (width - full)}]{tail}"[: columns - 1]
        sys.stderr.write(f"\r{line}\x1b[K")
        sys.stderr.flush()
        self.drawn = True

    def clear(self) -> None:
        if self.drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self.drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()


def words_of(text: str) -> list[str]:
    """Split a list at commas."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    if text and not words:
        raise Failure("unknown-choice", f"`{text}` is an empty list")
    return words


def one_of(what: str, word: str, known: Iterable[str]) -> str:
    """Return the word if it is known, or fail with the nearest known word."""
    listed = list(known)
    if word in listed:
        return word
    raise no_such("unknown-choice", f"there is no {what} `{word}`", word, listed)


def known_size(word: str) -> str:
    """Return the card size of that name, or of millimeters such as `70x100`. Return None for any
    other word."""
    from fragkit.press.pages.paper import CARD_SIZES, LEAST_SIDE, MOST_SIDE, card_size

    try:
        card_size(word)
    except KeyError:
        names = f"{did_you_mean(word, CARD_SIZES)}"
        help = f"{names}{'' if names.endswith('?') else '.'} Or type millimeters, such as 70x100"
        raise Failure("unknown-choice", f"there is no card size `{word}`; {help}") from None
    except ValueError:
        raise Failure(
            "bad-size", f"a card has {LEAST_SIDE:g} to {MOST_SIDE:g} mm each way, not `{word}`"
        ) from None
    return word


def existing(paths: Iterable[Path]) -> list[Path]:
    for path in paths:
        if not path.exists():
            raise Failure("no-such-file", f"there is no file or folder `{path}`")
    return list(paths)


def load(names: list[str]) -> tuple[Library, tuple[str, ...], Problems]:
    """Return the library, the ids of the requested packs, and the problems that affect them."""
    from fragkit.load.packs.known_packs import built_in_folders, known_folders, pack_root
    from fragkit.load.packs.library import IMPLICIT, foundations, load_library
    from fragkit.load.typed_yaml.files import real

    problems = Problems()
    folders = known_folders(Path.cwd(), problems)
    home = pack_root(Path.cwd())
    if not names and home is not None:
        names = [str(home)]  # inside a pack, that pack is the default
    paths = {name: Path(name) for name in names if is_path(name)}
    existing(paths.values())
    folders += [path for path in paths.values() if path.is_dir()]
    loose = [path for path in paths.values() if not path.is_dir()]
    wanted = {IMPLICIT if p in loose else p for p in paths.values()} | (set(names) - paths.keys())
    before = len(problems.found)
    library = load_library(problems, folders, loose, only=wanted)
    if any(library.pack(name) is None for name in names if name not in paths):
        del problems.found[before:]  # try again with all possible packs
        library = load_library(problems, folders, loose)
    chosen = _ids_of(names, paths, library, problems)
    if names and len(chosen) == len(set(names)):
        # Another pack's mistakes do not keep this one from being printed.
        below = {
            f for id in chosen if (p := library.pack(id)) for f in foundations(p.file, library)
        }
        used = {p.folder.resolve() for p in library.packs if p.id in (*chosen, *below)}
        apart = [
            f for f in (*built_in_folders(), *folders) if f != Path() and f.resolve() not in used
        ]
        problems.found = [
            d
            for d in problems.found
            if not any(real(Path(d.span.file)).is_relative_to(f.resolve()) for f in apart)
        ]
    return library, chosen, problems


def _ids_of(
    names: list[str], paths: dict[str, Path], library: Library, problems: Problems
) -> tuple[str, ...]:
    """Return the packs of these ids and paths. Fail if there is no such pack."""
    from fragkit.load.packs.library import IMPLICIT

    by_folder = {pack.folder.resolve(): pack.id for pack in library.packs}
    ids: list[str] = []
    for name in names:
        path = paths.get(name)
        id = name if path is None else by_folder.get(path.resolve()) if path.is_dir() else IMPLICIT
        if id is not None and library.pack(id) is not None:
            ids.append(id)
        elif path is None and Path(name, "pack.yaml").is_file():
            raise Failure(
                "unknown-choice", f"there is no pack `{name}`; for the folder, type `./{name}`"
            )
        elif path is None and not problems.has_errors:
            one_of("pack", name, [pack.id for pack in library.packs])
    return tuple(dict.fromkeys(ids))
