"""Tracks on the sheet, played: rage, saved movement, hunger, rank, charges."""

from __future__ import annotations

from pathlib import Path

from fragkit.referee.display.public_state import who_lines
from fragkit.referee.history.rematch import next_options
from fragkit.referee.setup.game_setup import GameOptions, StandingLine, parse_player, parse_standing
from fragkit.rules.flow.setup import Player
from fragkit.term.style import Style
from tests.rules.kit import Game, draw, fighter, problem_of

PACK = str(Path(__file__).parent / "inventions")
LANE = """
    +---+---+---+---+---+---+---+---+
    | R   B   w                   1 |
    +---+---+---+---+---+---+---+---+
"""


def played(red: str = "", **more: object) -> Game:
    return draw(LANE, red=fighter(id=red), packs=PACK, **more)


def rage(game: Game) -> int:
    return int(game.seat("Red").tracks["rage"])


def test_a_wound_gains_it_and_its_number_is_counted_in_dice() -> None:
    game = played("berserker", turn="Blue").do("s Red", "2 2", "2 1 1")
    assert rage(game) == 1
    assert game.heard("track-changed name was now source") == [("Rage", 0, 1, "Seeing Red")]
    game.do("end", "1 1", "s Blue")
    assert game.receipt() == "3d = 2d +1d (Blood Frenzy)"


def test_it_is_never_more_than_its_boxes() -> None:
    game = played("berserker", turn="Blue").do("override red rage 4", "s Red", "2 2", "2 1 1")
    assert rage(game) == 4
    assert game.heard("track-changed") == []


def test_it_is_spent_as_a_cost() -> None:
    game = played("berserker").do("override red health 2")
    assert game.refuses("use vent") == "Vent costs 2 Rage, and Red can spend 0 [card.overrides]"
    assert game.legal("use") == []
    game.do("override red rage 3")
    assert game.legal("use") == ["use vent"]
    game.do("use vent")
    assert (rage(game), game.health("Red")) == (1, 3)
    game.do("undo")
    assert (rage(game), game.health("Red")) == (3, 2)


def test_a_frag_begins_it_again() -> None:
    game = played("berserker", turn="Blue").do("override red rage 3", "override red health 1")
    game.do("s Red", "6 6", "1")
    assert rage(game) == 0


def test_unused_movement_is_saved_and_spent_in_a_later_turn() -> None:
    game = played("hoarder").do("m e e e", "1", "end")
    assert game.seat("Red").tracks["saved-steps"] == 3
    game.do("1 1", "end", "1 1", "use second-wind")
    assert game.due == "Red acts: 5 movement, 1 attacks"
    assert "Saved Steps" in game.refuses("use second-wind")


def test_a_full_track_does_what_it_says_once() -> None:
    game = played("night-count", movement=None)
    assert game.seat("Red").tracks["hunger"] == 2
    game.do("1 1", "end", "1 1", "end")
    assert game.told("wounded player cause") == [("Red", "Hunger")]
    assert game.seat("Red").tracks["hunger"] == 1


def test_a_condition_reads_it() -> None:
    game = played("night-count")
    assert game.seat("Red").speed == 2
    game.do("override red hunger 0")
    assert game.seat("Red").speed == 4


def test_titles_come_with_it_and_a_frag_keeps_it() -> None:
    game = played("recruit", blue=fighter(health=1)).do("override red rank 1")
    game.do("s Blue", "6 6", "1")
    assert game.told("track-changed now called") == [(2, ", Sergeant")]
    assert game.seat("Red").accuracy == 3
    shown = who_lines(game.run.game, game.run.story, Style(width=40), ["Red"])
    assert any("Rank 2/6 Sergeant" in line for line in shown)


def test_it_begins_with_the_games_won() -> None:
    game = draw(LANE, red=fighter("3/2/3", id="recruit", wins=1), packs=PACK)
    assert game.seat("Red").tracks == {"rank": 1}


def test_an_empty_track_does_what_it_says() -> None:
    game = played("battery-brat").do("override red charge 1", "use overload")
    assert game.told("track-changed now") == [0]
    assert game.due == "Red acts: 6 movement, 0 attacks"


def test_others_take_from_it() -> None:
    game = played("battery-brat", turn="Blue").do("s Red", "1 1", "6 6 6")
    assert game.seat("Red").tracks["charge"] == 2


def test_the_record_keeps_it_and_an_override_sets_it() -> None:
    game = played("battery-brat").do("use overload")
    assert game.run.log[-1].outcome.facts == ("Red charge 2",)
    assert game.refuses("override red charge 4") == "Charge must be 0 to 3 [card.overrides]"
    assert game.refuses("override blue charge 1") == "Blue has no track `charge` [card.overrides]"
    assert game.do("override red charge 3").seat("Red").tracks == {"charge": 3}


def test_a_rematch_keeps_what_is_to_be_kept() -> None:
    game = played("battery-brat", blue=fighter(health=1), house="frags=1").do("use overload")
    game.do("s Blue", "1 1 1 1", "1")
    assert game.due == "Red has won"
    wanted = next_options(game.run, ("none",))
    assert isinstance(wanted, GameOptions)
    assert wanted.players[0] == "Red battery-brat wins:1 charge:2 3/2/2"
    again = parse_player(wanted.players[0], game.run.setup.fighters)
    assert isinstance(again, Player)
    assert again.tracks == (("charge", 2),)


def test_a_game_in_the_middle_says_how_much_there_is() -> None:
    context = played("battery-brat").run.context()
    line = parse_standing("Red A1 2 charge:1 flying turn movement 3", context)
    assert isinstance(line, StandingLine)
    assert (line.standing.tracks, line.standing.stances) == ({"charge": 1}, ("flying",))


def test_what_is_on_no_sheet_or_too_much_is_refused_at_the_start() -> None:
    for said, told in (
        ("Red recruit charge:1 2/2/3", "Red: the sheet has no track `charge` [setup.sheet]"),
        ("Red recruit rank:7 2/2/3", "Red: Rank has only 6 boxes [setup.sheet]"),
    ):
        assert problem_of(LANE.replace("R   B", "     "), said, packs=PACK) == told
