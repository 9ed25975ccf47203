"""`fragkit test`: play the scenes of a pack."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from fragkit.cli import id_completion
from fragkit.cli.command import Failure, new_app

if TYPE_CHECKING:
    from fragkit.model.pack import Pack
    from fragkit.referee.history.scenes import Scene

app = new_app()


@app.command()
def play_scenes(
    pack: str = typer.Argument(
        "",
        metavar="[PACK]",
        help="A pack by id or path (default: the pack you are in).",
        autocompletion=id_completion.packs,
    ),
    coverage: bool = typer.Option(
        False, "--coverage", help="List cards, abilities and ground that no scene touches."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the result as JSON."),
) -> None:
    """Play the scenes in the pack's `tests` folder: records with `expect:` lines.

    Exits 1 if a scene fails.

    Example: fragkit test, fragkit test ./night-shift --coverage
    """
    from fragkit.cli.content import folder_of, load_content, stop_at_errors
    from fragkit.diagnostics import Problems
    from fragkit.load.typed_yaml.files import files_below, is_folder, real, shown_path
    from fragkit.referee.history.scenes import play_scene

    folder = folder_of(pack)
    problems = Problems()
    library = load_content(f"{folder}/", problems)
    own = next((p for p in library.packs if real(p.folder) == real(folder)), None)
    if own is None:
        stop_at_errors(problems, as_json)
        raise Failure("no-pack", f"`{pack}` can't be read as a pack")
    room = folder / "tests"
    files = [p for p in files_below(room) if p.suffix == ".frag"] if is_folder(room) else []
    if not files:
        raise Failure(
            "no-scenes", f"there are no scenes: put records into `{shown_path(room)}/NAME.frag`"
        )
    scenes = [play_scene(file, folder) for file in files]
    left = untouched(own, scenes)
    failed = sum(bool(scene.misses) for scene in scenes)
    if as_json:
        rows = [
            {
                "file": shown_path(scene.file), "ok": not scene.misses, "inputs": scene.inputs,
                "expects": scene.expects,
                "failures": [{"line": miss.line, "message": miss.text} for miss in scene.misses],
            }
            for scene in scenes
        ]  # fmt: skip
        typer.echo(json.dumps({"scenes": rows, "untouched": left}, indent=2, ensure_ascii=False))
    else:
        for scene in scenes:
            name = shown_path(scene.file)
            typer.echo(f"{'FAILED' if scene.misses else 'ok'}  {name}")
            for miss in scene.misses:
                typer.echo(f"  {name}:{miss.line}: {miss.text}")
        typer.echo(f"{len(scenes) - failed} of {len(scenes)} scenes pass")
        for kind, names in left.items():
            if names and coverage:
                typer.echo(f"{kind} that no scene touches: {', '.join(names)}")
        if not coverage and (many := sum(map(len, left.values()))):
            typer.echo(f"{many} cards, abilities or kinds of ground untouched: see --coverage")
    if failed:
        raise typer.Exit(1)


def untouched(pack: Pack, scenes: list[Scene]) -> dict[str, list[str]]:
    """Return the names that no scene mentions, and the kinds of ground on which nobody stood."""
    from fragkit.diagnostics import Problems
    from fragkit.load.maps.map_reader import load_map

    words = "\n".join(scene.words for scene in scenes).casefold()
    stood = {place for scene in scenes for place in scene.squares}
    maps = [made for path in pack.maps if (made := load_map(path, Problems())) is not None]
    return {
        "cards": [c.id for c in pack.cards.values() if c.name.casefold() not in words],
        "abilities": [
            f"{fighter.id}: {trait.name}"
            for fighter in pack.fighters.values()
            for trait in fighter.traits
            if trait.name.casefold() not in words
        ],
        "ground": [
            f"{made.id}: {patch.ground.name}"
            for made in maps
            for patch in made.patches
            if patch.ground.name.casefold() not in words
            and not any((made.id, square) in stood for square in patch.squares)
        ],
    }
