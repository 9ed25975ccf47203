"""The tree of places, the same from libyaml's parser and the pure one."""

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml.nodes import Mapping, Scalar, Sequence
from fragkit.load.typed_yaml.yaml_reader import FAST_LOADER, PURE_LOADER, read_yaml

LOADERS = pytest.mark.parametrize("loader", [FAST_LOADER, PURE_LOADER], ids=["fast", "pure"])


def read(text, loader):
    problems = Problems()
    node = read_yaml(text, "f.yaml", problems, loader)
    assert problems.found == []
    return node


def test_libyaml_is_present_where_the_tests_run():
    assert FAST_LOADER is not PURE_LOADER


@LOADERS
def test_keys_and_values_know_their_places_in_code_points(loader):
    node = read("größe: 'ü' # ünï\nb: [x, yy]\n", loader)
    assert isinstance(node, Mapping)
    (key, value), (_, items) = node.entries
    assert (key.span.line, key.span.column, key.span.width) == (1, 1, 5)
    assert (value.span.line, value.span.column) == (1, 8)
    assert isinstance(items, Sequence)
    assert [(i.span.line, i.span.column) for i in items.items] == [(2, 5), (2, 8)]


@LOADERS
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_character_in_a_literal_block_has_its_place(loader, end):
    text = end.join(["a: 1", "grid: |", "    +---+", "    | X |", "    +---+", ""])
    node = read(text, loader)
    grid = node.get("grid")
    assert isinstance(grid, Scalar)
    assert grid.text == "+---+\n| X |\n+---+\n"
    span = grid.place(1, 2)
    assert (span.line, span.column) == (4, 7)


@LOADERS
def test_a_block_with_an_indentation_indicator_has_its_place(loader):
    node = read("grid: |2\n   X\n", loader)
    assert node.get("grid").text == " X\n"
    assert node.get("grid").place(0, 1).column == 4


@LOADERS
def test_words_are_not_guessed_at(loader):
    node = read("- no\n- 1.10\n- 0x10\n- 2026-01-01\n- ~\n- ''\n", loader)
    assert [n.text for n in node.items] == ["no", "1.10", "0x10", "2026-01-01", "~", ""]
    assert [n.is_null for n in node.items] == [False, False, False, False, True, False]


@LOADERS
def test_an_alias_stands_for_what_it_names(loader):
    node = read("a: &a {x: 1}\nb: *a\n", loader)
    assert node.get("b").get("x").text == "1"


@LOADERS
def test_an_empty_text_is_no_node(loader):
    assert read("", loader) is None
    assert read("# only a comment\n", loader) is None


@LOADERS
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("name: Zap: Again", '1:10 a text with `: ` in it needs quotes | write `name: "Zap: Again"`'),
        ("text: :heart: heals", '1:13 a text with `: ` in it needs quotes | write `text: ":heart: heals"`'),
        ("- id: a\n    name: A", "2:9 this line is indented too far | indent it like the keys next to it"),
        ("- id: a\n name: A", "2:2 this line does not line up with the lines above | indent it with spaces, like the keys next to it"),
        ("- id: a\n\tname: A", "2:1 YAML does not allow tabs here | indent with spaces"),
        ("- id:a\n  name: A", "2:7 the colon in the line above has no space after it | write `- id: a`"),
        ("id: a\nname A\ndeck: b", "2:1 this line has no colon | write it like `key: value`"),
        ("text: {damage} dice", '1:16 a text that begins with `{` needs quotes | write `text: "{damage} dice"`'),
        ("text: **Bold** words", '1:8 a text that begins with `*` needs quotes | write `text: "**Bold** words"`'),
        ("name: 'Don't'", "1:12 there are words after the closing quote | write `name: \"Don't\"`"),
        ('name: "Zap\ndeck: x', '1:7 this quote is never closed | add a `"` at the end'),
        ("types: [a, b\nid: x", "2:3 a comma or a closing bracket is missing | add it, or put quotes around a text with a colon or a bracket"),
    ],
)  # fmt: skip
def test_the_words_of_yaml_get_help(text, told, loader):
    problems = Problems()
    assert read_yaml(text, "a.yaml", problems, loader) is None
    (d,) = problems.found
    assert f"{d.span.line}:{d.span.column} {d.message} | {d.help}" == told
