"""Making the engine's `Setup` from options, answers or a record's header: players, teams, a
position.

A game that is already under way has one line per player:

    Red C4 2 frags 1 pulse-rifle:3 light-armor hand weapon 1 special 2 turn movement 5
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from pathlib import Path
from typing import Literal, TypeVar

from fragkit import __version__
from fragkit.board.board import Board
from fragkit.board.own_board import OWN, unnamed_square
from fragkit.board.square_names import parse_square
from fragkit.language.sentences import Sentence, Text, say
from fragkit.load.typed_yaml.files import real
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack
from fragkit.referee.parsing.context import ParseContext, name_problem, resolve_square
from fragkit.referee.parsing.grammar import read_fact
from fragkit.referee.parsing.matching import Misread, find, plain_typing, quoted, shown, unknown
from fragkit.referee.parsing.verbs import fighter_and_stats, take_kept, take_wins
from fragkit.referee.record.record_text import Header, HeaderDraft
from fragkit.referee.setup.packs_and_maps import (
    OWN_NAMES,
    OpenProblem,
    allow,
    as_path,
    is_allowed,
    load_board,
    load_packs,
    outside_paths,
    pack_hash,
    pack_here,
    recorded_path,
)
from fragkit.rules.commands import Refusal
from fragkit.rules.facts import TrackFact
from fragkit.rules.flow.command_table import BASE
from fragkit.rules.flow.fact_table import fact_table
from fragkit.rules.flow.setup import (
    Laid,
    Player,
    Position,
    Setup,
    Standing,
    Team,
    with_counted_wins,
)
from fragkit.rules.flow.setup_checks import position_problem, setup_problem
from fragkit.rules.house_options import HouseProblem, default_words, house_words, parse_house
from fragkit.rules.module import Module, Modules
from fragkit.rules.modules import called_for, made_modules, made_variants, pack_variants
from fragkit.rules.modules.own_board import NEEDS_MAP
from fragkit.values import dataclass

USAGE = say("`Red C4 2 frags 1 pulse-rifle:3`: square, Health, frags, cards in play")
UNSURE = ("unknown", "any")
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class StandingLine:
    """The content of one player's line, and whether it is their turn."""

    standing: Standing
    turn: bool = False
    movement: int | None = None
    attacks: int | None = None  # left


@dataclass(slots=True)
class _Draft:
    numbers: dict[str, int] = field(default_factory=dict)
    play: list[Laid] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    hidden: dict[str, int] = field(default_factory=dict)
    turn: bool = False
    unsure: bool = False
    tracks: dict[str, int] = field(default_factory=dict)
    stances: list[str] = field(default_factory=list)


def parse_standing(text: str, context: ParseContext) -> StandingLine | Misread:
    words = plain_typing(text).split()
    if not words:
        return Misread(say("which player is on which square?"), USAGE)
    player = find(words[0].rstrip(":"), context.players, "player")
    if isinstance(player, Misread):
        return player
    rest = words[1:]
    if rest and rest[0].rstrip(":").casefold() == player.casefold():
        rest = rest[1:]  # at Red's prompt, people type `Red` again
    square = ""
    if rest and (rest[0].casefold() in ("off", "-") or parse_square(rest[0].rpartition(":")[2])):
        square = (
            "" if rest[0].casefold() in ("off", "-") else resolve_square(rest[0], player, context)
        )
        rest = rest[1:]
    elif context.board is not None and context.board.is_own:
        square = unnamed_square(player)
    elif not rest:
        return Misread(
            say("where is {player}?", player=player),
            say("{help}; for a fighter off the map, type `off`", help=USAGE),
        )
    draft = _Draft()
    if rest and rest[0].isdecimal():
        draft.numbers["health"] = int(rest[0][:3])
        rest = rest[1:]
    wrong = _facts(rest, draft, context)
    if wrong is not None:
        return wrong
    numbers = draft.numbers
    standing = Standing(
        player, square, numbers.get("health"), numbers.get("blood", 0), numbers.get("frags", 0),
        tuple(draft.play), tuple(draft.known), draft.hidden, draft.unsure, draft.tracks,
        tuple(draft.stances), {n: v for n, v in numbers.items() if n in context.modules.facts},
    )  # fmt: skip
    turn = draft.turn or "movement" in numbers or "attacks" in numbers
    return StandingLine(standing, turn, numbers.get("movement"), numbers.get("attacks"))


