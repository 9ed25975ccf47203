"""Standees: one per fighter, six colours, a back that folds exactly behind its front."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.language.translation import shipped
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter, StartingWeapon
from fragkit.model.pack import Library, Pack, PackFile
from fragkit.model.word_values import Dice, Stats
from fragkit.press.graphics.marks import Group, Mark, Path, Text, Use
from fragkit.press.pages.documents import Settings
from fragkit.press.pictures.drawings import names
from fragkit.press.standees.figures import (
    ARENA,
    HEIGHT,
    SKIN,
    USUAL,
    WEST,
    Figure,
    Part,
    figure_parts,
)
from fragkit.press.standees.strips import (
    COLORS,
    FOLD,
    LENGTH,
    TAB,
    WIDTH,
    Standee,
    places_on,
    standees_of,
    strip_marks,
)
from fragkit.press.themes.themed_pen import pen_for
from fragkit.press.typography.fonts import text_width
from tests.press.printed import documents, ink, library, printed, stray_marks
from tests.rulemark import rule


def standees(pack: str) -> list[Standee]:
    chosen = library().pack(pack)
    assert chosen is not None
    return standees_of(chosen, library(), Problems())


def strip(standee: Standee, shade: str = "full"):
    pack = library().pack("base")
    assert pack is not None
    pen = pen_for(pack, library(), Settings(ink=shade), Problems())
    return strip_marks(standee, pen)


@rule("counter.figure.color", "comp.base.figure", "ruling.ocr.figures", "setup.figure")
def test_the_marine_comes_in_the_six_colours():
    colors = [s.color for s in standees("base") if s.fighter.id == "marine"]
    assert colors == ["red", "orange", "yellow", "green", "blue", "purple"]


def test_a_fighter_with_a_colour_has_one_standee_in_it():
    assert [s.color for s in standees("base") if s.fighter.id == "zoe-mph"] == ["yellow"]


def test_deadlands_fighters_get_six_different_colours():
    made = standees("deadlands")
    assert len(made) == 6
    assert {s.color for s in made} == set(COLORS)


def test_names_and_colour_letters_are_printed_on_both_sides():
    made = printed("standees", "deadlands")
    (text,) = made.texts
    # Names may take two lines; each stands once on the front and once on the back.
    assert text.count("Huckster") == 2
    assert text.count("base tab") == 12
    letters = [
        text
        for page in made.pages
        for group in page.items
        if isinstance(group, Group)
        for text in letters_in(group)
    ]
    assert {letter: letters.count(letter) for letter in "ROYGBP"} == dict.fromkeys("ROYGBP", 4)


def letters_in(group: Group) -> list[str]:
    """Band and tab, front and back: single letters for eyes and printers without colour."""
    found = []
    for mark in group.items:
        if isinstance(mark, Group):
            found += letters_in(mark)
        elif isinstance(mark, Text) and len(mark.text) == 1:
            found.append(mark.text)
    return found


@pytest.mark.parametrize("standee", standees("base"), ids=lambda s: f"{s.fighter.id}-{s.color}")
def test_the_back_is_the_fronts_mirror_image_across_the_fold(standee: Standee):
    """Folded over the head, the outline of the back covers that of the front."""
    front, back = (g for g in strip(standee)[:3:2] if isinstance(g, Group))
    outline = [
        figure_extent(g, next(m for m in g.items if isinstance(m, Group))) for g in (front, back)
    ]
    (left, right, top, bottom), (back_left, back_right, back_top, back_bottom) = outline
    assert (left, right) == pytest.approx((back_left, back_right), abs=0.05)
    assert (top - FOLD, bottom - FOLD) == pytest.approx(
        (FOLD - back_bottom, FOLD - back_top), abs=0.05
    )


def figure_extent(group: Group, figure: Mark) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of the figure on the strip."""
    points = [(x, y) for _, x, y in ink((figure,), group.matrix)]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), max(xs), min(ys), max(ys)


def test_a_figure_has_skin_cloth_and_a_place_behind_it_and_none_with_low_ink():
    (hannah,) = [s for s in standees("base") if s.fighter.id == "headshot-hannah"]
    parts = figure_parts(hannah.fighter, hannah.figure)
    assert {"face", "eye", "hand", "cloth", "shade", "steel"} <= {p.tone for p in parts}
    front, _, back, *_ = (g for g in strip(hannah) if isinstance(g, Group))
    behind = [m for m in front.items if isinstance(m, Use)]
    assert [use.symbol.id.split("-")[:2] for use in behind] == [["plates", "range"]]
    figures = [next(m for m in g.items if isinstance(m, Group)) for g in (front, back)]
    painted = [{m.fill for m in g.items if isinstance(m, Path)} for g in figures]
    skins = [len(colors & set(SKIN)) for colors in painted]
    assert skins == [1, 1]  # hands
    assert len(figures[0].items) > len(figures[1].items)  # the face
    assert not any(isinstance(m, Use) for g in strip(hannah, "low") if isinstance(g, Group) for m in g.items)  # fmt: skip


