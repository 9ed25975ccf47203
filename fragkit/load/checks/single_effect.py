"""An effect changes something, is not repeated, and has a moment and a duration.

A change needs a number (`stat: speed` alone does nothing) and exactly one way to apply it. A
special or a hex that stays in effect, or waits for a moment, needs `lasts`. An act of a trait needs
a moment, `at`. A die table lists every face once, and its results happen at once, without `at`.

`shoot` is a whole attack. The attack is over before its `then`, or the next effect of that moment,
happens. So a change that lasts for an attack or a roll comes first, with `shoot` in its `then`.

Rolled dice change when the owner decides, or automatically. Without `must`, the owner decides: the
effect belongs to a card or trait in play, or it has `at: use`. An effect that begins at another
moment, depends on a die or follows from another effect can't be used by anyone; with `must: true`,
it changes the dice automatically.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from fragkit.diagnostics import Problems
from fragkit.language.sentences import Sentence, say
from fragkit.load.checks.idle_keys import report_idle
from fragkit.load.checks.owned_effect import Owned
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
                "[no-change] `{id}` is not in play yet when its cost is paid",
                "move `cost: {itself: true}` to an effect with `at: use`",
                id=card.id,
            )
    check_twice(card.effects, card.id, problems)
    if not card.is_weapon:
        check_shots(card.effects, problems, card.lasts, card.window)
    acts_at_once = all(isinstance(e, Act) and e.moment() == "play" for e in all_effects(card))
    if card.lasts is not None and card.effects and not card.is_weapon and acts_at_once:
        problems.at(card.where.of("lasts")).warning(
            "[lasts-for-nothing] `{id}` does everything at once, so `lasts` has no effect",
            "delete `lasts`, or give an effect a moment with `at`",
            id=card.id,
        )
    for effect in all_effects(card):
        check(effect, problems)
    _check_at_once(card.malfunction, problems)
    _check_shown(all_effects(card), card.cost is not None and card.cost.shows_cards, problems)
    if card.deck == "gadget" and card.lasts is None:
        for effect in card.effects:
            _check_lasting(effect, card.id, problems)
            _check_inside(effect, card.id, problems)
    if card.deck in ("weapon", "gadget") or card.lasts is not None:
        return
    for effect in all_effects(card):
        waits = isinstance(effect, Act) and effect.moment() != "play"
        if waits or (isinstance(effect, Modifier) and effect.lasts is None):
            problems.at(effect.where.span).error(
                "[no-duration] `{verb}` on `{id}` has no duration",
                "add `lasts: turn`, `attack`, `2 turns` or `game` to the card or the effect",
                verb=effect.verb,
                id=card.id,
            )


def check_fighter(fighter: Fighter, problems: Problems) -> None:
    for weapon in fighter.own_weapons:
        for effect in all_effects(weapon):
            check(effect, problems)
    check_sheet(fighter.tracks, fighter.stances, fighter.id, problems)
    for trait in fighter.traits:
        check_trait(trait, fighter.id, problems)


def check_trait(trait: Trait, id: str, problems: Problems) -> None:
    """Check a trait on a sheet, or a pack's rule, which is a trait that every fighter has."""
    check_sheet(trait.tracks, trait.stances, id, problems)
    for effect in all_effects(trait):
        check(effect, problems)
    check_twice(trait.effects, id, problems)
    check_shots(trait.effects, problems)
    for effect in trait.effects:
        _check_lasting(effect, id, problems, is_trait=True)
        _check_inside(effect, id, problems)
    _check_shown(all_effects(trait), False, problems)
    for effect in trait.effects:
        if isinstance(effect, Act) and effect.at in (None, "play"):
            problems.at(effect.where.span).error(
                "[no-moment] `{verb}` on `{id}` has no moment",
                "add `at: turn-start`, `respawn`, `frag` or `use`",
                verb=effect.verb,
                id=id,
            )


