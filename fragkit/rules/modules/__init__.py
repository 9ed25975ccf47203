"""Expansions, variants and team games: a file each, found by its name and known to nobody else.

`no-rushes` is the class `NoRushes` in `no_rushes.py`; what a game does not play is not imported.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from fragkit.diagnostics import did_you_mean
from fragkit.model.effects.acts import Place
from fragkit.model.suits import JOKER
from fragkit.model.text.placeholders import all_effects
from fragkit.rule_modules import (
    FOLDERS,
    declared_modules,
    modules_of_ground,
    placed_counters,
)
from fragkit.rules.module import Module

if TYPE_CHECKING:
    from fragkit.board.board import Board
    from fragkit.model.card import Card
    from fragkit.model.fighter import Fighter, Stance, StartingWeapon, Track, Trait

# A list that grows with `add_folder`: modules are found in all of its folders.
__path__ = FOLDERS
OFF = "off"


def known_modules() -> tuple[str, ...]:
    return tuple(declared_modules())


def module_class(id: str) -> type[Module] | None:
    """The rules of that name, or None."""
    if id not in known_modules():
        return None
    file = import_module(f"{__name__}.{id.replace('-', '_')}")
    found: type[Module] = getattr(file, id.title().replace("-", ""))
    return found


def made_modules(ids: Iterable[str]) -> tuple[Module, ...]:
    """The modules that packs switch on; what is optional waits to be chosen, unless its book
    plays it as a matter of course."""
    found = [module_class(id) for id in dict.fromkeys(ids)]
    return tuple(
        rules()
        for rules in found
        if rules is not None and (rules.is_brought or not rules.is_optional)
    )


def called_for(
    cards: Iterable[Card], fighters: Iterable[Fighter], board: Board, rules: Iterable[Trait] = ()
) -> Iterator[str]:
    """Rules that a card, a fighter, a rule of a pack or a map brings by what it says, whatever
    packs are in play."""
    cards = list(cards)
    subjects: list[Card | Trait | StartingWeapon | Stance | Track] = [*cards]
    for fighter in fighters:
        subjects += (*fighter.own_weapons, *fighter.traits)
        subjects += (*fighter.all_stances.values(), *fighter.all_tracks.values())
    for rule in rules:
        subjects += (rule, *rule.stances, *rule.tracks)
    subjects += {id(p): p.ground for patches in board.patches.values() for p in patches}.values()
    placed = placed_counters()
    verbs = {verb: module.id for module in declared_modules().values() for verb in module.verbs}
    for subject in subjects:
        for effect in all_effects(subject):
            if isinstance(effect, Place) and effect.value in placed:
                yield placed[effect.value][1]
            elif effect.verb in verbs:
                yield verbs[effect.verb]
    if any(card.malfunction for card in cards):
        yield "malfunctions"
    if any(card.value == JOKER for card in cards):
        yield "jokers"
    drawn: set[str] = set(board.zones)
    for place in board.places:
        spot = board.spots[place]
        drawn.update(spot.features)
        drawn.add(spot.terrain or "")
    yield from modules_of_ground(drawn)


def pack_variants(brought: Iterable[str], said: Iterable[str]) -> tuple[str, ...]:
    """The variants of the packs that the table has no word for, then what it has said."""
    said = tuple(said)
    named = {_variant_id(one) for one in said}
    packs = {_variant_id(one): one for one in brought}
    return (*(one for id, one in packs.items() if id not in named), *said)


def _variant_id(said: str) -> str:
    id = said.casefold().strip().partition("=")[0]
    rules = _variant(id)
    return rules.id if rules is not None else id


def made_variants(
    said: Iterable[str], beside: tuple[Module, ...], brought: Iterable[str] = ()
) -> tuple[Module, ...] | str:
    """Return the modules with the variants that a table has chosen, as `last-man-standing=3`, or
    why they can't be. Variants with a goal for single fighters exclude team games (variant.solo).
    `brought` are those of its packs, which the table may leave out."""
    made = list(beside)
    chosen: set[str] = set()
    of_packs = {_variant_id(one) for one in brought}
    for one in pack_variants(brought, said):
        id, equals, value = one.casefold().strip().partition("=")
        rules = _variant(id)
        if rules is None:
            known = [module.id for module in declared_modules().values() if module.is_optional]
            there = did_you_mean(id, known) or f"there are {', '.join(known)}"
            return f"there is no variant `{id}`; {there}"
        if rules.id in chosen:
            return f"the variant `{rules.id}` is said twice"
        chosen.add(rules.id)
        if equals and value == OFF and (rules.is_brought or rules.id in of_packs):
            made = [module for module in made if module.id != rules.id]
            continue
        if equals and (problem := _value_problem(rules, value)):
            return problem
        clash = next((m for m in made if m.id in rules.excludes or rules.id in m.excludes), None)
        if clash is not None:
            because = rules.because if clash.id in rules.excludes else clash.because
            why = f": {because}" if because else ""
            return f"`{rules.id}` and `{clash.id}` can't be played together{why}"
        for brought in rules.brings:
            other = module_class(brought)
            if other is not None and all(module.id != brought for module in made):
                made.append(other())
        made = [module for module in made if module.id != rules.id]
        made.append(rules(value))
    return tuple(made)


def _variant(id: str) -> type[Module] | None:
    """Return the variant of that name, or of its name in another book (ruling.edition.names)."""
    for known in declared_modules().values():
        if known.is_optional and id in (known.id, *known.names):
            return module_class(known.id)
    return None


def _value_problem(rules: type[Module], value: str) -> str:
    if rules.values is None and rules.is_brought:
        return f"`{rules.id}={value}`: the value is `{OFF}`, or none"
    if rules.values is None:
        return f"the variant `{rules.id}` takes no value"
    low, high = rules.values
    if value.isdecimal() and low <= int(value) <= high:
        return ""
    return f"`{rules.id}={value}`: the value is a number from {low} to {high}"
