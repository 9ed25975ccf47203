"""Every verb of the base decks, played (section 9, rulings C)."""

from __future__ import annotations

import pytest

from fragkit.model.card import Card
from fragkit.model.effects.acts import Draw as DrawAct
from fragkit.model.effects.acts import Heal, Move, Place, Swap, Table
from fragkit.model.effects.base import Cost
from fragkit.model.effects.modifiers import Roll as RollMore
from fragkit.model.words import Faces as Shown
from fragkit.model.words import Lasts
from fragkit.rules.commands import Discard, Jump, Play, Shoot, Use
from fragkit.rules.commands import Move as Step
from fragkit.rules.events import (
    AmmoAdded,
    CardExpired,
    CardStolen,
    DeckReshuffled,
    Fragged,
    HandShown,
    Harmless,
    Lost,
    Moved,
    TurnSkipped,
    Wounded,
)
from fragkit.rules.houses import Houses
from fragkit.rules.requests import Act, Choice, Draw
from fragkit.rules.stats import hand_limit, weapon_limit
from tests.rulemark import rule
from tests.rules.stage import stand

NEAR = """
    +---+---+---+---+
    | R   G   1   2 |
    +---+---+---+---+
"""
HALL = """
    +---+---+---+---+---+---+
    | R   1   2           G |
    +   +   +   +   +   +   +
    | B       3             |
    +---+---+---+---+---+---+
"""


# -- hands, decks, copies --------------------------------------------------------------------

SIX = ["lag-spike", "yoink", "ping-of-death", "god-mode", "wallhack", "noclip"]


@rule("hand.limit", "ex.hand.six", "hand.turn.free", "hand.reduce.discard", "hand.reduce.other")
def test_a_turn_does_not_end_with_six_cards() -> None:
    stage = stand(NEAR, hand={"Red": SIX})
    stage.end()
    assert (stage.request.player, stage.request.reason) == ("Red", "1 over the hand limit of 5")
    stage.choose("yoink")
    assert stage.request.player == "Green"
    other = stand(NEAR, hand={"Red": SIX}).end()
    other.play("lag-spike", "Green", by="Red")
    assert other.request.player == "Green"


@rule("hand.reduce.self", "play.nothand", "play.gadget.unlimited")
def test_cards_laid_in_front_do_not_count() -> None:
    gadgets = ["moon-boots", "hip-waders", "caffeine-drip", "gym-membership", "cardboard-box"]
    stage = stand(NEAR, play={"Red": gadgets}, hand={"Red": [*SIX[:5], "light-armor"]})
    stage.play("light-armor").end()
    assert stage.request.player == "Green"


@rule("hand.reduce.discard", "deck.discard")
def test_a_card_is_discarded_onto_its_own_pile() -> None:
    stage = stand(NEAR, hand={"Red": ["yoink", "boomstick"]}).discard("yoink", "boomstick")
    assert stage.table.state.decks["special"].discards == ["yoink"]
    assert stage.table.state.decks["weapon"].discards == ["boomstick"]
    assert stage.refused(Discard("Red", ("wallhack",))).text == "Red has no Wallhack"


@rule("ruling.hand.offturn")
def test_who_draws_past_the_limit_off_turn_cuts_down_at_once() -> None:
    gift = Card(id="gift", name="Gift", deck="special", on="other",
                effects=(DrawAct(value="weapon"),))  # fmt: skip
    stage = stand(NEAR, cards=[gift], hand={"Red": ["gift"], "Green": SIX[:5]})
    stage.play("gift", "Green").deal("boomstick")
    assert (stage.request.player, stage.request.purpose) == ("Green", "discard")


