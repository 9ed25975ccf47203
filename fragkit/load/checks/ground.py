"""Ground of a map's own does something, and at a moment that ground has.

Its moments are `enter`, `leave`, `turn-start`, `turn-end`, `round-end`, or none: then a modifier is
in force for whoever stands there. Nothing is played, drawn or set up there.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.map import Patch

_NEVER = frozenset(["setup", "expire", "respawn"])


def check(patch: Patch, problems: Problems) -> None:
    ground = patch.ground
    if not ground.effects and ground.cost in (None, 1):
        if ground.text.strip():
            problems.warning(
                "yours-to-apply",
                ground.where.of("text"),
                f"the ground `{patch.name}` has words and no effects: the referee can't apply it, "
                "you do",
                help="say it in `effects` where they can say it",
            )
        else:
            problems.error(
                "does-nothing",
                ground.where.span,
                f"the ground `{patch.name}` does nothing",
                help="add `effects` or a `cost`, or list its squares and words alone",
            )
    for key in ("trait", "with", "tracks", "stances"):
        if key in ground.where.keys:
            problems.error(
                "no-change",
                ground.where.key(key),
                f"ground has no sheet: `{key}` counts for nothing",
                help="say what it does in `effects`",
            )
    for effect in ground.effects:
        if effect.at in _NEVER:
            problems.error(
                "never-happens",
                effect.where.of("at"),
                f"`at: {effect.at}` never comes for ground",
                help="write `at: enter`, `leave`, `turn-start`, `turn-end` or `round-end`",
            )
