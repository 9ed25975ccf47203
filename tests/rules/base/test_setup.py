"""From the box to the first turn (setup.*, first.*)."""

from __future__ import annotations

from tests.rulemark import rule
from tests.rules.kit import Game, begin, library, problem_of

HALL = """
    +---+---+---+---+
    | 1   2   3   4 |
    +   +   +   +   +
    |               |
    +---+---+---+---+
"""


def three(house: str = "", dealt: bool = False) -> Game:
    return begin(HALL, "3/2/2", "2/3/2", "2/2/3", house=house, dealt=dealt)


def problem(*names: str, fighter: str = "", map: str = "+---+---+\n| 1   2 |\n+---+---+") -> str:
    return problem_of(map, *(f"{name} {fighter} 3/2/2" for name in names))


# -- who is first ----------------------------------------------------------------------


@rule("first.roll", "ruling.first.roll")
def test_everyone_rolls_a_die_and_the_highest_is_first() -> None:
    game = three(house="deal=none")
    assert game.due == "Red rolls 1d: first"
    game.do("2")
    assert game.due == "Blue rolls 1d: first"
    game.do("5")
    assert game.due == "Green rolls 1d: first"
    game.do("3")
    assert game.told("went-first player") == ["Blue"]
    two = begin(HALL, "3/2/2", "2/3/2", house="deal=none").do("2", "5")
    assert two.told("went-first player") == ["Blue"]


@rule("ruling.first.roll")
def test_those_who_tie_for_first_roll_again_and_nobody_else_does() -> None:
    game = three(house="deal=none")
    game.do("6", "2", "6")
    assert game.told("first-tied player players") == [("Red", ["Red", "Green"])]
    assert game.due == "Red rolls 1d: first"
    game.do("1")
    assert game.due == "Green rolls 1d: first"
    game.do("4")
    assert game.due.startswith("Green chooses place")


@rule("first.turn", "setup.place.order", "ruling.turn.order")
def test_the_first_player_places_first_and_takes_the_first_turn_the_rest_go_clockwise() -> None:
    game = three(house="deal=none")
    game.do("2", "5", "3")
    assert game.due == "Blue chooses place: A1, B1, C1, D1"
    game.do("choose A1")
    assert game.due == "Green chooses place: B1, C1, D1"
    game.do("choose B1")
    assert game.due == "Red chooses place: C1, D1"
    game.do("choose C1")
    assert game.due == "Blue rolls 3d: movement"
    game.do("1 1 1", "end")
    assert game.due == "Green rolls 2d: movement"
    game.do("1 1", "end")
    assert game.due == "Red rolls 2d: movement"
    game.do("1 1", "end")
    assert game.due == "Blue rolls 3d: movement"


# -- placing ------------------------------------------------------------------------------


@rule("setup.place.square")
def test_figures_begin_on_numbered_squares_of_their_choice() -> None:
    game = three(house="deal=none")
    game.do("6", "1", "1")
    assert game.refuses("choose A2") == (
        "A2 is not a respawn square [setup.place.square] Choose A1, B1, C1 or D1."
    )
    game.do("choose C1")
    assert game.told("placed player square") == [("Red", "C1")]
    assert game.square("Red") == "C1"


@rule("ruling.setup.shared")
def test_two_figures_do_not_begin_on_one_square() -> None:
    game = three(house="deal=none")
    game.do("6", "1", "1", "choose C1")
    assert game.refuses("choose C1").startswith("Red is already on C1 [ruling.setup.shared]")
    assert problem("Red", "Blue", "Green") == (
        "the map has only 2 respawn squares for 3 players [ruling.setup.shared]"
    )


def test_skipping_a_choice_needs_the_option_that_replaces_it() -> None:
    game = three(house="deal=none").do("6", "1", "1", "choose C1")
    assert game.refuses("override skip") == (
        "type the option to use instead of the choice [card.overrides] Choose A1, B1 or D1."
    )
    assert game.refuses("override goal 0") == "the goal is at least 1 frag [win.three]"


