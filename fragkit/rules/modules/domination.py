"""Domination: a fighter on each of the two bases at one time (team.dom.*)."""

from __future__ import annotations

from typing import ClassVar

from fragkit.board.square_names import map_of
from fragkit.rules.attack.frags import win
from fragkit.rules.commands import Choose, Command, Refusal
from fragkit.rules.counters import Arrival
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure, ask
from fragkit.rules.modules.bases import bad_square, base_of, good_squares, lay_base, no_base
from fragkit.rules.modules.teams import (
    COLORS,
    TeamGame,
    leading,
    numbers_of,
    score_point,
    won_by,
)
from fragkit.rules.pending import GOES_ON, Fall, Verdict
from fragkit.rules.requests import Choice, Option
from fragkit.values import dataclass

GOAL = 3


@dataclass(frozen=True, slots=True)
class BaseChosen(Event):
    words: ClassVar[str] = "{player} has chosen a base, which nobody sees yet."
    hides_answer: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BasesShown(Event):
    words: ClassVar[str] = "Both bases are shown: {red} is red, {blue} is blue."

    red: str
    blue: str


@dataclass(frozen=True, slots=True)
class SamePair(Event):
    words: ClassVar[str] = "{pair} have scored like this just before: no point for {side}."

    side: str
    pair: str


def squares_for(game: Game, side: str) -> list[str]:
    """On the map of the side's own numbers (team.dom.base.blue, team.dom.base.red)."""
    board, place = game.ground.board, game.ground.place
    maps = {map_of(board, place[square]) for _, square in numbers_of(game, side)}
    return [s for s in good_squares(game) if map_of(board, place[s]) in maps]


class Domination(TeamGame):
    id = "domination"
    rulings = (
        ("dom.when", "ab", "a", "when Domination is scored"),
        ("dom.repeat", "ab", "a", "what lets the same two score again in Domination"),
    )
    refuses = (Choose,)
    about = "stand on both bases, three times"
    brings = (*TeamGame.brings, "bases")
    scores_sides = True
    keeps_points = True

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Why a base can't lie where a captain wants it (team.dom.base.*)."""
        if not (square := no_base(game, command)):
            return None
        side = game.seat(command.player).side
        text = f"the {side} base lies on the map of the {side} team's numbers, not on {square}"
        return bad_square(game, square) or Refusal(f"team.dom.base.{side}", text)

    def before_place(self, game: Game) -> Procedure[None]:
        """Ask both captains for a base in secret and show them together (team.dom.secret); ask
        again if both want one square."""
        chosen: dict[str, str] = {}
        while len(set(chosen.values())) < 2:
            for side, one in game.state.sides.items():
                options = tuple(map(Option, squares_for(game, side)))
                chosen[side] = yield from ask(
                    Choice(
                        one.captain,
                        "square",
                        options,
                        f"where the {side} base is; the other team looks away",
                        "team.dom.secret",
                        unseen=True,
                    )
                )
                game.tell(BaseChosen(one.captain))
        for side, square in chosen.items():
            lay_base(game, side, square)
        game.tell(BasesShown(game.state.first, chosen["red"], chosen["blue"]))

    def before_turn_end(self, game: Game, player: str) -> Procedure[None]:
        """At the end of any turn (ruling.dom.when)."""
        self.hold_bases(game, is_end=True)
        yield from ()

    def after_entry(self, game: Game, arrival: Arrival) -> Procedure[None]:
        if game.houses.letter("dom.when") == "b":
            self.hold_bases(game, is_end=False)
        yield from ()

    def hold_bases(self, game: Game, is_end: bool) -> None:
        """Score for a side with a fighter on each base (team.dom.score). The same two on the same
        bases do not score twice in a row (team.dom.repeat), unless they have traded bases or
        another fighter takes part (team.dom.repeat.lift, ruling.dom.repeat). 3 points win
        (team.dom.win)."""
        on = [game.at(base_of(game, side)) if base_of(game, side) else None for side in COLORS]
        if on[0] is None or on[1] is None or on[0].side != on[1].side or not on[0].side:
            return
        side, pair = on[0].side, [on[0].name, on[1].name]
        past = game.state.modules.setdefault(self.id, {})
        if past.get(side) == pair:
            if is_end:
                game.tell(SamePair(pair[0], side, " and ".join(pair)))
            return
        if game.houses.letter("dom.repeat") == "b":
            past.clear()
        past[side] = pair
        score_point(game, pair[0], side)
        if game.state.sides[side].points >= GOAL:
            win(game, won_by(game, side))

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """Return the side that has 3 points, if any (team.dom.win)."""
        there = [side for side, one in game.state.sides.items() if one.points >= GOAL]
        if there:
            return won_by(game, leading(game, there))
        return None if game.houses.letter("variant.goal") == "b" else GOES_ON
