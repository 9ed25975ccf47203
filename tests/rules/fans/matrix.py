"""Every field of every verb in every place where it may stand, generated from the model.

An effect is written without a field and with it, in the same place of the same game. Either
`check` refuses the field there, or the two games, played by the same random players, differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from fragkit.diagnostics import Problems
from fragkit.lab.players import RandomPlayer
from fragkit.load import nodes
from fragkit.load.checks import check_pack
from fragkit.load.structure import hints_of, structure
from fragkit.model.card import Card
from fragkit.model.effects import Counted, Effect, Modifier, Quantity, Selector
from fragkit.model.effects.acts import Ammo, Heal
from fragkit.model.effects.modifiers import Immune
from fragkit.model.fields import Id, specs
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Pack, PackFile
from fragkit.model.words import Bounds, Dice, Faces, Lasts, Stats
from fragkit.rules.plain import to_plain
from fragkit.rules.requests import Over
from tests.rules import kit

ARENA = """
    +---+---+---+---+---+---+
    | R   w   ~   .   B   1 |
    +   +---+   +   +   +   +
    | .   %   .   .   g   . |
    +   +   +   +---+   +   +
    | G   T   .   .   T   Y |
    +---+---+---+---+---+---+
"""
PLACES = ("gadget", "special", "weapon", "trait", "starting weapon")
SEEDS = range(12)
DECISIONS = 100
PLAYER = Fighter(id=Id("plain"), name="Plain", stats=Stats(3, 3, 3), points=9)
BOX = (
    kit.card("ward", "gadget", Immune(value=("flame",)), letter="A"),
    kit.card("gun", "weapon", damage=Dice(3), ammo=4, types=("ballistic",), copies=9),
    kit.card("rod", "weapon", damage=Dice(2), ammo=6, types=("energy",), copies=9),
    kit.card("clip", "gadget", Ammo(value="full"), letter="W", copies=9),
    kit.card("salve", "gadget", Heal(value=1), letter="H", copies=9),
)

# A plain one of each verb; acts say when. What is not here takes its value from its type.
PLAIN: dict[str, dict[str, Any]] = {
    "stat": {"stat": "speed", "add": 1},
    "roll": {"roll": "hit", "dice": 1},
    "adjust": {"adjust": "hit", "to": 6, "must": True},
    "reroll": {"reroll": "hit", "must": True},
    "limit": {"limit": "hand", "add": -3},
    "forbid": {"forbid": "move"},
    "immune": {"immune": "acid"},
    "pass": {"pass": "walls"},
    "threshold": {"threshold": "power-up", "faces": "1+"},
    "jump": {"jump": 1},
    "hidden": {"hidden": 2},
    "blast": {"blast": "2d", "radius": 2, "center": "self"},
    "place": {"place": "blood"},
    "discard": {"discard": "any"},
    "steal": {"steal": "any", "on": "others"},
    "swap": {"swap": "places", "on": "others"},
    "look": {"look": "hand", "on": "others"},
    "push": {"push": 1, "on": "target", "at": "hit"},
    "cancel": {"cancel": "attack", "at": "struck"},
    "shoot": {"shoot": "anyone"},
    "table": {"table": {"1-3": {"heal": 1}, "4+": {"move": 2}}},
    "draw": {"draw": "gadget"},
    "turn-up": {"turn-up": "any"},
    "ammo": {"ammo": 1},
    "heal": {"heal": 1},
    "move": {"move": 2},
}
# Verbs that need the rules of a pack, which other tests play.
ELSEWHERE = ("guide", "hang")
COMMON: dict[str, Any] = {
    "on": "others",
    "cost": {"health": 1},
    "per_turn": 1,
    "if": {"count": {"health": "3"}},
    "chance": "6",
    "then": {"move": 3},
    "lasts": "turn",
    "whose": "others",
    "when": "any-time",
}
SAMPLES: dict[Any, Any] = {
    int: 2, bool: True, Dice: "4d", Faces: "5+", Lasts: "turn", Selector: "energy", Bounds: "2+",
    Quantity: "speed", Counted: {"of": "accuracy"}, Id: "water", str: "pistol",
}  # fmt: skip


@dataclass(frozen=True)
class Case:
    """One field of a verb, in one place."""

    verb: str
    key: str
    place: str
    base: str  # the effect in YAML without it
    changed: str  # and with it

    def __str__(self) -> str:
        return f"{self.verb}.{self.key}@{self.place.replace(' ', '-')}"


def cases() -> Iterator[Case]:
    for verb, cls in Effect.family.items():
        if verb in ELSEWHERE:
            continue
        plain = dict(PLAIN.get(verb) or _plain(verb, cls))
        for place in PLACES:
            base = _at_home(plain, cls, place)
            for key, value in _changes(verb, cls, base):
                if place == "starting weapon" and key not in (verb, "if", "on"):
                    continue  # as on a card: it is fired by the same rules
                yield Case(verb, key, place, _yaml(base), _yaml({**base, key: value}))


def _plain(verb: str, cls: type) -> dict[str, Any]:
    return {verb: _sample(hints_of(cls)["value"])}


def _at_home(plain: dict[str, Any], cls: type, place: str) -> dict[str, Any]:
    """With the moment that an act has there."""
    if issubclass(cls, Modifier):
        # In the attacks of a weapon a modifier would mostly be idle: it lasts for the turn.
        return {**plain, "at": "hit", "lasts": "1 turn"} if "weapon" in place else plain
    if "at" in plain:
        return plain
    at = {"gadget": "turn-start", "trait": "turn-start"}.get(place)
    at = "hit" if "weapon" in place else at
    return {**plain, "at": at} if at else plain


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
    if origin is tuple:
        return _values(get_args(hint)[0])[:1]
    if origin is dict:
        return []
    if hint in SAMPLES:
        return [SAMPLES[hint]]
    found = [v for arg in get_args(hint) if arg is not type(None) for v in _values(arg)]
    return found[:2]


def _sample(hint: Any) -> Any:
    return _values(hint)[0]


def _yaml(value: Any) -> str:
    """Flow style, as JSON but for words."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{k}": {_yaml(v)}' for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_yaml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f"'{value}'" if value == "none" else str(value)


