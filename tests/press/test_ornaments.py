"""A theme is a place: four of them, each with all its parts, none spilling out of its box."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import get_args

import pytest

from fragkit.press.graphics.marks import Box, Group, Mark, Path
from fragkit.press.themes.ornaments import PLACES, Inks, floor_pattern, ornament
from fragkit.press.themes.theme import OrnamentSet, shipped_theme

FULL = Inks("#1b4f9c", "#16324f", "#c6d3e6", "#ffffff", "#f5a800", "#3f5673")
BOXES = {
    "tape": Box(4, 16, 55, 1.5), "title": Box(52, 7, 4, 6), "panel": Box(4, 17.5, 55, 28),
    "back": Box(-3, -3, 69, 94),
}  # fmt: skip


def paths(items: tuple[Mark, ...]) -> Iterator[Path]:
    for mark in items:
        if isinstance(mark, Group):
            yield from paths(mark.items)
        elif isinstance(mark, Path):
            yield mark


def test_every_theme_is_a_place_of_its_own():
    places = [shipped_theme(name).full.place for name in ("steel", "hazard", "magma", "dust")]
    assert len(set(places)) == 4
    assert set(places) == set(PLACES) == set(get_args(OrnamentSet))
    for name in ("steel", "hazard", "magma", "dust"):
        theme = shipped_theme(name)
        assert theme.full.place == theme.low.place


@pytest.mark.parametrize("part", BOXES)
def test_places_differ_in_every_part(part):
    drawn = {place: ornament(place, part, BOXES[part], FULL).items for place in PLACES}
    for one, other in combinations(PLACES, 2):
        assert drawn[one] != drawn[other]


@pytest.mark.parametrize("part", BOXES)
@pytest.mark.parametrize("place", PLACES)
def test_an_ornament_is_cut_at_its_box_and_low_ink_fills_nothing(place, part):
    full = ornament(place, part, BOXES[part], FULL)
    (cut,) = full.items
    assert isinstance(cut, Group)
    assert cut.clip
    assert any(True for _ in paths(full.items))
    low = ornament(place, part, BOXES[part], FULL._replace(low=True))
    assert all(path.fill is None and path.stroke is not None for path in paths(low.items))
    assert full.id != low.id


def test_a_floor_is_as_large_as_a_square_so_that_the_grid_stays_in_step():
    for place in PLACES:
        pattern = floor_pattern(place, "#cccccc", 25.4)
        assert (pattern.width, pattern.height) == (25.4, 25.4)


@pytest.mark.parametrize("place", ["plates", "timber"])
def test_rivets_and_nails_keep_clear_of_what_is_written_on_a_panel(place):
    """A nail went through the W of `weapon`, another through the sign of the type."""
    gadget, weapon = Box(4, 17.5, 55, 36), Box(4, 17.5, 55, 28)
    written = {gadget: [Box(5.5, 26.6, 12, 2.6)], weapon: [Box(30, 40.7, 27.4, 4)]}
    cut = 1.5 + 1.5 + 7 * 0.293  # the letter's plate has eight corners: x + y on its first edge
    for panel, boxes in written.items():
        for path in paths(ornament(place, "panel", panel, FULL).items):
            if path.fill != FULL.main:
                continue  # quiet texture may lie below words
            dots = split(path.shape)
            assert dots
            for xs, ys in dots:
                if panel == gadget and min(xs) < 8.5 and min(ys) < 8.5:
                    plate = max(x + y for x, y in zip(xs, ys, strict=True))
                    assert plate < cut or max(xs) < 1.5
                for box in boxes:
                    x, y = box.x - panel.x, box.y - panel.y
                    beside = max(xs) < x or min(xs) > x + box.width
                    assert beside or max(ys) < y or min(ys) > y + box.height, (xs, ys, box)


def split(shape) -> list[tuple[list[float], list[float]]]:
    """The points of each closed part of a shape."""
    found: list[tuple[list[float], list[float]]] = []
    for segment in shape:
        if segment[0] == "M":
            found.append(([], []))
        numbers = segment[1:]
        found[-1][0].extend(numbers[::2])
        found[-1][1].extend(numbers[1::2])
    return found
