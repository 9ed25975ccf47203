"""The shipped drawings are read, used and named once; a pack may bring more."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.pack import Library
from fragkit.model.picture import KINDS
from fragkit.press.build import Settings
from fragkit.press.cards.card_pages import documents
from fragkit.press.graphics.marks import MATERIALS, Box
from fragkit.press.pack_assets import load_assets
from fragkit.press.pictures.chosen import chosen, picture
from fragkit.press.pictures.composed import PARTS, RIM, Tones, composed, picture_marks, usual_parts
from fragkit.press.pictures.drawings import (
    MOVES,
    PICTURE_TONES,
    SHAPES,
    DrawingError,
    Section,
    bounds,
    cut,
    drawing,
    forget,
    load_drawings,
    names,
    pack_pictures,
    points,
    rows,
    strokes_of,
    table,
)
from fragkit.press.standees.figures import Head, PoseName, pose_named
from fragkit.shipped_files import share
from tests.press.shelf import base, written

TONES = Tones(
    MATERIALS | {
        "main": "#1b4f9c", "dark": "#16324f", "mid": "#8aa7ce", "light": "#ffffff",
        "accent": "#f5a800", "gap": "#e8eff9", "hole": "#e8eff9", RIM: "#16324f",
    }
)  # fmt: skip

FILES = sorted((share("templates") / "drawings").glob("*.txt"))
SECTIONS = [s for path in FILES for s in list(cut(path.read_text(), path.name))[1:]]
FAMILIES = ("picture", "blade", "body", *PARTS, "beside", "icon", "head", "prop", "block")
DRAWN = [section for section in SECTIONS if section.kind in FAMILIES]
EMPTY = (
    "none",
    "wall",
    "lantern",
)  # a part that is not there; these are drawn by their looks alone


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
        ("main:1 turn 90 0 0 line 1,0 2,0", "main:1 line 0,1 0,2"),
        ("main:1 scale 2 1 1 line 1,0 2,0", "main:1 line 1,-1 3,-1"),
        ("main:1 ring 2 0 0 line 1,0 2,0", "main:1 line 1,0 2,0; line -1,0 -2,0"),
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
        ("main", "a shape is missing | write one after the tone and each `;` @ main"),
        ("main blob 1 2", "`blob` is not a shape @ blob 1 2"),
        ("main:x circle 1 2 3", "`x` is not a number @ x"),
        ("main:0 circle 1 2 3", "a line's width must be above 0 | write `main:2` @ main:0"),
        ("main line 1,2 3,4", "a line needs a width | write `main:2` @ line 1,2 3,4"),
        ("main circle 1 2", "`circle` needs x y radius @ circle 1 2"),
        ("main rect 1 2 3 4 5 6", "`rect` needs left top width height [corner] @ rect 1 2 3 4 5 6"),
        ("main circle 1 2 3O", "`3O` is not a number @ 3O"),
        ("main circle 1 2 nan", "a number must be from -1000 to 1000 @ nan"),
        ("main:1 arc 0 0 1 0 1e9", "a number must be from -1000 to 1000 @ 1e9"),
        ("main star 1 1 9 4 5.5", "this must be a whole number from 2 to 99 @ 5.5"),
        ("main poly 1,1", "`poly` needs points | write `poly 2,2 10,2 6,9` @ poly 1,1"),
        ("main:1 line 1 2", "`1` is not a point | write x,y without a space: `3,4.5` @ 1"),
        ("main M 1 2 L 3", "this is not a path | use M, L, H, V, C, Q and Z, each with its numbers @ M 1 2 L 3"),
        ("main M 1 2 Z 3", "this is not a path | use M, L, H, V, C, Q and Z, each with its numbers @ M 1 2 Z 3"),
        ("main turn 90 circle 1 2 3", "`circle` is not a number @ circle"),
        ("main turn 90 1", "`turn` needs degrees x y and a shape @ turn 90 1"),
        ("main ring 9 0 0 ring 9 0 0 circle 1 2 3",
         "`ring` needs times x y and a shape @ ring 9 0 0 ring 9 0 0 circle 1 2 3"),
        ("like boott", "there is no picture `boott` | did you mean `boot`? @ boott"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_line_is_named_with_its_place(line: str, told: str):
    with pytest.raises(DrawingError) as caught:
        strokes_of(line)
    error = caught.value
    help = f" | {error.help}" if error.help and "choose" not in str(error.help) else ""
    assert f"{error.message}{help} @ {error.text}" == told


def test_the_documentation_lists_every_tone_and_every_shape():
    text = (Path(__file__).parents[2] / "docs" / "how-to" / "design" / "pictures.md").read_text()
    text = text[text.index("## Draw your own") :]
    words = (*PICTURE_TONES, *SHAPES, *MOVES, "line", "poly", "M", "like")
    assert [word for word in words if not re.search(rf"`{word}[ `]", text)] == []


def test_a_section_knows_its_line():
    text = "# a comment\n\npicture one\n  main circle 1 1 1\n\n# another\npicture two\n\n  dark circle 1 1 1\n"
    before, *found = cut(text, "mine.txt")
    assert before.rows() == []
    assert [(s.name, s.heading.line, s.rows()) for s in found] == [
        ("one", 3, [(1, "main circle 1 1 1")]),
        ("two", 7, [(2, "dark circle 1 1 1")]),
    ]
    assert isinstance(found[0], Section)


# -- drawings of packs -----------------------------------------------------------------------

DUCK = """\
# My drawings
picture bath-duck
  main circle 20 20 12; oval 30 40 24 16
  dark circle 22 16 2

