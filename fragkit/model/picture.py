"""Words for pictures: how a card describes the drawing on its face.

    picture: {kind: shotgun, barrel: twin, short: true}
    picture: medkit
    picture: {kind: boot, style: moon}
    picture: {kind: pistol, with: price-tag}

The press draws the pictures. The words are here so that `fragkit check` knows them.
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self, get_args

from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.values import dataclass

Firearm = Literal[
    "pistol", "revolver", "derringer", "machine-pistol", "rifle", "carbine", "sniper-rifle",
    "lever-rifle", "shotgun", "minigun", "ray-gun", "pulse-rifle", "railgun", "plasma-gun",
    "cannon", "rocket-launcher", "grenade-launcher", "flamethrower", "net-gun", "grapple-gun",
    "nail-gun", "dart-gun",
]  # fmt: skip
Blade = Literal[
    "katana", "knife", "sword", "axe", "tomahawk", "chainsaw", "plank", "bat", "hammer",
    "wrench", "crowbar", "whip", "cables", "bow", "lasso", "shovel", "pickaxe", "fist", "cane",
    "cleaver", "flag",
]  # fmt: skip
Explosive = Literal[
    "grenade", "bottle", "dynamite", "mine", "land-mine", "bomb", "nuke", "cloud", "barrel",
    "napalm", "panic-button", "rocket", "emp", "ball", "potato", "firecrackers",
]  # fmt: skip
Worn = Literal[
    "vest", "shield", "helmet", "fridge", "tuxedo", "underpants", "bubble-wrap", "box",
    "sneaker", "boot", "waders", "glove", "hat", "top-hat", "gas-mask", "goggles", "poncho",
    "backpack", "jetpack", "cloak", "star-badge", "belt", "coat", "amulet",
    "jersey", "breastplate", "stove-lid", "pogo", "bandolier",
]  # fmt: skip
Healing = Literal[
    "medkit", "plaster", "leg", "can", "drip", "dumbbell", "credit-card", "heart", "syringe",
    "pills", "coffee", "flask", "orange", "doctor-bag",
]  # fmt: skip
Tool = Literal[
    "dot-sight", "scope", "sticker", "mouse", "magazines", "pinata", "bullets", "battery",
    "meal-box", "detonator", "plunger", "eye-button", "phone-booth", "chip", "key", "magnet",
    "crate", "book", "lantern", "watch", "horseshoe", "cards", "poker-chips", "coin",
    "laser-pointer", "can-opener", "toolbox", "compass", "spyglass", "radio", "rope", "gears",
    "joystick", "bag", "map", "teleporter", "magnifier", "telegraph", "duck",
    "toaster", "fuse", "chair",
]  # fmt: skip
Event = Literal[
    "plug", "snail", "paddle", "speaker", "hand", "monitor", "keyboard", "target", "sync",
    "floppy", "die", "bust", "twins", "clock", "wall", "coin-slot", "server", "ghost",
    "gamepad", "skull", "tombstone", "coffin", "noose", "door", "swap", "stop", "storm",
    "tornado", "poster", "horse", "crystal-ball", "satellite", "bell", "trophy", "stagecoach",
]  # fmt: skip
Sign = Literal[
    "sign",
]  # fmt: skip
Barrel = Literal[
    "none", "stub", "plain", "long", "octagon", "pump", "twin", "heavy", "vented", "coil",
    "rail", "gatling", "bell", "tube", "needle", "rings", "nozzle",
]  # fmt: skip
Stock = Literal[
    "none", "solid", "wood", "skeleton", "wire", "grip", "spade",
]  # fmt: skip
Magazine = Literal[
    "none", "box", "curved", "drum", "tube", "cell", "belt", "tank", "vial",
]  # fmt: skip
Aiming = Literal[
    "none", "iron", "dot", "scope", "carry", "fin",
]  # fmt: skip
Muzzle = Literal[
    "none", "brake", "silencer", "bayonet", "flash", "flame", "beam", "bolt", "dish", "waves",
    "hook", "dart", "rocket", "grenade", "plug", "nail", "orb", "drip", "smoke", "marshmallow",
]  # fmt: skip
AddOn = Literal[
    "price-tag", "flame", "bolt", "skull", "heart", "moon", "star", "drop", "eye", "clock",
    "hourglass", "sleep", "clover", "plus", "cross", "no", "up", "again", "two", "radiation",
    "snow", "note", "spades", "hearts", "diamonds", "clubs", "burst",
]  # fmt: skip

# The styles of each kind; the first is the default.
STYLES: dict[str, tuple[str, ...]] = {
    "bottle": ("burning", "corked", "whiskey", "poison", "hot-sauce",),
    "vest": ("plain", "plates", "sticks", "spikes", "quilted", "leather",),
    "box": ("plain", "peeking",),
    "boot": ("plain", "moon", "cowboy", "winged", "spring",),
    "hat": ("cowboy", "feather",),
    "glove": ("plain", "shock", "boxing",),
    "can": ("soda", "energy", "winged", "beans",),
    "heart": ("plain", "pulse",),
    "credit-card": ("plain", "blood",),
    "bullets": ("plain", "angry",),
    "key": ("round", "square", "diamond",),
    "magnet": ("plain", "pistol",),
    "lantern": ("oil", "lava",),
    "cards": ("aces", "joker", "hearts", "skull",),
    "book": ("plain", "spades", "skull",),
    "monitor": ("plain", "eye", "cracked", "error", "graph", "crosshair",),
    "snail": ("plain", "spiked", "fast",),
    "speaker": ("muted", "loud",),
    "hand": ("card", "coin", "pistol", "empty",),
    "keyboard": ("plain", "swap", "broken",),
    "target": ("plain", "bullseye", "missed", "holes",),
    "sync": ("plain", "lost",),
    "floppy": ("plain", "rewind",),
    "die": ("six", "one", "loaded", "question",),
    "bust": ("plain", "halo", "horned", "hooded", "crowned",),
    "clock": ("plain", "again", "stopped", "noon",),
    "wall": ("plain", "eye", "walker", "burning", "broken",),
    "server": ("plain", "balloons",),
    "sign": ("eye", "skull", "moon", "sun", "raven", "snake", "flame", "hand", "wheel", "star", "key", "feather", "bottle", "horns", "hourglass", "chain", "bolt", "coffin", "spider", "knot", "heart", "cards",),
}  # fmt: skip

FIREARM_PARTS = ("barrel", "stock", "magazine", "sight", "muzzle", "short")
KINDS: tuple[str, ...] = tuple(
    kind
    for family in (Firearm, Blade, Explosive, Worn, Healing, Tool, Event, Sign)
    for kind in get_args(family)
)


class PictureKind(str):
    """The subject of a picture: one of the words above, or a pack's own drawing."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(text)

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"anyOf": [{"enum": list(KINDS)}, {"type": "string", "pattern": f"^{Id.GRAMMAR}$"}]}


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """The drawing on a card's face. A single word means its kind."""

    shorthand: ClassVar[str] = "kind"

    kind: PictureKind = spec("the kind of picture")
    barrel: Barrel | None = spec("firearms: the barrel", default=None)
    stock: Stock | None = spec("firearms: the stock", default=None)
    magazine: Magazine | None = spec("firearms: the magazine", default=None)
    sight: Aiming | None = spec("firearms: the sight", default=None)
    muzzle: Muzzle | None = spec(
        "firearms: what is at the end of the barrel, or comes out of it", default=None
    )
    short: bool = spec("firearms: sawn off", default=False)
    style: str | None = spec("the style, for kinds with several", default=None)
    pair: bool = spec("two of them, crossed", default=False)
    with_: AddOn | None = spec("a small sign next to it", default=None)
    where: Where = nowhere()

    @property
    def is_firearm(self) -> bool:
        return self.kind in get_args(Firearm)
