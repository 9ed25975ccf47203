"""Positions are drawn, inputs are typed, and what is due is one line of text.

    game = draw('''
        +---+---+---+
        | R   w   B |
        +---+---+---+
    ''', red=fighter("3/2/2", play="light-armor"), movement=6)
    game.do("m e", "5")                    # Red steps onto the power-up and rolls a 5
    game.due                               # "Red acts: 5 movement, 1 attacks"
    game.refuses("m n")                    # "Red can't go north from B1: wall [ruling.map.edge]"

The letters R, B, G, Y are Red, Blue, Green and Yellow; it is Red's turn, past the movement roll,
unless something else is said. A drawing without a respawn number gets a closed room with number
1 below it. Hands are on the table, so drawn cards stay secret, unless `dealt` is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from textwrap import dedent
from typing import Any, TypeVar

from fragkit.board.board import Board
from fragkit.board.drawing import read_grid
from fragkit.diagnostics import Problems
from fragkit.load.config import built_in_folders
from fragkit.load.packs import load_library
from fragkit.model.card import Card
from fragkit.model.effects import Effect
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter as Definition
from fragkit.model.map import Door, MapDefinition, Way
from fragkit.model.words import Stats
from fragkit.rules import commands as c
from fragkit.rules.events import Event
from fragkit.rules.houses import Houses, parse_house
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Act, Choice, Draw, Over, Roll
from fragkit.rules.state import Counter, Seat, Turn
from fragkit.rules.stats import armor, health
from fragkit.rules.turn.setup import Laid, Player, Position, Setup, Standing
from fragkit.rules.turn.table import Table
from tests.rules.stage import deck_for_tests

NAMES = {"R": "Red", "B": "Blue", "G": "Green", "Y": "Yellow"}
E = TypeVar("E", bound=Event)


@dataclass(frozen=True)
class Box:
    cards: Mapping[str, Card]
    fighters: Mapping[str, Definition]


@cache
def library() -> Box:
    """The fighters of the base pack, and its cards as they were when these tests were written:
    balance may change, rules may not."""
    base = load_library(Problems(), [built_in_folders()[0]], built_in=False)
    return Box(deck_for_tests(), base.fighters)


@dataclass(frozen=True)
class Fighter:
    stats: str = "3/2/2"
    health: int | None = None
    blood: int = 0
    frags: int = 0
    play: str = ""
    hand: str = ""
    hidden: str = ""
    wins: int = 0
    id: str = ""


def fighter(stats: str = "3/2/2", **more: Any) -> Fighter:
    """`play` lists cards in play (`pulse-rifle:2` has two shots left), `hand` cards that the
    referee knows, `hidden` secret ones by deck (`weapon:2 gadget:1`)."""
    return Fighter(stats, **more)


def draw(
    drawing: str, *, turn: str = "Red", movement: int | None = 6, attacks: int = 0,
    red: Fighter | None = None, blue: Fighter | None = None, green: Fighter | None = None,
    yellow: Fighter | None = None, house: str = "", dealt: bool = False,
    cards: Iterable[Card] = (), only: str = "", doors: Mapping[str, Way] | None = None,
) -> Game:  # fmt: skip
    """A game in the middle. `movement=None`: the turn begins. `cards` are added to the base
    ones, of which `only` those named may be in play. `doors` makes doors in squares one-way."""
    text, squares = _read(drawing)
    given = {"Red": red, "Blue": blue, "Green": green, "Yellow": yellow}
    names = [n for n in NAMES.values() if n in squares or given[n] is not None]
    who = {n: given[n] or Fighter() for n in names}
    position = Position(
        tuple(_standing(n, squares.get(n, ""), f) for n, f in who.items()), turn, movement, attacks
    )
    deck = {id: card for id, card in library().cards.items() if not only or id in only.split()}
    deck.update({card.id: card for card in cards})
    return Game(
        Setup(
            board(text, doors), tuple(player(n, f) for n, f in who.items()), deck, library().fighters,
            houses(house), "dealt" if dealt else "table", position=position,
        )
    )  # fmt: skip


def begin(drawing: str, *stats: str, house: str = "", dealt: bool = False, only: str = "") -> Game:
    """A game from its very start, players in clockwise order."""
    text, _ = _read(drawing)
    seats = zip(NAMES.values(), stats, strict=False)
    deck = {id: card for id, card in library().cards.items() if not only or id in only.split()}
    return Game(
        Setup(
            board(text), tuple(Player(n, Stats.parse(s)) for n, s in seats), deck,
            library().fighters, houses(house), "dealt" if dealt else "table",
        )
    )  # fmt: skip


def card(id: str, deck: str, *effects: Effect, **more: Any) -> Card:
    """A card that the base decks lack."""
    return Card(
        id=Id(id), name=id.replace("-", " ").title(), deck=Id(deck), effects=effects, **more
    )


def houses(words: str) -> Houses:
    chosen = parse_house(words.split())
    assert isinstance(chosen, Houses), chosen
    return chosen


def player(name: str, one: Fighter) -> Player:
    return Player(name, Stats.parse(one.stats), one.id, one.wins)


def board(text: str, doors: Mapping[str, Way] | None = None) -> Board:
    problems = Problems()
    grid = read_grid(text, problems)
    assert grid is not None, [str(d) for d in problems.sorted()]
    drawn = Board.of(MapDefinition(id="test", name="test", grid=grid))
    if not doors:
        return drawn
    ways = []
    for name, way in doors.items():
        place = drawn.place(name)
        assert isinstance(place, int), place
        ways.append((place, Door(way=way)))
    return Board.of(replace(drawn.parts[0].map, square_doors=tuple(ways)))


def _read(drawing: str) -> tuple[str, dict[str, str]]:
    """The bare map, and who stands where: `R` is Red, in a diagonal's half by its side."""
    lines = dedent(drawing).strip("\n").split("\n")
    if not re.search(r"\d", drawing):
        width = (len(lines[0]) - 1) // 4
        lines += ["| 1 |" + "###|" * (width - 1), "+---" * width + "+"]
    squares = {}
    for row, line in enumerate(lines):
        for match in re.finditer("[RBGY]", line):
            cell = line[match.start() // 4 * 4 :][:4]
            half = _half(cell, match.group()) if re.search(r"[/\\]", cell) else ""
            squares[NAMES[match.group()]] = f"{chr(65 + match.start() // 4)}{(row + 1) // 2}{half}"
    return re.sub("[RBGY]", " ", "\n".join(lines)), squares


def _half(cell: str, letter: str) -> str:
    """`/` has the top edge on its left side, `\\` on its right."""
    cut = re.search(r"[/\\]", cell)
    assert cut is not None
    left = cell.index(letter) < cut.start()
    return "a" if left == (cut.group() == "/") else "b"


def _standing(name: str, square: str, one: Fighter) -> Standing:
    laid = (word.split(":") for word in one.play.split())
    hidden = dict(word.split(":") for word in one.hidden.split())
    return Standing(
        name, square, one.health, one.blood, one.frags,
        tuple(Laid(w[0], int(w[1]) if len(w) > 1 else None) for w in laid),
        tuple(one.hand.split()), {deck: int(n) for deck, n in hidden.items()},
    )  # fmt: skip


class Game:
    """A table that is spoken to in lines of text."""

    def __init__(self, setup: Setup) -> None:
        self.table = Table(setup)
        self.events: list[Event] = list(self.table.opening)

    # -- saying --------------------------------------------------------------------

    def do(self, *lines: str) -> list[Event]:
        """All are accepted; what the last of them brought about."""
        told: list[Event] = []
        for line in lines:
            answer = self.table.submit(self.command(line))
            assert not isinstance(answer, Refusal), f"`{line}`: {answer} (due: {self.due})"
            told = list(answer.events)
            self.events += told
        return told

    def refuses(self, line: str) -> str:
        """It is refused and changes nothing: the sentence with the rule."""
        before, due = self.table.state.copy(), self.due
        answer = self.table.submit(self.command(line))
        assert isinstance(answer, Refusal), f"`{line}` was accepted: {answer}"
        assert self.table.state == before, "a refused command has changed the game"
        assert self.due == due, "a refused command has changed what is due"
        return str(answer)

    def command(self, line: str) -> c.Command:
        if re.fullmatch(r"[\d ]+", line):
            return c.Faces(self.table.request.player, tuple(map(int, line.split())))
        spoken = re.match(r"(\w+): ", line)
        turn = self.table.state.turn
        speaker = turn.player if turn is not None else self.table.request.player
        if spoken:
            speaker, line = spoken.group(1), line[spoken.end() :]
        verb, *words = line.split()
        return self._command(verb, words, speaker, bool(spoken))

    def _command(self, verb: str, words: list[str], who: str, spoken: bool) -> c.Command:
        due = self.table.request.player
        match verb:
            case "roll":
                return c.Faces(who, tuple(map(int, words)))
            case "m" if words[0] == "to":
                return c.MoveTo(who, words[1])
            case "m":
                return c.Move(who, tuple(words))
            case "j":
                return c.Jump(who, words[0], int(words[1]))
            case "s":
                return _shoot(who, words)
            case "p":
                return c.Play(who, words[0], **_aims(words[1:]))
            case "use":
                dice = tuple(int(w) for w in words[1:] if w.isdigit())
                return c.Use(who, words[0], dice=dice, **_aims([w for w in words[1:] if not w.isdigit()]))  # fmt: skip
            case "drop":
                return c.Drop(who, words[0])
            case "take":
                return c.Take(who, words[0])
            case "discard":
                return c.Discard(who, tuple(words))
            case "spend":
                return c.Spend(who, int(words[0]) if words else 1)
            case "choose":
                return c.Choose(who if spoken else due, tuple(words))
            case "deal":
                return c.Deal(due, words[0])
            case "join":
                return c.Join(words[0], words[1])
            case "end":
                return c.End(who)
        raise ValueError(f"`{verb}` is no command of the kit")

    # -- reading -------------------------------------------------------------------

    @property
    def due(self) -> str:
        """What the table waits for, in one line."""
        match self.table.request:
            case Roll(player, dice, purpose):
                return f"{player} rolls {dice}d: {purpose}"
            case Choice(player, purpose, options):
                return f"{player} chooses {purpose}: {', '.join(o.key for o in options)}".strip(
                    ": "
                )
            case Draw(player, deck):
                return f"{player} draws: {deck}"
            case Act(player, movement, attacks):
                return f"{player} acts: {movement} movement, {attacks} attacks"
            case Over(player):
                return f"{player} has won"
        raise ValueError(self.table.request)

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind since the beginning."""
        return [e for e in self.events if isinstance(e, kind)]

    def receipt(self) -> str:
        assert isinstance(self.table.request, Roll), self.due
        return str(self.table.request.receipt)

    def reason(self) -> str:
        assert isinstance(self.table.request, Roll | Choice), self.due
        return self.table.request.reason

    def seat(self, name: str) -> Seat:
        return self.table.state.seats[name]

    def square(self, name: str) -> str:
        return self.seat(name).square

    def health(self, name: str) -> int:
        """Without armor."""
        return health(self.table.game, name)

    def armor(self, name: str) -> int:
        return armor(self.table.game, name)

    def play(self, name: str) -> list[str]:
        """The cards that lie in play."""
        return [laid.card for laid in self.seat(name).play if not laid.ghost]

    def ammo(self, name: str, card: str) -> int:
        return next(laid.ammo for laid in self.seat(name).play if laid.card == card)

    def hand(self, name: str) -> list[str]:
        """The cards that the referee knows, then a deck's name for each secret one."""
        seat = self.seat(name)
        return [*seat.known, *(deck for deck, n in seat.hidden.items() for _ in range(n))]

    def discards(self, deck: str) -> list[str]:
        return self.table.state.decks[deck].discards

    def floor(self, square: str) -> list[str]:
        """The counters there: `blood`, or a kind with its cards."""
        return [_counter_text(c) for c in self.table.state.floor if c.square == square]

    @property
    def turn(self) -> Turn:
        assert self.table.state.turn is not None
        return self.table.state.turn

    def legal(self, kind: type[c.Command], player: str = "") -> list[Any]:
        return [command for command in self.table.legal(player) if isinstance(command, kind)]

    def shoot(self, target: str, hit: str, damage: str = "", defense: str = "") -> list[Event]:
        """A whole attack with the starting weapon; no roll is typed where none is needed."""
        return self.do(f"s {target} start", *(roll for roll in (hit, damage, defense) if roll))


def _counter_text(counter: Counter) -> str:
    return " ".join([counter.kind, *counter.cards])


def _shoot(who: str, words: list[str]) -> c.Shoot:
    """`Blue`, `Blue pulse-rifle 4`, `Blue carbine mode=Full_Auto then=Green`, `nothing button`."""
    said = dict(w.split("=") for w in words if "=" in w)
    plain = [w for w in words if "=" not in w]
    target = "" if plain[0] == "nothing" else plain[0]
    weapon = plain[1] if len(plain) > 1 else ""
    ammo = int(plain[2]) if len(plain) > 2 else 0
    then = tuple(said["then"].split(",")) if "then" in said else ()
    return c.Shoot(who, target, weapon, ammo, said.get("mode", "").replace("_", " "), then)


def _aims(words: list[str]) -> dict[str, Any]:
    """`Blue` is whom, `@C4` where, `+light-armor` what else is picked."""
    found: dict[str, Any] = {"pick": tuple(w[1:] for w in words if w[0] == "+")}
    for word in words:
        if word[0] == "@":
            found["square"] = word[1:]
        elif word[0] != "+":
            found["target"] = word
    return found
