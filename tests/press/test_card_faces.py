"""Card faces: every card fits, decks are told apart, low ink fills nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.content_check import check_content
from fragkit.model.card import Card
from fragkit.model.effects.acts import Heal
from fragkit.model.effects.modifiers import Armor, Roll, Stat
from fragkit.model.pack import Pack
from fragkit.model.word_values import Dice
from fragkit.press.art.pack_art import View, _laid
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.card_fields import card_values, deck_of, kept_together
from fragkit.press.cards.face_colors import face_colors
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import (
    MM_PER_PT,
    Box,
    Group,
    Mark,
    Symbol,
    Text,
    Use,
    contrast,
    number,
)
from fragkit.press.graphics.marks import Path as Drawn
from fragkit.press.typography.fonts import text_width
from tests.press.shelf import SALOON, base, library_of, load_themes, written

GOLDEN = Path(__file__).parent / "golden" / "table-leg.txt"


def engraver(low: bool = False, *folders: Path) -> Engraver:
    library = library_of(*folders)
    problems = Problems()
    return Engraver(library, open_book(library, problems), problems, low)


@cache
def base_fronts(low: bool) -> dict[str, Symbol]:
    pack, library = base()
    problems = Problems()
    press = Engraver(library, open_book(library, problems), problems, low)
    fronts = {id: press.front(card, pack) for id, card in pack.cards.items()}
    assert problems.found == []
    return {id: front for id, front in fronts.items() if front is not None}


def marks_of(items: tuple[Mark, ...]) -> Iterator[Mark]:
    for mark in items:
        if isinstance(mark, Group):
            yield from marks_of(mark.items)
        elif isinstance(mark, Use):
            yield from marks_of(mark.symbol.items)
        else:
            yield mark


def texts_of(symbol: Symbol) -> list[Text]:
    return [mark for mark in marks_of(symbol.items) if isinstance(mark, Text)]


def test_every_base_card_fits_its_face():
    pack, _ = base()
    assert base_fronts(low=False).keys() == pack.cards.keys()


def test_a_weapons_damage_is_the_largest_thing_on_its_card():
    for id, front in base_fronts(low=False).items():
        card = base()[0].cards[id]
        if isinstance(card.damage, Dice):
            largest = max(texts_of(front), key=lambda text: text.size)
            assert largest.text.startswith(str(card.damage))
            assert 20 <= largest.size <= 36


def test_a_weapon_whose_blast_does_the_damage_shows_the_blasts_dice():
    largest = max(texts_of(base_fronts(low=False)["panic-button"]), key=lambda text: text.size)
    assert largest.text == "5d"
    none = [text.text for text in texts_of(base_fronts(low=False)["nap-dealer"])]
    assert "no damage" in none


def test_rules_text_is_never_below_7_points():
    pack, _ = base()
    for id, front in base_fronts(low=False).items():
        first = pack.cards[id].text.replace("*", "").split()[0]
        sizes = [t.size for t in texts_of(front) if first in t.text and t.font != "black"]
        assert "{" in first or not sizes or min(sizes) >= 7


def ink_of(text: Text) -> Box:
    """Where a line of text has ink: from its capitals' tops to its baseline."""
    width = text_width(text.text.rstrip(), text.font, text.size, text.tracking) - 0.2
    left = text.x - {"start": 0.0, "middle": width / 2, "end": width}[text.anchor]
    height = text.size * MM_PER_PT * 0.6
    return Box(left, text.y - height, width, height)


@pytest.mark.parametrize("low", [False, True])
def test_no_two_texts_of_a_card_touch(low):
    for id, front in base_fronts(low).items():
        boxes = [(text, ink_of(text)) for text in texts_of(front)]
        for i, (one, a) in enumerate(boxes):
            for other, b in boxes[:i]:
                apart = a.x >= b.right or b.x >= a.right or a.y >= b.bottom or b.y >= a.bottom
                assert apart, f"{id}: {one.text!r} and {other.text!r}"


def test_no_card_has_a_quarter_of_its_face_empty():
    for id, front in base_fronts(low=False).items():
        inked = [(ink_of(text).y, ink_of(text).bottom) for text in texts_of(front)]
        for mark in front.items:
            if isinstance(mark, Use):
                inked.append((mark.y, mark.y + mark.symbol.height))
            elif isinstance(mark, Drawn):
                ys = [n for s in mark.shape for n in s[2::2]]
                inked.append((min(ys), max(ys)))
        empty, reached = 0.0, 4.0
        for top, bottom in sorted((t, b) for t, b in inked if b - t < 60):
            empty = max(empty, top - reached)
            reached = max(reached, bottom)
        assert empty < 88 / 4, f"{id}: {empty:.0f} mm"


