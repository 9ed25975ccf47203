"""Last Man Standing: each fighter has a few lives, and the last one left wins
(variant.lastman.*)."""

from __future__ import annotations

from fragkit.language.sentences import Text, plural, say
from fragkit.rules.attack.frags import out_of_play, unless_frags_win
from fragkit.rules.commands import Override
from fragkit.rules.events import Event
from fragkit.rules.facts import SeatFact
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.pending import Fall, Verdict
from fragkit.rules.state import Seat
from fragkit.values import dataclass

LIVES = 2
FACT = SeatFact("lives", most=99, text=plural("{n} life", "{n} lives", n=0))


@dataclass(frozen=True, slots=True)
class LifeLost(Event):
    words = "{player} has {left} left."
    left: Text  # "1 life", "2 lives"


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    words = "{player} is out of the game."


class LastManStanding(Module):
    id = "last-man-standing"
    about = say("two lives each (`=3`: three); last one standing wins")
    is_optional = True
    values = (1, 99)
    rulings = (("lastman.any", "ab", "a", "whether a frag without an attacker costs a life"),)
    facts = (FACT,)

    @property
    def lives(self) -> int:
        """Return the lives of each fighter: 2 (variant.lastman.lives), or more if the players agreed
        (variant.lastman.more)."""
        return int(self.value or LIVES)

    def left(self, seat: Seat) -> int:
        """Return the lives left. A game that starts from a position begins with full lives, unless
        the position says otherwise."""
        return seat.marks.setdefault(FACT.name, self.lives)

    def before_first_player(self, game: Game) -> Procedure[None]:
        self.start_in_the_middle(game)
        yield from ()

    def start_in_the_middle(self, game: Game) -> None:
        for seat in game.state.seats.values():
            self.left(seat)

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """Take a life from the fragged fighter, even if there is no attacker (ruling.lastman.any).
        A fighter without lives leaves the game (variant.lastman.out)."""
        seat = game.seat(fall.victim)
        if not fall.by and game.houses.letter("lastman.any") == "b":
            return
        left = seat.marks[FACT.name] = max(self.left(seat) - 1, 0)
        if left:
            game.tell(LifeLost(seat.name, plural("{n} life", "{n} lives", n=left)))
        else:
            seat.status = "out"
            game.tell(WentOut(seat.name))
        yield from ()

    def after_override(self, game: Game, command: Override) -> None:
        """Take a fighter without lives out of the game. A fighter who gets a life respawns as
        usual."""
        if command.fact != FACT.name:
            return
        seat = game.seat(command.player)
        if not command.value and seat.status != "out":
            out_of_play(game, seat.name, "out")
            game.tell(WentOut(seat.name))
        elif command.value and seat.status == "out":
            seat.status = "fragged"

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """Return the last fighter left as the winner (variant.lastman.win). Frags do not decide."""
        left = game.present()
        if len(left) == 1:
            return Verdict(True, (left[0],))
        if not left:
            # A fighter who fragged another one wins, even if both were fragged together
            # (ruling.lastman.draw).
            credited = dict.fromkeys(
                fall.by for fall in falls if fall.by and fall.by != fall.victim
            )
            return Verdict(True, tuple(credited)[-1:])
        return unless_frags_win(game)
