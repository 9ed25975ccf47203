"""Scenes: records in the `tests/` folder of a pack, with expected results in `expect:` lines.

    expect: Blue takes 2 damage                      words in the last answer
    expect: [Blue health 1, Red movement 3]          facts, in the words of `override`
    expect: refused `m n`: a wall [wall.move]        an input that is refused here, and the reason

A scene without a `pack:` line plays with its own pack.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import field, replace
from pathlib import Path

from fragkit.diagnostics import did_you_mean
from fragkit.load.typed_yaml.files import leads_out, real
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.history.replay import replay
from fragkit.referee.parsing.inputs import Undo, parse_input
from fragkit.referee.parsing.matching import Misread
from fragkit.referee.record.record_text import (
    KEYS,
    MOST_BYTES,
    Header,
    Input,
    Record,
    read_record,
    recorded_facts,
)
from fragkit.referee.setup.game_setup import forbidden_paths, open_game
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.rules.commands import Command
from fragkit.values import dataclass

_EXPECT = re.compile(r"\s*(?:#\s*)?expect:\s*(.*?)\s*")
_REFUSED = re.compile(r"refused:? `([^`]+)`:?\s*(.*)")


@dataclass(frozen=True, slots=True)
class Miss:
    """An expectation of a scene that is not met."""

    line: int
    text: str


@dataclass(slots=True)
class Scene:
    """A scene that was played."""

    file: Path
    inputs: int = 0
    expects: int = 0
    misses: list[Miss] = field(default_factory=list)
    words: str = ""  # all sentences in it, and its notes
    squares: set[tuple[str, str]] = field(default_factory=set)  # map and square of each figure


def play_scene(path: Path, pack: Path) -> Scene:
    """Play one scene of the pack in that folder."""
    scene = Scene(path)
    if leads_out(path):
        scene.misses.append(Miss(1, "this link leads out of the pack"))
        return scene
    if path.exists() and not path.is_file():
        scene.misses.append(Miss(1, "can't be read: it is not a regular file"))
        return scene
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        scene.misses.append(Miss(1, f"can't be read: {error.strerror}"))
        return scene
    data, lines = _as_notes(data)
    record = read_record(data)
    if record.flaw is not None or record.is_empty:
        flaw = record.flaw
        miss = Miss(flaw.line, str(flaw.text)) if flaw else Miss(1, "the file is empty")
        scene.misses.append(miss)
        return scene
    header = record.header
    for (key, _), line in zip(header.entries, header.lines, strict=False):
        if key not in KEYS:
            why = did_you_mean(key, KEYS) or "an empty line must end the header before it"
            scene.misses.append(Miss(line, f"the header has no `{key}`; {why}"))
    if scene.misses:
        return scene
    if not header.all("pack"):
        own = ("pack", str(real(pack)))
        header = replace(header, entries=(own, *header.entries), lines=(1, *header.lines))
    for entry, line in zip(header.entries, header.lines, strict=False):
        for strange in forbidden_paths(Header((entry,)), path.parent):
            if not real(strange).is_relative_to(real(pack)):
                scene.misses.append(Miss(line, f"names a file outside the pack: {strange}"))
                return scene
    opened = open_game(header, path.parent)
    if isinstance(opened, OpenProblem):
        scene.misses.append(Miss(max(1, opened.line), str(opened.message)))
        return scene
    run = GameRun(opened)
    _play(scene, run, record, lines)
    return scene


def _as_notes(data: bytes) -> tuple[bytes, list[int]]:
    """Turn the `expect:` lines below the header into notes. Also return their line numbers."""
    rows = data.split(b"\n")
    blank = next((i for i, row in enumerate(rows) if not row.strip()), len(rows))
    lines = []
    for index in range(blank, len(rows)):
        if _EXPECT.fullmatch(rows[index].decode("utf-8", "replace").rstrip("\r")):
            lines.append(index + 1)
            rows[index] = b"# " + rows[index].strip().removeprefix(b"#").strip()
    return b"\n".join(rows), lines


def _play(scene: Scene, run: GameRun, record: Record, lines: list[int]) -> None:
    """Play the inputs up to each note, then check the expectation in the note."""
    waiting = iter(lines)
    spoken = [str(run.opening_text())]
    _stand(scene, run)
    made = 0
    for note in record.notes:
        if not _advance(scene, run, record.inputs[made : note.after], spoken):
            return
        made = note.after
        found = _EXPECT.fullmatch(note.text)
        if found is None:
            spoken.insert(0, note.text)
            continue
        line = next(waiting)
        scene.expects += 1
        if wrong := _wrong(found[1], run, spoken):
            scene.misses.append(Miss(line, wrong))
    if _advance(scene, run, record.inputs[made:], spoken) and record.torn:
        scene.misses.append(Miss(record.lines, "the last line is not finished"))
    scene.words = "\n".join(spoken)


def _advance(scene: Scene, run: GameRun, inputs: Iterable[Input], spoken: list[str]) -> bool:
    """Play these inputs. Return False if one of them can't be played."""
    for one in inputs:
        played = replay(run, Record(run.opened.header, (one,)))
        if played.stuck is not None:
            why = played.stuck.why
            rule = f" [{why.rule}]" if why.rule else ""
            scene.misses.append(Miss(one.line, f"`{one.text}` is refused: {why.text}{rule}"))
            scene.words = "\n".join(spoken)
            return False
        if played.diverged is not None:
            now = ", ".join(played.diverged.now.facts) or "no change"
            was = ", ".join(played.diverged.recorded.facts) or "no change"
            scene.misses.append(
                Miss(one.line, f"`{one.text}` leads to [{now}], but the record has [{was}]")
            )
        scene.inputs += 1
        spoken.append(" ".join(str(done.outcome.text) for done in played.inputs if done.outcome))
        _stand(scene, run)
    return True


