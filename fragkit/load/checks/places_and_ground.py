"""A place that an effect names exists on some map. A map's own ground and a pack's own counters
have effects that can happen.

The moments of ground are `enter`, `leave`, `turn-start`, `turn-end` and `round-end`. Without a
moment, a modifier affects every fighter on that ground.

The moments of a counter are also `pass` (a jump over it), `struck` (a shot or a blast hits it) and
`take`. Nobody stands on a solid counter. A card that places a solid counter needs a free square,
and only mines and napalm have `damage`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property

from fragkit.board.board import Board
from fragkit.diagnostics import Problems, code_words, did_you_mean
from fragkit.language.sentences import say
from fragkit.load.checks.conditions import with_inner
from fragkit.load.checks.owned_effect import Owned
from fragkit.load.typed_yaml.files import read_text
from fragkit.model.effects import Effect, Modifier
from fragkit.model.effects.acts import Place, Push, Teleport
from fragkit.model.effects.condition import WALL, Spot, known_places
from fragkit.model.effects.modifiers import Forbid
from fragkit.model.fields import Where
from fragkit.model.map import WAYS, MapDefinition, Patch
from fragkit.model.pack import Library, OwnCounter, Pack, printed_counters
from fragkit.model.word_values import kebab

_NEVER = frozenset(["setup", "expire", "respawn"])


def check_ground(patch: Patch, problems: Problems) -> None:
    ground = patch.ground
    if not ground.effects and ground.cost in (None, 1):
        if ground.text.strip():
            problems.at(ground.where.of("text")).warning(
                "[yours-to-apply] the ground `{name}` has a text but no effects, so the "
                "referee can't apply it",
                "add `effects`, or apply the text yourselves at the table",
                name=patch.name,
            )
        else:
            problems.at(ground.where.span).error(
                "[does-nothing] the ground `{name}` does nothing",
                "add `effects` or a `cost`",
                name=patch.name,
            )
    for key in ("trait", "with", "tracks", "stances"):
        if key in ground.where.keys:
            problems.at(ground.where.key(key)).error(
                "[no-change] `{key}` has no effect: ground has no sheet",
                "write what it does below `effects`",
                key=key,
            )
    for effect in ground.effects:
        if effect.at in _NEVER:
            problems.at(effect.where.of("at")).error(
                "[never-happens] `at: {moment}` never happens on ground",
                "choose `at: enter`, `leave`, `turn-start`, `turn-end` or `round-end`",
                moment=effect.at,
            )


def check_names(patches: Iterable[Patch], problems: Problems) -> None:
    """Warn of two kinds of ground with the same name, because a condition or `use` would mean both."""
    seen: dict[str, Patch] = {}
    for patch in patches:
        word = kebab(patch.name)
        first = seen.setdefault(word, patch)
        if first is not patch:
            problems.at(patch.ground.where.of("name")).warning(
                "[duplicate-ground] two kinds of ground are called `{name}`, so `in: {word}` means "
                "both",
                "rename one of the two",
                name=patch.name,
                word=word,
                also=[("first", first.ground.where.of("name"))],
            )


def check_circles(made: MapDefinition, problems: Problems) -> None:
    """Warn of squares whose ground would push a fighter around in a circle."""
    from fragkit.board.playable import Ways  # few maps need it

    pushes = [
        (patch, effect.way)
        for patch in made.patches
        for effect in patch.ground.effects
        if isinstance(effect, Push) and effect.at == "enter" and effect.way in WAYS
    ]
    if not pushes:
        return
    board = Board.of(made)
    passes = Ways(board).passes
    onward: dict[int, tuple[int, Patch]] = {}  # the square that each square leads to
    for patch, to in pushes:
        way = WAYS.index(to)
        for name in patch.squares:
            place = board.place(name)
            ahead = board.ahead(place, way) if isinstance(place, int) else None
            if isinstance(place, int) and ahead is not None and passes[way][board.squares[place]]:
                onward.setdefault(place, (ahead, patch))
    done: set[int] = set()
    for start in onward:
        path: list[int] = []
        place = start
        while place in onward and place not in done:
            done.add(place)
            path.append(place)
            place = onward[place][0]
        if place in path:
            circle = path[path.index(place) :]
            problems.at(onward[place][1].ground.where.of("effects")).warning(
                "[ground-circle] a fighter who enters {squares:or} is pushed in a circle",
                "let one of these squares push out of the circle, or push at `turn-end`",
                squares=[board.name(p) for p in circle[:6]] + ["…"] * (len(circle) > 6),
            )


class Zones:
    """The zones of all maps. The files are read when a zone is first looked up."""

    def __init__(self, known: Library) -> None:
        self.files = [file for pack in known.packs for file in pack.maps]

    @cached_property
    def text(self) -> str:
        return "\n".join(read_text(file, Problems()) or "" for file in self.files)

    def __contains__(self, name: object) -> bool:
        zone = re.escape(str(name))
        ground = zone.replace(r"\-", r"[ -]")  # `name: Jump Pad` is the place `jump-pad`
        found = rf"(?<![\w-]){zone}['\"]?\s*:|name:\s*['\"]?{ground}(?![\w-])"
        return re.search(found, self.text, re.IGNORECASE) is not None


def check_places(
    owned: Owned, zones: Zones, counters: Iterable[OwnCounter], problems: Problems
) -> None:
    """Check that each place in a condition or a `forbid` is a terrain, a zone, a counter or a map
    feature."""
    known = {*known_places(), *(counter.id for counter in counters)}
    effect = owned.effect
    for condition in with_inner(effect.if_):
        for key, name in (("in", "in_"), ("foe_in", "foe_in")):
            _check_place(getattr(condition, name), condition.where, key, known, zones, problems)
        for key in ("team_in", "foes_in"):
            names = tuple(getattr(condition, key) or ())
            _check_place(names, condition.where, key, known, zones, problems)
        for key in ("beside", "foe_beside"):
            beside = {*known, WALL}
            _check_place(getattr(condition, key), condition.where, key, beside, zones, problems)
    if isinstance(effect, Teleport) and effect.zone is not None:
        _check_place((effect.zone,), effect.where, "zone", known, zones, problems)
    if isinstance(effect, Forbid):
        _check_place(effect.in_, effect.where, "in", known, zones, problems)
    for spot in all_spots(effect):
        _check_place(spot.in_, spot.where, "in", known, zones, problems)


def all_spots(effect: Effect) -> Iterator[Spot]:
    """Yield the spots (squares in relation to a fighter) in the effect and its conditions."""
    spots = [getattr(effect, "spot", None)]
    spots += [spot for c in with_inner(effect.if_) for spot in (c.spot, c.foe_spot)]
    yield from (spot for spot in spots if isinstance(spot, Spot))


def check_spots(owned: Owned, problems: Problems) -> None:
    """Check that there is a fighter for each spot to refer to, and that the spot excludes some
    squares."""
    effect = owned.effect
    for spot in all_spots(effect):
        _check_spot(owned, spot, problems)
    for condition in with_inner(effect.if_):
        idle = [
            (condition.spot, "self", say("it compares the owner's square with itself")),
            (condition.foe_spot, "foe", say("it compares the foe's square with itself")),
        ]
        for known, of, reason in idle:
            if known is None:
                continue
            if known.of == of:
                problems.at(known.where.span).error(
                    "[no-change] this spot has no effect: {reason}",
                    "add `of: target`, `of: foe` or `of: attacker`" if of == "self" else
                    "write `of: self`, `of: target` or `of: attacker`",
                    reason=reason,
                )  # fmt: skip
            if known.free:
                problems.at(known.where.of("free")).error(
                    "[never-holds] the fighter is there, so the square is not free", "delete `free`"
                )
    if isinstance(effect, Forbid) and effect.spot is not None:
        _check_barred(owned, effect.spot, problems)


def _check_spot(owned: Owned, spot: Spot, problems: Problems) -> None:
    keys = [key for key in spot.where.keys if key != "of"]
    if not keys:
        problems.at(spot.where.span).error(
            "[no-change] every square fits this spot",
            "add `range: 2-`, `side: behind`, `free: true` …",
        )
    if spot is getattr(owned.effect, "spot", None) and spot.of == "self" and spot.sight is not None:
        _check_seen(owned.effect, spot, problems)
    if spot.range is not None and spot.range.high == 0:
        problems.at(spot.where.of("range")).error(
            "[never-holds] no range is 0: fighters on one square are at range 1",
            "write 1 or more",
        )
    if spot.side is not None and spot.of == "self":
        problems.at(spot.where.of("side")).error(
            "[never-holds] `side` is a direction from the owner, so the owner has no such side",
            "add `of: target` or `of: foe`",
        )
    is_standing = isinstance(owned.effect, Modifier)  # it asks later, whenever it applies
    no_attack = owned.is_quiet and spot.of in ("target", "attacker")
    no_foe = owned.is_quiet and spot.of == "foe" and not owned.has_foe and not is_standing
    if (no_attack and not (is_standing and owned.moment == "play")) or no_foe:
        problems.at(spot.where.of("of")).error(
            "[no-such-target] at `{moment}` there is no {target}",
            "choose a moment of an attack, such as `at: hit`, or add `whose: others`",
            moment=owned.moment,
            target=spot.of,
        )


def _check_seen(effect: Effect, spot: Spot, problems: Problems) -> None:
    """Check that a spot does not ask for squares in sight if the effect already does."""
    key, word = {"teleport": ("value", "sight"), "place": ("square", "sight"), "blast": ("center", "square")}.get(effect.verb, ("", ""))  # fmt: skip
    if key and getattr(effect, key) == word:
        problems.at(spot.where.of("sight")).error(
            "[no-change] `sight` has no effect here: these squares are in sight anyway"
            if spot.sight
            else "[never-holds] these squares are in sight, so `sight: false` leaves none",
            "delete `sight`",
        )


def _check_barred(owned: Owned, spot: Spot, problems: Problems) -> None:
    """Check the spot of an effect that bars squares. It can't refer to an attack, because fighters
    move outside attacks."""
    effect = owned.effect
    if spot.of in ("target", "attacker"):
        problems.at(spot.where.of("of")).error(
            "[never-holds] nobody walks during an attack, so there is no {target}",
            "write `of: foe`, and describe the foe with `if`",
            target=spot.of,
        )
    alone = owned.card is None or owned.card.on == "self"
    if spot.of == "self" and (effect.on == "self" or (effect.on == "chosen" and alone)):
        problems.at(spot.where.of("of")).error(
            "[no-change] these squares are measured from the fighter who can't enter them, so nobody is kept out",
            "write `on: others` or `of: foe`",
        )


def _check_place(
    names: tuple[str, ...], where: Where, key: str, known: Collection[str], zones: Zones,
    problems: Problems,
) -> None:  # fmt: skip
    for index, name in enumerate(names):
        if name not in known and name not in zones:
            problems.at(where.item(key, index)).warning(
                "[unknown-place] `{name}` is not a terrain or a zone of any map in these packs",
                did_you_mean(name, known),
                name=name,
            )


def check_counters(pack: Pack, known: Library, problems: Problems) -> None:
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


def check_placed(owned: Owned, known: Library, problems: Problems) -> None:
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
            "[never-happens] only barrels can go on barrel spaces",
            "write `square: own`, `adjacent` or `sight`",
        )
    stands_there = effect.square == "own" and not owned.is_of_counter
    if counter.solid and (stands_there or effect.square == "target"):
        problems.at(effect.where.of("square")).error(
            "[never-happens] `{id}` is solid, so it needs a square without a fighter",
            "write `square: adjacent` or `square: sight`",
            id=counter.id,
        )