@rule("setup.place.done")
def test_no_turn_is_taken_until_all_figures_stand() -> None:
    game = three()
    game.do("6", "1", "1", "choose A1", "choose B1")
    assert game.refuses("Red: m e") == "Answer first, Green: where do you start? [turn.phases]"
    assert game.refuses("Red: p disconnect Blue") == (
        "Red can't play Disconnect before the first turn [setup.place.done]"
    )
    game.do("choose C1")
    assert game.due == "Red rolls 2d: movement"


# -- what everyone has ------------------------------------------------------------------------


@rule("setup.sheet")
def test_every_player_has_stats_to_play_with() -> None:
    game = three()
    assert [game.seat(name).stats for name in ("Red", "Blue", "Green")] == [
        "3/2/2", "2/3/2", "2/2/3",
    ]  # fmt: skip
    assert problem() == "there are no players [setup.sheet]"
    assert problem("Red", fighter="nobody-of-that-name").startswith(
        "Red: there is no fighter `nobody-of-that-name`"
    )


@rule("setup.figure")
def test_every_player_has_a_figure_of_the_own() -> None:
    assert problem("Red", "red") == "two players have the same name [setup.figure]"


@rule("spawn.numbered")
def test_a_map_without_respawn_numbers_can_not_be_played() -> None:
    said = problem("Red", map="+---+\n|   |\n+---+")
    assert said == "the map has no respawn squares [spawn.numbered]"


# -- the deal -------------------------------------------------------------------------------


@rule("setup.decks", "deck.base")
def test_weapons_gadgets_and_specials_are_decks_of_their_own() -> None:
    game = three(dealt=True)
    decks = {name: game.deck(name) for name in ("weapon", "gadget", "special")}
    assert {name: len(cards) for name, cards in decks.items()} == {
        "weapon": 45, "gadget": 40, "special": 27,
    }  # fmt: skip
    for name, cards in decks.items():
        assert {library().cards[card].deck for card in cards} == {name}


@rule("setup.decks")
def test_any_card_of_a_shuffled_deck_may_be_on_top_but_none_of_another_deck() -> None:
    game = three(dealt=True)
    game.do("6", "1", "1")
    assert game.due == "Red draws: weapon"
    assert game.refuses("deal light-armor") == "`light-armor` is not in the weapon deck [deck.base]"
    assert len(game.legal("deal")) == 28  # designs of weapons
    assert game.deck("weapon").count("boomstick") == 3
    game.do("deal boomstick")
    assert game.hand("Red") == ["boomstick"]
    assert game.deck("weapon").count("boomstick") == 2
    assert (len(game.deck("weapon")), game.left("weapon")) == (44, 44)
    game.do("deal light-armor", "deal yoink")
    assert game.due == "Blue draws: weapon"
    game.do("deal lumber-jackpot")
    assert "lumber-jackpot" not in game.deck("weapon")


@rule("setup.deal.weapon", "setup.deal.gadget", "setup.deal.special", "ex.hand.start.base")
def test_everyone_is_dealt_a_weapon_a_gadget_and_a_special() -> None:
    game = three()
    game.do("6", "1", "1")
    dealt = game.told("card-drawn player deck")
    assert dealt == [
        (p, d) for p in ("Red", "Blue", "Green") for d in ("weapon", "gadget", "special")
    ]
    assert [len(game.hand(name)) for name in ("Red", "Blue", "Green")] == [3, 3, 3]


@rule("setup.deal.weapon", "setup.deal.gadget", "setup.deal.special")
def test_a_table_may_begin_without_cards() -> None:
    game = three(house="deal=none")
    game.do("6", "1", "1", "choose A1", "choose B1", "choose C1")
    assert [len(game.hand(name)) for name in ("Red", "Blue", "Green")] == [0, 0, 0]
