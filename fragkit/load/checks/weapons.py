"""A weapon has damage and ammunition; other cards have neither.

`damage: none` is for weapons that only do what their effects say, so they need some. A burst
needs a track that is long enough, and so does ammunition used by the handful.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems
from fragkit.model.card import Card
from fragkit.model.fields import Where
from fragkit.model.fighter import StartingWeapon
from fragkit.model.suits import JOKER


def check(card: Card, problems: Problems) -> None:
    if card.deck != "weapon":
        for key in Card.WEAPON_ONLY:
            if key in card.where.keys:
                problems.error(
                    "weapon-only",
                    card.where.key(key),
                    f"only a weapon has `{key}`, and `{card.id}` is in the deck `{card.deck}`",
                )
        return
    if card.value == JOKER:
        return  # it is in the deck to be discarded
    for key in ("damage", "ammo"):
        if key not in card.where.keys and getattr(card, key) is None:
            problems.error(
                "missing-key",
                card.where.of("id"),
                f"the weapon `{card.id}` lacks `{key}`",
                help="add `damage: 3d`"
                if key == "damage"
                else "add `ammo: 4` or `ammo: unlimited`",
            )
    if card.damage == "none" and not card.effects:
        problems.error(
            "does-nothing", card.where.of("damage"), "a weapon without damage needs `effects`"
        )
    check_track(card, card.where, problems)


def check_track(card: Card | StartingWeapon, where: Where, problems: Problems) -> None:
    if not isinstance(card.ammo, int):
        if card.burst > 1:
            problems.error(
                "burst-unlimited",
                where.of("burst"),
                "a burst needs ammunition that can be counted",
            )
        return
    used = {
        "ammo_use": card.ammo_use if isinstance(card.ammo_use, int) else 1,
        "burst": card.burst,
        "shots": card.shots,
    }
    for key, number in used.items():
        if number > card.ammo:
            problems.error(
                "ammo-short",
                where.of(key),
                f"`{key}` is {number}, but the track has only {card.ammo} boxes",
            )
