"""All verbs by name, and the functions that earlier folders call as `game.cards`.

A verb with a duration has no handler: rules look it up where they need it (`stats.in_force`).
"""

from __future__ import annotations

from fragkit.rules.effects import attack_verbs, card_verbs, movement_verbs, sheet_verbs, turn_verbs
from fragkit.rules.effects.conditions import counted, holds
from fragkit.rules.effects.durations import end_attack, end_roll
from fragkit.rules.effects.movement_verbs import choose_push_ways
from fragkit.rules.effects.perform import (
    at_moment,
    perform,
    trigger_counter,
    trigger_ground,
    weapon_moment,
)
from fragkit.rules.effects.playing import lay_from_hand, play_card
from fragkit.rules.effects.sheet_verbs import end_stances
from fragkit.rules.effects.using import lifelines, use
from fragkit.rules.module import Handler

HANDLERS: dict[str, Handler] = {
    verb: handler
    for family in (attack_verbs, card_verbs, movement_verbs, sheet_verbs, turn_verbs)
    for verb, handler in family.HANDLERS.items()
}

__all__ = [
    "HANDLERS",
    "at_moment",
    "choose_push_ways",
    "counted",
    "end_attack",
    "end_roll",
    "end_stances",
    "holds",
    "lay_from_hand",
    "lifelines",
    "perform",
    "play_card",
    "trigger_counter",
    "trigger_ground",
    "use",
    "weapon_moment",
]
