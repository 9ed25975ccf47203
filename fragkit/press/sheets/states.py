"""Tracks and stances on a record sheet: boxes to tick, and what each stance is."""

from __future__ import annotations

from fragkit.model.fighter import Track
from fragkit.model.text import stance_text, track_text
from fragkit.press.draw import Box, CheckBox, Mark, Path, Stroke, Text
from fragkit.press.fonts import CAP_HEIGHT, text_width
from fragkit.press.pen import LABEL, Pen
from fragkit.press.shapes import rect
from fragkit.press.sheets.design import Block, Sheet

TICK = 4.4  # mm: a box that a pencil meets
_PITCH, _FIVE = 5.2, 1.2
_NAME = 9.0
_PT = 25.4 / 72


def states_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """A row of boxes for each track, in fives; below them the words for tracks and stances."""
    box = block.box
    marks: list[Mark] = [pen.frame(box, fill=pen.tint, color=pen.palette.rule)]
    marks.append(pen.label(sheet.text(block.label), box.x + 2, box.y + 3.8, pen.mark, LABEL))
    inner = Box(box.x + 2, box.y + 5.6, box.width - 4, box.height - 6.8)
    y = inner.y
    names = [text_width(track.name, "black", _NAME) for track in sheet.tracks]
    left = min(max(names, default=0.0) + 3, inner.width / 2)
    for track in sheet.tracks:
        row, below = _boxes(track, Box(inner.x, y, inner.width, inner.bottom - y), left, sheet, pen)
        marks += row
        y = below
    said = [f"**{t.name}.** {words}" for t in sheet.tracks if (words := track_text(t))]
    said += [f"**{stance.name}.** {stance_text(stance)}" for stance in sheet.stances]
    if said:
        rest = Box(inner.x, y + 0.4, inner.width, inner.bottom - y - 0.4)
        where = sheet.fighter.where.span if sheet.fighter else sheet.pack.file.where.span
        marks += pen.words("\n".join(said), rest, where, "the tracks and stances", 9, 6)
    return marks


def _boxes(track: Track, box: Box, left: float, sheet: Sheet, pen: Pen) -> tuple[list[Mark], float]:
    """The name and its boxes, those that are filled at the start tinted; where it ends."""
    base = box.y + TICK / 2 + CAP_HEIGHT * _NAME * _PT / 2
    marks: list[Mark] = [Text(box.x, base, track.name, "black", _NAME, pen.palette.ink)]
    room = box.width - left
    row_most = max(int((room - _FIVE * int(room / (_PITCH * 5))) / _PITCH), 1)
    filled = track.begins()
    for number in range(track.most):
        row, column = divmod(number, row_most)
        x = box.x + left + column * _PITCH + column // 5 * _FIVE
        y = box.y + row * (TICK + 1)
        edge = Stroke(pen.edge, 0.35)
        marks.append(
            Path(rect(x, y, TICK, TICK, r=0.7), None if pen.low else pen.palette.paper, edge)
        )
        if number < filled:
            # A dot where it begins: seen with any ink, and still there to be crossed out.
            dot = TICK * 0.36
            inset = (TICK - dot) / 2
            marks.append(Path(rect(x + inset, y + inset, dot, dot, r=dot / 2), fill=pen.mark))
        tip = f"{track.name} {number + 1}"
        marks.append(CheckBox(f"{sheet.name}-{track.id}-{number + 1}", x, y, TICK, tip))
    rows = -(-track.most // row_most)
    return marks, box.y + rows * (TICK + 1) + 0.6
