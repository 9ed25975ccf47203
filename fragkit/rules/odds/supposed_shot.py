"""A shot as if it could be fired now: on anybody's turn, from any square, blocked or not.

The game itself does not change, because everything happens on a copy of its state.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from fragkit.language.sentences import NOTHING, Text, say
from fragkit.rules.attack.aiming import (
    WeighedShot,
    may_fire,
    no_weapon,
    out_of_reach,
    weigh_shot,
    weigh_weapons,
)
from fragkit.rules.attack.ready_weapons import as_if_loaded
from fragkit.rules.cards.said_cards import meet
from fragkit.rules.commands import Refusal, Shoot
from fragkit.rules.game import Game
from fragkit.rules.game_map import blocker
from fragkit.rules.state import COMES_BACK_WHOLE, Turn


class SupposedShot(NamedTuple):
    """A shot with its weapon, target and range, and the reason why it can't be fired."""

    shot: WeighedShot
    refusal: Refusal | None = None
    blocker: Text = NOTHING  # in the line of sight; NOTHING if it is clear


@contextmanager
def as_if_on_turn(game: Game, name: str, square: str = "") -> Iterator[None]:
    """Pretend that it is that player's turn after the movement roll, that their fighter is on that
    square (default: their own), and that nobody is attacking."""
    state, events = game.state, game.events
    game.state, game.events = state.copy(), []
    game.state.attack = None
    turn = game.state.turn
    if turn is None or turn.player != name:
        began = {seat.name: seat.square for seat in game.standing()}
        number = turn.number if turn is not None else 0
        turn = game.state.turn = Turn(name, number, began=began)
    turn.phase = "free"
    game.forget()
    if square:
        game.put(name, square)
    try:
        yield
    finally:
        game.state, game.events = state, events
        game.forget()


def put_somewhere(game: Game, *names: str) -> None:
    """Put fighters who are off the map on plain squares, because the player gives the range. A
    fragged fighter has full Health again (turn.respawn)."""
    free = (s for s in game.ground.place if s not in game.ground.terrain and game.at(s) is None)
    for name in names:
        seat = game.state.seats.get(name)
        if seat is not None and not seat.square:
            if seat.status in COMES_BACK_WHOLE:
                seat.wounds = 0
            game.put(name, next(free))


def suppose_shots(game: Game, command: Shoot, away: int = 0) -> list[SupposedShot] | Refusal:
    """Return the shot with each weapon that it could mean, or a refusal if there is no such target
    or weapon. `away` is the range, if the player gives it."""
    if (refusal := meet(game, command)) is not None:
        return refusal
    weighed = [weigh_shot(game, command)] if command.weapon else weigh_weapons(game, command)
    made = [_supposed(game, shot, away) for shot in weighed]
    found = [one for one in made if isinstance(one, SupposedShot)]
    refusals = [one for one in made if isinstance(one, Refusal)]
    return found or next(iter(refusals), no_weapon(command))


def _supposed(game: Game, shot: WeighedShot, away: int) -> SupposedShot | Refusal:
    command, target, refusal = shot.command, shot.target, shot.refusal
    entry = game.catalog.weapon_entry(
        game.seat(command.player).fighter, command.weapon, command.mode
    )
    aims = entry is None or entry.weapon is None or entry.weapon.aim != "nothing"
    if refusal is not None and aims and target is None:
        return refusal
    ready = shot.ready or as_if_loaded(game, command)
    if isinstance(ready, Refusal):
        return ready
    stop = None
    if away and target is not None:
        refusal = out_of_reach(ready, command.target, away)
    elif target is not None and not command.via:
        stop = blocker(game, command.player, target.square, entry)
    weighed = shot._replace(refusal=None, ready=ready, range=away or shot.range)
    blocked: Text = NOTHING if stop is None else stop.text
    if command.blocked and refusal is not None:
        blocked = say("no line of sight")
    return SupposedShot(weighed, refusal or may_fire(game, command.player), blocked)
