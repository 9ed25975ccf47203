"""What cards and fighters say: text with placeholders, or text made from the effects.

card_text(card)            "On a hit, **push** the target 3 squares."
runs(card_text(card))      Run("On a hit, "), Run("push", bold=True), …
plain(card_text(card))     without the marks
"""

from fragkit.model.text.compose import (
    Run,
    card_facts,
    card_text,
    ground_text,
    made_card_text,
    made_stance_text,
    made_trait_text,
    offer_words,
    plain,
    role_text,
    rule_text,
    runs,
    stance_text,
    starting_weapon_text,
    track_text,
    trait_text,
    with_role,
    words_to_apply,
)
from fragkit.model.text.placeholders import (
    all_effects,
    check_fighter_texts,
    check_text,
    check_trait_text,
    fill,
    placeholders,
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
