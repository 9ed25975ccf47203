"""What would change nothing where it stands is refused; what looks so and is not, is played."""

from __future__ import annotations

import pytest

from fragkit.model.text import trait_text
from fragkit.model.text.circumstances import Scene
from fragkit.model.text.compose import effect_words
from tests.rules import kit
from tests.rules.fans.arena import everyones, made, read

REFUSED = {
    "a reroll that outlasts its card": (
        "special", "{reroll: hit, lasts: 2 turns}",
        "never-happens nobody can use this `reroll`: it outlasts its card",
    ),
    "a reroll of a weapon, for longer than its attack": (
        "weapon", "{reroll: hit, lasts: turn}",
        "never-happens nobody can use this `reroll`: it outlasts the attack",
    ),
    "a turned die that follows": (
        "ability", "{heal: 1, at: use, then: {adjust: hit, to: 6}}",
        "never-happens nobody can use this `adjust`: it follows from another effect",
    ),
    "a reroll that hangs on a die": (
        "ability", "{reroll: hit, at: use, chance: 4+}",
        "no-change `chance` has no effect here: the dice change as soon as it is used",
    ),
    "a reroll for a time": (
        "ability", "{reroll: hit, at: use, lasts: turn}",
        "no-change `lasts` has no effect here: the dice change at once",
    ),
    "a reroll with a time to use it": (
        "ability", "{reroll: hit, at: use, when: any-time}",
        "no-change `when` has no effect here: it is used right after a roll anyway",
    ),
    "once a turn, and the turn is over": (
        "ability", "{skip: turn, at: use, per_turn: 1}",
        "no-change `per_turn` has no effect here: it ends the turn, so it happens only once anyway",
    ),
    "others who come onto ground": (
        "ground", "{wound: 1, at: enter, whose: others}",
        "no-change `whose` has no effect here: ground affects every fighter who enters or leaves",
    ),
    "somebody else's frag, on a weapon": (
        "weapon", "{score: 1, at: frag, whose: others}",
        "no-change `whose` has no effect here: a weapon acts only in its own attacks",
    ),
    "a weapon on the sheet that is played": (
        "starting weapon", "{score: 1, at: play}",
        "never-happens a weapon on the sheet is never played",
    ),
    "what never runs dry": (
        "starting weapon", "{score: 1, at: dry}",
        "never-happens this weapon has unlimited ammo, so it never runs out",
    ),
    "a number that is always the same": (
        "trait", "{move: {of: frags, most: 0}, at: turn-start}",
        "no-change this is always 0",
    ),
    "a number that is never enough": (
        "trait", "{walk: {of: speed, times: -3}, at: turn-start}",
        "no-change this is never 1 or more",
    ),
    "movement before the roll": (
        "trait", "{heal: 1, at: respawn, cost: {movement: 1}}",
        "never-holds at `respawn` nobody has movement to spend",
    ),
    "a gift for the fallen": (
        "trait", "{stat: speed, add: 1, at: fragged, lasts: 2 turns}",
        "never-happens `stat` has no effect at `fragged`: the fighter is already out",
    ),
    "a cure after the fall": (
        "gadget", "{heal: 1, at: fragged}",
        "never-happens `heal` has no effect at `fragged`: the fighter is already out",
    ),
    "what two fighters do not both have": (
        "trait", "{stat: speed, add: 1, if: {foe_has: {twos: more}}}",
        "never-holds `twos` can't be compared between two fighters",
    ),
    "a rule for others that each brings about": (
        "rule", "{cancel: attack, at: struck, on: others}",
        "no-change `on` has no effect here: it cancels an attack or a card, not a fighter",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_what_changes_nothing_is_refused(case: str) -> None:
    place, effects, told = REFUSED[case]
    assert made(place, effects).told == (told,)


def test_a_full_track_is_judged_like_everything_else() -> None:
    sheet = (
        "{id: x, name: X, stats: 4/4/1, points: 9, tracks: [{id: grit, name: Grit, most: 2, full: "
        "[{cancel: card}, {steal: any}, {reroll: hit, lasts: turn}]}], "
        "abilities: [{name: Tick, effects: {track: grit, add: 1, at: hit}}]}"
    )
    assert [told.split()[0] for told in read("trait", sheet).told] == [
        "never-happens", "no-such-target", "never-happens",
    ]  # fmt: skip


def test_ammunition_without_end_is_not_counted() -> None:
    weapon = "{name: Pop, damage: 2d, ammo: unlimited, ammo_use: 2}"
    sheet = f"{{id: x, name: X, stats: 4/4/1, points: 9, weapon: {weapon}}}"
    told = "no-change `ammo_use` has no effect: this weapon has unlimited ammo"
    assert read("starting weapon", sheet).told == (told,)


@pytest.mark.parametrize(
    ("place", "effects"),
    [
        ("trait", "{reroll: hit}"),
        ("ability", "{reroll: hit, at: use, cost: {health: 1}, per_turn: 1}"),
        ("weapon", "{reroll: hit, faces: 1-2}"),
        ("gadget", "{reroll: hit, at: turn-start, lasts: turn, must: true}"),
        ("ability", "{skip: turn, at: use, when: any-time, per_turn: 1}"),
        ("rule", "{table: {1-5: [], 6: {wound: 1}}, at: round-end, on: everyone}"),
        ("ground", "{wound: 1, at: turn-start, whose: others}"),
    ],
)
def test_what_changes_something_is_not(place: str, effects: str) -> None:
    assert made(place, effects).told == ()


@pytest.mark.parametrize("place", ["starting weapon", "stance", "rule", "ground"])
def test_whatever_lays_a_mine_brings_the_rules_of_mines(place: str) -> None:
    at = "hit" if place == "starting weapon" else "turn-start"
    game = made(place, f"{{place: mine, at: {at}}}").game()
    assert "mines" in [module.id for module in game.run.game.modules.all]


def test_a_stance_concerns_others_who_are_proof_against_something() -> None:
    """Everyone wears a ward; was a KeyError as soon as anybody rolled."""
    game = made("stance", "{stat: speed, add: 1, on: others}").game()
    game.do("end", "3 3 3 3", "end")
    assert game.due == "Blue rolls 6d: movement"


def test_a_weapon_on_the_sheet_is_used_like_one_in_play() -> None:
    """`at: use` of a starting weapon was offered to nobody."""
    game = made("starting weapon", "{score: 1, at: use, per_turn: 1}").game()
    game.do("end", "3 3 3 3")
    assert game.legal("use") == ["use start"]
    game.do("use start")
    assert game.told("frags-marked player frags") == [("Red", 1)]
    assert game.refuses("use start") == "Red has already used X this turn [card.overrides]"


def test_two_players_with_one_fighter_count_for_themselves() -> None:
    """Blue's use was taken for Red's."""
    sheet = made("ability", "{score: 1, at: use, when: any-time, per_turn: 1}").sheet
    one = kit.fighter("4/4/1", sheet=sheet)
    game = kit.draw(
        """
        +---+---+---+
        | R   .   B |
        +---+---+---+
        """,
        red=one,
        blue=one,
    )
    game.do("Blue: use x", "use x")
    assert game.told("frags-marked player") == ["Blue", "Red"]


@pytest.mark.parametrize(
    ("place", "effects", "said"),
    [
        ("trait", "{heal: 1, at: use, if: {moved: false, alone: 3}}",
         "On your turn, if you have not moved this turn and no other fighter is within range 3, you may use this: **restore** 1 lost Health."),
        ("trait", "{wound: 1, on: foe, at: sighted, if: {foe_armored: true}}",
         "Whenever a fighter in **armor** moves into your sight, they lose **1 Health**."),
        ("trait", "{stat: speed, add: 1, if: {foe_has: {blood: same}}}",
         "If another fighter has as many blood counters as you, you have **Speed +1**."),
        ("trait", "{summon: imp, at: turn-start}",
         "At the start of your turn, put an **imp** on a free square next to you."),
        ("trait", "{attacks: 1, at: turn-start, lasts: turn}",
         "At the start of your turn, make **1 more attack** this turn."),
        ("trait", "{heal: 1, at: turn-start, if: {not: {health_at_most: 2}}}",
         "At the start of your turn, **restore** 1 lost Health unless your Health is 2 or less."),
        ("trait", "{outcome: hit, at: turn-start}",
         "At the start of your turn, you always **hit** this turn."),
        ("trait", "{armor: 2}", "**Armor**: Health +2, gone once it has taken 2 damage."),
        ("trait", "{move: {of: speed, per: 3, round: up}, at: turn-start}",
         (
        "At the start of your turn, gain **movement** equal to a third of your Speed "
        "(rounded up)."
    )),
    ],
)  # fmt: skip
def test_what_is_made_of_it_reads_well(place: str, effects: str, said: str) -> None:
    thing = made(place, effects)
    assert thing.sheet is not None
    assert trait_text(thing.sheet.abilities[0]) == said


def test_ground_speaks_of_whoever_stands_there() -> None:
    told = [
        effect_words(effect, Scene(on_ground=True))
        for words in ("{score: 1, at: frag}", "{score: 1, at: turn-start, whose: others}")
        for effect in made("rule", words).rules[0].effects
    ]
    assert told == [
        "while you are there, whenever you **frag** a fighter, score 1 frag",
        "while you are there, whenever another fighter starts their turn, score 1 frag",
    ]


def test_a_weapon_that_hits_twice_does_it_once_per_turn() -> None:
    card = made("weapon", "{score: 1, at: hit, per_turn: 1}").card
    zeal = everyones().cards["zeal"]
    assert card is not None
    game = kit.draw(
        """
        +---+---+---+
        | R   .   B |
        +---+---+---+
        """,
        cards=[card, zeal],
        red=kit.fighter("3/2/2", play="x zeal"),
        blue=kit.fighter("4/2/1"),
    )
    game.do("s blue x", "1 1 1 1 1", "6 6 6 6")
    assert game.told("frags-marked player") == ["Red"]
    game.do("s blue x", "1 1 1 1 1", "6 6 6 6")
    assert game.told("frags-marked player") == ["Red"]


def test_ground_that_swaps_whoever_enters_comes_to_an_end() -> None:
    """Each of the two came onto the other's square, and so on: a RecursionError."""
    keys = 'legend: {"@": {name: Whirl, effects: {swap: places, on: others, only: nearest, at: enter}}}'
    assert read("ground", keys).told == ()
    drawing = """
        +---+---+---+---+
        | R   @   @   B |
        +---+---+---+---+
    """
    game = kit.draw(drawing, keys=keys)
    game.do("m e")
    assert {game.seat(name).square for name in ("Red", "Blue")} == {"B1", "D1"}
