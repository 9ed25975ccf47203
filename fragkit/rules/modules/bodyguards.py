"""Bodyguards: the team whose captain is fragged loses (team.guard.*)."""

from __future__ import annotations

from fragkit.language.sentences import Text, plural, say
from fragkit.rules.attack.frags import unless_frags_win
from fragkit.rules.events import Event
from fragkit.rules.facts import SeatFact
from fragkit.rules.game import Game, Procedure
from fragkit.rules.modules.teams import TeamGame, are_mates, leading, members, other_side, won_by
from fragkit.rules.pending import Fall, Verdict
from fragkit.values import dataclass

LIVES = SeatFact("lives", most=3, text=plural("{n} life", "{n} lives", n=0))


@dataclass(frozen=True, slots=True)
class CaptainFell(Event):
    words = "{player}, captain of team {side}, has {left} left."
    side: str
    left: Text


class Bodyguards(TeamGame):
    id = "bodyguards"
    about = say("frag the other captain (`=2`: twice)")
    values = (1, 3)
    rulings = (
        ("guard.any", "ab", "a", "whether a captain fragged by a hazard counts"),
        ("guard.own", "ab", "a", "whether a captain fragged by a teammate counts"),
        ("guard.both", "ab", "a", "who wins if both captains are fragged at once"),
    )
    facts = (LIVES,)

    def left_to(self, game: Game, captain: str) -> int:
        """Return a captain's lives: 1, or the 2 or 3 that the players agreed on
        (team.guard.lives)."""
        return game.seat(captain).marks.setdefault(LIVES.name, int(self.value or 1))

    def after_first_player(self, game: Game) -> Procedure[None]:
        self.start_in_the_middle(game)
        yield from ()

    def start_in_the_middle(self, game: Game) -> None:
        for side in game.state.sides.values():
            self.left_to(game, side.captain)

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """Take a life from a fragged captain, even if it was a hazard or friendly fire
        (ruling.guard.any, ruling.guard.own). Everybody respawns as usual, including captains with
        lives left (team.guard.respawn)."""
        name = fall.victim
        side = game.seat(name).side
        spared = (not fall.by and game.houses.letter("guard.any") == "b") or (
            bool(fall.by)
            and are_mates(game, fall.by, name)
            and game.houses.letter("guard.own") == "b"
        )
        if game.state.sides[side].captain == name and not spared:
            left = game.seat(name).marks[LIVES.name] = max(self.left_to(game, name) - 1, 0)
            lives = plural("{n} life", "{n} lives", n=left) if left else say("no lives")
            game.tell(CaptainFell(name, side, lives))
        yield from ()

    def left_map(self, game: Game, player: str, square: str, for_good: bool) -> None:
        """Hand the remaining lives to the next captain."""
        if not for_good:
            return
        lives = game.seat(player).marks.pop(LIVES.name, None)
        captain = game.state.sides[game.seat(player).side].captain
        if lives is not None and captain != player:
            game.seat(captain).marks[LIVES.name] = lives

    def verdict(self, game: Game, falls: list[Fall]) -> Verdict | None:
        """Return the team that wins because the enemy captain has no lives left, if any
        (team.guard.win). If both captains have none, it is the team whose turn it is
        (ruling.guard.both)."""
        lost = [
            side
            for side, one in game.state.sides.items()
            if not members(game, side) or not self.left_to(game, one.captain)
        ]
        if len(lost) == 2 and game.houses.letter("guard.both") == "b":
            return Verdict(True)
        if lost:
            won = leading(game, [other_side(side) for side in lost])
            return won_by(game, won)
        return unless_frags_win(game)
