"""Effects and face elements are values, although no code is compiled for each of them."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from fragkit.diagnostics import Span
from fragkit.model.effects.acts import Blast, Heal, Wound
from fragkit.model.fields import Where
from fragkit.model.word_values import Dice


def test_members_with_equal_fields_are_equal_wherever_they_stand():
    here, there = Where(Span("a.yaml", 1, 1)), Where(Span("b.yaml", 9, 9))
    assert Heal(value=2, where=here) == Heal(value=2, where=there)
    assert hash(Heal(value=2, where=here)) == hash(Heal(value=2, where=there))
    assert Heal(value=2) != Heal(value=3)
    assert Heal(value=2) != Wound(value=2)


def test_a_member_cannot_be_changed():
    heal = Heal(value=2)
    with pytest.raises(dataclasses.FrozenInstanceError):
        heal.value = 3  # type: ignore[misc]  # that is the point
    with pytest.raises(dataclasses.FrozenInstanceError):
        del heal.value
    assert dataclasses.replace(heal, value=3) == Heal(value=3)


def test_a_member_needs_its_value_and_takes_no_other_field():
    with pytest.raises(TypeError, match="Heal needs `value`"):
        Heal()
    with pytest.raises(TypeError, match=r"Heal has no \{'points'\}"):
        Heal(value=2, points=3)


def test_a_member_survives_being_copied_and_sent():
    blast = Blast(value=Dice(4), radius=2)
    assert pickle.loads(pickle.dumps(blast)) == blast
    assert copy.deepcopy(blast) == blast
    assert repr(blast).startswith("Blast(")
