"""Effects of a square on a fighter who enters it (power.*, acid.*, ruling.respawn.hazard)."""

from __future__ import annotations

from fragkit.language.sentences import say
from fragkit.model.effects import modifiers as mod
from fragkit.model.word_values import Faces
from fragkit.rules.attack.health import Blow, Snare, strike
from fragkit.rules.cards.card_piles import draw
from fragkit.rules.counters import Arrival
from fragkit.rules.events import PoweredUp, PowerUpFailed
from fragkit.rules.game import Game, Procedure
from fragkit.rules.game_map import sees
from fragkit.rules.receipt import Receipt
from fragkit.rules.rolls import looked_up, shown, throw
from fragkit.rules.stats import in_force, is_forbidden

POWER_UP = Faces(4, 6)
ACID_DICE = 2
GAINING = frozenset({"step", "jump", "teleporter", "teleport"})


def enter(game: Game, name: str, square: str, how: str, by: str = "") -> Procedure[None]:
    """Apply the power-ups and damage of a square and of the counters on it. A pushed fighter gains
    nothing (ruling.respawn.hazard). `by` is the fighter who pushed them."""
    if square in game.ground.power or game.ground.terrain.get(square) == "acid":
        order = (_gather, _burn) if game.houses.letter("enter.order") == "a" else (_burn, _gather)
        for deed in order:  # ruling.enter.order
            if game.seat(name).square == square and not game.is_over:
                yield from deed(game, name, square, how, by)
    if square in game.catalog.grounds and game.seat(name).square == square:
        yield from game.cards.trigger_ground(game, name, square, "enter", by)
    if game.modules.entered or game.modules.having("after_entry"):
        yield from _arrived(game, Arrival(name, square, how, by))
    awaited = game.catalog.moments
    if "enter" in awaited and game.seat(name).square == square and not game.is_over:
        yield from game.trigger(name, "enter", foe=by)
    if "sighted" in awaited:
        yield from come_into_sight(game, name, square)
    for module in game.modules.having("after_square"):
        if game.seat(name).square == square and not game.is_over:
            yield from module.after_square(game, Arrival(name, square, how, by))


def come_into_sight(game: Game, name: str, square: str) -> Procedure[None]:
    """Trigger `sighted` for all who see the newcomer now but did not see them on their previous
    square."""
    origin = game.came_from.get(name, "")
    for watcher in game.after(name)[1:]:
        if game.is_over or game.seat(name).square != square:
            return
        if not game.seat(watcher).square or not sees(game, watcher, square):
            continue
        # Their figure must not block the view of the square that it has left.
        if not origin or not sees(game, watcher, origin, but=name):
            yield from game.trigger(watcher, "sighted", foe=name)


def acid(name: str, by: str) -> Blow:
    """Return the blow of acid: 2 dice (acid.enter) for each acid square entered (acid.each), none
    for staying (ruling.acid.stay). Nobody scores (ruling.frag.nobody), unless another fighter
    pushed this one there."""
    receipt = Receipt(ACID_DICE, ACID_DICE, say("acid"))
    return Blow(name, lambda: receipt, name, by, "acid", hazard="acid")


def entry_blows(game: Game, arrival: Arrival) -> list[Blow]:
    """Return the blows for a fighter who enters that square, in the order of `enter`."""
    found = []
    if game.ground.terrain.get(arrival.square) == "acid":
        found.append(acid(arrival.player, arrival.by))
    kinds = game.modules.kinds
    for counter in game.state.floor:
        blows = kinds[counter.kind].blows
        if counter.square == arrival.square and blows is not None:
            found += blows(game, counter, arrival)
    return found + [one for one in module_forecast(game, arrival) if isinstance(one, Blow)]


def module_forecast(game: Game, arrival: Arrival) -> list[Blow | Snare]:
    """Return the attacks and snares of modules for a fighter who enters that square."""
    modules = game.modules.having("forecast_entry")
    return [one for module in modules for one in module.forecast_entry(game, arrival)]


def _arrived(game: Game, arrival: Arrival) -> Procedure[None]:
    """Apply the counters on the square, then the modules, as long as the fighter is there. A
    counter strikes with the same blows that the forecast lists."""
    kinds, entered = game.modules.kinds, game.modules.entered
    seat, square = game.seat(arrival.player), arrival.square
    floor = game.state.floor
    for counter in [c for c in floor if c.square == square and c.kind in entered] if floor else ():
        kind = kinds[counter.kind]
        if seat.square == square and not game.is_over:
            blows = kind.blows(game, counter, arrival) if kind.blows is not None else []
            if kind.enter is not None:
                yield from kind.enter(game, counter, arrival)
            if blows:
                yield from strike(game, blows)
    for module in game.modules.having("after_entry"):
        if seat.square == square and not game.is_over:
            yield from module.after_entry(game, arrival)


def _gather(game: Game, name: str, square: str, how: str, by: str) -> Procedure[None]:
    """Try the power-up of a square that the fighter enters on their own turn (power.enter), even by
    teleporter (ruling.power.teleport) or past another fighter (ruling.power.occupied). Staying
    there does not count (ruling.power.enter)."""
    if square in game.ground.power and how in GAINING and game.is_active(name):
        yield from power_up(game, name, square)


def _burn(game: Game, name: str, square: str, how: str, by: str) -> Procedure[None]:
    if game.ground.terrain.get(square) == "acid":
        yield from strike(game, [acid(name, by)])


def power_up(game: Game, name: str, square: str, deck: str = "") -> Procedure[None]:
    """Roll a die on entering a power-up (power.roll), once per square and turn (power.once,
    power.reenter, lava.power.once). A fighter may try any number of squares (power.many), and some rules give the
    card without a die.

    A 4 or more succeeds (power.success). Traits may change that (deadlands.scientist.power,
    deadlands.huckster.drawback). Draw from the deck that the square shows (power.kind).
    """
    turn, said = game.turn, bool(deck)  # on their own map, the players know the square
    if (
        (square in turn.checked and not said)
        or is_forbidden(game, name, "power-up")
        or not game.has_hand(name)
    ):
        return
    asked = game.modules.having("power_up_gives")
    gives = [module.power_up_gives(game, name, square) for module in asked]
    if "nothing" in gives:
        return
    turn.checked.append(square)
    deck = deck or game.ground.power[square]
    for_it = say("for the power-up on {square}", square=square)
    if "card" in gives:
        game.tell(PoweredUp(name, square, 0, deck))
        yield from draw(game, name, deck, for_it)
        return
    thrown = yield from throw(
        game, name, "power-up",
        looked_up(game, name, "power-up", Receipt(1, 1, say("power-up"))), for_it,
        rule="power.roll", still=lambda: bool(game.seat(name).square),
    )  # fmt: skip
    if thrown is None:
        return  # taken out of play before the die was rolled
    face = shown(thrown)
    wanted = POWER_UP
    for force in in_force(game, name, mod.Threshold):
        wanted = force.effect.faces
    good = wanted.high - wanted.low + 1
    if face not in wanted:
        game.tell(PowerUpFailed(name, square, face, good))
        return
    game.tell(PoweredUp(name, square, face, deck, good))
    yield from draw(game, name, deck, for_it)
