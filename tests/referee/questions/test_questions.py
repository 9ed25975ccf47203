"""Questions at the prompt: answered at any width, and never stored."""

from __future__ import annotations

import pytest

from fragkit.referee.parsing.context import OWN_VERBS
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from tests.referee.tables import say, sit, stands


@pytest.mark.parametrize(
    "question",
    ["los blue", "los a1 h6", "los", "odds blue", "reach", "map", "map c4", "map all", "who", "log",
     "log 2", "help", "help s", "rules armor", "rules los.corner", "hand", "show light armor", "why"],
)  # fmt: skip
@pytest.mark.parametrize("width", [30, 40, 80])
def test_questions_are_answered_within_the_width_and_never_stored(path, question, width):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue D1 2 light-armor", "Green H6")
    say(referee, "m s")
    before = path.read_bytes(), stands(referee)
    answer = referee.answer({"do": question, "width": width, "height": 24})
    assert answer["type"] == "shown", answer
    assert answer["lines"]
    assert max(map(len, answer["lines"])) <= width
    assert (path.read_bytes(), stands(referee)) == before


def test_why_tells_a_long_input_in_as_many_lines_as_it_takes(path):
    referee = sit(path, "Red A1 3 turn movement 6 pulse-rifle", "Blue D1 2", "Green H6")
    say(referee, "s blue pulse-rifle 2")
    answer = referee.answer({"do": "why", "width": 20})
    assert answer["lines"][:2] == ["1 s Blue pulse-rifle", "  2"]


def test_help_keeps_its_columns_on_a_narrower_phone(path):
    lines = sit(path).answer({"do": "help", "width": 30})["lines"]
    assert max(map(len, lines)) <= 30
    assert lines[:4] == [
        "On your turn",
        "  m e e n, m f7   walk",
        "  j n 2           jump 2",
        "                  squares",
    ]


def test_help_fits_on_a_phone(path):
    lines = sit(path).answer({"do": "help", "width": 40})["lines"]
    assert len(lines) <= 22
    assert max(map(len, lines)) <= 40
    assert lines[-1] == "`help all` shows every command."


def test_help_names_every_word_to_the_referee(path):
    told = " ".join(sit(path).answer({"do": "help all", "width": 40})["lines"])
    own = set(OWN_VERBS.values()) - {"yes", "no", "help"}
    assert [verb for verb in sorted(own) if verb not in told] == []


