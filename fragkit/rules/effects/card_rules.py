"""Cards coming into play and the effects vocabulary at work: one handler for each verb that happens.

Verbs that are in force for a time need no handler: the rules ask for them where they count
(`stats.in_force`). Attacks and movement lie below this room and reach it as `game.cards`.
"""

from __future__ import annotations

from fragkit.rules.effects import attack_verbs, card_verbs, movement_verbs, sheet_verbs, turn_verbs
from fragkit.rules.effects.conditions import counted, holds
from fragkit.rules.effects.durations import end_attack, end_roll
from fragkit.rules.effects.movement_verbs import shove_by
from fragkit.rules.effects.perform import (
    at_moment,
    effects_at,
    perform,
    settled,
    trigger_ground,
    watched,
    weapon_moment,
    whom,
)
from fragkit.rules.effects.playing import lay_from_hand, play_card
from fragkit.rules.effects.sheet_verbs import end_stances
from fragkit.rules.effects.using import lifelines, use
from fragkit.rules.module import Handler
from fragkit.rules.pending import Context

HANDLERS: dict[str, Handler] = {
    verb: handler
    for family in (attack_verbs, card_verbs, movement_verbs, sheet_verbs, turn_verbs)
    for verb, handler in family.HANDLERS.items()
}

__all__ = [
    "HANDLERS",
    "Context",
    "at_moment",
    "counted",
    "effects_at",
    "end_attack",
    "end_roll",
    "end_stances",
    "holds",
    "lay_from_hand",
    "lifelines",
    "perform",
    "play_card",
    "settled",
    "shove_by",
    "trigger_ground",
    "use",
    "watched",
    "weapon_moment",
    "whom",
]
