"""Counters that a pack invents, played with typed dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.text import counter_text
from fragkit.press.counters import counters_in_box
from fragkit.referee.display.forecast import forecasts
from fragkit.referee.display.table_map import floor_signs
from fragkit.rules.commands import Shoot
from tests.rules.kit import Game, draw, fan_pack, fighter, library

TOYS = str(Path(__file__).parent / "toy-box")
ROW = """
    +---+---+---+---+---+---+
    | R   .   .   .   B   . |
    +---+---+---+---+---+---+
"""


def play(drawing: str = ROW, *floor: str, **made_of: object) -> Game:
    """A game with counters on squares: `B1 crate`."""
    game = draw(drawing, packs=TOYS, **made_of)  # type: ignore[arg-type]  # what the kit takes
    for said in floor:
        game.do(f"override floor {said}")
    return game


def test_a_card_places_it_and_everybody_sees_it() -> None:
    game = play(red=fighter(hand="trapper"))
    game.do("p trapper")
    assert game.said == "Red plays Trapper. Put a Bear Trap on B1."
    trap = {"kind": "bear-trap", "square": "B1", "by": "Red", "sign": "v", "name": "Bear Trap"}
    assert game.state["floor"] == [trap]
    assert game.facts["floor B1"] == "bear-trap:Red"
    game.do("undo")
    assert game.state["floor"] == []


def test_a_trap_closes_once_on_whoever_enters() -> None:
    game = play(ROW, "B1 bear-trap:blue")
    game.do("m e")
    assert (game.health("Red"), game.floor("B1")) == (2, [])
    assert game.due == "Red acts: 0 movement, 1 attacks"
    assert "Take the Bear Trap off B1." in game.said


def test_who_placed_the_trap_scores_the_frag() -> None:
    game = play(ROW, "B1 bear-trap:blue", red=fighter(health=1))
    game.do("m e")
    assert game.told("fragged player by square") == [("Red", "Blue", "B1")]


def test_a_way_over_a_trap_is_warned_of() -> None:
    game = play(ROW, "B1 bear-trap:blue")
    hazards = game.run.game.fixed().hazards
    assert hazards == ((1, "Bear Trap"),)


def test_a_bandage_is_picked_up_once() -> None:
    game = play(ROW, "B1 bandage", red=fighter(health=1))
    game.do("m e")
    assert game.legal("take") == ["take bandage"]
    game.do("take bandage")
    assert (game.health("Red"), game.floor("B1")) == (2, [])
    assert game.said == "Red picks up the Bandage on B1. Red heals 1: Health 2."
    assert "already picked something up on B1" in game.refuses("take bandage")


def test_a_card_can_ask_for_what_was_picked_up() -> None:
    game = play(ROW, "B1 bandage", red=fighter(play="hoarder"))
    game.do("m e", "take bandage")
    assert game.hand("Red") == ["gadget"]


def test_a_crate_blocks_the_way_and_the_view_and_says_so() -> None:
    game = play(ROW, "C1 crate")
    assert "m e e" not in game.legal("m")
    assert "Crate on C1 [los.crate]" in game.refuses("s blue start")
    assert "[crate.move]" in game.refuses("m c1")


def test_a_crate_is_shot_by_its_square_and_leaves_a_bandage() -> None:
    game = play(ROW, "C1 crate")
    assert "s crate@C1 start" in game.legal("s")
    game.do("s c1 start")
    assert game.floor("C1") == ["bandage"]


def test_shoes_climb_over_crates_and_look_past_them() -> None:
    game = play(ROW, "B1 crate", red=fighter(play="climbing-shoes"))
    assert game.seat("Red").speed == 3
    game.do("m e e", "s blue start")
    assert game.square("Red") == "C1"


def test_drums_set_each_other_off() -> None:
    game = play(ROW, "C1 oil-drum", "D1 oil-drum")
    game.do("s c1 start")
    assert game.due == "Red rolls 3d: damage"  # D1 is next to Blue
    game.do("6 6 6", "1 1 1")
    assert game.floor("C1") == game.floor("D1") == []
    assert game.told("fragged player by") == [("Blue", "Red")]


def test_a_card_of_fog_is_gone_after_the_next_turn() -> None:
    game = play(red=fighter(hand="smoke-pellet"))
    game.do("p smoke-pellet", "end", "3 3")
    assert "Fog" in game.refuses("s red start")
    game.do("end", "1 1")
    assert game.floor("A1") == ["fog"]
    game.do("end")
    assert game.floor("A1") == []


def test_a_wall_of_ice_melts_when_its_player_is_next() -> None:
    game = play(red=fighter(hand="cold-snap"))
    game.do("p cold-snap c1", "end", "3 3")
    assert "Ice Wall on C1 [los.ice-wall]" in game.refuses("s red start")
    game.do("end")
    assert game.floor("C1") == []


def test_a_solid_counter_needs_a_free_square() -> None:
    game = play(red=fighter(hand="carpenter"), green=fighter())
    game.do("p carpenter")
    assert game.floor("B1") == ["crate"]


def test_a_wire_spares_the_team_of_who_placed_it() -> None:
    game = play(ROW, "B1 tripwire:red")
    game.do("m e")
    assert (game.health("Red"), game.floor("B1")) == (3, ["tripwire"])
    game = play(ROW, "B1 tripwire:blue")
    game.do("m e")
    assert game.health("Red") == 2


def test_a_jump_over_a_wire_sets_it_off() -> None:
    game = play(ROW, "B1 tripwire:blue")
    game.do("j e 2")
    assert (game.square("Red"), game.health("Red"), game.floor("B1")) == ("C1", 2, [])


def test_a_campfire_warms_and_is_used() -> None:
    game = play(ROW, "B1 campfire", red=fighter(health=1, blood=1))
    game.do("m e")
    assert game.legal("use") == ["use campfire"]
    game.do("use campfire")
    assert game.due == "Red acts: 7 movement, 1 attacks"
    game.do("end")
    assert game.health("Red") == 2


def test_wasps_score_for_who_brought_them() -> None:
    game = play(ROW, "A1 wasps:blue", red=fighter(health=1))
    game.do("end")
    assert game.told("fragged player by") == [("Red", "Blue")]


# -- words, odds, print, mistakes ------------------------------------------------------------------


def test_the_forecast_of_a_shot_at_a_drum_counts_its_blast() -> None:
    [odds] = forecasts(play(ROW, "D1 oil-drum").run.game, Shoot("Red", "oil-drum@D1", "start"))
    assert list(odds.others) == ["Blue"]
    assert odds.others["Blue"].frag > 0
    assert odds.uncounted == ()


def test_the_forecast_names_a_drum_that_may_set_off_others() -> None:
    game = play(ROW, "C1 oil-drum", "D1 crate").run.game
    [odds] = forecasts(game, Shoot("Red", "oil-drum@C1", "start"))
    assert [str(one) for one in odds.uncounted] == ["1 Oil Drum counter"]


def test_the_map_shows_each_counter_with_its_sign() -> None:
    game = play(ROW, "B1 bear-trap", "C1 fog")
    signs = {
        square: (sign, str(what)) for square, (sign, what) in floor_signs(game.run.game).items()
    }
    assert signs == {"B1": ("v", "Bear Trap"), "C1": ("f", "Fog")}


def test_its_text_says_what_it_does_and_what_removes_it() -> None:
    texts = {own.id: counter_text(own) for own in library(TOYS).table.counters}
    assert texts["crate"] == (
        "It blocks movement, jumps and line of sight. When you hit it, put a **Bandage** on its "
        "square. Remove it when it is hit."
    )
    assert texts["tripwire"].startswith(
        "When you enter and the player who placed it is an enemy, lose **1 Health**."
    )
    assert texts["ice-wall"].endswith("until the next turn of the player who placed it.")


def test_the_sheet_prints_as_many_as_the_pack_says() -> None:
    box = library(TOYS)
    problems = Problems()
    printed = counters_in_box(box.packs[-1], box, problems)
    kinds = [counter.design.id for counter in printed]
    assert (kinds.count("blood"), kinds.count("bear-trap"), kinds.count("crate")) == (4, 4, 6)
    assert problems.found == []


BAD = {
    "solid: true, effects: [{wound: 1, at: enter}]": "[never-happens] nobody can be on `toy`",
    "solid: true, ends: enter": "[never-happens] nobody can be on `toy`",
    "lasts: game, effects: [{wound: 1, at: enter}]": "[bad-value] a counter can't last `game`",
    "effects: [{wound: 1, at: setup}]": "[never-happens] `at: setup` never happens to a counter",
    "effects: [{wound: 1, at: enter, whose: others}]": "[no-change] `whose` has no effect here",
    "count: 4": "[does-nothing] the counter `Toy` has no effects and no text",
    "text: Have fun.": "[yours-to-apply] the counter `Toy` has a text but no effects",
    "tracks: [{id: a, name: A, most: 3}], solid: true": "[no-change] `tracks` has no effect",
    "effects: [{place: toi, at: enter}]": "[unknown-choice] `place` can't be `toi`",
    "effects: [{place: toy, damage: 3d, at: struck}]": "[no-change] `damage` has no effect",
    "effects: [{wound: 1, at: enter, if: {in: toi}}]": "[unknown-place] `toi`",
}


@pytest.mark.parametrize(("keys", "wanted"), BAD.items())
def test_a_mistake_is_found_at_its_place(keys: str, wanted: str, tmp_path: Path) -> None:
    found = checked(tmp_path, f"counters: [{{id: toy, name: Toy, {keys}}}]")
    assert any(wanted in one for one in found), found


def test_ids_and_signs_are_its_own(tmp_path: Path) -> None:
    found = checked(
        tmp_path, "counters: [{id: mine, name: My, solid: true}, {id: m, name: M, solid: true}]"
    )
    assert "[duplicate-id] `mine` already means something else on a map" in found[0]
    assert "[duplicate-sign] `m` and `mine` look alike: both are `m` on the map" in found[1]


def test_a_solid_one_is_not_placed_under_a_fighter(tmp_path: Path) -> None:
    found = checked(
        tmp_path,
        "counters: [{id: box, name: Box, solid: true}]",
        cards="[{id: builder, name: Builder, deck: special, effects: [{place: box}, {pass: boxs, lasts: turn}]}]",
    )
    assert "[never-happens] `box` is solid, so it needs a square without a fighter" in found[0]
    assert "[unknown-choice] `pass` can't be `boxs`" in found[1]


def test_a_counter_of_another_pack_is_unknown(tmp_path: Path) -> None:
    library(TOYS)  # which has bear traps
    cards = "[{id: x, name: X, deck: special, effects: [{place: bear-trap}]}]"
    assert "[unknown-choice] `place` can't be `bear-trap`" in checked(tmp_path, "", cards=cards)[0]


def checked(folder: Path, pack: str, **rooms: str) -> list[str]:
    problems = Problems()
    load_library(problems, [Path(fan_pack(folder, pack, **rooms))])
    return [f"[{d.code}] {d.message}" for d in problems.sorted()]
