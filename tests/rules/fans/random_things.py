"""Cards, fighters, rules and ground made at random from what the model declares.

A value of each field is drawn from its type and its bounds, so a new verb or key takes part without
a word here. What `check` refuses is thrown away; the rest is what a fan could have written.

python -m tests.rules.fans.random_things SEED NUMBER    prints their texts in English and German
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import MISSING
from itertools import islice
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from fragkit.language import speaking
from fragkit.language.translation import shipped
from fragkit.load.typed_yaml.structure import hints_of
from fragkit.model.card import Card
from fragkit.model.effects import Condition, Cost, Counted, Effect, Quantity, Selector
from fragkit.model.effects.condition import Spot, known_places
from fragkit.model.effects.number import QUANTITIES
from fragkit.model.fields import Id, Spec, specs
from fragkit.model.fighter import Stance
from fragkit.model.names import learn
from fragkit.model.text import (
    made_card_text,
    made_trait_text,
    rule_text,
    stance_text,
    starting_weapon_text,
    track_text,
)
from fragkit.model.word_values import Bounds, Dice, Faces, Lasts
from tests.rules.fans.arena import Made, everyones, read

FACES = ("1", "6", "4+", "1-3", "2-5", "5+")
LASTS = (
    "roll", "attack", "turn", "1 turn", "2 turns", "until-my-turn", "until-fragged", "game"
)  # fmt: skip
BOUNDS = ("0", "1", "2+", "2-", "1-3", "0-1")
SELECTORS = (
    "any", "weapon", "gadget", "special", "A", "H", "W", "flame", "energy", "gun", "clip", "suit",
    "armor", "healing", "reload", "not armor", "not gun", "start", "ballistic",
)  # fmt: skip
HAZARDS = ("acid", "blast", "push", "extra", "cards", "everything", "mine", "energy", "ballistic")
# What an id names depends on the key that it stands behind.
IDS: dict[str, tuple[str, ...]] = {
    "summon": ("imp",),
    "track": ("focus",),
    "enter": ("crouch", "run"),
    "leave": ("crouch", "run", "any"),
    "stance": ("crouch", "run"),
    "foe_stance": ("crouch", "run"),
    "turn-up": ("weapon", "gadget", "any"),
    "card": ("clip", "salve"),
    "in": known_places(),
    "foe_in": known_places(),
    "beside": ("wall", *known_places()),
    "foe_beside": ("wall", *known_places()),
}
# What the game does not have: zones, house options, sides, the rules of hexes and of gallows.
LEFT_OUT = frozenset(["zone", "house", "foe_team", "hang", "suit", "value_at_least"])


class Dreamer:
    """One seeded source of everything."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    # -- values ----------------------------------------------------------------------------

    def value(self, key: str, hint: Any, about: Spec, depth: int) -> Any:
        """Something that a key may be given, as it is written; None where there is nothing."""
        random, origin = self.random, get_origin(hint)
        if origin is Literal:
            return random.choice(get_args(hint))
        if origin is Annotated:
            return random.choice(tuple(get_args(hint)[1].options()))
        if origin is tuple:
            item = get_args(hint)[0]
            many = random.choice([1, 1, 2])
            found = [self.value(key, item, about, depth) for _ in range(many)]
            unique = [v for i, v in enumerate(found) if v is not None and v not in found[:i]]
            return unique or None
        if origin is dict:
            return self._mapping(key, get_args(hint), about, depth)
        if origin in (Union, UnionType):
            parts = [part for part in get_args(hint) if part is not type(None)]
            return self.value(key, random.choice(parts), about, depth)
        if hint is int:
            least = about.least if about.least is not None else 1
            most = about.most if about.most is not None else least + 4
            return random.randint(max(least, -3), min(most, max(least, 0) + 3))
        if hint is bool:
            return random.random() < 0.7
        if hint is Id:
            return random.choice(IDS[key]) if key in IDS else None
        if hint is Selector:
            return random.choice(HAZARDS if key == "immune" else SELECTORS)
        if hint is Quantity:
            return random.choice([*QUANTITIES, "focus", "foe-focus", "1d"])
        if hint is Dice:
            return f"{random.randint(1, 5)}d"
        words = {Faces: FACES, Lasts: LASTS, Bounds: BOUNDS}
        if hint in words:
            return random.choice(words[hint])
        if hint is str:
            return None
        if hint in (Condition, Cost, Counted, Spot):
            return self.some(hint, depth + 1)
        if hint is Effect:
            return self.effect(depth + 1) if depth < 2 else None
        raise TypeError(f"`{key}`: how is a {hint} made?")

    def _mapping(self, key: str, kinds: tuple[Any, ...], about: Spec, depth: int) -> Any:
        if kinds[0] is Faces:  # a table
            split = self.random.choice([("1-3", "4+"), ("1-5", "6"), ("1", "2-6")])
            return {faces: self.value(key, kinds[1], about, depth) or [] for faces in split}
        keys = ["focus"] if kinds[0] is Id else [self.value(key, kinds[0], about, depth)]
        return {one: self.value(key, kinds[1], about, depth) for one in keys}

    def some(self, cls: type, depth: int, needed: tuple[str, ...] = ()) -> dict[str, Any] | None:
        """A mapping with one or two of its keys, and those that it needs."""
        known = {k: v for k, v in specs(cls).items() if k not in LEFT_OUT}
        if depth > 3:
            known = {k: v for k, v in known.items() if k not in ("not", "any")}
        needed = needed or (("of",) if cls is Counted else ())
        chosen = [*needed, *self.random.sample(sorted(known), self.random.choice([1, 1, 2]))]
        found = {}
        for key in dict.fromkeys(chosen):
            field, about = known[key]
            value = self.value(key, hints_of(cls)[field.name], about, depth)
            if value is not None:
                found[key] = value
        return found or None

    # -- effects ----------------------------------------------------------------------------

    def effect(self, depth: int = 0) -> dict[str, Any] | None:
        """One effect; inside of another it has no moment."""
        verbs = [verb for verb in Effect.family if verb not in LEFT_OUT]
        verb = self.random.choice(verbs)
        cls = Effect.family[verb]
        hints = hints_of(cls)
        known = specs(cls)
        value = self.value(verb, hints["value"], known["value"][1], depth)
        if value is None:
            return None
        made: dict[str, Any] = {verb: value}
        for key, (field, about) in known.items():
            if key == "value" or key in LEFT_OUT or (depth and key in ("at", "when", "whose")):
                continue
            common = key in specs(Effect)
            often = {"at": 0.8, "on": 0.4, "if": 0.35}.get(key, 0.12 if common else 0.45)
            if field.default is MISSING:
                often = 1.0
            if key == "when" and made.get("at") != "use":
                continue
            if self.random.random() < often:
                found = self.value(key, hints[field.name], about, depth)
                if found is not None:
                    made[key] = found
        return made

    # -- things -------------------------------------------------------------------------------

    def thing(self) -> tuple[str, str]:
        """Where it stands, and it in YAML."""
        effects = [e for e in (self.effect() for _ in range(self.random.choice([1, 1, 2]))) if e]
        place = self.random.choice(list(MAKERS))
        words = written(MAKERS[place](self, effects))
        return place, words[1:-1] if place == "ground" else words  # keys of a map

    def sometimes(self, cls: type, key: str, often: float = 0.4) -> dict[str, Any]:
        """A key of that class with a value, or nothing."""
        if self.random.random() >= often:
            return {}
        field, about = specs(cls)[key]
        value = self.value(key, hints_of(cls)[field.name], about, 1)
        return {} if value is None else {key: value}


