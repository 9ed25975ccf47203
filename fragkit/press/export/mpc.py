"""`mpc`: pictures in the size of MakePlayingCards and an order in the form of MPC Autofill.

    mpc/base/cards.xml                  the order: the picture for each slot
    mpc/base/cards/weapon-boomstick.png

MPC Autofill's desktop tool reads the order and fills it in. It looks for pictures in the folder
`cards` next to the order. An order holds at most 612 cards, so a larger pack needs several.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple
from xml.sax.saxutils import escape

from fragkit.diagnostics import Problems
from fragkit.model.pack import Library, Pack
from fragkit.press.export import ExportSettings
from fragkit.press.export.deck_faces import deck_faces
from fragkit.press.export.png import back_name, face_pictures
from fragkit.press.export.raster import need_pdfium
from fragkit.press.export.shops import shops_of
from fragkit.press.graphics.marks import Symbol
from fragkit.press.output import Output

OPTIONS = frozenset({"dpi", "ink", "template", "size"})
MOST = 612  # cards in one order
# The sizes of orders in the shop's price list.
BRACKETS = (18, 36, 55, 72, 90, 108, 126, 144, 162, 180, 198, 216, 234, 396, 504, MOST)
STOCK = "(S30) Standard Smooth"


class Slot(NamedTuple):
    """One card of the order, with the file names of its two pictures."""

    front: str
    back: str
    name: str


def outputs(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[Output]:
    need_pdfium()
    settings = replace(settings, shop=shops_of(pack, library, problems)["mpc"], bleed=True)
    decks = deck_faces(pack, library, settings, problems)
    if not decks or problems.has_errors:
        return []
    faces: dict[str, Symbol] = {}
    slots: list[Slot] = []
    for deck in decks:
        for face in deck.cards:
            front = f"{deck.id}-{face.card.id}.png"
            back = back_name(deck, face.back).replace("/", "-")
            faces |= {front: face.front, back: face.back}
            slots += [Slot(front, back, face.card.name)] * face.card.copies
    folder = f"mpc/{pack.id}"
    made = []
    orders = [slots[i : i + MOST] for i in range(0, len(slots), MOST)]
    for number, order in enumerate(orders, 1):
        name = "cards" if len(orders) == 1 else f"cards-{number}"
        made.append(Output(f"{folder}/{name}.xml", order_xml(order).encode("utf-8"), len(order)))
    drawn = face_pictures(list(faces.values()), settings)
    made += [Output(f"{folder}/cards/{n}", data) for n, data in zip(faces, drawn, strict=True)]
    return made


def order_xml(slots: Sequence[Slot]) -> str:
    """Return the order. Slots that name no back use the most common one."""
    common = Counter(slot.back for slot in slots).most_common(1)[0][0]
    bracket = next(b for b in BRACKETS if b >= len(slots))
    lines = [
        "<order>",
        "  <details>",
        f"    <quantity>{len(slots)}</quantity>",
        f"    <bracket>{bracket}</bracket>",
        f"    <stock>{STOCK}</stock>",
        "    <foil>false</foil>",
        "  </details>",
        *_side("fronts", [(slot.front, slot.name) for slot in slots], ""),
        *_side("backs", [(slot.back, "") for slot in slots], common),
        f"  <cardback>{escape(f'cards/{common}')}</cardback>",
        "</order>",
    ]
    return "\n".join(lines) + "\n"


def _side(tag: str, pictures: list[tuple[str, str]], left_out: str) -> list[str]:
    where: dict[tuple[str, str], list[int]] = {}
    for i, picture in enumerate(pictures):
        where.setdefault(picture, []).append(i)
    lines = [f"  <{tag}>"]
    for (file, name), slots in where.items():
        if file == left_out:
            continue
        lines += [
            "    <card>",
            f"      <id>{escape(f'cards/{file}')}</id>",
            f"      <slots>{','.join(map(str, slots))}</slots>",
            f"      <name>{escape(file)}</name>",
            f"      <query>{escape(name)}</query>",
            "    </card>",
        ]
    return [*lines, f"  </{tag}>"]
