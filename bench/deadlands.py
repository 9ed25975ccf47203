"""The six Deadlands fighters against each other, as the table in docs/how-to/play/deadlands.md.

    python bench/deadlands.py            plays and prints the table
    python bench/deadlands.py --write    puts it into docs/how-to/play/deadlands.md

Keen players arm themselves, aim, and use what their sheet offers, without any plan: what shows is
what the sheets are worth to people who know them.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from fragkit.board.board import Board
from fragkit.board.joining import join
from fragkit.diagnostics import Problems
from fragkit.lab.keen_player import KeenPlayer
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.library import load_library
from fragkit.model.word_values import Stats
from fragkit.rules.commands import Refusal
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Player, Setup
from fragkit.rules.modules import made_modules

ROOT = Path(__file__).parent.parent
PACK = ROOT / "content" / "deadlands"
DOCS = ROOT / "docs" / "how-to" / "play" / "deadlands.md"
MAPS = ("tombstone-row", "bitter-flats")
SPLIT = "2/3/2"
GAMES = 150  # on each map
LONGEST = 20_000


def board(id: str) -> Board:
    definition = load_map(PACK / "maps" / f"{id}.yaml", Problems())
    assert definition is not None
    joined = join([definition])
    assert isinstance(joined, Board)
    return joined


def setup(map: str, seed: int) -> Setup:
    """Everybody plays somebody, in an order that turns with the seed."""
    box = load_library(Problems(), [PACK], built_in=False)
    ids = list(box.fighters)
    order = ids[seed % len(ids) :] + ids[: seed % len(ids)]
    players = tuple(Player(id, Stats.parse(SPLIT), id) for id in order)
    modules = made_modules(m for pack in box.packs for m in pack.file.modules)
    return Setup(
        board(map), players, box.cards, box.fighters, dealing="dealt", modules=modules,
        decks=box.decks,
    )  # fmt: skip


def winner(map: str, seed: int) -> str:
    table, player = Table(setup(map, seed)), KeenPlayer(seed)
    for _ in range(LONGEST):
        if table.is_over:
            return table.state.winners[0]
        answer = table.submit(player.answer(table))
        assert not isinstance(answer, Refusal), answer
    return "nobody"


def table() -> str:
    won = {map: Counter(winner(map, seed) for seed in range(GAMES)) for map in MAPS}
    names = load_library(Problems(), [PACK], built_in=False).fighters
    rows = ["| fighter | Tombstone Row | Bitter Flats |", "|---|---|---|"]
    for id, fighter in names.items():
        shares = (f"{100 * won[map][id] / GAMES:.0f} %" for map in MAPS)
        rows.append(f"| {fighter.name} | {' | '.join(shares)} |")
    return "\n".join(rows)


def with_table(page: str, rows: str) -> str:
    head, rest = page.split("<!-- fighters: begin -->\n")
    _, tail = rest.split("<!-- fighters: end -->")
    return f"{head}<!-- fighters: begin -->\n{rows}\n<!-- fighters: end -->{tail}"


if __name__ == "__main__":
    rows = table()
    print(rows)
    if "--write" in sys.argv:
        DOCS.write_text(with_table(DOCS.read_text("utf-8"), rows), "utf-8")
