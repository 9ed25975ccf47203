"""Playtests: blocks are the same on any worker, seats are swapped, a card can be forbidden."""

from __future__ import annotations

import gc
import runpy
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from fragkit.lab.base_game import base_setup
from fragkit.lab.playtest import (
    SECOND_OPINION,
    Block,
    GameResult,
    OtherPlaytestError,
    Pair,
    Plan,
    ResultsFile,
    block_line,
    play_block,
    play_blocks,
    play_game,
    read_block,
    seated,
)
from fragkit.lab.playtest_report import Evenings, Report, report, tally_of
from fragkit.lab.workers import InTurn
from fragkit.rules.module import Modules
from tests.rules.deadlands.test_random_games import setup as deadlands

SETUP = replace(base_setup(), players=())
IDS = tuple(SETUP.fighters)
FIGHTER = Plan("fighter", (SETUP,), (2,), 1, "zoe-mph", ("brick-wallace",))


def test_every_fighter_has_every_seat_with_the_same_luck():
    block = play_block(replace(FIGHTER, players=(3,), others=("marine", "rocket-rita")), 0)
    seats = [dict(game.fighters) for game in block.games]
    assert [game["Red"] for game in seats] == [seats[0]["Red"], seats[0]["Blue"], seats[0]["Green"]]
    assert len({game.order[0] for game in block.games}) == 1, "the same dice decide who is first"


@pytest.mark.slow
def test_workers_change_nothing():
    alone = list(play_blocks(FIGHTER, InTurn(), 3))
    with ProcessPoolExecutor(2) as executor:
        together = list(play_blocks(FIGHTER, executor, 3, ahead=4))
    assert alone == together
    assert [block.number for block in alone] == [0, 1, 2]
    assert report_on(FIGHTER, alone) == report_on(FIGHTER, together)
    assert alone != list(play_blocks(replace(FIGHTER, seed=2), InTurn(), 3))


@pytest.mark.slow
def test_the_first_block_is_played_however_short_the_time():
    assert len(list(play_blocks(FIGHTER, InTurn(), None, lambda: True))) == 1


@pytest.mark.slow
def test_a_player_never_plays_the_card_that_is_forbidden():
    setup = seated(SETUP, (), 4)
    found = 0
    for luck in range(4):
        game = play_game(setup, str(luck), 0)
        for name, card in game.players_of[:2]:
            found += 1
            other = play_game(setup, str(luck), 0, without=(name, card))
            assert (name, card) not in other.players_of
            assert other.order == game.order
    assert found


def test_games_leave_nothing_behind():
    setup = seated(SETUP, (), 2)

    def kept() -> int:
        gc.collect()
        return sum(isinstance(one, Modules) for one in gc.get_objects())

    play_game(setup, "first", 0)
    before = kept()
    for luck in range(8):
        play_game(setup, str(luck), 0)
    assert kept() <= before + 4


def report_on(plan: Plan, blocks: list[Block]) -> Report:
    return report(plan, tally_of(plan, blocks))


def block(number: int, *winners: str) -> Block:
    """Two-player games in which Zoe is Red, then Green."""
    seats = (
        {"Red": "zoe-mph", "Green": "brick-wallace"},
        {"Red": "brick-wallace", "Green": "zoe-mph"},
    )
    return Block(
        number,
        tuple(
            GameResult(
                0, (winner,) if winner else (), tuple(seat.items()), ("Red", "Green"), (), 20, bool(winner)
            )
            for seat, winner in zip(seats, winners, strict=True)
        ),
    )  # fmt: skip


def test_the_verdict_comes_first_and_in_words():
    strong = report_on(FIGHTER, [block(n, "Red", "Green" if n % 4 else "Red") for n in range(40)])
    (one,) = strong.verdicts
    assert one.verdict == "strong"
    assert strong.is_unfair
    text = str(one.sentence)
    assert text.startswith(
        "Zoe MPH is too strong: wins 88 % of two-player games, fair would be 50 %"
    )
    assert "95 % sure: " in text
    weak = report_on(FIGHTER, [block(n, "Green", "Red") for n in range(40)])
    assert [v.verdict for v in weak.verdicts] == ["weak"]
    few = report_on(FIGHTER, [block(0, "Red", "Green")])
    assert str(few.verdicts[0].sentence).startswith("Not sure yet: Zoe MPH wins 100 %")
    assert not few.is_unfair


def test_the_report_names_the_option_that_plays_more_games():
    few = report(FIGHTER, tally_of(FIGHTER, [block(0, "Red", "Green")]), longer="--minutes 5")
    assert (
        str(few.basis[0])
        == "For verdicts that are not sure yet, play more games with `--minutes 5`."
    )
    sure = [block(n, "Red", "Green") for n in range(40)]
    assert "minutes" not in str(
        report(FIGHTER, tally_of(FIGHTER, sure), longer="--minutes 5").basis
    )


