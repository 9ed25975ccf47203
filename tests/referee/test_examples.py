"""Examples and questions with the names of this table."""

from __future__ import annotations

import pytest

from tests.referee.tables import say, sit

TWO = ("Ria A1 3 turn movement 6", "Ben D1 2")
THREE = (*TWO, "Jo H6")


def help_of(answer) -> str:
    return answer["refusal"]["help"]


@pytest.mark.parametrize(
    ("typed", "help"),
    [
        ("override", "type `override ria health 2` or `override ria square c4`"),
        ("seat", "type `seat ria Kim`"),
        ("odds ben from", "for example: `odds ben from c4`"),
        ("p", "for example: `p light-armor` or `p desync ria`"),
    ],
)
def test_an_example_has_the_names_of_this_table(path, typed, help):
    referee = sit(path, *TWO, players=("Ria 3/2/2", "Ben 2/2/3"))
    assert help_of(say(referee, typed)) == help


def test_with_red_and_blue_at_the_table_examples_stay(path):
    assert help_of(say(sit(path, "Red A1 turn"), "override")).startswith("type `override red")


def test_bare_odds_are_about_the_attack_or_the_only_target(path):
    referee = sit(path, *TWO, players=("Ria 3/2/2", "Ben 2/2/3"))
    [shot] = say(referee, "odds")["data"]["shots"]
    assert (shot["target"], shot["range"]) == ("Ben", 3)
    more = sit(path.with_name("more.frag"), *THREE, players=("Ria 3/2/2", "Ben 2/2/3", "Jo 3/2/2"))
    assert help_of(say(more, "odds")) == "type `odds ben` or `odds jo`"
    say(more, "s ben")
    [shot] = say(more, "odds")["data"]["shots"]
    assert (shot["target"], shot["range"]) == ("Ben", 3)


def test_odds_between_two_others_are_asked_like_sight(path):
    referee = sit(path, *THREE, players=("Ria 3/2/2", "Ben 2/2/3", "Jo 3/2/2"))
    answer = say(referee, "odds ben ria")
    assert answer["lines"][0] == "Ben shoots Ria from D1:"
    assert answer["data"] == say(referee, "odds ria from ben")["data"]


def test_an_exchange_may_name_the_player_first(path):
    referee = sit(
        path, "Ria A1 3 turn movement 6", "Jo B1", "Ben H6",
        players=("Ria 3/2/2", "Ben 2/2/3", "Jo 3/2/2"), variants=("death-match",),
        teams=("red Ria Jo", "blue Ben"),
    )  # fmt: skip
    say(referee, "override jo blood 1", "override ria blood 1")
    assert say(referee, "give jo blood")["inputs"][0]["line"] == "give blood Jo"
    assert say(referee, "ask jo blood")["type"] == "told"
