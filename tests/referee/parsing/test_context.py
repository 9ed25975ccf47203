"""Two maps side by side: a bare square means the one on the map where the figure stands."""

from __future__ import annotations

import pytest

from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start
from tests.referee.tables import say

# Both have A1 to C1; only the annex has a D1, and only the hall an A2.
HALL = """\
id: hall
name: Hall
grid: |
  +---+---+---+
  | 1   .   2 |
  +   +---+---+
  | .   .   . |
  +---+---+---+
"""
ANNEX = """\
id: annex
name: Annex
grid: |
  +---+---+---+---+
  | .   1   .   2 |
  +---+---+---+---+
"""


@pytest.fixture
def joined(tmp_path):
    (tmp_path / "hall.yaml").write_text(HALL)
    (tmp_path / "annex.yaml").write_text(ANNEX)
    maps = f"{tmp_path}/hall.yaml+{tmp_path}/annex.yaml"

    def begin(*positions):
        wanted = GameOptions(
            map=maps, players=["Red 3/2/2", "Blue 2/3/2"], positions=list(positions)
        )
        return start(Start(tmp_path / "game.frag", wanted, 1))

    return begin


IN_THE_HALL = ("Red hall:A1 3 turn movement 6", "Blue annex:A1 2")


def square(referee, name):
    return referee.run.game.seat(name).square


def test_a_square_is_on_the_map_where_the_figure_is(joined):
    referee = joined(*IN_THE_HALL)
    answer = say(referee, "m b1")
    assert answer["inputs"][0]["line"] == "m hall:B1"
    assert square(referee, "Red") == "hall:B1"


def test_the_other_map_is_reached_by_its_name_or_its_beginning(joined):
    referee = joined(*IN_THE_HALL)
    assert say(referee, "override red square an:c1")["inputs"][0]["line"] == (
        "override Red square annex:C1"
    )


def test_a_name_that_one_map_has_needs_no_map_and_may_have_it(joined):
    referee = joined(*IN_THE_HALL)
    say(referee, "override red square annex:d1")
    assert square(referee, "Red") == "D1"
    say(referee, "override red square a2")
    assert square(referee, "Red") == "A2"


def test_steps_by_square_and_questions_mean_the_same_map(joined):
    referee = joined(*IN_THE_HALL)
    assert say(referee, "los c1")["data"]["to"] == "hall:C1"
    assert say(referee, "blue: los c1")["data"]["to"] == "annex:C1"
    assert say(referee, "m b1 c1")["inputs"][0]["line"] == "m hall:B1 hall:C1"


def test_off_the_map_a_square_on_two_maps_needs_the_map(joined):
    referee = joined(IN_THE_HALL[0], "Blue off")
    told = say(referee, "override blue square b1")["refusal"]["text"]
    assert told == "B1 is on several maps; type hall:B1 or annex:B1"


def test_a_position_needs_the_map_as_well(joined):
    trouble = joined("Red A1 3", "Blue annex:A1 2")
    assert isinstance(trouble, OpenProblem)
    assert str(trouble.message).startswith(
        "position: Red: A1 is on several maps; type hall:A1 or annex:A1"
    )


def test_the_only_option_with_that_square_is_chosen(joined):
    referee = joined()
    say(referee, "5", "2")
    assert [o.key for o in referee.run.request.options] == ["hall:A1", "hall:C1", "annex:B1", "D1"]
    assert say(referee, "b1")["inputs"][0]["line"] == "choose annex:B1"
    assert say(referee, "choose c1")["inputs"][0]["line"] == "choose hall:C1"


def test_options_of_both_maps_are_told_apart_by_the_figure_or_refused(joined):
    from fragkit.referee.parsing.context import resolve_option
    from fragkit.referee.parsing.matching import Misread

    context = joined(IN_THE_HALL[0], "Blue off").run.context()
    keys = ["hall:C1", "annex:C1"]
    assert resolve_option("c1", "Red", keys, context) == "hall:C1"
    assert resolve_option("c1", "Blue", keys, context) == Misread(
        "C1 is on more than one map", "type `hall:C1` or `annex:C1`"
    )
