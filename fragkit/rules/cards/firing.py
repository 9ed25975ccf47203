"""What a weapon does besides damage when it is fired, hits or misses."""

from __future__ import annotations

from dataclasses import replace

from fragkit.rules.attack.weapons import ReadyWeapon
from fragkit.rules.attack.wounds import shield
from fragkit.rules.cards.context import Context
from fragkit.rules.cards.perform import is_shared, perform
from fragkit.rules.events import Harmless
from fragkit.rules.game import Game, Procedure


def weapon_moment(
    game: Game, ready: ReadyWeapon, when: str, victims: list[str] | None = None
) -> Procedure[None]:
    """What the weapon does besides damage when it is fired, hits or misses.

    The one on the sheet and a card in its mode alike; a blast does it to all that it caught.
    """
    effects = ready.entry.moments.get(when)
    if not effects:
        return
    attack = game.attack
    card = game.catalog.laid_id(game.seat(attack.shooter).fighter, ready.id)
    mode = ready.entry.mode_effects
    struck = victims or [attack.target]
    proof = {v for v in victims or () if _is_immune(game, ready, v)}
    for count, victim in enumerate(struck):
        context = Context(attack.shooter, attack.shooter, card, ready.name, target=victim)
        immune = victim in proof
        gone = victim in game.state.seats and not game.has_stood(victim, attack.since)
        for number, effect in effects:
            of_mode = next((m for m, those in mode.items() if number in those), "")
            # What is not done to those whom the blast has caught is done once.
            kept_off = immune or gone if effect.on == "target" else count > 0
            if is_shared(effect, struck):
                kept_off = count > 0
                context = replace(context, caught=tuple(v for v in struck if v not in proof))
            if of_mode in ("", ready.mode) and not kept_off and not game.is_over:
                yield from perform(game, effect, number, context)


def _is_immune(game: Game, ready: ReadyWeapon, victim: str) -> bool:
    """Whether nothing of this weapon concerns whom it has hit; told here when it does no damage."""
    hazard = "" if ready.radius is None else "blast"
    source = shield(game, victim, ready.words, hazard)
    if source and not ready.dice:
        game.tell(Harmless(victim, ready.name, source))
    return bool(source)
