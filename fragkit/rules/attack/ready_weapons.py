"""A weapon ready to fire: its card or sheet, its mode, ammo and damage dice (ammo.*)."""

from __future__ import annotations

from fragkit.language.sentences import NOTHING, Text, plural, say
from fragkit.model.card import Mode, Weapon
from fragkit.model.effects import Condition
from fragkit.model.fighter import START, StartingWeapon
from fragkit.model.word_values import Dice
from fragkit.rules.attack.targets import Area
from fragkit.rules.cards.card_piles import ammo_boxes
from fragkit.rules.cards.permission import check_play
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Play, Refusal, Shoot
from fragkit.rules.game import Game
from fragkit.rules.module import missing_rule, rules_are_off
from fragkit.rules.receipt import Receipt, ReceiptLine
from fragkit.rules.state import InPlay
from fragkit.rules.stats import holds, rolled
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class ReadyWeapon:
    """A weapon about to be fired, with its mode and ammo."""

    id: str  # a card's id, or `start`
    entry: Entry
    weapon: Weapon
    mode: str
    dice: int  # damage dice of one unit; 0 if the weapon does no damage
    units: int  # how often those dice are rolled (burst)
    spent: int  # ammo per shot
    shots: int
    extra: int
    radius: int | None
    nearest: int
    farthest: int

    @property
    def name(self) -> str:
        return self.entry.name

    def area(self, game: Game, shooter: str) -> Area | None:
        """Return the area of the weapon's blast, or None."""
        if self.radius is None:
            return None
        weapon, origin = self.weapon, game.seat(shooter).square
        return Area(self.radius, weapon.shape, weapon.spares, shooter, origin)

    @property
    def words(self) -> tuple[str, ...]:
        """Return the weapon's types, then the other words that an immunity may name."""
        rest = sorted(self.entry.words - set(self.weapon.types))
        return (*self.weapon.types, *rest)


@dataclass(frozen=True, slots=True)
class Shots:
    """A finished attack, with its attacker, its last target, and the final damage dice of each
    roll."""

    shooter: str
    target: str
    weapon: ReadyWeapon
    rolls: tuple[tuple[int, ...], ...]


def is_on_sheet(game: Game, name: str, weapon: str) -> bool:
    """Return whether the weapon is printed on the fighter's sheet (attack.weapon.start). Such a
    weapon can't be lost (ammo.pistol.keep), and has ammo of its own if that is limited."""
    return weapon in game.catalog.sheet_weapons(game.seat(name).fighter)


def in_play(game: Game, name: str, weapon: str) -> InPlay | None:
    """Return a weapon card in play (attack.weapon.play). Of several copies, return the one with the
    most ammo.

    An empty weapon may stay in play (ammo.empty.keep), but a copy in the hand comes first
    (attack.weapon.hand).
    """
    seat = game.seat(name)
    card = game.catalog.laid_id(seat.fighter, weapon)
    copies = [c for c in seat.play if c.card == card and c.is_at_hand]
    fullest = max(copies, key=lambda c: c.ammo, default=None)
    return None if fullest is not None and not fullest.ammo and card in seat.known else fullest


def ready_weapon(game: Game, command: Shoot, fired: int = 0) -> ReadyWeapon | Refusal:
    """Return the weapon a command names, ready to fire, or a refusal.

    `fired` is the number of shots that this attack has already fired.
    """
    name, id = command.player, command.weapon
    entry = game.catalog.weapon_entry(game.seat(name).fighter, id, command.mode)
    if entry is None or entry.weapon is None:
        if id == START:
            text = say("{player} has no starting weapon", player=name)
            return Refusal("ruling.fighter.noweapon", text)
        return Refusal("attack.declare", say("`{typed}` is not a weapon", typed=id))
    if entry.effects and (refusal := _lacks_rules(game, entry)) is not None:
        return refusal
    mode = entry.modes.get(command.mode)
    if mode is not None and mode.if_ is not None and not holds(game, mode.if_, name):
        return _not_so(
            name, say("{weapon} in the mode {mode}", weapon=entry.name, mode=mode.name), mode.if_
        )
    ammo, laid = -1, in_play(game, name, id)
    if is_on_sheet(game, name, id):
        if (refusal := _not_now(game, name, entry)) is not None:
            return refusal
        ammo = laid.ammo if laid is not None else -1
    else:
        # An attack on another player's turn may also use a weapon from the hand.
        late = not game.is_active(name)
        play = Play(name, id, said=command.said)
        if laid is None and (refusal := check_play(game, play, late=late)) is not None:
            return refusal
        ammo = laid.ammo if laid is not None else ammo_boxes(game, entry)
    return _ready(command, id, entry, entry.weapon, ammo, fired)


def as_if_loaded(game: Game, command: Shoot) -> ReadyWeapon | Refusal:
    """Return the weapon as if it were in play with all the ammo it needs. Refuse an unknown
    weapon, mode or burst."""
    entry = game.catalog.weapon_entry(
        game.seat(command.player).fighter, command.weapon, command.mode
    )
    if entry is None or entry.weapon is None:
        return ready_weapon(game, command)
    return _ready(command, command.weapon, entry, entry.weapon, -1, 0)


def _not_now(game: Game, name: str, entry: Entry) -> Refusal | None:
    """Return a refusal if a weapon on the sheet needs a condition that is not true, such as a
    stance."""
    weapon = entry.weapon
    condition = weapon.if_ if isinstance(weapon, StartingWeapon) else None
    if condition is None or holds(game, condition, name):
        return None
    return _not_so(name, entry.name, condition)


