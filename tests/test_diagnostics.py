"""Diagnostics: how they read, how they sort."""

from fragkit.diagnostics import Diagnostic, Problems, Span, did_you_mean, nearest, render


def test_a_diagnostic_shows_the_line_with_a_caret_and_a_help_line():
    text = "- id: zapper\n  demage: 5d\n"
    d = Diagnostic(
        "unknown-key",
        "`demage` is no key of a weapon",
        Span("cards.yaml", 2, 3, 6),
        "did you mean `damage`?",
    )
    assert render(d, text) == (
        "cards.yaml:2:3: error[unknown-key] `demage` is no key of a weapon\n"
        "    2 |   demage: 5d\n"
        "      |   ^^^^^^\n"
        "   help: did you mean `damage`?"
    )


def test_without_the_source_only_place_and_message_are_shown():
    d = Diagnostic("empty", "`name` is empty", Span("a.yaml", 3, 7))
    assert render(d) == "a.yaml:3:7: error[empty] `name` is empty"


def test_a_caret_stands_under_its_character_behind_a_tab():
    d = Diagnostic("x", "here", Span("a.yaml", 1, 3))
    assert render(d, "\tab").split("\n")[1:] == ["    1 |     ab", "      |      ^"]


def test_a_very_long_line_is_cut_around_the_place():
    d = Diagnostic("x", "here", Span("a.yaml", 1, 5001))
    line, caret = render(d, "a" * 5000 + "B" + "a" * 5000).split("\n")[1:]
    assert len(line) < 200
    assert line[caret.index("^")] == "B"


def test_a_place_behind_the_end_of_the_file_does_no_harm():
    d = Diagnostic("x", "here", Span("a.yaml", 9, 1))
    assert render(d, "one line") == "a.yaml:9:1: error[x] here"


def test_problems_are_sorted_by_place_and_told_once():
    problems = Problems()
    problems.error("b", Span("b.yaml", 1, 1), "second file")
    problems.warning("a", Span("a.yaml", 10, 1), "tenth line")
    problems.error("a", Span("a.yaml", 9, 2), "ninth line")
    problems.error("a", Span("a.yaml", 9, 2), "ninth line")
    assert [d.message for d in problems.sorted()] == ["ninth line", "tenth line", "second file"]


def test_warnings_alone_are_no_errors():
    problems = Problems()
    problems.warning("a", Span("a.yaml"), "hm")
    assert not problems.has_errors


def test_the_nearest_word_is_found_whatever_its_case():
    assert nearest("DAMGE", ["damage", "ammo"]) == "damage"
    assert nearest("xyz", ["damage", "ammo"]) is None


def test_few_candidates_are_listed_when_none_is_near():
    assert did_you_mean("xyz", ["b", "a"]) == "known are `a`, `b`"
    assert did_you_mean("xyz", [f"word{n}" for n in range(40)]) == ""
