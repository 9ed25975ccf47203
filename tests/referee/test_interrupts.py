"""Dice that fragkit rolls leave the same moments for cards as dice that are typed."""

from __future__ import annotations

from tests.referee.tables import say, sit, told

# Green holds a special card: nobody may know which.
AIMED = ("Red A1 3 turn movement 6", "Blue B1 2", "Green H6 holds disconnect")
DUELISTS = ("Red 3/2/2", "Blue 2/3/2")
BARE = ("Red A1 3 turn movement 6", "Blue B1 2", "Green H6")


def auto(path, *positions, **more):
    return sit(path, *positions, dice="auto", cards="dealt", **more)


def test_before_each_roll_of_an_attack_there_is_time_for_a_card(path):
    referee = auto(path, *AIMED)
    request = say(referee, "s blue")["request"]
    assert (request["kind"], request["pause"]) == ("roll", True)
    assert "Disconnect takes Red out of play" in told(say(referee, "green: p disconnect red"))


def test_between_hit_and_damage_there_is_time_for_a_disconnect(path):
    far = ("Red A1 3 turn movement 6", "Blue A4 2", "Green H6 holds disconnect")
    referee = auto(path, *far, seed=2)
    assert say(referee, "s blue")["request"]["purpose"] == "hit"
    assert say(referee, "")["request"]["purpose"] == "damage"
    assert "Red is out of play" in told(say(referee, "green: p disconnect red"))


def test_a_card_instead_of_the_movement_roll_can_be_played(path):
    referee = auto(path, "Red A1 3 turn movement 6", "Blue B1 2 holds blink-button", "Green H6")
    request = say(referee, "end")["request"]
    assert (request["player"], request["purpose"], request["pause"]) == ("Blue", "movement", True)
    assert "Blue teleports to G6" in told(say(referee, "p blink-button g6"))


def test_no_pause_for_players_without_cards(path):
    referee = auto(path, *BARE)
    answer = say(referee, "s blue")
    assert answer["request"]["kind"] == "act"
    assert len(answer["inputs"]) > 1


def test_pauses_do_not_reveal_hands(path, tmp_path):
    """A weapon is never played into an attack, so a hand of weapons alone is not waited for; of
    special cards any may be held, whichever it is."""
    asked = []
    for number, card in enumerate(("disconnect", "low-g-server", "insert-coin", "boomstick")):
        at = ("Red A1 3 turn movement 6", "Blue B1 2", f"Green H6 holds {card}")
        asked.append(say(auto(tmp_path / f"{number}.frag", *at), "s blue")["request"]["kind"])
    assert asked == ["roll", "roll", "roll", "act"]


def test_enter_lets_the_dice_fall_and_so_does_any_next_command(path):
    referee = auto(path, *AIMED)
    say(referee, "s blue")
    answer = say(referee, "m s")
    assert [one["line"] for one in answer["inputs"]][-1] == "m s"
    assert answer["request"]["kind"] == "act"


def test_a_command_that_is_refused_after_the_dice_tells_both(path):
    referee = auto(path, *AIMED)
    say(referee, "s blue")
    answer = say(referee, "m a9")
    assert answer["type"] == "told"
    assert answer["inputs"]
    assert answer["refusal"]["rule"]


def test_typed_dice_are_refused_where_fragkit_rolls(path):
    referee = auto(path, *AIMED)
    say(referee, "s blue")
    assert say(referee, "6 6")["refusal"]["text"] == "fragkit rolls in this game"


def test_undo_and_the_same_words_give_the_same_dice_also_when_opened_again(path):
    referee = auto(path, *AIMED, seed=None)
    first = say(referee, "s blue", "", "")["inputs"][0]["line"]
    for _ in range(3):
        assert say(referee, "undo", "s blue", "", "")["inputs"][0]["line"] == first
    say(referee, "undo")
    referee.journal.close()
    again = sit(path, seed=None)
    assert say(again, "s blue", "", "")["inputs"][0]["line"] == first


def test_a_reroll_is_in_the_record(path):
    referee = auto(path, *AIMED)
    say(referee, "s blue")
    seen = {say(referee, "")["inputs"][0]["line"]}
    for _ in range(12):
        say(referee, "reroll")
        seen.add(say(referee, "")["inputs"][0]["line"])
    assert len(seen) > 1
    assert "\nreroll\n#> " in path.read_text()
    state = referee.run.table.state
    referee.journal.close()
    assert sit(path).run.table.state == state


def test_reroll_takes_back_nothing_but_dice(path):
    referee = auto(path, *BARE)
    say(referee, "m s")
    refusal = say(referee, "reroll")["refusal"]
    assert refusal["text"] == "the last input was not a roll"


def test_typed_dice_are_typed_again_after_reroll(path):
    referee = sit(path, *BARE)
    assert say(referee, "s blue", "6 6", "reroll")["request"]["dice"] == 2
    assert "6 5" in told(say(referee, "6 5"))


def test_redo_takes_back_an_undo(path):
    referee = sit(path, *BARE)
    say(referee, "m s", "m s")
    there = referee.run.table.state.copy()
    say(referee, "undo", "undo", "redo", "redo")
    assert referee.run.table.state == there
    assert say(referee, "redo")["refusal"]["text"] == "there is nothing to redo"
    say(referee, "undo", "m e")
    assert say(referee, "redo")["type"] == "refused"


def test_the_holder_of_an_attack_sees_range_and_odds(path):
    referee = sit(path, "Red A1 turn movement 6", "Blue B2", packs=("deadlands",), players=DUELISTS)
    answer = say(referee, "hold", "end", "6 6 6", "m n")
    assert answer["request"]["text"].startswith("Red, Blue is in front of you at range 1.")
    assert answer["shots"][0]["text"].startswith("Range 1, clear: hit 100%, frag ")


def test_no_to_a_question_without_a_no_shows_its_options(path):
    referee = sit(path, "Red C1 3 lag-gun boomstick turn movement 6", "Blue F1 2")
    refusal = say(referee, "s blue", "no")["refusal"]
    assert refusal["text"] == "`no` is not an option"
    assert refusal["rule"] == "attack.declare"
