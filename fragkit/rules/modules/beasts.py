"""Beasts: tentacles grab fighters and drag them to the mouth (deadlands.beast.*, ruling.beast.*).

They are in play on every map that shows them (deadlands.beast.map).
"""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.rules.attack.health import Blow, Snare, strike
from fragkit.rules.commands import Command, Jump, Move, Refusal
from fragkit.rules.counters import Arrival
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.movement.respawn import arrive
from fragkit.rules.odds.shot_forecast import total_of
from fragkit.rules.receipt import Receipt
from fragkit.rules.rolls import throw
from fragkit.rules.stats import accuracy, stat_roll
from fragkit.values import dataclass

NEEDED = 6  # on a total of 5, the beast catches the fighter
BITE = 3
HOW = "beast"
THE_BEAST = say("the beast")
CAUGHT = "caught"  # in this turn


@dataclass(frozen=True, slots=True)
class Slipped(Event):
    words = "{player} rolls {total} and slips past the tentacle on {square}."
    square: str
    total: int


@dataclass(frozen=True, slots=True)
class Grabbed(Event):
    words = "The beast GRABS {player} on {square}: {total} is less than {needed}."
    square: str
    total: int
    needed: int


@dataclass(frozen=True, slots=True)
class Swallowed(Event):
    words = "The beast drags {player} to its mouth on {square}: no movement left."
    square: str


class Beasts(Module):
    id = "beasts"
    ground = ("tentacle",)
    rulings = (
        ("beast.roll", "ab", "a", "which dice you roll to slip past a beast"),
        ("beast.order", "ab", "a", "whether a beast bites or drags first"),
        ("beast.act", "ab", "a", "whether a caught fighter may still attack"),
    )
    refuses = (Move, Jump)

    def after_entry(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """Roll for each entry onto a tentacle, by any means (deadlands.beast.check,
        ruling.beast.enter, ruling.beast.again). With a total of 5 or less (deadlands.beast.fail), the fighter is
        bitten, then dragged to the mouth (ruling.beast.order)."""
        name, square = arrival.player, arrival.square
        mouth = mouth_of(game, square)
        if not mouth or arrival.how == HOW:
            return
        thrown = yield from throw(
            game, name, "check", lambda: check_dice(game, name),
            say("to slip past the tentacle on {square}", square=square),
            rule="deadlands.beast.check", need=NEEDED,
            still=lambda: game.seat(name).square == square,
        )  # fmt: skip
        if thrown is None:
            return
        if thrown.total >= NEEDED:
            game.tell(Slipped(name, square, thrown.total))
            return
        game.tell(Grabbed(name, square, thrown.total, NEEDED))
        first = game.houses.letter("beast.order") == "b"
        if first:
            yield from drag(game, name, mouth)
        if game.seat(name).square:
            yield from bite(game, arrival)
        if not first and game.seat(name).square == square and not game.is_over:
            yield from drag(game, name, mouth)

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Refuse further movement this turn to a fighter who was caught (deadlands.beast.stop)."""
        name, turn = command.player, game.state.turn
        if turn is None or turn.player != name or CAUGHT not in turn.uses:
            return None
        if "movement" not in turn.lost:
            return None
        text = say("{player} can't move: the beast caught them this turn", player=name)
        return Refusal("deadlands.beast.stop", text)

    def forecast_entry(self, game: Game, arrival: Arrival) -> list[Snare]:
        name = arrival.player
        if not mouth_of(game, arrival.square):
            return []
        slips = total_of(game, name, "check", check_dice(game, name)).at_least(NEEDED)
        return [Snare(THE_BEAST, 1 - slips, (jaws(arrival),))]


def mouth_of(game: Game, square: str) -> str:
    """Return the mouth of the beast whose tentacle is on that square, or ""."""
    place = game.ground.place[square]
    for mouth, tentacles in game.ground.board.beasts.items():
        if place in tentacles:
            return game.ground.names[mouth]
    return ""


def check_dice(game: Game, name: str) -> Receipt:
    """Return the dice of the check: Accuracy dice, or 1 die plus Accuracy (ruling.beast.roll)."""
    if game.houses.letter("beast.roll") == "a":
        return stat_roll(game, name, "accuracy", "check")
    return Receipt(1, 1, "beast", points=accuracy(game, name))


def bite(game: Game, arrival: Arrival) -> Procedure[None]:
    yield from strike(game, [jaws(arrival)])


def jaws(arrival: Arrival) -> Blow:
    """Return the bite: 3 dice (deadlands.beast.damage). A fighter who pushed the target there
    scores the frag (ruling.frag.nobody)."""
    return Blow(
        arrival.player, lambda: Receipt(BITE, BITE, "beast"), arrival.player, arrival.by,
        THE_BEAST, hazard=HOW,
    )  # fmt: skip


def drag(game: Game, name: str, mouth: str) -> Procedure[None]:
    """Move a caught fighter to the mouth (deadlands.beast.mouth) and bump the fighter there
    (ruling.beast.mouth). The caught fighter keeps their attacks (ruling.beast.act)."""
    if game.is_active(name):
        game.turn.movement = 0
        game.turn.uses[CAUGHT] = 1
        if "movement" not in game.turn.lost:
            game.turn.lost.append("movement")
        if game.houses.letter("beast.act") == "b" and "attacks" not in game.turn.lost:
            game.turn.lost.append("attacks")
    game.tell(Swallowed(name, mouth))
    if not game.is_closed(mouth):
        yield from arrive(game, name, mouth, HOW)
