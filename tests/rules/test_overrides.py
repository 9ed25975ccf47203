"""The table is always right: overrides, players who come and go, games begun in the middle."""

from __future__ import annotations

import pytest

from fragkit.rules.commands import Choose, Fact, Join, Leave, Move, Override, Shoot, Take
from fragkit.rules.events import Fragged, GameWon, Joined, Overrode, Respawned, TurnBegan, TurnEnded
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Act, Over
from fragkit.rules.turn.positions import setup_problem
from fragkit.rules.turn.setup import Laid, Position, Setup, Standing
from tests.rulemark import rule
from tests.rules.stage import Stage, stand

ROOM = """
    +---+---+---+---+
    | R   1   2   G |
    +   +   +   +   +
    |               |
    +---+---+---+---+
"""
DYING = ROOM.replace("R   1   2   G", "R   G   1   2")


def override(stage: Stage, name: str, fact: Fact, value: str | int = "", detail: str = "") -> Stage:
    return stage.do(Override(name, fact, value, detail))


def test_a_position_is_set_and_told_with_what_it_was() -> None:
    stage = override(stand(ROOM), "Green", "square", "B2")
    assert stage.square("Green") == "B2"
    assert stage.heard(Overrode) == [Overrode("Green", "square", "B2", "", "D1")]


def test_health_frags_blood_movement_and_attacks_are_set() -> None:
    stage = stand(ROOM, movement=3)
    override(stage, "Red", "health", 1)
    override(stage, "Red", "frags", 2)
    override(stage, "Red", "blood", 4)
    override(stage, "Red", "movement", 9)
    override(stage, "Red", "attacks", 2)
    seat = stage.seat("Red")
    assert (stage.health("Red"), seat.frags, seat.blood) == (1, 2, 4)
    assert stage.request == Act("Red", 9, 2)


def test_stats_and_the_goal_are_set() -> None:
    stage = override(stand(ROOM), "Red", "stats", "1/4/4")
    assert str(stage.seat("Red").stats) == "1/4/4"
    assert stage.request.attacks == 2
    override(stage, "Red", "goal", 7)
    assert stage.table.state.goal == 7


def test_cards_ammunition_and_armor_are_set() -> None:
    stage = stand(ROOM)
    override(stage, "Red", "card", "boomstick", "2")
    override(stage, "Red", "card", "riot-gear")
    override(stage, "Red", "armor", 1)
    weapon, armor = stage.laid("Red", "boomstick"), stage.laid("Red", "riot-gear")
    assert weapon is not None
    assert armor is not None
    assert (weapon.ammo, armor.armor) == (2, 1)
    override(stage, "Red", "ammo", 4, "boomstick")
    override(stage, "Red", "no-card", "riot-gear")
    weapon = stage.laid("Red", "boomstick")
    assert weapon is not None
    assert weapon.ammo == 4
    assert stage.laid("Red", "riot-gear") is None


def test_a_secret_hand_is_counted_anew() -> None:
    stage = stand(ROOM, dealing="table")
    before = stage.table.state.decks["weapon"].left
    override(stage, "Red", "hand", 3, "weapon")
    assert stage.seat("Red").hidden == {"weapon": 3}
    assert stage.table.state.decks["weapon"].left == before - 3


def test_the_turn_is_given_to_somebody_else() -> None:
    stage = override(stand(ROOM), "Green", "turn")
    assert (stage.request.player, stage.request.purpose) == ("Green", "movement")


@rule("card.special.time", "hand.limit")
def test_the_turn_that_the_table_takes_away_ends_as_any_other() -> None:
    six = ["lag-spike", "yoink", "ping-of-death", "double-trouble", "desync", "noclip"]
    stage = stand(ROOM, off=["Blue"], hand={"Red": ["god-mode", *six]}).play("god-mode")
    override(stage, "Blue", "turn")
    assert (stage.request.player, stage.request.purpose) == ("Red", "discard")
    stage.choose("yoink")
    assert stage.laid("Red", "god-mode") is None
    assert stage.heard(TurnEnded) == [TurnEnded("Red")]
    assert stage.heard(TurnBegan) == [TurnBegan("Blue", 2)]


def test_the_table_takes_a_turn_away_in_the_middle_of_an_attack() -> None:
    stage = override(stand(ROOM).shoot("Green"), "Green", "turn")
    assert (stage.request.player, stage.request.purpose) == ("Green", "movement")
    assert stage.table.state.attack is None
    stage.roll(1, 1).end()
    assert stage.request.player == "Red"


def test_a_turn_that_is_given_to_whose_it_is_begins_anew() -> None:
    stage = override(stand(ROOM, attacks=1), "Red", "turn").roll(1, 1)
    assert stage.request == Act("Red", 2, 1)


