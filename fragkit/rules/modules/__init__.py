"""Expansions, variants and team games. Each has one file, which is found by its name and which no
other file imports.

`no-rushes` is the class `NoRushes` in `no_rushes.py`; modules that a game does not use are not
imported. Rules for all team games are in `teams.py`, those for handing things over (team.swap.*) in
`exchange.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from fragkit.diagnostics import BadModule, nearest
from fragkit.language.sentences import Sentence, say
from fragkit.model.effects.acts import Place
from fragkit.model.playing_cards import JOKER
from fragkit.model.text.placeholders import all_effects
from fragkit.rule_modules import (
    FOLDERS,
    class_name,
    declared_modules,
    is_shipped,
    modules_of_ground,
    placed_by_modules,
)
from fragkit.rules.flow.module_mistakes import check_module
from fragkit.rules.module import Module

if TYPE_CHECKING:
    from fragkit.board.board import Board
    from fragkit.model.card import Card
    from fragkit.model.fighter import Fighter, Stance, StartingWeapon, Track, Trait
    from fragkit.model.pack import OwnCounter

# A list that grows with `add_folder`: modules are found in all of its folders.
__path__ = FOLDERS
OFF = "off"
PACK_COUNTERS = "pack-counters"
# The named steps of the setup and of a turn, around which a module may act.
STEPS = (
    "first_player", "deal", "place", "gear",
    "respawn", "turn_start", "movement", "free", "turn_end", "hand_limit", "expiry",
)  # fmt: skip


def known_modules() -> tuple[str, ...]:
    return tuple(declared_modules())


def module_class(id: str) -> type[Module] | None:
    """Return the module of that name, or None."""
    if id not in known_modules():
        return None
    name = f"{__name__}.{id.replace('-', '_')}"
    try:
        file = import_module(name)
    except Exception as error:
        place = declared_modules()[id].file
        if is_shipped(place):
            raise
        raise BadModule(place, *_cause(error, place)) from error
    found: type[Module] = getattr(file, class_name(id))
    if not is_shipped(declared_modules()[id].file):
        check_module(found, file, declared_modules()[id], STEPS)
    return found


def _cause(error: Exception, place: str) -> tuple[int, str]:
    """Return the line of the module that failed, and the error."""
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == place:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line, f"{type(error).__name__}: {error}"


def made_modules(ids: Iterable[str], counters: tuple[OwnCounter, ...] = ()) -> tuple[Module, ...]:
    """Return the modules that packs switch on. Optional ones must be chosen, unless their book
    switches them on (`is_brought`). `counters` are those that packs invent."""
    found = [module_class(id) for id in dict.fromkeys(ids)]
    made = tuple(
        rules()
        for rules in found
        if rules is not None and (rules.is_brought or not rules.is_optional)
    )
    if not counters:
        return made
    of_packs: Any = module_class(PACK_COUNTERS)
    return (*made, of_packs(counters=counters))


def called_for(
    cards: Iterable[Card], fighters: Iterable[Fighter], board: Board, rules: Iterable[Trait] = ()
) -> Iterator[str]:
    """Yield the modules that cards, fighters, rules of packs or the map need, whichever packs are
    chosen."""
    cards = list(cards)
    subjects: list[Card | Trait | StartingWeapon | Stance | Track] = [*cards]
    for fighter in fighters:
        subjects += (*fighter.own_weapons, *fighter.traits)
        subjects += (*fighter.all_stances.values(), *fighter.all_tracks.values())
    for rule in rules:
        subjects += (rule, *rule.stances, *rule.tracks)
    subjects += {id(p): p.ground for patches in board.patches.values() for p in patches}.values()
    placed = placed_by_modules()
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


def pack_variants(brought: Iterable[str], chosen: Iterable[str]) -> tuple[str, ...]:
    """Return the variants of the packs that the players did not name, then the ones they chose."""
    chosen = tuple(chosen)
    named = {_variant_id(one) for one in chosen}
    packs = {_variant_id(one): one for one in brought}
    return (*(one for id, one in packs.items() if id not in named), *chosen)


def played_variants(brought: Iterable[str], modules: Iterable[Module]) -> tuple[str, ...]:
    """Return the variants of the packs as this game plays them. The players may have switched one
    off or chosen another number."""
    played = {module.id: module for module in modules}
    ids = [id for one in brought if (id := _variant_id(one)) in played]
    return tuple(f"{id}={value}" if (value := played[id].value) else id for id in ids)


def _variant_id(typed: str) -> str:
    id = typed.casefold().strip().partition("=")[0]
    rules = _variant(id)
    return rules.id if rules is not None else id


def made_variants(
    chosen: Iterable[str], beside: tuple[Module, ...], brought: Iterable[str] = ()
) -> tuple[Module, ...] | Sentence:
    """Return the modules with the variants that the players have chosen, such as
    `last-man-standing=3`, or why they can't be played. A variant with a goal for single fighters
    excludes team games (variant.solo). `brought` are the variants of the packs, which the players
    may switch off."""
    made = list(beside)
    seen: set[str] = set()
    of_packs = {_variant_id(one) for one in brought}
    for one in pack_variants(brought, chosen):
        id, equals, value = one.casefold().strip().partition("=")
        rules = _variant(id)
        if rules is None:
            return _no_variant(id)
        if rules.id in seen:
            return say("the variant `{id}` is named twice", id=rules.id)
        seen.add(rules.id)
        if equals and value == OFF and (rules.is_brought or rules.id in of_packs):
            made = [module for module in made if module.id != rules.id]
            continue
        if equals and (problem := _value_problem(rules, value)):
            return problem
        if (clash := _clash(rules, made)) is not None:
            return clash
        for needed in rules.brings:
            other = module_class(needed)
            if other is not None and all(module.id != needed for module in made):
                made.append(other())
        made = [module for module in made if module.id != rules.id]
        made.append(rules(value))
    return tuple(made)


def _clash(rules: type[Module], made: Iterable[Module]) -> Sentence | None:
    """Return why this variant can't be played with the others, or None."""
    other = next((m for m in made if m.id in rules.excludes or rules.id in m.excludes), None)
    if other is None:
        return None
    because = rules.because if other.id in rules.excludes else other.because
    if not because:
        return say("`{id}` and `{key}` can't be played together", id=rules.id, key=other.id)
    return say(
        "`{id}` and `{key}` can't be played together: {reason}",
        id=rules.id, key=other.id, reason=because,
    )  # fmt: skip


