"""The blocks of a record sheet, drawn: boxes to write in, and the form's fields over them."""

from __future__ import annotations

from fragkit.language import say
from fragkit.press.draw import (
    Box,
    CheckBox,
    Group,
    Mark,
    Path,
    Stroke,
    Symbol,
    Text,
    TextField,
    Use,
)
from fragkit.press.fonts import CAP_HEIGHT, text_width
from fragkit.press.pen import HAIR, Pen
from fragkit.press.shapes import box_rect, line, rect
from fragkit.press.sheets.design import Block, Sheet, holds
from fragkit.press.sheets.states import states_block
from fragkit.press.sheets.texts import (
    abilities_block,
    about_block,
    drawbacks_block,
    gear_block,
    text_block,
    weapon_block,
)

TICK = 5.0  # mm: a box that a pencil meets
_PT = 25.4 / 72


def sheet_marks(sheet: Sheet, pen: Pen) -> tuple[Mark, ...]:
    """The sheet with its corner at the origin."""
    drawn: list[Mark] = []
    fields: list[Mark] = []
    for block in sheet.design.blocks:
        if holds(block, sheet):
            for mark in _DRAW[block.draw](block, sheet, pen):
                (fields if isinstance(mark, TextField | CheckBox) else drawn).append(mark)
    # Blank sheets are all alike: drawn once, with fields of their own over each.
    id = f"sheet-{sheet.design.id}-{sheet.fighter.id if sheet.fighter else 'blank'}"
    symbol = Symbol(id, sheet.design.width, sheet.design.height, tuple(drawn), margin=1)
    return (Use(symbol), *fields)


# -- to write in ----------------------------------------------------------------------------


