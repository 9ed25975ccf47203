"""Whole recorded games, refereed again: outcomes, undo, and what they touch."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fragkit.referee.opening import Opened, open_game
from fragkit.referee.record import Record, read_record
from fragkit.referee.resume import replay
from fragkit.referee.run import Run
from fragkit.referee.said import Undo
from fragkit.rules.events import EVENTS
from fragkit.rules.plain import kind_name
from fragkit.rules.requests import Over
from tests.games.remarks import moments, rules_named

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.frag"))


@cache
def game(path: Path) -> tuple[Record, Opened]:
    record = read_record(path.read_bytes())
    opened = open_game(record.header, path.parent)
    assert isinstance(opened, Opened), opened
    return record, opened


def test_there_are_ten_games():
    assert len(GAMES) >= 10


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_what_a_remark_says_is_refused_is_refused_so(path):
    for moment in moments(*game(path)):
        if moment.typed is not None:
            before = moment.run.table.state.copy()
            assert moment.note.text == moment.refusal()
            assert moment.run.table.state == before


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_a_recorded_game_comes_out_as_recorded_and_is_won(path):
    record, opened = game(path)
    played = replay(Run(opened), record)
    assert played.stuck is None
    assert played.diverged is None
    assert played.reworded is None, "tests/games/annotate.py writes outcomes anew"
    assert isinstance(played.run.request, Over)
    assert played.run.request.player
    assert all(i.outcome is not None for i in record.inputs)


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_undo_and_redo_give_the_equal_state_all_along_a_game(path):
    record, opened = game(path)
    run = replay(Run(opened), record).run
    last = run.next_number - 1
    end = run.table.state.copy()
    for number in {0, last // 3, last // 2, last - 1}:
        shorter = Record(record.header, record.inputs[:number])
        expected = replay(Run(opened), shorter).run
        run.do(Undo(number))
        assert run.table.state == expected.table.state, number
        assert run.request == expected.request, number
    run.do(Undo(last))
    assert run.table.state == end


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_a_game_is_written_in_canonical_form(path):
    record, opened = game(path)
    played = replay(Run(opened), record)
    assert [i.text for i in played.inputs] == [i.text for i in record.inputs]


def test_the_games_touch_nearly_every_event():
    seen = set()
    for path in GAMES:
        record, opened = game(path)
        for done in replay(Run(opened), record).run.log:
            seen |= {kind_name(type(event)) for event in done.events}
    rare = {kind_name(cls) for cls in EVENTS} - seen
    assert len(rare) <= 16, sorted(rare)


def test_the_remarks_name_rules_of_the_ledger():
    named = set().union(*(rules_named(game(path)[0]) for path in GAMES))
    assert len(named) >= 40
