"""Health lost and restored: hits, armor, healing, cures, frags (damage.*, frag.*, blood.*)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from fragkit.language.sentences import Text, say
from fragkit.model.effects import Number, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.selector import is_selected
from fragkit.rules.attack.frags import frag, score
from fragkit.rules.cards import late_claims
from fragkit.rules.cards.card_piles import discard_from_play, hand_counts, unseen
from fragkit.rules.cards.permission import check_play
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Play, Spend, Use
from fragkit.rules.damage_math import resolve, suffer
from fragkit.rules.events import ArmorLost, BloodSpent, Harmless, Healed, NothingHappened, Wounded
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.pending import Fall
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import Thrown, throw
from fragkit.rules.state import Counter, Seat
from fragkit.rules.stats import (
    amount,
    armor,
    defense_roll,
    full,
    health,
    in_force,
    is_dying,
    is_forbidden,
    suit,
)
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fractions import Fraction


@dataclass(slots=True)
class Blow:
    """A hit on one fighter, with its dice and the player who scores."""

    victim: str
    dice: Callable[[], Receipt]
    roller: str  # the player who rolls the damage dice
    by: str  # the player who would score; "" means nobody
    cause: Text  # "Pulse Rifle", "acid"
    types: tuple[str, ...] = ()
    extra: int = 0
    more: Callable[[], int] = lambda: 0  # extra damage by cards at the time of the roll
    ignore_armor: bool = False
    hazard: str = ""  # the word for it in `immune`: acid, blast, mine …
    of_attack: bool = False  # belongs to the current attack, not to a reaction to it
    needs: str = ""  # a fighter who must still be in play when the dice are rolled
    attack: Thrown | None = None
    defense: Thrown | None = None
    points: int = 0  # Health lost by it
    health: int = 0  # of the victim before it, armor included
    since: int = 0  # the serial number when it struck


@dataclass(frozen=True, slots=True)
class Collision:
    """The end of a push: hits on the pushed fighter, then on the fighter they ran into, then on
    counters."""

    blows: tuple[Blow, ...]
    things: tuple[Counter, ...] = ()


@dataclass(frozen=True, slots=True)
class Snare:
    """A danger that may hold a fighter who enters its square, with its chance and its hits."""

    what: Text
    chance: Fraction
    blows: tuple[Blow, ...]


# -- the blow ------------------------------------------------------------------------------


def strike(
    game: Game, blows: list[Blow], still: Callable[[], bool] | None = None
) -> Procedure[None]:
    """Roll damage and defense for everyone hit, then apply the damage to all at once
    (ruling.damage.each, ruling.damage.together). Hazards strike in the same way, without a to-hit
    roll (ruling.damage.hazard)."""
    rolled: list[Blow] = []
    since = game.state.serial
    for blow in blows:
        blow.since = since
        if blow.victim in game.falling.doomed:
            continue
        with striking(game, blow.victim if blow.of_attack else ""):
            if (yield from _roll(game, blow, still)):
                rolled.append(blow)
    for blow in rolled:
        if game.seat(blow.victim).square and not _is_kept_off(game, blow):
            apply(game, blow)
    for blow in rolled:
        if blow.points:
            yield from game.cards.end_stances(game, blow.victim, "wounded")
    yield from settle(game, [Fall(b.victim, b.by, b.cause, b.points, b.health) for b in rolled])
    yield from _survived(game, [(b.victim, b.by) for b in rolled if b.points], since)


@contextmanager
def striking(game: Game, victim: str) -> Iterator[None]:
    """Let the attack's conditions ask about that fighter; in a blast, this is done for each in
    turn."""
    attack = game.state.attack if victim else None
    if attack is not None:
        attack.struck = victim
    try:
        yield
    finally:
        if attack is not None:
            attack.struck = ""


def _survived(game: Game, wounded: list[tuple[str, str]], since: int) -> Procedure[None]:
    """Trigger `wounded` for every fighter who was hit and survived. The foe is the attacker."""
    for name, by in wounded if game.is_awaited("wounded") else ():
        if game.has_stood(name, since) and name not in game.falling and not game.is_over:
            yield from game.trigger(name, "wounded", foe="" if by == name else by)


def _is_kept_off(game: Game, blow: Blow) -> bool:
    """Return whether a shield stops the hit, and report it. A shield may be raised until damage is
    applied."""
    shield = shielded(game, blow)
    if shield:
        game.tell(Harmless(blow.victim, blow.cause, shield))
    return bool(shield)


def _roll(game: Game, blow: Blow, still: Callable[[], bool] | None) -> Procedure[bool]:
    if _is_kept_off(game, blow):
        return False

    def stands() -> bool:
        return bool(game.state.seats[blow.victim].square) and not shielded(game, blow)

    def goes_on() -> bool:
        gone = blow.needs and not game.seat(blow.needs).square
        return stands() and not gone and (still is None or still())

    # If the attacker was removed, rolls not yet made do no damage, but earlier rolls count
    # (meta.removed.damage, meta.removed.rolls).
    reason = say("for damage to {target} from {cause}", target=blow.victim, cause=blow.cause)
    blow.attack = yield from throw(
        game, blow.roller, "damage", blow.dice, reason, rule="damage.attack", still=goes_on
    )
    if blow.attack is None:
        _is_kept_off(game, blow)
        return False
    blow.extra += blow.more()
    attack = game.state.attack
    # Only for the attack's own dice. The target's counterattack leaves the attack open.
    if blow.of_attack and attack is not None and attack.stage in ("hit", "damage"):
        attack.stage = "rolled"

    def guard() -> Receipt:
        return defense_roll(game, blow.victim, blow.ignore_armor)

    blow.defense = yield from throw(
        game, blow.victim, "defense", guard, say("to defend against {cause}", cause=blow.cause),
        rule="damage.defense", still=stands,
    )  # fmt: skip
    if blow.defense is None:
        _is_kept_off(game, blow)
        return False
    return True


def shielded(game: Game, blow: Blow) -> Text:
    """Return the shield that stops this hit on the fighter, or ""."""
    return shield(game, blow.victim, blow.types, blow.hazard)


def shield(game: Game, victim: str, types: tuple[str, ...], hazard: str) -> Text:
    """Return the source of immunity to these weapon types or that hazard, or ""."""
    words = {*types, hazard, "everything"}
    for force in in_force(game, victim, mod.Immune):
        if is_selected(force.effect.value, words):
            return force.source
    return game.modules.protects(game, victim, types)


def extra_points(game: Game, blow: Blow) -> tuple[int, str]:
    """Return the hit's extra damage, and the shield that stops it, or ""."""
    points = blow.extra + game.modules.extra_points(game, blow.victim, blow.types)
    if points:
        for force in in_force(game, blow.victim, mod.Immune):
            if "extra" in force.effect.value:
                return 0, force.source
    return points, ""