def test_a_fighter_who_was_in_no_game_comes_last_and_has_no_rate():
    plan = Plan("pack", (SETUP,), (2,), 1, others=("zoe-mph", "brick-wallace", "marine"))
    found = report_on(plan, [block(0, "Red", "Green")])
    assert str(found.verdicts[-1].sentence) == "Not sure yet: Marine was in no game."
    fighters = next(grid for grid in found.tables if str(grid.title) == "Fighters")
    assert fighters.rows[-1] == ("Marine", "–", "–", "0")


def test_a_map_shows_rounds_and_how_long_each_seat_lasts():
    plan = Plan("map", (SETUP,), (2,), 1)
    games = [
        replace(game, rounds=7, lasted=(("Red", 3), ("Green", 5)))
        for game in block(0, "Red", "Green").games
    ]
    found = report_on(plan, [Block(0, tuple(games))])
    seats = next(grid for grid in found.tables if str(grid.title) == "By seat")
    assert [row[-1] for row in seats.rows] == ["3", "5"]
    assert "Counted in rounds: 7 to 7, and 7 in the middle." in map(str, found.notes)


@pytest.mark.parametrize("maps", [1, 2, 3, 4])
def test_planning_players_come_to_every_map(maps):
    plan = Plan("pack", (SETUP,) * maps, (2, 4), 1)
    blocks = [n for n in range(16 * maps) if plan.lot(n) % SECOND_OPINION == SECOND_OPINION - 1]
    assert len(blocks) == len({plan.cell(n) for n in blocks}) * 2 == 4 * maps


def test_an_unfinished_game_is_reported_and_not_counted():
    found = report_on(FIGHTER, [block(n, "Red", "") for n in range(12)])
    assert found.verdicts[0].games == 12
    assert found.facts["unfinished"] == 12
    assert any("12 games did not end" in note for note in found.notes)


def test_a_card_is_judged_by_the_same_luck_without_it():
    plan = Plan("card", (SETUP,), (4,), 1, "boomstick")
    helps = [
        replace(block(n, "Red", "Red"), pairs=(Pair("card", "boomstick", 1.0, float(n % 2)),))
        for n in range(60)
    ]
    (one,) = report_on(plan, helps).verdicts
    assert (one.verdict, one.rate, one.par) == ("strong", 1.0, 0.5)
    idle = [replace(one, pairs=()) for one in helps]
    assert (
        str(report_on(plan, idle).verdicts[0].sentence) == "Not sure yet: nobody played Boomstick."
    )


def test_the_numbers_of_players_take_turns_and_each_counts_with_its_own_par():
    plan = replace(FIGHTER, players=(2, 3), others=("marine", "rocket-rita"))
    assert [plan.cell(n) for n in range(3)] == [(0, 2), (0, 3), (0, 2)]
    assert (plan.blocks_for(5), plan.blocks_for(6), plan.games_in(1)) == (2, 3, 3)
    blocks = [play_block(plan, number) for number in range(2)]
    found = report_on(plan, blocks)
    assert found.verdicts[0].par == pytest.approx(2 / 5)
    assert "games of 2 to 3 players" in str(found.verdicts[0].sentence)
    titles = [str(table.title) for table in found.tables]
    assert titles == ["By number of players", "Against each fighter"]


def test_a_block_plays_one_game_again_without_the_fighters_abilities():
    setup = replace(deadlands(3), players=())
    plan = Plan("fighter", (setup,), (2,), 1, "agency-operative", ("huckster",))
    block = play_block(plan, 1)
    (pair,) = block.pairs
    assert (pair.kind, pair.id) == ("ability", "agency-operative")
    notes = [str(note) for note in report_on(plan, [block]).notes]
    assert any(note.startswith("Without abilities, Agency Operative wins ") for note in notes)


def test_a_block_survives_the_way_through_a_file(tmp_path):
    blocks = [play_block(FIGHTER, number) for number in range(3)]
    assert [read_block(block_line(one)) for one in blocks] == blocks
    path = tmp_path / "run.jsonl"
    file = ResultsFile(path, FIGHTER)
    for one in blocks[:2]:
        file.append(one)
    file.close()
    with path.open("a") as torn:
        torn.write(block_line(blocks[2])[:50])  # the power failed here
    again = ResultsFile(path, FIGHTER)
    assert list(again.blocks()) == blocks[:2]
    again.append(blocks[2])
    again.close()
    assert list(ResultsFile(path, FIGHTER).blocks()) == blocks
    with pytest.raises(OtherPlaytestError):
        list(ResultsFile(path, replace(FIGHTER, seed=2)).blocks())


def test_a_card_has_a_rank_in_its_deck_by_what_it_gains():
    blocks = [
        replace(block(number, "Red", "Green"), pairs=pairs)
        for number, pairs in enumerate(
            [
                (Pair("card", "boomstick", 1, 0), Pair("card", "lead-hose", 1, 0)),
                (Pair("card", "boomstick", 1, 0), Pair("card", "nailed-it", 0, 1)),
            ]
        )
    ]
    tally = tally_of(plan := Plan("card", (SETUP,), (4,), 1, "boomstick"), blocks)
    tally.drawn.update(["boomstick", "lead-hose", "nailed-it", "pulse-rifle"])
    found = report(plan, tally)
    # Two games prove more than one; a card that nobody was forbidden has no rank.
    ranks = {one["id"]: (one["rank"], one["of"]) for one in found.facts["cards"]}
    assert ranks == {
        "boomstick": (1, 3), "lead-hose": (2, 3), "nailed-it": (3, 3), "pulse-rifle": (None, 3),
    }  # fmt: skip
    table = next(one for one in found.tables if str(one.title) == "Cards")
    assert [row[:3] for row in table.rows] == [("Boomstick", "1/3", "+100")]


