"""A message in, a message out: what the referee answers and what it keeps."""

from __future__ import annotations

import errno
import json
import os

import pytest

from fragkit.referee.record import journal as journal_module
from fragkit.referee.record.record_text import read_record
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start
from tests.referee.tables import ARENA, DUEL, PLAYERS, say, sit, stands, told
from tests.rulemark import rule

# -- whose card ------------------------------------------------------------------------

FRAGGED = ("Red A1 1 hand special 1", "Blue B1 2 turn movement 6", "Green H6 hand special 1")


def test_a_card_that_only_somebody_else_could_play_is_refused_with_that_name(path):
    referee = sit(path, *FRAGGED)
    assert "Red is FRAGGED" in told(say(referee, "s red", "6 6", "1"))
    refusal = say(referee, "p insert-coin")["refusal"]
    assert refusal["text"].startswith("Blue can't play Insert Coin now")
    assert refusal["help"] == "Did you mean `red: p insert-coin`?"
    assert "Red plays Insert Coin" in told(say(referee, "red: p insert-coin"))


def test_all_who_could_play_it_are_named_and_nobody_when_a_name_was_said(path):
    referee = sit(path, *FRAGGED)
    help = say(referee, "p mute-player blue")["refusal"]["help"]
    assert help == "Did you mean `red: p mute-player Blue` or `green: p mute-player Blue`?"
    assert say(referee, "red: p insert-coin")["refusal"]["help"] == ""


def test_a_dealt_hand_is_not_given_away_by_such_a_suggestion(path):
    with_card = ("Red A1 1 holds mute-player", "Blue B1 2 turn movement 6", "Green H6")
    referee = sit(path, *with_card, cards="dealt")
    for card in ("mute-player", "yoink"):
        help = say(referee, f"p {card} red")["refusal"]["help"]
        assert help == f"If it is another player's card, type `NAME: p {card} Red`."


# -- one game --------------------------------------------------------------------------


def test_a_new_game_begins_with_who_is_first_and_ends_its_setup_on_the_map(path):
    referee = sit(path)
    hello = referee.hello()
    assert hello["request"]["text"] == "Red: roll 1d to go first"
    assert hello["prompt"] == "Red 1d> "
    say(referee, "3", "5", "1", "1", "2")
    answer = say(referee, "5")
    assert "Turn 1: Blue." in told(answer)
    assert answer["request"]["text"] == "Blue: roll 3d for movement"
    assert say(referee, "3 4 2")["prompt"] == "Blue 9m 1a A1> "


def test_the_dice_that_are_due_are_asked_for_with_reason_and_receipt(path):
    referee = sit(path, "Red A1 3 turn movement 6 red-dot-sight", "Blue H1 2", "Green H6")
    request = say(referee, "s blue")["request"]
    assert request["text"] == (
        "Red: roll 3d to hit Blue at range 7 (7 or more). 3d = 2d +1d (Red Dot Sight)"
    )


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("4", "roll 3 dice, not 1"),
        ("4 2 6 1", "roll 3 dice, not 4"),
        ("4 2 7", "a die can't show 7"),
        ("0 2 3", "a die can't show 0"),
    ],
)
def test_impossible_dice_are_refused(path, typed, text):
    referee = sit(path, "Red A1 3 turn movement 6 red-dot-sight", "Blue H1 2", "Green H6")
    say(referee, "s blue")
    answer = say(referee, typed)
    assert answer["type"] == "refused"
    assert answer["refusal"]["text"] == text


def test_a_refusal_names_its_rule_and_nothing_is_stored(path):
    referee = sit(path, "Red A3 3 turn movement 6", "Blue H4 2", "Green H6")
    before = path.read_bytes()
    answer = say(referee, "m e")
    refusal = {k: answer["refusal"][k] for k in ("rule", "text", "help")}
    assert refusal == {
        "rule": "wall.move", "text": "Red can't go east from A3: a wall is in the way", "help": "",
    }  # fmt: skip
    assert answer["refusal"]["say"]["fields"]["direction"] == "east"
    assert path.read_bytes() == before
    assert say(referee, "why")["data"]["rules"] == [
        {"id": "wall.move", "text": "Walls stop all movement."}
    ]


