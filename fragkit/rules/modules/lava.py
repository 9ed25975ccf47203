"""Lava: it burns whoever enters, and its heat whoever stays beside it (lava.*).

What it costs to wade is the board's (`board.movement.COSTS`); who is immune, cards say.
"""

from __future__ import annotations

from typing import ClassVar

from fragkit.board.blast import adjacent
from fragkit.rules.attack.health import Blow, shielded, strike
from fragkit.rules.counters import Arrival
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.receipt import Receipt
from fragkit.values import dataclass

ENTRY_DICE = 3


@dataclass(frozen=True, slots=True)
class Burned(Event):
    words: ClassVar[str] = "{player} is in the lava on {square}: {dice}d."

    square: str
    dice: int


@dataclass(frozen=True, slots=True)
class FeltHeat(Event):
    words: ClassVar[str] = "{player} feels the heat of the lava beside {square}: {dice}d."

    square: str
    dice: int


class Lava(Module):
    id = "lava"

    def has_sure_power(self, game: Game, square: str) -> bool:
        """A power-up in lava gives its card without a die (lava.power.auto)."""
        return is_lava(game, square)

    def arrived(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """3d for each square of it, however he came there; who has pushed him in scores
        (lava.enter, knockback.credit). The card of a power-up was drawn before (lava.power.order)."""
        if is_lava(game, arrival.square):
            blows = self.entry_blows(game, arrival)
            if not shielded(game, blows[0]):
                game.tell(Burned(arrival.player, arrival.square, ENTRY_DICE))
            yield from strike(game, blows)

    def entry_blows(self, game: Game, arrival: Arrival) -> list[Blow]:
        if not is_lava(game, arrival.square):
            return []
        return [burn(arrival.player, ENTRY_DICE, "lava", arrival.by)]

    def after_turn_end(self, game: Game, name: str) -> Procedure[None]:
        """The heat of a turn's end, before gas and the hand limit (ruling.turn.endorder)."""
        everyone = game.houses.letter("lava.other") == "b"
        for seat in list(game.standing()) if everyone else [game.seat(name)]:
            if seat.square:
                yield from heat(game, seat.name)


def heat(game: Game, name: str) -> Procedure[None]:
    """One die for each lava square beside him (lava.heat, ruling.lava.heat.one)."""
    dice = len(lava_beside(game, game.seat(name).square))
    each = game.houses.letter("lava.heat.one") == "b"
    for share in [1] * dice if each else [dice] if dice else []:
        if game.seat(name).square and not game.is_over:
            blow = burn(name, share, "heat")
            if not shielded(game, blow):
                game.tell(FeltHeat(name, game.seat(name).square, share))
            yield from strike(game, [blow])


def lava_beside(game: Game, square: str) -> list[str]:
    """The lava squares whose heat reaches that one; corners do not (lava.heat.diagonal)."""
    ground, inside = game.ground, game.houses.letter("lava.inside")
    here = ground.place[square]
    if is_lava(game, square) and inside == "c":
        return []
    beside = adjacent(ground.board, here)
    if game.houses.letter("lava.wall") == "b":
        ahead = (ground.board.ahead(here, way) for way in range(4))
        beside = tuple(p for p in ahead if p is not None and ground.board.floor[p])
    found = [ground.names[p] for p in beside]
    found += [square] if inside == "b" else []
    return [s for s in found if is_lava(game, s)]


def burn(name: str, dice: int, cause: str, by: str = "") -> Blow:
    return Blow(name, lambda: Receipt(dice, dice, cause), name, by, cause, hazard="lava")


def is_lava(game: Game, square: str) -> bool:
    return game.ground.terrain.get(square) == "lava"
