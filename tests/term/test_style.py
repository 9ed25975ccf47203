"""Width and weight of printed text."""

from __future__ import annotations

import io

import pytest

from fragkit.term.style import Style, columns, pad, style_of, text_width, wrap


class Terminal(io.StringIO):
    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:
        return self._encoding

    def isatty(self) -> bool:
        return True


def test_a_long_text_is_wrapped_with_a_hanging_indent() -> None:
    assert wrap("a wall corner blocks the shot", 12, "- ", "  ") == [
        "- a wall",
        "  corner",
        "  blocks the",
        "  shot",
    ]


def test_a_word_wider_than_the_line_is_cut() -> None:
    assert wrap("abcdefgh", 4) == ["abcd", "efgh"]


def test_an_empty_text_is_one_line() -> None:
    assert wrap("", 10, "  ") == ["  "]


def test_wide_letters_take_two_columns() -> None:
    assert text_width("射撃") == 4
    assert pad("射", 4) == "射  "
    assert wrap("射撃 射撃", 6) == ["射撃", "射撃"]


def test_columns_obey_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert columns() == 40


def test_colour_is_for_terminals_only() -> None:
    assert style_of(Terminal(), {"TERM": "xterm"}).color
    assert not style_of(io.StringIO(), {"TERM": "xterm"}).color


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colour_can_be_refused(env: dict[str, str]) -> None:
    assert not style_of(Terminal(), env).color


def test_a_stream_without_unicode_gets_the_plain_sign() -> None:
    assert style_of(Terminal("ascii"), {}).pick("█", "#") == "#"
    assert style_of(Terminal(), {}).pick("█", "#") == "█"


def test_bold_is_nothing_without_colour() -> None:
    assert Style().bold("yes") == "yes"
    assert Style(color=True).bold("yes") == "\x1b[1myes\x1b[0m"


def test_what_is_to_be_typed_stays_on_one_line() -> None:
    assert wrap("say it so: `use field-surgery` or not", 24) == [
        "say it so:",
        "`use field-surgery` or",
        "not",
    ]


def test_what_is_longer_than_a_line_is_wrapped_all_the_same() -> None:
    assert wrap("`m e e n then more`", 10) == ["`m e e n", "then more`"]
    assert wrap("a stray ` tick", 10) == ["a stray `", "tick"]
