"""Rolling dice: the request with its receipt, then rerolled and turned dice (meta.bonus)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fragkit.language.sentences import Text, say
from fragkit.model.effects import modifiers as mod
from fragkit.rules.catalog import is_of_roll
from fragkit.rules.events import DiceTurned, NoRollNeeded, Rerolled, Rolled
from fragkit.rules.game import DISTURBED, Force, Game, Procedure
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Purpose, Roll
from fragkit.rules.stats import in_force, rolled
from fragkit.values import dataclass

# Rolls that pick from a list. Each is always one plain die.
LISTED: frozenset[Purpose] = frozenset(
    {"first", "respawn", "bump", "power-up", "table", "chance", "draw"}
)


@dataclass(frozen=True, slots=True)
class Declared:
    """A change to the dice of the current roll: a reroll or a turned die."""

    by: str
    source: str
    effect: mod.Reroll | mod.Adjust
    dice: tuple[int, ...]  # counted from 1; empty: those that help most


class Thrown(NamedTuple):
    faces: tuple[int, ...]  # as rolled
    total: int
    counted: tuple[int, ...] = ()  # the values of the dice that count


def throw(
    game: Game,
    who: str,
    purpose: Purpose,
    receipt: Callable[[], Receipt],
    reason: Text,
    *,
    rule: str = "",
    need: int = 0,
    still: Callable[[], bool] | None = None,
    settled: Callable[[Receipt], Text] | None = None,
) -> Procedure[Thrown | None]:
    """Ask for one roll. Return None if `still` shows that an interruption made it pointless.

    `settled` returns why the dice can't matter, or "". If they can't, nobody rolls, and the total
    is the one nearest to `need`.
    """
    while True:
        if still is not None and not still():
            return None
        due = receipt()
        if due.dice <= 0:
            return Thrown((), due.points)
        if settled is not None and (why := settled(due)):
            game.tell(NoRollNeeded(who, purpose, why))
            if _is_owed_to_bonus(game, who, receipt, settled):
                yield from _end_bonus(game, who)
            return Thrown((), due.least if due.least >= need else due.most)
        answer = yield Roll(who, due.dice, purpose, due, reason, rule, need)
        if answer is not DISTURBED:
            break
    faces: tuple[int, ...] = answer
    _keep(game, who, purpose, faces)
    game.tell(Rolled(who, purpose, faces, sum(due.kept(faces)) + due.points, due.text, due.source))
    for said in compulsory(game, who, purpose) if game.catalog.compels else ():
        faces = yield from _change(game, who, purpose, due, faces, said)
        if game.last_roll is not None:
            game.last_roll.faces = faces
    while game.claims.dice:
        faces = yield from _change(game, who, purpose, due, faces, game.claims.dice.pop(0))
        if game.last_roll is not None:
            game.last_roll.faces = faces  # faces that later cards refer to
    _keep(game, who, purpose, faces)
    if game.seat(who).play:
        yield from _end_bonus(game, who, purpose in LISTED)
    kept = due.kept(faces)
    return Thrown(faces, sum(kept) + due.points, kept)


def _keep(game: Game, who: str, purpose: Purpose, faces: tuple[int, ...]) -> None:
    """Remember the dice of an attack or of movement, for effects that count them."""
    attack, turn = game.state.attack, game.state.turn
    if purpose in ("hit", "damage", "defense") and attack is not None:
        attack.faces[purpose] = faces
    elif purpose == "movement" and turn is not None and turn.player == who:
        turn.faces = faces


def compulsory(game: Game, who: str, purpose: str) -> list[Declared]:
    """Return the automatic changes to a roll for that purpose, with the earliest played first."""
    if not game.catalog.compels:
        return []
    forces: list[Force[mod.Reroll] | Force[mod.Adjust]] = [
        *(f for f in in_force(game, who, mod.Reroll) if f.effect.must),
        *(f for f in in_force(game, who, mod.Adjust) if f.effect.must),
    ]
    forces.sort(key=lambda force: force.order)
    return [
        Declared(f.owner, f.source, f.effect, ())
        for f in forces
        if is_of_roll(f.effect.value, purpose)
    ]


def _is_owed_to_bonus(
    game: Game, who: str, receipt: Callable[[], Receipt], settled: Callable[[Receipt], Text]
) -> bool:
    """Return whether dice would be due without a bonus that lasts for one roll. If so, this was the
    bonus's roll."""
    seat = game.seat(who)
    lasting = [laid for laid in seat.play if laid.lasts != "roll"]
    if len(lasting) == len(seat.play):
        return False
    seat.play, all = lasting, seat.play
    game.effects_changed()
    owed = not settled(receipt())
    seat.play = all
    game.effects_changed()
    return owed


