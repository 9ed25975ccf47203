"""SVG pictures from strangers: depth, size, numbers and time have an end."""

from __future__ import annotations

import math
import time

import pytest

from fragkit.diagnostics import Problems, Span
from fragkit.press.art.svgart import SvgArt, read_svg
from fragkit.press.graphics.marks import Group, Mark, Path
from tests.pace import bar

NS = 'xmlns="http://www.w3.org/2000/svg"'


def read(data: bytes) -> tuple[SvgArt | None, list[str]]:
    problems = Problems()
    began = time.process_time()
    art = read_svg(data, "x.svg", Span("cards.yaml", 3), problems)
    assert (took := time.process_time() - began) < 2 or took < bar(2), "it took too long"
    return art, [f"{d.code} {d.message}" for d in problems.found]


def svg(inside: str, box: str = "0 0 10 10", before: str = "") -> bytes:
    return f'{before}<svg {NS} viewBox="{box}">{inside}</svg>'.encode()


def refused(data: bytes) -> str:
    art, told = read(data)
    assert art is None
    (one,) = told
    return one


def numbers(marks: tuple[Mark, ...]) -> list[float]:
    found: list[float] = []
    for mark in marks:
        if isinstance(mark, Group):
            found += [*mark.matrix, *numbers(mark.items)]
        elif isinstance(mark, Path):
            found += [n for _, *rest in mark.shape for n in rest]
    return found


def test_groups_are_nested_sixty_deep_at_most() -> None:
    deep = "<g>" * 3000 + '<rect width="1" height="1"/>' + "</g>" * 3000
    assert refused(svg(deep)) == "art-unsupported `x.svg` has groups nested more than 60 deep"
    fine = "<g>" * 50 + '<rect width="1" height="1"/>' + "</g>" * 50
    assert read(svg(fine))[1] == []


@pytest.mark.parametrize(
    "shape",
    [
        '<rect width="1e999" height="1"/>',
        '<circle r="1e999"/>',
        '<rect x="NaN" width="1" height="1"/>',
        '<path d="M0 0L1e999 1"/>',
        '<path d="M0 0A1e300 1e-300 0 0 1 1e8 1"/>',
        '<polygon points="0 0 1e400 1 1 1"/>',
        '<polygon points="0 0 inf 1 1 1"/>',
        '<rect width="1" height="1" transform="scale(1e999)"/>',
        '<rect width="1" height="1" transform="rotate(nan)"/>',
        '<rect width="1" height="1" stroke="red" stroke-width="1e99"/>',
        '<rect width="1" height="1" opacity="nan"/>',
        '<g transform="scale(1e8)">' * 40 + '<rect width="1" height="1"/>' + "</g>" * 40,
        '<rect x="1e8" width="1" height="1"/>',
        '<rect width="1" height="1" fill="rgb(' + "9" * 5000 + ',0,0)"/>',
        '<rect width="1" height="1" transform="' + "a" * 300_000 + '"/>',
        '<rect width="1" height="1" transform="' + "scale(" * 50_000 + '"/>',
    ],
)
def test_what_is_no_place_on_paper_is_refused(shape: str) -> None:
    assert refused(svg(shape)).split()[0] in ("art-corrupt", "art-unsupported")


@pytest.mark.parametrize("box", ["0 0 1e999 1", "0 0 nan 1", "0 0 1e-300 1e-300", "0 0 -1 1", "x"])
def test_a_size_that_is_none_is_refused(box: str) -> None:
    assert refused(svg('<rect width="1" height="1"/>', box)).startswith("art-corrupt")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-le", "utf-16-be", "latin-1"])
def test_entities_are_refused_in_every_encoding(encoding: str) -> None:
    head = f'<?xml version="1.0" encoding="{encoding.removesuffix("-le").removesuffix("-be")}"?>'
    entity = '<!DOCTYPE svg [<!ENTITY a "b">]>'
    text = svg('<rect width="1" height="1" id="&a;"/>', before=head + entity).decode()
    mark = {"utf-16-le": "\ufeff", "utf-16-be": "\ufeff"}.get(encoding, "")
    assert refused((mark + text).encode(encoding)) == "art-unsafe `x.svg` defines entities"


def test_a_plain_doctype_is_no_harm() -> None:
    before = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">'
    art, told = read(svg('<rect width="1" height="1"/>', before=before))
    assert told == []
    assert art is not None


