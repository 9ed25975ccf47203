"""May this be shot at with that from here? (attack.target, attack.count, los.*)"""

from __future__ import annotations

from dataclasses import replace

from fragkit.board.blockers import SIGHT_RULES
from fragkit.model.effects import modifiers as mod
from fragkit.rules.attack.targets import find_target
from fragkit.rules.attack.weapons import ready_weapon, weapons_at_hand
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Shoot
from fragkit.rules.game import Game
from fragkit.rules.refusals import Refusal
from fragkit.rules.sighting import blocker, distance, sees
from fragkit.rules.stats import amount, attacks_allowed, attacks_left, in_force, is_forbidden


def usable(
    game: Game, name: str, target: str, ammo: int = 0, mode: str = "", then: tuple[str, ...] = ()
) -> list[str]:
    """Weapons at hand that could be fired at that target now, in that way.

    What aims at nothing is not fired at somebody: it must be named.
    """
    return [
        id
        for id in weapons_at_hand(game, name)
        if _aims(game, name, id) is bool(target)
        and fits_target(game, Shoot(name, target, id, ammo, mode, then)) is None
    ]


def _aims(game: Game, name: str, weapon: str) -> bool:
    entry = game.catalog.weapon_entry(game.seat(name).fighter, weapon)
    return entry is None or entry.weapon is None or entry.weapon.aim != "nothing"


def check_shoot(game: Game, command: Shoot) -> Refusal | None:
    name, target = command.player, command.target
    if (refusal := may_attack(game, name)) is not None:
        return refusal
    if command.weapon:
        return fits_target(game, command)
    if target == name:
        return Refusal("ruling.attack.self", f"{name} can't shoot {name}")
    if usable(game, name, target, command.ammo, command.mode, command.then):
        return None
    # The reason that the first weapon gives is the one that all of them share, as a rule.
    aimed = (id for id in weapons_at_hand(game, name) if _aims(game, name, id) is bool(target))
    first = next(aimed, None)
    if first is None:
        whom = target or "nobody"
        return Refusal("attack.declare", f"{name} has no weapon to shoot {whom} with")
    refusal = fits_target(game, replace(command, weapon=first))
    if refusal is not None and refusal.rule == "ammo.one":
        return replace(refusal, help="The number is ammunition; dice are typed when they are due.")
    return refusal


def fits_target(game: Game, command: Shoot, fired: int = 0) -> Refusal | None:
    """Whether that weapon can be fired at that target from here: aim, sight, range, ammunition.

    `fired`: so many shots of the attack have been fired already.
    """
    name, target = command.player, command.target
    entry = game.catalog.weapon_entry(game.seat(name).fighter, command.weapon)
    aim = entry.weapon.aim if entry is not None and entry.weapon is not None else "target"
    if aim != "nothing":
        if target == name:
            return Refusal("ruling.attack.self", f"{name} can't shoot {name}")
        found = find_target(game, target)
        known = target in game.state.seats  # a name such as P1 may also be a square's
        bare = found is not None and not found.fighter and found.thing is None
        if found is None or (bare and aim != "square"):
            if found is None and not known and aim == "square":
                return Refusal("ruling.attack.what", game.ground.missing(target))
            why = "is not on the map" if known else "is nothing that can be shot at"
            return Refusal("ruling.attack.what", f"{target or 'nobody'} {why}")
        square = found.square
        away = distance(game, game.seat(name).square, square)
        if (refusal := _out_of_sight(game, name, target, square, away, entry)) is not None:
            return refusal
    ready = ready_weapon(game, command, fired)
    if isinstance(ready, Refusal) or aim == "nothing":
        return ready if isinstance(ready, Refusal) else None
    if away > ready.farthest:
        reach = "only touches" if ready.farthest == 1 else f"reaches {ready.farthest} squares"
        return Refusal("card.overrides", f"{ready.name} {reach}; {target} is {away} away")
    if away < ready.nearest:
        return Refusal(
            "card.overrides", f"{ready.name} needs {ready.nearest} squares; {target} is {away} away"
        )
    return None


def may_attack(game: Game, name: str) -> Refusal | None:
    """Whether the fighter has an attack to make in the own turn, wherever it aims."""
    if not attacks_left(game, name):
        made, allowed = game.turn.attacks, attacks_allowed(game, name)
        return Refusal("attack.count", f"{name} has made {made} of {allowed} attacks")
    return may_fire(game, name)


def may_fire(game: Game, name: str) -> Refusal | None:
    """Whether the fighter can attack from where he stands, however many attacks he has left."""
    if card := is_forbidden(game, name, "attack"):
        return Refusal("card.overrides", f"{name} can't attack: {card}")
    here = game.seat(name).square
    if (other := game.at(here, but=name)) is not None:
        return Refusal(
            "move.attack", f"{name} can't attack from {here}: {other.name} stands there too"
        )
    return None


def _out_of_sight(
    game: Game, name: str, target: str, square: str, away: int, weapon: Entry | None
) -> Refusal | None:
    if not sees(game, name, square, weapon):
        found = blocker(game, name, square, weapon)
        assert found is not None, "what is not seen is hidden by something"
        return Refusal(
            SIGHT_RULES.get(found.kind, "los.obstacle"), f"{name} can't shoot {target}: {found}"
        )
    if target in game.state.seats:
        for force in in_force(game, target, mod.Hidden):
            if away > amount(game, force.effect.value, force, target):
                return Refusal(
                    "card.overrides",
                    f"{name} can't attack {target} from {away} squares away: {force.source}",
                )
    return None
