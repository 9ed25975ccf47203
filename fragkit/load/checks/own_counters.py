"""A pack's own counter has a name of its own, and each of its moments can happen.

Its moments are `enter`, `leave`, `pass` (a jump over it), `struck` (a shot or a blast hits it), `take`,
and those of a fighter who stands there. Nobody stands on a solid one. A card that places a solid one
needs a free square, and only mines and napalm have `damage`.
"""

from __future__ import annotations

from fragkit.diagnostics import Problems, code_words
from fragkit.load.checks.owned_effect import Owned
from fragkit.model.effects.acts import Place
from fragkit.model.effects.condition import known_places
from fragkit.model.pack import Library, OwnCounter, Pack, printed_counters

_NEVER = frozenset(["setup", "expire", "respawn"])


def check(pack: Pack, known: Library, problems: Problems) -> None:
    below = [c.id for p in known.packs if p.id != pack.id for c in p.own_counters]
    taken = {*known_places(), *printed_counters(), "pile", "card", "nothing", *below, *known.decks}
    signs: dict[str, OwnCounter] = {}
    for counter in pack.own_counters:
        if counter.id in taken:
            problems.at(counter.where.of("id")).error(
                "[duplicate-id] `{id}` already means something else on a map",
                "choose another id",
                id=counter.id,
            )
        taken.add(counter.id)
        first = signs.setdefault(counter.mark, counter)
        if first is not counter:
            problems.at(counter.where.of("sign" if counter.sign else "name")).warning(
                "[duplicate-sign] `{id}` and `{other}` look alike: both are `{sign}` on the map",
                "give one of them another `sign`",
                id=counter.id,
                other=first.id,
                sign=counter.mark,
            )
        _check_keys(counter, problems)
        _check_moments(counter, problems)


def _check_keys(counter: OwnCounter, problems: Problems) -> None:
    for key in ("trait", "with", "tracks", "stances"):
        if key in counter.where.keys:
            problems.at(counter.where.key(key)).error(
                "[no-change] `{key}` has no effect: a counter has no sheet",
                "write what it does below `effects`",
                key=key,
            )
    if counter.lasts is not None and counter.lasts.kind not in counter.LASTS:
        problems.at(counter.where.of("lasts")).error(
            "[bad-value] a counter can't last `{lasts}`",
            "write {options:or}",
            lasts=str(counter.lasts),
            options=code_words(("turn", "2 turns", "until-my-turn")),
        )


def _check_moments(counter: OwnCounter, problems: Problems) -> None:
    for effect in counter.effects:
        moment = effect.at or "play"
        if moment in _NEVER:
            problems.at(effect.where.of("at")).error(
                "[never-happens] `at: {moment}` never happens to a counter",
                "choose `at: enter`, `leave`, `pass`, `struck`, `take`, `turn-start` or `turn-end`",
                moment=moment,
            )
        elif counter.solid and moment != "struck":
            problems.at(effect.where.of("at")).error(
                "[never-happens] nobody can be on `{id}`, because it is solid",
                "write `at: struck`, or delete `solid`",
                id=counter.id,
            )
    for index, end in enumerate(counter.ends if counter.solid else ()):
        if end != "struck":
            problems.at(counter.where.item("ends", index)).error(
                "[never-happens] nobody can be on `{id}`, because it is solid",
                "write `ends: struck`, or delete `solid`",
                id=counter.id,
            )


def check_place(owned: Owned, known: Library, problems: Problems) -> None:
    """Check that an effect can place the pack's counter."""
    effect = owned.effect
    counter = next(
        (c for c in known.table.counters if isinstance(effect, Place) and c.id == effect.value),
        None,
    )
    if counter is None or not isinstance(effect, Place):
        return
    if effect.damage is not None:
        problems.at(effect.where.of("damage")).error(
            "[no-change] `damage` has no effect: `{id}` has effects of its own",
            "delete `damage`",
            id=counter.id,
        )
    if effect.square == "barrel-spaces":
        problems.at(effect.where.of("square")).error(
            "[never-happens] only barrels have spaces of their own",
            "write `square: own`, `adjacent` or `sight`",
        )
    stands_there = effect.square == "own" and not owned.is_of_counter
    if counter.solid and (stands_there or effect.square == "target"):
        problems.at(effect.where.of("square")).error(
            "[never-happens] `{id}` is solid, so it needs a square without a fighter",
            "write `square: adjacent` or `square: sight`",
            id=counter.id,
        )
