"""Text into boxes: sizes, lines, and what does not fit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fragkit.language import speaking
from fragkit.language.translation import shipped
from fragkit.press.graphics.marks import MM_PER_PT, Text
from fragkit.press.typography.fonts import text_width
from fragkit.press.typography.text_fit import (
    Fitted,
    IconRun,
    Overflow,
    Run,
    Style,
    fit,
    parse_rich,
    poster,
    text_marks,
)

BODY = Style(size=9, least=7)
TITLE = Style(size=13, least=9, leading=1.0, max_lines=2, balance=True)
SOFT = "\u00ad"


def lines(result: Fitted | Overflow) -> list[str]:
    assert isinstance(result, Fitted), str(result)
    return ["".join(p.text or f"[{p.icon}]" for p in line.pieces) for line in result.lines]


def test_short_text_keeps_its_size():
    result = fit("Roll 5 dice.", 55, 20, BODY)
    assert isinstance(result, Fitted)
    assert (result.size, lines(result)) == (9, ["Roll 5 dice."])


def test_long_text_shrinks_no_further_than_needed():
    text = "Draw a card. " * 14
    result = fit(text, 55, 15, BODY)
    assert isinstance(result, Fitted)
    assert 7 <= result.size < 9
    larger = fit(text, 55, 15, Style(result.size + 0.25, result.size + 0.25))
    assert isinstance(larger, Overflow)


def test_what_does_not_fit_says_by_how_much():
    result = fit("word " * 400, 55, 20, BODY)
    assert isinstance(result, Overflow)
    assert (result.kind, result.size) == ("height", 7)
    assert result.needed > 100
    assert 300 < result.words_too_many < 400
    assert str(result).startswith("the text is ")


def test_a_word_wider_than_the_box_is_named():
    result = fit("a " + "W" * 60, 55, 20, BODY)
    assert isinstance(result, Overflow)
    assert (result.kind, result.word) == ("word", "W" * 60)
    assert (
        str(result)
        == f"the word `{'W' * 60}` is 116.5 mm wide at 7 pt, but its box is only 55.0 mm"
    )


def test_a_soft_hyphen_breaks_only_a_word_that_is_too_wide():
    word = f"Donau{SOFT}dampf{SOFT}schiff{SOFT}fahrt"
    assert lines(fit(word, 25, 20, Style(12, 12))) == ["Donaudampf-", "schifffahrt"]
    assert lines(fit(f"the {word}", 55, 20, Style(9, 9))) == ["the Donaudampfschifffahrt"]


def test_a_line_may_end_after_a_hyphen():
    assert lines(fit("fire-and-forget", 20, 20, Style(10, 10))) == ["fire-and-", "forget"]


def test_a_title_leaves_no_orphan():
    text = (Run("The Big Fragging Gun of Doom", "black"),)
    assert lines(fit(text, 45, 11, TITLE)) == ["The Big Fragging", "Gun of Doom"]


def filled_one_by_one(words: list[str], width: float) -> list[list[str]]:
    rows: list[list[str]] = [[]]
    for word in words:
        if rows[-1] and text_width(" ".join([*rows[-1], word]), "regular", 9) > width:
            rows.append([])
        rows[-1].append(word)
    return rows


def test_a_paragraph_does_not_end_in_a_lone_short_word():
    text = "Each fighter in sight of the target draws a gadget, then you do so"
    saved = 0
    for width in range(24, 60):
        shown = lines(fit(text, width, 40, Style(9, 9)))
        filled = filled_one_by_one(text.split(), width)
        assert len(shown) == len(filled)
        assert " " in shown[-1].strip()
        saved += filled[-1] == ["so"]
    assert saved > 0


def test_a_number_stays_with_its_noun():
    shown = lines(fit("Move the target up to 3 squares away", 27, 20, Style(9, 9)))
    assert not any(line.rstrip().endswith(" 3") for line in shown)


def test_an_empty_text_has_no_lines():
    assert fit("", 55, 20, BODY) == Fitted((), 9, 0.0)


def test_paragraphs_are_apart():
    result = fit("one\ntwo", 55, 20, BODY)
    assert isinstance(result, Fitted)
    first, second = (line.baseline for line in result.lines)
    assert second - first > 1.18 * 9 * MM_PER_PT


def test_markup_makes_runs():
    rich = parse_rich(r"**Boom** deals *fire* :flame: :nope: 2\*3", {"flame"})
    assert rich == (
        Run("Boom", "bold"),
        Run(" deals ", "regular"),
        Run("fire", "italic"),
        Run(" ", "regular"),
        IconRun("flame"),
        Run(" :nope: 2*3", "regular"),
    )


def test_spaces_survive_between_faces():
    rich = parse_rich("Roll **5 dice** now")
    assert lines(fit(rich, 55, 20, BODY)) == ["Roll 5 dice now"]


def test_icons_are_drawn_in_their_place():
    drawn: list[tuple[str, float]] = []

    def draw_icon(name: str, x: float, y: float, size: float) -> tuple[Text, ...]:
        drawn.append((name, x))
        return ()

    result = fit(parse_rich("Fire :flame: hurts", {"flame"}), 55, 20, BODY)
    assert isinstance(result, Fitted)
    marks = text_marks(result, 4, 10, 55, "#000000", draw_icon)
    assert [m.text for m in marks if isinstance(m, Text)] == ["Fire ", " hurts"]
    assert drawn[0][0] == "flame"
    assert drawn[0][1] > 4 + text_width("Fire", "regular", 9)


def test_aligned_lines_stay_in_the_box():
    result = fit("Left, right and centre stage", 20, 20, BODY)
    assert isinstance(result, Fitted)
    for mark, line in zip(
        text_marks(result, 10, 0, 20, "#000000", align="right"), result.lines, strict=True
    ):
        assert isinstance(mark, Text)
        assert abs(mark.x + line.width - 30) < 1e-6


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.text("abcdefg-1.", min_size=1, max_size=12), min_size=1, max_size=60),
    st.floats(15, 80),
    st.floats(4, 60),
)
def test_what_fits_is_inside_the_box_and_loses_no_word(
    words: list[str], width: float, height: float
):
    result = fit(" ".join(words), width, height, BODY)
    if isinstance(result, Overflow):
        assert result.needed > result.available
        return
    assert result.height <= height + 1e-6
    assert 7 <= result.size <= 9
    # A space at a line's end, where the runs are joined, may stick out; no letter does.
    for line in result.lines:
        shown = "".join(p.text for p in line.pieces).rstrip()
        assert text_width(shown, "regular", result.size) <= width + 0.05
    assert "".join("".join(lines(result)).split()) == "".join(words)


@pytest.mark.parametrize(
    ("text", "width", "height", "style", "message"),
    [
        (
            "one two three four five six",
            12,
            40,
            Style(10, 10, max_lines=2),
            "the text has 4 lines at 10 pt, but there is room for 2 lines: about 3 words too many",
        ),
        (
            "one two",
            8,
            40,
            Style(10, 10, max_lines=1),
            "the text has 2 lines at 10 pt, but there is room for 1 line: about 1 word too many",
        ),
    ],
)
def test_too_many_lines_are_told_as_lines(text, width, height, style, message):
    found = fit(text, width, height, style)
    assert isinstance(found, Overflow)
    assert str(found) == message


def test_what_is_too_high_never_reads_like_what_is_there():
    for height in (3.2, 3.21, 3.24, 3.27):
        found = fit("word", 20, height, Style(10, 10))
        if isinstance(found, Overflow):
            needed, there = (
                float(part.split(" mm")[0].split()[-1]) for part in str(found).split(", ")
            )
            assert needed > there


@pytest.mark.parametrize(
    ("title", "width", "told"),
    [
        # Between words first, then at a hyphen; within a word only when it would get small.
        ("Sawn-Off Regret", 26, ["Sawn-Off ", "Regret"]),
        ("Ghost-Rock Ray", 25, ["Ghost-Rock ", "Ray"]),
        ("Marshmallow-Röster", 34, ["Marshmallow-", "Röster"]),
        ("Neunschwänzige Cat-5", 34, ["Neunschwänzige ", "Cat-5"]),
        ("Kettensägenmassage", 34, ["Kettensägen-", "massage"]),
    ],
)
def test_a_title_is_broken_where_it_reads_best(title, width, told):
    german = shipped("de")
    german.hyphenate.learn(["Ketten-sägen-massage"])
    with speaking(german):
        assert [row.strip() for row in lines(fit(title, width, 12, TITLE))] == [
            row.strip() for row in told
        ]


@pytest.mark.parametrize(
    ("text", "width", "told"),
    [
        # No line is saved: the word stays whole.
        ("Der Schuss trifft Entfernungen ab drei Feldern", 44,
         ["Der Schuss trifft", "Entfernungen ab drei Feldern"]),
        ("Der Schuss trifft Entfernungen ab drei Feldern", 38,
         ["Der Schuss trifft Entfer-", "nungen ab drei Feldern"]),
        # A keyword stays whole all the same.
        ("Der Schuss trifft **Entfernungen** ab drei Feldern", 38,
         ["Der Schuss trifft", "Entfernungen ab drei", "Feldern"]),
    ],
)  # fmt: skip
def test_a_hyphen_saves_a_line_and_never_breaks_a_keyword(text, width, told):
    with speaking(shipped("de")):
        found = fit(parse_rich(text, ()), width, 30, Style(10, 10))
    assert [row.strip() for row in lines(found)] == told


def test_a_short_text_becomes_a_poster_and_a_long_one_does_not():
    style = Style(11, 7)
    short = poster((Run("Health +1."),), 55, 23, style, 20)
    assert short is not None
    assert (short.size, len(short.lines)) == (20, 1)
    middle = poster((Run("Make 1 more attack each turn, or two."),), 55, 23, style, 20)
    assert middle is not None
    assert 11 < middle.size < 20
    assert middle.height <= 0.64 * 23
    assert poster((Run("word " * 40),), 55, 23, style, 20) is None
    assert poster((Run("Health +1."),), 55, 23, style, 11) is None
