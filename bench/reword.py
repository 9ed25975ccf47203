"""Change a sentence everywhere: source, catalogs, content, tests, docs and recorded games.

    python bench/reword.py CHANGES [FOLDER…]

CHANGES has pairs of lines; a gap in braces stands for the same words in both:

    - {player} is due first: {n} dice, {reason}
    + Roll {n}d {reason} first, {player}

A gap that the new sentence leaves out is dropped. A template is found in the source and in the
catalogs as it is written here, so its translations stay attached. By default, all folders are
searched. The script prints how often it changed each sentence, 0 included.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

_GAP = re.compile(r"\{([a-z_]+)\}")
_KINDS = {".py", ".po", ".md", ".frag", ".txt", ".yaml", ".json", ".jsonl", ".js", ".html"}
_FOLDERS = ("fragkit", "templates", "content", "tests", "docs")


def pattern_of(old: str) -> re.Pattern[str]:
    """Return a pattern that finds the sentence with any words in its gaps."""
    made, seen, at = "", set(), 0
    for gap in _GAP.finditer(old):
        made += re.escape(old[at : gap.start()])
        made += f"(?P={gap[1]})" if gap[1] in seen else rf"(?P<{gap[1]}>[^\n]{{1,60}}?)"
        seen.add(gap[1])
        at = gap.end()
    return re.compile(made + re.escape(old[at:]))


def reworded(text: str, old: str, new: str, is_template: bool = False) -> tuple[str, int]:
    """Return the text with the new sentence for the old one, and how often it was there. Source and
    catalogs have the template itself, and other files have words in its gaps."""
    if is_template:
        return text.replace(old, new), text.count(old)

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


def _has_templates(path: Path) -> bool:
    return path.suffix == ".po" or path.parts[0] == "fragkit"


def main(changes: str, *folders: str) -> None:
    wanted = pairs(Path(changes).read_text(encoding="utf-8").splitlines())
    files = [
        path
        for folder in folders or _FOLDERS
        for path in sorted(Path(folder).rglob("*"))
        if path.suffix in _KINDS
    ]
    counts = dict.fromkeys(wanted, 0)
    for path in files:
        text = before = path.read_text(encoding="utf-8")
        for old, new in wanted:
            text, count = reworded(text, old, new, is_template=_has_templates(path))
            counts[old, new] += count
        if text != before:
            path.write_text(text, encoding="utf-8")
    for (old, new), count in counts.items():
        print(f"{count:4} {old} -> {new}")


if __name__ == "__main__":
    main(*sys.argv[1:])
