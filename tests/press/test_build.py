"""The build: registry, what is skipped, and that the same input gives the same bytes."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from fragkit.diagnostics import Problems
from fragkit.press.build import (
    EXTRA_KINDS,
    KINDS,
    MODULES,
    Request,
    Step,
    draw,
    kind_module,
    render,
)
from fragkit.press.graphics.marks import Page
from fragkit.press.pages.documents import Document, Settings, SvgDrawing
from tests.press.shelf import SALOON, library_of

SHEET = Page(210, 297, ())


@pytest.fixture
def kind(monkeypatch):
    """Puts a made-up kind of print into the registry, instead of record sheets."""

    def register(**functions: object) -> None:
        module = ModuleType(f"fragkit.press.{MODULES['sheets']}")
        module.__dict__.update(functions)
        monkeypatch.setitem(sys.modules, module.__name__, module)

    return register


def document(pack, library, settings, problems) -> list[Document]:
    return [Document(name=f"{pack.id}-sheets", title="x", pages=[SHEET] * 3, paper="A4")]


@pytest.mark.parametrize("name", [*KINDS, *EXTRA_KINDS])
def test_every_kind_has_a_module_that_makes_documents(name):
    assert callable(kind_module(name).documents)


def test_a_kind_is_asked_for_every_pack(kind):
    kind(documents=document)
    drawn = draw(Request(kinds=("sheets",)), library_of(), Problems())
    assert [d.name for d in drawn.documents] == [
        "base-sheets",
        "deathmatch-sheets",
        "ftw-sheets",
        "deadlands-sheets",
    ]
    assert drawn.sheets == {"A4": 12}


def test_a_kind_made_once_is_asked_for_the_first_pack_only(kind):
    kind(documents=document, once=True)
    drawn = draw(Request(kinds=("sheets",), packs=("ftw", "base")), library_of(), Problems())
    assert [d.name for d in drawn.documents] == ["ftw-sheets"]


def test_packs_without_content_of_a_kind_are_told(kind):
    kind(documents=lambda *_: [])
    drawn = draw(Request(kinds=("sheets",), packs=("ftw",)), library_of(), Problems())
    assert drawn.skipped == ["ftw: no sheets"]


def test_only_the_formats_asked_for_are_drawn(kind):
    def drawings(pack, library, settings, problems) -> list[SvgDrawing]:
        return [SvgDrawing(name="arena", title="Arena", page=SHEET)]

    kind(documents=document, drawings=drawings)
    request = Request(kinds=("sheets",), packs=("base",), formats=("svg",))
    drawn = draw(request, library_of(), Problems())
    assert (len(drawn.documents), len(drawn.drawings)) == (0, 1)
    (output,) = render(drawn)
    assert output.path == "svg/arena.svg"
    assert output.data.startswith(b"<?xml")


def test_progress_counts_up_to_the_last_step(kind):
    kind(documents=document)
    seen: list[Step] = []
    draw(Request(kinds=("sheets",), packs=("base", "ftw")), library_of(), Problems(), seen.append)
    assert [(s.done, s.total, s.what) for s in seen] == [
        (0, 2, "base sheets"),
        (1, 2, "ftw sheets"),
    ]


@pytest.mark.parametrize(
    ("pages", "duplex", "sheets"), [(3, "", 3), (4, "long-edge", 2), (5, "short-edge", 3)]
)
def test_sheets_of_paper_are_half_the_pages_when_both_sides_are_printed(pages, duplex, sheets):
    made = Document(name="x", title="x", pages=[SHEET] * pages, duplex=duplex)
    assert made.sheets == sheets


def test_the_same_input_gives_the_same_bytes():
    library = library_of(SALOON)
    request = Request(packs=("saloon",), kinds=("cards",), settings=Settings(ink="low"))
    first = render(draw(request, library, Problems()))
    second = render(draw(request, library, Problems()))
    assert [o.data for o in first] == [o.data for o in second]


def test_kinds_are_those_of_the_command_line():
    assert KINDS == ("cards", "sheets", "counters", "standees", "maps", "reference", "calibration")
