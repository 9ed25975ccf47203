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
        "Waffe · 2d · Munition 4 · Energie · 2 Exemplare\n"
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
        2, "fragkit: nothing is in the language `dee`; did you mean `de`?\n",
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
        0, "  2 without `of`: `fragkit lang stamp` marks them",
    )  # fmt: skip
    assert fragkit("lang", "stamp", "de").out == "lang/de.yaml: marked\n"
    assert fragkit("lang", "stamp", "de").out == "lang/de.yaml: is marked already\n"
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
        (("todo", "deutsch!"), "`deutsch!` is no language to translate into: say `de`"),
        (("todo", "en"), "`en` is no language to translate into: say `de`"),
        (("todo", "de", "bsae"), "there is no pack `bsae`; did you mean `base`?"),
        (("stamp", "fr", "base"), "there is no file"),
    ],
)
def test_mistakes_of_the_command_line(fragkit, words, told):
    ran = fragkit("lang", *words)
    assert ran.code == 2
    assert told in ran.err
