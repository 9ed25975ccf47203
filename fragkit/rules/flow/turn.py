"""One turn: respawn, movement roll, free phase and end. Also the order of turns (turn.*)."""

from __future__ import annotations

from fragkit.language.sentences import NOTHING, say
from fragkit.rules.attack.frags import end_by_rounds
from fragkit.rules.cards.card_piles import (
    cut_hand,
    cut_other_hands,
)
from fragkit.rules.commands import End
from fragkit.rules.effects.durations import begin_turn, end_turn, settle_all
from fragkit.rules.effects.perform import watched
from fragkit.rules.events import (
    MovementGained,
    OrderRolled,
    RoundEnded,
    TurnBegan,
    TurnEnded,
    TurnSkipped,
)
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.module import take_step
from fragkit.rules.movement.moving import put_back_if_stopped, step_back
from fragkit.rules.movement.respawn import respawn
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Act
from fragkit.rules.rolls import die, throw
from fragkit.rules.state import LastTurn, Turn
from fragkit.rules.stats import ROUND, attacks_left, is_forbidden, round_of, stat_roll

ORDER = "order of the round"  # key in `State.modules`: players still to have a turn


def turn(game: Game, name: str) -> Procedure[None]:
    """Run a whole turn of that player, or the rest of one that has begun."""
    state, seat = game.state, game.seat(name)
    if state.turn is None:
        state.turns += 1
        began = {s.name: s.square for s in game.standing()}
        state.turn = Turn(name, state.turns, last_free=seat.square, began=began)
        game.tell(TurnBegan(name, state.turns))
        yield from settle_all(game, "")  # fighters still dying when the last turn was cut off
        yield from begin_turn(game, name)
        lost = next((loss for loss in seat.losses if loss.what == "turn"), None)
        if lost is not None:
            seat.losses.remove(lost)
            state.turn.over = True
            game.tell(TurnSkipped(name, say("because of a card"), lost.card))
        for step, deed in START:
            if not game.turn.over and not game.is_over:
                yield from take_step(game, step, deed, name)
            if not game.is_over:
                yield from cut_other_hands(game)
    if not game.is_over and not game.turn.over:
        yield from take_step(game, "free", free_phase, name)
    if not game.is_over:
        yield from finish(game, name)


# -- the start -------------------------------------------------------------------------------


def return_phase(game: Game, name: str) -> Procedure[None]:
    """Respawn a fighter who is off the map (turn.respawn), and trigger the `respawn` effects of
    fighters and cards, such as a free card (deadlands.harrowed.draw, ruling.cheat.free). The whole turn follows
    (ruling.turn.respawn)."""
    seat = game.seat(name)
    if not seat.square:
        respawned = yield from respawn(game, name)
        yield from settle_all(game, "")  # cards in play may leave the fighter without Health
        if seat.square and respawned:
            yield from game.trigger(name, "respawn")
    game.turn.last_free = seat.square


def start_phase(game: Game, name: str) -> Procedure[None]:
    """Trigger effects at the start of the player's own turn (ruling.turn.each), after the respawn
    and before the movement roll (ruling.start.draw): deadlands.scientist.draw (an ability,
    ruling.fighter.scientist) and deadlands.huckster.draw."""
    yield from game.trigger(name, "turn-start")


def movement_phase(game: Game, name: str) -> Procedure[None]:
    """Roll Speed dice before anything else (turn.roll), unless a teleport card replaces the roll
    (turn.roll.teleport)."""
    game.turn.phase = "roll"
    take_losses(game, name)
    yield from movement_roll(game, name, 0)


def take_losses(game: Game, name: str) -> None:
    """Apply the losses of movement or attacks that cards have caused for this turn."""
    seat = game.seat(name)
    game.turn.lost += [loss.what for loss in seat.losses if loss.what != "turn"]
    seat.losses = [loss for loss in seat.losses if loss.what == "turn"]


