"""The rules that all team games share, from picking teams to respawning (team.pick.* to
team.friendly.*).

Each team game is a separate module that includes this one and adds a goal.
"""

from __future__ import annotations

from itertools import chain, pairwise, zip_longest

from fragkit.language.sentences import Text, say
from fragkit.rules.attack.frags import unless_frags_win
from fragkit.rules.commands import Choose, Command, Refusal
from fragkit.rules.events import Event, FirstTied
from fragkit.rules.flow.begin import go_first, place
from fragkit.rules.flow.setup import Setup
from fragkit.rules.game import Game, Procedure, ask
from fragkit.rules.module import Module
from fragkit.rules.pending import Fall, Verdict
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die
from fragkit.rules.state import Side
from fragkit.values import dataclass

COLORS = ("red", "blue")
SWITCHED = "switched"  # players who changed sides in this event, and the team they left
NAME_TEAMS = say("Name the teams, such as `team: blue Blue Purple`.")


# -- events ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CaptainsFound(Event):
    words = "{player} and {other} are the captains."
    other: str


@dataclass(frozen=True, slots=True)
class PicksFirst(Event):
    words = "{player} is younger and picks first."


@dataclass(frozen=True, slots=True)
class Picked(Event):
    words = "{captain} picks {player}."
    captain: str


@dataclass(frozen=True, slots=True)
class TeamMade(Event):
    words = "Team {side}: {players}. Captain: {player}."
    side: str
    players: str


@dataclass(frozen=True, slots=True)
class SeatsTaken(Event):
    words = "Change seats, clockwise: {players}."
    players: str


@dataclass(frozen=True, slots=True)
class PointScored(Event):
    words = "Team {side} scores: {points} in all."
    side: str
    points: int


@dataclass(frozen=True, slots=True)
class SideJoined(Event):
    words = "{player} joins team {side}."
    side: str


# -- teams -----------------------------------------------------------------------------------


def other_side(side: str) -> str:
    return COLORS[1 - COLORS.index(side)]


def members(game: Game, side: str) -> list[str]:
    return [name for name in game.present() if game.seat(name).side == side]


def are_mates(game: Game, one: str, other: str) -> bool:
    return one != other and game.seat(one).side == game.seat(other).side != ""


def leading(game: Game, sides: list[str]) -> str:
    """Return the team that wins if two teams reach the goal in one event: the one whose turn it is
    (ruling.win.tie)."""
    active = game.active()
    own = game.seat(active).side if active else ""
    return own if own in sides else sides[0]


def score_point(game: Game, by: str, side: str) -> None:
    game.state.sides[side].points += 1
    game.tell(PointScored(by, side, game.state.sides[side].points))


def won_by(game: Game, side: str) -> Verdict:
    return Verdict(True, tuple(members(game, side)), side)


def verdict_by_points(game: Game, goal: int) -> Verdict | None:
    """Return the victory of a team that has `goal` points, or as many as `--house length` says."""
    least = game.houses.length or goal
    there = [name for name, side in game.state.sides.items() if side.points >= least]
    return won_by(game, leading(game, there)) if there else unless_frags_win(game)


def numbers_of(game: Game, side: str) -> list[tuple[int, str]]:
    """Return a team's respawn numbers (team.color.map): the white ones on the original map for blue
    (team.respawn.blue), the red ones on the Death Match map for red (team.respawn.red).

    If all maps have the same color, blue has the first map and red the second. If there is only one
    map, both teams share it.
    """
    every = game.ground.respawns
    reds = [(number, square) for number, square, color in every if color == "red"]
    whites = [(number, square) for number, square, color in every if color != "red"]
    if reds and whites:
        return reds if side == "red" else whites
    by_map = list(game.ground.by_map([(n, s) for n, s, _ in every]).values())
    if len(by_map) > 1:
        return by_map[1] if side == "red" else by_map[0]
    return by_map[0]


def needs_teams(setup: Setup, id: str, rule: str) -> Refusal | None:
    if any(module.has_teams for module in setup.modules):
        return None
    text = say("`{id}` works only in team games", id=id)
    return Refusal(rule, text, say("Add one of {options_typed}.", options_typed=TEAM_GAMES))


# -- picking ---------------------------------------------------------------------------------


