"""Random legal players, who know only the rules, and whole games between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from fragkit.rules.commands import (
    Choose,
    Command,
    CommandSpec,
    Deal,
    Faces,
    Play,
    Refusal,
    Shoot,
    Spend,
    Use,
)
from fragkit.rules.events import Event
from fragkit.rules.flow.command_options import shots
from fragkit.rules.flow.command_table import allowed
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Setup
from fragkit.rules.module import Modules
from fragkit.rules.requests import Act, Choice, Draw, Request, Roll

AT_SQUARES = 0.2  # the share of squares among targets


@lru_cache(maxsize=4)  # every game has its own modules
def lots(modules: Modules) -> tuple[tuple[CommandSpec, ...], tuple[CommandSpec, ...]]:
    """Return the commands that random players try: first each repeated by its weight, then each
    once."""
    rows = [row for row in modules.commands.values() if row.weight]
    return tuple(row for row in rows for _ in range(row.weight)), tuple(rows)


class RandomPlayer:
    """A player who answers for everyone, including chance, from one seeded source.

    `restless` is the chance in a hundred that another player interrupts at a prompt.
    """

    def __init__(self, seed: int | str | Random, restless: int = 3) -> None:
        self.random = seed if isinstance(seed, Random) else Random(seed)
        self.restless = restless

    def answer(self, table: Table) -> Command:
        """Return a legal command for the current request, or somebody's interruption."""
        request = table.request
        better = self.better_dice(table)
        if better is not None:
            return better
        if self.restless and self.random.random() * 100 < self.restless:
            interruption = self.interrupt(table)
            if interruption is not None:
                return interruption
        if isinstance(request, Act):  # most are
            return self.decide(table, request)
        return self.chance(table, request) or self.decide(table, request)

    def better_dice(self, table: Table) -> Command | None:
        """Return a command that changes the dice just rolled, if their player wants that."""
        return None

    def chance(self, table: Table, request: Request) -> Command | None:
        """Return a result that nobody decides: dice or the next card of a deck."""
        random = self.random
        if isinstance(request, Roll):
            dice = tuple([int(random.random() * 6) + 1 for _ in range(request.dice)])
            return Faces(request.player, dice)
        if isinstance(request, Draw) and table.state.decks[request.deck].cards is not None:
            cards = table.state.decks[request.deck].cards or {}
            pick = random.randrange(sum(cards.values()))
            for card, count in cards.items():
                pick -= count
                if pick < 0:
                    return Deal(request.player, card)
        return None

    def decide(self, table: Table, request: Request) -> Command:
        if isinstance(request, Act):
            return self.act(table, request.player)
        if isinstance(request, Choice) and request.options and request.most == 1:
            return Choose(request.player, (self.random.choice(request.options).key,))
        if isinstance(request, Choice) and request.options and not request.decks:
            keys = [option.key for option in request.options]
            count = self.random.randint(request.least, min(request.most, len(keys)))
            return Choose(request.player, tuple(self.random.sample(keys, count)))
        return self.random.choice(list(table.legal()))

    def act(self, table: Table, name: str) -> Command:
        """Choose a kind of command first, then a command of that kind. Otherwise, kinds with dozens
        of commands, such as shots at squares, would crowd out the rest."""
        guess = self.guess(table, name)
        if guess is not None:
            return guess
        random, game = self.random.random, table.game
        drawn, every = lots(game.modules)
        first = drawn[int(random() * len(drawn))]
        for row in (first, *every):
            if row.command is Shoot:  # mostly fighters, because listing squares in sight is slow
                found = shots(game, name, squares=random() < AT_SQUARES)
            else:
                found = row.options(game, name)
            options = list(allowed(game, found))
            if options:
                command = options[int(random() * len(options))]
                if row.when == "act" or table.refuse(command) is None:
                    return command
        raise AssertionError("a turn can always go on or end")

    def interrupt(self, table: Table) -> Command | None:
        """Return a card that another player, or the player who is about to roll, may play now."""
        due = table.request
        names = [n for n in table.state.seats if n != due.player or isinstance(due, Roll)]
        if table.state.stage != "play" or not names:
            return None
        return self.interrupt_as(table, self.random.choice(names))

    def interrupt_as(self, table: Table, name: str) -> Command | None:
        """Return a card that this player may play now."""
        if name == table.request.player:
            options = list(self.own_plays(table, name))
        else:
            options = list(table.legal(name))
        return self.random.choice(options) if options else self.guess(table, name)

    def own_plays(self, table: Table, name: str) -> Iterator[Command]:
        """Yield the commands that the player may give instead of the requested dice."""
        sayings = table.game.modules.commands
        for kind in (Play, Use, Spend):
            for command in sayings[kind].options(table.game, name):
                if table.refuse(command) is None:
                    yield command

    def guess(self, table: Table, name: str) -> Command | None:
        """With secret hands, return a card that this player may hold, as far as the referee
        knows."""
        held = table.state.seats[name].hidden
        hidden = [deck for deck, count in held.items() if count] if held else []
        if not hidden or self.random.randrange(3):
            return None
        card = self.random.choice(list(table.game.catalog.decks[self.random.choice(hidden)]))
        play = Play(name, card)
        return play if table.refuse(play) is None else None


class MixedPlayer(RandomPlayer):
    """Players of several levels at one table, who share one source of luck. Each decides for
    themselves, including when to interrupt."""

    def __init__(self, random: Random, players: dict[str, RandomPlayer]) -> None:
        super().__init__(random)
        self.players = players

    def better_dice(self, table: Table) -> Command | None:
        last = table.game.last_roll
        if last is None or last.player not in table.state.seats:
            return None
        return self._level(table, last.player).better_dice(table)

    def interrupt_as(self, table: Table, name: str) -> Command | None:
        return self._level(table, name).interrupt_as(table, name)

    def decide(self, table: Table, request: Request) -> Command:
        return self._level(table, request.player).decide(table, request)

    def _level(self, table: Table, name: str) -> RandomPlayer:
        return self.players[table.game.master(name)]


Watch = Callable[[Table, tuple[Event, ...]], None]


@dataclass(slots=True)
class Played:
    """A game that was played, with its table at the end and all commands."""

    table: Table
    commands: list[Command] = field(default_factory=list)


def play(
    setup: Setup, seed: int, most: int = 5000, watch: Watch | None = None, restless: int = 3
) -> Played:
    """Play a game of random legal players to its end, but no more than `most` decisions."""
    table = Table(setup)
    player = RandomPlayer(seed, restless)
    played = Played(table)
    while not table.is_over and len(played.commands) < most:
        command = player.answer(table)
        told = table.submit(command)
        if isinstance(told, Refusal):
            raise AssertionError(f"{command} was legal and is refused: {told}")
        played.commands.append(command)
        if watch is not None:
            watch(table, told.events)
    return played


def replay(setup: Setup, commands: list[Command]) -> Table:
    """Replay a game from its commands."""
    table = Table(setup)
    for command in commands:
        told = table.submit(command)
        if isinstance(told, Refusal):
            raise AssertionError(f"{command} is refused: {told}")
    return table