def _facts(words: list[str], draft: _Draft, context: ParseContext) -> Misread | None:
    """Read the words after the player and the square into the draft."""
    rest = list(words)
    mode = ""  # `hand`, `holds`, or cards in play
    while rest:
        word = rest.pop(0)
        typed = word.casefold()
        compact = re.fullmatch(r"(\d{1,2})?([a-z]+?)(\d{1,2})?", typed)
        track = re.fullmatch(r"([a-z0-9-]+):(\d{1,2})", typed)
        if typed in context.facts and context.facts[typed].in_position:
            if not rest or not re.fullmatch(r"\d{1,3}", rest[0]):
                return Misread(
                    say("`{typed}` needs a number", typed=typed),
                    say("for example: `{example}`", example=f"{typed} 1"),
                )
            draft.numbers[typed] = int(rest.pop(0))
            mode = ""
        elif track and isinstance(context.facts.get(track[1]), TrackFact):
            draft.tracks[track[1]] = int(track[2])
        elif typed in context.stances:
            draft.stances.append(typed)
        elif typed == "turn":
            draft.turn = True
            mode = ""
        elif typed in ("hand", "holds"):
            mode = typed
            if typed == "hand" and (not rest or rest[0].casefold() in UNSURE):
                draft.unsure = True  # so any card may be played
                rest = rest[1:]
        elif mode == "hand" and compact is not None and (deck := _deck(compact[2], context)):
            number = compact[1] or compact[3]
            if not number:
                number = rest.pop(0) if rest and rest[0].isdecimal() else "1"
            draft.hidden[deck] = int(number[:3])
        elif re.fullmatch(r"\d{1,2}", typed) and rest and _deck(rest[0], context):
            draft.hidden[_deck(rest.pop(0), context)] = int(typed)
        elif (wrong := _add_card(word, rest, mode, draft, context)) is not None:
            return wrong
    return None


def _add_card(
    word: str, rest: list[str], mode: str, draft: _Draft, context: ParseContext
) -> Misread | None:
    """Read a card in the hand or in play, with the ammo or armor left: `pulse-rifle:3`."""
    name, _, left = _card_words(word, rest, context).partition(":")
    card = find(name, context.cards, "card")
    if isinstance(card, Misread):
        if not name:
            return Misread(unknown("card", word), USAGE)
        return replace(card, help=card.help or USAGE)
    if left and not re.fullmatch(r"\d{1,2}", left):
        return Misread(
            say("`{typed}` is not a number", typed=shown(left)),
            say("`{card}:3` has 3 ammo left", card=card),
        )
    if mode == "holds":
        draft.known.append(card)
    elif not left:
        draft.play.append(Laid(card))
    elif context.cards[card].is_weapon:
        draft.play.append(Laid(card, ammo=int(left)))
    else:
        draft.play.append(Laid(card, armor=int(left)))
    return None


def _card_words(word: str, rest: list[str], context: ParseContext) -> str:
    """Join a card's name typed in several words: `light armor`, `pulse rifle:3`."""
    for more in range(min(len(rest), 4), 0, -1):
        joined = "-".join((word, *rest[:more])).casefold()
        if joined.partition(":")[0] in context.cards and ":" not in "".join(
            (word, *rest[: more - 1])
        ):
            del rest[:more]
            return joined
    return word


def _deck(word: str, context: ParseContext) -> str:
    found = find(word.rstrip("s") or word, context.decks, "deck")
    return found if isinstance(found, str) else ""