def test_a_slip_is_no_lost_turn(path):
    referee = sit(path, *DUEL)
    before = stands(referee)
    for typed in ("s bleu", "moove e", "p disconect red", "e", "d", "end!x", "4 2"):
        assert say(referee, typed)["type"] in ("refused", "confirm"), typed
    assert stands(referee) == before


def test_others_interrupt_by_name(path):
    referee = sit(path, *DUEL)
    say(referee, "s blue")
    answer = say(referee, "green: p disconnect red")
    assert "Disconnect takes Red out of play." in told(answer)
    assert "Green: p disconnect Red\n" in path.read_text()


def test_another_player_may_be_named_beside_the_words(path):
    referee = sit(path, *DUEL)
    answer = referee.answer({"do": "p disconnect red", "as": "Green"})
    assert "Green plays Disconnect on Red." in told(answer)


def test_a_command_may_be_data_instead_of_words(path):
    referee = sit(path, *DUEL)
    answer = referee.answer({"do": {"kind": "move", "player": "Red", "path": ["s", "s"]}})
    assert answer["inputs"][0]["line"] == "m s s"
    assert answer["inputs"][0]["facts"] == ["Red square A3", "Red movement 4"]


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ({}, 'send `{"do": "TEXT"}`'),
        ({"do": 7}, 'send `{"do": "TEXT"}`'),
        ({"do": {"kind": "fly"}}, "`fly` is not a known kind"),
        ({"do": {"kind": "move", "player": "Red"}}, "`move` needs `path`"),
        ({"do": {"kind": "move", "player": "Red", "path": 3}}, "`move.path` must be a list"),
        (
            {"do": {"kind": "faces", "player": "Red", "dice": [12]}},
            "that command would be recorded as `1 2`",
        ),
        ({"do": {"kind": "move-to", "player": "Red", "square": "a2\nend"}}, "`end` is not a step"),
        (
            {"do": {"kind": "shoot", "player": "Red", "target": "bl"}},
            "that command would be recorded as `s Blue`",
        ),
        ({"do": "m e", "as": 5}, "`as` must be a player's name"),
        ({"do": "m " + "e" * 5000}, "that is too long: type up to 2000 characters"),
    ],
)
def test_strange_messages_are_refused(path, message, text):
    answer = sit(path, *DUEL).answer(message)
    assert answer["type"] == "refused"
    assert answer["refusal"]["text"] == text


@pytest.mark.parametrize(
    "command",
    [
        {"kind": "move", "player": "Nobody", "path": ["e"]},
        {"kind": "shoot", "player": "Red", "target": "Nobody"},
        {"kind": "move-to", "player": "Red", "square": "ZZ99"},
        {"kind": "play", "player": "Red", "card": "no-such-card"},
        {"kind": "use", "player": "Red", "card": "no-such-card"},
        {"kind": "drop", "player": "Red", "card": "no-such-card"},
        {"kind": "take", "player": "Red", "what": "no-such-card"},
        {"kind": "discard", "player": "Red", "cards": ["no-such-card"]},
        {"kind": "spend", "player": "Nobody", "count": -3},
        {"kind": "override", "player": "Nobody", "fact": "health", "value": 2},
        {"kind": "override", "player": "Red", "fact": "square", "value": "ZZ99"},
        {"kind": "override", "player": "Red", "fact": "card", "value": "no-such-card"},
        {"kind": "leave", "player": "Nobody"},
        {"kind": "join", "player": "Red", "stats": "3/2/2"},
        {"kind": "join", "player": "two words", "stats": "3/2/2"},
        {"kind": "join", "player": "Pink", "stats": "lots"},
        {"kind": "choose", "player": "Red", "options": ["x"]},
        {"kind": "deal", "player": "Red", "card": "pulse-rifle"},
        {"kind": "faces", "player": "Red", "dice": [9]},
        {"kind": "end", "player": "Blue"},
    ],
)
def test_commands_that_nobody_can_mean_are_refused_and_change_nothing(path, command):
    referee = sit(path, *DUEL)
    before = stands(referee)
    assert referee.answer({"do": command})["type"] == "refused"
    assert stands(referee) == before


