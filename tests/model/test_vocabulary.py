"""Nothing of the vocabulary is idle: shipped and fixture content uses all of it."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import pytest

from fragkit.load.typed_yaml.structure import hints_of
from fragkit.model.card import PlayedOn, Window
from fragkit.model.effects import Condition, Cost, Effect, Modifier
from fragkit.model.effects.condition import OldCondition
from fragkit.model.effects.effect import Moment, Who
from fragkit.model.fields import specs
from fragkit.model.word_values import LastsKind
from tests.model.library import every_card, every_cost, every_effect

COMMON = set(specs(Modifier))
# Twins of what is used: the code treats all colours, suits, types, terrains and ways alike.
ALIKE = {"color", "suit", "types", "way"}


@pytest.mark.parametrize("verb", Effect.family)
def test_every_verb_parameter_and_choice_is_used(verb: str):
    cls: type = Effect.family[verb]
    used = [e for e in every_effect() if e.verb == verb]
    assert used, f"no card or fighter uses `{verb}`"
    for key, (field, _) in specs(cls).items():
        if key in COMMON:
            continue
        assert any(key in e.where.keys for e in used), f"no `{verb}` gives `{key}`"
        if key in ALIKE:
            continue
        found = {v for e in used for v in spread(getattr(e, field.name))}
        idle = literals(hints_of(cls)[field.name]) - found
        assert not idle, f"`{verb}` never has {key} {idle}"


@pytest.mark.parametrize("kind", [Condition, Cost])
def test_every_condition_and_cost_is_used(kind: type):
    holders = [e.if_ if kind is Condition else e.cost for e in every_effect()]
    holders += every_cost() if kind is Cost else ()
    for holder in holders:  # grows while it is walked
        if isinstance(holder, Condition):
            holders += holder.inner
        elif isinstance(holder, Cost):
            holders += holder.any_
    given = {key for holder in holders if holder is not None for key in holder.where.keys}
    old = set(OldCondition.NOW) if kind is Condition else set()
    assert given - old == set(specs(kind))


def test_every_key_that_all_effects_share_is_used():
    assert {key for e in every_effect() for key in e.where.keys} >= COMMON


def test_every_moment_and_every_party_is_used():
    assert {e.at for e in every_effect()} - {None} == set(get_args(Moment))
    assert {e.on for e in every_effect()} == set(get_args(Who))


def test_every_window_target_and_duration_of_a_card_is_used():
    assert {c.window for c in every_card()} == set(get_args(Window))
    assert {c.on for c in every_card()} == set(get_args(PlayedOn))
    lasting = {c.duration.kind for c in every_card() if c.duration is not None}
    assert lasting == set(get_args(LastsKind))


def spread(value: Any) -> tuple[Any, ...]:
    values = value if isinstance(value, tuple) else (value,)
    return tuple(v for v in values if isinstance(v, (str, int)))


def literals(hint: Any) -> set[Any]:
    if get_origin(hint) is Literal:
        return set(get_args(hint))
    return set().union(*(literals(a) for a in get_args(hint)))
