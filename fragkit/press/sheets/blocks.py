"""The blocks of a record sheet: texts, boxes to write in, and the form's fields over them."""

from __future__ import annotations

from typing import Any

from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.model.fighter import Track, Trait
from fragkit.model.text import card_text, stance_text, starting_weapon_text, track_text, trait_text
from fragkit.press.graphics.marks import (
    MM_PER_PT,
    Box,
    CheckBox,
    Group,
    Mark,
    Path,
    Stroke,
    Text,
    TextField,
    tagged,
)
from fragkit.press.graphics.shapes import box_rect, line, rect
from fragkit.press.pictures.icons import ICONS
from fragkit.press.sheets.sheet_design import Block, Sheet, ammo_words, holds, weapon_words
from fragkit.press.themes.themed_pen import HAIR, LABEL, Pen
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width

_UNARMED = say("**None.** Arm yourself on the map.")


def text_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    return [
        *pen.words(
            sheet.text(block.text.strip()), block.box, block.where.of("text"),
            "this text of the sheet", block.size, block.least, leading=1.2,
        )
    ]  # fmt: skip


def about_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    if sheet.fighter is None:
        return []
    return [
        *pen.words(
            sheet.fighter.text, block.box, sheet.fighter.where.of("text"),
            f"the text of {sheet.fighter.name}", block.size, block.least, "italic",
            pen.palette.quiet, stand="middle",
        )
    ]  # fmt: skip


def _panel(block: Block, sheet: Sheet, pen: Pen) -> tuple[list[Mark], Box]:
    """Draw a framed box with its label. Also return the part of it that is free."""
    box = block.box
    marks: list[Mark] = [pen.frame(box, fill=pen.tint, color=pen.palette.rule)]
    label = pen.label(sheet.text(block.label), box.x + 2, box.y + 3.8, pen.mark, LABEL)
    marks.append(tagged("H2", [label]))
    return marks, Box(box.x + 2, box.y + 5.6, box.width - 4, box.height - 6.8)


def weapon_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw the box of the starting weapon, with its name, dice and ammo (sheet.weapon)."""
    marks, inner = _panel(block, sheet, pen)
    return marks + _armed(sheet, pen, inner)


def gear_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw the starting gear. A Deadlands sheet shows the weapon before the cards
    (sheet.deadlands.gear)."""
    marks, inner = _panel(block, sheet, pen)
    fighter = sheet.fighter
    if fighter is None:
        return marks
    weapons = sheet.weapons if sheet.design.id == fighter.sheet else ()
    if not fighter.gear and weapons:
        return marks + _armed(sheet, pen, inner)
    said = [weapon_words(weapon) for weapon in weapons]
    cards = [card for id in fighter.gear if (card := sheet.cards.get(id)) is not None]
    with_texts = [*said, *(f"**{card.name}.** {card_text(card)}" for card in cards)]
    if pen.has_room("\n".join(with_texts), inner, 11):
        said = with_texts
    elif cards:  # their texts are on the cards
        said.append(" · ".join(f"**{card.name}**" for card in cards))
    if not cards and not said:
        said.append(translate(_UNARMED))
    marks += pen.words(
        "\n".join(said), inner, fighter.where.of("gear"), f"the gear of {fighter.name}", 11, 7,
        stand="middle",
    )  # fmt: skip
    return marks


