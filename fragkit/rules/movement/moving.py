"""Steps, jumps, teleporters, and what a square does to whoever enters it (move.*, power.*, acid.*)."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from fragkit.board.movement import entry_cost
from fragkit.model.effects import modifiers
from fragkit.rules.commands import Move, MoveTo
from fragkit.rules.events import Moved, Stopped
from fragkit.rules.game import Game, Procedure
from fragkit.rules.hands.decks import discard_from_play
from fragkit.rules.movement.entering import enter
from fragkit.rules.movement.ground import LETTER, WAY, WAY_WORD, Step
from fragkit.rules.movement.respawn import arrive
from fragkit.rules.refusals import Refusal
from fragkit.rules.stats import in_force, is_forbidden


@dataclass(frozen=True, slots=True)
class Leg:
    """One step of a way. `key` is the force that opened a door for it."""

    square: str
    cost: int
    how: str  # step, jump, teleporter
    key: int = -1


# -- one step ------------------------------------------------------------------------------


def passes(game: Game, name: str, what: str, color: str = "") -> int:
    """The order number of a card that lets the fighter pass, 0 for an ability, -1 for none."""
    for force in in_force(game, name, modifiers.Pass):
        effect = force.effect
        if what in effect.value and effect.color in (None, color):
            return force.order
    return -1


def step_cost(game: Game, name: str, square: str) -> int:
    terrain = game.ground.terrain.get(square)
    if terrain is None:
        return 1
    if game.forces(name, modifiers.Pass) and passes(game, name, terrain) >= 0:
        return 1
    return entry_cost(game.ground.board, game.ground.place[square])


def leg(game: Game, name: str, here: str, word: str) -> Leg | Refusal:
    """The step that a word names: a direction, another teleporter, or a neighbour.

    A teleporter next to this one is walked to by direction: there may be a wall between them.
    """
    ground = game.ground
    if word in WAY:
        return walk(game, name, here, WAY[word])
    square = ground.place.get(word)
    if square is None:
        return Refusal("move.ortho", game.ground.missing(word))
    if here == word:
        return Refusal("move.ortho", f"{name} stands on {word} already")
    if here in ground.teleporters and word in ground.teleporters:
        return _hop(game, name, here, word)
    ways = [way for way, step in enumerate(ground.steps[here]) if step.square == word]
    if ways:
        return walk(game, name, here, ways[0])
    return Refusal("move.ortho", f"{word} is not next to {here}")


def walk(game: Game, name: str, here: str, way: int) -> Leg | Refusal:
    step = game.ground.steps[here][way]
    key = -1
    if step.kind != "open" or step.against:
        refusal_or_key = _barrier(game, name, here, way, step)
        if isinstance(refusal_or_key, Refusal):
            return refusal_or_key
        key = refusal_or_key
    if game.is_closed(step.square) and (passes(game, name, "barrels") < 0):
        return Refusal("barrel.move", f"{name} can't pass {step.square}: something stands there")
    return Leg(step.square, step_cost(game, name, step.square), "step", key)


def _barrier(game: Game, name: str, here: str, way: int, step: Step) -> Refusal | int:
    """Why there is no way in that direction, or the card that makes one (-1: none needed)."""
    toward = WAY_WORD[way]
    match step.kind:
        case "border":
            return Refusal("ruling.map.edge", f"{name} can't go {toward} from {here}: wall")
        case "wall":
            if step.square and (key := passes(game, name, "walls")) >= 0:
                return key
            return Refusal("wall.move", f"{name} can't go {toward} from {here}: wall")
        case "window":
            if (key := passes(game, name, "windows")) >= 0:
                return key
            return Refusal("window.move", f"{name} can't go {toward} from {here}: window")
        case "switch" if step.door not in game.things().open_doors:
            return Refusal("room.doors", f"{name} can't go {toward} from {here}: the door is shut")
    if step.against:
        if (key := passes(game, name, "doors", step.color)) >= 0:
            return key
        return Refusal(
            "door.oneway", f"{name} can't go {toward} from {here}: one-way door the other way"
        )
    return -1


def _hop(game: Game, name: str, here: str, there: str) -> Leg | Refusal:
    if game.houses.tele_bump == "c" and (other := game.at(there, but=name)) is not None:
        return Refusal("ruling.tele.bump", f"{there} is taken by {other.name}")
    if game.is_closed(there):
        return Refusal("barrel.move", f"{name} can't go to {there}: something stands there")
    return Leg(there, 1, "teleporter")


# -- a whole way ---------------------------------------------------------------------------


def may_move(game: Game, name: str) -> Refusal | None:
    if card := is_forbidden(game, name, "move"):
        return Refusal("card.overrides", f"{name} can't move: {card}")
    if "movement" in game.turn.lost:
        return Refusal("card.overrides", f"{name} has lost all movement of this turn")
    return None


def check_move(game: Game, command: Move) -> Refusal | None:
    """Whether every step of the way is legal as things stand now."""
    name = command.player
    if (barred := may_move(game, name)) is not None:
        return barred
    if not command.path:
        return Refusal("move.optional", f"{name} names no step")
    here, left = game.seat(name).square, game.turn.movement
    for word in command.path:
        step = leg(game, name, here, word)
        if isinstance(step, Refusal):
            return step
        if step.cost > left:
            rule = "ruling.move.short" if left and step.cost > 1 else "move.points"
            return Refusal(
                rule, f"{name} can't step to {step.square}: it costs {step.cost}, {left} left"
            )
        last, here, left = step, step.square, left - step.cost
    return _stuck(game, name, last, left)


def _stuck(game: Game, name: str, step: Leg, left: int) -> Refusal | None:
    """Nobody steps where another stands and can't get away again (ruling.move.stuck)."""
    bumps = step.how == "teleporter" and game.houses.tele_bump == "a"
    if bumps or not game.is_occupied(step.square, name) or can_leave(game, name, step.square, left):
        return None
    other = game.at(step.square, but=name)
    who = other.name if other is not None else "something"
    return Refusal(
        "ruling.move.stuck",
        f"{name} would be stuck on {step.square} with {who}: {left} movement left does not reach a free square",
    )


