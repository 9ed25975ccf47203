"""Change a sentence wherever it is quoted: tests, docs, recorded games and catalogues.

    python bench/reword.py CHANGES [FOLDER…]

CHANGES has pairs of lines; a gap in braces stands for the same words in both:

    - {player} is due first: {n} dice, {reason}
    + Roll {n}d {reason} first, {player}

A gap that the new sentence leaves out is dropped. The folders are tests and docs by default. What
was changed, and how often, is printed; a sentence that is quoted nowhere is printed as well.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

_GAP = re.compile(r"\{([a-z_]+)\}")
_KINDS = {".py", ".md", ".frag", ".txt", ".yaml", ".json", ".jsonl"}


def pattern_of(old: str) -> re.Pattern[str]:
    """Return a pattern that finds the sentence with any words in its gaps."""
    made, seen, at = "", set(), 0
    for gap in _GAP.finditer(old):
        made += re.escape(old[at : gap.start()])
        made += f"(?P={gap[1]})" if gap[1] in seen else rf"(?P<{gap[1]}>[^\n]{{1,60}}?)"
        seen.add(gap[1])
        at = gap.end()
    return re.compile(made + re.escape(old[at:]))


def reworded(text: str, old: str, new: str) -> tuple[str, int]:
    """Return the text with the new sentence for the old one, and how often it was there."""

    def filled(found: re.Match[str]) -> str:
        words = found.groupdict()
        return _GAP.sub(lambda gap: words.get(gap[1]) or gap[0], new)

    return pattern_of(old).subn(filled, text)


def pairs(lines: list[str]) -> list[tuple[str, str]]:
    old = [line[2:] for line in lines if line.startswith("- ")]
    new = [line[2:] for line in lines if line.startswith("+ ")]
    if len(old) != len(new):
        raise SystemExit(f"{len(old)} old sentences and {len(new)} new ones")
    return list(zip(old, new, strict=True))


def main(changes: str, *folders: str) -> None:
    wanted = pairs(Path(changes).read_text(encoding="utf-8").splitlines())
    files = [
        path
        for folder in folders or ("tests", "docs")
        for path in sorted(Path(folder).rglob("*"))
        if path.suffix in _KINDS
    ]
    counts = dict.fromkeys(wanted, 0)
    for path in files:
        text = before = path.read_text(encoding="utf-8")
        for old, new in wanted:
            text, count = reworded(text, old, new)
            counts[old, new] += count
        if text != before:
            path.write_text(text, encoding="utf-8")
    for (old, new), count in counts.items():
        print(f"{count:4} {old} -> {new}")


if __name__ == "__main__":
    main(*sys.argv[1:])
