"""The power fails while a record is written, on a disk that keeps only what was forced to it.

A layer under the journal remembers what the disk would still have: the bytes as of the last
`fsync`, and whatever part of a later write happens to have arrived, as zeros or as text. Every
such disk is opened again: each input that was answered is there, and nothing else but perhaps
the one that was being written.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from fragkit.referee.record import journal as journal_module
from fragkit.referee.setup import game_setup
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.start import Start, start
from fragkit.rules.requests import Over
from tests.full import sampled
from tests.referee.tables import ARENA
from tests.referee.test_killed import next_line

TRIO = ["Red 2/3/2", "Blue 2/2/3", "Green 3/3/1"]
# Each book with its own ground and some of its games, so that all its prompts come up.
GAMES = {
    "base": [GameOptions(map=str(ARENA), players=TRIO, packs=["base"], cards=cards) for cards in ("table", "dealt")],
    "deathmatch": [
        GameOptions(map="drydock", players=TRIO, packs=["deathmatch"], variants=["last-man-standing=2"], cards="dealt"),
        GameOptions(map="drydock", players=[*TRIO, "White 3/2/2"], packs=["deathmatch"], variants=["domination"]),
        GameOptions(map="drydock", players=[*TRIO, "White 3/2/2"], packs=["deathmatch"], variants=["capture-the-flag"]),
    ],
    "ftw": [
        GameOptions(map="caldera", players=TRIO, packs=["ftw"], variants=["hearts"], cards="dealt"),
        GameOptions(map="spillway", players=TRIO, packs=["ftw"], variants=["barrel-busters"]),
    ],
    "deadlands": [
        GameOptions(map=map, packs=["deadlands"], cards=cards, players=[
            "Red huckster 2/3/2", "Blue mad-scientist 2/2/3", "Green harrowed-gunslinger 3/3/1",
        ])
        for map, cards in (("tombstone-row", "dealt"), ("bitter-flats", "table"))
    ],
}  # fmt: skip


@dataclass
class Forgetful:
    """`os` for the journal alone; `left` is what a failure at each step would have left."""

    chance: random.Random
    kept: bytes = b""
    left: list[bytes] = field(default_factory=list)

    def __getattr__(self, name: str) -> object:
        return getattr(os, name)

    def write(self, file: int, data: bytes) -> int:
        cut = self.chance.randrange(len(data) + 1)
        self.left += [self.kept + bytes(data)[:cut], self.kept + b"\0" * cut]
        return os.write(file, data)

    def fsync(self, file: int) -> None:
        self.left.append(self.kept)  # all that came since was still on its way
        self.kept = Path(f"/proc/self/fd/{file}").read_bytes()


@pytest.fixture(scope="module", autouse=True)
def read_once() -> Iterator[None]:
    """Packs and maps are the same at every opening: reading them again is not what is tried."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("load_packs", "load_board"):
            patch.setattr(game_setup, name, kept(getattr(game_setup, name)))
        yield


def kept(load: Callable[..., object]) -> Callable[..., object]:
    found: dict[str, object] = {}

    def once(named: Sequence[str], *rest: object) -> object:
        if str(named) not in found:
            found[str(named)] = load(named, *rest)
        return found[str(named)]

    return once


def play(path: Path, wanted: GameOptions, seed: int, most: int) -> tuple[int, set[str]]:
    """A random game; how many failures were tried, and at which kinds of prompts."""
    chance = random.Random(seed)
    disk = Forgetful(chance)
    tried, prompts = 0, set()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(journal_module, "os", disk)
        referee = start(Start(path, wanted, seed))
        assert not isinstance(referee, OpenProblem), referee.message
        referee.hello()
        for _ in range(most):
            if isinstance(due := referee.run.request, Over):
                break
            prompts.add(f"{type(due).__name__} {getattr(due, 'purpose', '')}".strip())
            answered = [done.line for done in referee.run.log]
            disk.left.clear()
            line = next_line(referee, chance)
            referee.answer({"do": line, "sure": True})
            said = [done.line for done in referee.run.log]
            for content in [*disk.left, disk.kept]:
                tried += 1
                there = reopened(path.with_name("failed.frag"), content)
                # Cards that fragkit deals follow the input line by line.
                assert there[: len(answered)] == answered, (seed, line, content[-200:])
                assert there == said[: len(there)], (seed, line, content[-200:])
                assert content is not disk.kept or there == said, (seed, line)
        referee.journal.close()
    return tried, prompts


def reopened(path: Path, content: bytes) -> list[str]:
    path.write_bytes(content)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(journal_module, "os", os)
        patch.setattr(os, "fsync", lambda file: None)  # this disk is made up
        made = start(Start(path, GameOptions(), outside=True))
        assert not isinstance(made, OpenProblem), made.message
        made.journal.close()
    return [done.line for done in made.run.log]


@pytest.mark.slow
def test_no_answered_input_is_lost(path: Path) -> None:
    tried, _ = play(path, GAMES["base"][0], seed=7, most=15)
    assert tried >= 45


@pytest.mark.slow
@pytest.mark.parametrize("pack", GAMES)
def test_no_answered_input_is_lost_in_a_thousand_failures(tmp_path: Path, pack: str) -> None:
    """A quarter of them in every run (`tests/full.py`)."""
    tried, kinds, seed = 0, set(), 0
    while tried < sampled(250, 1000):
        wanted = GAMES[pack][seed % len(GAMES[pack])]
        more, prompts = play(tmp_path / f"{seed}.frag", wanted, seed, 80)
        tried, kinds, seed = tried + more, kinds | prompts, seed + 1
    first = set() if pack == "deadlands" else {"Roll first"}  # there the best poker hand begins
    assert {*first, "Choice place", "Roll movement", "Act"} <= kinds
