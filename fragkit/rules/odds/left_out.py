"""The names of effects that the odds of a shot leave out. These are all effects of the shot's
moments that could change dice, Health or squares, except those that the forecast counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fragkit.language.sentences import Text, say
from fragkit.model.effects import Counted, Effect, Modifier, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.acts import ChangeTrack, Enter, Leave
from fragkit.model.effects.number import OF_DICE
from fragkit.rules.attack.ready_weapons import ReadyWeapon
from fragkit.rules.catalog import has_dice, is_of_roll
from fragkit.rules.effects.conditions import answered
from fragkit.rules.effects.perform import affected_players, effects_at
from fragkit.rules.game import Game
from fragkit.rules.odds.push_forecast import is_sure
from fragkit.rules.pending import Context
from fragkit.values import dataclass

_HARMS = (acts.Wound, acts.Harm, acts.Blast, acts.Shoot)
_PLACES = (acts.Push, acts.Teleport, acts.Swap, acts.Leap, acts.Walk, acts.Remove)


@dataclass(frozen=True, slots=True)
class _Waiting:
    """An effect that would happen in the shot."""

    when: str
    source: str
    effect: Effect
    context: Context


def left_out(
    game: Game, ready: ReadyWeapon, victims: Sequence[str], is_aimed: bool
) -> tuple[Text, ...]:
    """Return the names of the effects that the odds leave out. The attack must be declared."""
    shooter, target = game.attack.shooter, game.attack.target
    found: dict[Text, None] = {}
    if ready.weapon.scatter is not None:
        found[say("where {weapon} lands if it misses", weapon=ready.name)] = None
    for one in _waiting(game, ready, victims):
        if _may_happen(game, one, one.effect) and any(
            _changes_odds(game, one, effect, ready)
            and not _is_counted(game, one, effect, is_aimed)
            and (effect is one.effect or _may_happen(game, one, effect))
            for effect in _with_inner(one.effect)
        ):
            found[one.source] = None
    for name, rolls in ((shooter, ("hit", "damage")), (target, ("defense",))):
        found.update(dict.fromkeys(_paid(game, name, rolls)))
    kinds: tuple[type[Modifier], ...] = (mod.Roll, mod.Extra, mod.Reroll, mod.Adjust)
    for name in dict.fromkeys((shooter, target)):
        if name not in game.state.seats or game.is_unaffected(name):
            continue
        for force in (force for kind in kinds for force in game.forces(name, kind)):
            if _hangs_on_dice(force.effect):
                found[force.source] = None
    for effect in ready.entry.effects:
        if isinstance(effect, kinds) and _hangs_on_dice(effect):
            found[ready.name] = None
    return tuple(found)


def _waiting(game: Game, ready: ReadyWeapon, victims: Sequence[str]) -> Iterator[_Waiting]:
    """Yield the effects that would happen in the shot: those of the weapon, the attacker, the
    fighters who are hit, and fighters who wait for such moments."""
    shooter, target = game.attack.shooter, game.attack.target
    card = game.catalog.laid_id(game.seat(shooter).fighter, ready.id)
    hit = [name for name in victims if name in game.state.seats]
    for when in ("fire", "hit", "miss"):
        own = Context(shooter, shooter, card, ready.name, target=target)
        for _, effect in ready.entry.moments.get(when, ()):
            yield _Waiting(when, ready.name, effect, own)
        yield from _at(game, shooter, when)
    if _runs_dry(game, card):
        yield from _at(game, shooter, "dry")
    yield from _at(game, shooter, "frag")
    for name in hit:
        for when in ("struck", "dodged", "wounded", "dying", "fragged"):
            if name != shooter or when not in ("struck", "dodged"):
                yield from _at(game, name, when)
        yield from _worn_out(game, name)


def _runs_dry(game: Game, card: str) -> bool:
    """Return whether the shot spends the last ammo of the weapon."""
    laid = [one for one in game.seat(game.attack.shooter).play if one.card == card]
    return any(0 <= one.ammo <= game.attack.ammo for one in laid)


def _worn_out(game: Game, name: str) -> Iterator[_Waiting]:
    """Yield the effects that would happen if the damage used up the fighter's armor."""
    worn = [laid for laid in game.seat(name).play if laid.armor > 0 and not laid.ghost]
    for laid in worn:
        entry = game.catalog.entries[laid.card]
        for number, effect in entry.moments.get("lose", ()):
            source = entry.source(number)
            yield _Waiting("lose", source, effect, Context(name, name, laid.card, source))
    if worn:
        yield from _at(game, name, "lose")