@rule("frag.mark")
def test_whom_an_attack_has_brought_down_is_still_a_frag_when_the_turn_is_taken_away() -> None:
    stage = stand(DYING, health={"Green": 1}, blood={"Green": 1})
    stage.do(Shoot("Red", "Green", "start")).roll(3, 3).roll(6, by="Green")
    override(stage, "Green", "turn").choose("die")
    assert stage.seat("Red").frags == 1


def test_figures_stay_where_they_are_when_the_table_takes_a_turn_away() -> None:
    stage = stand(DYING).do(Move("Red", ("e",)))
    override(stage, "Green", "turn")
    assert (stage.square("Red"), stage.square("Green")) == ("B1", "B1")


def test_a_roll_that_is_due_is_passed_over_with_its_total() -> None:
    stage = override(stand(ROOM, movement=None), "Red", "skip", 7)
    assert stage.request == Act("Red", 7, 1)


def test_a_turn_is_ended_against_the_rules() -> None:
    stage = stand(ROOM).move("e", "e", "e")
    override(stage, "Red", "skip")
    assert stage.request.player == "Green"


def test_an_override_is_taken_back_like_any_input() -> None:
    stage = stand(ROOM).move("e")
    before = stage.table.state.copy()
    override(stage, "Green", "health", 1)
    override(stage, "Red", "card", "boomstick")
    stage.table.undo(2)
    assert stage.table.state == before


# -- frags at the goal, Health at 0 ---------------------------------------------------------


def test_frags_at_the_goal_end_the_game_with_that_winner() -> None:
    stage = override(stand(ROOM), "Green", "frags", 3)
    assert stage.heard(GameWon) == [GameWon("Green", 3)]
    assert stage.request == Over("Green", (("Red", 0), ("Green", 3)), ("Green",))
    stage.table.undo()
    assert stage.request == Act("Red", 12, 1)
    assert stage.table.state.winner == ""


def test_a_goal_that_somebody_has_reached_ends_the_game() -> None:
    stage = stand(ROOM, frags={"Red": 1, "Green": 2})
    assert override(stage, "Red", "goal", 2).request.player == "Green"
    assert stage.table.is_over
    tied = stand(ROOM, turn="Green", frags={"Red": 2, "Green": 2})
    assert override(tied, "Red", "goal", 1).request.player == "Green"


def test_a_won_game_goes_on_when_the_goal_is_moved_or_the_frags_were_too_many() -> None:
    for fact, value in (("goal", 5), ("frags", 2)):
        stage = override(stand(ROOM, movement=4), "Red", "frags", 3)
        override(stage, "Red", fact, value)  # type: ignore[arg-type]  # both are facts
        assert stage.request == Act("Red", 4, 1)
        assert stage.table.state.winner == ""
        stage.move("s").end()
        assert stage.request.player == "Green"
        stage.table.undo(3)
        assert stage.table.is_over


def test_a_winner_whose_frags_go_leaves_the_win_to_the_other_at_the_goal() -> None:
    stage = override(override(stand(ROOM), "Red", "frags", 3), "Green", "frags", 4)
    assert stage.request == Over("Red", (("Red", 3), ("Green", 4)), ("Red",))
    assert override(stage, "Red", "frags", 1).request.player == "Green"


@rule("frag.when")
def test_health_0_is_a_frag_that_nobody_scores() -> None:
    stage = stand(ROOM, play={"Green": ["boomstick"]})
    before = stage.table.state.copy()
    override(stage, "Green", "health", 0)
    assert stage.heard(Fragged) == [Fragged("Green", "", "D1", "by the table")]
    assert stage.seat("Green").status == "fragged"
    assert [(c.kind, c.square) for c in stage.table.state.floor] == [
        ("pile", "D1"),
        ("blood", "D1"),
    ]
    assert [s.frags for s in stage.table.state.seats.values()] == [0, 0]
    assert stage.request == Act("Red", 12, 1)
    stage.table.undo()
    assert stage.table.state == before


def test_whoever_has_health_0_in_the_own_turn_loses_the_rest_of_it() -> None:
    stage = override(stand(ROOM), "Red", "health", 0)
    assert stage.seat("Red").status == "fragged"
    assert stage.request.player == "Green"


def test_blood_still_keeps_a_fighter_alive_at_health_0() -> None:
    stage = override(stand(ROOM, blood={"Green": 1}), "Green", "health", 0)
    assert stage.request.purpose == "cure"  # type: ignore[attr-defined]  # it is a choice
    stage.choose("blood")
    assert stage.health("Green") == 1
    assert stage.request == Act("Red", 12, 1)


