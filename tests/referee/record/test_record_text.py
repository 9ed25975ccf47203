"""The record as text: what people, editors and crashes make of it."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fragkit.referee.record.record_text import (
    Header,
    Input,
    Note,
    RecordedOutcome,
    outcome_line,
    parse_outcome,
    read_record,
    record_text,
)
from fragkit.referee.setup.game_setup import split_hash
from tests.pace import bar

GAME = b"""\
frag 1
fragkit: 0.1.0
map: foundry sha256:0123456789ab
player: Red 3/2/2
player: Blue 2/3/2
dice: table

4
#> 1 Red rolls 4. [Red movement 4]
# Blue says it was a 5
m e e
#> 2 Red moves from A1 to C1: 2 movement spent, 2 left. [Red square C1, Red movement 2]
end
#> 3 Turn 2: Blue.
"""


def test_a_record_is_read_with_its_outcomes_and_notes():
    record = read_record(GAME)
    assert record.flaw is None
    assert record.torn == ""
    assert record.header.get("map") == "foundry sha256:0123456789ab"
    assert record.header.all("player") == ("Red 3/2/2", "Blue 2/3/2")
    assert record.inputs[1] == Input(
        2, 11, "m e e",
        RecordedOutcome("Red moves from A1 to C1: 2 movement spent, 2 left.", ("Red square C1", "Red movement 2")),
    )  # fmt: skip
    assert record.notes == (Note(1, "Blue says it was a 5"),)
    assert record.size == len(GAME)


def test_a_torn_header_is_no_other_game():
    for cut in range(1, GAME.index(b"\n\n") + 2):
        flaw = read_record(GAME[:cut]).flaw
        assert flaw is not None, cut
        assert flaw.fatal, cut


def test_a_torn_header_is_told_with_its_line():
    flaw = read_record(GAME[: GAME.index(b"player: Blue") + 4]).flaw
    assert flaw is not None
    assert (flaw.line, flaw.text) == (
        5,
        "the header does not end with a blank line. If nothing is missing, add one.",
    )


@pytest.mark.parametrize(
    ("data", "line", "told"),
    [
        (b"frag 1\n" + b"#" * 5_000_000, 1, "the file is too large: a record has at most 4 MB"),
        (b"frag 1\n" + b"#\n" * 200_000, 1, "the file is too long: a record has at most 100,000 lines"),
        (b"frag 1\nmap:" + b" " * 30_000 + b"x\n\n", 2, "this line has 30,006 bytes, but a line has at most 20,000"),
        (GAME + b"undo\n" * 30_000, 20_012, "a record has at most 20,000 inputs"),
    ],
    ids=["bytes", "lines", "line", "inputs"],
)  # fmt: skip
def test_what_is_larger_than_any_evening_is_refused_with_the_limit(data, line, told):
    flaw = read_record(data).flaw
    assert flaw is not None
    assert (flaw.line, flaw.text) == (line, told)


@pytest.mark.parametrize(
    "line",
    [
        "map: x" + " " * 19_000 + "y",
        "#> 1" + " [" * 9_000,
        "#>" + " " * 19_000 + "x",
        "a" + " " * 19_000,
    ],
)
def test_no_line_takes_long_to_read(line):
    began = time.process_time()
    for _ in range(20):
        record = read_record(b"frag 1\n" + line.encode() + b"\n\n" + line.encode() + b"\n")
        split_hash(record.header.get("map"))
        parse_outcome(line)
    assert time.process_time() - began < bar(2)


def test_what_is_read_is_written_back_byte_for_byte():
    record = read_record(GAME)
    assert record_text(record.header, record.inputs, record.notes).encode() == GAME


@pytest.mark.parametrize("cut", range(len(GAME) - 40, len(GAME)))
def test_a_torn_end_never_costs_more_than_the_input_that_was_not_answered(cut):
    record = read_record(GAME[:cut])
    assert record.flaw is None
    assert [i.text for i in record.inputs] in (["4", "m e e"], ["4", "m e e", "end"])
    if len(record.inputs) == 2:  # `end` was not whole
        assert b"end\n" not in GAME[:cut]


def test_a_torn_line_is_named():
    assert read_record(GAME[: GAME.index(b"nd\n#> 3")]).torn == "e"


def test_windows_line_ends_and_a_byte_order_mark_do_not_matter():
    record = read_record(b"\xef\xbb\xbf" + GAME.replace(b"\n", b"\r\n"))
    assert [i.text for i in record.inputs] == ["4", "m e e", "end"]
    assert record.inputs[1].outcome == read_record(GAME).inputs[1].outcome


def test_a_hand_written_record_needs_no_line_end_at_its_end():
    record = read_record(b"frag 1\nmap: foundry\nplayer: Red 3/2/2\n\n4\nend")
    assert [i.text for i in record.inputs] == ["4", "end"]


def test_a_lost_blank_line_after_the_header_is_forgiven():
    record = read_record(b"frag 1\nmap: foundry\nplayer: Red 3/2/2\n4\nend\n")
    assert [i.text for i in record.inputs] == ["4", "end"]


def test_an_empty_file_is_a_game_to_begin():
    assert read_record(b"").is_empty
    assert read_record(b"\n\n").is_empty


@pytest.mark.parametrize(
    ("data", "line", "told"),
    [
        (b"hello\n", 1, "this is not a record: its first line is not `frag 1`"),
        (b"frag 2\n\n", 1, "this record has format 2, but this fragkit reads format 1"),
        (b"\x89PNG\r\n\x1a\n\0\0", 1, "this is not a record: its first line is not `frag 1`"),
        (b"frag 1\nmap: a\nmap: b\n\n", 3, "the header has `map` twice"),
        (b"frag 1\nwhat is this\n\n", 2, "`what is this` is not a `key: value` line"),
        (b"frag 1\nmap: \xff\n\n", 2, "this line is not text"),
    ],
)
def test_what_is_no_record_is_told_with_its_line(data, line, told):
    flaw = read_record(data).flaw
    assert flaw is not None
    assert (flaw.line, flaw.text, flaw.fatal) == (line, told, True)


def test_bytes_that_are_no_text_end_the_good_part():
    record = read_record(GAME.replace(b"end\n", b"\xff\x00\xfe\n"))
    assert [i.text for i in record.inputs] == ["4", "m e e"]
    assert record.flaw is not None
    assert (record.flaw.line, record.flaw.text) == (13, "this line is not text")


@given(st.binary(max_size=300))
def test_no_bytes_upset_the_reader(data):
    read_record(data)
    read_record(GAME[:60] + data)
    read_record(GAME + data)


texts = st.text(st.characters(categories=("L", "N", "P", "Zs")), max_size=40)
facts = st.lists(st.from_regex(r"[A-Z][a-z]{1,5} (health|frags) \d", fullmatch=True), max_size=3)


@given(st.integers(1, 999), texts, facts)
def test_outcomes_are_read_as_they_were_written(number, text, facts):
    written = outcome_line(number, RecordedOutcome(text, tuple(facts)))
    assert "\n" not in written
    read = parse_outcome(written)
    assert outcome_line(number, read) == written
    assert read.facts == tuple(facts)


def test_a_header_keeps_what_it_does_not_know():
    record = read_record(b"frag 1\nmap: foundry\nweather: sunny\n\n")
    assert record.header == Header((("map", "foundry"), ("weather", "sunny")))


def test_an_input_whose_outcome_was_torn_off_does_not_hide_the_next_torn_one():
    cut = GAME.replace(b"end\n#> 3 Turn 2: Blue.\n", b"end\n4 2 ")
    record = read_record(cut)
    assert [i.text for i in record.inputs] == ["4", "m e e", "end"]
    assert record.torn == "4 2"
