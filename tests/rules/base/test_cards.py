"""Decks, hands, and cards in play (deck.*, hand.*, play.*, card.*)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.acts import Wound
from fragkit.model.effects.modifiers import Roll, Stat
from fragkit.model.word_values import Lasts
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter

PAIR = """
    +---+---+
    | R   B |
    +---+---+
"""
LANE = """
    +---+---+---+---+---+---+---+---+
    | R                       B     |
    +---+---+---+---+---+---+---+---+
"""
FIND = """
    +---+---+---+
    | R   w   B |
    +---+---+---+
"""
SIX = "light-armor riot-gear disconnect yoink boomstick nailed-it"


# -- decks -----------------------------------------------------------------------------


@rule("deck.discard")
def test_each_deck_has_discards_of_its_own() -> None:
    game = draw(PAIR, red=fighter(hand="boomstick light-armor god-mode"))
    game.do("discard boomstick", "discard light-armor", "discard god-mode")
    assert game.discards("weapon") == ["boomstick"]
    assert game.discards("gadget") == ["light-armor"]
    assert game.discards("special") == ["god-mode"]


@rule("deck.reshuffle")
def test_a_deck_that_has_run_out_is_rebuilt_from_its_discards() -> None:
    game = draw(FIND, red=fighter(hand="lumber-jackpot"), only="lumber-jackpot", dealt=True)
    game.do("discard lumber-jackpot", "m e", "4")
    assert game.told("deck-reshuffled player deck cards") == [("Red", "weapon", 1)]
    game.do("deal lumber-jackpot")
    assert game.hand("Red") == ["lumber-jackpot"]
    assert game.discards("weapon") == []


@rule("deck.reshuffle")
def test_the_discards_of_other_decks_stay_where_they_are() -> None:
    game = draw(
        FIND, red=fighter(hand="lumber-jackpot hip-waders"), only="lumber-jackpot hip-waders"
    )
    game.do("discard lumber-jackpot hip-waders", "m e", "4")
    assert game.discards("gadget") == ["hip-waders"]


@rule("ruling.deck.empty")
def test_no_card_is_drawn_when_deck_and_discards_are_empty() -> None:
    game = draw(FIND, red=fighter(play="lumber-jackpot"), only="lumber-jackpot hip-waders")
    game.do("m e", "4")
    assert game.told("deck-empty player deck") == [("Red", "weapon")]
    assert game.hand("Red") == []


# -- the hand -----------------------------------------------------------------------------


@rule("hand.hidden")
def test_a_drawn_card_is_nobody_elses_business() -> None:
    game = draw(FIND)
    game.do("m e", "4")
    assert game.told("card-drawn player deck card") == [("Red", "weapon", "")]


@rule("hand.hidden")
def test_of_a_card_taken_from_a_secret_hand_only_the_back_is_seen() -> None:
    game = draw(PAIR, red=fighter(hand="yoink"), blue=fighter(hidden="gadget:2"))
    game.do("p yoink Blue")
    assert game.told("card-stolen player victim card deck") == [("Red", "Blue", "", "gadget")]
    assert (game.hand("Red"), game.hand("Blue")) == (["gadget"], ["gadget"])


@rule("hand.turn.free")
def test_in_the_own_turn_the_hand_may_be_of_any_size() -> None:
    game = draw(FIND, red=fighter(hand=SIX))
    game.do("m e", "4")
    assert game.due == "Red acts: 5 movement, 1 attacks"
    assert len(game.hand("Red")) == 7


@rule("hand.limit", "ex.hand.six")
def test_a_turn_does_not_end_with_six_cards() -> None:
    game = draw(PAIR, red=fighter(hand=SIX))
    game.do("end")
    assert game.due == f"Red chooses discard: {', '.join(SIX.split())}"
    assert game.reason() == "which card do you discard? You are 1 over the hand limit of 5."
    assert game.refuses("m e") == (
        "Answer first, Red: which card do you discard? You are 1 over the hand limit of "
        "5. [turn.phases]"
    )
    assert game.refuses("choose god-mode").startswith("`god-mode` is not an option")
    game.do("choose yoink")
    assert game.due == "Blue rolls 2d: movement"


@rule("hand.limit")
def test_a_turn_ends_with_five_cards() -> None:
    game = draw(PAIR, red=fighter(hand="light-armor riot-gear disconnect yoink boomstick"))
    game.do("end")
    assert game.due == "Blue rolls 2d: movement"


@rule("hand.limit")
def test_a_table_may_leave_specials_out_of_the_limit() -> None:
    hand = f"{SIX} god-mode"  # seven cards, three of them specials
    game = draw(PAIR, red=fighter(hand=hand), house="specials=free")
    game.do("end")
    assert game.due == "Blue rolls 2d: movement"
    game = draw(PAIR, red=fighter(hand=f"{hand} pulse-rifle twin-peeks"), house="specials=free")
    game.do("end")
    assert game.due == (
        "Red chooses discard: light-armor, riot-gear, boomstick, nailed-it, pulse-rifle, twin-peeks"
    )


@rule("hand.limit")
def test_specials_that_do_not_count_are_not_given_up_for_the_limit() -> None:
    game = draw(PAIR, red=fighter(hidden="special:2 weapon:6"), house="specials=free")
    game.do("end")
    assert game.refuses("choose disconnect") == "`disconnect` is not an option"
    game.do("choose boomstick")
    assert game.hand("Red") == ["special"] * 2 + ["weapon"] * 5


@rule("hand.reduce.self", "hand.reduce.other", "hand.reduce.discard")
@pytest.mark.parametrize("way", ["p light-armor", "p disconnect Blue", "discard boomstick"])
def test_a_hand_is_cut_down_by_playing_on_oneself_or_others_or_by_discarding(way: str) -> None:
    game = draw(PAIR, red=fighter(hand=SIX))
    game.do(way, "end")
    assert game.due.startswith("Blue rolls")
    assert len(game.hand("Red")) == 5


@rule("hand.reduce.self", "hand.reduce.other")
@pytest.mark.parametrize("way", ["p light-armor", "p disconnect Blue"])
def test_playing_cuts_the_hand_down_even_when_a_discard_is_due(way: str) -> None:
    game = draw(PAIR, red=fighter(hand=SIX))
    game.do("end")
    assert game.due.startswith("Red chooses discard")
    game.do(way)
    assert game.due.startswith("Blue rolls")


@rule("drop.when", "ruling.weapon.swap", "hand.reduce.self")
def test_a_weapon_dropped_at_the_hand_limit_makes_room_for_another() -> None:
    full = fighter("1/3/3", play="boomstick pulse-rifle", hidden="weapon:6")
    game = draw(PAIR, red=full)
    game.do("end")
    assert "no room" in game.refuses("p laser-pointer")
    game.do("drop boomstick", "p laser-pointer")
    assert game.floor(game.square("Red")) == ["link boomstick"]
    assert game.due == "Blue rolls 2d: movement"


@rule("ruling.card.bonusend", "hand.limit")
def test_health_dropped_at_the_hand_limit_is_lost() -> None:
    game = draw(PAIR, red=fighter(health=1, play="gym-membership", hidden="weapon:6"))
    game.do("end", "drop gym-membership")
    assert game.seat("Red").status == "fragged"
    assert game.due == "Red chooses discard"


@rule("ruling.hand.offturn")
def test_a_hand_that_grows_in_somebody_elses_turn_is_cut_down_at_once() -> None:
    """Red dies of the vest that Blue wears, and Blue earns a special."""
    hand = "riot-gear disconnect yoink boomstick nailed-it"
    game = draw(
        PAIR, red=fighter("1/3/3", hand="god-mode"), blue=fighter(play="hug-me-vest", hand=hand)
    )
    game.do("s Blue start", "6 6 6", "1")
    assert game.told("frag-scored player")[0] == "Blue"
    assert game.due == f"Blue chooses discard: {', '.join(hand.split())}"
    game.do("choose yoink")
    assert game.due == "Blue rolls 2d: movement"


@rule("ruling.hand.offturn")
def test_a_hand_that_grows_before_the_movement_roll_is_cut_down_before_it() -> None:
    """Red's curse frags Green as Blue's turn starts, and Red earns a special."""
    hand = "riot-gear disconnect yoink boomstick nailed-it"
    curse = card("curse", "gadget", Wound(value=1, at="turn-start", whose="others", on="others"))
    row = "+---+---+---+\n| R   B   G |\n+---+---+---+"
    game = draw(row, cards=[curse], red=fighter(hand=hand, play="curse"), green=fighter(health=1))
    game.do("end")
    assert game.told("frag-scored player") == ["Red"]
    assert game.due == f"Red chooses discard: {', '.join(hand.split())}"
    assert game.do("choose yoink").due == "Blue rolls 2d: movement"


@rule("ruling.hand.fragged")
def test_the_limit_holds_for_a_turn_that_ends_with_a_frag() -> None:
    game = draw(
        """
        +---+---+---+
        | R   a   B |
        +---+---+---+
        """,
        red=fighter("1/3/3", hand=SIX),
    )
    game.do("m e", "6 6", "1")
    assert game.told("fragged player")[0] == "Red"
    assert game.due.startswith("Red chooses discard")


@rule("ruling.hand.frag", "respawn.hand", "faq.cards")
@pytest.mark.parametrize(("house", "hand"), [("", ["riot-gear", "boomstick"]), ("hand.frag=b", [])])
def test_a_frag_leaves_the_hand_alone_unless_the_table_says_otherwise(
    house: str, hand: list[str]
) -> None:
    game = draw(PAIR, blue=fighter(health=1, hand="riot-gear boomstick"), house=house)
    game.shoot("Blue", "", "6 6", "1")
    assert game.square("Blue") == ""
    assert game.hand("Blue") == hand
    assert game.discards("weapon") == ([] if hand else ["boomstick"])


@rule("ruling.hand.frag", "frag.cure")
def test_a_cure_from_a_secret_hand_comes_before_the_hand_is_lost() -> None:
    game = draw(PAIR, blue=fighter(health=1, hidden="gadget:2"), house="hand.frag=b")
    game.do("s Blue start", "3 3", "6")
    assert game.hand("Blue") == []
    game.do("Blue: p pocket-medkit")
    assert (game.health("Blue"), game.hand("Blue")) == (1, ["gadget"])


# -- in play ----------------------------------------------------------------------------------


@rule("play.def")
def test_a_card_is_in_play_from_the_moment_it_is_laid_down() -> None:
    game = draw(PAIR, red=fighter(hand="trigger-happy-meal light-armor mute-player"))
    assert game.due == "Red acts: 6 movement, 1 attacks"
    game.do("p trigger-happy-meal")
    assert game.play("Red") == ["trigger-happy-meal"]
    assert game.due == "Red acts: 6 movement, 2 attacks"
    game.do("p mute-player Blue")
    assert game.play("Blue") == ["mute-player"]
    assert game.refuses("Blue: p god-mode").startswith(
        "Blue can't play God Mode: no special card in hand"
    )


@rule("play.def")
def test_only_a_card_in_the_hand_is_played() -> None:
    game = draw(PAIR, red=fighter(hand="boomstick", hidden="gadget:1"))
    assert game.refuses("p yoink Blue") == (
        "Red can't play Yoink!: no special card in hand [play.def]"
    )
    game.do("p light-armor")  # the secret card may be this one
    assert game.refuses("p riot-gear") == (
        "Red can't play Riot Gear: no gadget card in hand [play.def]"
    )


@rule("play.nothand")
def test_cards_in_play_do_not_count_in_the_hand() -> None:
    game = draw(PAIR, red=fighter(hand=SIX))
    game.do("p light-armor", "p boomstick", "p nailed-it", "end")
    assert len(game.hand("Red")) == 3
    assert game.due.startswith("Blue rolls")


@rule("play.gadget.unlimited")
def test_any_number_of_gadgets_may_be_in_play() -> None:
    gadgets = "gym-membership caffeine-drip red-dot-sight red-dot-sight crosshair-sticker"
    game = draw(PAIR, red=fighter("1/3/3", play=gadgets, hand="pump-up-kicks moon-boots"))
    game.do("p pump-up-kicks", "p moon-boots")
    assert len(game.play("Red")) == 7


@rule("play.weapon.limit", "ex.weapons.limit", "ruling.weapon.start")
def test_health_three_has_room_for_four_weapon_cards_beside_the_pistol() -> None:
    held = "boomstick boomstick boomstick nailed-it"
    game = draw(PAIR, red=fighter(play="boomstick boomstick boomstick", hand="nailed-it pulse-rifle"))  # fmt: skip
    game.do("p nailed-it")
    assert game.refuses("p pulse-rifle") == (
        "Red has no room for Pulse Rifle: 4 weapons in play, and the limit is 4 "
        "[play.weapon.limit] Drop boomstick or nailed-it first."
    )
    assert game.refuses("s Blue pulse-rifle").endswith("Drop boomstick or nailed-it first.")
    assert game.play("Red") == held.split()


@rule("ruling.weapon.swap")
@pytest.mark.parametrize("way", ["drop boomstick", "discard boomstick"])
def test_a_weapon_makes_room_for_another(way: str) -> None:
    game = draw(PAIR, red=fighter("1/3/3", play="boomstick nailed-it", hand="pulse-rifle"))
    game.refuses("p pulse-rifle")
    game.do(way, "p pulse-rifle")
    assert game.play("Red") == ["nailed-it", "pulse-rifle"]


@rule("ruling.weapon.limit")
@pytest.mark.parametrize(
    ("house", "allowed"), [("weapon.limit=a", 3), ("", 5), ("weapon.limit=c", 4)]
)
def test_printed_full_or_current_health_limits_weapons_as_the_table_has_it(
    house: str, allowed: int
) -> None:
    """Health 2, Gym Membership +1, Light Armor +1, one point lost."""
    game = draw(
        PAIR, house=house,
        red=fighter(
            "2/3/2", health=2, play="gym-membership light-armor boomstick boomstick",
            hand="nailed-it nailed-it pulse-rifle pulse-rifle",
        ),
    )  # fmt: skip
    for weapon in ["nailed-it", "nailed-it", "pulse-rifle"][: allowed - 2]:
        game.do(f"p {weapon}")
    assert f"the limit is {allowed}" in game.refuses("p pulse-rifle")


@rule("ruling.weapon.limit")
def test_nothing_is_shed_when_the_bonus_goes() -> None:
    game = draw(PAIR, red=fighter("1/3/3", play="light-armor boomstick boomstick boomstick"))
    game.do("drop light-armor")
    assert game.play("Red") == ["boomstick", "boomstick", "boomstick"]


@rule("card.nogift")
def test_cards_are_not_given_away() -> None:
    game = draw(PAIR, red=fighter(hand="light-armor boomstick"))
    assert game.refuses("p light-armor Blue") == (
        "Light Armor can't be played on Blue [card.nogift] Play it on Red."
    )
    assert game.refuses("p boomstick Blue").startswith("Boomstick can't be played on Blue")


# -- whose they are --------------------------------------------------------------------------------


@rule("card.owner.weapon", "card.owner.gadget")
def test_weapons_and_gadgets_serve_the_fighter_they_lie_with() -> None:
    game = draw(LANE, red=fighter(play="red-dot-sight boomstick"), movement=0)
    game.do("s Blue boomstick")
    assert game.due == "Red rolls 3d: hit"
    game.do("1 1 1", "end", "1 1")
    assert game.refuses("s Red boomstick") == (
        "Blue can't play Boomstick: no weapon card in hand [play.def]"
    )
    game.do("s Red start")
    assert game.due == "Blue rolls 2d: hit"


@rule("card.owner.lost", "card.owner.weapon", "card.owner.gadget", "faq.cards")
def test_a_fragged_fighter_loses_weapons_and_gadgets_in_play() -> None:
    game = draw(PAIR, blue=fighter(health=1, play="boomstick red-dot-sight"))
    game.shoot("Blue", "", "6 6", "1")
    assert game.play("Blue") == []


@rule("card.special.player", "faq.cards")
def test_a_special_in_play_survives_the_frag_of_its_players_fighter() -> None:
    game = draw(
        """
        +---+---+---+---+---+---+
        | R   B                 |
        +   +---+---+---+---+---+
        | 1                     |
        +---+---+---+---+---+---+
        """,
        blue=fighter("3/2/2", health=1, hand="low-g-server"),
    )
    game.do("Blue: p low-g-server")
    game.shoot("Blue", "", "6 6", "1")
    assert game.square("Blue") == ""
    assert game.play("Blue") == ["low-g-server"]
    game.do("end", "1", "6 6", "j e 4")  # and goes on working
    assert game.square("Blue") == "E2"


@rule("ruling.card.onother")
def test_a_gadget_played_on_another_fighter_is_that_fighters_and_lost_with_it() -> None:
    chain = card("ball-and-chain", "gadget", Stat(value="speed", add=-1), on="other")
    game = draw(PAIR, red=fighter(hand="ball-and-chain"), blue=fighter(health=1), cards=[chain])
    game.do("p ball-and-chain Blue")
    assert (game.play("Red"), game.play("Blue")) == ([], ["ball-and-chain"])
    game.do("end")
    assert game.due == "Blue rolls 1d: movement"
    game.do("1", "end", "1 1")
    game.shoot("Blue", "", "6 6", "1")
    assert game.play("Blue") == []
    assert game.discards("gadget") == ["ball-and-chain"]
    game.do("end", "1")
    assert game.due == "Blue rolls 2d: movement"


@rule("ruling.card.special.onother", "card.special.time")
def test_a_special_played_on_another_player_lies_there_until_its_time_runs_out() -> None:
    game = draw(
        PAIR, red=fighter(hand="mute-player yoink"), blue=fighter(health=1, hand="god-mode")
    )
    game.do("p mute-player Blue")
    assert game.play("Blue") == ["mute-player"]
    game.shoot("Blue", "", "6 6", "1")
    assert game.play("Blue") == ["mute-player"]  # it is the player's, not the fighter's
    game.do("end", "1", "1 1")
    assert game.refuses("p god-mode") == ("Blue can't play God Mode: Mute Player [card.overrides]")
    game.do("end")
    assert game.play("Blue") == []
    game.do("Blue: p god-mode")


@rule("card.overrides")
def test_what_a_weapon_leaves_on_its_target_is_told_at_once() -> None:
    """Red's sleep dart lies on Blue without its card, and is heard of before Blue tries to shoot."""
    game = draw(PAIR, red=fighter(play="nap-dealer"))
    game.do("s Blue nap-dealer")
    assert game.told_kinds()[-1] == "affected"
    assert game.told("affected player card") == [("Blue", "nap-dealer")]
    game.do("end", "1 1")
    assert game.refuses("s Red start") == "Blue can't attack: Nap Dealer [card.overrides]"


