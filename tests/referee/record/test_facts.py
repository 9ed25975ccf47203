"""Facts in the record: what is told of a game is enough to set another one right by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from fragkit.lab.random_player import RandomPlayer
from fragkit.load.checks.fighter_sheets import RESERVED
from fragkit.model.fields import Id
from fragkit.referee.display.public_state import mark_texts
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.history.replay import correct
from fragkit.referee.parsing.inputs import Undo, parse_input
from fragkit.referee.record.record_text import (
    Facts,
    Header,
    are_same_facts,
    changed_facts,
    corrections,
    facts_of,
    read_record,
    recorded_facts,
)
from fragkit.referee.setup.game_setup import OpenedGame, StandingLine, open_game, parse_standing
from fragkit.rules.commands import Command, Refusal
from fragkit.rules.facts import FactTable
from fragkit.rules.flow.fact_table import BASE_FACTS
from fragkit.rules.flow.game_table import Table
from fragkit.rules.flow.setup import Position, Setup, Standing
from fragkit.rules.flow.setup_checks import setup_problem
from fragkit.rules.modules.hearts import Hearts
from fragkit.rules.modules.last_man_standing import LastManStanding
from tests.games.differ import GAMES
from tests.rules import kit
from tests.rules.kit import draw
from tests.rules.test_random_games import SIDES, WORKS_MODULES, arena, team_arena, works

ROOM = """
    +---+---+---+---+
    | R   1   2   B |
    +   +   +   +   +
    |               |
    +---+---+---+---+