# -- the way ---------------------------------------------------------------------------


def test_the_way_is_shown_and_asked_about_only_when_it_hurts(path):
    referee = sit(path, "Red B2 3 turn movement 6", "Blue H4 2", "Green H6")
    answer = say(referee, "m b1")
    assert answer["type"] == "told"
    assert answer["way"]["text"] == "n: 1 movement"
    answer = say(referee, "m c2")
    assert answer["type"] == "confirm"
    assert answer["text"] == "s e: 2 movement, acid on C2"
    assert answer["hazards"] == [{"square": "C2", "what": "acid"}]
    assert "moves from B1 to C2" in told(say(referee, "y"))


def test_a_way_not_taken_costs_nothing(path):
    referee = sit(path, "Red B2 3 turn movement 6", "Blue H4 2", "Green H6")
    before = stands(referee)
    say(referee, "m c2")
    assert say(referee, "no")["type"] == "told"
    assert stands(referee) == before
    assert say(referee, "y")["refusal"]["text"] == "there is no question to answer"


def test_whoever_is_sure_is_not_asked(path):
    referee = sit(path, "Red B2 3 turn movement 6", "Blue H4 2", "Green H6")
    assert say(referee, "m c2!")["type"] == "told"


def test_another_command_drops_the_question(path):
    referee = sit(path, "Red B2 3 turn movement 6", "Blue H4 2", "Green H6")
    say(referee, "m c2")
    assert "moves from B2 to B1" in told(say(referee, "m n"))


# -- undo ------------------------------------------------------------------------------


def test_undo_restores_the_equal_state_at_every_step_of_an_attack(path):
    referee = sit(path, *DUEL)
    seen = [stands(referee)]
    copies = [(s.copy(), r) for s, r in seen]
    for typed in ("m s", "m n", "s blue", "3 3", "4 1 2", "m s s"):
        if referee.run.request.__class__.__name__ == "Roll":
            typed = " ".join(["3"] * referee.run.request.dice)
        say(referee, typed)
        state, request = stands(referee)
        copies.append((state.copy(), request))
    for state, request in reversed(copies[:-1]):
        assert say(referee, "undo")["type"] == "told"
        assert stands(referee) == (state, request)
    assert say(referee, "undo")["refusal"]["text"] == "there is nothing to undo"


def test_undo_to_a_number_goes_back_and_forth(path):
    referee = sit(path, *DUEL)
    say(referee, "m s")
    after_one = referee.run.table.state.copy()
    say(referee, "m s", "m n n")
    after_three = referee.run.table.state.copy()
    say(referee, "undo to 1")
    assert referee.run.table.state == after_one
    say(referee, "undo to 3")
    assert referee.run.table.state == after_three
    assert say(referee, "undo to 99")["refusal"]["text"] == "there is no input 99"
    say(referee, "undo to 0", "undo to 3")
    assert referee.run.table.state == after_three


def test_undo_appends_and_never_deletes(path):
    referee = sit(path, *DUEL)
    say(referee, "m s")
    before = path.read_bytes()
    say(referee, "undo")
    assert path.read_bytes().startswith(before)
    assert path.read_text().splitlines()[-2] == "undo"


def test_what_was_undone_is_undone_after_opening_again(path):
    referee = sit(path, *DUEL)
    say(referee, "m s", "m s", "undo", "m n", "undo to 2")
    left = stands(referee)
    referee.journal.close()
    assert stands(sit(path)) == left


def test_with_automatic_dice_undo_takes_back_what_a_player_said(path):
    referee = sit(path, *DUEL, dice="auto")
    before = referee.run.table.state.copy()
    say(referee, "s blue", "", "")
    say(referee, "undo")
    assert referee.run.table.state == before


