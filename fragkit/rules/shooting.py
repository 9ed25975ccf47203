"""One attack, from its declaration to what the hit brings (attack.*, ammo.*)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from fragkit.model.card import Mode, Weapon
from fragkit.model.words import Dice
from fragkit.rules.blasts import within
from fragkit.rules.catalog import START, Entry, weapon_id
from fragkit.rules.commands import Play, Shoot
from fragkit.rules.durations import end_attack
from fragkit.rules.events import (
    AmmoSpent,
    AttackCancelled,
    AttackDeclared,
    Hit,
    Missed,
)
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.moving import is_forbidden
from fragkit.rules.playing import check_play, lay_from_hand, play_card
from fragkit.rules.receipt import Entry as Line
from fragkit.rules.receipt import Receipt
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Choice, Option
from fragkit.rules.sighting import RULES, blocker, distance, sees
from fragkit.rules.state import Attack, InPlay
from fragkit.rules.stats import attacks_allowed, attacks_left, in_force, rolled, stat_roll
from fragkit.rules.throw import throw
from fragkit.rules.wounds import Blow, moment, strike

Outcome = Literal["hit", "miss"]


@dataclass(frozen=True, slots=True)
class Arm:
    """A weapon as it is about to be fired: card or sheet, mode and ammunition taken in."""

    id: str  # a card's id, or `start`
    entry: Entry
    weapon: Weapon
    mode: str
    dice: int  # damage dice of one unit; 0 is a weapon that does none
    units: int  # how often those dice are rolled (burst)
    spent: int  # ammunition of one shot
    shots: int
    extra: int
    radius: int | None
    nearest: int
    farthest: int

    @property
    def name(self) -> str:
        return self.entry.name


# -- which weapon ----------------------------------------------------------------------------


def in_play(game: Game, name: str, card: str) -> InPlay | None:
    """That weapon in play; the copy with the most ammunition when there are several."""
    copies = [c for c in game.seat(name).play if c.card == card and not c.ghost]
    return max(copies, key=lambda c: c.ammo) if copies else None


def arm(game: Game, command: Shoot) -> Arm | Refusal:
    """The weapon that a command names, ready to fire, or why it can't be fired."""
    name, id = command.player, command.weapon
    entry = game.catalog.weapon_entry(game.seat(name).fighter, id)
    if entry is None or entry.weapon is None:
        if id == START:
            return Refusal("ruling.fighter.noweapon", f"{name} has no starting weapon")
        return Refusal("attack.declare", f"`{id}` is no weapon")
    ammo = -1
    if id != START:
        laid = in_play(game, name, id)
        if laid is None and (refusal := check_play(game, Play(name, id))) is not None:
            return refusal
        ammo = laid.ammo if laid is not None else _track(entry.weapon)
    return _ready(command, id, entry, entry.weapon, ammo)


def _track(weapon: Weapon) -> int:
    return -1 if weapon.ammo == "unlimited" else int(weapon.ammo)


def _ready(command: Shoot, id: str, entry: Entry, weapon: Weapon, left: int) -> Arm | Refusal:
    mode = entry.modes.get(command.mode) if command.mode else None
    if command.mode and mode is None:
        known = ", ".join(entry.modes) or "none"
        return Refusal(
            "attack.declare", f"{entry.name} has no mode `{command.mode}`", f"Modes: {known}."
        )
    paid = _ammunition(command, entry.name, weapon, mode, left)
    if isinstance(paid, Refusal):
        return paid
    units, spent = paid
    damage = weapon.damage if mode is None or mode.damage is None else mode.damage
    return Arm(
        id=id,
        entry=entry,
        weapon=weapon,
        mode=command.mode,
        dice=damage.count if isinstance(damage, Dice) else 0,
        units=units,
        spent=spent,
        shots=weapon.shots if mode is None or mode.shots is None else mode.shots,
        extra=weapon.extra if mode is None or mode.extra is None else mode.extra,
        radius=weapon.radius if mode is None or mode.radius is None else mode.radius,
        nearest=(mode.range_at_least if mode else None) or weapon.range_at_least or 1,
        farthest=(mode.range_at_most if mode else None) or weapon.range_at_most or 1_000_000,
    )


