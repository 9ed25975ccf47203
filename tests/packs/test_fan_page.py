"""What a reader who had seen nothing but the docs wrote down, played with typed dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fragkit.model.fields import Id
from fragkit.model.fighter import Track
from fragkit.model.pack import PackRule
from fragkit.model.text import rule_text
from fragkit.referee.advice import caution
from fragkit.referee.display.forecast import forecasts
from fragkit.referee.display.public_state import who_lines
from fragkit.referee.parsing.inputs import parse_input
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from fragkit.rules.commands import Command, Shoot
from fragkit.term.style import Style
from tests.rules.kit import Game, draw, fighter

PAGE = str(Path(__file__).parent / "fan-page")
ROW = """
    +---+---+---+---+---+---+---+---+
    | R   .   B   .   .   .   .   1 |
    +---+---+---+---+---+---+---+---+
"""
PAIR = """
    +---+---+---+---+---+---+---+---+
    | R   B   .   .   .   .   .   1 |
    +---+---+---+---+---+---+---+---+
"""
CORNER = """
    +---+---+---+
    | B   .   1 |
    +---+---+   +
    | .   .   R |
    +---+---+---+
"""


def played(red: str = "", drawing: str = PAIR, **more: Any) -> Game:
    return draw(drawing, packs=PAGE, red=more.pop("own", fighter(id=red)), **more)


def asked(game: Game, line: str) -> str:
    """What its player is asked before that is done."""
    said = parse_input(line, game.run.context())
    assert isinstance(said, Command), said
    return caution(game.run, said, ())


def test_weapon_cards_are_barred_and_what_is_on_the_sheet_is_not() -> None:
    game = played(own=fighter(id="wolf-wanda", health=2, play="boomstick:3"))
    game.do("enter wolf")
    assert "Wolf" in game.refuses("s Blue boomstick")
    game.do("s Blue claws")
    assert game.receipt() == "4d (Claws)"


def test_who_has_no_such_card_in_a_secret_hand_says_so() -> None:
    game = played(own=fighter(hidden="special:2"), blue=fighter(hidden="weapon:2"))
    game.do("p hand-inspection Blue", "rocket-tantrum")
    assert game.due == "Blue chooses discard: none"
    assert "name the card" in game.refuses("choose weapon")
    game.do("none")
    assert (game.hand("Blue"), game.discards("weapon")) == (["weapon"], ["rocket-tantrum"])


def test_a_card_that_would_do_nothing_is_asked_about() -> None:
    holding = fighter(hidden="special:2")
    game = played("", ROW, own=holding, blue=fighter(play="light-armor"))
    assert asked(game, "p magpie Blue") == (
        "Magpie would have no effect: it works only if your opponent is next to you"
    )
    game.do("m e")
    assert asked(game, "p magpie Blue") == ""


def test_nothing_is_paid_for_nothing() -> None:
    trader = played(own=fighter(id="trader-tim", hidden="special:2"))
    assert trader.refuses("use barter") == (
        "Red can't use Barter: every discard pile is empty [deck.discard]"
    )
    builder = played(own=fighter(id="engineer-edna", hidden="special:4"))
    builder.do("override blue square d1", "use build", "special", "special")
    assert builder.square("Turret") == "B1"
    assert builder.refuses("use build") == (
        "Red can't use Build: Red already has 1 of them [card.overrides]"
    )


def test_of_the_discards_only_decks_that_have_some_are_offered() -> None:
    game = played(own=fighter(id="trader-tim", hand="light-armor boomstick", hidden="special:2"))
    game.do("discard light-armor", "use barter", "2")
    assert game.told("card-drawn deck") == ["gadget"]


def test_whether_there_is_anything_to_heal_is_asked_of_the_patient() -> None:
    medic = fighter(id="field-medic-mo", hidden="special:2")
    assert asked(played(own=medic, blue=fighter(health=1)), "use bandage") == ""
    assert asked(played(own=medic), "use bandage") == (
        "Blue is at full Health: Bandage would have no effect"
    )


def test_the_first_attack_of_a_turn_comes_after_none() -> None:
    game = played(own=fighter("2/2/3", id="first-fred"))
    game.do("override blue square h1", "s Blue")
    assert game.receipt() == "4d = 3d +1d (Opener)"
    game.do("6 6 6 6", "1 1", "6 6 6", "s Blue")
    assert game.receipt() == "3d (Accuracy)"
    game.do("6 6 6")
    assert game.receipt() == "3d = 2d +1d (One Two)"


def test_a_shot_that_is_not_made_is_no_use_in_this_turn() -> None:
    game = draw(CORNER, packs=PAGE, blue=fighter(id="sentry-sam"), turn="Red", movement=6)
    game.do("m n", "no", "m w")
    assert game.due == "Blue chooses shoot: Red, no"
    game.do("red", "1 1", "6 6 6", "m e")
    assert game.due == "Red acts: 3 movement, 1 attacks"


def test_a_summoned_figure_fires_what_it_has() -> None:
    game = played(own=fighter(id="engineer-edna", hidden="special:2"), drawing=CORNER)
    game.do("use build", "special", "special", "c1", "end", "3 3", "override blue square a2")
    assert game.run.pistols["Turret"] == "Barrel"


def test_whoever_wins_with_the_others_has_not_their_frags() -> None:
    smog = fighter("12/3/3", id="smog", health=1)
    game = draw(ROW.replace(".   1", "G   1"), packs=PAGE, blue=smog)
    game.do("s Blue", "6 6", "1")
    assert game.said.endswith("Red and Green WIN!")


def test_a_spear_pulls_no_further_than_beside_and_says_so_before() -> None:
    game = played("scorpion-sid", ROW.replace("R   .   B   .", "R   .   .   B"))
    (told,) = forecasts(game.run.game, Shoot("Red", "Blue", "spear"))
    assert told.sequels == ("Spear: 2 squares west",)
    game.do("s Blue spear", "6 6", "1", "6 6 6")
    assert game.square("Blue") == "B1"
    near = played("scorpion-sid", PAIR).do("s Blue spear", "1", "6 6 6")
    assert near.square("Blue") == "B1"


def test_a_miss_is_answered_by_whom_it_was_meant_for() -> None:
    game = played("scorpion-sid", ROW.replace(".   1", "G   1"), turn="Blue")
    game.do("s Green", "1 1")
    assert game.due == "Blue acts: 6 movement, 0 attacks"
    game.do("override blue attacks 1", "override blue square d1", "s Red", "1 1")
    assert game.due == "Red chooses shoot: Blue, no"


def test_a_truce_holds_between_two_alone_and_for_a_turn() -> None:
    game = played("charming-cher", ROW.replace(".   1", "G   1"))
    game.do("s Blue", "6 6", "6 6 6", "end", "3 3")
    assert game.refuses("s Red") == "Blue can't attack Red with Pistol: Charm [card.overrides]"
    assert game.accepts("s Green start")
    game.do("end", "3 3", "end", "3 3", "end", "3 3")
    assert game.accepts("s Red start")


def test_who_is_challenged_attacks_nobody_else_and_aims_badly() -> None:
    game = played("loud-lou", ROW.replace(".   1", "G   1"))
    game.do("use fluster Blue", "s Blue", "6 6", "6 6 6", "end", "3 3")
    assert game.refuses("s Green") == "Blue can't attack Green with Pistol: Taunt [card.overrides]"
    game.do("s Red")
    assert game.receipt() == "1d = 2d −1d (Fluster)"


def test_a_card_lays_a_truce_or_a_challenge() -> None:
    game = played(own=fighter(hidden="special:2"), drawing=ROW.replace(".   1", "G   1"))
    game.do("p glove Blue", "end", "3 3")
    assert (game.accepts("s Red start"), game.accepts("s Green start")) == (True, False)
    other = played(own=fighter(hidden="special:2"), drawing=ROW.replace(".   1", "G   1"))
    other.do("p white-flag Blue", "end", "3 3")
    assert (other.accepts("s Red start"), other.accepts("s Green start")) == (False, True)


def test_what_is_used_instead_of_the_roll_takes_its_place() -> None:
    annie = fighter(id="arm-cannon-annie")
    game = played(own=annie, movement=None).do("use power-nap")
    assert game.due == "Red acts: 0 movement, 1 attacks"
    assert "instead of your movement roll" in game.refuses("use power-nap")


def test_a_shield_counts_for_the_hit_that_ends_it() -> None:
    game = played("spartan", movement=None).do("1 1", "end", "1 1", "override blue attacks 2")
    game.do("s Red", "6 6", "1 1 1")
    assert (game.health("Red"), game.seat("Red").stances) == (1, [])
    game.do("s Red", "1 1", "1")
    assert game.seat("Red").status == "fragged"


def test_who_tells_whose_figure_it_is() -> None:
    game = played(own=fighter(id="engineer-edna", hidden="special:2"), drawing=CORNER)
    game.do("use build", "special", "special", "c1")
    told = who_lines(game.run.game, game.run.story, Style(60), ["Turret"])
    assert told[0].split() == ["Turret", "C1", "owner:", "Red"]


def test_yes_takes_what_is_offered(tmp_path: Path) -> None:
    wanted = GameOptions(
        map="foundry", packs=[PAGE], players=["Red 3/2/2", "Blue sentry-sam"],
        positions=["Red B2 turn movement 6", "Blue E2"],
    )  # fmt: skip
    referee = start(Start(tmp_path / "game.frag", wanted, 1))
    assert isinstance(referee, Referee), referee
    referee.answer({"do": "m c2"})
    answer = referee.answer({"do": "yes"})
    assert [one["line"] for one in answer["inputs"]] == ["choose Red"]
    assert referee.answer({"do": "yes"})["type"] == "refused"


def test_a_rule_tells_what_it_puts_on_every_sheet() -> None:
    bullets = Track(id=Id("bullets"), name="Bullets", most=4, start="full")
    rule = PackRule(name="Scarce Ammo", tracks=(bullets,))
    assert rule_text(rule) == (
        "On every sheet: **Bullets**, 4 boxes, full at first. It starts over when you are fragged."
    )


def test_what_begins_at_a_hit_asks_at_the_hit() -> None:
    stunned = played("loud-lena").do("s Blue", "6 6", "2 2 2", "end", "3 3")
    assert stunned.refuses("s Red") == "Blue can't attack: Stun [card.overrides]"
    grazed = played("loud-lena").do("s Blue", "6 6", "4 4 4", "end", "3 3")
    assert grazed.accepts("s Red start")


def test_a_scream_reaches_those_who_are_near_and_lasts_as_long_as_it_says() -> None:
    game = played("loud-lena", ROW.replace(".   1", "G   1")).do("use scream", "end", "6 6")
    game.do("m e", "s Green")
    assert game.receipt() == "1d = 2d −1d (Scream)"  # farther away, and still in force
    game.do("6", "1 1", "6 6 6", "end", "6 6", "s Blue")
    assert game.receipt() == "2d (Accuracy)"  # Green was too far off
    game.do("1 1", "end", "3 3")
    assert "only on another fighter within range 2" in game.refuses("use scream")


def test_the_weapon_is_asked_for_when_it_is_fired() -> None:
    lena = fighter(id="loud-lena", play="boomstick:3")
    game = played(own=lena).do("use steady", "s Blue boomstick")
    assert "Steady" not in game.receipt()
    other = played(own=lena).do("use steady", "s Blue start")
    assert other.receipt() == "3d = 2d +1d (Steady)"
