"""A new fighter has stats from 1 to 4 that add up to its points (`fighter.points`, `.min`, `.max`)."""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.language.sentences import say
from fragkit.load.checks.idle_keys import report_idle
from fragkit.load.checks.owned_effect import of_fighter
from fragkit.model.effects.modifiers import Limit
from fragkit.model.fighter import Fighter, Role, legal_splits, split_problem
from fragkit.model.word_values import Stats


def check(fighter: Fighter, problems: Problems) -> None:
    if fighter.role is not None:
        _check_role(fighter, fighter.role, problems)
        return
    if not legal_splits(fighter.points):
        problems.at(fighter.where.of("points")).error(
            "[illegal-stats] {points} points can't be split into three stats from 1 to 4",
            "choose from 3 to 12 points",
            points=fighter.points,
        )
    elif fighter.stats != "free" and (reason := split_problem(fighter.stats, fighter.points)):
        problems.at(fighter.where.of("stats")).error(
            "[illegal-stats] {reason}",
            "write three stats from 1 to 4 that add up to {points}, change `points`, or "
            "let the player choose with `stats: free`",
            reason=reason,
            points=fighter.points,
        )


def _check_role(fighter: Fighter, role: Role, problems: Problems) -> None:
    """Check a boss or a minion, which may have any stats with at least 1 Health."""
    if fighter.stats == "free":
        problems.at(fighter.where.of("stats")).error(
            "[illegal-stats] a {kind} needs fixed stats",
            "write Health/Speed/Accuracy, such as `9/2/3`",
            kind=role.kind,
        )
    elif fighter.stats.health < 1 or max(_all(fighter.stats)) > Role.STAT_MOST:
        problems.at(fighter.where.of("stats")).error(
            "[illegal-stats] a {kind} needs at least 1 Health and no stat above {most}",
            "write Health/Speed/Accuracy, such as `9/2/3`",
            kind=role.kind,
            most=Role.STAT_MOST,
        )
    if "points" in fighter.where.keys:
        problems.at(fighter.where.key("points")).error(
            "[no-change] `points` has no effect: a {kind} may have any stats",
            "delete `points`",
            kind=role.kind,
        )
    if role.kind == "boss" and "most" in role.where.keys:
        problems.at(role.where.key("most")).error(
            "[no-change] `most` has no effect on a boss: it limits minions", "delete `most`"
        )
    for owned in of_fighter(fighter) if not role.hand else ():
        effect = owned.effect
        if isinstance(effect, Limit) and effect.value == "hand" and effect.on in ("self", "chosen"):
            report_idle(
                effect, "value", say("this {kind} holds no cards", kind=role.kind), problems,
                say("add `hand: true` below `role`, or delete it"),
            )  # fmt: skip
    if role.returns and not role.turn:
        problems.at(role.where.of("returns")).error(
            "[never-happens] `returns` has no effect: this fighter has no turns to return on",
            "delete `returns`, or write `turn: true`",
        )


def _all(stats: Stats) -> tuple[int, int, int]:
    return stats.health, stats.speed, stats.accuracy