def check_sheet(
    tracks: Iterable[Track], stances: Iterable[Stance], id: str, problems: Problems
) -> None:
    """Check the effects of stances, and of tracks when they are full or empty."""
    for stance in stances:
        if stance.cost is not None:
            check_cost(stance.cost, problems)
        if stance.if_ is not None and not stance.if_.where.keys:
            problems.at(stance.if_.where.span).error(
                "[no-change] this condition is empty",
                "add a condition such as `range: 1-2`, or delete it",
            )
        check_twice(stance.effects, id, problems)
        check_shots(stance.effects, problems)
        for effect in all_effects(stance):
            check(effect, problems)
        for effect in stance.effects:
            _check_lasting(effect, id, problems)
            _check_inside(effect, id, problems)
            is_kept = stance.lasts is not None and stance.lasts.kind == "game"
            if effect.at == "respawn" and effect.whose == "own" and not is_kept:
                problems.at(effect.where.of("at")).error(
                    "[never-happens] a stance ends when its fighter is fragged",
                    "write `lasts: game` on the stance, or `at: expire`",
                )
    for track in tracks:
        for effect in all_effects(track):
            check(effect, problems)
        for effect in (*track.full, *track.empty):
            if not isinstance(effect, Modifier):
                continue
            if effect.lasts is None:
                problems.at(effect.where.span).error(
                    "[no-duration] `{verb}` on `{id}` has no duration",
                    "add `lasts: turn`, `2 turns`, `until-fragged` or `game`",
                    verb=effect.verb,
                    id=track.id,
                )
            elif effect.lasts.kind in ("roll", "attack"):
                problems.at(effect.where.of("lasts")).error(
                    "[no-change] the track may be filled or emptied when this {time} is over",
                    "write `lasts: turn`",
                    time=say("roll") if effect.lasts.kind == "roll" else say("attack"),
                )
        _check_at_once((*track.full, *track.empty), problems)


def _check_shown(effects: Iterable[Effect], paid: bool, problems: Problems) -> None:
    """Check that a card is paid or turned up before an effect asks for its suit or value."""
    for effect in effects:
        paid = paid or (effect.cost is not None and effect.cost.shows_cards)
        paid = paid or isinstance(effect, TurnUp)
        if effect.if_ is not None and effect.if_.asks_for_face and not paid:
            problems.at(effect.where.of("if")).error(
                "[no-card-shown] `{verb}` asks for a card's suit or value, but no card is shown",
                "add `cost: {discard: 1}`, or put `turn-up: any` before it",
                verb=effect.verb,
            )


def check_twice(effects: tuple[Effect, ...], id: str, problems: Problems) -> None:
    """Warn of two equal effects, because one is usually left over from copying."""
    for index, effect in enumerate(effects):
        if effect in effects[:index]:
            problems.at(effect.where.span).warning(
                "[said-twice] `{id}` has the same `{verb}` twice",
                "delete one, unless both should count",
                id=id,
                verb=effect.verb,
            )


def _check_lasting(effect: Effect, id: str, problems: Problems, is_trait: bool = False) -> None:
    """Check an effect that lasts as long as its gadget or fighter. It has no chance, cost or later
    start."""
    if not isinstance(effect, Modifier):
        return
    if effect.at in (None, "play"):
        keys: list[tuple[str, object]] = [
            ("chance", effect.chance),
            ("may", effect.may or None),
            ("cost", effect.cost),
            ("per_turn", effect.per_turn),
        ]
        keys.append(("then", effect.then or None))
        if is_trait:
            keys.append(("lasts", effect.lasts))
        for key, value in keys:
            if value is not None:
                problems.at(effect.where.of(key)).error(
                    "[no-moment] `{verb}` on `{id}` is always in effect, so `{key}` needs a moment",
                    "add `at: use`, `turn-start` or `hit`",
                    verb=effect.verb,
                    id=id,
                    key=key,
                )
    elif effect.at != "use" and effect.lasts is None and not effect.is_brief:
        problems.at(effect.where.span).error(
            "[no-duration] `{verb}` on `{id}` has a moment but no duration",
            "add `lasts: turn`, `attack`, `2 turns`, `until-fragged` or `game`",
            verb=effect.verb,
            id=id,
        )


