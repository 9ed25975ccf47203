"""Capture the Flag: carry the enemy flag to your base, three times (team.ctf.*)."""

from __future__ import annotations

from fragkit.language.sentences import Text, plural, say
from fragkit.rules.attack.frags import win
from fragkit.rules.commands import Choose, Command, Override, Refusal
from fragkit.rules.counters import Arrival, CounterKind
from fragkit.rules.events import Event
from fragkit.rules.facts import SeatFact
from fragkit.rules.flow.setup import Setup
from fragkit.rules.game import Game, Procedure, ask
from fragkit.rules.modules.bases import (
    bad_square,
    base_of,
    clear_others,
    good_squares,
    lay_base,
    no_base,
    squares_between,
)
from fragkit.rules.modules.exchange import FLAG, Handed, Item
from fragkit.rules.modules.teams import (
    COLORS,
    TeamGame,
    members,
    other_side,
    score_point,
    verdict_by_points,
    won_by,
)
from fragkit.rules.movement.entering import GAINING
from fragkit.rules.pending import Fall, Verdict
from fragkit.rules.requests import Choice, Option
from fragkit.rules.state import Counter
from fragkit.values import dataclass

APART = 10
GOAL = 3


@dataclass(frozen=True, slots=True)
class BasePlaced(Event):
    words = "Put the {side} base and the {side} flag on {square}."
    side: str
    square: str


@dataclass(frozen=True, slots=True)
class FlagTaken(Event):
    words = "{player} takes the {side} flag."
    side: str


@dataclass(frozen=True, slots=True)
class FlagFell(Event):
    words = "Put the {side} flag on {square}."
    side: str
    square: str


@dataclass(frozen=True, slots=True)
class FlagReturned(Event):
    words = "Put the {side} flag back on its base."
    side: str


# -- flags -----------------------------------------------------------------------------------


def mark(side: str) -> str:
    return f"{side}-flag"


def carries(game: Game, name: str, side: str) -> bool:
    return bool(game.seat(name).marks.get(mark(side)))


def carried(game: Game, name: str) -> list[str]:
    """Return the teams whose flags a fighter carries: one flag or both (team.ctf.carry). A flag
    costs no movement and does not count against any limit (team.ctf.load)."""
    return [side for side in COLORS if carries(game, name, side)]


def lying(game: Game, side: str) -> Counter | None:
    return next((c for c in game.counters_of(FLAG) if c.side == side), None)


def is_home(game: Game, side: str) -> bool:
    flag = lying(game, side)
    return flag is not None and flag.square == base_of(game, side)


def lay_flag(game: Game, side: str, square: str) -> None:
    game.lay_counter(Counter(FLAG, square, game.serial(), side=side))


def go_home(game: Game, name: str, side: str) -> None:
    lay_flag(game, side, base_of(game, side))
    game.tell(FlagReturned(name, side))


def pick_up(game: Game, flag: Counter, arrival: Arrival) -> Procedure[None]:
    """Pick up a flag by moving through its square (team.ctf.pickup), even the flag of the fighter's
    own team (ruling.ctf.own). On its base, a flag can't be taken by its own team, and a jump over a
    flag does not take it (ruling.ctf.jump)."""
    name, side = arrival.player, flag.side
    own = game.seat(name).side == side
    if arrival.how not in GAINING or (own and is_home(game, side)):
        return
    game.take_counter(flag)
    if own and base_of(game, side) and game.houses.letter("ctf.own") == "b":
        go_home(game, name, side)
    else:
        game.seat(name).marks[mark(side)] = 1
        game.tell(FlagTaken(name, side))
    yield from ()


def bring_home(game: Game, name: str) -> None:
    """If the fighter carries their own team's flag, set it down on its base. If that flag is home,
    score the enemy flag (team.ctf.score, ruling.ctf.both)."""
    seat = game.seat(name)
    side = seat.side
    if seat.square != base_of(game, side):
        return
    if carries(game, name, side):
        del seat.marks[mark(side)]
        go_home(game, name, side)
    if not is_home(game, side):
        return
    # A teammate may have waited there with the enemy flag (ruling.ctf.wait).
    for one in members(game, side):
        if game.seat(one).square == seat.square and carries(game, one, other_side(side)):
            capture(game, one)


def capture(game: Game, name: str) -> None:
    """Score a point and send the enemy flag back to its base (ruling.ctf.reset). 3 points win
    (team.ctf.win)."""
    seat = game.seat(name)
    del seat.marks[mark(other_side(seat.side))]
    score_point(game, name, seat.side)
    go_home(game, name, other_side(seat.side))
    if game.state.sides[seat.side].points >= (game.houses.length or GOAL):
        win(game, won_by(game, seat.side))


# -- from hand to hand -------------------------------------------------------------------------


def check_flag(game: Game, giver: str, taker: str) -> Refusal | None:
    """Check that a flag goes from one teammate to another (team.ctf.handoff). Nobody takes it from an
    enemy who carries it (team.ctf.nosteal)."""
    if not carried(game, giver):
        text = say("{player} is not carrying a flag", player=giver)
        return Refusal("team.ctf.handoff", text)
    if game.seat(giver).side != game.seat(taker).side:
        text = say("{player} can't take the flag from {other}, an enemy", player=taker, other=giver)
        help = say("Frag {player}, then pick up the flag.", player=giver)
        return Refusal("team.ctf.nosteal", text, help)
    return None


