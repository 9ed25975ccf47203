"""The design of a record sheet: a list of blocks, each in a box measured in millimeters.

    blocks:
      - {draw: blank, at: [90, 0, 66, 13], label: Player, field: player}
      - {draw: games, at: [112, 21, 78, 67], rows: 10, columns: 10, numbered: true}

`docs/how-to/print/sheets-and-counters.md` shows how to change one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from fragkit.diagnostics import Problems, Span
from fragkit.language import translate
from fragkit.language.sentences import Sentence, say
from fragkit.model.card import Card
from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.model.fighter import PISTOL, Fighter, Stance, StartingWeapon, Track
from fragkit.model.pack import Pack
from fragkit.model.text import starting_weapon_text
from fragkit.model.word_values import Stats
from fragkit.press.art.pack_art import ArtPicture
from fragkit.press.graphics.marks import Box, Mark
from fragkit.press.pictures.icons import ICONS
from fragkit.press.themes.themed_pen import LEADING, Pen
from fragkit.press.typography.text_fit import Fitted, Style, fit, parse_rich

Portrait = Callable[[Box, Pen], tuple[Mark, ...]]
Drawn = Literal[
    "title", "stripes", "blank", "notes", "stat", "text", "about", "weapon", "gear",
    "abilities", "drawbacks", "games", "track", "art", "states",
]  # fmt: skip
_PANEL, _PANEL_WITH_GEAR = (100.0, 6.2), (46.0, 6.2)  # mm for words in the panel of one weapon
When = Literal[
    "plain", "abilities", "no-abilities", "drawbacks", "no-drawbacks", "gear", "no-gear",
    "about", "fixed", "free", "art", "no-art", "states", "no-states", "traits", "one-weapon", "several-weapons",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """One block of a record sheet, such as a box or a text."""

    draw: Drawn = spec("what to draw")
    at: tuple[float, ...] = spec(
        "its box: left, top, width and height in mm, from the top left corner of the sheet"
    )
    label: str = spec("small heading of the box", default="")
    text: str = spec(
        "the text, with `{pack}`, `{fighter}`, `{points}`, `{most}`, `{least}`", default=""
    )
    size: float = spec("size of its text in points", default=8.5, least=5, most=60)
    least: float = spec("smallest size of the text", default=7.0, least=5, most=60)
    field: str = spec("name of its field in the PDF form", default="", pattern=r"[a-z][a-z0-9-]*|")
    hint: str = spec("tooltip of the field in the form", default="")
    stat: Literal["health", "speed", "accuracy"] | None = spec("stat: which one", default=None)
    rows: int = spec("games: how many games", default=10, least=1, most=40)
    columns: int = spec("games: boxes of each game", default=10, least=1, most=30)
    numbered: bool = spec("games: whether the columns have numbers", default=False)
    until: tuple[int, ...] = spec("track: the last number of each row", default=(23, 55))
    when: tuple[When, ...] = spec(
        "draw it only for these fighters; `plain`: without abilities and drawbacks",
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
    """The design of a record sheet: its size, and its blocks in the order of the Tab key in the
    form."""

    id: Id = spec("which sheets it is for: `base`, `fighter` or `deadlands`")
    about: str = spec("what it is for", default="")
    accent: Literal["weapon", "gadget", "special", "hex"] = spec(
        "the deck whose color it uses, unless the fighter has a color", default="weapon"
    )
    width: float = spec("width in mm; as many as fit are put on a page", least=60, most=400)
    height: float = spec("height in mm", least=60, most=400)
    blocks: tuple[Block, ...] = spec("its blocks", nonempty=True)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True)
class Sheet:
    """One record sheet to print. Without a fighter, it is the blank one.

    The names of its fields begin with ``name``, so that they are unique in the form.
    """

    design: SheetDesign
    pack: Pack
    fighter: Fighter | None
    name: str
    cards: Mapping[str, Card]
    art: ArtPicture | None = None  # draws the fighter's picture into a box
    figure: Portrait | None = None  # draws the fighter's standee into a box, if there is no picture

    def text(self, template: str) -> str:
        """Return a text of the design with its words in braces filled in."""
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
        """Return the stats to print, or None if the player chooses them."""
        if self.fighter is None or self.fighter.stats == "free":
            return None
        return self.fighter.stats

    @property
    def weapons(self) -> tuple[StartingWeapon, ...]:
        return (PISTOL,) if self.fighter is None else self.fighter.weapons

    @property
    def tracks(self) -> tuple[Track, ...]:
        """Return the pack's tracks, which are on every sheet, and the fighter's own."""
        found: dict[str, Track] = {t.id: t for rule in self.pack.file.rules for t in rule.tracks}
        found |= self.fighter.all_tracks if self.fighter is not None else {}
        return tuple(found.values())

    @property
    def stances(self) -> tuple[Stance, ...]:
        found: dict[str, Stance] = {s.id: s for rule in self.pack.file.rules for s in rule.stances}
        found |= self.fighter.all_stances if self.fighter is not None else {}
        return tuple(found.values())

    def place(self, key: str, block: Block) -> Span:
        """Return the place to report if a text does not fit: in the fighter's file, or in the
        design."""
        return self.fighter.where.of(key) if self.fighter else block.where.of("text")


def check_design(design: SheetDesign, problems: Problems) -> bool:
    """Return whether every block has a box inside the sheet, and every field has a name of its own."""
    ok = True
    fields: set[str] = set()
    for block in design.blocks:
        at = block.where.of("at")
        if len(block.at) != 4 or block.at[2] <= 0 or block.at[3] <= 0:
            problems.at(at).error(
                "[bad-box] a box needs 4 numbers",
                "write left, top, width and height in mm: `at: [0, 21, 32, 24]`",
            )
            ok = False
            continue
        if not Box(0, 0, design.width, design.height).contains(block.box):
            problems.at(at).error(
                "[box-outside] the box extends beyond the sheet of {width} × {height} mm",
                "make it smaller, or move it inward",
                width=f"{design.width:g}",
                height=f"{design.height:g}",
            )
            ok = False
        if block.draw == "stat" and block.stat is None:
            problems.at(block.where.span).error(
                "[sheet-stat] this box needs a stat", "add `stat: health`, `speed` or `accuracy`"
            )
            ok = False
        if block.draw == "track" and not _rising(block.until):
            problems.at(block.where.of("until")).error(
                "[sheet-track] the numbers in `until` must increase",
                "write `until: [23, 55]` for rows 1–23 and 24–55",
            )
            ok = False
        if block.field and block.field in fields and not block.when:
            problems.at(block.where.of("field")).error(
                "[sheet-field] two boxes share the field `{name}`, so typing in one would fill "
                "the other",
                "rename one of the two",
                name=block.field,
            )
            ok = False
        fields.add(block.field)
    return ok


def holds(block: Block, sheet: Sheet) -> bool:
    """Return whether the block is drawn on this sheet, as its condition says."""
    fighter = sheet.fighter
    states = bool(sheet.tracks or sheet.stances)
    abilities = fighter is not None and bool(fighter.abilities)
    drawbacks = fighter is not None and bool(fighter.drawbacks)
    gear = fighter is not None and bool(fighter.gear)
    room = _PANEL_WITH_GEAR if gear else _PANEL
    several = len(sheet.weapons) > 1 or any(not _fits(weapon, room) for weapon in sheet.weapons)
    fixed = fighter is not None and fighter.stats != "free"
    pictured = fighter is not None and (bool(fighter.art) or sheet.figure is not None)
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
        "art": pictured,
        "no-art": not pictured,
        "states": states,
        "traits": abilities or drawbacks,
        "no-states": not states,
        "one-weapon": not several,
        "several-weapons": several,
    }
    return all(facts[word] for word in block.when)


def weapon_words(weapon: StartingWeapon) -> str:
    """Return everything that a sheet says about a starting weapon, as rich text."""
    damage = say("**{damage}** damage", damage=str(weapon.damage))
    if weapon.damage == "none":
        damage = say("no damage")
    facts = say("**{weapon}.** {what:cap}, {ammo}.", weapon=weapon.name, what=damage,
                ammo=ammo_words(weapon))  # fmt: skip
    return f"{translate(facts)} {starting_weapon_text(weapon)}".rstrip()


def ammo_words(weapon: StartingWeapon) -> Sentence:
    if weapon.ammo == "unlimited":
        return say("unlimited ammo")
    return say("{n} ammo", n=weapon.ammo)


def _fits(weapon: StartingWeapon, room: tuple[float, float]) -> bool:
    """Return whether a panel for one weapon has room for its words, line of facts included."""
    if not starting_weapon_text(weapon):
        return True
    found = fit(parse_rich(weapon_words(weapon), ICONS), *room, Style(10, 7, LEADING))
    return isinstance(found, Fitted)


def _rising(numbers: tuple[int, ...]) -> bool:
    before = (0, *numbers)
    return bool(numbers) and all(a < b for a, b in zip(before, numbers, strict=False))
