"""No rule of barrels, hardware and ground goes without a test, no ruling without its choice or the
reason why there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.ledger_files import load_rules, rule_files
from fragkit.model.rule import LedgerEntry, Ruling
from tests.rules.marks import all_marks

WORDS = (
    "barrel", "water", "door.key", "napalm", "mine", "nuke", "knockback", "heart", "lava", "switch",
    "room",
)  # fmt: skip
RULINGS = ("blast", "key", "door.between", "door.things", "frag.mine", "frag.napalm", "frag.pushed")


@pytest.fixture(scope="module")
def entries() -> list[LedgerEntry]:
    problems = Problems()
    book = load_rules(rule_files(Path(__file__).parent, problems), problems)
    starts = (
        *(f"{before}{word}." for before in ("", "ex.", "ruling.") for word in WORDS),
        *(f"ruling.{word}" for word in RULINGS),
        "ex.heart",
    )
    return [e for e in book.entries if e.pack in ("deathmatch", "ftw") and e.id.startswith(starts)]


def test_every_row_is_named_by_a_test(entries: list[LedgerEntry]) -> None:
    marked = all_marks()
    assert len(entries) > 150
    assert [e.id for e in entries if e.id not in marked] == []


def test_every_ruling_is_a_house_option_or_says_why_not(entries: list[LedgerEntry]) -> None:
    rulings = [e.row for e in entries if isinstance(e.row, Ruling)]
    assert [r.id for r in rulings if not r.house and not r.note] == []
