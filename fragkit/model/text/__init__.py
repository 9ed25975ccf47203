"""What cards and fighters say: text with placeholders, or text made from the effects.

card_text(card)            "On a hit, **push** the target 3 squares."
runs(card_text(card))      Run("On a hit, "), Run("push", bold=True), …
plain(card_text(card))     without the marks
"""

from fragkit.model.text.check import check_fighter_texts, check_text, check_trait_text
from fragkit.model.text.markup import Run, plain, runs
from fragkit.model.text.placeholders import all_effects, fill, placeholders
from fragkit.model.text.states import made_stance_text, rule_text, stance_text, track_text
from fragkit.model.text.write import (
    card_facts,
    card_text,
    ground_text,
    made_card_text,
    made_trait_text,
    offer_words,
    role_text,
    starting_weapon_text,
    trait_text,
    with_role,
    words_to_apply,
)

__all__ = [
    "Run",
    "all_effects",
    "card_facts",
    "card_text",
    "check_fighter_texts",
    "check_text",
    "check_trait_text",
    "fill",
    "ground_text",
    "made_card_text",
    "made_stance_text",
    "made_trait_text",
    "offer_words",
    "placeholders",
    "plain",
    "role_text",
    "rule_text",
    "runs",
    "stance_text",
    "starting_weapon_text",
    "track_text",
    "trait_text",
    "with_role",
    "words_to_apply",
]
