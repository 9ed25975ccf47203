"""The odds that are told before a shot are what the engine then does, cards included."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fragkit.lab.base_game import base_library
from fragkit.referee.parsing.verbs import PARSERS
from fragkit.referee.referee import Referee
from fragkit.rules.commands import Shoot
from tests.referee.fates import Fate, Walk, at_a_table_of_its_own
from tests.referee.tables import PLAYERS, say, sit

# Cards that touch no attack that is told before: they move, heal, draw, reload, or are
# played into an attack, which nobody foresees.
ELSEWHERE = {
    "pocket-medkit", "walk-it-off", "definitely-not-soda", "caffeine-drip", "blood-bank-card",
    "spare-clips", "ammo-pinata", "trigger-happy-meal", "bottomless-backpack", "pump-up-kicks",
    "moon-boots", "hip-waders", "blink-button", "phone-booth", "disconnect", "lag-spike",
    "ping-of-death", "mute-player", "yoink", "finders-keepers", "screen-cheat", "keyboard-swap",
    "totally-not-cheating", "desync", "save-scum", "loaded-die", "energy-drink", "one-more-round",
    "noclip", "give-all", "insert-coin", "low-g-server", "firewall", "rage-quit",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, what is said in it, and the words after `odds`."""

    asked: str
    red: str = ""
    blue: str = ""
    green: str = ""
    said: tuple[str, ...] = ()
    players: tuple[str, ...] = PLAYERS
    house: tuple[str, ...] = ()

    def sit(self, path: Path) -> Referee:
        turn = "" if self.said and self.said[0].startswith("p double") else " movement 6"
        red = f"Red {self.red or 'A1 2'} turn{turn}"
        blue, green = self.blue or "D1 2", self.green or "H6 2"
        referee = sit(
            path, red, f"Blue {blue}", f"Green {green}", players=self.players, house=self.house
        )
        for text in self.said:
            assert say(referee, text)["type"] == "told", text
        return referee

    def __str__(self) -> str:
        return "; ".join(filter(None, (self.red, self.blue, self.green, *self.said, self.asked)))


