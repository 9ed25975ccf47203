"""Tracks and stances are there when something asks for them, and can be what it asks for.

A track has boxes enough for its start, its titles and all that is spent or asked for. Whatever
names a track or a stance names one of the pack or of one that it builds on; a fighter's own
abilities name what stands on the fighter's own sheet. A stance does something, can be entered,
and says how it ends in a way that comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field

from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.checks.conditions import check_quiet
from fragkit.model.effects import Condition, Cost, Counted, Effect
from fragkit.model.effects.number import FOE, QUANTITIES
from fragkit.model.effects.sheet_acts import ChangeTrack, Enter, Leave
from fragkit.model.fields import Where
from fragkit.model.fighter import Fighter, Stance, Track
from fragkit.model.pack import Library
from fragkit.model.text import all_effects
from fragkit.values import dataclass

# Words that mean something else where a track is set right at the table.
RESERVED = (
    "square", "figure", "health", "stats", "frags", "blood", "movement", "attacks", "floor", "card",
    "no-card", "ammo", "armor", "hand", "hold", "turn", "skip", "goal", "stance", "no-stance", "wins",
    "speed", "accuracy", "any",
)  # fmt: skip


Sheet = tuple[Mapping[str, Track], Mapping[str, Stance]]  # what stands on one


@dataclass(slots=True)
class Known:
    """What can be named: `tracks` and `stances` by id, and who enters and asks for stances."""

    tracks: dict[str, Track] = field(default_factory=dict)
    stances: dict[str, Stance] = field(default_factory=dict)
    entered: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    changed: set[str] = field(default_factory=set)  # tracks that something fills, empties or counts


def known_tracks_and_stances(library: Library) -> Known:
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
    """All effects of a library, with the conditions that hang on them or stand alone."""
    effects: list[Effect] = []
    for card in library.cards.values():
        effects += all_effects(card)
    for fighter in library.fighters.values():
        effects += [e for weapon in fighter.own_weapons for e in all_effects(weapon)]
        effects += [e for trait in fighter.traits for e in all_effects(trait)]
        alone = [w.if_ for w in fighter.own_weapons if w.if_ is not None]
        yield None, alone
    for trait in library.traits.values():
        effects += all_effects(trait.as_trait())
    for pack in library.packs:
        effects += [effect for rule in pack.file.rules for effect in all_effects(rule)]
    for stance in found.stances.values():
        effects += all_effects(stance)
        found.changed.update(_tracks_paid(stance.cost))
        yield None, [stance.if_] if stance.if_ is not None else []
    for track in found.tracks.values():
        effects += [*track.full, *track.empty]
    for effect in effects:
        yield effect, [effect.if_] if effect.if_ is not None else []


# -- what is defined -------------------------------------------------------------------------


def check_sheet(
    tracks: Iterable[Track], stances: Iterable[Stance], known: Known, problems: Problems
) -> None:
    """What one sheet, trait or pack brings."""
    seen: dict[str, Where] = {}
    brought: list[Track | Stance] = [*tracks, *stances]
    for made in brought:
        first = seen.setdefault(made.id, made.where)
        if first is not made.where:
            problems.at(made.where.of("id")).error(
                f"[duplicate-id] `{made.id}` is given twice",
                "each id names one thing; rename one of the two",
                also=[("first", first.of("id"))],
            )
        if made.id in RESERVED or (isinstance(made, Track) and made.id in QUANTITIES):
            problems.at(made.where.of("id")).error(
                f"[reserved-word] `{made.id}` means something else at the table",
                "choose another id, such as `" + f"{made.id}-points`",
            )
        if isinstance(made, Track):
            _check_track(made, problems)
            named = made.id in known.changed or f"{FOE}{made.id}" in known.changed
            if not named and made.start != "wins":  # games won are counted by themselves
                problems.at(made.where.of("id")).warning(
                    f"[yours-to-apply] nothing fills, empties or counts `{made.id}`: the table "
                    "keeps it by hand",
                    f"add an effect such as `track: {made.id}` with `add: 1`",
                )
        else:
            _check_stance(made, known, problems)


def _check_track(track: Track, problems: Problems) -> None:
    if isinstance(track.start, int) and track.start > track.most:
        problems.at(track.where.of("start")).error(
            f"[out-of-range] `{track.id}` begins with {track.start}, and has {track.most} boxes"
        )
    for least in track.titles or {}:
        if least > track.most:
            problems.at(track.where.of("titles")).error(
                f"[out-of-range] `{track.id}` never has {least}: it has {track.most} boxes"
            )
    if track.rematch and track.start == "wins":
        problems.at(track.where.of("rematch")).error(
            f"[no-change] `{track.id}` begins with the games won, so nothing is kept for the "
            "next one",
            "leave `rematch` out",
        )


def _check_stance(stance: Stance, known: Known, problems: Problems) -> None:
    if stance.lasts is not None and stance.lasts.kind not in Stance.LASTS:
        problems.at(stance.where.of("lasts")).error(
            f"[bad-value] a stance does not last `{stance.lasts}`",
            "write `turn`, `2 turns`, `attack`, `until-fragged` or `game`",
        )
    is_asked = stance.id in known.asked or stance.group is not None  # who enters it leaves another
    if not stance.effects and not stance.text.strip() and not is_asked:
        problems.at(stance.where.of("id")).error(
            f"[does-nothing] nothing is different while a fighter is `{stance.id}`",
            "add `effects`, or a condition `stance: " + f"{stance.id}` to something",
        )
    elif not stance.effects and stance.text.strip() and stance.id not in known.asked:
        problems.at(stance.where.of("text")).warning(
            f"[yours-to-apply] `{stance.id}` has words and no effects: the referee can't apply "
            "it, you do",
            "say it in `effects` where they can say it",
        )
    if stance.when == "never":
        for key in ("cost", "if", "per_turn"):
            if key in stance.where.keys:
                problems.at(stance.where.key(key)).error(
                    f"[no-change] nobody chooses to be `{stance.id}`: `{key}` counts for nothing",
                    "leave it out, or say `when: own-turn`",
                )
        if stance.id not in known.entered:
            problems.at(stance.where.of("when")).error(
                f"[never-happens] nothing brings it about that a fighter is `{stance.id}`",
                f"add an effect `enter: {stance.id}`, or say `when: own-turn`",
            )
    if len(set(stance.ends)) < len(stance.ends):
        problems.at(stance.where.of("ends")).warning("[said-twice] `ends` names one end twice")


# -- what is named ---------------------------------------------------------------------------


def check_named(
    effects: Iterable[Effect], owner: str, known: Known, problems: Problems,
    own: Sheet | None = None,
) -> None:  # fmt: skip
    """Tracks and stances in effects; `own` are those on the sheet that they stand on."""
    for effect in effects:
        mine = own if effect.on in ("chosen", "self") else None
        tracks = known.tracks if mine is None else mine[0]
        if isinstance(effect, ChangeTrack):
            _check_change(effect, owner, tracks, known, problems)
        if isinstance(effect, Enter) or (isinstance(effect, Leave) and effect.value != "any"):
            check_stance_id(effect.value, effect.where.of("value"), known, problems)
        if isinstance(effect, Enter) and effect.lasts and effect.lasts.kind not in Stance.LASTS:
            problems.at(effect.where.of("lasts")).error(
                f"[bad-value] a stance does not last `{effect.lasts}`",
                "write `turn`, `2 turns`, `attack`, `until-fragged` or `game`",
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
    """What tracks and stances do themselves."""
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
                check_quiet(stance.if_, f"when {stance.name} is entered", problems)


def check_cost(
    cost: Cost, owner: str, tracks: Mapping[str, Track], known: Known, problems: Problems
) -> None:
    for part in cost.any_:
        check_cost(part, owner, tracks, known, problems)
    for id, number in (cost.track or {}).items():
        track = _track(id, cost.where.of("track"), owner, tracks, known, problems)
        if track is not None and number > track.most:
            problems.at(cost.where.of("track")).error(
                f"[never-holds] nobody has {number} {track.name}: it has {track.most} boxes"
            )


def check_condition(
    condition: Condition, owner: str, tracks: Mapping[str, Track], known: Known, problems: Problems
) -> None:
    for what, bounds in (condition.count or {}).items():
        track = tracks.get(what.removeprefix(FOE), known.tracks.get(what.removeprefix(FOE)))
        if track is None:
            continue  # something else that is counted
        if not what.startswith(FOE) and what not in tracks:
            _track(what, condition.where.of("count"), owner, tracks, known, problems)
        elif (bounds.low or 0) > track.most:
            problems.at(condition.where.of("count")).error(
                f"[never-holds] nobody has {bounds.low} {track.name}: it has {track.most} boxes"
            )
        elif not bounds.low and (bounds.high is None or bounds.high >= track.most):
            problems.at(condition.where.of("count")).error(
                f"[no-change] {track.name} has {track.most} boxes, so that is always so"
            )
    for inner in condition.inner:
        check_condition(inner, owner, tracks, known, problems)
    for key, ids in (("stance", condition.stance), ("foe_stance", condition.foe_stance)):
        for index, id in enumerate(ids):
            check_stance_id(id, condition.where.item(key, index), known, problems)


def check_stance_id(id: str, place: Span, known: Known, problems: Problems) -> None:
    if id not in known.stances:
        problems.at(place).error(
            f"[unknown-stance] there is no stance `{id}`",
            did_you_mean(id, known.stances)
            or "stances stand in `stances:` of a fighter, a trait or a pack",
        )


def _track(
    id: str, place: Span, owner: str, tracks: Mapping[str, Track], known: Known, problems: Problems
) -> Track | None:
    if id in tracks:
        return tracks[id]
    if id in known.tracks:
        problems.at(place).error(
            f"[unknown-track] `{id}` is not on the sheet of `{owner}`",
            "add it to `tracks:` of the fighter or of the trait",
        )
    else:
        problems.at(place).error(
            f"[unknown-track] there is no track `{id}`",
            did_you_mean(id, known.tracks)
            or "tracks stand in `tracks:` of a fighter, a trait or a pack",
        )
    return None


def _check_change(
    effect: ChangeTrack, owner: str, tracks: Mapping[str, Track], known: Known, problems: Problems
) -> None:
    track = _track(effect.value, effect.where.of("value"), owner, tracks, known, problems)
    if track is not None and isinstance(effect.set, int) and effect.set > track.most:
        problems.at(effect.where.of("set")).error(
            f"[out-of-range] `{track.id}` has {track.most} boxes only"
        )


def on_sheet(fighter: Fighter, library: Library) -> Sheet:
    """What stands on a fighter's sheet, with what packs put on every sheet."""
    return (
        {**library.tracks, **fighter.all_tracks},
        {**library.stances, **fighter.all_stances},
    )
