"""The second referee: steps, jumps, teleporters, power-ups, acid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fragkit.board import movement as geometry
from fragkit.board.things import Things
from tests.rules import second_referee_cards as cards
from tests.rules import second_referee_fights as fights
from tests.rules import second_referee_turns as turns

if TYPE_CHECKING:
    from tests.rules.second_referee import Game

WAYS = ("n", "e", "s", "w")
SUCCESS = 4  # power.success


# -- section 12: movement ----------------------------------------------------------------------


def walk(g: Game, name: str, path: tuple[str, ...]) -> bool:
    """A walk is allowed when each of its steps is, as things stand now."""
    if not path:
        return False
    assert g.turn is not None
    place, left = g.fighters[name]["place"], g.turn["movement"]
    for word in path:
        step = find_step(g, name, place, left, word)
        if step is None:
            return False
        place, cost, _ = step
        left -= cost
    g.due = None
    g.then(lambda: walk_on(g, name, path))
    return True


def walk_on(g: Game, name: str, path: tuple[str, ...]) -> None:
    """One step after the other; the rest is off when something has come between."""
    assert g.turn is not None
    f = g.fighters[name]
    if not path or f["place"] is None:
        return
    step = find_step(g, name, f["place"], g.turn["movement"], path[0])
    if step is None:
        return
    place, cost, hops = step
    f["place"] = place
    g.turn["movement"] -= cost  # turn.split
    g.then(lambda: enter(g, name, hops), lambda: still_there(g, name, place, path[1:]))


def still_there(g: Game, name: str, place: int, path: tuple[str, ...]) -> None:
    if g.fighters[name]["place"] == place:
        walk_on(g, name, path)


def find_step(g: Game, name: str, place: int, left: int, word: str) -> tuple[int, int, bool] | None:
    """The step that a word of a walk names, if it may be made with so much movement."""
    step = named_step(g, name, place, word)
    if step is None or step[1] > left:  # move.points, ruling.move.short
        return None
    return step if may_be_there(g, name, step[0], left - step[1], step[2]) else None


def named_step(g: Game, name: str, place: int, word: str) -> tuple[int, int, bool] | None:
    """Where a word leads: the place, its cost, and whether by teleporter.

    From a teleporter another one is named; whoever wants to walk there says the direction.
    """
    target = None if word in WAYS else g.board.place(word)
    if isinstance(target, int) and target in hops_from(g, place):
        return target, 1, True  # tele.jump, tele.choice, tele.cost
    for way in range(4):
        to = neighbour(g, name, place, way)  # tele.neighbour
        if to is not None and (word == WAYS[way] or to[0] == target):
            return (*to, False)
    return None


def neighbour(g: Game, name: str, place: int, way: int) -> tuple[int, int] | None:
    """move.ortho, wall.move, window.move, door.*: the place next to this one, and its cost."""
    step = geometry.step(g.board, place, way, things=things(g, name))
    return (step.to, step.cost) if isinstance(step, geometry.Move) else None


def hops_from(g: Game, place: int) -> list[int]:
    """ruling.tele.three: any other teleporter."""
    doors = list(g.board.teleporters)
    return [p for p in doors if p != place] if place in doors else []


def things(g: Game, name: str) -> Things:
    return Things(fighters=frozenset(f["place"] for f in g.standing() if f["name"] != name))


def may_be_there(g: Game, name: str, place: int, left: int, hops: bool) -> bool:
    """move.through, ruling.move.stuck: with another only if a free square is still in reach.

    A hop sends the other away (ruling.tele.bump).
    """
    if hops or not g.others_at(name, place):
        return True
    most = {place: left}
    waiting = [place]
    while waiting:
        here = waiting.pop()
        reached = []
        for way in range(4):
            to = neighbour(g, name, here, way)
            if to is not None:
                reached.append(to)
            for length in range(2, g.fighters[name]["speed"] + 1):
                landing = landing_of(g, name, here, way, length)
                if landing is not None:
                    reached.append(landing)
        if hops_from(g, here) and most[here] >= 1:
            return True
        for there, cost in reached:
            rest = most[here] - cost
            if rest < 0:
                continue
            if not g.others_at(name, there):
                return True
            if rest > most.get(there, -1):
                most[there] = rest
                waiting.append(there)
    return False


def cheapest(g: Game, name: str, goal: int) -> int | None:
    """What it costs to walk to a square, whoever stands there; None when there is no path."""
    costs = {g.fighters[name]["place"]: 0}
    while True:
        better = {}
        for here, spent in costs.items():
            reached = [(hop, 1) for hop in hops_from(g, here)]
            reached += [to for way in range(4) if (to := neighbour(g, name, here, way))]
            for there, cost in reached:
                if spent + cost < better.get(there, costs.get(there, 1000)):
                    better[there] = spent + cost
        if not better:
            return costs.get(goal)
        costs.update(better)


# -- section 14: jumping -------------------------------------------------------------------------


def jump(g: Game, name: str, direction: str, length: int) -> bool:
    assert g.turn is not None
    f = g.fighters[name]
    # move.jump.max, ruling.jump.speed; a jump of one square is none (move.jump.speed1)
    if direction not in WAYS or not 2 <= length <= f["speed"]:
        return False
    landing = landing_of(g, name, f["place"], WAYS.index(direction), length)
    if landing is None:
        return False
    place, cost = landing
    left = g.turn["movement"] - cost
    if left < 0 or not may_be_there(g, name, place, left, hops=False):  # ruling.jump.land
        return False
    f["place"] = place  # ruling.jump.landing: nothing is entered on the way
    g.turn["movement"] = left
    g.due = None
    g.then(lambda: enter(g, name, False))
    return True


def landing_of(g: Game, name: str, place: int, way: int, length: int) -> tuple[int, int] | None:
    """move.jump.line, move.jump.wall, ruling.jump.over, move.jump.cost"""
    flight = geometry.jump(g.board, place, way, length, things=things(g, name))
    if not isinstance(flight, geometry.Move):
        return None
    terrain = g.board.spots[flight.to].terrain
    last = 3 if terrain == "lava" else 2  # ruling.jump.terrain
    return flight.to, 2 * (length - 1) + last


# -- sections 13 and 15: what happens on entering ----------------------------------------------------


def enter(g: Game, name: str, hops: bool) -> None:
    """In the own turn, by step, jump or teleporter (ruling.power.teleport)."""
    assert g.turn is not None
    place = g.fighters[name]["place"]
    g.turn["entered"] = [c for c in g.floor if c["place"] == place]
    tasks = [lambda: power_up(g, name, place), lambda: fights.acid(g, name)]
    if hops:  # ruling.tele.bump
        tasks.append(lambda: turns.displace(g, name, place, []))
    g.then(*tasks)


def power_up(g: Game, name: str, place: int) -> None:
    assert g.turn is not None
    kind = g.board.spots[place].power
    if kind is None:
        return
    if place in g.turn["checked"]:  # power.once, power.reenter
        return
    g.turn["checked"].add(place)

    def rolled(dice: tuple[int, ...]) -> None:
        if dice[0] >= SUCCESS:
            g.then(lambda: cards.draw(g, name, kind))  # power.kind, power.hand

    g.roll(name, 1, "power-up", rolled)  # power.roll
