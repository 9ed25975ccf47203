"""Keen players: they arm themselves, go where they can hit, and use their fighters' abilities.

They don't plan, but play well enough that a game shows the worth of fighters, cards and maps. If
they have no preference, they act at random, like `RandomPlayer`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from random import Random

from fragkit.board.board import Board
from fragkit.board.movement import moves_from
from fragkit.board.sight import can_see, range_between
from fragkit.board.things import BoardOptions, Things
from fragkit.lab.random_player import RandomPlayer, lots
from fragkit.model.effects import acts
from fragkit.rules.attack.ready_weapons import ReadyWeapon, ready_weapon, weapons_at_hand
from fragkit.rules.commands import (
    Choose,
    Command,
    Discard,
    Drop,
    End,
    Jump,
    Move,
    MoveTo,
    Play,
    Refusal,
    Shoot,
    Spend,
    Take,
    Use,
)
from fragkit.rules.effects.using import usable_entry, usable_names
from fragkit.rules.flow import command_options
from fragkit.rules.flow.command_table import allowed
from fragkit.rules.flow.game_table import Table
from fragkit.rules.game import Game
from fragkit.rules.movement.paths import squares_in_reach
from fragkit.rules.odds.dice_odds import sums
from fragkit.rules.requests import Choice, Request
from fragkit.rules.stats import accuracy, armor, attacks_left, health

NO = ("no", "none")  # answers that decline something good
PLAIN = (Move, MoveTo, Jump, Shoot, Play, Use, Take, Drop, Discard, Spend, End)
MOST_TRIES = 50  # random commands to try until one is allowed
LOW = 2  # faces to reroll, if the player may
SIGHT, ARMING, PICKING, HARM, STEP = 4.0, 2.0, 1.0, 3.0, 0.02  # the value of a square
LEAST_SIGHT = 0.8  # below this chance to hit, a square is not for shooting
DETOUR = 6  # movement to spend on going around a hazard
FAR = 1000  # the distance of an unreachable square


class KeenPlayer(RandomPlayer):
    """A player who answers for every seat, each in its own interest.

    `without` is a player and a card that they never play (restricted play).
    """

    def __init__(
        self, seed: int | str | Random, restless: int = 3, without: tuple[str, str] = ("", "")
    ) -> None:
        super().__init__(seed, restless)
        self.without = without

    def may(self, command: Command) -> bool:
        """Return whether the command avoids the card that its player may not play."""
        name, card = self.without
        if not card or command.player != name:
            return True
        if isinstance(command, Play):
            return command.card != card
        return not isinstance(command, Shoot) or command.weapon != card

    def interrupt_as(self, table: Table, name: str) -> Command | None:
        command = super().interrupt_as(table, name)
        return command if command is not None and self.may(command) else None

    # -- answering requests ---------------------------------------------------------------------

    def decide(self, table: Table, request: Request) -> Command:
        if isinstance(request, Choice) and request.most == 1:
            keys = [option.key for option in request.options if option.key not in NO]
            seat = table.game.seat(request.player)
            cards = table.game.catalog.cards
            armed = weapons_at_hand(table.game, request.player) or any(
                cards[c].weapon is not None for c in seat.known
            )
            wanted = "" if armed else "weapon"
            if wanted in keys:
                return Choose(request.player, (wanted,))
            if keys:
                return Choose(request.player, (self.random.choice(keys),))
        return super().decide(table, request)

    def better_dice(self, table: Table) -> Command | None:
        """Reroll the player's own low dice, if an ability allows it at no cost."""
        game, last = table.game, table.game.last_roll
        if last is None or min(last.faces, default=6) > LOW or last.player not in game.state.seats:
            return None
        for word in usable_names(game, last.player):
            found = usable_entry(game, last.player, word)
            if found is None or any(e.cost is not None for _, e in found[0].dice_effects):
                continue
            use = Use(last.player, word)
            if found[0].dice_effects and table.refuse(use) is None:
                return use
        return None

    # -- the player's turn ----------------------------------------------------------------------

    def act(self, table: Table, name: str) -> Command:
        for command in self.wishes(table, name):
            if self.may(command) and table.refuse(command) is None:
                return command
        end = End(name)
        if table.refuse(end) is None:
            return end
        for _ in range(MOST_TRIES):
            command = super().act(table, name)
            if self.may(command):
                break
        return command

    def before_shots(self, table: Table, name: str) -> Iterator[Command]:
        """Yield commands worth giving before a shot: heal, pick up, guess, play cards."""
        game = table.game
        yield from command_options.spends(game, name)
        yield from command_options.pickings(game, name)
        guess = self.guess(table, name)
        if guess is not None:
            yield guess
        yield from self.plays(game, name)

    def wishes(self, table: Table, name: str) -> Iterator[Command]:
        """Yield the commands that the player wants to give next, best first. The game may refuse
        them."""
        game = table.game
        yield from self.before_shots(table, name)
        shot = self.best_shot(game, name)
        if shot is not None:
            yield from self.uses(game, name)
            yield shot
        yield from self.others(game, name)
        goal = self.best_square(game, name)
        if goal:
            yield MoveTo(name, goal)

    def best_shot(self, game: Game, name: str) -> Shoot | None:
        return best_shot(game, name, self.may)

    def best_square(self, game: Game, name: str) -> str:
        return best_square(game, name)

    def plays(self, game: Game, name: str) -> list[Command]:
        """Return the plays to consider: those without a target, and at random half of those with
        one. Keep plays on the player only if there are no others."""
        found = [c for c in command_options.plays(game, name) if isinstance(c, Play)]
        foes = [c for c in found if c.target != name] or found
        self.random.shuffle(foes)
        return [c for c in foes if not c.target or self.random.random() < 0.5]

    def uses(self, game: Game, name: str) -> list[Command]:
        """Return usable abilities. Include those that cost cards only if the player has more than 2
        cards."""
        spare = game.seat(name).hand_size > 2
        found = [use for use in command_options.uses(game, name) if isinstance(use, Use)]
        return [use for use in found if spare or not _has_cost(game, use)]

    def others(self, game: Game, name: str) -> Iterator[Command]:
        """Yield commands of modules, and abilities that draw cards."""
        for row in lots(game.modules)[1]:
            if row.command not in PLAIN and self.random.random() < 0.5:
                found = list(allowed(game, row.options(game, name)))
                self.random.shuffle(found)
                yield from found[:1]
        for use in self.uses(game, name):
            assert isinstance(use, Use)
            entry = usable_entry(game, name, use.card)
            if entry is not None and any(
                isinstance(effect, acts.Draw) for _, effect in entry[0].moments.get("use", ())
            ):
                yield use


