"""The worked examples on the expansion pages are played as written.

A block marked `play` starts with the setup, then a drawing as in `tests/rules/kit`. Lines after `>`
are typed, and the referee's answer follows each.

python -m tests.rules.modules.test_expansion_pages --write
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.rules.kit import Fighter, Game, draw, fighter

DOCS = Path(__file__).parents[3] / "docs" / "how-to" / "play"
PAGES = [DOCS / f"{name}.md" for name in ("death-match", "teams-and-variants", "ftw", "deadlands")]
EXAMPLES = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, block in enumerate(
        re.findall(r"^```play\n(.*?)^```", page.read_text(), re.M | re.S)
    )
]


def somebody(text: str) -> Fighter:
    """`saloon-gal 2/2/3 widows-navy hand telegram`: a sheet, the split, cards in play, in the hand."""
    words, _, hand = text.partition(" hand ")
    found = words.split()
    id = "" if "/" in found[0] else found.pop(0)
    return fighter(found[0], play=" ".join(found[1:]), hand=hand, id=id)


def begun(block: str) -> tuple[Game, list[str]]:
    lines = block.splitlines()
    made: dict[str, object] = {}
    while not lines[0].startswith("+"):
        key, _, value = lines.pop(0).partition(": ")
        if key in ("red", "blue", "green"):
            made[key] = somebody(value)
        elif key in ("doors", "switches", "zones", "beasts"):
            made["keys"] = f"{made.get('keys', '')}{key}: {value}\n"
        else:
            made[key] = value
    end = next(i for i, line in enumerate(lines) if line.startswith(">"))
    return draw("\n".join(line for line in lines[:end] if line), **made), lines[end:]


def replayed(block: str) -> str:
    """Return the inputs of a block with the referee's answers."""
    game, lines = begun(block)
    found = []
    for line in lines:
        if not line.startswith("> "):
            continue
        found.append(line)
        game.do(line[2:])
        answer = str(game.run.story.tell(game._events[game._last :]))
        found += [answer] if answer else []
    return "\n".join(found)


@pytest.mark.parametrize("block", EXAMPLES)
def test_a_worked_example_goes_as_written(block: str) -> None:
    assert replayed(block) == "\n".join(begun(block)[1])


if __name__ == "__main__" and "--write" in sys.argv:
    for page in PAGES:
        page.write_text(
            re.sub(
                r"(^```play\n)(.*?)(^```)",
                lambda m: m[1] + m[2][: m[2].index("\n> ") + 1] + replayed(m[2]) + "\n" + m[3],
                page.read_text(),
                flags=re.M | re.S,
            )
        )
