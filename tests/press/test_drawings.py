"""The shipped drawings: every section is read, each name is given once, nothing lies about unused."""

from __future__ import annotations

from typing import get_args

import pytest

from fragkit.press.drawings import (
    DrawingError,
    Section,
    bounds,
    cut,
    drawing,
    names,
    points,
    rows,
    strokes_of,
    table,
)
from fragkit.press.pictures.composed import PARTS, usual_parts
from fragkit.press.standees.figures import Head, PoseName, pose_named
from fragkit.shipped_files import share

FILES = sorted((share("templates") / "drawings").glob("*.txt"))
SECTIONS = [s for path in FILES for s in list(cut(path.read_text(), path.name))[1:]]
FAMILIES = ("picture", "blade", "body", *PARTS, "beside", "icon", "head")
DRAWN = [section for section in SECTIONS if section.kind in FAMILIES]
EMPTY = ("none", "wall")  # a part that is not there; a wall is drawn by its looks alone


def test_every_section_is_of_a_kind_that_somebody_reads():
    assert {section.kind for section in SECTIONS} == {*FAMILIES, "pose", "table"}
    assert {*names("table")} == {"firearms", "words", "effects", "others"}


def test_no_name_is_given_twice():
    given = [(section.kind, section.name) for section in SECTIONS]
    assert sorted(given) == sorted(set(given))
    for name in names("table"):
        keys = [
            k.strip() for row in rows("table", name) for k in " ".join(row).split(":")[0].split(",")
        ]
        assert sorted(keys) == sorted(set(keys)), name


def test_nothing_stands_before_the_first_heading_of_a_file():
    for path in FILES:
        assert next(iter(cut(path.read_text(), path.name))).rows() == []


@pytest.mark.parametrize("kind", FAMILIES)
def test_every_drawing_is_read_and_draws_something(kind: str):
    for section in DRAWN:
        if section.kind == kind:
            strokes = drawing(kind, section.name)
            plain = section.name.endswith("/plain") or section.name == "hand/empty"
            assert strokes or plain or section.name in EMPTY, section.name


def test_every_body_and_every_part_of_a_firearm_is_used_and_knows_its_places():
    firearms = [usual_parts(kind) for kind in table("firearms")]
    assert {parts["body"] for parts in firearms} == {*names("body")}
    for parts in firearms:
        assert {part: parts[part] for part in PARTS if parts[part] not in names(part)} == {}
        assert {*parts} == {"body", *PARTS}
    hung = {"barrel", "stock", "magazine", "sight", "grip", "fore"}
    assert all({*points("body", name)} == hung for name in names("body"))
    assert all({*points("barrel", name)} == {"end"} for name in names("barrel"))


def test_heads_and_poses_are_those_that_a_figure_can_have():
    assert {*names("head")} == {*get_args(Head)}
    assert {*names("pose")} == {*get_args(PoseName)}
    assert len({pose_named(name) for name in names("pose")}) == len(names("pose"))


def test_what_lies_beside_a_picture_stays_in_its_field():
    for name in names("beside"):
        left, top, right, bottom = bounds(drawing("beside", name))
        assert min(left, top) >= -0.2, name
        assert max(right, bottom) <= 24.2, name


# -- the notation ----------------------------------------------------------------------------


def test_a_line_is_a_tone_a_width_and_shapes():
    (stroke,) = strokes_of("dark:3 line 1,2 3,4; circle 0 0 1")
    assert (stroke.tone, stroke.width) == ("dark", 3)
    assert stroke.shape[:2] == (("M", 1, 2), ("L", 3, 4))
    assert stroke.shape[2:] == strokes_of("main circle 0 0 1")[0].shape


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("main turn 90 0 0 line 1,0 2,0", "main line 0,1 0,2"),
        ("main scale 2 1 1 line 1,0 2,0", "main line 1,-1 3,-1"),
        ("main ring 2 0 0 line 1,0 2,0", "main line 1,0 2,0; line -1,0 -2,0"),
        ("main rect 0 0 2 1", "main M 0 0 H 2 V 1 H 0 Z"),
        ("main ngon 0 0 1 4 0", "main poly 1,0 0,1 -1,0 0,-1"),
        ("like boot/moon", "like  boot/moon"),
    ],
)
def test_shapes_and_moves(line: str, same: str):
    one, other = strokes_of(line), strokes_of(same)
    assert [s.tone for s in one] == [s.tone for s in other]
    for a, b in zip(one, other, strict=True):
        assert [segment[0] for segment in a.shape] == [segment[0] for segment in b.shape]
        for left, right in zip(a.shape, b.shape, strict=True):
            assert left[1:] == pytest.approx(right[1:])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("maim circle 1 2 3", "`maim` is not a tone | did you mean `main`? @ maim"),
        ("main", "`main` is not a shape @ main"),
        ("main blob 1 2", "`blob` is not a shape @ blob 1 2"),
        ("main:x circle 1 2 3", "`x` is not a number @ x"),
        ("main:0 circle 1 2 3", "a line's width is a number above 0 | write `main:2` @ main:0"),
        ("main circle 1 2", "`circle` takes x y radius @ circle 1 2"),
        ("main rect 1 2 3 4 5 6", "`rect` takes left top width height [corner] @ rect 1 2 3 4 5 6"),
        ("main circle 1 2 3O", "`3O` is not a number @ 3O"),
        ("main circle 1 2 nan", "numbers go from -1000 to 1000 @ nan"),
        ("main arc 0 0 1 0 1e9", "numbers go from -1000 to 1000 @ 1e9"),
        ("main star 1 1 9 4 5.5", "here stands a whole number from 2 to 99 @ 5.5"),
        ("main poly 1,1", "`poly` takes points | write `poly 2,2 10,2 6,9` @ poly 1,1"),
        ("main line 1 2", "`1` is not a point | write x,y without a space: `3,4.5` @ 1"),
        ("main M 1 2 L 3", "this is not a path | a path has M L H V C Q Z, each with its numbers @ M 1 2 L 3"),
        ("main M 1 2 Z 3", "this is not a path | a path has M L H V C Q Z, each with its numbers @ M 1 2 Z 3"),
        ("main turn 90 circle 1 2 3", "`circle` is not a number @ circle"),
        ("main turn 90 1", "`turn` takes degrees x y and a shape @ turn 90 1"),
        ("main ring 9 0 0 ring 9 0 0 circle 1 2 3",
         "`ring` takes times x y and a shape @ ring 9 0 0 ring 9 0 0 circle 1 2 3"),
        ("like boott", "there is no picture `boott` | did you mean `boot`? @ boott"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_line_is_named_with_its_place(line: str, told: str):
    with pytest.raises(DrawingError) as caught:
        strokes_of(line)
    error = caught.value
    help = f" | {error.help}" if error.help and "choose" not in error.help else ""
    assert f"{error.message}{help} @ {error.text}" == told


def test_a_section_knows_its_line():
    text = "# a comment\n\npicture one\n  main circle 1 1 1\n\n# another\npicture two\n\n  dark circle 1 1 1\n"
    before, *found = cut(text, "mine.txt")
    assert before.rows() == []
    assert [(s.name, s.line, s.rows()) for s in found] == [
        ("one", 3, [(1, "main circle 1 1 1")]),
        ("two", 7, [(2, "dark circle 1 1 1")]),
    ]
    assert isinstance(found[0], Section)
