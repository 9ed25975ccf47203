"""Lava: burns fighters who enter it, and heats those who end a turn next to it (lava.*).

The board knows the cost of wading (`board.movement.COSTS`). Immunity comes from cards
(lava.immune).
"""

from __future__ import annotations

from fragkit.board.blast import adjacent
from fragkit.language.sentences import Text, say
from fragkit.rules.attack.health import Blow, shielded, strike
from fragkit.rules.counters import Arrival
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module, PowerUpGives
from fragkit.rules.receipt import Receipt
from fragkit.values import dataclass

ENTRY_DICE = 3
THE_LAVA = say("the lava")
THE_HEAT = say("the heat")


@dataclass(frozen=True, slots=True)
class Burned(Event):
    words = "{player} burns in the lava on {square}: {dice}d."
    square: str
    dice: int


@dataclass(frozen=True, slots=True)
class FeltHeat(Event):
    words = "{player} feels the heat of the lava next to {square}: {dice}d."
    square: str
    dice: int


class Lava(Module):
    id = "lava"
    ground = ("lava",)
    rulings = (
        ("lava.inside", "abc", "a", "how much heat you feel when you end a turn in lava"),
        ("lava.wall", "ab", "a", "whether a wall stops heat"),
        ("lava.heat.one", "ab", "a", "whether heat is one attack or several"),
        ("lava.other", "ab", "a", "whether heat strikes on other players' turns"),
    )

    def power_up_gives(self, game: Game, player: str, square: str) -> PowerUpGives:
        """Return that a power-up in lava gives its card without a roll (lava.power.auto).

        `entering.power_up` draws from the deck that the square shows (lava.power.kind), once per
        square and turn (lava.power.once).
        """
        return "card" if is_lava(game, square) else "roll"

    def after_entry(self, game: Game, arrival: Arrival) -> Procedure[None]:
        """Strike a fighter with 3d for each lava square entered, by any means. A fighter who pushed
        them scores (lava.enter, knockback.credit). The card of a power-up was drawn before
        (lava.power.order), and stays in the hand if the lava frags the fighter
        (ruling.lava.power.kill)."""
        if is_lava(game, arrival.square):
            blows = self.forecast_entry(game, arrival)
            if not shielded(game, blows[0]):
                game.tell(Burned(arrival.player, arrival.square, ENTRY_DICE))
            yield from strike(game, blows)

    def forecast_entry(self, game: Game, arrival: Arrival) -> list[Blow]:
        if not is_lava(game, arrival.square):
            return []
        return [burn(arrival.player, ENTRY_DICE, THE_LAVA, arrival.by)]

    def after_turn_end(self, game: Game, name: str) -> Procedure[None]:
        """Heat the fighter whose turn ends (ruling.lava.other), before gas and the hand limit
        (ruling.turn.endorder)."""
        everyone = game.houses.letter("lava.other") == "b"
        for seat in list(game.standing()) if everyone else [game.seat(name)]:
            if seat.square:
                yield from heat(game, seat.name)


def heat(game: Game, name: str) -> Procedure[None]:
    """Strike a fighter with 1 die for each lava square next to them (lava.heat,
    ruling.lava.heat.one), without a to-hit roll (lava.heat.auto)."""
    dice = len(lava_beside(game, game.seat(name).square))
    each = game.houses.letter("lava.heat.one") == "b"
    for share in [1] * dice if each else [dice] if dice else []:
        if game.seat(name).square and not game.is_over:
            blow = burn(name, share, THE_HEAT)
            if not shielded(game, blow):
                game.tell(FeltHeat(name, game.seat(name).square, share))
            yield from strike(game, [blow])


def lava_beside(game: Game, square: str) -> list[str]:
    """Return the lava squares whose heat reaches that square. Heat does not pass corners
    (lava.heat.diagonal) or walls (ruling.lava.wall), and the square itself does not count
    (ruling.lava.inside)."""
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


def burn(name: str, dice: int, cause: Text, by: str = "") -> Blow:
    """Return the blow of lava or its heat. Cards that protect from the hazard `lava` stop both
    (lava.immune), but wading still costs movement (ruling.lava.immune.cost)."""
    return Blow(name, lambda: Receipt(dice, dice, cause), name, by, cause, hazard="lava")


def is_lava(game: Game, square: str) -> bool:
    return game.ground.terrain.get(square) == "lava"
