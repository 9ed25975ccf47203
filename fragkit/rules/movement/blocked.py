"""What is in the way, as a refusal: the one place where a blocker gets its rule."""

from __future__ import annotations

from fragkit.board.blockers import MOVE_RULES, Blocker, is_border
from fragkit.model.effects import modifiers as mod
from fragkit.rules.game import Game
from fragkit.rules.refusals import Refusal
from fragkit.rules.stats import in_force

WAY_WORD = ("north", "east", "south", "west")
DOORS = {"one-way": "door.oneway", "shut": "room.doors", "": "ruling.jump.over"}
DOOR_WORDS = {"one-way": "one-way door the other way", "shut": "the door is shut"}


def rule_of(game: Game, blocker: Blocker, jumping: bool = False) -> str:
    if blocker.kind == "door":
        return DOORS[blocker.door]
    if blocker.edge is not None and is_border(game.ground.board, blocker.edge):
        return "ruling.map.edge"
    rule = MOVE_RULES[blocker.kind]
    return "move.jump.wall" if jumping and rule == "wall.move" else rule


def refused_step(game: Game, name: str, way: int, blocker: Blocker) -> Refusal:
    before = game.ground.names[blocker.before]
    told = f"{name} can't go {WAY_WORD[way]} from {before}: {_what(blocker)}"
    if wrong := _wrong_key(game, name, blocker):
        return Refusal("door.key.match", f"{told}, and {wrong}")
    return Refusal(rule_of(game, blocker), told)


def _wrong_key(game: Game, name: str, blocker: Blocker) -> str:
    """The key that does not fit a one-way door, in words; "" where there is none."""
    if blocker.door != "one-way":
        return ""
    doors = game.ground.board.doors
    door = next((d.door for d in doors.values() if blocker.at == d.name), None)
    for force in in_force(game, name, mod.Pass):
        color = force.effect.color
        if door is not None and "doors" in force.effect.value and color not in (None, door.color):
            return f"{force.source} opens no {door.color} ones"
    return ""


def refused_jump(game: Game, name: str, way: int, blocker: Blocker) -> Refusal:
    before, rule = game.ground.names[blocker.before], rule_of(game, blocker, jumping=True)
    if blocker.kind == "door" and not blocker.door:
        inside = (
            f"the door in {blocker.at}" if blocker.edge is None else f"a closed door at {before}"
        )
        return Refusal(rule, f"{name} can't jump through {inside}")
    return Refusal(rule, f"{name} can't jump {WAY_WORD[way]} from {before}: {_what(blocker)}")


def refused_hop(game: Game, name: str, blocker: Blocker) -> Refusal:
    there = blocker.at
    if (other := game.at(there, but=name)) is not None and blocker.kind == "fighter":
        return Refusal(rule_of(game, blocker), f"{there} is taken by {other.name}")
    return Refusal(rule_of(game, blocker), f"{name} can't go to {there}: {blocker}")


def refused_way(game: Game, name: str, goal: str, blocker: Blocker, help: str = "") -> Refusal:
    told = f"{name} can't reach {goal} from {game.seat(name).square}: {blocker}"
    if wrong := _wrong_key(game, name, blocker):
        return Refusal("door.key.match", f"{told}, and {wrong}", help)
    return Refusal(rule_of(game, blocker), told, help)


def stuck(game: Game, name: str, square: str, left: int) -> Refusal:
    other = game.at(square, but=name)
    who = other.name if other is not None else "something"
    return Refusal(
        "ruling.move.stuck",
        f"{name} would be stuck on {square} with {who}: "
        f"{left} movement left does not reach a free square",
    )


def _what(blocker: Blocker) -> str:
    match blocker.kind:
        case "door":
            return DOOR_WORDS[blocker.door]
        case "wall" | "diagonal" | "solid":
            return "wall"
        case "window":
            return "window"
        case _:
            return str(blocker)
