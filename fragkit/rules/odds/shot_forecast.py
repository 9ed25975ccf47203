"""The exact odds of one shot fired now with the cards in play, if nobody interrupts it.

The hits come from the engine itself, so both use the same cards. The odds leave out choices (cards
in hand, cures, blood) and effects after the shot, such as a blast around a fragged fighter. They
include pushes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction

from fragkit.language.sentences import Sentence, Text, plural
from fragkit.model.effects import Number, acts
from fragkit.model.effects import modifiers as mod
from fragkit.model.effects.number import dice_of
from fragkit.model.names import name_of
from fragkit.model.word_values import Faces
from fragkit.rules.attack.aiming import WeighedShot
from fragkit.rules.attack.health import (
    Blow,
    drop_spent_armor,
    extra_points,
    lose,
    shielded,
    striking,
)
from fragkit.rules.attack.ready_weapons import ReadyWeapon, damage_receipt
from fragkit.rules.attack.shooting import automatic, blows, targets_hit
from fragkit.rules.attack.targets import within
from fragkit.rules.catalog import is_of_roll
from fragkit.rules.counters import Impact
from fragkit.rules.damage_math import fatal_points, suffer
from fragkit.rules.effects.attack_verbs import blow as rolled_harm
from fragkit.rules.effects.conditions import dice_to_roll
from fragkit.rules.effects.perform import affected_players, effects_at, settled
from fragkit.rules.game import Game
from fragkit.rules.odds.dice_odds import (
    NOTHING,
    Change,
    Reading,
    ShotOdds,
    Spread,
    Which,
    changed_total,
    hit_odds,
    points_spread,
    shot_odds,
    sums,
    turn_by,
    turn_to,
)
from fragkit.rules.odds.left_out import counts_struck, left_out
from fragkit.rules.odds.push_forecast import forecast_push, shoves
from fragkit.rules.pending import Context, Shove
from fragkit.rules.receipt import Receipt
from fragkit.rules.rolls import Declared, compulsory
from fragkit.rules.state import Attack, Counter, State
from fragkit.rules.stats import (
    armor,
    defense_roll,
    health,
    holds,
    in_force,
    is_dying,
    rolled,
    stat_roll,
)
from fragkit.values import dataclass

World = tuple[Fraction, State]  # a possible state of the game, and its chance


@dataclass(frozen=True, slots=True)
class ShotForecast:
    """The forecast of one shot."""

    range: int  # 0: it aims at nothing
    hit: Fraction
    fates: dict[str, ShotOdds]  # for the target and everybody else whom the shot may harm
    to_hit: Receipt | None  # None if there is no such roll
    damage: Receipt | None
    defense: Receipt | None
    sequels: tuple[Text, ...] = ()  # the consequences of the hit, in words
    unforeseen: tuple[Text, ...] = ()  # effects and counters that are not counted, by name


def forecast_shot(game: Game, shot: WeighedShot) -> ShotForecast:
    """Forecast the first shot of an attack that is not refused."""
    ready, aimed, away = shot.ready, shot.target, shot.range
    assert ready is not None, "only a weapon that can be fired has a forecast"
    name, target = shot.command.player, shot.command.target
    square = aimed.square if aimed is not None else ""
    attack = Attack(name, target, ready.id, ready.mode, ready.spent, away, square=square)
    with _as_if_declared(game, attack):
        if aimed is None:
            missing = left_out(game, ready, [], is_aimed=False)
            fates = _blasted(game, name, ready)
            return ShotForecast(0, Fraction(1), fates, None, None, None, unforeseen=missing)
        to_hit = stat_roll(game, name, "accuracy", "hit")
        forced = automatic(game)
        roll = total_of(game, name, "hit", to_hit)
        hit = hit_odds(roll, away, forced[0] if forced is not None else None)
        harm = damage_receipt(game, ready, in_core=True)
        known = target in game.state.seats
        guard = defense_roll(game, target) if known else None
        victims, things = targets_hit(game, aimed, square, ready.area(game, name))
        fates, told = _fates(game, ready, victims, hit, things)
        warned = (
            module.forecast_warning(game, name, ready, hit)
            for module in game.modules.having("forecast_warning")
        )
        told += tuple(words for words in warned if words)
        unforeseen = (*left_out(game, ready, victims, True), *_unforeseen(game, ready, things))
    return ShotForecast(away, hit, fates, to_hit, harm, guard, told, unforeseen)


@contextmanager
def _as_if_declared(game: Game, attack: Attack) -> Iterator[None]:
    """Pretend that the attack was declared, so that cards can ask about weapon and range.

    All changes are made to a copy.
    """
    state, told = game.state, game.events
    game.state, game.events = state.copy(), []
    game.state.attack = attack
    if game.is_active(attack.shooter):
        attack.before, attack.of_turn = game.turn.target, True
        game.turn.attacks += 1
    game.forget()
    try:
        yield
    finally:
        game.state, game.events = state, told
        game.forget()


# -- a hit ---------------------------------------------------------------------------------------


Line = list[Blow]  # blows on one fighter, one after the other
Lines = dict[
    str, list[tuple[Fraction, Line]]
]  # by fighter: each possible line of hits, with its chance


def _fates(
    game: Game, ready: ReadyWeapon, victims: list[str], hit: Fraction, things: list[Counter]
) -> tuple[dict[str, ShotOdds], tuple[Text, ...]]:
    """Return the odds for each fighter in the shot, and descriptions of the pushes. The odds
    include a miss, and an attacker who is fragged first.

    The consequences follow in order: counters that are hit, then pushes of survivors.
    """
    ends: dict[str, list[tuple[Fraction, ShotOdds]]] = {victim: [] for victim in victims}
    told: list[Text] = []
    known: dict[object, ShotOdds] = {}  # many outcomes are the same for one fighter
    if not ready.dice:
        things = [t for t in things if not game.modules.kinds[t.kind].needs_damage]
    for chance, world in _struck_back(game, victims):
        game.state = world
        game.forget()
        known.clear()
        direct = {b.victim: b for b in blows(game, ready, victims)} if ready.dice else {}
        for luck, later in _set_off(game, ready.name, things):
            lines: Lines = {victim: [(Fraction(1), [blow])] for victim, blow in direct.items()}
            for blow in later:  # they are added, whatever came before
                for _, line in lines.setdefault(blow.victim, [(Fraction(1), [])]):
                    line.append(blow)
            for victim in victims:
                found = shoves(game, ready, victim, direct.get(victim))
                told += [words for words in _push(game, lines, victim, found) if words not in told]
            for victim, alternatives in lines.items():
                share = hit * chance * luck
                for p, line in alternatives:
                    alike = (victim, *(_likeness(game, blow) for blow in line))
                    if alike not in known:
                        known[alike] = _one_by_one(game, line)
                    ends.setdefault(victim, []).append((share * p, known[alike]))
    return {victim: _mixed(hit, found) for victim, found in ends.items()}, tuple(told)


def _push(game: Game, lines: Lines, victim: str, pushes: list[Shove]) -> list[Text]:
    """Forecast one push after another while the fighter lives. Return their descriptions."""
    told: list[Text] = []
    before = game.state
    held: list[tuple[Fraction, Line]] = []  # outcomes in which something held the fighter
    for shoved in pushes:
        found = forecast_push(game, shoved)
        if found is None:
            continue
        told.append(found.words)
        lines.setdefault(victim, [(Fraction(1), [])])
        for landing in found.way:
            for _, line in lines[victim]:
                line += landing.blows
            for snare in landing.snares:
                held += [(p * snare.chance, [*line, *snare.blows]) for p, line in lines[victim]]
                lines[victim] = [(p * (1 - snare.chance), line) for p, line in lines[victim]]
        own, struck = lines[victim], found.collision
        game.state = found.after
        game.forget()
        if struck is not None:
            alive = sum(
                (p * (1 - _one_by_one(game, line).frag) for p, line in own), start=Fraction(0)
            )
            outcomes = [
                (luck, [*struck.blows[1:], *later])
                for luck, later in _set_off(game, shoved.cause, list(struck.things))
            ]
            for _, line in own:
                line.append(struck.blows[0])
            _run_into(lines, victim, alive, outcomes)
    if held:
        lines[victim] += held
    game.state = before
    game.forget()
    return told


def _run_into(
    lines: Lines, pushed: str, alive: Fraction, outcomes: list[tuple[Fraction, list[Blow]]]
) -> None:
    """Add the hits on the obstacle that the pushed fighter runs into, if they survive until then.
    The fighter's own hits come last."""
    for name in {blow.victim: None for _, later in outcomes for blow in later}:
        reached = Fraction(1) if name == pushed else alive
        before = lines.setdefault(name, [(Fraction(1), [])])
        after = [(p * (1 - reached), line) for p, line in before] if reached < 1 else []
        for luck, later in outcomes:
            mine = [blow for blow in later if blow.victim == name]
            after += [(p * reached * luck, [*line, *mine]) for p, line in before]
        lines[name] = after


