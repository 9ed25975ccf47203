"""The file next to the record: the codes of the seats, and the sender of each input.

    friday.frag         the record
    friday.seats        one JSON value per line: codes, and the inputs that pages have sent

A host that was killed and started again finds the same codes here, so pages can reconnect. A page
sends an input again if it got no answer. The input's id is stored before it is played, so it is
never played twice.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
from dataclasses import replace
from pathlib import Path

from fragkit.host.views import MASTER, Viewer
from fragkit.values import dataclass

MOST_SENT = 400  # number of inputs whose ids are kept
FORMAT = 1


@dataclass(frozen=True, slots=True)
class SentInput:
    """An input from a page, with its id, its player, and its number if it was accepted."""

    id: str
    player: str
    number: int


class SeatFile:
    """Codes and sent inputs. Each change is on the disk before the method returns."""

    def __init__(self, record: Path) -> None:
        self.path = record.with_suffix(".seats")
        self.codes: dict[Viewer, str] = {}
        self.bots: set[str] = set()
        self.sent: dict[str, SentInput] = {}
        with contextlib.suppress(FileNotFoundError):
            for line in self.path.read_text("utf-8", "replace").splitlines():
                with contextlib.suppress(ValueError, KeyError, TypeError):  # a torn last line
                    entry = json.loads(line)
                    if "code" in entry:
                        kind, player = entry["viewer"], str(entry["player"])
                        viewer = MASTER if kind == "master" else Viewer("seat", player)
                        self.codes[viewer] = str(entry["code"])
                    elif "bot" in entry:
                        self.bots.add(str(entry["bot"]))
                    elif "sent" in entry:
                        sent = SentInput(str(entry["sent"]), str(entry["by"]), int(entry["number"]))
                        self.sent[sent.id] = sent
                    elif "unplayed" in entry:
                        self.sent.pop(str(entry["unplayed"]), None)

    def viewer_of(self, code: str) -> Viewer | None:
        """Return the viewer who has that code. Compare with all codes, each in constant time."""
        found = None
        for viewer, known in self.codes.items():
            if secrets.compare_digest(code.encode("utf-8", "replace"), known.encode()):
                found = viewer
        return found

    def code_of(self, viewer: Viewer) -> str:
        """Return the viewer's code. Make one if there is none."""
        return self.codes.get(viewer) or self.renew(viewer)

    def renew(self, viewer: Viewer) -> str:
        """Give the seat a new code. Pages with the old code are cut off."""
        self.codes[viewer] = secrets.token_urlsafe(16)
        self.write()
        return self.codes[viewer]

    def set_bot(self, player: str, is_bot: bool) -> None:
        (self.bots.add if is_bot else self.bots.discard)(player)
        self.write()

    def rename(self, old: str, name: str) -> None:
        """Keep the code, the bot and the inputs of a seat that was handed over."""
        self.codes = {
            Viewer("seat", name) if viewer == Viewer("seat", old) else viewer: code
            for viewer, code in self.codes.items()
        }
        self.bots = {name if bot == old else bot for bot in self.bots}
        self.sent = {
            id: replace(sent, player=name) if sent.player == old else sent
            for id, sent in self.sent.items()
        }
        self.write()

    def note(self, sent: SentInput) -> None:
        """Store that this input is about to be played."""
        self.sent[sent.id] = sent
        if len(self.sent) >= 2 * MOST_SENT:
            self.sent = dict(list(self.sent.items())[-MOST_SENT:])
            self.write()
            return
        self._append(_sent_line(sent))

    def forget(self, id: str) -> None:
        """Store that this input was not played, so that the next one gets its number."""
        if self.sent.pop(id, None) is not None:
            self._append(json.dumps({"unplayed": id}) + "\n")

    def forget_from(self, number: int) -> None:
        """Forget inputs that a host did not play because it was killed. The record ends before
        them."""
        played = {id: sent for id, sent in self.sent.items() if sent.number < number}
        if played != self.sent:
            self.sent = played
            self.write()

    def _append(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())

    def follow(self, record: Path) -> None:
        """Keep the codes for the next game of the evening, which has a record of its own."""
        if record.with_suffix(".seats") != self.path:
            self.path = record.with_suffix(".seats")
            self.sent = {}
            self.write()

    def write(self) -> None:
        """Write the whole file again. A crash leaves either the old file or the new one."""
        lines = [json.dumps({"seats": FORMAT}) + "\n"]
        for viewer, code in self.codes.items():
            entry = {"viewer": viewer.kind, "player": viewer.player, "code": code}
            lines.append(json.dumps(entry, ensure_ascii=False) + "\n")
        lines += [
            json.dumps({"bot": name}, ensure_ascii=False) + "\n" for name in sorted(self.bots)
        ]
        lines += [_sent_line(sent) for sent in self.sent.values()]
        draft = self.path.with_name(f"{self.path.name}.new")
        # Nobody else on this machine may read the codes.
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write("".join(lines))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path)


def _sent_line(sent: SentInput) -> str:
    entry = {"sent": sent.id, "by": sent.player, "number": sent.number}
    return json.dumps(entry, ensure_ascii=False) + "\n"
