"""What can be counted, and the numbers that effects make of it (`model/effects/number.py`).

A count is None where there is nothing to count: the foe without a foe, the range without a shot.
"""

from __future__ import annotations

from collections.abc import Callable

from fragkit.board.blast import adjacent
from fragkit.model.effects import Counted
from fragkit.model.effects.number import FOE, OF_ROLL, OF_ROLLS, ROLLS
from fragkit.rules.game import Game
from fragkit.rules.sighting import distance, sees
from fragkit.rules.state import Attack, LastTurn, Turn
from fragkit.rules.stats import accuracy, armor, attacks_left, full, health, round_of, speed
from fragkit.rules.tracks import level, tracks_of

FACES = {name: face for face, name in enumerate(OF_ROLL, 1)}
# `sixes-to-hit`: which face, of which roll.
_OF_ROLLS = {
    name: (FACES[face], ROLLS[roll])
    for name in OF_ROLLS
    for face, _, roll in (name.partition("-"),)
}


def counted(game: Game, number: Counted, owner: str, foe: str = "", rolled: int = 0) -> int:
    """The number as things stand now; `rolled` is what dice have given for it."""
    if number.of.dice:
        return number.made_of(rolled)
    asked = (id(number), owner)
    if asked in game.asking:
        return 0  # a stat that hangs on itself
    game.asking.add(asked)
    try:
        return number.made_of(count(game, number.of, owner, foe) or 0)
    finally:
        game.asking.discard(asked)


def count(game: Game, what: str, owner: str, foe: str = "") -> int | None:
    """How much there is of it; None where it makes no sense to ask."""
    attack = game.state.attack
    if not foe and attack is not None:
        foe = attack.target if attack.shooter == owner else attack.shooter
    if what.startswith(FOE):
        return _of_fighter(game, what.removeprefix(FOE), foe) if foe in game.state.seats else None
    if what in _FIGHTER:
        return _of_fighter(game, what, owner)
    if what in _TURN:
        turn = game.state.turn
        return _TURN[what](game, turn) if turn is not None and turn.player == owner else None
    if what in _LAST:
        last = game.seat(owner).last
        return _LAST[what](last) if last is not None else None
    if what in _AROUND:
        return len(_AROUND[what](game, owner)) if game.seat(owner).square else None
    if what in FACES:
        thrown = game.last_roll
        return (thrown.faces or thrown.lying).count(FACES[what]) if thrown is not None else None
    if what in _OF_ROLLS:
        face, purpose = _OF_ROLLS[what]
        faces = faces_of(game, owner, purpose)
        return faces.count(face) if faces is not None else None
    if what == "range":
        return range_to(game, owner, foe)
    if what in _ATTACK:
        return _ATTACK[what](game, attack) if attack is not None else None
    if what == "round":
        return round_of(game)
    if what == "players":
        return len(game.present())
    return level(game, owner, what) if what in tracks_of(game, owner) else None


def faces_of(game: Game, owner: str, purpose: str) -> tuple[int, ...] | None:
    """The dice of that roll: of the attack that goes on, or of the owner's movement."""
    last, attack, turn = game.last_roll, game.state.attack, game.state.turn
    if last is not None and last.lying and last.purpose == purpose:
        return last.lying
    if purpose == "movement":
        return turn.faces or None if turn is not None and turn.player == owner else None
    return attack.faces.get(purpose) if attack is not None else None


def range_to(game: Game, owner: str, foe: str) -> int | None:
    """Of the shot between the two; else as far as the two are from each other."""
    attack = game.state.attack
    if attack is not None and {owner, foe} <= {attack.shooter, attack.target, ""}:
        return attack.range or None
    seats = game.state.seats
    here = seats[owner].square
    there = seats[foe].square if foe in seats else ""
    return distance(game, here, there) if here and there else None


def foes_in_sight(game: Game, name: str) -> list[str]:
    return [n for n in _foes(game, name) if sees(game, name, game.seat(n).square)]


def foes_adjacent(game: Game, name: str) -> list[str]:
    return [n for n in _foes(game, name) if is_adjacent(game, name, n)]


def is_adjacent(game: Game, one: str, two: str) -> bool:
    """Whether they are a step apart, with no wall between."""
    place = game.ground.place
    here, there = place[game.seat(one).square], place[game.seat(two).square]
    return here == there or there in adjacent(game.ground.board, here)


def _foes(game: Game, name: str) -> list[str]:
    side = game.side(name)
    return [s.name for s in game.standing() if s.name != name and game.side(s.name) != side]


def _of_fighter(game: Game, what: str, name: str) -> int | None:
    if what in _FIGHTER:
        return _FIGHTER[what](game, name)
    return level(game, name, what) if what in tracks_of(game, name) else None


def _in_play(game: Game, name: str, deck: str) -> int:
    cards = game.catalog.cards
    return sum(
        laid.is_at_hand and cards[laid.card].deck == deck
        for laid in game.seat(name).play
        if laid.card in cards
    )


def _weapon_ammo(game: Game, attack: Attack) -> int:
    card = game.catalog.laid_id(game.seat(attack.shooter).fighter, attack.weapon)
    laid = [c for c in game.seat(attack.shooter).play if c.card == card]
    return max((c.ammo for c in laid), default=0)


def _attacks_made(game: Game, turn: Turn) -> int:
    """The one that is going on is not made yet: the first attack of a turn comes after none."""
    attack = game.state.attack
    going_on = attack is not None and attack.of_turn and attack.shooter == turn.player
    return turn.attacks - going_on


def _margin(attack: Attack) -> int | None:
    """None before the roll to hit; 0 where the attack hit without one."""
    return (
        None if attack.stage == "hit" and not attack.total else max(attack.total - attack.range, 0)
    )


_FIGHTER: dict[str, Callable[[Game, str], int]] = {
    "health": health,
    "armor": armor,
    "health-and-armor": lambda game, name: health(game, name) + armor(game, name),
    "full-health": lambda game, name: full(game, name, "health"),
    "wounds": lambda game, name: game.seat(name).wounds,
    "lack": lambda game, name: max(1 - health(game, name) - armor(game, name), 0),
    "speed": speed,
    "accuracy": accuracy,
    "frags": lambda game, name: game.seat(name).frags,
    "cards": lambda game, name: game.seat(name).hand_size,
    "weapons": lambda game, name: _in_play(game, name, "weapon"),
    "gadgets": lambda game, name: _in_play(game, name, "gadget"),
    "blood": lambda game, name: game.seat(name).blood,
}
_TURN: dict[str, Callable[[Game, Turn], int]] = {
    "movement": lambda game, turn: turn.movement,
    "rolled": lambda game, turn: turn.rolled,
    "moved": lambda game, turn: turn.steps,
    "attacks": lambda game, turn: _attacks_made(game, turn),
    "attacks-left": lambda game, turn: attacks_left(game, turn.player),
}
_LAST: dict[str, Callable[[LastTurn], int]] = {
    "unused-movement": lambda last: last.movement,
    "unused-attacks": lambda last: last.attacks,
    "last-moved": lambda last: last.moved,
    "last-attacks": lambda last: last.attacked,
}
_AROUND: dict[str, Callable[[Game, str], list[str]]] = {
    "foes-in-sight": foes_in_sight,
    "foes-adjacent": foes_adjacent,
}
_ATTACK: dict[str, Callable[[Game, Attack], int | None]] = {
    "margin": lambda game, attack: _margin(attack),
    "damage": lambda game, attack: attack.damage,
    "ammo": _weapon_ammo,
    "spent": lambda game, attack: attack.ammo,
}
