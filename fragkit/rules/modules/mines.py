"""Mines: weapons put them on a square (mine.drop), and they strike the next fighter who comes there
(mine.*).

Their number is not limited (counter.mine.more).
"""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.model.effects.acts import Place
from fragkit.rules.attack.health import Blow
from fragkit.rules.commands import Command, Refusal, Shoot
from fragkit.rules.counters import Arrival, CounterKind
from fragkit.rules.effects.movement_verbs import laying_squares
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.receipt import Receipt
from fragkit.rules.state import Counter
from fragkit.values import dataclass

DICE = 4
THE_MINE = say("the mine")


@dataclass(frozen=True, slots=True)
class MineWentOff(Event):
    words = "The mine on {square} goes off. Take it off the map."
    square: str


def run_over(game: Game, mine: Counter, arrival: Arrival) -> Procedure[None]:
    """Take the mine off before it strikes the fighter who came onto its square (mine.remove)."""
    game.take_counter(mine)
    game.tell(MineWentOff(arrival.player, mine.square))
    yield from ()


def blast(game: Game, mine: Counter, arrival: Arrival) -> list[Blow]:
    """Return the blow for a fighter who comes onto the mine's square by a step, push or landing
    (mine.damage, ruling.mine.over), without a to-hit roll (ruling.mine.hit). The fighter who placed
    the mine scores (ruling.frag.mine). They can set it off too (mine.any), but not by placing it
    (ruling.mine.own)."""
    name, dice = arrival.player, mine.dice or usual_dice(game, MINE.name, DICE)
    by = answers_for(game, mine, arrival, "frag.mine")
    return [Blow(name, lambda: Receipt(dice, dice, "mine"), name, by, THE_MINE, hazard="mine")]


def usual_dice(game: Game, kind: str, default: int) -> int:
    """Return the dice of a counter that the players placed themselves: those of the cards in this
    game that place such a counter."""
    entries = game.catalog.entries.values()
    effects = (effect for entry in entries for effect in entry.effects)
    placed = (e for e in effects if isinstance(e, Place) and e.value == kind and e.damage)
    return max((e.damage.count for e in placed if e.damage), default=default)


def answers_for(game: Game, counter: Counter, arrival: Arrival, ruling: str) -> str:
    """Return the fighter who scores: the one who pushed the target there, otherwise the counter's
    owner (ruling.frag.pushed)."""
    if arrival.by and game.houses.letter("frag.pushed") == "a":
        return arrival.by
    return counter.by if game.houses.letter(ruling) == "a" else ""


def is_bare(game: Game, square: str) -> bool:
    """Return whether the square has no other counter, so that a mine may be put there."""
    return all(counter.square != square for counter in game.state.floor)


MINE = CounterKind(
    "mine",
    "x",
    is_placed=True,
    owned="maybe",
    hazard="mine",
    enter=run_over,
    blows=blast,
    fits=is_bare,
)


class Mines(Module):
    id = "mines"
    rulings = (
        ("frag.mine", "ab", "a", "who scores a frag by a mine"),
        ("frag.pushed", "ab", "a", "who scores when a push ends in a mine or in flames"),
    )
    refuses = (Shoot,)
    counters = (MINE,)

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Refuse to fire a weapon that only places mines if there is no room
        (ruling.mine.where)."""
        if not isinstance(command, Shoot) or not command.weapon:
            return None
        name = command.player
        entry = game.catalog.weapon_entry(game.seat(name).fighter, command.weapon, command.mode)
        fired = entry.moments.get("fire", ()) if entry is not None else ()
        laid = [act for _, act in fired if isinstance(act, Place) and act.value == MINE.name]
        if (
            not laid
            or not game.seat(name).square
            or any(laying_squares(game, name, a) for a in laid)
        ):
            return None
        if laid[0].square == "own":
            text = say(
                "{player} can't put a mine here: there is a counter on the square", player=name
            )
        else:
            text = say("{player} can't put a mine on any adjacent square: no room", player=name)
        return Refusal("ruling.mine.where", text)
