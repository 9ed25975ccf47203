"""Five cards each, the best hand begins (first.poker.*, deadlands.poker.*, ruling.poker.*)."""

from __future__ import annotations

from itertools import product

import pytest

from fragkit.model.playing_cards import (
    RANKS,
    SUITS,
    VALUES,
    Face,
    PokerHand,
    PokerRules,
    best_hand,
    parse_hand,
)
from fragkit.model.word_values import Dice
from tests.rulemark import rule
from tests.rules.kit import Game, begin, card

ROOM = """
    +---+---+---+
    | 1   2   3 |
    +---+---+---+
"""
DEADLANDS = "deadlands"


def judged(text: str, rules: PokerRules | None = None) -> PokerHand:
    faces = parse_hand(text)
    assert faces is not None, text
    return best_hand(faces, rules or PokerRules())


def table(*stats: str, **more: object) -> Game:
    return begin(ROOM, *(stats or ("3/2/2", "3/2/2")), packs=DEADLANDS, **more)


# One hand of each kind, from the best to the worst.
LADDER = [
    ("AS KS QS JS 10S", "a royal flush"),
    ("9H 8H 7H 6H 5H", "a straight flush, nine high"),
    ("KS KH KD KC 2S", "four kings"),
    ("KS KH KD 3C 3S", "a full house, kings over threes"),
    ("AD JD 8D 4D 2D", "a flush, ace high"),
    ("10S 9H 8D 7C 6S", "a straight, ten high"),
    ("7S 7H 7D KC 2S", "three sevens"),
    ("KS KH 6D 6C 2S", "two pair, kings and sixes"),
    ("QS QH 9D 6C 2S", "a pair of queens"),
    ("AS JH 9D 6C 2S", "ace high"),
]


@rule(
    "deadlands.poker.1", "deadlands.poker.2", "deadlands.poker.3", "deadlands.poker.4",
    "deadlands.poker.5", "deadlands.poker.6", "deadlands.poker.7", "deadlands.poker.8",
    "deadlands.poker.9", "deadlands.poker.10", "ex.poker.order", "ruling.poker.four",
)  # fmt: skip
def test_ten_ranks_in_their_order() -> None:
    hands = [judged(text) for text, _ in LADDER]
    assert [str(hand) for hand in hands] == [name for _, name in LADDER]
    assert tuple(hand.rank for hand in hands) == RANKS
    assert hands == sorted(hands, reverse=True)
    assert len(set(hands)) == 10


@rule("ruling.poker.ace")
def test_an_ace_may_stand_below_the_two() -> None:
    assert str(judged("AS 2H 3D 4C 5S")) == "a straight, five high"
    assert judged("AS 2H 3D 4C 5S") < judged("2S 3H 4D 5C 6S")
    assert str(judged("AS 2H 3D 4C 5S", PokerRules(wheel=False))) == "ace high"
    assert str(judged("KS AH 2D 3C 4S")) == "ace high"


@rule("deadlands.joker.wild", "ruling.poker.joker")
@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("KS KH 3C 3D JOKER", "a full house, kings over threes"),
        ("AS KS QS JS JOKER", "a royal flush"),
        ("9H 8H 7H JOKER JOKER", "a straight flush, jack high"),
        ("2S 9H JOKER JOKER JOKER", "four nines"),
        ("2S 7H JOKER QC 9D", "a pair of queens"),
        ("3S JOKER JOKER JOKER JOKER", "a straight flush, seven high"),
        ("JOKER JOKER JOKER JOKER JOKER", "a royal flush"),
        ("4H 9H JH 2H JOKER", "a flush, ace high"),
    ],
)
def test_a_joker_is_whatever_helps_most(text: str, hand: str) -> None:
    assert str(judged(text)) == hand


def test_a_joker_is_as_good_as_the_best_of_all_cards() -> None:
    """Against trying all 52, suits and values, one after the other."""
    every = [Face(value, suit) for value, suit in product(VALUES, SUITS.values())]
    for text in ("2S 3S 4S 6S", "KS KH 2D 2C", "AS 5H 7D 9C", "JD QD KD AD", "8S 8H 8D 8C"):
        plain = parse_hand(text)
        assert plain is not None
        assert judged(f"{text} JOKER") == max(best_hand((*plain, face)) for face in every)


@rule("ruling.poker.five", "ruling.poker.kicker")
def test_five_alike_are_four_of_a_kind_with_a_kicker() -> None:
    five, higher = "KS KH KD KC KS", "KS KH KD KC AS"
    assert str(judged(five)) == "four kings"
    assert judged(five) < judged(higher)
    assert judged(five, PokerRules(five_beats_four=True)) > judged(
        higher, PokerRules(five_beats_four=True)
    )
    above = judged(five, PokerRules(five=True))
    assert (str(above), above > judged("AS KS QS JS 10S")) == ("five kings", True)


