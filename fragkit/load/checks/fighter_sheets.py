"""A fighter's sheet: stats that add up, and tracks and stances that exist.

A new fighter has stats from 1 to 4 that add up to its points (`fighter.points`, `.min`, `.max`).

A track has enough boxes for its start, its titles, and every cost and condition. Content names only
tracks and stances of its pack or of a pack that it extends. A fighter's own abilities name those on
the fighter's own sheet. A stance has an effect and can be entered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.language.sentences import Sentence, plural, say
from fragkit.load.checks.conditions import check_quiet, with_inner
from fragkit.load.checks.idle_keys import report_idle
from fragkit.load.checks.owned_effect import of_fighter
from fragkit.load.checks.senseless import check_entering
from fragkit.model.effects import Condition, Cost, Counted, Effect
from fragkit.model.effects.acts import ChangeTrack, Enter, Leave
from fragkit.model.effects.modifiers import Limit
from fragkit.model.effects.number import FOE, QUANTITIES
from fragkit.model.fields import Where
from fragkit.model.fighter import Fighter, Role, Stance, Track, legal_splits, split_problem
from fragkit.model.pack import Library
from fragkit.model.text import all_effects
from fragkit.model.word_values import Stats
from fragkit.values import dataclass

# Words with another meaning after `override` at the table.
RESERVED = (
    "square", "figure", "health", "stats", "frags", "blood", "movement", "attacks", "floor", "card",
    "no-card", "ammo", "armor", "hand", "hold", "turn", "skip", "goal", "stance", "no-stance", "wins",
    "speed", "accuracy", "fighter", "any",
)  # fmt: skip


Sheet = tuple[Mapping[str, Track], Mapping[str, Stance]]  # the tracks and stances of one sheet


@dataclass(slots=True)
class Known:
    """The `tracks` and `stances` that can be named, and those that are used."""

    tracks: dict[str, Track] = field(default_factory=dict)
    stances: dict[str, Stance] = field(default_factory=dict)
    entered: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    changed: set[str] = field(default_factory=set)  # tracks that an effect fills, empties or counts


def known_fighter_sheets(library: Library) -> Known:
    found = Known(library.tracks, library.stances)
    for trait in library.traits.values():
        found.tracks.update({track.id: track for track in trait.tracks})
        found.stances.update({stance.id: stance for stance in trait.stances})
    for fighter in library.fighters.values():
        found.tracks.update(fighter.all_tracks)
        found.stances.update(fighter.all_stances)
    for effect, conditions in _everything(library, found):
        if isinstance(effect, Enter):
            found.entered.add(effect.value)
        found.changed.update(_tracks_named(effect) if effect is not None else ())
        for condition in conditions:
            found.asked.update(_stances_asked(condition))
            found.changed.update(condition.quantities())
    return found


def _tracks_named(effect: Effect) -> Iterator[str]:
    if isinstance(effect, ChangeTrack):
        yield effect.value
    numbers = (getattr(effect, name) for name in effect.amounts)
    yield from (number.of for number in numbers if isinstance(number, Counted))
    yield from _tracks_paid(effect.cost)


def _tracks_paid(cost: Cost | None) -> Iterator[str]:
    if cost is not None:
        yield from cost.track or ()
        for part in cost.any_:
            yield from _tracks_paid(part)


def _stances_asked(condition: Condition) -> Iterator[str]:
    yield from (*condition.stance, *condition.foe_stance)
    for inner in condition.inner:
        yield from _stances_asked(inner)


def _everything(library: Library, found: Known) -> Iterator[tuple[Effect | None, list[Condition]]]:
    """Yield all effects of a library with their conditions, and None with the conditions that
    belong to no effect."""
    effects: list[Effect] = []
    for card in library.cards.values():
        effects += all_effects(card)
        found.changed.update(_tracks_paid(card.cost))
        yield None, [mode.if_ for mode in card.modes if mode.if_ is not None]
    for fighter in library.fighters.values():
        effects += [e for weapon in fighter.own_weapons for e in all_effects(weapon)]
        effects += [e for trait in fighter.traits for e in all_effects(trait)]
        asked = [w.if_ for w in fighter.own_weapons]
        asked += [mode.if_ for w in fighter.own_weapons for mode in w.modes]
        yield None, [one for one in asked if one is not None]
    for trait in library.traits.values():
        effects += all_effects(trait.as_trait())
    for pack in library.packs:
        effects += [effect for rule in pack.file.rules for effect in all_effects(rule)]
        effects += [effect for counter in pack.own_counters for effect in all_effects(counter)]
    for stance in found.stances.values():
        effects += all_effects(stance)
        found.changed.update(_tracks_paid(stance.cost))
        yield None, [stance.if_] if stance.if_ is not None else []
    for track in found.tracks.values():
        effects += [*track.full, *track.empty]
    for effect in effects:
        yield effect, [effect.if_] if effect.if_ is not None else []


# -- definitions -----------------------------------------------------------------------------


def check_sheet(
    tracks: Iterable[Track], stances: Iterable[Stance], known: Known, problems: Problems
) -> None:
    """Check the tracks and stances of one sheet, trait or pack."""
    seen: dict[str, Where] = {}
    brought: list[Track | Stance] = [*tracks, *stances]
    for made in brought:
        first = seen.setdefault(made.id, made.where)
        if first is not made.where:
            problems.at(made.where.of("id")).error(
                "[duplicate-id] the id `{id}` is used twice",
                "rename one of the two",
                id=made.id,
                also=[("first", first.of("id"))],
            )
        if made.id in RESERVED or (isinstance(made, Track) and made.id in QUANTITIES):
            problems.at(made.where.of("id")).error(
                "[reserved-word] `{id}` already means something else at the table",
                "choose another id, such as `{id}-points`",
                id=made.id,
            )
        if isinstance(made, Track):
            _check_track(made, problems)
            named = made.id in known.changed or f"{FOE}{made.id}" in known.changed
            if not named and made.start != "wins":  # games won are counted automatically
                problems.at(made.where.of("id")).warning(
                    "[yours-to-apply] no effect uses `{id}`, so players must track it by hand",
                    "add an effect such as `track: {id}` with `add: 1`",
                    id=made.id,
                )
        else:
            _check_stance(made, known, problems)


def _boxes(track: Track) -> Sentence:
    return plural("{n} box", "{n} boxes", n=track.most)


def _check_track(track: Track, problems: Problems) -> None:
    if isinstance(track.start, int) and track.start > track.most:
        problems.at(track.where.of("start")).error(
            "[out-of-range] `{id}` starts at {number}, but it has only {boxes}",
            "write a number up to {most}",
            id=track.id,
            number=track.start,
            boxes=_boxes(track),
            most=track.most,
        )
    for least in track.titles or {}:
        if least > track.most:
            problems.at(track.where.of("titles")).error(
                "[out-of-range] `{id}` never reaches {number}: it has only {boxes}",
                "write numbers up to {most}",
                id=track.id,
                number=least,
                boxes=_boxes(track),
                most=track.most,
            )
    if track.rematch and track.start == "wins":
        problems.at(track.where.of("rematch")).error(
            "[no-change] `rematch` has no effect: `{id}` starts with the games won",
            "delete `rematch`",
            id=track.id,
        )


def _check_stance(stance: Stance, known: Known, problems: Problems) -> None:
    if stance.lasts is not None and stance.lasts.kind not in Stance.LASTS:
        problems.at(stance.where.of("lasts")).error(
            "[bad-value] a stance can't last `{value}`",
            "choose `turn`, `2 turns`, `attack`, `until-fragged` or `game`",
            value=stance.lasts,
        )
    is_asked = (
        stance.id in known.asked or stance.group is not None
    )  # entering it leaves another one
    if not stance.effects and not stance.text.strip() and not is_asked:
        problems.at(stance.where.of("id")).error(
            "[does-nothing] the stance `{id}` does nothing",
            "add `effects`, or use it in a condition: `stance: {id}`",
            id=stance.id,
        )
    elif not stance.effects and stance.text.strip() and stance.id not in known.asked:
        problems.at(stance.where.of("text")).warning(
            "[yours-to-apply] `{id}` has a text but no effects, so the referee can't apply it",
            "add `effects`, or apply the text yourselves at the table",
            id=stance.id,
        )
    check_entering(stance.if_, stance.when, problems)
    if stance.when == "never":
        for key in ("cost", "if", "per_turn"):
            if key in stance.where.keys:
                problems.at(stance.where.key(key)).error(
                    "[no-change] `{key}` has no effect: nobody chooses to enter `{id}`",
                    "delete `{key}`, or write `when: own-turn`",
                    key=key,
                    id=stance.id,
                )
        if stance.id not in known.entered:
            problems.at(stance.where.of("when")).error(
                "[never-happens] nothing lets a fighter enter `{id}`",
                "add an effect `enter: {id}`, or write `when: own-turn`",
                id=stance.id,
            )
    if len(set(stance.ends)) < len(stance.ends):
        problems.at(stance.where.of("ends")).warning(
            "[said-twice] `ends` lists the same word twice", "delete one of the two"
        )


# -- uses ------------------------------------------------------------------------------------


def check_named(
    effects: Iterable[Effect], owner: str, known: Known, problems: Problems,
    own: Sheet | None = None,
) -> None:  # fmt: skip
    """Check tracks and stances in effects. `own` are those on the same sheet."""
    for effect in effects:
        mine = own if effect.on in ("chosen", "self") else None
        tracks = known.tracks if mine is None else mine[0]
        if isinstance(effect, ChangeTrack):
            _check_change(effect, owner, tracks, known, problems)
        if isinstance(effect, Enter) or (isinstance(effect, Leave) and effect.value != "any"):
            check_stance_id(effect.value, effect.where.of("value"), known, problems)
        if isinstance(effect, Enter) and effect.lasts and effect.lasts.kind not in Stance.LASTS:
            problems.at(effect.where.of("lasts")).error(
                "[bad-value] a stance can't last `{value}`",
                "choose `turn`, `2 turns`, `attack`, `until-fragged` or `game`",
                value=effect.lasts,
            )
        if effect.cost is not None:
            check_cost(effect.cost, owner, own[0] if own else known.tracks, known, problems)
        for name in effect.amounts:
            number = getattr(effect, name)
            if own and isinstance(number, Counted) and number.of in known.tracks:
                _track(number.of, effect.where.of(name), owner, own[0], known, problems)
        if effect.if_ is not None:
            check_condition(effect.if_, owner, own[0] if own else known.tracks, known, problems)


def check_inside(
    tracks: Iterable[Track], stances: Iterable[Stance], owner: str, known: Known,
    problems: Problems, own: Sheet | None = None,
) -> None:  # fmt: skip
    """Check tracks and stances that are named inside other tracks and stances."""
    tracks_there = own[0] if own else known.tracks
    for track in tracks:
        check_named((*track.full, *track.empty), owner, known, problems, own)
    for stance in stances:
        check_named(all_effects(stance), owner, known, problems, own)
        if stance.cost is not None:
            check_cost(stance.cost, owner, tracks_there, known, problems)
        if stance.if_ is not None:
            check_condition(stance.if_, owner, tracks_there, known, problems)
            if stance.when not in ("attacking", "attacked", "attack"):
                when = say("when a fighter enters {stance}", stance=stance.name)
                for one in with_inner(stance.if_):
                    check_quiet(one, when, problems)


def check_cost(
    cost: Cost, owner: str, tracks: Mapping[str, Track], known: Known, problems: Problems
) -> None:
    for part in cost.any_:
        check_cost(part, owner, tracks, known, problems)
    for id, number in (cost.track or {}).items():
        track = _track(id, cost.where.of("track"), owner, tracks, known, problems)
        if track is not None and number > track.most:
            problems.at(cost.where.of("track")).error(
                "[never-holds] nobody can pay {number} {track}: the track has only {boxes}",
                "write a number up to {most}",
                number=number,
                track=track.name,
                boxes=_boxes(track),
                most=track.most,
            )


def check_condition(
    condition: Condition, owner: str, tracks: Mapping[str, Track], known: Known, problems: Problems
) -> None:
    for what, bounds in (condition.count or {}).items():
        track = tracks.get(what.removeprefix(FOE), known.tracks.get(what.removeprefix(FOE)))
        if track is None:
            continue  # it is not a track that is counted
        if not what.startswith(FOE) and what not in tracks:
            _track(what, condition.where.of("count"), owner, tracks, known, problems)
        elif (bounds.low or 0) > track.most:
            problems.at(condition.where.of("count")).error(
                "[never-holds] nobody can have {number} {track}: the track has only {boxes}",
                "write a number up to {most}",
                number=bounds.low,
                track=track.name,
                boxes=_boxes(track),
                most=track.most,
            )
        elif not bounds.low and (bounds.high is None or bounds.high >= track.most):
            problems.at(condition.where.of("count")).error(
                "[no-change] this is always true: {track} has only {boxes}",
                "ask for 1 or more, or for fewer than {most}",
                track=track.name,
                boxes=_boxes(track),
                most=track.most,
            )
    for inner in condition.inner:
        check_condition(inner, owner, tracks, known, problems)
    for key, ids in (("stance", condition.stance), ("foe_stance", condition.foe_stance)):
        for index, id in enumerate(ids):
            check_stance_id(id, condition.where.item(key, index), known, problems)


def check_stance_id(id: str, place: Span, known: Known, problems: Problems) -> None:
    if id not in known.stances:
        problems.at(place).error(
            "[unknown-stance] there is no stance `{id}`",
            did_you_mean(id, known.stances)
            or "add it below `stances:` of a fighter, a trait or a pack",
            id=id,
        )


def _track(
    id: str, place: Span, owner: str, tracks: Mapping[str, Track], known: Known, problems: Problems
) -> Track | None:
    if id in tracks:
        return tracks[id]
    if id in known.tracks:
        problems.at(place).error(
            "[unknown-track] `{owner}` has no track `{id}` on its sheet",
            "add it below `tracks:` of the fighter or the trait",
            owner=owner,
            id=id,
        )
    else:
        problems.at(place).error(
            "[unknown-track] there is no track `{id}`",
            did_you_mean(id, known.tracks)
            or "add it below `tracks:` of a fighter, a trait or a pack",
            id=id,
        )
    return None


def _check_change(
    effect: ChangeTrack, owner: str, tracks: Mapping[str, Track], known: Known, problems: Problems
) -> None:
    track = _track(effect.value, effect.where.of("value"), owner, tracks, known, problems)
    if track is not None and isinstance(effect.set, int) and effect.set > track.most:
        problems.at(effect.where.of("set")).error(
            "[out-of-range] `{id}` has only {boxes}",
            "set it to {most} or less",
            id=track.id,
            boxes=_boxes(track),
            most=track.most,
        )


def on_sheet(fighter: Fighter, library: Library) -> Sheet:
    """Return the tracks and stances on a fighter's sheet, with those on every sheet."""
    return (
        {**library.tracks, **fighter.all_tracks},
        {**library.stances, **fighter.all_stances},
    )


