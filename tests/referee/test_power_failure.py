"""The power fails while a record is written, on a disk that keeps only what was forced to it.

A layer under the journal remembers what the disk would still have: the bytes as of the last
`fsync`, and whatever part of a later write happens to have arrived, as zeros or as text. Every
such disk is opened again: each input that was answered is there, and nothing else but perhaps
the one that was being written.
"""

from __future__ import annotations

import os
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from fragkit.referee.opening.contents import Trouble
from fragkit.referee.opening.opened import Wanted
from fragkit.referee.record import journal as journal_module
from fragkit.referee.start import Start, start
from fragkit.rules.requests import Over
from tests.referee.tables import ARENA
from tests.referee.test_killed import next_line

PACKS = ("base", "deathmatch", "ftw", "deadlands")


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


def play(path: Path, pack: str, seed: int, most: int, packs: list[str]) -> tuple[int, set[str]]:
    """A random game; how many failures were tried, and at which kinds of prompts."""
    chance = random.Random(seed)
    disk = Forgetful(chance)
    tried, prompts = 0, set()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(journal_module, "os", disk)
        wanted = Wanted(
            map=str(ARENA), players=["Red 2/3/2", "Blue 2/2/3", "Green 3/3/1"], packs=packs,
        )  # fmt: skip
        host = start(Start(path, wanted, seed))
        if isinstance(host, Trouble):
            pytest.skip(f"{pack}: {host.message}")
        host.hello()
        for _ in range(most):
            if isinstance(due := host.run.request, Over):
                break
            prompts.add(f"{type(due).__name__} {getattr(due, 'purpose', '')}".strip())
            answered = [done.line for done in host.run.log]
            disk.left.clear()
            line = next_line(host, chance)
            host.hear({"do": line, "sure": True})
            said = [done.line for done in host.run.log]
            for content in [*disk.left, disk.kept]:
                tried += 1
                there = reopened(path.with_name("failed.frag"), content)
                assert there in (answered, said), (seed, line, content[-200:])
                assert content is not disk.kept or there == said, (seed, line)
        host.journal.close()
    return tried, prompts


def reopened(path: Path, content: bytes) -> list[str]:
    path.write_bytes(content)
    made = start(Start(path, Wanted(), outside=True))
    assert not isinstance(made, Trouble), made.message
    made.journal.close()
    return [done.line for done in made.run.log]


def test_no_answered_input_is_lost(path: Path) -> None:
    tried, _ = play(path, "base", seed=7, most=15, packs=["base"])
    assert tried >= 45


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_no_answered_input_is_lost_in_a_thousand_failures(tmp_path: Path, pack: str) -> None:
    tried, kinds = 0, set()
    for seed in range(5):
        more, prompts = play(tmp_path / f"{seed}.frag", pack, seed, 70, [pack])
        tried += more
        kinds |= prompts
    assert tried >= 1000
    first = set() if pack == "deadlands" else {"Roll first"}  # there the best poker hand begins
    assert {*first, "Choice place", "Roll movement", "Act"} <= kinds