def captains_by_dice(game: Game) -> Procedure[list[str]]:
    """Let each player roll a die, and return the two with the highest results. Players who tie for
    a place roll again (ruling.team.ties)."""
    rolling, found = game.present(), list[str]()
    while len(found) + len(rolling) > 2:
        faces: dict[str, int] = {}
        for name in rolling:
            reason = say("to be captain (the two highest rolls)")
            faces[name] = yield from die(
                game, name, "check", "captain", reason, "team.pick.captains"
            )
        for face in sorted(set(faces.values()), reverse=True):
            rolling = [name for name in faces if faces[name] == face]
            if len(found) + len(rolling) > 2:
                game.tell(FirstTied(rolling[0], tuple(rolling)))
                break
            found, rolling = found + rolling, []
            if len(found) == 2:
                break
    return found + rolling


def pick_sides(game: Game) -> Procedure[str]:
    """Find captains (team.pick.captains), let them pick players in turn (team.pick.turns), then
    colors (team.color.roll). Return the captain who names the first player."""
    captains = yield from captains_by_dice(game)
    game.tell(CaptainsFound(captains[0], captains[1]))
    younger = yield from ask(
        Choice(
            captains[0],
            "captain",
            tuple(map(Option, captains)),
            say("which captain is younger?"),
            "team.pick.turns",
        )
    )
    game.tell(PicksFirst(younger))
    captains.sort(key=lambda name: name != younger)
    teams = {name: [name] for name in captains}
    free = [name for name in game.present() if name not in captains]
    while free:
        captain = captains[len(game.present()) % 2 ^ len(free) % 2]
        chosen = free[0]
        if len(free) > 1:
            chosen = yield from ask(
                Choice(
                    captain,
                    "player",
                    tuple(map(Option, free)),
                    say("who joins your team?"),
                    "team.pick.turns",
                )
            )
        free.remove(chosen)
        teams[captain].append(chosen)
        game.tell(Picked(chosen, captain))
    winner, loser = yield from high_roll(game, captains)
    color = yield from ask(
        Choice(
            winner,
            "color",
            tuple(map(Option, COLORS)),
            say("which color is your team?"),
            "team.color.roll",
        )
    )
    sides = {winner: color, loser: other_side(color)}
    for captain in captains:
        game.state.sides[sides[captain]] = Side(captain=captain, began=tuple(teams[captain]))
        for name in teams[captain]:
            game.seat(name).side = sides[captain]
        game.tell(TeamMade(captain, sides[captain], ", ".join(teams[captain])))
    return loser


def high_roll(game: Game, captains: list[str]) -> Procedure[tuple[str, str]]:
    while True:
        faces = []
        for name in captains:
            reason = say("for your team's color (the higher roll chooses)")
            face = yield from die(
                game, name, "check", say("the team color"), reason, "team.color.roll"
            )
            faces.append(face)
        if faces[0] != faces[1]:
            best = faces.index(max(faces))
            return captains[best], captains[1 - best]
        game.tell(FirstTied(captains[0], tuple(captains)))


def sit_alternating(game: Game) -> None:
    """Change the seating so that teams alternate around the table (team.seat)."""
    seats = game.state.seats
    around = [seat.side for seat in seats.values()]
    if all(one != other for one, other in pairwise(around)):
        return
    sides = sorted(game.state.sides, key=lambda side: -around.count(side))
    rows = [[name for name, seat in seats.items() if seat.side == side] for side in sides]
    order = [name for name in chain(*zip_longest(*rows)) if name]
    game.state.seats = {name: seats[name] for name in order}
    game.forget()
    game.tell(SeatsTaken(order[0], ", ".join(order)))


# -- the module ------------------------------------------------------------------------------


