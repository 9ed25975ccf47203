"""Figures that are nobody's ordinary fighter: a boss, minions, somebody else's strings."""

from __future__ import annotations

from pathlib import Path

from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from tests.rules.kit import begin, draw, fighter, problem_of

ZOO = str(Path(__file__).parent / "menagerie")
ROW = """
    +---+---+---+---+---+---+
    | R   .   B   .   G   . |
    +---+---+---+---+---+---+
"""
START = """
    +---+---+---+---+
    | 1   2   3   4 |
    +---+---+---+---+
"""


def test_a_boss_keeps_to_no_points_and_whoever_beats_it_wins() -> None:
    game = draw(ROW, packs=ZOO, blue=fighter("9/2/4", id="overlord", health=1))
    game.do("s Blue start", "6 6", "1")
    assert game.told("frag-scored player frags") == [("Red", 3)]
    assert game.due == "Red has won"
    assert game.seat("Blue").status == "out"


def test_a_boss_is_as_it_is_written() -> None:
    wrong = problem_of(START, "Red 3/2/2", "Blue overlord 4/4/4", packs=ZOO)
    assert wrong == "Blue 4/4/4: Overlord has the stats 9/2/4 [setup.sheet]"
    assert problem_of(START, "Red 3/2/2", "Blue overlord", packs=ZOO) == ""
    assert "there is no player called Nobody" in problem_of(
        START, "Red 3/2/2", "Dog war-dog of:Nobody", "Blue 3/2/2", packs=ZOO
    )


def test_a_minion_scores_for_its_master_and_holds_no_cards() -> None:
    dog = fighter("1/4/2", id="war-dog", owner="Red")
    game = draw(ROW, packs=ZOO, blue=dog, green=fighter("1/3/3"), turn="Blue", movement=4)
    game.do("m e", "s Green start", "6 6", "1")
    assert game.told("frag-scored player frags") == [("Red", 1)]
    assert game.hand("Red") == ["special"]
    assert game.hand("Blue") == []


def test_nobody_scores_for_the_own_dog_and_it_does_not_return() -> None:
    dog = fighter("1/4/2", id="war-dog", owner="Red")
    game = draw(ROW, packs=ZOO, blue=dog)
    game.do("s Blue start", "6 6", "1")
    assert game.told("frag-scored") == []
    game.do("end")
    assert game.due == "Green rolls 2d: movement"


def test_what_has_no_turn_is_passed_over_and_acts_all_the_same() -> None:
    tower = fighter("2/0/2", id="turret", owner="Red")
    corner = """
        +---+---+---+
        | R   B   . |
        +---+---+   +
        | .   .   G |
        +---+---+---+
    """
    game = draw(corner, packs=ZOO, blue=tower)
    game.do("end")
    assert game.due == "Green rolls 2d: movement"
    game.do("1 1", "m n")
    assert game.due == "Blue rolls 1d: damage"
    assert game.reason() == "for damage to Green from Trip Wire"
    game.do("1", "6 6 6")
    assert game.square("Green") == "C1"


def test_a_game_begins_with_figures_for_one_player(tmp_path: Path) -> None:
    wanted = GameOptions(
        map="foundry", packs=[ZOO], players=["Red 3/2/2", "Rat rat of:Red x2", "Blue 3/2/2"]
    )
    referee = start(Start(tmp_path / "zoo.frag", wanted, 1))
    assert isinstance(referee, Referee), referee
    lines = (tmp_path / "zoo.frag").read_text().split("\n")
    assert [line for line in lines if line.startswith("player:")] == [
        "player: Red 3/2/2", "player: Rat1 rat of:Red 1/3/1", "player: Rat2 rat of:Red 1/3/1",
        "player: Blue 3/2/2",
    ]  # fmt: skip
    seats = referee.run.table.state.seats
    assert [seat.owner for seat in seats.values()] == ["", "Red", "Red", ""]


def test_the_piper_calls_his_rats_and_there_are_never_more_than_two() -> None:
    hall = """
        +---+---+---+
        | .   R   . |
        +   +   +   +
        | .   .   B |
        +---+---+---+
    """
    game = draw(hall, packs=ZOO, red=fighter(id="piper"), movement=6)
    game.do("use call-the-rats")
    assert game.due == "Red chooses square: C1, B2, A1"
    game.do("B2", "A1")
    assert game.told("summoned player square owner") == [
        ("Rat", "B2", "Red"),
        ("Rat2", "A1", "Red"),
    ]
    assert game.players == ["Red", "Rat", "Rat2", "Blue"]
    game.do("end", "6 6 6")
    assert game.due == "Rat acts: 18 movement, 1 attacks"
    assert "has no weapon" in game.refuses("s Blue")
    game.do("m w", *["undo"] * 6)
    assert game.players == ["Red", "Blue"]