@rule("deck.reshuffle", "ruling.deck.empty")
def test_an_empty_deck_is_rebuilt_from_its_discards_else_nothing_is_drawn() -> None:
    coupon = Card(id="coupon", name="Coupon", deck="special", effects=(DrawAct(value="weapon"),))
    stage = stand(NEAR, cards=[coupon], hand={"Red": ["coupon"]})
    deck = stage.table.state.decks["weapon"]
    deck.left, deck.cards, deck.discards = 0, {}, ["boomstick"]
    stage.play("coupon")
    assert stage.heard(DeckReshuffled) == [DeckReshuffled("Red", "weapon", 1)]
    stage.deal("boomstick")
    empty = stand(NEAR, cards=[coupon], hand={"Red": ["coupon"]})
    deck = empty.table.state.decks["weapon"]
    deck.left, deck.cards = 0, {}
    empty.play("coupon")
    assert empty.request == Act("Red", 12, 1)
    assert empty.seat("Red").hand_size == 0


@rule("comp.base.cards", "hand.hidden")
def test_a_copy_more_than_printed_is_refused() -> None:
    stage = stand(
        NEAR, dealing="table", play={"Green": ["gym-membership"]}, hidden={"Red": {"gadget": 2}}
    )
    assert stage.refused(Play("Red", "gym-membership")).text == (
        "all 1 copies of Gym Membership are elsewhere: Red can't have another"
    )
    stage.play("light-armor")
    assert stage.seat("Red").hidden == {"gadget": 1}


@rule("play.def")
def test_nobody_plays_what_he_does_not_hold() -> None:
    assert stand(NEAR).refused(Play("Red", "wallhack")).rule == "play.def"
    secret = stand(NEAR, dealing="table", hidden={"Red": {"weapon": 1}})
    assert secret.refused(Play("Red", "wallhack")).text == (
        "Red has no special card in hand to be Wallhack"
    )


@rule("card.nogift")
def test_a_card_for_oneself_is_not_played_on_another() -> None:
    stage = stand(NEAR, hand={"Red": ["light-armor"]})
    assert stage.refused(Play("Red", "light-armor", "Green")).rule == "card.nogift"


@rule("ruling.card.timing", "card.overrides")
def test_weapons_and_gadgets_wait_for_the_own_turn_and_specials_do_not() -> None:
    stage = stand(NEAR, hand={"Green": ["boomstick", "light-armor", "god-mode"]})
    assert stage.refused(Play("Green", "boomstick")).rule == "ruling.card.timing"
    assert stage.refused(Play("Green", "light-armor")).rule == "ruling.card.timing"
    stage.play("god-mode", by="Green")
    assert stage.laid("Green", "god-mode") is not None


# -- durations ---------------------------------------------------------------------------------


@rule("card.special.time", "card.special.check")
def test_what_lasts_a_turn_ends_with_it() -> None:
    stage = stand(NEAR, hand={"Green": ["god-mode"]}).play("god-mode", by="Green")
    stage.shoot("Green")
    assert stage.heard(Harmless) == [Harmless("Green", "Pistol", "God Mode")]
    stage.end()
    assert stage.heard(CardExpired) == [CardExpired("Green", "god-mode")]
    assert stage.seat("Green").play == []


@rule("card.special.time", "ruling.card.special.onother")
def test_what_lasts_one_turn_of_another_ends_with_his_next_one() -> None:
    stage = stand(NEAR, hand={"Red": ["mute-player"], "Green": ["light-armor"]})
    stage.play("mute-player", "Green").end().roll(1, 1)
    assert stage.refused(Play("Green", "light-armor")).text == (
        "Green can't play Light Armor: Mute Player"
    )
    stage.end()
    assert stage.laid("Green", "mute-player") is None


@rule("card.special.player", "faq.cards")
def test_a_special_in_play_survives_a_frag() -> None:
    stage = stand(NEAR, green="1/3/3", hand={"Red": ["mute-player"]})
    stage.play("mute-player", "Green").shoot("Green").roll(6, 6).roll(1).deal("yoink")
    assert stage.laid("Green", "mute-player") is not None


