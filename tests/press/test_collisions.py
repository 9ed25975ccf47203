"""Nothing on a card touches that should not: lines of text, and icons beside them, by geometry."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from fragkit.cli.lang_option import load_language
from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.language.translation import Language
from fragkit.load.lang_files import translated
from fragkit.model.card import Card
from fragkit.model.pack import Library
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.template import Ornamented, Shape
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import MM_PER_PT, Box, Group, Mark, Symbol, Text, Use
from fragkit.press.graphics.marks import Path as Drawn
from fragkit.press.pages.paper import CARD_SIZES
from fragkit.press.pictures.chosen import picture
from fragkit.press.pictures.composed import RIM, composed
from fragkit.press.pictures.drawings import extent
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width
from tests.press.printed import library

PACKS = ("base", "deathmatch", "ftw", "deadlands")
APART = 0.5  # mm between a value and its suit, and between any two texts that are not one
BODY = ("regular", "bold", "italic", "bold-italic")
_BELOW = 0.19  # of the size: how far letters such as g reach below the line


def ink(text: Text) -> Box:
    """The box around the letters of a line."""
    em = text.size * MM_PER_PT
    wide = text_width(text.text, text.font, text.size, text.tracking)
    left = text.x - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    deep = _BELOW if any(c in "gjpqyQ,;()" for c in text.text) else 0.01
    return Box(left, text.y - CAP_HEIGHT * em, wide, (CAP_HEIGHT + deep) * em)


def lines(items: tuple[Mark, ...], x: float = 0.0, y: float = 0.0) -> Iterator[tuple[Text, Box]]:
    """Every upright text with its box on the card; pictures keep their own letters."""
    for mark in items:
        if isinstance(mark, Text) and not mark.rotate and mark.text.strip():
            box = ink(mark)
            yield mark, Box(box.x + x, box.y + y, box.width, box.height)
        elif isinstance(mark, Group) and mark.matrix[:4] == (1, 0, 0, 1):
            yield from lines(mark.items, x + mark.matrix[4], y + mark.matrix[5])
        elif isinstance(mark, Use) and mark.symbol.id.endswith("-ground"):
            yield from lines(mark.symbol.items, x + mark.x, y + mark.y)


def gap(one: Box, two: Box) -> float:
    """How far apart two boxes are; below zero where they overlap."""
    across = max(one.x - two.right, two.x - one.right)
    down = max(one.y - two.bottom, two.y - one.bottom)
    return max(across, down)


@cache
def shelf(language: str) -> tuple[Library, Language | None]:
    """All packs in a language."""
    if not language:
        return library(), None
    spoken, found = load_language(language, library(), Problems())
    return translated(library(), found), spoken


@cache
def fronts(pack_id: str, language: str = "", size: str = "poker") -> dict[str, Symbol]:
    packs, spoken = shelf(language)
    pack, problems = packs.pack(pack_id), Problems()
    assert pack is not None
    press = Engraver(packs, open_book(packs, problems), problems, size=CARD_SIZES[size])
    with speaking(spoken):
        found = {id: press.front(card, pack) for id, card in pack.cards.items()}
    assert not problems.found
    return {id: front for id, front in found.items() if front is not None}


def uses(front: Symbol, word: str) -> list[Box]:
    """The boxes of the symbols with that word in their ids."""
    return [
        Box(m.x, m.y, m.symbol.width, m.symbol.height)
        for m in front.items
        if isinstance(m, Use) and word in m.symbol.id
    ]


def card(pack_id: str, id: str) -> Card:
    pack = library().pack(pack_id)
    assert pack is not None
    return pack.cards[id]


every = pytest.mark.parametrize(
    ("pack_id", "language"), [(pack, code) for pack in PACKS for code in ("", "de")]
)


@every
def test_a_value_keeps_clear_of_its_suit(pack_id, language):
    close = {}
    for id, front in fronts(pack_id, language).items():
        for word in ("spades", "hearts", "diamonds", "clubs"):
            for suit in uses(front, f"icon-{word}"):
                for text, box in lines(front.items):
                    if (d := gap(box, suit)) < APART:
                        close[id] = (text.text, round(d, 2))
    assert close == {}


@every
def test_lines_of_text_never_touch(pack_id, language):
    assert touching(fronts(pack_id, language)) == {}


@pytest.mark.parametrize("size", ["mini", "tarot", "square"])
def test_lines_of_text_never_touch_on_cards_of_other_sizes(size):
    assert touching(fronts("deathmatch", "", size)) == {}


def touching(faces: dict[str, Symbol]) -> dict[str, object]:
    close = {}
    for id, front in faces.items():
        found = list(lines(front.items))
        for (one, a), (two, b) in combinations(found, 2):
            same_line = abs(one.y - two.y) < 0.01  # words of one line, in two faces
            if not same_line and gap(a, b) < 0:
                close[id] = (one.text, two.text, round(gap(a, b), 2))
    return close


@every
def test_the_line_of_the_id_keeps_clear_of_what_is_above_it(pack_id, language):
    """A second line of flavor text ran into it, and a timing of two lines into the rules."""
    close = {}
    for id, front in fronts(pack_id, language).items():
        found = list(lines(front.items))
        own = [box for text, box in found if text.text == id and text.font == "semibold"]
        above = [
            (t, b) for t, b in found if t.font in ("italic", "regular", "bold") and t.size >= 7
        ]
        for text, box in above:
            for line in own:
                if box.y < line.y and (d := gap(box, line)) < 0.6:
                    close[id] = (text.text, round(d, 2))
    assert close == {}


@every
def test_a_timing_keeps_clear_of_the_rules(pack_id, language):
    close = {}
    for id, front in fronts(pack_id, language).items():
        found = list(lines(front.items))
        timing = [(t, b) for t, b in found if t.font == "bold" and 8 < b.x < 60 and 52 < b.y < 61 and t.size <= 8.5]  # fmt: skip
        if not timing:
            continue
        last = max(b.bottom for _, b in timing)
        below = [b for t, b in found if t.font in ("regular", "bold") and b.y > last - 0.3 and t.size >= 7]  # fmt: skip
        if below and min(b.y for b in below) - last < 0.5:
            close[id] = round(min(b.y for b in below) - last, 2)
    assert close == {}


@every
def test_a_title_stays_on_its_band(pack_id, language):
    """`Bushwhacked` reached the notch of its band, others the rivets at its end."""
    out = {}
    for id, front in fronts(pack_id, language).items():
        corner = any(uses(front, f"icon-{s}") for s in ("spades", "hearts", "diamonds", "clubs", "joker"))  # fmt: skip
        for text, box in lines(front.items):
            if box.y < 16 and box.x < 45 and text.font.startswith("display"):
                notched = corner and card(pack_id, id).deck == "special"  # the notch begins at 42
                if box.right > (41.1 if notched else 42.0 if corner else 49.2):
                    out[id] = (text.text, round(box.right, 1))
                assert box.y > 4.3, (id, text.text)
                assert box.bottom < 15.8, (id, text.text)
    assert out == {}


@every
def test_dice_stand_next_to_the_number_that_they_repeat(pack_id, language):
    """They stood at the ammo plate, some of them against it."""
    wrong = {}
    for id, front in fronts(pack_id, language).items():
        dice = uses(front, "icon-die")
        if not dice or dice[0].y < 45:
            continue
        numeral = next(b for t, b in lines(front.items) if 46 < b.y < 58 and t.size > 20)
        before = min(d.x for d in dice) - numeral.right
        after = 44 - max(d.right for d in dice)
        if not 1.5 <= before <= 4 or after < 0.95:
            wrong[id] = (round(before, 2), round(after, 2))
    assert wrong == {}


@pytest.mark.parametrize("pack_id", PACKS)
def test_a_picture_keeps_clear_of_the_weapons_type(pack_id):
    """A tag or an hourglass lay on the word."""
    close = {}
    for id, front in fronts(pack_id).items():
        if not card(pack_id, id).is_weapon:
            continue
        words = [b for t, b in lines(front.items) if 40 < b.y < 45 and t.size <= 7]
        words += [b for b in uses(front, "icon-") if 40 < b.y < 45 and b.width <= 4.1]
        shown = [extent(m.shape) for m in front.items if isinstance(m, Drawn) and m.shape]
        drawn = [
            Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
            for xs, ys in shown
            if min(ys) > 17.5 and max(ys) < 42
        ]
        for word in words:
            for part in drawn:
                if (d := gap(word, part)) < 0.4:
                    close[id] = round(d, 2)
    assert close == {}


@pytest.mark.parametrize("pack_id", PACKS)
def test_a_track_fills_its_strip(pack_id):
    """Tracks of two or three boxes left the right half empty."""
    short = {}
    for id, front in fronts(pack_id).items():
        tracks = [m for m in front.items if isinstance(m, Drawn) and m.stroke and m.shape and min(extent(m.shape)[1]) > 75.5]  # fmt: skip
        for track in tracks:
            xs = extent(track.shape)[0]
            count = sum(segment[0] == "Z" for segment in track.shape)
            if count > 1 and (min(xs) > 4.1 or max(xs) < 58.9):
                short[id] = (count, round(max(xs), 1))
    assert short == {}


@pytest.mark.parametrize("deck", ["weapon", "gadget", "special", "hex"])
def test_a_scene_ends_where_its_panel_ends(deck):
    """FTW's shards stepped out of a panel whose corner is cut."""
    pack = library().pack("deadlands")
    assert pack is not None
    card = next(c for c in pack.cards.values() if c.deck == deck)
    face = open_book(library(), Problems()).for_card(card, pack)
    assert face is not None
    parts = {e.name: e for e in face.front}
    panel, scene = parts["panel"], parts["scene"]
    assert isinstance(panel, Shape)
    assert isinstance(scene, Ornamented)
    assert (panel.at, panel.value, panel.corner) == (scene.at, scene.within, scene.corner)