def test_an_attack_on_somebody_whom_the_table_frags_does_no_damage() -> None:
    stage = override(stand(ROOM).shoot("Green"), "Green", "health", 0)
    assert stage.request == Act("Red", 12, 0)


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (Override("Pink", "health", 2), "Pink does not play"),
        (Override("Red", "health", "two"), "health is a number"),
        (Override("Red", "frags", -1), "frags can't be below 0"),
        (
            Override("Red", "square", "Z9"),
            "there is no square Z9 on test; squares are A1 to D2; the nearest is D2",
        ),
        (Override("Red", "square", "D1"), "Green stands on D1"),
        (Override("Red", "card", "banana"), "there is no card `banana`"),
        (Override("Green", "movement", 3), "it is not Green's turn"),
        (Override("Red", "ammo", 3, "boomstick"), "Red has no `boomstick` in play"),
        (Override("Red", "stats", "7"), "`7` are no stats, such as 3/2/2"),
        (Override("Red", "goal", 0), "a game is won with 1 frag or more"),
    ],
)
def test_what_makes_no_sense_is_refused(command: Override, text: str) -> None:
    assert stand(ROOM).refused(command).text == text


def test_ammunition_is_only_set_where_there_is_some() -> None:
    stage = stand(ROOM)
    override(stage, "Red", "card", "light-armor")
    refusal = stage.refused(Override("Red", "ammo", 2, "light-armor"))
    assert refusal.text == "`light-armor` needs no ammunition"


def test_nobody_is_fragged_who_is_off_the_map() -> None:
    refusal = stand(ROOM, off=["Blue"]).refused(Override("Blue", "health", 0))
    assert refusal.text == "Blue is not on the map to be fragged"


# -- come and go ---------------------------------------------------------------------------


def test_a_player_joins_and_comes_in_by_a_respawn() -> None:
    stage = stand(ROOM).do(Join("Blue", "2/3/2"))
    assert stage.heard(Joined) == [Joined("Blue", "2/3/2")]
    stage.end().roll(1, 1, by="Green").end()
    stage.roll(1, by="Blue", purpose="respawn")
    assert stage.heard(Respawned) == [Respawned("Blue", "B1")]


def test_a_newcomer_sits_where_he_says() -> None:
    stage = stand(ROOM).do(Join("Blue", "2/3/2", after="Red"))
    assert list(stage.table.state.seats) == ["Red", "Blue", "Green"]


def test_a_newcomer_needs_a_legal_fighter() -> None:
    assert stand(ROOM).refused(Join("Blue", "4/4/4")).rule == "fighter.points"
    assert stand(ROOM).refused(Join("red", "3/2/2")).text == "red plays already"


def test_who_left_may_come_back_to_the_old_place_and_score() -> None:
    stage = stand(ROOM, off=["Blue"])
    order = list(stage.table.state.seats)
    stage.do(Override("Green", "frags", 2)).do(Leave("Green")).do(Join("Green", "2/3/2"))
    assert list(stage.table.state.seats) == order
    green = stage.table.state.seats["Green"]
    assert (green.frags, str(green.stats), green.status) == (2, "2/3/2", "fragged")


@rule("frag.when")
@pytest.mark.parametrize("cut", [Leave("Red"), Override("Green", "turn", "")])
def test_nobody_lives_on_without_health_when_a_turn_is_cut_off(cut: Leave | Override) -> None:
    stage = stand(
        ROOM.replace("R   1   2   G", "R   G   1   2"), off=["Blue"], health={"Green": 1},
        blood={"Green": 1},
    )  # fmt: skip
    stage.do(Shoot("Red", "Green", "start")).roll(3, 3).roll(6, by="Green")
    assert stage.request.purpose == "cure"
    stage.do(cut)
    assert (stage.request.player, stage.request.purpose) == ("Green", "cure")
    stage.do(Choose("Green", ("die",)))
    assert stage.heard(Fragged)[-1].player == "Green"


@rule("frag.when", "frag.mark")
def test_who_leaves_instead_of_a_cure_is_fragged_first() -> None:
    stage = stand(DYING, off=["Blue"], health={"Green": 1}, blood={"Green": 1})
    stage.do(Shoot("Red", "Green", "start")).roll(3, 3).roll(6, by="Green")
    assert stage.request.purpose == "cure"
    stage.do(Leave("Green"))
    assert [e.by for e in stage.heard(Fragged)] == ["Red"]
    assert (stage.seat("Red").frags, stage.seat("Green").status) == (1, "gone")
    assert stage.floor() == [("blood", "B1", ())]
    stage.deal("yoink")
    assert stage.request == Act("Red", 12, 0)