def test_sight_is_answered_with_what_blocks_it(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue A3 2", "Green A2")
    data = say(referee, "los blue")["data"]
    assert data["visible"] is False
    assert data["blocked_by"]["kind"] == "fighter"


def test_sight_is_answered_for_the_cards_of_who_looks(path):
    referee = sit(path, "Red A1 3 turn movement 6 hand special 1", "Blue A3 2", "Green A2")
    far = say(referee, "los")["data"]["visible_squares"]
    say(referee, "p wallhack")
    through = say(referee, "los")["data"]["visible_squares"]
    assert len(through) > len(far)
    hidden = next(square for square in through if square not in far)
    assert say(referee, f"los {hidden}")["data"]["visible"] is True
    assert say(referee, "los blue")["data"]["blocked_by"]["kind"] == "fighter"


@pytest.mark.parametrize(("house", "asked"), [("a", True), ("b", False)])
def test_a_bump_is_foretold_where_teleporters_bump(path, house, asked):
    at = ("Red G1 3 turn movement 6", "Blue H5 2", "Green A1")
    referee = sit(path, *at, house=(f"tele.bump={house}",))
    answer = say(referee, "m h5")
    assert (answer["type"] == "confirm") is asked
    assert ("Blue is bumped" in answer.get("text", "")) is asked


def test_odds_compare_the_weapons_at_hand(path):
    referee = sit(path, "Red A1 3 turn movement 6 pulse-rifle", "Blue D1 2", "Green H6")
    assert [s["weapon"] for s in say(referee, "odds blue")["data"]["shots"]] == [
        "start",
        "pulse-rifle",
    ]
    only = say(referee, "odds blue pulse 4")["data"]["shots"]
    assert only[0]["receipts"]["damage"] == "8d = 2d ×4 (ammo)"


def test_who_names_armor_and_where_the_fragged_are(path):
    referee = sit(path, "Red A1 3 turn blood 2", "Blue D1 2 light-armor", "Green off")
    lines = referee.answer({"do": "who", "width": 40})["lines"]
    assert "  Health 2/2  Armor 1  Speed 3  Acc 2" in lines
    assert " Green    fragged  0/3 frags" in lines
    only = referee.answer({"do": "who blue", "width": 40})["lines"]
    assert only[0] == " Blue     D1       0/3 frags"
    assert not any("Green" in line for line in only)
    assert say(referee, "who blue zed")["refusal"]["text"] == "there is no player `zed`"


def test_reach_answers_for_anyone_at_any_moment(path):
    referee = sit(path, "Red A1 3 turn", "Blue D1 2", "Green off")
    answer = referee.answer({"do": "reach", "width": 40})
    assert answer["lines"][0] == "With 7 movement, the average of 2 dice:"
    assert answer["data"]["squares"] == say(referee, "reach 7")["data"]["squares"]
    assert set(say(referee, "reach 1")["data"]["squares"]) == {"A2", "B1"}
    assert say(referee, "reach blue")["data"]["movement"] == 10
    assert "D2" in say(referee, "reach blue 1")["data"]["squares"]
    assert say(referee, "reach 1 from h1")["data"]["squares"].keys() == {"G1", "H2"}
    refusal = say(referee, "reach green")["refusal"]
    assert (refusal["text"], refusal["help"]) == (
        "Green is not on the map", "for example: `reach 7 from c4`",
    )  # fmt: skip
    assert "C1" in say(referee, "reach green 2 from b1")["data"]["squares"]


def test_sight_answers_for_anyone_and_from_any_square(path):
    referee = sit(path, "Red A1 3 turn", "Blue D1 2", "Green off")
    assert say(referee, "los red from blue")["data"]["from"] == "D1"
    assert say(referee, "los blue red")["data"]["visible"] is True
    assert say(referee, "los from h6")["data"]["visible_squares"]
    assert say(referee, "los h6 from green")["refusal"]["text"] == "Green is not on the map"
    assert say(referee, "los blue from")["refusal"]["text"] == "from which square?"
    assert say(referee, "los blue red green")["refusal"]["text"] == "`green` doesn't belong here"


@pytest.mark.parametrize(
    ("asked", "first"),
    [
        ("odds blue", ["Pistol: 97.2% to hit, 11.9% to frag", "  range 3"]),
        ("blue: odds red", ["Blue shoots Red from D1:", "Pistol: 97.2% to hit, 0.2% to frag"]),
        ("odds red from blue", ["Blue shoots Red from D1:", "Pistol: 97.2% to hit, 0.2% to frag"]),
        (
            "odds blue boomstick from f3",
            [
                "Red shoots Blue from F3:",
                "Blocked: wall corner at the north-west",
                "  of F3.",
                "With a clear line of sight, at range 4:",
                "Boomstick: 91.7% to hit, 48.8% to frag",
            ],
        ),
        ("odds green at 5", ["Pistol: 83.3% to hit, 0.1% to frag", "  range 5"]),
        ("odds blue at 13", ["Pistol: 0% to hit, 0% to frag", "  range 13"]),
    ],
)
def test_odds_answer_before_the_roll_for_any_shooter_from_any_square(path, asked, first):
    referee = sit(path, "Red A1 3 turn", "Blue D1 2", "Green off")
    state = referee.run.table.state.copy()
    lines = referee.answer({"do": asked, "width": 40})["lines"]
    assert lines[: len(first)] == first
    assert referee.run.table.state == state


def test_odds_answer_without_attacks_left(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue D1 2", "Green H6")
    say(referee, "s blue", "1 1", "odds blue")
    lines = referee.answer({"do": "odds blue", "width": 40})["lines"]
    assert lines[:3] == [
        "Red has no attacks left this turn (1 of",
        "  1 used).",
        "Otherwise, at range 3:",
    ]
    [shot] = say(referee, "odds blue")["data"]["shots"]
    assert (shot["refusal"]["rule"], shot["blocked_by"]) == ("attack.count", None)


def test_the_target_who_is_asked_for_a_roll_may_ask_for_the_odds(path):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue D1 2", "Green H6")
    say(referee, "s blue", "6 6", "6 6")
    [shot] = say(referee, "odds blue")["data"]["shots"]
    assert (shot["shooter"], shot["target"]) == ("Red", "Blue")


@pytest.mark.parametrize(
    ("asked", "text", "help"),
    [
        ("odds green", "Green is not on the map", "at range 5: `odds green at 5`"),
        ("odds red from green", "Green is not on the map", "at range 5: `odds red at 5`"),
        ("odds blue from", "from which square?", "for example: `odds blue from c4`"),
        ("odds blue from z9", "there is no square Z9 on arena", ""),
        ("odds red", "Red can't shoot their own fighter", ""),
    ],
)  # fmt: skip
def test_odds_that_nobody_can_answer_say_why(path, asked, text, help):
    referee = sit(path, "Red A1 3 turn", "Blue D1 2", "Green off")
    refusal = say(referee, asked)["refusal"]
    assert refusal["text"] == text
    assert not help or refusal["help"] == help


def test_reach_is_what_the_movement_left_reaches(path):
    referee = sit(path, "Red A1 3 turn movement 1", "Blue B1 2", "Green H6")
    # Onto Blue and no further is no move; with 2 he can be passed.
    assert set(say(referee, "reach")["data"]["squares"]) == {"A2"}
    assert say(referee, "m b1")["refusal"]["rule"] == "ruling.move.stuck"
    squares = say(referee, "reach 2")["data"]["squares"]
    assert (squares["B1"]["stop"], squares["B2"]["cost"]) == (False, 2)


def test_reach_tells_what_hurts_as_the_command_does(path):
    referee = sit(path, "Red D1 3 turn movement 3", "Blue A6 2", "Green H6")
    squares = say(referee, "reach")["data"]["squares"]
    assert squares["C2"] == {
        "cost": 2, "path": ["C1", "C2"], "hazards": [{"kind": "acid", "at": "C2"}], "stop": True,
    }  # fmt: skip
    assert squares["B2"]["hazards"] == []  # another way costs the same
    lines = "\n".join(referee.answer({"do": "reach", "width": 40})["lines"])
    assert "2!" in lines
    assert "hazard on the way" in lines


def test_a_way_that_a_door_bars_is_refused_for_the_door_and_why_says_so(path):
    referee = sit(path, "Red B4 3 turn movement 2", "Blue A6 2", "Green H6")
    refusal = say(referee, "m a4")["refusal"]
    assert refusal["text"] == "Red can't reach A4 from B4: one-way door between A4 and B4"
    assert (refusal["rule"], refusal["help"]) == ("door.oneway", "Going around costs 3 movement.")
    assert "door.oneway" in "\n".join(say(referee, "why")["lines"])


def test_who_shows_the_health_of_a_fighter_who_will_come_back_as_they_were(path):
    referee = sit(path, "Red A1 3 turn", "Blue D1 1", "Green off")
    say(referee, "override blue square off")
    lines = say(referee, "who")["lines"]
    assert "  Health 1/2  Speed 3  Acc 2" in lines  # removed
    assert "  Health 3  Speed 2  Acc 2" in lines  # fragged


def test_base_rules_are_found_in_a_game_of_another_pack(path):
    wanted = GameOptions(
        map="tombstone-row", packs=["deadlands"], dice="table", cards="table",
        players=["Red saloon-gal 3/2/2", "Blue huckster 3/2/2"],
    )  # fmt: skip
    referee = start(Start(path, wanted, 1))
    assert isinstance(referee, Referee), referee
    assert "move.jump.max" in [rule["id"] for rule in say(referee, "rules jump")["data"]["rules"]]
    say(referee, "end")
    assert say(referee, "why")["data"]["rules"]


def test_why_knows_the_rules_that_a_variant_brings_along(path):
    referee = sit(
        path,
        "Red A1 3 light-armor turn",
        "Blue D1 2",
        "Green H6",
        packs=("ftw",),
        variants=("barrels",),
    )
    say(referee, "override floor c1 barrel", "refill light-armor")
    assert [one["id"] for one in say(referee, "why")["data"]["rules"]]


def test_a_square_never_has_the_letter_of_a_fighter(path):
    referee = sit(path, "Red A1 3 turn", "Blue D1 2", "Green H6")
    lines = referee.answer({"do": "los c5 g3", "width": 40})["lines"]
    assert sum(line.count("(B)") for line in lines) == 1
    assert any("Y G3" in line for line in lines)
