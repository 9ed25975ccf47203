"""The verb by which a fighter attacks at once, whoever's turn it is: shoot."""

from __future__ import annotations

from collections.abc import Collection

from fragkit.model.effects import acts
from fragkit.model.effects.selector import is_selected
from fragkit.rules.attack.answering import offered
from fragkit.rules.attack.shooting import attack
from fragkit.rules.cards.context import Context
from fragkit.rules.cards.durations import expire
from fragkit.rules.events import NothingHappened
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Handler


def do_shoot(game: Game, act: acts.Shoot, names: list[str], context: Context) -> Procedure[None]:
    """It counts for no turn; who shoots says at whom, with what, or that he lets it be."""
    by = context.by
    targets = [seat.name for seat in game.standing() if seat.name != by]
    if act.value == "foe":
        targets = [name for name in targets if name == context.other(game.state.attack)]

    def fits(words: Collection[str]) -> bool:
        return is_selected(act.which, words)

    shot = yield from offered(game, by, targets, context.source, fits if act.which else None)
    if shot is None:
        game.tell(NothingHappened(by, context.label, f"{by} does not shoot"))
        context.declined = True
        yield from _forgo(game, context)
        return
    yield from attack(game, shot)


def _forgo(game: Game, context: Context) -> Procedure[None]:
    """What was meant for that shot is not kept for another one."""
    if game.state.attack is not None:
        return
    for laid in list(game.seat(context.by).play):
        if laid.ghost and laid.card == context.card and laid.lasts in ("attack", "roll"):
            yield from expire(game, context.by, laid)


HANDLERS: dict[str, Handler] = {"shoot": do_shoot}
