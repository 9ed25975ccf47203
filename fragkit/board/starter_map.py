"""The drawing of a new map: an open arena in which every square can be reached."""

from __future__ import annotations

ColumnRow = tuple[int, int]  # column and row


def arena(columns: int, rows: int, players: int | None = None, mirror: bool = False) -> list[str]:
    """Draw an arena with respawns, power-ups and pillars.

    It looks the same upside down, or with `mirror` the same left and right, so that no side has an
    advantage. `players` is the number of respawns (default: 6).
    """
    right, bottom = columns - 1, rows - 1

    def twin(place: ColumnRow) -> ColumnRow:
        column, row = place
        return (right - column, row if mirror else bottom - row)

    cells: dict[ColumnRow, str] = {}
    spawns = _six_respawns(columns, rows) if players is None and not mirror else []
    spawns = spawns or _respawns(columns, rows, players or 6, mirror)
    for number, place in enumerate(spawns, 1):
        cells[place] = str(number)
    across, down = columns // 2, rows // 2
    if players is None and not mirror:
        goods = [((across, down), "w"), ((right - across, bottom - down), "g")]
    else:
        quarter, third = columns // 4, rows // 3
        goods = [
            ((quarter, third), "w"), ((quarter, bottom - third), "g"),
            ((across, down), "w"), ((across, down - 1), "g"),
        ]  # fmt: skip
        goods += [(twin(place), symbol) for place, symbol in goods]
    for place, symbol in goods:
        cells.setdefault(place, symbol)
    # Pillars in two lattices, each the other's picture: nothing is walled in.
    for row in range(2, rows - 2, 4):
        for column in range(2, columns - 2, 4):
            if (column, row) not in cells and twin((column, row)) not in cells:
                cells[column, row] = cells[twin((column, row))] = "#"
    return drawn(columns, rows, cells)


def fits(columns: int, rows: int, players: int, mirror: bool) -> bool:
    return len(_respawns(columns, rows, players, mirror)) == players


def can_mirror(columns: int, players: int) -> bool:
    """Return whether each respawn has a counterpart; an odd one needs a column in the middle."""
    return players % 2 == 0 or columns % 2 == 1


def drawn(columns: int, rows: int, cells: dict[ColumnRow, str]) -> list[str]:
    """Draw open floor with these symbols on it."""
    lines = []
    for row in range(rows):
        lines.append("+" + "+".join(["---" if row == 0 else "   "] * columns) + "+")
        inner = " ".join(f"{cells.get((column, row), ' '):^3}" for column in range(columns))
        lines.append(f"|{inner}|")
    return [*lines, "+" + "+".join(["---"] * columns) + "+"]


def _six_respawns(columns: int, rows: int) -> list[ColumnRow]:
    """Return the corners and the middles of the longer sides."""
    right, bottom = columns - 1, rows - 1
    across, down = columns // 2, rows // 2
    sides = [(0, down), (right, bottom - down)]
    if columns > rows:
        sides = [(across, 0), (right - across, bottom)]
    return list(dict.fromkeys([(0, 0), (right, bottom), (right, 0), (0, bottom), *sides]))


def _respawns(columns: int, rows: int, players: int, mirror: bool) -> list[ColumnRow]:
    """Return that many squares along the border, far from each other, each with its counterpart;
    fewer if the arena is too small."""
    right, bottom = columns - 1, rows - 1
    pairs = players // 2
    if mirror:
        left = [(0, i * bottom // (pairs - 1)) for i in range(pairs)] if pairs > 1 else []
        left = left or [(0, rows // 2)]
        twins = [(right - column, row) for column, row in left]
        odd = (columns // 2, 0)
    else:
        # Half of the way around; the twins are opposite.
        way = [(column, 0) for column in range(right)] + [(right, row) for row in range(bottom)]
        left = [way[i * len(way) // pairs] for i in range(pairs)]
        twins = [(right - column, bottom - row) for column, row in left]
        odd = (columns // 2, rows // 2)
    spawns = [place for both in zip(left, twins, strict=True) for place in both]
    return list(dict.fromkeys([*spawns, odd] if players % 2 else spawns))
