"""The blocks of a record sheet, drawn: boxes to write in, and the form's fields over them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fragkit.diagnostics import Span
from fragkit.model.card import Card
from fragkit.model.fighter import PISTOL, Fighter, StartingWeapon, Trait
from fragkit.model.pack import Pack
from fragkit.model.text import card_text, starting_weapon_text, trait_text
from fragkit.model.words import Stats
from fragkit.press.draw import Box, CheckBox, Mark, Path, Stroke, Symbol, Text, TextField, Use
from fragkit.press.fonts import CAP_HEIGHT, text_width
from fragkit.press.kinds.pen import HAIR, LABEL, Pen
from fragkit.press.kinds.sheet_design import Block, SheetDesign, holds
from fragkit.press.shapes import line, rect

TICK = 5.0  # mm: a box that a pencil meets
_PT = 25.4 / 72


@dataclass(frozen=True, slots=True)
class Sheet:
    """One record sheet to print; without a fighter it is the blank one.

    ``name`` begins the names of its fields, so that they are unique in the form.
    """

    design: SheetDesign
    pack: Pack
    fighter: Fighter | None
    name: str
    cards: Mapping[str, Card]

    def text(self, template: str) -> str:
        """A text of the design with its words in braces filled in."""
        points = 7 if self.fighter is None else self.fighter.points
        facts = {
            "pack": self.pack.file.name,
            "fighter": self.fighter.name if self.fighter else "",
            "points": str(points),
            "least": str(Fighter.STAT_LEAST),
            "most": str(Fighter.STAT_MOST),
        }
        for word, value in facts.items():
            template = template.replace(f"{{{word}}}", value)
        return template

    @property
    def stats(self) -> Stats | None:
        """Fixed stats are printed; free ones are left to the player."""
        if self.fighter is None or self.fighter.stats == "free":
            return None
        return self.fighter.stats

    @property
    def weapon(self) -> StartingWeapon | None:
        if self.fighter is None or self.fighter.weapon == "pistol":
            return PISTOL
        return None if self.fighter.weapon == "none" else self.fighter.weapon

    def place(self, key: str, block: Block) -> Span:
        """Where to point when a text does not fit: at the fighter, else at the design."""
        return self.fighter.where.of(key) if self.fighter else block.where.of("text")


def sheet_marks(sheet: Sheet, pen: Pen) -> tuple[Mark, ...]:
    """The sheet with its corner at the origin."""
    drawn: list[Mark] = []
    fields: list[Mark] = []
    for block in sheet.design.blocks:
        if holds(block, sheet.fighter):
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
    return [pen.stripes(block.box)]


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
                box.height - 4.8, block.hint or block.label, size=14,
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
                box.height - 4.6, block.hint or block.label, size=8, multiline=True,
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
    if sheet.stats is not None:
        size = 40.0
        value = str(getattr(sheet.stats, stat))
        base = middle + CAP_HEIGHT * size * _PT / 2
        marks.append(
            Text(box.center[0], base, value, "black", size, pen.palette.ink, anchor="middle")
        )
    elif block.field:
        marks.append(
            TextField(
                f"{sheet.name}-{block.field}", box.x + 1.2, box.y + head + 0.8, box.width - 2.4,
                box.height - head - 1.6, block.hint or stat.capitalize(), size=32, max_length=3,
                align="center",
            )
        )  # fmt: skip
    return marks


def _games(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """A row of tick boxes for each game, in fives, so that nobody counts."""
    box = block.box
    top = box.y + 5.2
    pitch_y = (box.height - 5.2) / block.rows
    label_width = text_width(f"Game {block.rows}", "semibold", 9) + 2.2
    gap_five = 1.6 if block.columns > 5 else 0.0
    room = box.width - label_width - gap_five - TICK
    pitch_x = min(11.0, room / max(1, block.columns - 1)) if block.columns > 1 else 0.0
    marks: list[Mark] = [pen.label(block.label, box.x, box.y + 3.6, pen.palette.quiet)]
    for row in range(block.rows):
        y = top + row * pitch_y + (pitch_y - TICK) / 2
        base = y + TICK / 2 + CAP_HEIGHT * 9 * _PT / 2
        marks.append(Text(box.x, base, f"Game {row + 1}", "semibold", 9, pen.palette.ink))
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
                    f"Game {row + 1}, frag {column + 1}",
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


# -- to read --------------------------------------------------------------------------------


def _text(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    return [
        *pen.words(
            sheet.text(block.text.strip()), block.box, block.where.of("text"),
            "this text of the sheet", block.size, block.least, leading=1.2,
        )
    ]  # fmt: skip


def _about(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
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
    """A framed box with its label, and what it leaves to write in."""
    box = block.box
    marks: list[Mark] = [pen.frame(box, fill=pen.tint, color=pen.palette.rule)]
    marks.append(pen.label(sheet.text(block.label), box.x + 2, box.y + 3.8, pen.mark, LABEL))
    return marks, Box(box.x + 2, box.y + 5.6, box.width - 4, box.height - 6.8)


def _weapon(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    marks, inner = _panel(block, sheet, pen)
    return marks + _armed(sheet, pen, inner)


def _gear(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Starting gear: the cards, on a Deadlands sheet the weapon first."""
    marks, inner = _panel(block, sheet, pen)
    fighter = sheet.fighter
    if fighter is None:
        return marks
    with_weapon = sheet.weapon is not None and sheet.design.id == fighter.sheet
    if not fighter.gear and with_weapon:
        return marks + _armed(sheet, pen, inner)
    said = []
    if with_weapon and sheet.weapon is not None:
        said.append(_weapon_words(sheet.weapon))
    for id in fighter.gear:
        card = sheet.cards.get(id)
        if card is not None:
            said.append(f"**{card.name}.** {card_text(card)}")
    if not said:
        said.append("**None.** Arm yourself on the map.")
    marks += pen.words(
        "\n".join(said), inner, fighter.where.of("gear"), f"the gear of {fighter.name}", 11, 7,
        stand="middle",
    )  # fmt: skip
    return marks


