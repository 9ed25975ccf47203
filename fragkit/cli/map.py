"""`fragkit map`: tidy, mirror, turn or crop a map, or join it with another one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import typer

from fragkit.cli import id_completion
from fragkit.cli.arguments import is_path, open_map
from fragkit.cli.command import Failure, new_app, no_such, unwritable

if TYPE_CHECKING:
    from fragkit.board.map_edits import Sketch
    from fragkit.model.map import MapDefinition

app = new_app("Change a map: tidy, mirror, rotate, crop, join.")

MAP: Any = typer.Argument(
    metavar="MAP", help="One of your maps, by id or path.", autocompletion=id_completion.maps
)
OUT: Any = typer.Option(
    None,
    "--out",
    metavar="FILE",
    help="Write to this file and leave the map as it is; `-` prints it.",
)


@app.command()
def tidy(map: str = MAP, out: str = OUT) -> None:
    """Tidy up a map's drawing: shifted walls, uneven lines, an open border.

    Example: fragkit map tidy maps/yard.yaml
    """
    path, text = read_map_file(map)
    finish(path, with_sketch(text, sketch_of(path, text), path), text, out)
    if out != "-":
        report_errors(Path(out) if out is not None else path)


@app.command()
def mirror(
    map: str = MAP,
    upside_down: bool = typer.Option(False, "--upside-down", help="Swap north and south instead."),
    copy: Literal["west", "east", "north", "south"] = typer.Option(
        None,
        "--copy",
        metavar="HALF",
        help="Copy this half over the other: west, east, north, south.",
    ),
    out: str = OUT,
) -> None:
    """Mirror a map, or make it symmetric by copying one half over the other.

    Example: fragkit map mirror maps/yard.yaml --copy west
    """
    from fragkit.board.map_edits import copied, flipped, mirrored, renumbered
    from fragkit.load.maps.map_edit import with_moved_names

    path, text = read_map_file(map)
    sketch = sketch_of(path, text)
    if copy is not None:
        if upside_down:
            raise Failure("usage", "--copy already names the half; leave out --upside-down")
        finish(path, with_sketch(text, renumbered(copied(sketch, copy)), path), text, out)
        return
    columns, rows = sketch.columns, sketch.rows
    if upside_down:
        new = with_sketch(text, flipped(sketch), path)
        halves = {"": "", "a": "b", "b": "a"}
        new = with_moved_names(
            new,
            lambda c, r, h: (c, rows - 1 - r, halves[h]),
            {"north": "south", "south": "north"},
        )
    else:
        new = with_sketch(text, mirrored(sketch), path)
        new = with_moved_names(
            new, lambda c, r, h: (columns - 1 - c, r, h), {"east": "west", "west": "east"}
        )
    finish(path, new, text, out)


@app.command()
def rotate(
    map: str = MAP,
    turn: Literal["right", "left", "around"] = typer.Option(
        "right", "--turn", help="Direction: right, left or around."
    ),
    out: str = OUT,
) -> None:
    """Rotate a map by a quarter or half turn.

    Example: fragkit map rotate maps/yard.yaml --turn left
    """
    from fragkit.board.map_edits import turned
    from fragkit.load.maps.map_edit import with_moved_names

    path, text = read_map_file(map)
    new = text
    for _ in range({"right": 1, "around": 2, "left": 3}[turn]):
        sketch = sketch_of(path, new)
        rows = sketch.rows
        slopes = {
            (c, r): "/" in cell for r, row in enumerate(sketch.cells) for c, cell in enumerate(row)
        }

        def moved(c: int, r: int, h: Any, rows: int = rows, slopes: Any = slopes) -> Any:
            # The upper half of `\` is in the east and turns to the south.
            swap = bool(h) and not slopes.get((c, r), True)
            return rows - 1 - r, c, {"a": "b", "b": "a"}[h] if swap else h

        new = with_sketch(new, turned(sketch), path)
        new = with_moved_names(
            new, moved, {"north": "east", "east": "south", "south": "west", "west": "north"}
        )
    finish(path, new, text, out)


@app.command()
def crop(
    map: str = MAP,
    area: str = typer.Argument(metavar="AREA", help="Two corners, such as B2:H9."),
    out: str = OUT,
) -> None:
    """Keep a part of a map. Respawns are numbered from 1 again; the rest is gone.

    Example: fragkit map crop foundry A1:J12 --out maps/small.yaml
    """
    from fragkit.board.map_edits import cropped
    from fragkit.board.square_names import parse_square

    definition = open_map(map)
    corners = [parse_square(part) for part in area.split(":")]
    grid = definition.grid
    sound = [c for c in corners if c is not None and c[0] < grid.columns and c[1] < grid.rows]
    if len(corners) != 2 or len(sound) != 2:
        raise Failure(
            "no-square", f"`{area}` is not an area of {definition.id}; type one such as B2:H9"
        )
    made = cropped(definition, sound[0][:2], sound[1][:2])
    finish_definition(map, made, out)


@app.command()
def join(
    one: str = typer.Argument(
        metavar="MAP", help="The first map.", autocompletion=id_completion.maps
    ),
    two: str = typer.Argument(
        metavar="OTHER", help="The map to join to it.", autocompletion=id_completion.maps
    ),
    side: Literal["east", "south"] = typer.Option(
        "east", "--side", help="Side of the first map: east or south."
    ),
    open: str = typer.Option(
        "",
        "--open",
        metavar="SQUARES",
        help="Squares of the first map that open to the second: T5,T6.",
    ),
    out: str = OUT,
) -> None:
    """Join two maps into one drawing. Without --open, uses `edges:` of the first map.

    Example: fragkit map join foundry reactor --out maps/works.yaml
    """
    from dataclasses import replace

    from fragkit.board.map_edits import drawn_together
    from fragkit.board.square_names import parse_square

    first, second = open_map(one), open_map(two)
    names = [word for word in open.replace(",", " ").split() if word]
    if not names:
        names = [n for j in first.joins if (j.side, j.map) == (side, second.id) for n in j.open]
    if not names:
        raise Failure("map-no-way", "no square connects the maps; open some, such as --open T5,T6")
    corners = []
    for name in names:
        parsed = parse_square(name)
        at = (parsed[0], parsed[1]) if parsed is not None else (-1, -1)
        last = first.grid.columns - 1 if side == "east" else first.grid.rows - 1
        if at[side == "south"] != last or not (
            at[0] < first.grid.columns and at[1] < first.grid.rows
        ):
            raise Failure("no-square", f"{name} is not on the {side} edge of {first.id}")
        corners.append(at)
    made = drawn_together(first, second, side, frozenset(corners))
    made = replace(made, id=f"{first.id}-{second.id}", name=f"{first.name} and {second.name}")
    finish_definition("", made, out or "-")


# -- files -----------------------------------------------------------------------------------


def read_map_file(name: str) -> tuple[Path, str]:
    from fragkit.diagnostics import Problems
    from fragkit.load.packs.known_packs import find_map, map_ids
    from fragkit.load.typed_yaml.files import read_text

    problems = Problems()
    path = Path(name) if is_path(name) else find_map(name, Path.cwd(), problems)
    if path is None or not path.is_file():
        known = map_ids(Path.cwd(), problems)
        raise no_such("unknown-map", f"there is no map `{name}`", name, known)
    text = read_text(path, problems)
    if text is None:
        raise Failure("broken-map", str(problems.found[0].message))
    return path, text


def sketch_of(path: Path, text: str) -> Sketch:
    from fragkit.board.map_edits import tidied
    from fragkit.load.maps.map_edit import drawing_of

    grid = drawing_of(text)
    sketch = tidied(grid.text) if grid is not None else None
    if sketch is None:
        raise Failure(
            "broken-map",
            f"{path}: there is no drawing to redraw; below `grid: |`, alternate lines of walls with lines of squares",
        )
    return sketch


def with_sketch(text: str, sketch: Sketch, path: Path) -> str:
    from fragkit.load.maps.map_edit import with_drawing

    new = with_drawing(text, sketch.text())
    assert new is not None, f"{path} has a drawing"
    return new


def report_errors(path: Path) -> None:
    """Print how many errors are left in the drawing because tidying can't correct them."""
    from fragkit.diagnostics import Problems
    from fragkit.load.maps.map_reader import load_map
    from fragkit.load.typed_yaml.files import shown_path

    problems = Problems()
    load_map(path, problems)
    errors = sum(d.severity == "error" for d in problems.found)
    if errors:
        file = shown_path(path)
        typer.echo(f"{errors} error{'s' * (errors != 1)} left: see `fragkit check ./{file}`")


