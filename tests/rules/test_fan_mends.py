"""What inventors found that did something other than its sentence says, mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.text.compose import card_text, counter_text, trait_text
from fragkit.referee.advice import caution
from fragkit.referee.display.public_state import who_lines
from fragkit.referee.parsing.inputs import inputs_in, parse_input
from fragkit.rules.commands import Command
from fragkit.term.style import Style
from tests.rules.kit import Game, draw, fan_pack, fighter

LANE = """
    +---+---+---+---+---+---+
    | R   .   B   .   G   1 |
    +---+---+---+---+---+---+
"""


def gadget(effects: str) -> str:
    return f"    - {{id: thing, name: Thing, deck: gadget, letter: W, effects: {effects}}}\n"


def special(keys: str) -> str:
    return f"    - {{id: thing, name: Thing, deck: special, {keys}}}\n"


def play(folder: Path, cards: str, room: str = LANE, **made_of: object) -> Game:
    return draw(room, packs=fan_pack(folder, cards="\n" + cards), **made_of)  # type: ignore[arg-type]  # what the kit takes


def text_of(folder: Path, cards: str) -> str:
    folder.mkdir(exist_ok=True)
    pack = fan_pack(folder, cards="\n" + cards)
    return str(card_text(load_library(Problems(), [Path(pack)]).cards["thing"]))


# -- how long -------------------------------------------------------------------------------------

SLOW = gadget("{stat: speed, add: -1, on: others, at: turn-start, lasts: 1 turn}")


def test_an_effect_on_others_lasts_for_a_turn_of_each(tmp_path: Path) -> None:
    game = play(
        tmp_path, SLOW, red=fighter(play="thing"), blue=fighter(), green=fighter(), movement=None
    )
    assert [game.seat(name).speed for name in ("Red", "Blue", "Green")] == [2, 1, 1]
    game.do("1 1", "end", "1", "end")
    assert [game.seat(name).speed for name in ("Red", "Blue", "Green")] == [2, 2, 1]
    game.do("1", "end")
    assert [game.seat(name).speed for name in ("Red", "Blue", "Green")] == [2, 1, 1], "anew, once"


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (SLOW, "everyone else has **Speed −1** until the end of their next turn."),
        (
            gadget("{stat: speed, add: -1, on: foe, whose: others, at: turn-start, lasts: 1 turn}"),
            "they have **Speed −1** until the end of this turn.",
        ),
        (
            gadget("{stat: speed, add: -1, on: everyone, at: turn-start, lasts: 2 turns}"),
            "everyone has **Speed −1** for this turn and your next turn.",
        ),
        (
            special(
                '"on": other, when: turn-start, effects: {stat: speed, add: -1, lasts: 1 turn}'
            ),
            "That fighter has **Speed −1** until the end of their next turn.",
        ),
    ],
)
def test_a_text_says_whose_turns_count(card: str, text: str, tmp_path: Path) -> None:
    assert text_of(tmp_path, card).endswith(text)


def test_a_turn_that_has_just_begun_is_the_first(tmp_path: Path) -> None:
    card = special("when: turn-start, effects: {stat: speed, add: 1, lasts: 1 turn}")
    game = play(tmp_path, card, red=fighter(hand="thing"), movement=None)
    game.do("p thing", "1 1 1")
    assert game.seat("Red").speed == 3
    game.do("end")
    assert game.seat("Red").speed == 2


# -- who ------------------------------------------------------------------------------------------

TEAMS = {"teams": "red Red Green, blue Blue Yellow", "variants": "death-match"}
ROW = """
    +---+---+---+---+---+---+
    | R   G   B   Y   .   1 |
    +---+---+---+---+---+---+
