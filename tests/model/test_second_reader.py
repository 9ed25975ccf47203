"""A second reader of generated texts: number, sign, whom and when, against the effect itself.

It knows nothing of the grammar. For every verb, moment, target and number it has a table of the
words that a player would look for, and of those that would mean something else.
"""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from fragkit.language.clauses import tidy
from fragkit.language.sentences import ENGLISH, render_strictly
from fragkit.load.typed_yaml.structure import hints_of
from fragkit.model.effects import Condition, Counted, Effect, Modifier, Quantity
from fragkit.model.effects.acts import Blast, Cancel, Guide, Place, Shoot, Table
from fragkit.model.effects.effect import Moment, Who
from fragkit.model.fields import Id, specs
from fragkit.model.text.circumstances import Scene
from fragkit.model.text.compose import effect_words
from fragkit.model.word_values import Bounds, Dice
from tests.model.test_grammar import COUNTED, value_of
from tests.model.test_made_text import samples, variations

SCENES = {
    "trait": Scene(),
    "on another": Scene("other", of_card=True),
    "on everyone": Scene("everyone", of_card=True),
    "weapon": Scene(of_weapon=True),
    "blast": Scene(of_weapon=True, is_blast=True),
}
ON_NOBODY = (Cancel, Guide, Place, Shoot, Table)  # their words name no fighter, or their own


def read(effect: Effect, scene: str = "trait") -> str:
    words = effect_words(effect, SCENES[scene])
    return tidy(render_strictly(words, ENGLISH)).replace("**", "")


def changed(effect: Effect, **keys: Any) -> Effect:
    return type(effect)(**{**effect.__getstate__(), **keys})


# -- whom ----------------------------------------------------------------------------------------

YOU = r"\b(the target|the attacker|that fighter|everyone( else)?|other fighters|they|them|their)\b"
ATTACKED = ("struck", "dodged", "dying", "fragged", "wounded")


def whom(on: str, at: str, scene: str) -> tuple[str, str]:
    """Return the words that must be there, and those that must not."""
    of_weapon = scene in ("weapon", "blast")
    match on:
        case "attacker" if not of_weapon:
            return "the attacker", "the target|everyone|other fighters"
        case "target" if scene == "blast" and at == "hit":
            return "everyone in the blast|everyone's", "the attacker|the target"
        case "target":
            return "the target", "the attacker|everyone|other fighters"
        case "everyone":
            return "everyone|nobody|each fighter", "everyone else|other fighter|the attacker"
        case "others":
            return "everyone else|(no|each) other fighter", "the attacker|the target"
        case "foe" if at in ATTACKED and not of_weapon and scene == "trait":
            return "the attacker", "the target|everyone|other fighters"
        case "foe":
            return "the target|the attacker|that fighter|they|them|your opponent", "other fighters"
        case "chosen" if scene == "on another":
            return "that fighter|they|them", "the target|everyone|other fighters"
        case "chosen" if scene == "on everyone":
            return "everyone|nobody|each fighter", "everyone else|the target"
    return "", YOU


OF_THE_TARGET = re.compile(r"in the center|toward the attacker|within [0-9]+ of the target")


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
def test_every_verb_says_whom(scene: str):
    for cls in Effect.family.values():
        if issubclass(cls, ON_NOBODY):
            continue
        for effect in variations(cls):
            if isinstance(effect, Blast) and effect.center != "target":
                continue
            for at in ("play", "hit", "struck", "turn-start", "enter", "fire"):
                for on in get_args(Who):
                    wanted, other = whom(on, at, scene)
                    text = read(changed(effect, on=on, at=at), scene)
                    clause = re.sub(
                        r"^(whenever|when|at the start of|on a|before)[^,]*, ", "", text
                    )
                    # A spot; of attacks, not of fighters.
                    clause = re.sub(
                        r" behind the target( within range [0-9]+)?|the rest of them", "", clause
                    )
                    clause = re.sub(r"(that fighter|the target|the attacker|your opponent)'s \w+", "", clause)  # fmt: skip
                    clause = re.sub(r"\(.*?\)|, where X .*|equal to .*| by .*|as many as .*|toward .*", "", clause)  # fmt: skip
                    assert re.search(wanted, text, re.IGNORECASE), (on, at, text)
                    if isinstance(effect, Blast) or effect.needs_another or wanted:
                        continue  # whom else it mentions is its own business
                    assert not re.search(other, clause), (on, at, text)


@pytest.mark.parametrize("on", ["others", "everyone"])
def test_a_condition_on_a_group_picks_from_it(on: Any):
    """`everyone else` would be wrong: it is only some of them."""
    water = Condition(foe_in=(Id("water"),))
    for condition in (
        water,
        Condition(any_=(water, Condition(foe_adjacent=True))),
        Condition(not_=water),
    ):
        for cls in Effect.family.values():
            if issubclass(cls, ON_NOBODY) or cls.verb in ("blast", "outcome"):
                continue
            text = read(changed(variations(cls)[0], on=on, if_=condition))
            assert "water" in text, text
            assert not re.search(r"\b(everyone|nobody|no other fighter)\b", text), text
            assert re.search("other fighters|(each|no) fighter", text), text


# -- when ----------------------------------------------------------------------------------------