# -- what the files say ----------------------------------------------------------------------------


def made(place: str, effect: str, verb: str) -> tuple[Card | Fighter, list[str]]:
    """The card or fighter with that effect, and what `check` has against it."""
    problems = Problems()
    lasting = "lasts: 1 turn, " if issubclass(Effect.family[verb], Modifier) else ""
    text = {
        "gadget": f"{{id: x, name: X, deck: gadget, letter: W, copies: 9, effects: [{effect}]}}",
        "special": f"{{id: x, name: X, deck: special, copies: 9, when: own-turn, {lasting}effects: [{effect}]}}",
        "weapon": f"{{id: x, name: X, deck: weapon, damage: 3d, ammo: 9, copies: 9, effects: [{effect}]}}",
        "trait": f"{{id: x, name: X, stats: 3/3/3, points: 9, abilities: [{{name: X, effects: [{effect}]}}]}}",
        "starting weapon": f"{{id: x, name: X, stats: 3/3/3, points: 9, weapon: {{name: X, damage: 2d, ammo: unlimited, effects: [{effect}]}}}}",
    }[place]  # fmt: skip
    kind: type = Fighter if place in ("trait", "starting weapon") else Card
    node = nodes.parse(text, "made.yaml", problems)
    assert node is not None, (text, problems.found)
    thing = structure(node, kind, "a thing", problems)
    if thing is not None:
        file = PackFile(id=Id("made"), name="Made", version="1")
        own = {"fighters" if kind is Fighter else "cards": {"x": thing}}
        check_pack(Pack(file, Path(), **own), kit.library(), set(), problems)
    told = [f"{d.code} {d.message}" for d in problems.found if d.severity == "error"]
    return thing, told


# -- what is played ----------------------------------------------------------------------------------


@cache
def played(place: str, effect: str, verb: str, seed: int) -> tuple[str, ...]:
    return tuple(_played(place, effect, verb, seed))


def _played(place: str, effect: str, verb: str, seed: int) -> Iterator[str]:
    """All that is asked and told in a game of random players of whom one has it."""
    table, dice = _game(place, effect, verb).run.table, RandomPlayer(seed, restless=20)
    for _ in range(DECISIONS):
        if isinstance(table.request, Over):
            break
        yield str(to_plain(table.request))
        yield from (str(to_plain(event)) for event in table.submit(dice.answer(table)).events)
    yield "the end"


def _game(place: str, effect: str, verb: str) -> kit.Game:
    thing, told = made(place, effect, verb)
    assert not told, told
    more = {"stats": "3/3/3", "health": 1, "blood": 1, "sheet": PLAYER}
    arms, held = "gun:1 rod:1", "clip salve"
    plain = kit.fighter(**more, play=arms, hand=held)
    warded = kit.fighter(**more, play=f"{arms} ward", hand=held)
    cards = list(BOX)
    if isinstance(thing, Fighter):
        more |= {"sheet": thing, "play": arms, "hand": held}
    else:
        cards.append(thing)
        stays = thing.duration is not None and place != "special"
        more |= {"play": f"x {arms}" if stays else arms, "hand": f"x {held}"}
    return kit.draw(
        ARENA, cards=cards, red=kit.fighter(**more), blue=warded, green=plain, yellow=plain,
        dealt=True, movement=None, only="riot-gear boomstick spare-clips pocket-medkit yoink",
    )  # fmt: skip


def differs(case: Case) -> bool:
    """Whether the two games part somewhere; the second is played no further than that."""
    for seed in SEEDS:
        known = iter(played(case.place, case.base, case.verb, seed))
        changed = _played(case.place, case.changed, case.verb, seed)
        if any(next(known, "") != line for line in changed):
            return True
    return False
