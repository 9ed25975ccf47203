"""Sentences that no grammar reads: what they become, and how often that is right."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fragkit.referee.parsing.forgiving import fold, is_slip
from tests.referee.tables import say, sit

SAID = Path(__file__).parent / "said.txt"
POSITION = (
    "Red B2 3 pulse-rifle turn movement 6 hand special 2", "Blue D1 2 light-armor hand special 2",
    "Green H6 hand special 2 gadget 1",
)  # fmt: skip
BEFORE = {"roll": ("s blue pistol",), "weapon": ("s blue",)}


def said() -> list[tuple[str, str, str]]:
    rows, scene = [], ""
    for line in SAID.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            scene = line.strip("[]").split()[0]
        elif "=>" in line and not line.startswith("#"):
            typed, _, wanted = line.partition(" => ")
            rows.append((scene, typed, wanted))
    return rows


def outcome(path: Path, scene: str, typed: str) -> str:
    """Return what the input became: a recorded line, a question, or `?` with help, `-` without."""
    referee = sit(path, *POSITION)
    for text in BEFORE.get(scene, ()):
        say(referee, text)
    number = referee.run.next_number
    answer = say(referee, typed)
    match answer["type"]:
        case "shown":
            return answer["question"]
        case "confirm":
            return answer["line"]
        case "told":
            dice = scene == "roll" and referee.run.log[-1].number == number
            line = answer["inputs"][0]["line"]
            return "r" if dice and typed == "you roll" else line
        case "refused":
            refusal = answer["refusal"]
            unknown = "type `help`" in str(refusal["help"])
            return "-" if unknown else "?"
    return answer["type"]


def test_sentences_are_understood(tmp_path):
    """At least 80 % of the clear ones are understood, 95 % understood or answered helpfully, at most 2 % wrong."""
    understood, helped, wrong = [], [], []
    rows = said()
    assert len(rows) >= 150
    for number, (scene, typed, wanted) in enumerate(rows):
        made = outcome(tmp_path / f"{number}.frag", scene, typed)
        if made == wanted == "?":
            helped.append(typed)
        elif made == wanted:
            understood.append(typed)
        elif made == "?":
            helped.append(f"{typed}: {made}, not {wanted}")
        elif made != "-":
            wrong.append(f"{typed}: {made}, not {wanted}")
    share = 100 / len(rows)
    clear = 100 / sum(wanted != "?" for *_, wanted in rows)  # of those with a clear meaning
    sys.stdout.write(
        f"{len(rows)} inputs: {len(understood) * clear:.0f} % of the clear ones understood, "
        f"{len(helped) * share:.0f} % helped, {len(wrong) * share:.1f} % wrong\n"
    )
    sys.stdout.write("\n".join([*wrong, *helped]))
    assert len(understood) * clear >= 80
    assert (len(understood) + len(helped)) * share >= 95
    assert len(wrong) * share <= 2, wrong


def test_a_guess_is_asked_about_first(path):
    referee = sit(path, *POSITION)
    answer = say(referee, "sorry but I smoke bleu with the pistl")
    assert (answer["type"], answer["line"]) == ("confirm", "s Blue start")
    assert not referee.run.log
    assert say(referee, "yes")["inputs"][0]["line"] == "s Blue start"


def test_a_guess_can_be_declined(path):
    referee = sit(path, *POSITION)
    assert say(referee, "ok we're calling it, quit game")["line"] == "quit"
    assert say(referee, "no")["type"] == "told"
    assert not referee.run.log


def test_red_never_runs_redo(path):
    referee = sit(path, *POSITION)
    say(referee, "m n", "undo")
    answer = say(referee, "red")
    assert answer["type"] == "refused"
    assert "who Red" in answer["refusal"]["help"]
    assert referee.run.game.seat("Red").square == "B2"


def test_the_record_is_canonical(path):
    say(sit(path, *POSITION), "Ich schieße auf Blau", "I take the pistol")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert "s Blue" in lines
    assert "choose start" in lines


@pytest.mark.parametrize("typed", ["don't shoot blue", "shoot blue and green", "shoot the banana"])
def test_nothing_is_done_by_half(path, typed):
    referee = sit(path, *POSITION)
    assert say(referee, typed)["type"] == "refused"
    assert not referee.run.log


def test_a_suggestion_is_made_of_the_names_in_the_sentence(path):
    help = say(sit(path, *POSITION), "wibble wobble blue")["refusal"]["help"]
    assert help == "did you mean `s Blue`, `odds Blue` or `who Blue`?"


def test_a_sentence_makes_several_inputs(path):
    answer = say(sit(path, *POSITION), "move to b1 and shoot blue with the pistol")
    assert [one["line"] for one in answer["inputs"]] == ["m B1", "s Blue start"]


def test_a_dealt_hand_is_not_revealed(path):
    dealt = ("Red B2 3 turn movement 6", "Blue D1 2 holds desync", "Green H6")
    referee = sit(path, *dealt, cards="dealt")
    text = str(say(referee, "desync")["refusal"])
    assert "Blue" not in text
    assert "Green" not in text


def test_words_lose_their_punctuation():
    assert fold("What’s next?!") == "whats next"


@pytest.mark.parametrize(("one", "two"), [("bleu", "blue"), ("shot", "shoot"), ("moove", "move")])
def test_a_slip_is_one_letter(one, two):
    assert is_slip(one, two)
    assert not is_slip(one, one)


def test_the_page_shows_what_is_read(path):
    """Each sentence in docs/reference/table-commands.md becomes the input beside it."""
    page = (SAID.parents[3] / "docs" / "reference" / "table-commands.md").read_text("utf-8")
    rows = page.split("## In your own words")[1].split("## Move")[0].splitlines()
    pairs = [row.split("|")[1:3] for row in rows if row.startswith("| `")]
    referee = sit(path, *POSITION)
    for left, right in pairs:
        for typed, wanted in zip(left.split("`")[1::2], right.split("`")[1::2], strict=True):
            assert referee.answers_for()._sense(typed) == wanted


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("can green shoot me", "odds Red from Green"),
        ("what if I step in the acid", "rules acid"),
        ("how much armor has blue got", "who Blue"),
        ("how much damage does the pulse rifle do", "show pulse-rifle"),
        ("wie weit ist es bis blau", "los Blue"),
        ("wo kann ich überall hin", "reach"),
        ("can I make it to e1?", "reach"),
        ("how much ammo do I have", "who Red"),
        ("how far may I jump", "rules jump"),
        ("can I trade my cards", "rules trade"),
        ("do corners block line of sight", "rules corners"),
        ("if I shoot blue from c2 what are the odds", "odds blue from c2"),
        ("how many squares away is blue", "los Blue"),
        ("chnace to hit blue", "odds Blue"),
        ("is it green's turn", "now"),
        ("how do I end my turn", "help end"),
        ("trifft mich grün", "odds Red from Green"),
        ("what would happen if I shot blue with the rifle", "odds Blue pulse-rifle"),
    ],
)
def test_a_question_is_not_taken_for_another(path, typed, same):
    referee = sit(path, *POSITION)
    assert say(referee, typed)["lines"] == say(referee, same)["lines"]


def test_who_rolls_may_be_named(path):
    referee = sit(path, *POSITION)
    assert say(referee, "end", "Blue rolls 4 2 5")["inputs"][0]["line"] == "4 2 5"


def test_go_until_is_not_done_by_half(path):
    assert say(sit(path, *POSITION), "go west until you hit the wall")["type"] == "refused"


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("blue plays lag spike on me", "Blue: p lag-spike Red"),
        ("I'll activate lag spike targeting blue", "p lag-spike Blue"),
        ("walk to bee one", "m B1"),
        ("einmal hoch und dann links", "m n w"),
        ("up one and right two", "m n e e"),
        ("shoot the blue one with my basic gun", "s Blue start"),
    ],
)
def test_every_word_is_used(path, typed, line):
    assert say(sit(path, *POSITION), typed)["inputs"][0]["line"] == line


@pytest.mark.parametrize(
    "typed",
    ["swap weapons", "open the door", "is friendly fire on", "shoot blue twice", "not the pistol"],
)
def test_a_word_too_many_gets_a_suggestion(path, typed):
    referee = sit(path, *POSITION)
    assert say(referee, typed)["type"] == "refused"
    assert not referee.run.log


def test_three_numbers_are_not_two_dice(path):
    referee = sit(path, *POSITION)
    assert say(referee, "s blue pistol", "eins drei fünf")["type"] == "refused"


def test_a_number_sign_chooses(path):
    referee = sit(path, *POSITION)
    assert say(referee, "s blue", "#1")["inputs"][0]["line"] == "choose start"


@pytest.mark.parametrize("typed", ["I go down two", "the second one", "play a card"])
def test_a_step_or_a_taken_option_chooses_nothing(path, typed):
    referee = sit(path, players=("Red 3/2/2", "Blue 2/3/2"))
    say(referee, "5", "3", "choose H1")
    answer = say(referee, typed)
    assert answer["type"] == "refused"
    assert referee.run.request.player == "Blue"


@pytest.mark.parametrize(
    ("typed", "dice"),
    [
        ("two fours and a 1", "4 4 1"), ("a one and two threes", "1 3 3"),
        ("three sixes", "6 6 6"), ("zwei Fünfen und eine drei", "5 5 3"), ("zwei vier drei", "2 4 3"),
    ],
)  # fmt: skip
def test_a_count_before_a_plural_is_no_die(path, typed, dice):
    referee = sit(path, *POSITION)
    say(referee, "end")
    assert say(referee, typed)["inputs"][0]["line"] == dice


@pytest.mark.parametrize(
    ("before", "typed", "line"),
    [
        ((), "shoot green, no wait, blue", "s Blue"),
        ((), "move to c3, or rather d3", "m D3"),
        (("s blue",), "one. no sorry two", "choose pulse-rifle"),
        (("end",), "four two five no wait four two six", "4 2 6"),
        (("end",), "for two three", "4 2 3"),
    ],
)
def test_the_last_of_a_correction_is_asked_about(path, before, typed, line):
    referee = sit(path, *POSITION)
    assert say(referee, *before, typed)["line"] == line


@pytest.mark.parametrize(
    "typed",
    [
        "flibber the door and then shoot blue", "reload and shoot blue", "if I roll an 8 do I hit blue",
        "wait for my brother then shoot blue", "do I get flibbed by blue",
    ],
)  # fmt: skip
def test_a_part_that_is_not_understood_leaves_the_rest_undone(path, typed):
    referee = sit(path, *POSITION)
    assert say(referee, typed)["type"] == "refused"
    assert not referee.run.log


@pytest.mark.parametrize(
    ("typed", "inputs"),
    [
        ("play lag spike on blue and then end my turn", ["p lag-spike Blue", "end"]),
        ("go to a3 then end turn", ["m A3", "end"]),
        ("m n, then s blue pistol", ["m n", "s Blue start"]),
        ("geh nach a3 und dann fertig", ["m A3", "end"]),
    ],
)
def test_actions_can_be_chained_with_then(path, typed, inputs):
    answer = say(sit(path, *POSITION), typed)
    assert [one["line"] for one in answer["inputs"]] == inputs


@pytest.mark.parametrize("typed", ["m n then fetch beer", "s blue pulse then green"])
def test_what_follows_then_is_clear_or_nothing_happens(path, typed):
    referee = sit(path, *POSITION)
    assert say(referee, typed)["type"] == "refused"
    assert not referee.run.log


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("i got a five and a won", "5 1"), ("four to", "4 2"), ("rolled 5+2=7", "5 2"),
        ("that's 4 2, damage 5 6, defense 3", "4 2/5 6/3"), ("two ones, that's a miss isn't it?", "1 1"),
        ("hit with 5 and 4, and blue rolled a two", ""), ("Nine to hit, and then Blue rolled seven", ""),
        ("hit for 8", ""), ("a four, a five and a one", ""), ("missed", ""),
    ],
)  # fmt: skip
def test_dice_are_heard_only_as_many_as_are_due(path, typed, line):
    referee = sit(path, *POSITION)
    answer = say(referee, "s blue pistol", typed)
    made = {"confirm": lambda: answer["line"], "told": lambda: answer["inputs"][0]["line"]}
    assert made.get(answer["type"], lambda: "")() == line
    assert line or "type each die" in answer["refusal"]["help"]


CLIFF = ("Red B2 3 turn movement 6 hand unknown", "Blue D1 2", "Green H6")


@pytest.mark.parametrize(
    ("typed", "does"),
    [
        ("Oh go on then, why not.", "jumps"), ("yeah sure do it", "jumps"), ("klar, mach", "jumps"),
        ("No no, absolutely not, I'll stay where I am.", "stays"), ("stop", "stays"),
        ("no i do not want that", "stays"), ("lieber nicht", "stays"), ("cancel", "stays"),
        ("yes, but to C4", "asks"), ("no, I'd rather shoot blue", "asks"), ("yes, end it", "asks"),
    ],
)  # fmt: skip
def test_a_question_is_answered_in_any_words(path, typed, does):
    referee = sit(path, *CLIFF)
    assert say(referee, "j e 2")["type"] == "confirm"
    answer = say(referee, typed)
    assert (answer["type"] == "refused") == (does == "asks")
    assert bool(referee.run.log) == (does == "jumps")
    if does == "asks":
        assert say(referee, "yes")["type"] == "told", "the question is still open"


@pytest.mark.parametrize(
    "typed",
    [
        "I rolled 3 and 4", "i rolled a two", "anything but the rifle", "I'd rather keep the pulse rifle",
        "skip", "all but the pistol",
    ],
)  # fmt: skip
def test_what_is_no_option_chooses_nothing(path, typed):
    referee = sit(path, *POSITION)
    say(referee, "s blue")
    assert say(referee, typed)["type"] == "refused"


def test_a_choice_that_can_not_be_skipped_says_so(path):
    referee = sit(path, players=("Red 3/2/2", "Blue 2/3/2"))
    say(referee, "6", "1")
    refusal = say(referee, "skip")["refusal"]
    assert str(refusal["text"]) == "choose first: where do you start?"
    assert "Choose A1" in str(refusal["help"])


def test_saving_is_answered(path):
    answer = say(sit(path, *POSITION), "save")
    assert answer["lines"] == ["Everything is saved after each input. To leave, type `quit`."]


FREE = ("Red B2 3 turn movement 6 hand unknown", "Blue D1 2 hand unknown", "Green H6 hand unknown")


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("Green should only have two health, we forgot the acid", "override Green health 2"),
        ("blue hp 1", "override Blue health 1"), ("set my frags to 2", "override Red frags 2"),
        ("blue pistol, rolled 4 5", "s Blue pistol; 4 5"), ("b3 then pistol blue", "m B3; s Blue pistol"),
        ("play dysync on blue", ""), ("blue has 2 health right?", ""), ("we skip blue tonight", ""),
        ("go next to blue", ""), ("I just moved three squares on the table", ""),
        ("wait! green plays disconnect", "Green: p disconnect"),
    ],
)  # fmt: skip
def test_facts_and_chains_are_offered_and_nothing_is_guessed(path, typed, line):
    referee = sit(path, *FREE)
    answer = say(referee, typed)
    made = {"confirm": lambda: answer["line"], "told": lambda: answer["inputs"][0]["line"]}
    assert made.get(answer["type"], lambda: "")() == line


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("this is Blue, I play disconnect on Red", "Blue: p disconnect Red"),
        ("blue wants to play disconnect on red", "Blue: p disconnect Red"),
        ("I want to play disconnect on Red", ""),
    ],
)  # fmt: skip
def test_who_speaks_in_anothers_turn_is_heard_or_asked(path, typed, line):
    answer = say(sit(path, *FREE), typed)
    assert (answer["inputs"][0]["line"] if answer["type"] == "told" else "") == line


def test_why_something_is_impossible_shows_its_refusal(path):
    refusal = say(sit(path, *FREE), "why can't I jump to B5?")["refusal"]
    assert refusal == say(sit(path.with_name("b.frag"), *FREE), "j s 3")["refusal"]


@pytest.mark.parametrize("typed", ["rolled it, hit", "12!", "the roll hit", "missed again"])
def test_fragkit_never_rolls_for_dice_that_were_rolled(path, typed):
    referee = sit(path, *FREE)
    number = len(say(referee, "s blue pistol") and referee.run.log)
    assert say(referee, typed)["type"] != "told"
    assert len(referee.run.log) == number


def test_an_exclamation_mark_forces_no_sentence(path):
    assert say(sit(path, *FREE), "I jump to D2!")["type"] == "confirm"


@pytest.mark.parametrize(
    "typed",
    [
        "was macht Desync", "was ist Desync", "was tut Desync nochmal", "wer hat Desync",
        "wo liegt Desync", "wann geht Desync", "warum Desync", "wie geht Desync",
        "welche ist Desync", "ist Desync gut", "soll ich Desync nehmen", "wäre Desync besser",
        "hat Desync Munition", "erklär mir Desync", "zeig mir Desync", "lohnt sich Desync",
        "does Desync do anything", "is Desync any good", "where does Desync lie",
        "has Desync any use", "should I lose Desync",
    ],
)  # fmt: skip
def test_a_question_is_never_a_choice(path, typed):
    holds = "desync boomstick pocket-medkit light-armor yoink god-mode"
    positions = (f"Red C5 3 turn movement 5 holds {holds}", "Blue E4 2")
    players = ("Red 3/2/2", "Blue 3/2/2")
    referee = sit(path, *positions, map="foundry", players=players, cards="dealt")
    answer = say(referee, "end", typed)
    assert answer["type"] != "told"
    assert "desync" not in answer.get("line", "")
    assert referee.run.request.purpose == "discard"


@pytest.mark.parametrize(
    "typed",
    [
        "ok but only if I survive", "ja aber nur wenn ich überlebe", "yes, as long as it's safe",
        "hmm is there no other way around", "can I not go around", "gibt es keinen anderen Weg",
        "ist da kein anderer Weg",
    ],
)  # fmt: skip
def test_a_condition_or_a_question_answers_no_question(path, typed):
    referee = sit(path, "Red B9 3 turn movement 5", "Blue E4 3", map="foundry", players=_TWO)
    assert say(referee, "j s 2")["type"] == "confirm"
    number = referee.run.next_number
    assert say(referee, typed)["type"] in ("refused", "shown")
    assert referee.run.next_number == number
    assert say(referee, "yse")["type"] == "told"  # the question is still open


_TWO = ("Red 3/2/2", "Blue 3/2/2")


@pytest.mark.parametrize(
    ("typed", "outcome"),
    [
        ("a three, a two and one six", "3 2 6"), ("two sixes and one three", "6 6 3"),
        ("one three five two", ""), ("5 4 1 = ten", "5 4 1"),
    ],
)  # fmt: skip
def test_one_counts_a_face_if_the_dice_fit_only_so(path, typed, outcome):
    positions = ("Red C5 2 turn", "Blue E4 3")
    referee = sit(path, *positions, map="foundry", players=("Red 2/3/2", "Blue 3/2/2"))
    answer = say(referee, typed)
    made = answer.get("line", "") or "".join(i["line"] for i in answer.get("inputs", []))
    assert made == outcome


@pytest.mark.parametrize(
    "typed", ["wait desync on blue", "wait i hav a Desync", "Moment, Desync auf Blau"]
)
def test_nobody_is_taken_for_the_player_whom_they_interrupt(path, typed):
    blue = "Blue E4 3 turn movement 5 boomstick:2 hand unknown"
    positions = ("Red C5 3 hand unknown", blue, "Green F8 3 hand unknown")
    referee = sit(path, *positions, map="foundry", players=(*_TWO, "Green 3/2/2"))
    answer = say(referee, "s red boomstick", typed)
    assert answer["type"] == "refused"
    help = str(answer["refusal"]["help"])
    assert "Red: p desync" in help
    assert "Green: p desync" in help
    assert "Blue: p" not in help


def test_a_card_for_the_own_turn_is_no_interruption(path):
    positions = ("Red C5 2 turn movement 5 hand unknown", "Blue E4 3 hand unknown")
    referee = sit(path, *positions, map="foundry", players=_TWO)
    answer = say(referee, "wait, I play light armor")
    assert "Blue" not in str(answer.get("line", answer["type"]))


def test_a_speaker_names_themself_after_me(path):
    positions = ("Red C5 2 hand unknown", "Blue E4 3 turn hand unknown")
    referee = sit(path, *positions, map="foundry", players=_TWO)
    assert say(referee, "Medkit auf mich, also Rot")["inputs"][0]["line"] == "Red: p pocket-medkit"


def test_a_roll_before_is_corrected_by_undo(path):
    referee = sit(path, *POSITION)
    assert say(referee, "s blue pistol", "5 4", "no wiat i had 3 not 5")["line"] == "undo"


def test_why_not_a_square_is_about_that_square(path):
    referee = sit(path, "Red B5 3 turn", "Blue E4 3", map="foundry", players=_TWO)
    answer = say(referee, "3 3", "m c5", "y cant i go to b4")
    assert (answer["type"], answer["line"]) == ("confirm", "m B4")


def test_a_command_at_a_discard_is_no_list_of_cards(path):
    positions = (
        "Red C5 3 turn movement 5 holds desync boomstick pocket-medkit light-armor yoink god-mode",
        "Blue E4 2",
    )
    referee = sit(path, *positions, map="foundry", players=_TWO, cards="dealt")
    assert say(referee, "end", "p desync")["type"] != "told"  # `p` is not the Pocket Medkit


def test_what_a_yes_would_do_is_asked_again(path):
    referee = sit(path, "Red B9 3 turn movement 5", "Blue E4 3", map="foundry", players=_TWO)
    asked = say(referee, "j s 2")
    assert say(referee, "what happens if i say yes") == asked
    assert say(referee, "was passiert wenn ich ja sage") == asked
    assert say(referee, "npe")["type"] == "told"


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("let Blue have my Boomstick", "rules trade"),
        ("darf ich vorher noch eine Karte ausspielen", "rules before roll"),
    ],
)
def test_a_wish_that_a_rule_decides_gets_the_rule(path, typed, line):
    positions = ("Red C5 3 turn boomstick:2 hand unknown", "Blue E4 3")
    referee = sit(path, *positions, map="foundry", players=_TWO)
    assert say(referee, typed)["line"] == line


@pytest.mark.parametrize(
    ("scene", "typed", "asked"),
    [
        ("roll", "i roled elevn", "type each die"), ("roll", "movement is ate", "type each die"),
        ("act", "open the door", "`rules door`"), ("act", "Tür aufmachen", "`rules door`"),
    ],
)  # fmt: skip
def test_help_fits_what_was_meant(path, scene, typed, asked):
    referee = sit(path, *POSITION)
    for text in BEFORE.get(scene, ()):
        say(referee, text)
    assert asked in str(say(referee, typed)["refusal"]["help"])
