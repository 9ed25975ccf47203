"""Every card that is named exists; every fighter that is summoned exists and is a minion."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fragkit.diagnostics import Problems, Span, choose, did_you_mean
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.effects.acts import Place, Summon
from fragkit.model.effects.modifiers import PASSED, SEEN_THROUGH, Forbid, Pass, See
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, deck_rules
from fragkit.model.text import all_effects
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
    """Check the words for counters: those of the rulebook and of rule modules, and those that a pack
    declares."""
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