@rule("frag.when", "frag.mark")
def test_who_leaves_in_his_own_turn_instead_of_a_cure_is_fragged_first() -> None:
    """Red is struck back by the vest of the one he shot at."""
    stage = stand(
        DYING, off=["Blue"], health={"Red": 1}, blood={"Red": 1}, play={"Green": ["hug-me-vest"]},
        frags={"Green": 2},
    )  # fmt: skip
    stage.do(Shoot("Red", "Green", "start")).roll(1, 1, 1, by="Green").roll(3, by="Red")
    assert (stage.request.player, stage.request.purpose) == ("Red", "cure")
    stage.do(Leave("Red"))
    assert stage.request == Over("Green", (("Red", 0), ("Green", 3), ("Blue", 0)), ("Green",))


@rule("frag.mark", "ruling.frag.many")
def test_who_leaves_while_another_is_being_cured_is_fragged_too() -> None:
    stage = stand(
        """
        +---+---+---+---+---+
        | R       G   B   1 |
        +---+---+---+---+---+
    """,
        red="2/1/4", play={"Red": ["rocket-tantrum"]}, health={"Green": 1, "Blue": 1},
        blood={"Green": 1, "Blue": 1},
    )  # fmt: skip
    stage.shoot("Green", "rocket-tantrum")
    for victim in ("Green", "Blue"):
        stage.roll(1, 1, 1, 1, 1, by="Red").roll(5, by=victim)
    assert (stage.request.player, stage.request.purpose) == ("Green", "cure")
    stage.do(Leave("Blue"))
    assert [e.player for e in stage.heard(Fragged)] == ["Blue"]
    stage.choose("die")
    assert stage.seat("Red").frags == 2


@rule("ruling.bump.loop")
def test_nobody_rests_on_another_when_a_player_leaves_in_the_middle_of_a_bump() -> None:
    """Red comes back and bumps Green, who bumps Blue; then Red leaves."""
    stage = stand(ROOM.replace("R   1   2   G", "    1G  2B   "), off=["Red"], movement=None)
    stage.roll(1).roll(2, by="Green")
    assert (stage.request.player, stage.request.purpose) == ("Blue", "bump")
    stage.do(Leave("Red"))
    standing = [stage.square(name) for name in ("Green", "Blue") if stage.square(name)]
    assert standing == ["C1"]


def test_a_player_leaves_in_the_middle_of_his_turn() -> None:
    stage = stand(ROOM, off=["Blue"], play={"Red": ["boomstick"]}, hand={"Red": ["wallhack"]})
    stage.do(Leave("Red"))
    assert stage.square("Red") == ""
    assert stage.floor() == [("pile", "A1", ("boomstick",))]
    assert stage.table.state.decks["special"].discards == ["wallhack"]
    assert stage.request.player == "Green"
    stage.roll(1, 1).end().roll(1, by="Blue").roll(1, 1).end()
    assert stage.request.player == "Green"


def test_who_leaves_owes_no_dice() -> None:
    stage = stand(ROOM, off=["Blue"], movement=None)
    assert stage.request.player == "Red"
    stage.do(Leave("Red"))
    assert (stage.request.player, stage.request.purpose) == ("Green", "movement")


def test_the_last_player_stays() -> None:
    stage = stand(ROOM).do(Leave("Green"))
    assert stage.refused(Leave("Red")).text == "Red is the last player"


# -- in the middle --------------------------------------------------------------------------


def test_a_position_that_cannot_be_is_refused() -> None:
    stage = stand(ROOM)
    setup = stage.setup

    def problem(*standing: Standing, turn: str = "Red") -> str:
        position = Position(standing, turn)
        refusal = setup_problem(Setup(setup.board, setup.players, setup.cards, position=position))
        assert refusal is not None
        return refusal.text

    assert problem(Standing("Pink", "A1")) == "Pink does not play"
    both = problem(Standing("Red", "A1"), Standing("Green", "A1"))
    assert both == "Red and Green both stand on A1"
    assert problem(Standing("Red", "Z1")).startswith("Red: there is no square Z1")
    assert problem(turn="Pink") == "Pink does not play"
    assert problem(Standing("Red", "A1", 4)) == "Red can't have Health 4: 3 is full"
    gone = problem(Standing("Red", "", play=(Laid("boomstick"),)))
    assert gone == "Red is off the map: a fragged fighter has no boomstick in play"


