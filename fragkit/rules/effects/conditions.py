"""Conditions and counted numbers of effects (`model/effects/condition.py`, `number.py`).

An answer is None if the question makes no sense, such as the range to nobody. Such a condition is
not met, and neither is its opposite.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from fragkit.board.blast import adjacent
from fragkit.model.effects import Condition, Counted
from fragkit.model.effects.condition import Spot
from fragkit.model.effects.number import FOE, OF_ROLL, OF_ROLLS, ROLLS
from fragkit.model.effects.selector import Selectors, is_selected
from fragkit.model.word_values import Dice
from fragkit.rules.catalog import Entry
from fragkit.rules.fighter_sheet import is_in_stance, level, tracks_of
from fragkit.rules.game import Game
from fragkit.rules.game_map import distance, is_beside, is_in, is_spot, sees, spot_center
from fragkit.rules.house_options import in_force
from fragkit.rules.state import Attack, LastTurn, Turn
from fragkit.rules.stats import (
    accuracy,
    armor,
    attacks_left,
    fights_with,
    full,
    health,
    round_of,
    speed,
)
from fragkit.values import dataclass

Answer = bool | None


def holds(
    game: Game, condition: Condition, owner: str, foe: str = "",
    weigh: Callable[[Game, str], int] | None = None, weapon: Entry | None = None, maker: str = "",
    anyone: bool = False,
) -> bool:  # fmt: skip
    """Return whether the whole condition is true. A condition that can't be answered is not."""
    return answered(game, condition, owner, foe, weigh, weapon, maker, anyone) is True


def answered(
    game: Game, condition: Condition, owner: str, foe: str = "",
    weigh: Callable[[Game, str], int] | None = None, weapon: Entry | None = None, maker: str = "",
    anyone: bool = False,
) -> Answer:  # fmt: skip
    """Return whether the whole condition is true, or None if that is unknown.

    `weigh` returns the Health to compare. `weapon` is about to be fired. `maker` caused the effect,
    or is "" if the effect is not in force yet. With `anyone`, the condition is true if it is true
    of any other fighter.
    """
    attack = game.state.attack
    if not foe and attack is not None and not anyone:
        foe = attack.other(owner)
    asked = (id(condition), owner)
    if asked in game.asking:
        return False  # it depends on itself
    game.asking.add(asked)
    try:
        asking = _Asked(game, owner, foe, weigh or health, weapon, attack, maker, anyone)
        return _all(asking, condition)
    finally:
        game.asking.discard(asked)


@dataclass(slots=True)
class _Asked:
    """The player who asks, the other fighter, and everything else that a condition may ask about."""

    game: Game
    owner: str
    foe: str
    weigh: Callable[[Game, str], int]
    weapon: Entry | None
    attack: Attack | None
    maker: str
    anyone: bool

    @property
    def foe_square(self) -> str:
        """Return the foe's square, or the target square if nobody is on it."""
        seats = self.game.state.seats
        if self.foe in seats:
            return seats[self.foe].square
        return self.foe if self.foe in self.game.ground.place else ""


def _all(asked: _Asked, condition: Condition) -> Answer:
    """Return False if one part is false; otherwise None if one part has no answer."""
    if asked.anyone and condition.asks_for_foe:
        others = (seat.name for seat in asked.game.standing() if seat.name != asked.owner)
        bare = replace(condition, not_=None, any_=())
        inner = Condition(not_=condition.not_, any_=condition.any_)
        fits = any(_all(replace(asked, foe=one, anyone=False), bare) for one in others)
        return _all(asked, inner) if fits else False
    unknown = False
    for answer in _answers(asked, condition):
        if answer is False:
            return False
        unknown = unknown or answer is None
    return None if unknown else True


def _answers(asked: _Asked, c: Condition) -> Iterable[Answer]:
    if c.weapon:
        yield _weapon_fits(asked, c.weapon)
    if c.range is not None:
        away = _range(asked)
        yield None if away is None else away in c.range
    if c.took:
        turn = asked.game.state.turn
        yield is_selected(c.took, turn.found) if turn is not None and turn.found else None
    yield from _turn_answers(asked, c)
    yield from _own_answers(asked, c)
    yield from _foe_answers(asked, c)
    if c.count is not None:
        for what, bounds in c.count.items():
            if what == "health":
                number: int | None = asked.weigh(asked.game, asked.owner)
            else:
                number = count(asked.game, what, asked.owner, asked.foe)
            yield None if number is None else number in bounds
    if c.house is not None:
        played = in_force(asked.game.houses)
        yield all(played.get(key) == value for key, value in c.house.items())
    if c.not_ is not None:
        inner = _all(asked, c.not_)
        yield None if inner is None else not inner
    if c.any_:
        found = [_all(asked, one) for one in c.any_]
        yield True if True in found else None if None in found else False


def _weapon_fits(asked: _Asked, wanted: Selectors) -> Answer:
    entry = asked.weapon
    if entry is None:
        if asked.attack is None:
            return None
        shooter = asked.game.seat(asked.attack.shooter)
        entry = asked.game.catalog.weapon_entry(
            shooter.fighter, asked.attack.weapon, asked.attack.mode
        )
    return entry is not None and entry.weapon is not None and is_selected(wanted, entry.words)