def _armed(sheet: Sheet, pen: Pen, inner: Box) -> list[Mark]:
    """Return the weapon as a line with its name, dice and ammo, followed by its effects. Several
    weapons are paragraphs of one text."""
    if not sheet.weapons:
        return [
            *pen.words(
                _UNARMED, inner, sheet.design.where.span,
                "the starting weapon", 11, stand="middle",
            )
        ]  # fmt: skip
    weapon = sheet.weapons[0]
    place = weapon.where.of("name") if sheet.fighter else sheet.design.where.span
    if sheet.weapons[1:]:
        said = "\n".join(weapon_words(one) for one in sheet.weapons)
        return [*pen.words(said, inner, place, "the text of the weapons", 10, 6.5)]
    extra = starting_weapon_text(weapon)
    row = Box(inner.x, inner.y, inner.width, min(6.2, inner.height))
    below = Box(inner.x, row.bottom + 0.6, inner.width, inner.bottom - row.bottom - 0.6)
    if inner.width < 80 or (extra and (inner.height < 11 or not pen.has_room(extra, below, 8))):
        # There is no room for its effects below the line, so all text is in one line.
        return [*pen.words(weapon_words(weapon), inner, place, f"the weapon {weapon.name}", 10)]
    middle = row.y + row.height / 2
    base = middle + CAP_HEIGHT * 15 * MM_PER_PT / 2
    drawn = next((tag for tag in weapon.tags if tag in ICONS), "gun")
    marks: list[Mark] = [*pen.icon(drawn, row.x, middle - 2.9, 5.8, pen.palette.ink)]
    name = translate(weapon.name)
    size = 15.0 if text_width(name, "black", 15) < inner.width - 68 else 11.0
    marks.append(Text(row.x + 8, base, name, "black", size, pen.palette.ink))
    x = row.x + 8 + max(22.0, text_width(name, "black", size) + 4)
    if weapon.damage != "none":
        dice = str(weapon.damage)
        marks.append(Text(x, base, dice, "black", 15, pen.mark))
        x += text_width(dice, "black", 15) + 2
        for _ in range(min(weapon.damage.count, 6)):
            marks += pen.icon("dice-5", x, middle - 2, 4, pen.mark)
            x += 4.7
    x += 4
    unlimited = weapon.ammo == "unlimited"
    marks += pen.icon("unlimited" if unlimited else "ammo", x, middle - 2.6, 5.2, pen.palette.ink)
    said = translate(ammo_words(weapon))
    marks.append(
        Text(x + 7, middle + CAP_HEIGHT * 10 * MM_PER_PT / 2, said, "semibold", 10, pen.palette.ink)
    )
    if extra:
        marks += pen.words(extra, below, place, f"the text of the weapon {weapon.name}", 8)
    return marks


def abilities_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw the abilities, or on a Deadlands sheet, the Cheatin' box (sheet.deadlands.cheatin)."""
    return _traits(block, sheet, pen, sheet.fighter.abilities if sheet.fighter else ())


def drawbacks_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw the drawbacks (sheet.deadlands.drawback)."""
    return _traits(block, sheet, pen, sheet.fighter.drawbacks if sheet.fighter else ())


def _traits(block: Block, sheet: Sheet, pen: Pen, traits: tuple[Trait, ...]) -> list[Mark]:
    """Draw a fighter's abilities or drawbacks (fighter.deadlands.unique)."""
    marks, inner = _panel(block, sheet, pen)
    said = []
    for trait in traits:
        words = trait_text(trait)
        if not words:
            continue  # its tracks and stances already show everything
        said.append(f"**{trait.name}.** {words}" if trait.name else words)
    if said and sheet.fighter is not None:
        marks += pen.words(
            "\n".join(said), inner, traits[0].where.span,
            f"the text of {sheet.fighter.name}'s {block.label.lower()}", 10, 7,
        )  # fmt: skip
    return marks


STATE_TICK = 4.4  # mm: a box that is large enough for a pencil
_PITCH, _FIVE = 5.2, 1.2
_NAME = 9.0


