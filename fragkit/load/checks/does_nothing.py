"""Everything printed does something, or tells the table what to do.

The table applies the text of a special, gadget, hex or trait without effects. Without a text, there is
nothing to apply.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.language.sentences import Text, say
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.suits import JOKER


def check_card(card: Card, problems: Problems) -> None:
    if card.blank and (card.effects or card.text.strip() or card.is_weapon):
        problems.at(card.where.of("blank")).error(
            "[blank-with-words] `{id}` is marked `blank`, but it does something",
            "delete `blank` to deal it like other cards",
            id=card.id,
        )
    if card.deck == "weapon" or card.effects or card.blank or card.value == JOKER:
        return
    if not card.text.strip():
        problems.at(card.where.of("id")).error(
            "[does-nothing] `{id}` has no effects and no text",
            "add `effects`, or a `text` for the table to apply",
            id=card.id,
        )
    else:
        problems.at(card.where.of("text")).warning(
            "[yours-to-apply] `{id}` has a text but no effects, so the referee can't apply it",
            "add `effects`, or apply the text yourselves at the table",
            id=card.id,
        )


def check_fighter(fighter: Fighter, problems: Problems) -> None:
    ability = say("this ability of `{id}`", id=fighter.id)
    drawback = say("this drawback of `{id}`", id=fighter.id)
    for what, traits in ((ability, fighter.abilities), (drawback, fighter.drawbacks)):
        for trait in traits:
            named = say("the trait `{id}`", id=trait.trait)
            check_trait(trait, named if trait.trait else what, problems)


def check_trait(trait: Trait, what: Text, problems: Problems) -> None:
    if not trait.is_yours_to_apply:
        return
    if not trait.text.strip():
        problems.at(trait.where.span).error(
            "[does-nothing] {what} has no effects and no text",
            "add `effects`, a `text` for the table to apply, or `text: none` if it is only a name",
            what=what,
        )
    else:
        problems.at(trait.where.of("text")).warning(
            "[yours-to-apply] {what} has a text but no effects, so the referee can't apply it",
            "add `effects`, or apply the text yourselves at the table",
            what=what,
        )