def _not_so(name: str, weapon: Text, condition: Condition) -> Refusal:
    from fragkit.model.text.circumstances import only  # slow to import, and seldom needed

    text = say(
        "{player} can't fire {weapon}: {condition}",
        player=name, weapon=weapon, condition=only(condition),
    )  # fmt: skip
    return Refusal("card.overrides", text)


def _lacks_rules(game: Game, entry: Entry) -> Refusal | None:
    """Refuse a shot that has effects for which this game lacks rules, before it costs anything."""
    fired = (
        e for _, e in (*entry.shot, *(one for those in entry.moments.values() for one in those))
    )
    if needed := missing_rule(fired, game.modules):
        return rules_are_off(entry.name, needed)
    return None


def _ready(
    command: Shoot, id: str, entry: Entry, weapon: Weapon, left: int, fired: int
) -> ReadyWeapon | Refusal:
    mode = entry.modes.get(command.mode) if command.mode else None
    if command.mode and mode is None:
        text = say("{weapon} has no mode `{typed}`", weapon=entry.name, typed=command.mode)
        modes = tuple(f"`{known}`" for known in entry.modes)
        help = say("Choose {options_typed:or}.", options_typed=modes) if modes else NOTHING
        return Refusal("attack.declare", text, help)
    shots = weapon.shots if mode is None or mode.shots is None else mode.shots
    if len(command.then) >= shots:
        text = plural(
            "{weapon} fires {n} shot per attack, and you named {count} targets",
            "{weapon} fires {n} shots per attack, and you named {count} targets",
            weapon=entry.name, n=shots, count=1 + len(command.then),
        )  # fmt: skip
        return Refusal("attack.declare", text)
    paid = _ammunition(command, entry.name, weapon, mode, left, shots - fired)
    if isinstance(paid, Refusal):
        return paid
    units, spent = paid
    damage = weapon.damage if mode is None or mode.damage is None else mode.damage
    return ReadyWeapon(
        id=id,
        entry=entry,
        weapon=weapon,
        mode=command.mode,
        dice=damage.count if isinstance(damage, Dice) else 0,
        units=units,
        spent=spent,
        shots=shots,
        extra=weapon.extra if mode is None or mode.extra is None else mode.extra,
        radius=weapon.radius if mode is None or mode.radius is None else mode.radius,
        nearest=(mode.range_at_least if mode else None) or weapon.range_at_least or 1,
        farthest=(mode.range_at_most if mode else None) or weapon.range_at_most or 1_000_000,
    )


def _ammunition(
    command: Shoot, name: str, weapon: Weapon, mode: Mode | None, left: int, shots: int
) -> tuple[int, int] | Refusal:
    """Return how often the damage dice are rolled, and the ammo that one shot costs.

    A shot uses 1 ammo unless the weapon says more (ammo.one). The weapon needs ammo for all shots
    of the attack (ammo.empty.fire, ruling.ammo.short).
    """
    use = mode.ammo if mode is not None and mode.ammo is not None else weapon.ammo_use
    units = 1
    if use == "all":
        spent = max(left, 1)
    elif weapon.burst > 1 and (mode is None or mode.ammo is None):
        units = command.ammo or 1
        if not 1 <= units <= weapon.burst:
            text = say(
                "{weapon} uses 1 to {most} ammo per attack, not {number}",
                weapon=name, most=weapon.burst, number=units,
            )  # fmt: skip
            return Refusal("ammo.one", text)
        spent = units * int(use)
    else:
        spent = int(use)
        if command.ammo and command.ammo != spent:
            text = say(
                "{weapon} uses {spent} ammo per attack, not {number}",
                weapon=name, spent=spent, number=command.ammo,
            )  # fmt: skip
            return Refusal("ammo.one", text)
    if left < 0:
        return units, 0
    if left == 0 and spent > 0:
        text = say("{weapon} is out of ammo", weapon=name)
        return Refusal("ammo.empty.fire", text, say("A reload gadget refills it."))
    needed = spent if use == "all" else spent * shots
    if left < needed:
        text = say(
            "{weapon} has {left} ammo, and this attack needs {need}",
            weapon=name, left=left, need=needed,
        )  # fmt: skip
        return Refusal("ruling.ammo.short", text)
    return units, spent


def weapons_at_hand(game: Game, name: str) -> list[str]:
    """Return the weapons on the sheet and those in play."""
    ids = list(game.catalog.sheet_weapons(game.seat(name).fighter))
    cards = game.catalog.cards
    for laid in game.seat(name).play:
        card = cards.get(laid.card) if laid.is_at_hand else None
        if card is not None and card.weapon is not None and laid.card not in ids:
            ids.append(laid.card)
    return ids


def damage_receipt(game: Game, ready: ReadyWeapon, in_core: bool = False) -> Receipt:
    """Return the damage dice of a weapon, including its ammo and cards (damage.attack). With
    `in_core`, return those at the center of its blast, which may differ."""
    core = ready.weapon.core if in_core and ready.radius is not None else None
    dice = core.count if core is not None else ready.dice
    source: Text = ready.name
    if core is not None:
        source = say("{weapon}, center", weapon=ready.name)
    lines = (ReceiptLine("times", ready.units, say("ammo")),) if ready.units > 1 else ()
    start = Receipt(dice * ready.units, dice, source, lines)
    return rolled(game, game.attack.shooter, "damage", start)
