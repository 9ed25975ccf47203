"""A card that the players describe on the spot, because it is from another box.

    s blue 6d range 3 blast 1 ammo 2 as "Chainsaw"      weapon "Chainsaw" 6d range 3 blast 1 ammo 2
    p gadget "Kevlar" +1 health                         gadget "Kevlar" +1 health
    p special "Everyone swaps hands"                    special "Everyone swaps hands"

The right column is the card's description, which is all that the rules need. The game keeps it
under the card's id.
"""

from __future__ import annotations

import re
from functools import cache

from fragkit.language.sentences import NOTHING, Text, say
from fragkit.model.card import Card, Letter
from fragkit.model.effects import Effect, acts, modifiers
from fragkit.model.fields import Id
from fragkit.model.word_values import Dice, Lasts, kebab
from fragkit.values import dataclass

_DICE = re.compile(r"(\d{1,2})d6?", re.I)
_NAME = re.compile(r"\"([^\"]*)\"")
_NUMBERS = {"range": (1, 99), "blast": (0, 10), "ammo": (1, 20), "extra": (1, 9)}
_BONUSES = ("health", "speed", "accuracy", "armor", "movement", "damage", "attacks", "heal")
_ALSO = {
    "hp": "health", "acc": "accuracy", "attack": "attacks", "move": "movement", "radius": "blast",
    "shots": "ammo", "armour": "armor",
}  # fmt: skip
MOST_DICE = 30
LONGEST_NAME = 60
COPIES = 60  # the referee can't know the number of copies in the box


@dataclass(frozen=True, slots=True)
class SaidCard:
    """A card as players describe it. Missing numbers are 0, but a missing `blast` is -1."""

    deck: str
    name: str
    dice: int = 0  # of a weapon
    range: int = 0
    blast: int = -1
    ammo: int = 0
    extra: int = 0
    bonuses: tuple[tuple[str, int], ...] = ()

    @property
    def id(self) -> str:
        """Return the word that players type for the card."""
        return kebab(self.name)

    @property
    def is_named(self) -> bool:
        return not self.dice or self.name != self.weapon_words

    @property
    def weapon_words(self) -> str:
        """Return the description of the weapon without its name: `6d range 3 ammo 2`."""
        given = [("range", self.range), ("blast", self.blast), ("ammo", self.ammo)]
        least = {"blast": 0}
        words = [f"{word} {n}" for word, n in given if n >= least.get(word, 1)]
        return " ".join([f"{self.dice}d", *words, *([f"extra {self.extra}"] if self.extra else [])])

    @property
    def text(self) -> str:
        """Return the description. This is the inverse of `parse_said`."""
        if self.dice:
            return f'{self.deck} "{self.name}" {self.weapon_words}'
        words = [f"{word} {n}" if word == "heal" else f"{n:+} {word}" for word, n in self.bonuses]
        return " ".join([f'{self.deck} "{self.name}"', *words])

    @property
    def shot_text(self) -> str:
        """Return the words that describe the weapon after the target of a shot."""
        return f'{self.weapon_words} as "{self.name}"' if self.is_named else self.weapon_words

    @property
    def letter(self) -> Letter | None:
        """Return the letter of a gadget, which depends on its effect."""
        words = {word for word, _ in self.bonuses}
        if self.deck != "gadget":
            return None
        if "armor" in words:
            return "A"
        if words & {"health", "heal"}:
            return "H"
        return "M" if words & {"speed", "movement"} else "W"

    def card(self) -> Card:
        if self.dice:
            return Card(
                id=Id(self.id), name=self.name, deck=Id(self.deck),
                damage=Dice(self.dice), ammo=self.ammo or "unlimited", extra=self.extra,
                radius=self.blast if self.blast >= 0 else None,
                range_at_most=self.range or None,
            )  # fmt: skip
        effects = tuple(_effect(word, n) for word, n in self.bonuses)
        stays = Lasts("in-play") if self.deck != "special" else Lasts("turn") if effects else None
        heals = bool(effects) and all(isinstance(effect, acts.Heal) for effect in effects)
        return Card(
            id=Id(self.id), name=self.name, deck=Id(self.deck), on="fighter",
            letter=self.letter, text="" if effects else self.name, effects=effects, lasts=None if heals else stays,
        )  # fmt: skip

    def yaml(self, id: str, name: str) -> str:
        """Return the card as the lines of a pack's file. `name` is quoted if necessary."""
        lines = [f"id: {id}", f"name: {name}", f"deck: {self.deck}"]
        if self.dice:
            lines += [f"damage: {self.dice}d", f"ammo: {self.ammo or 'unlimited'}"]
            lines += [f"extra: {self.extra}"] if self.extra else []
            lines += [f"radius: {self.blast}"] if self.blast >= 0 else []
            lines += [f"range_at_most: {self.range}"] if self.range else []
            return "\n".join(lines)
        card = self.card()
        lines += [f"letter: {self.letter}"] if self.letter else []
        lines += ["on: fighter", *([f"lasts: {card.lasts.kind}"] if card.lasts else [])]
        lines += [f"text: {name}"] if card.text else ["effects:"]
        return "\n".join([*lines, *(f"  - {_YAML[word].format(n)}" for word, n in self.bonuses)])