@rule("ruling.poker.tie")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AS AH 3D 6C 2S", "KS KH QD JC 9S"),
        ("KS KH 3D 3C 2S", "KD KC 2D 2C AS"),
        ("KS KH QD 6C 2S", "KD KC JD 10C 9S"),
        ("3S 3H 3D 2C 2S", "2D 2H 2C AC AS"),
        ("AD JD 8D 4D 3D", "AS JS 8S 4S 2S"),
        ("AS JH 9D 6C 3S", "AD JC 9H 6D 2H"),
    ],
)
def test_of_one_rank_the_values_decide(better: str, worse: str) -> None:
    assert judged(better).rank == judged(worse).rank
    assert judged(better) > judged(worse)


# -- at the table ----------------------------------------------------------------------------


@rule("first.poker.draw", "first.poker.best", "deadlands.suit.poker", "deck.deadlands")
def test_hands_are_typed_as_they_lie_and_the_best_one_begins() -> None:
    game = table()
    assert game.due.startswith("Red chooses poker: ")
    assert game.reason() == "which five poker cards did you draw? (such as `KS 10H 3C AD JOKER`)"
    game.do("KS 10H 3C AD 2S", "ks kh 3c 3d kd")
    assert game.told("poker-hand-shown player hand") == [
        ("Red", "ace high"),
        ("Blue", "a full house, kings over threes"),
    ]
    assert game.told("went-first player") == ["Blue"]


@rule("first.poker.keep", "first.poker.discard", "setup.deal.weapon")
def test_one_card_is_kept_and_the_others_are_discarded() -> None:
    game = table()
    game.do("KS 10H 3C AD 2S", "2H 4C 6H 8C 10D")
    assert game.due == "Red chooses keep: KS, 10H, 3C, AD, 2S, none"
    game.do("ks")
    assert game.told("poker-card-kept player face") == [("Red", "KS")]
    game.do("none")
    # Three cards are dealt besides.
    assert game.hand("Red") == ["hoyles-book-of-games", "weapon", "gadget", "special"]
    assert game.hand("Blue") == ["weapon", "gadget", "special"]
    discarded = [
        card for deck in ("weapon", "gadget", "hex", "special") for card in game.discards(deck)
    ]
    assert len(discarded) == 9
    assert "hoyles-book-of-games" not in discarded


@rule("ruling.ocr.place")
def test_who_has_the_best_hand_places_first() -> None:
    game = table().do("KS 10H 3C AD 2S", "KS KH 3C 3D KD", "none", "none")
    assert game.due == "Blue chooses place: A1, B1, C1"


@rule("first.poker.tie", "ruling.poker.tie")
def test_equal_hands_roll_a_die() -> None:
    game = table()
    game.do("KS 10H 3C AD 2S", "KS 10H 3C AD 2S")
    assert game.due == "Red rolls 1d: first"
    game.do("3", "3", "2", "5")
    assert game.told("went-first player") == ["Blue"]


@rule("ruling.poker.tie")
def test_in_some_houses_the_die_decides_between_all_of_one_rank() -> None:
    game = table(house="poker.tie=b")
    game.do("KS KH 3C AD 2S", "2H 2S 6H 8C 10D")
    assert game.due == "Red rolls 1d: first"


@rule("ruling.poker.dup")
def test_a_face_is_there_as_often_as_it_is_printed() -> None:
    game = table()
    assert game.refuses("KS KS KS 3C AD") == "you can choose `KS` only 2 times [first.poker.draw]"
    game.do("KS KS 3C AD 2S")
    assert game.refuses("KS 3C 3H AD 2S").startswith("there is no `KS` left")


@rule("first.poker.keep")
def test_the_card_that_is_kept_is_said_by_its_face_or_its_number() -> None:
    for said, kept in (("10H", "10H"), ("2", "10H"), ("none", ""), ("6", "")):
        game = table().do("KS 10H 3C AD 2S", "QH 10D 3H 4D 2C", said)
        faces = [*game.told("poker-card-kept face"), ""]
        assert faces[0] == kept
    assert "is not an option" in table().do("KS 10H 3C AD 2S", "QH 10D 3H 4D 2C").refuses("7")


@rule("ruling.poker.dup", "comp.deadlands.cards")
def test_nobody_is_asked_which_deck_a_joker_is_from() -> None:
    game = table().do("JOKER JOKER JOKER AD 2S", "JOKER JOKER JOKER 3C 2S")
    assert game.due.startswith("Red chooses keep")
    assert game.refuses("joker") == (
        "you can't keep a Joker from the poker hand [ruling.poker.keep] Choose 2S, AD or none."
    )


