"""What a game begins with: from options, questions or a header to a `Setup` for the engine."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from fragkit import __version__
from fragkit.board.board import Board
from fragkit.board.joining import NoJoin, join
from fragkit.diagnostics import Problems, did_you_mean, render
from fragkit.load.config import BUILT_IN, built_in_folders, configured_folders, find_map, map_ids
from fragkit.load.maps import load_map
from fragkit.load.packs import load_library, read_pack_file
from fragkit.model.pack import Library, Pack
from fragkit.model.words import Stats
from fragkit.referee.heard import Heard, name_problem
from fragkit.referee.position import parse_standing, position_of
from fragkit.referee.record import Header, HeaderDraft
from fragkit.referee.words import Misread, find, shown
from fragkit.rules.houses import HouseProblem, house_words, parse_house
from fragkit.rules.modules import KNOWN
from fragkit.rules.setup import Player, Setup, setup_problem

DICE = ("table", "auto")
CARDS = ("table", "dealt")
Dealing = Literal["table", "dealt"]


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why there is no game, in one line. `kind` tells commands which code to give."""

    kind: Literal["setup", "record", "storage", "diverged"]
    message: str


@dataclass(slots=True)
class Wanted:
    """What was asked for; what is empty is missing or has its default."""

    map: str = ""
    players: list[str] = field(default_factory=list)
    packs: list[str] = field(default_factory=list)
    variants: list[str] = field(default_factory=list)
    houses: list[str] = field(default_factory=list)
    dice: str = ""
    cards: str = ""
    positions: list[str] = field(default_factory=list)

    @property
    def is_something(self) -> bool:
        return bool(
            self.map or self.players or self.packs or self.variants or self.houses
            or self.dice or self.cards or self.positions
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Opened:
    """A game ready to be played. `changed` names content that is no longer as recorded."""

    setup: Setup
    library: Library
    dice: str
    header: Header
    map_hash: str
    changed: tuple[str, ...] = ()


# -- content -----------------------------------------------------------------------


def folders_of(names: Sequence[str], near: Path, problems: Problems) -> list[Path] | Trouble:
    """The folders of these packs and of all that they build on."""
    known = {folder.name: folder for folder in built_in_folders()}
    for configured in configured_folders(Path.cwd(), problems):
        draft = read_pack_file(configured, problems)
        if draft is not None:
            known[draft.file.id] = configured
    found: dict[Path, None] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop(0)
        folder = _as_path(name, near) or known.get(name.casefold())
        if folder is None:
            help = did_you_mean(name, known)
            return Trouble(
                "setup", f"there is no pack `{shown(name)}`" + (f"; {help}" if help else "")
            )
        if folder in found:
            continue
        draft = read_pack_file(folder, problems)
        if draft is None:
            return Trouble("setup", f"`{shown(name)}` is no pack: there is no {folder}/pack.yaml")
        found[folder] = None
        waiting += [*draft.file.extends, *draft.file.requires]
    return list(found)


def _as_path(name: str, near: Path) -> Path | None:
    """A pack or map given by path: as seen from here, or from the record."""
    if "/" not in name and os.sep not in name and not name.endswith(".yaml"):
        return None
    path = Path(name).expanduser()
    return path if path.is_absolute() or path.exists() else near / path


def load_packs(names: Sequence[str], near: Path) -> Library | Trouble:
    problems = Problems()
    folders = folders_of(names, near, problems)
    if isinstance(folders, Trouble):
        return folders
    library = load_library(problems, folders, built_in=False)
    if problems.has_errors:
        return Trouble("setup", _first_error(problems))
    unknown = {m for p in library.packs for m in p.file.modules if m not in KNOWN}
    if unknown:
        packs = [p.id for p in library.packs if unknown & set(p.file.modules)]
        return Trouble(
            "setup",
            f"the referee does not know all rules of {', '.join(packs)} yet: {', '.join(sorted(unknown))}",
        )
    return library


def _first_error(problems: Problems) -> str:
    first = next(d for d in problems.sorted() if d.severity == "error")
    return render(first).split("\n")[0]


def load_board(name: str, near: Path) -> tuple[Board, str] | Trouble:
    """The board of a map, or of several joined with `+`, and the hash of their files."""
    maps, digest = [], hashlib.sha256()
    for part in name.split("+"):
        problems = Problems()
        path = _as_path(part, near) or find_map(part.casefold(), Path.cwd(), problems)
        if path is None or not path.is_file():
            known = map_ids(Path.cwd(), Problems())
            help = did_you_mean(part, known)
            return Trouble(
                "setup", f"there is no map `{shown(part)}`" + (f"; {help}" if help else "")
            )
        made = load_map(path, problems)
        if made is None or problems.has_errors:
            return Trouble("setup", _first_error(problems))
        digest.update(path.read_bytes())
        maps.append(made)
    board = join(maps)
    if isinstance(board, NoJoin):
        return Trouble("setup", str(board))
    return board, digest.hexdigest()[:12]


def pack_hash(folder: Path) -> str:
    """What the cards and fighters of a pack were when a game began."""
    digest = hashlib.sha256()
    files = [folder / "pack.yaml"]
    for room in ("cards", "fighters"):
        files += sorted(p for p in (folder / room).rglob("*") if p.suffix in (".yaml", ".yml"))
    for path in files:
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


# -- players -----------------------------------------------------------------------


def parse_player(text: str, fighters: Sequence[str]) -> Player | Misread:
    """`Red 3/2/2`, `Red marine 3/2/2`; `wins:1` counts tournament wins."""
    words = text.split()
    if len(words) < 2:
        return Misread(f"`{shown(text)}` is no player", "write a name and stats: `Red 3/2/2`")
    wrong = name_problem(words[0])
    if wrong is not None:
        return Misread(wrong)
    try:
        stats = Stats.parse(words[-1])
    except ValueError as error:
        return Misread(f"{words[0]}: {error}")
    fighter, wins = "", 0
    for word in words[1:-1]:
        won = re.fullmatch(r"wins:(\d{1,2})", word)
        if won is not None:
            wins = int(won[1])
            continue
        named = find(word, fighters, "fighter")
        if isinstance(named, Misread):
            return Misread(f"{words[0]}: {named.text}", named.help)
        if fighter:
            return Misread(f"{words[0]} has two fighters", "one word between name and stats")
        fighter = named
    return Player(words[0], stats, fighter, wins)


def player_line(player: Player) -> str:
    """The twin of `parse_player`."""
    wins = f"wins:{player.wins}" if player.wins else ""
    return " ".join(w for w in (player.name, player.fighter, wins, str(player.stats)) if w)


# -- a new game --------------------------------------------------------------------


def new_game(wanted: Wanted, near: Path, begun: str = "") -> Opened | Trouble:
    """A new game with its header, everything in it checked."""
    packs = [p.strip() for word in wanted.packs for p in word.split(",") if p.strip()] or ["base"]
    draft = HeaderDraft()
    draft.add("fragkit", __version__)
    if begun:
        draft.add("begun", begun)
    draft.add("pack", *(_shown_path(name, near) for name in dict.fromkeys(packs)))
    draft.add("map", "+".join(_shown_path(part, near) for part in wanted.map.split("+")))
    draft.add("player", *wanted.players)
    variants = (v.strip() for word in wanted.variants for v in word.split(","))
    draft.add("variant", *(v for v in variants if v))
    houses = parse_house(wanted.houses)
    if isinstance(houses, HouseProblem):
        return Trouble("setup", f"--house: {houses}")
    draft.add("house", *house_words(houses))
    draft.add("dice", wanted.dice or DICE[0])
    draft.add("cards", wanted.cards or CARDS[0])
    draft.add("position", *wanted.positions)
    opened = open_game(draft.done(), near)
    if isinstance(opened, Trouble):
        return opened
    return replace(opened, header=new_hashes(opened, near))


def _shown_path(name: str, near: Path) -> str:
    """A path as seen from the record, so that both can be moved together."""
    at = _as_path(name, near)
    if at is None:
        return name.casefold()
    return name if Path(name).is_absolute() else os.path.join(".", os.path.relpath(at, near))


def new_hashes(opened: Opened, near: Path) -> Header:
    """With hashes of the content, and fighters by their whole names."""
    players = iter(opened.setup.players)
    rows: list[tuple[str, str]] = []
    for key, value in opened.header.entries:
        if key == "pack":
            value, _ = _split_hash(value)
            pack = _loaded(opened.library, value, near)
            assert pack is not None, "its cards are in the game"
            value = f"{value} {pack.file.version} sha256:{pack_hash(pack.folder)}"
        elif key == "map":
            value = f"{_split_hash(value)[0]} sha256:{opened.map_hash}"
        elif key == "player":
            value = player_line(next(players))
        rows.append((key, value))
    return Header(tuple(rows))


def _loaded(library: Library, name: str, near: Path) -> Pack | None:
    at = _as_path(name, near)
    if at is None:
        return library.pack(name)
    return next((p for p in library.packs if p.folder.resolve() == at.resolve()), None)


# -- any game ------------------------------------------------------------------------


def open_game(header: Header, near: Path) -> Opened | Trouble:
    """The game that a header describes; missing keys have their defaults where there is one."""
    names, recorded = [], {}
    for value in header.all("pack") or ("base",):
        name, mark = _split_hash(value)
        names.append(name)
        recorded[name] = mark
    library = load_packs(names, near)
    if isinstance(library, Trouble):
        return library
    map_name, map_mark = _split_hash(header.get("map"))
    if not map_name:
        return Trouble("setup", "no map is named; add `map: NAME`")
    loaded = load_board(map_name, near)
    if isinstance(loaded, Trouble):
        return loaded
    board, board_hash = loaded
    if variants := header.all("variant"):
        return Trouble("setup", f"there is no variant `{shown(variants[0])}` yet")
    fighters = library.fighters
    players = []
    for text in header.all("player"):
        player = parse_player(text, tuple(fighters))
        if isinstance(player, Misread):
            return Trouble("setup", str(player))
        players.append(player)
    houses = parse_house(header.all("house"))
    if isinstance(houses, HouseProblem):
        return Trouble("setup", f"house: {houses}")
    dice = header.get("dice", DICE[0])
    cards = header.get("cards", CARDS[0])
    for key, value, known in (("dice", dice, DICE), ("cards", cards, CARDS)):
        if value not in known:
            return Trouble("setup", f"{key} is `{shown(value)}`; it is {' or '.join(known)}")
    dealing: Dealing = "dealt" if cards == "dealt" else "table"
    heard = Heard(
        tuple(p.name for p in players), library.cards, tuple(fighters), tuple(library.decks)
    )
    lines = []
    for text in header.all("position"):
        placed = parse_standing(text, heard)
        if isinstance(placed, Misread):
            return Trouble("setup", f"position: {placed}")
        lines.append(placed)
    modules = tuple(dict.fromkeys(m for p in library.packs for m in p.file.modules))
    setup = Setup(
        board, tuple(players), library.cards, fighters, houses, dealing, modules,
        position_of(lines, heard.players),
    )  # fmt: skip
    problem = setup_problem(setup)
    if problem is not None:
        return Trouble("setup", f"{problem.text} [{problem.rule}]")
    changed = [f"map {map_name}"] if map_mark not in ("", board_hash) else []
    for name, mark in recorded.items():
        pack = _loaded(library, name, near)
        if mark and pack is not None and mark != pack_hash(pack.folder):
            changed.append(f"pack {name}")
    return Opened(setup, library, dice, header, board_hash, tuple(changed))


def _split_hash(value: str) -> tuple[str, str]:
    """`base 1.0 sha256:0123` -> ("base", "0123")."""
    match = re.fullmatch(r"(.*?)(?:\s+[\w.+-]+)?\s+sha256:([0-9a-f]+)", value)
    if match is None:
        return value.strip(), ""
    return match[1].strip(), match[2]


__all__ = [
    "BUILT_IN", "CARDS", "DICE", "Opened", "Trouble", "Wanted", "load_board", "load_packs",
    "new_game", "open_game", "parse_player", "player_line",
]  # fmt: skip