"""
UNTOLD = ("health", "armor", "movement", "attacks", "figure", "ammo")  # other facts say so


# -- whose a counter is ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("mine:blue", "mine:Blue"),
        ("mine", "mine"),
        ("napalm:red", "napalm:Red"),
        ("nuke:blue", "nuke:Blue"),
        ("nuke", "nuke:Red"),  # whose turn it is
        ("blood 2 mine:blue barrel", "barrel blood blood mine:Blue"),
    ],
)
def test_the_record_keeps_whose_a_counter_is(typed: str, kept: str) -> None:
    game = draw(ROOM, variants="barrels", packs="deathmatch").do(f"override floor b2 {typed}")
    assert game.facts["floor B2"] == kept
    assert game.run.log[-1].outcome.facts == (f"floor B2 {kept}",)


def test_older_records_that_do_not_say_whose_a_mine_is_still_come_out_as_recorded() -> None:
    game = draw(ROOM, packs="deathmatch").run.game
    now = ("floor B2 mine-dropper mine:Blue", "Red attacks 0")
    assert are_same_facts(game, ("Red attacks 0", "floor B2 mine mine-dropper"), now)
    assert are_same_facts(game, tuple(reversed(now)), now)
    assert not are_same_facts(game, ("floor B2 mine:Red mine-dropper", "Red attacks 0"), now)
    assert not are_same_facts(game, ("floor B2 flag",), ("floor B2 flag:red",))


# -- positions of random and of recorded games -------------------------------------------------


@cache
def setups() -> dict[str, Setup]:
    hardware = works(WORKS_MODULES["all"], "table")
    cards = {**hardware.cards, "warhead": replace(hardware.cards["nuke"], id=Id("warhead"))}
    del cards["nuke"]  # on the floor, the word means the counter
    games = ("capture-the-flag", "death-match", "domination", "red-rover", "bodyguards=2")
    return {
        "base": arena("table"),
        "lives": replace(arena("table"), modules=(LastManStanding("3"),)),
        "works": replace(hardware, cards=cards),
        **{game: team_arena("table", [game], SIDES) for game in games},
    }


def positions(setup: Setup, seed: int, most: int) -> Iterator[Table]:
    """A random game after each input, once it has begun."""
    table, player = Table(setup), RandomPlayer(seed, restless=8)
    for _ in range(most):
        if table.is_over:
            return
        assert not isinstance(table.submit(player.answer(table)), Refusal)
        if table.state.stage == "play" and table.state.turn is not None:
            yield table


def fresh(setup: Setup, turn: str) -> GameRun:
    """A game of the same setup, begun in the middle with everybody off the map."""
    nobody = Position(tuple(Standing(p.name) for p in setup.players), turn)
    opened = OpenedGame(replace(setup, position=nobody), kit.library(), "table", Header(()), "")
    return GameRun(opened)


def to_set(table: FactTable, facts: Facts) -> Facts:
    """The facts without numbers that are 0, and without those that follow from others."""
    lines = (line.removeprefix("override ") for line in corrections(table, {}, facts))
    return recorded_facts(table, {}, tuple(lines))


@pytest.mark.parametrize("name", setups())
def test_what_is_told_of_each_input_adds_up_to_the_facts(name: str) -> None:
    told: Facts = {}
    before: Facts = {}
    for table in positions(setups()[name], 1, 400):
        rows, after = table.game.facts, facts_of(table.game)
        told = recorded_facts(rows, told, changed_facts(rows, before, after))
        before = after
        assert {fact: told.get(fact) for fact in after} == after
        stale = {f for f in told if f not in after and told[f] != "0"}
        assert {f for f in stale if f.split()[1] not in UNTOLD} == set()


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", setups())
def test_corrections_make_a_fresh_game_the_same(name: str, seed: int) -> None:
    setup = setups()[name]
    for step, table in enumerate(positions(setup, seed, 400)):
        if step % 17:
            continue
        squares = [s.square for s in table.game.standing()]
        if len(set(squares)) < len(squares):
            continue  # somebody is on the way across another's square
        wanted = facts_of(table.game)
        run = fresh(setup, wanted["turn"])
        typed = [line for line, _ in correct(run, wanted)]
        made = to_set(run.game.facts, run.facts)
        assert made == to_set(run.game.facts, wanted), (step, typed)


def recorded_positions(path: Path) -> Iterator[tuple[OpenedGame, Facts]]:
    """A recorded game now and then, as far as nobody has joined or left."""
    record = read_record(path.read_bytes())
    opened = open_game(record.header, path.parent)
    assert isinstance(opened, OpenedGame)
    if any(module.has_teams for module in opened.setup.modules) and not opened.setup.teams:
        return  # a game begun in the middle is told its teams
    run = GameRun(opened)
    for number, one in enumerate(record.inputs):
        meant = parse_input(one.text, run.context())
        assert isinstance(meant, Command | Undo)
        run.do(meant)
        seats = run.game.state.seats.values()
        squares = [seat.square for seat in seats if seat.square]
        shared = len(set(squares)) < len(squares)
        others = len(seats) > len(opened.setup.players) or any(s.status == "gone" for s in seats)
        if number % 13 == 12 and "turn" in run.facts and not shared and not others:
            yield opened, dict(run.facts)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_corrections_make_a_fresh_game_as_one_that_was_recorded(path: Path) -> None:
    for opened, facts in recorded_positions(path):
        nobody = tuple(Standing(player.name) for player in opened.setup.players)
        setup = replace(opened.setup, position=Position(nobody, facts["turn"]))
        run = GameRun(replace(opened, setup=setup))
        rows = run.game.facts
        # What is asked before the roll for movement, or of the dying, only its answer can settle.
        wanted = {f: v for f, v in facts.items() if not f.endswith(("turn", "movement", "attacks"))}
        if "0" in (value for fact, value in wanted.items() if fact.endswith(" health")):
            continue
        list(correct(run, wanted))
        made = to_set(rows, run.facts)
        assert {fact: made.get(fact) for fact in to_set(rows, wanted)} == to_set(rows, wanted)


# -- one declaration -------------------------------------------------------------------------


def test_a_number_that_a_module_declares_is_typed_kept_shown_and_said_in_a_position() -> None:
    game = draw(ROOM, modules=[LastManStanding("3")]).do("override blue lives 2")
    assert game.facts["Blue lives"] == "2"
    assert game.run.log[-1].outcome.facts == ("Blue lives 2",)
    assert mark_texts(game.run.game, game.run.game.seat("Blue")) == ["2 lives"]
    context = game.run.context()
    line = parse_standing("blue c2 2 lives 1", context)
    assert isinstance(line, StandingLine)
    assert line.standing.marks == {"lives": 1}
    position = Position((Standing("Red", "A1"), line.standing), "Red")
    setup = replace(game.run.setup, position=position)
    assert facts_of(Table(setup).game)["Blue lives"] == "1"
    many = replace(line.standing, marks={"lives": 100})
    problem = setup_problem(replace(setup, position=replace(position, standing=(many,))))
    assert problem is not None
    assert problem.text == "`lives` must be 0 to 99"


def test_a_fact_that_follows_from_others_is_kept_and_can_not_be_set() -> None:
    game = draw(ROOM, modules=[Hearts()]).do("override blue health 1")
    assert game.facts["Blue hearts"] == "1"
    assert game.refuses("override blue hearts 3").startswith("`override` can't set `hearts`")


def test_no_track_is_called_like_a_fact() -> None:
    """Sides and their points are in team games alone."""
    assert {*BASE_FACTS} - {"points", "side"} <= {*RESERVED}
