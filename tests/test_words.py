"""Habits of speech that we have dropped: no new sentence brings one back.

`tests/words_left.txt` lists the places that still have one, and may only shrink:
`python -m tests.test_words --write` drops what is gone and never adds anything.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.source import nodes

ROOT = Path(__file__).parent.parent
LEFT = Path(__file__).with_name("words_left.txt")
HABITS = {
    "is no X": r"\b(?<!there )(?<!There )(?:is|are) no (?!longer\b|more\b|one\b)",
    "the own": r"\b(?:the|one's) own\b",
    "so many": r"\bso (?:many|much)\b",
    "anew": r"(?<!--)\banew\b",
    "is told": r"\b(?:is|are|was|be) told\b",
    "if not said": r"\bif not said\b",
    "he": r"\b(?:he|him|his|himself)\b",
    "known are": r"\bknown are\b",
    "whoever": r"\bwho(?:m)?ever\b",
    "brings about": r"\bbr(?:ings?|ought) (?:it |them )?about\b",
    "hangs on": r"\bhangs? on (?!a |the )",
    "set right": r"\bset(?:s)? right\b",
    "take up": r"\b(?:takes?|taken|took) up\b",
    "british": r"(?<![.\w])\w*(?:colour|armour|neighbour|behaviour|favour|centre|metre|grey)\w*\b",
    "cancelled": r"\b[Cc]ancell(?:ed|ing)\b",
    "ammunition": r"\b[Aa]mmunition\b",
    "victim": r"\b[Vv]ictims?\b",
    "firer": r"\b[Ff]irers?\b",
    "die fewer": r"\b(?:die|dice|card|cards) (?:fewer|more)\b(?! than)",
}
PATTERNS = {name: re.compile(pattern) for name, pattern in HABITS.items()}


def texts() -> Iterator[tuple[str, str]]:
    """Yield each file with the words in it that people read."""
    words: dict[Path, list[str]] = {}
    for path, node in nodes(ast.Constant):
        if isinstance(node.value, str) and " " in node.value:
            words.setdefault(path, []).append(node.value)
    for path, found in words.items():
        yield _name(path), "\n".join(found)
    pages = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "templates").rglob("*.yaml")]
    pages += [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"]
    for path in sorted(pages):
        yield _name(path), path.read_text("utf-8")


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def found() -> Counter[str]:
    """Return how often each file has each habit: `docs/x.md: anew`."""
    counts: Counter[str] = Counter()
    for name, text in texts():
        for habit, pattern in PATTERNS.items():
            if number := len(pattern.findall(text)):
                counts[f"{name}: {habit}"] = number
    return counts


def left() -> dict[str, int]:
    rows = (line.rsplit(" ", 1) for line in LEFT.read_text("utf-8").splitlines())
    return {place: int(number) for place, number in rows}


def test_no_sentence_brings_an_old_habit_back():
    known = left()
    more = {place: n for place, n in found().items() if n > known.get(place, 0)}
    assert more == {}, "write it as docs/explanation or another sentence does"


def test_a_habit_is_noticed():
    assert PATTERNS["is no X"].search("`7` is no face of a die")
    assert not PATTERNS["is no X"].search("there is no map `x`")
    assert PATTERNS["die fewer"].search("roll 1 die fewer")
    assert not PATTERNS["die fewer"].search("roll 1 fewer die")


if __name__ == "__main__" and "--write" in sys.argv:
    now, known = found(), left() if LEFT.exists() else None
    kept = now if known is None else {p: min(n, known[p]) for p, n in now.items() if p in known}
    LEFT.write_text("".join(f"{place} {n}\n" for place, n in sorted(kept.items())), "utf-8")
