"""A pack under watch: files saved half-way, deleted, renamed, made unreadable."""

from __future__ import annotations

import os

import pytest

from fragkit.preview.pack_watch import PackWatch, item_text_at, split_items
from fragkit.preview.page_data import OWN, card_words, fighter_words, state_of
from tests.preview.conftest import MAP, card

pytestmark = pytest.mark.slow


@pytest.fixture
def watch(mine) -> PackWatch:
    return PackWatch(mine)


def saved(watch) -> set[str]:
    """What the page would hear of now: shown at once, then judged."""
    assert watch.catch_up()
    watch.reload_all()
    return {t.key for t in watch.page_items.values()}


def codes(watch) -> list[str]:
    return [d.code for d in watch.problems]


def test_a_pack_is_laid_out(watch):
    assert list(watch.page_items) == [
        "card/zap", "card/zip", "fighter/granny", "map/cellar", "counter/blood",
    ]  # fmt: skip
    assert watch.problems == []
    for key in watch.page_items:
        assert watch.picture(*key.split("/")), key
    for kind in ("sheet", "standee"):
        assert watch.picture(kind, "granny")
    assert watch.picture("back", "zap")
    assert watch.picture("card", "nobody") is None


def test_nothing_saved_is_nothing_new(watch):
    assert not watch.catch_up()


def test_only_the_saved_card_is_drawn_anew(watch, mine):
    marks = {k: t.mark for k, t in watch.page_items.items()}
    (mine / "cards" / "cards.yaml").write_text(card("zap", "Zapper") + "\n" + card("zip"))
    assert watch.catch_up()
    now = {k: t.mark for k, t in watch.page_items.items()}
    assert {k for k in now if now[k] != marks[k]} == {"card/zap"}
    assert "Zapper" in watch.picture("card", "zap")
    watch.reload_all()
    assert {k: t.mark for k, t in watch.page_items.items()} == now


def test_a_saved_map_is_there_at_once(watch, mine):
    board = watch.board("cellar")
    (mine / "maps" / "cellar.yaml").write_text(MAP.replace("| 1     |", "| 1 |   |"))
    number = watch.number
    assert watch.catch_up()
    assert watch.number == number + 1
    assert watch.board("cellar") is not board
    assert watch.reload_items([str(mine / "maps" / "cellar.yaml")]) is False


def test_a_line_more_above_moves_no_picture(watch, mine):
    marks = {k: t.mark for k, t in watch.page_items.items()}
    text = (mine / "cards" / "cards.yaml").read_text()
    (mine / "cards" / "cards.yaml").write_text("# a remark\n\n" + text)
    saved(watch)
    assert {k: t.mark for k, t in watch.page_items.items()} == marks
    assert watch.page_items["card/zap"].line == 3


def test_what_the_pack_says_changes_every_picture(watch, mine):
    marks = {k: t.mark for k, t in watch.page_items.items()}
    text = (mine / "pack.yaml").read_text()
    (mine / "pack.yaml").write_text(text.replace("Yours", "Theirs"))
    before = watch.picture("card", "zap")
    saved(watch)
    assert all(t.mark != marks[k] for k, t in watch.page_items.items())
    assert watch.picture("card", "zap") != before


def test_a_file_saved_half_way_leaves_its_cards_as_they_were(watch, mine):
    path = mine / "cards" / "cards.yaml"
    whole = path.read_text()
    before, order = watch.picture("card", "zip"), list(watch.page_items)
    path.write_text(whole[:-30] + " {")
    assert {"card/zap", "card/zip"} <= saved(watch)
    assert codes(watch) == ["yaml-syntax"]
    assert watch.page_items["card/zip"].stale
    assert not watch.page_items["fighter/granny"].stale
    assert watch.picture("card", "zip") == before
    assert list(watch.page_items) == order  # and nothing jumps about the page
    path.write_text(whole)
    saved(watch)
    assert (codes(watch), watch.page_items["card/zip"].stale) == ([], False)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"\0" * 100, b"- " * 1000])
def test_nonsense_in_a_file_is_told_and_hides_nothing_else(watch, mine, data):
    (mine / "cards" / "cards.yaml").write_bytes(data)
    saved(watch)
    assert watch.problems
    assert not watch.page_items["map/cellar"].stale
    assert watch.picture("fighter", "granny")


def test_a_file_that_is_deleted_takes_its_cards_along(watch, mine):
    (mine / "cards" / "cards.yaml").unlink()
    assert saved(watch) == {"fighter/granny", "map/cellar", "counter/blood"}
    assert watch.problems == []


def test_a_file_that_is_renamed_keeps_its_cards(watch, mine):
    (mine / "cards" / "cards.yaml").rename(mine / "cards" / "weapons.yaml")
    assert {"card/zap", "card/zip"} <= saved(watch)
    assert watch.page_items["card/zap"].file.endswith("weapons.yaml")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nobody is kept out")
def test_a_file_that_may_not_be_read_is_told(watch, mine):
    path = mine / "cards" / "cards.yaml"
    path.chmod(0)
    watch.reload_all()
    path.chmod(0o600)
    assert codes(watch) == ["unreadable"]
    assert watch.page_items["card/zap"].stale


def test_an_unreadable_file_is_told_whoever_asks(watch, mine):
    """A folder in the place of a file cannot be read by anybody."""
    path = mine / "cards" / "cards.yaml"
    path.unlink()
    path.symlink_to(mine / "nowhere.yaml")
    saved(watch)
    assert codes(watch) == ["unreadable"]