def states_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw a row of boxes for each track, in groups of five, and below them the words for tracks
    and stances."""
    marks, inner = _panel(block, sheet, pen)
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
        marks += pen.words("\n".join(said), rest, where, "the text of the tracks and stances", 9, 6)
    return marks


def _boxes(track: Track, box: Box, left: float, sheet: Sheet, pen: Pen) -> tuple[list[Mark], float]:
    """Draw a name and its boxes, with a tint on those filled at the start. Return where they end."""
    base = box.y + STATE_TICK / 2 + CAP_HEIGHT * _NAME * MM_PER_PT / 2
    marks: list[Mark] = [Text(box.x, base, track.name, "black", _NAME, pen.palette.ink)]
    room = box.width - left
    row_most = max(int((room - _FIVE * int(room / (_PITCH * 5))) / _PITCH), 1)
    filled = track.begins()
    for number in range(track.most):
        row, column = divmod(number, row_most)
        x = box.x + left + column * _PITCH + column // 5 * _FIVE
        y = box.y + row * (STATE_TICK + 1)
        edge = Stroke(pen.edge, 0.35)
        marks.append(
            Path(
                rect(x, y, STATE_TICK, STATE_TICK, r=0.7),
                None if pen.low else pen.palette.paper,
                edge,
            )
        )
        if number < filled:
            # A dot at the starting box, visible with any ink and still easy to cross out.
            dot = STATE_TICK * 0.36
            inset = (STATE_TICK - dot) / 2
            marks.append(Path(rect(x + inset, y + inset, dot, dot, r=dot / 2), fill=pen.mark))
        tip = f"{track.name} {number + 1}"
        marks.append(CheckBox(f"{sheet.name}-{track.id}-{number + 1}", x, y, STATE_TICK, tip))
    rows = -(-track.most // row_most)
    return marks, box.y + rows * (STATE_TICK + 1) + 0.6


TICK = 5.0  # mm: a box that is large enough for a pencil


def sheet_marks(sheet: Sheet, pen: Pen) -> tuple[Mark, ...]:
    """Draw the sheet with its corner at the origin. Each block is a separate part for a screen
    reader."""
    drawn: list[Mark] = []
    for block in sheet.design.blocks:
        if holds(block, sheet):
            marks = _DRAW[block.draw](block, sheet, pen)
            if block.draw == "stripes":
                drawn += marks
            elif block.draw == "title":
                drawn.append(tagged("H1", marks))
            elif block.draw == "art" and sheet.fighter is not None:
                drawn.append(tagged("Figure", marks, sheet.fighter.name))
            elif block.draw == "track":
                said = say("Movement track from 1 to {n}", n=block.until[-1])
                drawn.append(tagged("Figure", marks, translate(said)))
            else:
                drawn += _paragraphs(marks)
    return tuple(drawn)


def _paragraphs(marks: list[Mark]) -> list[Mark]:
    """Make paragraphs of the marks without a tag: those before, between and after the tagged ones."""
    found: list[Mark] = []
    run: list[Mark] = []

    def close() -> None:
        if any(isinstance(mark, Text | TextField | CheckBox) for mark in run):
            found.append(tagged("P", run))
        else:
            found.extend(run)  # a frame by itself is decoration
        run.clear()

    for mark in marks:
        if isinstance(mark, Group) and mark.tag:
            close()
            found.append(mark)
        else:
            run.append(mark)
    close()
    return found


# -- to write in ----------------------------------------------------------------------------


def _title(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw the heading of a sheet (sheet.title)."""
    box = block.box
    marks: list[Mark] = []
    if block.label:
        marks.append(pen.label(sheet.text(block.label), box.x, box.y + 2.4, pen.palette.quiet))
        box = Box(box.x, box.y + 3.4, box.width, box.height - 3.4)
    marks += pen.words(
        sheet.text(block.text).upper(), box, sheet.place("name", block), "the title of the sheet",
        block.size, block.least, pen.palette.display, stand="bottom", lines=1, leading=1.0,
    )  # fmt: skip
    return marks


