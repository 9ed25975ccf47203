"""Weapons that the tests of modules share."""

from __future__ import annotations

import pytest

from fragkit.model.card import Card
from fragkit.model.word_values import Dice
from tests.rules.kit import card


@pytest.fixture
def bomb() -> Card:
    """2d to all within two squares of its target."""
    return card("bomb", "weapon", damage=Dice(2), ammo="unlimited", radius=2)


@pytest.fixture
def tickler() -> Card:
    """Hits and does no damage."""
    return card("tickler", "weapon", damage="none", ammo="unlimited")