def test_an_addition_has_a_rim_instead_of_a_patch_of_ground():
    """Pale crescents showed around it where the ground behind was not the panel's."""
    shown = composed(picture("medkit", with_="clover"))
    plain = composed(picture("medkit"))
    added = shown[len(plain) :]
    assert RIM in {stroke.tone for stroke in added}
    assert "gap" not in {stroke.tone for stroke in added}


@every
def test_no_card_ends_in_an_empty_foot(pack_id, language):
    """`Accuracy +1` left 14 mm of paper below it: short texts are larger, and stand lower."""
    empty = {}
    for id, front in fronts(pack_id, language).items():
        found = list(lines(front.items))
        body = [b.bottom for t, b in found if t.font in BODY and t.size >= 7 and b.y > 45]
        own = [b.y for t, b in found if t.text == id and t.font == "semibold"]
        if body and own and own[0] - max(body) > 12:
            empty[id] = round(own[0] - max(body), 1)
    assert empty == {}


@every
def test_texts_on_weapons_keep_two_millimeters_from_the_line_of_the_id(pack_id, language):
    """The third line of `Napalm Launcher` ended 1.6 mm above its id."""
    close = {}
    for id, front in fronts(pack_id, language).items():
        if card(pack_id, id).deck != "weapon":
            continue
        found = list(lines(front.items))
        body = [b.bottom for t, b in found if t.font in BODY and t.size >= 7 and b.y > 45]
        own = [b.y for t, b in found if t.text == id and t.font == "semibold"]
        if body and own and own[0] - max(body) < 2:
            close[id] = round(own[0] - max(body), 1)
    assert close == {}


@pytest.mark.parametrize("id", ["mute-player", "low-g-server"])
def test_a_timing_of_two_lines_is_broken_between_its_facts(id):
    """`At any time · on another / fighter · lasts 1 turn`"""
    front = fronts("base")[id]
    first = next(t.text for t, _ in lines(front.items) if t.text.startswith("At any time"))
    assert first.endswith("·")


def test_a_bold_phrase_stays_on_one_line():
    """`Speed is / 1`"""
    texts = [t.text for t, _ in lines(fronts("base")["lag-gun"].items)]
    assert any("Speed is 1" in text.replace("\u00a0", " ") for text in texts)
