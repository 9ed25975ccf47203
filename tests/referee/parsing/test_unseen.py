"""What people typed who had never seen a command: how much of it is understood.

Each row counts as understood if its answer is the one that its canonical input gets, or asks to
confirm that input. The odd rows were used for building, the even ones only measured.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Literal

import pytest

from tests.referee.parsing.test_forgiving import BEFORE, POSITION
from tests.referee.tables import say, sit

UNSEEN = Path(__file__).parent / "unseen.txt"
QUESTIONS = {
    name: {name} for name in ("who", "map", "hand", "los", "reach", "odds", "now", "help", "log")
} | {"rules": {"rules", "show"}}
Verdict = Literal["understood", "helped", "wrong", "unread"]


def unseen() -> list[tuple[str, str, str]]:
    lines = UNSEEN.read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if not line.startswith("#")]
    return [(scene, typed, wanted) for scene, typed, wanted in rows]


@cache
def reply(folder: Path, scene: str, typed: str) -> tuple[str, str]:
    """Return the kind of answer, and what tells it from others of its kind."""
    referee = sit(folder / "game.frag", *POSITION)
    for text in BEFORE.get(scene, ()):
        say(referee, text)
    start = perf_counter()
    answer = say(referee, typed)
    took.append(perf_counter() - start)
    (folder / "game.frag").unlink()
    match answer["type"]:
        case "shown":
            return "shown", answer["question"]
        case "confirm":
            return "confirm", answer["line"]
        case "told":
            return "told", "; ".join(one["line"] for one in answer["inputs"])
        case "refused":
            refusal = answer["refusal"]
            help = str(refusal["help"])
            return "unread" if "type `help`" in help else "refused", f"{refusal['text']}; {help}"
    return answer["type"], ""


took: list[float] = []


def verdict(folder: Path, scene: str, typed: str, wanted: str) -> Verdict:
    kind, made = reply(folder, scene, typed)
    if kind == "unread":
        return "unread"
    if wanted == "?":
        return "wrong" if kind in ("told", "confirm") else "helped"
    if wanted in QUESTIONS:
        right = kind == "shown" and made in QUESTIONS[wanted]
    else:
        same = reply(folder, scene, wanted)
        right = (kind, made) == same or (kind == "confirm" and made in (wanted, same[1]))
    return "understood" if right else "helped" if kind == "refused" else "wrong"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("half", "understood", "answered", "wrongly"), [("odd", 93, 97, 2), ("even", 70, 91, 6)]
)
def test_the_unseen_is_understood(tmp_path, half, understood, answered, wrongly):
    """Of the clear ones, so many percent are understood; of all, so many understood or helped.

    A question that answers another one counts as wrong, and so does an offer of another input.
    """
    rows = unseen()[0 if half == "odd" else 1 :: 2]
    verdicts = [verdict(tmp_path, *row) for row in rows]
    clear = sum(wanted != "?" for *_, wanted in rows)
    right, wrong = verdicts.count("understood"), verdicts.count("wrong")
    shares = (
        100 * right / clear,
        100 * (right + verdicts.count("helped")) / len(rows),
        100 * wrong / len(rows),
    )
    understands, answers, errs = shares
    sys.stdout.write(
        f"{half}: {understands:.1f} % understood, {answers:.1f} % answered, {errs:.1f} % wrong\n"
    )
    assert understands >= understood
    assert answers >= answered
    assert errs <= wrongly
    assert sorted(took)[len(took) // 2] < 0.05  # seconds, on a busy machine