@pytest.mark.parametrize(
    ("said", "card"),
    [
        ("p finders-keepers Blue", "finders-keepers"),
        ("p yoink Blue", "yoink"),
        ("p screen-cheat Blue", "screen-cheat"),
        ("s Blue yoink-hook", "yoink-hook"),
    ],
)
def test_who_finds_no_card_to_take_is_told_so(said: str, card: str) -> None:
    red = fighter(hand="finders-keepers yoink screen-cheat", play="yoink-hook")
    game = draw(PAIR, red=red).do(said)
    assert game.told_kinds()[-1] == "nothing-happened"
    assert game.told("nothing-happened player card reason") == [
        ("Red", card, "Blue has no such card")
    ]


# -- time -----------------------------------------------------------------------------------------


@rule("card.special.time")
def test_what_lasts_a_turn_ends_with_it_by_itself() -> None:
    game = draw(PAIR, red=fighter("3/2/2", hand="energy-drink"), movement=None)
    game.do("p energy-drink")
    assert game.due == "Red rolls 5d: movement"
    game.do("1 1 1 1 1", "end")
    assert game.told("card-expired player card") == [("Red", "energy-drink")]
    assert game.play("Red") == []
    assert game.health("Red") == 2  # and then the crash


@rule("card.special.check")
def test_a_turn_counts_from_its_beginning_for_what_lasts_so_many() -> None:
    """Played in the middle of Red's turn, `1 turn` is the next one, not the rest of this one."""
    game = draw(PAIR, red=fighter(hand="god-mode"), blue=fighter(hand="mute-player"))
    game.do("Blue: p mute-player Red", "end")
    assert game.play("Red") == ["mute-player"]
    game.do("1 1", "end", "1 1")
    assert game.refuses("p god-mode") == "Red can't play God Mode: Mute Player [card.overrides]"
    game.do("end")
    assert game.play("Red") == []