"""


@pytest.mark.parametrize(
    ("effect", "text", "healed"),
    [
        ("on: everyone, if: {foe_team: same}", "each fighter on your team", "Red Green"),
        ("on: others, if: {foe_team: same}", "each teammate", "Green"),
        ("on: everyone, if: {range: 2-}", "each fighter within range 2", "Red Green Blue"),
        ("on: everyone, if: {range: 1-2}", "other fighters within range 2", "Green Blue"),
        ("on: everyone, if: {foe_adjacent: true}", "each fighter next to you", "Green"),
        ("on: everyone, if: {foe_in_sight: true}", "each fighter you see", "Green"),
    ],
)
def test_everyone_includes_the_owner(effect: str, text: str, healed: str, tmp_path: Path) -> None:
    card = gadget(f"{{heal: 1, at: use, {effect}}}")
    hurt = fighter("4/2/1", health=2)
    game = play(
        tmp_path, card, ROW, red=fighter("4/2/1", health=2, play="thing"), green=hurt, blue=hurt,
        yellow=hurt, **TEAMS,
    )  # fmt: skip
    game.do("use thing")
    names = ("Red", "Green", "Blue", "Yellow")
    assert [name for name in names if game.health(name) == 3] == healed.split()
    assert text in text_of(tmp_path / "again", card)


def test_an_aura_on_everyone_includes_the_owner(tmp_path: Path) -> None:
    card = gadget("{stat: speed, add: 1, on: everyone, if: {range: 2-}}")
    game = play(tmp_path, card, ROW, red=fighter(play="thing"))
    assert [game.seat(n).speed for n in ("Red", "Green", "Blue", "Yellow")] == [3, 3, 3, 2]


def test_an_effect_on_nobody_is_refused(tmp_path: Path) -> None:
    card = gadget("{wound: 1, on: others, at: use, if: {foe_wears: armor}}")
    game = play(tmp_path, card, red=fighter(play="thing"))
    assert game.refuses("use thing") == (
        "you can use Thing only on another fighter with a suit of armor in play [card.overrides]"
    )


# -- where ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("{place: blood, on: others, square: adjacent, at: use}", "on a square next to each other fighter."),
        ("{place: blood, on: others, only: nearest, at: use}", "on the square of the nearest other fighter."),
        ("{place: blood, on: foe, square: sight, at: use}", "on a square in that fighter's sight."),
    ],
)  # fmt: skip
def test_a_counter_is_put_next_to_the_fighter_that_the_text_names(
    effect: str, text: str, tmp_path: Path
) -> None:
    assert text_of(tmp_path, gadget(effect)).endswith(text)


def test_a_counter_next_to_others_is_put_next_to_each_of_them(tmp_path: Path) -> None:
    card = gadget("{place: blood, on: others, square: adjacent, at: use}")
    game = play(tmp_path, card, red=fighter(play="thing")).do("use thing")
    assert game.due == "Red chooses square: D1, B1"
    game.do("d1")
    assert game.due == "Red chooses square: F1, D1"
    game.do("f1")
    assert game.floor("D1") == game.floor("F1") == ["blood"]


def test_a_trap_on_anothers_square_belongs_to_the_player_who_set_it(tmp_path: Path) -> None:
    card = special('"on": other, effects: {place: mine, damage: 6d, square: adjacent}')
    game = play(tmp_path, card, red=fighter(hand="thing"), blue=fighter(health=1))
    game.do("p thing blue", "d1", "end", "1 1", "m e", "6 6 6 6 6 6", "1")
    assert game.seat("Red").frags == 1


@pytest.mark.parametrize(
    ("range", "hurt"), [("1", "Green"), ("1-", "Blue Green"), ("2+", "Yellow")]
)
def test_a_target_is_not_next_to_itself(range: str, hurt: str, tmp_path: Path) -> None:
    card = gadget(
        f"{{wound: 1, on: others, at: hit, if: {{foe_spot: {{of: target, range: {range}}}}}}}"
    )
    room = "+---+---+---+---+\n| R   B   G   Y |\n+---+---+---+---+"
    game = play(tmp_path, card, room, red=fighter(play="thing"))
    game.do("s blue start", "1 1", "6 6 6")
    assert [n for n in ("Blue", "Green", "Yellow") if game.health(n) == 2] == hurt.split()


# -- counters of one's own ------------------------------------------------------------------------

WIRE = """
counters:
  - {id: wire, name: Wire, ends: enter, effects: {wound: 1, at: enter, if: {count: {speed: 3+}}}}
