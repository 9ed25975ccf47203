"""The ledger: what is shipped, and what is wrong with a rules file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.ledger_files import load_rules, rule_files
from fragkit.model.rule import PLAYABLE, RuleBook, Ruling, expansion_rulings


@pytest.fixture(scope="module")
def shipped() -> RuleBook:
    problems = Problems()
    paths = [p for folder in built_in_folders() for p in sorted((folder / "rules").glob("*.yaml"))]
    book = load_rules(paths, problems)
    assert problems.found == []
    return book


def told(text: str, tmp_path: Path, other: str = "") -> list[str]:
    """What loading one or two packs says: `line:column code message`."""
    paths = []
    for pack, content in (("first", other), ("mine", text)):
        if content:
            path = tmp_path / pack / "rules" / "all.yaml"
            path.parent.mkdir(parents=True)
            path.write_text(content, encoding="utf-8")
            paths.append(path)
    problems = Problems()
    load_rules(paths, problems)
    return [f"{d.span.line}:{d.span.column} {d.code} {d.message}" for d in problems.sorted()]


# -- what is shipped --------------------------------------------------------------


def test_the_ledger_is_whole(shipped: RuleBook) -> None:
    kinds = Counter(e.kind for e in shipped.entries)
    assert kinds == {"rule": 557, "ruling": 361, "clarification": 4, "example": 102}


def test_every_chapter_of_the_ledger_is_whole(shipped: RuleBook) -> None:
    chapters = Counter(r.id.split(".")[0] for r in shipped.rules)
    assert chapters == {
        "src": 7, "comp": 29, "counter": 20, "sheet": 19, "art": 24, "fighter": 11, "setup": 12,
        "first": 10, "deck": 4, "hand": 6, "play": 4, "card": 16, "turn": 8, "respawn": 7,
        "bump": 5, "move": 17, "power": 8, "acid": 2, "door": 16, "window": 2, "wall": 4,
        "grate": 1, "tele": 6, "spawn": 3, "attack": 11, "los": 8, "ammo": 8, "damage": 6,
        "armor": 4, "survive": 3, "frag": 13, "leftover": 3, "blood": 2, "pile": 7, "drop": 5,
        "win": 2, "tournament": 1, "meta": 6, "deadlands": 69, "barrel": 34, "water": 3,
        "napalm": 3, "mine": 4, "nuke": 10, "variant": 11, "team": 62, "knockback": 13,
        "heart": 4, "lava": 11, "switch": 6, "room": 7,
    }  # fmt: skip


def test_rulings_are_all_there_by_pack(shipped: RuleBook) -> None:
    packs = Counter(e.pack for e in shipped.entries if isinstance(e.row, Ruling))
    assert packs == {"base": 124, "deathmatch": 104, "deadlands": 78, "ftw": 55}


def test_a_rule_stands_in_the_pack_that_brings_it(shipped: RuleBook) -> None:
    order = ["base", "deathmatch", "ftw", "deadlands"]
    for entry in shipped.entries:
        sources = [pack for pack in order if f"{pack}: " in entry.source]
        if sources:
            assert entry.pack == sources[0], entry.id


def test_every_rule_names_its_source_by_pack(shipped: RuleBook) -> None:
    assert [e.id for e in shipped.entries if e.kind == "rule" and ": " not in e.source] == []


def test_what_is_offered_as_a_house_option_is_what_the_referee_plays(shipped: RuleBook) -> None:
    offered = {r.house_key: "".join(r.house) for r in shipped.rulings if r.house}
    modules = {key: letters for key, (letters, _, _) in expansion_rulings().items()}
    assert offered == {**PLAYABLE, **modules}


def test_ids_that_a_text_mentions_exist(shipped: RuleBook) -> None:
    import re

    known = {e.id for e in shipped.entries}
    mentioned = {
        id for e in shipped.entries for id in re.findall(r"`([a-z]+(?:\.[a-z0-9]+)+)`", e.text)
    }
    assert mentioned <= known
    assert len(mentioned) > 5


def test_only_rules_files_are_read_for_the_ledger() -> None:
    paths = rule_files(Path(__file__).parent, Problems())
    assert {p.parent.name for p in paths} == {"rules"}


def test_files_that_cannot_match_are_not_parsed(tmp_path: Path) -> None:
    path = tmp_path / "pack" / "rules" / "broken.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("- section: [", encoding="utf-8")
    problems = Problems()
    assert load_rules([path], problems, lambda text: "corner" in text) == RuleBook()
    assert problems.found == []


# -- what is wrong with a file ----------------------------------------------------

GOOD = """\
- section: House
  rules:
    - id: house.beer
      rule: Whoever is fragged fetches the drinks.
      source: our table
  rulings:
    - id: ruling.house.beer
      question: What if there is none?
      options: {a: juice, b: the game waits}
      default: a
      about: [house.beer]
"""


def test_a_fans_rules_are_read(tmp_path: Path) -> None:
    assert told(GOOD, tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rule: W", "rul: W", "4:7 unknown-key `rules` has no key `rul`"),
        ("default: a", "default: c", "10:16 ruling-default the default `c` is not one of the options"),
        ("default: a", "default: both", "10:16 bad-value `both` is not an option of a ruling"),
        ("about: [house.beer]", "about: [house.bear]", "11:14 unknown-rule there is no rule `house.bear`"),
        ("about:", "house: [a, b]\n      about:", "11:14 ruling-house the referee can't play `house.beer=a`"),
        ("about:", "house: [d]\n      about:", "11:14 ruling-house `d` is not one of the options"),
        ("id: ruling.house.beer", "id: house.ale", "7:11 ruling-id a ruling's id must start with `ruling.`"),
        ("id: house.beer", "id: Beer", "3:11 bad-value `Beer` is not a rule id"),
        ("      question: What if there is none?\n", "", "7:7 missing-key `rulings` needs `question`"),
        ("options: {a: juice, b: the game waits}", "options: juice", "9:16 wrong-type `options` must be a mapping, not `juice`"),
        ("- section: House", "- sektion: House", "1:3 unknown-key a section of rules has no key `sektion`"),
        ("source: our table", "override: true", "5:17 nothing-to-override there is no rule `house.beer` to replace"),
        ("source: our table", "words: beer", "5:14 wrong-type `words` must be a list, not `beer`"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_at_its_place(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    assert message in told(GOOD.replace(old, new), tmp_path)


def test_an_id_given_twice_is_told(tmp_path: Path) -> None:
    twice = GOOD + "- section: More\n  rules:\n    - {id: house.beer, rule: Again.}\n"
    assert told(twice, tmp_path) == ["14:12 duplicate-id the id `house.beer` is used twice"]


def test_another_packs_rule_is_replaced_only_on_purpose(tmp_path: Path) -> None:
    mine = "- section: Mine\n  rules:\n    - {id: house.beer, rule: Tea.}\n"
    assert told(mine, tmp_path, GOOD) == ["3:12 clash there is already a rule `house.beer`"]


def test_an_override_replaces(tmp_path: Path) -> None:
    mine = "- section: Mine\n  rules:\n    - {id: house.beer, rule: Tea., override: true}\n"
    assert told(mine, tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# nothing\n", "1:1 empty-file the file is empty"),
        ("section: House\n", "1:1 wrong-type this file must be a list of sections of rules, not a mapping"),
        ("- House\n", "1:3 wrong-type a section of rules must be a mapping, not `House`"),
    ],
)  # fmt: skip
def test_a_file_of_another_shape_is_told(tmp_path: Path, text: str, message: str) -> None:
    assert told(text, tmp_path) == [message]
