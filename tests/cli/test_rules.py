"""`fragkit rules`: what a player means is found."""

from __future__ import annotations

import pytest

from fragkit.rules.house_options import options_of


def ids(ran) -> list[str]:
    return [row["id"] for row in ran.json]


def test_words_need_no_quotes(fragkit):
    assert ids(fragkit("rules", "hand", "size", "--json"))[0] == "hand.limit"


def test_an_id_shows_the_rule_whole_with_its_ruling(fragkit, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    assert fragkit("rules", "los.corner").out == (
        "los.corner\n"
        "  On a diagonal line, a wall or a wall\n"
        "  corner is an obstacle.\n"
        "  base: Attacking\n"
        "\n"
        "ruling.los.corner\n"
        "  Is a line blocked if it just touches\n"
        "  the end of a wall?\n"
        "  > a  yes\n"
        "    b  no\n"
        "  Why: For slanted lines, the rule names\n"
        "  corners as well as walls.\n"
        "  base: Range, line of sight, walls,\n"
        "  doors\n"
        "\n"
        "ruling.los.along\n"
        "  Is a line blocked if it runs along a\n"
        "  wall (as it can with diagonal walls)?\n"
        "  > a  yes\n"
        "    b  no\n"
        "  Why: The wall is on the line.\n"
        "  base: Range, line of sight, walls,\n"
        "  doors\n"
        "\n"
        "See also\n"
        "  ruling.window.end\n"
        "    Is a line blocked if it goes through\n"
        "    the point where a window meets a\n"
        "    wall? → yes\n"
    )


def test_a_rulings_id_may_lack_its_first_word_and_tells_the_house_option(fragkit):
    out = fragkit("rules", "armor.soak").out
    assert out.startswith("ruling.armor.soak\n")
    assert "To change it: --house armor.soak=b\n" in out


def test_json_of_a_ruling_has_its_options(fragkit):
    [row] = fragkit("rules", "ruling.weapon.limit", "--json").json
    assert (row["kind"], row["default"], row["house"]) == ("ruling", "b", ["a", "b", "c"])
    assert row["options"]["c"] == "the current value"
    assert row["note"] == (
        "it is checked only when a weapon enters play; you never lose weapons later"
    )
    assert row["related"] == ["play.weapon.limit"]


def test_json_rows_have_id_kind_text_and_source(fragkit):
    row = fragkit("rules", "corner", "--json").json[0]
    assert row == {
        "id": "los.corner",
        "kind": "rule",
        "text": "On a diagonal line, a wall or a wall corner is an obstacle.",
        "source": "base: Attacking",
        "section": "Attacking",
        "pack": "base",
    }


def test_the_beginning_of_an_id_lists_what_is_under_it(fragkit):
    found = ids(fragkit("rules", "move.jump", "--json"))
    assert found == [
        f"move.jump.{x}" for x in ("max", "speed1", "avoid", "count", "line", "wall", "cost")
    ]


def test_a_publishers_answer_and_a_worked_case_are_found(fragkit):
    assert fragkit("rules", "faq.armor.dice", "--json").json[0]["kind"] == "clarification"
    assert fragkit("rules", "ex.jump.cost.2", "--json").json[0]["basis"] == "stated"


def test_nothing_found_says_so_with_a_suggestion_and_exits_1(fragkit):
    ran = fragkit("rules", "armr")
    assert (ran.code, ran.out) == (1, "No rule mentions `armr`. Did you mean `armor`?\n")
    ran = fragkit("rules", "xyzzy")
    assert (ran.code, ran.out) == (1, "No rule mentions `xyzzy`.\n")
    ran = fragkit("rules", "xyzzy", "--json")
    assert (ran.code, ran.json) == (1, [])


@pytest.mark.parametrize("words", ["?", "'; drop", "a" * 3000, "."])
def test_odd_questions_are_survived(fragkit, words):
    assert fragkit("rules", words).code in (0, 1)
    assert isinstance(fragkit("rules", words, "--json").json, list)


def test_a_long_list_is_cut_and_counted(fragkit):
    out = fragkit("rules", "frag").out
    assert out.count("\n  ") >= 8
    assert "more rules. Add a word, or use --all." in out
    assert "more: add a word" not in fragkit("rules", "frag", "--all").out


def test_without_words_the_headings_are_shown(fragkit):
    out = fragkit("rules").out
    assert out.startswith("557 rules, 361 rulings\n")
    assert "    7  Jumping\n" in out


def test_house_lists_what_a_table_may_choose(fragkit):
    out = fragkit("rules", "house").out
    assert all(f"\n{option.key}\n" in out for option in options_of(None))
    assert ids(fragkit("rules", "house", "--json")) == [option.key for option in options_of(None)]


@pytest.mark.parametrize("words", ["jump", "armor.soak", "house", ""])
def test_40_columns_are_enough(fragkit, monkeypatch, words):
    monkeypatch.setenv("COLUMNS", "40")
    out = fragkit("rules", words, "--all").out
    assert max(map(len, out.split("\n"))) <= 40


def test_a_fans_rules_are_searched_too(fragkit, tmp_path):
    (tmp_path / "fragkit.yaml").write_text("packs: [mine]\n")
    (tmp_path / "mine" / "rules").mkdir(parents=True)
    (tmp_path / "mine" / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\n")
    (tmp_path / "mine" / "rules" / "beer.yaml").write_text(
        "- section: House\n  rules:\n    - {id: house.beer, rule: The loser fetches beer.}\n"
    )
    [row] = fragkit("rules", "beer", "--json").json
    assert (row["id"], row["pack"]) == ("house.beer", "mine")


def test_broken_rules_are_no_answer_but_a_pointer(fragkit, tmp_path):
    (tmp_path / "fragkit.yaml").write_text("packs: [mine]\n")
    (tmp_path / "mine" / "rules").mkdir(parents=True)
    (tmp_path / "mine" / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\n")
    (tmp_path / "mine" / "rules" / "beer.yaml").write_text("- section: House\n  rulez: []\n")
    ran = fragkit("rules", "house.beer")
    assert ran.code == 2
    assert ran.err == (
        "fragkit: mine/rules/beer.yaml:2:3: error[unknown-key] a section of rules has no key `rulez`\n"
    )


def test_a_search_of_thousands_of_words_is_refused(fragkit):
    ran = fragkit("rules", "wall " * 101, "--json")
    assert (ran.code, ran.json["error"]["code"]) == (2, "out-of-range")


def test_the_rules_are_searched_and_shown_in_german(fragkit):
    for word in ("jump", "Sprung"):
        out = fragkit("rules", word, "--lang", "de").out
        assert "  Ein Sprung kostet 2 Bewegung je Feld.\n" in out
    out = fragkit("rules", "armor.soak", "--lang", "de").out
    assert "> a  Panzerung; ist ihr Bonus weg, verlierst du sie\n" in out
    assert "Warum: 1 Schaden nimmt die Leichte Weste" in out


def test_a_pack_brings_its_rules_in_another_language(fragkit, tmp_path):
    (tmp_path / "fragkit.yaml").write_text("packs: [mine]\nlang: de\n")
    for room in ("rules", "lang"):
        (tmp_path / "mine" / room).mkdir(parents=True)
    (tmp_path / "mine" / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\n")
    (tmp_path / "mine" / "rules" / "beer.yaml").write_text(
        "- section: House\n  rules:\n    - {id: house.beer, rule: The loser fetches beer.}\n"
    )
    catalogue = tmp_path / "mine" / "lang" / "de.po"
    catalogue.write_text('msgid "The loser fetches beer."\nmsgstr "Wer verliert, holt Bier."\n')
    for word in ("beer", "verliert"):
        assert "Wer verliert, holt Bier." in fragkit("rules", word).out
    assert "The loser fetches beer." in fragkit("rules", "beer", "--lang", "en").out
    catalogue.write_text("Wer verliert, holt Bier.\n")
    ran = fragkit("check", "mine")
    assert "lang/de.po:1:1: error[unreadable] can't be read: line 1" in ran.err + ran.out