def _ammunition(
    command: Shoot, name: str, weapon: Weapon, mode: Mode | None, left: int
) -> tuple[int, int] | Refusal:
    """How often the damage dice are rolled, and what one shot takes off the track."""
    use = mode.ammo if mode is not None and mode.ammo is not None else weapon.ammo_use
    units = 1
    if use == "all":
        spent = max(left, 1)
    elif weapon.burst > 1 and (mode is None or mode.ammo is None):
        units = command.ammo or 1
        if not 1 <= units <= weapon.burst:
            return Refusal(
                "ammo.one", f"{name} fires 1 to {weapon.burst} in one attack, not {units}"
            )
        spent = units * int(use)
    else:
        spent = int(use)
        if command.ammo and command.ammo != spent:
            return Refusal(
                "ammo.one", f"{name} uses {spent} ammunition in an attack, not {command.ammo}"
            )
    if left < 0:
        return units, 0
    if left == 0 and spent > 0:
        return Refusal("ammo.empty.fire", f"{name} is empty", "A reload gadget fills it.")
    if left < spent:
        return Refusal("ruling.ammo.short", f"{name} has {left} ammunition, that needs {spent}")
    return units, spent


def weapons_at_hand(game: Game, name: str) -> list[str]:
    """The starting weapon and weapons in play."""
    ids = [START] if game.catalog.starting_weapon(game.seat(name).fighter) else []
    cards = game.catalog.entries
    for laid in game.seat(name).play:
        if not laid.ghost and cards[laid.card].weapon is not None and laid.card not in ids:
            ids.append(laid.card)
    return ids


def usable(game: Game, name: str, target: str) -> list[str]:
    """Weapons that could be fired at that target now, without a word on mode or ammunition."""
    return [
        id
        for id in weapons_at_hand(game, name)
        if fits_target(game, Shoot(name, target, id)) is None
    ]


# -- may it be fired -------------------------------------------------------------------------


def target_square(game: Game, shooter: str, target: str) -> str:
    """Where the target is: a fighter's square, a square by its name, or a module's thing."""
    seat = game.state.seats.get(target)
    if seat is not None:
        return seat.square
    if target in game.ground.place:
        return target
    for module in game.modules.targeting:
        if square := module.shot_target(game, shooter, target):
            return square
    return ""


def check_shoot(game: Game, command: Shoot) -> Refusal | None:
    name, target = command.player, command.target
    if (refusal := may_attack(game, name)) is not None:
        return refusal
    if command.weapon:
        return fits_target(game, command)
    if target == name:
        return Refusal("ruling.attack.self", f"{name} can't shoot {name}")
    if usable(game, name, target):
        return None
    # The reason that the first weapon gives is the one that all of them share, as a rule.
    first = next(iter(weapons_at_hand(game, name)), None)
    if first is None:
        return Refusal("attack.declare", f"{name} has no weapon to shoot {target} with")
    return fits_target(game, Shoot(name, target, first))


def fits_target(game: Game, command: Shoot) -> Refusal | None:
    """Whether that weapon can be fired at that target from here: aim, sight, range, ammunition."""
    name, target = command.player, command.target
    entry = game.catalog.weapon_entry(game.seat(name).fighter, command.weapon)
    aim = entry.weapon.aim if entry is not None and entry.weapon is not None else "target"
    if aim != "nothing":
        if target == name:
            return Refusal("ruling.attack.self", f"{name} can't shoot {name}")
        square = target_square(game, name, target)
        if not square or (target in game.ground.place and aim != "square"):
            known = target in game.state.seats
            why = "is not on the map" if known else "is nothing that can be shot at"
            return Refusal("ruling.attack.what", f"{target or 'nobody'} {why}")
        away = distance(game, game.seat(name).square, square)
        if (refusal := _out_of_sight(game, name, target, square, away, entry)) is not None:
            return refusal
    ready = arm(game, command)
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
    """Whether the fighter has an attack to make, wherever it aims."""
    if not attacks_left(game, name):
        made, allowed = game.turn.attacks, attacks_allowed(game, name)
        return Refusal("attack.count", f"{name} has made {made} of {allowed} attacks")
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
            RULES.get(found.kind, "los.obstacle"), f"{name} can't shoot {target}: {found}"
        )
    if target in game.state.seats:
        for force in in_force(game, target, "hidden"):
            if away > force.effect.value:  # type: ignore[attr-defined]
                return Refusal("card.overrides", f"{name} can't see {target}: {force.source}")
    return None


# -- the attack --------------------------------------------------------------------------------


