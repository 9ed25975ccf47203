"""The board as it stands in a game: whatever lies on a square can be seen or is told below."""

from __future__ import annotations

import pytest

from fragkit.referee.display.table_map import letters, table_map
from fragkit.term.style import Style
from tests.referee.tables import say, sit

PHONE = Style(40, color=False, unicode=True)


@pytest.fixture
def referee(tmp_path):
    red = "Red A1 3 turn movement 6"
    return sit(tmp_path / "friday.frag", red, "Blue C1 2 boomstick", "Green H6 3")


def test_a_pile_under_blood_has_a_sign_that_tells_both(referee):
    say(referee, "override blue health 0", "override green health 0")
    lines = table_map(referee.run.game, PHONE)
    assert lines[4] == "1 │(R)      &       w       T   2 │"
    assert lines[14].endswith(" + │")
    key = " ".join(lines[16:])
    assert "& blood and pile  + blood  R Red" in key
    assert all(len(line) <= 40 for line in lines)


def test_what_somebody_stands_on_is_told_below(referee):
    say(referee, "override blue health 0", "override green square c1")
    lines = table_map(referee.run.game, PHONE)
    assert lines[4] == "1 │(R)     (G)      w       T   2 │"
    key = " ".join(lines[16:])
    assert "G Green on blood and pile" in key
    assert "&" not in key


def test_at_one_character_the_sign_is_the_same(referee):
    say(referee, "override blue health 0")
    small = table_map(referee.run.game, Style(22, color=False, unicode=False))
    assert any("&" in line.partition("|")[2] for line in small)
    assert any("& blood and pile" in line for line in small)


def test_every_figure_has_a_letter_of_one_column_and_one_for_poor_terminals():
    names = ["Red", "Rob", "李小龍", "Ünal", "李四"]
    assert "".join(letters(names).values()) == "RO1Ü2"
    assert "".join(letters(names, plain=True).values()) == "RO1N2"
