"""`fragkit host` as it is typed."""

from __future__ import annotations

import contextlib
import http.client
import json
import re
import shlex
import socket
import threading
from pathlib import Path

from fragkit.host.seat_file import SeatFile
from fragkit.host.server import Server
from fragkit.host.views import MASTER
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from tests.cli import test_referee

DUEL, typed = test_referee.DUEL, test_referee.typed

HERE = ["--address", "127.0.0.1", "--port", "0"]
PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "play" / "host.md"


def test_the_terminal_is_the_referee_and_shows_the_seats(fragkit, typed, tmp_path):
    typed("m e", "host", "quit")
    ran = fragkit("host", "friday.frag", *DUEL, *HERE)
    assert ran.code == 0
    assert ran.err == ""
    codes = re.findall(r"http://127\.0\.0\.1:\d+/#([\w-]{22})", ran.out)
    assert len(set(codes)) == 2, (
        "Red's and Blue's, twice; the game master's is shown only when asked for"
    )
    assert "Red moves from A1 to B1" in ran.out
    assert ran.out.endswith("Saved in friday.frag.\n")
    assert "m e\n" in (tmp_path / "friday.frag").read_text()


def test_the_same_command_again_shows_the_same_codes(fragkit, typed):
    typed("host master", "quit")
    first = fragkit("host", "friday.frag", *DUEL, *HERE).out
    typed("quit")
    again = fragkit("host", "friday.frag", *HERE).out
    codes = r"#([\w-]{22})"
    assert set(re.findall(codes, again)) < set(re.findall(codes, first))
    assert len(set(re.findall(codes, first))) == 3


def test_a_seat_is_handed_on_and_played_by_a_bot(fragkit, typed):
    typed("host new blue", "host bot red", "host person red", "host pink", "quit")
    out = fragkit("host", "friday.frag", *DUEL, *HERE).out
    assert "Blue has a new code. The old page no longer works." in out
    assert "fragkit plays Red." in out
    assert "A person plays Red again." in out
    assert "there is no player `pink`" in out


def test_a_page_that_is_early_waits_until_the_cards_are_dealt(
    fragkit, typed, tmp_path, monkeypatch
):
    """A host was killed after an input whose cards were due; a page comes back with the port."""
    path = tmp_path / "friday.frag"
    words = ["--map", "foundry", "--player", "Red 3/2/2", "--player", "Blue 3/2/2"]
    typed("4", "2", "quit")
    assert fragkit("host", path.name, *words, "--cards", "dealt", *HERE).code == 0
    whole = path.read_text()
    path.write_text(whole[: whole.index("deal ")])
    (code,) = (c for v, c in SeatFile(path).codes.items() if v == MASTER)
    begin = Server.start

    def start_with_a_page(self, port):
        begin(self, port)
        page = threading.Thread(target=post, args=(self.port, code, {"do": "undo", "id": "early"}))
        page.start()
        page.join(0.5)

    monkeypatch.setattr(Server, "start", start_with_a_page)
    typed("who", "who", "quit")
    assert fragkit("host", path.name, *HERE).code == 0
    kinds = [line.split()[0] for line in path.read_text().partition("\n\n")[2].splitlines()]
    inputs = [kind for kind in kinds if not kind.startswith("#")]
    assert inputs[:8] == ["4", "2", *["deal"] * 6]


def post(port, code, message):
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    with contextlib.suppress(OSError, http.client.HTTPException):
        line.request("POST", "/do", json.dumps(message), {"X-Seat": code})
        line.getresponse().read()
    line.close()


def test_an_address_that_is_none_is_refused(fragkit):
    ran = fragkit("host", "friday.frag", *DUEL, "--address", "kitchen")
    assert (ran.code, ran.out) == (2, "")
    assert "`kitchen` is not an IP address, such as 192.168.0.7" in ran.err


def test_a_port_that_is_taken_is_refused(fragkit):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = fragkit("host", "friday.frag", *DUEL, "--address", "127.0.0.1", "--port", port)
    assert ran.code == 2
    assert f"can't listen on port {port}" in ran.err


def test_a_game_has_one_host(fragkit, typed, tmp_path):
    typed("quit")
    fragkit("host", "friday.frag", *DUEL, *HERE)
    first = start(Start(tmp_path / "friday.frag", GameOptions()))
    ran = fragkit("host", "friday.frag", *HERE)
    first.journal.close()
    assert (ran.code, ran.out) == (2, "")
    text = "nobody could play here: `friday.frag` is open in another referee"
    assert ran.err == f"fragkit: {text}\n"


def test_the_page_of_the_docs_begins_with_a_command_that_works(fragkit, typed):
    command = re.search(r"```sh\nfragkit (host .*)\n```", PAGE.read_text())
    assert command is not None
    typed("quit")
    ran = fragkit(*shlex.split(command[1]), *HERE)
    assert ran.code == 0
    assert "Red:\n  http://127.0.0.1:" in ran.out


def test_a_game_begun_blind_stays_blind(fragkit, typed, tmp_path):
    typed("quit")
    assert fragkit("host", "friday.frag", *DUEL, *HERE, "--blind").code == 0
    assert "pack: double-blind" in (tmp_path / "friday.frag").read_text()
    typed("rules hearing", "host bot red", "quit")
    ran = fragkit("host", "friday.frag", *HERE)
    assert "that there was a shot, and from which of eight directions" in " ".join(ran.out.split())
    assert "it can't play a seat in a double-blind game" in ran.out


def test_without_a_map_nobody_can_be_hidden(fragkit):
    ran = fragkit("host", "friday.frag", "--map", "none", "--player", "Red", *HERE, "--blind")
    assert ran.code == 2
    assert "--blind needs a map: fragkit can't see your own map" in ran.err


def test_a_game_that_has_begun_in_the_open_can_not_become_blind(fragkit, typed):
    typed("quit")
    fragkit("host", "friday.frag", *DUEL, *HERE)
    ran = fragkit("host", "friday.frag", *HERE, "--blind")
    assert ran.code == 2
    assert "this game did not start double blind, so --blind has no effect" in ran.err
