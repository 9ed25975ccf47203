"""Planning players: they plan a whole turn, weigh shots by exact odds, and hold cards back.

A turn is a route: past power-ups, to the square with the best shot, then to a square where enemies
are least likely to shoot back. The code names no card and no verb. The rules list the legal
commands, and the game's own forecast gives the worth of a shot.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from fragkit.board.board import Board
from fragkit.board.reach import Reached
from fragkit.board.sight import can_see
from fragkit.lab.keen_player import (
    FAR,
    KeenPlayer,
    cheapest,
    ranges_to,
    steps_between,
    steps_to,
)
from fragkit.rules.attack.aiming import weigh_shot
from fragkit.rules.attack.ready_weapons import ReadyWeapon, weapons_at_hand
from fragkit.rules.commands import Command, MoveTo, Play, Shoot
from fragkit.rules.flow import command_options
from fragkit.rules.flow.game_table import Table
from fragkit.rules.game import Game
from fragkit.rules.movement.paths import squares_in_reach
from fragkit.rules.odds.dice_odds import ShotOdds, plain_shot, sums
from fragkit.rules.odds.shot_forecast import forecast_shot
from fragkit.rules.stats import (
    accuracy,
    armor,
    attacks_left,
    hand_count,
    hand_limit,
    health,
    speed,
)

# The values of things, in fighters: a frag is 1.
WOUND = 0.5  # taking all of a fighter's Health but 1
DANGER = 0.25  # being fragged: cover only delays the enemies' shots
POWER_UP = 0.1  # a chance of a card
LITTER = 0.12  # a counter to pick up
HARM = 0.4  # a hazard
STEP = 0.003  # a step closer to the target
FIRING = 12  # squares to examine closely for shooting
ROLLS = (0.25, 0.5, 0.75)  # typical movement rolls of an enemy: a low, a middle and a high one


class PlanningPlayer(KeenPlayer):
    """A keen player who calculates."""

    def wishes(self, table: Table, name: str) -> Iterator[Command]:
        game = table.game
        yield from self.before_shots(table, name)
        shot, worth = self.weighed_shot(game, name)
        if game.turn.movement > 0 and game.seat(name).square:
            known = command_options.weapons_to_fire(game, name)
            weapons = [id for id in known if self.may(Shoot(name, "", id))]
            goal = Route(game, name, ready_weapons(game, name, weapons), worth).goal()
            if goal:
                yield MoveTo(name, goal)
        if shot is not None:
            yield from self.uses(game, name)
            yield shot
        yield from self.others(game, name)
        yield from self.spare_weapons(game, name)

    def plays(self, game: Game, name: str) -> list[Command]:
        """Keep weapons in the hand. The fighter can fire them from there, and loses weapons in play
        when fragged."""
        cards = game.catalog.cards
        return [
            play
            for play in super().plays(game, name)
            if isinstance(play, Play) and cards[play.card].weapon is None
        ]

    def spare_weapons(self, game: Game, name: str) -> Iterator[Command]:
        """Yield commands to play weapons that would exceed the hand limit at the end of the turn."""
        if hand_count(game, game.seat(name)) > hand_limit(game, name):
            yield from super().plays(game, name)

    def best_shot(self, game: Game, name: str) -> Shoot | None:
        return self.weighed_shot(game, name)[0]

    def weighed_shot(self, game: Game, name: str) -> tuple[Shoot | None, float]:
        """Return the shot with the best forecast, and its worth. Harm to the player and teammates
        counts against it."""
        best, found = 0.0, None
        for shot in command_options.shots(game, name, squares=False):
            assert isinstance(shot, Shoot), "shots are shots"
            if not self.may(shot):
                continue
            weighed = weigh_shot(game, shot)
            if weighed.refusal is not None or weighed.ready is None:
                continue
            worth = weighed.ready.shots * sum(
                gain(odds, health(game, who)) * (1 if game.side(who) != game.side(name) else -2)
                for who, odds in forecast_shot(game, weighed).fates.items()
            )
            if worth > best:
                best, found = worth, shot
        return found, best


class Route:
    """A route for the rest of a turn: the squares to go to, and their worth."""

    def __init__(self, game: Game, name: str, weapons: list[ReadyWeapon], shot: float) -> None:
        """Take `shot`, the worth of the best shot from here."""
        ground = game.ground
        self.game, self.name, self.shot = game, name, shot
        self.board, self.names = ground.board, ground.names
        board, place = self.board, ground.place
        self.here = place[game.seat(name).square]
        foes = {
            seat.name: place[seat.square]
            for seat in game.standing()
            if seat.name != name and game.side(seat.name) != game.side(name)
        }
        self.fresh = board.power_ups.keys() - {place[s] for s in game.turn.checked}
        self.litter = {
            place[c.square] for c in game.state.floor if c.kind in ("blood", "pile", "link")
        }
        goals = list(foes.values()) if weapons or not self.fresh else sorted(self.fresh)
        self.ways = [steps_to(board, goal) for goal in goals]
        self.aims = [
            (spot, ranges_to(board, spot, game.geometry), values_of(game, name, foe, weapons))
            for foe, spot in (foes.items() if attacks_left(game, name) > 0 else ())
        ]
        self.dangers = [
            (seen_at(board, spot, movement), values)
            for foe, spot in foes.items()
            for armed in [ready_weapons(game, foe, weapons_at_hand(game, foe))]
            for values in [values_of(game, foe, name, armed)]
            for movement in rolls_of(speed(game, foe))
        ]

    def goal(self) -> str:
        """Return the square to go to now, or "" to stay, and to shoot if that is worth it."""
        movement = self.game.turn.movement
        reached = {
            spot: way
            for spot, way in squares_in_reach(self.game, self.name, movement).items()
            if way.stop
        }
        ends = {spot: self.end(spot) for spot in (*reached, self.here)}
        entering = {spot: self.entering(spot, way) for spot, way in reached.items()}
        aimed = {spot: worth for spot in reached if (worth := self.aim(spot))}
        if self.shot:
            aimed[self.here] = self.shot
        firing = sorted(aimed, key=lambda spot: -aimed[spot])[:FIRING]
        later = {
            spot: ends[spot] + self.finds(spot) - HARM * len(way.hazards)
            for spot, way in reached.items()
        }

        ways = [(to, steps_to(self.board, to), worth) for to, worth in later.items()]

        def after(spot: int, left: int) -> float:
            """Return the worth of the best way to end the turn from that square."""
            near = [worth for to, steps, worth in ways if steps[spot] <= left and to != spot]
            return max(near, default=-FAR)

        best, found = ends[self.here] + STEP / 2, ""
        if self.here in aimed:
            best += aimed[self.here] + max(0.0, after(self.here, movement) - ends[self.here])
        for spot, way in reached.items():
            left = movement - way.cost
            worth = ends[spot]
            if spot in firing:
                worth = aimed[spot] + max(worth, after(spot, left))
            elif spot in self.fresh:  # arm first, then shoot
                near = [to for to in firing if steps_to(self.board, to)[spot] <= left]
                worth = max([worth, *(aimed[to] + ends[to] for to in near)])
            if worth + entering[spot] > best:
                best, found = worth + entering[spot], self.names[spot]
        return found

    def aim(self, spot: int) -> float:
        """Return the worth of the best shot from that square."""
        found = 0.0
        for target, ranges, values in self.aims:
            worth = values[min(ranges[spot], len(values) - 1)]
            if worth > found and can_see(
                self.board, spot, target, self.game.things(but=self.name), self.game.geometry
            ):
                found = worth
        return found

    def end(self, spot: int) -> float:
        """Return the worth of ending the turn there. It is high far from danger and near the
        enemies."""
        danger = sum([values[min(seen[spot], len(values) - 1)] for seen, values in self.dangers])
        near = min([steps[spot] for steps in self.ways], default=0)
        return -DANGER * danger / len(ROLLS) - STEP * near

    def finds(self, spot: int) -> float:
        """Return the worth of a power-up, or of a counter to pick up, on that square."""
        return POWER_UP * (spot in self.fresh) + LITTER * (spot in self.litter)

    def entering(self, spot: int, way: Reached) -> float:
        """Return the worth of going there: that of power-ups on the way, minus hazards."""
        passed = way.finds - (spot in self.fresh)
        return self.finds(spot) + POWER_UP * passed - HARM * len(way.hazards) - STEP / 10 * way.cost


# -- judging ---------------------------------------------------------------------------------------


def gain(odds: ShotOdds, left: int) -> float:
    """Return the worth of a shot, measured in whole fighters."""
    mean = sum(min(points, left) * float(chance) for points, chance in odds.damage.items())
    return float(odds.frag) + WOUND * mean / max(1, left)


@cache
def plain_gain(dice: int, away: int, damage: int, left: int, extra: int, armor: int) -> float:
    """Return the worth of a shot without any effects."""
    if dice < 1 or damage < 1 or left < 1:
        return 0.0
    return gain(plain_shot(dice, away, damage, left, extra=extra, armor=armor), left)


def ready_weapons(game: Game, name: str, ids: list[str]) -> list[ReadyWeapon]:
    """Return the player's weapons, once for each way in which they can be fired now."""
    found = []
    for id in ids:
        entry = game.catalog.weapon_entry(game.seat(name).fighter, id)
        if entry is not None:
            found += [ready for ready, _ in command_options.ways_to_fire(game, name, entry, id)]
    return found


