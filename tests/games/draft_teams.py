"""Drafts the team games of this folder anew: players who want something, from captains to victory.

    python -m tests.games.draft_teams

They run for flags and bases, close in on whom they may shoot, and shoot what promises most. Of
some seeds the shortest game that is won is kept; `annotate.py` writes its outcomes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from fragkit.board.reach import reach
from fragkit.lab.random_player import RandomPlayer
from fragkit.referee.display.forecast import forecasts
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.rules.attack.targets import aimable, within
from fragkit.rules.commands import Choose, Command, End, MoveTo, Play, Refusal, Shoot
from fragkit.rules.flow.game_table import Table
from fragkit.rules.game import Game
from fragkit.rules.modules.bases import base_of
from fragkit.rules.modules.capture_the_flag import carried, is_home, lying
from fragkit.rules.modules.exchange import Give
from fragkit.rules.modules.guided_nuke import (
    Detonate,
    SteerNuke,
    facts,
    nuke_of,
    steer_step,
    steerings,
)
from fragkit.rules.modules.teams import COLORS, are_mates, other_side
from fragkit.rules.movement.paths import squares_in_reach
from fragkit.rules.requests import Act, Choice, Request
from tests.games.draft import HERE, draft, keep_the_shortest

WINGS = "./west-wing.yaml+./east-wing.yaml"
FAR = {"red": "east-wing:F2", "blue": "west-wing:A2"}  # bases for flags
NEAR = {"red": "east-wing:B3", "blue": "west-wing:E1"}  # bases for two who hold both
FOUR = ["Red 2/3/2", "Blue 2/3/2", "Green 3/2/2", "Pink 2/2/3"]
GAMES = {
    "17-capture-the-flag": ["capture-the-flag"],
    "18-domination": ["domination"],
    "19-red-rover": ["red-rover"],
    "20-bodyguards": ["bodyguards=2"],
    "21-death-match": ["death-match"],
    "24-everything-on": [
        "death-match", "barrel-busters", "blink-of-an-eye", "no-rushes", "chaotic-spawning",
        "hearts",
    ],
}  # fmt: skip


class TeamPlayer(RandomPlayer):
    """Knows what the game is about; dice and what does not matter are left to chance."""

    def decide(self, table: Table, request: Request) -> Command:
        game, name = table.game, request.player
        if isinstance(request, Choice) and request.purpose == "square":
            bases = NEAR if "domination" in game.modules.ids else FAR
            want = bases.get(game.side(name), "")
            keys = [option.key for option in request.options]
            if want in keys:
                return Choose(name, (want,))
        if not isinstance(request, Act):
            return super().decide(table, request)
        for wish in (*self.arms(game, name), *wishes(game, name)):
            if table.refuse(wish) is None:
                return wish
        return End(name) if table.refuse(End(name)) is None else super().decide(table, request)

    def arms(self, game: Game, name: str) -> Iterator[Command]:
        """Some weapon that the hand may hold, and later some piece of armor; whoever runs for flags
        would never get there under such fire."""
        for deck in ("weapon", "gadget") if "capture-the-flag" not in game.modules.ids else ():
            cards = game.catalog.cards
            fit = [id for id in game.catalog.decks[deck] if cards[id].weapon or cards[id].armor]
            if game.seat(name).hidden.get(deck):
                yield Play(name, self.random.choice(fit))


def wishes(game: Game, name: str) -> Iterator[Command]:
    """In the order in which they matter: shoot, hand over, go on."""
    seat, cards = game.seat(name), game.catalog.cards
    yield from steered(game, name)
    yield from best_shots(game, name)
    for laid in seat.play:
        weapon = cards[laid.card].weapon if not laid.ghost else None
        if weapon is not None and weapon.aim == "nothing":
            yield Shoot(name, "", laid.card)
    yield from (Give(name, "flag", mate) for mate in game.present() if are_mates(game, name, mate))
    for goal in goals(game, name):
        if goal != seat.square:
            yield from ways_toward(game, name, goal)
            return


def best_shots(game: Game, name: str) -> Iterator[Command]:
    found: list[tuple[float, Command]] = []
    for seat in game.standing():
        if seat.side == game.side(name):
            continue
        if "capture-the-flag" in game.modules.ids and not carried(game, seat.name):
            continue  # who stops to fight brings nothing home
        for one in forecasts(game, Shoot(name, seat.name)):
            own = one.others.get(name)
            if own is None or own.frag < one.odds.frag / 3:
                shot = Shoot(name, seat.name, one.weapon)
                found.append((float(one.odds.frag) + float(one.odds.mean) / 9, shot))
    for thing in aimable(game):
        aimed = f"{thing.kind}@{thing.square}"
        for one in forecasts(game, Shoot(name, aimed)):
            sides = {n: -1 if game.side(n) == game.side(name) else 1 for n in one.others}
            gain = sum(sides[n] * float(fate.frag) for n, fate in one.others.items())
            if all(fate.frag < 0.1 for n, fate in one.others.items() if sides[n] < 0):
                found.append((gain + 0.06, Shoot(name, aimed, one.weapon)))
    for chance, best in sorted(found, key=lambda one: -one[0]):
        if chance > 0.05:
            yield best


def steered(game: Game, name: str) -> Iterator[Command]:
    """Toward the nearest foe, and off where it pays."""
    nuke = nuke_of(game, name)
    foes = [s for s in game.standing() if s.side != game.side(name)]
    if nuke is None or not foes:
        return
    caught = within(game, nuke.square, facts(game, name)["radius"])
    if any(s.name in caught for s in foes) and name not in caught:
        yield Detonate(name)
    board, place = game.ground.board, game.ground.place
    away = reach(board, place[foes[0].square], 99)

    def cost(square: str) -> int:
        at = away.get(place[square])
        return at.cost if at is not None else 99

    for step in steerings(game, name):
        assert isinstance(step, SteerNuke)
        move = steer_step(game, nuke.square, step.path[0])
        if not isinstance(move, Refusal) and cost(game.ground.names[move.to]) < cost(nuke.square):
            yield step


def goals(game: Game, name: str) -> Iterator[str]:
    """Where this fighter wants to be."""
    side, ids = game.side(name), game.modules.ids
    foe = other_side(side)
    if "capture-the-flag" in ids:
        flag, own = lying(game, foe), lying(game, side)
        if foe in carried(game, name) or side in carried(game, name):
            yield base_of(game, side)
        elif own is not None and not is_home(game, side):
            yield own.square
        elif flag is not None:
            yield flag.square
    if "domination" in ids:
        pair = sorted(n for n in game.present() if game.side(n) == side)
        past = game.state.modules.get("domination", {}).get(side)
        red, blue = reversed(past) if past else pair  # after a point the two trade places
        yield base_of(game, COLORS[name == blue and name != red])
    captain = game.state.sides[foe].captain
    foes = [s for s in game.standing() if s.side != side]
    if "bodyguards" in ids:
        foes.sort(key=lambda s: s.name != captain)
    yield from (s.square for s in foes)


def ways_toward(game: Game, name: str, goal: str) -> Iterator[Command]:
    """There at once, or as near as the dice allow, without walking into what hurts."""
    ground, left = game.ground, game.turn.movement
    near = squares_in_reach(game, name, left)
    yield from (
        MoveTo(name, goal) for p, way in near.items() if ground.names[p] == goal and way.stop
    )
    away = {p: way.cost for p, way in reach(ground.board, ground.place[goal], 99).items()}
    now = away.get(ground.place[game.seat(name).square], 99)
    safe = [p for p, way in near.items() if way.stop and not way.hazards]
    for place in sorted(safe, key=lambda p: (away.get(p, 99), near[p].cost)):
        if away.get(place, 99) < now:
            yield MoveTo(name, ground.names[place])


def play(path: Path, variants: list[str], seed: int) -> int | None:
    packs = "deathmatch,ftw" if "hearts" in variants else "deathmatch"
    wanted = GameOptions(WINGS, list(FOUR), [packs], list(variants), cards="table")
    return draft(path, wanted, TeamPlayer(seed, restless=0), seed, 420)


def main(names: list[str]) -> None:
    os.chdir(HERE)
    for name in names or list(GAMES):
        keep_the_shortest(name, 12, lambda path, seed, to=GAMES[name]: play(path, to, seed))


if __name__ == "__main__":
    main(sys.argv[1:])
