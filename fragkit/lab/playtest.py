"""Playtests: many games of keen players, in blocks of games with the same luck and swapped seats.

    plan = Plan("fighter", setups, players=(4,), seed=1, id="zoe-mph", others=("marine", …))
    results = list(play_blocks(plan, InTurn(), blocks=25))  # of `workers`

A block depends only on the plan and its number, and blocks come back in order, so a report is the
same on one worker and on many. Any `concurrent.futures.Executor` works.
"""

from __future__ import annotations

import gc
import json
import pickle
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from itertools import count, product
from pathlib import Path
from random import Random
from typing import Any, BinaryIO, Literal

from fragkit import __version__
from fragkit.lab.base_game import NAMES
from fragkit.lab.keen_player import KeenPlayer
from fragkit.lab.planning_player import PlanningPlayer
from fragkit.lab.random_player import MixedPlayer, RandomPlayer
from fragkit.model.fighter import Fighter
from fragkit.model.word_values import Stats
from fragkit.rules.commands import Refusal
from fragkit.rules.events import (
    AttackDeclared,
    CardDrawn,
    CardPlayed,
    CardUsed,
    Fragged,
    Moved,
    Placed,
    Respawned,
    TurnBegan,
)
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Player, Setup

Subject = Literal["fighter", "card", "map", "pack"]
Level = Literal["random", "keen", "planning"]

PLAIN_STATS = Stats(3, 2, 2)  # stats of fighters without stats of their own
SECOND_OPINION = 4  # planning players also play every fourth block
RIVALS = 2  # for a card's rank, every second block also forbids another card of its deck
GARBAGE = 50_000  # new objects before the next garbage check
MOST_DECISIONS = 2000  # a longer game counts as unfinished


@dataclass(frozen=True, slots=True)
class Plan:
    """The games to play, with one setup for each map, without players. Blocks use the maps, and the
    numbers of players, in turn."""

    subject: Subject
    setups: tuple[Setup, ...]
    players: tuple[int, ...]
    seed: int
    id: str = ""  # of the fighter or card
    others: tuple[str, ...] = ()  # fighters for the other players; empty: no fighters
    content: str = ""  # a hash of packs and maps, with variants and house options

    @property
    def signature(self) -> str:
        """Return an identifier of this playtest that does not depend on the number of games."""
        what = [self.subject, self.id, list(self.players), self.seed, list(self.others)]
        return json.dumps([__version__, *what, self.content])

    def cell(self, number: int) -> tuple[int, int]:
        """Return the map and the number of players of a block."""
        cells = list(product(range(len(self.setups)), self.players))
        return cells[number % len(cells)]

    def lot(self, number: int) -> int:
        """Return a number that rises with the block. Tasks that only some blocks do use it, so that
        they reach every map and every number of players."""
        return sum(divmod(number, len(self.setups) * len(self.players)))

    def games_in(self, number: int) -> int:
        """Return how many games a block counts for. Games with a forbidden card or ability are
        extra."""
        return 1 if self.subject == "card" else self.cell(number)[1]

    def blocks_for(self, games: int) -> int:
        """Return the number of blocks that have at least that number of games."""
        number = 0
        while games > 0:
            games -= self.games_in(number)
            number += 1
        return number


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished or unfinished game. Players are named by seat, `Red` first."""

    map: int
    winners: tuple[str, ...]
    fighters: tuple[tuple[str, str], ...]  # each player's fighter
    order: tuple[str, ...]  # in the order of their first turns
    starts: tuple[tuple[str, str], ...]  # each player's first square
    turns: int
    is_finished: bool
    rounds: int = 0
    lasted: tuple[tuple[str, int], ...] = ()  # each player's turns until they were first fragged
    drawn: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    used: Counter[tuple[str, str]] = field(default_factory=Counter)  # (fighter, ability)
    visited: frozenset[str] = frozenset()
    frag_squares: Counter[str] = field(default_factory=Counter)
    frags_by: Counter[str] = field(default_factory=Counter)  # by weapon
    players_of: tuple[tuple[str, str], ...] = ()  # (player, card) for each card played

    def share(self, player: str) -> float:
        """Return the player's share of the win."""
        return (player in self.winners) / max(1, len(self.winners))