def _armed(sheet: Sheet, pen: Pen, inner: Box) -> list[Mark]:
    """The weapon in one line: name, dice, ammunition; then what else it does."""
    weapon = sheet.weapon
    if weapon is None:
        return [
            *pen.words(
                "**None.** Arm yourself on the map.", inner, sheet.design.where.span,
                "the starting weapon", 11, stand="middle",
            )
        ]  # fmt: skip
    place = weapon.where.of("name") if sheet.fighter else sheet.design.where.span
    extra = starting_weapon_text(weapon)
    row = Box(inner.x, inner.y, inner.width, min(6.2, inner.height))
    if inner.width < 80:
        said = f"{_weapon_words(weapon)} {extra}".strip()
        return [*pen.words(said, inner, place, f"the weapon {weapon.name}", 10)]
    middle = row.y + row.height / 2
    base = middle + CAP_HEIGHT * 15 * _PT / 2
    marks: list[Mark] = [*pen.icon("gun", row.x, middle - 2.9, 5.8, pen.palette.ink)]
    name = weapon.name
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
    said = "unlimited ammo" if unlimited else f"{weapon.ammo} ammo"
    marks.append(
        Text(x + 7, middle + CAP_HEIGHT * 10 * _PT / 2, said, "semibold", 10, pen.palette.ink)
    )
    if extra:
        below = Box(inner.x, row.bottom + 0.6, inner.width, inner.bottom - row.bottom - 0.6)
        marks += pen.words(extra, below, place, f"the text of the weapon {weapon.name}", 8)
    return marks


def _weapon_words(weapon: StartingWeapon) -> str:
    ammo = "unlimited ammo" if weapon.ammo == "unlimited" else f"{weapon.ammo} ammo"
    return f"**{weapon.name}.** **{weapon.damage}** damage, {ammo}."


def _abilities(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    return _traits(block, sheet, pen, sheet.fighter.abilities if sheet.fighter else ())


def _drawbacks(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    return _traits(block, sheet, pen, sheet.fighter.drawbacks if sheet.fighter else ())


def _traits(block: Block, sheet: Sheet, pen: Pen, traits: tuple[Trait, ...]) -> list[Mark]:
    marks, inner = _panel(block, sheet, pen)
    said = []
    for trait in traits:
        words = trait_text(trait)
        said.append(f"**{trait.name}.** {words}" if trait.name else words)
    if said and sheet.fighter is not None:
        marks += pen.words(
            "\n".join(said), inner, traits[0].where.span,
            f"the {block.label.lower()} of {sheet.fighter.name}", 10, 7,
        )  # fmt: skip
    return marks


_DRAW = {
    "title": _title,
    "stripes": _stripes,
    "blank": _blank,
    "notes": _notes,
    "stat": _stat,
    "text": _text,
    "about": _about,
    "weapon": _weapon,
    "gear": _gear,
    "abilities": _abilities,
    "drawbacks": _drawbacks,
    "games": _games,
    "track": _track,
}
