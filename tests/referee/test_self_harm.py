"""One question before a player hurts their own fighter, wherever the harm comes from."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from tests.referee.tables import say, sit

LANE = """
    +---+---+---+---+---+---+---+---+
    | 1       a       a           2 |
    +---+---+---+---+---+---+---+---+
"""


def lane(path: Path, *floor: str, red: str = "B1 3 turn movement 9", **more: object) -> Referee:
    drawn = path.with_name("lane.yaml")
    drawn.write_text(f"id: lane\nname: Lane\ngrid: |\n{indent(dedent(LANE).strip(), '  ')}\n")
    wanted = GameOptions(
        map=str(drawn), packs=["deathmatch"], variants=["barrels"], players=["Red 3/2/2", "Blue 3/2/2"],
        positions=[f"Red {red}", "Blue H1"], floors=list(floor),
    )  # fmt: skip
    referee = start(Start(path, wanted, 1))
    assert isinstance(referee, Referee), referee
    return referee


def test_a_barrel_that_would_hurt_the_shooter_is_asked_about(path):
    referee = lane(path, "D1 barrel", red="B1 1 turn movement 9")
    answer = say(referee, "s d1")
    assert answer["type"] == "confirm"
    assert answer["text"].startswith("Red is in the explosion: frag ")
    assert say(referee, "yes")["type"] == "told"
    hardly = lane(path.with_name("c.frag"), "D1 barrel")
    assert say(hardly, "s d1")["type"] == "told", "a small risk is only part of the odds"
    far = lane(path.with_name("b.frag"), "F1 barrel")
    assert say(far, "s f1")["type"] == "told"


def test_a_jump_into_acid_is_asked_about(path):
    referee = lane(path, red="A1 3 turn movement 9")
    answer = say(referee, "j e 2")
    assert (answer["type"], answer["text"]) == ("confirm", "acid on C1")
    assert say(referee, "yes")["type"] == "told"
    assert say(lane(path.with_name("b.frag")), "j e 2")["type"] == "told"


def test_a_nuke_over_its_owner_is_asked_about(path):
    referee = lane(path, "D1 nuke:red")
    answer = say(referee, "detonate")
    assert (answer["type"], answer["text"]) == ("confirm", "Red is in the blast of the nuke")
    assert say(referee, "detonate!")["type"] == "told"


def test_a_confirmed_walk_asks_again_after_the_first_wound(path):
    referee = lane(path)
    answer = say(referee, "m g1")
    assert answer["text"] == "5e: 5 movement, acid on C1, acid on E1"
    answer = say(referee, "yes")
    assert "onward" not in answer
    assert answer["request"]["kind"] == "roll"
    while answer["request"]["kind"] == "roll":
        answer = say(referee, " ".join(["1"] * answer["request"]["dice"]))
    assert (answer["onward"], referee.run.game.seat("Red").square) == ("m G1", "C1")
    assert say(referee, "no")["type"] == "told"
    assert referee.run.game.seat("Red").square == "C1"
    answer = say(referee, "m g1!")
    assert answer["type"] == "told"


def test_nobody_is_asked_about_what_is_refused_anyway(path):
    referee = lane(path)
    assert say(referee, "m e1")["type"] == "confirm"
    assert say(referee, "yes")["request"]["text"] == "Red: roll 2d for damage to Red from acid"
    assert say(referee, "m e1")["refusal"]["rule"] == "turn.phases"
    barrel = lane(path.with_name("b.frag"), "D1 barrel", red="B1 1 turn")
    assert say(barrel, "s d1")["refusal"]["rule"] == "turn.phases"


def test_a_sentence_about_an_ability_plays_no_card(path):
    referee = sit(
        path, "Red A1 2 hand special 1", "Blue B1 3 turn movement 6",
        players=("Red saloon-gal 2/2/3", "Blue huckster 3/2/2"), packs=("deadlands",),
    )  # fmt: skip
    refusal = say(referee, "red: use ability with telegram")["refusal"]
    assert refusal["rule"] == "ruling.cheat.saloon"
    assert not referee.run.log
