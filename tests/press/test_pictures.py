"""The drawn family: every word is drawn, every card has its own, and low ink loses nothing."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.content_check import check_content
from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.picture import (
    FIREARM_PARTS,
    KINDS,
    STYLES,
    AddOn,
    Aiming,
    Barrel,
    Blade,
    Firearm,
    Magazine,
    Muzzle,
    Picture,
    PictureKind,
    Stock,
)
from fragkit.model.word_values import Dice
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.template_files import open_book
from fragkit.press.graphics.marks import GLOWS, MATERIALS, Box, contrast, luminance
from fragkit.press.graphics.marks import Path as Drawn
from fragkit.press.pictures.chosen import chosen, picture, pictures, seed_of
from fragkit.press.pictures.composed import RIM, Tones, composed, picture_marks
from fragkit.press.pictures.drawings import bounds, extent, looks, names, table
from fragkit.press.themes.scenes import LOOKS
from tests.press.shelf import base

FULL = Tones(
    MATERIALS | {
        "main": "#1b4f9c", "dark": "#16324f", "mid": "#8aa7ce", "light": "#ffffff",
        "accent": "#f5a800", "gap": "#e8eff9", "hole": "#e8eff9", RIM: "#16324f",
    }
)  # fmt: skip
LOW = FULL._replace(low=True)
EVERY = [
    Picture(kind=PictureKind(kind), style=style)
    for kind in KINDS
    for style in STYLES.get(kind, (None,))
]


def name_of(shown: Picture) -> str:
    return f"{shown.kind}-{shown.style}" if shown.style else shown.kind


# -- words and drawings agree ----------------------------------------------------------------


def test_every_word_for_a_picture_is_drawn_and_nothing_else_is():
    drawn = {name for name in (*names("picture"), *names("blade")) if "/" not in name}
    assert {*table("firearms"), *drawn} == {*KINDS}
    assert {*table("firearms")} == {*get_args(Firearm)}
    assert {*names("blade")} == {*get_args(Blade)}
    assert {kind: tuple(styles) for kind, styles in looks("picture").items()} == STYLES
    for kind, words in (
        ("beside", AddOn), ("barrel", Barrel), ("stock", Stock), ("magazine", Magazine),
        ("sight", Aiming), ("muzzle", Muzzle),
    ):  # fmt: skip
        assert {*names(kind)} == {*get_args(words)}


def test_every_part_of_a_firearm_changes_how_it_looks():
    plain = composed(picture("rifle", barrel="none"))
    for part, words in (
        ("barrel", Barrel), ("stock", Stock), ("magazine", Magazine), ("sight", Aiming),
        ("muzzle", Muzzle),
    ):  # fmt: skip
        looks = {composed(picture("rifle", **{"barrel": "none", part: w})) for w in get_args(words)}
        assert len(looks) == len(get_args(words)), part
        assert plain in looks or part != "barrel"
    assert composed(picture("shotgun", short=True)) != composed(picture("shotgun"))


def test_a_picture_has_a_dark_body_and_a_detail_and_stays_in_its_box():
    for shown in EVERY:
        assert_sound(shown)


def assert_sound(shown: Picture) -> None:
    tones = {stroke.tone for stroke in composed(shown)}
    assert tones & {"main", "dark", "accent", *MATERIALS}
    assert len(tones) >= 2, f"{name_of(shown)}: a silhouette alone is hard to name"
    for colors in (FULL, LOW):
        box = Box(10, 20, 30, 24)
        marks = picture_marks(shown, box, colors)
        slack = 0.4 if colors.low else 0.05  # the bold outline lies outside
        for mark in marks:
            assert isinstance(mark, Drawn)
            if (mark.stroke.color if mark.stroke else mark.fill) in ("#e8eff9", "#ffffff"):
                continue  # ground and paper
            xs, ys = extent(mark.shape)
            half = mark.stroke.width / 2 if mark.stroke else 0
            found = Box(min(xs) - half, min(ys) - half, max(xs) - min(xs), max(ys) - min(ys))
            assert found.x >= box.x - slack
            assert found.y >= box.y - slack
            assert max(xs) + half <= box.right + slack
            assert max(ys) + half <= box.bottom + slack


def test_low_ink_draws_lines_and_fills_only_with_paper():
    for shown in EVERY:
        marks = picture_marks(shown, Box(0, 0, 30, 30), LOW)
        assert {mark.fill for mark in marks if mark.fill} <= {"#ffffff"}, name_of(shown)
        colors = {mark.stroke.color for mark in marks if mark.stroke}
        assert colors <= {FULL.colors["main"], "#ffffff"}, name_of(shown)


def test_no_two_pictures_look_alike():
    drawn = [composed(shown) for shown in EVERY]
    assert len(set(drawn)) == len(drawn)


# -- materials -------------------------------------------------------------------------------


def test_materials_are_told_apart_without_color():
    """Side by side in one picture, on a gray printer, on the panel's tint."""
    lie_together = (
        ("steel", "shine"), ("steel", "dark"), ("steel", "wood"), ("steel", "brass"), ("steel", "glow"),
        ("steel", "glass"), ("wood", "bark"), ("wood", "brass"), ("bark", "brass"), ("red", "brass"),
        ("red", "skin"), ("red", "light"), ("fire", "light"), ("leaf", "light"), ("skin", "main"),
    )  # fmt: skip
    for one, other in lie_together:
        assert contrast(FULL.colors[one], FULL.colors[other]) >= 1.35, (one, other)
    pale = {"shine", "glass", "bone", "light", "gap", "hole", "mid"}  # inside a darker part only
    for name, color in FULL.colors.items():
        if name not in pale:
            assert contrast(color, FULL.colors["gap"]) >= 1.6, name
    for kind, color in GLOWS.items():
        assert contrast(color, MATERIALS["steel"]) >= 1.3, kind
    assert luminance(MATERIALS["steel"]) < luminance(MATERIALS["wood"])