# -- the table is always right -----------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "fact"),
    [
        ("override blue health 1", "Blue health 1"),
        ("override blue square c1", "Blue square C1"),
        ("override blue frags 2", "Blue frags 2"),
        ("override blue blood 1", "Blue blood 1"),
        ("override blue card pulse-rifle 2", "Blue card pulse-rifle 2"),
        ("override blue no-card light-armor", "Blue no-card light-armor"),
        ("override movement 9", "Red movement 9"),
        ("override attacks 2", "Red attacks 2"),
        ("override green hand weapon 2", "Green hand weapon 2"),
    ],
)
def test_an_override_sets_a_fact_and_can_be_undone(path, typed, fact):
    referee = sit(path, *DUEL)
    before = referee.run.table.state.copy()
    answer = say(referee, typed)
    assert answer["type"] == "told", answer
    assert fact in answer["inputs"][0]["facts"]
    say(referee, "undo")
    assert referee.run.table.state == before


def test_players_join_and_leave(path):
    referee = sit(path, *DUEL)
    assert "Pink joins with 3/2/2 and no cards." in told(say(referee, "join Pink 3/2/2"))
    assert "Green leaves the game." in told(say(referee, "leave green"))
    left = stands(referee)
    referee.journal.close()
    assert stands(sit(path)) == left


# -- chance ------------------------------------------------------------------------------


def test_r_rolls_the_dice_that_are_due_and_records_their_faces(path):
    referee = sit(path)
    answer = say(referee, "r")
    faces = answer["inputs"][0]["events"][0]["faces"]
    assert answer["inputs"][0]["line"] == str(faces[0])
    assert f"\n{faces[0]}\n" in path.read_text()
    say(referee, "1", "2", "1", "2", "3")


def test_r_without_dice_due_is_refused(path):
    assert say(sit(path, *DUEL), "r")["refusal"]["text"] == "there is no roll now"


def test_dealt_cards_are_named_to_nobody_but_their_owner(path):
    referee = sit(path, dice="auto", cards="dealt")
    seen = json.dumps(referee.hello())
    for _ in range(3):
        seen += json.dumps(say(referee, "1") if referee.run.request.player else {})
        options = getattr(referee.run.request, "options", ())
        if options:
            seen += json.dumps(say(referee, options[0].key))
    seen += json.dumps(say(referee, "log all")) + json.dumps(say(referee, "who"))
    hands = [c for seat in referee.run.table.state.seats.values() for c in seat.known]
    assert len(hands) == 9
    for card in hands:
        assert card not in seen
        assert referee.run.setup.cards[card].name not in seen
    shown = say(referee, "green: hand")
    assert shown["data"]["cards"] == referee.run.table.state.seats["Green"].known


def test_a_seeded_game_is_the_same_again(path, tmp_path):
    one = sit(path, dice="auto", cards="dealt", seed=5)
    two = sit(tmp_path / "other.frag", dice="auto", cards="dealt", seed=5)
    assert one.hello()["inputs"] == two.hello()["inputs"]


# -- the disk ----------------------------------------------------------------------------


@pytest.mark.parametrize("broken", ["write", "fsync"])
@pytest.mark.parametrize("typed", ["m s", "s blue", "undo", "override blue health 1", "end"])
def test_what_the_disk_does_not_take_never_happened(path, monkeypatch, typed, broken):
    referee = sit(path, *DUEL)
    say(referee, "m s", "m n")
    state, request = stands(referee)
    before, bytes_before = (state.copy(), request), path.read_bytes()

    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(journal_module.os, broken, full)
        answer = say(referee, typed)
    assert answer["type"] == "refused"
    assert "no space left on device" in answer["refusal"]["text"]
    assert stands(referee) == before
    assert path.read_bytes() == bytes_before
    assert say(referee, typed)["type"] == "told"
    left = stands(referee)
    referee.journal.close()
    assert stands(sit(path)) == left


