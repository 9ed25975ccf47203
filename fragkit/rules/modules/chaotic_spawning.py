"""Chaotic Spawning: a second die decides on which team's map you respawn (team.variant.chaos*)."""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.model.word_values import Faces
from fragkit.rules.commands import Refusal
from fragkit.rules.events import Event
from fragkit.rules.flow.setup import Setup
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.modules.teams import needs_teams, numbers_of, other_side
from fragkit.rules.movement.respawn import die_square
from fragkit.rules.receipt import Receipt
from fragkit.rules.rolls import looked_up, shown, throw
from fragkit.values import dataclass

HIGH = Faces(4, 6)  # ruling.team.chaos


@dataclass(frozen=True, slots=True)
class CameAcross(Event):
    words = "{player} respawns on the {side} team's numbers."
    side: str


class ChaoticSpawning(Module):
    id = "chaotic-spawning"
    about = say("roll for whose map you respawn on")
    is_optional = True
    for_teams = True
    rulings = (
        ("chaos.bump", "ab", "a", "whether a bumped fighter rolls for the map in Chaotic Spawning"),
    )

    def refuse_setup(self, setup: Setup) -> Refusal | None:
        return needs_teams(setup, self.id, "team.variant.chaos")

    def respawn_square(self, game: Game, player: str, square: str, how: str) -> Procedure[str]:
        """Roll a second die for the map: a high roll means your own (team.variant.chaos.high), a
        low one the enemy's (team.variant.chaos.low). A bump has no second die (ruling.chaos.bump).
        """
        if how == "bump" and game.houses.letter("chaos.bump") == "a":
            return square
        here = game.seat(player).square
        thrown = yield from throw(
            game, player, "respawn", looked_up(game, player, "respawn", Receipt(1, 1, "map")),
            say("for the map: your map on {faces}, otherwise the enemy's map", faces=str(HIGH)),
            rule="team.variant.chaos",
            still=lambda: game.seat(player).square == here,
        )  # fmt: skip
        if thrown is None:
            return ""
        if shown(thrown) in HIGH:
            return square
        side = other_side(game.seat(player).side)
        there = numbers_of(game, side)
        number = next(n for n, at, _ in game.ground.respawns if at == square)
        game.tell(CameAcross(player, side))
        for n, at in there:
            if n == number and not game.is_closed(at):
                return at
        chosen: str = yield from die_square(game, player, "respawn", there)
        return chosen
