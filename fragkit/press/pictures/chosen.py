"""A fitting picture for a card that names none: by the words of its name, else by what it does.

Among pictures that fit alike the id decides, so that a card keeps its own.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.picture import KINDS, STYLES, AddOn, Picture, PictureKind
from fragkit.model.word_values import Dice


def picture(kind: str, style: str | None = None, **parts: object) -> Picture:
    return Picture(kind=PictureKind(kind), style=style, **parts)  # type: ignore[arg-type]  # words


# Words of names that mean a picture without being its kind.
WORDS = {
    "gun": picture("pistol"), "handgun": picture("pistol"), "colt": picture("revolver"),
    "sixshooter": picture("revolver"), "peacemaker": picture("revolver"),
    "smg": picture("machine-pistol"), "uzi": picture("machine-pistol"),
    "sniper": picture("sniper-rifle"), "winchester": picture("lever-rifle"),
    "musket": picture("lever-rifle"), "blunderbuss": picture("shotgun", barrel="bell"),
    "gatling": picture("minigun"), "raygun": picture("ray-gun"), "blaster": picture("ray-gun"),
    "laser": picture("pulse-rifle", muzzle="beam"), "plasma": picture("plasma-gun"),
    "rail": picture("railgun"), "bazooka": picture("rocket-launcher"),
    "launcher": picture("rocket-launcher"), "mortar": picture("grenade-launcher"),
    "flamer": picture("flamethrower"), "torch": picture("flamethrower"),
    "hook": picture("grapple-gun"), "nail": picture("nail-gun"), "dart": picture("dart-gun"),
    "blade": picture("sword"), "sabre": picture("katana"), "saber": picture("katana"),
    "machete": picture("knife"), "dagger": picture("knife"), "hatchet": picture("tomahawk"),
    "saw": picture("chainsaw"), "club": picture("bat"), "leg": picture("bat"),
    "mallet": picture("hammer"), "spanner": picture("wrench"), "lash": picture("whip"),
    "arrow": picture("bow"), "punch": picture("fist"), "spade": picture("shovel"),
    "molotov": picture("bottle", "burning"), "cocktail": picture("bottle", "burning"),
    "whiskey": picture("bottle", "whiskey"), "whisky": picture("bottle", "whiskey"),
    "poison": picture("bottle", "poison"), "potion": picture("bottle", "corked"),
    "tnt": picture("dynamite"), "missile": picture("rocket"), "warhead": picture("nuke"),
    "armor": picture("vest", "plates"), "armour": picture("vest", "plates"),
    "jacket": picture("coat"), "shoe": picture("sneaker"), "kick": picture("sneaker"),
    "spur": picture("boot", "cowboy"), "gauntlet": picture("glove", "shock"),
    "mask": picture("gas-mask"), "pack": picture("backpack"), "sheriff": picture("star-badge"),
    "badge": picture("star-badge"), "medicine": picture("pills"), "medpack": picture("medkit"),
    "bandage": picture("plaster"), "soda": picture("can", "soda"), "drink": picture("can", "energy"),
    "blood": picture("heart", "pulse"), "coffee": picture("coffee"), "gym": picture("dumbbell"),
    "sight": picture("dot-sight"), "clip": picture("magazines"), "ammo": picture("magazines"),
    "ammunition": picture("magazines"), "bullet": picture("bullets"), "cell": picture("battery"),
    "switch": picture("plunger"), "chest": picture("crate"), "tome": picture("book"),
    "ace": picture("cards", "aces"), "card": picture("cards", "joker"), "joker": picture("cards", "joker"),
    "poker": picture("poker-chips"), "money": picture("bag"), "portal": picture("teleporter"),
    "lag": picture("snail", "spiked"), "screen": picture("monitor"), "dice": picture("die", "six"),
    "devil": picture("bust", "horned"), "angel": picture("bust", "halo"),
    "king": picture("bust", "crowned"), "time": picture("clock"), "brick": picture("wall"),
    "grave": picture("tombstone"), "lightning": picture("storm"), "wanted": picture("poster"),
}  # fmt: skip

# What cards do, where neither name nor picture tells: the first that the id picks.
VERBS: dict[str, tuple[Picture, ...]] = {
    "heal": (picture("medkit"), picture("pills"), picture("syringe"), picture("plaster"), picture("flask")),
    "healing": (picture("drip"), picture("coffee"), picture("flask")),
    "track": (picture("battery"), picture("bullets"), picture("coin")),
    "enter": (picture("ghost"), picture("twins")),
    "leave": (picture("ghost"), picture("wall")),
    "wound": (picture("skull"), picture("heart", "pulse"), picture("syringe")),
    "harm": (picture("bomb"), picture("storm"), picture("skull")),
    "blast": (picture("bomb"), picture("dynamite"), picture("plunger"), picture("cloud")),
    "ammo": (picture("magazines"), picture("bullets"), picture("crate")),
    "teleport": (picture("teleporter"), picture("eye-button"), picture("door")),
    "swap": (picture("swap"), picture("twins")),
    "push": (picture("fist"), picture("tornado")),
    "move": (picture("sneaker"), picture("tornado"), picture("horse")),
    "draw": (picture("cards", "aces"), picture("bag"), picture("trophy")),
    "turn-up": (picture("cards", "joker"), picture("crystal-ball")),
    "discard": (picture("cards", "skull"), picture("bag")),
    "steal": (picture("hand", "card"), picture("hand", "coin"), picture("magnet")),
    "remove": (picture("plug"), picture("ghost"), picture("noose")),
    "skip": (picture("clock", "stopped"), picture("snail"), picture("stop")),
    "copy": (picture("twins"), picture("magnifier")),
    "walk": (picture("sneaker"), picture("horse")),
    "summon": (picture("twins"), picture("ghost")),
    "leap": (picture("sneaker"), picture("tornado")),
    "score": (picture("trophy"), picture("skull")),
    "win": (picture("trophy"), picture("skull")),
    "extra-turn": (picture("clock", "again"), picture("watch"), picture("coin-slot")),
    "cancel": (picture("stop"), picture("wall", "burning"), picture("bell")),
    "look": (picture("magnifier"), picture("spyglass"), picture("monitor", "eye"), picture("crystal-ball")),
    "shoot": (picture("target", "bullseye"), picture("goggles"), picture("bell")),
    "pierce": (picture("bullets"), picture("target", "plain"), picture("gears")),
    "guide": (picture("joystick"), picture("satellite"), picture("nuke")),
    "table": (picture("die", "question"), picture("poker-chips")),
    "roll": (picture("dot-sight"), picture("scope"), picture("die", "six"), picture("horseshoe")),
    "reroll": (picture("die", "question"), picture("floppy", "rewind"), picture("horseshoe")),
    "adjust": (picture("die", "loaded"), picture("die", "six")),
    "extra": (picture("bullets"), picture("battery"), picture("gears")),
    "attacks": (picture("bullets", "angry"), picture("gamepad"), picture("belt")),
    "outcome": (picture("target", "bullseye"), picture("target", "plain")),
    "armor": (picture("vest", "plates"), picture("shield"), picture("helmet"), picture("vest", "leather"), picture("coat")),
    "immune": (picture("cloak"), picture("gas-mask"), picture("amulet"), picture("vest", "quilted")),
    "threshold": (picture("horseshoe"), picture("die", "six"), picture("chip")),
    "limit": (picture("backpack"), picture("bag"), picture("toolbox"), picture("belt")),
    "pass": (picture("boot", "winged"), picture("ghost"), picture("key", "round"), picture("wall", "walker")),
    "see": (picture("goggles"), picture("wall", "eye"), picture("spyglass")),
    "jump": (picture("boot", "spring"), picture("jetpack"), picture("boot", "moon")),
    "forbid": (picture("stop"), picture("speaker", "muted"), picture("clock", "stopped")),
    "allow": (picture("book"), picture("key", "diamond"), picture("crystal-ball")),
    "hang": (picture("noose"), picture("poster")),
    "hidden": (picture("cloak"), picture("box", "peeking"), picture("hat", "cowboy")),
    "stat": (picture("chip"), picture("gears"), picture("trophy")),
    "place": (picture("crate"), picture("barrel")),
}  # fmt: skip
VALUES: dict[tuple[str, str], tuple[Picture, ...]] = {
    ("stat", "health"): (picture("heart", "plain"), picture("dumbbell"), picture("heart", "pulse")),
    ("stat", "speed"): (picture("sneaker"), picture("boot", "winged"), picture("horse")),
    ("stat", "accuracy"): (picture("scope"), picture("dot-sight"), picture("sticker"), picture("goggles")),
    ("stat", "all"): (picture("twins"), picture("trophy"), picture("bust", "crowned")),
    ("place", "barrel"): (picture("barrel"),),
    ("place", "mine"): (picture("mine"), picture("land-mine")),
    ("place", "napalm"): (picture("napalm"),),
    ("place", "blood"): (picture("medkit"), picture("heart", "pulse")),
    ("immune", "flame"): (picture("helmet"), picture("underpants"), picture("coat")),
    ("immune", "energy"): (picture("chip"), picture("tuxedo")),
    ("immune", "explosive"): (picture("bubble-wrap"), picture("vest", "quilted")),
    ("immune", "acid"): (picture("waders"), picture("gas-mask")),
    ("immune", "everything"): (picture("bust", "halo"), picture("star-badge")),
    ("outcome", "miss"): (picture("target", "missed"), picture("target", "holes"), picture("sync", "lost")),
}  # fmt: skip
LETTERS = {
    "A": (picture("vest", "plates"), picture("shield"), picture("helmet")),
    "H": (picture("medkit"), picture("heart", "plain"), picture("pills")),
    "W": (picture("toolbox"), picture("gears"), picture("chip")),
    "M": (picture("boot", "plain"), picture("sneaker"), picture("jetpack")),
}
ANYTHING = (
    picture("gamepad"),
    picture("bell"),
    picture("trophy"),
    picture("skull"),
    picture("storm"),
)
NEAR = tuple(
    map(picture, ("knife", "axe", "hammer", "sword", "bat", "crowbar", "cleaver", "pickaxe"))
)


def chosen(card: Card) -> Picture:
    """The card's own picture, or the one that fits it best."""
    if card.picture is not None:
        return card.picture
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
        fitting = _fitting(effect)
        if fitting:
            return _varied(fitting[seed % len(fitting)], seed)
    return _varied(_pick(LETTERS.get(card.letter or "", ANYTHING), seed), seed)


