"""The blocks of a record sheet that are read: guide, weapon, gear, abilities, drawbacks."""

from __future__ import annotations

from fragkit.language import say
from fragkit.model.fighter import StartingWeapon, Trait
from fragkit.model.text import card_text, starting_weapon_text, trait_text
from fragkit.press.draw import Box, Mark, Text
from fragkit.press.fonts import CAP_HEIGHT, text_width
from fragkit.press.icons import ICONS
from fragkit.press.pen import LABEL, Pen
from fragkit.press.sheets.design import Block, Sheet

_PT = 25.4 / 72


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
    """A framed box with its label, and what it leaves to write in."""
    box = block.box
    marks: list[Mark] = [pen.frame(box, fill=pen.tint, color=pen.palette.rule)]
    marks.append(pen.label(sheet.text(block.label), box.x + 2, box.y + 3.8, pen.mark, LABEL))
    return marks, Box(box.x + 2, box.y + 5.6, box.width - 4, box.height - 6.8)


def weapon_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    marks, inner = _panel(block, sheet, pen)
    return marks + _armed(sheet, pen, inner)


def gear_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    """Starting gear: the cards, on a Deadlands sheet the weapon first."""
    marks, inner = _panel(block, sheet, pen)
    fighter = sheet.fighter
    if fighter is None:
        return marks
    weapons = sheet.weapons if sheet.design.id == fighter.sheet else ()
    if not fighter.gear and weapons:
        return marks + _armed(sheet, pen, inner)
    said = [_weapon_words(weapon) for weapon in weapons]
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
    """The weapon in one line: name, dice, ammunition; then what else it does. Several of them
    are paragraphs of one text."""
    if not sheet.weapons:
        return [
            *pen.words(
                "**None.** Arm yourself on the map.", inner, sheet.design.where.span,
                "the starting weapon", 11, stand="middle",
            )
        ]  # fmt: skip
    weapon = sheet.weapons[0]
    place = weapon.where.of("name") if sheet.fighter else sheet.design.where.span
    if sheet.weapons[1:]:
        said = "\n".join(_weapon_words(one) for one in sheet.weapons)
        return [*pen.words(said, inner, place, "the weapons of the sheet", 10, 6.5)]
    extra = starting_weapon_text(weapon)
    row = Box(inner.x, inner.y, inner.width, min(6.2, inner.height))
    if inner.width < 80 or (extra and inner.height < 11):
        # No room for a line of its own below: all in one text.
        return [*pen.words(_weapon_words(weapon), inner, place, f"the weapon {weapon.name}", 10)]
    middle = row.y + row.height / 2
    base = middle + CAP_HEIGHT * 15 * _PT / 2
    drawn = next((tag for tag in weapon.tags if tag in ICONS), "gun")
    marks: list[Mark] = [*pen.icon(drawn, row.x, middle - 2.9, 5.8, pen.palette.ink)]
    name = say(weapon.name)
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
    said = say("unlimited ammo" if unlimited else f"{weapon.ammo} ammo")
    marks.append(
        Text(x + 7, middle + CAP_HEIGHT * 10 * _PT / 2, said, "semibold", 10, pen.palette.ink)
    )
    if extra:
        below = Box(inner.x, row.bottom + 0.6, inner.width, inner.bottom - row.bottom - 0.6)
        marks += pen.words(extra, below, place, f"the text of the weapon {weapon.name}", 8)
    return marks


def _weapon_words(weapon: StartingWeapon) -> str:
    ammo = "unlimited ammo" if weapon.ammo == "unlimited" else f"{weapon.ammo} ammo"
    damage = "no damage" if weapon.damage == "none" else f"**{weapon.damage}** damage"
    facts = say(f"**{weapon.name}.** {damage}, {ammo}.")
    return f"{facts} {starting_weapon_text(weapon)}".rstrip()


def abilities_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    return _traits(block, sheet, pen, sheet.fighter.abilities if sheet.fighter else ())


def drawbacks_block(block: Block, sheet: Sheet, pen: Pen) -> list[Mark]:
    return _traits(block, sheet, pen, sheet.fighter.drawbacks if sheet.fighter else ())


def _traits(block: Block, sheet: Sheet, pen: Pen, traits: tuple[Trait, ...]) -> list[Mark]:
    marks, inner = _panel(block, sheet, pen)
    said = []
    for trait in traits:
        words = trait_text(trait)
        if not words:
            continue  # its tracks and stances say it all
        said.append(f"**{trait.name}.** {words}" if trait.name else words)
    if said and sheet.fighter is not None:
        marks += pen.words(
            "\n".join(said), inner, traits[0].where.span,
            f"the {block.label.lower()} of {sheet.fighter.name}", 10, 7,
        )  # fmt: skip
    return marks
