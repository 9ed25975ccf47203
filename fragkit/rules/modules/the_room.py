"""The Room: a zone of that name, and the gas that may come when a turn ends (room.*).

Its squares are ordinary power-ups because the map draws them so (room.power, ruling.room.power,
room.one).
"""

from __future__ import annotations

from typing import ClassVar

from fragkit.model.word_values import Faces
from fragkit.rules.attack.health import Blow, strike
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.receipt import Receipt
from fragkit.rules.rolls import die
from fragkit.values import dataclass

ZONE = "the-room"
GAS = Faces(4, 6)
DICE = 2


@dataclass(frozen=True, slots=True)
class GasCame(Event):
    words: ClassVar[str] = "GAS! {dice}d on everyone in the room, armor does not help."

    dice: int


@dataclass(frozen=True, slots=True)
class NoGas(Event):
    words: ClassVar[str] = "{face}: no gas in the room."

    face: int


class TheRoom(Module):
    id = "the-room"
    ground = ("the-room",)
    rulings = (("room.die", "ab", "a", "one die for the gas, or one for each fighter"),)

    def before_hand_limit(self, game: Game, name: str) -> Procedure[None]:
        """Roll for gas at the end of every turn with somebody inside, after the heat
        (room.gas.when): 2d on everyone in the room (room.gas.damage)."""
        inside = in_the_room(game)
        if not inside:
            return
        struck = []
        # One die for the room, by whose turn ends, or one for each (ruling.room.die).
        for group in [[n] for n in inside] if game.houses.letter("room.die") == "b" else [inside]:
            reason = f"gas in the room, {GAS} releases it"
            face = yield from die(game, name, "table", "gas", reason, "room.gas.roll")
            if face in GAS:
                struck += group
            else:
                game.tell(NoGas(name, face))
        if struck:
            game.tell(GasCame(name, DICE))
            yield from strike(game, [_gas(victim) for victim in struck])


def in_the_room(game: Game) -> list[str]:
    room = game.ground.board.zones.get(ZONE, frozenset())
    return [seat.name for seat in game.standing() if game.ground.place[seat.square] in room]


def _gas(victim: str) -> Blow:
    """Return the blow of the gas; armor adds no dice and takes no points (ruling.room.armor)."""
    return Blow(
        victim, lambda: Receipt(DICE, DICE, "gas"), victim, "", "gas",
        ignore_armor=True, hazard="gas",
    )  # fmt: skip
