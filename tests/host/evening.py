"""An evening at a hosted table: browsers that play by taps, wires that are cut, a host that is killed.

The pages reach the host through a wire of their own each, which can be cut in three ways. The host
is the real command in a process of its own. Everything that a page was answered is compared with
the record at the end, and the record with the one that a terminal writes for the same inputs.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from fragkit.host.seat_file import SeatFile
from fragkit.host.views import Viewer
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from fragkit.rules.requests import Over

SEED = 26
CUT_WITHIN = 3.0  # seconds, until a page says that it is cut off
Cut = Literal["closed", "frozen", "deaf"]  # refused; nothing passes; questions pass, answers don't

# The page's answers, and when it said that it was cut off or back.
WATCH = """
globalThis.seenAnswers = []; globalThis.seenStates = [];
const realFetch = fetch;
globalThis.fetch = async (url, options) => {
  const answer = await realFetch(url, options);
  if (String(url).endsWith("/do") && answer.ok) {
    const read = await answer.clone().json();
    const sent = JSON.parse(options.body);
    if ("do" in sent) seenAnswers.push({ id: sent.id, typed: sent.do, type: read.type, inputs: read.inputs ?? [] });
  }
  return answer;
};
new MutationObserver(() => seenStates.push([Date.now(), document.documentElement.dataset.state]))
  .observe(document, { attributes: true, subtree: true, attributeFilter: ["data-state"] });
"""
# A square that the fighter can reach without a hazard: the nearest to another fighter, or any.
NEARER = """(isAnywhere) => {
  const middle = (node) => { const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const far = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
  const own = document.querySelector(".figure.active circle");
  const others = [...document.querySelectorAll(".figure:not(.active) circle")].map(middle);
  if (!own || !others.length) return null;
  const value = (at) => Math.min(...others.map((other) => far(at, other)));
  const free = [...document.querySelectorAll(".reached:not(.hazard)")].map(middle);
  if (isAnywhere) return free[Math.floor(Math.random() * free.length)] ?? null;
  const best = free.sort((a, b) => value(a) - value(b))[0];
  return best && value(best) < value(middle(own)) - 2 ? best : null;
}"""


class Wire:
    """A phone's connection to the host. It runs in the thread of `loop`."""

    def __init__(self, loop: asyncio.AbstractEventLoop, port: int) -> None:
        self.loop, self.host = loop, port
        self.state: Cut | Literal["whole"] = "whole"
        self.cuts: list[tuple[Cut, float, float]] = []  # how, from when, until when
        self._open: set[asyncio.StreamWriter] = set()
        server = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._serve, "127.0.0.1", 0), loop
        ).result()
        self.port: int = server.sockets[0].getsockname()[1]

    def cut(self, how: Cut, seconds: float) -> None:
        self.loop.call_soon_threadsafe(lambda: self.loop.create_task(self._cut(how, seconds)))

    async def _cut(self, how: Cut, seconds: float) -> None:
        if self.state != "whole":
            return
        self.state, begun = how, time.time()
        if how == "closed":
            self._hang_up()
        await asyncio.sleep(seconds)
        self.cuts.append((how, begun, time.time()))
        self.state = "whole"
        self._hang_up()  # what was swallowed is gone: the page must come anew

    def _hang_up(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.CancelledError):
            if self.state == "closed":
                writer.transport.abort()
                return
            onward = await asyncio.open_connection("127.0.0.1", self.host)
            both = {writer, onward[1]}
            self._open |= both
            try:
                await asyncio.gather(
                    self._pass(reader, onward[1], ("frozen",)),
                    self._pass(onward[0], writer, ("frozen", "deaf")),
                )
            finally:
                self._open -= both
        writer.close()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, swallowed: tuple[str, ...]
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if self.state not in swallowed:
                    writer.write(data)
                    await writer.drain()
        writer.close()


