"""Mistakes as a careful designer makes them, each found at its place.

The first column says what went wrong; the card, fighter or map is whole otherwise.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.checks import single_effect
from fragkit.load.content_check import check_content
from fragkit.model.effects.effect import Effect

SPECIAL = "- id: zap\n  name: Zap\n  deck: special\n  text: Zap.\n"
GADGET = "- id: zap\n  name: Zap\n  deck: gadget\n  letter: W\n  text: Zap.\n"
WEAPON = "- id: zap\n  name: Zap\n  deck: weapon\n  damage: 3d\n  ammo: 4\n  text: Zap.\n"
TRAIT = "- id: bob\n  name: Bob\n  stats: 3/2/2\n  abilities:\n    - name: Knack\n"

CARDS = {
    "a range upside down": (
        GADGET, "effects: [{roll: hit, dice: 1, if: {range_at_least: 6, range_at_most: 3}}]",
        "never-holds no range is at least 6 and at most 3",
    ),
    "a weapon's range upside down": (
        WEAPON, "range_at_least: 6\nrange_at_most: 3",
        "never-holds no range is at least 6 and at most 3",
    ),
    "a mode's range upside down": (
        WEAPON, "modes: [{name: Far, range_at_least: 6, range_at_most: 3}]",
        "never-holds no range is at least 6 and at most 3",
    ),
    "a tag nobody carries": (
        GADGET, "effects: [{roll: hit, dice: 1, if: {weapon_tag: revovler}}]",
        "selects-nothing no card matches `revovler`",
    ),
    "a suit without a cost": (
        GADGET, "effects: [{heal: 1, at: use, if: {suit: hearts}}]",
        "no-card-shown `heal` asks for a card's suit or value, but no card is shown",
    ),
    "a range at turn-start": (
        GADGET, "effects: [{heal: 1, at: turn-start, if: {range_at_most: 3}}]",
        "never-holds at `turn-start` there is no attack, so `range_at_most` is never true",
    ),
    "a foe at respawn": (
        GADGET, "effects: [{heal: 1, at: respawn, if: {foe_health: more}}]",
        "never-holds at `respawn` there is no foe, so `foe_health` is never true",
    ),
    "moved before moving": (
        GADGET, "effects: [{heal: 1, at: turn-start, if: {moved: true}}]",
        "never-holds at `turn-start` nobody has moved this turn yet",
    ),
    "an attacker at turn-start": (
        GADGET, "effects: [{wound: 1, at: turn-start, on: attacker}]",
        "no-such-target at `turn-start` there is no attack, so there is no attacker",
    ),
    "an attack canceled at respawn": (
        GADGET, "effects: [{cancel: attack, at: respawn}]",
        "never-happens at `respawn` there is no attack to cancel",
    ),
    "an attack canceled after a miss": (
        GADGET, "effects: [{cancel: attack, at: miss}]", "never-happens at `miss` the attack is over",
    ),
    "an attacker when a gadget is laid down": (
        GADGET, "effects: [{wound: 1, on: attacker}]",
        "no-such-target at `play` there is no attack, so there is no attacker",
    ),
    "a card canceled at any time": (
        SPECIAL, "effects: [{cancel: card}]",
        "never-happens there is no card to cancel",
    ),
    "a skip on nobody": (
        SPECIAL, "on: nobody\neffects: [{skip: turn}]",
        "no-such-target `zap` is played on nobody, so `skip` affects nobody",
    ),
    "the roller when nobody rolls": (
        SPECIAL, "on: roller\neffects: [{wound: 1}]",
        "no-such-target `zap` can't be played on the roller: with `when: any-time` there is none",
    ),
    "the attacker in the own turn": (
        SPECIAL, "when: own-turn\non: attacker\neffects: [{wound: 1}]",
        "no-such-target `zap` can't be played on the attacker: with `when: own-turn` there is none",
    ),
    "two modes of one name": (
        WEAPON, "modes: [{name: Full, damage: 4d}, {name: full, damage: 5d}]",
        "duplicate-mode two modes are called `full`",
    ),
    "a mode that changes nothing": (
        WEAPON, "modes: [{name: Full}]",
        "no-change the mode `Full` is the same as the weapon itself",
    ),
    "Health set to 0": (
        SPECIAL, "lasts: turn\neffects: [{stat: health, set: 0}]",
        "lethal-stat Health 0 frags the fighter at once",
    ),
    "Health times 0": (
        SPECIAL, "lasts: turn\neffects: [{stat: all, times: 0}]",
        "lethal-stat Health 0 frags the fighter at once",
    ),
    "a card at the set-up": (
        GADGET, "effects: [{heal: 1, at: setup}]", "never-happens at `setup` no card is in play",
    ),
    "a reroll after the miss": (
        GADGET, "effects: [{reroll: hit, at: miss}]",
        "never-happens at `miss` the to-hit roll is already over",
    ),
    "a reroll that begins by itself": (
        GADGET, "effects: [{reroll: hit, at: turn-start, lasts: turn}]",
        "never-happens nobody can use this `reroll`: it begins at `turn-start`",
    ),
    "a bonus behind the shot": (
        GADGET, "effects: [{shoot: foe, at: sighted, then: {roll: hit, dice: 1, lasts: attack}}]",
        "never-happens this `roll` comes too late: the shot is over",
    ),
    "a bonus behind a shot that is used": (
        GADGET, "effects: [{shoot: anyone, at: use, then: [{heal: 1}, {pierce: armor, lasts: attack}]}]",
        "never-happens this `pierce` comes too late: the shot is over",
    ),
    "a bonus next to the shot": (
        GADGET, "effects: [{shoot: foe, at: sighted}, {reroll: damage, at: sighted}]",
        "never-happens this `reroll` comes too late: the shot is over",
    ),
    "a bonus behind a shot of a table": (
        SPECIAL, "effects: [{table: {1-3: {heal: 1}, 4+: [{shoot: anyone}, {extra: 2, lasts: attack}]}}]",
        "never-happens this `extra` comes too late: the shot is over",
    ),
    "a bonus to hit behind the shot back": (
        GADGET, "effects: [{shoot: foe, at: struck, then: {roll: hit, dice: 1, lasts: attack}}]",
        "never-happens this `roll` comes too late: the shot is over",
    ),
    "an end of what has no end": (
        GADGET, "effects: [{heal: 1, at: expire}]",
        "never-happens `zap` never expires",
    ),
    "a square without a blast": (
        WEAPON, "aim: square",
        "aim-without-blast a weapon fired at a square needs a blast to hit anyone",
    ),
    "a radius around nothing": (
        WEAPON, "aim: nothing\nradius: 2\neffects: [{blast: 3d, radius: 1, center: self}]",
        "aim-at-nothing `radius` has no effect: a weapon with `aim: nothing` hits nobody",
    ),
    "a range to nothing": (
        WEAPON, "aim: nothing\nrange_at_most: 2\neffects: [{blast: 3d, radius: 1, center: self}]",
        "aim-at-nothing `range_at_most` has no effect: a weapon with `aim: nothing` hits nobody",
    ),
    "a price of nothing": (
        GADGET, "effects: [{heal: 1, at: use, cost: {movement: 0}}]", "out-of-range `movement` must be from 1 to 20, not 0",
    ),
    "a card that pays with itself from the hand": (
        SPECIAL, "on: other\ncost: {itself: true}\neffects: [{wound: 1}]",
        "no-change `zap` is not in play yet when its cost is paid",
    ),
    "a condition that asks for nothing": (
        GADGET, "effects: [{armor: 1, if: {}}]", "no-change this condition is empty",
    ),
    "a colour of walls": (
        GADGET, "effects: [{pass: walls, color: red}]",
        "no-change `color` has no effect: only doors have a color",
    ),
    "a jump as ever": (GADGET, "effects: [{jump: 0}]", "no-change this `jump` changes nothing"),
    "an effect twice": (
        GADGET, "effects: [{armor: 1}, {armor: 1}]",
        "said-twice `zap` has the same `armor` twice",
    ),
    "a card that lies there for nothing": (
        SPECIAL, "lasts: 2 turns\neffects: [{heal: 1}]",
        "lasts-for-nothing `zap` does everything at once, so `lasts` has no effect",
    ),
    "a special without effects": (
        SPECIAL, "",
        "yours-to-apply `zap` has a text but no effects, so the referee can't apply it",
    ),
    "a gadget without a word": (
        GADGET.replace("  text: Zap.\n", ""), "", "does-nothing `zap` has no effects and no text",
    ),
    "a swap with oneself": (
        GADGET, "effects: [{swap: places, at: use}]",
        "no-such-target `swap` needs another fighter, but this affects the owner",
    ),
    "stealing from oneself": (
        SPECIAL, "effects: [{steal: any}]",
        "no-such-target `steal` needs another fighter, but this affects the owner",
    ),
    "a push without an attack": (
        GADGET, "effects: [{push: 2, at: turn-start}]",
        "no-such-target `push` needs an attack, and at `turn-start` there is none",
    ),
    "a blast around nobody": (
        GADGET, "effects: [{blast: 3d, radius: 1, at: turn-end}]",
        "no-such-target `blast` needs an attack, and at `turn-end` there is none",
    ),
    "a deck that is not in the box": (
        SPECIAL, "effects: [{draw: hex}]",
        "selects-nothing no card matches `hex`",
    ),
    "blood that hurts": (
        SPECIAL, "effects: [{place: blood, damage: 2d}]",
        "no-change `damage` has no effect: blood does no damage",
    ),
    "a word that picks no card": (
        GADGET, "effects: [{forbid: attack, which: laserr}]", "selects-nothing no card matches `laserr`",
    ),
    "a quantity that there is not": (
        GADGET, "effects: [{stat: speed, add: swiftness}]", "unknown-quantity `swiftness` can't be counted",
    ),
    "half a point": (
        GADGET, "effects: [{stat: speed, times: 0.5}]", "wrong-type `times` must be a whole number, not `0.5`",
    ),
    "dice that are never rolled": (
        GADGET, "effects: [{stat: speed, add: 1d}]", "no-moment `stat` is always in effect, so its dice are never rolled",
    ),
    "whose turn when it is used": (
        GADGET, "effects: [{heal: 1, at: use, whose: others}]", "no-change `whose` has no effect here: no other fighter can cause `at: use`",
    ),
    "a time for what is not used": (
        GADGET, "effects: [{heal: 1, at: hit, when: any-time}]", "no-change `when` has no effect here: it needs `at: use`",
    ),
    "dice for a roll that is looked up": (
        GADGET, "effects: [{roll: power-up, dice: 1}]", "no-change `dice` has no effect here: a `power-up` roll uses only one die",
    ),
    "dropping what is not there": (
        GADGET, "effects: [{roll: hit, add: 1, drop: lowest}]", "no-change `drop` has no effect here: no dice are added",
    ),
    "cards for what is not done with cards": (
        GADGET, "effects: [{forbid: move, which: energy}]", "no-change `which` has no effect here: `move` needs no card",
    ),
    "out of no bounds": (GADGET, "effects: [{forbid: enter}]", "no-change `forbid: enter` needs a place"),
    "movement paid in the turns of others": (
        GADGET, "effects: [{heal: 1, at: struck, cost: {movement: 1}}]", "never-holds you can spend movement only on your turn, and this happens on other turns",
    ),
    "movement paid before there is any": (
        GADGET, "effects: [{heal: 1, at: turn-start, cost: {movement: 1}}]", "never-holds before the movement roll there is no movement",
    ),
    "a price instead of the roll": (
        GADGET, "effects: [{heal: 1, at: use, when: instead-of-roll, cost: {movement: 1}}]",
        "never-holds before the movement roll there is no movement",
    ),
    "a burden that begins with the first shot": (
        WEAPON, "effects: [{stat: speed, add: -1, lasts: in-play}]", "no-moment `stat` on a weapon would start only with its first shot",
    ),
    "a truce with oneself": (
        GADGET, "effects: [{roll: hit, dice: 1, if: {against: owner}}]", "never-holds `against` works only for an effect that one fighter puts on another",
    ),
    "a pull toward nobody": (
        GADGET, "effects: [{push: 1, way: toward, at: turn-start}]", "no-such-target `push` needs an attack, and at `turn-start` there is none",
    ),
    "a foe where there is none": (
        GADGET, "effects: [{wound: 1, 'on': foe, at: turn-start}]", "no-such-target at `turn-start` there is no foe",
    ),
    "a push of nobody": (
        GADGET, "effects: [{push: 2, 'on': target, at: use}]", "no-such-target at `use` there is no attack, so there is no target",
    ),
    "a blast on somebody": (
        GADGET, "effects: [{blast: 2d, radius: 1, center: self, 'on': others, at: frag}]",
        "no-change `on` has no effect here: a blast affects everyone within its radius",
    ),
    "once what comes once": (
        GADGET, "effects: [{heal: 1, at: turn-start, per_turn: 1}]", "no-change `per_turn` has no effect here: `at: turn-start` happens only once anyway",
    ),
    "a margin without an attack": (
        GADGET, "effects: [{heal: 1, at: turn-start, if: {count: {margin: 2+}}}]",
        "never-holds at `turn-start` there is no attack, so `margin` can't be counted",
    ),
    "a margin while the dice to hit lie": (
        GADGET, "effects: [{reroll: hit, at: use, if: {count: {margin: 2+}}}]",
        "never-holds `margin` is not known yet at the to-hit roll",
    ),
    "damage while dice are thrown again": (
        GADGET, "effects: [{adjust: [damage, defense], to: 6, if: {not: {count: {damage: 1+}}}}]",
        "never-holds `damage` is not known yet at the damage roll",
    ),
    "dice for the roll that they come from": (
        GADGET, "effects: [{roll: hit, dice: sixes-to-hit}]",
        "never-holds `sixes-to-hit` is not known yet at the to-hit roll",
    ),
    "the margin when a shot is fired": (
        GADGET, "effects: [{move: margin, at: fire}]", "never-holds `margin` is not known yet at `fire`",
    ),
    "dice for damage when a hit is not worked out": (
        GADGET, "effects: [{heal: ones-for-damage, at: struck}]",
        "never-holds `ones-for-damage` is not known yet at `struck`",
    ),
    "a margin to heal by without an attack": (
        GADGET, "effects: [{heal: margin, at: turn-start}]",
        "never-holds at `turn-start` there is no attack, so `margin` can't be counted",
    ),
    "what was taken up at the turn's start": (
        GADGET, "effects: [{heal: 1, at: turn-start, if: {took: blood}}]",
        "never-holds at `turn-start` nothing is picked up, so `took` is never true",
    ),
    "what can't be taken up": (
        GADGET, "effects: [{heal: 1, at: take, if: {took: bload}}]", "selects-nothing no card matches `bload`",
    ),
    "something after the game": (
        GADGET, "effects: [{win: game, at: frag, then: {heal: 1}}]", "no-change `then` has no effect: the game is over",
    ),
    "a suit inside of `not`": (
        GADGET, "effects: [{heal: 1, at: use, cost: {discard: 1}, if: {not: {suit: hearts}}}]",
        "never-holds `suit` can't be used inside `not` or `any`",
    ),
    "a zone that no map has": (
        GADGET, "effects: [{stat: speed, add: 1, if: {in: moon-base}}]", "unknown-place `moon-base` is not a terrain or a zone of any map in these packs",
    ),
    "500 copies": (GADGET, "copies: 500\neffects: [{armor: 1}]", "out-of-range "),
}  # fmt: skip
CARDS |= {
    "an attack canceled before the movement roll": (
        SPECIAL, "when: turn-start\neffects: [{cancel: attack}]",
        "never-happens with `when: turn-start` there is no attack to cancel",
    ),
    "an icon that nobody drew": (
        SPECIAL, "effects: [{heal: 1}]\nflavor: 'Some :flmae: for you.'",
        "unknown-icon there is no icon `flmae`, so `:flmae:` is printed as it is",
    ),
    "a core equal to the damage": (
        WEAPON, "radius: 1\ncore: 3d", "no-change `core` is the same as `damage`",
    ),
}  # fmt: skip
FIGHTERS = {
    "a trait without effects": (
        "      text: He knows things.",
        "yours-to-apply this ability of `bob` has a text but no effects, so the referee can't apply it",
    ),
    "a trait without anything": (
        "",
        "does-nothing this ability of `bob` has no effects and no text",
    ),
    "a trait of the attacker at turn-end": (
        "      effects: [{wound: 1, on: attacker, at: turn-end}]",
        "no-such-target at `turn-end` there is no attack, so there is no attacker",
    ),
    "a trait that expires": (
        "      effects: [{heal: 1, at: expire}]",
        "never-happens `bob` never expires",
    ),
    "a trait that discards itself": (
        "      effects: [{heal: 1, at: use, cost: {itself: true}}]",
        "never-happens a trait is not a card, so it can't be discarded",
    ),
    "a special as gear": (
        "      effects: [{jump: 1}]\n  gear: [zap]",
        "gear-not-in-play `zap` can't be gear: it is discarded as soon as it is played",
    ),
    "gear twice": (
        "      effects: [{jump: 1}]\n  gear: [light-armor, light-armor]",
        "said-twice `bob` has `light-armor` twice",
    ),
}
FIGHTERS |= {
    "a minion with a hand limit": (
        "      effects: [{limit: hand, add: 1}]\n  role: minion",
        "no-change `limit` has no effect here: this minion holds no cards",
    ),
}
VARIANTS = {
    "[domination, red-rover]": "variant-clash `red-rover` and `domination` can't be played together",
    "[last-man-standing=2, bodyguards]": (
        "variant-clash `bodyguards` and `last-man-standing` can't be played together"
    ),
    "[no-rushes, no-rushes]": "variant-clash the variant `no-rushes` is named twice",
    "[bodyguards=9]": "unknown-variant the variant `bodyguards` needs a number from 1 to 3",
    "[bodyguards=two]": "unknown-variant the variant `bodyguards` needs a number from 1 to 3",
    "[no-rushes=2]": "unknown-variant the variant `no-rushes` takes no value",
}
ROW = "grid: |\n  +---+---+---+---+\n  | 1   2   &   O |\n  +---+---+---+---+\n"
GROUNDS = {
    "two grounds of one name": (
        "legend: {'&': {name: Moss, cost: 2}}\nzones: {moor: {name: moss, squares: B1, cost: 3}}",
        "duplicate-ground two kinds of ground are called `moss`, so `in: moss` means both",
    ),
    "a legend that nothing uses": (
        "legend: {'&': water, '@': [weapon, grate]}", "map-legend the drawing has no `@`",
    ),
    "belts in a circle": (
        "legend: {'&': {name: Belt, effects: {push: 1, way: west, at: enter}}}\nzones: {lift: {squares: B1, effects: {push: 2, way: east, at: enter}}}",
        "ground-circle a fighter who enters C1 or B1 is pushed in a circle",
    ),
    "a mouth without tentacles": (
        "legend: {'&': water}",
        "map-beast the mouth in D1 has no tentacles, so the beast never grabs anybody",
    ),
    "a square that is opened twice": (
        "legend: {'&': water}\nedges: {south: {map: foundry, open: [A1, B1, a1]}}",
        "map-join A1 is opened twice",
    ),
}  # fmt: skip
MAPS = {
    "a lone teleporter": (
        """
        +---+---+---+
        | 1   2   T |
        +---+---+---+
        """,
        "map-teleporter-lone the teleporter in C1 leads nowhere",
    ),
    "a room that is never left": (
        """
        +---+---+---+---+---+---+
        | 1   2         >       |
        +---+---+---+---+---+---+
        """,
        "map-trap a fighter who enters E1, F1 can never get out",
    ),
    "a gadget one column off": (
        """
        +---+---+---+---+
        | 1             |
        +   +   +   +   +
        |       g     w |
        +   +   +   +   +
        |     2         |
        +---+---+---+---+
        """,
        "map-door-free the green door between B2 and C2 has no wall next to it",
    ),
    "a door that lies free": (
        """
        +---+---+---+---+
        | 1             |
        +   +-r-+   +   +
        |             w |
        +   +   +   +   +
        |     2         |
        +---+---+---+---+
        """,
        "map-door-free the red door between B1 and B2 has no wall next to it",
    ),
    "one respawn only": (
        """
        +---+---+---+---+
        | 1             |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """,
        "map-respawn-few ",
    ),
}


def found(pack: Path) -> list[str]:
    problems = Problems()
    check_content([pack], pack, problems)
    mine = [d for d in problems.found if str(pack.name) in d.span.file]
    return [f"{d.code} {d.message}" for d in mine]


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "mine"
    for room in ("cards", "fighters", "maps"):
        (folder / room).mkdir(parents=True)
    (folder / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\nextends: base\n")
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.mark.parametrize("case", CARDS)
def test_a_card_with_a_mistake(pack: Path, case: str) -> None:
    card, more, told = CARDS[case]
    (pack / "cards" / "a.yaml").write_text(card + indent(more, "  ") + "\n")
    assert [line for line in found(pack) if line.startswith(told)], found(pack)


@pytest.mark.parametrize("card", [GADGET, WEAPON, SPECIAL + "  lasts: turn\n"])
def test_a_card_without_one(pack: Path, card: str) -> None:
    (pack / "cards" / "a.yaml").write_text(card + "  effects: [{roll: hit, dice: 1}]\n")
    assert found(pack) == []


IN_TIME = (
    "{roll: hit, dice: 1, lasts: attack, at: sighted, then: {shoot: foe}}",
    "{shoot: foe, at: sighted, then: {roll: hit, dice: 1, lasts: turn}}",
    "{shoot: foe, at: struck, then: {roll: defense, dice: 1, lasts: attack}}",
    "{shoot: anyone, at: use, then: [{roll: hit, dice: 1, lasts: attack}, {shoot: anyone}]}",
    "{shoot: anyone, at: use}, {roll: damage, dice: 1, at: use}",
    "{table: {1-3: {shoot: anyone}, 4+: {extra: 1, lasts: attack}}, at: use}",
)


def test_what_comes_before_the_last_shot_or_outlasts_it_is_in_time(pack: Path) -> None:
    cards = (GADGET.replace("id: zap", f"id: zap-{n}") + f"  effects: [{effects}]\n"
             for n, effects in enumerate(IN_TIME))  # fmt: skip
    (pack / "cards" / "a.yaml").write_text("".join(cards))
    assert found(pack) == []


@pytest.mark.parametrize("case", FIGHTERS)
def test_a_fighter_with_a_mistake(pack: Path, case: str) -> None:
    more, told = FIGHTERS[case]
    (pack / "cards" / "a.yaml").write_text(SPECIAL + "  effects: [{heal: 1}]\n")
    (pack / "fighters" / "a.yaml").write_text(f"{TRAIT}{more}\n")
    assert [line for line in found(pack) if line.startswith(told)], found(pack)


@pytest.mark.parametrize("case", MAPS)
def test_a_map_with_a_mistake(pack: Path, case: str) -> None:
    drawing, told = MAPS[case]
    text = indent(dedent(drawing).strip("\n"), "  ")
    (pack / "maps" / "m.yaml").write_text(f"id: m\nname: M\ngrid: |\n{text}\n")
    assert [line for line in found(pack) if line.startswith(told)], found(pack)


TRANSLATIONS = {
    "cards: {zap: {text: Wirf mehr.}}": (
        "dropped-placeholder the translation leaves out `{roll.dice}`"
    ),
    "cards: {zap: {flavor: Hui.}}": "nothing-to-translate `zap` has no `flavor`",
    "cards: {zap: Knall, zip: KNALL}": "same-name `zap` and `zip` are both called KNALL",
    "fighters: {bob: {traits: {Knack: {text: Er ist schnell.}}}}": (
        "dropped-placeholder the translation leaves out `{stat.add}`"
    ),
}


@pytest.mark.parametrize("text", TRANSLATIONS)
def test_a_translation_with_a_mistake(pack: Path, text: str) -> None:
    zap = GADGET.replace("text: Zap.", "text: 'Roll {+roll.dice} to hit :flame:.'")
    effects = "  effects: [{roll: hit, dice: 1}]\n"
    zip = GADGET.replace("zap", "zip").replace("name: Zap", "name: Zip")
    (pack / "cards" / "a.yaml").write_text(zap + effects + zip + effects)
    (pack / "fighters" / "a.yaml").write_text(
        TRAIT + "      text: 'Speed {+stat.add}.'\n      effects: [{stat: speed, add: 1}]\n"
    )
    (pack / "lang").mkdir()
    assert found(pack) == []
    (pack / "lang" / "de.yaml").write_text(text + "\n")
    assert found(pack) == [TRANSLATIONS[text]]


def test_a_pack_may_draw_the_icon(pack: Path) -> None:
    icons = pack / "templates" / "icons"
    icons.mkdir(parents=True)
    (icons / "rubber-duck.svg").write_text("<svg/>")
    text = "  text: 'Take a :rubber-duck:.'\n  effects: [{heal: 1}]\n"
    (pack / "cards" / "a.yaml").write_text(SPECIAL.replace("  text: Zap.\n", text))
    assert found(pack) == []


@pytest.mark.parametrize("variants", VARIANTS)
def test_variants_that_cannot_be_played(pack: Path, variants: str) -> None:
    with (pack / "pack.yaml").open("a") as file:
        file.write(f"variants: {variants}\n")
    assert found(pack) == [VARIANTS[variants]]


def test_variants_that_go_together(pack: Path) -> None:
    with (pack / "pack.yaml").open("a") as file:
        file.write("variants: [bodyguards=2, no-rushes, barrel-busters]\n")
    assert found(pack) == []


@pytest.mark.parametrize("case", GROUNDS)
def test_ground_with_a_mistake(pack: Path, case: str) -> None:
    keys, told = GROUNDS[case]
    (pack / "maps" / "m.yaml").write_text(f"id: m\nname: M\n{keys}\n{ROW}")
    assert told in found(pack)


def test_a_door_with_a_wall_at_one_end(pack: Path) -> None:
    grid = """
        +---+---+---+---+
        | 1     |       |
        +   +   +   +   +
        |       g     w |
        +   +   +   +   +
        |     2         |
        +---+---+---+---+
    """
    text = indent(dedent(grid).strip("\n"), "  ")
    (pack / "maps" / "m.yaml").write_text(f"id: m\nname: M\ngrid: |\n{text}\n")
    assert found(pack) == []


@pytest.mark.parametrize(
    "effect",
    ["{push: 1, way: west, at: turn-end}", "{push: 1, way: east, at: enter}", "{push: 1, way: onward, at: enter}"],
)  # fmt: skip
def test_a_belt_that_leads_out(pack: Path, effect: str) -> None:
    keys = f"""
        legend: {{'&': {{name: Belt, effects: [{effect}]}}}}
        zones: {{lift: {{squares: B1, effects: [{{push: 2, way: east, at: enter}}]}}}}
    """
    row = ROW.replace("O", "w")
    (pack / "maps" / "m.yaml").write_text(f"id: m\nname: M\n{dedent(keys)}\n{row}")
    assert found(pack) == []


def test_a_theme_that_is_not_there(pack: Path) -> None:
    (pack / "maps" / "m.yaml").write_text(
        "id: m\nname: M\ntheme: stele\ngrid: |\n  +---+---+\n  | 1   2 |\n  +---+---+\n"
    )
    assert found(pack) == ["unknown-theme there is no theme `stele`"]


def test_a_namesake_of_a_shipped_card(tmp_path: Path) -> None:
    folder = tmp_path / "apart"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        "id: apart\nname: Apart\nversion: '1'\n"
        "decks: [{id: weapon, name: Weapons, color: '#112233', shape: gear}]\n"
    )
    (folder / "cards" / "a.yaml").write_text(
        "- {id: game-ender, name: X, deck: weapon, damage: 3d, ammo: 3}\n"
    )
    assert found(folder) == [
        "namesake the pack `base`, which this pack does not extend, also has a card `game-ender`"
    ]


def test_two_abilities_with_one_name(pack: Path) -> None:
    (pack / "fighters").mkdir(exist_ok=True)
    (pack / "fighters" / "a.yaml").write_text(
        "- id: a\n  name: A\n  stats: 3/2/2\n  abilities:\n"
        "    - {name: Leap, effects: [{jump: 1}]}\n    - {name: Leap, effects: [{immune: water}]}\n"
    )
    assert "same-name `a` has two abilities called Leap" in found(pack)


def test_a_range_of_nothing(pack: Path) -> None:
    effect = "{extra: 2, if: {range: 0}}"
    (pack / "cards" / "a.yaml").write_text(
        f"- {{id: a, name: Zorch, deck: weapon, damage: 3d, ammo: 3, effects: [{effect}]}}\n"
    )
    assert "never-holds no range is 0: fighters on one square are at range 1" in found(pack)


def test_a_card_with_thousands_of_effects_is_read_in_as_many_steps(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """15,000 effects once took 24 seconds: each asked all later ones whether they shoot."""
    asked: list[int] = []
    shoots = single_effect._shoots

    def counted(effect: Effect, deep: bool = True) -> bool:
        asked.append(1)
        return shoots(effect, deep)

    monkeypatch.setattr(single_effect, "_shoots", counted)
    many = "{heal: 1}, " * 1_000
    (pack / "cards" / "a.yaml").write_text(SPECIAL + f"  effects: [{many}]\n")
    found(pack)
    assert 1_000 < len(asked) < 20_000
