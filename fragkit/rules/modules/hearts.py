"""Hearts: players track Health with tokens (heart.use, heart.*)."""

from __future__ import annotations

from fragkit.language.sentences import Text, plural, say
from fragkit.rules.events import Event, Moved, MovementGained, Rolled, TurnBegan
from fragkit.rules.facts import SeatFact
from fragkit.rules.game import Game
from fragkit.rules.module import Module
from fragkit.rules.state import Seat
from fragkit.rules.stats import armor, health
from fragkit.values import dataclass

HELD = SeatFact("hearts", is_settable=False)  # they follow from Health
UNFELT = (Moved, MovementGained, Rolled, TurnBegan)  # the most frequent events; none changes Health


@dataclass(frozen=True, slots=True)
class HeartsTaken(Event):
    words = "{player}: take {said}."
    count: int
    said: Text  # "2 hearts"


@dataclass(frozen=True, slots=True)
class HeartsGiven(Event):
    words = "{player}: give back {said}."
    count: int
    said: Text


class Hearts(Module):
    id = "hearts"
    about = say("track Health with tokens")
    is_optional = True
    rulings = (("heart.armor", "ab", "a", "whether hearts count armor"),)
    facts = (HELD,)

    def more_events(self, game: Game, event: Event | None) -> list[Event]:
        """Return the hearts to take or give back after any change of Health (heart.gain,
        heart.lose). Each player begins with their starting Health (heart.start). This is also
        called after each input, because a suit is reported before it is worn."""
        found: list[Event] = []
        if isinstance(event, UNFELT):
            return found
        for seat in game.state.seats.values():
            due = hearts(game, seat) if seat.square else 0
            held = seat.marks.get(HELD.name)
            if held is None:  # in a game that starts from a position, they are on the table already
                held = seat.marks[HELD.name] = 0 if game.state.stage == "setup" else due
            if due != held:
                seat.marks[HELD.name] = due
                count = abs(due - held)
                made = HeartsTaken if due > held else HeartsGiven
                said = plural("{n} heart", "{n} hearts", n=count)
                found.append(made(seat.name, count, said))
        return found


def hearts(game: Game, seat: Seat) -> int:
    """Return one heart for each point of Health, and of armor if the house option says so
    (ruling.heart.armor)."""
    points = health(game, seat.name)
    if seat.play and (worn := armor(game, seat.name)) and game.houses.letter("heart.armor") == "a":
        points += worn
    return points if points > 0 else 0
