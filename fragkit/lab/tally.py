"""The results of a playtest so far. They are only sums, so that memory stays constant for any
number of games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from fragkit.lab.playtest import Block, GameResult
from fragkit.lab.statistics import Gain, Rate

# The subject: `("fighter", "zoe-mph")`, `("fighter", "zoe-mph", "map", "foundry")`,
# `("turn-order", "1")`, `("respawn", "C4")`.
Question = tuple[str, ...]


class Tally:
    """The sum of blocks, which are added in the order of their numbers."""

    def __init__(self, maps: Iterable[str]) -> None:
        self.maps = tuple(maps)
        self.blocks = 0
        self.games = 0
        self.unfinished = 0
        self.rates: defaultdict[Question, Rate] = defaultdict(Rate)
        self.gains: defaultdict[tuple[str, str], Gain] = defaultdict(Gain)  # by kind and id
        # The same for planning players.
        self.second_games = 0
        self.second: defaultdict[Question, Rate] = defaultdict(Rate)
        self.second_gains: defaultdict[tuple[str, str], Gain] = defaultdict(Gain)
        self.turns: Counter[int] = Counter()  # of finished games
        self.rounds: Counter[int] = Counter()
        self.drawn: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.frags_by: Counter[str] = Counter()  # by weapon
        self.used: Counter[tuple[str, str]] = Counter()  # by fighter and ability
        self.played_by: Counter[str] = Counter()  # players who played a card in a finished game
        self.won_by: Counter[str] = Counter()  # those of them who won; ties are shared
        self.fighters: Counter[str] = Counter()  # games of each
        # Turns until fragged, by first square and by seat.
        self.lasted: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.lasted_in: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.visited: list[set[str]] = [set() for _ in self.maps]
        self.frags: list[Counter[str]] = [Counter() for _ in self.maps]  # by square

    def add(self, block: Block) -> None:
        self.blocks += 1
        self.second_games += len(block.second)
        for game in block.games:
            self._count(game)
        for rates, games in ((self.rates, block.games), (self.second, block.second)):
            found: defaultdict[Question, list[float]] = defaultdict(list)
            fair: defaultdict[Question, float] = defaultdict(float)
            for game in games:
                if game.is_finished:
                    for question, player in self._asked(game):
                        found[question].append(game.share(player))
                        fair[question] += 1 / len(game.fighters)
            for question, shares in found.items():
                rates[question].add(sum(shares), len(shares), fair[question])
        for gains, pairs in ((self.gains, block.pairs), (self.second_gains, block.second_pairs)):
            kept: defaultdict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
            for pair in pairs:
                kept[pair.kind, pair.id].append((pair.wins_with, pair.wins_without))
            for key, some in kept.items():
                gains[key].add(some)

    def _count(self, game: GameResult) -> None:
        self.games += 1
        self.drawn.update(game.drawn)
        self.played.update(game.played)
        self.frags_by.update(game.frags_by)
        self.used.update(game.used)
        self.fighters.update(id for _, id in game.fighters if id)
        self.visited[game.map] |= game.visited
        self.frags[game.map].update(game.frag_squares)
        starts = dict(game.starts)
        for player, turns in game.lasted:
            self.lasted[starts.get(player, "")][turns] += 1
            self.lasted_in[player][turns] += 1
        if not game.is_finished:
            self.unfinished += 1
            return
        self.turns[game.turns] += 1
        self.rounds[game.rounds] += 1
        for player, card in game.players_of:
            self.played_by[card] += 1
            self.won_by[card] += player in game.winners

    def _asked(self, game: GameResult) -> Iterator[tuple[Question, str]]:
        """Yield every question that this game answers, with the player that it is about."""
        map, players = self.maps[game.map], str(len(game.fighters))
        for player, id in game.fighters:
            if id:
                yield ("fighter", id), player
                yield ("fighter", id, "map", map), player
                yield ("fighter", id, "players", players), player
                for other, foe in game.fighters:
                    if other != player:
                        yield ("fighter", id, "against", foe), player
        for place, player in enumerate(game.order, 1):
            yield ("turn-order", str(place)), player
        for player, square in game.starts:
            yield ("respawn", square), player
        for place, (player, _) in enumerate(game.fighters, 1):
            yield ("seat", str(place)), player


def spread(counts: Counter[int]) -> tuple[int, int, int] | None:
    """Return the first quartile, the median and the third quartile of the counts."""
    total = counts.total()
    if not total:
        return None
    found, wanted = [], [total / 4, total / 2, total * 3 / 4]
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        while wanted and seen >= wanted[0]:
            found.append(value)
            wanted.pop(0)
    one, two, three = found
    return one, two, three
