"""What a bare Enter offers in the games of Death Match: what these rules add, with what it promises."""

from __future__ import annotations

from fragkit.referee.questions.questions import help_rows
from fragkit.referee.questions.what_now import now_lines
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from fragkit.term.style import Style
from tests.referee.tables import say
from tests.rules.kit import Game, draw, fighter

PLAIN = Style(40, color=False)
ROW = """
    +---+---+---+---+---+---+---+
    | R   G               B     |
    +---+---+---+---+---+---+---+
"""
TEAMS = "red Red Green, blue Blue"


def offered(game: Game) -> list[str]:
    return [
        f"{' '.join(row.typed.split())}: {row.text}" for row in now_lines(game.run, PLAIN, False)[1]
    ]


def test_exchange_with_its_price_and_no_shot_at_a_teammate():
    game = draw(ROW, packs="deathmatch", variants="death-match", teams=TEAMS, red=fighter(blood=1),
                green=fighter(blood=1))  # fmt: skip
    rows = offered(game)
    assert "give blood Green: costs 1 movement" in rows
    assert "ask blood Green: costs 1 movement, if Green agrees" in rows
    assert not any(row.startswith("s green") for row in rows), "no harm among the suggestions"


def test_a_nuke_with_its_targets_and_no_walk():
    game = draw(ROW, packs="deathmatch", variants="death-match", teams=TEAMS, movement=None)
    rows = offered(game.do("override floor e1 nuke", "override red turn", "1 1 1 1 1"))
    assert "nuke w: steer your nuke" in rows
    assert "detonate: 7d to Blue and Green" in rows
    assert not any(row.startswith("m ") for row in rows)


def test_a_barrel_with_the_fighters_its_blast_would_frag():
    game = draw(ROW.replace("G", " "), variants="barrels").do("override floor e1 barrel")
    assert "s barrel@e1: range 4, hit 92%, the blast frags Blue 8%" in offered(game)


def test_which_barrel_rolls_next_and_what_refills_them():
    game = draw(ROW, packs="deathmatch", variants="barrels", red=fighter(play="firecracker-string"))
    game.do("override floor d1 barrel", "override floor e1 barrel", "override green square g1")
    rows = offered(game.do("s d1 firecracker", "6 6"))
    assert "first E1: roll for that barrel next" in rows
    game = draw(
        ROW.replace("    B", " %  B"),
        packs="ftw",
        variants="barrels",
        movement=None,
        red=fighter(hand="yoink"),
    )
    assert "refill yoink: put barrels on all grates" in offered(game)


def test_help_fits_on_a_phone_and_names_the_commands_of_modules(path):
    wanted = GameOptions(
        map="foundry", players=["Red 3/2/2", "Blue 2/3/2"], packs=["deathmatch,ftw"],
        variants=["barrels", "death-match"], teams=["red Red", "blue Blue"],
    )  # fmt: skip
    referee = start(Start(path, wanted, 1))
    assert isinstance(referee, Referee), referee.message
    lines = referee.answer({"do": "help", "width": 40})["lines"]
    assert len(lines) <= 22
    assert "`nuke`" in " ".join(lines[-3:])
    assert any("steer your nuke" in line for line in say(referee, "help all")["lines"])


def test_help_leaves_out_commands_this_game_can_not_use():
    for packs, told in (("deathmatch", False), ("ftw", True), ("deathmatch ftw", True)):
        game = draw(ROW, packs=packs, variants="barrels").run.game
        assert ("refill CARD" in [row.form for row in help_rows(game)]) is told