def hand_flag(game: Game, giver: str, taker: str) -> Procedure[None]:
    """Hand a flag to a teammate at no cost (team.ctf.handoff.free). A fighter who carries both
    hands over the enemy's first."""
    sides = carried(game, giver)
    side = other_side(game.seat(giver).side)
    side = side if side in sides else sides[0]
    del game.seat(giver).marks[mark(side)]
    game.seat(taker).marks[mark(side)] = 1
    game.tell(Handed(giver, taker, say("the {side} flag", side=side)))
    bring_home(game, taker)
    yield from ()


# -- the game --------------------------------------------------------------------------------


FLAG_COUNTER = CounterKind("flag", "F", has_side=True, enter=pick_up)


class CaptureTheFlag(TeamGame):
    id = "capture-the-flag"
    about = say("bring their flag to your base three times")
    rulings = (("ctf.own", "ab", "a", "how your own flag gets back to your base"),)
    refuses = (Choose,)
    brings = (*TeamGame.brings, "bases")
    scores_sides = True
    keeps_points = True
    counters = (FLAG_COUNTER,)
    facts = tuple(
        SeatFact(mark(side), 1, say("carries the {side} flag", side=side)) for side in COLORS
    )
    items = (Item(FLAG, check_flag, hand_flag),)

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        board = setup.board
        columns = [board.column(place) for place in board.places]
        rows = [board.row(place) for place in board.places]
        if max(columns) - min(columns) + max(rows) - min(rows) >= APART:
            return None
        text = say(
            "this map is too small for two bases: they must be {distance} squares apart",
            distance=APART,
        )
        return Refusal("team.ctf.distance", text)

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Return why a base can't be where a captain wants it (team.ctf.distance)."""
        if not (square := no_base(game, command)):
            return None
        if (bad := bad_square(game, square)) is not None:
            return bad
        taken = next((at for side in COLORS if (at := base_of(game, side))), "")
        if not taken:
            text = say(
                "a base can't be on {square}: no square is {distance} squares away from it",
                square=square, distance=APART,
            )  # fmt: skip
            return Refusal("team.ctf.distance", text)
        text = plural(
            "{square} is {n} square from the other base on {place}; bases must be {distance} apart",
            "{square} is {n} squares from the other base on {place}; bases must be {distance} apart",
            square=square, n=squares_between(game, square, taken), place=taken, distance=APART,
        )  # fmt: skip
        return Refusal("team.ctf.distance", text)

    def before_place(self, game: Game) -> Procedure[None]:
        """Let each captain place one base and one flag in the team's color (team.ctf.flag). The
        younger captain is first, and the other must place far enough away (team.ctf.place.first).
        Bases never move (team.ctf.base)."""
        taken = ""
        for side, one in game.state.sides.items():
            squares = good_squares(game)
            if taken:
                far = [s for s in squares if squares_between(game, s, taken) >= APART]
            else:
                far = [
                    s
                    for s in squares
                    if any(squares_between(game, s, other) >= APART for other in squares)
                ]
            reason = say("where do you put the {side} base?", side=side)
            if taken:
                reason = say(
                    "where do you put the {side} base, at least {distance} squares from {square}?",
                    side=side, distance=APART, square=taken,
                )  # fmt: skip
            rule = "team.ctf.distance" if taken else "ruling.ctf.where"
            taken = yield from ask(
                Choice(one.captain, "square", tuple(map(Option, far)), reason, rule)
            )
            lay_base(game, side, taken)
            lay_flag(game, side, taken)
            game.tell(BasePlaced(one.captain, side, taken))

    def after_entry(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """Score for passing through the base. The fighter need not stop there
        (ruling.ctf.occupied)."""
        if game.seat(arrival.player).side:
            bring_home(game, arrival.player)
        yield from ()

    def side_report(self, game: Game, side: str) -> list[Text]:
        """Return lines about a team's flag: it is on its base, on a square, or with a carrier
        (team.ctf.show)."""
        if is_home(game, side):
            return [say("flag on its base")]
        if (flag := lying(game, side)) is not None:
            return [say("flag on {square}", square=flag.square)]
        return [
            say("flag with {player}", player=name)
            for name in game.present()
            if carries(game, name, side)
        ]

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """Leave the flag where its carrier was fragged (team.ctf.drop)."""
        self.left_map(game, fall.victim, fall.square, False)
        yield from ()

    def left_map(self, game: Game, player: str, square: str, for_good: bool) -> None:
        """Leave a flag on the square where its carrier was."""
        for side in carried(game, player):
            del game.seat(player).marks[mark(side)]
            at = square or base_of(game, side)
            lay_flag(game, side, at)
            game.tell(FlagFell(player, side, at))

    def after_override(self, game: Game, command: Override) -> None:
        """Keep one flag for each team: on a square or with a carrier."""
        if command.fact == "floor":
            for side in clear_others(game, FLAG, command):
                _take_from_others(game, side)
        for side in COLORS:
            if command.fact == mark(side) and command.value:
                _take_from_others(game, side, but=command.player)
                if (flag := lying(game, side)) is not None:
                    game.take_counter(flag)

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """Return the team that has 3 points, if any (team.ctf.win)."""
        return verdict_by_points(game, GOAL)


def _take_from_others(game: Game, side: str, but: str = "") -> None:
    for name, seat in game.state.seats.items():
        if name != but:
            seat.marks.pop(mark(side), None)