def written(value: Any) -> str:
    """YAML in flow style."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{k}": {written(v)}' for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


# -- what they stand on ------------------------------------------------------------------------

BODY: dict[str, Any] = {"id": "x", "name": "X", "stats": "4/4/1", "points": 9}


def _gadget(dream: Dreamer, effects: list[Any]) -> dict[str, Any]:
    card = {"id": "x", "name": "X", "deck": "gadget", "letter": "W", "copies": 9}
    return {**card, **dream.sometimes(Card, "lasts", 0.2), "effects": effects}


def _special(dream: Dreamer, effects: list[Any]) -> dict[str, Any]:
    card: dict[str, Any] = {"id": "x", "name": "X", "deck": "special", "copies": 9}
    for key, often in (("when", 0.6), ("on", 0.6), ("lasts", 0.6), ("cost", 0.15)):
        card |= dream.sometimes(Card, key, often)
    return {**card, "effects": effects}


def _arms(dream: Dreamer) -> dict[str, Any]:
    keys = (
        "types", "extra", "burst", "shots", "radius", "shape", "core", "spares", "bank", "aim",
        "range_at_most", "range_at_least", "ammo_use",
    )  # fmt: skip
    found: dict[str, Any] = {}
    for key in keys:
        found |= dream.sometimes(Card, key, 0.12)
    return found


def _weapon(dream: Dreamer, effects: list[Any]) -> dict[str, Any]:
    card = {"id": "x", "name": "X", "deck": "weapon", "copies": 9, "damage": "5d", "ammo": 3}
    return {**card, **_arms(dream), "effects": effects}


def _trait(dream: Dreamer, effects: list[Any]) -> dict[str, Any]:
    return {**BODY, "abilities": [{"name": "Knack", "effects": effects}]}


def _starting(dream: Dreamer, effects: list[Any]) -> dict[str, Any]:
    arms = {"name": "Pop", "damage": "2d", "ammo": "unlimited", **_arms(dream), "effects": effects}
    return {**BODY, "weapon": arms}


def _stance(dream: Dreamer, effects: list[Any]) -> dict[str, Any]:
    stance: dict[str, Any] = {"id": "s", "name": "S"}
    for key in ("when", "cost", "if", "per_turn", "leave", "ends", "lasts"):
        stance |= dream.sometimes(Stance, key, 0.2)
    return {**BODY, "stances": [{**stance, "effects": effects}]}


def _track(dream: Dreamer, effects: list[Any]) -> dict[str, Any]:
    plain = [{k: v for k, v in e.items() if k not in ("at", "when", "whose")} for e in effects]
    end = dream.random.choice(["full", "empty"])
    track = {"id": "grit", "name": "Grit", "most": 2, "start": 1, end: plain}
    moment = dream.random.choice(["turn-start", "hit", "wounded", "enter"])
    ticks = {"track": "grit", "add": dream.random.choice([1, -1]), "at": moment}
    return {**BODY, "tracks": [track], "abilities": [{"name": "Tick", "effects": [ticks]}]}


def _rule(dream: Dreamer, effects: list[Any]) -> dict[str, Any]:
    return {"name": "Luck", "effects": effects}


def _ground(dream: Dreamer, effects: list[Any]) -> dict[str, Any]:
    moss: dict[str, Any] = {"name": "Moss", "effects": effects}
    if dream.random.random() < 0.3:
        moss["is"] = [dream.random.choice(["water", "acid", "weapon"])]
    return {"legend": {"@": moss}}


MAKERS = {
    "gadget": _gadget, "special": _special, "weapon": _weapon, "trait": _trait,
    "starting weapon": _starting, "stance": _stance, "track": _track, "rule": _rule,
    "ground": _ground,
}  # fmt: skip


def things(seed: int) -> Iterator[tuple[str, str, Made]]:
    """What `check` has nothing against, one after the other: place, words, and what is made of it."""
    dream = Dreamer(seed)
    while True:
        place, words = dream.thing()
        if '"effects": []' in words:
            continue
        made = read("trait" if place == "track" else place, words)
        if not made.told:
            yield place, words, made


# -- their texts, for a reader -------------------------------------------------------------------


def learn_names() -> None:
    """Call cards, tracks and stances by their names in texts, as a loaded pack does."""
    packs = everyones().packs
    learn("card", {card.id: card.name for pack in packs for card in pack.cards.values()})
    learn("fighter", {one.id: one.name for pack in packs for one in pack.fighters.values()})
    learn("track", {"focus": "Focus", "grit": "Grit"})
    learn("stance", {"crouch": "Crouching", "run": "Running"})


def texts(made: Made) -> Iterator[str]:
    """Yield what is printed on the thing."""
    if made.card is not None:
        yield made_card_text(made.card)
    if made.sheet is not None:
        yield from map(starting_weapon_text, made.sheet.own_weapons)
        yield from map(track_text, made.sheet.tracks)
        yield from map(stance_text, made.sheet.stances)
        yield from (made_trait_text(trait) for trait in made.sheet.traits)
    yield from map(rule_text, made.rules)


def read_aloud(seed: int, number: int) -> Iterator[str]:
    """Yield lines with the texts of that many things, each in both languages."""
    learn_names()
    told = ((place, made) for place, _, made in things(seed) if any(texts(made)))
    for place, made in islice(told, number):
        for language in (None, shipped("de")):
            with speaking(language):
                yield f"{place}: {' / '.join(filter(None, texts(made)))}".replace("**", "")


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in read_aloud(*map(int, sys.argv[1:3])))