def _set_off(game: Game, cause: Text, things: list[Counter]) -> list[tuple[Fraction, list[Blow]]]:
    """Return the possible outcomes of counters that are hit."""
    found: list[tuple[Fraction, list[Blow]]] = [(Fraction(1), [])]
    for kind in dict.fromkeys(thing.kind for thing in things):
        ends = game.modules.kinds[kind].ends
        impact = Impact(game.attack.shooter, cause)
        if ends is not None:
            after = ends(game, [t for t in things if t.kind == kind], impact)
            found = [(p * q, [*a, *b]) for p, a in found for q, b in after] or found
    return found


def _unforeseen(game: Game, ready: ReadyWeapon, things: list[Counter]) -> tuple[Sentence, ...]:
    """Return sentences about counters that would go off with too many outcomes to calculate."""
    found = []
    for kind in dict.fromkeys(thing.kind for thing in things):
        ends, lot = game.modules.kinds[kind].ends, [t for t in things if t.kind == kind]
        if ends is not None and not ends(game, lot, Impact(game.attack.shooter, ready.name)):
            found.append(
                plural(
                    "{n} {counter} counter",
                    "{n} {counter} counters",
                    n=len(lot),
                    counter=name_of("counter", kind),
                )
            )
    return tuple(found)


def _likeness(game: Game, blow: Blow) -> tuple[object, ...]:
    """Return a key that is equal for hits with equal odds."""
    with striking(game, blow.victim if blow.of_attack else ""):
        return (
            blow.dice(), blow.roller, blow.extra + blow.more(), blow.types, blow.ignore_armor,
            blow.hazard,
        )  # fmt: skip


