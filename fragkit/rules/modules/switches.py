"""Switches, and the doors they open and close (switch.*, ruling.switch.*)."""

from __future__ import annotations

from dataclasses import replace

from fragkit.board.things import Things
from fragkit.language.sentences import Text, say
from fragkit.model.map import DoorColor
from fragkit.rules.commands import Command, Refusal, Shoot
from fragkit.rules.counters import Arrival, CounterKind, Impact
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.state import Counter
from fragkit.values import dataclass

MOVING = frozenset({"step", "jump", "teleporter", "teleport", "push", "swap"})


@dataclass(frozen=True, slots=True)
class SwitchWorked(Event):
    words = "{player} flips the {color} switch on {square}."
    square: str
    color: str


@dataclass(frozen=True, slots=True)
class DoorOpened(Event):
    words = "The {color} door {door} opens. Put a door counter on it."
    door: str
    color: str


@dataclass(frozen=True, slots=True)
class DoorShut(Event):
    words = "The {color} door {door} closes. Take its counter off."
    door: str
    color: str


def switches_hit(game: Game, switches: list[Counter], impact: Impact) -> Procedure[None]:
    """Flip the switches that were hit by a shot with a to-hit roll (ruling.switch.shot). No damage
    is rolled (switch.shoot, switch.nodamage), and a weapon without damage flips them too
    (ruling.switch.harmless). An explosion does not flip switches (ruling.switch.blast)."""
    if impact.is_harmless and game.houses.letter("switch.harmless") == "b":
        return
    for switch in switches:
        work(game, impact.by or game.active(), switch.square)
    yield from ()


def work(game: Game, name: str, square: str) -> None:
    """Open or close each door of the switch's color (switch.color, switch.open, switch.close). A
    counter marks an open door (counter.door)."""
    board = game.ground.board
    color = board.switches[game.ground.place[square]]
    game.tell(SwitchWorked(name, square, color))
    for id in sorted(board.switch_doors(color)):
        there = counters_of(game, id)
        if there:
            for counter in there:
                game.take_counter(counter)
            game.tell(DoorShut(name, board.doors[id].name, color))
        else:
            open_door(game, id, color)
            game.tell(DoorOpened(name, board.doors[id].name, color))


def open_door(game: Game, id: int, color: DoorColor) -> None:
    """Put the door's counter on the first of its two squares."""
    square = game.ground.names[game.ground.board.doors[id].places[0]]
    game.lay_counter(Counter(DOOR.name, square, game.serial(), side=color))


def counters_of(game: Game, id: int) -> list[Counter]:
    """Return a door's counters. An override may have put one on either of its two squares."""
    door = game.ground.board.doors[id]
    beside = {game.ground.names[place] for place in door.places}
    counters = game.counters_of(DOOR.name)
    return [c for c in counters if c.square in beside and c.side == door.door.color]


def no_door(game: Game, square: str, color: str) -> Text:
    """Return why no door counter of that color can be there, or ""."""
    place, doors = game.ground.place[square], game.ground.board.doors.values()
    beside = [d.door.color for d in doors if d.door.switch and place in d.places]
    if color in beside:
        return ""
    if beside:
        return say("the switch door at {square} is {color}", square=square, color=beside[0])
    return say("there is no switch door at {square}", square=square)


DOOR = CounterKind("door", "", has_side=True, misplaced=no_door)
SWITCH = CounterKind(
    "switch", "s", is_target=True, is_typed=False, hit=switches_hit, needs_damage=False
)  # fmt: skip


class Switches(Module):
    id = "switches"
    ground = ("switch",)
    rulings = (
        ("switch.again", "ab", "a", "how often a switch works in a turn"),
        ("switch.harmless", "ab", "a", "whether a weapon without damage flips a switch"),
        ("switch.start", "ab", "a", "whether switch doors start closed"),
    )
    refuses = (Shoot,)
    counters = (DOOR, SWITCH)

    def before_place(self, game: Game) -> Procedure[None]:
        """Start with all switch doors closed, or all open (ruling.switch.start)."""
        if game.houses.letter("switch.start") == "b":
            for id, door in game.ground.board.doors.items():
                if door.door.switch:
                    open_door(game, id, door.door.color)
        yield from ()

    def fixtures(self, game: Game) -> list[Counter]:
        """Return the switches of the map. A fighter on a switch is a separate target
        (ruling.switch.busy)."""
        names = game.ground.names
        return [Counter(SWITCH.name, names[p], 0) for p in game.ground.board.switches]

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Refuse to shoot a switch under a solid counter (ruling.barrel.on)."""
        if not isinstance(command, Shoot):
            return None
        for aim in (command.target, *command.then):
            kind, _, square = aim.rpartition("@")
            if (
                kind == SWITCH.name
                and square in game.ground.place
                and (over := cover(game, square))
            ):
                text = say(
                    "{player} can't shoot the switch on {square}: a {counter} covers it",
                    player=command.player, square=square, counter=over,
                )  # fmt: skip
                return Refusal("ruling.barrel.on", text)
        return None

    def things(self, game: Game, things: Things) -> Things:
        """Open the doors that have a counter. They are two-way doors (ruling.switch.closed), which
        block sight (ruling.switch.los). A fighter on the square of a closing door holds it open
        (ruling.switch.inside)."""
        if not game.counters_of(DOOR.name):
            return things
        doors = game.ground.board.doors
        opened = frozenset(
            id for id, door in doors.items() if door.door.switch and counters_of(game, id)
        )
        return replace(things, open_doors=things.open_doors | opened)

    def after_entry(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """Flip a switch each time a fighter moves onto it (switch.step, ruling.switch.again), or
        is pushed there (ruling.knockback.switch). Flying over it does nothing (ruling.switch.over)."""
        square = arrival.square
        if arrival.how in MOVING and works_by_step(game, square):
            if game.state.turn is not None:
                uses = game.state.turn.uses
                uses[_key(square)] = uses.get(_key(square), 0) + 1
            work(game, arrival.player, square)
        yield from ()

    def doors_after_step(
        self, game: Game, name: str, place: int, open_doors: tuple[int, ...]
    ) -> tuple[int, ...]:
        board = game.ground.board
        if place not in board.switches or not works_by_step(game, game.ground.names[place]):
            return open_doors
        return tuple(sorted(board.switch_doors(board.switches[place]) ^ set(open_doors)))


def cover(game: Game, square: str) -> str:
    """Return the solid counter that covers the square, or ""."""
    kinds = game.modules.kinds
    there = (c.kind for c in game.state.floor if c.square == square and kinds[c.kind].is_solid)
    return next(there, "")


def works_by_step(game: Game, square: str) -> bool:
    """Return whether a fighter who moves onto that square flips a switch."""
    if game.ground.place[square] not in game.ground.board.switches:
        return False
    turn = game.state.turn
    used = turn is not None and turn.uses.get(_key(square))
    return not used or game.houses.letter("switch.again") == "a"


def _key(square: str) -> str:
    return f"switch {square}"