def test_words_on_the_back_are_turned_not_mirrored():
    drawn = [g for g in strip(standees("base")[0]) if isinstance(g, Group)]
    a, b, c, d, _, _ = drawn[3].matrix
    assert (a, b, c, d) == (-1, 0, 0, -1)


@pytest.mark.parametrize("shade", ["full", "low"])
def test_a_figure_stays_on_its_strip(shade: str):
    for standee in standees("base")[5:] + standees("deadlands"):
        for what, x, y in ink(strip(standee, shade)):
            assert -0.2 <= x <= WIDTH + 0.2, (standee.fighter.id, what, x)
            assert -0.2 <= y <= LENGTH + 0.2, (standee.fighter.id, what, y)


def test_folds_are_dashed_at_the_head_and_at_both_tabs():
    dashed = [
        m for m in strip(standees("base")[0]) if isinstance(m, Path) and m.stroke and m.stroke.dash
    ]
    (folds,) = dashed
    assert sorted({y for _, _, y in folds.shape}) == [TAB, FOLD, LENGTH - TAB]


def test_fighters_look_different():
    shapes = {tuple(p.shape for p in figure_parts(s.fighter, s.figure)) for s in standees("base")}
    assert len(shapes) == 7  # the marine and six others; colours do not count


@pytest.mark.parametrize("head", names("head"))
def test_every_head_fits_the_face(head: str):
    assert_fits(Stats(4, 2, 1), head, "none")


@pytest.mark.parametrize(
    "weapon", ["pistol", "sniper-rifle", "rocket-launcher", "minigun", "bow", "katana", "none"]
)
@pytest.mark.parametrize("stats", ["1/2/4", "4/2/1", "2/4/1"])
def test_every_weapon_and_build_fits_the_face(weapon: str, stats: str):
    assert_fits(Stats.parse(stats), "dome", weapon)


def assert_fits(stats: Stats, head: str, weapon: str) -> None:
    fighter = Fighter(id=Id("x"), name="X", stats=stats)
    for pose in names("pose"):
        figure = Figure(id=Id("x"), head=head, weapon=weapon, pose=pose)
        for part in figure_parts(fighter, figure):
            for _, *numbers in part.shape:
                xs, ys = numbers[0::2], numbers[1::2]
                assert all(abs(x) + part.limb / 2 <= WIDTH / 2 for x in xs), xs
                assert all(-2.4 <= y <= HEIGHT + 0.3 for y in ys), ys


@pytest.mark.parametrize("pose", names("pose"))
def test_in_every_pose_a_figure_has_two_boots_two_hands_and_its_weapon_in_them(pose: str):
    fighter = Fighter(id=Id("x"), name="X", stats=Stats(3, 2, 2))
    figure = Figure(id=Id("x"), head="dome", weapon="rifle", pose=pose)
    parts = figure_parts(fighter, figure)
    hands = [p for p in parts if p.tone == "hand"]
    assert len(hands) == 2
    assert any(p.tone == "steel" for p in parts)
    lowest = max(n for p in parts for _, *numbers in p.shape for n in numbers[1::2])
    assert lowest == pytest.approx(HEIGHT, abs=0.3)
    soles = [p for p in parts if p.tone == "accent" and not p.edged and p.limb == 0]
    assert len(soles) >= 2


def test_poses_differ_and_the_marines_take_turns():
    shapes = {tuple(p.shape for p in figure_parts(s.fighter, s.figure, s.gear, s.turn)) for s in standees("base") if s.fighter.id == "marine"}  # fmt: skip
    assert len(shapes) == len(USUAL)


def test_a_fighter_carries_the_gear_that_it_starts_with():
    (huckster,) = [s for s in standees("deadlands") if s.fighter.id == "huckster"]
    assert huckster.gear is not None
    bare = figure_parts(huckster.fighter, huckster.figure)
    assert len(figure_parts(huckster.fighter, huckster.figure, huckster.gear)) > len(bare)


def test_a_weapon_is_held_by_the_name_of_the_starting_weapon():
    def figure(name: str) -> list[Part]:
        weapon = StartingWeapon(name=name, damage=Dice(2), ammo="unlimited")
        fighter = Fighter(id=Id("x"), name="X", stats=Stats(3, 2, 2), weapon=(weapon,))
        return figure_parts(fighter, None)

    shown = figure("Rusty Shotgun")
    fighter = Fighter(id=Id("x"), name="X", stats=Stats(3, 2, 2))
    assert shown == figure_parts(fighter, Figure(id=Id("x"), weapon="shotgun"))
    assert shown != figure("Old Revolver")