def _end_bonus(game: Game, who: str, is_plain: bool = False) -> Procedure[None]:
    for laid in game.seat(who).play:
        if laid.lasts == "roll":
            yield from game.cards.end_roll(game, who, is_plain)
            return


def _change(
    game: Game, who: str, purpose: Purpose, due: Receipt, faces: tuple[int, ...], said: Declared
) -> Procedure[tuple[int, ...]]:
    chosen = affected_dice(said, who, faces)
    if not chosen:
        return faces
    changed = list(faces)
    if isinstance(said.effect, mod.Adjust):
        for i in chosen:
            to, by = said.effect.to, said.effect.by
            changed[i] = to if to is not None else min(6, max(1, changed[i] + (by or 0)))
        game.tell(DiceTurned(who, purpose, tuple(changed), said.source))
        return tuple(changed)
    again = tuple(faces[i] for i in chosen)
    count = Receipt(len(again), len(again), said.source)
    answer = DISTURBED
    while answer is DISTURBED:
        reason = say("again, with {source}", source=said.source)
        answer = yield Roll(who, len(again), purpose, count, reason, "meta.bonus", 0, again)
    for i, face in zip(chosen, answer, strict=True):  # type: ignore[call-overload]  # faces of a reroll are numbers
        changed[i] = face
    game.tell(Rerolled(who, purpose, tuple(changed), said.source))
    return tuple(changed)


def affected_dice(said: Declared, who: str, faces: tuple[int, ...]) -> list[int]:
    """Return the dice to change, counted from 0: those named, or else those where the change helps
    its owner most. Each effect rerolls a die only once (ruling.cheat.reroll)."""
    effect = said.effect
    allowed = list(range(len(faces)))
    if effect.faces is not None:
        allowed = [i for i in allowed if faces[i] in effect.faces]
    most = effect.dice if effect.dice is not None else len(faces)
    if said.dice:
        return [i - 1 for i in said.dice if i - 1 in allowed][:most]
    own = said.by == who
    allowed.sort(key=lambda i: faces[i] if own else -faces[i])
    if isinstance(effect, mod.Adjust) and effect.to is not None:
        to = effect.to
        allowed.sort(key=lambda i: -abs(faces[i] - to))
    if isinstance(effect, mod.Adjust) and effect.which != "any":
        allowed.sort(key=lambda i: faces[i] if effect.which == "lowest" else -faces[i])
    return sorted(allowed[:most])


def die(
    game: Game, who: str, purpose: Purpose, source: Text, reason: Text, rule: str = ""
) -> Procedure[int]:
    """Roll one plain die."""
    thrown = yield from throw(
        game, who, purpose, looked_up(game, who, purpose, Receipt(1, 1, source)), reason, rule=rule
    )
    assert thrown is not None, "a plain die is always rolled"
    return shown(thrown)


def looked_up(game: Game, who: str, purpose: Purpose, start: Receipt) -> Callable[[], Receipt]:
    """Return a function that rolls on a list and returns the dice with all changes."""
    return lambda: rolled(game, who, purpose, start)


def shown(thrown: Thrown) -> int:
    """Return the face to look up, from 1 to 6, after dice are set aside and points added."""
    return min(6, max(1, thrown.total))
