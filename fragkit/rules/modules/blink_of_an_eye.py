"""The Blink of an Eye: fragged fighters respawn at once (variant.blink.*), in team games too
(team.variant.blink)."""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.rules.attack.health import settle_lowered
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.movement.respawn import respawn
from fragkit.rules.pending import Fall


class BlinkOfAnEye(Module):
    id = "blink-of-an-eye"
    about = say("respawn the moment you are fragged")
    is_optional = True
    rulings = (
        ("blink.own", "ab", "a", "whether your turn continues if you are fragged and respawn"),
    )

    def after_frag(self, game: Game, fall: Fall) -> Procedure[None]:
        """Respawn a fragged fighter at once (variant.blink.now), even before the next wave of
        explosions (ruling.blink.chain). They can be attacked again right away
        (variant.blink.target).

        If it is their own turn, that turn is over, and the new fighter acts on the next one
        (ruling.blink.own).
        """
        name = fall.victim
        seat = game.seat(name)
        if seat.status != "fragged" or seat.square:
            return  # out of the game, or kept elsewhere
        if game.is_active(name):
            game.turn.over = False  # a lost turn would leave the fighter off the map
        yield from respawn(game, name)
        yield from settle_lowered(game, "", say("the player's cards"))
        if seat.square and not game.is_over:
            yield from game.trigger(name, "respawn")
        if game.is_active(name):
            game.turn.over = game.houses.letter("blink.own") == "a"