def test_a_rat_that_has_fallen_makes_room_for_another() -> None:
    game = draw(ROW, packs=ZOO, red=fighter(id="piper"), movement=6)
    game.do("use call-the-rats")
    assert game.players[:2] == ["Red", "Rat"]
    assert game.told("nothing-happened") != []  # beside A1 there is one square alone
    game.do("end", "1 1 1", "end", "1 1", "s Rat start", "6 6", "1")
    assert game.told("frag-scored") == []
    assert game.seat("Rat").status == "out"
    game.do("end", "1 1", "end", "6 6", "use call-the-rats")
    assert game.seat("Rat").status == "standing"


def test_somebody_else_s_figure_is_walked() -> None:
    game = draw(ROW, packs=ZOO, red=fighter(hand="puppet-strings"))
    game.do("p puppet-strings Blue")
    assert game.due == "Red chooses square: B1, D1, F1, stay"
    game.do("D1")
    assert game.square("Blue") == "D1"


def test_a_side_step_is_made_in_somebody_else_s_turn() -> None:
    game = draw(ROW, packs=ZOO, blue=fighter("2/3/2", id="dodger"), red=fighter("3/3/1"))
    game.do("s Blue start", "1")
    assert game.due == "Blue chooses square: B1, D1, stay"
    game.do("stay")
    assert game.square("Blue") == "C1"


def test_the_deal_leaves_out_who_has_no_hand() -> None:
    game = begin(START, "3/2/2", "1/4/2 war-dog", packs=ZOO)
    game.do("6", "1", "A1", "B1")
    assert game.hand("Blue") == []
    assert len(game.hand("Red")) == 3


def test_an_ability_is_copied_for_a_time() -> None:
    piper = fighter(id="piper")
    game = draw(ROW, packs=ZOO, red=fighter(hand="method-acting"), blue=piper)
    assert "call-the-rats" in game.refuses("use call-the-rats")
    game.do("p method-acting Blue")
    assert "use call-the-rats" in game.legal("use")
    game.do("use call-the-rats")
    assert game.told("summoned player square owner") == [("Rat", "B1", "Red")]
    game.do("end", "1 1 1", "end", *["1 1", "end"] * 2)
    game.do("1 1", "end", "1 1 1", "end", *["1 1", "end"] * 2, "1 1")
    game.do("end", "1 1 1", "end", *["1 1", "end"] * 2, "6 6")
    assert "use call-the-rats" not in game.legal("use")


def test_nobody_without_abilities_is_copied() -> None:
    game = draw(ROW, packs=ZOO, red=fighter(hand="method-acting"))
    game.do("p method-acting Blue")
    assert game.told("nothing-happened") != []


def test_what_has_no_turn_walks_and_bites_by_itself_when_the_round_ends() -> None:
    dead = fighter("2/1/1", id="shambler", owner="Red")
    game = draw(ROW, packs=ZOO, blue=dead)
    game.do("end", "1 1", "end")
    assert game.due == "Blue rolls 1d: amount"
    game.do("5")
    assert (game.square("Blue"), game.health("Green"), game.health("Red")) == ("D1", 2, 3)


VAULT = """
    +---+---+---+---+---+---+
    | R   T   B   .   G   T |
    +---+---+---+---+---+---+
"""


def test_who_reaches_his_goal_has_won() -> None:
    game = draw(VAULT, packs=ZOO, red=fighter("9/3/2", id="burglar"))
    game.do("m e")
    assert (game.due, game.told("game-won player")) == ("Red has won", ["Red"])


def test_who_lives_through_the_rounds_has_won() -> None:
    game = draw(ROW, packs=ZOO, red=fighter("9/3/2", id="burglar"))
    for _ in range(2):
        game.do("end", "1 1", "end", "1 1", "end", "1 1 1")
    assert game.due.startswith("Red acts")
    game.do("end", "1 1", "end", "1 1", "end")
    assert game.due == "Red has won"


def test_a_side_wins_together() -> None:
    game = draw(
        VAULT.replace("B   .", "B   Y"), packs=ZOO, red=fighter("9/3/2", id="burglar"),
        variants="death-match", teams="red Red Green, blue Blue Yellow",
    )  # fmt: skip
    game.do("m e")
    assert game.told("game-won player side") == [("Red", "red"), ("Green", "red")]
