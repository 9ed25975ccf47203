"""Coming back and bumping (section 11, rulings E)."""

from __future__ import annotations

import pytest

from fragkit.board.board import Board
from fragkit.board.joining import join
from fragkit.model.words import Stats
from fragkit.rules.commands import Play
from fragkit.rules.events import Bumped, Landed, NoSquare, Respawned, Waited
from fragkit.rules.movement.respawn import respawn_number
from fragkit.rules.requests import Act
from fragkit.rules.turn.setup import Player, Position, Setup, Standing
from tests.board.drawn import draw
from tests.rulemark import rule
from tests.rules.stage import Stage, stand

ROOM = """
    +---+---+---+---+
    | 1   2   3   R |
    +   +   +   +   +
    | G             |
    +---+---+---+---+
"""


@rule("respawn.roll", "respawn.when")
def test_one_die_names_the_square_of_return() -> None:
    stage = stand(ROOM, off=["Blue"], turn="Blue", movement=None)
    assert (stage.request.purpose, stage.request.dice) == ("respawn", 1)
    stage.roll(2)
    assert stage.heard(Respawned) == [Respawned("Blue", "B1")]


@rule("ruling.respawn.few")
def test_a_number_that_is_not_there_is_rolled_again() -> None:
    stage = stand(ROOM, off=["Blue"], turn="Blue", movement=None)
    stage.roll(5)
    assert [e.face for e in stage.heard(NoSquare)] == [5]
    stage.roll(3)
    assert stage.square("Blue") == "C1"


@rule("ruling.respawn.many")
@pytest.mark.parametrize(
    ("faces", "blocks", "number"),
    [((1, 4), 2, 4), ((3, 6), 2, 6), ((4, 1), 2, 7), ((5, 2), 3, 14), ((5, 2), 4, 0)],
)
def test_more_than_six_squares_take_a_die_for_the_block_and_one_for_the_square(
    faces: tuple[int, ...], blocks: int, number: int
) -> None:
    assert respawn_number(faces, blocks) == number


# -- joined maps ---------------------------------------------------------------------------


def joined(*positions: tuple[str, str], maps: int = 2, turn: str = "Red") -> Stage:
    """Maps `a`, `b` … side by side, each with squares 1 and 2: `b:A1`, `b:C1`."""
    hall = """
        +---+---+---+
        | 1       2 |
        +---+---+---+
    """
    boards = [draw(hall, id) for id in "abcde"[:maps]]
    board = join([b.parts[0].map for b in boards])
    assert isinstance(board, Board)
    players = tuple(Player(name, Stats(3, 2, 2)) for name, _ in positions)
    standing = tuple(Standing(name, square) for name, square in positions)
    return Stage(Setup(board, players, position=Position(standing, turn)))


@rule("ruling.respawn.maps")
@pytest.mark.parametrize(("face", "square"), [(1, "a:C1"), (3, "a:C1"), (4, "b:C1"), (6, "b:C1")])
def test_on_joined_maps_a_die_chooses_the_map_before_the_square(face: int, square: str) -> None:
    stage = joined(("Red", ""), ("Green", "a:B1"))
    assert stage.request.reason == "on which map: 1-3 a, 4-6 b"
    stage.roll(face, purpose="respawn")
    assert stage.request.reason == "where to come back"
    stage.roll(5)  # no such square: the map stays
    assert [e.reason for e in stage.heard(NoSquare)] == ["no such respawn square"]
    assert stage.roll(2).square("Red") == square


@rule("ruling.respawn.maps")
def test_a_face_that_names_no_map_is_rolled_again() -> None:
    stage = joined(("Red", ""), ("Green", "a:B1"), maps=4)
    assert stage.request.reason == "on which map: 1 a, 2 b, 3 c, 4 d"
    assert [e.face for e in stage.roll(5).heard(NoSquare)] == [5]
    assert stage.roll(4).roll(1).square("Red") == "d:A1"


@rule("ruling.respawn.maps")
def test_whoever_is_bumped_on_joined_maps_rolls_for_the_map_too() -> None:
    stage = joined(("Red", ""), ("Green", "b:A1"))
    stage.roll(6).roll(1)
    stage.roll(1, by="Green", purpose="bump").roll(2, by="Green")
    assert (stage.square("Red"), stage.square("Green")) == ("b:A1", "a:C1")


@rule("respawn.stats", "respawn.weapon", "respawn.armor", "card.owner.weapon", "card.owner.gadget",
      "card.owner.lost", "respawn.hand", "ruling.hand.frag", "faq.cards", "respawn.cards")  # fmt: skip
