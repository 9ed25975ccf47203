"""Jumps (move.jump.*)."""

from __future__ import annotations

from fragkit.model.effects import modifiers as mod
from fragkit.rules.commands import Jump
from fragkit.rules.game import Game, Procedure
from fragkit.rules.movement.ground import WAY
from fragkit.rules.movement.moving import Leg, can_leave, may_move, step_cost, take_step, walk
from fragkit.rules.refusals import Refusal
from fragkit.rules.stats import in_force, is_forbidden, speed

JUMP_COST = 2


def longest_jump(game: Game, name: str) -> int:
    """Squares (move.jump.max, ruling.jump.speed)."""
    longest = speed(game, name)
    if not game.forces(name, mod.Jump):
        return longest
    return longest + sum(f.effect.value for f in in_force(game, name, mod.Jump))


def jump_leg(game: Game, name: str, command: Jump) -> Leg | Refusal:
    squares, longest = command.squares, longest_jump(game, name)
    if squares < 2:
        return Refusal(
            "move.jump.count", f"{name}: a jump of {squares} passes over nothing", "Step instead."
        )
    if longest < 2:
        return Refusal("move.jump.speed1", f"{name} can't jump with Speed 1")
    if squares > longest:
        return Refusal("move.jump.max", f"{name} jumps at most {longest} squares, not {squares}")
    if card := is_forbidden(game, name, "jump"):
        return Refusal("card.overrides", f"{name} can't jump: {card}")
    here, through = game.seat(name).square, _flies_through_doors(game, name)
    for i in range(squares):
        step = walk(game, name, here, WAY[command.direction])
        if isinstance(step, Refusal):
            text = step.text.replace("can't go", "can't jump")
            return Refusal("move.jump.wall" if step.rule == "wall.move" else step.rule, text)
        if (
            game.ground.steps[here][WAY[command.direction]].kind != "open"
            and step.key < 0
            and not through
            and not _held_door(game, here, step.square)
        ):
            return Refusal("ruling.jump.over", f"{name} can't jump through a closed door at {here}")
        here = step.square
        if i + 1 < squares and not through and _is_shut_door_square(game, here):
            return Refusal("ruling.jump.over", f"{name} can't jump through the door in {here}")
    return Leg(here, jump_cost(game, name, here, squares), "jump")


def jump_cost(game: Game, name: str, landing: str, squares: int) -> int:
    """Two for each square; the landing square's terrain as the house has it (move.jump.cost)."""
    each = JUMP_COST
    if game.forces(name, mod.Jump):
        each = min((f.effect.each for f in in_force(game, name, mod.Jump)), default=JUMP_COST)
    if landing not in game.ground.terrain:
        return each * squares
    terrain = step_cost(game, name, landing)
    match game.houses.jump_terrain:
        case "a":
            last = each
        case "c":
            last = max(each * terrain, each)
        case _:
            last = max(each, terrain) if terrain > 1 else each
    return each * (squares - 1) + last


def _flies_through_doors(game: Game, name: str) -> bool:
    """Whether doors are nothing to this fighter; a key opens one and is no such thing."""
    passing = (f.effect for f in in_force(game, name, mod.Pass) if "doors" in f.effect.value)
    return any(effect.color is None and effect.uses is None for effect in passing)


def _is_shut_door_square(game: Game, square: str) -> bool:
    board = game.ground.board
    door = board.squares[game.ground.place[square]] in board.square_doors
    return door and game.at(square) is None


def _held_door(game: Game, here: str, there: str) -> bool:
    """Whether the only door between is one inside a square, which its own rule looks at."""
    board = game.ground.board
    squares = [board.squares[game.ground.place[s]] for s in (here, there)]
    if not any(square in board.square_doors for square in squares):
        return False
    step = next(s for s in game.ground.steps[here] if s.square == there)
    return step.door < 0


def check_jump(game: Game, command: Jump) -> Refusal | None:
    if (barred := may_move(game, command.player)) is not None:
        return barred
    name, left = command.player, game.turn.movement
    step = jump_leg(game, name, command)
    if isinstance(step, Refusal):
        return step
    if step.cost > left:
        return Refusal(
            "move.jump.cost", f"{name}: that jump costs {step.cost} movement, {left} left"
        )
    if game.is_occupied(step.square, name) and not can_leave(
        game, name, step.square, left - step.cost
    ):
        return Refusal("ruling.jump.land", f"{name} would be stuck on {step.square}")
    return None


def jump(game: Game, command: Jump) -> Procedure[None]:
    step = jump_leg(game, command.player, command)
    assert isinstance(step, Leg), "a jump is checked before it is made"
    yield from take_step(game, command.player, step)
