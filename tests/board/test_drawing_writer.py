"""A board drawn back as text reads as an equal board."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fragkit.board.board import Board
from fragkit.board.drawing_reader import read_grid
from fragkit.board.drawing_writer import draw_grid, map_yaml
from fragkit.diagnostics import Problems
from fragkit.model.map import Beast, Cell, Door, Edge, Grid, Join, MapDefinition, Spot
from tests.board.drawn import draw
from tests.board.random_maps import drawings


def reread(text: str) -> Grid | None:
    problems = Problems()
    grid = read_grid(text, problems)
    assert problems.found == [] or not problems.has_errors
    return grid


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(drawings())
def test_a_drawing_round_trips(text: str) -> None:
    grid = draw(text).grid
    assert reread(draw_grid(grid)) == grid


def test_a_tidy_drawing_comes_back_as_it_was() -> None:
    tidy = "\n".join(
        [
            "+---+---+---+---+",
            "| 1       w | 2 |",
            "+   +---+   +-r-+",
            r"| ~   /   T : g |",
            "+-v-+   +---+   +",
            "| a   %   D     |",
            "+---+---+---+---+",
            "",
        ]
    )
    grid = reread(tidy)
    assert grid is not None
    assert draw_grid(grid) == tidy


def doors_of(grid: Grid, rng: Random) -> Grid:
    """The grid with colours, ways and switches that a drawing alone cannot show."""

    def change(edge: Edge, ways: tuple[str, str]) -> Edge:
        if edge.door is None or rng.random() < 0.4:
            return edge
        way = edge.door.way or rng.choice([None, *ways])
        color = rng.choice(["red", "green", "blue"])
        return Edge("door", Door(color, way, rng.random() < 0.3))

    return Grid(
        grid.columns,
        grid.rows,
        grid.cells,
        tuple(change(e, ("east", "west")) for e in grid.west),
        tuple(change(e, ("north", "south")) for e in grid.north),
    )


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(drawings(), st.integers(0, 2**32))
def test_a_whole_map_round_trips_through_its_file(text: str, seed: int) -> None:
    from fragkit.load.maps.map_reader import read_map_text

    rng = Random(seed)
    grid = doors_of(draw(text).grid, rng)
    board = Board.of(MapDefinition(id="x", name="x", grid=grid))
    squares = tuple((s, Door("green", None, rng.random() < 0.5)) for s in board.square_doors)
    definition = MapDefinition(
        id="round-trip",
        name='A "name": with # all\tthat',
        grid=grid,
        square_doors=squares,
        zones=(("zone", tuple(board.name(p) for p in board.places[:3])),) if board.places else (),
        switches=tuple((board.name(p), "blue") for p in board.with_feature("switch")),
        respawn_color="red",
        joins=(Join("east", "other", ()),) if seed % 2 else (),
        theme="steel",
        notes="two\nlines",
    )
    problems = Problems()
    again = read_map_text(map_yaml(definition), "x.yaml", problems)
    assert not problems.has_errors, [d.message for d in problems.found]
    assert again == definition


def test_squares_of_more_than_three_symbols_get_a_legend() -> None:
    from fragkit.load.maps.map_reader import read_map_text

    crowded = Spot("lava", "weapon", 12, frozenset({"grate", "switch"}))
    both = Cell(Spot("acid", "gadget", None), "/", Spot("water", None, None, frozenset({"grate"})))
    plain = Cell()
    drawn = draw("+---+---+---+\n|           |\n+   +   +   +\n|           |\n+---+---+---+")
    cells = (Cell(crowded), both, plain, plain, plain, plain)
    grid = Grid(3, 2, cells, drawn.grid.west, drawn.grid.north)
    definition = MapDefinition(id="full", name="Full", grid=grid, beasts=())
    again = read_map_text(map_yaml(definition), "x.yaml", Problems())
    assert again == definition


def test_beasts_round_trip() -> None:
    from fragkit.load.maps.map_reader import read_map_text

    grid = draw("+---+---+---+---+\n| O   t   O   t |\n+---+---+---+---+").grid
    beasts = (Beast("A1", ("D1",)), Beast("C1", ("B1",)))
    definition = MapDefinition(id="dunes", name="Dunes", grid=grid, beasts=beasts)
    assert read_map_text(map_yaml(definition), "x.yaml", Problems()) == definition
