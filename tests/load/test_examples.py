"""The abilities, drawbacks and weapons that `fragkit new fighter` offers, played."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from fragkit.diagnostics import Problems
from fragkit.lab.base_game import base_library, base_setup
from fragkit.lab.random_player import play
from fragkit.load.packs.library import load_library
from fragkit.load.scaffold.new_files import (
    FighterDraft,
    fighter_yaml,
    id_from,
    trait_examples,
    weapon_examples,
)
from fragkit.model.word_values import Stats
from fragkit.rules.flow.setup import Player


@pytest.fixture(scope="module")
def fighters(tmp_path_factory):
    """Everybody who can be picked: each ability with a drawback, and some with a weapon."""
    folder = tmp_path_factory.mktemp("fighters")
    abilities, drawbacks = trait_examples("abilities"), trait_examples("drawbacks")
    rows = zip(
        abilities, itertools.cycle(drawbacks), itertools.cycle([*weapon_examples(), None]),
        strict=False,
    )  # fmt: skip
    files = []
    for can, but, weapon in rows:
        draft = FighterDraft(can.name, weapon=weapon, abilities=(can,), drawbacks=(but,))
        files.append(folder / f"{id_from(can.name)}.yaml")
        files[-1].write_text(fighter_yaml(draft))
    problems = Problems()
    library = load_library(problems, loose=files)
    assert problems.found == []
    pack = library.pack("loose")
    assert pack is not None
    return pack.fighters


@pytest.mark.slow
def test_every_example_can_be_played(fighters):
    """Random players with all of them: nothing legal is refused, nothing breaks."""
    ids = sorted(fighters)
    groups = [ids[i : i + 4] for i in range(0, len(ids), 4)]
    for seed, group in enumerate(groups):
        setup = base_setup(players=4)
        setup = replace(
            setup,
            players=tuple(
                Player(p.name, Stats.parse("3/2/2"), id)
                for p, id in zip(setup.players, group, strict=False)
            ),
            fighters={**base_library().fighters, **fighters},
        )
        play(setup, seed, most=1500)