def shoot(game: Game, command: Shoot) -> Procedure[None]:
    """Declare, pay, roll to hit, roll damage, leftovers (attack.declare to frag.continue)."""
    name = command.player
    if not command.weapon:
        command = yield from _named(game, command)
    ready = arm(game, command)
    assert isinstance(ready, Arm), "an attack is checked before it is made"
    if ready.id != START and in_play(game, name, ready.id) is None:
        lay_from_hand(game, name, ready.id)  # attack.weapon.hand
    game.turn.attacks += 1
    target, aim = command.target, ready.weapon.aim
    for shot in range(ready.shots):
        if shot:
            target = yield from _next_target(game, command, ready, shot, target)
        laid = in_play(game, name, ready.id) if ready.id != START else None
        gone = ready.id != START and laid is None
        dry = ready.spent > 0 and (laid is None or laid.ammo < ready.spent)
        out = not game.seat(name).square or game.turn.over or game.is_over
        if gone or dry or out or (aim != "nothing" and not target_square(game, name, target)):
            return
        yield from _shot(game, name, target, ready, laid)


def _named(game: Game, command: Shoot) -> Procedure[Shoot]:
    """The only usable weapon, else the shooter says which."""
    while True:
        ids = usable(game, command.player, command.target)
        said = ids[0] if len(ids) == 1 else ""
        if not said:
            cards = game.catalog.cards
            options = tuple(
                Option(i, "starting weapon" if i == START else cards[i].name) for i in ids
            )
            answer = yield Choice(
                command.player, "weapon", options, "with which weapon", "attack.declare"
            )
            if answer is DISTURBED:
                continue
            said = answer[0]
        return replace(command, weapon=said)


def _next_target(game: Game, command: Shoot, ready: Arm, shot: int, target: str) -> Procedure[str]:
    """A further shot goes where it was said, else at the same target while it stands."""
    if shot <= len(command.then):
        target = command.then[shot - 1]

    def fits(name: str) -> bool:
        return fits_target(game, replace(command, target=name)) is None

    while game.seat(command.player).square and not game.is_over:
        if fits(target):
            return target
        names = [s.name for s in game.standing() if s.name != command.player and fits(s.name)]
        if not names:
            return ""
        if len(names) == 1:
            return names[0]
        options = (*(Option(n) for n in names), Option("none", "no more shots"))
        answer = yield Choice(
            command.player, "target", options, f"shot {shot + 1} at whom", "attack.declare"
        )
        if answer is not DISTURBED:
            return "" if answer[0] == "none" else answer[0]
    return ""


def _shot(game: Game, name: str, target: str, ready: Arm, laid: InPlay | None) -> Procedure[None]:
    aims = ready.weapon.aim != "nothing"
    square = target_square(game, name, target) if aims else game.seat(name).square
    away = distance(game, game.seat(name).square, square) if aims else 0
    game.tell(AttackDeclared(name, target, ready.id, away, ready.mode))
    if ready.spent and laid is not None:
        laid.ammo -= ready.spent  # ammo.before
        game.tell(AmmoSpent(name, ready.id, ready.spent, laid.ammo))
    attack = Attack(name, target, ready.id, ready.mode, ready.spent, away)
    game.state.attack = attack
    game.touch()
    if game.foreseen:
        yield from foreseen_plays(game)
    yield from weapon_moment(game, ready, "fire")
    yield from moment(game, name, "fire")
    if aims and not game.is_over:
        hit = yield from to_hit(game)
        if attack.cancelled:
            game.tell(AttackCancelled(name, attack.cancelled))
        elif hit:
            yield from land(game, ready, square)
        else:
            yield from weapon_moment(game, ready, "miss")
            yield from moment(game, name, "miss")
    game.state.attack = None
    game.touch()
    if not game.is_over:
        yield from end_attack(game, attack)


def foreseen_plays(game: Game) -> Procedure[None]:
    """Cards that were said to be played into this attack after it had been told."""
    for play in [c for c in game.foreseen if isinstance(c, Play)]:
        window = game.catalog.cards[play.card].window
        if window in ("attack", "attacking", "attacked") and check_play(game, play) is None:
            game.foreseen.remove(play)
            yield from play_card(game, play)


def automatic(game: Game) -> tuple[Outcome, str] | None:
    """How a card makes the attack end; the last one played counts (card.contradict)."""
    forces = in_force(game, game.attack.shooter, "outcome")
    if not forces:
        return None
    last = forces[-1]
    return last.effect.value, last.source  # type: ignore[attr-defined]


def certain(due: Receipt, need: int) -> str:
    """Why the dice can't change the outcome, or ""."""
    low, high = due.dice + due.points, 6 * due.dice + due.points
    if low >= need:
        return (
            f"{due.dice} dice always reach {need}"
            if due.dice > 1
            else f"a die always reaches {need}"
        )
    return f"{need} is out of reach of {due.dice} dice" if high < need else ""


