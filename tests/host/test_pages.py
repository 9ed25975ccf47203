"""Pages in a real browser, played by taps; a host that is killed again and again."""

from __future__ import annotations

import http.client
import json
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fragkit.host.seat_file import SeatFile
from fragkit.host.views import Viewer
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from tests.browsers import HEARD, leaving, listener, tabbed, unnamed
from tests.host.clients import Page, hosted
from tests.host.evening import Evening
from tests.referee.tables import ARENA

NAMES = ("Red", "Blue", "Green")
HELD = """known => String([...document.querySelectorAll(".hands .card")]
  .map((card) => card.dataset.card).sort()) === String(known)"""


def open_page(browser, server, player):
    context = browser.new_context(viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#{Page(server, player).code if player else ''}")
    page.wait_for_selector(".play")
    return page


def tap(page) -> None:
    """Answer what this player is asked, by the first thing that can be tapped."""
    can = ".asked .buttons button:enabled, .asked button.primary:enabled, .acts .act.end:enabled"
    page.locator(can).first.click()


@pytest.mark.slow
def test_players_with_a_page_each_play_by_taps(tmp_path, browser):
    options = GameOptions(
        map="foundry", players=[f"{name} 3/2/2" for name in NAMES], cards="dealt", dice="auto"
    )
    referee = start(Start(tmp_path / "friday.frag", options, 3))
    with hosted(referee) as server:
        pages = {name: open_page(browser, server, name) for name in NAMES}
        tv = open_page(browser, server, "")
        for number in range(14):
            due = server.game.referee.run.request.player
            before = server.game.version
            page = pages[due]
            page.wait_for_selector(".play.mine")
            if number == 5:  # a phone that sleeps: it says so, and comes back by itself
                page.context.set_offline(True)
                server.streams[Viewer("seat", due)].clear()  # it ends with its next beat
                page.wait_for_selector("[data-state=lost]")
                assert (
                    page.locator("#status").inner_text() == "No connection to the host. Waiting …"
                )
                page.context.set_offline(False)
                page.wait_for_selector("[data-state=ready]")
            for _ in range(20):
                tap(page)
                page.wait_for_selector(".play:not(.busy)")
                if server.game.version > before:
                    break
            else:
                raise AssertionError(page.locator(".said").inner_text())
        last = referee.secrecy.text(referee.run.log[-1])
        tv.get_by_text(str(last)).first.wait_for()
        assert "hand" not in tv.locator("main").inner_text()
        for name, page in pages.items():
            known = sorted(referee.run.table.state.seats[name].known)
            page.wait_for_function(HELD, arg=known)  # its newest view may be on the way


@pytest.mark.slow
def test_a_seat_is_played_by_keyboard_and_hears_everything_once(path, browser):
    positions = ["Red A1 3 turn movement 6", "Blue B1 2", "Green H6"]
    options = GameOptions(
        map=str(ARENA), players=[f"{name} 3/2/2" for name in NAMES], cards="dealt",
        positions=positions,
    )  # fmt: skip
    with hosted(start(Start(path, options, 3))) as server:
        red, blue = (open_page(browser, server, name) for name in ("Red", "Blue"))
        master = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        code = server.game.seats.code_of(Viewer("master"))
        master.goto(f"http://127.0.0.1:{server.port}/#{code}")
        for page in (red, blue, master):
            page.wait_for_selector(".play:not(.busy) .seat")
            page.evaluate(HEARD)
            assert unnamed(page) == []
        stops = tabbed(red)
        for stop in ("Map: tap a square to move or look", "Send", "Type a command or a question"):
            assert stop in stops, stops
        assert any(stop.startswith("End turn") for stop in stops), stops
        # The link to the content leaves the seat's code alone.
        red.focus("#skip")
        red.keyboard.press("Enter")
        assert red.evaluate("document.activeElement.id") == "main"
        assert red.evaluate("location.hash.length") > 10
        for key in ("ArrowDown", "ArrowDown", "Enter"):
            red.focus(".frame")
            red.keyboard.press(key)
        red.wait_for_selector(".walk .act:focus")
        red.keyboard.press("Enter")
        red.wait_for_selector(".log li")
        red.wait_for_selector(".play:not(.busy) .frame:focus")
        story = red.locator(".log li").first.inner_text()
        blue.wait_for_selector(".log li")
        for page in (red, blue):
            due = page.inner_text(".wanted")
            page.wait_for_function("due => heard.some((text) => text.endsWith(due))", arg=due)
            page.wait_for_timeout(500)  # a second time would come now
            heard = " ".join(page.evaluate("heard"))
            assert [heard.count(story), heard.count(due)] == [1, 1], heard
        # Cut off: said once, and the focus comes back to where it was.
        red.focus(".line")
        red.context.set_offline(True)
        server.streams[Viewer("seat", "Red")].clear()
        red.wait_for_selector("[data-state=lost]")
        red.context.set_offline(False)
        red.wait_for_selector("[data-state=ready]")
        red.wait_for_selector(".line:focus")
        assert " ".join(red.evaluate("heard")).count("No connection to the host") == 1
        # What Blue has the focus on is drawn anew by Red's input: it is not lost.
        blue.locator(".seat").first.focus()
        red.keyboard.type("end")
        red.keyboard.press("Enter")
        blue.wait_for_selector(".play.mine:not(.busy)")
        assert blue.evaluate("document.activeElement !== document.body")


@pytest.mark.slow
def test_each_way_out_of_a_hosted_page_is_shut(path, browser):
    options = GameOptions(map="foundry", players=["Red 3/2/2", "Blue 3/2/2"])
    with hosted(start(Start(path, options, 3))) as server, listener() as (port, heard):
        page = open_page(browser, server, "Red")
        missing, _, hacked = page.evaluate(leaving(2), port)
        in_worker = {"workersocket", "workerfetch"}  # this page has no worker at all
        assert (set(missing) - in_worker, hacked, heard) == (set(), None, set())


@pytest.mark.slow
def test_two_pages_of_one_seat_agree(path, browser):
    options = GameOptions(map="foundry", players=["Red 3/2/2", "Blue 3/2/2"])
    shown = """() => ["wanted", "asked", "acts", "story", "seats"].map((part) => document.querySelector(`.${part}`).innerText)"""
    with hosted(start(Start(path, options, 3))) as server:
        phones = [open_page(browser, server, "Red") for _ in range(2)]
        other = open_page(browser, server, "Blue")
        for number in range(8):
            is_red = server.game.referee.run.request.player == "Red"
            phone = phones[number % 2] if is_red else other
            phone.wait_for_selector(".play.mine:not(.busy)")
            tap(phone)
            done = number + 1
            for phone in phones:
                phone.wait_for_selector(f".log li[value='{done}']", state="attached")
                phone.wait_for_selector(".play:not(.busy)")
                phone.wait_for_timeout(200)
            assert phones[0].evaluate(shown) == phones[1].evaluate(shown)
        assert server.game.referee.run.next_number == 9


@pytest.mark.slow
def test_an_evening_with_cuts_and_kills_loses_and_doubles_nothing(tmp_path, browser):
    """A short one; bench/evening.py is the same with five players, 50 cuts each and 100 kills."""
    options = GameOptions(
        map=str(ARENA), players=["Red 1/3/3", "Blue 1/3/3"], packs=["deathmatch"],
        variants=["last-man-standing=1"], cards="dealt", positions=["Red C4", "Blue C6"],
    )  # fmt: skip
    evening = Evening(browser, tmp_path, free_port(), options)
    for _ in evening.play(kills=3, cuts=3):
        pass
    made = evening.finish()
    assert made["typed"] >= 5
    assert made["kills"] >= 1
    assert sum(made["cuts"]) >= 1


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def host(path: Path, port: int) -> subprocess.Popen[bytes]:
    words = ["host", str(path), "--port", str(port), "--address", "127.0.0.1"]
    if not path.exists():
        words += ["--map", "foundry", "--player", "Red 3/2/2", "--player", "Blue 3/2/2"]
    return subprocess.Popen(
        [sys.executable, "-m", "fragkit", *words], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    )


def send(port: int, code: str, message: dict[str, str]) -> dict[str, object] | None:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        line.request("POST", "/do", json.dumps(message), {"X-Seat": code})
        return json.loads(line.getresponse().read())
    except (OSError, http.client.HTTPException):
        return None
    finally:
        line.close()


@pytest.mark.slow
def test_a_killed_host_loses_and_doubles_nothing(tmp_path):
    path, port = tmp_path / "friday.frag", free_port()
    chance = random.Random(1)
    process = host(path, port)
    acknowledged: list[str] = []
    try:
        for number in range(12):
            # Notes would not show a doubled input; dice of the roll for the first turn do.
            text = f"{number % 6 + 1}" if number < 1 else f"override red health {number % 3 + 1}"
            message = {"do": text, "id": f"tap-{number}"}
            killed = chance.random() < 0.5
            while process.poll() is None:
                if killed:
                    time.sleep(chance.random() * 0.02)
                    process.send_signal(signal.SIGKILL)
                    process.wait()
                    process, killed = host(path, port), False
                if path.with_suffix(".seats").exists():
                    code = SeatFile(path).codes.get(Viewer("master"), "")
                    answer = send(port, code, message)
                    if answer is not None and answer.get("type") == "told":
                        acknowledged.append(text)
                        break
                time.sleep(0.05)
    finally:
        process.kill()
        process.wait()
    lines = path.read_text().split("\n\n", 1)[1].splitlines()
    inputs = [line.split(" ", 1)[-1] for line in lines if line and not line.startswith("#")]
    assert len(acknowledged) == 12
    assert len(inputs) == 12, inputs
