"""Checks of compiled content, one idea per file; each file's docstring tells designers what it wants."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Self

from fragkit.diagnostics import Problems
from fragkit.load.checks import (
    card_art,
    card_keys,
    conditions,
    counted_numbers,
    does_nothing,
    fighter_stats,
    idle_keys,
    moments,
    named_ids,
    owned_effect,
    pack_keys,
    places_and_ground,
    reroll_and_adjust,
    selectors,
    single_effect,
    tracks_and_stances,
    weapon_keys,
)
from fragkit.load.checks import moments as needs
from fragkit.load.typed_yaml.files import read_text
from fragkit.model.effects.number import FOE
from fragkit.model.fighter import Fighter, NamedTrait, Stance, StartingWeapon, Track, Trait
from fragkit.model.map import MapDefinition
from fragkit.model.pack import Library, Pack
from fragkit.model.text import all_effects, check_fighter_texts, check_text, check_trait_text
from fragkit.values import dataclass
