"""How each recorded game comes out: every outcome and refusal, as one number per game.

    python -m tests.games.differ [GAME ...]

Prints a line per game; all games by default. test_mutations.py compares these lines with those of a copy of fragkit in
which a rule is broken, so the wording on the disk does not matter.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

from fragkit.referee.history.game_run import GameRun
from fragkit.referee.history.replay import replay
from fragkit.referee.record.record_text import Record, read_record
from fragkit.referee.setup.game_setup import OpenedGame, open_game
from tests.games.remarks import moments

GAMES = sorted(Path(__file__).parent.glob("*.frag"))


def course(record: Record, opened: OpenedGame) -> list[str]:
    """Return what happens in the game, input by input, and its refusals."""
    played = replay(GameRun(opened), record)
    lines = [f"{done.outcome.text} {done.outcome.facts}" for done in played.run.log]
    if (trouble := played.stuck or played.diverged) is not None:
        return [*lines, str(trouble)]
    if len(played.inputs) != len(record.inputs):  # somebody died unasked: the remarks do not fit
        return lines
    return [*lines, *(m.refusal() for m in moments(record, opened) if m.typed is not None)]


def course_of(path: Path) -> list[str]:
    record = read_record(path.read_bytes())
    opened = open_game(record.header, path.parent)
    return course(record, opened) if isinstance(opened, OpenedGame) else [str(opened.message)]


def main() -> None:
    wanted = sys.argv[1:]
    for path in GAMES:
        if wanted and path.stem not in wanted:
            continue
        try:
            found = course_of(path)
        except Exception as error:  # a broken rule may break anything
            found = [repr(error)]
        sys.stdout.write(f"{path.stem}\t{sha256(chr(10).join(found).encode()).hexdigest()}\n")


if __name__ == "__main__":
    main()
