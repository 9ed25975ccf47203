"""A new fighter's stats are 1 to 4 each and add up to its points (`fighter.points`, `.min`, `.max`)."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.fighter import Fighter, legal_splits, split_problem


def check(fighter: Fighter, problems: Problems) -> None:
    if not legal_splits(fighter.points):
        problems.error(
            "illegal-stats",
            fighter.where.of("points"),
            f"{fighter.points} points can't be split over three stats of 1 to 4",
        )
    elif fighter.stats != "free" and (why := split_problem(fighter.stats, fighter.points)):
        problems.error(
            "illegal-stats",
            fighter.where.of("stats"),
            why,
            help=f"write Health/Speed/Accuracy with {fighter.points} points in all, each 1 to 4; "
            "`points: 8` makes a stronger fighter, `stats: free` leaves the split to the player",
        )