def _stand(scene: Scene, run: GameRun) -> None:
    for fact, value in run.facts.items():
        if fact.endswith(" square"):
            scene.squares.add((run.game.ground.board.id, value))


def _wrong(expected: str, run: GameRun, spoken: list[str]) -> str:
    """Return why an expectation is not met, or "" if it is."""
    if not expected:
        return "`expect:` needs a sentence, [facts] or a refused input"
    if expected.startswith("[") and expected.endswith("]"):
        return _wrong_facts([f.strip() for f in expected[1:-1].split(",")], run)
    if (refused := _REFUSED.fullmatch(expected)) is not None:
        return _wrong_refusal(refused[1], refused[2], run)
    if _plain(expected) not in _plain(spoken[-1]):
        return f"expected `{expected}`, but the referee says: {spoken[-1]}"
    return ""


def _wrong_facts(lines: list[str], run: GameRun) -> str:
    table = run.game.facts
    for line in lines:
        words = line.split()
        if not any(word in table for word in words[:2]):
            return f"`{line}` is not a fact; write it like `Red health 2`"
        wanted = recorded_facts(table, run.facts, (line,))
        if wanted != run.facts:
            fact = next(f for f in (*wanted, *run.facts) if wanted.get(f) != run.facts.get(f))
            return f"expected `{line}`, but `{fact}` is {run.facts.get(fact, 'not there')}"
    return ""


def _wrong_refusal(typed: str, why: str, run: GameRun) -> str:
    command = parse_input(typed, run.context())
    if isinstance(command, Misread):
        answer = command
    elif isinstance(command, Command | Undo):
        done = run.do(command)
        if isinstance(done, AcceptedInput):
            run.revoke_last()
            return f"`{typed}` should be refused, but works: {done.outcome.text}"
        answer = Misread(done.text, rule=done.rule)
    else:
        return f"`{typed}` is a question; nothing refuses it"
    text = f"{answer.text} [{answer.rule}]" if answer.rule else str(answer.text)
    if _plain(why) not in _plain(text):
        return f"`{typed}` should be refused with `{why}`, but the referee says: {text}"
    return ""


def _plain(text: str) -> str:
    return " ".join(text.casefold().split()).removesuffix(".")
