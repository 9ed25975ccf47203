"""A record played again straight from its file, for `replay` and for standings."""

from __future__ import annotations

from pathlib import Path

from fragkit.referee.history.replay import Replayed, flaw_of, replay
from fragkit.referee.history.run import GameRun
from fragkit.referee.opening.consent import outside_told
from fragkit.referee.opening.contents import Trouble
from fragkit.referee.opening.opened import open_game, strange_paths
from fragkit.referee.record.text import MOST_BYTES, read_record


def played_again(path: Path, outside: bool = False) -> Replayed | Trouble:
    """A record from its start to its end, or why it can't be played."""
    if not path.is_file():
        return Trouble("setup", f"there is no file `{path}`")
    try:
        with path.open("rb") as file:
            record = read_record(file.read(MOST_BYTES + 1))
    except OSError as error:
        return Trouble("record", f"cannot read `{path}`: {(error.strerror or '').lower()}")
    if record.is_empty:
        return Trouble("record", f"{path.name} is empty")
    if record.flaw is not None and record.flaw.fatal:
        return Trouble("record", f"{path.name}:{record.flaw.line}: {record.flaw.text}")
    strange = [] if outside else strange_paths(record.header, path.parent)
    if strange:
        return Trouble("record", outside_told(path.name, strange))
    opened = open_game(record.header, path.parent)
    if isinstance(opened, Trouble):
        return Trouble("record", opened.told_of(path.name))
    played = replay(GameRun(opened), record)
    played.stuck = played.stuck or flaw_of(record)
    played.torn = record.torn
    return played