@rule("faq.cards")
def test_a_position_may_raise_health_with_a_card_and_keep_specials_off_the_map() -> None:
    gym = Standing("Red", "A1", 4, play=(Laid("gym-membership"),))
    setup = stand(ROOM).setup
    special = Standing("Green", "", play=(Laid("god-mode"),))
    position = Position((gym, special), "Red")
    made = Setup(setup.board, setup.players, setup.cards, position=position)
    assert setup_problem(made) is None


def test_a_game_goes_on_from_the_middle_of_a_turn() -> None:
    stage = stand(ROOM, movement=5, attacks=1, red="2/1/4", health={"Red": 1})
    assert stage.request == Act("Red", 5, 1)
    assert stage.health("Red") == 1


@rule("armor.discard.now")
def test_a_suit_that_the_table_says_is_used_up_is_gone() -> None:
    stage = override(stand(ROOM, play={"Green": ["riot-gear"]}), "Green", "armor", 0)
    assert stage.table.state.seats["Green"].play == []


HOPS = """
    +---+---+---+---+
    | T   1   2  TG |
    +   +   +   +   +
    | R             |
    +---+---+---+---+
"""


def test_who_is_to_be_bumped_and_is_placed_by_the_table_rolls_no_die() -> None:
    stage = stand(HOPS, movement=4).move("n").move("D1")
    assert stage.request.player == "Green"
    override(stage, "Green", "square", "B2")
    assert (stage.request, stage.square("Green")) == (Act("Red", 2, 1), "B2")


def test_who_comes_back_and_is_placed_by_the_table_rolls_no_die_for_it() -> None:
    gone = ROOM.replace("R", " ")
    stage = stand(gone, off=["Red"], movement=None)
    override(stage, "Red", "square", "B2")
    assert (stage.request.purpose, stage.square("Red")) == ("movement", "B2")


def test_what_lies_on_a_square_is_set_and_told_with_what_it_was() -> None:
    stage = override(stand(ROOM), "Red", "floor", "B1", "blood boomstick nailed-it light-armor")
    assert stage.heard(Overrode)[-1].was == "nothing"
    stage.move("e").do(Take("Red", "nailed-it"))
    assert stage.table.state.seats["Red"].known == ["nailed-it"]
    override(stage, "Red", "floor", "B1")
    assert stage.heard(Overrode)[-1].was == "blood boomstick light-armor"
    assert stage.table.state.floor == []


@pytest.mark.parametrize("words", ["mud", "disconnect"])
def test_only_blood_weapons_and_gadgets_lie_on_the_floor(words: str) -> None:
    stage = stand(ROOM)
    assert isinstance(stage.table.submit(Override("Red", "floor", "B1", words)), Refusal)


MANY = """
    +---+---+---+---+---+---+---+---+
    | 1   2   3   4   5   6   7   8 |
    +   +   +   +   +   +   +   +   +
    | G                             |
    +---+---+---+---+---+---+---+---+
"""


@pytest.mark.parametrize(("number", "square"), [(3, "C1"), (8, "H1")])
def test_instead_of_two_dice_the_table_says_the_respawn_number(number: int, square: str) -> None:
    stage = override(stand(MANY, off=["Red"], movement=None), "Red", "skip", number)
    assert stage.square("Red") == square


def test_no_total_that_the_table_says_is_below_zero() -> None:
    stage = stand(ROOM).shoot("Green")
    assert isinstance(stage.table.submit(Override("Red", "skip", -3)), Refusal)


def test_movement_that_the_table_says_is_not_rolled_for() -> None:
    stage = override(stand(ROOM, movement=None), "Red", "movement", 5)
    assert stage.request == Act("Red", 5, 1)


def test_who_comes_back_unhurt_has_no_health_to_be_set() -> None:
    stage = stand(ROOM.replace("R", " "), off=["Red"], turn="Green")
    answer = stage.table.submit(Override("Red", "health", 2))
    assert isinstance(answer, Refusal)
    assert answer.rule == "respawn.stats"


def test_a_hand_that_is_dealt_is_set_card_by_card() -> None:
    stage = stand(ROOM)
    assert isinstance(stage.table.submit(Override("Red", "hand", 2, "weapon")), Refusal)
    override(stage, "Red", "hold", "boomstick")
    assert stage.table.state.seats["Red"].known == ["boomstick"]


@rule("bump.arrival", "ruling.bump.loop")
def test_when_the_turn_goes_with_its_player_it_is_the_bumped_fighter_who_waits() -> None:
    drawing = HOPS.replace("2  TG", "2B TG")
    stage = stand(drawing, movement=4).move("n").move("D1").roll(2)
    assert stage.request.player == "Blue"
    stage.do(Leave("Red"))
    assert (stage.square("Green"), stage.square("Blue")) == ("C1", "")
