"""The texts of cards and fighters: with placeholders, or made from the effects.

card_text(card)            "On a hit, **push** the target 3 squares."
runs(card_text(card))      Run("On a hit, "), Run("push", bold=True), …
plain(card_text(card))     the same without the marks

`compose`, which makes the sentences, is loaded when one of its names is first used. A command that
may need words later imports the folder: `from fragkit.model import text`, `text.plain(…)`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from fragkit.model.text.placeholders import (
    all_effects,
    check_fighter_texts,
    check_text,
    check_trait_text,
    fill,
    placeholders,
)

if TYPE_CHECKING:
    from fragkit.model.text.compose import (
        Run as Run,
    )
    from fragkit.model.text.compose import (
        card_facts as card_facts,
    )
    from fragkit.model.text.compose import (
        card_text as card_text,
    )
    from fragkit.model.text.compose import (
        counter_text as counter_text,
    )
    from fragkit.model.text.compose import (
        ground_text as ground_text,
    )
    from fragkit.model.text.compose import (
        made_card_text as made_card_text,
    )
    from fragkit.model.text.compose import (
        made_stance_text as made_stance_text,
    )
    from fragkit.model.text.compose import (
        made_trait_text as made_trait_text,
    )
    from fragkit.model.text.compose import (
        offer_words as offer_words,
    )
    from fragkit.model.text.compose import (
        plain as plain,
    )
    from fragkit.model.text.compose import (
        role_text as role_text,
    )
    from fragkit.model.text.compose import (
        rule_text as rule_text,
    )
    from fragkit.model.text.compose import (
        runs as runs,
    )
    from fragkit.model.text.compose import (
        stance_text as stance_text,
    )
    from fragkit.model.text.compose import (
        starting_weapon_text as starting_weapon_text,
    )
    from fragkit.model.text.compose import (
        track_text as track_text,
    )
    from fragkit.model.text.compose import (
        trait_text as trait_text,
    )
    from fragkit.model.text.compose import (
        with_role as with_role,
    )
    from fragkit.model.text.compose import (
        words_to_apply as words_to_apply,
    )
else:

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module("fragkit.model.text.compose"), name)


__all__ = [
    "Run",
    "all_effects",
    "card_facts",
    "card_text",
    "check_fighter_texts",
    "check_text",
    "check_trait_text",
    "counter_text",
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