# -- judging ---------------------------------------------------------------------------------------


def _has_cost(game: Game, use: Use) -> bool:
    found = usable_entry(game, use.player, use.card)
    return found is not None and any(e.cost is not None for e in found[0].effects)


@cache
def reaching(dice: int, away: int) -> float:
    """Return the chance that this many dice reach a range."""
    return float(sums(dice).at_least(away)) if dice > 0 else 0.0


def best_shot(
    game: Game, name: str, may: Callable[[Command], bool] = lambda _: True
) -> Shoot | None:
    """Return the shot that is likely to do the most damage, measured in whole fighters."""
    found = (
        shot
        for shot in command_options.shots(game, name, squares=False)
        if isinstance(shot, Shoot) and may(shot)
    )
    weighed = [(worth(game, shot), number, shot) for number, shot in enumerate(found)]
    weighed = [one for one in weighed if one[0] > 0]
    return max(weighed)[2] if weighed else None


def worth(game: Game, shot: Shoot) -> float:
    target, name = shot.target, shot.player
    if target not in game.state.seats or game.side(target) == game.side(name):
        return 0.0
    ready = ready_weapon(game, shot)
    if isinstance(ready, Refusal):
        return 0.0
    board, place = game.ground.board, game.ground.place
    here, there = place[game.seat(name).square], place[game.seat(target).square]
    away = range_between(board, here, there, game.geometry)
    if ready.radius is not None and away <= ready.radius:
        return 0.0
    hits = reaching(accuracy(game, name), away)
    return hits * share(game, target, ready) * ready.shots + hits / 100