@rule("card.special.all")
def test_some_specials_help_everyone() -> None:
    game = draw(LANE, blue=fighter(hand="low-g-server"), movement=4)
    assert game.refuses("j e 4").endswith("[move.jump.max]")
    game.do("Blue: p low-g-server")
    game.do("j e 4")  # two squares further, one movement each
    assert game.due == "Red acts: 0 movement, 1 attacks"


# -- what cards do to numbers ---------------------------------------------------------------------


@rule("card.boost")
@pytest.mark.parametrize(
    ("card", "lines", "receipt"),
    [
        ("pump-up-kicks", [], "3d = 2d +1d (Pump-Up Kicks)"),
        ("crosshair-sticker", ["1 1", "s Blue start"], "3d = 2d +1d (Crosshair Sticker)"),
        ("red-dot-sight", ["1 1", "s Blue start"], "3d = 2d +1d (Red Dot Sight)"),
    ],
)
def test_cards_raise_stats_and_rolls(card: str, lines: list[str], receipt: str) -> None:
    game = draw(LANE, red=fighter(play=card), movement=None)
    game.do(*lines)
    assert game.receipt() == receipt


@rule("card.boost")
def test_a_card_raises_several_stats_or_a_weapons_damage() -> None:
    game = draw(PAIR, red=fighter("2/2/3", hand="double-trouble", play="mean-bullets boomstick"), movement=None)  # fmt: skip
    game.do("p double-trouble")
    assert game.receipt() == "4d = 2d ×2 (Double Trouble)"
    game.do("1 1 1 1")
    assert game.due == "Red acts: 4 movement, 3 attacks"
    assert game.health("Red") == 4
    game.do("s Blue boomstick")
    assert game.receipt() == "7d = 4d +2d (Boomstick) +1d (Mean Bullets)"


