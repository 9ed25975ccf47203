"""One turn: respawn, movement roll, the free phase, finish (turn.*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fragkit.rules.attack.shooting import shoot
from fragkit.rules.cards.durations import begin_turn, end_turn, settle_all
from fragkit.rules.commands import Discard, Drop, End, Jump, Move, MoveTo, Shoot, Take
from fragkit.rules.events import Moved, MovementGained, TurnBegan, TurnEnded, TurnSkipped
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.hands.decks import (
    cut_hand,
    cut_other_hands,
    discard_from_hand,
    discard_from_play,
)
from fragkit.rules.hands.in_play import laid_card
from fragkit.rules.movement.floor import drop, take
from fragkit.rules.movement.jumping import jump
from fragkit.rules.movement.moving import can_leave, move, move_to
from fragkit.rules.movement.respawn import respawn
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Act
from fragkit.rules.state import PUT_THERE, Turn
from fragkit.rules.stats import attacks_left, is_forbidden, stat_roll
from fragkit.rules.throw import throw


def turn(game: Game, name: str) -> Procedure[None]:
    """A whole turn of that player, or the rest of one that is going on already."""
    state, seat = game.state, game.seat(name)
    if state.turn is None:
        state.turns += 1
        state.turn = Turn(name, state.turns, last_free=seat.square)
        game.tell(TurnBegan(name, state.turns))
        yield from settle_all(game, "")  # those whose cure a turn that was cut off left open
        begin_turn(game, name)
        if "turn" in seat.skips:
            seat.skips.remove("turn")
            state.turn.over = True
            game.tell(TurnSkipped(name, "the turn is lost"))
        else:
            yield from start_phases(game, name)
    if not game.is_over and not game.turn.over:
        yield from free_phase(game, name)
    if not game.is_over:
        yield from finish(game, name)


def start_phases(game: Game, name: str) -> Procedure[None]:
    current, seat = game.turn, game.seat(name)
    returned = not seat.square
    if returned:
        yield from respawn(game, name)  # turn.respawn
        yield from settle_all(game, "")  # what lies with the player may leave the new one no Health
        if seat.square:
            yield from game.moment(name, "respawn")
    current.last_free = seat.square
    if current.over or game.is_over:
        return
    yield from game.moment(name, "turn-start")
    for module in game.modules.starting:
        yield from module.turn_start(game, name)
    if not current.over and not game.is_over:
        yield from movement_phase(game, name)


def movement_phase(game: Game, name: str) -> Procedure[None]:
    """Speed dice before anything else, unless a teleport card takes their place (turn.roll)."""
    current, seat = game.turn, game.seat(name)
    current.phase = "roll"
    lost = [skip for skip in seat.skips if skip in ("movement", "attacks")]
    seat.skips = [skip for skip in seat.skips if skip not in lost]
    current.lost.extend(lost)
    yield from movement_roll(game, name, 0)


def movement_dice(game: Game, name: str) -> Receipt:
    return stat_roll(game, name, "speed", "movement")


def movement_roll(game: Game, name: str, gained: int) -> Procedure[None]:
    current = game.turn
    thrown = None
    if "movement" not in current.lost and not is_forbidden(game, name, "move"):
        thrown = yield from throw(
            game, name, "movement", lambda: movement_dice(game, name),
            "movement", rule="move.dice",
            still=lambda: current.phase == "roll" and not current.over
            and "movement" not in current.lost,
        )  # fmt: skip
    # What cards give or take in addition, also those that were played while the dice were due.
    skips = game.seat(name).skips
    more = [skip for skip in skips if skip.startswith("move ")]
    gained += sum(int(skip.split()[1]) for skip in more)
    game.seat(name).skips = [skip for skip in skips if skip not in more]
    if thrown is not None or (gained > 0 and "movement" not in current.lost):
        current.movement = max(gained + (thrown.total if thrown is not None else 0), 0)
        game.tell(MovementGained(name, current.movement, current.movement))
    # Without a roll nobody was asked: what comes before it may be said until something is done.
    current.unrolled = current.phase == "roll" and (thrown is None or not thrown.faces)
    current.phase = "free"


def overdue_roll(game: Game, name: str) -> Procedure[None]:
    """Who had no Speed to roll has got some before doing anything (turn.roll)."""
    current = game.turn
    due = movement_dice(game, name)
    lost = "movement" in current.lost or is_forbidden(game, name, "move")
    if current.unrolled and due.dice > 0 and not lost:
        current.phase = "roll"
        yield from movement_roll(game, name, current.movement - due.points)


# -- the free phase -----------------------------------------------------------------------


def _take(game: Game, command: Take) -> Procedure[None]:
    take(game, command)
    yield from ()


def _drop(game: Game, command: Drop) -> Procedure[None]:
    drop(game, command)
    yield from settle_all(game, command.card)


def _discard(game: Game, command: Discard) -> Procedure[None]:
    """From the hand, else from play: a suit or a weapon makes room (ruling.armor.swap)."""
    seat = game.seat(command.player)
    for card in command.cards:
        laid = laid_card(game, command.player, card)
        if card in seat.known or laid is None:
            discard_from_hand(game, command.player, card)
        else:
            discard_from_play(game, command.player, laid)
    yield from settle_all(game, "")


ACTIONS: dict[type, Callable[[Game, Any], Procedure[None]]] = {
    Move: move,
    MoveTo: move_to,
    Jump: jump,
    Shoot: shoot,
    Take: _take,
    Drop: _drop,
    Discard: _discard,
}


def free_phase(game: Game, name: str) -> Procedure[None]:
    """Moving, powering up and attacking in any order, until the end is declared (turn.free)."""
    current = game.turn
    current.phase = "free"
    while not current.over and not game.is_over:
        put_back_if_stopped(game, name)
        command = yield Act(name, current.movement, attacks_left(game, name))
        if command is DISTURBED:
            yield from overdue_roll(game, name)
            continue
        if isinstance(command, End):
            return
        current.unrolled = False
        yield from ACTIONS[type(command)](game, command)
        if not game.is_over:
            yield from cut_other_hands(game)


# -- the end ---------------------------------------------------------------------------------


def finish(game: Game, name: str, then: str = "") -> Procedure[None]:
    """What the turn's end brings, the hand limit, and the next player (ruling.turn.endorder).

    `then`: the table gives the turn to that player; it sees itself where the figures stand.
    """
    state, current, seat = game.state, game.turn, game.seat(name)
    # Whatever was to be lost or gained in this turn belonged to it, also when all of it was lost.
    seat.skips = [skip for skip in seat.skips if skip == "turn"]
    current.phase = "finish"
    if not then:
        step_back(game, name)
    if seat.square:
        yield from game.moment(name, "turn-end")
    for module in game.modules.ending:
        if not game.is_over:
            yield from module.turn_end(game, name)
    if not game.is_over:
        yield from cut_hand(game, name)
        yield from end_turn(game, name)
    if game.is_over:
        return
    game.tell(TurnEnded(name))
    state.turn = None
    if then:
        state.resume = ""
    state.next = then or _next_player(game, name)
    yield from cut_other_hands(game)


def _next_player(game: Game, name: str) -> str:
    """Whoever has gained a turn takes it now; then it goes on clockwise from where it stood."""
    state = game.state
    following = next((n for n in game.after(name) if n != name), name)
    if state.resume:
        following = game.after(state.resume)[0]
    for gainer in game.after(name):
        if game.seat(gainer).extra_turns:
            game.seat(gainer).extra_turns -= 1
            if gainer != name and not state.resume:
                state.resume = following
            return gainer
    state.resume = ""
    return following


def must_leave(game: Game, name: str) -> bool:
    """Whether the fighter stands in an occupied square and could still walk out of it."""
    square = game.seat(name).square
    return bool(
        square
        and game.is_occupied(square, name)
        and not is_forbidden(game, name, "move")
        and can_leave(game, name, square, game.turn.movement)
    )


def put_back_if_stopped(game: Game, name: str) -> None:
    """At once, so that attacks that are left can be made from the last free square."""
    seat = game.seat(name)
    if seat.square and game.is_occupied(seat.square, name) and not must_leave(game, name):
        step_back(game, seat.name)


def step_back(game: Game, name: str) -> None:
    """Stopped in an occupied square: back to the last free one (ruling.move.forced)."""
    seat, current = game.seat(name), game.turn
    if seat.square and game.is_occupied(seat.square, name):
        back = current.last_free
        if not back or game.is_occupied(back, name):
            free = (s for s in game.ground.place if not game.is_occupied(s, name))
            back = next(free, seat.square)
        game.tell(Moved(name, seat.square, back, 0, current.movement, "back"))
        game.put(name, back)
        current.entered = PUT_THERE