def test_a_rule_of_one_line_is_set_like_a_poster():
    sizes = {
        t.size for t in texts_of(base_fronts(low=False)["gym-membership"]) if "Health" in t.text
    }
    assert 20 in sizes


def test_a_card_bears_its_id_at_the_foot():
    for id, front in base_fronts(low=False).items():
        assert any(text.text == id and text.y > 70 for text in texts_of(front))


def test_a_keyword_and_its_number_stay_on_one_line():
    assert (
        kept_together("**Blast 1**: spend **2 ammo**") == "**Blast\u00a01**: spend **2\u00a0ammo**"
    )
    assert kept_together("roll **one more die** now") == "roll **one more die** now"


@pytest.mark.parametrize("ammo", [1, 6, 9, 12, 20])
def test_the_ammunition_track_is_one_row_along_the_lower_edge(ammo):
    """A paper clip is put on the edge: every box has its stretch of it, and a tick to find it."""
    card = Card(
        id="x", name="X", deck="weapon", damage=Dice(2), ammo=ammo, types=("energy",), text="Zap."
    )
    front = engraver().front(card, base()[0])
    assert front is not None
    (track,) = [
        mark for mark in front.items
        if isinstance(mark, Drawn) and any(s[-1] == 87 for s in mark.shape)
    ]  # fmt: skip
    ticks = [s[1] for s in track.shape if s[-1] == 87]
    assert len(ticks) == ammo
    assert ticks == sorted(ticks)
    apart = [b - a for a, b in pairwise(ticks)]
    assert all(2.7 <= step <= 13 for step in apart)
    numbers = [text for text in texts_of(front) if text.y > 76]
    assert [text.text for text in numbers] == [str(i + 1) for i in range(ammo)]


def test_low_ink_fills_nothing_but_paper():
    for id, front in base_fronts(low=True).items():
        # An icon inside a text and a text itself are ink that cannot be spared.
        fills = {m.fill for m in marks_of(front.items) if isinstance(m, Drawn) and m.fill}
        assert fills <= {"#ffffff"}, id


def test_low_ink_loses_no_word():
    full, low = base_fronts(low=False), base_fronts(low=True)
    for id in full:
        assert [t.text for t in texts_of(full[id])] == [t.text for t in texts_of(low[id])]


@pytest.mark.parametrize("low", [False, True])
def test_decks_differ_in_colour_shape_and_position(low):
    fronts = base_fronts(low)
    one_of_each = [fronts[id] for id in ("boomstick", "light-armor", "disconnect")]
    bands, tabs, colors = set(), set(), set()
    for front in one_of_each:
        shapes = [m for m in marks_of(front.items) if isinstance(m, Drawn)]
        tab = next(m for m in shapes if m.shape[0][1] == -3)
        band = next(m for m in shapes if len(m.shape) >= 5 and m.shape[0][2] == 4 and m is not tab)
        tabs.add(tab.shape[0][2])
        bands.add((*tuple(s[0] for s in band.shape), len(band.shape), band.shape[2][1:]))
        colors.add(tab.fill or tab.stroke.color)
    assert len(tabs) == len(bands) == len(colors) == 3


def test_backs_have_a_ground_that_runs_out_of_the_card_and_no_frame_near_the_cut():
    pack, _ = base()
    press = engraver()
    for id in ("boomstick", "light-armor", "disconnect"):
        back = press.back(pack.cards[id], pack)
        assert back is not None
        ground, *others = back.items
        assert isinstance(ground, Drawn)
        assert ground.shape[0][1:] == (-3, -3)
        for mark in others:
            if isinstance(mark, Drawn):
                xs = [segment[-2] for segment in mark.shape if len(segment) > 1]
                assert min(xs) > 7.9
                assert max(xs) < 55.1


