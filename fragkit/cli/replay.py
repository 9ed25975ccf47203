"""`fragkit replay`: a recorded game refereed again."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from fragkit.cli.app import new_app
from fragkit.cli.failure import Failure

app = new_app()


@app.command()
def replay(
    game: Path = typer.Argument(metavar="GAME.frag", help="The record of a game."),
    outside: bool = typer.Option(
        False, "--outside", help="Read maps and packs outside the record's folder, too."
    ),
    as_json: bool = typer.Option(False, "--json", help="Events, final state and score as JSON."),
) -> None:
    """Referee a record again: the story of the game, turn by turn, and the score.

    Exits 1 at the first line that is refused.

    Example: fragkit replay friday.frag
    """
    from fragkit.referee.history.replay import replay as play_again
    from fragkit.referee.history.retold import replay_plain, score_lines, story_lines, verdict
    from fragkit.referee.history.run import GameRun
    from fragkit.referee.opening.contents import Trouble
    from fragkit.referee.opening.opened import open_game, strange_paths
    from fragkit.referee.record.text import MOST_BYTES, read_record
    from fragkit.referee.start import flaw_of, outside_told
    from fragkit.term.style import style_of

    if not game.is_file():
        raise Failure("no-such-file", f"there is no file `{game}`")
    try:
        with game.open("rb") as file:
            record = read_record(file.read(MOST_BYTES + 1))
    except OSError as error:
        raise Failure(
            "game-record", f"cannot read `{game}`: {(error.strerror or '').lower()}"
        ) from None
    if record.is_empty:
        raise Failure("game-record", f"{game.name} is empty")
    if record.flaw is not None and record.flaw.fatal:
        raise Failure("game-record", f"{game.name}:{record.flaw.line}: {record.flaw.text}")
    strange = [] if outside else strange_paths(record.header, game.parent)
    if strange:
        raise Failure("game-record", outside_told(game.name, strange))
    opened = open_game(record.header, game.parent)
    if isinstance(opened, Trouble):
        raise Failure("game-record", opened.told_of(game.name))
    played = play_again(GameRun(opened), record)
    played.stuck = played.stuck or flaw_of(record)
    if as_json:
        typer.echo(json.dumps(replay_plain(played), ensure_ascii=False))
    else:
        style = style_of()
        tone = style.no if played.stuck is not None else style.bold
        lines = [tone(line) for line in style.wrap(verdict(played), hang="  ")]
        if opened.changed:
            told = f"{' and '.join(opened.changed)} changed since this game began"
            lines += style.wrap(told[0].upper() + told[1:], hang="  ")
        differs = played.diverged or played.reworded
        if differs is not None:
            lines += style.wrap(f"Differs from the record at {differs}", hang="  ")
        if record.torn:
            lines += style.wrap(f"The last line was not finished: `{record.torn}`", hang="  ")
        lines += [*score_lines(played, style), "", *story_lines(played, style)]
        typer.echo("\n".join(lines))
    if played.stuck is not None:
        raise typer.Exit(1)
