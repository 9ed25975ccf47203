"""Stats and numbers of dice as they are now, with receipts (fighter.*, meta.order)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from fragkit.board.sight import range_between
from fragkit.model.effects import Condition
from fragkit.model.effects import modifiers as mod
from fragkit.rules.game import Force, Game, M
from fragkit.rules.receipt import Receipt, ReceiptLine, at_most, tally
from fragkit.rules.stances import is_in
from fragkit.rules.state import Attack, InPlay, Seat
from fragkit.rules.tracks import level

StatName = Literal["health", "speed", "accuracy"]
HAND_LIMIT = 5


# -- conditions --------------------------------------------------------------------


def holds(
    game: Game, condition: Condition | None, owner: str, foe: str = "",
    weigh: Callable[[Game, str], int] | None = None,
) -> bool:  # fmt: skip
    """Whether all that an effect asks for is so. `weigh` tells the Health that is compared."""
    if condition is None:
        return True
    attack = game.state.attack
    if not foe and attack is not None:
        foe = attack.target if attack.shooter == owner else attack.shooter
    return (
        _weapon_fits(game, condition)
        and _place_fits(game, condition, owner)
        and _fighters_fit(game, condition, owner, foe, weigh or health)
        and _sheets_fit(game, condition, owner, foe)
    )


def _weapon_fits(game: Game, condition: Condition) -> bool:
    if not condition.weapon_tag and not condition.weapon_type:
        return True
    attack = game.state.attack
    if attack is None:
        return False
    entry = game.catalog.weapon_entry(game.seat(attack.shooter).fighter, attack.weapon)
    if entry is None or entry.weapon is None:
        return False
    weapon = entry.weapon
    if condition.weapon_tag and not set(condition.weapon_tag) & set(weapon.tags):
        return False
    return not condition.weapon_type or bool(set(condition.weapon_type) & set(weapon.types))


def _place_fits(game: Game, condition: Condition, owner: str) -> bool:
    attack = game.state.attack
    if condition.range_at_least is not None and (
        attack is None or _range(game, attack, owner) < condition.range_at_least
    ):
        return False
    if condition.range_at_most is not None and (
        attack is None or _range(game, attack, owner) > condition.range_at_most
    ):
        return False
    if condition.target_in is not None:
        if attack is None:
            return False
        seat = game.state.seats.get(attack.target)
        square = seat.square if seat is not None else attack.target
        return game.ground.terrain.get(square) == condition.target_in
    return True


def _range(game: Game, attack: Attack, owner: str) -> int:
    """Of the shot; whom its blast merely reaches is as far from the shooter as he stands."""
    here, there = game.seat(attack.shooter).square, game.seat(owner).square
    if owner in (attack.shooter, attack.target) or not here or not there:
        return attack.range
    place = game.ground.place
    return range_between(game.ground.board, place[here], place[there], game.geometry)


def _fighters_fit(
    game: Game, condition: Condition, owner: str, foe: str, weigh: Callable[[Game, str], int]
) -> bool:
    if condition.health_at_most is not None and weigh(game, owner) > condition.health_at_most:
        return False
    if condition.moved is not None and (
        not game.is_active(owner) or game.turn.moved is not condition.moved
    ):
        return False
    if condition.foe_health is None and condition.foe_armored is None:
        return True
    if foe not in game.state.seats:
        return False
    if condition.foe_health is not None:
        mine, other = weigh(game, owner), weigh(game, foe)
        if not (other > mine if condition.foe_health == "more" else other < mine):
            return False
    return condition.foe_armored is None or (suit(game, foe) is not None) is condition.foe_armored


def _sheets_fit(game: Game, condition: Condition, owner: str, foe: str) -> bool:
    """Tracks and stances."""
    for track, least in (condition.track_at_least or {}).items():
        if level(game, owner, track) < least:
            return False
    for track, most in (condition.track_at_most or {}).items():
        if level(game, owner, track) > most:
            return False
    if condition.stance and not any(is_in(game, owner, one) for one in condition.stance):
        return False
    if not condition.foe_stance:
        return True
    return foe in game.state.seats and any(is_in(game, foe, one) for one in condition.foe_stance)


def in_force(game: Game, name: str, kind: type[M]) -> list[Force[M]]:
    """The modifiers of that kind whose conditions hold now."""
    forces = game.forces(name, kind)
    if not forces:
        return forces
    return [f for f in forces if f.effect.if_ is None or holds(game, f.effect.if_, f.owner)]


def is_forbidden(game: Game, name: str, what: str) -> str:
    """The card that bars it, or ""."""
    for force in game.forces(name, mod.Forbid):
        effect = force.effect
        if effect.value == what and (effect.if_ is None or holds(game, effect.if_, force.owner)):
            return force.source
    return ""


# -- stats -----------------------------------------------------------------------------


def stat_entries(
    game: Game, name: str, stat: StatName, *, plain: bool = False
) -> list[ReceiptLine]:
    """What changes a stat; `plain` leaves out what hangs on Health."""
    found: list[ReceiptLine] = []
    for force in game.forces(name, mod.Stat):
        effect = force.effect
        if effect.value != stat and effect.value != "all":
            continue
        if plain and _hangs_on_health(effect.if_):
            continue
        if effect.if_ is not None and not _stat_holds(game, effect.if_, force.owner, stat):
            continue
        if effect.times != 1:
            found.append(ReceiptLine("times", effect.times, force.source))
        if effect.add:
            found.append(ReceiptLine("add", effect.add, force.source))
        if effect.set is not None:
            found.append(ReceiptLine("set", effect.set, force.source))
    return found


def _stat_holds(game: Game, condition: Condition, owner: str, stat: StatName) -> bool:
    """What changes Health and hangs on Health looks at it without all that does so."""
    if stat == "health" and _hangs_on_health(condition):
        return holds(game, condition, owner, weigh=plain_health)
    return holds(game, condition, owner)


def _hangs_on_health(condition: Condition | None) -> bool:
    return condition is not None and (
        condition.health_at_most is not None or condition.foe_health is not None
    )


def plain_health(game: Game, name: str) -> int:
    """Current Health without what hangs on Health itself."""
    seat = game.seat(name)
    lines = stat_entries(game, name, "health", plain=True)
    return tally(seat.stats.health, "health", lines).dice - seat.wounds


def full(game: Game, name: str, stat: StatName) -> int:
    """The stat with all cards, wounds and armor left out."""
    start: int = getattr(game.seat(name).stats, stat)
    if not game.forces(name, mod.Stat):
        return start
    return tally(start, stat, stat_entries(game, name, stat)).dice


def speed(game: Game, name: str) -> int:
    return full(game, name, "speed")


def accuracy(game: Game, name: str) -> int:
    return full(game, name, "accuracy")


def health(game: Game, name: str) -> int:
    """Current Health without armor; may be 0 or less while a frag is being settled."""
    return full(game, name, "health") - game.seat(name).wounds


def suit(game: Game, name: str) -> InPlay | None:
    """The armor that a fighter wears (armor.one)."""
    for laid in game.seat(name).play:
        if laid.armor > 0:
            return laid
    return None


def armor(game: Game, name: str) -> int:
    laid = suit(game, name)
    return laid.armor if laid is not None else 0


def is_dying(game: Game, name: str) -> bool:
    """On the map without Health or armor, and not yet brought down."""
    seat = game.seat(name)
    if not seat.square or name in game.falling.doomed:
        return False
    return health(game, name) + armor(game, name) <= 0


def attacks_allowed(game: Game, name: str) -> int:
    """Half the Accuracy, rounded up, as it is now (attack.count, ruling.attack.when)."""
    allowed = (accuracy(game, name) + 1) // 2
    for force in in_force(game, name, mod.Attacks):
        allowed += force.effect.value
    return max(allowed, 0)


def attacks_left(game: Game, name: str) -> int:
    turn = game.turn
    if "attacks" in turn.lost or turn.player != name:
        return 0
    return max(attacks_allowed(game, name) - turn.attacks, 0)


def weapon_limit(game: Game, name: str) -> int:
    """Weapon cards allowed in play (play.weapon.limit, ruling.weapon.limit)."""
    match game.houses.weapon_limit:
        case "a":
            limit = game.seat(name).stats.health
        case "c":
            limit = health(game, name) + armor(game, name)
        case _:
            limit = full(game, name, "health") + sum(
                game.catalog.cards[laid.card].armor for laid in game.seat(name).play if laid.armor
            )
    return _limited(game, name, "weapons", limit + 1)


def hand_limit(game: Game, name: str) -> int:
    return _limited(game, name, "hand", HAND_LIMIT)


def hand_count(game: Game, seat: Seat) -> int:
    """Cards that count against the limit."""
    if game.houses.specials == "counted":
        return seat.hand_size
    rules = game.catalog.deck_rules
    known = sum(rules[game.catalog.cards[c].deck].fragged != "keep" for c in seat.known)
    return known + sum(n for deck, n in seat.hidden.items() if rules[deck].fragged != "keep")


def _limited(game: Game, name: str, which: str, limit: int) -> int:
    for force in in_force(game, name, mod.Limit):
        effect = force.effect
        if effect.value == which:
            limit = effect.set if effect.set is not None else limit + effect.add
    return max(limit, 0)


# -- rolls -------------------------------------------------------------------------------


def roll_entries(game: Game, name: str, kind: str) -> list[ReceiptLine]:
    """What changes a roll of that kind: times, dice, points."""
    found: list[ReceiptLine] = []
    for force in in_force(game, name, mod.Roll):
        effect = force.effect
        if effect.value not in (kind, "any"):
            continue
        if effect.times != 1:
            found.append(ReceiptLine("times", effect.times, force.source))
        if effect.dice:
            found.append(ReceiptLine("add", effect.dice, force.source))
        if effect.add:
            found.append(ReceiptLine("add", effect.add, force.source, dice=False))
    return found


def rolled(game: Game, name: str, kind: str, start: Receipt) -> Receipt:
    """The receipt of a roll: the number of dice so far, then what changes this roll."""
    entries = roll_entries(game, name, kind) if game.forces(name, mod.Roll) else []
    if not entries:
        return at_most(start)
    more = tally(start.dice, start.source, entries)
    return at_most(
        Receipt(
            more.dice, start.start, start.source, (*start.entries, *more.entries),
            start.points + more.points,
        )
    )  # fmt: skip


def stat_roll(game: Game, name: str, stat: StatName, kind: str) -> Receipt:
    start: int = getattr(game.seat(name).stats, stat)
    entries = stat_entries(game, name, stat) if game.forces(name, mod.Stat) else []
    return rolled(game, name, kind, tally(start, stat.capitalize(), entries))


def defense_roll(game: Game, name: str, ignore_armor: bool = False) -> Receipt:
    """Current Health in dice: cards, armor and earlier damage taken in (damage.defense.current)."""
    seat = game.seat(name)
    entries = stat_entries(game, name, "health") if game.forces(name, mod.Stat) else []
    start = tally(seat.stats.health, "Health", entries)
    dice, told = start.dice, list(start.entries)
    worn = suit(game, name)
    if worn is not None and not ignore_armor:
        dice += worn.armor
        told.append(ReceiptLine("add", worn.armor, game.catalog.cards[worn.card].name))
    if seat.wounds:
        dice -= seat.wounds
        told.append(ReceiptLine("add", -seat.wounds, "wounds"))
    plain = Receipt(max(dice, 0), start.start, "Health", tuple(told))
    return rolled(game, name, "defense", plain)
