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
        problems.at(card.where.of("blank")).error(
            f"[blank-with-words] `{card.id}` is blank and says something all the same",
            "take `blank` out, and it is dealt like the others",
        )
    if card.deck == "weapon" or card.effects or card.blank or card.value == JOKER:
        return
    if not card.text.strip():
        problems.at(card.where.of("id")).error(
            f"[does-nothing] `{card.id}` has neither effects nor a text",
            "add `effects`, or a `text` that the table applies",
        )
    else:
        problems.at(card.where.of("text")).warning(
            f"[yours-to-apply] `{card.id}` has words and no effects: the referee can't apply it, "
            "you do",
            "say it in `effects` where they can say it",
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
        problems.at(trait.where.span).error(
            f"[does-nothing] {what} has neither effects nor a text",
            "add `effects`, or a `text` that the table applies",
        )
    else:
        problems.at(trait.where.of("text")).warning(
            f"[yours-to-apply] {what} has words and no effects: the referee can't apply it, you do",
            "say it in `effects` where they can say it",
        )