def finish(path: Path, new: str, old: str, out: str | None) -> None:
    """Write the file. A shipped map is never overwritten."""
    from fragkit.load.typed_yaml.files import shown_path

    if out == "-":
        typer.echo(new, nl=False)
        return
    target = Path(out) if out is not None else path
    refuse_shipped(target)
    if out is None and new == old:
        typer.echo(f"{shown_path(path)} is already tidy")
        return
    put(target, new, fresh=out is not None)


def finish_definition(name: str, made: MapDefinition, out: str | None) -> None:
    """Write a new map from its definition. The comments above the first key stay."""
    from fragkit.board.drawing_writer import map_yaml

    if out == "-":
        typer.echo(map_yaml(made), nl=False)
        return
    path, text = read_map_file(name) if name else (Path(), "")
    target = Path(out) if out is not None else path
    refuse_shipped(target)
    from dataclasses import replace

    from fragkit.load.scaffold.new_files import id_from, name_from

    head = "" if out is not None else heading(text)
    if out is not None:
        id = id_from(target.stem)
        if not id:
            raise Failure(
                "bad-name", f"`{target.name}` can't be turned into an id; use letters and digits"
            )
        made = replace(made, id=id, name=name_from(id), override=False)
    put(target, head + map_yaml(made), fresh=out is not None)


def heading(text: str) -> str:
    kept = []
    for line in text.split("\n"):
        if line.strip() and not line.startswith("#"):
            break
        kept.append(line)
    return "\n".join(kept) + "\n" if kept else ""


def refuse_shipped(path: Path) -> None:
    from fragkit.shipped_files import share

    if path.resolve().is_relative_to(share("content").resolve()):
        raise Failure(
            "unwritable", f"`{path.name}` comes with fragkit; write a copy with --out FILE"
        )


def put(path: Path, text: str, fresh: bool) -> None:
    from fragkit.load.typed_yaml.files import save, shown_path

    if fresh and path.exists():
        raise Failure("exists", f"`{path}` already exists")
    with unwritable(f"can't write `{path}`"):
        save(path, text.encode("utf-8"))
    typer.echo(f"wrote {shown_path(path)}")
