"""The sample packs: sound, printable, playable."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.content_check import check_content
from fragkit.referee.setup.game_setup import GameOptions, OpenedGame, new_game

SAMPLES = Path(__file__).parent.parent / "content" / "samples"
PACKS = sorted(path.name for path in SAMPLES.iterdir())


def test_there_are_three():
    assert PACKS == ["duel-grounds", "gnome-garden", "odd-squad"]


@pytest.mark.parametrize("name", PACKS)
def test_a_sample_has_no_problem(name):
    problems = Problems()
    check_content([SAMPLES / name], SAMPLES, problems)
    assert [str(d) for d in problems.found] == []


@pytest.mark.parametrize(
    ("name", "map", "players"),
    [
        ("duel-grounds", "back-alley", ["Red 3/2/2", "Blue 2/3/2"]),
        ("duel-grounds", "cold-store", ["Red 3/2/2", "Blue 2/3/2"]),
        ("duel-grounds", "rooftops", ["Red 3/2/2", "Blue 2/3/2"]),
        ("gnome-garden", "flower-beds", ["Red rosebud", "Blue old-moss"]),
        ("odd-squad", "foundry", ["Red watchful-wanda", "Blue tessa-trample", "Green gambler-gus",
                                  "Pink granny-thunder", "Gold lenny-leech", "Black poltergeist-pete"]),
    ],
)  # fmt: skip
def test_a_game_can_be_begun_with_it(name, map, players, tmp_path):
    made = new_game(GameOptions(map=map, players=players, packs=[str(SAMPLES / name)]), tmp_path)
    assert isinstance(made, OpenedGame), made


@pytest.mark.slow
@pytest.mark.parametrize("name", PACKS)
def test_a_sample_can_be_printed(name, fragkit, tmp_path):
    ran = fragkit("build", "pdf", "--pack", str(SAMPLES / name), "--out", str(tmp_path / "out"))
    assert ran.code == 0, ran.out
