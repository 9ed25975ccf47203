"""Finding in the ledger what a player means."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.ledger_files import load_rules, rule_files
from fragkit.model.rule import RuleBook
from fragkit.rules.ledger_search import mentions, related, search, stem


@pytest.fixture(scope="module")
def book() -> RuleBook:
    problems = Problems()
    return load_rules(rule_files(Path(__file__).parent, problems), problems)


def found(book: RuleBook, words: str) -> list[str]:
    return [entry.id for entry in search(book, words).entries]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("corner", "los.corner"),
        ("around the corner", "los.corner"),
        ("jump", "move.jump.max"),
        ("jumping over walls", "move.jump.wall"),
        ("armour", "armor.bonus"),
        ("reload", "ammo.reload"),
        ("hand size", "hand.limit"),
        ("how many cards", "hand.limit"),
        ("how many weapons", "play.weapon.limit"),
        ("who goes first", "first.roll"),
        ("friendly fire", "team.friendly"),
        ("forgot bonus", "meta.bonus"),
        ("trade cards", "card.nogift"),
        ("two armors", "armor.one"),
        ("acid", "acid.enter"),
        ("range", "attack.range"),
        ("shoot through a window", "los.window"),
        ("Kill", "frag.when"),
        ("respawning", "respawn.when"),
        ("absorb", "ruling.armor.soak"),
    ],
)
def test_what_a_player_means_comes_first(book: RuleBook, words: str, first: str) -> None:
    assert found(book, words)[0] == first


def test_a_question_finds_the_rules_on_it(book: RuleBook) -> None:
    ids = found(book, "can I shoot over")
    assert {"los.fighter", "los.obstacle", "wall.fire", "los.barrel"} <= set(ids)


def test_the_jump_rules_come_before_all_else(book: RuleBook) -> None:
    assert all(id.startswith("move.jump.") for id in found(book, "jump")[:7])


@pytest.mark.parametrize("words", ["corner", "Jumping", "armour", "colour", "can I shoot over"])
def test_reading_only_files_that_mention_the_words_changes_nothing(
    book: RuleBook, words: str
) -> None:
    problems = Problems()
    part = load_rules(rule_files(Path(__file__).parent, problems), problems, mentions(words))
    assert len(part.entries) < len(book.entries)
    assert found(part, words) == found(book, words)


@pytest.mark.parametrize(
    "family",
    [
        ["jump", "jumps", "jumped", "jumping"],
        ["frag", "frags", "fragged", "fragging"],
        ["square", "squares"],
        ["bump", "bumped"],
    ],
)
def test_forms_of_a_word_have_one_stem_that_each_begins_with(family: list[str]) -> None:
    [root] = {stem(word) for word in family}
    assert all(word.startswith(root) for word in family)


def test_short_words_keep_their_letters() -> None:
    assert [stem(w) for w in ("pass", "los", "red", "die")] == ["pass", "los", "red", "die"]


def test_rulings_about_a_rule_are_related_to_it_first(book: RuleBook) -> None:
    rule = book.get("attack.range")
    assert rule is not None
    assert [e.id for e in related(book, rule)] == [
        "ruling.range.metric",
        "ruling.range.path",
        "ruling.range.tele",
        "ruling.range.same",
    ]


def test_rows_that_a_text_mentions_are_related(book: RuleBook) -> None:
    rule = book.get("fighter.speed")
    assert rule is not None
    assert {"move.dice", "move.jump.max"} <= {e.id for e in related(book, rule)}


def test_a_suggestion_is_near_or_none(book: RuleBook) -> None:
    assert search(book, "armr").suggestion == "armor"
    assert search(book, "frobnicate").suggestion is None
