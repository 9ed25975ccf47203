"""A hosted game for tests, and pages without a browser."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fragkit.host.hosted_game import HostedGame
from fragkit.host.seat_file import SeatFile
from fragkit.host.server import PageFiles, Server
from fragkit.host.views import Viewer
from fragkit.referee.referee import Referee
from tests.referee.tables import sit

START = ("Red A1 3 turn movement 6", "Blue B1 2", "Green H6")


@contextmanager
def hosted(referee: Referee) -> Iterator[Server]:
    """That game on a free port of this machine."""
    game = HostedGame(referee, SeatFile(referee.journal.path))
    server = Server(game, PageFiles(), ["127.0.0.1"], "127.0.0.1")
    referee.hello()
    server.start(0)
    try:
        yield server
    finally:
        server.stop()
        referee.journal.close()


@contextmanager
def table(path: Path, **how: Any) -> Iterator[Server]:
    with hosted(sit(path, *START, **how)) as server:
        yield server


class Page:
    """One page: it sends messages, and listens."""

    def __init__(self, server: Server, player: str = "", code: str = "") -> None:
        self.port = server.port
        self.code = code or (server.game.seats.code_of(Viewer("seat", player)) if player else "")
        self.stream: http.client.HTTPResponse | None = None

    def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Any:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        line.request(method, path, body, {"X-Seat": self.code, **named})
        reply = line.getresponse()
        data = reply.read()
        line.close()
        return reply.status, data

    def do(self, text: str, id: str = "") -> dict[str, Any]:
        message = {"do": text, **({"id": id} if id else {})}
        status, data = self.ask("POST", "/do", json.dumps(message).encode())
        assert status == 200, data
        return json.loads(data)

    def listen(self, last: str = "") -> None:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        line.request("GET", f"/events?seat={self.code}", headers={"Last-Event-ID": last})
        self.stream = line.getresponse()
        assert self.stream.status == 200, self.stream.read()

    def event(self) -> tuple[str, str, Any]:
        """The next event: its name, its id, its data."""
        assert self.stream is not None
        found = {"event": "", "id": "", "data": ""}
        while line := self.stream.readline().decode().strip():
            name, _, value = line.partition(": ")
            found[name.rstrip(":")] = value
        data = json.loads(found["data"]) if found["data"] else None
        return found["event"], found["id"], data

    def view(self) -> dict[str, Any]:
        """The next view; beats are passed over."""
        while True:
            name, _, data = self.event()
            if name == "view":
                return data
