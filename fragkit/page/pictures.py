"""Pictures of maps and cards for a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fragkit.board.board import Board
from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.load.typed_yaml.files import real
from fragkit.model.pack import Library
from fragkit.model.text import card_facts, card_text, plain
from fragkit.model.text.act_clauses import DECK_NAMES
from fragkit.page.values import Message, unknown
from fragkit.press.graphics.marks import Page, Use
from fragkit.press.item_pictures import PackPainter
from fragkit.press.maps.map_pages import map_facts, picture_page
from fragkit.press.svg import svg_text
from fragkit.referee.questions.questions import worded
from fragkit.shipped_files import share


def board_picture(board: Board, library: Library) -> Message:
    """Return a map as SVG, with the place of every square."""
    file = real(Path(board.maps[0].where.span.file))
    own = (p for p in library.packs if any(real(one) == file for one in p.maps))
    home = next(own, library.packs[0])
    page, _ = picture_page(board, home, library)
    svg = svg_text(page, board.maps[0].name, fonts=True)
    names = [one.name for one in board.maps]
    return {"map": board.id, "names": names, "svg": svg, **map_facts(board)}


def card_list(library: Library) -> list[dict[str, Any]]:
    return [
        {
            "id": card.id, "name": worded(card).name, "deck": card.deck,
            "kind": translate(DECK_NAMES.get(card.deck, card.deck)), "weapon": card.is_weapon,
        }
        for card in library.cards.values()
    ]  # fmt: skip


def card_picture(id: str, library: Library) -> Message:
    card = library.cards.get(id)
    if card is None:
        return unknown(id)
    pack = next(p for p in reversed(library.packs) if p.cards.get(id) is card)
    card = worded(card)
    front, _ = PackPainter(library, pack, Problems()).front(card)
    svg = ""
    if front is not None:
        page = Page(front.width, front.height, (Use(front),))
        svg = svg_text(page, card.name, fonts=True)  # an <img> can't use the page's fonts
    words = {"facts": translate(card_facts(card)), "text": translate(plain(card_text(card)))}
    return {"type": "card", "card": id, "name": card.name, "deck": card.deck, **words, "svg": svg}


def display_font() -> bytes:
    """Return the font of titles and verdicts, which is the one that the press uses."""
    return (share("templates") / "fonts" / "fragkit-steel.ttf").read_bytes()
