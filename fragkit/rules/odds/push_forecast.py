"""The pushes that would follow a hit, caused by the weapon, by cards or by modules."""

from __future__ import annotations

from dataclasses import replace

from fragkit.language.sentences import Sentence, Text, plural, say
from fragkit.model.effects import Effect, acts
from fragkit.model.map_ground import UNWELCOME
from fragkit.rules.attack.health import Blow, Collision, Snare, shield
from fragkit.rules.attack.ready_weapons import ReadyWeapon
from fragkit.rules.catalog import has_dice
from fragkit.rules.effects.movement_verbs import shove_by
from fragkit.rules.effects.perform import affected_players, effects_at, settled
from fragkit.rules.game import Game
from fragkit.rules.movement.moving import Landing, flight, kept_from_push
from fragkit.rules.pending import Context, Shove
from fragkit.rules.state import State
from fragkit.rules.stats import holds
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class PushForecast:
    """One push of a fighter who has survived the hit: its description, the hazards on the way, and
    the collision at its end."""

    words: Text  # "7d: 3 squares west, into acid on C4"
    way: tuple[Landing, ...]
    collision: Collision | None
    after: State  # with the fighter where the push ends


def is_sure(effect: Effect) -> bool:
    """Return whether the effect happens without a die, a cost or a choice."""
    is_open = isinstance(effect, acts.Push) and effect.way in ("rolled", "chosen")
    is_free = effect.chance is None and effect.cost is None and not effect.may
    return is_free and not has_dice(effect) and not is_open


def shoves(game: Game, ready: ReadyWeapon, victim: str, blow: Blow | None) -> list[Shove]:
    """Return the pushes of one fighter that the hit causes, in order. `blow` is None for a weapon
    without damage dice."""
    shooter = game.attack.shooter
    origin = game.seat(shooter).square
    hazard = "" if ready.radius is None else "blast"
    if (
        victim == shooter
        or kept_from_push(game, victim)
        or shield(game, victim, ready.words, hazard)
    ):
        return []
    found: list[Shove] = []
    card = game.catalog.laid_id(game.seat(shooter).fighter, ready.id)
    own = Context(shooter, shooter, card, ready.name, target=victim)
    pushes = [(own, effect) for _, effect in ready.entry.moments.get("hit", ())]
    pushes += [(context, effect) for context, _, effect in effects_at(game, shooter, "hit")]
    for context, effect in pushes:
        if isinstance(effect, acts.Push) and is_sure(effect) and holds(game, effect.if_, shooter):
            concerned = (
                [victim] if effect.on == "target" else affected_players(game, effect, context)
            )
            if victim in concerned:
                act = settled(game, effect, context, victim)
                shoved = shove_by(game, act, victim, context, act.way)
                if shoved is not None:
                    found.append(replace(shoved, label=context.source))
    for module in game.modules.having("forecast_push"):
        shoved = module.forecast_push(game, shooter, blow, origin) if blow is not None else None
        found += [shoved] if shoved is not None else []
    return found


def forecast_push(game: Game, shoved: Shove) -> PushForecast | None:
    """Return the forecast of that push at this moment."""
    way = flight(game, shoved)
    if not way.way:
        return None  # no direction leads away from the fighter's own square
    count, compass = len(way.entered), way.way
    words = [_pushed(shoved.label, count, compass)]
    for one in way.entered:
        if one.blows:
            cause = one.blows[0].cause
            words.append(say("into {cause} on {square}", cause=cause, square=one.square))
        words += [_held(snare, one.square) for snare in one.snares]
        words += [
            say("into {cause} on {square} (not counted)", cause=entry.name, square=one.square)
            for entry in game.grounds_at(one.square)
            if any(effect.verb in UNWELCOME for _, effect in entry.moments.get("enter", ()))
        ]
    after = game.state.copy()
    if way.entered:
        after.seats[shoved.player].square = way.entered[-1].square
    found = None
    if way.obstacle is not None:
        struck = (
            m.forecast_collision(game, shoved, way.left, way.obstacle)
            for m in game.modules.having("after_collision")
        )
        found = next((one for one in struck if one is not None), None)
        blocker = way.obstacle.text
        if found:
            words.append(say("{dice}d from the {blocker}", dice=way.left, blocker=blocker))
        else:
            words.append(say("stopped by the {blocker}", blocker=blocker))
    return PushForecast(say("{parts}", parts=tuple(words)), way.entered, found, after)


def _pushed(source: Text, squares: int, direction: str) -> Sentence:
    return plural(
        "{source}: {n} square {direction}", "{source}: {n} squares {direction}",
        source=source, n=squares, direction=direction,
    )  # fmt: skip


def _held(snare: Snare, square: str) -> Sentence:
    return say(
        "{percent}% chance to be held by {what} on {square}",
        percent=round(snare.chance * 100), what=snare.what, square=square,
    )  # fmt: skip
