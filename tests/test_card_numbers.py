"""Of 100 changed numbers in shipped cards, a deck's count, a scene or a recorded game notices at least 95.

Every run changes the first 40 of them, of which 38 must be noticed (`tests/full.py`).
"""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fragkit.shipped_files
from fragkit.diagnostics import Problems
from fragkit.load.packs.known_packs import BUILT_IN
from fragkit.load.packs.library import load_library
from fragkit.model.card import Card
from fragkit.referee.history.scenes import play_scene
from fragkit.values import dataclass
from tests.full import sampled
from tests.games.differ import GAMES

ROOT = Path(__file__).parent.parent
TRIED = sampled(40, 100)
_UNPLAYED = re.compile(r"\s*(#|text:|flavor:|picture:|- id:|name:)")
_NUMBER = re.compile(r"(?<!\w)\d+(?=d\b|\b|\+)")

# Cards in each deck, and different values among them.
DECKS = {
    ("base", "weapon"): (45, 1),
    ("base", "gadget"): (40, 1),
    ("base", "special"): (27, 1),
    ("deathmatch", "weapon"): (22, 1),
    ("deathmatch", "gadget"): (19, 1),
    ("deathmatch", "special"): (15, 1),
    ("ftw", "weapon"): (4, 1),
    ("ftw", "gadget"): (3, 1),
    ("ftw", "special"): (3, 1),
    ("deadlands", "weapon"): (28, 14),
    ("deadlands", "gadget"): (28, 14),
    ("deadlands", "special"): (28, 14),
    ("deadlands", "hex"): (28, 14),
}


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a card file that the rules read, or that counts the card's copies."""

    pack: str
    file: str
    card: str
    row: int
    start: int
    end: int
    line: str

    @property
    def changed(self) -> str:
        value = int(self.line[self.start : self.end]) + 1
        return f"{self.line[: self.start]}{value}{self.line[self.end :]}"

    def __str__(self) -> str:
        return f"{self.pack}/{self.file}:{self.row + 1} {self.card} `{self.line.strip()}`"


def numbers() -> Iterator[Number]:
    for pack in BUILT_IN:
        for file in sorted((ROOT / "content" / pack / "cards").glob("*.yaml")):
            card = ""
            for row, line in enumerate(file.read_text().split("\n")):
                if found := re.match(r"- id: (\S+)", line):
                    card = found[1]
                if not card or _UNPLAYED.match(line):
                    continue
                for at in _NUMBER.finditer(line):
                    yield Number(pack, file.name, card, row, at.start(), at.end(), line)


def copy_with(change: Number, folder: Path) -> Path:
    """Copy the shipped content with one number changed."""
    content = folder / "_share" / "content"
    shutil.copytree(ROOT / "content", content, ignore=shutil.ignore_patterns("samples", "lang"))
    file = content / change.pack / "cards" / change.file
    lines = file.read_text().split("\n")
    lines[change.row] = change.changed
    file.write_text("\n".join(lines))
    (folder / "_share" / "templates").symlink_to(ROOT / "templates")
    return content


def decks() -> dict[tuple[str, str], tuple[int, int]]:
    cards: dict[tuple[str, str], list[Card]] = {}
    for pack in load_library(Problems(), []).packs:
        for card in pack.cards.values():
            cards.setdefault((str(pack.file.id), str(card.deck)), []).append(card)
    return {
        deck: (sum(card.copies for card in those), len({card.value for card in those}))
        for deck, those in cards.items()
    }


def test_each_deck_has_its_cards_and_values():
    assert decks() == DECKS


def is_noticed(change: Number, content: Path) -> bool:
    """Return whether a deck, a scene or a recorded game differs with the changed number."""
    if decks() != DECKS:
        return True
    pack = content / change.pack
    scenes = sorted((pack / "tests").glob("*.frag"))
    games = [game for game in GAMES if change.card in game.read_text()]
    return any(play_scene(path, pack).misses for path in (*scenes, *games))


def unnoticed(folder: Path) -> list[str]:
    """Change the numbers, one at a time; return those that nothing notices."""
    found = []
    changes = random.Random(1).sample(list(numbers()), 100)[:TRIED]
    for index, change in enumerate(changes):
        made = folder / str(index)
        content = copy_with(change, made)
        fragkit.shipped_files._PACKAGE = made
        if not is_noticed(change, content):
            found.append(str(change))
        shutil.rmtree(made)
    return found


@pytest.mark.slow
def test_95_of_100_changed_numbers_are_noticed(tmp_path):
    # In a process of its own: the tests of a run share the shipped content.
    ran = subprocess.run(
        [sys.executable, "-m", "tests.test_card_numbers", tmp_path],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = ran.stdout.splitlines()
    assert found[-1] == f"{TRIED} tried"
    assert len(found) - 1 <= TRIED / 20, ran.stdout


if __name__ == "__main__":
    sys.stdout.write("\n".join([*unnoticed(Path(sys.argv[1])), f"{TRIED} tried"]))