class Host:
    """`fragkit host` in a process of its own, which is killed and started again."""

    def __init__(self, path: Path, port: int, options: GameOptions) -> None:
        self.path, self.port, self.kills = path, port, 0
        self._lock = threading.Lock()
        self._is_stopped = False
        words = ["--seed", str(SEED), "--map", options.map, "--cards", options.cards]
        for name, values in (("--player", options.players), ("--variant", options.variants),
                             ("--pack", options.packs), ("--position", options.positions)):  # fmt: skip
            words += [word for value in values for word in (name, value)]
        self._first = words
        self._process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        words = ["host", str(self.path), "--port", str(self.port), "--address", "127.0.0.1"]
        words += ["--seed", str(SEED)] if self.path.exists() else self._first
        return subprocess.Popen(
            [sys.executable, "-m", "fragkit", *words],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def kill(self) -> None:
        """Kill the process and start it again; a host that is still starting is killed, too."""
        with self._lock:
            if self._is_stopped:
                return  # the game was over before this kill was due
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self.kills += 1
            self._process = self._started()

    def stop(self) -> None:
        with self._lock:
            self._is_stopped = True
            self._process.kill()
            self._process.wait()

    def is_running(self) -> bool:
        with self._lock:  # not between a kill and the next start
            return self._process.poll() is None


class Phone:
    """One player's page, opened once for the whole evening."""

    def __init__(self, browser: Any, player: str, url: str, wire: Wire) -> None:
        self.player, self.wire = player, wire
        self.answers: list[dict[str, Any]] = []
        self.states: list[tuple[float, str]] = []
        context = browser.new_context(
            viewport={"width": 360, "height": 640},
            proxy={"server": f"http://127.0.0.1:{wire.port}", "bypass": "<-loopback>"},
        )
        context.add_init_script(WATCH)
        self.page = context.new_page()
        self.page.set_default_timeout(120_000)
        self.page.goto(url)
        self.page.wait_for_selector(".play")

    def is_due(self) -> bool:
        return bool(self.page.query_selector("html[data-state=ready] .play.mine:not(.busy)"))

    def is_over(self) -> bool:
        return bool(self.page.query_selector("html[data-state=ready] .play[data-wanted=over]"))

    def tap(self, chance: random.Random) -> bool:
        """Answer, shoot, walk toward another fighter or end the turn; return whether it could."""
        page = self.page
        with contextlib.suppress(browser_error()):
            if page.query_selector(".said.warn .primary"):
                page.click(".said.warn .primary", timeout=1000)
            elif page.query_selector(".asked .dice"):
                page.click(".asked .dice button.primary", timeout=1000)
            elif options := page.query_selector_all(".asked [data-key]:enabled"):
                chance.choice(options).click(timeout=1000)
                if done := page.query_selector(".asked button.primary:enabled:not([data-key])"):
                    done.click(timeout=1000)
            elif page.query_selector(".acts .shoot"):
                page.click(".acts .shoot", timeout=1000)
            elif chance.random() < 0.05 and page.query_selector(".undo:enabled"):
                page.click(".undo", timeout=1000)
            elif square := self._walk(chance.random() < 0.3):
                page.mouse.click(*square)
                page.click(".said .act", timeout=1000)
            elif page.query_selector(".acts .end"):
                page.click(".acts .end", timeout=1000)
            else:
                return False
            return True
        return False  # the page has changed meanwhile, or is cut off and takes nothing

    def _walk(self, is_anywhere: bool) -> list[float] | None:
        self.page.click(".play .zoom button:last-child", timeout=1000)  # the whole map
        self.page.evaluate("document.querySelector('.frame').scrollIntoView({block: 'center'})")
        square: list[float] | None = self.page.evaluate(NEARER, is_anywhere)
        return square

    def collect(self) -> None:
        self.answers += self.page.evaluate("seenAnswers.splice(0)")
        self.states += [(at / 1000, s) for at, s in self.page.evaluate("seenStates.splice(0)")]

    def noticed(self) -> list[float]:
        """Return how long after each long cut the page said that it was cut off."""
        lost = [at for at, state in self.states if state == "lost"]
        found = []
        for _, begun, ended in self.wire.cuts:
            is_ready = [s for at, s in self.states if at < begun][-1:] == ["ready"]
            if is_ready and ended - begun > CUT_WITHIN:
                found.append(next((at - begun for at in lost if at >= begun), 99.0))
        return found


def browser_error() -> type[Exception]:  # playwright is not always installed
    from playwright.sync_api import Error

    return Error


class Evening:
    def __init__(self, browser: Any, folder: Path, port: int, options: GameOptions) -> None:
        self.chance = random.Random(SEED)
        self.path = folder / "friday.frag"
        self.options = options
        self.taps = 0
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.host = Host(self.path, port, options)
        names = [line.split()[0] for line in options.players]
        codes = self._codes(len(names))
        self.phones = [
            Phone(
                browser, name, f"http://127.0.0.1:{port}/#{codes[Viewer('seat', name)]}",
                Wire(self.loop, port),
            )
            for name in names
        ]  # fmt: skip

    def _codes(self, count: int) -> dict[Viewer, str]:
        while len(codes := SeatFile(self.path).codes) <= count:
            assert self.host.is_running(), "the host does not start"
            time.sleep(0.1)
        return codes

    def play(self, kills: int, cuts: int, most: int = 5000) -> Iterator[str]:
        """Play to the end. Kill the host and cut the phones that often, as long as it lasts."""
        while not any(phone.is_over() for phone in self.phones):
            due = next((phone for phone in self.phones if phone.is_due()), None)
            if due is None:
                assert self.host.is_running(), "the host has ended"
                self.phones[0].page.wait_for_timeout(50)
                continue
            if self.taps == most:
                raise AssertionError(f"{most} taps, and the game is not over")
            self._disturb(due, kills, cuts)
            self.taps += due.tap(self.chance)
            due.page.wait_for_selector(".play:not(.busy)")
            if self.taps % 25 == 0:
                done = sum(len(phone.wire.cuts) for phone in self.phones)
                yield f"{self.taps} taps, {self.host.kills} kills, {done} cuts"

    def _disturb(self, due: Phone, kills: int, cuts: int) -> None:
        if self.host.kills < kills and self.chance.random() < 0.4:
            threading.Timer(self.chance.random() * 0.4, self.host.kill).start()
        for phone in self.phones:
            likely = 0.5 if phone is due else 0.25
            if len(phone.wire.cuts) < cuts and self.chance.random() < likely:
                how: Cut = self.chance.choice(("closed", "frozen", "deaf"))
                seconds = self.chance.choice((0.2, 1.0, 3.6))
                threading.Timer(self.chance.random() * 0.4, phone.wire.cut, (how, seconds)).start()

    def finish(self) -> dict[str, Any]:
        """Compare pages, record and terminal; return the numbers of the evening."""
        for phone in self.phones:
            while phone.wire.state != "whole" or not phone.is_over():
                phone.page.wait_for_timeout(50)
            phone.collect()
        stories = {phone.page.inner_text(".story") for phone in self.phones}
        assert len(stories) == 1, stories
        self.host.stop()
        asyncio.run_coroutine_threadsafe(hang_up(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        referee = opened(self.path)
        assert isinstance(referee.run.request, Over)
        return {**self._inputs(referee), "kills": self.host.kills,
                "cuts": [len(phone.wire.cuts) for phone in self.phones],
                "noticed": [s for phone in self.phones for s in phone.noticed()]}  # fmt: skip

    def _inputs(self, referee: Referee) -> dict[str, Any]:
        recorded = {done.number: done for done in referee.run.log}
        numbers = {sent.id: sent.number for sent in SeatFile(self.path).sent.values()}
        begun: Counter[int] = Counter()
        blind = 0
        for phone in self.phones:
            for answer in phone.answers:
                if answer["type"] != "told":
                    continue
                for row in answer["inputs"]:  # acknowledged: it must be there, as it was shown
                    assert row["number"] in recorded, (phone.player, answer)
                    assert referee.secrecy.text(recorded[row["number"]]) == row["text"], answer
                first = answer["inputs"][0]["number"] if answer["inputs"] else numbers[answer["id"]]
                assert first in recorded, (phone.player, answer)
                begun[first] += 1
                blind += not answer["inputs"]
        typed = [done.number for done in recorded.values() if not done.automatic]
        assert set(begun) == set(typed), "every tap is one input, and every input is a tap's"
        assert set(begun.values()) == {1}, "no two taps share an input"
        assert self._by_terminal(referee) == self.path.read_bytes()
        return {"taps": self.taps, "inputs": len(recorded), "typed": len(typed), "repeated": blind}

    def _by_terminal(self, referee: Referee) -> bytes:
        """Return the record that a terminal writes for the same inputs."""
        path = self.path.with_name("terminal") / self.path.name
        path.parent.mkdir()
        other = opened(path, self.options)
        other.hello()
        for done in referee.run.log:
            if not done.automatic:
                answer = other.answer({"do": done.line})
                while answer["type"] == "confirm":
                    answer = other.answer({"do": "yes"})
                assert answer["type"] == "told", (done.line, answer)
        other.journal.close()
        return path.read_bytes()


async def hang_up() -> None:
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


def opened(path: Path, options: GameOptions | None = None) -> Referee:
    referee = start(Start(path, options or GameOptions(), SEED))
    assert isinstance(referee, Referee), referee.message
    return referee
