"""What lies on the map of a game that is begun in the middle, and the options in force."""

from __future__ import annotations

import pytest

from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start
from tests.referee.tables import ARENA, PLAYERS, say, sit

MIDDLE = ["Red A1 3 turn movement 6", "Blue H1", "Green H6"]


def begun(path, *floors, positions=MIDDLE, variants=()) -> Referee | OpenProblem:
    wanted = GameOptions(
        map=str(ARENA), players=list(PLAYERS), positions=list(positions),
        floors=list(floors), variants=list(variants),
    )  # fmt: skip
    return start(Start(path, wanted, 1))


def test_floor_lines_put_counters_on_the_map_of_a_game_under_way(path):
    referee = begun(path, "B1 blood", "C1 boomstick light-armor", "B1 blood")
    assert isinstance(referee, Referee)
    floor = referee.hello()["state"]["floor"]
    assert [(one["kind"], one["square"]) for one in floor] == [
        ("blood", "B1"), ("blood", "B1"), ("pile", "C1"), ("link", "C1"),
    ]  # fmt: skip
    assert "floor: C1 boomstick light-armor\n" in path.read_text()
    referee.journal.close()
    assert sit(path).hello()["state"]["floor"] == floor


def test_floor_lines_accept_counters_of_modules(path):
    referee = begun(path, "D4 barrel", variants=["barrels"])
    assert isinstance(referee, Referee)
    assert referee.hello()["state"]["floor"] == [{"kind": "barrel", "square": "D4"}]


@pytest.mark.parametrize(
    ("floor", "told"),
    [
        ("D4 barel", "floor: there is no card `barel`"),
        ("D44 blood", "D44"),
        ("D4", "floor: which square, and what is on it?"),
        ("D4 yoink", "only weapons and gadgets can be on the map"),
    ],
)
def test_an_impossible_floor_line_is_refused(path, floor, told):
    trouble = begun(path, floor)
    assert isinstance(trouble, OpenProblem)
    assert told in trouble.message


def test_a_new_game_takes_no_floor_lines(path):
    trouble = begun(path, "D4 blood", positions=[])
    assert isinstance(trouble, OpenProblem)
    assert "to start with counters on the map, add" in trouble.message


def test_a_program_sees_the_game_as_everybody_may(path):
    referee = sit(
        path, "Red A1 2 turn movement 6 holds desync", "Blue H1", "Green H6", cards="dealt"
    )
    state = say(referee, "override floor b1 blood")["state"]
    assert state["turn"] == {
        "player": "Red", "number": 1, "phase": "free", "movement": 6, "attacks": 1,
    }  # fmt: skip
    assert state["seats"]["Red"]["health"] == 2
    assert state["seats"]["Red"]["hand"] == {"special": 1}
    assert "desync" not in str(state)
    assert (state["sides"], state["winners"]) == ({}, [])


def test_every_house_option_is_shown_with_its_value(path):
    referee = sit(path, *MIDDLE, house=("armor.soak=b",))
    assert referee.hello()["house"]["armor.soak"] == "b"
    assert referee.hello()["house"]["los.graze"] == "a"
    text = path.read_text()
    assert "house: armor.soak=b\n" in text
    assert "los.graze=a" in text
    assert any("▸armor.soak=b" in line for line in say(referee, "rules house")["lines"])
    shown = "\n".join(say(referee, "rules ruling.armor.soak")["lines"])
    assert "> b" in shown
    assert "This game uses `b`. The default is `a`." in shown


def test_a_refusal_by_a_ruling_says_which_option_the_table_has(path):
    referee = sit(path, "Red A1 1 turn movement 6", "Blue B1", "Green H6", house=("blood.cure=b",))
    say(referee, "override red blood 1", "override red health 0")
    refusal = say(referee, "red: spend")["refusal"]
    assert refusal["rule"] == "ruling.blood.cure"
    assert refusal["house"] == "blood.cure"


# -- hands that nobody has counted ------------------------------------------------------------


def test_any_card_may_be_played_from_a_hand_that_nobody_has_counted(path):
    referee = sit(path, "Red A1 3 turn movement 6 hand unknown", "Blue B1", "Green H6")
    assert say(referee, "p light-armor")["type"] == "told"
    assert say(referee, "p pulse-rifle")["type"] == "told"
    assert any("not counted" in line for line in say(referee, "who red")["lines"])
    assert say(referee, "blue: p disconnect red")["refusal"]["rule"] == "play.def"
    say(referee, "override red hand special 0")
    assert say(referee, "p yoink blue")["type"] == "refused"


def test_a_counter_of_a_variant_not_in_play_is_refused(path):
    refusal = say(begun(path), "override floor c1 barrel")["refusal"]
    assert refusal["text"] == "this game has no `barrel`"
    assert refusal["help"] == "start a game with `--variant barrels` to use it"
