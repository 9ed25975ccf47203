"""A pack under watch: files saved half-way, deleted, renamed, made unreadable."""

from __future__ import annotations

import os

import pytest

from fragkit.preview.items import cut, lines_at
from fragkit.preview.shop import Shop
from fragkit.preview.state import state_of
from fragkit.preview.words import OWN, card_words, fighter_words
from tests.preview.conftest import MAP, card

pytestmark = pytest.mark.slow


@pytest.fixture
def shop(mine) -> Shop:
    return Shop(mine)


def saved(shop) -> set[str]:
    """What the page would hear of now: shown at once, then judged."""
    assert shop.catch_up()
    shop.look()
    return {t.key for t in shop.things.values()}


def codes(shop) -> list[str]:
    return [d.code for d in shop.problems]


def test_a_pack_is_laid_out(shop):
    assert list(shop.things) == [
        "card/zap", "card/zip", "fighter/granny", "map/cellar", "counter/blood",
    ]  # fmt: skip
    assert shop.problems == []
    for key in shop.things:
        assert shop.picture(*key.split("/")), key
    for kind in ("sheet", "standee"):
        assert shop.picture(kind, "granny")
    assert shop.picture("back", "zap")
    assert shop.picture("card", "nobody") is None


def test_nothing_saved_is_nothing_new(shop):
    assert not shop.catch_up()


def test_only_the_saved_card_is_drawn_anew(shop, mine):
    marks = {k: t.mark for k, t in shop.things.items()}
    (mine / "cards" / "cards.yaml").write_text(card("zap", "Zapper") + "\n" + card("zip"))
    assert shop.catch_up()
    now = {k: t.mark for k, t in shop.things.items()}
    assert {k for k in now if now[k] != marks[k]} == {"card/zap"}
    assert "Zapper" in shop.picture("card", "zap")
    shop.look()
    assert {k: t.mark for k, t in shop.things.items()} == now


def test_a_saved_map_is_there_at_once(shop, mine):
    board = shop.board("cellar")
    (mine / "maps" / "cellar.yaml").write_text(MAP.replace("| 1     |", "| 1 |   |"))
    number = shop.number
    assert shop.catch_up()
    assert shop.number == number + 1
    assert shop.board("cellar") is not board
    assert shop.hurry([str(mine / "maps" / "cellar.yaml")]) is False


def test_a_line_more_above_moves_no_picture(shop, mine):
    marks = {k: t.mark for k, t in shop.things.items()}
    text = (mine / "cards" / "cards.yaml").read_text()
    (mine / "cards" / "cards.yaml").write_text("# a remark\n\n" + text)
    saved(shop)
    assert {k: t.mark for k, t in shop.things.items()} == marks
    assert shop.things["card/zap"].line == 3


def test_what_the_pack_says_changes_every_picture(shop, mine):
    marks = {k: t.mark for k, t in shop.things.items()}
    text = (mine / "pack.yaml").read_text()
    (mine / "pack.yaml").write_text(text.replace("Yours", "Theirs"))
    before = shop.picture("card", "zap")
    saved(shop)
    assert all(t.mark != marks[k] for k, t in shop.things.items())
    assert shop.picture("card", "zap") != before


def test_a_file_saved_half_way_leaves_its_cards_as_they_were(shop, mine):
    path = mine / "cards" / "cards.yaml"
    whole = path.read_text()
    before, order = shop.picture("card", "zip"), list(shop.things)
    path.write_text(whole[:-30] + " {")
    assert {"card/zap", "card/zip"} <= saved(shop)
    assert codes(shop) == ["yaml-syntax"]
    assert shop.things["card/zip"].stale
    assert not shop.things["fighter/granny"].stale
    assert shop.picture("card", "zip") == before
    assert list(shop.things) == order  # and nothing jumps about the page
    path.write_text(whole)
    saved(shop)
    assert (codes(shop), shop.things["card/zip"].stale) == ([], False)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"\0" * 100, b"- " * 1000])
def test_nonsense_in_a_file_is_told_and_hides_nothing_else(shop, mine, data):
    (mine / "cards" / "cards.yaml").write_bytes(data)
    saved(shop)
    assert shop.problems
    assert not shop.things["map/cellar"].stale
    assert shop.picture("fighter", "granny")


def test_a_file_that_is_deleted_takes_its_cards_along(shop, mine):
    (mine / "cards" / "cards.yaml").unlink()
    assert saved(shop) == {"fighter/granny", "map/cellar", "counter/blood"}
    assert shop.problems == []


def test_a_file_that_is_renamed_keeps_its_cards(shop, mine):
    (mine / "cards" / "cards.yaml").rename(mine / "cards" / "weapons.yaml")
    assert {"card/zap", "card/zip"} <= saved(shop)
    assert shop.things["card/zap"].file.endswith("weapons.yaml")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nobody is kept out")
def test_a_file_that_may_not_be_read_is_told(shop, mine):
    path = mine / "cards" / "cards.yaml"
    path.chmod(0)
    shop.look()
    path.chmod(0o600)
    assert codes(shop) == ["unreadable"]
    assert shop.things["card/zap"].stale


def test_an_unreadable_file_is_told_whoever_asks(shop, mine):
    """A folder in the place of a file cannot be read by anybody."""
    path = mine / "cards" / "cards.yaml"
    path.unlink()
    path.symlink_to(mine / "nowhere.yaml")
    saved(shop)
    assert codes(shop) == ["unreadable"]


