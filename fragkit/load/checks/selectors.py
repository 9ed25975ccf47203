"""A selector matches something: each word is a deck, a letter, a type, a tag or a card.

`armor`, `healing` and `reload` match cards by what they do. A weapon on the sheet matches `start`, its
name, its types and its tags.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.effects import Condition, Cost, Effect
from fragkit.model.effects.acts import Ammo, Discard, Draw, Shoot, Steal, TurnUp
from fragkit.model.effects.modifiers import Allow, Forbid, Immune
from fragkit.model.effects.selector import ANY, NOT, SORTS
from fragkit.model.fields import Where
from fragkit.model.fighter import PISTOL
from fragkit.model.pack import Library
from fragkit.model.word_values import kebab

TYPES = ("flame", "energy", "ballistic", "explosive")
HARMS = (
    "acid", "lava", "blast", "mine", "napalm", "gas", "push", "cards", "extra", "everything",
)  # fmt: skip
START = "start"
COUNTERS = ("blood", "pile")  # on the map, besides cards


def known_words(known: Library) -> dict[str, frozenset[str]]:
    """Return the words for selectors: `decks`, `weapons` (types, tags, ids) and all `cards`."""
    cards = known.cards.values()
    sheets = [weapon for f in known.fighters.values() for weapon in f.own_weapons]
    arms = {START, *TYPES, *(tag for weapon in (*sheets, PISTOL) for tag in weapon.tags)}
    arms |= {kebab(weapon.name) for weapon in (*sheets, PISTOL)}
    for card in cards:
        if card.is_weapon:
            arms |= {card.id, *card.tags}
    words = {ANY, *SORTS, *known.decks, *arms}
    for card in cards:
        words |= {card.id, *card.tags, *([card.letter] if card.letter else [])}
    words |= {"A", "H", "W", "M"}
    return {
        "decks": frozenset((*known.decks, ANY)),
        "weapons": frozenset((*arms, "weapon")),
        "cards": frozenset(words - {START}),
        "counters": frozenset((*COUNTERS, *(counter.id for counter in known.table.counters))),
    }


def check(owned: Owned, words: dict[str, frozenset[str]], problems: Problems) -> None:
    effect = owned.effect
    for key, kind in _of_effect(effect):
        extra: Collection[str] = HARMS if isinstance(effect, Immune) else ()
        extra = (
            words["counters"] if isinstance(effect, Forbid) and "take" in effect.value else extra
        )
        extra = ("this",) if isinstance(effect, Discard) and key == "value" else extra
        _check(getattr(effect, key), effect.where, key, {*words[kind], *extra}, problems)
    if isinstance(effect, TurnUp) and effect.value not in words["decks"]:
        _report(effect.value, effect.where.of("value"), words["decks"], problems)
    for cost in owned.costs:
        _check_cost(cost, words, problems)
    if effect.if_ is not None:
        _check_condition(effect.if_, words, problems)


def _of_effect(effect: Effect) -> Iterator[tuple[str, str]]:
    """Yield the keys of an effect that are selectors, and what they select from."""
    if isinstance(effect, Draw | Discard | Steal | Immune):
        yield "value", "cards"
    if isinstance(effect, Ammo | Shoot):
        yield "which", "weapons"
    if isinstance(effect, Allow):
        yield "which", "cards"
    if isinstance(effect, Forbid):
        arms = all(deed in ("attack", "reload") for deed in effect.value)
        yield "which", "weapons" if arms else "cards"


def _check_cost(cost: Cost, words: dict[str, frozenset[str]], problems: Problems) -> None:
    _check(cost.which, cost.where, "which", words["cards"], problems)
    for one in cost.any_:
        _check_cost(one, words, problems)


def _check_condition(
    condition: Condition, words: dict[str, frozenset[str]], problems: Problems
) -> None:
    for key, kind in (("weapon", "weapons"), ("wears", "cards"), ("foe_wears", "cards")):
        _check(getattr(condition, key), condition.where, key, words[kind], problems)
    _check(condition.took, condition.where, "took", {*words["cards"], *words["counters"]}, problems)
    for inner in condition.inner:
        _check_condition(inner, words, problems)


def _check(
    selectors: tuple[str, ...], where: Where, key: str, known: Collection[str], problems: Problems
) -> None:
    for index, selector in enumerate(selectors):
        word = selector.removeprefix(NOT)
        if word not in known:
            _report(word, where.item(key, index), known, problems)


def _report(word: str, place: Span, known: Collection[str], problems: Problems) -> None:
    problems.at(place).error(
        "[selects-nothing] no card matches `{typed}`",
        did_you_mean(word, known)
        or "write a deck, a letter, a type, a tag, a card's id, `armor`, `healing` or `reload`",
        typed=word,
    )