def apply(game: Game, blow: Blow) -> None:
    """Divide the totals, add extra damage, subtract from armor, then from Health
    (ruling.damage.order)."""
    assert blow.attack is not None, "a blow is applied after its rolls"
    assert blow.defense is not None, "a blow is applied after its rolls"
    extra, spared = extra_points(game, blow)
    done = resolve(
        _dice(blow.attack),
        _dice(blow.defense),
        health=health(game, blow.victim),
        armor=armor(game, blow.victim),
        extra=extra,
        soak=game.houses.armor_soak,
        ignore_armor=blow.ignore_armor,
    )
    blow.points, blow.health = done.points, health(game, blow.victim) + armor(game, blow.victim)
    lose(game, blow.victim, done.health, done.armor)
    if blow.ignore_armor and done.fragged:
        game.falling.bare.add(blow.victim)
    if blow.of_attack and game.state.attack is not None:
        game.state.attack.damage += done.points
    steps: tuple[Text, ...] = tuple(step.text for step in done.steps)
    if spared:
        steps = (*steps, say("no extra damage ({source})", source=spared))
    game.tell(Wounded(blow.victim, done.points, done.health, done.armor, blow.cause, steps))
    drop_spent_armor(game, blow.victim)


def _dice(thrown: Thrown) -> tuple[int, ...]:
    counted = thrown.counted or thrown.faces
    points = thrown.total - sum(counted)
    return (*counted, points) if points else counted


def lose(game: Game, name: str, health_left: int, armor_left: int) -> None:
    seat = game.seat(name)
    seat.wounds = full(game, name, "health") - health_left
    lost = armor(game, name) - armor_left
    while lost > 0 and (worn := suit(game, name)) is not None:
        taken = min(lost, worn.armor)  # the first suit; of two, the one put on first
        worn.armor -= taken
        lost -= taken


def drop_spent_armor(game: Game, name: str) -> None:
    """Discard armor as soon as its bonus is used up (armor.discard, armor.discard.now)."""
    for laid in list(game.seat(name).play):
        if laid.armor <= 0 and not laid.ghost and game.catalog.cards[laid.card].armor:
            discard_from_play(game, name, laid, say("used up"))
            game.tell(ArmorLost(name, laid.card))