def values_of(game: Game, name: str, target: str, weapons: list[ReadyWeapon]) -> list[float]:
    """Return the worth of the best weapon against the target at each range."""
    dice, left, guard = accuracy(game, name), health(game, target), armor(game, target)

    def best(away: int) -> float:
        worths = [
            plain_gain(dice, away, one.dice * one.units, left, one.extra, guard) * one.shots
            for one in weapons
            if one.nearest <= away <= one.farthest and (one.radius is None or away > one.radius)
        ]
        return max(worths, default=0.0)

    return [0.0, *(best(away) for away in range(1, 6 * max(1, dice) + 2))]


@cache
def rolls_of(dice: int) -> tuple[int, ...]:
    """Return a low, a middle and a high roll of these dice."""
    if dice < 1:
        return (0,) * len(ROLLS)
    spread = sums(dice)
    return tuple(
        max(n for n in range(dice, 6 * dice + 1) if spread.at_least(n) >= 1 - part)
        for part in ROLLS
    )


@lru_cache(maxsize=4096)
def seen_at(board: Board, start: int, movement: int) -> tuple[int, ...]:
    """Return, for every place, the shortest range at which a fighter could see it after moving up
    to `movement` from `start`."""
    found = [FAR] * len(board.spots)
    for place, cost in enumerate(_steps_from(board, start)):
        if cost <= movement and board.floor[place]:
            for other, away in _view(board, place):
                if away < found[other]:
                    found[other] = away
    return tuple(found)


@lru_cache(maxsize=4096)
def _view(board: Board, place: int) -> tuple[tuple[int, int], ...]:
    """Return every place that can be seen from there, with its range."""
    columns = board.grid.columns
    row, column = divmod(board.squares[place], columns)
    found = []
    for other, is_seen in enumerate(board.sight_table.row(place)):
        if is_seen:
            down, across = divmod(board.squares[other], columns)
            found.append((other, max(1, abs(row - down) + abs(column - across))))
    return tuple(found)


@lru_cache(maxsize=4096)
def _steps_from(board: Board, start: int) -> tuple[int, ...]:
    return cheapest(_steps_after(board), start)


@lru_cache(maxsize=64)
def _steps_after(board: Board) -> tuple[dict[int, int], ...]:
    """Return, for each place, the places that a plain fighter reaches in one step, with the cost."""
    before = steps_between(board)
    found: tuple[dict[int, int], ...] = tuple({} for _ in before)
    for to, froms in enumerate(before):
        for place, cost in froms.items():
            found[place][to] = cost
    return found
