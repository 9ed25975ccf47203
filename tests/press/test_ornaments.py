"""A theme is a place: four of them, each with all its parts, none spilling out of its box."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import get_args

import pytest

from fragkit.press.graphics.marks import Box, Group, Mark, Path, contrast
from fragkit.press.graphics.shapes import outline
from fragkit.press.pictures.drawings import extent
from fragkit.press.themes.ornaments import (
    EDGE,
    PLACES,
    Inks,
    edge_pattern,
    floor_pattern,
    ornament,
)
from fragkit.press.themes.scenes import LOOKS, SCENES, Panel, scene
from fragkit.press.themes.theme import OrnamentSet, shipped_theme

FULL = Inks("#1b4f9c", "#16324f", "#c6d3e6", "#ffffff", "#f5a800", "#3f5673")
BOXES = {
    "tape": Box(4, 16, 55, 1.5), "band": Box(4, 4, 55, 12), "back": Box(-3, -3, 69, 94),
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


PANEL = Panel(55, 28, "chamfer", 3)


@pytest.mark.parametrize("kind", SCENES)
@pytest.mark.parametrize("place", PLACES)
def test_a_scene_has_many_looks_in_two_quiet_tones(place, kind):
    far, near = "#d6e0ef", "#c6d3e6"
    looks = [scene(place, kind, look, PANEL, far, near) for look in range(LOOKS)]
    assert len({one.id for one in looks}) == LOOKS
    assert len({one.items for one in looks}) >= (6 if kind in ("rays", "night") else 12)
    for one in looks:
        (cut,) = one.items
        assert isinstance(cut, Group)
        assert cut.clip == outline("chamfer", Box(0, 0, 55, 28), 3)
        inks = {p.fill or (p.stroke.color if p.stroke else "") for p in paths(one.items)}
        assert inks <= {far, near}
        assert inks


@pytest.mark.parametrize("kind", ["range", "shelf", "rays"])
def test_the_same_scene_differs_from_place_to_place(kind):
    for look in range(LOOKS):
        drawn = {scene(place, kind, look, PANEL, "#dddddd", "#cccccc").items for place in PLACES}
        assert len(drawn) == 4


@pytest.mark.parametrize("place", PLACES)
def test_the_texture_of_a_header_leaves_its_title_readable(place):
    """Below the title there is only a darker shade of the band; the rest is at its right end."""
    for wide, title in ((55.0, 45.0), (41.0, 38.0)):
        drawn = ornament(place, "band", Box(4, 4, wide, 12), FULL)
        (whole,) = drawn.items
        assert isinstance(whole, Group)
        for mark in whole.items:
            cut = min(extent(mark.clip)[0]) if isinstance(mark, Group) and mark.clip else 0.0
            for path in paths((mark,)):
                color = path.fill or (path.stroke.color if path.stroke else "")
                if color != FULL.shade:
                    assert max(cut, min(extent(path.shape)[0])) >= title - 0.8
    assert contrast("#ffffff", FULL.shade) > contrast("#ffffff", FULL.main)


def test_every_place_has_its_own_edge():
    edges = {edge_pattern(place, "#445566") for place in PLACES}
    assert len(edges) == 4
    assert {(edge.width, edge.height) for edge in edges} == {(EDGE, EDGE)}


@pytest.mark.parametrize("name", ["steel", "hazard", "magma", "dust"])
def test_floors_have_a_tone_that_shows_on_paper(name):
    """Of black: 5 to 14 %, so that a theme is seen across the table and ink stays cheap."""
    colors = shipped_theme(name).full.map
    for floor in (colors.floor, *colors.rooms):
        gray = sum(
            int(floor[i : i + 2], 16) * share for i, share in ((1, 0.3), (3, 0.59), (5, 0.11))
        )
        assert 5 <= 100 - gray / 2.55 <= 14


def test_the_references_of_the_themes_differ_in_color():
    assert len({shipped_theme(n).full.signature for n in ("steel", "hazard", "magma", "dust")}) == 4
