"""How fast twelve phones are told of an input, while 200 other clients flood the host.

    python bench/host.py                 quiet, then flooded
    python bench/host.py --inputs 50

Twelve seats listen; one of them moves to and fro. The time runs from the moment the input is sent
to the moment a seat has its new view. The clients that flood have no code and send as fast as they
are answered, from a process of their own. The bars are 20 ms for the median and 100 ms for the
slowest of 99 in 100. Then an evening of inputs is played, and the memory must not grow.
"""

from __future__ import annotations

import argparse
import http.client
import json
import multiprocessing
import resource
import statistics
import tempfile
import threading
import time
from pathlib import Path

from fragkit.host.hosted_game import HostedGame
from fragkit.host.seat_file import SeatFile
from fragkit.host.server import PageFiles, Server
from fragkit.host.views import MASTER, TABLE, Viewer
from fragkit.lab.base_game import board
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from fragkit.rules.requests import Over

NAMES = tuple(f"P{n}" for n in range(1, 13))
MEDIAN, SLOWEST = 20.0, 100.0  # milliseconds
CLIENTS = 200


def flood(port: int, clients: int) -> None:
    """Send requests without a code, each client as soon as it has its answer."""

    def one() -> None:
        while True:
            try:
                line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
                line.request("POST", "/do", b'{"do": "m n"}', {"X-Seat": "x" * 22})
                line.getresponse().read()
                line.close()
            except (OSError, http.client.HTTPException):
                time.sleep(0.01)

    for _ in range(clients):
        threading.Thread(target=one, daemon=True).start()
    time.sleep(600)


class Listener(threading.Thread):
    """A seat's page: it notes when each view came."""

    def __init__(self, port: int, code: str) -> None:
        super().__init__(daemon=True)
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        line.request("GET", f"/events?seat={code}")
        self.stream = line.getresponse()
        self.seen: dict[int, float] = {}

    def run(self) -> None:
        while line := self.stream.readline():
            if line.startswith(b"data: {"):
                now = time.perf_counter()
                self.seen.setdefault(json.loads(line[6:])["number"], now)


def told(port: int, server: Server, inputs: int) -> list[float]:
    """The milliseconds from input to view, for every seat and input."""
    codes = [server.game.seats.code_of(Viewer("seat", name)) for name in NAMES]
    listeners = [Listener(port, code) for code in codes]
    for listener in listeners:
        listener.start()
    time.sleep(0.5)
    times: list[float] = []
    for number in range(inputs):
        before = server.game.referee.run.next_number
        sent = time.perf_counter()
        answer = server.game.submit(
            Viewer("seat", NAMES[0]), f"{port}-{sent}", {"do": "m s" if number % 2 == 0 else "m n"}
        )
        assert answer["type"] == "told", answer
        time.sleep(0.25)
        times += [(listener.seen[before] - sent) * 1000 for listener in listeners]
    return times


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--inputs", type=int, default=20)
    options.add_argument("--memory", action="store_true", help="only measure the memory")
    asked = options.parse_args()
    inputs = asked.inputs
    with tempfile.TemporaryDirectory() as folder:
        # The first one walks to and fro near the top left, the others stand farther down.
        foundry = board("foundry")
        free = [foundry.name(place) for place in foundry.places if foundry.row(place) > 14][::9]
        positions = [f"{NAMES[0]} A2 3 turn movement 99"]
        positions += [f"{name} {square} 2" for name, square in zip(NAMES[1:], free, strict=False)]
        wanted = GameOptions(
            map="foundry", players=[f"{name} 3/2/2" for name in NAMES], cards="dealt",
            positions=positions,
        )  # fmt: skip
        referee = start(Start(Path(folder) / "bench.frag", wanted, 1))
        assert isinstance(referee, Referee), referee
        server = Server(
            HostedGame(referee, SeatFile(referee.journal.path)),
            PageFiles(),
            ["127.0.0.1"],
            "127.0.0.1",
        )
        referee.hello()
        server.start(0)
        rows = (("quiet", 0), (f"{CLIENTS} clients flood", CLIENTS))
        for name, clients in () if asked.memory else rows:
            crowd = multiprocessing.get_context("spawn").Process(
                target=flood, args=(server.port, clients), daemon=True
            )
            if clients:
                crowd.start()
                time.sleep(2)
            times = sorted(told(server.port, server, inputs))
            if clients:
                crowd.kill()
            slowest = times[int(len(times) * 0.99) - 1]
            print(
                f"{name:18} median {statistics.median(times):6.1f} ms (bar {MEDIAN:.0f})   "
                f"99 % {slowest:6.1f} ms (bar {SLOWEST:.0f})"
            )
        memory(server)
        server.stop()
        referee.journal.close()
    memory_of_games()


def memory(server: Server, rounds: int = 6, inputs: int = 500) -> None:
    """Print the memory over a day's worth of inputs, with everybody's views after each.

    A walk and its undo come in turns, so that no game ends; both stay in the record.
    """
    seat, sizes = Viewer("seat", NAMES[0]), []
    for number in range(rounds):
        for at in range(inputs):
            id = f"{number}-{at}"
            server.game.submit(seat, id, {"do": "m s" if at % 2 == 0 else "undo"})
            for viewer in (*server.game.viewers(), TABLE) if at % 10 == 0 else ():
                server.game.view(viewer, "de")
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        sizes.append(pages * resource.getpagesize() / 1e6)
    shown = ", ".join(f"{size:.0f}" for size in sizes)
    print(
        f"MB after each {inputs} inputs: {shown}; the record has {server.game.referee.run.next_number}"
    )


def memory_of_games(games: int = 30) -> None:
    """Print the memory after each ten games that bots play, one after another at one table."""
    names, sizes = NAMES[:4], []
    wanted = GameOptions(
        map="foundry", players=[f"{name} 3/2/2" for name in names], packs=["deathmatch"],
        dice="auto", cards="dealt",
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        referee = start(Start(Path(folder) / "bench.frag", wanted, 1))
        assert isinstance(referee, Referee), referee
        game = HostedGame(referee, SeatFile(referee.journal.path))
        referee.hello()
        for number in range(1, games + 1):
            for name in names:
                game.seats.set_bot(name, True)
            while not isinstance(referee.run.request, Over):
                game.changed()
            for viewer in (*game.viewers(), TABLE):
                game.view(viewer, "de")
            if number % 10 == 0:
                pages = int(Path("/proc/self/statm").read_text().split()[1])
                sizes.append(pages * resource.getpagesize() / 1e6)
            game.seats.bots.clear()  # the next game begins when everybody is ready
            game.submit(MASTER, f"again-{number}", {"do": "rematch none"})
        referee.journal.close()
    print(f"MB after each 10 games: {', '.join(f'{size:.0f}' for size in sizes)}")


if __name__ == "__main__":
    main()
