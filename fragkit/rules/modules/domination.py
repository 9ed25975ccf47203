"""Domination: hold both bases at the same time (team.dom.*)."""

from __future__ import annotations

from fragkit.board.square_names import map_of
from fragkit.language.sentences import Text, say
from fragkit.rules.attack.frags import win
from fragkit.rules.commands import Choose, Command, Refusal
from fragkit.rules.counters import Arrival
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure, ask
from fragkit.rules.modules.bases import bad_square, base_of, good_squares, lay_base, no_base
from fragkit.rules.modules.teams import (
    COLORS,
    TeamGame,
    numbers_of,
    score_point,
    verdict_by_points,
    won_by,
)
from fragkit.rules.pending import Fall, Verdict
from fragkit.rules.requests import Choice, Option
from fragkit.values import dataclass

GOAL = 3


@dataclass(frozen=True, slots=True)
class BaseChosen(Event):
    words = "{player} chooses a base in secret."
    hides_answer = True


@dataclass(frozen=True, slots=True)
class BasesShown(Event):
    words = "Put the red base on {red} and the blue base on {blue}."
    red: str
    blue: str


@dataclass(frozen=True, slots=True)
class SamePair(Event):
    words = "{pair} can't score twice in a row on the same bases: no point for team {side}."
    side: str
    pair: Text


def squares_for(game: Game, side: str) -> list[str]:
    """Return the squares where a team's base may be: on the map with its respawn numbers
    (team.dom.base.blue, team.dom.base.red)."""
    board, place = game.ground.board, game.ground.place
    maps = {map_of(board, place[square]) for _, square in numbers_of(game, side)}
    return [s for s in good_squares(game) if map_of(board, place[s]) in maps]


class Domination(TeamGame):
    id = "domination"
    rulings = (
        ("dom.when", "ab", "a", "when a team scores in Domination"),
        ("dom.repeat", "ab", "a", "when the same two fighters may score again in Domination"),
    )
    refuses = (Choose,)
    about = say("hold both bases three times")
    brings = (*TeamGame.brings, "bases")
    scores_sides = True
    keeps_points = True

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Return why a base can't be where a captain wants it (team.dom.base.*)."""
        if not (square := no_base(game, command)):
            return None
        side = game.seat(command.player).side
        text = say(
            "the {side} base can't be on {square}: it must be on the map with the {side} numbers",
            side=side, square=square,
        )  # fmt: skip
        return bad_square(game, square) or Refusal(f"team.dom.base.{side}", text)

    def before_place(self, game: Game) -> Procedure[None]:
        """Ask both captains for a base in secret and show the answers together (team.dom.secret).
        Ask again if both want the same square."""
        chosen: dict[str, str] = {}
        while len(set(chosen.values())) < 2:
            for side, one in game.state.sides.items():
                options = tuple(map(Option, squares_for(game, side)))
                chosen[side] = yield from ask(
                    Choice(
                        one.captain,
                        "square",
                        options,
                        say(
                            "where do you put the {side} base? (The other team looks away.)",
                            side=side,
                        ),
                        "team.dom.secret",
                        unseen=True,
                    )
                )
                game.tell(BaseChosen(one.captain))
        for side, square in chosen.items():
            lay_base(game, side, square)
        game.tell(BasesShown(game.state.first, chosen["red"], chosen["blue"]))

    def before_turn_end(self, game: Game, player: str) -> Procedure[None]:
        """Score at the end of any turn (ruling.dom.when)."""
        self.hold_bases(game, is_end=True)
        yield from ()

    def after_entry(self, game: Game, arrival: Arrival) -> Procedure[None]:
        if game.houses.letter("dom.when") == "b":
            self.hold_bases(game, is_end=False)
        yield from ()

    def hold_bases(self, game: Game, is_end: bool) -> None:
        """Score for a team with a fighter on each base (team.dom.score). The same two fighters on
        the same bases do not score twice in a row (team.dom.repeat), unless they have traded bases
        or another fighter takes part (team.dom.repeat.lift, ruling.dom.repeat). 3 points win
        (team.dom.win)."""
        on = [game.at(base_of(game, side)) if base_of(game, side) else None for side in COLORS]
        if on[0] is None or on[1] is None or on[0].side != on[1].side or not on[0].side:
            return
        side, pair = on[0].side, [on[0].name, on[1].name]
        past = game.state.modules.setdefault(self.id, {})
        if past.get(side) == pair:
            if is_end:
                both = say("{player} and {other}", player=pair[0], other=pair[1])
                game.tell(SamePair(pair[0], side, both))
            return
        if game.houses.letter("dom.repeat") == "b":
            past.clear()
        past[side] = pair
        score_point(game, pair[0], side)
        if game.state.sides[side].points >= (game.houses.length or GOAL):
            win(game, won_by(game, side))

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """Return the team that has 3 points, if any (team.dom.win)."""
        return verdict_by_points(game, GOAL)
