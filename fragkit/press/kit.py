"""A kit: everything that one fighter needs, on as little paper as possible.

It has the fighter's sheet and standee, those of the minions that the fighter summons, the cards
that the fighter starts with, and the counters that any of these put on the map. It is printed on
one side. Cards and counters have their backs next to them and are folded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from fragkit.diagnostics import Problems
from fragkit.language.sentences import Sentence, say
from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.effects.acts import Place, Summon
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Counters, Library, Pack
from fragkit.model.text import all_effects
from fragkit.press.cards.card_pages import open_engraver
from fragkit.press.counters import CounterDesign, check_designs, counter_face, counters_of
from fragkit.press.design_files import read_designs
from fragkit.press.graphics.marks import (
    Box,
    Group,
    Mark,
    Page,
    Path,
    Shape,
    Stroke,
    Symbol,
    Use,
    tagged,
)
from fragkit.press.graphics.shapes import line, rect, rotated
from fragkit.press.pack_assets import load_assets
from fragkit.press.pages.documents import CannotLayOut, Document, Settings, document_of, pack_title
from fragkit.press.pages.imposition import LINE_BAND
from fragkit.press.pages.paper import MARGIN, PAPERS
from fragkit.press.pages.sheet_page import SheetLine, crop_marks, page_line
from fragkit.press.reference.reference_pages import kit_panel
from fragkit.press.sheets.blocks import sheet_marks
from fragkit.press.sheets.sheet_pages import sheets_of
from fragkit.press.standees.strips import (
    LENGTH,
    WIDTH,
    spoken_standee,
    standees_of,
    strip_marks,
    worn_colors,
)
from fragkit.press.themes.themed_pen import Pen, pen_for

ENOUGH = 6  # counters of one kind
_ROOM = (90.0, 40.0)  # least mm for the player's rules
_NOTES = (50.0, 26.0)  # least mm for notes
_LINE = 8.0  # mm between the lines for notes
_NARROW = 0.8  # share of the page: if parts leave more space beside them, rules go there
_GAP = 6.0  # mm between two parts, for crop marks and bleed


@dataclass(frozen=True, slots=True)
class Part:
    """A part to cut out, drawn with its corner at the origin."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    bleed: float = 0.0


def kit(
    fighter: Fighter, pack: Pack, library: Library, settings: Settings, problems: Problems
) -> Document:
    """Draw the kit as one document. Afterward, mistakes in content are in `problems`."""
    load_assets(library, problems)
    pen = pen_for(pack, library, settings, problems)
    gear = gear_of(fighter, library)
    minions = minions_of(fighter, gear, library)
    # Its color among the pack's standees. Its minions have the same color.
    mine = [s for s in standees_of(pack, library, problems) if s.fighter.id == fighter.id][:1]
    fighter = replace(fighter, color=worn_colors(pack).get(fighter.id))
    fighters = [fighter, *minions]
    standees = list(mine)
    for minion in minions:
        alone = replace(home_of(minion, pack, library), fighters={minion.id: minion})
        for standee in standees_of(alone, library, problems)[:1]:
            worn = replace(standee, color=minion.color or mine[0].color)
            standees += [worn] * (minion.role.most if minion.role is not None else 1)
    parts: list[Part] = []
    for one in fighters:
        alone = replace(home_of(one, pack, library), fighters={one.id: one})
        for sheet in sheets_of(alone, library, 1, problems):
            color = one.color or fighter.color
            shade = pen.palette.fighters[color] if color else pen.mark
            marks = sheet_marks(sheet, pen.colored(shade))
            parts.append(Part(sheet.design.width, sheet.design.height, marks))
    for standee in standees:
        strip = tagged("Figure", strip_marks(standee, pen), spoken_standee(standee))
        parts.append(Part(WIDTH, LENGTH, (strip,)))
    engraver = open_engraver(library, problems, settings)
    for card in gear:
        front, back = engraver.front(card, pack), engraver.back(card, pack)
        if front is not None and back is not None:
            parts += [_folded_card(front, back)] * card.copies
    designs = read_designs("counters", CounterDesign, "a counter", pack, library, problems)
    check_designs(designs, library, problems)
    for counter in counters_of(tuple(_counters(fighters, gear)), designs, problems):
        faces = [counter_face(counter, pen.palette, back) for back in (False, True)]
        parts.append(_folded_counter(*faces))
    shade = pen.palette.fighters[fighter.color] if fighter.color else pen.mark
    accent = pen.colored(shade)
    pages = laid_out(
        parts,
        settings,
        pack_title(pack),
        say("Kit: {fighter}", fighter=fighter.name),
        lambda room: kit_panel(pack, library, accent, room),
        lambda room: notes_panel(accent, room),
    )
    return document_of(
        pack,
        f"kit-{fighter.id}",
        pages,
        say("{fighter}: kit", fighter=fighter.name),
        paper=PAPERS[settings.paper].title,
        sheets_of_paper=len(pages),
    )