"""


@pytest.mark.parametrize(("stats", "health", "left"), [("2/3/2", 1, []), ("3/2/2", 3, ["wire"])])
def test_a_trap_stays_until_its_condition_is_true(
    stats: str, health: int, left: list[str], tmp_path: Path
) -> None:
    pack = fan_pack(
        tmp_path, cards="\n" + special("effects: {place: wire, square: adjacent}"), pack=WIRE
    )
    game = draw(LANE, packs=pack, red=fighter(hand="thing"), blue=fighter(stats))
    game.do("p thing", "end", "1 1" if stats[2] == "2" else "1 1 1", "m w")
    assert (game.health("Blue"), game.floor("B1")) == (health, left)


def test_a_trap_with_a_condition_says_when_it_is_removed(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, cards="\n" + special("effects: {place: wire}"), pack=WIRE)
    (wire,) = load_library(Problems(), [Path(pack)]).table.counters
    assert counter_text(wire) == (
        "When you enter and your Speed is 3 or more, lose **1 Health**. Remove it after that."
    )


# -- reactions to a hit that needs no roll --------------------------------------------------------

TWO = "+---+---+---+\n| R   B   1 |\n+---+---+---+"
TOUGH = """
    - id: tough
      name: Tough
      stats: 3/2/2
      stances:
        - {id: spikes, name: Spikes, when: attacked, ends: struck, effects: {wound: 1, on: attacker, at: struck}}
        - {id: slip, name: Slip, when: attacked, lasts: turn, effects: {cancel: attack, at: struck}}
"""


def test_a_stance_acts_at_a_hit_that_needs_no_roll(tmp_path: Path) -> None:
    pack = fan_pack(tmp_path, fighters=TOUGH)
    game = draw(TWO, packs=pack, blue=fighter(id="tough"))
    game.do("s blue start", "Blue: enter spikes")
    assert (game.health("Red"), game.due) == (2, "Red rolls 2d: damage")
    game = draw(TWO, packs=pack, blue=fighter(id="tough"))
    game.do("s blue start", "Blue: enter slip")
    assert game.due.startswith("Red acts")


def test_a_reaction_card_acts_at_a_hit_that_needs_no_roll(tmp_path: Path) -> None:
    card = special("when: attacked, lasts: attack, effects: {wound: 1, on: attacker, at: struck}")
    game = play(tmp_path, card, TWO, blue=fighter(hand="thing"))
    game.do("s blue start", "Blue: p thing")
    assert game.health("Red") == 2
    game = play(tmp_path, card, LANE, blue=fighter(hand="thing"), red=fighter("3/3/1"))
    game.do("s blue start", "Blue: p thing")
    assert game.health("Red") == 3, "it has not hit yet"
    game.do("2")
    assert game.health("Red") == 2


# -- checks ---------------------------------------------------------------------------------------


def found(folder: Path, cards: str, pack: str = "") -> list[str]:
    problems = Problems()
    load_library(problems, [Path(fan_pack(folder, cards="\n" + cards, pack=pack))])
    return [f"{one.message} {one.help}" for one in problems.found]


@pytest.mark.parametrize("asks", ["counter", "mode", "trait"])
def test_an_option_may_be_asked_for_anywhere(asks: str, tmp_path: Path) -> None:
    if_ = 'if: {house: {foggy: "on"}}'
    pack = '\noptions: [{id: foggy, about: fog, values: ["off", "on"], default: "off"}]\n'
    cards = special("effects: {place: fog}")
    fog = "{wound: 1, at: enter}"
    if asks == "counter":
        fog = f"{{wound: 1, at: enter, {if_}}}"
    elif asks == "mode":
        modes = f"modes: [{{name: Wide, damage: 3d, {if_}}}]"
        cards += f"    - {{id: gun, name: Gun, deck: weapon, damage: 2d, ammo: 3, {modes}}}\n"
    else:
        (tmp_path / "traits").mkdir()
        trait = f"[{{id: calm, name: Calm, effects: {{heal: 1, at: turn-start, {if_}}}}}]"
        (tmp_path / "traits" / "all.yaml").write_text(trait)
    pack += f"counters: [{{id: fog, name: Fog, effects: {fog}}}]\n"
    assert found(tmp_path, cards, pack) == []


def test_a_track_may_be_filled_by_a_counter(tmp_path: Path) -> None:
    pack = """
