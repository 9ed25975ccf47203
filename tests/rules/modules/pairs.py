"""Every two modules together: a game in which both have something to do.

One map has all their ground, the decks have cards for each of them, and only the two (with what
they bring) are switched on. `tests/rules/modules/test_pairs.py` plays the pairs of FTW and
Deadlands; others ask `pairs` for theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from fragkit.board.board import Board
from fragkit.language.sentences import Sentence
from fragkit.model.card import Card
from fragkit.model.word_values import Stats
from fragkit.rules.flow.setup import Player, Setup, Team
from fragkit.rules.house_options import Houses
from fragkit.rules.module import Module
from fragkit.rules.modules import known_modules, made_variants, module_class
from tests.rules import kit
from tests.rules.test_random_games import HARDWARE

# Water, acid, lava with power-ups, switches and their doors, the room, grates, teleporters, a
# window, Main Street with its gallows, a beast; wide enough for two bases.
GROUND = """
+---+---+---+---+---+---+---+---+---+---+---+---+
| X   1   w   T   ~   g       s   2   a   w   X |
+   +---+---+   +   +---+-:-+---+   +---+---+   +
| g   s   %   w     | w   g | ^   ^g  %   t     |
+   +---+---+   +   +-b-+---+   +   +---+   +   +
| 3       T   %   ~   w   g   w   4   t   O   t |
+   +   +   +---+-r-+   +   +   +---+   +   +   +
| w   5   g       a       T > w   6   g   t   w |
+---+---+---+---+---+---+---+---+---+---+---+---+
"""
KEYS = """
doors: [{at: F2-F3, color: blue, switch: true}]
switches: [{at: B2, color: blue}, {at: H1, color: blue}]
zones: {the-room: [F2, G2], main-street: ["A1:L1"]}
beasts: [{mouth: K3, tentacles: [K2, J3, L3, K4]}]
"""
NAMES = ("Red", "Green", "Blue", "Yellow", "Orange")
SPLIT = "2/3/2"
MORE = "3/3/3"  # two against three: the fighters of the smaller side
SIDES = (Team("red", ("Red", "Blue")), Team("blue", ("Green", "Yellow")))
UNEQUAL = (Team("red", ("Red", "Blue")), Team("blue", ("Green", "Yellow", "Orange")))
GAME = "death-match"  # for what is played in teams only
OWN_BOARD = "own-board"  # it replaces the map that these games are played on
Pair = tuple[str, str]


def pairs(among: frozenset[str] | None = None) -> list[Pair]:
    """Every two modules, with at least one of these."""
    on_a_map = [id for id in known_modules() if id != OWN_BOARD]
    every = combinations(on_a_map, 2)
    return [pair for pair in every if among is None or not among.isdisjoint(pair)]


@cache
def ground() -> Board:
    return kit.board((GROUND.strip("\n"),), KEYS)


@cache
def cards() -> dict[str, Card]:
    """Deadlands, which has four decks with suits and malfunctions, and what lays and throws."""
    return {**kit.library("deadlands").cards, **{card.id: card for card in HARDWARE}}


def modules_of(pair: Pair) -> tuple[Module, ...] | Sentence:
    """Both with what they bring, or why they can't be played together."""
    found = [(id, module_class(id)) for id in pair]
    plain = tuple(rules() for _, rules in found if rules is not None and not rules.is_optional)
    made = made_variants([id for id, rules in found if rules and rules.is_optional], plain)
    if not isinstance(made, tuple) or "teams" not in {*pair, *_needs_teams(made)}:
        return made
    if any(module.has_teams for module in made):
        return made
    ids = {module.id for module in made}
    return made_variants([GAME], tuple(m for m in made if m.id not in ("teams", GAME))) if (
        GAME not in ids
    ) else made  # fmt: skip


def _needs_teams(made: tuple[Module, ...]) -> Iterator[str]:
    if {"chaotic-spawning", "unbalanced", "exchange", "bases"} & {m.id for m in made}:
        yield "teams"


def setup(pair: Pair, dealing: str = "dealt", houses: Houses | None = None) -> Setup | Sentence:
    """That game, or why there is none."""
    modules = modules_of(pair)
    if not isinstance(modules, tuple):
        return modules
    ids = {module.id for module in modules}
    box = kit.library("deadlands")
    sheets = list(box.fighters)
    teams = SIDES if any(module.has_teams for module in modules) else ()
    teams = UNEQUAL if "unbalanced" in ids else teams
    few = UNEQUAL[0].players if "unbalanced" in ids else ()
    players = tuple(
        Player(
            name,
            Stats.parse(MORE if name in few else SPLIT),
            sheets[(NAMES.index(name) + sum(map(ord, "".join(pair)))) % len(sheets)],
        )
        for name in (NAMES if few else NAMES[:4])
    )
    return Setup(
        ground(), players, cards(), box.fighters, houses or kit.houses(""), dealing, modules,
        None, box.decks, teams,
    )  # fmt: skip