picture bath-duck/plain
  accent poly 4,20 10,16 10,24

picture bath-duck/angry
  like bath-duck/plain
  dark:2 line 16,10 24,14

blade spork
  mid rect 0 10 60 5 2
  main oval 70 12 12 9
"""
CARDS = """\
- {id: duck, name: Quack, deck: special, text: Quack., picture: bath-duck}
- {id: angry, name: Quack, deck: special, text: Quack., picture: {kind: bath-duck, style: angry}}
- {id: fork, name: Spork, deck: special, text: Stab., picture: {kind: spork, pair: true}}
- {id: named, name: The Bath Duck, deck: special, text: Quack.}
"""


def pack_with(folder: Path, text: str, cards: str = "", file: str = "mine.txt"):
    path = folder / "templates" / "drawings" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return written(folder, cards)


def told(library: Library) -> list[str]:
    problems = Problems()
    load_assets(library, problems)
    return [f"{d.span.line}:{d.span.column} {d.code} {d.message}" for d in problems.sorted()]


@pytest.fixture(autouse=True)
def _forget_what_packs_bring():
    yield
    load_assets(base()[1], Problems())


def test_a_pack_brings_drawings_of_its_own(tmp_path):
    pack, library = pack_with(tmp_path, DUCK, CARDS)
    assert told(library) == []
    shown = {id: composed(chosen(card)) for id, card in pack.cards.items()}
    assert len(set(shown.values())) == 3
    assert (
        shown["named"]
        == shown["duck"]
        == (*drawing("picture", "bath-duck"), *drawing("picture", "bath-duck/plain"))
    )
    assert len(shown["angry"]) == 4
    (document,) = documents(pack, library, Settings(), Problems())
    assert len(document.pages) == 2


def test_what_a_pack_has_brought_is_forgotten_with_it(tmp_path):
    pack, library = pack_with(tmp_path, DUCK, CARDS)
    told(library)
    assert "bath-duck" in names("picture")
    load_assets(base()[1], Problems())
    assert "bath-duck" not in names("picture")
    assert "spork" not in names("blade")
    assert chosen(pack.cards["duck"]).kind in KINDS, "the card still gets a picture"


def test_a_pack_may_add_a_look_to_one_of_our_pictures(tmp_path):
    card = "- {id: roll, name: X, deck: special, text: X., picture: {kind: boot, style: roller}}\n"
    pack, library = pack_with(tmp_path, "picture boot/roller\n  accent circle 16 64 6\n", card)
    assert told(library) == []
    assert composed(chosen(pack.cards["roll"]))[-1].tone == "accent"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("  main circle 1 1 1\n", ["1:3 bad-drawing a drawing must begin with a heading"]),
        ("# x\n\n  main circle 1 1 1\n", ["3:3 bad-drawing a drawing must begin with a heading"]),
        ("head duck\n", ["1:1 bad-drawing a pack can't draw its own `head`"]),
        ("picture\n", ["1:1 own-name `` is not an id"]),
        ("picture My Duck\n", ["1:1 own-name `My Duck` is not an id"]),
        ("picture duck\n", ["1:1 own-name `duck` is the name of a built-in picture"]),
        ("blade rifle\n", ["1:1 own-name `rifle` is the name of a built-in picture"]),
        ("blade duck\n", ["1:1 own-name `duck` is the name of a built-in picture"]),
        ("picture boot/moon\n", ["1:1 own-name `boot/moon` is the name of a built-in picture"]),
        ("picture bot/moon\n", ["1:1 bad-drawing there is no picture `bot` to change"]),
        ("picture x\n  main circle 1 1 1\npicture x\n", ["3:1 own-name there are two pictures called `x`"]),
        ("picture x\n", ["1:1 bad-drawing `x` draws nothing"]),
        ("picture x\n  gap circle 1 1 1\n", ["1:1 bad-drawing `x` draws nothing"]),
        ("picture x\n  main poly 1,1 1,9\n", ["1:1 bad-drawing `x` draws nothing"]),
        ("picture x\npicture x/a\n", ["1:1 bad-drawing `x` draws nothing", "2:1 bad-drawing `x/a` draws nothing"]),
        ("picture x\n  at grip 1,2\n", ["2:3 bad-drawing `at` is not a tone"]),
        ("picture\tx\n  like x\n", ["2:8 bad-drawing there is no picture `x`"]),
        ("picture x\n\tmain circle 1 1 1; maim 4\n  dirk circle 1 1 9\n",
         ["2:21 bad-drawing `maim` is not a shape", "3:3 bad-drawing `dirk` is not a tone"]),
        ("picture x\n  main circle 10 1 1; poly 1,10 1\n", ["2:33 bad-drawing `1` is not a point"]),
        ("picture x\n  main circle 1 1 1;\n", ["2:3 bad-drawing a shape is missing"]),
        ("picture x\n  main M 0 0 L 1e9 4\n", ["2:3 bad-drawing this line reaches too far out"]),
        ("picture x\n  main M 0 0 L nan 4\n", ["2:3 bad-drawing this line reaches too far out"]),
        ("picture x\n" + "  main ring 99 0 0 gear 9 9 9 3 99\n" * 9,
         ["2:3 bad-drawing a drawing has at most 20,000 corners"]),
    ],
)  # fmt: skip
def test_a_bad_drawing_of_a_pack_is_reported_with_its_line(text, lines, tmp_path):
    _, library = pack_with(tmp_path, text)
    assert told(library) == lines
    assert "x" not in names("picture") or "two pictures" in lines[0]


def test_two_packs_cannot_have_the_same_drawing(tmp_path):
    for name in ("one", "two"):
        folder = tmp_path / name
        (folder / "templates" / "drawings").mkdir(parents=True)
        (folder / "templates" / "drawings" / "a.txt").write_text(DUCK)
        (folder / "pack.yaml").write_text(f'id: {name}\nname: {name}\nversion: "1"\n')
    library = load_library(Problems(), [tmp_path / "one", tmp_path / "two"], built_in=False)
    assert told(library)[0] == "2:1 own-name there are two pictures called `bath-duck`"


def test_check_shows_the_line_of_a_bad_drawing(fragkit, tmp_path):
    pack_with(tmp_path, DUCK.replace("oval 30 40 24 16", "ovel 30 40 24 16"), CARDS)
    ran = fragkit("check", str(tmp_path), "--json")
    (problem,) = [
        one for one in ran.json if one["code"] == "bad-drawing" and "ovel" in one["message"]
    ]
    assert (problem["line"], problem["column"]) == (3, 25)
    assert problem["help"] == "did you mean `oval`?"


def test_check_knows_the_drawings_and_looks_of_a_pack(fragkit, tmp_path):
    cards = CARDS.replace("style: angry", "style: angri").replace("kind: spork", "kind: spokr")
    pack_with(tmp_path, DUCK)
    (tmp_path / "cards" / "cards.yaml").write_text(cards)
    ran = fragkit("check", str(tmp_path), "--json")
    assert [(one["code"], one["message"]) for one in ran.json if one["severity"] == "error"] == [
        ("unknown-choice", "the picture `bath-duck` has no style `angri`"),
        ("bad-value", "there is no picture `spokr`"),
    ]


@given(st.lists(st.sampled_from(
    ["picture x", "picture x/a", "blade y", "", "#", " ", "  main", " like x", " like boot", " dark:2 ",
     "circle 1 2 3", ";", " rect 1 2 3 4", " turn 4 5 6", " ring 99 1 1", " M 1 2", " Z 1", " nan", "\t", "1,2", "\r"]
).flatmap(lambda one: st.sampled_from([one, one + "\n", one + " "])), max_size=30))  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_nothing_that_is_written_makes_the_reader_fail(parts):
    load_drawings("".join(parts), "x.txt", Problems())
    for name in pack_pictures():
        assert picture_marks(picture(name), Box(0, 0, 30, 30), TONES)
    forget()


@pytest.mark.parametrize(
    ("text", "most", "message"),
    [
        ("a\n" * 5_000, 1_001, "a file has at most 1,000 drawings"),
        ("picture x\n" + "  a\n" * 5_000, 100, "`a` is not a tone"),
        (
            "picture x\n  main " + "; ".join(["ring 99 1 1 star 1 1 9 9 99"] * 300),
            1,
            "a drawing has at most 20,000 corners",
        ),
        ("picture x\n  main M " + "1 1 " * 5_000, 1, "a line has at most 10,000 characters"),
    ],
)
def test_a_file_of_drawings_has_bounds(text, most, message):
    problems = Problems()
    load_drawings(text, "x.txt", problems)
    assert len(problems.found) == most
    assert message in {str(one.message) for one in problems.found}


def test_a_mistake_far_down_has_its_line():
    problems = Problems()
    load_drawings(
        "# mine\n\npicture x\n  main rect 1 1 9 9\n\npicture y\n# so\n  mian rect 1 1 9 9\n",
        "x.txt",
        problems,
    )
    assert [(one.span.line, one.span.column) for one in problems.sorted()] == [(8, 3)]
