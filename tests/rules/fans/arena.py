"""A small map where everything is close by, and things made from a line of YAML to be tried there.

made("trait", "{heal: 1, at: turn-start}").told      # what `check` has against it
made("trait", "{heal: 1, at: turn-start}").game()    # four players, of whom Red has it
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

from fragkit.diagnostics import Problems
from fragkit.lab.random_player import RandomPlayer
from fragkit.load.checks.whole_pack import check_ground, check_pack
from fragkit.load.maps.map_reader import read_map_text
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.card import Card
from fragkit.model.effects.modifiers import Armor
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter
from fragkit.model.pack import Library, Pack, PackFile, PackRule
from fragkit.rules.commands import Command, Use
from fragkit.rules.flow.game_table import Table
from fragkit.rules.requests import Roll
from tests.rules import kit

ARENA = """
    +---+---+---+---+---+---+---+
    | R   w   .   ~   @   B   1 |
    +---+   +   +   +   +-:-+   +
    | @   % | a > @   .   g   2 |
    +-r-+   +   +---+   +   +   +
    | G   T   .   @   .   T   Y |
    +---+---+---+---+---+---+---+
"""
PLACES = (
    "gadget", "special", "weapon", "trait", "ability", "starting weapon", "stance", "rule", "ground",
)  # fmt: skip
# Cards that everyone has, so that there is something to wear, to fire, to reload, to heal with.
CARDS = """
- {id: ward, name: Ward, deck: gadget, letter: W, copies: 9, effects: {immune: flame}}
- {id: suit, name: Suit, deck: gadget, letter: A, copies: 9, effects: {armor: 2}}
- {id: zeal, name: Zeal, deck: gadget, letter: M, copies: 9, effects: {attacks: 1}}
- {id: gun, name: Gun, deck: weapon, damage: 7d, ammo: 4, types: ballistic, copies: 9}
- {id: rod, name: Rod, deck: weapon, damage: 6d, ammo: 6, types: energy, copies: 9}
- {id: clip, name: Clip, deck: gadget, letter: W, copies: 9, effects: {ammo: full}}
- {id: salve, name: Salve, deck: gadget, letter: H, copies: 9, effects: {heal: 1}}
"""
# Somebody to play, with abilities worth copying, and a minion to call.
FIGHTERS = """
- id: plain
  name: Plain
  stats: 4/4/1
  points: 9
  abilities: [{name: Quick, effects: {stat: speed, add: 1, if: {health_at_most: 2}}}]
- {id: unarmed, name: Unarmed, stats: 4/4/1, points: 9, weapon: none}
- {id: imp, name: Imp, stats: 1/3/2, role: minion}
"""
# What stands on everybody's sheet.
RULES = """
- name: Sheets
  tracks: [{id: focus, name: Focus, most: 4, start: 1}]
  stances: [{id: crouch, name: Crouching, effects: {roll: defense, dice: 1}},
    {id: run, name: Running, effects: {stat: speed, add: 1}}]
