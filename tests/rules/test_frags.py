"""Frags, leftovers, winning (sections 18 and 19, rulings I)."""

from __future__ import annotations

import pytest

from fragkit.rules.commands import Drop, Take
from fragkit.rules.events import BloodTaken, CardTaken, Fragged, FragScored, GameWon
from fragkit.rules.houses import Houses
from fragkit.rules.requests import Act, Draw, Over
from tests.rulemark import rule
from tests.rules.stage import Stage, stand

NEAR = """
    +---+---+---+---+
    | R   G   1   2 |
    +---+---+---+---+
"""


def kill(stage: Stage, special: str = "yoink") -> Stage:
    """Red frags his neighbour Green (Health 1) with the pistol."""
    stage.shoot("Green", "start").roll(6, 6).roll(1)
    return stage.deal(special) if isinstance(stage.request, Draw) else stage


@rule("frag.when", "frag.out", "frag.mark", "frag.special", "frag.continue", "faq.special")
def test_a_frag_is_marked_and_earns_a_special_at_once() -> None:
    stage = stand(NEAR, green="1/3/3", red="1/2/4").shoot("Green").roll(6, 6).roll(1)
    assert stage.heard(Fragged) == [Fragged("Green", "Red", "B1", "Pistol")]
    assert stage.heard(FragScored) == [FragScored("Red", "Green", 1)]
    assert stage.request == Draw("Red", "special", "a frag earns a special")
    stage.deal("yoink")
    assert stage.seat("Red").known == ["yoink"]
    assert stage.square("Green") == ""
    assert stage.request == Act("Red", 12, 1)


@rule("frag.gadgets", "frag.weapons", "frag.weapons.square", "frag.blood", "leftover.when", "faq.cards",
      "card.special.player", "ruling.leftover.stay")  # fmt: skip
def test_leftovers_lie_on_the_square_before_the_turn_goes_on() -> None:
    stage = stand(
        NEAR,
        green="1/3/3",
        play={"Green": ["boomstick", "lag-gun", "moon-boots", "low-g-server"]},
    )
    kill(stage)
    assert sorted(stage.floor()) == [
        ("blood", "B1", ()),
        ("pile", "B1", ("boomstick", "lag-gun")),
    ]
    assert stage.table.state.decks["gadget"].discards == ["moon-boots"]
    assert [c.card for c in stage.seat("Green").play] == ["low-g-server"]


@rule("frag.weapons.none")
def test_a_victim_without_weapons_leaves_blood_only() -> None:
    assert kill(stand(NEAR, green="1/3/3")).floor() == [("blood", "B1", ())]


@rule(
    "leftover.one", "leftover.any", "blood.keep", "ruling.leftover.turn", "ruling.leftover.several"
)
def test_one_counter_is_taken_and_no_second_one_in_that_turn() -> None:
    stage = kill(stand(NEAR, green="1/3/3", play={"Green": ["boomstick"]}))
    stage.move("e").take("blood")
    assert stage.heard(BloodTaken) == [BloodTaken("Red", "B1", 1)]
    assert stage.refused(Take("Red", "boomstick")).rule == "leftover.one"
    stage.move("e", "w")
    assert stage.refused(Take("Red", "boomstick")).text == (
        "Red has taken from B1 already in this turn"
    )


@rule("pile.look", "pile.choose", "pile.hand", "pile.rest", "pile.once", "pile.again", "pile.ammo")
def test_one_weapon_of_a_pile_goes_into_the_hand_with_full_ammunition() -> None:
    stage = stand(
        NEAR, green="1/3/3", play={"Green": ["boomstick", "lag-gun"]}, ammo={"lag-gun": 1}
    )
    kill(stage).move("e").take("lag-gun")
    assert stage.heard(CardTaken) == [CardTaken("Red", "lag-gun", "weapon", "B1")]
    assert "lag-gun" in stage.seat("Red").known
    assert ("pile", "B1", ("boomstick",)) in stage.floor()
    assert stage.refused(Take("Red", "boomstick")).rule == "pile.once"
    stage.play("lag-gun")
    laid = stage.laid("Red", "lag-gun")
    assert laid is not None
    assert laid.ammo == 5


@rule("ruling.pile.see", "hand.hidden")
def test_from_a_pile_a_secret_hand_takes_a_card_unseen() -> None:
    stage = stand(NEAR, green="1/3/3", play={"Green": ["boomstick", "lag-gun"]}, dealing="table")
    kill(stage).move("e").take("card")
    assert stage.heard(CardTaken) == [CardTaken("Red", "", "weapon", "B1")]
    assert stage.seat("Red").hidden == {"special": 1, "weapon": 1}


@rule("ruling.leftover.stand", "ruling.leftover.who")
def test_counters_are_taken_by_walking_onto_them() -> None:
    stage = stand(NEAR, green="1/3/3")
    kill(stage).move("e").end().roll(1, by="Green").roll(1, 1, 1)
    stage.end().roll(1, 1, by="Red")
    assert stage.refused(Take("Red", "blood")).rule == "ruling.leftover.stand"
    stage.move("w", "e").take("blood")


@rule("leftover.any")
def test_the_victim_takes_its_own_leftovers_once_back() -> None:
    stage = kill(stand(NEAR, green="1/3/3", play={"Green": ["boomstick"]})).end()
    stage.roll(1, by="Green").roll(1, 1, 1).move("w").take("boomstick")
    assert stage.seat("Green").known == ["boomstick"]


@rule("ruling.blood.lost")
def test_unspent_blood_is_lost_with_its_fighter() -> None:
    stage = stand(NEAR, green="1/3/3", blood={"Green": 1}).shoot("Green").roll(6, 6).roll(1)
    assert stage.seat("Green").blood == 0