def notes_panel(pen: Pen, room: Box) -> tuple[Mark, ...]:
    """Draw lines for a player's notes."""
    heading = pen.label(say("Notes"), room.x + 1.6, room.y + 3.4)
    rows = int((room.height - 4) // _LINE)
    lines: Shape = ()
    for row in range(1, rows):
        y = room.y + 4 + row * _LINE
        lines += line(room.x + 3, y, room.right - 3, y)
    return (pen.frame(room), tagged("H2", [heading]), pen.line(lines))


# -- contents ----------------------------------------------------------------------------------


def gear_of(fighter: Fighter, library: Library) -> list[Card]:
    """Return the cards that the fighter starts with, including each copy."""
    found: dict[str, Card] = {}
    for id in fighter.gear:
        card = library.cards.get(id)
        if card is not None:
            found[id] = replace(card, copies=found[id].copies + 1 if id in found else 1)
    return list(found.values())


def minions_of(fighter: Fighter, gear: list[Card], library: Library) -> list[Fighter]:
    """Return the minions that the fighter or their cards summon, and those that these summon in
    turn."""
    found: dict[str, Fighter] = {}
    waiting: list[Card | Fighter] = [fighter, *gear]
    while waiting:
        for effect in _effects(waiting.pop(0)):
            minion = library.fighters.get(effect.value) if isinstance(effect, Summon) else None
            if minion is not None and minion.id not in (fighter.id, *found):
                found[minion.id] = minion
                waiting.append(minion)
    return list(found.values())


def home_of(fighter: Fighter, pack: Pack, library: Library) -> Pack:
    """Return the pack that contains the fighter."""
    if fighter.id in pack.fighters:
        return pack
    return next(p for p in reversed(library.packs) if fighter.id in p.fighters)


def _effects(owner: Card | Fighter) -> Iterator[Effect]:
    """Return all effects of a card, or of everything on a fighter's sheet."""
    if isinstance(owner, Card):
        yield from all_effects(owner)
        return
    for trait in (*owner.abilities, *owner.drawbacks):
        yield from all_effects(trait)
    for weapon in owner.own_weapons:
        yield from all_effects(weapon)
    for stance in owner.stances:
        yield from all_effects(stance)
    for track in owner.tracks:
        yield from all_effects(track)


def _counters(fighters: list[Fighter], gear: list[Card]) -> Iterator[Counters]:
    """Yield one counter of each kind that something in the kit places."""
    owners: list[Card | Fighter] = [*fighters, *gear]
    seen: set[str] = set()
    for owner in owners:
        for effect in _effects(owner):
            if isinstance(effect, Place) and effect.value not in seen:
                seen.add(effect.value)
                damage = str(effect.damage) if effect.damage is not None else ""
                yield Counters(kind=effect.value, count=ENOUGH, damage=damage)


def _folded_card(front: Symbol, back: Symbol) -> Part:
    """Draw front and back side by side. Folded in the middle, they are back to back."""
    width, height, bleed = front.width, front.height, front.margin
    left = rect(-bleed, -bleed, width + bleed, height + 2 * bleed)
    right = rect(width, -bleed, width + bleed, height + 2 * bleed)
    marks = (
        Group((Use(front),), clip=left),
        Group((Use(back, x=width),), clip=right),
        _fold(width, -bleed - 1.5, width, -bleed),
        _fold(width, height + bleed, width, height + bleed + 1.5),
    )
    return Part(2 * width, height, marks, bleed)


def _folded_counter(front: Symbol, back: Symbol) -> Part:
    """Draw the back upside down below the front, so that it is upright once folded."""
    width, height, bleed = front.width, front.height, front.margin
    upper = rect(-bleed, -bleed, width + 2 * bleed, height + bleed)
    lower = rect(-bleed, height, width + 2 * bleed, height + bleed)
    turned = rotated(180, width / 2, height)
    marks = (
        Group((Use(front),), clip=upper),
        Group((Group((Use(back),), matrix=turned),), clip=lower),
        _fold(-bleed - 1.2, height, -bleed, height),
        _fold(width + bleed, height, width + bleed + 1.2, height),
    )
    return Part(width, 2 * height, marks, bleed)


def _fold(x1: float, y1: float, x2: float, y2: float) -> Mark:
    return Path(line(x1, y1, x2, y2), stroke=Stroke("#555555", 0.25, dash=(0.5, 0.4), cap="butt"))


# -- where it goes -------------------------------------------------------------------------------


Filling = Callable[[Box], tuple[Mark, ...]]


def laid_out(
    parts: Sequence[Part],
    settings: Settings,
    pack: str,
    what: Sentence,
    filling: Filling = lambda room: (),
    notes: Filling = lambda room: (),
) -> list[Page]:
    """Arrange the parts in rows, in their order. Each part goes into the first row that has room.
    ``filling`` draws into the largest room left on the last page, ``notes`` into the largest room
    then left on each page."""
    paper = PAPERS[settings.paper]
    width, height = paper.width, paper.height
    if any(part.width > width - 2 * MARGIN for part in parts):
        width, height = height, width
    free = Box(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN - LINE_BAND - 2)
    pages: list[list[tuple[Part, Box]]] = []
    for part in parts:
        place = next(
            (
                (page, box)
                for page in range(len(pages))
                if (box := _room(part, [b for _, b in pages[page]], free)) is not None
            ),
            None,
        )
        if place is None:
            box = _room(part, [], free)
            if box is None:
                raise CannotLayOut(
                    f"a part of {part.width:g} × {part.height:g} mm does not fit {paper.title}"
                )
            pages.append([(part, box)])
        else:
            pages[place[0]].append((part, place[1]))
    made = []
    for number, taken in enumerate(pages, 1):
        # The widest part sets the page's margins, also for the rules.
        right = max(box.right + (part.bleed and part.bleed + 2.0) for part, box in taken)
        if right - free.x < _NARROW * free.width:
            right = free.right
        dx = (free.right - right) / 2
        placed = [(part, box._replace(x=box.x + dx)) for part, box in taken]
        items: list[Mark] = []
        for part, box in placed:
            items.append(Group(part.marks, matrix=(1, 0, 0, 1, box.x, box.y)))
            if part.bleed:
                items += crop_marks([box], part.bleed, box.grown(part.bleed + 2.0))
        within = Box(free.x + dx, free.y, right - free.x, free.height)
        covered = [box.grown(part.bleed and part.bleed + 2.0) for part, box in placed]
        rest = largest_room(covered, within) if number == len(pages) else None
        if rest is not None and (filled := filling(rest)):
            items += filled
            covered.append(rest)
        rest = largest_room(covered, within, _NOTES)
        if rest is not None:
            items += notes(rest)
        items += page_line(width, height, SheetLine(pack, what, number, len(pages)))
        whole = Box(0, 0, width, height)
        made.append(Page(width, height, tuple(items), trim=whole, bleed=whole, label=str(number)))
    return made


def _room(part: Part, taken: list[Box], free: Box) -> Box | None:
    """Return the first place, starting at the top left, where the part touches no other part."""
    inset = part.bleed + 2.0 if part.bleed else 0.0
    xs = sorted({free.x + inset, *(b.right + _GAP + inset for b in taken)})
    ys = sorted({free.y + inset, *(b.bottom + _GAP + inset for b in taken)})
    for y in ys:
        for x in xs:
            box = Box(x, y, part.width, part.height)
            fits = (
                box.right + inset <= free.right + 1e-6 and box.bottom + inset <= free.bottom + 1e-6
            )
            if fits and not any(_touch(box.grown(inset), other.grown(1.0)) for other in taken):
                return box
    return None


def largest_room(taken: list[Box], free: Box, least: tuple[float, float] = _ROOM) -> Box | None:
    """Return the largest box that overlaps no other, or None if it would be smaller than
    ``least``."""
    kept = [box.grown(_GAP / 2) for box in taken]
    xs = sorted({free.x, *(b.right for b in kept)})
    rights = sorted({free.right, *(b.x for b in kept)})
    ys = sorted({free.y, *(b.bottom for b in kept)})
    bottoms = sorted({free.bottom, *(b.y for b in kept)})
    best: Box | None = None
    for x in xs:
        for right in rights:
            for y in ys:
                for bottom in bottoms:
                    box = Box(x, y, right - x, bottom - y)
                    if box.width < least[0] or box.height < least[1]:
                        continue
                    area = box.width * box.height
                    if best is not None and area <= best.width * best.height:
                        continue
                    if free.contains(box) and not any(_touch(box, other) for other in kept):
                        best = box
    return best


def _touch(one: Box, two: Box) -> bool:
    return one.x < two.right and two.x < one.right and one.y < two.bottom and two.y < one.bottom
