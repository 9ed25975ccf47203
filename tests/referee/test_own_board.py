"""A game on the table's own board: `--map none`."""

from __future__ import annotations

import pytest

from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start
from fragkit.rules.commands import Shoot, Walk
from fragkit.rules.events import Wounded
from fragkit.rules.requests import Roll
from tests.referee.tables import ARENA, say, sit, stands, told

PLAYERS = ("Red 3/2/2", "Blue 3/2/2", "Green 3/2/2")
MIDDLE = ("Red 3 turn movement 6", "Blue 3", "Green D4 3")


BLUES = "Blue's\N{NO-BREAK SPACE}square"


def open_board(path, *positions: str, packs: str = "base", variants: tuple[str, ...] = ()):
    wanted = GameOptions(
        map="none", players=list(PLAYERS), dice="table", cards="table", packs=[packs],
        positions=list(positions), variants=list(variants),
    )  # fmt: skip
    return start(Start(path, GameOptions() if path.exists() else wanted, 1))


def own(path, *positions: str, **how) -> Referee:
    made = open_board(path, *positions, **how)
    assert isinstance(made, Referee), made
    return made


def test_the_table_says_the_range(path):
    referee = own(path, *MIDDLE)
    answer = say(referee, "s blue at 7")
    assert told(answer) == "Red fires Pistol at Blue, range 7."
    assert answer["shots"][0]["text"].startswith("Range 7, clear: hit 58%")
    assert referee.run.log[-1].command == Shoot("Red", "Blue", at=7)
    assert "s Blue at 7\n" in path.read_text()
    say(referee, "6 1", "6 6", "1 1 1")
    assert f"Put a blood counter on {BLUES}." in str(referee.run.log[-1].outcome.text)


@pytest.mark.parametrize(
    "typed",
    [
        "s blue at range 7",
        "s blue range 7",
        "shoot blue at 7 with pistol",
        "fire at blue at 7",
        's blue 4d as "X" at 7',
        's blue 4d as "Look at 2" at 7',
    ],
)
def test_the_range_may_be_said_in_other_words(path, typed):
    referee = own(path, *MIDDLE)
    say(referee, typed)
    assert referee.run.request.need == 7


@pytest.mark.parametrize(
    ("typed", "text", "help"),
    [
        ("s blue", "how far is Blue?", "Type `s blue at 7`."),
        ("s blue at 7 blocked", "Red can't shoot Blue: the line of sight is blocked", ""),
        ("odds blue", "how far is Blue?", "for example: `odds blue at 7`"),
        ("los blue", "the referee does not know your map", "type the range and the line of sight: `s red at 7`, `odds red at 7 blocked`"),
        ("reach", "the referee does not know your map", "type the range and the line of sight: `s red at 7`, `odds red at 7 blocked`"),
        ("m 7", "Red can't move 7 squares: 6 movement is left", ""),
        ("m c7", "how many squares do you move?", "type `m 5`, `m 5 c7` or `m 5 weapon`"),
        ("m 2 d4", "Red can't end the turn on D4: Green is there too", ""),
        ("m 2 lava", "`lava` is not a step", "type `m 5`, `m 5 c7` or `m 5 weapon`"),
        ("j n 2", "the referee does not know your map: count the squares", "Type `m 4` for a jump of 2 squares."),
        ("j 2", "the referee does not know your map: count the squares", "Type `m 4` for a jump of 2 squares."),
    ],
)  # fmt: skip
def test_what_the_referee_cannot_know_is_asked_of_the_table(path, typed, text, help):
    referee = own(path, *MIDDLE)
    before = stands(referee)
    refusal = say(referee, typed)["refusal"]
    assert (refusal["text"], refusal["help"]) == (text, help)
    assert stands(referee) == before


def test_moves_are_counted_in_squares(path):
    referee = own(path, *MIDDLE)
    assert told(say(referee, "m 2")) == "Red moves 2 squares (4 movement left)."
    assert told(say(referee, "m 1 c7")) == "Red moves 1 square to C7 (3 movement left)."
    assert told(say(referee, "m e e n")) == "Red moves 3 squares (0 movement left)."
    assert [done.line for done in referee.run.log] == ["m 2", "m 1 C7", "m 3"]
    assert referee.run.table.state.seats["Red"].square == "Red's\N{NO-BREAK SPACE}square"


def test_power_ups_and_acid_are_named_by_the_table(path):
    referee = own(path, *MIDDLE)
    say(referee, "m 2 weapon", "5", "m 1 weapon gadget", "4", "2")
    assert referee.run.table.state.seats["Red"].hidden == {"weapon": 2}
    answer = say(referee, "m 1 acid")
    assert (answer["request"]["purpose"], answer["request"]["dice"]) == ("damage", 2)


def test_odds_take_range_and_sight_from_the_table(path):
    referee = own(path, *MIDDLE)
    [shot] = say(referee, "odds blue at 7")["data"]["shots"]
    assert (shot["range"], shot["refusal"]) == (7, None)
    lines = referee.answer({"do": "odds blue at 7 blocked", "width": 40})["lines"]
    assert lines[:2] == ["Blocked: no line of sight.", "With a clear line of sight, at range 7:"]
    [shot] = say(referee, "odds red at 3 from green")["data"]["shots"]
    assert (shot["shooter"], shot["range"]) == ("Green", 3)


