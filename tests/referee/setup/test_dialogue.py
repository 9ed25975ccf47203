"""The questions before a game about packs, variants and teams: asked in words, skipped by options."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fragkit.cli.lang_option import load_language
from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.referee.setup.dialogue import Dialogue
from fragkit.referee.setup.game_setup import GameOptions, new_game
from fragkit.referee.setup.packs_and_maps import OpenProblem, load_packs
from fragkit.referee.start import Start, start
from fragkit.rules.modules import known_modules, module_class
from fragkit.term.style import Style
from tests.rulemark import rule

PLAIN = Style(40, color=False)


def asked(tmp_path, *answers: str, **given):
    """What was wanted in the end, and all that was shown, questions with what they were answered."""
    shown: list[str] = []
    left = list(answers)

    def ask(prompt: str) -> str:
        said = left.pop(0)
        shown.append(f"{prompt}{said}")
        return said

    wanted = Dialogue(ask, shown.append, PLAIN, tmp_path).complete(replace(GameOptions(), **given))
    assert not isinstance(wanted, OpenProblem), wanted.message
    assert left == []
    return wanted, shown


FOUR = ("red", "blue", "green", "pink", "")
END = ("", "", "no")  # dice, cards, in the middle


def test_packs_variants_and_teams_are_asked_for_and_answered_by_number(tmp_path):
    wanted, shown = asked(
        tmp_path, "deathmatch", "1", "1 no-specials", "", *FOUR, "blue blue pink", "", *END
    )
    assert wanted.variants == ["capture-the-flag", "barrels", "no-specials"]
    assert wanted.teams == ["blue Blue Pink", "red Red Green"]
    assert " 1 capture-the-flag (teams): bring their" in shown
    assert "Team 2 [red Red Green]: " in shown
    assert max(map(len, shown)) <= 40 + len("blue blue pink")
    assert not isinstance(new_game(wanted, tmp_path), OpenProblem)


@rule("team.maps")
def test_a_team_game_is_offered_two_maps_laid_together(tmp_path):
    wanted, shown = asked(tmp_path, "2", "", "", *FOUR, "", *END, packs=["deathmatch"])
    assert (wanted.map, wanted.teams) == ("foundry+drydock", [])
    assert "Map [foundry+drydock]: " in shown


def test_the_base_game_has_no_question_about_variants_or_teams(tmp_path):
    wanted, shown = asked(tmp_path, "base", "", *FOUR, *END)
    assert (wanted.variants, wanted.teams) == ([], [])
    assert not any("Which game" in line or "Team" in line for line in shown)


def test_the_setup_skips_questions_answered_by_options(tmp_path):
    _, shown = asked(
        tmp_path, *FOUR, *END, packs=["deathmatch"], variants=["death-match"],
        map="foundry+drydock", teams=["red Red Green", "blue Blue Pink"],
    )  # fmt: skip
    assert not any("Which game" in line or "Team 1" in line for line in shown)


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        (("9", "", "", ""), "choose a number from 1 to 6"),
        (("1 2", "", "", ""), "choose one game"),
        (("6=0", "6=3", "", ""), "type a number from 1 to 99"),
        (("", "1 1", "", ""), "the variant `barrels` is named twice"),
        (("", "6", "", ""), "choose a number from 1 to 5"),  # that is for teams
        (("tag", "", "", ""), "`tag`"),
    ],
)
def test_a_wrong_answer_is_asked_for_again_with_the_reason(tmp_path, answers, reason):
    _, shown = asked(tmp_path, *answers, "red", "blue", "", *END, packs=["deathmatch"])
    assert reason in " ".join(" ".join(shown).split())


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (("green red",), "a team is red or blue, not green"),
        (("red red blue green pink",), "nobody is left for the other team"),
        (("red red blue green", ""), "teams of 3 and 1 are not equal"),
        (("red nobody",), "`nobody`"),
        (("red",), "team `red` has no players"),
    ],
)
def test_invalid_teams_are_asked_for_again(tmp_path, said, reason):
    asks = (*said, "")  # then by dice
    _, shown = asked(tmp_path, "2", "", "", *FOUR, *asks, *END, packs=["deathmatch"])
    assert reason in " ".join(" ".join(shown).split())


@rule("team.variant.unbalanced.five")
def test_fighters_that_do_not_fit_an_unbalanced_team_get_new_stats(tmp_path):
    five = ("red", "blue", "green", "pink", "cyan", "")
    wanted, shown = asked(tmp_path, "2", "unbalanced", "", *five, "red red green", "", "", "4/4/1",
                          *END, packs=["deathmatch"])  # fmt: skip
    assert wanted.players[:3] == ["Red 3/3/3", "Blue 3/2/2", "Green 4/4/1"]
    assert "Red, 9 points [3/3/3]: " in shown
    assert not isinstance(new_game(wanted, tmp_path), OpenProblem)


@rule("team.variant.unbalanced.five")
def test_fighters_of_other_points_wait_for_their_team(tmp_path):
    five = ("red 3/3/3", "blue", "green 4/4/1", "pink", "cyan 4/3/2", "")
    wanted, _ = asked(tmp_path, "2", "unbalanced", "", *five, "red red green", "", "2/3/2",
                      *END, packs=["deathmatch"])  # fmt: skip
    assert wanted.players[0] == "Red 3/3/3"
    assert wanted.players[2:] == ["Green 4/4/1", "Pink 3/2/2", "Cyan 2/3/2"]
    assert not isinstance(new_game(wanted, tmp_path), OpenProblem)


def test_a_team_game_under_way_needs_teams(tmp_path):
    wanted, _ = asked(
        tmp_path, "2", "", "foundry", "red 3/2/2 b2 2 turn", "blue 3/2/2 c2 2", "", "red red", "",
        packs=["deathmatch"],
    )  # fmt: skip
    assert wanted.teams == ["red Red", "blue Blue"]
    assert not isinstance(new_game(wanted, tmp_path), OpenProblem)


def test_every_variant_says_in_a_few_words_what_it_does():
    classes = [rules for id in known_modules() if (rules := module_class(id)) is not None]
    assert [one.id for one in classes if one.is_optional and not one.about] == []
    assert [one.id for one in classes if len(str(one.about)) > 72] == []


@pytest.mark.parametrize(
    ("said", "variants"),
    [
        ("barrels", ["barrels"]),
        ("last-man-standing=3 barrels", ["last-man-standing=3", "barrels"]),
        ("barrels, no-specials", ["barrels", "no-specials"]),
    ],
)
def test_variants_may_be_named_with_the_game(tmp_path, said, variants):
    """Nobody who has said so is asked again."""
    wanted, shown = asked(tmp_path, said, "", *FOUR, *END, packs=["deathmatch"])
    assert wanted.variants == variants
    assert not any(line.startswith("With") for line in shown)


def test_two_goals_are_still_one_too_many(tmp_path):
    said = "death-match red-rover barrels"
    _, shown = asked(tmp_path, said, "", "", "", *FOUR, *END, packs=["deathmatch"])
    assert "✗ choose one game" in shown


@rule("tournament.improve")
def test_extra_points_count_as_wins_in_questions_and_options_alike(tmp_path):
    wanted, _ = asked(tmp_path, "", "", "", "red 4/4/4", "blue", "", *END, packs=["deathmatch"])
    assert wanted.players == ["Red 4/4/4", "Blue 3/2/2"]
    begun = start(Start(tmp_path / "a.frag", wanted, 1))
    notes = begun.hello()["notes"]
    assert notes == ["Red 4/4/4: the points above the limit count as 5 earlier wins"]


@rule("team.variant.unbalanced.five")
def test_the_points_of_unbalanced_teams_are_checked(tmp_path):
    five = ["A 3/3/3", "B 4/4/4", "C 3/2/2", "D 3/2/2", "E 3/2/2"]
    wanted = GameOptions(
        map="foundry", packs=["deathmatch"], variants=["domination", "unbalanced"], players=five,
        teams=["red A B", "blue C D E"],
    )  # fmt: skip
    problem = new_game(wanted, tmp_path)
    assert str(problem.message) == "B 4/4/4: the stats add up to 12, not 9 [fighter.points]"


def test_undo_goes_back_from_every_question(tmp_path):
    wanted, shown = asked(
        tmp_path, "base", "undo", "deathmatch", "1", "back", "", "", "reactor", "oops", "foundry",
        "red", "blue", "", "auto", "zurück", "table", "undo", "undo", "undo", "green", "",
        "auto", "", "no",
    )  # fmt: skip
    assert (wanted.packs, wanted.variants, wanted.map) == (["deathmatch"], [], "foundry")
    assert (wanted.players, wanted.dice) == (["Red 3/2/2", "Green 3/2/2"], "auto")
    assert "Removed Blue." in shown
    assert "Already playing [no]: no" in shown


def test_a_forgotten_player_is_typed_at_the_last_question(tmp_path):
    wanted, _ = asked(tmp_path, "base", "", "ria and ben", "", "", "", "my name is kim", "")
    assert wanted.players == ["Ria 3/2/2", "Ben 3/2/2", "Kim 3/2/2"]


def test_deadlands_asks_for_a_fighter_each_and_a_mistake_keeps_the_answers(tmp_path):
    wanted, shown = asked(
        tmp_path, "deadlands", "", "ria", "the huckster please", "ben", "huckster", "saloon-gal 2/2/3",
        "kim huckster", "kim mad-scientist", "", *END,
    )  # fmt: skip
    assert wanted.players == [
        "Ria huckster 3/2/2", "Ben saloon-gal 2/2/3", "Kim mad-scientist 3/2/2",
    ]  # fmt: skip
    assert "Fighters: agency-operative," in shown
    told = " ".join(line.strip() for line in shown)
    assert told.count("two players can't both play Huckster") == 2
    assert not isinstance(new_game(wanted, tmp_path), OpenProblem)


def test_answers_before_a_game_are_understood_in_other_words(tmp_path):
    wanted, _ = asked(
        tmp_path, "the base game please", "the reactor", "red", "blue", "", "auto please",
        "deal them? no: table", "dealt", "nope",
    )  # fmt: skip
    assert (wanted.packs, wanted.map) == (["base"], "reactor")
    assert (wanted.dice, wanted.cards, wanted.positions) == ("auto", "dealt", [])


# -- on a phone ----------------------------------------------------------------------------------


def prompts(tmp_path, *answers: str) -> list[str]:
    """Return every prompt of a setup; the answers are typed in their order."""
    seen: list[str] = []
    left = list(answers)

    def ask(prompt: str) -> str:
        seen.append(prompt)
        return left.pop(0)

    Dialogue(ask, lambda line: None, PLAIN, tmp_path).complete(GameOptions())
    assert not left
    return seen


LONG = ("Constantinopol1", "Bartholomaeus22")  # up to 16 letters
EVENINGS = {
    "base": ("base", "", *LONG, "", "", "", "yes", "b2 turn", "s2"),
    "teams": ("deathmatch", "1", "", "", *LONG, "C", "D", "", f"red {LONG[0]} C", "", *END),
    "deadlands": ("deadlands", "", "", "", LONG[0], "", LONG[1], "saloon-gal", "", *END),
}


@pytest.mark.parametrize("answers", EVENINGS.values(), ids=EVENINGS)
@pytest.mark.parametrize("code", ["", "de"])
def test_every_prompt_leaves_room_for_the_answer(tmp_path, answers, code):
    library = load_packs(["base"], tmp_path)
    assert not isinstance(library, OpenProblem)
    language = load_language(code, library, Problems())[0] if code else None
    with speaking(language):
        assert max(map(len, prompts(tmp_path, *answers))) <= 32


def test_help_explains_the_question_that_is_asked(tmp_path):
    answers = ("?", "base", "?", "", "?", *FOUR[:2], "", "?", "", "?", "", "?", "no")
    _, shown = asked(tmp_path, *answers)
    text = " ".join(" ".join(shown).split())
    for part in (
        "A pack is a box of cards", "Type the name of the map on your table",
        "Type a player: `Red`", "`table`: you roll, and type", "`table`: you hold paper cards",
        "`yes`: your game has already begun",
    ):  # fmt: skip
        assert text.count(part) == 1, part
    assert text.count("`undo` goes back to the question before") == 6


def test_a_wrong_answer_is_told_what_to_choose(tmp_path):
    _, shown = asked(tmp_path, "base", "", *FOUR[:2], "", "r", "", "", "no")
    assert "`r` is not an option; choose `table` or `auto`" in " ".join(" ".join(shown).split())


@pytest.mark.parametrize("name", ["green", "Will", "Ria 2/3/2"])
def test_a_forgotten_player_is_added_whatever_the_name(tmp_path, name):
    wanted, _ = asked(tmp_path, "base", "", *FOUR[:2], "", "", "", name, "no")
    assert len(wanted.players) == 3


@pytest.mark.parametrize("word", ["please", "maybe", "what"])
def test_a_word_that_is_no_name_is_asked_again(tmp_path, word):
    wanted, _ = asked(tmp_path, "base", "", *FOUR[:2], "", "", "", word, "no")
    assert len(wanted.players) == 2


def test_the_last_line_before_the_game_says_how_to_start(tmp_path):
    _, shown = asked(tmp_path, "base", "", *FOUR[:2], "", *END)
    assert shown[-2].endswith("Press Enter to start.")
    assert shown[-1] == "Already playing [no]: no"


BEFORE = {
    "packs": (), "map": ("",), "players": ("", ""), "stats": ("", "", "Red"),
    "dice": ("", "", "Red", "Blue", ""), "cards": ("", "", "Red", "Blue", "", ""),
    "start": ("", "", "Red", "Blue", "", "", ""),
}  # fmt: skip


def after(tmp_path, prompt: str, typed: str) -> tuple[str, str]:
    """Return the last lines before the next question, and that question, or the players."""
    lines: list[str] = []
    left = [*BEFORE[prompt], typed]

    def ask(question: str) -> str:
        if not left:
            raise EOFError(question)
        lines.clear()
        return left.pop(0)

    try:
        made = Dialogue(ask, lines.append, PLAIN, tmp_path).complete(GameOptions())
    except EOFError as end:
        return " ".join(" ".join(lines).split()), str(end)
    assert isinstance(made, GameOptions)
    return "", ", ".join(line.split()[0] for line in made.players)


@pytest.mark.parametrize(
    ("prompt", "typed", "next"),
    [
        ("packs", "no dead lands just the plain one", "Map [foundry]: "),
        ("packs", "We've only got the normal box, none of the expansions.", "Map [foundry]: "),
        ("packs", "we are playing with the base game and nothing else", "Map [foundry]: "),
        ("packs", "just teh base", "Map [foundry]: "), ("packs", "1", "Map [foundry]: "),
        ("packs", "ohne Erweiterungen", "Map [foundry]: "), ("packs", "the foundry", "Player 1: "),
        ("packs", "drydock", "Game [3 frags]: "), ("packs", "death match and ftw", "Game [3 frags]: "),
        ("map", "2", "Player 1: "), ("map", "the second one", "Player 1: "),
        ("map", "our own map", "Player 1: "), ("dice", "we've got dice", "Cards [table]: "),
        ("start", "nobody forgotten, let's play", "Red, Blue"), ("map", "the foundry please", "Player 1: "),
        ("players", "red blue green kim", "Player 5: "),
        ("players", "Red, Bleu, Grene and Kim", "Player 5: "),
        ("players", "Anna, Ben, my wife Carla and Dave", "Player 5: "),
        (
            "players", "There's four of us tonight: me (Red), Blue, Green and my niece Kim.",
            "Player 5: ",
        ),
        ("stats", "kim wants health one speed three accuracy three", "Player 3: "),
        ("dice", "2", "Cards [table]: "), ("dice", "my own dice", "Cards [table]: "),
        ("dice", "wir würfeln selber", "Cards [table]: "), ("dice", "whatever", "Cards [table]: "),
        ("cards", "1", "Already playing [no]: "), ("cards", "real cards please", "Already playing [no]: "),
        ("start", "Yes okay, we're all sitting down, you can start it.", "Red, Blue"),
        ("start", "go", "Red, Blue"), ("start", "noch nicht", "Red, Blue"),
        ("start", "yes, we already started", "Red: "),
    ],
)  # fmt: skip
def test_setup_answers_are_understood_in_other_words(tmp_path, prompt, typed, next):
    text, question = after(tmp_path, prompt, typed)
    assert question == next
    assert "✗" not in text


@pytest.mark.parametrize(
    ("prompt", "typed", "answer"),
    [
        ("players", "4p", "type the players' names"), ("players", "four of us", "type the players' names"),
        ("players", "the foundry", "type the players' names"),
        ("players", "me and Kim", "type your name instead of `me`"),
        ("stats", "max per stat?", "stats add up to 7"),
        ("stats", "can you tell me how many points i have to spend", "stats add up to 7"),
        ("stats", "Just give everybody something balanced, we don't care about the numbers.", "names"),
        ("map", "what maps u got", "Maps: foundry, reactor"),
        ("start", "do we ned the cards out alredy", "start a new game"),
        ("dice", "5 3", "choose `table` or `auto`"), ("packs", "bananas", "there is no pack"),
    ],
)  # fmt: skip
def test_a_setup_question_or_remark_gets_help_and_is_asked_again(tmp_path, prompt, typed, answer):
    before = after(tmp_path, prompt, "?")
    text, question = after(tmp_path, prompt, typed)
    assert answer in text
    assert question == before[1]


@pytest.mark.parametrize(
    ("answers", "players"),
    [
        (("all same, 2 3 2",), ["Red 2/3/2", "Blue 2/3/2"]), (("1/3/3",), ["Red 3/2/2", "Blue 1/3/3"]),
        (("red: health two, speed three, accuracy two",), ["Red 2/3/2", "Blue 3/2/2"]),
        (("that's everyone",), ["Red 3/2/2", "Blue 3/2/2"]),
    ],
)  # fmt: skip
def test_stats_may_be_said_after_the_names(tmp_path, answers, players):
    end = () if answers == ("that's everyone",) else ("",)
    wanted, _ = asked(tmp_path, "base", "", "Red", "Blue", *answers, *end, *END)
    assert wanted.players == players


@pytest.mark.parametrize("typed", ["fuor players", "ja los gehts", "there are for of us"])
def test_a_misspelled_number_and_a_start_seat_nobody(tmp_path, typed):
    wanted, _ = asked(
        tmp_path, typed, "red", "blue", "ja los gehts", "", "", "yse start",
        packs=["base"], map="foundry",
    )  # fmt: skip
    assert wanted.players == ["Red 3/2/2", "Blue 3/2/2"]


def test_read_is_red_among_colors(tmp_path):
    typed = "there are for of us read blue green and kim"
    wanted, _ = asked(tmp_path, typed, "", *END, packs=["base"], map="foundry")
    assert [one.split()[0] for one in wanted.players] == ["Red", "Blue", "Green", "Kim"]