def _one_by_one(game: Game, line: list[Blow]) -> ShotOdds:
    """Return the odds of several hits on one fighter, each against the Health that the previous
    ones leave."""
    if len(line) == 1:
        return _ends(game, line[0])
    frag, damage = Fraction(0), dict[int, Fraction]()
    worlds: dict[tuple[int, int, int], World] = {(0, 0, 0): (Fraction(1), game.state)}
    before = game.state
    for blow in line:
        following: dict[tuple[int, int, int], World] = {}
        for (total, _, _), (chance, state) in worlds.items():
            game.state = state
            game.forget()
            outcome = _ends(game, blow)
            for points, p in outcome.damage.items():
                game.state = state.copy()
                game.forget()
                hurt = _lost(game, blow.victim, points, blow.ignore_armor)
                if is_dying(game, blow.victim):
                    frag += chance * p
                    damage[total + points] = damage.get(total + points, Fraction(0)) + chance * p
                    continue
                key = total + points, *hurt
                known = following.get(key, (Fraction(0), game.state))
                following[key] = known[0] + chance * p, known[1]
        worlds = following
    for (total, _, _), (chance, _) in worlds.items():
        damage[total] = damage.get(total, Fraction(0)) + chance
    game.state = before
    game.forget()
    return ShotOdds(Fraction(1), frag, damage)


def _lost(game: Game, name: str, points: int, ignore_armor: bool = False) -> tuple[int, int]:
    """Return the Health and armor left after that damage."""
    if ignore_armor:
        left = health(game, name) - points, armor(game, name)
    else:
        left = suffer(points, health(game, name), armor(game, name), game.houses.armor_soak)
    lose(game, name, *left)
    drop_spent_armor(game, name)
    return left