def _range(asked: _Asked) -> int | None:
    """Return the range of the shot. For a fighter who is only caught in its blast, return the range
    to the attacker."""
    game, attack, owner = asked.game, asked.attack, asked.owner
    if asked.foe == owner:
        return 0  # one of everyone
    here = game.seat(owner).square
    if attack is not None and asked.foe in (attack.shooter, attack.target):
        if owner in (attack.shooter, attack.target) or not here:
            return attack.range or None
        there = game.seat(attack.shooter).square
        return distance(game, there, here) if there else attack.range
    if asked.foe in game.state.seats:
        return range_to(game, owner, asked.foe)
    there = asked.foe_square
    return distance(game, here, there) if here and there else None


def _turn_answers(asked: _Asked, c: Condition) -> Iterable[Answer]:
    game, attack = asked.game, asked.attack
    active = game.is_active(asked.owner)
    if c.own_turn is not None:
        yield active is c.own_turn
    if c.moved is not None:
        yield game.turn.moved is c.moved if active else None
    if c.against is not None and asked.maker:
        yield fights_with(game, asked.maker, c.against) if attack is not None else None
    if c.same_target is not None:
        if attack is None or not attack.before:
            yield None if attack is None else not c.same_target
        else:
            yield (attack.before == attack.target) is c.same_target


def _own_answers(asked: _Asked, c: Condition) -> Iterable[Answer]:
    game, owner = asked.game, asked.owner
    square = game.seat(owner).square
    if c.wears:
        yield _wears(game, owner, c.wears)
    if c.stance:
        yield any(is_in_stance(game, owner, one) for one in c.stance)
    if c.in_:
        yield is_in(game, square, c.in_, game.side(owner)) if square else None
    for wanted, is_mine in ((c.team_in, True), (c.foes_in, False)):
        for place, bounds in (wanted or {}).items():
            yield _number_in(game, owner, place, is_mine) in bounds
    if c.beside:
        yield is_beside(game, square, c.beside) if square else None
    if c.spot is not None:
        yield _on_spot(asked, c.spot, square)
    if c.alone is not None:
        yield _is_alone(game, owner, square, c.alone) if square else None


def _number_in(game: Game, name: str, place: str, is_mine: bool) -> int:
    """Return the number of fighters in a place: those of that side, or all others."""
    side = game.side(name)
    those = (s for s in game.standing() if (game.side(s.name) == side) is is_mine)
    return sum(is_in(game, s.square, (place,), side) for s in those)


def _on_spot(asked: _Asked, spot: Spot, square: str) -> Answer:
    center = spot_center(asked.game, spot.of, asked.owner, asked.foe)
    if not center or not square or asked.game.ground.board.is_own:
        return None
    return is_spot(asked.game, spot, square, center, asked.owner)


def _is_alone(game: Game, owner: str, square: str, range: int) -> bool:
    others = (seat.square for seat in game.standing() if seat.name != owner)
    return all(distance(game, square, other) > range for other in others)


def _wears(game: Game, name: str, which: Selectors) -> bool:
    cards = game.catalog.cards
    return any(
        laid.is_at_hand and laid.card in cards and is_selected(which, cards[laid.card].words)
        for laid in game.seat(name).play
    )


def _foe_answers(asked: _Asked, c: Condition) -> Iterable[Answer]:
    game, owner = asked.game, asked.owner
    foe = asked.foe if asked.foe in game.state.seats else ""
    square = asked.foe_square
    if c.foe_in:
        yield is_in(game, square, c.foe_in, game.side(owner)) if square else None
    if c.foe_beside:
        yield is_beside(game, square, c.foe_beside) if square else None
    if c.foe_spot is not None:
        yield _on_spot(asked, c.foe_spot, square)
    if c.foe_has is not None:
        for what, wanted in c.foe_has.items():
            if what == "health" and foe:
                yield _compared(asked.weigh(game, owner), asked.weigh(game, foe), wanted)
                continue
            mine, other = count(game, what, owner), count(game, what, foe) if foe else None
            yield None if mine is None or other is None else _compared(mine, other, wanted)
    if c.foe_wears:
        yield _wears(game, foe, c.foe_wears) if foe else None
    if c.foe_stance:
        yield any(is_in_stance(game, foe, one) for one in c.foe_stance) if foe else None
    if c.foe_team is not None:
        yield (game.side(foe) == game.side(owner)) is (c.foe_team == "same") if foe else None
    here = game.seat(owner).square
    if c.foe_in_sight is not None:
        seen = foe != owner and bool(here and square) and sees(game, owner, square)
        yield seen is c.foe_in_sight if here and square else None
    if c.foe_adjacent is not None:
        near = bool(foe and here and square) and foe != owner and is_adjacent(game, owner, foe)
        yield near is c.foe_adjacent if foe and here and square else None
    if c.foe_came is not None:
        yield _came(game, owner, foe, c.foe_came)


