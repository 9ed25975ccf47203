"""The Room: a zone of the map where gas may strike at the end of a turn (room.*).

Its squares are ordinary power-ups, because the map shows them as such (room.power,
ruling.room.power, room.one).
"""

from __future__ import annotations

from fragkit.language.sentences import say
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
THE_GAS = say("the gas")


@dataclass(frozen=True, slots=True)
class GasCame(Event):
    words = "GAS! {dice}d to everyone in The Room. Armor does not help."
    dice: int


@dataclass(frozen=True, slots=True)
class NoGas(Event):
    words = "{face}: no gas in The Room."
    face: int


class TheRoom(Module):
    id = "the-room"
    ground = ("the-room",)
    rulings = (("room.die", "ab", "a", "whether to roll one die for the gas or one per fighter"),)

    def before_hand_limit(self, game: Game, name: str) -> Procedure[None]:
        """Roll for gas at the end of every turn if a fighter is inside, after the heat of lava
        (room.gas.when, room.gas.roll). Gas strikes everyone in the room with 2d (room.gas.damage)."""
        inside = in_the_room(game)
        if not inside:
            return
        struck = []
        # The active player rolls one die for the room, or one for each fighter (ruling.room.die).
        for group in [[n] for n in inside] if game.houses.letter("room.die") == "b" else [inside]:
            reason = say("for gas in The Room ({faces}: gas)", faces=str(GAS))
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
    """Return the blow of the gas. Armor adds no dice and absorbs nothing (ruling.room.armor)."""
    return Blow(
        victim, lambda: Receipt(DICE, DICE, "gas"), victim, "", THE_GAS,
        ignore_armor=True, hazard="gas",
    )  # fmt: skip
