"""How much of what people typed is understood.

A row counts as understood if its answer is the one that its canonical input gets, or asks to
confirm that input. These rows are examples in `templates/words/`, so the shares guard against
losses; they don't measure how well new sentences are understood. The header of a file has the
shares at first contact, where they are known.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest

from fragkit.referee.referee import Referee
from tests.referee.parsing.test_forgiving import BEFORE, POSITION
from tests.referee.tables import say, sit

SCENES = (
    BEFORE
    | {"before": ("end",), "damage": ("s blue pistol", "1 2")}
    | {
        "four": ("s blue pulse-rifle 2", "1 2")  # damage dice
    }
)
FOUR = ("Red", "Blue", "Green", "Kim")
TABLE = (
    "Red C5 3 turn movement 5 boomstick:2 hand unknown", "Blue E4 2 hand unknown",
    "Green F8 3 hand unknown", "Kim B2 1 hand unknown",
)  # fmt: skip
HAND = "desync boomstick pocket-medkit light-armor yoink god-mode disconnect"
FULL = ("Red C5 3 turn movement 5 holds " + HAND, "Blue E4 2", "Green F8 3", "Kim B2 1")


def _red(line: str, *others: str) -> tuple[str, ...]:
    return (f"Red {line} hand unknown", *(others or TABLE[1:]))


# The scenes at a table of four: positions, what was typed before, the players' stats.
FOUNDRY = {
    "roll2": (_red("C5 3 turn"), (), "3/2/2"),
    "roll3": (_red("C5 2 turn"), (), "2/3/2"),
    "walk": (_red("B5 3 turn boomstick:2"), ("3 3", "m c5"), "3/2/2"),
    "hit": (TABLE, ("s blue boomstick",), "3/2/2"),
    "damage": (TABLE, ("s blue start", "3 4"), "3/2/2"),
    "arms": (TABLE, ("s blue",), "3/2/2"),
    "squares": ((), ("6", "2", "3", "1"), "3/2/2"),
    "discard": (FULL, ("end",), "3/2/2"),
    "caution": (_red("B9 3 turn movement 5"), ("j s 2",), "3/2/2"),
    "blue": (_red("C5 3", "Blue E4 2 turn movement 5 hand unknown", *TABLE[2:]), (), "3/2/2"),
    "over": (
        _red("C5 3 turn movement 5 frags 2 boomstick:2", "Blue E4 1 hand unknown", *TABLE[2:]),
        ("s blue boomstick", "3 4", "6 6 6 6", "1"), "3/2/2",
    ),
}  # fmt: skip
QUESTIONS = {
    name: {name}
    for name in (
        "who",
        "map",
        "hand",
        "los",
        "reach",
        "odds",
        "now",
        "help",
        "log",
        "show",
        "why",
    )
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
    answer = _answer(folder, scene, typed)
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
        return "wrong" if kind in ("told", "confirm", "bye") else "helped"
    if wanted in QUESTIONS:
        right = kind in ("shown", "confirm") and made.split()[0] in QUESTIONS[wanted]
    else:
        same = reply(folder, scene, wanted)
        right = (kind, made) == same or (kind == "confirm" and made in (wanted, same[1]))
    return "understood" if right else "helped" if kind == "refused" else "wrong"


def _answer(folder: Path, scene: str, typed: str) -> dict[str, Any]:
    """Answer in a fresh game, or in that of the last question, which has changed nothing."""
    referee = _untouched.pop((folder, scene), None)
    if referee is None:
        path = folder / f"{scene}.frag"
        path.unlink(missing_ok=True)
        positions, before, stats = FOUNDRY.get(scene, (POSITION, SCENES.get(scene, ()), ""))
        how = {}
        if stats:
            players = [f"Red {stats}", *(f"{p} 3/2/2" for p in FOUR[1:])]
            how = {"map": "foundry", "players": players}
            how["cards"] = "dealt" if scene == "discard" else "table"
        floor = {"floors": ("C5 blood",)} if scene == "walk" else {}
        referee = sit(path, *positions, **how, **floor)
        for text in before:
            say(referee, text)
    answer = say(referee, typed)
    if answer["type"] == "shown":
        _untouched[folder, scene] = referee
    return answer


_untouched: dict[tuple[Path, str], Referee] = {}


def lines(folder: Path, scene: str, typed: str) -> list[str]:
    return _answer(folder, scene, typed).get("lines", [])


def shares_a_rule(folder: Path, scene: str, typed: str, wanted: str) -> bool:
    ids = re.compile(r"[a-z]+(\.[a-z0-9]+)+")
    shown = [
        {line for line in lines(folder, scene, t) if ids.fullmatch(line)} for t in (typed, wanted)
    ]
    return bool(shown[0] & shown[1])


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
            same = same or (one.startswith("rules") and shares_a_rule(folder, scene, typed, one))
            judged = "understood" if same else "wrong"
        found.append(judged)
    order: tuple[Verdict, ...] = ("understood", "helped", "unread", "wrong")
    return min(found, key=order.index)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "understood", "answered", "wrongly"),
    [
        ("unseen", 88, 97, 2), ("strangers", 94, 98, 1), ("fresh", 95, 98, 2),
        ("newcomers odd", 90, 95, 4), ("newcomers even", 90, 95, 4), ("build", 94, 97, 2),
        ("people", 95, 98, 2), ("wider", 92, 97, 2),
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
