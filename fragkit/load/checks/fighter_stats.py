"""A new fighter's stats are 1 to 4 each and add up to its points (`fighter.points`, `.min`, `.max`)."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.fighter import Fighter, Role, legal_splits, split_problem
from fragkit.model.word_values import Stats


def check(fighter: Fighter, problems: Problems) -> None:
    if fighter.role is not None:
        _check_role(fighter, fighter.role, problems)
        return
    if not legal_splits(fighter.points):
        problems.at(fighter.where.of("points")).error(
            f"[illegal-stats] {fighter.points} points can't be split over three stats of 1 to 4"
        )
    elif fighter.stats != "free" and (why := split_problem(fighter.stats, fighter.points)):
        problems.at(fighter.where.of("stats")).error(
            f"[illegal-stats] {why}",
            f"write Health/Speed/Accuracy with {fighter.points} points in all, each 1 to 4; "
            "`points: 8` makes a stronger fighter, `stats: free` leaves the split to the player",
        )


def _check_role(fighter: Fighter, role: Role, problems: Problems) -> None:
    """A boss and a minion have the stats that are written, and some Health."""
    if fighter.stats == "free":
        problems.at(fighter.where.of("stats")).error(
            f"[illegal-stats] a {role.kind} has stats of its own",
            "write Health/Speed/Accuracy, such as `9/2/3`",
        )
    elif fighter.stats.health < 1 or max(_all(fighter.stats)) > Role.STAT_MOST:
        problems.at(fighter.where.of("stats")).error(
            f"[illegal-stats] a {role.kind} has Health of 1 or more, and no stat above "
            f"{Role.STAT_MOST}"
        )
    if "points" in fighter.where.keys:
        problems.at(fighter.where.key("points")).error(
            f"[no-change] a {role.kind} is outside the point rules: `points` counts for nothing",
            "leave `points` out",
        )
    if role.kind == "boss" and "most" in role.where.keys:
        problems.at(role.where.key("most")).error(
            "[no-change] only minions are counted: a boss comes when somebody plays it",
            "leave `most` out",
        )
    if role.returns and not role.turn:
        problems.at(role.where.of("returns")).error(
            "[never-happens] who has no turn has none to come back in",
            "leave `returns` out, or give it turns",
        )


def _all(stats: Stats) -> tuple[int, int, int]:
    return stats.health, stats.speed, stats.accuracy