def test_an_automatic_roll_that_is_not_stored_is_rolled_later(path, monkeypatch):
    referee = sit(path, "Red A1 3 turn movement 6", "Blue B1 2", "Green H6", dice="auto")
    real, count = os.fsync, 0

    def second_fails(file: int) -> None:
        nonlocal count
        count += 1
        if count == 2:
            raise OSError(errno.EIO, "Input/output error")
        real(file)

    with monkeypatch.context() as patched:
        patched.setattr(journal_module.os, "fsync", second_fails)
        answer = say(referee, "s blue")
    assert "input/output error" in answer["trouble"]
    assert answer["request"]["kind"] == "roll"
    referee.journal.close()
    again = sit(path)
    assert again.hello()["request"]["kind"] == "act"


def test_the_second_referee_sees_and_can_not_touch(path):
    first = sit(path, *DUEL)
    second = sit(path)
    hello = second.hello()
    assert hello["read_only"] is True
    assert hello["notes"] == ["read-only: `friday.frag` is open in another referee"]
    answer = say(second, "m s")
    assert answer["refusal"]["text"] == "read-only: `friday.frag` is open in another referee"
    assert say(second, "who")["type"] == "shown"
    assert say(first, "m s")["type"] == "told"


@rule("meta.bonus")
def test_what_is_said_late_is_told_without_the_whole_turn(path):
    referee = sit(path, "Red A1 3 turn movement 6 lucky-mousepad", "Blue H1 2", "Green H6")
    say(referee, "s blue", "1 5")
    answer = say(referee, "use lucky-mousepad")
    assert answer["type"] == "told", answer
    assert answer["inputs"][0]["text"].startswith("Back to that moment: ")
    assert "Red uses Lucky Mousepad." in answer["inputs"][0]["text"]
    left = stands(referee)
    referee.journal.close()
    assert stands(sit(path)) == left


def test_notes_are_remarks_in_the_record(path):
    referee = sit(path, *DUEL)
    assert say(referee, "note the die was cocked")["type"] == "noted"
    assert read_record(path.read_bytes()).notes[0].text == "the die was cocked"
    referee.journal.close()
    sit(path)


def test_an_outcome_that_a_crash_cut_off_is_written_when_the_game_is_opened(path):
    referee = sit(path, *DUEL)
    say(referee, "m s")
    referee.journal.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-12])
    sit(path).journal.close()
    assert path.read_bytes() == whole


@pytest.mark.parametrize(("said", "left"), [("", 1), ("attacks 0", 0), ("attacks 2", 2)])
def test_attacks_of_a_position_are_those_left_as_in_the_prompt(path, said, left):
    referee = sit(path, f"Red B2 turn movement 6 {said}", "Blue D1", "Green H6")
    assert referee.hello()["prompt"] == f"Red 6m {left}a B2> "


HANDS = (
    "Red B2 turn movement 6 holds light-armor lag-spike boomstick pulse-rifle yoink screen-cheat desync",
    "Blue D1 holds pocket-medkit",
)  # fmt: skip


def test_a_card_taken_at_random_is_drawn_by_fragkit_and_named_to_nobody(path):
    referee = sit(path, *HANDS, players=PLAYERS[:2], cards="dealt")
    before = referee.run.table.state.copy()
    answer = say(referee, "p yoink blue")
    assert [i["line"] for i in answer["inputs"]] == ["p yoink Blue", "choose"]
    assert "pocket-medkit" not in json.dumps(answer)
    assert "pocket-medkit" in referee.run.table.state.seats["Red"].known
    assert stands(sit(path)) == stands(referee)
    say(referee, "undo")  # with what fragkit did by itself
    assert referee.run.table.state == before


def test_the_cards_of_a_dealt_hand_are_not_shown_to_the_table(path):
    referee = sit(path, *HANDS, players=PLAYERS[:2], cards="dealt")
    assert say(referee, "end")["request"]["secret"] is True
    for slip in ("l", "desing", "pawn-shop-pistol"):
        refusal = say(referee, slip)["refusal"]
        assert "light-armor" not in str(refusal)
        assert "desync" not in str(refusal)
    shown = say(referee, "hand")["lines"]
    assert "1 Light Armor (light-armor)" in shown
    assert say(referee, "1")["inputs"][0]["line"] == "choose light-armor"


