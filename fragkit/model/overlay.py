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
from fragkit.model.fighter import Fighter, NamedTrait, Stance, Track, Trait
from fragkit.model.pack import Pack, PackRule
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
class NamedTraitWords:
    """Words of a trait that many fighters have, or of a stance."""

    name: str = spec("its title on the sheet", default="")
    text: str = spec("its words, with the placeholders of the English text", default="")
    of: str = spec(_OF, default="")
    where: Where = nowhere()

    shorthand: ClassVar[str] = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackWords:
    """A track's words."""

    name: str = spec("what the sheet calls it", default="")
    titles: Mapping[str, str] = spec("titles that it gives, by the English ones", default=_NONE)
    of: str = spec(_OF, default="")
    where: Where = nowhere()

    shorthand: ClassVar[str] = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionWords:
    """A house option of the pack; its values are typed, and stay."""

    about: str = spec("what is chosen, in a few words", default="")
    of: str = spec(_OF, default="")
    where: Where = nowhere()

    shorthand: ClassVar[str] = "about"


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
    """One row of the ledger, or a rule of the pack."""

    name: str = spec("title of a rule of the pack", default="")
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
    traits: Mapping[str, NamedTraitWords] = spec("traits with a name, by id", default=_NONE)
    tracks: Mapping[str, TrackWords] = spec("tracks on sheets, by id", default=_NONE)
    stances: Mapping[str, NamedTraitWords] = spec("stances, by id", default=_NONE)
    options: Mapping[str, OptionWords] = spec("house options of the pack, by id", default=_NONE)
    rules: Mapping[str, RuleWords] = spec(
        "rows of the ledger, by id; rules of the pack, by their English names", default=_NONE
    )
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
        if trait.trait is not None:
            continue  # its words are those of the trait with that name
        found |= {f"traits.{key}.name": trait.name, f"traits.{key}.text": trait.text}
    return found


def words_of_trait(trait: NamedTrait | Stance | PackRule) -> dict[str, str]:
    return {"name": trait.name, "text": trait.text}


def words_of_track(track: Track) -> dict[str, str]:
    titles = (track.titles or {}).values()
    return {"name": track.name, **{f"titles.{title}": title for title in titles}}


def tracks_of(pack: Pack) -> dict[str, Track]:
    """All tracks that a pack brings: on sheets, with traits, by rules for everyone."""
    found = [track for fighter in pack.fighters.values() for track in fighter.all_tracks.values()]
    found += [track for trait in pack.traits.values() for track in trait.tracks]
    found += [track for rule in pack.file.rules for track in rule.tracks]
    return {track.id: track for track in found}


def stances_of(pack: Pack) -> dict[str, Stance]:
    found = [one for fighter in pack.fighters.values() for one in fighter.all_stances.values()]
    found += [stance for trait in pack.traits.values() for stance in trait.stances]
    found += [stance for rule in pack.file.rules for stance in rule.stances]
    return {stance.id: stance for stance in found}


def traits_of(fighter: Fighter) -> dict[str, Trait]:
    """By title; those without one by their number on the sheet."""
    every = (*fighter.abilities, *fighter.drawbacks)
    return {trait.name or str(number): trait for number, trait in enumerate(every, 1)}