def position_of(lines: list[StandingLine], players: tuple[str, ...]) -> Position | None:
    """Return the position in these lines. By default, it is the first player's turn."""
    if not lines:
        return None
    first = next((p for p in lines if p.turn), None) or next(
        (p for name in players for p in lines if p.standing.player == name), lines[0]
    )
    return Position(
        tuple(p.standing for p in lines), first.standing.player, first.movement,
        attacks_left=first.attacks,
    )  # fmt: skip


DEFAULT_STATS = "3/2/2"
DICE = ("table", "auto")
CARDS = ("table", "dealt")
Dealing = Literal["table", "dealt"]


@dataclass(slots=True)
class GameOptions:
    """The options of a new game. An empty one is missing or has its default."""

    map: str = ""
    players: list[str] = field(default_factory=list)
    packs: list[str] = field(default_factory=list)
    variants: list[str] = field(default_factory=list)
    houses: list[str] = field(default_factory=list)
    dice: str = ""
    cards: str = ""
    positions: list[str] = field(default_factory=list)
    teams: list[str] = field(default_factory=list)
    floors: list[str] = field(default_factory=list)
    first: str = ""  # the team that moves first
    ahead: str = ""  # the first input, if somebody typed it during setup

    @property
    def has_any(self) -> bool:
        return bool(
            self.map or self.players or self.packs or self.variants or self.houses
            or self.dice or self.cards or self.positions or self.teams or self.floors
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game ready to play. `changed` names content that differs from the record."""

    setup: Setup
    library: Library
    dice: str
    header: Header
    map_hash: str
    changed: tuple[Text, ...] = ()
    near: Path = Path()  # the record's folder


# -- players -----------------------------------------------------------------------


def parse_player(text: str, fighters: Mapping[str, Fighter]) -> Player | Misread:
    """Read `Red 3/2/2`, `Red marine 3/2/2` or `Red zoe-mph`.

    `wins:1` is the number of tournament wins, and `rank:2` a track that an earlier game has filled.
    `of:Red` makes this one of Red's figures.
    """
    words = plain_typing(text).split()
    if len(words) < 2:
        return Misread(
            say("`{typed}` is not a player", typed=shown(text)),
            say("type a name and stats: `Red 3/2/2`"),
        )
    wrong = name_problem(words[0])
    if wrong is not None:
        return Misread(wrong)
    wins, rest = take_wins(words[1:])
    owners = [word[3:] for word in rest if word.casefold().startswith("of:")]
    rest = [word for word in rest if not word.casefold().startswith("of:")]
    tracks, rest = take_kept(rest)
    found = fighter_and_stats(words[0], rest, fighters)
    if isinstance(found, Misread):
        return found
    fighter, stats = found
    return Player(words[0], stats, fighter, wins, tracks, owners[-1] if owners else "")


def with_stats(typed: str) -> str:
    """Add the default stats to a name without stats. A record always has stats."""
    return f"{typed} {DEFAULT_STATS}" if len(typed.split()) == 1 else typed


def numbered(typed: str) -> list[str]:
    """Split `Rat rat of:Red x3` into Rat1, Rat2 and Rat3."""
    words = typed.split()
    count = next((w for w in words[1:] if re.fullmatch(r"x[1-9]", w.casefold())), "")
    if not count:
        return [typed]
    rest = " ".join(w for w in words[1:] if w != count)
    return [f"{words[0]}{n} {rest}" for n in range(1, int(count[1:]) + 1)]


def player_line(player: Player) -> str:
    """Return the player's line. This is the inverse of `parse_player`."""
    wins = f"wins:{player.wins}" if player.wins else ""
    kept = " ".join(f"{track}:{number}" for track, number in player.tracks)
    of = f"of:{player.owner}" if player.owner else ""
    words = (player.name, player.fighter, wins, kept, of, str(player.stats))
    return " ".join(word for word in words if word)


def parse_team(text: str, players: tuple[str, ...]) -> Team | Misread:
    """Read `blue Blue Purple`: the color, then its players, captain first."""
    side, *names = plain_typing(text).split() or [""]
    if not names:
        return Misread(
            say("team `{typed}` has no players", typed=shown(text)),
            say("for example: `blue Blue Purple`, captain first"),
        )
    found = []
    for name in names:
        player = find(name, players, "player")
        if isinstance(player, Misread):
            return player
        found.append(player)
    return Team(side.casefold(), tuple(found))


# -- a new game --------------------------------------------------------------------


def new_game(wanted: GameOptions, near: Path, begun: str = "") -> OpenedGame | OpenProblem:
    """Return a new game with its header, or the reason why it can't start."""
    packs = [p.strip() for word in wanted.packs for p in word.split(",") if p.strip()]
    packs = packs or [pack_here()]
    draft = HeaderDraft()
    draft.add("fragkit", __version__)
    if begun:
        draft.add("begun", begun)
    draft.add("pack", *(_shown_path(name, near) for name in dict.fromkeys(packs)))
    map_name = "+".join(_shown_path(part, near) for part in wanted.map.split("+"))
    draft.add("map", OWN if wanted.map.casefold() in OWN_NAMES else map_name)
    draft.add("player", *(one for typed in wanted.players for one in numbered(with_stats(typed))))
    draft.add("team", *wanted.teams)
    draft.add("first", *filter(None, [wanted.first]))
    variants = (v.strip() for word in wanted.variants for v in word.split(","))
    draft.add("variant", *(v for v in variants if v))
    draft.add("house", *wanted.houses)
    draft.add("dice", wanted.dice or DICE[0])
    draft.add("cards", wanted.cards or CARDS[0])
    draft.add("position", *wanted.positions)
    draft.add("floor", *wanted.floors)
    opened = open_game(draft.done(), near, "--house")
    if isinstance(opened, OpenProblem):
        return opened
    if len(opened.setup.players) == 1:
        return OpenProblem("setup", say("a game needs at least two players"))
    # The user who starts a game has typed its paths.
    allow(outside_paths(named_paths(opened.header), near))
    return replace(opened, header=_with_played(new_hashes(opened, near), opened))


def _shown_path(name: str, near: Path) -> str:
    """Return a path relative to the record, so that both can be moved together."""
    at = as_path(name, near)
    if at is None:
        return name.casefold()
    # Slashes on Windows, too: the record may be opened elsewhere.
    if Path(name).is_absolute():
        return name
    return f"./{Path(os.path.relpath(at, near)).as_posix()}".removesuffix(".")


def new_hashes(opened: OpenedGame, near: Path) -> Header:
    """Return the header with hashes of the content, and with the full ids of fighters."""
    players = iter(opened.setup.players)
    rows: list[tuple[str, str]] = []
    for key, value in opened.header.entries:
        if key == "pack":
            value, _ = split_hash(value)
            pack = _loaded(opened.library, value, near)
            assert pack is not None, "the pack is loaded"
            value = f"{value} {pack.file.version} sha256:{pack_hash(pack.folder)}"
        elif key == "map":
            value = split_hash(value)[0]
            value = f"{value} sha256:{opened.map_hash}" if opened.map_hash else OWN
        elif key == "player":
            value = player_line(next(players))
        rows.append((key, value))
    return Header(tuple(rows))


def _with_played(header: Header, opened: OpenedGame) -> Header:
    """Add the variants and house options chosen by the players and the packs."""
    table, houses = opened.library.table, opened.setup.houses
    variants = pack_variants(table.variants, header.all("variant"))
    words = (*house_words(houses, table), ", ".join(default_words(houses, table)))
    played = [*(("variant", v) for v in variants), *(("house", word) for word in words)]
    rows = [row for row in header.entries if row[0] not in ("house", "variant")]
    at = next(i for i, row in enumerate(rows) if row[0] == "dice")
    return Header((*rows[:at], *played, *rows[at:]))


def _loaded(library: Library, name: str, near: Path) -> Pack | None:
    at = recorded_path(name, near)
    if at is None:
        return library.pack(name)
    return next((p for p in library.packs if real(p.folder) == real(at)), None)


# -- any game ------------------------------------------------------------------------


class _HeaderError(Exception):
    """Raised for the first problem of a header; `open_game` returns it."""

    def __init__(self, message: Text, line: int = 0) -> None:
        self.problem = OpenProblem("setup", message, line)


def open_game(header: Header, near: Path, option: str = "house") -> OpenedGame | OpenProblem:
    """Return the game that a header describes. Missing keys have their defaults."""
    packs = [split_hash(value) for value in header.all("pack") or ("base",)]
    library = load_packs([name for name, _ in packs], near, recorded_path)
    if isinstance(library, OpenProblem):
        return replace(library, line=header.line_of("pack", 0)) if len(packs) == 1 else library
    map_name, map_mark = split_hash(header.get("map"))
    if not map_name:
        return OpenProblem("setup", say("the map is missing; add `map: NAME`"))
    loaded = load_board(map_name, near, recorded_path, library)
    if isinstance(loaded, OpenProblem):
        return replace(loaded, line=header.line_of("map", 0))
    board, board_hash = loaded
    try:
        setup = _setup(header, library, board, option)
        dice = _choice(header, "dice", DICE)
    except _HeaderError as found:
        return found.problem
    changed: list[Text] = []
    if map_mark not in ("", board_hash):
        changed.append(say("map {id}", id=map_name))
    for name, mark in dict(packs).items():
        pack = _loaded(library, name, near)
        if mark and pack is not None and mark != pack_hash(pack.folder):
            changed.append(say("pack {id}", id=name))
    return OpenedGame(setup, library, dice, header, board_hash, tuple(changed), near)


def _setup(header: Header, library: Library, board: Board, option: str) -> Setup:
    """Read the header's other lines. Raise _HeaderError for the first problem."""
    players = _read_each(header, "player", lambda text: parse_player(text, library.fighters))
    seats = {player.name.casefold(): player.name for player in players}
    players = [replace(p, owner=seats.get(p.owner.casefold(), p.owner)) for p in players]
    names = tuple(player.name for player in players)
    teams = _read_each(header, "team", lambda text: parse_team(text, names))
    table = library.table
    houses = parse_house(header.all("house"), table)
    if isinstance(houses, HouseProblem):
        line = _first_line(
            header, "house", lambda those: isinstance(parse_house(those, table), HouseProblem)
        )
        raise _HeaderError(say("{option}: {reason}", option=option, reason=houses.text), line)
    _choice(header, "dice", DICE)
    dealing: Dealing = "dealt" if _choice(header, "cards", CARDS) == "dealt" else "table"
    modules = _modules(header, library, board)
    played = Modules(modules, BASE)
    context = ParseContext(
        names, library.cards, library.fighters, tuple(library.decks), board=board,
        modules=played, facts=fact_table(played, library.track_ids), stances=library.stance_ids,
    )  # fmt: skip
    lines = _read_each(header, "position", lambda text: parse_standing(text, context))
    if len(turns := [p.standing.player for p in lines if p.turn]) > 1:
        wrong = say("position: type `turn` for one player, not for {players:and}", players=turns)
        raise _HeaderError(wrong)
    floor = _floor(header, context)
    if floor and not lines:
        raise _HeaderError(say("floor: to start with counters on the map, add `--position` too"))
    position = position_of(lines, names)
    setup = Setup(
        board, tuple(players), library.cards, library.fighters, houses, dealing, modules,
        replace(position, floor=floor) if position is not None else None, library.decks,
        tuple(teams), header.get("first").casefold(), table, library.tracks, library.stances,
    )  # fmt: skip
    setup = with_counted_wins(setup)
    if (problem := setup_problem(setup)) is not None:
        raise _unplayable(setup, lines, header, problem)
    return setup


def _read_each(header: Header, key: str, read: Callable[[str], _T | Misread]) -> list[_T]:
    """Read all values of a key with the given function."""
    found: list[_T] = []
    for number, text in enumerate(header.all(key)):
        one = read(text)
        if isinstance(one, Misread):
            wrong = _WRONG[key](one.sentence) if key in _WRONG else one.sentence
            raise _HeaderError(wrong, header.line_of(key, number))
        found.append(one)
    return found


_WRONG: dict[str, Callable[[Text], Text]] = {
    "team": lambda reason: say("team: {reason}", reason=reason),
    "position": lambda reason: say("position: {reason}", reason=reason),
    "floor": lambda reason: say("floor: {reason}", reason=reason),
}


def _choice(header: Header, key: str, known: tuple[str, ...]) -> str:
    value = header.get(key, known[0])
    if value in known:
        return value
    wrong = say(
        "`{key}` can't be `{typed}`; choose {options_typed:or}",
        key=key, typed=shown(value), options_typed=quoted(known),
    )  # fmt: skip
    raise _HeaderError(wrong, header.line_of(key, 0))


def _modules(header: Header, library: Library, board: Board) -> tuple[Module, ...]:
    """Return the modules that the packs and the map need, and the variants."""
    table = library.table
    brought = [m for p in library.packs for m in p.file.modules]
    called = called_for(
        library.cards.values(), library.fighters.values(), board, (*table.rules, *table.counters)
    )
    switched_on = made_modules((*brought, *called), table.counters)

    def made(variants: tuple[str, ...]) -> tuple[Module, ...] | Sentence:
        return made_variants(variants, switched_on, table.variants)

    modules = made(header.all("variant"))
    if not isinstance(modules, tuple):
        line = _first_line(header, "variant", lambda those: not isinstance(made(those), tuple))
        raise _HeaderError(modules, line)
    if board.is_own:  # the players make pushes themselves
        return tuple(m for m in modules if not (m.is_brought and m.id in NEEDS_MAP))
    return modules


def _floor(header: Header, context: ParseContext) -> tuple[tuple[str, str], ...]:
    """Read `floor: D4 blood` lines: all counters on the map of a game already under way."""
    fact, found = context.facts["floor"], dict[str, str]()
    for read in _read_each(
        header, "floor", lambda text: read_fact(fact, plain_typing(text).split(), "", context)
    ):
        square = str(read.value)
        found[square] = f"{found.get(square, '')} {read.detail}".strip()
    return tuple(found.items())


def _first_line(header: Header, key: str, is_wrong: Callable[[tuple[str, ...]], bool]) -> int:
    """Return the line of the first value of that key that is wrong in combination with those before
    it."""
    values = header.all(key)
    number = next((n for n in range(len(values)) if is_wrong(values[: n + 1])), 0)
    return header.line_of(key, number)


def forbidden_paths(header: Header, near: Path) -> list[Path]:
    """Return the paths outside the record's folder that this user has not allowed."""
    return [path for path in outside_paths(named_paths(header), near) if not is_allowed(path)]


def named_paths(header: Header) -> list[str]:
    packs = [split_hash(value)[0] for value in header.all("pack")]
    return [*packs, *split_hash(header.get("map"))[0].split("+")]


def _unplayable(
    setup: Setup, lines: list[StandingLine], header: Header, problem: Refusal
) -> _HeaderError:
    """Return the problem, with its line if it comes from a player's position."""
    names = tuple(player.name for player in setup.players)
    for number in range(len(lines)):
        position = position_of(lines[: number + 1], names)
        wrong = position and position_problem(setup, position)
        if wrong:
            message = say("position: {reason} [{rule}]", reason=wrong.text, rule=wrong.rule)
            if wrong.help:
                message = say("{message}; {help}", message=message, help=wrong.help)
            return _HeaderError(message, header.line_of("position", number))
    return _HeaderError(say("{reason} [{rule}]", reason=problem.text, rule=problem.rule))


def split_hash(value: str) -> tuple[str, str]:
    """Split `base 1.0 sha256:0123` into ("base", "0123")."""
    words = value.rsplit(maxsplit=2)
    mark = words[-1].removeprefix("sha256:") if len(words) > 1 else ""
    if len(words) < 2 or mark == words[-1] or not re.fullmatch("[0-9a-f]+", mark):
        return value.strip(), ""
    has_version = len(words) == 3 and re.fullmatch(r"[\w.+-]+", words[1])
    return words[0].strip() if has_version else value.rsplit(maxsplit=1)[0].strip(), mark