def _stripes(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    return [pen.tape(block.box)]


def _blank(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw a blank to write in: the player's name (sheet.player) or wins (sheet.wins)."""
    box = block.box
    marks: list[Mark] = [
        pen.frame(box),
        pen.label(sheet.text(block.label), box.x + 1.6, box.y + 3.4),
    ]
    room = Box(box.x + 1.2, box.y + 4.2, box.width - 2.4, box.height - 4.8)
    return marks + _field(block, sheet, room, size=0)


def _notes(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    box = block.box
    marks: list[Mark] = [pen.frame(box), pen.label(block.label, box.x + 1.6, box.y + 3.4)]
    room = Box(box.x + 1.2, box.y + 4, box.width - 2.4, box.height - 4.6)
    return marks + _field(block, sheet, room, size=0, multiline=True)


def _field(block: Block, sheet: Sheet, box: Box, **more: Any) -> list[Mark]:
    """Return the form's field of a block, if it has one."""
    if not block.field:
        return []
    name, hint = f"{sheet.name}-{block.field}", block.hint or block.label
    return [TextField(name, *box, **({"tooltip": hint} | more))]


def _stat(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw the box of one stat (sheet.attributes, sheet.deadlands.attributes)."""
    stat = block.stat or "health"
    box = block.box
    head = 6.0
    largest = 8 * (box.width - 8) / pen.label_width(stat, 8)  # for a long word
    marks: list[Mark] = [
        pen.frame(box, color=pen.edge, width=0.5),
        Path(line(box.x, box.y + head, box.right, box.y + head), stroke=Stroke(pen.palette.rule, HAIR)),
        *pen.icon(stat, box.x + 1.5, box.y + 0.9, 4.2, pen.mark),
        pen.label(stat, box.x + 7, box.y + 4.2, pen.palette.ink, min(8.0, largest)),
    ]  # fmt: skip
    middle = box.y + head + (box.height - head) / 2
    if sheet.stats is None:
        return [
            *marks,
            *_stat_field(block, sheet, Box(box.x, box.y + head, box.width, box.height - head)),
        ]
    # The starting value, with space beside it for a higher value after wins.
    value = str(getattr(sheet.stats, stat))
    size = min(40.0, 40 * (box.width * 0.56 - 3) / text_width(value, "black", 40))  # a boss has 12
    now = Box(
        box.x + box.width * 0.56,
        box.y + head + 1.2,
        box.width * 0.44 - 1.2,
        box.height - head - 2.4,
    )
    marks.append(
        Text(
            box.x + box.width * 0.28, middle + CAP_HEIGHT * size * MM_PER_PT / 2, value, "black", size,
            pen.palette.ink, anchor="middle",
        )
    )  # fmt: skip
    if block.field:
        marks.append(pen.frame(now, color=pen.edge, width=HAIR))
        marks.append(pen.label(translate("now"), now.center[0], now.y + 3.2, anchor="middle"))
        marks += _stat_field(block, sheet, Box(now.x, now.y + 3, now.width, now.height - 3))
    return marks


def _stat_field(block: Block, sheet: Sheet, box: Box) -> list[Mark]:
    room = Box(box.x + 1.2, box.y + 0.8, box.width - 2.4, box.height - 1.6)
    size = min(32.0, (box.height - 1.6) / MM_PER_PT * 0.8)
    hint = block.hint or translate(block.stat or "health").capitalize()
    return _field(block, sheet, room, tooltip=hint, size=size, max_length=3, align="center")


def _art(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw the fighter's own picture, if the designer gave one, or else the figure."""
    box = block.box
    if sheet.art is not None:
        drawn = sheet.art(box)
    elif sheet.figure is not None:
        drawn = sheet.figure(box, pen)
    else:
        return []
    return [
        Group(drawn, clip=box_rect(box, 1.2)),
        pen.frame(box, color=pen.edge, width=0.5),
    ]


def _games(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw a row of tick boxes for each game (sheet.games, sheet.games.columns), in groups of five,
    so that nobody has to count them."""
    box = block.box
    top = box.y + 5.2
    pitch_y = (box.height - 5.2) / block.rows
    label_width = text_width(translate(say("Game {n}", n=block.rows)), "semibold", 9) + 2.2
    gap_five = 1.6 if block.columns > 5 else 0.0
    room = box.width - label_width - gap_five - TICK
    pitch_x = min(11.0, room / max(1, block.columns - 1)) if block.columns > 1 else 0.0
    marks: list[Mark] = [pen.label(block.label, box.x, box.y + 3.6, pen.palette.quiet)]
    for row in range(block.rows):
        y = top + row * pitch_y + (pitch_y - TICK) / 2
        base = y + TICK / 2 + CAP_HEIGHT * 9 * MM_PER_PT / 2
        marks.append(
            Text(box.x, base, translate(say("Game {n}", n=row + 1)), "semibold", 9, pen.palette.ink)
        )
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
                    translate(say("Game {n}, frag {number}", n=row + 1, number=column + 1)),
                )
            )  # fmt: skip
    return marks


def _track(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Draw numbered cells in rows (sheet.track, sheet.track.rows, ruling.ocr.trackrows). The label
    and the field are in the room that shorter rows leave."""
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
                # A bar at the bottom, visible with any ink and in gray.
                bar = 1.1 if not pen.low else 0.5
                marks.append(Path(rect(x, y + height - bar, cell, bar), fill=pen.accent))
            size = 9.0 if fifth else 8.0
            color = pen.palette.ink if fifth else pen.palette.quiet
            base = (y + height / 2) + CAP_HEIGHT * size * MM_PER_PT / 2 - (0.4 if fifth else 0)
            font = "black" if fifth else "regular"
            marks.append(Text(x + cell / 2, base, str(number), font, size, color, anchor="middle"))
        edge = Stroke(pen.edge, 0.45)
        marks.append(Path(rect(box.x, y, count * cell, height, r=0.6), stroke=edge))
        if count < longest and free is None:
            x = box.x + count * cell + 3
            free = Box(x, y, box.right - x, height)
    if free is not None:
        marks += _track_label(block, sheet, pen, free)
    return marks


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
        room = Box(box.x + 0.6, box.y + 0.8, box.width - 1.2, box.height - 1.6)
        marks += _field(block, sheet, room, size=12, max_length=3, align="center")
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