VITAMINS = card("vitamins", "gadget", Stat(value="health", add=2))
TWINS = card("twins", "gadget", Stat(value="all", times=2))


@rule("meta.order", "ex.meta.order", "fact.plus2")
@pytest.mark.parametrize("order", ["vitamins twins", "twins vitamins"])
def test_a_stat_is_multiplied_before_it_is_added_to_in_whatever_order_cards_came(
    order: str,
) -> None:
    game = draw(PAIR, blue=fighter("3/2/2", play=order), cards=[VITAMINS, TWINS])
    assert game.health("Blue") == 8
    game.do("s Blue start", "6 6")
    assert game.due == "Blue rolls 8d: defense"
    assert game.receipt() == "8d = 3d ×2 (Twins) +2d (Vitamins)"


@rule("meta.order")
def test_the_dice_of_a_roll_are_multiplied_before_dice_are_added() -> None:
    wild = card("wild", "gadget", Roll(value="hit", times=2))
    game = draw(LANE, red=fighter(play="red-dot-sight wild"), cards=[wild])
    game.do("s Blue start")
    assert game.due == "Red rolls 5d: hit"


@rule("ruling.card.multiply")
def test_what_is_doubled_twice_is_four_times_as_much() -> None:
    game = draw(
        PAIR, red=fighter("3/2/2", play="twins", hand="double-trouble"), cards=[TWINS],
        movement=None,
    )  # fmt: skip
    game.do("p double-trouble")
    assert game.due == "Red rolls 8d: movement"