@dataclass(frozen=True, slots=True)
class Pair:
    """A player's share of the win with a card or an ability, and with the same luck without it."""

    kind: Literal["card", "ability"]
    id: str  # of the card, or of the fighter
    wins_with: float
    wins_without: float


@dataclass(frozen=True, slots=True)
class Block:
    """A block of games with the same luck."""

    number: int
    games: tuple[GameResult, ...]
    pairs: tuple[Pair, ...] = ()
    second: tuple[GameResult, ...] = ()  # sometimes, the same games by planning players
    second_pairs: tuple[Pair, ...] = ()


# -- one game ----------------------------------------------------------------------------------


def seated(setup: Setup, fighters: tuple[str, ...], players: int) -> Setup:
    """Return the setup with these fighters in their seats, or with plain players if there are no
    fighters."""
    names = NAMES[:players]
    sheets = [setup.fighters.get(id) for id in fighters] or [None] * players
    seats = tuple(
        Player(name, stats_of(sheet), sheet.id if sheet is not None else "")
        for name, sheet in zip(names, sheets, strict=True)
    )
    return replace(setup, players=seats)


def stats_of(sheet: Fighter | None) -> Stats:
    return sheet.stats if sheet is not None and sheet.stats != "free" else PLAIN_STATS


def play_game(
    setup: Setup,
    luck: str,
    map: int,
    without: tuple[str, str] = ("", ""),
    levels: tuple[Level, ...] = ("keen",),
) -> GameResult:
    """Play one game. `without` is a player and the card that they may not play. A single level is
    for everybody; several are for the players, in the order of their seats."""
    with seldom_collected():
        table, player = Table(setup), _at_table(setup, luck, without, levels)
        decisions = 0
        while not table.is_over and decisions < MOST_DECISIONS:
            command = player.answer(table)
            answer = table.submit(command)
            if isinstance(answer, Refusal):
                raise AssertionError(f"{command} was legal and is refused: {answer}")
            decisions += 1
        return _result(table, map)


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Collect garbage only rarely, because nearly all of a game's objects are freed at once."""
    before = gc.get_threshold()
    gc.set_threshold(GARBAGE, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _at_table(
    setup: Setup, luck: str, without: tuple[str, str], levels: tuple[Level, ...]
) -> RandomPlayer:
    """Return a player who answers for everybody, or players of several levels."""
    random = Random(luck)
    found: dict[Level, RandomPlayer] = {}
    for level in levels:
        match level:
            case "random":
                found[level] = RandomPlayer(random)
            case "keen":
                found[level] = KeenPlayer(random, without=without)
            case "planning":
                found[level] = PlanningPlayer(random, without=without)
    if len(levels) == 1:
        return found[levels[0]]
    names = [player.name for player in setup.players]
    return MixedPlayer(random, dict(zip(names, (found[level] for level in levels), strict=True)))


def _result(table: Table, map: int) -> GameResult:
    fighters = {p.name: p.fighter for p in table.setup.players}
    cards = table.game.catalog.cards
    drawn: Counter[str] = Counter()
    played: Counter[str] = Counter()
    used: Counter[tuple[str, str]] = Counter()
    squares: Counter[str] = Counter()
    weapons: Counter[str] = Counter()
    begun: Counter[str] = Counter()  # number of each player's turns
    starts: dict[str, str] = {}
    lasted: dict[str, int] = {}
    owners: dict[tuple[str, str], None] = {}
    visited: set[str] = set()
    aimed: tuple[str, str] = ("", "")  # the last attacker and their weapon
    for event in table.story():
        match event:
            case TurnBegan(player=name):
                begun[name] += 1
                aimed = ("", "")
            case AttackDeclared(player=name, weapon=weapon):
                aimed = (name, weapon)
            case CardDrawn(card=card) if card:
                drawn[card] += 1
            case CardPlayed(player=name, card=card):
                played[card] += 1
                owners.setdefault((name, card))
            case CardUsed(player=name, card=card) if fighters.get(name) and card not in cards:
                used[fighters[name], card] += 1
            case Fragged(player=name, by=by, square=square):
                lasted.setdefault(name, begun[name])
                if square:
                    squares[square] += 1
                if by and by == aimed[0]:
                    weapons[aimed[1]] += 1
            case Moved(square=square):
                visited.add(square)
            case Placed(player=name, square=square) | Respawned(player=name, square=square):
                visited.add(square)
                starts.setdefault(name, square)
    return GameResult(
        map, tuple(table.state.winners) if table.is_over else (), tuple(fighters.items()),
        tuple(begun), tuple(starts.items()), begun.total(), table.is_over,
        max(begun.values(), default=0), tuple(lasted.items()), drawn, played, used,
        frozenset(visited), squares, weapons, tuple(owners),
    )  # fmt: skip


# -- a block -------------------------------------------------------------------------------------


def play_block(plan: Plan, number: int) -> Block:
    """Play all games of one block."""
    random = Random(f"{plan.seed} {number}")
    luck = f"{plan.seed} {number} luck"
    map, players = plan.cell(number)
    setup, lineup = plan.setups[map], lineup_of(plan, players, random)
    found: dict[Level, tuple[list[GameResult], list[Pair]]] = {"keen": ([], [])}
    lot = plan.lot(number)
    if lot % SECOND_OPINION == SECOND_OPINION - 1:
        found["planning"] = [], []
    for turn in range(plan.games_in(number)):
        # Plain players are all alike: swapping them would play the same game again.
        own = luck if lineup else f"{luck} {turn}"
        full = seated(setup, swapped(lineup, turn), players)
        for level, (games, pairs) in found.items():
            game = play_game(full, own, map, levels=(level,))
            games.append(game)
            if not game.is_finished:
                continue
            if plan.subject == "card":
                holders = [one for one in game.players_of if one[1] == plan.id]
                if level == "keen" and lot % RIVALS == 0:
                    holders += _rival(setup, game, plan.id, random)
                pairs += _card_pairs(full, own, game, holders, level)
            elif level == "keen" and turn == lot % players:  # once from each seat
                if plan.subject == "fighter":
                    pairs += _ability_pairs(full, own, game, plan.id)
                elif plan.subject == "pack" and game.players_of:
                    pairs += _card_pairs(full, own, game, [random.choice(game.players_of)])
    (games, pairs), (second, second_pairs) = found["keen"], found.get("planning", ([], []))
    return Block(number, tuple(games), tuple(pairs), tuple(second), tuple(second_pairs))


def lineup_of(plan: Plan, players: int, random: Random) -> tuple[str, ...]:
    """Return the fighters of a block in the order of their seats in its first game, or none."""
    if plan.subject == "fighter":
        return (plan.id, *random.sample(plan.others, players - 1))
    return tuple(random.sample(plan.others, players)) if len(plan.others) >= players else ()


def swapped(lineup: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Return the fighters, with each moved by that many seats."""
    return lineup[-turn:] + lineup[:-turn] if turn else lineup


def _rival(setup: Setup, game: GameResult, id: str, random: Random) -> list[tuple[str, str]]:
    """Return a player and another card of the same deck that they played, if there is one."""
    cards = setup.cards
    found = [
        one
        for one in game.players_of
        if one[1] != id and one[1] in cards and cards[one[1]].deck == cards[id].deck
    ]
    return [random.choice(found)] if found else []


def _card_pairs(
    setup: Setup,
    luck: str,
    game: GameResult,
    forbidden: list[tuple[str, str]],
    level: Level = "keen",
) -> Iterator[Pair]:
    """Play the game again for each of these players, who may not play the card.

    Both games are the same up to the moment when the card is played, so choosing players by their
    plays favors neither game (restricted play: Jaffe and others, 2012).
    """
    for name, card in forbidden:
        other = play_game(setup, luck, game.map, without=(name, card), levels=(level,))
        if other.is_finished:
            yield Pair("card", card, game.share(name), other.share(name))


def _ability_pairs(setup: Setup, luck: str, game: GameResult, fighter: str) -> Iterator[Pair]:
    """Play the game again with the fighter's abilities switched off. Drawbacks stay."""
    sheet = setup.fighters[fighter]
    if sheet.abilities:
        plain = {**setup.fighters, fighter: replace(sheet, abilities=())}
        other = play_game(replace(setup, fighters=plain), luck, game.map)
        name = next(player for player, id in game.fighters if id == fighter)
        if other.is_finished:
            yield Pair("ability", fighter, game.share(name), other.share(name))


# -- a block as one line of a file ----------------------------------------------------------------


def block_line(block: Block) -> str:
    """Return the block as a line of JSON."""
    found: dict[str, Any] = {"block": block.number}
    for key, games in (("games", block.games), ("second", block.second)):
        found[key] = [
            {f.name: _plain(getattr(game, f.name)) for f in fields(GameResult)} for game in games
        ]
    for key, pairs in (("pairs", block.pairs), ("second_pairs", block.second_pairs)):
        found[key] = [[p.kind, p.id, p.wins_with, p.wins_without] for p in pairs]
    return json.dumps(found, separators=(",", ":"))


def read_block(line: str) -> Block:
    """Read a line from `block_line`. Raise `ValueError` for anything else."""
    try:
        found = json.loads(line)
        games, second = (
            tuple(GameResult(**{k: _read(k, v) for k, v in g.items()}) for g in found[key])
            for key in ("games", "second")
        )
        pairs, second_pairs = (
            tuple(Pair(*one) for one in found[key]) for key in ("pairs", "second_pairs")
        )
        return Block(found["block"], games, pairs, second, second_pairs)
    except (TypeError, KeyError, AttributeError, IndexError) as error:
        raise ValueError(str(error)) from error


_COUNTS = ("drawn", "played", "used", "frag_squares", "frags_by")


def _plain(value: Any) -> Any:
    if isinstance(value, Counter):
        return [[key, n] for key, n in value.items()]
    return sorted(value) if isinstance(value, frozenset) else value


def _read(name: str, value: Any) -> Any:
    if name in _COUNTS:
        return Counter({tuple(k) if isinstance(k, list) else k: n for k, n in value})
    if name == "visited":
        return frozenset(value)
    if isinstance(value, list):
        return tuple(tuple(one) if isinstance(one, list) else one for one in value)
    return value


# -- many blocks ---------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def _unpacked(plan: bytes) -> Plan:
    loaded: Plan = pickle.loads(plan)  # our own workers, from `play_blocks`
    return loaded


def play_packed(plan: bytes, number: int) -> Block:
    """Play a block of a plan that a worker received as bytes."""
    return play_block(_unpacked(plan), number)


def play_blocks(
    plan: Plan,
    executor: Executor,
    blocks: int | None = None,
    is_time_up: Callable[[], bool] = lambda: False,
    ahead: int = 1,
    first: int = 0,
) -> Iterator[Block]:
    """Yield blocks in the order of their numbers, until there are enough or the time is up. A block
    that has begun by then still counts, so that long games are not left out."""
    packed = pickle.dumps(plan)
    waiting: deque[Future[Block]] = deque()
    for number in count(first):
        if (blocks is not None and number >= blocks) or (number and is_time_up()):
            break
        waiting.append(executor.submit(play_packed, packed, number))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


# -- results in a file ----------------------------------------------------------------------------
#
# A line that was cut off when the computer went down is dropped. Blocks depend on nothing but the
# plan, so a continued run gives the same report as one in a single sitting.


class OtherPlaytestError(ValueError):
    """Raised for a file with the results of another playtest, or without results."""


class ResultsFile:
    """A file of results. Its blocks are read first, then new ones are appended."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.head = json.dumps({"playtest": plan.signature})
        self.file: BinaryIO | None = None
        self.end = 0  # its end in bytes

    def blocks(self) -> Iterator[Block]:
        """Yield the blocks in the file, in order. Raise `OtherPlaytestError` if it belongs to
        another plan."""
        if not self.path.exists() or not self.path.stat().st_size:
            return
        with self.path.open("rb") as file:
            first = file.readline()
            if first.rstrip(b"\n") != self.head.encode() or not first.endswith(b"\n"):
                raise OtherPlaytestError
            self.end = len(first)
            for number, line in enumerate(file):
                if not line.endswith(b"\n"):
                    return
                try:
                    block = read_block(line.decode())
                except ValueError:
                    return
                if block.number != number:
                    return
                self.end += len(line)
                yield block

    def append(self, block: Block) -> None:
        """Append the block to the file, on the disk, before the next one is played."""
        if self.file is None:
            self.file = self.path.open("r+b" if self.end else "wb")
            self.file.truncate(self.end)
            self.file.seek(self.end)
            if not self.end:
                self.file.write(self.head.encode() + b"\n")
        self.file.write(block_line(block).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