def movement_dice(game: Game, name: str) -> Receipt:
    """Return the movement dice: Speed, changed by cards in play (move.dice, move.modifiers). Speed
    bonuses add dice, flat bonuses add points (ruling.move.mods)."""
    return stat_roll(game, name, "speed", "movement")


def movement_roll(game: Game, name: str, gained: int) -> Procedure[None]:
    """Roll for the movement of this turn (move.points). It need not be used up (move.optional)."""
    current = game.turn
    thrown = None
    if "movement" not in current.lost and not is_forbidden(game, name, "move"):
        thrown = yield from throw(
            game, name, "movement", lambda: movement_dice(game, name),
            say("for movement"), rule="move.dice",
            still=lambda: current.phase == "roll" and not current.over
            and "movement" not in current.lost,
        )  # fmt: skip
    current.rolled = thrown.total if thrown is not None else 0
    # Add what cards give or take, including cards played before the dice were rolled.
    seat = game.seat(name)
    gained, seat.gain = gained + seat.gain, 0
    if thrown is not None or (gained > 0 and "movement" not in current.lost):
        current.movement = max(gained + (thrown.total if thrown is not None else 0), 0)
        game.tell(MovementGained(name, current.movement, current.movement))
    # Nobody rolled, so cards for before the roll stay playable until the player acts.
    current.unrolled = current.phase == "roll" and (thrown is None or not thrown.faces)
    current.phase = "free"
    if thrown is not None:
        yield from game.trigger(name, "rolled")


def overdue_roll(game: Game, name: str) -> Procedure[None]:
    """Make the movement roll for a player whose Speed has risen from 0 before they acted
    (turn.roll)."""
    current = game.turn
    due = movement_dice(game, name)
    lost = "movement" in current.lost or is_forbidden(game, name, "move")
    if current.unrolled and due.dice > 0 and not lost:
        current.phase = "roll"
        yield from movement_roll(game, name, current.movement - due.points)


# -- the free phase -----------------------------------------------------------------------


def free_phase(game: Game, name: str) -> Procedure[None]:
    """Let the player move, power up and attack in any order (turn.free), until they end the turn
    (turn.free.end)."""
    current = game.turn
    current.phase = "free"
    while not current.over and not game.is_over:
        put_back_if_stopped(game, name)
        note = game.modules.note(game, name) if game.modules.having("turn_note") else NOTHING
        command = yield Act(name, current.movement, attacks_left(game, name), note)
        if command is DISTURBED:
            yield from overdue_roll(game, name)
            continue
        if isinstance(command, End):
            return
        current.unrolled = False
        yield from game.modules.commands[type(command)].do(game, command)
        if not game.is_over:
            yield from cut_other_hands(game)


# -- the end ---------------------------------------------------------------------------------


def end_phase(game: Game, name: str) -> Procedure[None]:
    if game.seat(name).square:
        yield from game.trigger(name, "turn-end")
    else:
        yield from watched(game, name, "turn-end")


def finish(game: Game, name: str, then: str = "") -> Procedure[None]:
    """Apply the effects at the end of a turn, then the hand limit, then find the next player
    (turn.finish, ruling.turn.endorder). Unused movement and attacks are lost (move.nosave,
    attack.nosave).

    If `then` is given, the players give the turn to that player and move the figures themselves.
    """
    state, current, seat = game.state, game.turn, game.seat(name)
    # Losses and gains of this turn end with it, even when the whole turn was lost.
    seat.losses = [loss for loss in seat.losses if loss.what == "turn"]
    seat.gain = 0
    current.phase = "finish"
    if not then:
        step_back(game, name)
    for step, deed in END:
        if not game.is_over:
            yield from take_step(game, step, deed, name)
    if game.is_over:
        return
    left = attacks_left(game, name)
    seat.last = LastTurn(current.movement, left, current.steps, current.attacks)
    following = then or _next_player(game, name)
    if not then and _is_round_over(game, name, following):
        yield from end_round(game, name)
        if game.is_over:
            return
        following = following or (yield from roll_order(game))
    game.tell(TurnEnded(name))
    state.turn = None
    if then:
        state.resume = ""
    state.next = following
    yield from cut_other_hands(game)