SNIPERS = ("Red 1/2/4", "Blue 2/3/2", "Green 3/2/2")
# Few dice: these are played in every run.
QUICK = [
    Scene("blue"),
    Scene("blue", blue="G1 1"),
    Scene("blue", red="A1 2 red-dot-sight crosshair-sticker", blue="H1 1"),
    Scene("blue", red="A1 2 lucky-mousepad", blue="F1 1"),
    Scene("blue", blue="D1 1 light-armor"),
    Scene("blue", blue="D1 1 tinfoil-tuxedo"),
    Scene("blue", blue="D1 1 gym-membership"),
    Scene("blue", blue="D1 1 hand special 1", said=("blue: p god-mode",)),
    Scene("blue", red="A1 1", blue="A2 1 hug-me-vest"),
    Scene("blue nap-dealer", red="A1 2 nap-dealer", blue="B1 1 hug-me-vest"),
    Scene("blue error-404", red="A1 2 error-404", blue="D1 1", green="E1 1"),
    Scene("blue yoink-hook", red="A1 2 yoink-hook"),
    Scene("blue", red="A1 2 lag-gun overclocked-cells", blue="D1 1"),
    Scene("blue", red="A1 2 nailed-it", blue="D1 1"),
    Scene("blue pulse-rifle 2", red="A1 2 pulse-rifle:2", blue="D1 1"),
    Scene("blue twin-peeks", red="A1 2 twin-peeks mean-bullets", blue="D1 1"),
    Scene("blue", red="A1 2", blue="D1 1 cardboard-box"),
    Scene("blue", red="A1 2", blue="D1 1", said=("m e",)),
]
EVERY = [
    *QUICK,
    Scene("blue", red="A1 2 pawn-shop-pistol mean-bullets", blue="C1 2 riot-gear"),
    Scene("blue", red="A1 2 twin-peeks laser-pointer", blue="H1 2 fridge-plating"),
    Scene("blue", red="A1 2 laser-pointer overclocked-cells", blue="H1 2 tinfoil-tuxedo"),
    Scene("blue pulse-rifle 4", red="A1 2 pulse-rifle", blue="F1 2"),
    Scene("blue pulse-rifle 4", red="A1 2 pulse-rifle overclocked-cells", blue="F1 2 light-armor"),
    Scene("blue issue-one-carbine", red="A1 2 issue-one-carbine mean-bullets"),
    Scene("blue issue-one-carbine full-auto", red="A1 2 issue-one-carbine mean-bullets"),
    Scene("blue lead-hose", red="A1 2 lead-hose", blue="E1 1"),
    Scene("blue boomstick", red="A1 2 boomstick", blue="C1 2"),
    Scene("blue boomstick", red="A1 2 boomstick mean-bullets", blue="D1 2"),
    Scene("blue sawn-off-regret", red="A1 2 sawn-off-regret", blue="D1 2"),
    Scene("blue marshmallow-toaster", red="A1 2 marshmallow-toaster", blue="D1 2"),
    Scene("blue marshmallow-toaster", red="A1 2 marshmallow-toaster", blue="D1 2 asbestos-undies"),
    Scene("blue lumber-jackpot", red="A1 2 lumber-jackpot", blue="B1 2 hug-me-vest"),
    Scene("blue clue-by-four", red="A1 1 clue-by-four", blue="B1 2 dead-mans-switch"),
    Scene("blue cat-5-o-nine-tails", red="A1 2 cat-5-o-nine-tails", blue="C1 2"),
    Scene("blue emo-katana", red="A1 1 emo-katana light-armor", blue="A2 2 hug-me-vest"),
    Scene("blue campers-friend", red="A1 1 campers-friend", blue="H1 2"),
    Scene("blue campers-friend", red="A1 1 campers-friend", blue="H1 2", said=("m e",)),
    Scene("blue spoiler-rail", red="A1 2 spoiler-rail", blue="F1 2", green="C1 2"),
    Scene("blue glue-on-plasma", red="A1 2 glue-on-plasma"),
    Scene("blue glue-on-plasma overcharge", red="A1 2 glue-on-plasma"),
    Scene("blue can-opener", red="A1 2 can-opener"),
    Scene("blue can-opener", red="A1 2 can-opener", blue="D1 2 light-armor"),
    Scene("blue rocket-tantrum", red="A1 2 rocket-tantrum", blue="B1 2", green="C1 2"),
    Scene("blue rocket-tantrum", red="A1 2 rocket-tantrum", blue="D1 1", green="D2 1 bubble-wrap"),
    Scene("blue rocket-tantrum", red="A1 1 rocket-tantrum", blue="B1 2", green="A2 2 hug-me-vest"),
    Scene(
        "blue rocket-tantrum", red="A1 1 rocket-tantrum bubble-wrap", blue="B1 1 hug-me-vest",
        green="B2 1 dead-mans-switch",
    ),
    # His own vest does not strike the shooter; a tuxedo that another's has used up guards no more.
    Scene("blue rocket-tantrum", red="A1 1 rocket-tantrum hug-me-vest", blue="B1 2"),
    Scene(
        "blue big-fragging-deal", red="A1 1 big-fragging-deal tinfoil-tuxedo",
        blue="B1 2 hug-me-vest",
    ),
    Scene("c1 pineapple-lobber", red="A1 2 pineapple-lobber", blue="D1 2", green="C2 2"),
    Scene("blue pineapple-lobber", red="A1 2 pineapple-lobber", blue="D1 2", green="C2 2"),
    Scene("c1 hot-sauce", red="A1 2 hot-sauce-cocktail", blue="D1 2 asbestos-undies", green="C2 2"),
    Scene("blue big-fragging-deal", red="A1 2 big-fragging-deal", blue="D1 2", green="E1 2"),
    Scene("panic-button", red="A1 2 panic-button", blue="B1 2", green="A3 2 bubble-wrap"),
    Scene("d1 game-ender", red="A1 2 game-ender", blue="D1 2"),
    Scene("blue game-ender", red="A1 2 hand weapon 1", blue="D1 2"),
    Scene("blue boomstick", red="A1 2 hand weapon 1 mean-bullets", blue="C1 2"),
    Scene("blue", red="A1 hand special 1", said=("p double-trouble", "1 1 1 1"), blue="H1 2"),
    Scene("blue", red="A1 hand special 1", said=("p wallhack",), blue="A6 2"),
    Scene("blue", players=SNIPERS, red="A1 1 lucky-mousepad red-dot-sight", blue="H1 2"),
    Scene("blue", red="A1 1", blue="A2 1 hug-me-vest", house=("armor.soak=b",)),
    Scene("blue", blue="D1 1 fridge-plating", red="A1 2 glue-on-plasma", house=("armor.soak=b",)),
    Scene("blue", red="A1 2 boomstick", blue="D2 2", house=("range.metric=b",)),
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Told:
    """What the referee has told of one shot."""

    shot: Shoot
    fates: dict[str, Fate]


def ask(referee: Referee, words: str) -> list[Told]:
    """`odds` and these words, as a web page would ask."""
    answer = say(referee, f"odds {words}")
    assert answer["type"] == "shown", answer["refusal"]
    speaker = referee.run.request.player
    said = PARSERS["s"](words.split(), speaker, referee.run.context())
    assert isinstance(said, Shoot)
    told = []
    for shot in answer["data"]["shots"]:
        fates = {name: fate(figures) for name, figures in shot["others"].items()}
        if shot["target"] in referee.run.game.state.seats:
            fates[shot["target"]] = fate(shot)
        command = Shoot(speaker, said.target, shot["weapon"], said.ammo, said.mode)
        told.append(Told(command, fates))
    return told


def fate(figures: dict[str, Any]) -> Fate:
    exact = figures["exact"]
    damage = {int(n): Fraction(p) for n, p in exact["damage"].items()}
    assert sum(damage.values()) == 1
    assert Fraction(exact["mean"]) == sum(n * p for n, p in damage.items())
    assert figures["hit"] == float(Fraction(exact["hit"]))
    return Fate(Fraction(exact["hit"]), Fraction(exact["frag"]), damage)


def check(referee: Referee, words: str, *, thorough: bool = False, seed: int = 1) -> list[Told]:
    """Every shot that the answer speaks of is played over all dice, for all whom it may harm."""
    told = ask(referee, words)
    table = at_a_table_of_its_own(referee.run.setup, referee.run.table.state)
    for one in told:
        for victim in referee.run.game.state.seats:
            if not referee.run.game.seat(victim).square:
                continue
            promised = one.fates.get(victim)
            all_hands = thorough and promised is not None
            happens = Walk(table, one.shot, victim, Random(seed), all_hands).fate()
            if promised is None:
                assert happens.damage == {0: 1}, f"{one.shot} harms {victim}, and nobody was told"
            else:
                assert promised == happens, f"{one.shot} for {victim}"
    return told


@pytest.mark.slow
@pytest.mark.parametrize("scene", QUICK, ids=str)
def test_what_is_told_before_a_shot_is_what_happens(scene: Scene, path: Path) -> None:
    check(scene.sit(path), scene.asked)


@pytest.mark.slow
@pytest.mark.parametrize("scene", EVERY, ids=str)
def test_every_card_that_touches_an_attack_is_reckoned_with(scene: Scene, path: Path) -> None:
    check(scene.sit(path), scene.asked, seed=2)


def test_every_hand_of_faces_comes_to_the_same_as_one_of_each_total(path: Path) -> None:
    weak = ("Red 2/4/1", "Blue 2/3/2", "Green 3/2/2")
    scene = Scene("blue", blue="D1 1", players=weak)
    check(scene.sit(path), scene.asked, thorough=True)


@pytest.mark.slow
def test_every_hand_of_more_dice_does_too(path: Path) -> None:
    check(Scene("blue").sit(path), "blue", thorough=True)


BLAST = Scene("blue rocket", red="A1 3 rocket-tantrum", blue="B1 2", green="C1 3")


def test_everybody_in_a_blast_is_told_the_shooter_too(path: Path) -> None:
    lines = BLAST.sit(path).answer({"do": "odds blue rocket", "width": 40})["lines"]
    assert lines[:3] == [
        "Rocket Tantrum: 100% to hit, 73.5% to",
        "  frag",
        "  range 1",
    ]
    assert lines[-4:] == [
        "  blast on Green: 8.4% to frag, 1.40",
        "    damage on average",
        "  blast on Red: 8.4% to frag, 1.40",
        "    damage on average",
    ]


def test_a_shot_tells_its_blast_and_how_many_shots_follow(path: Path) -> None:
    [shot] = say(BLAST.sit(path), "s blue rocket")["shots"]
    assert shot["text"].startswith("Range 1, clear: hit 100%, frag 74%. Damage 1: 26%")
    assert shot["text"].endswith(". The blast frags Green 8%, you 8%.")
    [shot] = say(Scene("", red="A1 2 twin-peeks").sit(path.with_name("2")), "s blue twin")["shots"]
    assert shot["text"].startswith(
        "Range 3, clear: hit 97%, frag 30%. These odds are for the first of 2 shots. Damage 1:"
    )


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("b2 pineapple", "Range 2, clear: hit 100%. The blast frags Blue 53%."),
        ("a3 pineapple", "Range 2, clear: hit 100%. Nobody is in the blast."),
        ("panic-button", "No to-hit roll. The blast frags Blue 74%, Green 8%, you 74%."),
    ],
)
def test_what_aims_at_no_fighter_tells_whom_it_catches(asked: str, text: str, path: Path) -> None:
    red = "A1 2 pineapple-lobber panic-button"
    referee = Scene("", red=red, blue="B1 2", green="C1 3").sit(path)
    [shot] = say(referee, f"odds {asked}")["data"]["shots"]
    assert shot["text"] == text


def test_odds_answer_in_the_middle_of_an_attack(path: Path) -> None:
    referee = Scene("", players=("Red 2/2/3", *PLAYERS[1:]), blue="G1 2").sit(path)
    before = say(referee, "odds blue")["lines"]
    say(referee, "s blue")
    assert say(referee, "s blue")["refusal"]["text"] == "Roll 3d to hit Blue at range 6 first, Red"
    assert say(referee, "odds blue")["lines"] == before


def test_odds_leave_the_game_as_it_was(path: Path) -> None:
    referee = Scene("", red="A1 1", blue="A2 1 hug-me-vest").sit(path)
    before, told = referee.run.table.state.copy(), list(referee.run.game.events)
    say(referee, "odds blue")
    assert referee.run.table.state == before
    assert referee.run.game.events == told


def test_no_card_is_left_out() -> None:
    words = {
        word.partition(":")[0] for scene in EVERY for word in str(scene).replace(";", " ").split()
    }
    cards = set(base_library().cards)
    assert words & ELSEWHERE == set()
    assert cards - words - ELSEWHERE == set()