def _title(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    box = block.box
    marks: list[Mark] = []
    if block.label:
        marks.append(pen.label(sheet.text(block.label), box.x, box.y + 2.4, pen.palette.quiet))
        box = Box(box.x, box.y + 3.4, box.width, box.height - 3.4)
    marks += pen.words(
        sheet.text(block.text).upper(), box, sheet.place("name", block), "the title of the sheet",
        block.size, block.least, "black", stand="bottom", lines=1, leading=1.0,
    )  # fmt: skip
    return marks


def _stripes(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    return [pen.tape(block.box)]


def _blank(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    box = block.box
    marks: list[Mark] = [
        pen.frame(box),
        pen.label(sheet.text(block.label), box.x + 1.6, box.y + 3.4),
    ]
    if block.field:
        marks.append(
            TextField(
                f"{sheet.name}-{block.field}", box.x + 1.2, box.y + 4.2, box.width - 2.4,
                box.height - 4.8, block.hint or block.label, size=0,
            )
        )  # fmt: skip
    return marks


def _notes(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    box = block.box
    marks: list[Mark] = [pen.frame(box), pen.label(block.label, box.x + 1.6, box.y + 3.4)]
    if block.field:
        marks.append(
            TextField(
                f"{sheet.name}-{block.field}", box.x + 1.2, box.y + 4, box.width - 2.4,
                box.height - 4.6, block.hint or block.label, size=0, multiline=True,
            )
        )  # fmt: skip
    return marks


def _stat(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    stat = block.stat or "health"
    box = block.box
    head = 6.0
    marks: list[Mark] = [
        pen.frame(box, color=pen.edge, width=0.5),
        Path(line(box.x, box.y + head, box.right, box.y + head), stroke=Stroke(pen.palette.rule, HAIR)),
        *pen.icon(stat, box.x + 1.5, box.y + 0.9, 4.2, pen.mark),
        pen.label(stat, box.x + 7, box.y + 4.2, pen.palette.ink, 8),
    ]  # fmt: skip
    middle = box.y + head + (box.height - head) / 2
    if sheet.stats is None:
        return [
            *marks,
            *_stat_field(block, sheet, Box(box.x, box.y + head, box.width, box.height - head)),
        ]
    # What it starts with, and beside it a place for what it has become: wins add to it.
    size = 40.0
    value = str(getattr(sheet.stats, stat))
    now = Box(
        box.x + box.width * 0.56,
        box.y + head + 1.2,
        box.width * 0.44 - 1.2,
        box.height - head - 2.4,
    )
    marks.append(
        Text(
            box.x + box.width * 0.28, middle + CAP_HEIGHT * size * _PT / 2, value, "black", size,
            pen.palette.ink, anchor="middle",
        )
    )  # fmt: skip
    if block.field:
        marks.append(pen.frame(now, color=pen.edge, width=HAIR))
        marks.append(pen.label("now", now.center[0], now.y + 3.2, anchor="middle"))
        marks += _stat_field(block, sheet, Box(now.x, now.y + 3, now.width, now.height - 3))
    return marks


def _stat_field(block: Block, sheet: Sheet, box: Box) -> list[Mark]:
    if not block.field:
        return []
    return [
        TextField(
            f"{sheet.name}-{block.field}", box.x + 1.2, box.y + 0.8, box.width - 2.4,
            box.height - 1.6, block.hint or (block.stat or "health").capitalize(),
            size=min(32.0, (box.height - 1.6) / _PT * 0.8), max_length=3, align="center",
        )
    ]  # fmt: skip


def _art(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """The fighter's own picture, as its designer gave it."""
    if sheet.art is None:
        return []
    box = block.box
    return [
        Group(sheet.art(box), clip=box_rect(box, 1.2)),
        pen.frame(box, color=pen.edge, width=0.5),
    ]


def _games(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """A row of tick boxes for each game, in fives, so that nobody counts."""
    box = block.box
    top = box.y + 5.2
    pitch_y = (box.height - 5.2) / block.rows
    label_width = text_width(say(f"Game {block.rows}"), "semibold", 9) + 2.2
    gap_five = 1.6 if block.columns > 5 else 0.0
    room = box.width - label_width - gap_five - TICK
    pitch_x = min(11.0, room / max(1, block.columns - 1)) if block.columns > 1 else 0.0
    marks: list[Mark] = [pen.label(block.label, box.x, box.y + 3.6, pen.palette.quiet)]
    for row in range(block.rows):
        y = top + row * pitch_y + (pitch_y - TICK) / 2
        base = y + TICK / 2 + CAP_HEIGHT * 9 * _PT / 2
        marks.append(Text(box.x, base, say(f"Game {row + 1}"), "semibold", 9, pen.palette.ink))
        for column in range(block.columns):
            five = gap_five if column >= 5 else 0.0
            x = box.x + label_width + column * pitch_x + five
            if row == 0 and block.numbered:
                marks.append(
                    Text(
                        x + TICK / 2, box.y + 3.8, str(column + 1), "semibold", 8,
                        pen.palette.quiet, anchor="middle",
                    )
                )  # fmt: skip
            marks.append(Path(rect(x, y, TICK, TICK, r=0.8), stroke=Stroke(pen.edge, 0.35)))
            marks.append(
                CheckBox(
                    f"{sheet.name}-game{row + 1}-frag{column + 1}", x, y, TICK,
                    say(f"Game {row + 1}, frag {column + 1}"),
                )
            )  # fmt: skip
    return marks


def _track(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Numbered cells in rows; what the shorter rows leave holds the label and the field."""
    box = block.box
    firsts = [1, *(n + 1 for n in block.until[:-1])]
    rows = list(zip(firsts, block.until, strict=True))
    longest = max(last - first + 1 for first, last in rows)
    cell = box.width / longest
    gap = 1.2
    height = (box.height - gap * (len(rows) - 1)) / len(rows)
    marks: list[Mark] = []
    free: Box | None = None
    for i, (first, last) in enumerate(rows):
        y = box.y + i * (height + gap)
        count = last - first + 1
        for number in range(first, last + 1):
            x = box.x + (number - first) * cell
            fifth = number % 5 == 0
            fill = pen.tint if fifth and not pen.low else None
            edge = Stroke(pen.palette.rule, 0.35)
            marks.append(Path(rect(x, y, cell, height), fill, edge))
            if fifth:
                # A bar at the foot: seen with any ink, and in grey.
                bar = 1.1 if not pen.low else 0.5
                marks.append(Path(rect(x, y + height - bar, cell, bar), fill=pen.accent))
            marks.append(_cell_number(number, x + cell / 2, y + height / 2, fifth, pen))
        edge = Stroke(pen.edge, 0.45)
        marks.append(Path(rect(box.x, y, count * cell, height, r=0.6), stroke=edge))
        if count < longest and free is None:
            x = box.x + count * cell + 3
            free = Box(x, y, box.right - x, height)
    if free is not None:
        marks += _track_label(block, sheet, pen, free)
    return marks


def _cell_number(number: int, x: float, y: float, fifth: bool, pen: Pen) -> Text:
    size = 9.0 if fifth else 8.0
    color = pen.palette.ink if fifth else pen.palette.quiet
    base = y + CAP_HEIGHT * size * _PT / 2 - (0.4 if fifth else 0)
    font = "black" if fifth else "regular"
    return Text(x, base, str(number), font, size, color, anchor="middle")


def _track_label(block: Block, sheet: Sheet, pen: Pen, free: Box) -> list[Mark]:
    icon = 6.0
    marks: list[Mark] = [
        *pen.icon("speed", free.x, free.y + (free.height - icon) / 2, icon, pen.mark)
    ]
    words = pen.label_width(block.label, 7.5)
    marks.append(
        pen.label(
            block.label, free.x + icon + 2, free.y + free.height / 2 + 0.9, pen.palette.ink, 7.5
        )
    )
    left = free.x + icon + 2 + words + 2
    if block.field and free.right - left >= 9:
        box = Box(left, free.y, free.right - left, free.height)
        marks.append(pen.frame(box))
        marks.append(
            TextField(
                f"{sheet.name}-{block.field}", box.x + 0.6, box.y + 0.8, box.width - 1.2,
                box.height - 1.6, block.hint or block.label, size=12, max_length=3, align="center",
            )
        )  # fmt: skip
    return marks


_DRAW = {
    "title": _title,
    "stripes": _stripes,
    "blank": _blank,
    "notes": _notes,
    "stat": _stat,
    "text": text_block,
    "about": about_block,
    "weapon": weapon_block,
    "gear": gear_block,
    "abilities": abilities_block,
    "drawbacks": drawbacks_block,
    "games": _games,
    "track": _track,
    "art": _art,
    "states": states_block,
}
