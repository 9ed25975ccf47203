"""Every name refers to something: a card, a minion, or cards that a selector matches.

A summoned fighter is a minion. Each word of a selector is a deck, a letter, a type, a tag or a
card. `armor`, `healing` and `reload` match cards by their effects. A weapon on the sheet matches
`start`, its name, its types and its tags.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from fragkit.diagnostics import Problems, Span, choose, did_you_mean
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.card import Card
from fragkit.model.effects import Condition, Cost, Effect
from fragkit.model.effects.acts import Ammo, Discard, Draw, Place, Shoot, Steal, Summon, TurnUp
from fragkit.model.effects.modifiers import PASSED, SEEN_THROUGH, Allow, Forbid, Immune, Pass, See
from fragkit.model.effects.selector import ANY, NOT, SORTS
from fragkit.model.fields import Where
from fragkit.model.fighter import PISTOL, Fighter
from fragkit.model.pack import Library, deck_rules
from fragkit.model.text import all_effects
from fragkit.model.word_values import kebab
from fragkit.rule_modules import placed_by_modules, plural_of, solid_of_modules


def check_fighter(fighter: Fighter, known: Library, declared: set[str], problems: Problems) -> None:
    seen: set[str] = set()
    for index, id in enumerate(fighter.gear):
        place = fighter.where.item("gear", index)
        _check_card(id, place, known, declared, problems)
        card = known.cards.get(id)
        if card is not None and card.duration is None:
            problems.at(place).error(
                "[gear-not-in-play] `{id}` can't be gear: it is discarded as soon as it is played",
                "choose a card that stays in play, such as a weapon or a gadget",
                id=id,
            )
        elif card is not None and _is_players(card, known):
            problems.at(place).error(
                "[gear-not-in-play] `{id}` can't be gear: cards of the deck `{deck}` belong to a player",
                "choose a card that a fighter has, such as a weapon or a gadget",
                deck=card.deck,
                id=id,
            )
        if id in seen:
            problems.at(place).warning(
                "[said-twice] `{id}` has `{card}` twice",
                "delete one of the two",
                id=fighter.id,
                card=id,
            )
        seen.add(id)
    for weapon in fighter.own_weapons:
        check_effects(all_effects(weapon), known, declared, problems)
    for trait in (*fighter.abilities, *fighter.drawbacks):
        check_effects(trait.effects, known, declared, problems)


def _is_players(card: Card, known: Library) -> bool:
    return deck_rules(card.deck, known.decks.get(card.deck)).owner == "player"


def check_effects(
    effects: Iterable[Effect], known: Library, declared: set[str], problems: Problems
) -> None:
    for effect in effects:
        if isinstance(effect, Forbid) and effect.card is not None:
            _check_card(effect.card, effect.where.of("card"), known, declared, problems)
        check_effects(effect.inner, known, declared, problems)


def _check_card(
    id: str, place: Span, known: Library, declared: set[str], problems: Problems
) -> None:
    if id not in known.cards and id not in declared:
        problems.at(place).error(
            "[unknown-id] there is no card `{id}`", did_you_mean(id, known.cards), id=id
        )


def check_counter(owned: Owned, known: Library, problems: Problems) -> None:
    """Check the words for counters. They may come from the rulebook, from rule modules or from a
    pack."""
    effect, own = owned.effect, known.table.counters
    if isinstance(effect, Place):
        placed = ("blood", *placed_by_modules(), *(counter.id for counter in own))
        _check_word(effect.value, effect.where.of("value"), "place", placed, problems)
    elif isinstance(effect, Pass | See):
        solid = (*solid_of_modules(), *(counter.id for counter in own if counter.solid))
        plain = PASSED if isinstance(effect, Pass) else SEEN_THROUGH
        words = (*plain, *map(plural_of, solid))
        for index, word in enumerate(effect.value):
            _check_word(word, effect.where.item("value", index), effect.verb, words, problems)


def _check_word(
    word: str, place: Span, key: str, words: Collection[str], problems: Problems
) -> None:
    if word not in words:
        problems.at(place).error(
            "[unknown-choice] `{key}` can't be `{word}`",
            did_you_mean(word, words) or choose(words),
            key=key,
            word=word,
        )


def check_minion(owned: Owned, known: Library, problems: Problems) -> None:
    effect = owned.effect
    if not isinstance(effect, Summon):
        return
    fighter = known.fighters.get(effect.value)
    if fighter is None:
        problems.at(effect.where.of("value")).error(
            "[unknown-id] there is no fighter `{id}`",
            did_you_mean(effect.value, known.fighters),
            id=effect.value,
        )
    elif fighter.role is None or fighter.role.kind != "minion":
        problems.at(effect.where.of("value")).error(
            "[no-such-target] `{id}` is not a minion",
            "add `role: minion` to that fighter",
            id=effect.value,
        )


TYPES = ("flame", "energy", "ballistic", "explosive")
HARMS = (
    "acid", "lava", "blast", "mine", "napalm", "gas", "push", "cards", "extra", "everything",
)  # fmt: skip
START = "start"
COUNTERS = ("blood", "pile")  # can be on the map, besides cards


def known_words(known: Library) -> dict[str, frozenset[str]]:
    """Return the words that selectors may use: `decks`, `weapons` (types, tags, ids) and all
    `cards`."""
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


def check_selectors(owned: Owned, words: dict[str, frozenset[str]], problems: Problems) -> None:
    effect = owned.effect
    for key, kind in _of_effect(effect):
        extra: Collection[str] = HARMS if isinstance(effect, Immune) else ()
        extra = (
            words["counters"] if isinstance(effect, Forbid) and "take" in effect.value else extra
        )
        extra = ("this",) if isinstance(effect, Discard) and key == "value" else extra
        _check_selector(getattr(effect, key), effect.where, key, {*words[kind], *extra}, problems)
    if isinstance(effect, TurnUp) and effect.value not in words["decks"]:
        _report(effect.value, effect.where.of("value"), words["decks"], problems)
    for cost in owned.costs:
        _check_selectors_of_cost(cost, words, problems)
    if effect.if_ is not None:
        _check_selectors_of_condition(effect.if_, words, problems)


def check_attach(card: Card, words: dict[str, frozenset[str]], problems: Problems) -> None:
    _check_selector(card.attach, card.where, "attach", words["cards"], problems)


def _of_effect(effect: Effect) -> Iterator[tuple[str, str]]:
    """Yield the keys of an effect that are selectors, with the kind of cards that they select from."""
    if isinstance(effect, Draw | Discard | Steal | Immune):
        yield "value", "cards"
    if isinstance(effect, Ammo | Shoot):
        yield "which", "weapons"
    if isinstance(effect, Allow):
        yield "which", "cards"
    if isinstance(effect, Forbid):
        arms = all(deed in ("attack", "reload") for deed in effect.value)
        yield "which", "weapons" if arms else "cards"


def _check_selectors_of_cost(
    cost: Cost, words: dict[str, frozenset[str]], problems: Problems
) -> None:
    _check_selector(cost.which, cost.where, "which", words["cards"], problems)
    for one in cost.any_:
        _check_selectors_of_cost(one, words, problems)


def _check_selectors_of_condition(
    condition: Condition, words: dict[str, frozenset[str]], problems: Problems
) -> None:
    for key, kind in (("weapon", "weapons"), ("wears", "cards"), ("foe_wears", "cards")):
        _check_selector(getattr(condition, key), condition.where, key, words[kind], problems)
    _check_selector(
        condition.took, condition.where, "took", {*words["cards"], *words["counters"]}, problems
    )
    for inner in condition.inner:
        _check_selectors_of_condition(inner, words, problems)


def _check_selector(
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
