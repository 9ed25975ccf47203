"""Diagnostics: how they read, how they sort."""

import ast
from collections.abc import Iterator

from fragkit.diagnostics import Diagnostic, Problems, Span, did_you_mean, nearest, render
from fragkit.language.sentences import FIELD, NOTHING
from tests.source import nodes


def test_a_diagnostic_shows_the_line_with_a_caret_and_a_help_line():
    text = "- id: zapper\n  demage: 5d\n"
    d = Diagnostic(
        "unknown-key",
        "a weapon has no key `demage`",
        Span("cards.yaml", 2, 3, 6),
        "did you mean `damage`?",
    )
    assert render(d, text) == (
        "cards.yaml:2:3: error[unknown-key] a weapon has no key `demage`\n"
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
    assert [str(d.message) for d in problems.sorted()] == [
        "ninth line",
        "tenth line",
        "second file",
    ]


def test_warnings_alone_are_no_errors():
    problems = Problems()
    problems.warning("a", Span("a.yaml"), "hm")
    assert not problems.has_errors


def test_the_nearest_word_is_found_whatever_its_case():
    assert nearest("DAMGE", ["damage", "ammo"]) == "damage"
    assert nearest("xyz", ["damage", "ammo"]) is None


def test_few_candidates_are_listed_when_none_is_near():
    assert str(did_you_mean("xyz", ["b", "a"])) == "choose `a` or `b`"
    assert did_you_mean("xyz", [f"word{n}" for n in range(40)]) == NOTHING


def test_a_message_is_a_template_with_fields():
    problems = Problems()
    here = problems.at(Span("a.yaml", 2, 3))
    here.error(
        "[unknown-deck] there is no deck `{deck}`", "write `{near}`", deck="guns", near="gun"
    )
    (d,) = problems.found
    assert render(d) == (
        "a.yaml:2:3: error[unknown-deck] there is no deck `guns`\n   help: write `gun`"
    )
    assert d.as_json() == {
        "file": "a.yaml",
        "line": 2,
        "column": 3,
        "severity": "error",
        "code": "unknown-deck",
        "message": "there is no deck `guns`",
        "help": "write `gun`",
        "say": {"id": "there is no deck `{deck}`", "fields": {"deck": "guns"}},
    }


def test_words_of_a_file_are_never_taken_for_fields():
    problems = Problems()
    problems.at(Span("a.yaml")).error("[x-y] `{word}` is wrong", word="{deck}")
    assert render(problems.found[0]) == "a.yaml:1:1: error[x-y] `{deck}` is wrong"


def reports() -> Iterator[tuple[str, ast.Call]]:
    """Every call in the source that reports a problem with a template."""
    for path, node in nodes(ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("error", "warning"):
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and str(first.value).startswith("["):
                yield f"{path.name}:{node.lineno}", node


def templates(node: ast.expr) -> Iterator[str]:
    """The texts of an argument; a sentence in it has fields of its own."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from (*templates(node.body), *templates(node.orelse))
    elif isinstance(node, ast.BoolOp):
        yield from (text for value in node.values for text in templates(value))


def test_every_field_of_a_message_is_filled_and_used():
    calls = dict(reports())
    assert len(calls) > 250
    for place, call in calls.items():
        texts = [text for argument in call.args for text in templates(argument)]
        named = {name for text in texts for name, _ in FIELD.findall(text)}
        given = {keyword.arg for keyword in call.keywords} - {"also"}
        assert named == given, place


def test_a_message_is_a_lowercase_fact_without_a_period():
    for place, call in reports():
        for argument in call.args[:2]:
            if isinstance(argument, ast.Constant):
                text = str(argument.value).partition("] ")[2] or str(argument.value)
                assert not text.endswith("."), f"{place}: {text}"
                first = text.lstrip("`{").split(" ")[0]
                assert first[:1].islower() or not first.isalpha() or first in NAMES, (
                    f"{place}: {text}"
                )


NAMES = ("Health", "YAML")  # begin with a capital letter everywhere