def _check_inside(effect: Effect, id: str, problems: Problems) -> None:
    """Check that a change inside another effect has a duration."""
    for inner in effect.inner:
        if isinstance(inner, Modifier) and inner.lasts is None and not inner.is_brief:
            problems.at(inner.where.span).error(
                "[no-duration] `{verb}` on `{id}` has no duration",
                "add `lasts: turn`, `attack`, `2 turns`, `until-fragged` or `game`",
                verb=inner.verb,
                id=id,
            )
        _check_inside(inner, id, problems)


def check(effect: Effect, problems: Problems) -> None:
    """Check one effect by itself."""
    _check_changes(effect, problems)
    for mistake in effect.mistakes:
        if found := mistake.when(effect):
            place = effect.where.of(mistake.key) if mistake.key else effect.where.span
            problems.at(place).error(mistake.text, mistake.help, value=found)
    if effect.cost is not None:
        check_cost(effect.cost, problems)
    if effect.if_ is not None and not effect.if_.where.keys:
        problems.at(effect.if_.where.span).error(
            "[no-change] this condition is empty",
            "add a condition such as `range: 1-2`, or delete it",
        )
    if isinstance(effect, Table):
        _check_faces(effect, problems)
    _check_at_once(effect.inner, problems)


def check_cost(cost: Cost, problems: Problems) -> None:
    if cost.is_nothing:
        problems.at(cost.where.span).error(
            "[no-change] this cost is empty",
            "add `discard: 1`, `movement: 2`, `attacks: 1` or `itself: true`, or delete `cost`",
        )
    for key in ("which", "zone"):
        if key in cost.where.keys and not cost.discard and not (key == "which" and cost.ammo):
            problems.at(cost.where.of(key)).error(
                "[no-change] `{key}` has no effect: this cost discards no cards",
                "add `discard: 1`",
                key=key,
            )
    if cost.which and cost.discard and cost.ammo:
        problems.at(cost.where.of("which")).error(
            "[no-change] `which` can't be for the cards and for the ammo of one cost",
            "move one of the two to an effect of its own",
        )
    for one in cost.any_:
        check_cost(one, problems)


def _check_changes(effect: Effect, problems: Problems) -> None:
    """Check that the effect changes something in exactly one way."""
    ways = []
    for group in effect.changes:
        given = ((key, getattr(effect, key), neutral) for key, neutral in group.items())
        ways += [key for key, value, neutral in given if value is not None and value != neutral][:1]
    if effect.changes and not ways:
        problems.at(effect.where.span).error(
            "[no-change] this `{verb}` changes nothing", effect.unchanged, verb=effect.verb
        )
    elif len(ways) > 1:
        problems.at(effect.where.key(ways[1])).error(
            "[two-changes] `{key}` and `{other}` can't be combined",
            "delete one of the two",
            key=ways[0],
            other=ways[1],
        )


def _check_faces(table: Table, problems: Problems) -> None:
    faces = [face for span in table.value for face in range(span.low, span.high + 1)]
    missing = [str(f) for f in range(1, 7) if f not in faces]
    twice = [str(f) for f in range(1, 7) if faces.count(f) > 1]
    help = "list each face from 1 to 6 once, such as `1-3:` and `4+:`"
    here = problems.at(table.where.of("value"))
    if missing:
        here.error("[table-faces] the table has no entry for {faces:and}", help, faces=missing)
    if twice:
        here.error("[table-faces] the table lists {faces:and} twice", help, faces=twice)


def _check_at_once(effects: Iterable[Effect], problems: Problems) -> None:
    for effect in effects:
        if effect.at is not None:
            problems.at(effect.where.of("at")).error(
                "[stray-moment] an effect inside another happens at once, so it can't have `at`",
                "delete `at`",
            )


# -- changes to a shot come before it ------------------------------------------------------------

# Moments and windows in the middle of another attack, which a change can still affect.
_AMID = ("fire", "struck")
_AMID_WINDOWS = ("attack", "attacked", "attacking", "roll")