RUSH = card("rush", "special", Stat(value="health", add=3), lasts=Lasts("turn"))


@rule("ruling.card.bonusend", "faq.bonus.end")
def test_a_health_bonus_that_ends_is_subtracted_and_the_wounds_stay() -> None:
    game = draw(PAIR, blue=fighter("3/2/2", hand="rush"), cards=[RUSH])
    game.do("Blue: p rush")
    assert game.health("Blue") == 6
    game.shoot("Blue", "", "6 6", "1 1 1 1 1 1")
    assert game.health("Blue") == 4
    game.do("end")
    assert game.health("Blue") == 1


@rule("faq.bonus.end")
def test_unhurt_the_fighter_is_back_at_its_own_health() -> None:
    game = draw(PAIR, blue=fighter("3/2/2", hand="rush"), cards=[RUSH])
    game.do("Blue: p rush", "end")
    assert game.health("Blue") == 3


@rule("ruling.card.bonusend")
def test_the_end_of_a_bonus_may_frag_and_nobody_scores() -> None:
    game = draw(PAIR, red=fighter(play="boomstick"), blue=fighter(hand="rush"), cards=[RUSH])
    game.do("Blue: p rush", "s Blue boomstick", "3 3 3 3 3 3", "1 1 1 1 1 1")
    assert game.health("Blue") == 3
    game.do("end")
    assert game.told("fragged player by") == [("Blue", "")]
    assert game.told("frag-scored") == []


