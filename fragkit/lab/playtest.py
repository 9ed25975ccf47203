"""Playtests: many games of keen players, in blocks of the same luck with swapped seats.

    plan = Plan("fighter", setups, players=4, seed=1, id="zoe-mph", others=("marine", …))
    results = list(play_blocks(plan, InTurn(), blocks=25))

A block depends on the plan and its number only, and blocks come back in their order, so a report is
the same on one worker and on many. Any `concurrent.futures.Executor` will do.
"""

from __future__ import annotations

import pickle
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import count
from random import Random
from typing import Any, Literal

from fragkit.lab.base_game import NAMES
from fragkit.lab.keen_player import KeenPlayer
from fragkit.model.fighter import Fighter
from fragkit.model.word_values import Stats
from fragkit.rules.commands import Refusal
from fragkit.rules.events import (
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

PLAIN_STATS = Stats(3, 2, 2)  # of fighters without stats of their own
MOST_DECISIONS = 2000  # a game that takes more counts as unfinished


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: one setup for each map, without players; blocks take turns at them."""

    subject: Subject
    setups: tuple[Setup, ...]
    players: int
    seed: int
    id: str = ""  # of the fighter or card
    others: tuple[str, ...] = ()  # fighters to draw the other players from; empty: no fighters

    @property
    def games_in_block(self) -> int:
        """Return how many games a block has; a card's blocks vary, and have at least one."""
        return 1 if self.subject == "card" else self.players


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished or unfinished game; players are named by seat, `Red` first."""

    map: int
    winners: tuple[str, ...]
    fighters: tuple[tuple[str, str], ...]  # each player's fighter
    order: tuple[str, ...]  # as they took their first turns
    starts: tuple[tuple[str, str], ...]  # each player's first square
    turns: int
    is_finished: bool
    drawn: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    used: Counter[tuple[str, str]] = field(default_factory=Counter)  # (fighter, ability)
    visited: frozenset[str] = frozenset()
    frag_squares: Counter[str] = field(default_factory=Counter)
    players_of: tuple[tuple[str, str], ...] = ()  # (player, card) for each card played

    def share(self, player: str) -> float:
        """Return the player's part of the win."""
        return (player in self.winners) / max(1, len(self.winners))


@dataclass(frozen=True, slots=True)
class Block:
    """Games with the same luck; for a card, also the gain of each player who played it."""

    number: int
    games: tuple[GameResult, ...]
    gains: tuple[tuple[float, float], ...] = ()  # wins with the card, and without it


# -- one game ----------------------------------------------------------------------------------


def seated(setup: Setup, fighters: tuple[str, ...], players: int) -> Setup:
    """Return the setup with these fighters in their seats; without fighters, with plain players."""
    names = NAMES[:players]
    sheets = [setup.fighters.get(id) for id in fighters] or [None] * players
    seats = tuple(
        Player(name, stats_of(sheet), sheet.id if sheet is not None else "")
        for name, sheet in zip(names, sheets, strict=True)
    )
    return replace(setup, players=seats)


def stats_of(sheet: Fighter | None) -> Stats:
    return sheet.stats if sheet is not None and sheet.stats != "free" else PLAIN_STATS


def play_game(setup: Setup, luck: str, map: int, without: tuple[str, str] = ("", "")) -> GameResult:
    """Play one game; `without` is a player and the card that they may not play."""
    table, player = Table(setup), KeenPlayer(luck, without=without)
    decisions = 0
    while not table.is_over and decisions < MOST_DECISIONS:
        command = player.answer(table)
        answer = table.submit(command)
        if isinstance(answer, Refusal):
            raise AssertionError(f"{command} was legal and is refused: {answer}")
        decisions += 1
    return _result(table, map)


def _result(table: Table, map: int) -> GameResult:
    fighters = {p.name: p.fighter for p in table.setup.players}
    cards = table.game.catalog.cards
    drawn: Counter[str] = Counter()
    played: Counter[str] = Counter()
    used: Counter[tuple[str, str]] = Counter()
    frags: Counter[str] = Counter()
    order: dict[str, None] = {}
    starts: dict[str, str] = {}
    owners: dict[tuple[str, str], None] = {}
    visited: set[str] = set()
    turns = 0
    for event in table.story():
        match event:
            case TurnBegan(player=name):
                turns += 1
                order.setdefault(name)
            case CardDrawn(card=card) if card:
                drawn[card] += 1
            case CardPlayed(player=name, card=card):
                played[card] += 1
                owners.setdefault((name, card))
            case CardUsed(player=name, card=card) if fighters.get(name) and card not in cards:
                used[fighters[name], card] += 1
            case Fragged(square=square) if square:
                frags[square] += 1
            case Moved(square=square):
                visited.add(square)
            case Placed(player=name, square=square) | Respawned(player=name, square=square):
                visited.add(square)
                starts.setdefault(name, square)
    return GameResult(
        map, tuple(table.state.winners) if table.is_over else (), tuple(fighters.items()),
        tuple(order), tuple(starts.items()), turns, table.is_over, drawn, played, used,
        frozenset(visited), frags, tuple(owners),
    )  # fmt: skip


# -- a block -------------------------------------------------------------------------------------


def play_block(plan: Plan, number: int) -> Block:
    """Play all games of one block."""
    random = Random(f"{plan.seed} {number}")
    luck = f"{plan.seed} {number} luck"
    map = number % len(plan.setups)
    setup = plan.setups[map]
    if plan.subject == "fighter":
        lineup = (plan.id, *random.sample(plan.others, plan.players - 1))
    elif plan.others:
        lineup = tuple(random.sample(plan.others, plan.players))
    else:
        lineup = ()
    if plan.subject == "card":
        return _card_block(plan, number, seated(setup, lineup, plan.players), luck, map)
    games = []
    for turn in range(plan.players):
        rotated = lineup[-turn:] + lineup[:-turn] if turn else lineup
        # Plain players are all alike: swapping them would play the same game again.
        own = luck if lineup else f"{luck} {turn}"
        games.append(play_game(seated(setup, rotated, plan.players), own, map))
    return Block(number, tuple(games))


def _card_block(plan: Plan, number: int, setup: Setup, luck: str, map: int) -> Block:
    """Play a game, and for each player who played the card the same game in which they may not.

    Both are alike up to the moment at which the card is played, so choosing players by what they
    did favors neither.
    """
    game = play_game(setup, luck, map)
    gains = []
    if game.is_finished:
        for name in [player for player, card in game.players_of if card == plan.id]:
            other = play_game(setup, luck, map, without=(name, plan.id))
            if other.is_finished:
                gains.append((game.share(name), other.share(name)))
    return Block(number, (game,), tuple(gains))


# -- many blocks ---------------------------------------------------------------------------------


class InTurn(Executor):
    """An executor without workers: it does each job when its result is asked for."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = _Later(lambda: fn(*args, **kwargs))
        return future


class _Later(Future[Any]):
    def __init__(self, job: Callable[[], Any]) -> None:
        super().__init__()
        self._job = job

    def result(self, timeout: float | None = None) -> Any:
        if not self.done():
            self.set_result(self._job())
        return super().result(timeout)


@lru_cache(maxsize=2)
def _unpacked(plan: bytes) -> Plan:
    loaded: Plan = pickle.loads(plan)  # our own, from `play_blocks`
    return loaded


def play_packed(plan: bytes, number: int) -> Block:
    """Play a block of a plan that has come to a worker as bytes."""
    return play_block(_unpacked(plan), number)


def play_blocks(
    plan: Plan,
    executor: Executor,
    blocks: int | None = None,
    is_time_up: Callable[[], bool] = lambda: False,
    ahead: int = 1,
) -> Iterator[Block]:
    """Yield blocks in the order of their numbers, until there are enough or the time is up.

    A block that was begun is counted also after the time is up: else long games would be missing.
    """
    packed = pickle.dumps(plan)
    waiting: deque[Future[Block]] = deque()
    for number in count():
        if (blocks is not None and number >= blocks) or (number and is_time_up()):
            break
        waiting.append(executor.submit(play_packed, packed, number))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
