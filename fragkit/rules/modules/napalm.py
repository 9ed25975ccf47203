"""Napalm: a cross of flames that burn for the rest of the game (napalm.*)."""

from __future__ import annotations

from fragkit.board.blast import cross
from fragkit.language.sentences import Text, say
from fragkit.model.effects.acts import Place
from fragkit.rules.attack.health import Blow, strike
from fragkit.rules.attack.ready_weapons import ReadyWeapon
from fragkit.rules.attack.shooting import blows
from fragkit.rules.counters import Arrival, CounterKind
from fragkit.rules.events import Event
from fragkit.rules.game import Game, Procedure
from fragkit.rules.module import Module
from fragkit.rules.modules.mines import answers_for, usual_dice
from fragkit.rules.receipt import Receipt
from fragkit.rules.state import Counter
from fragkit.values import dataclass

DICE = 3


@dataclass(frozen=True, slots=True)
class Burning(Event):
    words = "Put napalm counters on {where}. They burn for the rest of the game."
    where: Text


@dataclass(frozen=True, slots=True)
class Misfired(Event):
    words = "{player} MISFIRES: {weapon} hits {player}."
    weapon: str


def heat(game: Game, flames: Counter, arrival: Arrival) -> list[Blow]:
    """Return the blow for entering a burning square, once per square (ruling.napalm.damage,
    ruling.napalm.overlap). The fighter who fired the napalm scores (ruling.frag.napalm). Water puts
    the flames out (ruling.water.napalm)."""
    if game.houses.letter("napalm.damage") == "b":
        return []
    name, dice = arrival.player, flames.dice or usual_dice(game, NAPALM.name, DICE)
    by = answers_for(game, flames, arrival, "frag.napalm")
    # Protection from flame weapons works here, too, unless a house option says otherwise.
    types = ("flame",) if game.houses.letter("water.napalm") == "a" else ()
    receipt = Receipt(dice, dice, "napalm")
    return [Blow(name, lambda: receipt, name, by, "napalm", types, hazard="napalm")]


def set_fire(game: Game, name: str, square: str, dice: int) -> None:
    """Put flames on the square and its neighbors, up to walls and closed doors (napalm.shape,
    ruling.napalm.edge). They stay for the rest of the game (napalm.lasting), however many there are
    (ruling.napalm.third). A square that already burns does not change.

    The shot does not hit bystanders in the arms (ruling.napalm.shot), and flames do not hit barrels
    (ruling.napalm.barrel).
    """
    ground = game.ground
    reached = cross(ground.board, ground.place[square], 1, game.things())
    burning = {c.square for c in game.counters_of(NAPALM.name)}
    fresh = [ground.names[p] for p in reached if ground.names[p] not in burning]
    for there in fresh:
        game.lay_counter(Counter(NAPALM.name, there, game.serial(), by=name, dice=dice))
    if fresh:
        game.tell(Burning(name, say("{squares:and}", squares=sorted(fresh))))


NAPALM = CounterKind(
    "napalm",
    "*",
    noun="napalm counter",
    is_placed=True,
    owned="maybe",
    hazard="napalm",
    blows=heat,
    lay=set_fire,
)


class Napalm(Module):
    id = "napalm"
    rulings = (
        ("frag.napalm", "ab", "a", "who scores a frag by napalm that still burns"),
        ("napalm.damage", "ab", "a", "whether napalm harms fighters who enter it later"),
        ("napalm.misfire", "ab", "a", "whether a misfire leaves napalm"),
    )
    counters = (NAPALM,)

    def after_miss(self, game: Game, ready: ReadyWeapon) -> Procedure[None]:
        """Strike the fighter whose launcher missed, and put the flames around them
        (napalm.misfire, ruling.napalm.misfire)."""
        name, square = game.attack.shooter, game.seat(game.attack.shooter).square
        acts = (act for _, act in ready.entry.moments.get("hit", ()))
        laid = next((a for a in acts if isinstance(a, Place) and a.value == NAPALM.name), None)
        if laid is None or not square:
            return
        game.tell(Misfired(name, ready.name))
        if ready.dice:
            yield from strike(game, blows(game, ready, [name]))
        if game.houses.letter("napalm.misfire") == "a" and not game.is_over:
            set_fire(game, name, square, laid.damage.count if laid.damage else 0)