@rule("card.special.all")
def test_a_special_may_help_everyone() -> None:
    stage = stand(HALL, hand={"Red": ["low-g-server"]}).play("low-g-server")
    stage.jump("e", 4)
    assert stage.request == Act("Red", 8, 1)
    stage.end().roll(6, 6, by="Green").jump("w", 3)
    assert stage.request.movement == 9


def test_a_price_is_paid_when_the_time_is_over() -> None:
    stage = stand(NEAR, movement=None, hand={"Red": ["energy-drink"]}).play("energy-drink")
    assert str(stage.request.receipt) == "5d = 2d +3d (Energy Drink)"
    stage.roll(1, 1, 1, 1, 1).end()
    assert [(e.player, e.points) for e in stage.heard(Wounded)] == [("Red", 1)]


# -- verbs ----------------------------------------------------------------------------------------


def test_forbid_and_stat_of_a_weapon_come_with_the_hit_and_last_a_turn() -> None:
    stage = stand(NEAR, play={"Red": ["nap-dealer"]}).shoot("Green", "nap-dealer").end()
    stage.roll(1, 1)
    assert stage.refused(Shoot("Green", "Red")).text == "Green can't attack: Nap Dealer"
    stage.end().roll(1, 1).end().roll(1, 1)
    stage.shoot("Red")


def test_push_moves_the_target_until_something_stops_it() -> None:
    stage = stand("""
        +---+---+---+---+---+---+
        | R   G   a   1 |     2 |
        +---+---+---+---+---+---+
    """, play={"Red": ["clue-by-four"]})  # fmt: skip
    stage.shoot("Green", "clue-by-four").roll(1, 1, 1, 1).roll(6, 6, 6)
    assert stage.heard(Moved) == [Moved("Green", "B1", "C1", 0, 0, "push")]
    stage.roll(1, 1, purpose="damage").roll(6, 6, 6)
    assert stage.square("Green") == "D1"


def test_steal_takes_a_weapon_in_play() -> None:
    stage = stand(NEAR, hand={"Red": ["finders-keepers"]}, play={"Green": ["boomstick", "lag-gun"]})
    stage.play("finders-keepers", "Green")
    assert [o.key for o in stage.request.options] == ["boomstick", "lag-gun"]
    stage.choose("lag-gun")
    assert stage.heard(CardStolen) == [CardStolen("Red", "Green", "lag-gun", "weapon")]
    assert stage.seat("Red").known == ["lag-gun"]


def test_steal_from_a_secret_hand_names_only_the_back() -> None:
    stage = stand(NEAR, dealing="table", hidden={"Red": {"special": 1}, "Green": {"gadget": 2}})
    stage.play("yoink", "Green")
    assert stage.heard(CardStolen) == [CardStolen("Red", "Green", "", "gadget")]
    assert (stage.seat("Red").hidden, stage.seat("Green").hidden) == ({"gadget": 1}, {"gadget": 1})


@rule("hand.hidden")
def test_a_card_drawn_blindly_is_not_named_though_the_table_knows_some_of_the_hand() -> None:
    stage = stand(
        NEAR, dealing="table", hand={"Green": ["boomstick"]},
        hidden={"Red": {"special": 1}, "Green": {"weapon": 1, "gadget": 2}},
    )  # fmt: skip
    stage.play("yoink", "Green")
    assert [o.key for o in stage.request.options] == ["weapon", "gadget"]
    assert stage.request.decks == ()
    stage.choose("weapon")
    assert stage.heard(CardStolen) == [CardStolen("Red", "Green", "", "weapon")]
    # It may have been the one that everybody had seen, or not.
    green = stage.seat("Green")
    assert (green.known, green.hidden) == ([], {"weapon": 1, "gadget": 2})
    assert stage.seat("Red").hidden == {"weapon": 1}
    stage.table.undo()
    assert stage.seat("Green").known == ["boomstick"]


