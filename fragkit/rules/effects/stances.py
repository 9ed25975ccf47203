"""A player enters or leaves a stance: may they, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from fragkit.model.fighter import Stance
from fragkit.rules.cards.permission import cost_refusal, is_window_open
from fragkit.rules.commands import Command, Enter, LeaveStance, Refusal, Use
from fragkit.rules.effects.playing import after_play, pay
from fragkit.rules.effects.sheet_verbs import end_stance, enter
from fragkit.rules.fighter_sheet import own_stances, stance_keys_of, stances_in
from fragkit.rules.game import Game, Procedure
from fragkit.rules.stats import holds

UNRULY = "card.overrides"


def enters(game: Game, command: Use) -> Enter | None:
    """`use flying` means to fly, unless flying is something that is used."""
    seat = game.state.seats.get(command.player)
    if seat is None or command.card not in stance_keys_of(game, seat.name):
        return None
    return Enter(command.player, command.card)


def _found(game: Game, name: str, stance: str) -> Stance | Refusal:
    if name not in game.state.seats:
        return Refusal(UNRULY, f"{name} does not play")
    own = own_stances(game, name)
    if stance in own:
        return own[stance]
    known = [id for id, made in own.items() if made.when != "never"]
    return Refusal(
        UNRULY, f"{name} has no stance `{stance}`", f"There is {', '.join(known)}." if known else ""
    )


def check_enter(game: Game, command: Enter) -> Refusal | None:
    name = command.player
    stance = _found(game, name, command.stance)
    if isinstance(stance, Refusal):
        return stance
    if stance.when == "never":
        return Refusal(UNRULY, f"{name} can't choose to be {stance.name}: effects bring it about")
    key = stance_keys_of(game, name)[stance.id]
    if (refusal := _not_now(game, name, key, f"be {stance.name}")) is not None:
        return refusal
    if not game.seat(name).square:
        return Refusal("turn.respawn", f"{name} is not on the map")
    if any(made.id == stance.id for _, made in stances_in(game, name)):
        return Refusal(UNRULY, f"{name} is {stance.name} already", f"`leave {stance.id}` ends it.")
    used = game.turn.uses.get(_key(name, stance), 0) if game.state.turn is not None else 0
    if stance.per_turn is not None and used >= stance.per_turn:
        often = "already" if used == 1 else f"{used} times"
        return Refusal(UNRULY, f"{name} has entered {stance.name} {often} in this turn")
    if stance.if_ is not None and not holds(game, stance.if_, name):
        from fragkit.model.text.circumstances import only  # slow to start, and seldom needed

        return Refusal(UNRULY, f"{name} can't be {stance.name}: {only(stance.if_)}")
    return cost_refusal(game, name, stance.cost, stance.name)


_WHEN = {
    "own-turn": "in one's own turn",
    "turn-start": "before one's movement roll",
    "instead-of-roll": "instead of one's movement roll",
    "attacking": "in one's own attack, before damage is rolled",
    "attacked": "when one is attacked, before damage is rolled",
    "attack": "in an attack, before damage is rolled",
}


def _not_now(game: Game, name: str, key: str, what: str) -> Refusal | None:
    """A stance is entered and left at the times that it says."""
    entry = game.catalog.entries[key]
    if is_window_open(game, name, entry):
        return None
    if game.is_active(name) and game.turn.phase in ("respawn", "roll"):
        return Refusal("turn.roll", f"{name} must roll for movement first")
    when = _WHEN.get(entry.window, "once the game has begun")
    return Refusal("ruling.card.timing", f"{name} can't {what} now: only {when}")


def _key(name: str, stance: Stance) -> str:
    return f"{name} ~{stance.id}"


def do_enter(game: Game, command: Enter) -> Procedure[None]:
    name = command.player
    key = stance_keys_of(game, name)[command.stance]
    stance = game.catalog.stance(key)
    if game.state.turn is not None:
        uses = game.turn.uses
        uses[_key(name, stance)] = uses.get(_key(name, stance), 0) + 1
    if game.is_active(name):
        game.turn.unrolled = False
        if stance.when == "instead-of-roll" and game.turn.phase == "roll":
            game.turn.phase = "free"
    yield from pay(game, name, stance.cost, stance.name, [], None)
    yield from enter(game, name, key)
    yield from after_play(game)


def check_leave_stance(game: Game, command: LeaveStance) -> Refusal | None:
    name = command.player
    stance = _found(game, name, command.stance)
    within = stances_in(game, name) if name in game.state.seats else iter(())
    for laid, made in within:
        if made.id == command.stance:
            if not made.leave:
                return Refusal(UNRULY, f"{name} can't leave {made.name} at will")
            return _not_now(game, name, laid.card, f"leave {made.name}")
    return (
        stance if isinstance(stance, Refusal) else Refusal(UNRULY, f"{name} is not {stance.name}")
    )


def do_leave_stance(game: Game, command: LeaveStance) -> Procedure[None]:
    name = command.player
    for laid, stance in list(stances_in(game, name)):
        if stance.id == command.stance:
            yield from end_stance(game, name, laid, "left")
    yield from after_play(game)


def is_deed(game: Game, command: Enter | LeaveStance) -> bool:
    """Whether it is something done in the free phase, between moves and attacks."""
    key = stance_keys_of(game, command.player).get(command.stance)
    return key is not None and game.catalog.entries[key].window == "own-turn"


def entrances(game: Game, name: str) -> Iterator[Command]:
    for id in stance_keys_of(game, name):
        enter_it = Enter(name, id)
        if check_enter(game, enter_it) is None:
            yield enter_it


def exits(game: Game, name: str) -> Iterator[Command]:
    for _, stance in stances_in(game, name):
        leave = LeaveStance(name, stance.id)
        if check_leave_stance(game, leave) is None:
            yield leave