counters: [{id: fog, name: Fog, effects: {track: mood, add: 1, at: enter}}]
rules: [{name: Moods, tracks: [{id: mood, name: Mood, most: 3}]}]
"""
    assert found(tmp_path, special("effects: {place: fog}"), pack) == []


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("{roll: movement, dice: foe-health}", "there is no foe"),
        ("{attacks: foe-weapons}", "there is no foe"),
        ("{harm: dice-for-damage, on: attacker, at: struck}", "write `at: wounded`"),
    ],
)
def test_a_number_that_nobody_knows_is_reported(effect: str, message: str, tmp_path: Path) -> None:
    (problem,) = found(tmp_path, gadget(effect))
    assert message in problem


def test_a_card_played_in_an_attack_can_not_wait_for_its_start(tmp_path: Path) -> None:
    card = special("when: attacking, lasts: attack, effects: {wound: 1, on: target, at: fire}")
    (problem,) = found(tmp_path, card)
    assert "the attack has begun" in problem


# -- a named weapon -------------------------------------------------------------------------------

GUNS = """
    - id: duo
      name: Duo
      stats: 3/2/2
      weapon: [pistol, {name: Rock and Roll, damage: 2d, ammo: 3}]
      abilities:
        - {name: Loud, effects: {roll: damage, dice: 1, if: {weapon: rock-and-roll}}}
        - {name: Deaf, effects: {ammo: 1, which: rock-and-roll, at: use}}
