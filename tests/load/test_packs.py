"""Packs: order, building on each other, replacing, and files that lie in none."""

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library

CARD = "- {{id: {id}, name: {name}, deck: weapon, damage: 3d, ammo: 4{more}}}\n"


def write_pack(folder: Path, id: str, cards: str = "", extends: str = "[base]") -> Path:
    (folder / id / "cards").mkdir(parents=True)
    (folder / id / "pack.yaml").write_text(
        f"id: {id}\nname: {id}\nversion: '1'\nextends: {extends}\n"
    )
    if cards:
        (folder / id / "cards" / "c.yaml").write_text(cards)
    return folder / id


def load(*folders, loose=()):
    problems = Problems()
    library = load_library(problems, folders, loose)
    return library, [str(d.message) for d in problems.sorted()]


def test_the_shipped_packs_have_no_problem():
    library, messages = load()
    assert messages == []
    assert [p.id for p in library.packs] == ["base", "deathmatch", "ftw", "deadlands"]


def test_a_pack_comes_after_what_it_builds_on(tmp_path):
    top = write_pack(tmp_path, "top", extends="[middle]")
    middle = write_pack(tmp_path, "middle")
    library, messages = load(top, middle)
    assert messages == []
    ids = [p.id for p in library.packs]
    assert ids.index("base") < ids.index("middle") < ids.index("top")


def test_a_card_is_replaced_by_an_override(tmp_path):
    below = write_pack(tmp_path, "below", CARD.format(id="zap", name="Old", more=""))
    above = write_pack(
        tmp_path, "above", CARD.format(id="zap", name="New", more=", override: true"), "[below]"
    )
    library, messages = load(below, above)
    assert messages == []
    assert library.cards["zap"].name == "New"


def test_a_clash_shows_both_places(tmp_path):
    below = write_pack(tmp_path, "below", CARD.format(id="zap", name="Old", more=""))
    above = write_pack(tmp_path, "above", CARD.format(id="zap", name="New", more=""), "[below]")
    problems = Problems()
    load_library(problems, [below, above])
    (clash,) = problems.found
    assert str(clash.message) == "there is already a card `zap`"
    assert clash.span.file.endswith("above/cards/c.yaml")
    assert [(what, place.file.endswith("below/cards/c.yaml")) for what, place in clash.also] == [
        ("first", True)
    ]


def test_two_packs_of_one_name_are_told(tmp_path):
    one = write_pack(tmp_path / "a", "same")
    two = write_pack(tmp_path / "b", "same")
    _, messages = load(one, two)
    assert messages == ["another pack is already called `same`"]


def test_the_same_folder_given_twice_is_loaded_once(tmp_path):
    one = write_pack(tmp_path, "one", CARD.format(id="zap", name="One", more=""))
    library, messages = load(one, one)
    assert messages == []
    assert [p.id for p in library.packs].count("one") == 1


def test_a_loose_file_builds_on_the_base(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(CARD.format(id="zap", name="Zap", more=""))
    library, messages = load(loose=[path])
    assert messages == []
    assert library.cards["zap"].name == "Zap"


def test_one_slip_causes_one_message(tmp_path):
    """A fighter may name a card that failed to compile; that card has its own message."""
    pack = write_pack(tmp_path, "one", CARD.format(id="zap", name="One", more=", demage: 2d"))
    (pack / "fighters").mkdir()
    (pack / "fighters" / "f.yaml").write_text("- {id: bob, name: Bob, stats: 3/2/2, gear: [zap]}\n")
    _, messages = load(pack)
    assert messages == ["a card has no key `demage`"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("packs: [there]\n", None),
        ("packs: there\n", None),
        ("packs: [nowhere]\n", "`nowhere` is not a pack: there is no nowhere/pack.yaml"),
        ("paks: []\n", "fragkit.yaml has no key `paks`"),
    ],
)
def test_fragkit_yaml_names_packs_from_the_working_directory_upward(
    tmp_path, fragkit, monkeypatch, text, message
):
    write_pack(tmp_path, "there", CARD.format(id="zap", name="Zap", more=""))
    (tmp_path / "fragkit.yaml").write_text(text)
    (tmp_path / "deep" / "down").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "deep" / "down")
    ran = fragkit("check", "--json")
    assert [d["message"] for d in ran.json] == ([message] if message else [])
    assert ran.code == (1 if message else 0)


