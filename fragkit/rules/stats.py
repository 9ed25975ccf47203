"""Current stats and numbers of dice, with receipts (fighter.*, meta.order)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, Literal

from fragkit.language.sentences import say
from fragkit.model.effects import Condition, Number
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.selector import is_selected
from fragkit.rules.game import Force, Game, M
from fragkit.rules.receipt import Receipt, ReceiptLine, at_most, tally
from fragkit.rules.state import InPlay, Seat

if TYPE_CHECKING:
    from fragkit.rules.catalog import Entry

StatName = Literal["health", "speed", "accuracy"]
HAND_LIMIT = 5
OF_WEAPONS = ("attack", "reload")  # what a card attached to a weapon forbids with that weapon only
ROUND = "round"  # the current round, in `State.modules`


# -- conditions and numbers ----------------------------------------------------------


def holds(
    game: Game, condition: Condition | None, owner: str, foe: str = "",
    weigh: Callable[[Game, str], int] | None = None, weapon: Entry | None = None, maker: str = "",
    anyone: bool = False,
) -> bool:  # fmt: skip
    """Return whether an effect's condition is true. `weigh` returns the Health to compare, and
    `maker` caused the effect. With `anyone`, the foe is any other fighter who meets it."""
    return condition is None or game.cards.holds(
        game, condition, owner, foe, weigh, weapon, maker, anyone
    )


def round_of(game: Game) -> int:
    """Return the number of the current round, counted from 1."""
    rounds: int = game.state.modules.get(ROUND, 1)
    return rounds


def in_force(game: Game, name: str, kind: type[M]) -> list[Force[M]]:
    """Return the modifiers of that kind whose conditions are true now."""
    forces = game.forces(name, kind)
    if not forces:
        return forces
    return [f for f in forces if f.effect.if_ is None or is_met(game, f, name)]


def is_met(game: Game, force: Force[Any], name: str, weapon: Entry | None = None) -> bool:
    """Return whether the condition of an effect in force on that fighter is true."""
    laid, condition = force.laid, force.effect.if_
    maker = laid.by if laid is not None else force.owner
    if laid is not None and laid.was_met and condition is not None:
        return condition.against is None or fights_with(game, maker, condition.against)
    foe = force.foe(name)
    anyone = not foe and force.effect.is_of_peace
    return holds(game, condition, force.asker, foe, None, weapon, maker, anyone)


def fights_with(game: Game, maker: str, against: str) -> bool:
    """Return whether the current attack is by or on that fighter. If `against` is `others`, return
    whether it is neither."""
    attack = game.state.attack
    between = attack is not None and maker in (attack.shooter, attack.target)
    return attack is not None and between is (against == "owner")


def amount(game: Game, number: Number, force: Force[Any], name: str) -> int:
    """Return a number of an effect in force on that fighter, counted if necessary."""
    if isinstance(number, int):
        return number
    rolled = force.laid.rolled if force.laid is not None else 0
    return game.cards.counted(game, number, force.asker, force.foe(name), rolled)


def is_forbidden(
    game: Game, name: str, what: str, words: Collection[str] | None = None,
    weapon: Entry | None = None,
) -> str:  # fmt: skip
    """Return the card or trait that forbids the action, or "". `words` describe the card used for
    it. Without them, only a general ban counts."""
    for force in game.forces(name, mod.Forbid):
        effect = force.effect
        if what not in effect.value:
            continue
        if effect.which and (words is None or not is_selected(effect.which, words)):
            continue
        host = game.host_weapon(force.laid)
        if what in OF_WEAPONS and host and host not in (words or ()):
            continue
        if effect.if_ is None or is_met(game, force, name, weapon):
            return force.source
    return ""


# -- stats -----------------------------------------------------------------------------


def stat_entries(
    game: Game, name: str, stat: StatName, *, plain: bool = False
) -> list[ReceiptLine]:
    """Return the changes to a stat. `plain` leaves out those that depend on Health."""
    found: list[ReceiptLine] = []
    for force in game.forces(name, mod.Stat):
        effect = force.effect
        if effect.value != stat and effect.value != "all":
            continue
        if plain and _hangs_on_health(effect.if_):
            continue
        if _is_being_counted(game, force):
            continue  # half of a stat is calculated without this change
        if effect.if_ is not None and not _stat_holds(game, force, name, stat):
            continue
        if effect.times != 1:
            found.append(ReceiptLine("times", effect.times, force.source))
        if effect.add and (more := amount(game, effect.add, force, name)):
            found.append(ReceiptLine("add", more, force.source))
        if effect.set is not None:
            found.append(ReceiptLine("set", amount(game, effect.set, force, name), force.source))
    return found


def _is_being_counted(game: Game, force: Force[mod.Stat]) -> bool:
    """Return whether one of the effect's numbers is being counted at the moment; it then depends on
    this very stat."""
    if not game.asking:
        return False
    numbers = (force.effect.add, force.effect.set)
    return any((id(number), force.asker) in game.asking for number in numbers)


def _stat_holds(game: Game, force: Force[mod.Stat], name: str, stat: StatName) -> bool:
    """Return whether the condition is true. For a change to Health that depends on Health, ignore
    such changes."""
    met = force.laid is not None and force.laid.was_met
    if stat == "health" and not met and _hangs_on_health(force.effect.if_):
        return holds(game, force.effect.if_, force.asker, force.foe(name), weigh=plain_health)
    return is_met(game, force, name)


def _hangs_on_health(condition: Condition | None) -> bool:
    return condition is not None and (
        (condition.count is not None and "health" in condition.count)
        or (condition.foe_has is not None and "health" in condition.foe_has)
        or any(_hangs_on_health(inner) for inner in condition.inner)
    )


def plain_health(game: Game, name: str) -> int:
    """Return current Health without changes that depend on Health itself."""
    seat = game.seat(name)
    lines = stat_entries(game, name, "health", plain=True)
    return tally(seat.stats.health, "health", lines).dice - seat.wounds


def full(game: Game, name: str, stat: StatName) -> int:
    """Return the stat with the changes by cards (card.boost), but without damage and armor."""
    start: int = getattr(game.seat(name).stats, stat)
    if not game.forces(name, mod.Stat):
        return start
    return tally(start, stat, stat_entries(game, name, stat)).dice


def speed(game: Game, name: str) -> int:
    """Return Speed, which decides movement dice and the longest jump (fighter.speed)."""
    return full(game, name, "speed")


def accuracy(game: Game, name: str) -> int:
    """Return Accuracy, which decides to-hit dice and, halved, the attacks per turn
    (fighter.accuracy)."""
    if game.is_unaffected(name):
        return game.state.seats[name].stats.accuracy
    return full(game, name, "accuracy")


def health(game: Game, name: str) -> int:
    """Return current Health without armor. It decides defense dice, damage to take and weapons in
    play (fighter.health). It may be 0 or less while a frag is being settled."""
    seat = game.state.seats[name]
    if not game.forces(name, mod.Stat):
        return seat.stats.health - seat.wounds
    return full(game, name, "health") - seat.wounds


def suit(game: Game, name: str) -> InPlay | None:
    """Return the armor that a fighter wears (armor.one). Of two suits, return the one that is lost
    first."""
    for laid in game.seat(name).play:
        if laid.armor > 0:
            return laid
    return None


def armor(game: Game, name: str) -> int:
    """Return the Health bonus of the suits in play (armor.bonus)."""
    points = 0
    for laid in game.seat(name).play:
        if laid.armor > 0:
            points += laid.armor
    return points


def is_dying(game: Game, name: str) -> bool:
    """Return whether a fighter on the map has no Health and no armor, and is not yet fragged. Armor
    does not count against damage that ignored it (room.gas.armor)."""
    seat = game.state.seats[name]
    if not seat.square or (left := health(game, name)) > 0 or name in game.falling.doomed:
        return False
    return name in game.falling.bare or left + armor(game, name) <= 0


def attacks_allowed(game: Game, name: str) -> int:
    """Return half the current Accuracy, rounded up (attack.count, ruling.attack.when). There is no
    cap (ruling.attack.count)."""
    allowed = (accuracy(game, name) + 1) // 2
    if game.is_unaffected(name):
        return allowed
    for force in in_force(game, name, mod.Attacks):
        allowed += amount(game, force.effect.value, force, name)
    return max(allowed, 0)


def most_attacks(game: Game, name: str) -> int:
    """Return the most attacks that some weapon or target allows."""
    forces = [f for f in game.forces(name, mod.Attacks) if f.effect.if_ is not None]
    more = [amount(game, f.effect.value, f, name) for f in forces if not is_met(game, f, name)]
    waiting = game.waiting_for_host(name, mod.Attacks)
    more += [amount(game, f.effect.value, f, name) for f in waiting]
    return attacks_allowed(game, name) + sum(number for number in more if number > 0)


def attacks_left(game: Game, name: str) -> int:
    """Return the attacks left this turn. Unused ones are lost with the turn (attack.nosave)."""
    turn = game.turn
    if "attacks" in turn.lost or turn.player != name:
        return 0
    return max(attacks_allowed(game, name) - turn.attacks, 0)


def weapon_limit(game: Game, name: str) -> int:
    """Return how many weapon cards may be in play: Health + 1 (play.weapon.limit,
    ruling.weapon.limit), or fewer with a drawback (deadlands.scientist.drawback). Starting weapons
    do not count (ruling.weapon.start). Gadgets have no such limit (play.gadget.unlimited)."""
    match game.houses.weapon_limit:
        case "a":
            limit = game.seat(name).stats.health
        case "c":
            limit = health(game, name) + armor(game, name)
        case _:
            limit = full(game, name, "health") + sum(
                game.catalog.entries[laid.card].armor for laid in game.seat(name).play if laid.armor
            )
    return _limited(game, name, "weapons", limit + 1)


def hand_limit(game: Game, name: str) -> int:
    """Return the hand limit, which is 5 unless a card or trait changes it (hand.limit,
    deadlands.agency.drawback, ruling.agency.limit)."""
    return _limited(game, name, "hand", HAND_LIMIT)


def hand_count(game: Game, seat: Seat) -> int:
    """Return how many cards count against the hand limit. Cards in play do not count
    (play.nothand)."""
    if game.houses.specials == "counted":
        return seat.hand_size
    rules = game.catalog.deck_rules
    known = sum(rules[game.catalog.cards[c].deck].fragged != "keep" for c in seat.known)
    return known + sum(n for deck, n in seat.hidden.items() if rules[deck].fragged != "keep")


def frag_goal(game: Game, name: str) -> int:
    """Return the number of frags with which that player wins (win.three, win.longer)."""
    return max(_limited(game, name, "goal", game.state.goal), 1)


def _limited(game: Game, name: str, which: str, limit: int) -> int:
    for force in in_force(game, name, mod.Limit):
        effect = force.effect
        if effect.value == which:
            if effect.set is not None:
                limit = amount(game, effect.set, force, name)
            else:
                limit += amount(game, effect.add, force, name)
    return max(limit, 0)


# -- rolls -------------------------------------------------------------------------------


def roll_entries(game: Game, name: str, kind: str) -> list[ReceiptLine]:
    """Return the changes to a roll of that kind: multipliers, dice and points, including dice bought with a card
    (deadlands.saloon.cheat)."""
    found: list[ReceiptLine] = []
    for force in in_force(game, name, mod.Roll):
        effect = force.effect
        # A die that picks from a list changes only by effects that name such rolls
        # (ruling.cheat.saloon).
        if kind not in effect.value and ("any" not in effect.value or kind in mod.LOOKED_UP):
            continue
        if effect.times != 1:
            found.append(ReceiptLine("times", effect.times, force.source))
        if effect.dice and (dice := amount(game, effect.dice, force, name)):
            found.append(ReceiptLine("add", dice, force.source))
            if effect.drop is not None and dice > 0:
                found.append(ReceiptLine(effect.drop, dice, force.source))
        if effect.ignore is not None:
            found.append(ReceiptLine("ignore", 0, force.source, faces=effect.ignore))
        if effect.add and (points := amount(game, effect.add, force, name)):
            found.append(ReceiptLine("add", points, force.source, dice=False))
    return found


def rolled(game: Game, name: str, kind: str, start: Receipt) -> Receipt:
    """Return the receipt of a roll: the dice in `start`, then the changes to this roll."""
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
    """Return as many dice as current Health (damage.defense), which includes cards, armor
    (faq.armor.dice) and earlier damage (damage.defense.current, survive.reduced)."""
    seat = game.seat(name)
    entries = stat_entries(game, name, "health") if game.forces(name, mod.Stat) else []
    start = tally(seat.stats.health, "Health", entries)
    dice, told = start.dice, list(start.entries)
    for worn in seat.play if not ignore_armor else ():
        if worn.armor > 0:
            dice += worn.armor
            entry = game.catalog.entries[worn.card]
            number = worn.effects[0] if worn.effects else -1
            told.append(ReceiptLine("add", worn.armor, entry.source(number)))
    if seat.wounds:
        dice -= seat.wounds
        told.append(ReceiptLine("add", -seat.wounds, say("lost Health")))
    plain = Receipt(max(dice, 0), start.start, "Health", tuple(told))
    return rolled(game, name, "defense", plain)
