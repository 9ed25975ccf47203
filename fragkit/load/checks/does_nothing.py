"""Whatever is printed does something, or says what the table is to do.

A special, gadget, hex or trait without effects is yours to apply: its words are a rule that the
players keep. Without words there is nothing to keep.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.suits import JOKER


def check_card(card: Card, problems: Problems) -> None:
    if card.blank and (card.effects or card.text.strip() or card.is_weapon):
        problems.error(
            "blank-with-words",
            card.where.of("blank"),
            f"`{card.id}` is blank and says something all the same",
            help="take `blank` out, and it is dealt like the others",
        )
    if card.deck == "weapon" or card.effects or card.blank or card.value == JOKER:
        return
    if not card.text.strip():
        problems.error(
            "does-nothing",
            card.where.of("id"),
            f"`{card.id}` has neither effects nor a text",
            help="add `effects`, or a `text` that the table applies",
        )
    else:
        problems.warning(
            "yours-to-apply",
            card.where.of("text"),
            f"`{card.id}` has words and no effects: the referee can't apply it, you do",
            help="say it in `effects` where they can say it",
        )


def check_fighter(fighter: Fighter, problems: Problems) -> None:
    for what, traits in (("ability", fighter.abilities), ("drawback", fighter.drawbacks)):
        for trait in traits:
            named = f"the trait `{trait.trait}`" if trait.trait else ""
            check_trait(trait, named or f"this {what} of `{fighter.id}`", problems)


def check_trait(trait: Trait, what: str, problems: Problems) -> None:
    if not trait.is_yours_to_apply:
        return
    if not trait.text.strip():
        problems.error(
            "does-nothing",
            trait.where.span,
            f"{what} has neither effects nor a text",
            help="add `effects`, or a `text` that the table applies",
        )
    else:
        problems.warning(
            "yours-to-apply",
            trait.where.of("text"),
            f"{what} has words and no effects: the referee can't apply it, you do",
            help="say it in `effects` where they can say it",
        )
