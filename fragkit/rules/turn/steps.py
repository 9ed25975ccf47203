"""Named steps of the setup and of a turn, which modules may precede, follow or replace."""

from __future__ import annotations

from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Deed


def take_step(game: Game, name: str, deed: Deed, *about: str) -> Procedure[None]:
    """One step; `before_NAME`, `instead_of_NAME` and `after_NAME` of modules stand around it. Of
    several that replace it the last counts: a table's variant is made after what packs bring."""
    around = game.modules.steps(name)
    if around is None:
        return deed(game, *about)
    before, instead, after = around
    return _one_after_another(game, (*before, *(instead[-1:] or (deed,)), *after), about)


def _one_after_another(
    game: Game, deeds: tuple[Deed, ...], about: tuple[str, ...]
) -> Procedure[None]:
    for deed in deeds:
        if not game.is_over:
            yield from deed(game, *about)
