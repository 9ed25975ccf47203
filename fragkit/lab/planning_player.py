"""Planning players: they weigh shots by exact odds, shoot from where it pays, and then take cover.

They know no card and no verb by name: what is legal comes from the rules, what a shot is worth from
the forecast that the table itself shows.
"""

from __future__ import annotations

from functools import cache, lru_cache

from fragkit.board.board import Board
from fragkit.board.sight import can_see
from fragkit.lab.keen_player import (
    FAR,
    HARM,
    PICKING,
    STEP,
    KeenPlayer,
    ranges_to,
    steps_to,
)
from fragkit.rules.attack.aiming import weigh_shot
from fragkit.rules.attack.ready_weapons import ReadyWeapon, ready_weapon, weapons_at_hand
from fragkit.rules.commands import Refusal, Shoot
from fragkit.rules.flow import command_options
from fragkit.rules.game import Game
from fragkit.rules.movement.paths import squares_in_reach
from fragkit.rules.odds.dice_odds import ShotOdds, plain_shot
from fragkit.rules.odds.shot_forecast import forecast_shot
from fragkit.rules.stats import accuracy, armor, attacks_left, health, speed

FRAG, WOUND = (
    1.0,
    0.5,
)  # what fragging a fighter is worth, and taking all but the last of their Health
AIM, DANGER = 8.0, 2.0  # what a good shot is worth, and how much a player fears the enemies' shots
OPEN = 0.0  # how much of the danger counts while a shot is still to come
ARMING = 1.0  # what a power-up is worth: half as much as to keen players
FAIR_ROLL = 3.5  # of one movement die


class PlanningPlayer(KeenPlayer):
    """A keen player who calculates."""

    def best_shot(self, game: Game, name: str) -> Shoot | None:
        """Return the shot with the best forecast; harm to the player and teammates counts against
        it."""
        best, found = 0.0, None
        for shot in command_options.shots(game, name, squares=False):
            assert isinstance(shot, Shoot), "shots are shots"
            if not self.may(shot):
                continue
            weighed = weigh_shot(game, shot)
            if weighed.refusal is not None or weighed.ready is None:
                continue
            worth = sum(
                gain(odds, health(game, who)) * (1 if game.side(who) != game.side(name) else -2)
                for who, odds in forecast_shot(game, weighed).fates.items()
            )
            if worth * weighed.ready.shots > best:
                best, found = worth * weighed.ready.shots, shot
        return found

    def best_square(self, game: Game, name: str) -> str:
        """Return the square to move to now; "" is to stay."""
        if game.turn.movement < 1 or not game.seat(name).square:
            return ""
        ground = game.ground
        board, place, names = ground.board, ground.place, ground.names
        foes = [
            seat.name
            for seat in game.standing()
            if seat.name != name and game.side(seat.name) != game.side(name)
        ]
        spots = {foe: place[game.seat(foe).square] for foe in foes}
        weapons = ready_weapons(game, name)
        shoots = bool(weapons) and attacks_left(game, name) > 0
        fresh = board.power_ups.keys() - {place[s] for s in game.turn.checked}
        litter = {place[c.square] for c in game.state.floor if c.kind in ("blood", "pile", "link")}
        goals = list(spots.values()) if weapons or not fresh else sorted(fresh)
        ways = [steps_to(board, goal) for goal in goals]
        things, geometry = game.things(but=name), game.geometry
        aims = [(spot, ranges_to(board, spot, geometry), values_of(game, name, foe, weapons))
                for foe, spot in (spots.items() if shoots else ())]  # fmt: skip
        dangers = [
            (seen_at(board, spot, round(FAIR_ROLL * speed(game, foe))),
             values_of(game, foe, name, ready_weapons(game, foe)))
            for foe, spot in spots.items()
        ]  # fmt: skip

        def value(spot: int) -> float:
            found = 0.0
            for target, ranges, values in aims:
                worth = values[min(ranges[spot], len(values) - 1)]
                if worth > found and can_see(board, spot, target, things, geometry):
                    found = worth
            danger = sum([values[min(seen[spot], len(values) - 1)] for seen, values in dangers])
            if found:  # there may be time to take cover after the shot
                return AIM * found - DANGER * danger * OPEN
            return -STEP * min([steps[spot] for steps in ways], default=0) - DANGER * danger

        best, goal = value(place[game.seat(name).square]) + STEP / 2, ""
        for spot, way in squares_in_reach(game, name, game.turn.movement).items():
            if way.stop:
                found = value(spot) - way.cost * STEP / 2
                if spot in litter:
                    found += PICKING
                if way.hazards:
                    found -= HARM * len(way.hazards)
                if fresh:
                    passed = sum([move.to in fresh for move in way.moves[:-1]])
                    found += ARMING * ((spot in fresh) + passed / 2)
                if found > best:
                    best, goal = found, names[spot]
        return goal


# -- judging ---------------------------------------------------------------------------------------


def gain(odds: ShotOdds, left: int) -> float:
    """Return what a shot is worth, counted in fighters."""
    mean = sum(min(points, left) * float(chance) for points, chance in odds.damage.items())
    return FRAG * float(odds.frag) + WOUND * mean / max(1, left)


@cache
def plain_gain(dice: int, away: int, damage: int, left: int, extra: int, armor: int) -> float:
    """Return what a shot without any effects is worth."""
    if dice < 1 or damage < 1 or left < 1:
        return 0.0
    return gain(plain_shot(dice, away, damage, left, extra=extra, armor=armor), left)


def ready_weapons(game: Game, name: str) -> list[ReadyWeapon]:
    """Return the weapons that the player has at hand and could fire."""
    found = (ready_weapon(game, Shoot(name, "", id)) for id in weapons_at_hand(game, name))
    return [one for one in found if not isinstance(one, Refusal)]


def values_of(game: Game, name: str, target: str, weapons: list[ReadyWeapon]) -> list[float]:
    """Return what the best of the weapons is worth against the target at each range."""
    dice, left, guard = accuracy(game, name), health(game, target), armor(game, target)

    def best(away: int) -> float:
        worths = [
            plain_gain(dice, away, one.dice * one.units, left, one.extra, guard) * one.shots
            for one in weapons
            if one.nearest <= away <= one.farthest and (one.radius is None or away > one.radius)
        ]
        return max(worths, default=0.0)

    return [0.0, *(best(away) for away in range(1, 6 * max(1, dice) + 2))]


@lru_cache(maxsize=8192)
def seen_at(board: Board, start: int, movement: int) -> tuple[int, ...]:
    """Return for every place the shortest range at which somebody from `start` could see it after
    moving that far."""
    found = [FAR] * len(board.spots)
    columns = board.grid.columns
    for place in board.places:
        if board.floor[place] and steps_to(board, place)[start] <= movement:
            row, column = divmod(board.squares[place], columns)
            for other, is_seen in enumerate(board.sight_table.row(place)):
                if is_seen:
                    down, across = divmod(board.squares[other], columns)
                    away = max(1, abs(row - down) + abs(column - across))
                    if away < found[other]:
                        found[other] = away
    return tuple(found)