def _is_round_over(game: Game, name: str, following: str) -> bool:
    """Return whether the next turn begins a round, because it reaches or passes the first player.
    An extra turn is part of the same round."""
    if game.houses.order == "rolled":
        return not following
    names = turn_order(game)
    gained = following == name and len(game.present()) > 1
    passed = names.index(following) <= names.index(name)
    return passed and not gained and not game.state.resume


def turn_order(game: Game) -> list[str]:
    """Return all players, absent ones too, in the order of their turns in a round."""
    names, first = list(game.state.seats), game.state.first
    start = names.index(first) if first in names else 0
    names = names[start:] + names[:start]
    if game.houses.order == "sides":  # in the order in which the teams sit
        sides = [game.side(name) for name in names]
        names.sort(key=lambda name: sides.index(game.side(name)))
    return names


def _in_turn(game: Game, name: str) -> list[str]:
    """Return all players still in the game, in the order of their turns, starting with that player."""
    names, present = turn_order(game), game.present()
    start = names.index(name)
    return [n for n in names[start:] + names[:start] if n in present]


def end_round(game: Game, name: str) -> Procedure[None]:
    """Trigger effects at the end of a round. After the last round, end the game."""
    number = round_of(game)
    for player in game.after(game.state.first):
        if game.seat(player).square and not game.is_over:
            yield from game.trigger(player, "round-end")
    game.state.modules[ROUND] = number + 1  # after the effects, which still count this round
    if game.houses.rounds and number >= game.houses.rounds and not game.is_over:
        game.tell(RoundEnded(name, number))
        end_by_rounds(game)


def roll_order(game: Game) -> Procedure[str]:
    """Let each player roll a die for the order of the next round; ties go by seat. Return the first
    player."""
    faces: dict[str, int] = {}
    for name in [n for n in game.present() if game.has_turns(n)]:
        faces[name] = yield from die(
            game, name, "first", say("turn order"), say("for turn order this round"), "first.roll"
        )
    order = sorted(faces, key=lambda name: -faces[name])
    game.tell(OrderRolled(order[0], ", ".join(order)))
    game.state.modules[ORDER] = order[1:]
    return order[0]


def _rolled_next(game: Game, name: str) -> str:
    """Return the next player of a round whose order was rolled, or "" when everyone has had a turn."""
    waiting: list[str] = game.state.modules.get(ORDER, _until_first(game, name))
    due = [n for n in waiting if n in game.present() and game.has_turns(n)]
    game.state.modules[ORDER] = due[1:]
    return due[0] if due else ""


def _until_first(game: Game, name: str) -> list[str]:
    """Return the players after `name` in the first round, which goes clockwise."""
    rest = game.after(name)[1:]
    return rest[: rest.index(game.state.first)] if game.state.first in rest else rest


def _next_player(game: Game, name: str) -> str:
    """Return the next player, clockwise or by team (ruling.turn.order). A player who has gained a
    turn takes it first."""
    state = game.state
    if game.houses.order == "rolled":
        for gainer in game.after(name):
            if game.seat(gainer).extra_turns:
                game.seat(gainer).extra_turns -= 1
                return gainer
        return _rolled_next(game, name)
    order = _in_turn(game, name)
    following = next((n for n in order if n != name and game.has_turns(n)), name)
    if state.resume:
        following = _in_turn(game, state.resume)[0]
    for gainer in order:
        if game.seat(gainer).extra_turns:
            game.seat(gainer).extra_turns -= 1
            if gainer != name and not state.resume:
                state.resume = following
            return gainer
    state.resume = ""
    return following


START = (("respawn", return_phase), ("turn_start", start_phase), ("movement", movement_phase))
END = (("turn_end", end_phase), ("hand_limit", cut_hand), ("expiry", end_turn))