def check_shots(
    effects: Sequence[Effect], problems: Problems, lasts: Lasts | None = None, window: str = ""
) -> None:
    """Check the effects of a card, a trait or a stance. `lasts` and `window` are those of the card."""
    for (moment, _), same in groupby(effects, lambda effect: (effect.moment(), effect.whose)):
        for chain in ([one] for one in same) if moment == "use" else (list(same),):
            when = chain[0].when if moment == "use" else window if moment == "play" else ""
            if moment in _AMID or when in _AMID_WINDOWS:
                late = [e for e in _late(chain, lasts) if moment == "struck" and _is_to_hit(e)]
            else:
                late = list(_late(chain, lasts))
            for effect in late:
                problems.at(effect.where.span).error(
                    "[never-happens] this `{verb}` comes too late: the shot is over",
                    "put `{verb}` first and move `shoot` into its `then`",
                    verb=effect.verb,
                )


def _late(
    effects: Sequence[Effect], lasts: Lasts | None, shot: bool = False, more: bool = False
) -> Iterator[Effect]:
    """Yield changes to one attack or roll that come after the last shot. With `more`, another shot
    may follow."""
    last = max((index for index, effect in enumerate(effects) if _shoots(effect)), default=-1)
    for index, effect in enumerate(effects):
        later = more or index < last
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
    """Return whether the effect lasts for one attack or roll."""
    time = effect.lasts or lasts
    if time is None:
        return effect.is_brief
    return time.kind in ("attack", "roll")


def _is_to_hit(effect: Effect) -> bool:
    return isinstance(effect, Roll | Reroll | Adjust) and set(effect.value) == {"hit"}


def check_dice(owned: Owned, problems: Problems) -> None:
    effect = owned.effect
    if not isinstance(effect, Reroll | Adjust):
        return
    _check_miss(owned, effect, problems)
    if effect.must:
        _check_must(owned, effect, problems)
    elif owned.within is not None or owned.kind == "track":
        _report_unusable(effect, "value", say("it follows from another effect"), problems)
    elif owned.moment not in ("play", "use") and not (owned.is_weapon and owned.moment == "fire"):
        reason = say("it begins at `{moment}`", moment=owned.moment)
        _report_unusable(effect, "at", reason, problems)
    else:
        _check_claim(owned, effect, problems)


def _check_miss(owned: Owned, effect: Reroll | Adjust, problems: Problems) -> None:
    if owned.moment == "miss" and "hit" in effect.value and not effect.lasts:
        problems.at(effect.where.of("at")).error(
            "[never-happens] at `miss` the to-hit roll is already over",
            "write `at: use` to change dice after a miss, or add `lasts: turn` and `must: "
            "true` for later rolls",
        )


def _check_must(owned: Owned, effect: Reroll | Adjust, problems: Problems) -> None:
    card = owned.card
    if owned.moment == "use" or (card is not None and card.window == "roll"):
        report_idle(effect, "must", say("the owner decides when to use it"), problems)


def _check_claim(owned: Owned, effect: Reroll | Adjust, problems: Problems) -> None:
    """Check the keys of an effect that the owner uses after a roll."""
    used = owned.moment == "use"
    keys = ["chance", "then"] if used else ["chance", "then", "cost", "per_turn"]
    for key in keys:
        if key in effect.where.keys:
            help = "write `at: use` for a `cost` or `per_turn`, or `must: true` to automate it"
            reason = say("the dice change as soon as it is used")
            report_idle(effect, key, reason, problems, help)
    if used and effect.when is not None:
        report_idle(effect, "when", say("it is used right after a roll anyway"), problems)
    timed = effect.lasts is not None and (owned.card is None or effect.lasts != owned.card.lasts)
    if timed and used:
        report_idle(effect, "lasts", say("the dice change at once"), problems)
    elif timed and not owned.is_weapon:
        _report_unusable(effect, "lasts", say("it outlasts its card"), problems)
    elif timed and effect.lasts is not None and effect.lasts.kind not in ("attack", "roll"):
        _report_unusable(effect, "lasts", say("it outlasts the attack"), problems)


def _report_unusable(
    effect: Reroll | Adjust, key: str, reason: Sentence, problems: Problems
) -> None:
    problems.at(effect.where.of(key)).error(
        "[never-happens] nobody can use this `{verb}`: {reason}",
        "add `must: true` to change the dice automatically, write `at: use`, or move "
        "it to a card or a stance with `lasts`",
        verb=effect.verb,
        reason=reason,
    )
