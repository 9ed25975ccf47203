"""Last Man Standing: each fighter has a few lives, and the last one left wins
(variant.lastman.*)."""

from __future__ import annotations

from typing import ClassVar

from fragkit.rules.attack.frags import out_of_play
from fragkit.rules.commands import Override
from fragkit.rules.events import Event
from fragkit.rules.facts import SeatFact
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.pending import GOES_ON, Fall, Verdict
from fragkit.rules.state import Seat
from fragkit.values import dataclass

LIVES = 2
FACT = SeatFact("lives", most=99, text="lives {n}")


@dataclass(frozen=True, slots=True)
class LifeLost(Event):
    words: ClassVar[str] = "{player} has {left} left."

    left: str  # "1 life", "2 lives", "no life"


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    words: ClassVar[str] = "{player} is out of the game."


class LastManStanding(Module):
    id = "last-man-standing"
    about = "two lives each (=3: three); the last one left wins"
    is_optional = True
    values = (1, 99)
    rulings = (("lastman.any", "ab", "a", "whether a death without an attacker costs a life"),)
    facts = (FACT,)

    @property
    def lives(self) -> int:
        """Lives for each fighter: 2 (variant.lastman.lives), or as many as the players agreed on
        (variant.lastman.more)."""
        return int(self.value or LIVES)

    def left(self, seat: Seat) -> int:
        """A game begun in the middle counts from full lives, unless the table says otherwise."""
        return seat.marks.setdefault(FACT.name, self.lives)

    def before_first_player(self, game: Game) -> Procedure[None]:
        self.start_in_the_middle(game)
        yield from ()

    def start_in_the_middle(self, game: Game) -> None:
        for seat in game.state.seats.values():
            self.left(seat)

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """Take a life from the fragged fighter, also without an attacker (ruling.lastman.any).
        Without a life, they leave the game (variant.lastman.out)."""
        seat = game.seat(fall.victim)
        if not fall.by and game.houses.letter("lastman.any") == "b":
            return
        left = seat.marks[FACT.name] = max(self.left(seat) - 1, 0)
        if left:
            game.tell(LifeLost(seat.name, "1 life" if left == 1 else f"{left} lives"))
        else:
            seat.status = "out"
            game.tell(WentOut(seat.name))
        yield from ()

    def after_override(self, game: Game, command: Override) -> None:
        """Who has no life left is out, and who has one again comes back as after a frag."""
        if command.fact != FACT.name:
            return
        seat = game.seat(command.player)
        if not command.value and seat.status != "out":
            out_of_play(game, seat.name, "out")
            game.tell(WentOut(seat.name))
        elif command.value and seat.status == "out":
            seat.status = "fragged"

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """Return the last fighter left as the winner (variant.lastman.win); frags do not decide."""
        left = game.present()
        if len(left) == 1:
            return Verdict(True, (left[0],))
        if not left:
            # Who brought another down wins, also when both fell together (ruling.lastman.draw).
            credited = dict.fromkeys(
                fall.by for fall in falls if fall.by and fall.by != fall.victim
            )
            return Verdict(True, tuple(credited)[-1:])
        return None if game.houses.letter("variant.goal") == "b" else GOES_ON