@rule("ruling.blood.limit")
def test_any_number_of_blood_counters_is_kept() -> None:
    stage = kill(stand(NEAR, green="1/3/3", blood={"Red": 4})).move("e").take("blood")
    assert stage.seat("Red").blood == 5


# -- dropping ------------------------------------------------------------------------------------


@rule("drop.what", "drop.when", "drop.link", "ruling.drop.pile", "counter.link")
def test_a_weapon_or_gadget_in_play_is_dropped_on_the_square() -> None:
    stage = stand(NEAR, play={"Red": ["boomstick", "moon-boots"]})
    stage.drop("boomstick").drop("moon-boots")
    assert stage.floor() == [("link", "A1", ("boomstick",)), ("link", "A1", ("moon-boots",))]
    assert stage.seat("Red").play == []


@rule("ruling.drop.same", "drop.sameturn")
def test_a_dropped_card_is_not_retaken_in_that_turn() -> None:
    stage = stand(NEAR, play={"Red": ["boomstick"]}).drop("boomstick").move("e", "w")
    assert stage.refused(Take("Red", "boomstick")).text == "boomstick was dropped in this very turn"


@rule("drop.pickup", "pile.ammo")
def test_a_dropped_weapon_is_taken_later_and_is_full() -> None:
    stage = stand(NEAR, play={"Red": ["boomstick"]}, ammo={"boomstick": 0}).drop("boomstick")
    stage.move("e", "e").end().roll(6, 6, by="Green").move("w").take("boomstick").play("boomstick")
    laid = stage.laid("Green", "boomstick")
    assert laid is not None
    assert laid.ammo == 4


@rule("ruling.drop.armor")
def test_dropped_armor_keeps_its_damage() -> None:
    stage = stand(NEAR, play={"Red": ["riot-gear"]})
    worn = stage.laid("Red", "riot-gear")
    assert worn is not None
    worn.armor = 1
    stage.drop("riot-gear").move("e", "e").end()
    stage.roll(6, 6, by="Green").move("w").take("riot-gear").play("riot-gear")
    again = stage.laid("Green", "riot-gear")
    assert again is not None
    assert again.armor == 1


@rule("ruling.drop.start", "ammo.pistol.keep")
def test_the_starting_weapon_is_not_dropped() -> None:
    assert stand(NEAR).refused(Drop("Red", "start")).rule == "ruling.drop.start"


@rule("drop.what")
def test_specials_are_not_dropped() -> None:
    stage = stand(NEAR, play={"Red": ["low-g-server"]})
    assert stage.refused(Drop("Red", "low-g-server")).text == (
        "Low-G Server is neither a weapon nor a gadget"
    )


# -- winning -------------------------------------------------------------------------------------


@rule("win.three", "ex.win.third", "ruling.win.moment", "frag.special")
def test_the_third_frag_wins_at_once_and_earns_no_special() -> None:
    stage = kill(stand(NEAR, green="1/3/3", frags={"Red": 2}))
    assert stage.heard(GameWon) == [GameWon("Red", 3)]
    assert stage.request == Over("Red", (("Red", 3), ("Green", 0)), ("Red",))
    assert stage.seat("Red").hand_size == 0
    assert stage.floor() == [("blood", "B1", ())]


@rule("win.longer")
def test_a_longer_game_goes_on_after_the_third() -> None:
    stage = kill(stand(NEAR, green="1/3/3", frags={"Red": 2}, houses=Houses(frags=5)))
    assert stage.request == Act("Red", 12, 0)


@rule("frag.self", "ruling.frag.self", "ruling.frag.nobody")
def test_a_fighter_that_blows_itself_up_scores_for_nobody() -> None:
    stage = stand(NEAR, red="1/2/4", green="4/2/1", play={"Red": ["panic-button"]})
    stage.shoot("", "panic-button")
    for _ in range(2):
        dice = stage.request.dice
        stage.roll(*[6] * dice)
        stage.roll(*[1 if stage.me == "Red" else 6] * stage.request.dice)
    assert [(e.player, e.by) for e in stage.heard(Fragged)] == [("Red", "Red")]
    assert [s.frags for s in stage.table.state.seats.values()] == [0, 0]
    assert ("blood", "A1", ()) in stage.floor()


@rule("ruling.win.dead", "ruling.frag.many")
def test_the_winner_may_die_in_the_same_blast() -> None:
    stage = stand(
        NEAR, red="1/2/4", green="1/3/3", play={"Red": ["panic-button"]}, frags={"Red": 2}
    )
    stage.shoot("", "panic-button")
    for _ in range(2):
        stage.roll(*[6] * stage.request.dice).roll(1)
    assert {e.player for e in stage.heard(Fragged)} == {"Red", "Green"}
    assert stage.heard(GameWon) == [GameWon("Red", 3)]


@rule("ruling.frag.last")
def test_who_did_the_last_point_scores() -> None:
    stage = stand(NEAR, green="3/3/1", health={"Green": 1})
    stage.shoot("Green").roll(6, 6).roll(1)
    assert stage.heard(FragScored) == [FragScored("Red", "Green", 1)]


@pytest.mark.parametrize(("option", "left"), [("a", 2), ("b", 0)])
@rule("ruling.hand.frag", "respawn.hand")
def test_what_a_frag_does_to_the_hand_is_the_houses_choice(option: str, left: int) -> None:
    stage = stand(
        NEAR,
        green="1/3/3",
        hand={"Green": ["wallhack", "noclip"]},
        houses=Houses(hand_frag=option),
    )
    assert kill(stage).seat("Green").hand_size == left