"""
# What Red has is said of this; `{1}` is what else its card says, or what else the ground is.
WRITTEN = {
    "gadget": "{{id: x, name: X, deck: gadget, letter: W, copies: 9, effects: [{0}]}}",
    "special": "{{id: x, name: X, deck: special, copies: 9, when: own-turn, {1}effects: [{0}]}}",
    "weapon": "{{id: x, name: X, deck: weapon, damage: 5d, ammo: 3, copies: 9, effects: [{0}]}}",
    "trait": "{{id: x, name: X, stats: 4/4/1, points: 9, abilities: [{{name: X, effects: [{0}]}}]}}",
    "starting weapon": "{{id: x, name: X, stats: 4/4/1, points: 9, weapon: "
    "{{name: X, damage: 2d, ammo: unlimited, effects: [{0}]}}}}",
    "stance": "{{id: x, name: X, stats: 4/4/1, points: 9, stances: [{{id: s, name: S, "
    "effects: [{0}]}}]}}",
    "rule": "{{name: X, effects: [{0}]}}",
    "ground": 'legend: {{"@": {{name: Moss, is: [{1}], effects: [{0}]}}}}',
}
WRITTEN["ability"] = WRITTEN["trait"]


MOST_DICE = 6


class Meddler(RandomPlayer):
    """Has Red use whatever can be used, dice that lie included."""

    def answer(self, table: Table) -> Command:
        due = table.request
        many = isinstance(due, Roll) and due.dice > MOST_DICE  # too many results to list
        if table.state.stage == "play" and not many and self.random.random() < 0.3:
            uses = [command for command in table.legal("Red") if isinstance(command, Use)]
            if uses:
                return self.random.choice(uses)
        return super().answer(table)


@dataclass(frozen=True)
class Made:
    """Something that a fan might have written, and what `check` says about it."""

    told: tuple[str, ...]
    sheet: Fighter | None = None
    card: Card | None = None
    rules: tuple[PackRule, ...] = ()
    keys: str = 'legend: {"@": floor}'
    warned: tuple[str, ...] = ()

    def game(self) -> kit.Game:
        """Red has it, is in its stance, and crouches; a rule and ground are there for everyone."""
        box, card = everyones(), self.card
        arms, held = "gun:1 rod:1 ward zeal", "clip salve salve"
        plain = kit.fighter(
            "4/4/1", health=1, blood=1, hand=held, sheet=box.fighters["plain"], play=f"{arms} suit"
        )
        cards = list(box.packs[-1].cards.values())
        own = replace(plain, sheet=self.sheet or plain.sheet)
        if card is not None:
            cards.append(card)
            if card.is_weapon:  # nothing else to fire
                own = replace(own, sheet=box.fighters["unarmed"])
                arms = "ward zeal"
            in_play = card.duration is not None and card.deck != "special"
            worn = "" if any(isinstance(effect, Armor) for effect in card.effects) else "suit"
            own = replace(own, play=f"{'x ' * in_play}{arms} {worn}", hand=f"x {held}")
        game = self._drawn(own, plain, cards)
        if self.sheet is not None and self.sheet.stances:
            game.do("override red stance s")
        return game.do("override red stance crouch")

    def _drawn(self, own: kit.Fighter, plain: kit.Fighter, cards: list[Card]) -> kit.Game:
        box = everyones()
        return kit.draw(
            ARENA, cards=cards, red=own, blue=plain, green=plain, yellow=plain, dealt=True,
            turn="Yellow", movement=0, attacks=2, keys=self.keys, rules=(*box.packs[-1].file.rules, *self.rules),
            fighters=[box.fighters["imp"]],
            only="riot-gear boomstick spare-clips pocket-medkit yoink",
        )  # fmt: skip


@cache
def made(place: str, effects: str, more: str = "") -> Made:
    """`effects` in YAML, several with commas; `more` are other keys of a special, and what else
    ground is."""
    return read(place, WRITTEN[place].format(effects, more))


def read(place: str, words: str) -> Made:
    """A whole card, fighter, rule, or the keys of a map."""
    problems = Problems()
    if place == "ground":
        return _ground(words, problems)
    kind = kind_of(place)
    node = nodes.parse(words, "made.yaml", problems)
    assert node is not None, (words, problems.found)
    thing = structure(node, kind, "a thing", problems)
    if thing is None:
        return _told(problems, kind)
    file = PackFile(
        id=Id("made"), name="Made", version="1", rules=(thing,) if kind is PackRule else ()
    )
    own = {"cards": {"x": thing}} if kind is Card else {"fighters": {"x": thing}}
    check_pack(
        Pack(file, Path(), **({} if kind is PackRule else own)), everyones(), set(), problems
    )
    return _told(problems, kind, thing)


def kind_of(place: str) -> type:
    if place in ("gadget", "special", "weapon"):
        return Card
    return PackRule if place == "rule" else Fighter


def _told(problems: Problems, kind: type, thing: Any = None) -> Made:
    errors = tuple(f"{d.code} {d.message}" for d in problems.found if d.severity == "error")
    warned = tuple(f"{d.code} {d.message}" for d in problems.found if d.severity != "error")
    if kind is Card:
        return Made(errors, card=thing, warned=warned)
    if kind is Fighter:
        return Made(errors, sheet=thing, warned=warned)
    return Made(errors, rules=(thing,) if thing else (), warned=warned)


def _ground(keys: str, problems: Problems) -> Made:
    grid = indent(dedent(ARENA).strip("\n"), "  ")
    for letter in kit.NAMES:
        grid = grid.replace(letter, " ")
    text = f"id: moss\nname: Moss\ngrid: |\n{grid}\n{keys}\n"
    drawn = read_map_text(text, "moss.yaml", problems)
    if drawn is not None:
        check_ground(drawn, everyones(), problems)
    told = tuple(f"{d.code} {d.message}" for d in problems.found if d.severity == "error")
    return Made(told, keys=keys)


@cache
def everyones() -> Library:
    """What the made things build on."""
    below, problems = kit.library(), Problems()

    def listed(text: str, kind: type) -> list[Any]:
        node = nodes.parse(text, "box.yaml", problems)
        assert isinstance(node, nodes.Sequence)
        return [structure(item, kind, "a thing", problems) for item in node.items]

    rules = listed(RULES, PackRule)
    file = PackFile(id=Id("box"), name="Box", version="1", rules=tuple(rules))
    cards = {card.id: card for card in listed(CARDS, Card)}
    fighters = {fighter.id: fighter for fighter in listed(FIGHTERS, Fighter)}
    box = Pack(file, Path(), cards=cards, fighters=fighters)
    check_pack(box, below, set(), problems)
    errors = [d for d in problems.found if d.severity == "error"]
    assert not errors, errors
    return Library((*below.packs, box))