def test_the_new_fighter_has_its_starting_stats_and_the_hand_and_nothing_else() -> None:
    stage = stand(
        """
        +---+---+---+
        | R   1   G |
        +---+---+---+
    """,
        red="3/2/2",
        green="1/3/3",
        play={"Green": ["boomstick", "gym-membership"]},
        hand={"Green": ["light-armor"]},
        health={"Green": 1},
    )
    stage.shoot("Green").roll(6, 6, purpose="damage").roll(1).deal("yoink")
    assert stage.square("Green") == ""
    stage.end().roll(1).roll(1, 1, 1)
    assert (stage.square("Green"), stage.health("Green")) == ("B1", 1)
    assert stage.seat("Green").play == []
    assert stage.seat("Green").known == ["light-armor"]
    stage.play("light-armor")
    assert stage.laid("Green", "light-armor") is not None


@rule("bump.trigger", "bump.arrival", "bump.roll")
def test_the_newcomer_stays_and_the_other_rolls_at_once() -> None:
    stage = stand(
        """
        +---+---+---+
        | R1  2   G |
        +---+---+---+
    """,
        off=["Blue"],
        turn="Blue",
        movement=None,
    )
    stage.roll(1)
    assert stage.heard(Bumped) == [Bumped("Red", "A1", "Blue")]
    assert (stage.request.player, stage.request.purpose) == ("Red", "bump")
    stage.roll(2)
    assert (stage.square("Blue"), stage.square("Red")) == ("A1", "B1")


@rule("bump.chain", "bump.back")
def test_a_chain_may_come_back_to_the_one_who_began_it() -> None:
    stage = stand(
        """
        +---+---+---+---+
        | R1  G2  3     |
        +---+---+---+---+
    """,
        off=["Blue"],
        turn="Blue",
        movement=None,
    )
    stage.roll(1)
    stage.roll(2, by="Red")
    assert stage.heard(Bumped) == [Bumped("Green", "B1", "Red")]
    stage.roll(1, by="Green")
    assert stage.heard(Bumped) == [Bumped("Blue", "A1", "Green")]
    stage.roll(3, by="Blue")
    assert {n: stage.square(n) for n in ("Red", "Green", "Blue")} == {
        "Red": "B1",
        "Green": "A1",
        "Blue": "C1",
    }
    assert stage.request.purpose == "movement"


@rule("ruling.bump.loop")
def test_a_chain_that_finds_no_free_square_leaves_the_last_one_waiting() -> None:
    stage = stand(
        """
        +---+---+---+
        | R1  G2    |
        +---+---+---+
    """,
        off=["Blue"],
        turn="Blue",
        movement=None,
    )
    stage.roll(1).roll(2).roll(1).roll(2)
    assert [e.player for e in stage.heard(Waited)] == ["Red"]
    assert stage.seat("Red").status == "waiting"
    assert stage.seat("Red").frags == stage.seat("Green").frags == stage.seat("Blue").frags == 0


@rule("ruling.bump.walk", "move.through")
def test_walking_through_a_fighter_bumps_nobody() -> None:
    stage = stand(
        """
        +---+---+---+
        | R   G   1 |
        +---+---+---+
    """
    )
    stage.move("e", "e")
    assert (stage.square("Red"), stage.square("Green")) == ("C1", "B1")


@rule("ruling.bump.turn")
def test_the_active_fighter_goes_on_after_a_bump() -> None:
    stage = stand(
        """
        +---+---+---+
        | RT  1  GT2|
        +---+---+---+
    """,
        movement=6,
    )
    stage.move("C1")
    stage.roll(2, by="Green")  # back to where it stood, which bumps Red
    stage.roll(1, by="Red")
    assert (stage.square("Red"), stage.square("Green")) == ("B1", "C1")
    assert stage.request == Act("Red", 5, 1)


@rule("ruling.respawn.hazard")
def test_a_respawn_in_acid_burns_and_on_a_power_up_gives_nothing() -> None:
    stage = stand(
        """
        +---+---+---+
        | a1  w2  R |
        +---+---+---+
    """,
        off=["Blue"],
        turn="Blue",
        movement=None,
    )
    stage.roll(1)
    assert (stage.request.purpose, stage.request.player) == ("damage", "Blue")
    stage.roll(1, 1).roll(6, 6, 6)
    assert stage.request.purpose == "movement"
    other = stand(
        """
        +---+---+---+
        | a1  w2  R |
        +---+---+---+
    """,
        off=["Blue"],
        turn="Blue",
        movement=None,
    )
    other.roll(2)
    assert other.request.purpose == "movement"


@rule("bump.trigger", "fact.teleport")
def test_a_teleport_card_bumps_whoever_stands_there() -> None:
    stage = stand(ROOM, movement=None, hand={"Red": ["blink-button"]})
    stage.do(Play("Red", "blink-button", square="A2")).roll(2, by="Green", purpose="bump")
    assert stage.heard(Landed) == [Landed("Green", "B1")]
    assert (stage.square("Red"), stage.square("Green")) == ("A2", "B1")