def test_whoever_may_look_at_another_hand_sees_it_alone(path):
    referee = sit(path, *HANDS, players=PLAYERS[:2], cards="dealt")
    request = say(referee, "p screen-cheat blue")["request"]
    assert request["secret"] is True
    assert "enter" not in request  # the only card of that hand would be named to all
    answer = say(referee, "hand")
    assert answer["data"] == {"player": "Red", "cards": ["pocket-medkit"], "secret": True}


@rule("setup.place.square", "ruling.setup.shared")
def test_a_square_where_no_figure_begins_is_refused_with_the_rule(path):
    referee = sit(path, players=("Red 3/2/2", "Blue 2/3/2"))
    refusal = say(referee, "2", "1", "b2")["refusal"]
    assert refusal["text"] == "B2 is not a respawn square"
    assert refusal["rule"] == "setup.place.square"
    assert refusal["help"] == "Choose A1, A6, C4, E4, H1 or H6."
    assert say(referee, "choose z9")["refusal"]["rule"] == "setup.place.square"
    refusal = say(referee, "a1", "a1")["refusal"]
    assert (refusal["text"], refusal["rule"]) == ("Red is already on A1", "ruling.setup.shared")


# -- the hand limit ----------------------------------------------------------------------


@pytest.mark.parametrize("line", ["discard boomstick", "boomstick", "dis boom"])
def test_too_full_a_hand_is_cut_down_with_the_word_that_the_prompt_uses(path, line):
    referee = sit(path, "Red A1 3 turn movement 6 hand weapon 6", "Blue D1 2", "Green H6")
    answer = say(referee, "end", line)
    assert answer["inputs"][0]["line"] == "choose boomstick"
    assert referee.run.game.active() == "Blue"


def test_a_choice_is_passed_over_with_what_counts_instead(path):
    referee = sit(path, "Red A1 3 turn movement 6 hand weapon 6", "Blue D1 2", "Green H6")
    answer = say(referee, "end", "override skip boomstick")
    assert answer["inputs"][0]["line"] == "override Red skip boomstick"
    assert referee.run.game.active() == "Blue"
    assert stands(sit(path)) == stands(referee)


def test_a_shot_before_the_first_turn_is_refused(path):
    """Found by fuzzing the prompt: the forecast asked whose turn it was."""
    referee = sit(path)
    answer = referee.answer({"do": "s blue"})
    assert answer["type"] == "refused"


def test_undo_with_a_number_takes_back_that_many_inputs(path):
    referee = sit(path, *DUEL)
    say(referee, "m s", "m s", "m n")
    answer = say(referee, "undo 3")
    assert (referee.run.game.seat("Red").square, referee.run.game.turn.movement) == ("A1", 6)
    assert answer["inputs"][-1]["line"] == "undo to 0"  # the record says where to


def test_undo_with_a_number_from_the_log_is_refused(path):
    referee = sit(path, *DUEL)
    refusal = say(referee, "m s", "undo 41")["refusal"]
    assert refusal["text"] == "can't undo 41 inputs: this game has 1 input"
    assert refusal["help"] == "`log` shows their numbers"
    refusal = say(referee, *(["override red health 2"] * 9), "undo 10")["refusal"]
    assert refusal["text"] == "`undo 10` would take back 10 inputs"
    assert refusal["help"] == "to go back to input 10, type `undo to 10`"
    assert say(referee, "undo to 1")["type"] == "told"
    say(referee, "undo to 1")
    assert say(referee, "undo 2")["refusal"]["text"] == "you can undo only 1 input"


def test_what_is_a_card_is_answered_by_the_card(path):
    referee = sit(path, *DUEL)
    assert say(referee, "what is light armor")["data"] == say(referee, "show light-armor")["data"]
    for word in ("legal", "options", "what can I do"):
        assert say(referee, word)["lines"] == say(referee, "?")["lines"]