@pytest.mark.parametrize(
    "data",
    [
        svg('<rect width="1" height="1" fill="url(' + " " * 300_000 + '"/>'),
        svg('<rect width="1" height="1" fill="' + "url( " * 60_000 + '"/>'),
        b"<!DOCTYPE svg" * 150_000 + svg(""),
        svg("<!--" + "-" * 300_000 + "-->"),
        svg('<rect width="1" height="1" style="' + ";" * 1_000_000 + "x" + '"/>'),
        svg('<path d="' + "M" * 1_500_000 + '"/>'),
        svg('<path d="' + "1" * 1_500_000 + '"/>'),
        svg('<path d="M0 0' + " 1 1" * 400_000 + '"/>'),
        svg("<g/>" * 100_000),
        svg("<rect " + " ".join(f'a{i}="1"' for i in range(100_000)) + "/>"),
        b"<svg>" + b" " * 3_000_000,
        b"<" * 1_000_000,
    ],
    ids=range(12),
)
def test_no_picture_takes_long(data: bytes) -> None:
    read(data)


BOX = '<rect width="1" height="1" class="a c1"/>'
SHEET = "".join(f".c{i}{{fill:red}}" for i in range(30_000))


@pytest.mark.slow
@pytest.mark.parametrize(
    "inside",
    [
        "<style>" + "*{fill:red}" * 10_000 + "</style>" + BOX * 4900,
        "<style>.a{" + "fill:red;" * 60_000 + "}</style>" + BOX * 4900,
        '<rect id="r" width="1" height="1" style="' + "fill:red;" * 30_000 + '"/>'
        + '<use href="#r"/>' * 2000,
        '<path id="p" d="M0 0L' + "1 1 " * 20_000 + '"/>' + '<use href="#p"/>' * 1000,
    ],
    ids=["rules", "declarations", "styles-used", "paths-used"],
)  # fmt: skip
def test_what_is_said_of_every_shape_counts_for_every_shape(inside: str) -> None:
    """The second one, 612 kB, took 19 s."""
    assert refused(svg(inside)) == (
        "art-too-large `x.svg` has more than 2 MB when all its styles and repeated shapes are "
        "written out"
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "inside",
    [
        f"<style>{SHEET}</style>{BOX * 4900}",
        f'<style>{SHEET}</style><g class="' + " ".join(f"c{i}" for i in range(99_000)) + '"/>',
        "<style>" + "/* " * 200_000 + "</style>",
        '<linearGradient id="g">' + '<stop stop-color="red"/>' * 2000 + "</linearGradient>"
        + '<rect width="1" height="1" fill="url(#g)"/>' * 900,
    ],
    ids=["rules", "classes", "comments", "stops"],
)  # fmt: skip
def test_style_sheets_and_gradients_are_read_in_no_time(inside: str) -> None:
    assert read(svg(inside))[1] == []


def test_uses_and_gradients_that_lead_on_and_on_are_refused() -> None:
    chain = "".join(f'<g id="a{i + 1}"><use href="#a{i}"/></g>' for i in range(90))
    deep = f'<defs><g id="a0"/>{chain}</defs><use href="#a90"/>'
    assert refused(svg(deep)) == "art-unsupported `x.svg` has groups nested more than 60 deep"
    chain = "".join(f'<linearGradient id="g{i}" href="#g{i + 1}"/>' for i in range(2000))
    assert refused(svg(chain + '<rect width="1" height="1" fill="url(#g0)"/>')) == (
        "art-unsupported `x.svg` has a color `url(#g0)` that cards can't print: "
        "the gradient `#g10` refers to too many others"
    )


def test_a_file_of_megabytes_is_refused_with_the_limit() -> None:
    assert refused(svg(" " * 3_000_000)) == (
        "art-too-large `x.svg` has 3.0 MB, and 2 MB is the limit for SVG"
    )


def test_a_path_without_end_is_refused_with_the_limit() -> None:
    assert refused(svg('<path d="M0 0' + " 1 1" * 200_000 + '"/>')) == (
        "art-too-large `x.svg` has a <path> of 800,004 characters, and 500,000 is the limit"
    )


def test_a_style_sheet_of_another_file_is_refused() -> None:
    sheet = '<?xml-stylesheet href="http://example.org/x.css"?>'
    assert (
        refused(svg("", before=sheet)) == "art-unsafe `x.svg` loads a style sheet from another file"
    )


def test_what_is_read_is_finite() -> None:
    shape = '<g transform="translate(1,2) rotate(30 5 5) scale(.5)"><path d="M0 0A3 4 10 1 0 5 5Z"/></g>'
    art, told = read(svg(shape))
    assert told == []
    assert art is not None
    assert all(math.isfinite(n) for n in numbers(art.marks))