@pytest.mark.parametrize(
    "color", ["#1b4f9c", "#1d6b3f", "#5b2c91", "#982718", "#ffd700", "#eeeeee"]
)
@pytest.mark.parametrize("low", [False, True])
def test_text_in_a_decks_colour_can_be_read(color, low):
    roles = face_colors(color, "mine", None, {}, low)
    assert contrast(roles["deck-dark"], roles["paper"]) >= 4.5
    ground = roles["paper"] if low else roles["deck"]
    assert contrast(roles["on-deck"], ground) >= 4.5
    assert contrast(roles["on-night"], roles["paper" if low else "deck-night"]) >= 4.5


def test_a_back_stays_the_same_for_a_pack_that_adds_to_the_same_deck():
    themes = load_themes(Problems())
    backs = {
        tuple(face_colors("#1b4f9c", "weapon", themes[name], {}).roles[r] for r in ("deck", "deck-night", "deck-pattern"))
        for name in ("steel", "hazard", "magma")
    }  # fmt: skip
    assert len(backs) == 1


# -- a pack of another kind ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("about", "boost"),
    [
        ({"effects": (Armor(value=2),)}, ("+2", "armor")),
        ({"effects": (Heal(value="full"),)}, ("full", "Health")),
        ({"effects": (Stat(value="speed", add=-1),)}, ("−1", "Speed")),
        ({"effects": (Stat(value="all", times=2),)}, ("×2", "all stats")),
        ({"effects": (Roll(value="hit", dice=1),)}, ("+1d", "to hit")),
        ({}, ("", "")),
    ],
)
def test_what_a_gadget_adds_is_the_big_thing_on_it(about, boost):
    card = Card(id="x", name="X", deck="gadget", letter="A", **about)
    pack, library = base()
    deck = deck_of(card, pack, library)
    assert deck is not None
    values = card_values(card, deck, pack)
    assert (values["boost"], values["boost-word"]) == boost


@pytest.mark.parametrize(
    ("when", "text", "line", "rest"),
    [
        (None, "Play at any time. **Nothing** harms you.", "At any time", "**Nothing** harms you."),
        ("roll", "Play after any roll, yours or not. Reroll.", "After any roll, yours or not", "Reroll."),
        ("attacking", "Play in your attack: it **hits**.", "In your attack", "It **hits**."),
        ("dying", "Play when you are about to be **fragged**. Heal.", "When you are about to be fragged", "Heal."),
        (None, "Play this card face down. Smile.", "At any time", "Play this card face down. Smile."),
    ],
)  # fmt: skip
def test_timing_stands_once_on_a_face(when, text, line, rest):
    effect = Heal(value=1)  # else its words are the table's to apply, which a face says
    card = Card(id="x", name="X", deck="special", when=when, text=text, effects=(effect,))
    pack, library = base()
    deck = deck_of(card, pack, library)
    assert deck is not None
    values = card_values(card, deck, pack)
    assert (values["timing-line"], values["text"]) == (line, rest)


def test_a_deck_too_pale_for_its_icons_is_told_once(tmp_path):
    folder = tmp_path / "pale"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        'id: pale\nname: Pale\nversion: "1.0"\n'
        'decks:\n  - {id: special, name: Specials, color: "#ffe98a", shape: star}\n'
    )
    (folder / "cards" / "c.yaml").write_text(
        "- {id: one, name: One, deck: special, text: Go.}\n"
        "- {id: two, name: Two, deck: special, text: Go.}\n"
    )
    press = engraver(False, folder)
    pack = press.library.pack("pale")
    assert pack is not None
    for card in pack.cards.values():
        press.front(card, pack)
    (told,) = press.problems.found
    assert (told.code, told.severity, told.span.line) == ("pale-deck", "warning", 5)
    assert str(told.message) == (
        "the deck `special` is too pale: the contrast of #ffe98a on paper is 1.2, below 3"
    )
    assert str(told.help).startswith("make it darker, such as `#")


def saloon(low: bool = False) -> tuple[Engraver, Pack]:
    press = engraver(low, SALOON)
    pack = press.library.pack("saloon")
    assert pack is not None
    return press, pack


def test_suit_and_value_stand_in_the_top_right_corner():
    press, pack = saloon()
    front = press.front(pack.cards["bad-whiskey"], pack)
    assert front is not None
    value = next(text for text in texts_of(front) if text.text == "Q")
    assert value.x > 46
    assert value.y < 16
    suits = [m for m in front.items if isinstance(m, Use) and m.symbol.id.startswith("icon-spades")]
    assert len(suits) == 1
    assert suits[0].x > 50
    assert suits[0].y < 16
    assert press.problems.found == []