class Teams(Module):
    id = "teams"
    refuses = (Choose,)
    rulings = (
        ("team.improve", "ab", "a", "whether all winners of a Death Match game improve"),
        ("team.first", "ab", "a", "who goes first in a team game"),
        ("team.place", "ab", "b", "where a team's fighters start"),
        ("team.placing", "ab", "a", "who places first in a team game"),
    )

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        teams, names = setup.teams, [player.name for player in setup.players]
        if not teams:
            if setup.position is not None:
                text: Text = say("name the teams of a game that is already under way")
                return Refusal("team.pick.turns", text, NAME_TEAMS)
            if len(names) >= 2:
                return None
            return Refusal("team.pick.turns", say("two teams need at least two players"))
        for team in teams:
            if team.side not in COLORS:
                text = say("a team is `red` or `blue`, not `{typed}`", typed=team.side)
                return Refusal("team.color.roll", text)
            if not team.players:
                text = say("team {side} has no players", side=team.side)
                return Refusal("team.pick.turns", text)
        if sorted(team.side for team in teams) != sorted(COLORS):
            return Refusal("team.color.roll", say("name one red team and one blue team"))
        sides = {name: team.side for team in teams for name in team.players}
        if (alone := next((name for name in names if name not in sides), "")) != "":
            return Refusal("team.pick.turns", say("{player} is not on a team", player=alone))
        sizes = [len(team.players) for team in teams]
        if setup.position is None and abs(sizes[0] - sizes[1]) > 1:
            text = say(
                "teams of {most} and {least} are not equal", most=max(sizes), least=min(sizes)
            )
            return Refusal("team.pick.equal", text)
        return None

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """Refuse a choice that belongs to the other captain (first.team.choose)."""
        due = game.due
        if not isinstance(command, Choose) or not isinstance(due, Choice):
            return None
        if command.player == due.player:
            return None
        match due.purpose, due.rule:
            case "player", "team.pick.turns":
                text = say("the captains pick in turn, and now {player} picks", player=due.player)
            case _, "team.color.roll":
                text = say("{player} rolled higher and chooses the color", player=due.player)
            case _, "first.team.choose":
                text = say("{player}, the other captain, names the first player", player=due.player)
            case _:
                return None
        return Refusal(due.rule, text)

    def instead_of_first_player(self, game: Game) -> Procedure[None]:
        """Choose the first player. If the players named the teams, the first team is that of the
        younger captain, who places first (first.team.younger, ruling.team.first). The other captain
        names the first player. The team that lost the previous game names one of its own players
        (first.team.series)."""
        sides = game.state.sides
        if sides:
            chooser = list(sides.values())[1].captain
        else:
            chooser = yield from pick_sides(game)
        sit_alternating(game)
        first = next(iter(game.state.sides.values())).captain
        names = game.present()
        for side, one in game.state.sides.items():
            if one.moves_first:
                chooser = first = one.captain
                names = members(game, side)
        if game.houses.letter("team.first") == "a":
            first = yield from ask(
                Choice(
                    chooser,
                    "player",
                    tuple(map(Option, names)),
                    say("who goes first?"),
                    "first.team.choose",
                )
            )
        go_first(game, first)

    def instead_of_place(self, game: Game) -> Procedure[None]:
        """Place fighters as usual (team.place), clockwise from the younger captain
        (ruling.team.placing)."""
        first = next(iter(game.state.sides.values())).captain
        if game.houses.letter("team.placing") == "b":
            first = game.state.first
        for name in game.after(first):
            yield from place(game, name)

    def respawn_squares(
        self, game: Game, player: str, squares: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        """Return the squares with the numbers of the player's team. A house option allows all
        squares at the start (ruling.team.place, ruling.bump.team)."""
        side = game.seat(player).side
        begins = game.state.stage == "setup" and game.houses.letter("team.place") == "b"
        if begins or not side:
            return squares
        own = numbers_of(game, side)
        return [numbered for numbered in squares if numbered in own]

    def frag_points(self, game: Game, fall: Fall, points: int) -> int:
        """Return 0 for a frag of a teammate, which is allowed (team.friendly), does not count
        (team.friendly.count) and earns no special (ruling.win.team)."""
        before = game.state.modules.get(SWITCHED, {})

        def side(name: str) -> str:
            was: str = before.get(name) or game.side(name)
            return was

        is_friend = fall.by in game.state.seats and side(fall.by) == side(fall.victim)
        return 0 if is_friend else points

    def player_joined(self, game: Game, player: str) -> None:
        """Put a player who joins later on the smaller team (team.pick.equal)."""
        side = min(game.state.sides, key=lambda side: len(members(game, side)))
        game.seat(player).side = side
        game.tell(SideJoined(player, side))

    def left_map(self, game: Game, player: str, square: str, for_good: bool) -> None:
        """Make a teammate the captain when the captain leaves the game."""
        if not for_good:
            return
        side = game.state.sides[game.seat(player).side]
        rest = members(game, game.seat(player).side)
        if side.captain == player and rest:
            side.captain = rest[0]


class TeamGame(Module):
    """A team game: a goal of its own, added to the rules of teams."""

    is_optional = True
    has_teams = True
    brings: tuple[str, ...] = ("teams", "exchange")
    excludes = (
        "bodyguards", "capture-the-flag", "death-match", "domination", "red-rover",
        "last-man-standing",
    )  # fmt: skip
    because = say("a game has only one goal")


TEAM_GAMES = [game for game in TeamGame.excludes if game != "last-man-standing"]