def hurt(game: Game, names: list[str], points: int, by: str, cause: Text) -> Procedure[None]:
    """Apply damage without a roll to all of these fighters at once (ruling.damage.together)."""
    falls = []
    wounded: list[tuple[str, str]] = []
    since = game.state.serial
    for name in names:
        falls.append(Fall(name, by, cause, points, health(game, name) + armor(game, name)))
        if source := shield(game, name, (), ""):
            game.tell(Harmless(name, cause, source))
            continue
        left = suffer(points, health(game, name), armor(game, name), game.houses.armor_soak)
        lose(game, name, *left)
        game.tell(Wounded(name, points, *left, cause))
        drop_spent_armor(game, name)
        yield from game.cards.end_stances(game, name, "wounded")
        wounded.append((name, by))
    yield from settle(game, falls)
    yield from _survived(game, wounded, since)


# -- dying ---------------------------------------------------------------------------------


def settle(game: Game, struck: list[Fall]) -> Procedure[None]:
    """Offer cures, then settle all frags of one event, then give their rewards (frag.when,
    ruling.frag.many). Fighters with Health left stay (survive.alive).

    `struck` are the fighters who took damage. The last attacker whose damage was fatal scores
    (ruling.frag.last).
    """
    falling = game.falling
    falls = {fall.victim: fall for fall in struck}
    dead: list[Fall] = []
    # Cards played during a cure neither frag anybody nor change who scores.
    dying = [v for v in falls if is_dying(game, v) and v not in falling.dying]
    falling.dying.update({victim: falls[victim] for victim in dying})
    try:
        for victim, fall in falls.items():
            if game.is_awaited("dying") and is_dying(game, victim):
                yield from game.trigger(victim, "dying", foe=fall.by if fall.by != victim else "")
            if is_dying(game, victim) and not (yield from cured(game, victim)):
                dead.append(replace(fall, square=game.seat(victim).square))
    finally:
        for victim in dying:
            del falling.dying[victim]
    dead = [fall for fall in dead if is_dying(game, fall.victim)]
    falling.doomed.update({fall.victim: fall for fall in dead})
    fallen: list[Fall] = []
    for fall in dead:
        by = fall.by if fall.by != fall.victim else ""
        yield from game.trigger(fall.victim, "fragged", foe=by)
        falling.doomed.pop(fall.victim, None)
        if game.seat(fall.victim).status != "gone":  # a player who left was fragged when they left
            frag(game, fall)
            fallen.append(fall)
            falling.fallen.append(fall)
            for module in game.modules.having("before_score"):
                yield from module.before_score(game, fall)
            for module in game.modules.having("place_fragged"):
                yield from module.place_fragged(game, fall)
    falling.bare -= falls.keys()
    falling.unscored = [*fallen, *falling.unscored]
    if falling.doomed:
        return  # it happened within another frag: one event, scored together (ruling.win.tie)
    falling.fallen.clear()
    fallen, falling.unscored = falling.unscored, []
    if fallen:
        yield from score(game, fallen)


def settle_lowered(game: Game, by: str, cause: Text) -> Procedure[None]:
    """Frag fighters whose Health a card has lowered to 0. The player of the card scores."""
    known = game.falling.dying
    dying = [name for name in game.state.seats if name not in known and is_dying(game, name)]
    if dying:
        yield from settle(game, [Fall(name, by, cause) for name in dying])


# -- healing and cures


def heal(game: Game, name: str, points: int, source: str) -> int:
    """Restore lost Health (survive.heal), but not beyond full Health (ruling.health.cap) and not
    armor (ruling.armor.heal). Return the Health restored."""
    seat = game.seat(name)
    if barred := is_forbidden(game, name, "heal"):
        text = say("{player} can't be healed ({source})", player=name, source=barred)
        game.tell(NothingHappened(name, source, text))
        return 0
    gained = min(points, seat.wounds)
    if gained > 0:
        seat.wounds -= gained
        game.tell(Healed(name, gained, health(game, name), source))
    return max(gained, 0)


def spend_blood(game: Game, name: str, count: int) -> None:
    """Spend blood counters. Each restores 1 lost Health (blood.spend)."""
    seat = game.seat(name)
    for _ in range(count):
        seat.blood -= 1
        game.tell(BloodSpent(name, seat.blood))
        heal(game, name, 1, "blood")


