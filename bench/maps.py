"""How the shipped maps play: the sight heat map and the walking distances in docs/how-to/design/maps.md.

python bench/maps.py            prints them
python bench/maps.py --write    puts them into docs/how-to/design/maps.md
"""

from __future__ import annotations

import sys
from pathlib import Path

from fragkit.board.board import Board
from fragkit.board.reach import UNLIMITED, reach
from fragkit.board.sight import heat, visible_from
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.known_packs import built_in_folders, map_files
from fragkit.term.board_overlay import heat_overlay
from fragkit.term.board_text import board_text
from fragkit.term.style import Style

DOCS = Path(__file__).parent.parent / "docs" / "how-to" / "design" / "maps.md"
PHONE = Style(width=40)


def shipped() -> list[Board]:
    boards = []
    for path in map_files(built_in_folders()):
        definition = load_map(path, Problems())
        if definition is not None:
            boards.append(Board.of(definition))
    return boards


def longest_sight(board: Board) -> tuple[int, str, str]:
    """The farthest pair that see each other; the first by name of equal ones."""
    far = (0, "", "")
    for place in board.places:
        for other, distance in visible_from(board, place).items():
            if distance > far[0]:
                far = (distance, board.name(place), board.name(other))
    return far


def facts(board: Board) -> str:
    counts = heat(board)
    mean = sum(counts.values()) / len(counts)
    most = max(counts, key=lambda place: (counts[place], -place))
    distance, one, other = longest_sight(board)
    return (
        f"There are {len(board.places)} places to stand. On average, a place is seen from {mean:.0f} others; "
        f"{board.name(most)} is the most exposed, seen from {counts[most]}. "
        f"The longest line of sight is {one} to {other}, range {distance}."
    )


def picture(board: Board) -> str:
    """Tenths of the most seen square, as `fragkit show map --heat` draws them on a phone."""
    lines = board_text(board, PHONE, heat_overlay(heat(board)))
    return "```text\n" + "\n".join(lines) + "\n```"


def distances(board: Board) -> str:
    """From each respawn: how open it is, the way to the others, to the nearest power-ups."""
    counts = heat(board)
    spawns = board.respawns
    head = ["from", "seen by", *(f"to {r.number}" for r in spawns), "weapon", "gadget"]
    rows = [head, ["---"] * len(head)]
    for spawn in spawns:
        costs = {p: way.cost for p, way in reach(board, spawn.place, UNLIMITED).items()}
        row = [f"{spawn.number} ({board.name(spawn.place)})", str(counts[spawn.place])]
        row += ["–" if r is spawn else str(costs.get(r.place, "never")) for r in spawns]
        for kind in ("weapon", "gadget"):
            near = [p for p, k in board.power_ups.items() if k == kind and p in costs]
            best = min(near, key=lambda p: (costs[p], board.order(p)))
            terrain = board.spots[best].terrain
            told = f", {terrain}" if terrain else ""
            row.append(f"{costs[best]} ({board.name(best)}{told})")
        rows.append(row)
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def report(board: Board) -> str:
    return f"{facts(board)}\n\n{distances(board)}\n\n{picture(board)}"


def with_reports(text: str) -> str:
    """The page with each map's report put between its marks."""
    for board in shipped():
        begin, end = f"<!-- {board.id}: begin -->", f"<!-- {board.id}: end -->"
        if begin in text:
            before, rest = text.split(begin)
            text = f"{before}{begin}\n{report(board)}\n{end}{rest.split(end)[1]}"
    return text


def main() -> None:
    if "--write" in sys.argv:
        DOCS.write_text(with_reports(DOCS.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        for board in shipped():
            sys.stdout.write(f"## {board.maps[0].name}\n\n{report(board)}\n\n")


if __name__ == "__main__":
    main()