def neighbours(game: Game, name: str, square: str) -> list[tuple[str, str, int, str]]:
    """Word, square, cost and manner of every step from there that this fighter may take."""
    found: list[tuple[str, str, int, str]] = []
    if not game.modules.has_closed and not game.forces(name, modifiers.Pass):
        terrain = game.ground.terrain
        for word, there in game.ground.free_steps[square]:
            found.append(
                (word, there, step_cost(game, name, there) if there in terrain else 1, "step")
            )
    else:
        for way in range(4):
            step = walk(game, name, square, way)
            if isinstance(step, Leg):
                found.append((LETTER[way], step.square, step.cost, "step"))
    if square in game.ground.teleporters:
        found += [
            (there, there, 1, "teleporter")
            for there in game.ground.teleporters
            if there != square and isinstance(_hop(game, name, square, there), Leg)
        ]
    return found


def can_leave(game: Game, name: str, square: str, movement: int) -> bool:
    """Whether so much movement reaches a free square from an occupied one."""
    best = {square: 0}
    queue = [(0, square)]
    while queue:
        spent, here = heappop(queue)
        for _, there, cost, how in neighbours(game, name, here):
            total = spent + cost
            if total > movement:
                continue
            if not game.is_occupied(there, name) or (
                how == "teleporter" and game.houses.tele_bump == "a"
            ):
                return True
            if total < best.get(there, 1_000_000):
                best[there] = total
                heappush(queue, (total, there))
    return False


def is_hazard(game: Game, square: str) -> bool:
    return game.ground.terrain.get(square) in ("acid", "lava")


def way_to(game: Game, name: str, goal: str) -> tuple[str, ...] | Refusal:
    """The cheapest way, around hazards and bumps when that costs no more."""
    start = game.seat(name).square
    if goal not in game.ground.place:
        return Refusal("move.ortho", game.ground.missing(goal))
    if goal == start:
        return Refusal("move.ortho", f"{name} stands on {goal} already")
    movement = game.turn.movement
    best: dict[str, tuple[int, int]] = {start: (0, 0)}
    queue: list[tuple[int, int, str, tuple[str, ...]]] = [(0, 0, start, ())]
    while queue:
        spent, harm, here, path = heappop(queue)
        if here == goal:
            return path
        if best[here] < (spent, harm):
            continue
        for word, there, cost, how in neighbours(game, name, here):
            bad = harm + is_hazard(game, there) + (how == "teleporter")
            key = (spent + cost, bad)
            if key[0] <= movement and key < best.get(there, (1_000_000, 0)):
                best[there] = key
                heappush(queue, (*key, there, (*path, word)))
    return Refusal(
        "move.points", f"{name} can't reach {goal} from {start} with {movement} movement"
    )


def check_move_to(game: Game, command: MoveTo) -> Refusal | None:
    if (barred := may_move(game, command.player)) is not None:
        return barred
    path = way_to(game, command.player, command.square)
    return path if isinstance(path, Refusal) else check_move(game, Move(command.player, path))


def move_to(game: Game, command: MoveTo) -> Procedure[None]:
    path = way_to(game, command.player, command.square)
    assert not isinstance(path, Refusal), "a way is checked before it is walked"
    yield from move(game, Move(command.player, path))


def move(game: Game, command: Move) -> Procedure[None]:
    """Step by step; whatever stops the fighter on the way ends the way there."""
    name, turn = command.player, game.turn
    for i, word in enumerate(command.path):
        seat = game.seat(name)
        step = leg(game, name, seat.square, word) if seat.square else None
        if (
            turn.over
            or game.is_over
            or not isinstance(step, Leg)
            or step.cost > turn.movement
            or _stuck(game, name, step, turn.movement - step.cost)  # by one who was bumped there
        ):
            game.tell(Stopped(name, seat.square, "the rest of the way is not walked"))
            return
        landed = yield from take_step(game, name, step)
        if not landed and i + 1 < len(command.path):
            game.tell(Stopped(name, game.seat(name).square, "the rest of the way is not walked"))
            return


def take_step(game: Game, name: str, step: Leg) -> Procedure[bool]:
    """One leg; False when the fighter is no longer where it went."""
    seat, turn = game.seat(name), game.turn
    origin = seat.square
    if not game.is_occupied(origin, name):
        turn.last_free = origin  # also when whoever stood there is gone by now
    turn.movement -= step.cost
    turn.moved = True
    game.tell(Moved(name, origin, step.square, step.cost, turn.movement, step.how))
    if step.key > 0:
        use_up_pass(game, name, step.key)
    if step.how == "teleporter" and game.houses.tele_bump == "a":
        yield from arrive(game, name, step.square, "teleporter")
    else:
        game.put(name, step.square)
        turn.entered = game.serial()
        if not game.is_occupied(step.square, name):
            turn.last_free = step.square
        yield from enter(game, name, step.square, step.how)
    return game.seat(name).square == step.square


def use_up_pass(game: Game, name: str, order: int) -> None:
    """A card that opens doors so many times only (ruling.key.used)."""
    for force in in_force(game, name, modifiers.Pass):
        laid = force.laid
        if laid is not None and laid.order == order:
            laid.uses += 1
            if force.effect.uses is not None and laid.uses >= force.effect.uses:
                discard_from_play(game, force.owner, laid, "used up")
            return