# -- dying ---------------------------------------------------------------------------------


def cured(game: Game, name: str) -> Procedure[bool]:
    """When Health reaches 0, offer an instant cure or blood before the frag (frag.cure).

    With dealt cards, every player whose hand could hold a cure is asked, so the question reveals
    nothing. With hands on the table, the referee asks only about cures that it knows of. A player
    may simply play a secret one, even right after the frag (`late`).
    """
    while is_dying(game, name):
        claimed = late_claims.cure(game, name)
        if claimed is not None:
            if isinstance(claimed, Spend):
                spend_blood(game, name, claimed.count)
            elif isinstance(claimed, Play):
                yield from game.cards.play_card(game, claimed)
            continue
        options = cures(game, name)
        lack = 1 - health(game, name) - armor(game, name)
        if options is None:
            return False
        reason = say("you need {n} Health to survive. What do you use?", n=lack)
        fragged = Option("die", say("be fragged"))
        answer = yield Choice(name, "cure", (*options, fragged), reason, "frag.cure")
        if answer is DISTURBED:
            continue
        if answer[0] == "die":
            return False
        if answer[0] == "blood":
            spend_blood(game, name, 1)
        elif answer[0] in game.catalog.cards and answer[0] in game.seat(name).known:
            yield from game.cards.play_card(game, Play(name, answer[0]))
        else:
            yield from game.cards.use(game, Use(name, answer[0]))
    return True


def cures(game: Game, name: str) -> list[Option] | None:
    """Return the known cures if together they are enough, or None if no question is needed."""
    seat = game.seat(name)
    blood: list[Option] = []
    lowest = health(game, name) + armor(game, name)
    barred = any(is_forbidden(game, name, deed) for deed in ("blood", "heal"))
    if seat.blood and game.houses.blood_cure == "a" and not barred:
        blood.append(Option("blood", say("spend blood ({left} left)", left=seat.blood)))
        lowest += seat.blood
    points = {card: cure_points(game, name, card) for card in dict.fromkeys(seat.known)}
    cards = [Option(card, game.catalog.cards[card].name) for card in points if points[card]]
    lines = game.cards.lifelines(game, name) if game.catalog.saves else []
    used = [
        Option(word, say("use {card}", card=title))
        for word, title, _ in lines
        if word not in points
    ]
    lowest += sum(most for _, _, most in lines)
    if lowest + sum(points[card] for card in seat.known) > 0:
        return [*blood, *cards, *used]
    is_hope = game.dealt and lowest + hoped_for(game, seat, seat.wounds) > 0
    return [*blood, *used] if is_hope else None


def cure_points(game: Game, name: str, card: str) -> int:
    """Return the Health that a card restores at once to its player's dying fighter, or 0 if it is
    not a cure."""
    points = _restores(game, name, game.catalog.cards[card], game.seat(name).wounds)
    return points if points and check_play(game, Play(name, card)) is None else 0


def hoped_for(game: Game, seat: Seat, wounds: int) -> int:
    """Return the most Health that this hand could restore to a dying fighter. It may hold any card
    of its decks that nobody has seen elsewhere."""
    held, hope = hand_counts(game, seat), 0
    for deck, ids in game.catalog.decks.items():
        if not (held.get(deck) or seat.unsure):
            continue
        each: list[int] = []
        for entry in (game.catalog.cards[id] for id in ids):
            if entry.window in ("dying", "any-time"):
                points = _restores(game, seat.name, entry, wounds)
                each += [points] * unseen(game, entry.id) if points else []
        each.sort(reverse=True)
        hope += sum(each if seat.unsure else each[: held[deck]])
    return hope


def _restores(game: Game, name: str, entry: Entry, wounds: int) -> int:
    assert entry.card is not None, "only cards are held"
    if entry.card.on not in ("self", "fighter"):
        return 0
    forces = in_force(game, name, mod.Healing)
    points, more = 0, sum(amount(game, f.effect.value, f, name) for f in forces)
    for _, act in entry.moments.get("play", ()):
        if isinstance(act, acts.Heal) and act.chance is None and act.if_ is None:
            points += wounds if act.value == "full" else most_of(game, name, act.value) + more
    return points


def most_of(game: Game, name: str, number: Number) -> int:
    """Return the highest value that a number can have with lucky dice."""
    if isinstance(number, int):
        return number
    if number.of.dice:
        return max(number.made_of(6 * number.of.dice), number.made_of(number.of.dice))
    return game.cards.counted(game, number, name)
