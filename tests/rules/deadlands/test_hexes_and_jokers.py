"""Who may play hexes, what suits decide, and what becomes of Jokers (deadlands.hex.*, .suit.*, .joker.*)."""

from __future__ import annotations

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.library import load_library
from fragkit.model.effects import acts
from fragkit.model.effects.effect import Condition
from tests.rulemark import rule
from tests.rules.kit import begin, card, draw, fighter

DEADLANDS = "deadlands"
NEAR = """
    +---+---+---+---+
    | R   B   1   2 |
    +---+---+---+---+
"""


# -- hexes -----------------------------------------------------------------------------------


@rule("deadlands.hex.who", "ruling.hex.hold")
def test_hexes_may_be_held_by_all_and_played_by_few() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(hand="hobble"))
    assert game.refuses("p hobble Blue") == (
        "Red can't play Hobble: this fighter can't play hexes [deadlands.hex.who] "
        "The Huckster can, and so can a fighter with Hoyle's Book of Games in play."
    )
    assert game.legal("p") == []


@rule("deadlands.hex.who", "fact.hoyle")
def test_the_book_lets_anybody_play_them() -> None:
    red = fighter(hand="hobble hoyles-book-of-games")
    game = draw(NEAR, packs=DEADLANDS, red=red)
    game.do("p hoyles-book-of-games", "p hobble Blue")
    assert game.told("lost player what") == [("Blue", "movement")]


@rule("deadlands.hex.who", "deadlands.huckster.gadget")
def test_the_huckster_plays_them_by_himself() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(id="huckster", hand="hobble"))
    assert game.seat("Red").gear == ["hoyles-book-of-games"]
    game.do("p hobble Blue")


@rule("deadlands.hex.lost", "frag.hexes", "fact.hex")
def test_hexes_in_play_are_discarded_in_a_frag() -> None:
    blue = fighter("1/3/3", play="spirit-coat", hand="rust")
    game = draw(NEAR, packs=DEADLANDS, blue=blue)
    game.do("s Blue start", "6 6", "6 5")
    assert game.told("fragged player") == ["Blue"]
    assert (game.play("Blue"), game.discards("hex")) == ([], ["spirit-coat"])


@rule("ruling.hex.hand")
@pytest.mark.parametrize(
    ("house", "hand"), [("", ["rust", "telegram"]), ("hex.hand=b", ["telegram"])]
)
def test_hexes_in_the_hand_are_kept_unless_the_house_says_otherwise(
    house: str, hand: list[str]
) -> None:
    blue = fighter("1/3/3", hand="rust telegram")
    game = draw(NEAR, packs=DEADLANDS, blue=blue, house=house)
    game.do("s Blue start", "6 6", "5")
    assert game.hand("Blue") == hand


@rule("deadlands.harrowed.drawback")
def test_the_harrowed_gunslinger_has_no_use_for_them() -> None:
    red = fighter(id="harrowed-gunslinger", hand="hobble hoyles-book-of-games")
    game = draw(NEAR, packs=DEADLANDS, red=red)
    assert "Red can't play Hobble: Too Dead for Tricks" in game.refuses("p hobble Blue")
    assert "Red can't play Hoyle's Book" in game.refuses("p hoyles-book-of-games")


# -- suits and values --------------------------------------------------------------------------


@rule("deadlands.suit.every", "comp.deadlands.cards")
def test_every_card_has_a_suit_and_a_value_two_packs_and_eight_jokers() -> None:
    [folder] = [folder for folder in built_in_folders() if folder.name == "deadlands"]
    cards = load_library(Problems(), [folder], built_in=False).cards.values()
    assert sum(card.copies for card in cards) == 112
    faces = [(c.value, c.suit) for c in cards for _ in range(c.copies) if c.value != "joker"]
    assert len(faces) == 104
    assert {faces.count(face) for face in faces} == {2}
    assert sum(c.copies for c in cards if c.value == "joker") == 8
    assert {c.deck for c in cards if c.value == "joker"} == {"weapon", "gadget", "hex", "special"}


@rule("deadlands.suit.effect")
@pytest.mark.parametrize(
    ("given", "blows"),
    [("trail-duster", 2), ("stove-lid", 2), ("boiler-plate", 1), ("docs-black-bag", 1)],
)
def test_the_suit_of_the_card_given_decides(given: str, blows: int) -> None:
    """Soul Blast: hearts and diamonds burn twice."""
    red = fighter(id="huckster", hand=f"soul-blast {given}")
    game = draw(NEAR, packs=DEADLANDS, red=red, blue=fighter("4/2/1"))
    game.do(f"p soul-blast Blue with {given}", "1 1 1 1", "6 6 6 6")
    if blows == 2:
        assert game.due == "Red rolls 2d: damage"
        game.do("1 1", "6 6 6 6")
    assert game.due.startswith("Red acts")
    assert len(game.told("wounded")) == blows


@rule("deadlands.suit.effect")
@pytest.mark.parametrize(
    ("shown", "deck", "wounded"),
    [
        ("7S", "weapon", False),
        ("7C", "weapon", False),
        ("QH", "special", True),
        ("10D", "special", False),
    ],
)
def test_suit_and_value_of_a_card_turned_up_decide(shown: str, deck: str, wounded: bool) -> None:
    """Devil's Bargain: black a weapon, red a special, court cards cost a point."""
    game = draw(NEAR, packs=DEADLANDS, red=fighter(id="huckster", hand="devils-bargain"))
    game.do("p devils-bargain", "choose hex", shown)
    assert game.told("turned-up face") == [shown]
    assert game.hand("Red") == [deck]
    assert game.health("Red") == (2 if wounded else 3)