def _mixed(hit: Fraction, ends: list[tuple[Fraction, ShotOdds]]) -> ShotOdds:
    """Mix these outcomes by their chances. The rest of the probability means no damage."""
    frag = Fraction(0)
    damage = {0: 1 - sum((chance for chance, _ in ends), Fraction(0))}
    for chance, end in ends:
        frag += chance * end.frag
        for points, p in end.damage.items():
            damage[points] = damage.get(points, Fraction(0)) + chance * p
    return ShotOdds(hit, frag, {n: p for n, p in sorted(damage.items()) if p})


def _ends(game: Game, blow: Blow) -> ShotOdds:
    """Return the odds of one hit."""
    if shielded(game, blow):
        return shot_odds(Fraction(1), NOTHING, 1)
    victim = blow.victim
    guard = defense_roll(game, victim, blow.ignore_armor)
    with striking(game, victim if blow.of_attack else ""):
        extra, _ = extra_points(game, replace(blow, extra=blow.extra + blow.more()))
        dealt = total_of(game, blow.roller, "damage", blow.dice())
    points = points_spread(dealt, total_of(game, victim, "defense", guard), extra)
    worn = 0 if blow.ignore_armor else armor(game, victim)
    fatal = fatal_points(health(game, victim), worn, game.houses.armor_soak)
    return shot_odds(Fraction(1), points, fatal)


# -- what cards do before and instead --------------------------------------------------------------


def _struck_back(game: Game, victims: list[str]) -> list[World]:
    """Return the possible states, with their chances, in which the attacker survives the target's
    cards (`at: struck`).

    If the attacker is fragged first, their damage is never rolled (meta.removed.damage).
    """
    shooter = game.attack.shooter
    worlds: list[World] = [(Fraction(1), game.state)]
    for victim in victims:
        if victim == shooter:
            continue
        for context, _, effect in effects_at(game, victim, "struck"):
            if not counts_struck(game, effect, context):
                continue
            if isinstance(effect, acts.Harm | acts.Wound):
                worlds = [w for world in worlds for w in _harmed(game, world, effect, context)]
            elif isinstance(effect, acts.Cancel):
                worlds = [w for world in worlds for w in _cancelled(game, world, effect, context)]
    return worlds


def _cancelled(game: Game, world: World, effect: acts.Cancel, context: Context) -> Iterator[World]:
    """Yield the state in which the attack continues, if there is one."""
    chance, game.state = world
    game.forget()
    if not holds(game, effect.if_, context.by):
        yield world
    elif effect.chance is not None:
        yield chance * (1 - _luck(game, context.by, effect.chance)), world[1]


def _harmed(
    game: Game, world: World, effect: acts.Harm | acts.Wound, context: Context
) -> Iterator[World]:
    before, state = world
    game.state = state
    game.forget()
    shooter = game.attack.shooter
    foe = context.chosen if context.chosen != context.by else ""
    if shooter not in affected_players(game, effect, context) or not holds(
        game, effect.if_, context.by, foe
    ):
        yield world
        return
    if effect.chance is not None:
        luck = _luck(game, context.by, effect.chance)
        yield before * (1 - luck), state
        before *= luck
    losses: dict[int, Fraction] = {}
    if isinstance(effect, acts.Wound):
        losses = _points(game, effect.value, context.by, foe or shooter)
    if isinstance(effect, acts.Harm):
        dice = dice_of(settled(game, effect, context, foe or shooter).value)
        losses = _ends(game, rolled_harm(game, shooter, dice, effect.types, "", context)).damage
    for points, chance in losses.items():
        game.state = state.copy()
        game.forget()
        _lost(game, shooter, points)
        if not is_dying(game, shooter):
            yield before * chance, game.state


def _luck(game: Game, name: str, faces: Faces) -> Fraction:
    """Return the chance that a die shows one of these faces, with the fighter's rerolls and
    changes."""
    receipt = rolled(game, name, "chance", Receipt(1, 1, "chance"))
    spread = total_of(game, name, "chance", receipt)
    ways = sum(n for number, n in spread.items() if min(6, max(1, number)) in faces)
    return Fraction(ways, spread.total)