def test_a_stolen_card_that_can_be_no_other_stays_known() -> None:
    stage = stand(
        NEAR, dealing="table", hand={"Green": ["boomstick"]}, hidden={"Red": {"special": 1}}
    )
    stage.play("yoink", "Green")
    assert stage.heard(CardStolen) == [CardStolen("Red", "Green", "boomstick", "weapon")]
    assert stage.seat("Red").known == ["boomstick"]


def test_look_shows_a_hand_and_discard_takes_a_card_of_it() -> None:
    stage = stand(NEAR, hand={"Red": ["screen-cheat"], "Green": ["wallhack", "noclip"]})
    stage.play("screen-cheat", "Green")
    assert stage.heard(HandShown) == [HandShown("Green", "Red", ("wallhack", "noclip"))]
    stage.choose("noclip")
    assert stage.seat("Green").known == ["wallhack"]


def test_swap_exchanges_hands() -> None:
    stage = stand(NEAR, hand={"Red": ["keyboard-swap", "noclip"], "Green": ["wallhack"]})
    stage.play("keyboard-swap", "Green")
    assert (stage.seat("Red").known, stage.seat("Green").known) == (["wallhack"], ["noclip"])


def test_swap_exchanges_squares() -> None:
    trade = Card(
        id="trade", name="Trade", deck="special", on="other", effects=(Swap(value="places"),)
    )
    stage = stand(NEAR, cards=[trade], hand={"Red": ["trade"]}).play("trade", "Green")
    assert (stage.square("Red"), stage.square("Green")) == ("B1", "A1")


def test_skip_takes_the_rest_of_a_turn_or_the_next_one() -> None:
    stage = stand(NEAR, hand={"Red": ["ping-of-death"]}).play("ping-of-death", "Green").end()
    assert stage.heard(TurnSkipped) == [TurnSkipped("Green", "the turn is lost")]
    assert stage.request.player == "Red"
    other = stand(NEAR, hand={"Green": ["ping-of-death"]}).play("ping-of-death", "Red", by="Green")
    assert other.request.player == "Green"


def test_skip_takes_movement() -> None:
    stage = stand(NEAR, hand={"Green": ["lag-spike"]}).play("lag-spike", "Red", by="Green")
    assert stage.heard(Lost) == [Lost("Red", "movement", "lag-spike")]
    assert stage.request == Act("Red", 0, 1)
    assert stage.refused(Step("Red", ("e",))).text == "Red has lost all movement of this turn"


def test_extra_turn_comes_right_after() -> None:
    stage = stand(NEAR, hand={"Red": ["one-more-round"]}).play("one-more-round").end()
    assert stage.request.player == "Red"
    stage.roll(1, 1).end()
    assert stage.request.player == "Green"


def test_see_and_pass_go_through_walls() -> None:
    walled = """
        +---+---+---+
        | R | G | 1 |
        +---+---+---+
    """
    stage = stand(walled, hand={"Red": ["wallhack", "noclip"]})
    assert stage.refused(Shoot("Red", "Green")).rule == "wall.fire"
    stage.play("wallhack").shoot("Green").roll(1, 1).roll(6, 6, 6)
    assert stage.refused(Step("Red", ("e", "e"))).rule == "wall.move"
    stage.play("noclip").move("e", "e")
    assert stage.square("Red") == "C1"


def test_a_weapon_may_see_through_fighters() -> None:
    stage = stand("""
        +---+---+---+
        | R   B   G |
        +---+---+---+
        | 1         |
        +---+---+---+
    """, play={"Red": ["spoiler-rail"]})  # fmt: skip
    assert stage.refused(Shoot("Red", "Green", "start")).rule == "los.fighter"
    stage.shoot("Green", "spoiler-rail")