def _compared(mine: int, other: int, wanted: str) -> bool:
    if wanted == "same":
        return mine == other
    return other > mine if wanted == "more" else other < mine


def _came(game: Game, owner: str, foe: str, wanted: str) -> Answer:
    """Return whether the foe is nearer than when the current turn began, or farther if that is
    `wanted`."""
    turn, seats = game.state.turn, game.state.seats
    if turn is None or foe not in seats or not seats[owner].square or not seats[foe].square:
        return None
    here, there = turn.began.get(owner, ""), turn.began.get(foe, "")
    if not here or not there:
        return None
    before = distance(game, here, there)
    now = distance(game, seats[owner].square, seats[foe].square)
    return now < before if wanted == "nearer" else now > before


# -- counted numbers

# `sixes-to-hit`: the thing that is counted, and the roll.
_OF_ROLLS = {
    name: (what, ROLLS[roll]) for name in OF_ROLLS for what, _, roll in (name.partition("-"),)
}
_FACES = {name: face for face, name in enumerate(list(OF_ROLL)[:6], 1)}


def _of_faces(what: str, faces: tuple[int, ...]) -> int:
    """Return the total of the dice, the number of dice, or how many show a face."""
    if what == "total":
        return sum(faces)
    return len(faces) if what == "dice" else faces.count(_FACES[what])


def counted(game: Game, number: Counted, owner: str, foe: str = "", rolled: int = 0) -> int:
    """Return the number at this moment. `rolled` is the result of its dice."""
    if number.dice:
        return rolled
    if number.of.dice:
        return number.made_of(rolled)
    asked = (id(number), owner)
    if asked in game.asking:
        return 0  # a stat that depends on itself
    game.asking.add(asked)
    try:
        return number.made_of(count(game, number.of, owner, foe) or 0)
    finally:
        game.asking.discard(asked)


def dice_to_roll(game: Game, number: Counted, owner: str, foe: str = "") -> int:
    """Return how many dice to roll for a number at this moment; 0 if it needs no roll."""
    if not number.dice:
        return number.of.dice
    return max(0, min(number.made_of(count(game, number.of, owner, foe) or 0), Dice.MOST))


def count(game: Game, what: str, owner: str, foe: str = "") -> int | None:
    """Return the value of a quantity, or None if it can't be counted now."""
    attack = game.state.attack
    if not foe and attack is not None:
        foe = attack.other(owner)
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
    if what in OF_ROLL:
        thrown = game.last_roll
        return _of_faces(what, thrown.faces or thrown.lying) if thrown is not None else None
    if what in _OF_ROLLS:
        kind, purpose = _OF_ROLLS[what]
        faces = faces_of(game, owner, purpose)
        return _of_faces(kind, faces) if faces is not None else None
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
    """Return the dice of that roll, made for the current attack or for the owner's movement."""
    last, attack, turn = game.last_roll, game.state.attack, game.state.turn
    if last is not None and last.lying and last.purpose == purpose:
        return last.lying
    if purpose == "movement":
        return turn.faces or None if turn is not None and turn.player == owner else None
    return (attack.faces if attack is not None else game.past_faces).get(purpose)


def range_to(game: Game, owner: str, foe: str) -> int | None:
    """Return the range of the shot between the two, or their distance if there is no such shot."""
    if owner == foe:
        return 0
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
    """Return whether the two are one step apart, without a wall between them."""
    place = game.ground.place
    here, there = place[game.seat(one).square], place[game.seat(two).square]
    return here == there or there in adjacent(game.ground.board, here)


def _foes(game: Game, name: str) -> list[str]:
    side = game.side(name)
    return [s.name for s in game.standing() if s.name != name and game.side(s.name) != side]


def _team(game: Game, name: str) -> list[str]:
    """Return everyone on that team, on the map or not; in a game without teams, only the fighter."""
    side = game.side(name)
    return [n for n in game.present() if game.side(n) == side]


def _mates(game: Game, name: str) -> list[str]:
    side = game.side(name)
    return [s.name for s in game.standing() if s.name != name and game.side(s.name) == side]


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
    """Return the number of attacks made before the current one."""
    attack = game.state.attack
    going_on = attack is not None and attack.of_turn and attack.shooter == turn.player
    return turn.attacks - going_on


def _margin(attack: Attack) -> int | None:
    """Return by how much the to-hit roll succeeded: None before the roll, 0 for an automatic hit."""
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
    "team-frags": lambda game, name: sum(game.seat(n).frags for n in _team(game, name)),
    "teammates": lambda game, name: len(_mates(game, name)),
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
    "teammates-in-sight": lambda game, name: [
        n for n in _mates(game, name) if sees(game, name, game.seat(n).square)
    ],
    "teammates-adjacent": lambda game, name: [
        n for n in _mates(game, name) if is_adjacent(game, name, n)
    ],
}
_ATTACK: dict[str, Callable[[Game, Attack], int | None]] = {
    "margin": lambda game, attack: _margin(attack),
    "damage": lambda game, attack: attack.damage,
    "ammo": _weapon_ammo,
    "spent": lambda game, attack: attack.ammo,
}