def test_most_pictures_have_a_material():
    made = [shown for shown in EVERY if {s.tone for s in composed(shown)} & MATERIALS.keys()]
    assert len(made) > 0.75 * len(EVERY)
    guns = [shown for shown in EVERY if shown.is_firearm]
    assert all("steel" in {s.tone for s in composed(shown)} for shown in guns)


def test_a_glow_shows_the_type_of_the_weapon():
    pack, library = base()
    press = Engraver(library, open_book(library, Problems()), Problems())
    for id, kind in (("pulse-rifle", "energy"), ("rocket-tantrum", "explosive")):
        front = press.front(pack.cards[id], pack)
        assert front is not None
        fills = {mark.fill for mark in front.items if isinstance(mark, Drawn)}
        assert fills & {*GLOWS.values()} == {GLOWS[kind]}


# -- the base deck ---------------------------------------------------------------------------


def test_every_base_card_names_a_picture_and_no_two_share_one():
    pack, _ = base()
    own = {card.id: card.picture for card in pack.cards.values()}
    assert None not in own.values()
    assert len({composed(shown) for shown in own.values()}) == len(own) == 80


def test_no_two_cards_of_the_four_packs_share_a_picture():
    """Touchline Oranges carried the lunch bag's, Rubber Ducky the waders'."""
    _, library = base()
    cards = [c for p in library.packs for c in p.cards.values() if not c.blank]
    seen: dict[object, str] = {}
    shared = []
    for card in cards:
        shown = composed(chosen(card))
        if shown in seen:
            shared.append((card.id, seen[shown]))
        seen.setdefault(shown, card.id)
    assert len(cards) > 180
    assert shared == []


def test_ground_painted_over_a_picture_stays_on_it():
    """Who walks through a wall stood in a pale box that reached beyond the panel."""
    for shown in EVERY:
        strokes = composed(shown)
        left, top, right, bottom = bounds(strokes)
        slack = 0.08 * max(right - left, bottom - top)
        for shape, tone, width in strokes:
            if tone == "gap" and not width:
                xs, ys = extent(shape)
                assert left - slack < min(xs), name_of(shown)
                assert right + slack > max(xs), name_of(shown)
                assert top - slack < min(ys), name_of(shown)
                assert bottom + slack > max(ys), name_of(shown)


def test_neighbors_in_a_deck_rarely_share_a_scene():
    """The same star burst was on 194 cards."""
    _, library = base()
    same = total = 0
    for pack in library.packs:
        looks = [seed_of(card) // 7 % LOOKS for card in pack.cards.values()]
        total += len(looks)
        same += sum(one == other for one, other in pairwise(looks))
    assert total > 180
    assert same <= 0.06 * total


# -- chosen ----------------------------------------------------------------------------------


def weapon(**about: object) -> Card:
    values = {"id": "w", "name": "W", "deck": "weapon", "damage": Dice(4), "ammo": 3}
    return Card(**values | about)  # type: ignore[arg-type]  # a test's shorthand


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Rocket Tantrum", "rocket"), ("Coin-Op Cannon", "cannon"), ("Grandpa's Shotgun", "shotgun"),
        ("Boots of Doom", "boot"), ("The Last Derringer", "derringer"), ("Napalm Launcher", "napalm"),
        ("Guided Nuke", "nuke"), ("Shock Glove", "glove"), ("Bow & Arrows", "bow"),
        ("Rot-Gut Whiskey", "bottle"), ("Door Key", "key"), ("Respawn Barrels", "barrel"),
        ("Laser Pointer", "laser-pointer"), ("Stick of Dynamite", "dynamite"),
        ("Gatling Pistol", "pistol"), ("Light Armor", "vest"),
    ],
)  # fmt: skip
def test_the_name_of_a_card_chooses_its_picture(name, kind):
    assert chosen(weapon(name=name)).kind == kind


