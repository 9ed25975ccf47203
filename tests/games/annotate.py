"""Writes the outcomes of recorded games anew, after a change on purpose.

    python -m tests.games.annotate tests/games/*.frag

Inputs and remarks stay as they are; look at the difference before it is committed. A remark
`# refused: `m e`` gets the reason. A game that is refused is named and left alone.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from fragkit import __version__
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.history.replay import replay
from fragkit.referee.record.record_text import Header, read_record, record_text
from fragkit.referee.setup.game_setup import new_hashes, open_game
from fragkit.referee.setup.packs_and_maps import OpenProblem
from tests.games.remarks import moments


def annotate(path: Path) -> str:
    record = read_record(path.read_bytes())
    opened = open_game(record.header, path.parent)
    if isinstance(opened, OpenProblem):
        return str(opened.message)
    played = replay(GameRun(opened), record)
    if played.stuck is not None:
        return str(played.stuck)
    record = replace(record, inputs=tuple(played.inputs))
    notes = [
        replace(m.note, text=m.refusal()) if m.typed else m.note for m in moments(record, opened)
    ]
    fresh = [("fragkit", __version__)]
    fresh += [row for row in new_hashes(opened, path.parent).entries if row[0] != "fragkit"]
    path.write_text(record_text(Header(tuple(fresh)), played.inputs, notes))
    accepted = [note.text for note in notes if "`: ACCEPTED" in note.text]
    if accepted:
        return "not refused: " + "; ".join(accepted)
    return "the same facts" if played.diverged is None else f"changed from {played.diverged}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(f"{name}: {annotate(Path(name))}\n")