def test_a_fighters_own_art_stands_instead_of_the_figure(tmp_path):
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "me.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20">'
        '<rect width="10" height="20" fill="#abcdef"/></svg>'
    )
    fighter = Fighter(id=Id("me"), name="Me", stats=Stats(3, 2, 2), art="art/me.svg")
    pack = Pack(PackFile(id=Id("p"), name="P", version="1"), tmp_path, fighters={"me": fighter})
    problems = Problems()
    (standee,) = standees_of(pack, Library((pack,)), problems)
    marks = strip_marks(standee, pen_for(pack, Library((pack,)), Settings(), problems))
    assert problems.found == []
    assert repr(marks).count("#abcdef") == 2  # front and back


def test_an_unlisted_fighter_gets_a_head_by_its_id():
    arena = Fighter(id=Id("somebody"), name="Somebody", stats=Stats(3, 2, 2))
    again = figure_parts(arena, None)
    assert again == figure_parts(arena, None)
    assert set(ARENA) | set(WEST) <= set(names("head"))


@pytest.mark.parametrize(("paper", "count"), [("a4", 14), ("letter", 14), ("a3", 28)])
def test_strips_per_page(paper: str, count: int):
    assert len(places_on(paper)[2]) >= count


@pytest.mark.parametrize(("paper", "shade"), [("a4", "low"), ("letter", "full"), ("a3", "full")])
def test_nothing_lies_in_the_printers_margin(paper: str, shade: str):
    (document,) = documents("standees", "base", paper=paper, ink=shade)
    for page in document.pages:
        assert stray_marks(page) == []


def test_furniture_boxes_and_bookmarks():
    made = printed("standees", "base")
    (text,) = made.texts
    for words in ("Base Game 1.0", "Standees", "page 1 of 1", "print at 100 %", "5 cm"):
        assert words in text
    assert "Marine" in [item.title for item in made.reader.outline]
    page = made.reader.pages[0]
    assert float(page.trimbox.height) == pytest.approx((2 * LENGTH + 6) * 72 / 25.4, abs=0.01)


def test_the_same_bytes_twice():
    assert printed("standees", "base").data == printed("standees", "base").data


def test_a_pack_without_fighters_has_no_standees():
    assert documents("standees", "ftw") == []


def test_a_name_that_does_not_fit_its_band_is_told():
    fighter = Fighter(id=Id("x"), name="Wolfeschlegelsteinhausenberger", stats=Stats(3, 2, 2))
    pack = Pack(
        PackFile(id=Id("p"), name="P", version="1"),
        library().packs[0].folder,
        fighters={"x": fighter},
    )
    problems = Problems()
    pen = pen_for(pack, Library((pack,)), Settings(), problems)
    for standee in standees_of(pack, Library((pack,)), problems):
        strip_marks(standee, pen)
    assert {d.code for d in problems.found} == {"text-overflow"}


@rule("comp.deathmatch.standups")
def test_death_match_has_six_more_figures_in_poses_of_their_own():
    found = standees("deathmatch")
    assert len(found) == 6
    assert {standee.color for standee in found} == set(COLORS)
    poses = [standee.figure.pose for standee in found if standee.figure is not None]
    assert len(set(poses)) == 6
    assert not set(poses) & set(USUAL)


@pytest.mark.parametrize("language", [None, shipped("de")], ids=["english", "german"])
def test_the_words_on_the_tab_stay_on_their_plate(language):
    """`nach außen` ran over the edge into the pattern."""
    with speaking(language):
        marks = list(all_marks(strip(standees("base")[0])))
    said = [
        m for m in marks if isinstance(m, Text) and m.size == 7 and m.font in ("bold", "regular")
    ]
    plates = [
        m for m in marks
        if isinstance(m, Path) and m.fill == "#ffffff" and 6.1 < height_of(m) < 6.3
    ]  # fmt: skip
    assert len(said) == 4
    assert len(plates) == 2
    right = min(max(x for x, _ in points(plate)) for plate in plates)
    for text in said:
        assert text.x + text_width(text.text, text.font, text.size) < right


def all_marks(items) -> Iterator[Mark]:
    for mark in items:
        if isinstance(mark, Group):
            yield from all_marks(mark.items)
        else:
            yield mark


def points(path: Path) -> list[tuple[float, float]]:
    return [(s[-2], s[-1]) for s in path.shape if len(s) > 1]


def height_of(path: Path) -> float:
    ys = [y for _, y in points(path)]
    return max(ys) - min(ys) if ys else 0.0
