"""How much of what people typed is understood.

A row counts as understood if its answer is the one that its canonical input gets, or asks to
confirm that input. Words were added after looking at these rows (all but the even ones of
`newcomers`), so the shares guard against losses; they don't measure how well new sentences are
understood. The header of a file has the shares at first contact, where they are known.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Literal

import pytest

from tests.referee.parsing.test_forgiving import BEFORE, POSITION
from tests.referee.tables import say, sit

SCENES = BEFORE | {"before": ("end",), "damage": ("s blue pistol", "1 2")}
QUESTIONS = {
    name: {name}
    for name in ("who", "map", "hand", "los", "reach", "odds", "now", "help", "log", "show")
} | {"rules": {"rules", "show"}}
Verdict = Literal["understood", "helped", "wrong", "unread"]


def typed_rows(name: str) -> list[tuple[str, str, str]]:
    name, _, half = name.partition(" ")
    lines = (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" | ") for line in lines if not line.startswith("#")]
    rows = rows[{"odd": 0, "even": 1}[half] :: 2] if half else rows
    return [(scene, typed, wanted) for scene, typed, wanted in rows]


@cache
def reply(folder: Path, scene: str, typed: str) -> tuple[str, str]:
    """Return the kind of answer, and what tells it from others of its kind."""
    referee = sit(folder / "game.frag", *POSITION)
    for text in SCENES.get(scene, ()):
        say(referee, text)
    answer = say(referee, typed)
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


def lines(folder: Path, scene: str, typed: str) -> list[str]:
    referee = sit(folder / "game.frag", *POSITION)
    for text in SCENES.get(scene, ()):
        say(referee, text)
    answer = say(referee, typed)
    (folder / "game.frag").unlink()
    return answer.get("lines", [])


def among(folder: Path, scene: str, typed: str, wanted: str) -> Verdict:
    """The best verdict of several that are right; `odds Blue` must be those odds, not others."""
    found: list[Verdict] = []
    options = wanted.split(" / ")
    for one in options:
        judged = verdict(folder, scene, typed, one)
        kind, _ = reply(folder, scene, typed)
        is_helped = one == "?" and len(options) > 1 and kind == "refused"
        if is_helped or (one == "r" and kind == "told"):
            judged = "understood"
        elif kind == "shown" and one == "?" and len(options) > 1:
            judged = "wrong"
        elif kind == "shown" and one != "?" and one not in QUESTIONS:
            same = lines(folder, scene, typed) == lines(folder, scene, one)
            judged = "understood" if same else "wrong"
        found.append(judged)
    order: tuple[Verdict, ...] = ("understood", "helped", "unread", "wrong")
    return min(found, key=order.index)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "understood", "answered", "wrongly"),
    [
        ("unseen", 87, 96, 3), ("strangers", 93, 98, 1), ("fresh", 92, 98, 2),
        ("newcomers odd", 81, 95, 5), ("newcomers even", 80, 95, 5),
    ],
)  # fmt: skip
def test_what_people_typed_is_understood(tmp_path, name, understood, answered, wrongly):
    """Of the clear ones, so many percent are understood; of all, so many understood or helped.

    A question that answers another one counts as wrong, and so does an offer of another input.
    """
    rows = typed_rows(name)
    verdicts = [among(tmp_path, *row) for row in rows]
    clear = sum(wanted != "?" for *_, wanted in rows)
    right, wrong = verdicts.count("understood"), verdicts.count("wrong")
    understands = 100 * right / clear
    answers = 100 * (right + verdicts.count("helped")) / len(rows)
    errs = 100 * wrong / len(rows)
    sys.stdout.write(
        f"{name}: {understands:.1f} % understood, {answers:.1f} % answered, {errs:.1f} % wrong\n"
    )
    assert understands >= understood
    assert answers >= answered
    assert errs <= wrongly