def test_two_maps_of_one_id_are_told_unless_one_replaces_the_other(tmp_path, fragkit):
    pack = write_pack(tmp_path, "one")
    (pack / "maps").mkdir()
    grid = "grid: |\n  +---+---+\n  | 1   2 |\n  +---+---+\n"
    (pack / "maps" / "a.yaml").write_text(f"id: pit\nname: Pit\n{grid}")
    (pack / "maps" / "b.yaml").write_text(f"id: pit\nname: Pit\n{grid}")
    ran = fragkit("check", "one", "--json")
    assert [(d["file"], d["line"], d["code"]) for d in ran.json] == [
        ("one/maps/b.yaml", 1, "duplicate-id")
    ]
    (pack / "maps" / "b.yaml").write_text(f"id: pit\nname: Pit\noverride: true\n{grid}")
    assert fragkit("check", "one", "--json").json == []


def test_a_map_that_replaces_nothing_is_told(tmp_path, fragkit):
    pack = write_pack(tmp_path, "one")
    (pack / "maps").mkdir()
    (pack / "maps" / "a.yaml").write_text(
        "id: fondry\nname: Pit\noverride: true\ngrid: |\n  +---+---+\n  | 1   2 |\n  +---+---+\n"
    )
    ran = fragkit("check", "one", "--json")
    assert [(d["line"], d["column"], d["code"], d["help"]) for d in ran.json] == [
        (3, 11, "nothing-to-override", "did you mean `foundry`?")
    ]


def test_a_slip_in_pack_yaml_does_not_hide_those_in_its_cards(tmp_path):
    pack = write_pack(tmp_path, "one", CARD.format(id="zap", name="One", more=", demage: 2d"))
    (pack / "pack.yaml").write_text("id: one\nnmae: One\nversion: '1'\nextends: [base]\n")
    _, messages = load(pack)
    assert messages == [
        "a card has no key `demage`",
        "a pack needs `name`",
        "a pack has no key `nmae`",
    ]


@pytest.mark.parametrize("text", ["id: [one\n", "- one\n", ""])
def test_cards_are_read_even_if_pack_yaml_is_not(tmp_path, text):
    pack = write_pack(tmp_path, "one", CARD.format(id="zap", name="One", more=", demage: 2d"))
    (pack / "pack.yaml").write_text(text)
    _, messages = load(pack)
    assert len(messages) == 2
    assert messages[0] == "a card has no key `demage`"


def test_a_missing_pack_is_told_once_and_not_again_for_each_of_its_decks(tmp_path):
    cards = CARD.format(id="zap", name="Zap", more="") + CARD.format(
        id="light-armor", name="Armor", more=", override: true"
    )
    pack = write_pack(tmp_path, "one", cards, extends="[bsae]")
    _, messages = load(pack)
    assert messages == ["there is no pack `bsae`"]


def test_packs_that_do_not_build_on_each_other_clash_too(tmp_path):
    one = write_pack(tmp_path, "one", CARD.format(id="zap", name="One", more=""))
    two = write_pack(tmp_path, "two", CARD.format(id="zap", name="Two", more=""))
    problems = Problems()
    load_library(problems, [one, two])
    (told,) = problems.sorted()
    assert (told.code, told.span.file) == ("clash", str(two / "cards" / "c.yaml"))
    assert [(word, span.file) for word, span in told.also] == [
        ("first", str(one / "cards" / "c.yaml"))
    ]


def test_a_hex_needs_a_suit_and_a_value(tmp_path):
    hexed = "- {id: fizz, name: Fizz, deck: hex, copies: 1, on: other, effects: [wound: 1]MORE}\n"
    for more, wrong in (
        ("", ["`fizz` needs a suit and a value, like every card of the deck `hex`"]),
        (", suit: hearts, value: 7", []),
    ):
        folder = write_pack(
            tmp_path / str(len(more)), "fan", hexed.replace("MORE", more), "[deadlands]"
        )
        assert load(folder)[1] == wrong
