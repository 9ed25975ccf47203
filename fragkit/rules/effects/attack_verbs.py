"""Effect verbs for Health: heal, wound, harm, blast, shoot."""

from __future__ import annotations

from collections.abc import Collection

from fragkit.language.sentences import say
from fragkit.model.effects import acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.number import dice_of, whole
from fragkit.model.effects.selector import is_selected
from fragkit.rules.attack.aiming import offer_shot
from fragkit.rules.attack.health import Blow, heal, hurt, shield, strike
from fragkit.rules.attack.shooting import extra_attack, goes_on
from fragkit.rules.attack.targets import Area, hit_things, in_blast, things_within, within
from fragkit.rules.counters import Impact
from fragkit.rules.effects.durations import expire
from fragkit.rules.events import Harmless, NothingHappened
from fragkit.rules.game import Game, Procedure, pick_square
from fragkit.rules.game_map import is_spot, sees, spot_center
from fragkit.rules.module import Handler
from fragkit.rules.pending import Context
from fragkit.rules.receipt import Receipt
from fragkit.rules.stats import amount, in_force, rolled


def do_heal(game: Game, act: acts.Heal, names: list[str], context: Context) -> Procedure[None]:
    """Restore lost Health. Cards restore more to some fighters (deadlands.brave.cheat), but blood
    counters do not (ruling.cheat.brave)."""
    for name in names:
        seat = game.seat(name)
        points = seat.wounds if act.value == "full" else whole(act.value)
        if context.card in game.catalog.cards:
            points += sum(
                amount(game, f.effect.value, f, name) for f in in_force(game, name, mod.Healing)
            )
        if not seat.square or not heal(game, name, points, context.source):
            text = say("{player} has no Health to restore", player=name)
            game.tell(NothingHappened(name, context.label, text))
        elif game.is_awaited("healed"):
            yield from game.trigger(name, "healed", foe="" if context.by == name else context.by)


def do_wound(game: Game, act: acts.Wound, names: list[str], context: Context) -> Procedure[None]:
    standing = [n for n in names if game.seat(n).square and n not in game.falling.doomed]
    by = context.credit or context.by
    yield from hurt(game, standing, whole(act.value), by, context.source)


def do_harm(game: Game, act: acts.Harm, names: list[str], context: Context) -> Procedure[None]:
    dice = dice_of(act.value)
    if not dice:
        game.tell(NothingHappened(context.by, context.label, say("it has no dice")))
        return
    yield from strike(
        game,
        [blow(game, n, dice, act.types, "", context) for n in names if game.seat(n).square],
        lambda: _goes_on(game, context),
    )


def _goes_on(game: Game, context: Context) -> bool:
    """Return whether damage still counts. It does not after a card canceled the attack or made it
    miss before its roll."""
    return not _is_fired(game, context) or goes_on(game)


def _is_fired(game: Game, context: Context) -> bool:
    """Return whether the effect is the attack itself, fired from a weapon that aims at nothing."""
    attack = game.state.attack
    if attack is None or attack.target or attack.shooter != context.by:
        return False
    fighter = game.seat(attack.shooter).fighter
    return game.catalog.laid_id(fighter, attack.weapon) == context.card


def blow(
    game: Game, victim: str, dice: int, types: tuple[str, ...], hazard: str, context: Context
) -> Blow:
    # Other effects of a weapon have the weapon's types, too.
    kinds = (*types, *sorted(game.catalog.entries[context.card].words))
    plain = Receipt(dice, dice, context.source)
    fired = _is_fired(game, context)

    def receipt() -> Receipt:
        # The effect of a weapon that aims at nothing is its damage.
        return rolled(game, context.by, "damage", plain) if fired else plain

    return Blow(
        victim, receipt, context.by, context.credit or context.by,
        context.source, kinds, hazard=hazard, of_attack=fired,
        needs=context.by if game.seat(context.by).square else "",
    )  # fmt: skip


def do_blast(game: Game, act: acts.Blast, names: list[str], context: Context) -> Procedure[None]:
    """Attack everyone within the radius of each center: the affected fighters, the owner, or a
    chosen square."""
    centers = _centers(game, act, names, context)
    if act.center == "square":
        centers = [(yield from _chosen_center(game, act, context))]
    centers = [square for square in centers if square]
    if not centers:
        text = say("there is no target on the map")
        game.tell(NothingHappened(context.by, context.label, text))
    for square in centers:
        if _goes_on(game, context) and not game.is_over:
            yield from _go_off(game, act, square, context)


