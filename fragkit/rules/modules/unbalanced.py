"""Unbalanced Teams: fighters of the smaller team have more points (team.variant.unbalanced.*)."""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.rules.commands import Refusal
from fragkit.rules.flow.setup import Setup
from fragkit.rules.module import Module
from fragkit.rules.modules.teams import NAME_TEAMS, needs_teams

# Players of the smaller and of the larger team: points of each fighter.
POINTS = {(2, 3): (9, 7), (3, 4): (10, 7)}


class Unbalanced(Module):
    id = "unbalanced"
    about = say("2 fighters of 9 points against 3 of 7, or 3 of 10 against 4 of 7")
    is_optional = True
    for_teams = True

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        if (none := needs_teams(setup, self.id, "team.variant.unbalanced.five")) is not None:
            return none
        sizes = sizes_of(setup)
        if sizes in POINTS:
            return None
        text = say("unbalanced teams must be named before the fighters are made")
        if sizes:
            text = say(
                "unbalanced teams are 2 against 3 or 3 against 4, not {least} against {most}",
                least=sizes[0], most=sizes[-1],
            )  # fmt: skip
        return Refusal("team.variant.unbalanced.five", text, NAME_TEAMS)

    def fighter_points(self, setup: Setup, player: str, points: int) -> int:
        """Return the points of a fighter: 9 against 7 with five players
        (team.variant.unbalanced.five), 10 against 7 with seven (team.variant.unbalanced.seven). No
        stat may exceed 4 (ruling.stat.unbalanced)."""
        sizes = sizes_of(setup)
        team = next((team for team in setup.teams if player in team.players), None)
        if team is None or sizes not in POINTS:
            return points
        few, many = POINTS[sizes]
        return few if len(team.players) == sizes[0] else many


def sizes_of(setup: Setup) -> tuple[int, ...]:
    return tuple(sorted(len(team.players) for team in setup.teams))
