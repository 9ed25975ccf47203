"""The tree of places, the same from libyaml's parser and the pure one."""

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml.nodes import FAST_LOADER, PURE_LOADER, Mapping, Scalar, Sequence, parse

LOADERS = pytest.mark.parametrize("loader", [FAST_LOADER, PURE_LOADER], ids=["fast", "pure"])


def read(text, loader):
    problems = Problems()
    node = parse(text, "f.yaml", problems, loader)
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