# -- cards against rules and each other ------------------------------------------------------------


@rule("card.overrides")
def test_where_a_card_and_the_rules_disagree_the_card_wins() -> None:
    game = draw(
        """
        +---+---+---+
        | R |   | B |
        +---+---+---+
        """,
        red=fighter(hand="noclip wallhack"),
    )
    assert game.refuses("m e") == "Red can't go east from A1: a wall is in the way [wall.move]"
    assert game.refuses("s Blue start").endswith("[wall.fire]")
    game.do("p noclip", "m e", "p wallhack", "s Blue start")
    assert game.square("Red") == "B1"


@rule("card.contradict", "ex.contradict.1", "ruling.card.same")
def test_an_automatic_hit_and_then_an_automatic_miss_is_a_miss() -> None:
    game = draw(LANE, red=fighter(hand="totally-not-cheating"), blue=fighter(hand="desync"))
    game.do("s Blue start", "p totally-not-cheating")
    assert game.told("hit automatic")[-1] == "Totally Not Cheating"
    assert game.due == "Red rolls 2d: damage"
    game.do("Blue: p desync")
    assert game.told("missed automatic")[-1] == "Desync"
    assert game.due == "Red acts: 6 movement, 0 attacks"


@rule("card.contradict", "ex.contradict.2", "ruling.card.same")
def test_an_automatic_miss_and_then_an_automatic_hit_is_a_hit() -> None:
    game = draw(LANE, red=fighter(hand="totally-not-cheating"), blue=fighter(hand="desync"))
    game.do("s Blue start", "Blue: p desync")
    assert game.told("missed automatic")[-1] == "Desync"
    game.do("p totally-not-cheating")
    assert game.told("hit automatic")[-1] == "Totally Not Cheating"
    assert game.due == "Red rolls 2d: damage"


@rule("ruling.card.timing")
def test_weapons_and_gadgets_are_for_the_own_turn() -> None:
    game = draw(PAIR, blue=fighter(hand="boomstick red-dot-sight keyboard-swap"))
    for id, name in (("boomstick", "Boomstick"), ("red-dot-sight", "Red Dot Sight")):
        assert game.refuses(f"Blue: p {id}") == (
            f"Blue can't play {name} now: play it on your turn [ruling.card.timing]"
        )
    assert game.refuses("Blue: p keyboard-swap Red").endswith("[ruling.card.timing]")  # as printed


@rule("ruling.card.timing")
def test_specials_and_instant_cures_are_for_any_time() -> None:
    game = draw(PAIR, blue=fighter(health=2, hand="god-mode pocket-medkit"))
    game.do("Blue: p pocket-medkit")
    assert game.health("Blue") == 3
    game.do("Blue: p god-mode")
    assert game.play("Blue") == ["god-mode"]