def test_a_pack_file_that_goes_leaves_everything_as_it_was(shop, mine):
    text = (mine / "pack.yaml").read_text()
    (mine / "pack.yaml").unlink()
    saved(shop)
    assert all(t.stale for t in shop.things.values())
    assert shop.picture("card", "zap")
    (mine / "pack.yaml").write_text(text)
    saved(shop)
    assert not any(t.stale for t in shop.things.values())


def test_a_pack_file_that_breaks_is_told(shop, mine):
    (mine / "pack.yaml").write_text("id: mine\nname: Mine\nversion: [\n")
    saved(shop)
    assert "yaml-syntax" in codes(shop)
    assert "card/zap" in shop.things


def test_a_broken_map_stays_as_it_was(shop, mine):
    before = shop.picture("map", "cellar")
    (mine / "maps" / "cellar.yaml").write_text(MAP.replace("+---+---+---+---+", "+---+---+", 1))
    saved(shop)
    assert shop.things["map/cellar"].stale
    assert shop.picture("map", "cellar") == before
    assert shop.problems


def test_what_only_the_press_can_find_is_told_too(shop, mine):
    long = "Once upon a time in a server room far away. " * 30
    (mine / "cards" / "cards.yaml").write_text(card("zap", text=f'"{long}"'))
    saved(shop)
    assert codes(shop) == ["text-overflow"]
    assert state_of(shop)["problems"][0]["key"] == "card/zap"


def test_own_templates_are_judged_and_used(shop, mine):
    (mine / "templates").mkdir()
    (mine / "templates" / "weapon.yaml").write_text("id: weapon\nextends: wepon\n")
    saved(shop)
    assert codes(shop) == ["unknown-template"]


def test_a_pack_that_it_builds_on_is_watched_too(mine, tmp_path):
    other = tmp_path / "other"
    (other / "cards").mkdir(parents=True)
    (other / "pack.yaml").write_text('id: other\nname: Other\nversion: "1"\n')
    (mine / "pack.yaml").write_text('id: mine\nname: M\nversion: "1"\nextends: [base, other]\n')
    (mine / "fragkit.yaml").write_text("packs: [., ../other]\n")
    shop = Shop(mine)
    assert shop.problems == []
    (other / "pack.yaml").write_text('id: other2\nname: Other\nversion: "1"\n')
    saved(shop)
    assert codes(shop) == ["missing-pack"]


# -- words ----------------------------------------------------------------------------------------------


def test_a_card_with_text_alone_is_yours_to_apply(mine):
    (mine / "cards" / "cards.yaml").write_text(
        "- id: boo\n  name: Boo\n  deck: special\n  text: Everybody jumps.\n"
    )
    shop = Shop(mine)
    assert card_words(shop.pack.cards["boo"])[-1] == OWN


def test_what_is_enforced_is_said_whatever_the_text_says(mine):
    (mine / "cards" / "cards.yaml").write_text(
        "- id: boo\n  name: Boo\n  deck: gadget\n  letter: M\n  text: Nothing at all.\n"
        "  effects:\n    - stat: speed\n      add: 1\n"
    )
    shop = Shop(mine)
    assert card_words(shop.pack.cards["boo"])[-1] == "Speed +1."
    assert fighter_words(shop.pack.fighters["granny"])[-1] == (
        "Tough: Roll 1 more die for defense."
    )


# -- lines of items -----------------------------------------------------------------------------------------


def test_a_list_is_cut_at_its_hyphens():
    text = "# head\n\n- id: a\n  x: 1\n\n# -- b --\n- id: b\n"
    found = cut(text)
    assert [(i.first, i.text) for i in found] == [(3, "- id: a\n  x: 1"), (7, "- id: b")]
    assert lines_at(text, 4).first == 3
    assert lines_at(text, 7).first == 7


@pytest.mark.parametrize("text", ["id: a\n", "\t- id: a\n", "--- \n- id: a\n", "-\n  id: a\n"])
def test_what_is_written_otherwise_is_left_whole(text):
    assert cut(text) is None
    assert lines_at(text, 1).text == text


def test_standees_have_the_colours_of_the_print(shop, mine):
    text = "- id: {0}\n  name: {0}\n  stats: 3/2/2\n"
    (mine / "fighters" / "more.yaml").write_text(text.format("ann") + text.format("bob"))
    saved(shop)
    ann, bob = (shop.picture("standee", id) for id in ("ann", "bob"))
    assert ann.replace("ann", "bob") != bob  # the next free colour each
    mark = shop.things["fighter/ann"].mark
    (mine / "fighters" / "more.yaml").write_text(
        text.format("ann") + text.format("bob") + "  color: orange\n"
    )
    saved(shop)
    assert shop.things["fighter/ann"].mark != mark


def test_a_font_of_the_packs_own_reaches_the_page(shop, mine):
    from fragkit.press.fonts import shipped_font

    assert state_of(shop)["fonts"] == []
    (mine / "templates" / "fonts").mkdir(parents=True)
    data = shipped_font("SourceSansPro-Black").read_bytes()
    (mine / "templates" / "fonts" / "stencil.ttf").write_bytes(data)
    saved(shop)
    assert shop.problems == []
    assert state_of(shop)["fonts"] == ["stencil"]
