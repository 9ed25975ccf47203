"""`--lang` and `fragkit lang`."""

from __future__ import annotations

import json

import pytest

PACK = "id: night-shift\nname: Night Shift\nversion: '1'\nextends: base\n"
CARDS = "- {id: mop, name: Mop, deck: weapon, damage: 2d, ammo: unlimited, text: Wet.}\n"


@pytest.fixture
def pack(tmp_path, monkeypatch):
    folder = tmp_path / "night-shift"
    (folder / "cards").mkdir(parents=True)
    (folder / "lang").mkdir()
    (folder / "pack.yaml").write_text(PACK)
    (folder / "cards" / "c.yaml").write_text(CARDS)
    monkeypatch.chdir(folder)
    return folder


def test_a_card_is_shown_in_german_and_typed_as_ever(fragkit):
    assert fragkit("show", "card", "pulse-rifle", "--lang", "de").out == (
        "Pulsgewehr\n"
        "Waffenkarte · 2d · Munition 4 · Energie · 2 Exemplare\n"
        "Munition □ □ □ □\n"
        "\n"
        "Feuerstoß: Gib bis zu 4 Munition in einem Angriff aus. Jede wirft weitere 2d.\n"
        "\n"
        "Bitte warten. Ihr Ziel ist uns wichtig.\n"
        "\n"
        "tippe `pulse-rifle`\n"
    )


def test_the_next_command_speaks_english_again(fragkit):
    fragkit("show", "card", "pulse-rifle", "--lang", "de")
    assert fragkit("show", "card", "pulse-rifle").out.startswith("Pulse Rifle\nweapon")


def test_fragkit_yaml_names_the_language(fragkit, tmp_path, monkeypatch):
    (tmp_path / "fragkit.yaml").write_text("lang: de\n")
    monkeypatch.chdir(tmp_path)
    assert fragkit("show", "card", "pulse-rifle").out.startswith("Pulsgewehr\n")
    assert fragkit("show", "card", "pulse-rifle", "--lang", "en").out.startswith("Pulse Rifle\n")


def test_a_language_that_nobody_speaks_is_refused(fragkit):
    ran = fragkit("show", "card", "pulse-rifle", "--lang", "dee")
    assert (ran.code, ran.err) == (
        2, "fragkit: there is no language `dee`; did you mean `de`?\n",
    )  # fmt: skip


def test_todo_lists_what_a_pack_lacks(fragkit, pack):
    ran = fragkit("lang", "todo", "de")
    assert ran.code == 1
    assert ran.out == (
        "night-shift: 3 missing, 0 out of date\n"
        "  missing: pack.name: Night Shift\n"
        "  missing: cards.mop.name: Mop\n"
        "  missing: cards.mop.text: Wet.\n"
    )


def test_a_changed_text_makes_its_translation_out_of_date(fragkit, pack):
    own = pack / "lang" / "de.yaml"
    own.write_text("pack: Nachtschicht\ncards: {mop: {name: Mopp, text: Nass.}}\n")
    ran = fragkit("lang", "todo", "de")
    assert (ran.code, ran.out.splitlines()[-1]) == (
        0, "  2 without a stamp; run `fragkit lang stamp`",
    )  # fmt: skip
    assert fragkit("lang", "stamp", "de").out == "lang/de.yaml: stamped\n"
    assert fragkit("lang", "stamp", "de").out == "lang/de.yaml: already up to date\n"
    assert fragkit("lang", "todo", "de").code == 0
    (pack / "cards" / "c.yaml").write_text(CARDS.replace("Wet.", "Wet and soapy."))
    ran = fragkit("lang", "todo", "de", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["night-shift"]["outdated"] == [
        {"key": "cards.mop", "english": "Mop"}
    ]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("todo", "deutsch!"), "`deutsch!` is not a language code; type one such as `de`"),
        (("todo", "en"), "`en` is not a language code; type one such as `de`"),
        (("todo", "de", "bsae"), "there is no pack `bsae`; did you mean `base`?"),
        (("stamp", "fr", "base"), "there is no file"),
    ],
)
def test_mistakes_of_the_command_line(fragkit, words, told):
    ran = fragkit("lang", *words)
    assert ran.code == 2
    assert told in ran.err


@pytest.mark.parametrize("command", ["todo", "stamp"])
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"cards: {mop: {name: W\xf6rt}}\n", "not-utf8"),
        (b"", "empty-file"),
        (b"cards: [mop]\n", "wrong-type"),
        (b"cards:\n  mop: {name: A}\n  mop: {name: B}\n", "duplicate-key"),
        (b"cards:\n\tmop: A\n", "yaml-syntax"),
    ],
)
def test_a_translation_that_can_not_be_read_is_told_and_left_alone(
    fragkit, pack, command, data, code
):
    """`stamp` called such a file marked already, or ended in a traceback."""
    file = pack / "lang" / "de.yaml"
    file.write_bytes(data)
    ran = fragkit("lang", command, "de")
    assert ran.code == 1
    assert f"error[{code}]" in ran.err
    assert file.read_bytes() == data


@pytest.mark.parametrize("entries", ["mop: &a {name: B}\n  boomstick: *a", "mop:"])
def test_what_can_not_be_marked_stays_as_it_is(fragkit, pack, entries):
    """An entry that is written once and means two got two marks, and could not be read again."""
    file = pack / "lang" / "de.yaml"
    file.write_text(f"cards:\n  {entries}\n")
    ran = fragkit("lang", "stamp", "de")
    assert (ran.code, ran.err) == (
        2,
        "fragkit: `lang/de.yaml` can't be marked as up to date; write its entries without `&` and `*`\n",
    )
    assert file.read_text() == f"cards:\n  {entries}\n"


def test_marks_are_not_written_through_a_link_out_of_the_pack(fragkit, pack, tmp_path):
    victim = tmp_path / "victim.yaml"
    victim.write_text("cards:\n  mop: {name: Wischmopp}\n")
    (pack / "lang" / "de.yaml").symlink_to(victim)
    ran = fragkit("lang", "stamp", "de")
    assert (ran.code, "outside the pack" in ran.err) == (2, True)
    assert "of:" not in victim.read_text()


def test_marks_keep_the_line_ends_of_the_file(fragkit, pack):
    file = pack / "lang" / "de.yaml"
    file.write_bytes(b"cards:\r\n  mop:\r\n    name: Wischmopp\r\n")
    assert fragkit("lang", "stamp", "de").code == 0
    assert file.read_bytes().count(b"\n") == file.read_bytes().count(b"\r\n") == 4
