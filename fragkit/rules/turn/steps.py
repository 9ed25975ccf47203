"""Named steps of the setup and of a turn, which modules may precede, follow or replace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fragkit.rules.game import Game, Procedure

Deed = Callable[..., Procedure[Any]]


def take_step(game: Game, name: str, deed: Deed, *about: str) -> Procedure[None]:
    """One step; `before_NAME`, `instead_of_NAME` and `after_NAME` of modules stand around it."""
    modules = game.modules
    instead = modules.steps(f"instead_of_{name}")
    for do in (
        *modules.steps(f"before_{name}"),
        *(instead[:1] or (deed,)),
        *modules.steps(f"after_{name}"),
    ):
        if not game.is_over:
            yield from do(game, *about)
