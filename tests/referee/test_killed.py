"""Killed at any prompt and at any byte: nothing accepted is lost, nothing is half done.

A child process opens the game, says one input and is killed with SIGKILL by its own `write` or
`fsync`, at a chosen place. The game is then opened again: it stands either before the input or
after it, and after it if the input had been answered.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.parsing.inputs import parse_input
from fragkit.referee.record import journal as journal_module
from fragkit.referee.referee import Referee
from fragkit.rules.commands import End, Faces, Move, MoveTo
from fragkit.rules.requests import Over, Roll
from tests.full import sampled
from tests.referee.tables import ARENA, sit, stands

WAYS = ("before the write", "within the write", "before the fsync", "before the answer", "after")


def killed_child(path: Path, line: str, way: str, chance: random.Random) -> bool:
    """Whether the child got to answer before it died."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:  # pragma: no cover  it never comes back
        try:
            referee = sit(path)
            _arm(way, chance)
            referee.answer({"do": line, "sure": True})
            os.write(writer, b"answered")
        finally:
            os.kill(os.getpid(), signal.SIGKILL)
    os.close(writer)
    answered = os.read(reader, 100) == b"answered"
    os.close(reader)
    os.waitpid(child, 0)
    return answered


def _arm(way: str, chance: random.Random) -> None:
    """Makes this process die there."""
    real_write, real_fsync = os.write, os.fsync

    def die() -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    class Deadly:
        """`os` for the journal alone."""

        def __getattr__(self, name: str) -> object:
            return getattr(os, name)

        def write(self, file: int, data: bytes) -> int:
            if way == "before the write":
                die()
            if way == "within the write":
                real_write(file, bytes(data)[: chance.randrange(1, len(data))])
                die()
            return real_write(file, data)

        def fsync(self, file: int) -> None:
            if way == "before the fsync":
                die()
            real_fsync(file)
            if way == "before the answer":
                die()

    journal_module.os = Deadly()


def next_line(referee: Referee, chance: random.Random) -> str:
    """Something that may be said now; attacks and ends often, so that games go on."""
    due = referee.run.request
    if isinstance(due, Roll):  # not from a list: ten dice fall in sixty million ways
        dice = tuple(chance.randint(1, 6) for _ in range(due.dice))
        return command_line(Faces(due.player, dice), referee.run.context())
    legal = list(referee.run.table.legal())
    walks = [c for c in legal if isinstance(c, Move | MoveTo)]
    if len(walks) > 4:
        legal = [c for c in legal if c not in walks] + chance.sample(walks, 4)
    command = chance.choice(legal)
    if isinstance(command, End) and chance.random() < 0.5:
        command = chance.choice(legal)
    return command_line(command, referee.run.context())


def play_and_kill(path: Path, seed: int, kills: int) -> set[str]:
    """A random game, killed at every input; returns the kinds of prompts at which that was."""
    chance = random.Random(seed)
    prompts: set[str] = set()
    for _ in range(kills):
        referee = sit(path)
        if isinstance(referee.run.request, Over):
            break
        due = referee.run.request
        prompts.add(f"{type(due).__name__} {getattr(due, 'purpose', '')}".strip())
        line = next_line(referee, chance)
        state, request = stands(referee)
        before = state.copy(), request
        referee.journal.close()
        done = referee.run.do(parse_input(line, referee.run.context()))
        after = stands(referee)
        way = chance.choice(WAYS)
        answered = killed_child(path, line, way, chance)
        again = sit(path)
        now = stands(again)
        assert now == after or (now == before and not answered), (seed, line, way)
        if way in ("before the answer", "after"):
            assert now == after, (seed, line, way)
        if now == before:
            assert again.answer({"do": line, "sure": True})["type"] == "told"
            assert stands(again) == after
        again.journal.close()
        assert done is not None
    return prompts


def begin(path: Path) -> None:
    sit(path, players=("Red 2/3/2", "Blue 2/2/3", "Green 3/3/1")).journal.close()


@pytest.mark.slow
def test_a_game_survives_being_killed(tmp_path):
    path = tmp_path / "friday.frag"
    begin(path)
    prompts = play_and_kill(path, seed=1, kills=25)
    assert {"Roll first", "Choice place", "Roll movement", "Act"} <= prompts


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_games_survive_being_killed_hundreds_of_times(tmp_path, seed):
    """160 times in every run, 400 times in full (`tests/full.py`)."""
    path = tmp_path / "friday.frag"
    begin(path)
    play_and_kill(path, seed, kills=sampled(40, 100))


def test_a_whole_process_killed_at_its_prompt_loses_nothing(tmp_path):
    command = [
        sys.executable, "-m", "fragkit", "referee", "friday.frag", "--json", "--map", str(ARENA),
        "--player", "Red 3/2/2", "--player", "Blue 2/3/2",
    ]  # fmt: skip
    process = subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.readline()
    process.stdin.write('{"do": "4"}\n')
    process.stdin.flush()
    assert '"type": "told"' in process.stdout.readline()
    process.kill()
    process.wait()
    referee = sit(tmp_path / "friday.frag")
    assert referee.hello()["request"]["text"] == "Blue: roll 1d to go first"
    assert referee.journal.is_writable
