"""Cards coming into play and the effects vocabulary at work: one handler for each verb that happens.

Verbs that are in force for a time need no handler: the rules ask for them where they count
(`stats.in_force`). Attacks and movement lie below this room and reach it as `game.cards`.
"""

from __future__ import annotations

from fragkit.rules.cards import (
    counterfire,
    drawing,
    figures,
    flying,
    health,
    places,
    states,
    stealing,
    turns,
)
from fragkit.rules.cards.conditions import holds
from fragkit.rules.cards.context import Context
from fragkit.rules.cards.counting import counted
from fragkit.rules.cards.durations import end_attack, end_roll
from fragkit.rules.cards.firing import weapon_moment
from fragkit.rules.cards.flying import shove_by
from fragkit.rules.cards.perform import (
    at_moment,
    effects_at,
    perform,
    settled,
    tread,
    watched,
    whom,
)
from fragkit.rules.cards.playing import lay_from_hand, play_card
from fragkit.rules.cards.states import end_stances
from fragkit.rules.cards.using import lifelines, use
from fragkit.rules.module import Handler

HANDLERS: dict[str, Handler] = {
    verb: handler
    for family in (health, drawing, places, flying, states, stealing, turns, counterfire, figures)
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
    "tread",
    "use",
    "watched",
    "weapon_moment",
    "whom",
]
