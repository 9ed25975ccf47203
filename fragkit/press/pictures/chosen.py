"""Choosing a picture for a card that names none: by the words of its name, or else by its effects.

Among pictures that fit equally well, the card's id decides, so that a card always has the same
picture.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

from fragkit.model.card import Card
from fragkit.model.picture import KINDS, STYLES, AddOn, Picture, PictureKind
from fragkit.model.word_values import Dice
from fragkit.press.pictures.drawings import pack_pictures, table


def picture(kind: str, style: str | None = None, **parts: object) -> Picture:
    return Picture(kind=PictureKind(kind), style=style, **parts)  # type: ignore[arg-type]  # words


@functools.cache
def pictures(name: str) -> dict[str, tuple[Picture, ...]]:
    """Return a table of `templates/drawings/chosen.txt`: the fitting pictures for each word."""
    return {
        key: tuple(_written(one) for one in value.split(",")) for key, value in table(name).items()
    }


def _written(text: str) -> Picture:
    """Read a picture in the notation of the tables: `heart/pulse`, `shotgun barrel bell`."""
    whole, *parts = text.split()
    kind, _, style = whole.partition("/")
    return picture(kind, style or None, **dict(zip(parts[::2], parts[1::2], strict=True)))


def chosen(card: Card) -> Picture:
    """Return the picture that the card names, or the one that fits it best."""
    own = card.picture
    if own is not None and (own.kind in KINDS or own.kind in pack_pictures()):
        return own
    seed = seed_of(card)
    named = by_name(card)
    if card.deck == "hex" and not card.is_weapon:
        marks = STYLES["sign"]
        return picture(
            "sign", named.kind if named and named.kind in marks else marks[seed % len(marks)]
        )
    if named is not None:
        return named
    if card.is_weapon:
        return weapon(card, seed)
    for effect in card.effects:
        value = getattr(effect, "value", None)
        first = value[0] if isinstance(value, tuple) and value else value
        by_effect = pictures("effects")
        fitting = by_effect.get(f"{effect.verb} {first}") or by_effect.get(effect.verb, ())
        if fitting:
            return _varied(_pick(fitting, seed), seed)
    others = pictures("others")
    return _varied(_pick(others.get(card.letter or "", others["any"]), seed), seed)


def seed_of(card: Card) -> int:
    return int.from_bytes(hashlib.blake2b(card.id.encode(), digest_size=8).digest(), "big")


def by_name(card: Card) -> Picture | None:
    """Return the picture that matches the name, the id or a tag. The last word wins."""
    text = " ".join((card.name, card.id, *card.tags)).lower().replace("'", "")
    found = re.findall(r"[a-z]+", text)
    words = {*found, *(word.removesuffix("s") for word in found)}
    kinds = (*KINDS, *pack_pictures())
    whole = [kind for kind in kinds if kind != "sign" and words.issuperset(kind.split("-"))]
    if whole:
        # The last word is the thing: a door key is a key.
        name = re.findall(r"[a-z]+", card.name.lower())
        last = {word.removesuffix("s"): i for i, word in enumerate(name)}
        return picture(
            max(whole, key=lambda kind: (kind.count("-"), last.get(kind.removesuffix("s"), -1)))
        )
    meant = pictures("words")
    return next((meant[word][0] for word in (*found, *sorted(words)) if word in meant), None)


def weapon(card: Card, seed: int) -> Picture:
    """Choose a weapon's picture by type, range, shots and blast. More dice make it heavier."""
    kind = card.types[0] if card.types else ""
    dice = card.damage.count if isinstance(card.damage, Dice) else 2
    shots = max([card.shots, card.burst, *(mode.shots or 1 for mode in card.modes)])
    near = card.range_at_most or 99
    if card.aim == "nothing":
        return _pick((picture("panic-button"), picture("mine"), picture("plunger")), seed)
    if near <= 1 or (not kind and near <= 2):
        return _pick(pictures("others")["near"], seed) if near <= 1 else picture("whip")
    match kind:
        case "flame":
            return picture("bottle", "burning") if card.radius else _gun("flamethrower", seed)
        case "explosive":
            if (card.radius or 0) >= 3:
                return _pick((picture("nuke"), picture("bomb")), seed)
            thrown = (picture("grenade"), picture("dynamite"), _gun("grenade-launcher", seed))
            return _pick(thrown, seed) if card.aim == "square" else _gun("rocket-launcher", seed)
        case "energy":
            if card.radius:
                return _gun("cannon", seed)
            if card.range_at_least:
                return _gun("railgun", seed)
            made = "pulse-rifle" if shots > 1 else "ray-gun" if dice <= 3 else "plasma-gun"
            return _gun(made, seed)
    if not kind:
        return _pick((picture("bow"), picture("lasso"), _gun("dart-gun", seed)), seed)
    if card.range_at_least:
        return _gun("sniper-rifle", seed)
    if near <= 3:
        return _gun("shotgun", seed) if dice < 6 else picture("shotgun", barrel="twin", short=True)
    if shots >= 3:
        return _gun("minigun" if seed % 2 else "machine-pistol", seed)
    if shots == 2:
        return picture("pistol" if seed % 2 else "revolver", pair=True)
    if card.suit is not None or card.value is not None:  # the old west
        return _gun("revolver" if dice <= 3 else "lever-rifle", seed)
    few = ("pistol", "revolver", "derringer")
    return _gun(few[seed % 3] if dice <= 3 else ("rifle", "carbine", "lever-rifle")[seed % 3], seed)


def _gun(kind: str, seed: int) -> Picture:
    """Return a firearm with one special part, which depends on the card's id."""
    own: Sequence[dict[str, str]] = (
        {}, {"sight": "scope"}, {"sight": "dot"}, {"stock": "skeleton"}, {"muzzle": "flash"},
        {"sight": "iron"}, {"muzzle": "smoke"},
    )  # fmt: skip
    if kind in ("flamethrower", "rocket-launcher", "cannon", "grenade-launcher", "dart-gun"):
        own = own[:3]  # what they shoot belongs to them
    return picture(kind, **own[seed // 7 % len(own)])


def _varied(found: Picture, seed: int) -> Picture:
    """Add an object next to some pictures, so that two medkits differ."""
    words = get_args(AddOn)
    beside = ("star", "bolt", "plus", "clover", "heart", "burst", "moon", "again")
    if seed // 11 % 3 == 0:
        return found
    return replace(found, with_=next(w for w in words if w == beside[seed // 33 % len(beside)]))


def _pick(found: tuple[Picture, ...], seed: int) -> Picture:
    return found[seed % len(found)]
