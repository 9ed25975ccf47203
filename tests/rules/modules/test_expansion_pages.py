"""The worked examples of the expansions' pages are played as they stand.

A block marked `play` begins with what the game is made of, then a drawing as in `tests/rules/kit`;
lines after `>` are typed, and what the referee tells stands below each.
"""

from __future__ import annotations

import re
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


@pytest.mark.parametrize("block", EXAMPLES)
def test_a_worked_example_goes_as_it_is_told(block: str) -> None:
    game, lines = begun(block)
    said = []
    for line in lines:
        if not line.startswith("> "):
            continue
        said.append(line)
        game.do(line[2:])
        told = str(game.run.story.tell(game._events[game._last :]))
        said += [told] if told else []
    assert "\n".join(said) == "\n".join(lines)