"""


def test_a_weapon_on_the_sheet_is_named_in_a_sentence(tmp_path: Path) -> None:
    duo = load_library(Problems(), [Path(fan_pack(tmp_path, fighters=GUNS))]).fighters["duo"]
    assert [str(trait_text(trait)) for trait in duo.abilities] == [
        "With the Rock and Roll, roll 1 more die **for damage**.",
        "On your turn, you may use this: regain **1 ammo** on the Rock and Roll.",
    ]


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("{wound: 1, on: attacker, at: wounded, if: {weapon: pistol}}", "Whenever you are **wounded** with pistol weapons, the attacker loses **1 Health**."),
        ("{ammo: 1, weapons: this, at: dry, if: {weapon: flame}}", "Whenever you run out of ammo with flame weapons, regain **1 ammo** on that weapon."),
    ],
)  # fmt: skip
def test_a_moment_names_its_weapon(effect: str, text: str, tmp_path: Path) -> None:
    assert text_of(tmp_path, gadget(effect)) == text


def test_a_fighter_hides_from_one_weapon_only(tmp_path: Path) -> None:
    cards = gadget("{hidden: 1, if: {weapon: gun}}")
    cards += "    - {id: gun, name: Gun, deck: weapon, damage: 2d, ammo: 3}\n"
    game = play(tmp_path, cards, red=fighter(play="gun"), blue=fighter(play="thing"))
    assert game.legal("s") == ["s Blue start"]
    assert "Thing" in game.refuses("s blue gun")


# -- at the table ---------------------------------------------------------------------------------


def warning(game: Game, line: str) -> str:
    said = parse_input(line, game.run.context())
    assert isinstance(said, Command), said
    return str(caution(game.run, said, ()))


@pytest.mark.parametrize(
    ("card", "is_asked"),
    [
        ("effects: {heal: 1}", True),
        ("effects: {heal: 1, on: everyone}", False),
        ("effects: {heal: 1, on: others, only: nearest}", False),
        ("effects: {heal: 1, then: {draw: weapon}}", False),
        ("effects: {wound: 1, on: others, if: {foe_in_sight: true}}", False),
        ("effects: {wound: 1, on: others, if: {foe_adjacent: true}}", True),
        ('"on": other, effects: {wound: 1, if: {foe_adjacent: true}}', True),
    ],
)
def test_a_card_is_asked_about_only_if_it_does_nothing(
    card: str, is_asked: bool, tmp_path: Path
) -> None:
    game = play(tmp_path, special(card), red=fighter(hand="thing"))
    line = "p thing blue" if '"on": other' in card else "p thing"
    assert ("would have no effect" in warning(game, line)) is is_asked


def test_a_gadget_that_heals_later_is_not_wasted(tmp_path: Path) -> None:
    game = play(tmp_path, gadget("{heal: 1, at: frag}"), red=fighter(hand="thing"))
    assert warning(game, "p thing") == ""


@pytest.mark.parametrize(
    ("line", "inputs"),
    [
        ("p blood-and-guts", ["p blood-and-guts"]),
        ("p Blood and Guts", ["p Blood and Guts"]),
        ("p blood and guts and thing", ["p blood-and-guts", "p thing"]),
        ("p thing, blood-and-guts", ["p thing", "p blood-and-guts"]),
    ],
)
def test_a_name_with_and_is_one_name(line: str, inputs: list[str], tmp_path: Path) -> None:
    cards = special("effects: {heal: 1}")
    cards += "    - {id: blood-and-guts, name: Blood and Guts, deck: special, effects: {heal: 1}}\n"
    game = play(tmp_path, cards, red=fighter(hand="thing blood-and-guts"))
    assert inputs_in(line, game.run.context()) == inputs


def test_who_shows_a_goal_of_ones_own(tmp_path: Path) -> None:
    game = play(tmp_path, gadget("{limit: goal, add: 2}"), red=fighter(play="thing", frags=1))
    shown = who_lines(game.run.game, game.run.story, Style(40, color=False))
    assert "1/5 frags" in shown[0]
    assert any("0/3 frags" in line for line in shown)


# -- texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            special('"on": other, lasts: 2 turns, effects: {wound: 1, at: turn-start}'),
            "At the start of their turn, that fighter loses **1 Health**. It lasts for their next 2 turns.",
        ),
        (
            special("lasts: game, effects: {score: -1, at: fragged}"),
            "lose 1 frag. It lasts for the rest of the game.",
        ),
        (
            gadget("{wound: 1, on: foe, at: enter, whose: others, if: {range: 1, foe_team: other}}"),
            "Whenever an enemy at range 1 enters a square, they lose **1 Health**.",
        ),
        (
            gadget("{teleport: sight, spot: {range: 2, of: foe, sight: false}, at: use, per_turn: 1}"),
            "to a square in sight out of their sight at range 2 from them.",
        ),
        (
            ("    - {id: thing, name: Thing, deck: weapon, damage: 2d, ammo: 3, radius: 1, "
            "effects: {push: 2, on: target, at: hit, if: {foe_in: water}}}\n"),
            "On a hit, **push** everyone in water in the blast straight away from you by 2 squares.",
        ),
    ],
)  # fmt: skip
def test_a_text_says_it_all(card: str, text: str, tmp_path: Path) -> None:
    assert text_of(tmp_path, card).endswith(text)


def test_a_blast_pushes_only_those_who_fit(tmp_path: Path) -> None:
    mortar = (
        "    - {id: thing, name: Thing, deck: weapon, damage: 2d, ammo: 3, radius: 1, "
        "effects: {push: 1, on: target, at: hit, if: {foe_has: {frags: more}}}}\n"
    )
    room = "+---+---+---+---+---+\n| R   .   B   G   . |\n+---+---+---+---+---+"
    game = play(tmp_path, mortar, room, red=fighter(play="thing"), green=fighter(frags=1))
    game.do("s blue thing", "1 1", "6 6 6", "1 1", "6 6 6")
    assert (game.seat("Blue").square, game.seat("Green").square) == ("C1", "E1")


def test_a_mode_for_one_range_is_told_how(tmp_path: Path) -> None:
    gun = (
        "    - {id: gun, name: Gun, deck: weapon, damage: 2d, ammo: 3, "
        "modes: [{name: Near, damage: 4d, if: {range: 1}}]}\n"
    )
    (problem,) = found(tmp_path, gun)
    assert "write `range_at_most` or `range_at_least` instead of `if`" in problem