def check_stats(fighter: Fighter, problems: Problems) -> None:
    if fighter.role is not None:
        _check_role(fighter, fighter.role, problems)
        return
    if not legal_splits(fighter.points):
        problems.at(fighter.where.of("points")).error(
            "[illegal-stats] {points} points can't be split into three stats from 1 to 4",
            "choose from 3 to 12 points",
            points=fighter.points,
        )
    elif fighter.stats != "free" and (reason := split_problem(fighter.stats, fighter.points)):
        problems.at(fighter.where.of("stats")).error(
            "[illegal-stats] {reason}",
            "write three stats from 1 to 4 that add up to {points}, change `points`, or "
            "let the player choose with `stats: free`",
            reason=reason,
            points=fighter.points,
        )


def _check_role(fighter: Fighter, role: Role, problems: Problems) -> None:
    """Check a boss or a minion, which may have any stats with at least 1 Health."""
    if fighter.stats == "free":
        problems.at(fighter.where.of("stats")).error(
            "[illegal-stats] a {kind} needs fixed stats",
            "write Health/Speed/Accuracy, such as `9/2/3`",
            kind=role.kind,
        )
    elif fighter.stats.health < 1 or max(_all(fighter.stats)) > Role.STAT_MOST:
        problems.at(fighter.where.of("stats")).error(
            "[illegal-stats] a {kind} needs at least 1 Health and no stat above {most}",
            "write Health/Speed/Accuracy, such as `9/2/3`",
            kind=role.kind,
            most=Role.STAT_MOST,
        )
    if "points" in fighter.where.keys:
        problems.at(fighter.where.key("points")).error(
            "[no-change] `points` has no effect: a {kind} may have any stats",
            "delete `points`",
            kind=role.kind,
        )
    if role.kind == "boss" and "most" in role.where.keys:
        problems.at(role.where.key("most")).error(
            "[no-change] `most` has no effect on a boss: it limits minions", "delete `most`"
        )
    for owned in of_fighter(fighter) if not role.hand else ():
        effect = owned.effect
        if isinstance(effect, Limit) and effect.value == "hand" and effect.on in ("self", "chosen"):
            report_idle(
                effect, "value", say("this {kind} holds no cards", kind=role.kind), problems,
                say("add `hand: true` below `role`, or delete it"),
            )  # fmt: skip
    if role.returns and not role.turn:
        problems.at(role.where.of("returns")).error(
            "[never-happens] `returns` has no effect: this fighter has no turns to return on",
            "delete `returns`, or write `turn: true`",
        )


def _all(stats: Stats) -> tuple[int, int, int]:
    return stats.health, stats.speed, stats.accuracy
