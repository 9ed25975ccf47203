"""Further shots of one attack: aimed elsewhere, or not fired, while the attack is going on.

A weapon that fires several times aims at the same target unless told otherwise. `then green` or
`then none`, said before the dice of the next shot, is put into the attack as if it had been
declared with it; dice that lie stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fragkit.referee.history.run import AcceptedInput, GameRun
from fragkit.rules.commands import Choose, Command, Shoot
from fragkit.rules.events import AttackDeclared
from fragkit.rules.requests import Roll


@dataclass(frozen=True, slots=True)
class Aimed:
    """The attack declared anew: go back to after input `to`, then say all of this."""

    to: int
    said: tuple[Command, ...]


def shots_left(run: GameRun) -> int:
    """How many shots of the attack that is going on are not declared yet."""
    found = _declared(run)
    if found is None:
        return 0
    shot, fired, total = found[0], found[2], found[3]
    return max(total - max(fired, 1 + len(shot.then)), 0)


def aimed_on(run: GameRun, then: Sequence[str]) -> Aimed | None:
    """The attack with these targets for what is not rolled yet; None when none is going on."""
    found = _declared(run)
    if found is None or not isinstance(run.request, Roll) or run.request.purpose != "hit":
        return None
    shot, at, _, _ = found
    log = run.effective()
    declared = [e for one in log[at:] for e in one.events if isinstance(e, AttackDeclared)]
    # The shot whose dice are due may still be turned, unless it is the first: that was said.
    kept = tuple(event.target for event in declared[1:-1])
    weapon, mode = declared[0].weapon, declared[0].mode
    anew = Shoot(shot.player, shot.target, weapon, shot.ammo, mode, (*kept, *then))
    rest = [one for one in log[at + 1 :] if not isinstance(one.said, Choose)]
    before = log[at - 1].number if at else 0
    return Aimed(before, (anew, *(one.said for one in rest if isinstance(one.said, Command))))


def _declared(run: GameRun) -> tuple[Shoot, int, int, int] | None:
    """The attack that is going on: the command, where it stands, shots begun, shots in all."""
    attack = run.game.state.attack
    if attack is None:
        return None
    log: list[AcceptedInput] = run.effective()
    for at in range(len(log) - 1, -1, -1):
        said = log[at].said
        if isinstance(said, Shoot) and said.player == attack.shooter:
            begun = [e for one in log[at:] for e in one.events if isinstance(e, AttackDeclared)]
            entry = run.game.catalog.weapon_entry(
                run.game.seat(attack.shooter).fighter, attack.weapon
            )
            if entry is None or entry.weapon is None:
                return None
            mode = entry.modes.get(attack.mode)
            shots = entry.weapon.shots if mode is None or mode.shots is None else mode.shots
            return said, at, len(begun), shots
    return None