def test_hidden_sets_the_range_of_attacks() -> None:
    stage = stand("""
        +---+---+---+---+---+---+---+---+---+---+
        | R   1                               G |
        +---+---+---+---+---+---+---+---+---+---+
    """, play={"Green": ["cardboard-box"]})  # fmt: skip
    assert (
        stage.refused(Shoot("Red", "Green")).text
        == "Red can't attack Green from 9 squares away: Cardboard Box"
    )
    stage.move("e")
    stage.shoot("Green")


def test_jump_is_longer_and_cheaper() -> None:
    stage = stand(HALL, play={"Red": ["moon-boots"]}, movement=4).jump("e", 4)
    assert stage.request == Act("Red", 0, 1)
    assert stand(HALL, movement=12).refused(Jump("Red", "e", 4)).rule == "move.jump.max"


def test_limits_are_lifted() -> None:
    game = stand(NEAR, play={"Red": ["bottomless-backpack"]}).table.game
    assert (weapon_limit(game, "Red"), hand_limit(game, "Red")) == (6, 7)


def test_attacks_are_added() -> None:
    assert stand(NEAR, play={"Red": ["trigger-happy-meal"]}).request.attacks == 2


def test_immunity_holds_for_acid_and_blasts() -> None:
    stage = stand("""
        +---+---+---+
        | R   a   G |
        +---+---+---+
        | 1         |
        +---+---+---+
    """, play={"Red": ["hip-waders"]}).move("e")  # fmt: skip
    assert stage.heard(Harmless) == [Harmless("Red", "acid", "Hip Waders")]


def test_who_strikes_a_thorny_vest_up_close_is_hurt() -> None:
    stage = stand(NEAR, play={"Green": ["hug-me-vest"]}).shoot("Green")
    assert (stage.request.player, stage.request.reason) == ("Green", "Hug Me Vest on Red")
    stage.roll(1, 1, 1).roll(6, 6, 6, by="Red")
    assert stage.request.reason == "Pistol on Green"


def test_a_dead_mans_switch_takes_the_killer_along() -> None:
    stage = stand(NEAR, red="1/2/4", green="1/3/3", play={"Green": ["dead-mans-switch"]})
    stage.shoot("Green").roll(6, 6).roll(1)
    assert stage.request.reason == "Dead Man's Switch on Red"
    stage.roll(6, 6, 6, 6, by="Green").roll(1, by="Red")
    # One event: both are gone before anybody draws.
    assert [(e.player, e.by) for e in stage.heard(Fragged)] == [("Red", "Green"), ("Green", "Red")]
    stage.deal("yoink").deal("wallhack")
    assert (stage.seat("Red").frags, stage.seat("Green").frags) == (1, 1)


def test_healing_on_a_frag_is_the_weapons_own() -> None:
    stage = stand(NEAR, green="1/3/3", play={"Red": ["emo-katana"]}, health={"Red": 1})
    stage.shoot("Green", "emo-katana").roll(6, 6, 6, 6, 6).roll(1).deal("yoink")
    assert stage.health("Red") == 2
    other = stand(NEAR, green="1/3/3", play={"Red": ["emo-katana"]}, health={"Red": 1})
    other.shoot("Green", "start").roll(6, 6).roll(1).deal("yoink")
    assert other.health("Red") == 1


@pytest.mark.parametrize(("face", "health"), [(4, 2), (3, 1)])
def test_a_chance_decides_at_the_start_of_a_turn(face: int, health: int) -> None:
    stage = stand(NEAR, movement=None, play={"Red": ["caffeine-drip"]}, health={"Red": 1})
    stage.roll(face, purpose="chance")
    assert stage.health("Red") == health
    assert stage.request.purpose == "movement"


def test_ammunition_is_emptied_for_all_in_the_blast() -> None:
    stage = stand("""
        +---+---+---+---+---+
        | R   1       G   B |
        +---+---+---+---+---+
    """, play={"Red": ["error-404"], "Green": ["boomstick"], "Blue": ["lag-gun"]})  # fmt: skip
    stage.shoot("Green", "error-404").roll(6, 6)
    assert {(e.player, e.left) for e in stage.heard(AmmoAdded)} >= {("Green", 0), ("Blue", 0)}