def _points(game: Game, number: Number, owner: str, foe: str) -> dict[int, Fraction]:
    """Return the spread of a number, which may be dice."""
    if isinstance(number, int):
        return {number: Fraction(1)}
    if number.dice:
        thrown = sums(dice_to_roll(game, number, owner, foe))
        return {total: Fraction(ways, thrown.total) for total, ways in thrown.items()}
    if not number.of.dice:
        return {game.cards.counted(game, number, owner, foe): Fraction(1)}
    rolled = sums(number.of.dice)
    found: dict[int, Fraction] = {}
    for total, ways in rolled.items():
        points = number.made_of(total)
        found[points] = found.get(points, Fraction(0)) + Fraction(ways, rolled.total)
    return found


def _blasted(game: Game, name: str, ready: ReadyWeapon) -> dict[str, ShotOdds]:
    """Return the odds for the fighters in a blast around the attacker, which needs no to-hit roll."""
    fates: dict[str, ShotOdds] = {}
    context = Context(
        name, name, game.catalog.laid_id(game.seat(name).fighter, ready.id), ready.name
    )
    for _, effect in ready.entry.moments.get("fire", ()):
        is_blast = isinstance(effect, acts.Blast) and effect.center == "self"
        if (
            not is_blast
            or effect.chance is not None
            or effect.may
            or not holds(game, effect.if_, name)
        ):
            continue
        assert isinstance(effect, acts.Blast), "as was looked at"
        dice, types = dice_of(settled(game, effect, context, "").value), effect.types
        for victim in within(game, game.seat(name).square, effect.radius):
            fates[victim] = _ends(game, rolled_harm(game, victim, dice, types, "blast", context))
    return fates


# -- dice ------------------------------------------------------------------------------------------


def total_of(game: Game, name: str, kind: str, receipt: Receipt) -> Spread:
    """Return the spread of a roll's total. It includes automatic changes to the dice, then a reroll
    or a turned die that the roller would choose."""
    changes = [_change(said, name) for said in compulsory(game, name, kind)]
    chosen = _chosen(game, name, kind)
    changes += [chosen] if chosen is not None else []
    reading = Reading(receipt.worth, receipt.dropped("lowest"), receipt.dropped("highest"))
    return changed_total(receipt.dice, tuple(changes), reading).plus(receipt.points)


def _change(said: Declared, roller: str) -> Change:
    """Return an automatic change to the dice that `affected_dice` picks."""
    effect, own = said.effect, said.by == roller
    faces = frozenset(f for f in range(1, 7) if effect.faces is None or f in effect.faces)
    if isinstance(effect, mod.Reroll):
        return Change(faces, effect.dice, "lowest" if own else "highest", None)
    turned = turn_to(effect.to) if effect.to is not None else turn_by(effect.by or 0)
    first: Which = "highest" if effect.which == "highest" else "lowest"
    if effect.which == "any" and not own:
        first = "highest"
    return Change(faces, effect.dice, first, turned)


def _chosen(game: Game, name: str, kind: str) -> Change | None:
    """Return the change that the roller would choose for their own dice, if any."""
    for again in in_force(game, name, mod.Reroll):
        effect = again.effect
        if is_of_roll(effect.value, kind) and again.owner == name and not effect.must:
            low = effect.faces.low if effect.faces is not None else 1
            high = min(effect.faces.high if effect.faces is not None else 6, 3)
            faces = frozenset(range(low, high + 1))  # nobody rerolls a 4
            return Change(faces, effect.dice, "lowest", None)
    for force in in_force(game, name, mod.Adjust):
        turn = force.effect
        if is_of_roll(turn.value, kind) and force.owner == name and not turn.must:
            turned = turn_to(turn.to) if turn.to is not None else turn_by(turn.by or 0)
            turned = tuple(map(max, turned, range(1, 7)))  # nobody turns a die down
            first: Which = "highest" if turn.which == "highest" else "lowest"
            asked = frozenset(f for f in range(1, 7) if turn.faces is None or f in turn.faces)
            return Change(asked, turn.dice, first, turned)
    return None