@rule("first.poker.draw")
@pytest.mark.parametrize("said", ["KS 10H 3C AD", "KS 10H 3C AD 2S 4S"])
def test_a_hand_has_five_cards(said: str) -> None:
    assert "[first.poker.draw]" in table().refuses(said)


@rule("ruling.poker.keep")
@pytest.mark.parametrize(
    ("house", "options"),
    [("", "10H, 3C, AD, 2S, none"), ("poker.keep=b", "JOKER, 10H, 3C, AD, 2S, none")],
)
def test_a_joker_is_not_kept_and_a_hex_may_be(house: str, options: str) -> None:
    game = table(house=house)
    game.do("JOKER 10H 3C AD 2S")
    game.do("2H 4C 6H 8C 10D")
    assert game.due == f"Red chooses keep: {options}"


@rule("ruling.poker.draw")
def test_in_some_houses_hexes_are_for_hucksters_only() -> None:
    assert "3C" in table().due.split(": ")[1].split(", ")
    game = table(house="poker.draw=b")
    keys = game.due.split(": ")[1].split(", ")
    assert "3C" not in keys  # Soul Blast
    assert "KS" in keys


@rule("first.poker.draw", "first.poker.discard")
def test_dealt_hands_are_drawn_from_decks_of_ones_choice() -> None:
    game = table(dealt=True)
    assert game.due == "Red chooses deck: gadget, hex, special, weapon, mixed"
    game.do("choose weapon")
    faces = ["rusty-peacemaker", "coach-gun", "sextons-shovel", "stick-of-dynamite", "widows-navy"]
    game.do(*(f"deal {card}" for card in faces))
    assert game.told("poker-hand-shown hand cards") == [("a straight, six high", "2S 3H 4D 5C 6S")]
    game.do("choose mixed", "choose hex", "deal jinx", "choose gadget", "deal joker-of-brass")
    assert game.due == "Blue chooses deck: gadget, hex, special, weapon"
    game.do("choose hex", "deal jinx", "choose special", "deal telegram", "choose hex", "deal rust")
    assert game.told("poker-hand-shown hand")[-1] == "three twos"
    assert game.told("went-first player") == ["Red"]
    game.do("2S", "none")
    assert game.hand("Red") == ["rusty-peacemaker"]
    assert sorted(game.discards("hex")) == ["jinx", "jinx", "rust"]


# -- as people type it -----------------------------------------------------------------------------


@rule("first.poker.draw")
@pytest.mark.parametrize(
    "typed", ["ks, 10h, 3c, ad, 2s", "KS-10H-3C-AD-2S", "ks10h3cad2s", "K♠ 10♥ 3♣ A♦ 2♠", "k s 10 h 3 c a d 2 s"]
)  # fmt: skip
def test_a_hand_is_read_however_it_is_typed(typed: str) -> None:
    game = table().do(typed)
    assert game.told("poker-hand-shown cards") == ["KS 10H 3C AD 2S"]


@rule("first.poker.draw")
@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("KS KZ 3C AD 2S", (
        "`KZ` is not a playing card; type a value and a suit, such as `KS` or `10H`, or "
        "`JOKER`"
    )),
        ("1S 10H 3C AD 2S", (
        "`1S` is not a playing card; type a value and a suit, such as `KS` or `10H`, or "
        "`JOKER`"
    )),
        ("KS 10H 3C AD", "choose 5, not 4 [first.poker.draw] which five poker cards did you draw? (such as `KS 10H 3C AD JOKER`)"),
        ("KS 10H 3C AD 2S 4S", "choose 5, not 6 [first.poker.draw] which five poker cards did you draw? (such as `KS 10H 3C AD JOKER`)"),
        ("KS KS KS 3C AD", "you can choose `KS` only 2 times [first.poker.draw]"),
    ],
)  # fmt: skip
def test_a_hand_that_can_not_be_is_refused_with_the_card(typed: str, why: str) -> None:
    assert table().refuses(typed) == why


@rule("first.poker.tie", "first.poker.keep")
def test_a_tie_and_a_card_that_is_not_kept_are_told() -> None:
    game = table().do("KS KH 3C 3D 2S", "KD KC 3C 3D 2S")
    assert game.told("poker-tied names") == ["Red and Blue"]
    game.do("4", "4")
    assert game.told("first-tied players") == [["Red", "Blue"]]
    game.do("5", "2", "none")
    assert game.told("poker-cards-left player") == ["Red"]


@rule("first.poker.draw")
def test_a_card_of_another_book_has_no_face_and_is_put_aside() -> None:
    blank = card("blank", "weapon", damage=Dice(3), ammo=2)
    game = table(cards=[blank], dealt=True).do("choose weapon", "deal blank")
    assert game.discards("weapon") == ["blank"]
    assert game.due == "Red draws: weapon"