def test_a_joker_with_a_suit_shows_the_joker_only():
    press, pack = saloon()
    card = replace(pack.cards["bad-whiskey"], id="wild", value="joker")
    front = press.front(card, pack)
    assert front is not None
    names = [m.symbol.id for m in front.items if isinstance(m, Use)]
    assert any(name.startswith("icon-joker") for name in names)
    assert not any(name.startswith("icon-spades") for name in names)


@pytest.mark.parametrize("deck", ["weapon", "gadget", "hex", "special"])
def test_a_joker_wears_the_tab_header_and_badge_of_its_deck(deck):
    library = library_of()
    pack = library.pack("deadlands")
    assert pack is not None
    book = open_book(library, Problems())
    joker = next(c for c in pack.cards.values() if c.deck == deck and c.value == "joker")
    other = next(c for c in pack.cards.values() if c.deck == deck and c.value != "joker")

    def signs(card):
        worn = book.for_card(card, pack)
        assert worn is not None
        names = ("tab-left", "tab-right", "band-beside-corner", "badge")
        found = {e.name: e for e in worn.front}
        return [found[name] for name in names], found["panel"].value

    assert signs(joker) == signs(other)


def test_hearts_are_red_and_clubs_black():
    press, pack = saloon()
    for id, suit, color in (("long-iron", "hearts", "a3231c"), ("table-leg", "clubs", "2a1c11")):
        front = press.front(pack.cards[id], pack)
        assert front is not None
        (use,) = [m for m in front.items if isinstance(m, Use) and f"icon-{suit}" in m.symbol.id]
        assert color in use.symbol.id


def test_a_packs_own_template_changes_the_shipped_one():
    press, pack = saloon()
    front = press.front(pack.cards["bad-whiskey"], pack)
    assert front is not None
    assert any(text.text == "Hexes" for text in texts_of(front))


def test_a_deck_without_a_template_borrows_one():
    press, pack = saloon()
    front = press.front(pack.cards["wild-card"], pack)
    assert front is not None
    assert any("any time" in text.text for text in texts_of(front))
    assert press.problems.found == []


def test_icons_stand_inside_the_text():
    press, pack = saloon()
    front = press.front(pack.cards["long-iron"], pack)
    assert front is not None
    flames = [m for m in marks_of(front.items) if isinstance(m, Drawn) and m.shape[0][2] > 58]
    assert flames


def test_an_svg_picture_takes_the_emblems_place():
    press, pack = saloon()
    with_art = press.front(pack.cards["cold-stare"], pack)
    assert with_art is not None
    clipped = [m for m in with_art.items if isinstance(m, Group) and m.clip]
    assert len([m for m in clipped if not isinstance(m.items[0], Use)]) == 1  # and a texture


# -- golden ----------------------------------------------------------------------------------


def told(items: tuple[Mark, ...], indent: str = "") -> Iterator[str]:
    """One line per mark, as a person can compare them."""
    for mark in items:
        match mark:
            case Drawn():
                stroke = f" line {mark.stroke.color} {mark.stroke.width:g}" if mark.stroke else ""
                fill = f" fill {mark.fill}" if mark.fill else ""
                segments = " ".join(
                    s[0] + " ".join(number(round(v, 2)) for v in s[1:]) for s in mark.shape
                )
                yield f"{indent}path{fill}{stroke}: {segments}"
            case Text():
                yield (
                    f"{indent}text {mark.x:.2f} {mark.y:.2f} {mark.font} {mark.size:g} "
                    f"{mark.color} {mark.anchor}: {mark.text}"
                )
            case Use():
                yield f"{indent}use {mark.symbol.id} {mark.x:.2f} {mark.y:.2f}"
            case Group():
                yield f"{indent}group"
                yield from told(mark.items, indent + "  ")


def test_the_draw_commands_of_one_card_are_as_they_were():
    """After a change on purpose: delete the golden file, run this, look at the difference."""
    press, pack = saloon()
    front = press.front(pack.cards["table-leg"], pack)
    assert front is not None
    text = "\n".join(told(front.items)) + "\n"
    if not GOLDEN.exists():
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(text)
    assert text == GOLDEN.read_text()