def test_a_modifier_that_asks_for_a_suit_waits_for_the_card() -> None:
    """Ace in the Hole: the extra die comes with spades or diamonds only."""
    for given, dice in (("stove-lid", 4), ("trail-duster", 3)):
        red = fighter(id="huckster", play="rusty-peacemaker", hand=f"ace-in-the-hole {given}")
        game = draw(NEAR, packs=DEADLANDS, red=red)
        game.do(f"p ace-in-the-hole with {given}", "s Blue rusty-peacemaker")
        assert game.due == f"Red rolls {dice}d: damage"


def test_asking_for_a_suit_that_nobody_shows_is_an_error(tmp_path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\nextends: base\n")
    (tmp_path / "cards" / "c.yaml").write_text(
        "- id: lure\n  name: Lure\n  deck: special\n  effects:\n"
        "    - heal: 1\n      if: {suit: hearts}\n"
    )
    [base] = [folder for folder in built_in_folders() if folder.name == "base"]
    problems = Problems()
    load_library(problems, [base, tmp_path], built_in=False)
    [problem] = problems.sorted()
    assert (problem.code, problem.span.line) == ("no-card-shown", 6)


# -- jokers ------------------------------------------------------------------------------------


@rule("deadlands.joker.discard", "deadlands.joker.redraw", "fact.joker")
def test_a_joker_is_discarded_for_a_card_from_any_deck() -> None:
    gift = card("gift", "special", acts.Draw(value="weapon"))
    game = draw(NEAR, packs=DEADLANDS, cards=[gift], red=fighter(hand="gift"), dealt=True)
    game.do("p gift", "deal joker-of-lead")
    assert game.told("joker-shown player") == ["Red"]
    assert game.due == "Red chooses deck: gadget, hex, special, weapon, none"
    game.do("choose hex", "deal rust")
    assert (game.hand("Red"), game.discards("weapon")) == (["rust"], ["joker-of-lead"])


@rule("deadlands.joker.redraw")
def test_a_deck_that_has_only_jokers_left_gives_no_other_card() -> None:
    gift = card("gift", "special", acts.Draw(value="weapon"))
    game = draw(
        NEAR, packs=DEADLANDS, cards=[gift], only="joker-of-lead rust", red=fighter(hand="gift"),
        dealt=True,
    )  # fmt: skip
    game.do("p gift", "deal joker-of-lead")
    assert game.due == "Red chooses deck: hex, special, none"


@rule("ruling.shootout.deck")
def test_a_deck_of_jokers_has_no_face_to_turn_up() -> None:
    peek = card("peek", "special", acts.TurnUp(value="weapon"), acts.Heal(value=1))
    game = draw(
        NEAR, packs=DEADLANDS, cards=[peek], only="joker-of-lead rust",
        red=fighter("3/2/2", health=1, hand="peek"), dealt=True,
    )  # fmt: skip
    game.do("p peek", "deal joker-of-lead")
    assert game.due.startswith("Red acts")


@rule("deadlands.joker.redraw")
def test_another_card_is_a_may_and_not_a_must() -> None:
    gift = card("gift", "special", acts.Draw(value="weapon"))
    game = draw(NEAR, packs=DEADLANDS, cards=[gift], red=fighter(hand="gift"), dealt=True)
    game.do("p gift", "deal joker-of-lead", "none")
    assert game.hand("Red") == []


@rule("deadlands.joker.discard")
def test_with_hands_on_the_table_its_player_says_so() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(hidden="weapon:1 special:1"))
    game.do("joker")
    assert game.due == "Red chooses deck: special, weapon"
    game.do("choose weapon", "choose gadget")
    assert game.hand("Red") == ["special", "gadget"]
    assert game.discards("weapon") == ["joker-of-lead"]
    assert "can't have a Joker" in game.refuses("Blue: joker")


@rule("deadlands.joker.discard")
def test_a_joker_can_not_be_played() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(hand="joker-of-smoke"))
    assert game.refuses("p joker-of-smoke") == (
        "Red can't play a Joker [deadlands.joker.discard] "
        "Type `joker` to discard it for another card."
    )


@rule("ruling.joker.deal")
def test_a_joker_that_is_dealt_at_the_start_is_replaced() -> None:
    game = begin("+---+---+\n| 1   2 |\n+---+---+", "3/2/2", "3/2/2", packs=DEADLANDS, dealt=True)
    game.do("choose weapon", *["deal rusty-peacemaker", "deal coach-gun", "deal sextons-shovel"])
    game.do("deal stick-of-dynamite", "deal buffalo-gun")
    game.do("choose gadget", "deal stove-lid", "deal stove-lid", "deal snake-oil", "deal snake-oil")
    game.do("deal bandolier", "none", "none")
    assert game.due == "Blue draws: weapon"
    game.do("deal joker-of-lead")
    assert game.due == "Blue chooses deck: gadget, hex, special, weapon, none"


@rule("deadlands.suit.effect", "ruling.shootout.value")
def test_a_joker_that_is_turned_up_is_replaced_by_the_next_card() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(id="huckster", hand="devils-bargain"))
    game.do("p devils-bargain", "choose hex", "JOKER", "choose hex", "7S")
    assert game.told("turned-up face") == ["JOKER", "7S"]


@rule("deadlands.suit.effect")
def test_the_player_of_black_lightning_turns_up_the_card() -> None:
    game = draw(NEAR, packs=DEADLANDS, red=fighter(id="huckster", hand="black-lightning"))
    game.do("p black-lightning Blue")
    assert game.due.startswith("Red chooses face")
    game.do("KS")
    assert game.due == "Red rolls 3d: damage"


def test_a_condition_knows_whether_it_asks_for_a_face() -> None:
    assert Condition(value_at_least=2).asks_for_face
    assert not Condition(moved=True).asks_for_face
