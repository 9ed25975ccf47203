"""What `lang/<code>.yaml` of a pack says: names and texts in another language, by id.

Numbers stay where they are: a text has the same placeholders as the English one. `of` is the mark of
the English words that were translated; when they change, `fragkit lang todo` tells.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from fragkit.model.card import Card
from fragkit.model.fields import Where, nowhere, spec
from fragkit.model.fighter import Fighter, Trait
from fragkit.values import dataclass

_OF = "mark of the English words; `fragkit lang stamp` writes it"


class _Empty(dict[str, Any]):
    """No words yet: a default that a frozen class may have."""

    def __hash__(self) -> int:  # type: ignore[override]  # dict has none
        return 0


_NONE = _Empty()


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWords:
    """A card's words."""

    name: str = spec("title of the card", default="")
    text: str = spec("what it says, with the placeholders of the English text", default="")
    flavor: str = spec("the line of fun", default="")
    modes: Mapping[str, str] = spec("ways of firing, by their English names", default=_NONE)
    of: str = spec(_OF, default="")
    where: Where = nowhere()

    shorthand: ClassVar[str] = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitWords:
    """An ability's or a drawback's words."""

    name: str = spec("its title", default="")
    text: str = spec("its words, with the placeholders of the English text", default="")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class FighterWords:
    """A fighter's words."""

    name: str = spec("name on sheet and standee", default="")
    text: str = spec("who this is", default="")
    weapon: tuple[str, ...] = spec(
        "names of the weapons on its sheet, in their order", default=(), one_or_many=True
    )
    traits: Mapping[str, TraitWords] = spec(
        "abilities and drawbacks, by their English titles; one without a title by its number",
        default=_NONE,
    )
    of: str = spec(_OF, default="")
    where: Where = nowhere()

    shorthand: ClassVar[str] = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class PackWords:
    """The pack's own words."""

    name: str = spec("title on every printed page", default="")
    about: str = spec("what this pack is", default="")
    of: str = spec(_OF, default="")
    where: Where = nowhere()

    shorthand: ClassVar[str] = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleWords:
    """One row of the ledger."""

    text: str = spec("the rule in a sentence", default="")
    of: str = spec(_OF, default="")
    where: Where = nowhere()

    shorthand: ClassVar[str] = "text"


@dataclass(frozen=True, slots=True, kw_only=True)
class Overlay:
    """A pack in another language."""

    pack: PackWords | None = spec("the pack itself", default=None)
    decks: Mapping[str, str] = spec("names of decks, by id", default=_NONE)
    cards: Mapping[str, CardWords] = spec("cards, by id", default=_NONE)
    fighters: Mapping[str, FighterWords] = spec("fighters, by id", default=_NONE)
    maps: Mapping[str, str] = spec("names of maps, by id", default=_NONE)
    rules: Mapping[str, RuleWords] = spec("rules, by id", default=_NONE)
    texts: Mapping[str, str] = spec(
        "any other words on paper, by the English ones: references, sheets, counters", default=_NONE
    )
    hyphens: tuple[str, ...] = spec(
        "long words with a hyphen where they may be broken: `Ketten-sägen-massage`", default=()
    )
    where: Where = nowhere()


def mark(words: Iterable[str]) -> str:
    """What `of` says: the same while the English words are the same."""
    joined = "\0".join(" ".join(word.split()) for word in words)
    return hashlib.sha256(joined.encode()).hexdigest()[:8]


def words_of_card(card: Card) -> dict[str, str]:
    """Every English text of a card that can be translated, by its key."""
    own = {"name": card.name, "text": card.text, "flavor": card.flavor}
    return {**own, **{f"modes.{mode.name}": mode.name for mode in card.modes}}


def words_of_fighter(fighter: Fighter) -> dict[str, str]:
    found = {"name": fighter.name, "text": fighter.text}
    found |= {f"weapon.{n}": weapon.name for n, weapon in enumerate(fighter.own_weapons)}
    for key, trait in traits_of(fighter).items():
        found |= {f"traits.{key}.name": trait.name, f"traits.{key}.text": trait.text}
    return found


def traits_of(fighter: Fighter) -> dict[str, Trait]:
    """By title; those without one by their number on the sheet."""
    every = (*fighter.abilities, *fighter.drawbacks)
    return {trait.name or str(number): trait for number, trait in enumerate(every, 1)}