def _go_off(game: Game, act: acts.Blast, square: str, context: Context) -> Procedure[None]:
    area = Area(act.radius, act.shape, act.spares, context.by, game.seat(context.by).square)
    victims, things = within(game, square, area), things_within(game, square, area)
    victims = yield from in_blast(game, context.by, victims, area, context.source)
    edge = dice_of(act.value)
    core, points = edge, 0
    if isinstance(act.core, int):
        core, points = 0, act.core
    elif act.core is not None:
        core = dice_of(act.core)
    middle = [v for v in victims if game.seat(v).square == square]
    dice = {v: core if v in middle else edge for v in victims}
    if points and middle and _goes_on(game, context):
        kinds = (*act.types, *sorted(game.catalog.entries[context.card].words))
        shielded = {v: source for v in middle if (source := shield(game, v, kinds, "blast"))}
        for victim, source in shielded.items():
            game.tell(Harmless(victim, context.source, source))
        hurt_ones = [v for v in middle if v not in shielded]
        yield from hurt(game, hurt_ones, points, context.credit or context.by, context.source)
    elif not any(dice.values()) and victims:
        game.tell(NothingHappened(context.by, context.label, say("it has no dice")))
    yield from strike(
        game,
        [blow(game, v, dice[v], act.types, "blast", context) for v in victims if dice[v]],
        lambda: _goes_on(game, context),
    )
    if things and _goes_on(game, context):
        yield from hit_things(game, things, Impact(context.by, context.source))


def _centers(game: Game, act: acts.Blast, names: list[str], context: Context) -> list[str]:
    if act.center == "self":
        return [game.seat(context.by).square]
    if context.spot and act.on == "chosen":
        return [context.spot]
    attack = game.state.attack
    is_default = act.on == "chosen" and context.chosen == context.by
    if attack is not None and context.by != attack.shooter:
        # An ability of a fighter who is attacked, or caught in a blast, goes off around them.
        is_default = is_default and game.catalog.entries[context.card].rules.owner == "player"
    if attack is not None and (is_default or (act.on == "target" and not names)):
        names = [attack.target]
    found = []
    for name in names:
        if attack is None or name != attack.target:
            found.append(game.seat(name).square if name in game.state.seats else "")
            continue
        # A fragged target counts as being where the shot was aimed, even if they have respawned
        # elsewhere.
        stands = name in game.state.seats and game.has_stood(name, attack.since)
        found.append(game.seat(name).square if stands else attack.square)
    return found


def _chosen_center(game: Game, act: acts.Blast, context: Context) -> Procedure[str]:
    def squares() -> list[str]:
        here = game.seat(context.by).square
        if not here:
            return []
        seen = [s for s in game.ground.place if s == here or sees(game, context.by, s)]
        if (spot := act.spot) is None:
            return seen
        foe = context.other(game.state.attack)
        center = spot_center(game, spot.of, context.by, foe, context.target)
        return [s for s in seen if center and is_spot(game, spot, s, center, context.by)]

    where = say("where does {source} go off?", source=context.source)
    return (yield from pick_square(context.by, squares, context.square, where, "attack.target"))


# -- shooting at once


def do_shoot(game: Game, act: acts.Shoot, names: list[str], context: Context) -> Procedure[None]:
    """Offer an attack outside the turn's limit. The attacker chooses target and weapon, or
    declines."""
    by = context.by
    targets = [seat.name for seat in game.standing() if seat.name != by]
    if act.value == "foe":
        targets = [name for name in targets if name == context.other(game.state.attack)]

    def fits(words: Collection[str]) -> bool:
        return is_selected(act.which, words)

    shot = yield from offer_shot(
        game, by, targets, context.source, fits if act.which else None, act.must
    )
    if shot is None:
        text = say("{player} does not shoot", player=by)
        game.tell(NothingHappened(by, context.label, text))
        context.declined = True
        yield from _forgo(game, context)
        return
    yield from extra_attack(game, shot)


def _forgo(game: Game, context: Context) -> Procedure[None]:
    """End the effects that were only for the declined shot."""
    if game.state.attack is not None:
        return
    for laid in list(game.seat(context.by).play):
        if laid.ghost and laid.card == context.card and laid.lasts in ("attack", "roll"):
            yield from expire(game, context.by, laid)


HANDLERS: dict[str, Handler] = {
    "heal": do_heal,
    "wound": do_wound,
    "harm": do_harm,
    "blast": do_blast,
    "shoot": do_shoot,
}