def share(game: Game, target: str, ready: ReadyWeapon) -> float:
    """Estimate the part of the target's Health that a hit takes, as damage dice divided by defense
    dice."""
    left = max(health(game, target), 1)
    points = ready.dice * ready.units / (left + armor(game, target)) + ready.extra
    return min(points / left, 1.5)


@lru_cache(maxsize=4096)
def ranges_to(board: Board, target: int, geometry: BoardOptions) -> tuple[int, ...]:
    """Return the range from every place to this place."""
    return tuple(
        range_between(board, place, target, geometry) if floor else FAR
        for place, floor in enumerate(board.floor)
    )


@lru_cache(maxsize=64)
def steps_between(board: Board) -> tuple[dict[int, int], ...]:
    """Return, for each place, the places one step before it, with the cost for a plain fighter.
    Hazards count as a detour."""
    found: tuple[dict[int, int], ...] = tuple({} for _ in board.spots)
    things = Things(open_doors=frozenset(board.doors))  # somebody will open them
    for place in board.places:
        for move in moves_from(board, place, things=things):
            if move.by != "jump":
                harm = DETOUR * len(board.printed_hazards[move.to])
                found[move.to][place] = move.cost + harm
    return found


@lru_cache(maxsize=4096)
def steps_to(board: Board, target: int) -> tuple[int, ...]:
    """Return the movement needed from every place to this place if nobody is in the way."""
    return cheapest(steps_between(board), target)


def cheapest(edges: Sequence[dict[int, int]], start: int) -> tuple[int, ...]:
    """Return the cost to reach each place from there along the edges."""
    found = [FAR] * len(edges)
    found[start] = 0
    queue = [(0, start)]
    while queue:
        cost, place = heappop(queue)
        if cost == found[place]:
            for other, more in edges[place].items():
                if cost + more < found[other]:
                    found[other] = cost + more
                    heappush(queue, (found[other], other))
    return tuple(found)


def best_square(game: Game, name: str) -> str:
    """Return the square to move to now, or "" to stay.

    A player who can shoot prefers a square in sight of an enemy, or else a square near one.
    A player without weapons goes for power-ups.
    """
    if game.turn.movement < 1 or not game.seat(name).square:
        return ""
    board, place, names = game.ground.board, game.ground.place, game.ground.names
    geometry, things, dice = game.geometry, game.things(but=name), accuracy(game, name)
    foes = [
        place[seat.square]
        for seat in game.standing()
        if seat.name != name and game.side(seat.name) != game.side(name)
    ]
    armed = bool(weapons_at_hand(game, name))
    fresh = board.power_ups.keys() - {place[s] for s in game.turn.checked}
    litter = {place[c.square] for c in game.state.floor if c.kind in ("blood", "pile", "link")}
    goals = [steps_to(board, goal) for goal in (foes if armed or not fresh else sorted(fresh))]
    aims = [
        (foe, ranges_to(board, foe, geometry))
        for foe in (foes if armed and attacks_left(game, name) > 0 else ())
    ]
    far = 6 * dice  # beyond this range, no hit is possible
    chances = [SIGHT * reaching(dice, away) for away in range(far + 1)]

    def value(spot: int) -> float:
        near = FAR
        for steps in goals:
            if (away := steps[spot]) < near:
                near = away
        found = -STEP * near if goals else 0.0
        for foe, ranges in aims:
            away = ranges[spot]
            if away <= far:
                hits = chances[away]
                if (
                    hits > LEAST_SIGHT
                    and hits > found
                    and can_see(board, spot, foe, things, geometry)
                ):
                    found = hits
        return found

    # Pickups here are gone: only entering a square gives more.
    best, goal = value(place[game.seat(name).square]) + STEP / 2, ""
    for spot, way in squares_in_reach(game, name, game.turn.movement).items():
        if way.stop:
            found = value(spot) - way.cost * STEP / 10
            if spot in litter:
                found += PICKING
            if way.hazards:
                found -= HARM * len(way.hazards)
            if fresh:
                found += ARMING * (way.finds + (spot in fresh)) / 2
            if found > best:
                best, goal = found, names[spot]
    return goal
