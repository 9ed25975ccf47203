"""Whole recorded games, refereed again: outcomes, undo, and what they touch."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from fragkit.model.rule import expansion_rulings
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.history.replay import Replayed, replay
from fragkit.referee.parsing.inputs import Undo
from fragkit.referee.record.record_text import Facts, Header, Record, read_record, recorded_facts
from fragkit.referee.setup.game_setup import OpenedGame, open_game
from fragkit.rules.events import EVENTS, AttackDeclared, CardPlayed, CardUsed, Event
from fragkit.rules.house_options import options_by_key
from fragkit.rules.json_values import kind_name
from fragkit.rules.requests import Over
from tests.games.differ import GAMES, course
from tests.games.remarks import moments


@cache
def game(path: Path) -> tuple[Record, OpenedGame]:
    record = read_record(path.read_bytes())
    opened = open_game(record.header, path.parent)
    assert isinstance(opened, OpenedGame), opened
    return record, opened


@cache
def replayed(path: Path) -> tuple[Replayed, Facts]:
    """A game refereed again, for tests that only look at it, and the facts that it began with."""
    record, opened = game(path)
    run = GameRun(opened)
    began = dict(run.facts)
    return replay(run, record), began


def test_there_are_ten_games():
    assert len(GAMES) >= 10


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_what_a_remark_says_is_refused_is_refused_so(path):
    for moment in moments(*game(path)):
        if moment.typed is not None:
            before = moment.run.table.state.copy()
            assert moment.comes_true(), moment.refusal()
            assert moment.run.table.state == before


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_a_recorded_game_comes_out_as_recorded_and_is_won(path):
    record, _ = game(path)
    played, _ = replayed(path)
    assert played.stuck is None
    assert played.diverged is None
    assert isinstance(played.run.request, Over)
    assert played.run.request.player
    assert all(i.outcome is not None for i in record.inputs)


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_the_facts_that_a_game_tells_add_up_to_where_it_stands(path):
    played, told = replayed(path)
    for done in played.run.log:
        told = recorded_facts(played.run.game.facts, told, done.outcome.facts)
    kept = {fact: value for fact, value in played.run.facts.items() if value != told.get(fact)}
    assert kept == {}


@pytest.mark.slow
@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_undo_and_redo_give_the_equal_state_all_along_a_game(path):
    record, opened = game(path)
    run = replay(GameRun(opened), record).run
    last = run.next_number - 1
    end = run.table.state.copy()
    for number in {0, last // 3, last // 2, last - 1}:
        shorter = Record(record.header, record.inputs[:number])
        expected = replay(GameRun(opened), shorter).run
        run.do(Undo(number))
        assert run.table.state == expected.table.state, number
        assert run.request == expected.request, number
    run.do(Undo(last))
    assert run.table.state == end


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_a_game_is_written_in_canonical_form(path):
    record, _ = game(path)
    played, _ = replayed(path)
    assert [i.text for i in played.inputs] == [i.text for i in record.inputs]


def events(path: Path) -> list[Event]:
    """What happens in a game, in order."""
    return [event for done in replayed(path)[0].run.log for event in done.events]


def test_the_games_touch_every_event():
    seen = {type(event) for path in GAMES for event in events(path)}
    assert [kind_name(cls) for cls in EVENTS if cls not in seen] == []


@pytest.mark.parametrize("deck", ["weapon", "gadget", "special"])
def test_every_card_of_a_deck_is_told_about_and_played_in_one_written_game(deck):
    path = next(path for path in GAMES if path.stem.endswith(f"every-{deck}"))
    record, opened = game(path)
    cards = {card.id: card.name for card in opened.setup.cards.values() if card.deck == deck}
    remarks = " ".join(note.text for note in record.notes)
    assert [name for name in cards.values() if name not in remarks] == []
    working = {working_card(event, deck) for event in events(path)}
    assert [id for id in cards if id not in working] == []


def working_card(event: Event, deck: str) -> str:
    """The card that an event is about: a weapon that is fired, another card that is played."""
    match event:
        case AttackDeclared(weapon=card) if deck == "weapon":
            return card
        case CardPlayed(card=card) | CardUsed(card=card) if deck != "weapon":
            return card
    return ""


def without(path: Path, house: tuple[str, str]) -> list[str]:
    """Return the course of a game when one of its house options is left out."""
    record, _ = game(path)
    entries = tuple(entry for entry in record.header.entries if entry != house)
    opened = open_game(Header(entries), path.parent)
    if not isinstance(opened, OpenedGame):
        return [opened.message]
    return course(record, opened)


# Games of tables that have chosen; a line of several options tells what they left as it is.
OWN_RULES = [
    p for p in GAMES if re.search("own-rules|other-options|rules-of-a-pack|a-lead", p.stem)
]
HOUSES = [
    (path, entry)
    for path in OWN_RULES
    for entry in game(path)[0].header.entries
    if entry[0] == "house" and "," not in entry[1]
]
# What a pack says itself is not left out by leaving out its line.
CHOSEN = [h for h in HOUSES if h[1][1].split("=")[0] not in game(h[0])[1].setup.table.house]


def test_a_game_is_played_with_every_house_option():
    known = {value.partition("=")[0] for _, (_, value) in HOUSES}
    assert known >= set(options_by_key()) - set(expansion_rulings()) - {
        "wins"
    }  # asked before a game begins


@pytest.mark.parametrize(("path", "house"), CHOSEN, ids=[house[1] for _, house in CHOSEN])
def test_each_house_option_changes_that_game(path, house):
    if house[1] not in ("storm=rounds", "headcount=on"):  # the pack's own
        assert without(path, house) != course(*game(path))
