"""All checks of a pack and of a map's ground, in the order of their reports."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Self

from fragkit.diagnostics import Problems
from fragkit.language.sentences import say
from fragkit.load.checks import (
    card_art,
    card_keys,
    conditions,
    fighter_sheets,
    idle_keys,
    moments,
    named_ids,
    owned_effect,
    pack_keys,
    places_and_ground,
    senseless,
    single_effect,
    weapon_keys,
)
from fragkit.load.typed_yaml.files import read_text
from fragkit.model.effects.number import FOE
from fragkit.model.fighter import Fighter, NamedTrait, Stance, StartingWeapon, Track, Trait
from fragkit.model.map import MapDefinition
from fragkit.model.pack import Library, Pack
from fragkit.model.text import all_effects, check_fighter_texts, check_text, check_trait_text
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words that the effects of these packs may use."""

    options: dict[str, Collection[str]]
    words: dict[str, frozenset[str]]
    zones: places_and_ground.Zones
    sheets: fighter_sheets.Known
    tracks: set[str]
    library: Library

    @classmethod
    def of(cls, known: Library) -> Self:
        there = fighter_sheets.known_fighter_sheets(known)
        return cls(
            pack_keys.values_by_option(known),
            named_ids.known_words(known),
            places_and_ground.Zones(known),
            there,
            {*there.tracks, *(f"{FOE}{track}" for track in there.tracks)},
            known,
        )


def _check_owned(owned: owned_effect.Owned, known: Vocabulary, problems: Problems) -> None:
    """Check one effect together with its owner: a card, a sheet, a rule or ground."""
    conditions.check(owned, problems)
    pack_keys.check_condition(owned.effect.if_, known.options, problems)
    moments.check(owned, problems)
    moments.check_needs(owned, problems)
    idle_keys.check(owned, problems)
    single_effect.check_dice(owned, problems)
    named_ids.check_selectors(owned, known.words, problems)
    moments.check_numbers(owned, known.tracks, problems)
    places_and_ground.check_places(owned, known.zones, known.library.table.counters, problems)
    places_and_ground.check_spots(owned, problems)
    named_ids.check_minion(owned, known.library, problems)
    named_ids.check_counter(owned, known.library, problems)
    places_and_ground.check_placed(owned, known.library, problems)
    senseless.check(owned, problems)


def check_pack(pack: Pack, below: Library, declared: set[str], problems: Problems) -> None:
    """Check everything for which no font and no image decoder is needed."""
    known = Library((*below.packs, pack))
    vocabulary = Vocabulary.of(known)
    for card in pack.cards.values():
        card_keys.check_id(card, problems)
        card_keys.check_deck(card, known, problems)
        card_keys.check_suit(card, below, problems)
        card_keys.check_attach(card, problems)
        named_ids.check_attach(card, vocabulary.words, problems)
        if card.deck in known.decks:  # otherwise its keys can't be checked
            card_keys.check_weapon_card(card, problems)
            weapon_keys.check_modes(card, card.where, problems)
            if card.is_weapon:
                weapon_keys.check_weapon(card, problems)
            idle_keys.check_card(card, problems)
        single_effect.check_card(card, problems)
        moments.check_card(card, problems)
        for owned in owned_effect.of_card(card):
            _check_owned(owned, vocabulary, problems)
        named_ids.check_effects(all_effects(card), known, declared, problems)
        card_art.check_art(card.art, card.where.of("art"), pack, problems)
        card_art.check_view(card, problems)
        card_art.check_picture(card.picture, known, problems)
        card_art.check_icons(card, known, problems)
        check_text(card, problems, source_of)
    pack_keys.check(pack, known, declared, problems)
    for rule in pack.file.rules:
        for key in ("trait", "with"):
            if key in rule.where.keys:
                problems.at(rule.where.key(key)).error(
                    "[stray-key] `{key}` is only for fighters: a pack's rule has its own effects",
                    "write its `effects` here",
                    key=key,
                )
        single_effect.check_trait(rule, rule.name, problems)
        idle_keys.check_trait(rule, say("the rule `{name}`", name=rule.name), problems)
        named_ids.check_effects(rule.effects, known, declared, problems)
        check_trait_text(rule, say("the rule `{name}`", name=rule.name), problems, source_of)
    for owned in owned_effect.of_rules(pack.file.rules):
        _check_owned(owned, vocabulary, problems)
    _check_counters(pack, known, declared, vocabulary, problems)
    _check_fighter_sheets(pack, known, vocabulary, problems)
    # A named trait is checked once, where it is defined; with other values, where it is used.
    for trait in pack.traits.values():
        stand_in = Fighter(
            id=trait.id, name=trait.name, stats="free", abilities=(trait.as_trait(),),
            where=trait.where,
        )  # fmt: skip
        _check_sheet(stand_in, known, declared, vocabulary, problems)
        card_art.check_icons(trait, known, problems)
    for fighter in pack.fighters.values():
        fighter_sheets.check_stats(fighter, problems)
        weapon_keys.check_sheet(fighter, known, problems)
        for weapon in fighter.own_weapons:
            weapon_keys.check_modes(weapon, weapon.where, problems)
            weapon_keys.check_weapon(weapon, problems)
        _check_sheet(_own_words(fighter, known), known, declared, vocabulary, problems)
        card_art.check_art(fighter.art, fighter.where.of("art"), pack, problems)
        card_art.check_icons(fighter, known, problems)