def to_hit(game: Game) -> Procedure[bool]:
    """Accuracy dice against the range (attack.dice, attack.hit)."""
    attack = game.attack
    name, target, need = attack.shooter, attack.target, attack.range

    def due() -> Receipt:
        return stat_roll(game, name, "accuracy", "hit")

    thrown = yield from throw(
        game, name, "hit", due, f"to hit {target} at range {need}", rule="attack.dice", need=need,
        still=lambda: not attack.cancelled and automatic(game) is None,
        settled=lambda receipt: certain(receipt, need),
    )  # fmt: skip
    if attack.cancelled:
        return False
    forced = automatic(game)
    if forced is not None:
        return _tell_hit(game, forced[0] == "hit", 0, forced[1])
    if thrown is None:
        receipt = due()
        low = receipt.dice + receipt.points
        return _tell_hit(
            game, low >= need, low if low >= need else 6 * receipt.dice + receipt.points, ""
        )
    return _tell_hit(game, thrown.total >= need, thrown.total, "")


def _tell_hit(game: Game, hit: bool, total: int, automatic: str) -> bool:
    attack = game.attack
    event = Hit if hit else Missed
    game.tell(event(attack.shooter, attack.target, total, attack.range, automatic))
    if hit:
        attack.stage = "damage"
    return hit


def damage_receipt(game: Game, ready: Arm) -> Receipt:
    """The weapon's rating in dice, ammunition and cards taken in (damage.attack)."""
    lines = (Line("times", ready.units, "ammunition"),) if ready.units > 1 else ()
    start = Receipt(ready.dice * ready.units, ready.dice, ready.name, lines)
    return rolled(game, game.attack.shooter, "damage", start)


def land(game: Game, ready: Arm, square: str) -> Procedure[None]:
    """The shot has hit: damage to the target, or to all in its blast, then what else it does."""
    attack = game.attack
    name, target = attack.shooter, attack.target

    def goes_on() -> bool:
        if attack.cancelled:
            return False
        forced = automatic(game)
        return forced is None or forced[0] == "hit"

    is_thing = target not in game.state.seats and target not in game.ground.place
    if is_thing:
        for module in game.modules.targeting:
            if (yield from module.hit_target(game, name, target, ready.id)):
                return
        return
    victims = [target] if ready.radius is None else within(game, square, ready.radius)
    for victim in victims:
        if game.seat(victim).square and victim != name:
            yield from moment(game, victim, "struck")
    dice = 0
    if ready.dice and not game.is_over:
        dice = damage_receipt(game, ready).dice
        yield from strike(game, _blows(game, ready, victims), goes_on)
    if game.is_over:
        return
    if attack.cancelled:
        game.tell(AttackCancelled(name, attack.cancelled))
        return
    if not goes_on():
        forced = automatic(game)
        assert forced is not None, "only a card turns a hit into a miss"
        game.tell(Missed(name, target, 0, attack.range, forced[1]))
        return
    attack.stage = "applied"
    yield from weapon_moment(game, ready, "hit", victims)
    yield from moment(game, name, "hit")
    for module in game.modules.hitting:
        if target in game.state.seats and game.seat(target).square and not game.is_over:
            yield from module.after_hit(game, name, target, ready.id, dice)


def _blows(game: Game, ready: Arm, victims: list[str]) -> list[Blow]:
    name = game.attack.shooter
    extra = ready.extra + sum(f.effect.value for f in in_force(game, name, "extra"))  # type: ignore[attr-defined]
    return [
        Blow(
            victim=victim,
            dice=lambda: damage_receipt(game, ready),
            roller=name,
            by=name,
            cause=ready.name,
            types=tuple(ready.weapon.types),
            extra=extra,
            hazard="" if ready.radius is None else "blast",
        )
        for victim in victims
    ]


def weapon_moment(
    game: Game, ready: Arm, when: str, victims: list[str] | None = None
) -> Procedure[None]:
    """What the weapon does besides damage when it is fired, hits or misses.

    The one on the sheet and a card in its mode alike; a blast does it to all that it caught.
    """
    effects = ready.entry.moments.get(when)
    if not effects:
        return
    from fragkit.rules.verbs import Context, perform

    attack = game.attack
    card = weapon_id(game.seat(attack.shooter).fighter, ready.id)
    mode = ready.entry.mode_effects
    for victim in victims or [attack.target]:
        context = Context(attack.shooter, attack.shooter, card, ready.name, target=victim)
        for number, effect in effects:
            of_mode = next((m for m, those in mode.items() if number in those), "")
            if of_mode in ("", ready.mode) and not game.is_over:
                yield from perform(game, effect, number, context)
