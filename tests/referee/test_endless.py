"""Cards that would keep a table busy for ever: noticed, stopped, said."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.referee import stored_game
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start

MAP = """\
id: m
name: M
grid: |
  +---+---+---+---+
  | 1   2   3   4 |
  +   +   +   +   +
  | 5   6         |
  +---+---+---+---+
"""
BOB = (
    "- {{id: bob, name: Bob, stats: 3/2/2, abilities: [{{name: Doom, text: x, effects: [{}]}}]}}\n"
)


def table(
    folder: Path, effect: str = "", cards: str = "", positions: tuple[str, ...] = ()
) -> Referee:
    for room in ("cards", "fighters"):
        (folder / "p" / room).mkdir(parents=True)
    (folder / "p" / "pack.yaml").write_text("id: p\nname: P\nversion: '1'\nextends: base\n")
    if cards:
        (folder / "p" / "cards" / "a.yaml").write_text(cards)
    if effect:
        (folder / "p" / "fighters" / "a.yaml").write_text(BOB.format(effect))
    (folder / "m.yaml").write_text(MAP)
    who = "bob " if effect else ""
    wanted = GameOptions(
        map=str(folder / "m.yaml"), packs=["base", str(folder / "p")], dice="auto",
        players=[f"Red {who}3/2/2", f"Blue {who}3/2/2"], positions=list(positions),
        houses=["deal=none"],  # fragkit waits for nobody who holds nothing
    )  # fmt: skip
    made = start(Start(folder / "x.frag", wanted, seed=1))
    assert not isinstance(made, OpenProblem), made.message
    made.hello()
    return made


def test_dice_that_nobody_decides_about_end_after_a_while(tmp_path, monkeypatch):
    monkeypatch.setattr(stored_game, "MOST_ALONE", 30)
    referee = table(tmp_path, "{wound: 9, on: self, at: turn-start}")
    referee.answer({"do": "1"})
    answer = referee.answer({"do": "2"})
    assert len(answer["inputs"]) == 31
    assert answer["trouble"].startswith(
        "fragkit has rolled and dealt 30 times, and nobody had a decision to make"
    )
    assert referee.answer({"do": "undo"})["type"] == "told"


@pytest.mark.parametrize("effect", ["{skip: turn, at: turn-start, on: everyone}", "{skip: turn, at: turn-end, on: others}"])  # fmt: skip
def test_turns_that_everybody_loses_end_the_game(tmp_path, effect):
    referee = table(tmp_path, effect)
    referee.answer({"do": "1"})
    answer = referee.answer({"do": "2"})
    for _ in range(3):
        if answer["request"]["kind"] == "over":
            break
        answer = referee.answer({"do": "end"})
    assert answer["request"]["kind"] == "over"
    assert "nobody could act for 40 turns, so the game ends" in answer["text"]
    assert referee.answer({"do": "undo"})["type"] == "told"


def test_turns_of_respawn_rolls_alone_end_the_game(tmp_path):
    """Everybody is fragged as soon as they are back: there is a roll each turn, and no decision."""
    referee = table(tmp_path, "{wound: 9, on: self, at: turn-start}")
    referee.answer({"do": "1"})
    answer = referee.answer({"do": "2"})
    for _ in range(3):
        if answer["request"]["kind"] == "over":
            break
        answer = referee.answer({"do": "r"})
    assert "nobody could act for 40 turns, so the game ends" in answer["text"]
    assert answer["request"]["kind"] == "over"


def test_a_stat_ends_at_sixty_and_the_receipt_says_so(tmp_path):
    booster = "- {{id: b{0}, name: B{0}, deck: gadget, letter: W, text: x, effects: [{{stat: all, times: 5}}]}}\n"
    cards = "".join(booster.format(i) for i in range(5))
    worn = " ".join(f"b{i}" for i in range(5))
    referee = table(tmp_path, "", cards, (f"Red A1 3 turn movement 6 {worn}", "Blue D1 2"))
    lines = " ".join(" ".join(referee.answer({"do": "odds blue"})["lines"]).split())
    assert "hit 60d = 2d ×5 (B0)" in lines
    assert "set to 60d (the maximum)" in lines