def test_a_pack_file_that_goes_leaves_everything_as_it_was(watch, mine):
    text = (mine / "pack.yaml").read_text()
    (mine / "pack.yaml").unlink()
    saved(watch)
    assert all(t.stale for t in watch.page_items.values())
    assert watch.picture("card", "zap")
    (mine / "pack.yaml").write_text(text)
    saved(watch)
    assert not any(t.stale for t in watch.page_items.values())


def test_a_pack_file_that_breaks_is_told(watch, mine):
    (mine / "pack.yaml").write_text("id: mine\nname: Mine\nversion: [\n")
    saved(watch)
    assert "yaml-syntax" in codes(watch)
    assert "card/zap" in watch.page_items


def test_a_broken_map_stays_as_it_was(watch, mine):
    before = watch.picture("map", "cellar")
    (mine / "maps" / "cellar.yaml").write_text(MAP.replace("+---+---+---+---+", "+---+---+", 1))
    saved(watch)
    assert watch.page_items["map/cellar"].stale
    assert watch.picture("map", "cellar") == before
    assert watch.problems


def test_what_only_the_press_can_find_is_told_too(watch, mine):
    long = "Once upon a time in a server room far away. " * 30
    (mine / "cards" / "cards.yaml").write_text(card("zap", text=f'"{long}"'))
    saved(watch)
    assert codes(watch) == ["text-overflow"]
    assert state_of(watch)["problems"][0]["key"] == "card/zap"


def test_own_templates_are_judged_and_used(watch, mine):
    (mine / "templates").mkdir()
    (mine / "templates" / "weapon.yaml").write_text("id: weapon\nextends: wepon\n")
    saved(watch)
    assert codes(watch) == ["unknown-template"]


def test_a_pack_that_it_builds_on_is_watched_too(mine, tmp_path):
    other = tmp_path / "other"
    (other / "cards").mkdir(parents=True)
    (other / "pack.yaml").write_text('id: other\nname: Other\nversion: "1"\n')
    (mine / "pack.yaml").write_text('id: mine\nname: M\nversion: "1"\nextends: [base, other]\n')
    (mine / "fragkit.yaml").write_text("packs: [., ../other]\n")
    watch = PackWatch(mine)
    assert watch.problems == []
    (other / "pack.yaml").write_text('id: other2\nname: Other\nversion: "1"\n')
    saved(watch)
    assert codes(watch) == ["missing-pack"]


# -- words ----------------------------------------------------------------------------------------------


def test_a_card_with_text_alone_is_yours_to_apply(mine):
    (mine / "cards" / "cards.yaml").write_text(
        "- id: boo\n  name: Boo\n  deck: special\n  text: Everybody jumps.\n"
    )
    watch = PackWatch(mine)
    assert card_words(watch.pack.cards["boo"])[-1] == OWN


def test_what_is_enforced_is_said_whatever_the_text_says(mine):
    (mine / "cards" / "cards.yaml").write_text(
        "- id: boo\n  name: Boo\n  deck: gadget\n  letter: M\n  text: Nothing at all.\n"
        "  effects:\n    - stat: speed\n      add: 1\n"
    )
    watch = PackWatch(mine)
    assert card_words(watch.pack.cards["boo"])[-1] == "Speed +1."
    assert fighter_words(watch.pack.fighters["granny"])[-1] == (
        "Tough: Roll 1 more die for defense."
    )


# -- lines of items -----------------------------------------------------------------------------------------


def test_a_list_is_cut_at_its_hyphens():
    text = "# head\n\n- id: a\n  x: 1\n\n# -- b --\n- id: b\n"
    found = split_items(text)
    assert [(i.first, i.text) for i in found] == [(3, "- id: a\n  x: 1"), (7, "- id: b")]
    assert item_text_at(text, 4).first == 3
    assert item_text_at(text, 7).first == 7


@pytest.mark.parametrize("text", ["id: a\n", "\t- id: a\n", "--- \n- id: a\n", "-\n  id: a\n"])
def test_what_is_written_otherwise_is_left_whole(text):
    assert split_items(text) is None
    assert item_text_at(text, 1).text == text


def test_standees_have_the_colours_of_the_print(watch, mine):
    text = "- id: {0}\n  name: {0}\n  stats: 3/2/2\n"
    (mine / "fighters" / "more.yaml").write_text(text.format("ann") + text.format("bob"))
    saved(watch)
    ann, bob = (watch.picture("standee", id) for id in ("ann", "bob"))
    assert ann.replace("ann", "bob") != bob  # the next free colour each
    mark = watch.page_items["fighter/ann"].mark
    (mine / "fighters" / "more.yaml").write_text(
        text.format("ann") + text.format("bob") + "  color: orange\n"
    )
    saved(watch)
    assert watch.page_items["fighter/ann"].mark != mark


def test_a_font_of_the_packs_own_reaches_the_page(watch, mine):
    from fragkit.press.typography.fonts import shipped_font

    shipped = state_of(watch)["fonts"]
    assert all(name.startswith("display-") for name in shipped)
    (mine / "templates" / "fonts").mkdir(parents=True)
    data = shipped_font("SourceSansPro-Black").read_bytes()
    (mine / "templates" / "fonts" / "stencil.ttf").write_bytes(data)
    saved(watch)
    assert watch.problems == []
    assert set(state_of(watch)["fonts"]) == {*shipped, "stencil"}
