"""What a record sheet is: a list of blocks, each in a box of millimetres.

    blocks:
      - {draw: blank, at: [90, 0, 66, 13], label: Player, field: player}
      - {draw: games, at: [112, 21, 78, 67], rows: 10, columns: 10, numbered: true}

`docs/sheets.md` walks through changing one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from fragkit.diagnostics import Problems
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.fighter import Fighter
from fragkit.press.draw import Box

Drawn = Literal[
    "title", "stripes", "blank", "notes", "stat", "text", "about", "weapon", "gear",
    "abilities", "drawbacks", "games", "track",
]  # fmt: skip
When = Literal[
    "plain", "abilities", "no-abilities", "drawbacks", "no-drawbacks", "gear", "no-gear",
    "about", "fixed", "free",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """One thing on a record sheet."""

    draw: Drawn = spec("what is drawn")
    at: tuple[float, ...] = spec("its box: left, top, width, height in mm from the sheet's corner")
    label: str = spec("small heading of the box", default="")
    text: str = spec(
        "the text, with `{pack}`, `{fighter}`, `{points}`, `{most}`, `{least}`", default=""
    )
    size: float = spec("size of its text in points", default=8.5, least=5, most=60)
    least: float = spec("smallest size that the text may shrink to", default=7.0, least=5, most=60)
    field: str = spec("name of its field in the PDF form", default="", pattern=r"[a-z][a-z0-9-]*|")
    hint: str = spec("what the form says when the pointer rests on the field", default="")
    stat: Literal["health", "speed", "accuracy"] | None = spec("stat: which one", default=None)
    rows: int = spec("games: how many games", default=10, least=1, most=40)
    columns: int = spec("games: boxes of each game", default=10, least=1, most=30)
    numbered: bool = spec("games: whether the columns have numbers", default=False)
    until: tuple[int, ...] = spec("track: the last number of each row", default=(23, 55))
    when: tuple[When, ...] = spec(
        "only for fighters of this sort; `plain` has neither abilities nor drawbacks",
        default=(),
        one_or_many=True,
    )
    where: Where = nowhere()

    @property
    def box(self) -> Box:
        x, y, width, height = self.at
        return Box(x, y, width, height)


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetDesign:
    """A record sheet: its size, and its blocks in the order of the form's Tab key."""

    id: Id = spec("`base`, `fighter`, `deadlands`: which sheets are drawn so")
    about: str = spec("what it is for", default="")
    accent: Literal["weapon", "gadget", "special", "hex"] = spec(
        "the deck whose colour it wears, unless the fighter has a colour", default="weapon"
    )
    width: float = spec("width in mm; as many as fit are put on a page", least=60, most=400)
    height: float = spec("height in mm", least=60, most=400)
    blocks: tuple[Block, ...] = spec("what is on it", nonempty=True)
    where: Where = nowhere()


def check_design(design: SheetDesign, problems: Problems) -> bool:
    """Whether every block has a box inside the sheet, and each field a name of its own."""
    ok = True
    fields: set[str] = set()
    for block in design.blocks:
        at = block.where.of("at")
        if len(block.at) != 4 or block.at[2] <= 0 or block.at[3] <= 0:
            problems.error(
                "bad-box",
                at,
                "a box is left, top, width and height in millimetres",
                help="write it like `at: [0, 21, 32, 24]`",
            )
            ok = False
            continue
        if not Box(0, 0, design.width, design.height).contains(block.box):
            problems.error(
                "box-outside",
                at,
                f"the box leaves the sheet of {design.width:g} × {design.height:g} mm",
            )
            ok = False
        if block.draw == "stat" and block.stat is None:
            problems.error(
                "sheet-stat",
                block.where.span,
                "this box does not say which stat it is for",
                help="add `stat: health`, `speed` or `accuracy`",
            )
            ok = False
        if block.draw == "track" and not _rising(block.until):
            problems.error(
                "sheet-track",
                block.where.of("until"),
                "the rows of a track end in rising numbers",
                help="write `until: [23, 55]` for the rows 1–23 and 24–55",
            )
            ok = False
        if block.field and block.field in fields and not block.when:
            problems.error(
                "sheet-field",
                block.where.of("field"),
                f"two boxes have the field `{block.field}`",
                help="what is typed into one would appear in the other; rename one",
            )
            ok = False
        fields.add(block.field)
    return ok


def holds(block: Block, fighter: Fighter | None) -> bool:
    """Whether the block is drawn for this fighter; None is the blank sheet."""
    abilities = fighter is not None and bool(fighter.abilities)
    drawbacks = fighter is not None and bool(fighter.drawbacks)
    gear = fighter is not None and bool(fighter.gear)
    fixed = fighter is not None and fighter.stats != "free"
    facts: dict[When, bool] = {
        "plain": not abilities and not drawbacks,
        "abilities": abilities,
        "no-abilities": not abilities,
        "drawbacks": drawbacks,
        "no-drawbacks": not drawbacks,
        "gear": gear,
        "no-gear": not gear,
        "about": fighter is not None and bool(fighter.text),
        "fixed": fixed,
        "free": not fixed,
    }
    return all(facts[word] for word in block.when)


def _rising(numbers: tuple[int, ...]) -> bool:
    before = (0, *numbers)
    return bool(numbers) and all(a < b for a, b in zip(before, numbers, strict=False))
