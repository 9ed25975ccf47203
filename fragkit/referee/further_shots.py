"""Redirecting the further shots of an attack, or skipping them, while the attack is under way.

A weapon that fires several times aims at the same target by default. `then green` or `then none`,
typed before the dice of the next shot, changes the attack as if it had been declared that way.
Rolled dice are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fragkit.language.sentences import Text, say
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.rules.commands import Command, Shoot
from fragkit.rules.events import AttackDeclared, Event, Rolled
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class RedirectedAttack:
    """An attack declared again. To do so, undo to input `to`, then give these commands."""

    to: int
    commands: tuple[Command, ...]


def shots_left(run: GameRun) -> int:
    """Return the number of shots in the current attack that are not declared yet."""
    found = _declared(run)
    if found is None:
        return 0
    shot, fired, total = found[0], found[2], found[3]
    return max(total - max(fired, 1 + len(shot.then)), 0)


def redirect_shots(run: GameRun, then: Sequence[str]) -> RedirectedAttack | None:
    """Return the attack with these targets for the shots not rolled yet, or None if there is no
    attack."""
    found = _declared(run)
    if found is None:
        return None
    shot, at, begun, total = found
    log = run.effective()
    events = [event for one in log[at:] for event in one.events]
    declared = [event for event in events if isinstance(event, AttackDeclared)]
    # A shot that has begun can be redirected until it is rolled, except for the first.
    is_rolled = _is_rolled(events)
    if not declared or (begun >= total and (is_rolled or begun == 1)):
        return None
    kept = tuple(event.target for event in (declared[1:] if is_rolled else declared[1:-1]))
    weapon, mode = declared[0].weapon, declared[0].mode
    anew = replace(shot, weapon=weapon, mode=mode, then=(*kept, *then))
    rest = log[at + 1 :]
    if not log[at].events:  # the player was asked for its weapon
        rest = rest[1:]
    before = log[at - 1].number if at else 0
    return RedirectedAttack(
        before, (anew, *(one.command for one in rest if isinstance(one.command, Command)))
    )


def redirected_events(done: Sequence[AcceptedInput]) -> list[Event]:
    """Return the events of the redirected shot, in an attack that was declared again."""
    events = [event for one in done for event in one.events]
    shots = [i for i, event in enumerate(events) if isinstance(event, AttackDeclared)]
    return [] if len(shots) < 2 or _is_rolled(events) else events[shots[-1] :]


def _is_rolled(events: Sequence[Event]) -> bool:
    """Return whether the last declared shot has been rolled."""
    last = [e for e in events if isinstance(e, AttackDeclared | Rolled)][-1:]
    return any(isinstance(event, Rolled) for event in last)


def redirected_text(then: Sequence[str]) -> Text:
    """Return `Next shots: Green, then Blue.` or `No more shots.`"""
    targets = [name or say("no more shots") for name in then]
    if not any(then):
        return say("No more shots.")
    if len(targets) == 1:
        return say("Next shot: {target}.", target=targets[0])
    rest: Text = targets[-1]
    for name in reversed(targets[1:-1]):
        rest = say("{target}, then {what}", target=name, what=rest)
    return say("Next shots: {target}, then {what}.", target=targets[0], what=rest)


def _declared(run: GameRun) -> tuple[Shoot, int, int, int] | None:
    """Return the current attack: its command, its index in the log, the number of shots begun and
    of all shots."""
    attack = run.game.state.attack
    if attack is None:
        return None
    log: list[AcceptedInput] = run.effective()
    for at in range(len(log) - 1, -1, -1):
        command = log[at].command
        if isinstance(command, Shoot) and command.player == attack.shooter:
            begun = [e for one in log[at:] for e in one.events if isinstance(e, AttackDeclared)]
            entry = run.game.catalog.weapon_entry(
                run.game.seat(attack.shooter).fighter, attack.weapon
            )
            if entry is None or entry.weapon is None:
                return None
            mode = entry.modes.get(attack.mode)
            shots = entry.weapon.shots if mode is None or mode.shots is None else mode.shots
            return command, at, len(begun), shots
    return None
