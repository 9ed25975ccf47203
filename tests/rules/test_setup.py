"""Setup and the first player (sections 7 and 8)."""

from __future__ import annotations

from fragkit.model.words import Stats
from fragkit.rules.commands import Choose, Faces, Move
from fragkit.rules.events import CardDrawn, FirstTied, Placed, WentFirst
from fragkit.rules.houses import Houses
from fragkit.rules.requests import Choice, Draw, Roll
from fragkit.rules.turn.positions import setup_problem
from fragkit.rules.turn.setup import Player, Setup
from tests.board.drawn import draw
from tests.rulemark import rule
from tests.rules.stage import deck_for_tests, start

ROOM = """
    +---+---+---+---+
    | 1   2   3     |
    +---+---+---+---+
"""
THREE = {"Red": "3/2/2", "Green": "2/3/2", "Blue": "2/2/3"}


@rule("first.roll", "ruling.first.roll")
def test_the_highest_die_is_first() -> None:
    stage = start(ROOM, players=THREE)
    assert stage.request == Roll(
        "Red", 1, "first", stage.request.receipt, "who is first", "first.roll"
    )
    stage.roll(2, by="Red").roll(5, by="Green").roll(4, by="Blue")
    assert stage.heard(WentFirst) == [WentFirst("Green")]


@rule("ruling.first.roll")
def test_only_the_tied_roll_again() -> None:
    stage = start(ROOM, players=THREE)
    stage.roll(5).roll(5).roll(4)
    assert stage.heard(FirstTied) == [FirstTied("Red", ("Red", "Green"))]
    stage.roll(1, by="Red").roll(6, by="Green")
    assert stage.heard(WentFirst) == [WentFirst("Green")]


@rule(
    "setup.deal.weapon",
    "setup.deal.gadget",
    "setup.deal.special",
    "ex.hand.start.base",
    "deck.base",
)
def test_everyone_is_dealt_one_card_of_each_deck() -> None:
    stage = start(ROOM)
    stage.roll(6).roll(1)
    assert [(e.player, e.deck) for e in stage.heard(CardDrawn)] == [
        (name, deck) for name in ("Red", "Green") for deck in ("weapon", "gadget", "special")
    ]
    assert {name: seat.hidden for name, seat in stage.table.state.seats.items()} == {
        "Red": {"weapon": 1, "gadget": 1, "special": 1},
        "Green": {"weapon": 1, "gadget": 1, "special": 1},
    }
    assert stage.seat("Red").hand_size == 3


@rule("setup.decks", "comp.base.cards")
def test_each_deck_is_its_own_and_all_cards_are_in_them() -> None:
    decks = start(ROOM).table.state.decks
    assert set(decks) == {"weapon", "gadget", "special"}
    assert sum(deck.left for deck in decks.values()) == 112


def test_dealt_cards_are_named_by_chance_one_by_one() -> None:
    stage = start(ROOM, dealing="dealt")
    stage.roll(6).roll(1)
    assert stage.request == Draw("Red", "weapon", "dealt at the start")
    stage.deal("pulse-rifle")
    assert stage.seat("Red").known == ["pulse-rifle"]
    left = stage.table.state.decks["weapon"].cards
    assert left is not None
    assert left["pulse-rifle"] == deck_for_tests()["pulse-rifle"].copies - 1


def test_a_table_may_deal_no_cards() -> None:
    stage = start(ROOM, houses=Houses(deal="none"))
    stage.roll(6).roll(1)
    assert stage.seat("Red").hand_size == 0
    assert isinstance(stage.request, Choice)


@rule("setup.place.square", "setup.place.order", "ruling.turn.order", "spawn.numbered")
def test_the_first_player_places_first_on_any_respawn_square_then_clockwise() -> None:
    stage = start(ROOM, players=THREE)
    stage.roll(1).roll(6).roll(2)
    assert stage.request.player == "Green"
    assert [o.key for o in stage.request.options] == ["A1", "B1", "C1"]
    assert stage.refused(Choose("Green", ("D1",))).rule == "setup.place.square"
    stage.choose("C1")
    assert stage.heard(Placed) == [Placed("Green", "C1")]
    assert stage.request.player == "Blue"


@rule("ruling.setup.shared")
def test_a_taken_square_is_not_offered() -> None:
    stage = start(ROOM)
    stage.roll(6).roll(1).choose("A1")
    assert [o.key for o in stage.request.options] == ["B1", "C1"]


@rule("setup.place.done", "first.turn")
def test_the_first_turn_comes_after_all_figures_stand_and_is_the_first_players() -> None:
    stage = start(ROOM)
    stage.roll(1).roll(6).choose("A1")
    assert stage.refused(Move("Green", ("e",))).rule == "turn.phases"
    stage.choose("B1")
    assert (stage.request.player, stage.request.purpose) == ("Green", "movement")


@rule("setup.figure")
def test_two_players_of_one_name_are_refused() -> None:
    one = Player("Red", Stats(3, 2, 2))
    refusal = setup_problem(Setup(draw(ROOM), (one, one)))
    assert refusal is not None
    assert refusal.text == "two players have the same name"


@rule("ruling.setup.shared")
def test_more_figures_than_respawn_squares_do_not_fit_a_map() -> None:
    players = tuple(Player(f"P{i}", Stats(3, 2, 2)) for i in range(4))
    refusal = setup_problem(Setup(draw(ROOM), players))
    assert refusal is not None
    assert refusal.text == "4 figures do not fit on 3 respawn squares"


def test_dice_of_a_wrong_count_or_an_impossible_face_are_refused() -> None:
    stage = start(ROOM)
    assert stage.refused(Faces("Red", (4, 2))).text == "1 die is due, not 2"
    assert stage.refused(Faces("Red", (7,))).text == "7 is no face of a die"
    assert stage.refused(Faces("Green", (3,))).text == "Red rolls, not Green"
