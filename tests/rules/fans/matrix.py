"""Every field of every verb in every place where it may stand, generated from the model.

An effect is written without a field and with it, in the same place of the same game. Either
`check` refuses the field there, or the two games, played by the same random players, differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin

from fragkit.lab.random_player import RandomPlayer
from fragkit.load.typed_yaml.structure import hints_of
from fragkit.model.effects import Counted, Effect, Modifier, Quantity, Selector
from fragkit.model.effects.condition import Spot
from fragkit.model.fields import Id, specs
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Over
from tests.rules.fans.arena import PLACES, Meddler, made

# Seeds 3 and 1 come first: nine of ten fields already differ in their games.
SEEDS = (3, 1, 0, 2, *range(4, 10))
MORE_SEEDS = range(10, 60)  # before something is called idle
DECISIONS = 80

# Plain ones of each verb; acts say when. What is not here takes its value from its type. The first
# is tried with all keys, others with the keys of their own verb.
PLAIN: dict[str, list[dict[str, Any]]] = {
    "stat": [{"stat": "speed", "add": 1}, {"stat": "accuracy", "set": 1}],
    "roll": [{"roll": "hit", "dice": 1}, {"roll": "power-up", "add": 1}],
    "adjust": [
        {"adjust": "defense", "to": 6, "must": True}, {"adjust": "defense", "by": 1, "must": True},
    ],
    "reroll": [{"reroll": "defense", "must": True}],
    "limit": [{"limit": "hand", "add": -6}, {"limit": "hand", "set": 0}],
    "forbid": [
        {"forbid": "move"}, {"forbid": "attack"}, {"forbid": "enter", "in": "acid"},
        {"forbid": "card", "card": "clip"},
    ],
    "immune": [{"immune": "acid"}],
    "pass": [{"pass": "walls"}],
    "threshold": [{"threshold": "power-up", "faces": "1+"}],
    "jump": [{"jump": 1}],
    "hidden": [{"hidden": 1}],
    "allow": [{"allow": "choose-respawn"}, {"allow": "any-time"}],
    "healing": [{"healing": 1}],
    "harm": [{"harm": "4d"}],
    "blast": [{"blast": "2d", "radius": 2, "center": "self"}],
    "place": [{"place": "blood"}, {"place": "mine", "square": "adjacent"}],
    "discard": [{"discard": "any"}, {"discard": "any", "on": "others"}],
    "steal": [{"steal": "any", "on": "others"}],
    "swap": [{"swap": "places", "on": "others"}],
    "look": [{"look": "hand", "on": "others"}],
    "copy": [{"copy": "abilities", "on": "others", "lasts": "3 turns"}],
    "push": [{"push": 1, "on": "target", "at": "hit"}],
    "cancel": [{"cancel": "attack", "at": "struck"}],
    "shoot": [{"shoot": "anyone"}],
    "table": [{"table": {"1-3": {"heal": 1}, "4+": {"move": 2}}}],
    "draw": [{"draw": "gadget"}],
    "turn-up": [{"turn-up": "any"}],
    "ammo": [{"ammo": 1}],
    "heal": [{"heal": 1}],
    "wound": [{"wound": 1}],
    "move": [{"move": 2}],
    "summon": [{"summon": "imp"}],
    "track": [{"track": "focus", "add": 1}, {"track": "focus", "set": 0}],
    "enter": [{"enter": "run"}],
    "leave": [{"leave": "crouch"}],
}  # fmt: skip
# Where a verb needs more than that to be accepted.
AT_HOME: dict[tuple[str, str], dict[str, Any]] = {
    ("adjust", "ability"): {"adjust": "defense", "to": 6, "at": "use"},
    ("reroll", "ability"): {"reroll": "defense", "at": "use"},
    ("push", "ability"): {"push": 1, "on": "foe", "at": "use"},
    ("push", "special"): {"push": 1, "on": "others", "way": "rolled"},
    ("push", "ground"): {"push": 1, "way": "rolled", "at": "enter"},
    ("cancel", "ability"): {"cancel": "attack", "at": "use", "when": "attacked"},
    ("cancel", "weapon"): {"cancel": "attack", "at": "fire"},
    ("cancel", "starting weapon"): {"cancel": "attack", "at": "fire"},
}
# Verbs that need the rules of a pack, which other tests play.
ELSEWHERE = ("guide", "hang")
SHARED = ("special", "weapon", "trait")
ALIKE = ("starting weapon", "rule")  # as on a card, as a trait: the same rules bring it about
MOSS = {"immune": "acid", "threshold": "weapon", "roll": "weapon"}  # what ground is besides
COMMON: dict[str, Any] = {
    "on": "others",
    "cost": {"health": 1},
    "per_turn": 1,
    "if": {"count": {"health": "3"}},
    "chance": "6",
    "may": True,
    "then": {"move": 3},
    "lasts": "turn",
    "whose": "others",
    "when": "any-time",
}
SAMPLES: dict[Any, Any] = {
    int: 2, bool: True, Dice: "6d", Faces: "5+", Lasts: "turn", Selector: "energy", Bounds: "2+",
    Quantity: "speed", Counted: {"of": "speed"}, Spot: {"of": "self", "range": "2+"}, Id: "water", str: "pistol",
}  # fmt: skip


@dataclass(frozen=True)
class Case:
    """One field of a verb, in one place."""

    verb: str
    key: str
    place: str
    base: str  # the effect in YAML without it
    changed: str  # and with it
    more: str = ""  # what else is said of the card or the ground

    def __str__(self) -> str:
        return f"{self.verb}.{self.key}@{self.place.replace(' ', '-')}"


def cases(everywhere: bool = False) -> Iterator[Case]:
    """Keys that all verbs share are tried where things differ most, keys of a verb's own in each
    place; `everywhere`, all of them in each place, which takes a quarter of an hour."""
    for verb, cls in Effect.family.items():
        if verb in ELSEWHERE:
            continue
        for place in PLACES:
            for index, base in enumerate(_at_home(verb, cls, place)):
                for case in _cases(verb, cls, place, base):
                    if everywhere or _is_tried(case, index):
                        yield case


def _is_tried(case: Case, variant: int) -> bool:
    if case.place in ALIKE:
        return variant == 0 and case.key in (case.verb, "if", "on")
    if (case.place, case.key) == ("weapon", "per_turn"):
        return False  # two hits in a turn: typed in `test_idle_keys`
    return case.key not in COMMON or case.key == "if" or (case.place in SHARED and variant == 0)


def _cases(verb: str, cls: type, place: str, base: dict[str, Any]) -> Iterator[Case]:
    waits = issubclass(cls, Modifier) or "at" in base
    more = "lasts: 2 turns, " if place == "special" and waits else ""
    more = MOSS.get(verb, "") if place == "ground" else more
    for key, value in _changes(verb, cls, base):
        yield Case(verb, key, place, _yaml(base), _yaml({**base, key: value}), more)


def _at_home(verb: str, cls: type, place: str) -> Iterator[dict[str, Any]]:
    """Plain ones with the moment that they have there."""
    if (verb, place) in AT_HOME:
        yield AT_HOME[verb, place]
        return
    moment = {"special": "", "weapon": "hit", "starting weapon": "hit", "ability": "use"}
    moment["ground"] = "enter"
    at = moment.get(place, "turn-start")
    for plain in PLAIN.get(verb) or [{verb: _values(hints_of(cls)["value"])[0]}]:
        if issubclass(cls, Modifier):
            # In the attacks of a weapon a modifier would mostly be idle: it lasts longer.
            yield {**plain, "at": at, "lasts": "2 turns"} if at in ("hit", "use") else plain
        else:
            yield {**plain, "at": at} if at and "at" not in plain else plain


def _changes(verb: str, cls: type, base: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    hints = hints_of(cls)
    for key, (field, _) in specs(cls).items():
        if key in ("at", "value"):
            continue
        if key in COMMON:
            if base.get(key) != COMMON[key]:
                yield key, COMMON[key]
            continue
        for value in _values(hints[field.name]):
            if base.get(key, field.default) != value:
                yield key, value
    for value in _values(hints["value"]):
        if value != base[verb]:
            yield verb, value


def _values(hint: Any) -> list[Any]:
    """A few values that a field takes; all of them where they can be counted on a hand."""
    origin = get_origin(hint)
    if origin is Literal:
        return list(get_args(hint))[:2]
    if origin is Annotated:
        return list(get_args(hint)[1].options())[:2]
    if origin is tuple:
        return _values(get_args(hint)[0])[:1]
    if origin is dict:
        return []
    if hint in SAMPLES:
        return [SAMPLES[hint]]
    found = [v for arg in get_args(hint) if arg is not type(None) for v in _values(arg)]
    return found[:2]


def _yaml(value: Any) -> str:
    """Flow style, as JSON but for words."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{k}": {_yaml(v)}' for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_yaml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f"'{value}'" if value == "none" else str(value)


# -- what is played ----------------------------------------------------------------------------------


@cache
def played(place: str, effects: str, more: str, seed: int) -> tuple[str, ...]:
    return tuple(_played(place, effects, more, seed))


def _played(place: str, effects: str, more: str, seed: int) -> Iterator[str]:
    """All that is asked and told in a game of random players of whom one has it, and how it ends."""
    game = made(place, effects, more).game()
    table = game.run.table
    used = 'at": use' in effects or "adjust" in effects or "reroll" in effects
    dice = (Meddler if used else RandomPlayer)(seed, restless=20)
    for _ in range(DECISIONS):
        if isinstance(table.request, Over):
            break
        yield str(to_plain(table.request))
        yield from (str(to_plain(event)) for event in table.submit(dice.answer(table)).events)
    yield str(game.state)


def differs(case: Case, seeds: Sequence[int] = SEEDS) -> bool:
    """Whether the two games part somewhere; the second is played no further than that."""
    for seed in seeds:
        known = iter(played(case.place, case.base, case.more, seed))
        changed = _played(case.place, case.changed, case.more, seed)
        if any(next(known, "") != line for line in changed):
            return True
    return False
