"""Death Match, the team game: the first team to frag five enemies wins (team.dm.win)."""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.rules.game import Game
from fragkit.rules.modules.teams import TeamGame, verdict_by_points
from fragkit.rules.pending import Fall, Verdict

GOAL = 5


class DeathMatch(TeamGame):
    """The Death Match team game. In a series, each winner improves, and the losers move first
    (team.dm.improve, first.team.series)."""

    id = "death-match"
    about = say("first team to five frags")
    scores_sides = True
    all_improve = True
    losers_first = True

    def start_in_the_middle(self, game: Game) -> None:
        self.add_up(game)

    def add_up(self, game: Game) -> None:
        """Set each team's points to the frags of its members. A fragged teammate counts 0."""
        for name, side in game.state.sides.items():
            frags = (seat.frags for seat in game.state.seats.values() if seat.side == name)
            side.points = sum(frags)

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        self.add_up(game)
        return verdict_by_points(game, GOAL)