_YAML = {
    "health": "{{stat: health, add: {}}}", "speed": "{{stat: speed, add: {}}}",
    "accuracy": "{{stat: accuracy, add: {}}}", "armor": "armor: {}",
    "movement": "{{roll: movement, add: {}}}", "damage": "extra: {}", "attacks": "attacks: {}",
    "heal": "heal: {}",
}  # fmt: skip


def _effect(word: str, n: int) -> Effect:
    match word:
        case "health" | "speed" | "accuracy":
            return modifiers.Stat(value=word, add=n)
        case "armor":
            return modifiers.Armor(value=n)
        case "movement":
            return modifiers.Roll(value=("movement",), add=n)
        case "damage":
            return modifiers.Extra(value=n)
        case "attacks":
            return modifiers.Attacks(value=n)
    return acts.Heal(value=n)


@cache
def parse_said(text: str) -> SaidCard | Text:
    """Read a description, or return an error message."""
    deck, _, rest = text.strip().partition(" ")
    named = _NAME.search(rest)
    if named is None:
        return say("type the card's name in quotes")
    name = " ".join(named[1].split())
    words = f"{rest[: named.start()]} {rest[named.end() :]}".split()
    if problem := _name_problem(name):
        return problem
    if words and _DICE.fullmatch(words[0]):
        return parse_said_weapon(words, name, deck)
    bonuses: dict[str, int] = {}
    while words:
        found = re.fullmatch(r"([+-]?)(\d{1,2})([a-z]*)", words[0].casefold())
        word, sign, number = words[0].casefold(), "", ""
        if found and found[3]:
            sign, number, word = found[1], found[2], found[3]  # `+1health`
            words = words[1:]
        elif found and len(words) > 1:
            sign, number, word = found[1], found[2], words[1].casefold()
            words = words[2:]
        elif len(words) > 1 and (found := re.fullmatch(r"([+-]?)(\d{1,2})", words[1])):
            sign, number, words = found[1], found[2], words[2:]  # `armor 2`
        word = _ALSO.get(word, word)
        n = int(f"{sign}{number}") if number else 0
        if word not in _BONUSES or not 1 <= abs(n) <= 9 or (n < 0 and word in ("armor", "heal")):
            return say("can't read `{typed}` on a card", typed=(f"{sign}{number} {word}").strip())
        bonuses[word] = n
    return SaidCard(deck, name, bonuses=tuple(bonuses.items()))


def parse_said_weapon(words: list[str], name: str = "", deck: str = "weapon") -> SaidCard | Text:
    """Read `6d range 3 blast 1 ammo 2`, perhaps with `as "Chainsaw"` at the end."""
    rest = list(words)
    lower = [word.casefold() for word in rest]
    if "as" in lower:
        at = lower.index("as")
        name = " ".join(rest[at + 1 :]).strip('"')
        rest = rest[:at]
        if problem := _name_problem(name):
            return problem
    dice = _DICE.fullmatch(rest[0]) if rest else None
    if dice is None or not 1 <= int(dice[1]) <= MOST_DICE:
        return say("a weapon has 1 to {most} damage dice, such as `4d`", most=MOST_DICE)
    numbers: dict[str, int] = {}
    rest = rest[1:]
    while rest:
        word = _ALSO.get(rest[0].casefold(), rest[0].casefold())
        bonus = re.fullmatch(r"\+(\d)", word)
        if bonus:
            word, rest = "extra", ["extra", bonus[1], *rest[1:]]
        least, most = _NUMBERS.get(word, (1, 0))
        if not most:
            return say("can't read `{typed}` on a weapon", typed=rest[0])
        if len(rest) < 2 or not re.fullmatch(r"\d{1,2}", rest[1]) or not (
            least <= int(rest[1]) <= most
        ):  # fmt: skip
            return say("`{typed}` takes a number from {least} to {most}",
                       typed=word, least=least, most=most)  # fmt: skip
        numbers[word] = int(rest[1])
        rest = rest[2:]
    said = SaidCard(
        deck, name, int(dice[1]), numbers.get("range", 0), numbers.get("blast", -1),
        numbers.get("ammo", 0), numbers.get("extra", 0),
    )  # fmt: skip
    return said if name else SaidCard(
        deck, said.weapon_words, said.dice, said.range, said.blast, said.ammo, said.extra
    )  # fmt: skip


def is_said_dice(word: str) -> bool:
    """Return whether a word begins the description of a weapon: `4d`."""
    return _DICE.fullmatch(word) is not None


def _name_problem(name: str) -> Text:
    if not kebab(name):
        return say("type the card's name in quotes")
    if '"' in name or len(name) > LONGEST_NAME:
        return say("a card's name has up to {most} letters", most=LONGEST_NAME)
    return NOTHING
