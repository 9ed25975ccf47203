"""Every card of Death Match is played in seeded games, with all that the book brings switched on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fragkit.lab.random_player import play
from fragkit.rules.events import AttackDeclared, CardPlayed
from fragkit.rules.modules import made_modules, made_variants
from tests.board.drawn import draw
from tests.model.test_deathmatch_content import cards
from tests.rules.kit import library
from tests.rules.test_random_games import SIDES, WIDE, Watch, arena


@pytest.mark.slow
def test_no_card_is_left_that_never_was_played() -> None:
    packs = library("deathmatch").packs
    switched_on = made_modules(id for pack in packs for id in pack.file.modules)
    used: set[str] = set()
    for seed, game in enumerate(
        ("capture-the-flag", "death-match", "red-rover", "bodyguards=3") * 2
    ):
        modules = made_variants([game, "barrels"], switched_on)
        assert isinstance(modules, tuple), modules
        setup = replace(arena(), board=draw(WIDE), cards=cards(), modules=modules, teams=SIDES)
        for event in play(setup, seed, 1500, Watch(setup), 8).table.story():
            if isinstance(event, CardPlayed):
                used.add(event.card)
            elif isinstance(event, AttackDeclared):
                used.add(event.weapon)
    assert {card.id for card in cards().values() if not card.blank} - used == set()
