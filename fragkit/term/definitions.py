"""Cards and fighters in a terminal."""

from __future__ import annotations

from fragkit.model.card import Card
from fragkit.model.fighter import Fighter, StartingWeapon, Trait
from fragkit.model.text import card_facts, card_text, plain, starting_weapon_text, trait_text
from fragkit.term.style import Style

_BOXES_SHOWN = 20


def card_lines(card: Card, style: Style) -> list[str]:
    """The card as it is printed: name, facts, track, text, id."""
    lines = [style.bold(card.name), *style.wrap(card_facts(card))]
    if isinstance(card.ammo, int):
        box = style.pick("□", "[]")
        lines += style.wrap("ammo " + " ".join([box] * min(card.ammo, _BOXES_SHOWN)))
    lines += ["", *style.wrap(plain(card_text(card)))]
    if card.flavor:
        lines += ["", *(style.dim(line) for line in style.wrap(card.flavor))]
    return [*lines, "", style.dim(f"type `{card.id}`")]


def fighter_lines(fighter: Fighter, style: Style) -> list[str]:
    lines = [style.bold(fighter.name)]
    if fighter.stats == "free":
        lines.append(f"split {fighter.points} points, 1 to 4 each")
    else:
        stats = fighter.stats
        lines.append(f"Health {stats.health}  Speed {stats.speed}  Accuracy {stats.accuracy}")
    if fighter.text:
        lines += ["", *style.wrap(plain(fighter.text))]
    weapons = [weapon_words(weapon) for weapon in fighter.weapons] or ["no weapon"]
    lines += ["", *style.wrap(f"starts with {weapons[0]}")]
    for words in weapons[1:]:
        lines += style.wrap(f"and {words}")
    if fighter.gear:
        lines += style.wrap(f"and in play {', '.join(fighter.gear)}")
    for heading, traits in (("can", fighter.abilities), ("but", fighter.drawbacks)):
        for trait in traits:
            lines += ["", *_trait_lines(heading, trait, style)]
    return [*lines, "", style.dim(f"type `{fighter.id}`")]


def weapon_words(weapon: StartingWeapon) -> str:
    damage = "no damage" if weapon.damage == "none" else f"{weapon.damage} damage"
    more = plain(starting_weapon_text(weapon))
    facts = f"{weapon.name}: {damage}, {weapon.ammo} ammo"
    return f"{facts}. {more}" if more else facts


def _trait_lines(heading: str, trait: Trait, style: Style) -> list[str]:
    title = f"{trait.name}: " if trait.name else ""
    return style.wrap(f"{title}{plain(trait_text(trait))}", indent=f"{heading}  ", hang="     ")
