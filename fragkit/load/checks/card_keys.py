"""A card has the keys that its deck wants, and an id that means nothing else at the table.

Its deck is one that its pack, or one it builds on, brings. Gadgets carry the letter of what they
affect (`card.letter`), and only gadgets do. A card has both a suit and a value, as every Deadlands card
has (`deadlands.suit.every`), or neither. A weapon has damage and ammunition; other cards have neither. `damage: none`
is for weapons that only do what their effects say, so they need some.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.load.checks.weapon_keys import check_ammo
from fragkit.model.card import Card
from fragkit.model.pack import Library
from fragkit.model.suits import JOKER

# Words that stand where a card's id stands, and mean something else there.
TAKEN = ("start", "blood", "card", "none", "nothing", "die")


def check_id(card: Card, problems: Problems) -> None:
    if card.id in TAKEN:
        problems.at(card.where.of("id")).error(
            f"[taken-word] `{card.id}` means something else at the table",
            f"call it something like `{card.id}-card`",
        )


def check_deck(card: Card, known: Library, problems: Problems) -> None:
    if card.deck not in known.decks:
        problems.at(card.where.of("deck")).error(
            f"[unknown-deck] there is no deck `{card.deck}`", did_you_mean(card.deck, known.decks)
        )
    if card.deck == "gadget" and card.letter is None and card.value != JOKER:
        problems.at(card.where.of("id")).error(
            f"[missing-letter] the gadget `{card.id}` lacks its letter",
            "add `letter: A` (armor), H (Health), W (weapon) or M (movement)",
        )
    if card.deck != "gadget" and card.letter is not None:
        problems.at(card.where.key("letter")).error("[stray-letter] only gadgets carry a letter")
    if (card.suit is None) != (card.value is None) and card.value != "joker":
        problems.at(card.where.of("id")).error(
            "[half-suit] a card has both a suit and a value, or neither"
        )


def check_weapon_card(card: Card, problems: Problems) -> None:
    if card.deck != "weapon":
        for key in Card.WEAPON_ONLY:
            if key in card.where.keys:
                problems.at(card.where.key(key)).error(
                    f"[weapon-only] only a weapon has `{key}`, and `{card.id}` is in the deck "
                    f"`{card.deck}`"
                )
        return
    if card.value == JOKER:
        return  # it is in the deck to be discarded
    for key in ("damage", "ammo"):
        if key not in card.where.keys and getattr(card, key) is None:
            problems.at(card.where.of("id")).error(
                f"[missing-key] the weapon `{card.id}` lacks `{key}`",
                "add `damage: 3d`" if key == "damage" else "add `ammo: 4` or `ammo: unlimited`",
            )
    if card.damage == "none" and not card.effects:
        problems.at(card.where.of("damage")).error(
            "[does-nothing] a weapon without damage needs `effects`"
        )
    check_ammo(card, card.where, problems)