WHEN: dict[str, str] = {
    "setup": "when the game begins", "turn-start": "start of (your|their) turn",
    "turn-end": "end of (your|their) turn", "fire": "attack|fire it", "hit": r"\bhit", "miss": r"\bmiss",
    "struck": "hits you", "dodged": "misses you", "frag": r"\bfrags?\b", "dying": "about to be fragged",
    "fragged": "fragged", "respawn": "respawn", "expire": "wears off", "step": r"\bstep",
    "enter": "enters? a square", "leave": "leaves? a square", "pass": "through or over",
    "sighted": "sight", "wounded": "wounded", "healed": "healed", "draw": "draws? a card", "rolled": "movement roll|rolled for movement", "lose": "leaves play",
    "take": "picks? (something )?up", "dry": "runs out of ammo", "round-end": "end of each round", "play": "", "use": "",
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("at", get_args(Moment))
def test_every_verb_says_when(at: Any):
    for cls in Effect.family.values():
        for effect in variations(cls)[:4]:
            for scene in ("trait", "weapon", "blast"):
                text = read(changed(effect, at=at, on="self"), scene)
                assert re.search(WHEN[at], text) or (
                    scene != "trait" and at in ("struck", "dodged")
                ), text
                if scene != "trait" and at == "dry":
                    assert "when it runs out" in text, text  # this weapon, not any of yours


# -- how much ------------------------------------------------------------------------------------

NUMBERS = [2, 3, Counted(of=Quantity("speed")), *COUNTED[::7]]
TAKEN = {"move": "lose", "score": "lose", "track": "lose", "ammo": "lose", "extra": "less",
         "attacks": "fewer", "limit": "fewer"}  # fmt: skip


def read_constant(number: Counted) -> int | None:
    """Return the number if it is the same for every Speed."""
    made = {number.made_of(speed) for speed in range(60)}
    return made.pop() if len(made) == 1 else None


def with_numbers() -> list[tuple[type[Effect], str]]:
    found = []
    for cls in Effect.family.values():
        for field, _ in specs(cls).values():
            if Counted in get_args(hints_of(cls)[field.name]) and field.name not in ("if_",):
                found.append((cls, field.name))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("cls", "key"), with_numbers(), ids=lambda v: getattr(v, "verb", v))
def test_every_number_of_every_verb_is_said_with_its_sign(cls: type[Effect], key: str):
    hints = hints_of(cls)
    own = {
        f.name: samples(hints[f.name])[0]
        for k, (f, _) in specs(cls).items()
        if k not in specs(Modifier)
    }
    own = {name: value for name, value in own.items() if name in ("value", "radius", key)}
    takes_dice = Dice in get_args(hints[key])
    for number in NUMBERS:
        if isinstance(number, int) and takes_dice:
            continue
        text = read(cls(**{**own, key: number}))
        if isinstance(number, int):
            assert str(number) in text or (number == 2 and "twice" in text), text
            continue
        least = next(about.least for f, about in specs(cls).values() if f.name == key)
        bound = max(least, 1) if least is not None and least >= 0 else -99
        if max(map(number.made_of, range(60))) < bound or not number.times:
            continue  # `check` refuses it
        if (constant := read_constant(number)) is not None:
            one = "an?|" if abs(constant) == 1 else ""
            said = rf"\b({one}{abs(constant)}d?)\b" if constant else r"\b0\b|nothing changes"
            assert re.search(said, text), text
            continue
        found = re.search(r"(−?\d+ minus )?((half|a third of|a quarter of|twice|\d+ times) )?your Speed"
                          r"( divided by \d+)?( (plus|minus) \d+)?( \([^)]*\))?", text)  # fmt: skip
        assert found, text
        takes = cls.verb in TAKEN and TAKEN[cls.verb] in text
        takes = takes or bool(re.search("subtract|remove dice|fewer|Speed −X|−X", text))
        for speed in range(1, 6):
            said = value_of(found[0], speed)
            assert said == number.made_of(speed) * (-1 if takes else 1), (text, speed)


# -- what must be true ---------------------------------------------------------------------------

FACTS = {
    "moved": (Condition(moved=True), "(you|and) have moved"), "still": (Condition(moved=False), "(you|and) have not moved"),
    "in": (Condition(in_=(Id("water"),)), "(you|and) are in water"),
    "foe_in": (Condition(foe_in=(Id("water"),)), "(the target|the attacker|they|fighter)( is| are|) in water|in water"),
    "adjacent": (Condition(foe_adjacent=True), "next to you"),
    "apart": (Condition(foe_adjacent=False), "not next to you"),
    "range": (Condition(range=Bounds(3)), "range 3 or more"), "near": (Condition(range=Bounds(1, 2)), "within range 2"),
    "weak": (Condition(count={Quantity("health"): Bounds(None, 2)}), "your Health is 2 or less"),
    "rich": (Condition(foe_has={Quantity("frags"): "more"}), "more frags than you"),
    "poor": (Condition(foe_has={Quantity("frags"): "less"}), "fewer frags than you"),
    "team": (Condition(foe_team="same"), "on your team|teammate"), "enemy": (Condition(foe_team="other"), "enemy|another team"),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("fact", FACTS)
def test_every_verb_says_what_must_be_true(fact: str):
    condition, words = FACTS[fact]
    for cls in Effect.family.values():
        for at in ("play", "hit", "struck", "turn-start", "use", "frag"):
            for on in get_args(Who):
                effect = changed(variations(cls)[0], at=at, on=on, if_=condition)
                for scene in SCENES:
                    text = read(effect, scene)
                    assert re.search(words, text), (fact, at, on, scene, text)