def test_leftovers_are_picked_up_wherever_they_are(path):
    referee = own(path, *MIDDLE)
    say(referee, "s blue at 3", "6 6", "6 6", "1 1 1")
    assert say(referee, "take blood")["refusal"]["rule"] == "ruling.leftover.stand"
    say(referee, "m 3")
    assert told(say(referee, "take blood")) == f"Red picks up blood on {BLUES} (1 in all)."
    assert say(referee, "take blood")["refusal"]["rule"] == "leftover.any"


def test_the_fragged_come_back_on_a_square_of_the_table(path):
    referee = own(path, *MIDDLE)
    say(referee, "s blue at 3", "6 6", "6 6", "1 1 1")
    assert told(say(referee, "end")) == "Turn 2: Blue. Put Blue's figure on a respawn square."
    blue = referee.run.table.state.seats["Blue"]
    assert (blue.status, blue.wounds) == ("standing", 0)
    assert (
        blue.square == "Blue's\N{NO-BREAK SPACE}square\N{NO-BREAK SPACE}2"
    )  # blood is on the first


def test_a_blast_asks_who_is_in_it(path):
    referee = own(path, *MIDDLE)
    answer = say(referee, "s blue at 2 3d blast 1")
    assert answer["request"]["reason"] == "who else is in the blast (3d blast 1)?"
    assert [option["key"] for option in answer["request"]["options"]] == ["Red", "Green"]
    say(referee, "green")
    while isinstance(referee.run.request, Roll):
        say(referee, "r")
    events = [event for done in referee.run.log for event in done.events]
    assert {event.player for event in events if isinstance(event, Wounded)} == {"Blue", "Green"}


def test_a_further_shot_at_somebody_else_asks_for_its_range(path):
    referee = own(path, "Red 3 turn movement 6 twin-peeks", *MIDDLE[1:])
    answer = say(referee, "s blue at 6 twin then green", "1 1")
    assert answer["request"]["reason"] == "how far is Green?"
    answer = say(referee, "11")
    assert answer["request"]["reason"] == "to hit Green at range 11"
    referee.journal.close()
    assert own(path).run.request.need == 11


def test_a_new_game_begins_on_the_own_board(path):
    referee = own(path)
    say(referee, "4", "3", "2")
    assert "Put Red's figure on a respawn square." in referee.run.log[-1].outcome.text
    assert referee.run.request.player == "Red"
    lines = say(referee, "6 6", "?")["lines"]
    assert any(line.startswith("s blue at 7") for line in lines)
    assert any(line.startswith("m 12") for line in lines)
    assert Walk("Red", 12) in list(referee.run.table.legal())
    assert say(referee, "map")["data"]["map"] == "none"


def test_undo_and_record_agree(path):
    referee = own(path, *MIDDLE)
    say(referee, "s blue at 7 4d ammo 2 as “Zapper”", "6 1", "6 6 6 6", "1 1 1", "m 3 weapon")
    say(referee, "5", "take blood", "end", "6 6", "m 3 b7")
    before = stands(referee)
    referee.journal.close()
    again = own(path)
    assert stands(again) == before
    assert 's Blue at 7 4d ammo 2 as "Zapper"\n' in path.read_text()
    say(again, "undo to 3", "redo")
    assert stands(again) == before


def test_a_map_can_be_brought_in_later(path):
    (path.parent / "yard.yaml").write_text(ARENA.read_text().replace("id: arena", "id: yard"))
    referee = own(path, *MIDDLE)
    refusal = say(referee, "map ./yard.yaml")["refusal"]
    assert (refusal["text"], refusal["help"]) == (
        "Red is not on a square of yard", "First type `override red square c4`.",
    )  # fmt: skip
    say(referee, "override red square a1", "m 2 b1", "override blue square d1")
    say(referee, "override floor c1 blood")
    assert told(say(referee, "map ./yard.yaml")) == "The map yard is in use now."
    assert say(referee, "los blue")["data"]["range"] == 2
    assert told(say(referee, "m c1")) == ("Red moves from B1 to C1: 1 movement spent, 3 left.")
    say(referee, "take blood", "s blue")
    before = stands(referee)
    referee.journal.close()
    again = own(path)
    assert stands(again) == before
    say(again, "undo to 4")
    assert say(again, "los blue")["refusal"]["text"] == "the referee does not know your map"
    say(again, "redo")
    assert stands(again) == before


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("fondry", "there is no map `fondry`; did you mean `foundry`?"),
        ("/etc/passwd", "the map must be in the folder of the record"),
        ("spillway", "the map spillway needs rules that this game does not have"),
    ],
)
def test_a_map_that_cannot_be_brought_in_is_refused(path, name, text):
    referee = own(path, *MIDDLE)
    assert say(referee, f"map {name}")["refusal"]["text"] == text


def test_counters_that_nobody_has_placed_are_named_when_a_map_comes_in(path):
    referee = own(path, "Red B2 3 turn movement 6", "Blue 1", "Green B5 3")
    say(referee, "s blue at 3", "6 6", "6 6", "1")
    assert told(say(referee, "map foundry")).startswith(
        "The map foundry is in use now. Put blood on it again"
    )


def test_a_map_has_range_and_sight_of_its_own(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue D1 2", "Green H6")
    refusal = say(referee, "s blue at 7")["refusal"]
    assert refusal["text"] == (
        "the map shows range and line of sight: leave out `at` and `blocked`"
    )


def test_pushes_are_left_to_the_table_and_a_variant_that_needs_a_map_is_refused(path):
    assert isinstance(open_board(path, packs="deathmatch,ftw"), Referee)
    problem = open_board(path.with_name("two.frag"), packs="deathmatch", variants=("barrels",))
    assert isinstance(problem, OpenProblem)
    assert "`barrels` needs a map that the referee knows" in str(problem.message)
