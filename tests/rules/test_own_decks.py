"""A pack brings a deck of its own: whose its cards are and what becomes of them is data."""

from __future__ import annotations

from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.library import load_library
from tests.rules.kit import begin, draw, fighter

RELICS = str(Path(__file__).parents[1] / "fixtures" / "relics")
DUEL = """
    +---+---+---+---+
    | R   B   1   2 |
    +---+---+---+---+
"""
ROOM = """
    +---+---+
    | 1   2 |
    +---+---+
"""


def test_everyone_is_dealt_as_many_as_the_deck_says() -> None:
    game = begin(ROOM, "3/2/2", "3/2/2", packs=RELICS)
    game.do("6", "1")
    assert game.hand("Red") == ["weapon", "gadget", "special", "relic", "relic"]
    assert game.left("relic") == 9 - 4
    assert game.left("oath") == 3


def test_what_belongs_to_the_fighter_waits_for_his_turn() -> None:
    game = draw(DUEL, packs=RELICS, blue=fighter(hand="old-crown sworn-word"))
    assert "Blue can't play Old Crown now" in game.refuses("Blue: p old-crown")
    game.do("Blue: p sworn-word")
    assert game.play("Blue") == ["sworn-word"]


def test_the_card_says_when_it_is_played() -> None:
    [base] = [folder for folder in built_in_folders() if folder.name == "base"]
    library = load_library(Problems(), [base, Path(RELICS)], built_in=False)
    assert library.cards["old-crown"].window == "own-turn"
    assert library.cards["sworn-word"].window == "any-time"


def test_a_frag_leaves_piles_and_keeps_what_is_the_players() -> None:
    game = draw(DUEL, packs=RELICS, blue=fighter("1/3/3", play="old-crown sworn-word"))
    game.do("s Blue start", "6 6", "1")
    assert game.floor("B1") == ["pile old-crown", "blood"]
    assert game.play("Blue") == ["sworn-word"]


def test_a_frag_earns_what_the_deck_says() -> None:
    game = draw(DUEL, packs=RELICS, blue=fighter("1/3/3"))
    game.do("s Blue start", "6 6", "1")
    assert game.hand("Red") == ["special", "relic"]


def test_only_what_may_be_dropped_is_dropped() -> None:
    game = draw(DUEL, packs=RELICS, red=fighter(play="old-crown sworn-word"))
    game.do("drop old-crown")
    assert game.floor("A1") == ["link old-crown"]
    assert "[drop.what]" in game.refuses("drop sworn-word")


def test_draw_steal_and_discard_know_the_deck() -> None:
    red = fighter(hand="grave-robber iconoclast")
    game = draw(DUEL, packs=RELICS, red=red, blue=fighter(play="old-crown sworn-word old-crown"))
    game.do("p grave-robber Blue")
    assert game.hand("Red") == ["iconoclast", "old-crown", "relic"]
    game.do("p iconoclast Blue")
    assert (game.play("Blue"), game.discards("relic")) == (["sworn-word"], ["old-crown"])


def test_a_deck_that_nobody_brings_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\nextends: base\n")
    (tmp_path / "cards" / "cards.yaml").write_text(
        "- id: lure\n  name: Lure\n  deck: special\n  effects:\n    - draw: relik\n"
    )
    [base] = [folder for folder in built_in_folders() if folder.name == "base"]
    problems = Problems()
    load_library(problems, [base, tmp_path], built_in=False)
    [problem] = [one for one in problems.sorted() if one.severity == "error"]
    assert (problem.code, problem.span.line) == ("selects-nothing", 5)
    assert str(problem.message) == "no card matches `relik`"
