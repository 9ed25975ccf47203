"""The page against the command line, at length: what tests/page samples, in full.

    python bench/page_proof.py [sight] [odds] [games] [prints] [kills]     (default: all)

It needs node_modules/pyodide and a Chromium. `sight` asks 10,000 random lines of sight on every
shipped map, `odds` 500 shots, `games` plays the recorded games input by input, `prints` makes every
PDF of every shipped pack; each must be what native Python makes, to the byte. `kills` ends the browser's
processes 100 times, at each kind of prompt, half of them while an input is on its way: no input that
was answered may be missing.
"""

from __future__ import annotations

import base64
import contextlib
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

from fragkit.cli import run
from fragkit.page.bundle import find_runtime, make_snapshot, write_page
from fragkit.page.pocket import Pocket
from fragkit.referee.record.record_text import read_record
from tests.browsers import chromium

ROOT = Path(__file__).parents[1]
PACKS = ("base", "deadlands", "deathmatch", "ftw")
SIGHTS, ODDS, KILLS = 10_000, 500, 100
MANY = (
    "async (all) => { const got = []; for (const one of all) got.push(await fragkit.transport.send(one));"
    " return got; }"
)


class Phone:
    """A browser with a profile of its own, which can be killed and opened again."""

    def __init__(self, driver: Any, url: str, profile: str) -> None:
        self.driver, self.url, self.profile = driver, url, profile
        self.context: Any = None
        self.page: Any = None

    def open(self) -> None:
        self.context = self.driver.chromium.launch_persistent_context(
            self.profile, executable_path=chromium(), args=["--no-sandbox"], offline=True
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(120_000)
        self.page.goto(f"{self.url}#print")
        self.page.wait_for_selector("html[data-state=ready]")

    def send(self, *messages: dict[str, Any]) -> list[dict[str, Any]]:
        answers: list[dict[str, Any]] = self.page.evaluate(MANY, list(messages))
        return answers

    def kill(self) -> None:
        """End the tab as a phone does that needs the memory: all its processes are killed."""
        for process in processes(self.profile):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        with contextlib.suppress(Error):  # it is dead
            self.context.close()
        self.open()


def processes(profile: str) -> list[int]:
    """Return the processes of the browser with that profile."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            words = path.read_bytes().decode("utf-8", "replace").replace("\0", " ")
            if f"--user-data-dir={profile} " in f"{words} ":
                found.append(int(path.parent.name))
    return found


def check_sight(phone: Phone, native: Pocket) -> str:
    chance = random.Random(25)
    maps = native.answer({"ask": "maps"})["maps"]
    squares = {map: list(native.answer({"ask": "map", "map": map})["floor"]) for map in maps}
    asked = []
    for _ in range(SIGHTS):
        map = chance.choice(maps)
        one, other, *bodies = chance.sample(
            squares[map], min(len(squares[map]), chance.randint(2, 5))
        )
        asked.append({"ask": "sight", "map": map, "from": one, "to": other, "fighters": bodies})
    clear = 0
    for at in range(0, SIGHTS, 500):
        for question, answer in zip(
            asked[at : at + 500], phone.send(*asked[at : at + 500]), strict=True
        ):
            assert answer == native.answer(question), (question, answer)
            clear += answer["visible"]
    return f"{SIGHTS} lines of sight on {len(maps)} maps are the same, {clear} of them clear"


def check_odds(phone: Phone, native: Pocket) -> str:
    chance = random.Random(26)
    keys = ("accuracy", "range", "damage", "health", "extra", "armor")
    asked = [{"ask": "shot", **{key: chance.randint(1, 8) for key in keys}} for _ in range(ODDS)]
    for question, answer in zip(asked, phone.send(*asked), strict=True):
        assert answer == native.answer(question), (question, answer)
    return f"{ODDS} odds are the same"


def records() -> list[Path]:
    """Return the games that can be played anew: in others fragkit shuffles or rolls."""
    found = sorted((ROOT / "tests" / "games").glob("*.frag"))
    return [p for p in found if not re.search(r"^(cards: dealt|dice: auto)", p.read_text(), re.M)]


def map_pack(folder: Path) -> Path:
    """Write a pack with the maps of the recorded games, which lie next to them."""
    pack = folder / "recorded"
    (pack / "maps").mkdir(parents=True)
    about = "id: recorded\nname: Recorded\nversion: 1.0\nauthor: fragkit\nextends: [base]\n"
    (pack / "pack.yaml").write_text(about)
    for path in (ROOT / "tests" / "games").glob("*.yaml"):
        (pack / "maps" / path.name).write_bytes(path.read_bytes())
    return pack


def opening(path: Path) -> tuple[dict[str, Any], list[str]]:
    """Return the message that begins this game anew, and its inputs."""
    data = path.read_bytes()
    header = re.sub(rb"\./([a-z-]+)\.yaml", rb"\1", data[: data.index(b"\n\n") + 2])
    packed = base64.b64encode(header).decode()
    inputs = [one.text for one in read_record(data).inputs]
    return {"ask": "import", "name": path.name, "data": packed}, inputs


def check_games(phone: Phone, native: Pocket) -> str:
    same = inputs = 0
    for path in records():
        begin, lines = opening(path)
        asked = [begin, *({"do": line} for line in lines)]
        here = [native.answer(one) for one in asked]
        if here[0]["type"] != "hello":
            print(f"left out: {path.name}: {here[0]['refusal']['text']}")  # a pack next to it
            continue
        there = phone.send(*asked)
        asked = [{"ask": "record", "name": here[0]["game"]}]
        assert phone.send(*asked)[0] == native.answer(asked[0]), path.name
        types = [one["type"] for one in there]
        assert types == [one["type"] for one in here], path.name
        same, inputs = same + 1, inputs + types.count("told")
    return f"{same} recorded games, {inputs} inputs: every record is the same to the byte"


def check_prints(phone: Phone, native: Pocket) -> str:
    count = 0
    for pack in PACKS:
        question = {"ask": "print", "words": ["pdf", "--pack", pack]}
        here, there = native.answer(question), phone.send(question)[0]
        assert here["files"], here
        assert [one["name"] for one in there["files"]] == [one["name"] for one in here["files"]]
        other = [a["name"] for a, b in zip(here["files"], there["files"], strict=True) if a != b]
        assert not other, other
        count += len(here["files"])
    return f"{count} PDFs of {len(PACKS)} packs are the same to the byte"


def check_kills(phone: Phone, native: Pocket) -> str:
    chance = random.Random(27)
    kinds: Counter[str] = Counter()
    early = 0
    for prompt in prompts(native):
        if sum(kinds.values()) == KILLS:
            break
        kind, begin, lines = prompt
        if kinds[kind] >= KILLS // 3:
            continue
        game, *_ = phone.send(begin, *({"do": line} for line in lines[:-1]))
        name = game["game"]
        if sum(kinds.values()) % 2:  # killed as soon as the answer is there
            assert phone.send({"do": lines[-1]})[0]["type"] != "refused", lines
            least = len(lines)
        else:  # killed while the input is on its way
            phone.page.evaluate("(line) => { fragkit.transport.send({do: line}); }", lines[-1])
            time.sleep(chance.random() / 20)
            least = len(lines) - 1
        phone.kill()
        kinds[kind] += 1
        if sum(kinds.values()) % 10 == 0:
            print(f"  {sum(kinds.values())} kills", flush=True)
        opened, log = phone.send({"ask": "open", "name": name}, {"ask": "log"})
        assert opened["type"] == "hello", opened
        said = [row["line"] for row in log["inputs"]]
        wanted = expected(native, begin, lines)
        assert said in (wanted[:least], wanted), (prompt, said)
        early += said != wanted
        phone.send({"ask": "delete", "name": name})
    total = sum(kinds.values())
    assert total == KILLS, kinds
    return f"{total} kills {dict(kinds)}: nothing answered was lost ({early} inputs came too late)"


def expected(native: Pocket, begin: dict[str, Any], lines: list[str]) -> list[str]:
    game = native.answer(begin)["game"]
    for line in lines:
        native.answer({"do": line})
    said = [row["line"] for row in native.answer({"ask": "log"})["inputs"]]
    native.answer({"ask": "delete", "name": game})
    return said


def prompts(native: Pocket) -> Iterator[tuple[str, dict[str, Any], list[str]]]:
    """Yield prompts of recorded games: the kind, how the game begins, the inputs with its answer."""
    found: dict[str, list[Any]] = {}
    for path in records():
        begin, lines = opening(path)
        due = native.answer(begin)
        if due["type"] != "hello":
            continue
        for at, line in enumerate(lines[:80], 1):
            kind = due["request"]["kind"]
            due = native.answer({"do": line})
            if due["type"] != "told":
                break
            found.setdefault(kind, []).append((kind, begin, lines[:at]))
    chance = random.Random(28)
    for rows in found.values():
        chance.shuffle(rows)
    while any(found.values()):
        yield from [rows.pop() for rows in found.values() if rows]


CHECKS = {
    "sight": check_sight, "odds": check_odds, "games": check_games, "prints": check_prints,
    "kills": check_kills,
}  # fmt: skip


def main() -> None:
    chosen = sys.argv[1:] or list(CHECKS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        pack = map_pack(Path(folder))
        runtime = find_runtime(None, ROOT)
        single, _ = write_page(Path(folder) / "page", runtime, [pack], make_snapshot(runtime))
        home = Path(folder) / "home"
        home.mkdir()
        (home / "fragkit.yaml").write_text(f"packs: [{pack}]\n")
        os.environ["FRAGKIT_HOME"] = str(home / "packs")
        os.chdir(home)
        phone = Phone(driver, single.as_uri(), f"{folder}/profile")
        phone.open()
        for name in chosen:
            begun = time.perf_counter()
            told = CHECKS[name](phone, Pocket(home, run))
            print(f"{told}; {time.perf_counter() - begun:.0f} s", flush=True)
        phone.context.close()


if __name__ == "__main__":
    main()