@pytest.mark.parametrize(
    ("about", "kinds"),
    [
        ({"types": ("flame",), "range_at_most": 3}, {"flamethrower"}),
        ({"types": ("flame",), "radius": 1}, {"bottle"}),
        ({"types": ("energy",), "radius": 1}, {"cannon"}),
        ({"types": ("energy",), "range_at_least": 5}, {"railgun"}),
        ({"types": ("energy",), "burst": 4}, {"pulse-rifle"}),
        ({"types": ("explosive",), "radius": 1}, {"rocket-launcher"}),
        ({"types": ("explosive",), "radius": 4}, {"nuke", "bomb"}),
        ({"types": ("ballistic",), "range_at_least": 5}, {"sniper-rifle"}),
        ({"types": ("ballistic",), "range_at_most": 3}, {"shotgun"}),
        ({"types": ("ballistic",), "shots": 3}, {"minigun", "machine-pistol"}),
        ({"types": ("ballistic",)}, {"rifle", "carbine", "lever-rifle"}),
        ({"range_at_most": 1}, {"knife", "axe", "hammer", "sword", "bat", "crowbar", "cleaver", "pickaxe"}),
        ({"range_at_most": 2}, {"whip"}),
        ({"aim": "nothing"}, {"panic-button", "mine", "plunger"}),
    ],
)  # fmt: skip
def test_a_weapon_without_a_telling_name_is_drawn_by_what_it_does(about, kinds):
    for i in range(12):
        assert chosen(weapon(id=f"w-{i}", **about)).kind in kinds


def test_a_gun_with_a_suit_is_of_the_old_west():
    assert chosen(weapon(types=("ballistic",), suit="hearts", value="9")).kind == "lever-rifle"


def test_a_hex_is_a_sign():
    signs = {chosen(Card(id=f"hex-{i}", name="Hex", deck="hex")).style for i in range(60)}
    assert len(signs) > 12
    assert chosen(Card(id="x", name="The Skull", deck="hex")).style == "skull"


def test_every_effect_has_a_picture():
    verbs = {key.split()[0] for key in pictures("effects")}
    assert verbs == {key for key in pictures("effects") if " " not in key} == {*Effect.family}


def test_chosen_pictures_are_drawn():
    for name in ("words", "effects", "others"):
        for shown in (one for many in pictures(name).values() for one in many):
            assert composed(shown)


def test_the_documentation_lists_every_word():
    text = (Path(__file__).parents[2] / "docs" / "how-to" / "design" / "pictures.md").read_text()
    words = {*KINDS, *STYLES, *(style for looks in STYLES.values() for style in looks)}
    for family in (Barrel, Stock, Magazine, Aiming, Muzzle, AddOn):
        words |= {*get_args(family)}
    assert {word for word in words if f"`{word}`" not in text} == set()


# -- what a designer gets wrong --------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("picture: medkitt", "7:12 bad-value there is no picture `medkitt`"),
        ("picture: zzzzzz", "7:12 bad-value there is no picture `zzzzzz`"),
        ("picture: {kind: medkit, barrel: twin}", "7:27 stray-part only firearms have `barrel`, and `medkit` is not one"),
        ("picture: {kind: medkit, short: true}", "7:27 stray-part only firearms have `short`, and `medkit` is not one"),
        ("picture: {kind: medkit, style: red}", "7:27 stray-part the picture `medkit` has only one style"),
        ("picture: {kind: boot, style: moom}", "7:32 unknown-choice the picture `boot` has no style `moom`"),
        ("picture: {kind: rifle, barrel: twinn}", "7:34 unknown-choice `barrel` can't be `twinn`"),
        ("picture: {barrel: twin}", "7:12 missing-key `picture` needs `kind`"),
    ],
)  # fmt: skip
def test_a_wrong_picture_is_told_at_its_place(tmp_path, written, told):
    path: Path = tmp_path / "card.yaml"
    path.write_text(
        "- id: zap\n  name: Zap\n  deck: gadget\n  letter: W\n  effects: {extra: 1}\n  text: Bzzt.\n"
        f"  {written}\n"
    )
    problems = Problems()
    check_content([path], tmp_path, problems)
    lines = [f"{d.span.line}:{d.span.column} {d.code} {d.message}" for d in problems.sorted()]
    assert lines == [told]


def test_each_part_that_only_firearms_have_is_named():
    assert {*FIREARM_PARTS} <= set(Picture.__dataclass_fields__)
