"""A place that an effect names exists on some map; a map's own ground does something.

Its moments are `enter`, `leave`, `turn-start`, `turn-end` and `round-end`. Without a moment, a modifier
affects every fighter on that ground.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cached_property

from fragkit.board.board import Board
from fragkit.diagnostics import Problems, did_you_mean
from fragkit.load.checks.conditions import with_inner
from fragkit.load.checks.owned_effect import Owned
from fragkit.load.typed_yaml.files import read_text
from fragkit.model.effects.acts import Push, Teleport
from fragkit.model.effects.condition import WALL, known_places
from fragkit.model.effects.modifiers import Forbid
from fragkit.model.fields import Where
from fragkit.model.map import WAYS, MapDefinition, Patch
from fragkit.model.pack import Library, OwnCounter
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
    """Warn of two kinds of ground with one name: a condition or `use` would mean both."""
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
    """Warn of squares that push a fighter who enters them around in a circle."""
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
    onward: dict[int, tuple[int, Patch]] = {}  # where each square leads
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
                "let one of them lead out, or push at `turn-end`",
                squares=[board.name(p) for p in circle[:6]] + ["…"] * (len(circle) > 6),
            )


class Zones:
    """The zones of all maps; the files are read when a zone is first looked up."""

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
        for key in ("beside", "foe_beside"):
            beside = {*known, WALL}
            _check_place(getattr(condition, key), condition.where, key, beside, zones, problems)
    if isinstance(effect, Teleport) and effect.zone is not None:
        _check_place((effect.zone,), effect.where, "zone", known, zones, problems)
    if isinstance(effect, Forbid):
        _check_place(effect.in_, effect.where, "in", known, zones, problems)


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