def _paid(game: Game, name: str, rolls: Sequence[str]) -> Iterator[str]:
    """Yield the sources of changes to these rolls that the fighter may use for a cost."""
    if name not in game.state.seats:
        return
    for context, _, effect in effects_at(game, name, "use"):
        if isinstance(effect, mod.Reroll | mod.Adjust) and effect.cost is not None:
            met = effect.if_ is None or answered(game, effect.if_, name) is not False
            if met and any(is_of_roll(effect.value, roll) for roll in rolls):
                yield context.source


def _at(game: Game, name: str, when: str) -> Iterator[_Waiting]:
    for context, _, effect in effects_at(game, name, when):
        yield _Waiting(when, context.source, effect, context)
    for other in game.after(name)[1:] if when in game.catalog.watched else ():
        for context, _, effect in effects_at(game, other, when, ("others", "anyone")):
            context.foe = name
            yield _Waiting(when, context.source, effect, context)


def _with_inner(effect: Effect) -> Iterator[Effect]:
    yield effect
    for inner in effect.inner:
        yield from _with_inner(inner)


def _changes_odds(game: Game, one: _Waiting, effect: Effect, ready: ReadyWeapon) -> bool:
    gone = {"frag": ("target",), "fragged": ("chosen", "self")}.get(one.when, ())
    if effect.on in gone and not isinstance(effect, acts.Blast):
        return False  # that fighter is out
    is_before = one.when in ("fire", "struck") or ready.shots > 1
    if isinstance(effect, acts.Discard):
        return is_before and effect.zone == "play"
    if isinstance(effect, ChangeTrack):
        return is_before and effect.value in game.catalog.counted
    if isinstance(effect, acts.Win):
        return is_before
    if isinstance(effect, Modifier | acts.Cancel | acts.Heal | acts.Copy | acts.Swap):
        return is_before or one.when in ("wounded", "dying")
    return isinstance(effect, (*_HARMS, *_PLACES, Enter, Leave))


def _is_counted(game: Game, one: _Waiting, effect: Effect, is_aimed: bool) -> bool:
    """Return whether the forecast counts the effect (`shot_forecast`, `push_forecast`)."""
    if effect is not one.effect or effect.then or effect.cost is not None:
        return False
    if effect.per_turn is not None or effect.may:
        return False
    if one.when == "struck":
        return counts_struck(game, effect, one.context)
    if one.when == "hit" and isinstance(effect, acts.Push):
        return is_sure(effect) and effect.on == "target"
    if one.when == "fire" and isinstance(effect, acts.Blast):
        return (
            not is_aimed
            and effect.center == "self"
            and effect.chance is None
            and not effect.may
            and not has_dice(effect)
        )
    return False


def counts_struck(game: Game, effect: Effect, context: Context) -> bool:
    """Return whether the odds count an effect of a fighter who is hit. They count harm to the
    attacker alone and a canceled attack."""
    if effect.then or effect.cost is not None or effect.per_turn is not None or effect.may:
        return False
    if isinstance(effect, acts.Cancel):
        return effect.value == "attack"
    is_harm = isinstance(effect, acts.Wound) or (
        isinstance(effect, acts.Harm) and not has_dice(effect)
    )
    return is_harm and affected_players(game, effect, context) == [game.attack.shooter]


def _may_happen(game: Game, one: _Waiting, effect: Effect) -> bool:
    condition = effect.if_
    if condition is None or not condition.quantities().isdisjoint(OF_DICE):
        return True
    if one.when in ("wounded", "dying", "frag", "fragged", "lose"):
        return True  # Health changes
    foes = [one.context.other(game.state.attack)]
    if effect.on in ("everyone", "others"):  # each of these fighters is the foe
        foes = affected_players(game, effect, one.context)
    return any(answered(game, condition, one.context.by, foe) is not False for foe in foes)


def _hangs_on_dice(effect: Effect) -> bool:
    """Return whether the effect depends on the dice of the attack.

    Optional rerolls do not count, because their owner decides after the roll.
    """
    if isinstance(effect, mod.Reroll | mod.Adjust) and not effect.must:
        return False
    numbers = (getattr(effect, name) for name in effect.amounts)
    counted = {str(number.of) for number in numbers if isinstance(number, Counted)}
    if effect.if_ is not None:
        counted |= effect.if_.quantities()
    return not counted.isdisjoint(OF_DICE)
