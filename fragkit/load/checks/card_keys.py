"""A card has the keys that its deck needs, and an id that means nothing else in the game.

Its deck belongs to its pack or to a pack that it extends. Gadgets, and no other cards, have a
letter that shows what they affect (`card.letter`). A card has both a suit and a value, as every
Deadlands card does (`deadlands.suit.every`), or neither. A weapon has damage and ammo; other cards
do not. A weapon with `damage: none` works through its effects, so it needs some.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.language.sentences import say
from fragkit.load.checks.weapon_keys import check_ammo
from fragkit.model.card import Card
from fragkit.model.pack import Library
from fragkit.model.playing_cards import JOKER

# Words with another meaning where the table types a card's id.
TAKEN = ("start", "blood", "card", "none", "nothing", "die")


def check_id(card: Card, problems: Problems) -> None:
    if card.id in TAKEN:
        problems.at(card.where.of("id")).error(
            "[taken-word] `{id}` already means something else at the table",
            "choose another id, such as `{id}-card`",
            id=card.id,
        )


def check_deck(card: Card, known: Library, problems: Problems) -> None:
    if card.deck not in known.decks:
        problems.at(card.where.of("deck")).error(
            "[unknown-deck] there is no deck `{deck}`",
            did_you_mean(card.deck, known.decks),
            deck=card.deck,
        )
    if card.deck == "gadget" and card.letter is None and card.value != JOKER:
        problems.at(card.where.of("id")).error(
            "[missing-letter] the gadget `{id}` needs a letter",
            "add `letter: A` (armor), `H` (Health), `W` (weapon) or `M` (movement)",
            id=card.id,
        )
    if card.deck != "gadget" and card.letter is not None:
        problems.at(card.where.key("letter")).error(
            "[stray-letter] only gadgets have a letter", "delete `letter`"
        )
    if (card.suit is None) != (card.value is None) and card.value != "joker":
        key, other, value = ("suit", "value", "7") if card.suit else ("value", "suit", "hearts")
        problems.at(card.where.of("id")).error(
            "[half-suit] `{id}` has a {key} but no {other}",
            "add `{other}: {value}`, or delete `{key}`",
            id=card.id,
            key=key,
            other=other,
            value=value,
        )


def check_suit(card: Card, below: Library, problems: Problems) -> None:
    """Report a card without suit and value in a deck in which all other cards have them, such as
    hexes (`deadlands.suit.every`)."""
    others = [one for one in below.cards.values() if one.deck == card.deck]
    if card.suit is None and card.value is None and others and all(one.value for one in others):
        problems.at(card.where.of("id")).error(
            "[missing-suit] `{id}` needs a suit and a value, like every card of the deck `{deck}`",
            "add `suit: hearts` and `value: 7`",
            id=card.id,
            deck=card.deck,
        )


def check_attach(card: Card, problems: Problems) -> None:
    """Check that a card which is attached to another card stays in play with one fighter."""
    reason = None
    if card.is_weapon:
        reason = say("a weapon can't be attached to a card")
    elif card.duration is None:
        reason = say("it is discarded at once")
    elif card.on in ("everyone", "nobody"):
        reason = say("no single fighter has it in play")
    if card.attach and reason is not None:
        problems.at(card.where.of("attach")).error(
            "[no-change] `{key}` has no effect here: {reason}",
            "delete `attach`, or give the card an effect that lasts",
            key="attach",
            reason=reason,
        )


def check_weapon_card(card: Card, problems: Problems) -> None:
    if card.deck != "weapon":
        for key in Card.WEAPON_ONLY:
            if key in card.where.keys:
                problems.at(card.where.key(key)).error(
                    "[weapon-only] only weapons have `{key}`, and `{id}` is in the deck `{deck}`",
                    "delete `{key}`, or write `deck: weapon`",
                    key=key,
                    id=card.id,
                    deck=card.deck,
                )
        return
    if card.value == JOKER:
        return  # it is in the deck only to be discarded
    for key in ("damage", "ammo"):
        if key not in card.where.keys and getattr(card, key) is None:
            problems.at(card.where.of("id")).error(
                "[missing-key] the weapon `{id}` needs `{key}`",
                "add `damage: 3d`" if key == "damage" else "add `ammo: 4` or `ammo: unlimited`",
                id=card.id,
                key=key,
            )
    if card.damage == "none" and not card.effects:
        problems.at(card.where.of("damage")).error(
            "[does-nothing] a weapon without damage needs `effects`",
            "add `effects`, or write `damage: 3d`",
        )
    check_ammo(card, card.where, problems)