def test_a_weapon_that_is_fired_once_is_discarded() -> None:
    stage = stand(NEAR, play={"Red": ["game-ender"]}).shoot("Green", "game-ender")
    assert stage.laid("Red", "game-ender") is None
    assert stage.request.purpose == "damage"


def test_a_card_in_play_is_used_for_its_price_and_so_often() -> None:
    stage = stand(HALL, play={"Red": ["phone-booth"]}, movement=9)
    stage.do(Use("Red", "phone-booth", square="E1"))
    assert (stage.square("Red"), stage.request.movement) == ("E1", 5)
    assert stage.refused(Use("Red", "phone-booth")).text == (
        "Red has used Phone Booth already in this turn"
    )


def test_a_price_that_cannot_be_paid_is_refused() -> None:
    stage = stand(HALL, play={"Red": ["phone-booth"]}, movement=3)
    assert stage.refused(Use("Red", "phone-booth")).text == (
        "Phone Booth costs 4 movement, Red has not that much"
    )


@rule("ruling.meta.paid")
def test_a_bonus_that_costs_a_card_is_bought_before_the_roll() -> None:
    lucky = Card(
        id="lucky", name="Lucky", deck="gadget",
        effects=(RollMore(value="any", dice=1, at="use", cost=Cost(discard=1), lasts=Lasts("roll")),),
    )  # fmt: skip
    stage = stand(
        NEAR, movement=None, cards=[lucky], play={"Red": ["lucky"]}, hand={"Red": ["yoink"]}
    )
    stage.do(Use("Red", "lucky", pick=("yoink",)))
    assert str(stage.request.receipt) == "3d = 2d +1d (Lucky)"
    stage.roll(1, 1, 1)
    assert stage.seat("Red").known == []
    assert stage.refused(Use("Red", "lucky")).text == "Lucky costs 1 card, Red has 0"


def test_a_small_table_decides_by_a_die() -> None:
    box = Card(
        id="box", name="Box", deck="special",
        effects=(Table(value={Shown(1, 3): (Move(value=5),), Shown(4, 6): (Heal(value=1),)}),),
    )  # fmt: skip
    stage = stand(NEAR, cards=[box], hand={"Red": ["box"]}, movement=2).play("box").roll(3)
    assert stage.request.movement == 7


def test_draw_from_any_deck_asks_which() -> None:
    card = Card(id="gift", name="Gift", deck="special", effects=(DrawAct(value="any"),))
    stage = stand(NEAR, cards=[card], hand={"Red": ["gift"]}).play("gift")
    assert isinstance(stage.request, Choice)
    stage.choose("gadget")
    assert stage.request == Draw("Red", "gadget", "Gift")


def test_what_needs_a_module_says_so() -> None:
    bomb = Card(id="bomb", name="Bomb", deck="special", effects=(Place(value="mine"),))
    stage = stand(NEAR, cards=[bomb], hand={"Red": ["bomb"]})
    assert (
        stage.refused(Play("Red", "bomb")).text == "Bomb needs the rules of `mine`, which are off"
    )


def test_specials_may_be_left_out_of_the_limit() -> None:
    stage = stand(NEAR, hand={"Red": SIX}, houses=Houses(specials="free")).end()
    assert stage.request.player == "Green"


@rule("ruling.card.onother")
def test_a_card_on_another_needs_somebody_it_fits() -> None:
    stage = stand(NEAR, hand={"Red": ["disconnect"]}, off=["Blue"])
    assert stage.refused(Play("Red", "disconnect", "Blue")).rule == "ruling.card.onother"
    stage.play("disconnect")  # Green is the only one
    assert stage.seat("Green").status == "removed"
