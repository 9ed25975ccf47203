"""Positions for tests of the engine are drawn: R, G, B and Y are where the fighters stand.

stage = stand('''
    +---+---+---+
    | R   1   G |
    +---+---+---+
''', red="3/2/2", movement=6)
stage.shoot("Green")
stage.roll(4, 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

from fragkit.diagnostics import Problems
from fragkit.load.packs import load_library
from fragkit.model.card import Card
from fragkit.model.fighter import Fighter
from fragkit.model.words import Stats
from fragkit.rules.commands import (
    Choose,
    Command,
    Deal,
    Discard,
    Drop,
    End,
    Faces,
    Jump,
    Move,
    Play,
    Shoot,
    Take,
)
from fragkit.rules.events import Event
from fragkit.rules.houses import STANDARD, Houses
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Choice, Draw, Roll
from fragkit.rules.state import InPlay, Seat
from fragkit.rules.turn.setup import Laid, Player, Position, Setup, Standing
from fragkit.rules.turn.table import Table, Told
from tests.board.drawn import draw, marks

NAMES = {"R": "Red", "G": "Green", "B": "Blue", "Y": "Yellow"}
E = TypeVar("E", bound=Event)


@cache
def deck_for_tests() -> Mapping[str, Card]:
    """The base decks as they were when these tests were written: balance may change, rules not."""
    return load_library(Problems(), [Path(__file__).parent / "pack"], built_in=False).cards


class Stage:
    """A table with short words for what a test says to it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.table = Table(setup)
        self.told: tuple[Event, ...] = self.table.opening

    # -- what is so ------------------------------------------------------------------------

    @property
    def request(self) -> Any:
        return self.table.request

    @property
    def me(self) -> str:
        return self.table.request.player

    def seat(self, name: str) -> Seat:
        return self.table.state.seats[name]

    def square(self, name: str) -> str:
        return self.seat(name).square

    def health(self, name: str) -> int:
        from fragkit.rules.stats import health

        return health(self.table.game, name)

    def laid(self, name: str, card: str) -> InPlay | None:
        return next((c for c in self.seat(name).play if c.card == card), None)

    def heard(self, kind: type[E]) -> list[E]:
        """What was told of that kind after the last command."""
        return [e for e in self.told if isinstance(e, kind)]

    def floor(self) -> list[tuple[str, str, tuple[str, ...]]]:
        return [(c.kind, c.square, c.cards) for c in self.table.state.floor]

    # -- what is said -------------------------------------------------------------------------

    def do(self, command: Command) -> Stage:
        told = self.table.submit(command)
        assert isinstance(told, Told), f"{command}: {told}"
        self.told = told.events
        return self

    def refused(self, command: Command) -> Refusal:
        before = self.table.state.copy()
        answer = self.table.submit(command)
        assert isinstance(answer, Refusal), f"{command} was accepted: {answer}"
        assert self.table.state == before, "a refusal changes nothing"
        return answer

    def roll(self, *faces: int, by: str = "", purpose: str = "") -> Stage:
        assert isinstance(self.request, Roll), f"no roll is due but {self.request}"
        if purpose:
            assert self.request.purpose == purpose
        if by:
            assert self.request.player == by
        return self.do(Faces(self.request.player, faces))

    def choose(self, *options: str) -> Stage:
        assert isinstance(self.request, Choice), f"no choice is due but {self.request}"
        return self.do(Choose(self.me, options))

    def deal(self, card: str) -> Stage:
        assert isinstance(self.request, Draw), f"no card is due but {self.request}"
        return self.do(Deal(self.me, card))

    def move(self, *path: str) -> Stage:
        return self.do(Move(self.me, path))

    def jump(self, direction: Literal["n", "e", "s", "w"], squares: int) -> Stage:
        return self.do(Jump(self.me, direction, squares))

    def shoot(self, target: str, weapon: str = "", **more: Any) -> Stage:
        return self.do(Shoot(self.me, target, weapon, **more))

    def play(self, card: str, target: str = "", by: str = "", **more: Any) -> Stage:
        return self.do(Play(by or self.me, card, target, **more))

    def take(self, what: str) -> Stage:
        return self.do(Take(self.me, what))

    def drop(self, card: str) -> Stage:
        return self.do(Drop(self.me, card))

    def discard(self, *cards: str) -> Stage:
        return self.do(Discard(self.me, cards))

    def end(self) -> Stage:
        return self.do(End(self.me))


def stand(
    drawing: str,
    *,
    turn: str = "Red",
    movement: int | None = 12,
    attacks: int = 0,
    red: str = "3/2/2",
    green: str = "3/2/2",
    blue: str = "3/2/2",
    yellow: str = "3/2/2",
    health: Mapping[str, int] | None = None,
    play: Mapping[str, Iterable[str]] | None = None,
    ammo: Mapping[str, int] | None = None,
    hand: Mapping[str, Iterable[str]] | None = None,
    hidden: Mapping[str, Mapping[str, int]] | None = None,
    blood: Mapping[str, int] | None = None,
    frags: Mapping[str, int] | None = None,
    off: Iterable[str] = (),
    houses: Houses = STANDARD,
    dealing: Literal["table", "dealt"] = "dealt",
    cards: Iterable[Card] = (),
    fighters: Mapping[str, Fighter] | None = None,
    doors: Mapping[str, Any] | None = None,
) -> Stage:
    """A game in the middle: the drawn fighters stand there, `off` ones are off the map."""
    where = {NAMES[m]: square for m, square in marks(drawing).items() if m in NAMES}
    stats = {"Red": red, "Green": green, "Blue": blue, "Yellow": yellow}
    names = [n for n in NAMES.values() if n in where or n in off]
    own = fighters or {}
    standing = tuple(
        Standing(
            name,
            where.get(name, ""),
            (health or {}).get(name),
            (blood or {}).get(name, 0),
            (frags or {}).get(name, 0),
            tuple(Laid(c, (ammo or {}).get(c)) for c in (play or {}).get(name, ())),
            tuple((hand or {}).get(name, ())),
            (hidden or {}).get(name, {}),
        )
        for name in names
    )
    setup = Setup(
        draw(drawing, **(doors or {})),
        tuple(Player(n, Stats.parse(stats[n]), own[n].id if n in own else "") for n in names),
        {**deck_for_tests(), **{c.id: c for c in cards}},
        {f.id: f for f in own.values()},
        houses,
        dealing,
        position=Position(standing, turn, movement, attacks),
    )
    return Stage(setup)


def start(
    drawing: str,
    *,
    players: Mapping[str, str] | None = None,
    houses: Houses = STANDARD,
    dealing: Literal["table", "dealt"] = "table",
) -> Stage:
    """A game from its setup on."""
    seats = players or {"Red": "3/2/2", "Green": "2/3/2"}
    setup = Setup(
        draw(drawing),
        tuple(Player(n, Stats.parse(s)) for n, s in seats.items()),
        deck_for_tests(),
        {},
        houses,
        dealing,
    )
    return Stage(setup)