def _variant(id: str) -> type[Module] | None:
    """Return the variant of that name, which may be its name in another book
    (ruling.edition.names)."""
    for known in declared_modules().values():
        if known.is_optional and id in (known.id, *known.names):
            return module_class(known.id)
    return None


def _no_variant(typed: str) -> Sentence:
    known = [module.id for module in declared_modules().values() if module.is_optional]
    if (near := nearest(typed, known)) is not None:
        return say("there is no variant `{typed}`; did you mean `{near}`?", typed=typed, near=near)
    return say(
        "there is no variant `{typed}`; choose from {options_typed}. fragkit finds your own"
        " modules in the folders of `FRAGKIT_MODULES`.",
        typed=typed, options_typed=known,
    )  # fmt: skip


def _value_problem(rules: type[Module], value: str) -> Sentence | None:
    if rules.values is None and rules.is_brought:
        return say(
            "`{id}={value}` is not possible; type `{id}` or `{id}={option}`",
            id=rules.id, value=value, option=OFF,
        )  # fmt: skip
    if rules.values is None:
        return say("the variant `{id}` does not take a value", id=rules.id)
    low, high = rules.values
    if value.isdecimal() and low <= int(value) <= high:
        return None
    return say(
        "`{id}={value}`: type a number from {least} to {most}",
        id=rules.id, value=value, least=low, most=high,
    )  # fmt: skip
