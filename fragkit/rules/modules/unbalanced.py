"""Unbalanced Teams: fewer fighters, made of more points (team.variant.unbalanced.*)."""

from __future__ import annotations

from fragkit.rules.commands import Refusal
from fragkit.rules.flow.setup import Setup
from fragkit.rules.module import Module
from fragkit.rules.modules.teams import needs_teams

# Players of the smaller and of the larger team: points of each fighter.
POINTS = {(2, 3): (9, 7), (3, 4): (10, 7)}


class Unbalanced(Module):
    id = "unbalanced"
    about = "two of 9 points against three of 7, or three of 10 against four"
    is_optional = True
    for_teams = True

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        if (none := needs_teams(setup, self.id, "team.variant.unbalanced.five")) is not None:
            return none
        sizes = sizes_of(setup)
        if sizes in POINTS:
            return None
        text = "unbalanced teams are made before the fighters: say who is on which"
        if sizes:
            said = " against ".join(map(str, sizes))
            text = f"unbalanced teams are two against three, or three against four, not {said}"
        return Refusal("team.variant.unbalanced.five", text, "`team: blue Blue Purple`")

    def fighter_points(self, setup: Setup, player: str, points: int) -> int:
        """Return the points of a fighter: 9 against 7 with five players
        (team.variant.unbalanced.five), 10 against 7 with seven (team.variant.unbalanced.seven). The
        top value stays 4 (ruling.stat.unbalanced)."""
        sizes = sizes_of(setup)
        team = next((team for team in setup.teams if player in team.players), None)
        if team is None or sizes not in POINTS:
            return points
        few, many = POINTS[sizes]
        return few if len(team.players) == sizes[0] else many


def sizes_of(setup: Setup) -> tuple[int, ...]:
    return tuple(sorted(len(team.players) for team in setup.teams))
