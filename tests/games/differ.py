"""Which recorded games do not come out as they are written: outcomes and refusals.

    python -m tests.games.differ

Prints their names, one per line; nothing when all is well. test_mutations.py runs it on copies
of fragkit in which a rule is broken.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fragkit.referee.history.game_run import GameRun
from fragkit.referee.history.replay import replay
from fragkit.referee.record.record_text import Record, read_record
from fragkit.referee.setup.game_setup import OpenedGame, open_game
from tests.games.remarks import moments

GAMES = sorted(Path(__file__).parent.glob("*.frag"))


def differs(path: Path) -> str:
    """What differs first; empty when the game comes out as written."""
    record = read_record(path.read_bytes())
    opened = open_game(record.header, path.parent)
    return difference(record, opened) if isinstance(opened, OpenedGame) else opened.message


def difference(record: Record, opened: OpenedGame) -> str:
    played = replay(GameRun(opened), record)
    first = played.stuck or played.diverged or played.reworded
    if first is not None:
        return str(first)
    for moment in moments(record, opened):
        if moment.typed is not None and moment.refusal() != moment.note.text:
            return f"after input {moment.note.after}: {moment.refusal()}"
    return ""


def main() -> None:
    for path in GAMES:
        try:
            found = differs(path)
        except Exception as error:  # a broken rule may break anything
            found = repr(error)
        if found:
            sys.stdout.write(f"{path.stem}\t{found}\n")


if __name__ == "__main__":
    main()
