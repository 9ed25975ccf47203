"""An effect says something, says it once, and says when and how long.

A change needs a number (`stat: speed` alone does nothing) and only one way of changing. A
special or a hex with something in force, or waiting for its moment, needs `lasts`. What a trait *does*
needs its moment, `at`. A die table names every face once, and what it brings happens at
once: no `at` inside.

`shoot` is a whole attack: what follows it, in its `then` or as the next effect of that moment, finds the
attack over. A change that lasts for an attack or a roll stands first, with `shoot` in its `then`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from fragkit.diagnostics import Problems
from fragkit.model.card import Card
from fragkit.model.effects import Act, Cost, Effect, Modifier
from fragkit.model.effects.acts import Shoot, Table, TurnUp
from fragkit.model.effects.modifiers import (
    Adjust,
    Reroll,
    Roll,
)
from fragkit.model.fighter import Fighter, Stance, Track, Trait
from fragkit.model.text import all_effects
from fragkit.model.word_values import Lasts


def check_card(card: Card, problems: Problems) -> None:
    if card.cost is not None:
        check_cost(card.cost, problems)
        if card.cost.itself:
            problems.at(card.cost.where.of("itself")).error(
                f"[no-change] `{card.id}` is not in play yet when it is paid for",
                "`cost: {itself: true}` belongs to an effect with `at: use`",
            )
    check_twice(card.effects, card.id, problems)
    if not card.is_weapon:
        check_shots(card.effects, problems, card.lasts, card.window)
    if card.lasts is not None and card.effects and not card.is_weapon:
        told = list(all_effects(card))
        if all(isinstance(e, Act) and e.moment() == "play" for e in told):
            problems.at(card.where.of("lasts")).warning(
                f"[lasts-for-nothing] `{card.id}` does all it does at once; lying there it does "
                "nothing more",
                "leave `lasts` out, or give an effect a moment with `at`",
            )
    for effect in all_effects(card):
        check(effect, problems)
    _check_at_once(card.malfunction, problems)
    _check_shown(all_effects(card), card.cost is not None and card.cost.shows_cards, problems)
    if card.deck == "gadget" and card.lasts is None:
        for effect in card.effects:
            _check_lasting(effect, card.id, problems)
    if card.deck in ("weapon", "gadget") or card.lasts is not None:
        return
    for effect in all_effects(card):
        waits = isinstance(effect, Act) and effect.moment() != "play"
        if waits or (isinstance(effect, Modifier) and effect.lasts is None):
            problems.at(effect.where.span).error(
                f"[no-duration] `{effect.verb}` on `{card.id}` does not say how long",
                "add `lasts: turn`, `attack`, `2 turns` or `game` to the card or the effect",
            )


def check_fighter(fighter: Fighter, problems: Problems) -> None:
    for weapon in fighter.own_weapons:
        for effect in all_effects(weapon):
            check(effect, problems)
    check_sheet(fighter.tracks, fighter.stances, fighter.id, problems)
    for trait in fighter.traits:
        check_trait(trait, fighter.id, problems)


def check_trait(trait: Trait, id: str, problems: Problems) -> None:
    """A trait of a sheet, or a rule of a pack, which is one that everybody has."""
    check_sheet(trait.tracks, trait.stances, id, problems)
    for effect in all_effects(trait):
        check(effect, problems)
    check_twice(trait.effects, id, problems)
    check_shots(trait.effects, problems)
    for effect in trait.effects:
        _check_lasting(effect, id, problems, is_trait=True)
    _check_shown(all_effects(trait), False, problems)
    for effect in trait.effects:
        if isinstance(effect, Act) and effect.at in (None, "play"):
            problems.at(effect.where.span).error(
                f"[no-moment] `{effect.verb}` of `{id}` does not say when",
                "add `at: turn-start`, `respawn`, `frag`, `use` …",
            )


def check_sheet(
    tracks: Iterable[Track], stances: Iterable[Stance], id: str, problems: Problems
) -> None:
    """What happens while a stance lasts, and when a track is full or empty."""
    for stance in stances:
        if stance.cost is not None:
            check_cost(stance.cost, problems)
        if stance.if_ is not None and not stance.if_.where.keys:
            problems.at(stance.if_.where.span).error("[no-change] this condition asks for nothing")
        check_twice(stance.effects, id, problems)
        check_shots(stance.effects, problems)
        for effect in all_effects(stance):
            check(effect, problems)
        for effect in stance.effects:
            _check_lasting(effect, id, problems)
    for track in tracks:
        for effect in all_effects(track):
            check(effect, problems)
        for effect in (*track.full, *track.empty):
            if isinstance(effect, Modifier) and effect.lasts is None and not effect.is_brief:
                problems.at(effect.where.span).error(
                    f"[no-duration] `{effect.verb}` of `{track.id}` does not say how long it lasts",
                    "add `lasts: turn`, `2 turns`, `until-fragged` or `game`",
                )
        _check_at_once((*track.full, *track.empty), problems)


def _check_shown(effects: Iterable[Effect], paid: bool, problems: Problems) -> None:
    """A suit or a value is that of a card which was given for it, or turned up before."""
    for effect in effects:
        paid = paid or (effect.cost is not None and effect.cost.shows_cards)
        paid = paid or isinstance(effect, TurnUp)
        if effect.if_ is not None and effect.if_.asks_for_face and not paid:
            problems.at(effect.where.of("if")).error(
                f"[no-card-shown] `{effect.verb}` asks for the suit or value of a card, and none "
                "is shown",
                "add `cost: {discard: 1}`, or `turn-up: any` before it",
            )


def check_twice(effects: tuple[Effect, ...], id: str, problems: Problems) -> None:
    """Two like effects may be meant; one of them is more often left from a copy."""
    for index, effect in enumerate(effects):
        if effect in effects[:index]:
            problems.at(effect.where.span).warning(
                f"[said-twice] `{id}` says this `{effect.verb}` twice, word for word",
                "both count; remove one if that is not meant",
            )


def _check_lasting(effect: Effect, id: str, problems: Problems, is_trait: bool = False) -> None:
    """In force as long as its gadget or fighter: then no die, no price, and no beginning later."""
    if not isinstance(effect, Modifier):
        return
    if effect.at in (None, "play"):
        keys: list[tuple[str, object]] = [
            ("chance", effect.chance),
            ("cost", effect.cost),
            ("per_turn", effect.per_turn),
        ]
        keys.append(("then", effect.then or None))
        if is_trait:
            keys.append(("lasts", effect.lasts))
        for key, value in keys:
            if value is not None:
                problems.at(effect.where.of(key)).error(
                    f"[no-moment] `{effect.verb}` of `{id}` is always in force: `{key}` needs a "
                    "moment",
                    "add `at: use`, `turn-start`, `hit` …",
                )
    elif effect.at != "use" and effect.lasts is None and not effect.is_brief:
        problems.at(effect.where.span).error(
            f"[no-duration] `{effect.verb}` on `{id}` begins at a moment and does not say how "
            "long it lasts",
            "add `lasts: turn`, `attack`, `2 turns`, `until-fragged` or `game`",
        )


def check(effect: Effect, problems: Problems) -> None:
    """One effect by itself."""
    _check_changes(effect, problems)
    for mistake in effect.mistakes:
        if found := mistake.when(effect):
            place = effect.where.of(mistake.key) if mistake.key else effect.where.span
            problems.at(place).error(mistake.text.replace("{}", str(found)), mistake.help)
    if effect.cost is not None:
        check_cost(effect.cost, problems)
    if effect.if_ is not None and not effect.if_.where.keys:
        problems.at(effect.if_.where.span).error("[no-change] this condition asks for nothing")
    if isinstance(effect, Table):
        _check_faces(effect, problems)
    _check_at_once(effect.inner, problems)


def check_cost(cost: Cost, problems: Problems) -> None:
    if cost.is_nothing:
        problems.at(cost.where.span).error(
            "[no-change] this costs nothing",
            "add `discard: 1`, `movement: 2`, `attacks: 1` or `itself: true`, or leave `cost` out",
        )
    for key in ("which", "zone"):
        if key in cost.where.keys and not cost.discard:
            problems.at(cost.where.of(key)).error(
                f"[no-change] `{key}` says which cards are discarded, and none are",
                "add `discard: 1`",
            )
    for one in cost.any_:
        check_cost(one, problems)


def _check_changes(effect: Effect, problems: Problems) -> None:
    """Of the keys that change something one is given, and none that excludes it."""
    ways = []
    for group in effect.changes:
        given = ((key, getattr(effect, key), neutral) for key, neutral in group.items())
        ways += [key for key, value, neutral in given if value is not None and value != neutral][:1]
    if effect.changes and not ways:
        problems.at(effect.where.span).error(
            f"[no-change] this `{effect.verb}` changes nothing", effect.unchanged
        )
    elif len(ways) > 1:
        problems.at(effect.where.key(ways[1])).error(
            f"[two-changes] `{ways[0]}` and `{ways[1]}` exclude each other", "keep one of the two"
        )


def _check_faces(table: Table, problems: Problems) -> None:
    faces = [face for span in table.value for face in range(span.low, span.high + 1)]
    missing = [str(f) for f in range(1, 7) if f not in faces]
    twice = [str(f) for f in range(1, 7) if faces.count(f) > 1]
    for found, words in ((missing, "does not say what happens on"), (twice, "names twice")):
        if found:
            problems.at(table.where.of("value")).error(
                f"[table-faces] the table {words} {', '.join(found)}",
                "name each face from 1 to 6 once, such as `1-3:` and `4+:`",
            )


def _check_at_once(effects: Iterable[Effect], problems: Problems) -> None:
    for effect in effects:
        if effect.at is not None:
            problems.at(effect.where.of("at")).error(
                "[stray-moment] this happens at once and has no `at` of its own", "remove `at`"
            )


# -- what is meant for a shot comes before it --------------------------------------------------

# Moments and windows in the middle of another attack, for which a change still counts.
_AMID = ("fire", "struck")
_AMID_WINDOWS = ("attack", "attacked", "attacking", "roll")


def check_shots(
    effects: Sequence[Effect], problems: Problems, lasts: Lasts | None = None, window: str = ""
) -> None:
    """The effects of a card, a trait or a stance; `lasts` and `window` are those of the card."""
    for (moment, _), same in groupby(effects, lambda effect: (effect.moment(), effect.whose)):
        for chain in ([one] for one in same) if moment == "use" else (list(same),):
            when = chain[0].when if moment == "use" else window if moment == "play" else ""
            if moment in _AMID or when in _AMID_WINDOWS:
                late = [e for e in _late(chain, lasts) if moment == "struck" and _is_to_hit(e)]
            else:
                late = list(_late(chain, lasts))
            for effect in late:
                problems.at(effect.where.span).error(
                    f"[never-happens] the shot is over by then: this `{effect.verb}` comes too "
                    "late for it",
                    f"put the `{effect.verb}` first, at the moment of the shot, and `shoot` in "
                    "its `then`",
                )


def _late(
    effects: Sequence[Effect], lasts: Lasts | None, shot: bool = False, more: bool = False
) -> Iterator[Effect]:
    """Those for one attack or roll that stand behind the last shot; `more` shots come afterwards."""
    for index, effect in enumerate(effects):
        later = more or any(map(_shoots, effects[index + 1 :]))
        along = later or any(map(_shoots, effect.then))
        if shot and not along and isinstance(effect, Modifier) and _is_brief(effect, lasts):
            yield effect
        if isinstance(effect, Table):
            for outcome in effect.value.values():
                yield from _late(outcome, lasts, shot, along)
        shot = shot or _shoots(effect, deep=False)
        yield from _late(effect.then, lasts, shot, later)
        shot = shot or _shoots(effect)


def _shoots(effect: Effect, deep: bool = True) -> bool:
    if isinstance(effect, Table):
        tables = (one for outcome in effect.value.values() for one in outcome)
        if any(map(_shoots, tables)):
            return True
    return isinstance(effect, Shoot) or (deep and any(map(_shoots, effect.then)))


def _is_brief(effect: Modifier, lasts: Lasts | None) -> bool:
    """Whether it is for one attack or roll; without a time, what changes dice is for one roll."""
    time = effect.lasts or lasts
    if time is None:
        return effect.is_brief
    return time.kind in ("attack", "roll")


def _is_to_hit(effect: Effect) -> bool:
    return isinstance(effect, Roll | Reroll | Adjust) and set(effect.value) == {"hit"}