def test_the_wildest_weapon_that_can_be_written_still_fits():
    card = Card(
        id="x",
        name="X",
        deck="weapon",
        damage=Dice(30),
        extra=9,
        ammo=20,
        types=("flame", "energy", "ballistic", "explosive"),
        text="**30** dice.",
    )
    press = engraver()
    pack = base()[0]
    assert press.front(card, pack) is not None
    assert press.problems.found == []


# -- art ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("view", "place"),
    [
        (View(), (0, -20, 40, 80)),  # as wide as the box, cut evenly
        (View(0.5, 0.0), (0, 0, 40, 80)),
        (View(0.5, 1.0), (0, -40, 40, 80)),
        (View(0.5, 0.4), (0, -12, 40, 80)),
        (View(whole=True), (10, 0, 20, 40)),
    ],
)
def test_art_is_cut_around_its_focus(view, place):
    assert _laid(Box(0, 0, 40, 40), 100, 200, view, fill=not view.whole) == pytest.approx(place)


ART_CARD = """\
- {{id: one, name: One, deck: gadget, letter: W, effects: {{extra: 1}}, text: Bzzt, {keys}}}
- {{id: two, name: Two, deck: gadget, letter: W, effects: {{extra: 1}}, text: Bzzt}}
"""


def test_the_picture_face_has_the_decks_back(tmp_path):
    pack, library = written(tmp_path, ART_CARD.format(keys="face: picture"))
    problems = Problems()
    press = Engraver(library, open_book(library, problems), problems)
    one, two = pack.cards["one"], pack.cards["two"]
    assert press.back(one, pack) == press.back(two, pack)
    assert press.front(one, pack) != press.front(two, pack)
    assert problems.found == []


def test_an_unknown_face_is_told_at_its_place(tmp_path):
    pack, library = written(tmp_path, ART_CARD.format(keys="face: pictur"))
    problems = Problems()
    press = Engraver(library, open_book(library, problems), problems)
    press.front(pack.cards["one"], pack)
    (told,) = problems.found
    assert (told.code, told.span.line) == ("unknown-template", 1)
    assert str(told.message) == "there is no face template `pictur`"
    assert str(told.help) == "did you mean `picture`?"


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ("focus: [0.5, 0.2]", "stray-art `focus` has no effect without `art`"),
        ("fit: whole", "stray-art `fit` has no effect without `art`"),
        ("art: a.svg, focus: [0.5]", "bad-focus a focus is two numbers: how far from the left, and how far from the top"),
        ("art: a.svg, fit: whole, focus: [0.5, 0.2]", "stray-art `focus` has no effect with `fit: whole`"),
        ("art: a.svg, focus: [0.5, 2]", "out-of-range `focus` must be from 0 to 1, not 2"),
    ],
)  # fmt: skip
def test_a_view_of_art_that_makes_no_sense_is_told(tmp_path, keys, told):
    (tmp_path / "a.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    path = tmp_path / "c.yaml"
    path.write_text(ART_CARD.format(keys=keys))
    problems = Problems()
    check_content([path], tmp_path, problems)
    assert [f"{d.code} {d.message}" for d in problems.found] == [told]


@pytest.mark.parametrize(
    ("about", "line", "text"),
    [
        # What the line above says is not said again, in any form of the sentence.
        ("deck: special, on: other, effects: [{move: 3}]", "At any time · on another fighter", "That fighter gains **3 movement**."),
        ("deck: gadget, letter: H, on: fighter, when: any-time, effects: [{heal: 1}]", "At any time · on any fighter", "That fighter **restores** 1 lost Health."),
        # A face that has no such line keeps the sentence.
        ("deck: gadget, letter: H, on: other, effects: [{heal: 1}]", "On your turn · on another fighter", "Play it on another fighter. That fighter **restores** 1 lost Health."),
        ("deck: weapon, damage: 3d, ammo: 2, when: any-time", "At any time", "Play it at any time. Does **3d** damage."),
    ],
)  # fmt: skip
def test_when_a_card_is_played_stands_on_its_face_once(about, line, text, tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / "pack.yaml").write_text("{id: mine, name: Mine, version: '1', extends: base}\n")
    (tmp_path / "cards" / "c.yaml").write_text(f"- {{id: it, name: It, {about}}}\n")
    library = library_of(tmp_path)
    card, pack = library.cards["it"], library.packs[-1]
    values = card_values(card, library.decks[card.deck], pack)
    assert values["timing-line"].replace("\u00a0", " ") == line
    assert values["text"].replace("\u00a0", " ") == text
