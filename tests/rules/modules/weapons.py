"""Weapons that no pack has, for more than one module."""

from __future__ import annotations

from fragkit.model.effects.acts import Blast
from fragkit.model.word_values import Dice
from tests.rules.kit import card

SQUIB = card(
    "squib", "weapon", Blast(value=Dice(2), radius=1, center="target", at="hit"),
    damage=Dice(2), ammo=2,
)  # fmt: skip