def seed_of(card: Card) -> int:
    return int.from_bytes(hashlib.blake2b(card.id.encode(), digest_size=8).digest(), "big")


def by_name(card: Card) -> Picture | None:
    """The picture that the name, the id or a tag names; the last word wins."""
    text = " ".join((card.name, card.id, *card.tags)).lower().replace("'", "")
    found = re.findall(r"[a-z]+", text)
    words = {*found, *(word.removesuffix("s") for word in found)}
    whole = [kind for kind in KINDS if kind != "sign" and words.issuperset(kind.split("-"))]
    if whole:
        # What stands last is the thing: a door key is a key.
        name = re.findall(r"[a-z]+", card.name.lower())
        last = {word.removesuffix("s"): i for i, word in enumerate(name)}
        return picture(
            max(whole, key=lambda kind: (kind.count("-"), last.get(kind.removesuffix("s"), -1)))
        )
    return next((WORDS[word] for word in found if word in WORDS), None) or next(
        (WORDS[word] for word in sorted(words) if word in WORDS), None
    )


def weapon(card: Card, seed: int) -> Picture:
    """By type, range, shots and blast; dice make it heavier."""
    kind = card.types[0] if card.types else ""
    dice = card.damage.count if isinstance(card.damage, Dice) else 2
    shots = max([card.shots, card.burst, *(mode.shots or 1 for mode in card.modes)])
    near = card.range_at_most or 99
    if card.aim == "nothing":
        return _pick((picture("panic-button"), picture("mine"), picture("plunger")), seed)
    if near <= 1 or (not kind and near <= 2):
        return NEAR[seed % len(NEAR)] if near <= 1 else picture("whip")
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
    """A firearm with one part of its own, by the id."""
    own: Sequence[dict[str, str]] = (
        {}, {"sight": "scope"}, {"sight": "dot"}, {"stock": "skeleton"}, {"muzzle": "flash"},
        {"sight": "iron"}, {"muzzle": "smoke"},
    )  # fmt: skip
    if kind in ("flamethrower", "rocket-launcher", "cannon", "grenade-launcher", "dart-gun"):
        own = own[:3]  # what comes out of them is theirs
    return picture(kind, **own[seed // 7 % len(own)])


def _varied(found: Picture, seed: int) -> Picture:
    """Now and then something lies beside it: two medkits are not the same medkit."""
    words = get_args(AddOn)
    beside = ("star", "bolt", "plus", "clover", "heart", "burst", "moon", "again")
    if seed // 11 % 3 == 0:
        return found
    return replace(found, with_=next(w for w in words if w == beside[seed // 33 % len(beside)]))


def _fitting(effect: Effect) -> tuple[Picture, ...]:
    value = getattr(effect, "value", None)
    first = value[0] if isinstance(value, tuple) and value else value
    if isinstance(first, str) and (effect.verb, first) in VALUES:
        return VALUES[effect.verb, first]
    return VERBS.get(effect.verb, ())


def _pick(found: tuple[Picture, ...], seed: int) -> Picture:
    return found[seed % len(found)]