def test_a_shot_of_somebody_who_is_still_to_come_back_is_refused(path):
    """It ended in a traceback: a weapon was named, and the shooter stood nowhere."""
    referee = sit(path, "Red off turn", "Blue B1 2", "Green H6")
    for said in ("s blue pistol", "s blue", "s blue boomstick", "odds blue pistol"):
        assert say(referee, said)["type"] == "refused"


def test_why_fits_a_phone_whatever_was_said(path):
    referee = sit(path, *DUEL)
    say(referee, "override floor c4 blood 2 boomstick light-armor")
    answer = referee.answer({"do": "why", "width": 40})
    assert max(map(len, answer["lines"])) <= 40


def test_a_key_of_the_header_that_looks_like_a_slip_is_told(path):
    sit(path, *DUEL).journal.close()
    text = path.read_text()
    path.write_text(text.replace("dice: table", "hosue: frags=5\ncolour: mauve\ndice: table"))
    line = path.read_text().split("\n").index("hosue: frags=5") + 1
    assert sit(path).hello()["notes"] == [
        f"line {line}: a record has no key `hosue`, so it is ignored; did you mean `house`?"
    ]


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        (("G of:G 3/2/2",), "G's owner must be another player"),
        (("G of:H 3/2/2", "H of:G 3/2/2"), "G can't belong to H: H belongs to G"),
        (("G of:Nobody 3/2/2",), "there is no player called Nobody"),
    ],
)
def test_a_figure_belongs_to_somebody_who_plays(path, figures, told):
    """One of its own asked for its side without end."""
    made = start(Start(path, GameOptions(map=str(ARENA), players=["Red 3/2/2", *figures])))
    assert isinstance(made, OpenProblem)
    assert told in made.message


def test_the_owner_of_a_figure_is_typed_in_any_letters(path):
    referee = sit(path, players=("Red 3/2/2", "Rex of:red 3/2/2", "Blue 2/3/2"))
    assert referee.run.game.seat("Rex").owner == "Red"


def test_a_mistake_of_ours_does_not_end_the_evening(path, monkeypatch):
    referee = sit(path, *DUEL)
    say(referee, "m s")

    def broken(*_: object) -> None:
        raise KeyError("")

    monkeypatch.setattr("fragkit.referee.answers.watch", broken)
    answer = referee.answer_safely({"do": "s blue"})
    assert answer["type"] == "refused"
    assert "a bug in fragkit (KeyError in test_referee.py:" in answer["refusal"]["text"]
    monkeypatch.undo()
    assert referee.run.game.seat("Red").square == "A2"
    assert say(referee, "m n")["type"] == "told"
    referee.journal.close()
    assert sit(path).run.next_number == 3


def test_without_a_record_to_go_on_from_it_is_told_as_it_is(path, monkeypatch):
    referee = sit(path, *DUEL)
    referee.reopen = None
    monkeypatch.setattr(referee, "answer", lambda message, speaker="": {}[""])
    with pytest.raises(KeyError):
        referee.answer_safely({"do": "s blue"})


def test_what_follows_a_shot_on_the_line_waits_for_its_dice(path):
    referee = sit(path, "Red A1 3 boomstick turn movement 6", "Blue B1 2", "Green H6")
    answer = say(referee, "shoot blue and then move to a2")
    assert answer["request"]["purpose"] == "weapon"
    assert "refusal" not in answer
    assert "onward" not in say(referee, "start", "1 1")
    assert say(referee, "6 6")["onward"] == "m A2"
    assert told(say(referee, "")).startswith("Red moves from A1 to A2")


def test_another_command_drops_what_waited_for_the_dice(path):
    referee = sit(path, *DUEL)
    assert "onward" not in say(referee, "s blue; m a2", "undo", "s blue", "1 1", "6 6 6")


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("go to a2, then frobnicate", "can't read `frobnicate`"),
        ("m a2 then shoot greenish", "can't read `shoot greenish`"),
    ],
)
def test_the_unclear_part_of_a_line_is_named(path, typed, refusal):
    referee = sit(path, *DUEL)
    assert say(referee, typed)["refusal"]["text"] == refusal
    assert not referee.run.log