def _check_counters(
    pack: Pack, known: Library, declared: set[str], words: Vocabulary, problems: Problems
) -> None:
    places_and_ground.check_counters(pack, known, problems)
    for counter in pack.own_counters:
        what = say("the counter `{name}`", name=counter.name)
        single_effect.check_trait(counter, counter.id, problems)
        idle_keys.check_trait(counter, what, problems)
        named_ids.check_effects(counter.effects, known, declared, problems)
        fighter_sheets.check_named(all_effects(counter), counter.id, words.sheets, problems)
        check_trait_text(counter, what, problems, source_of)
    for owned in owned_effect.of_counters(pack.own_counters):
        _check_owned(owned, words, problems)


def _check_sheet(
    fighter: Fighter, known: Library, declared: set[str], words: Vocabulary, problems: Problems
) -> None:
    """Check a fighter's sheet, or a named trait as if it were one."""
    single_effect.check_fighter(fighter, problems)
    idle_keys.check_fighter(fighter, problems)
    for owned in owned_effect.of_fighter(fighter):
        _check_owned(owned, words, problems)
    named_ids.check_fighter(fighter, known, declared, problems)
    check_fighter_texts(fighter, problems, source_of)


def _own_words(fighter: Fighter, known: Library) -> Fighter:
    """Return the fighter without the named traits that it uses unchanged."""

    def own(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
        return tuple(t for t in traits if t.trait is None or _differs(t, known.traits[t.trait]))

    return replace(fighter, abilities=own(fighter.abilities), drawbacks=own(fighter.drawbacks))


def _differs(trait: Trait, named: NamedTrait) -> bool:
    return replace(trait, where=named.where) != named.as_trait()


def _check_fighter_sheets(
    pack: Pack, known: Library, words: Vocabulary, problems: Problems
) -> None:
    """Check the tracks and stances that the pack defines, and everything that names them."""
    there = words.sheets
    brought: list[tuple[Iterable[Track], Iterable[Stance], str, fighter_sheets.Sheet | None]] = [
        (rule.tracks, rule.stances, rule.name, None) for rule in pack.file.rules
    ]
    brought += [(t.tracks, t.stances, t.id, None) for t in pack.traits.values()]
    for rule in pack.file.rules:
        fighter_sheets.check_named(all_effects(rule), rule.name, there, problems)
    for card in pack.cards.values():
        fighter_sheets.check_named(all_effects(card), card.id, there, problems)
        if card.cost is not None:
            fighter_sheets.check_cost(card.cost, card.id, there.tracks, there, problems)
    for trait in pack.traits.values():
        fighter_sheets.check_named(all_effects(trait.as_trait()), trait.id, there, problems)
    for fighter in pack.fighters.values():
        own, mine = fighter_sheets.on_sheet(fighter, known), _own_words(fighter, known)
        brought.append((fighter.tracks, fighter.stances, fighter.id, own))
        brought += [(t.tracks, t.stances, fighter.id, own) for t in mine.traits]
        holders: list[StartingWeapon | Trait] = [*fighter.own_weapons, *mine.traits]
        for owner in holders:
            fighter_sheets.check_named(all_effects(owner), fighter.id, there, problems, own)
        for weapon in fighter.own_weapons:
            if weapon.if_ is not None:
                fighter_sheets.check_condition(weapon.if_, fighter.id, own[0], there, problems)
    for tracks, stances, id, sheet in brought:
        fighter_sheets.check_sheet(tracks, stances, there, problems)
        fighter_sheets.check_inside(tracks, stances, id, there, problems, sheet)


def check_ground(made: MapDefinition, known: Library, problems: Problems) -> None:
    """Check a map's own ground together with the packs that it can be played with."""
    vocabulary = Vocabulary.of(known)
    places_and_ground.check_names(made.patches, problems)
    places_and_ground.check_circles(made, problems)
    for patch in made.patches:
        places_and_ground.check_ground(patch, problems)
        single_effect.check_trait(patch.ground, patch.name, problems)
        named_ids.check_effects(patch.ground.effects, known, set(), problems)
        what = say("the ground `{name}`", name=patch.name)
        check_trait_text(patch.ground, what, problems, source_of)
    for owned in owned_effect.of_ground(made.patches):
        _check_owned(owned, vocabulary, problems)


def source_of(file: str) -> str | None:
    """Read a file's text again to find the place of a character. Only problems need this."""
    try:
        seen = Path(file).stat()
    except OSError:
        return None
    return _source(file, seen.st_mtime_ns, seen.st_size)


@lru_cache(maxsize=2)
def _source(file: str, changed: int, size: int) -> str | None:
    """Return the text, cached while a file with many problems is checked."""
    return read_text(Path(file), Problems())