def test_a_card_is_measured_against_others_of_its_deck():
    plan = Plan("card", (SETUP,), (4,), 1, "boomstick")
    blocks = [play_block(plan, number) for number in range(3)]
    others = {pair.id for one in blocks for pair in one.pairs} - {"boomstick"}
    assert others
    assert {SETUP.cards[id].deck for id in others} == {"weapon"}
    cards = report_on(plan, blocks).facts["cards"]
    assert others <= {one["id"] for one in cards if one["rank"] is not None}
    assert sum(one["frags"] for one in cards) > 0


def test_games_at_a_real_table_count_for_their_fighters():
    evenings = Evenings()
    evenings.add({"Ann": "zoe-mph", "Ben": "marine", "Cy": ""}, ("Ann",))
    evenings.add({"Ann": "marine", "Ben": "zoe-mph"}, ("Ann", "Ben"))
    evenings.add({"Ann": "marine", "Ben": "zoe-mph"}, ())
    found = report(FIGHTER, tally_of(FIGHTER), 1, evenings)
    zoe = found.facts["evenings"]["fighters"]["zoe-mph"]
    assert (zoe["games"], zoe["rate"], zoe["par"]) == (2, 0.75, pytest.approx(5 / 12, abs=1e-4))
    table = next(one for one in found.tables if str(one.title) == "At your table")
    assert [str(row[0]) for row in table.rows] == ["Zoe MPH", "Marine"]
    assert "1 game at your table has no winner and is not counted." in map(str, found.notes)


@pytest.mark.slow
def test_every_fourth_block_is_played_by_planning_players_too():
    blocks = [play_block(FIGHTER, number) for number in (2, 3)]
    assert [len(one.second) for one in blocks] == [0, 2]
    assert read_block(block_line(blocks[1])) == blocks[1]
    basis = [str(note) for note in report_on(FIGHTER, blocks).basis]
    assert basis[:2] == [
        "4 games of keen players on Foundry, seed 1.",
        "Planning players played 2 games with the same luck.",
    ]
    assert basis[2].startswith("Planning players win ")


def test_levels_that_disagree_are_a_warning():
    games = [block(n, "Red", "Green") for n in range(40)]  # Zoe always wins
    other = [replace(one, second=block(0, "Green", "Red").games) for one in games]
    found = report_on(FIGHTER, other)
    assert any(
        str(note).startswith(
            "Warning: Zoe MPH wins 100 % of games of keen players and 0 % of games of planning"
        )
        for note in found.basis
    )
    verdict = found.as_json()["verdicts"][0]
    assert (verdict["level"], verdict["planning"]["rate"]) == ("keen", 0)
    assert verdict["planning"]["warning"].startswith("Warning: Zoe MPH")


def test_levels_that_agree_are_no_warning():
    games = [block(n, "Red", "Green") for n in range(40)]
    found = report_on(FIGHTER, [replace(one, second=one.games) for one in games])
    assert not any(str(note).startswith("Warning") for note in found.basis)
    assert found.as_json()["verdicts"][0]["planning"]["warning"] is None


def test_planning_players_give_a_second_opinion_on_cards():
    plan = Plan("card", (SETUP,), (4,), 1, "boomstick")
    helps, harms = Pair("card", "boomstick", 1, 0), Pair("card", "boomstick", 0, 1)
    blocks = [
        replace(block(n, "Red", "Green"), pairs=(helps,), second_pairs=(harms,)) for n in range(40)
    ]
    assert [read_block(block_line(one)) for one in blocks] == blocks
    assert any(
        str(note).startswith(
            "Warning: Boomstick gains keen players +100 games of 100 and planning players −100"
        )
        for note in report_on(plan, blocks).basis
    )


@pytest.mark.parametrize(
    "plan",
    [Plan("map", (SETUP,), (2,), 1), Plan("card", (SETUP,), (2,), 1, "boomstick")],
    ids=["map", "card"],
)
def test_maps_and_cards_are_played_by_planning_players_too(plan):
    assert len(play_block(plan, 3).second) == plan.games_in(3)


@pytest.mark.slow
def test_planted_fighters_are_told_apart():
    path = Path(__file__).parents[2] / "bench" / "validity.py"
    validity = runpy.run_path(str(path), run_name="validity")
    plan = Plan("pack", (validity["planted_setup"](),), (2,), 1, others=validity["PLANTED"])
    found = validity["fighter_verdicts"](plan, games=40, workers=1)
    rates = {id: one.rate for id, one in found.items()}
    assert max(rates, key=rates.__getitem__) == "broken"
    assert rates["minus"] < rates["plus"]
