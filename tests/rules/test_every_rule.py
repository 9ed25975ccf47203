"""No rule goes without a test that fails when the rule is not enforced.

`not_enforced.yaml` lists what no software can enforce, each with its reason. Rules of an
expansion are counted once its modules are here.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from fragkit.diagnostics import Problems
from fragkit.load.packs.ledger_files import load_rules, rule_files
from fragkit.model.rule import Example, RuleBook, Ruling
from fragkit.referee.record.record_text import read_record
from fragkit.rules.house_options import options_by_key
from tests.games.differ import GAMES
from tests.games.remarks import rules_named
from tests.rules.marks import Mark, all_marks, marks_of

HERE = Path(__file__).parent
# What is printed is proved where it is printed.
ON_PAPER = (
    "comp.", "counter.", "sheet.", "art.", "card.letter", "ex.track", "ex.grid.", "ruling.ocr.",
    "src.", "room.one",
)  # fmt: skip
# Rows of the ledger that are no rules, and so in no pack: facts about cards, the boxes.
NO_RULES = ("fact.", "src.")


@pytest.fixture(scope="module")
def book() -> RuleBook:
    problems = Problems()
    return load_rules(rule_files(HERE, problems), problems)


@pytest.fixture(scope="module")
def marked() -> dict[str, list[Mark]]:
    return all_marks()


@pytest.fixture(scope="module")
def not_enforced() -> dict[str, str]:
    listed = yaml.safe_load((HERE / "not_enforced.yaml").read_text("utf-8"))
    assert isinstance(listed, dict)
    return listed


# Packs whose rules are all played, and the folders of the tests that play them.
PLAYED = ("base", "deadlands", "deathmatch", "ftw")
# A series of games is the referee's, and so are the questions before one.
FOLDERS = ("base", "deadlands", "modules", "referee", "setup")


def base_ids(book: RuleBook) -> list[str]:
    return ids_of(book, "base")


def ids_of(book: RuleBook, *packs: str) -> list[str]:
    return [entry.id for entry in book.entries if entry.pack in packs]


@pytest.mark.parametrize("pack", PLAYED)
def test_every_rule_is_named_by_a_test_or_listed_with_a_reason(
    book: RuleBook, marked: dict[str, list[Mark]], not_enforced: dict[str, str], pack: str
) -> None:
    missing = [id for id in ids_of(book, pack) if id not in marked and id not in not_enforced]
    assert missing == []


@pytest.mark.parametrize("pack", PLAYED)
def test_every_rule_of_play_is_named_by_a_test_that_plays_it(
    book: RuleBook, marked: dict[str, list[Mark]], not_enforced: dict[str, str], pack: str
) -> None:
    """The geometry has tests of its own, but the engine must use it."""
    played = {
        id for id, marks in marked.items() if any(m.file.parent.name in FOLDERS for m in marks)
    }
    rules = [id for id in ids_of(book, pack) if not id.startswith(ON_PAPER)]
    assert [id for id in rules if id not in played and id not in not_enforced] == []


@pytest.mark.parametrize("pack", ["deadlands", "deathmatch", "ftw"])
def test_every_ruling_is_a_house_option_or_says_why_not(book: RuleBook, pack: str) -> None:
    rulings = [e.row for e in book.entries if e.pack == pack and isinstance(e.row, Ruling)]
    assert [r.id for r in rulings if not r.house and not r.note] == []


def test_the_recorded_games_touch_every_rule_of_play(
    book: RuleBook, not_enforced: dict[str, str]
) -> None:
    """`test_mutations.py` proves on a sample that a rule which is named is really at work."""
    records = [read_record(path.read_bytes()) for path in GAMES]
    named = set().union(*map(rules_named, records))
    rules = [id for id in base_ids(book) if not id.startswith(ON_PAPER)]
    assert [id for id in rules if id not in named and id not in not_enforced] == []
    assert named - {entry.id for entry in book.entries} - set(options_by_key()) == set()


def test_tests_name_rules_of_the_ledger_only(book: RuleBook, marked: dict[str, list[Mark]]) -> None:
    known = {entry.id for entry in book.entries}
    unknown = [id for id in marked if id not in known and not id.startswith(NO_RULES)]
    assert [str(mark) for id in unknown for mark in marked[id]] == []


def test_what_is_listed_as_not_enforced_has_no_test_and_a_reason(
    book: RuleBook, marked: dict[str, list[Mark]], not_enforced: dict[str, str]
) -> None:
    ids = ids_of(book, *PLAYED)
    for id, reason in not_enforced.items():
        assert id in ids, f"{id} is no rule of a game that is played"
        assert id not in marked, f"{id} has a test: {marked[id][0]}"
        assert len(reason.split()) > 4, f"{id}: `{reason}` is no reason"
    assert len(not_enforced) < len(ids) / 10


# The number of rows in `not_enforced.yaml`; make it smaller when you find code for one.
MOST_NOT_ENFORCED = 35
ROOT = HERE.parents[1]
# Docstrings, other texts and comments.
TEXTS = re.compile(r'"""(?:.|\n)*?"""|"[^"\n]*"|#[^\n]*')
ID = re.compile(r"[a-z]+(?:\.[a-z0-9]+)+")


def test_every_rule_is_named_by_the_code_that_enforces_it(
    book: RuleBook, not_enforced: dict[str, str]
) -> None:
    """Search for a rule's id: the docstring of the function that enforces it has it.

    Rules about printed pieces may also be named by the template that prints them.
    """
    code = (path.read_text("utf-8") for path in ROOT.glob("fragkit/**/*.py"))
    templates = (path.read_text("utf-8") for path in ROOT.glob("templates/**/*.yaml"))
    enforced = {id for text in code for part in TEXTS.findall(text) for id in ID.findall(part)}
    printed = {id for text in templates for id in ID.findall(text)}
    rules = [entry.id for entry in book.entries if not isinstance(entry.row, Example)]
    missing = [
        id
        for id in rules
        if id not in enforced
        and id not in not_enforced
        and not (id in printed and id.startswith(ON_PAPER))
    ]
    assert missing == [], "name each in the docstring of the function that enforces it"
    assert len(not_enforced) <= MOST_NOT_ENFORCED


def test_marks_are_found_wherever_pytest_takes_them() -> None:
    source = """
pytestmark = pytest.mark.rule("a.one")

@rule("b.two", *["b.three"])
@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("c.four"))])
def test_it(x): ...
"""
    found = {mark.id: mark.line for mark in marks_of(source, HERE)}
    assert found == {"a.one": 2, "b.two": 4, "b.three": 4, "c.four": 5}


def test_a_mark_that_is_made_up_while_running_is_no_mark() -> None:
    with pytest.raises(ValueError, match="a rule is named by a plain text"):
        list(marks_of("@rule(NAME)\ndef test_it(): ...", HERE))
