"""Rolls: ask for the dice that are due, with their receipt; throw again or turn what was declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fragkit.model.effects import modifiers as mod
from fragkit.rules.events import DiceTurned, NoRollNeeded, Rerolled, Rolled
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Purpose, Roll
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Declared:
    """Somebody changes dice of the roll that is being settled: a reroll or a turned die."""

    by: str
    source: str
    effect: mod.Reroll | mod.Adjust
    dice: tuple[int, ...]  # counted from 1; empty: those that help most


class Thrown(NamedTuple):
    faces: tuple[int, ...]
    total: int


def throw(
    game: Game,
    who: str,
    purpose: Purpose,
    receipt: Callable[[], Receipt],
    reason: str,
    *,
    rule: str = "",
    need: int = 0,
    still: Callable[[], bool] | None = None,
    settled: Callable[[Receipt], str] | None = None,
) -> Procedure[Thrown | None]:
    """One roll. None when an interruption made it pointless (`still`).

    `settled` says why the dice can't matter, or ""; then none are asked for, and the total is
    the one that comes nearest to `need`.
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
            low, high = due.dice + due.points, 6 * due.dice + due.points
            return Thrown((), low if low >= need else high)
        answer = yield Roll(who, due.dice, purpose, due, reason, rule, need)
        if answer is not DISTURBED:
            break
    faces: tuple[int, ...] = answer
    game.tell(Rolled(who, purpose, faces, sum(faces) + due.points, str(due), due.source))
    while game.claims.dice:
        faces = yield from _change(game, who, purpose, due, faces, game.claims.dice.pop(0))
        if game.last_roll is not None:
            game.last_roll.faces = faces  # what further cards look at
    yield from _end_bonus(game, who)
    return Thrown(faces, sum(faces) + due.points)


def _is_owed_to_bonus(
    game: Game, who: str, receipt: Callable[[], Receipt], settled: Callable[[Receipt], str]
) -> bool:
    """Whether dice would be due without what lasts for one roll: then that roll was this one."""
    seat = game.seat(who)
    lasting = [laid for laid in seat.play if laid.lasts != "roll"]
    if len(lasting) == len(seat.play):
        return False
    seat.play, all = lasting, seat.play
    game.touch()
    owed = not settled(receipt())
    seat.play = all
    game.touch()
    return owed


def _end_bonus(game: Game, who: str) -> Procedure[None]:
    for laid in game.seat(who).play:
        if laid.lasts == "roll":
            yield from game.cards.end_roll(game, who)
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
        reason = f"again, with {said.source}"
        answer = yield Roll(who, len(again), purpose, count, reason, "meta.bonus", 0, again)
    for i, face in zip(chosen, answer, strict=True):  # type: ignore[call-overload]  # faces of a reroll are numbers
        changed[i] = face
    game.tell(Rerolled(who, purpose, tuple(changed), said.source))
    return tuple(changed)


def affected_dice(said: Declared, who: str, faces: tuple[int, ...]) -> list[int]:
    """Which dice, from 0: those named, else the ones where it helps its owner most."""
    effect = said.effect
    allowed = list(range(len(faces)))
    if isinstance(effect, mod.Reroll) and effect.faces is not None:
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
    game: Game, who: str, purpose: Purpose, source: str, reason: str, rule: str = ""
) -> Procedure[int]:
    """One plain die."""
    thrown = yield from throw(game, who, purpose, lambda: Receipt(1, 1, source), reason, rule=rule)
    assert thrown is not None, "a plain die is always rolled"
    return thrown.faces[0]
