"""One attack, from its declaration to its last hit or scattered miss (attack.*, ammo.*)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

from fragkit.board.blast import push, push_direction
from fragkit.language.sentences import NOTHING, Sentence, Text, plural, say
from fragkit.model.card import Scatter
from fragkit.model.effects import modifiers as mod
from fragkit.model.word_values import Dice, kebab
from fragkit.rules.attack.aiming import (
    WeighedAttack,
    WeighedShot,
    shot_range,
    weigh_attack,
    weigh_shot,
    weighed_attack,
)
from fragkit.rules.attack.health import Blow, settle_lowered, strike, striking
from fragkit.rules.attack.ready_weapons import (
    ReadyWeapon,
    Shots,
    damage_receipt,
    in_play,
    is_on_sheet,
    ready_weapon,
)
from fragkit.rules.attack.targets import (
    Area,
    Target,
    find_target,
    hit_things,
    in_blast,
    target_square,
    targets_of,
    things_within,
    within,
)
from fragkit.rules.cards import late_claims
from fragkit.rules.cards.said_cards import remember
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Shoot
from fragkit.rules.counters import Impact
from fragkit.rules.events import (
    AmmoSpent,
    AttackCancelled,
    AttackDeclared,
    Event,
    Hit,
    Missed,
    target_phrase,
)
from fragkit.rules.game import DISTURBED, Game, Procedure, ask
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import die, throw
from fragkit.rules.state import Attack, Counter, InPlay
from fragkit.rules.stats import amount, in_force, stat_roll
from fragkit.values import dataclass

Outcome = Literal["hit", "miss"]
FARTHEST = 40  # largest range that players may give for a further shot


def attack_on_turn(game: Game, command: Shoot) -> Procedure[None]:
    """Make one of the attacks of the player's turn (attack.count)."""
    shot = yield from _with_one_weapon(game, weighed_attack(game, command))
    if shot is not None:
        assert shot.ready is not None, "an attack is checked before it is made"
        yield from _resolve_attack(game, shot.command, shot.ready, of_turn=True)


def extra_attack(game: Game, command: Shoot) -> Procedure[None]:
    """Make an attack outside the turn's limit. If it interrupts another attack, that one continues
    afterward."""
    answered = game.state.attack
    ready = ready_weapon(game, command)
    assert isinstance(ready, ReadyWeapon), "an attack is checked before it is made"
    yield from _resolve_attack(game, command, ready, of_turn=False)
    if answered is not None and not game.is_over:
        game.state.attack = answered
        game.effects_changed()


def _resolve_attack(
    game: Game, command: Shoot, ready: ReadyWeapon, of_turn: bool
) -> Procedure[None]:
    """Declare, pay, roll to hit, roll damage, settle leftovers (attack.declare to frag.continue).
    An attack that is canceled gives nothing back (ruling.meta.ammo). Deadlands uses the same rules
    (ruling.ocr.attack)."""
    name = command.player
    remember(game, command)
    held = not is_on_sheet(game, name, ready.id) and in_play(game, name, ready.id) is None
    if held and not (yield from game.cards.lay_from_hand(game, name, ready.id)):
        return  # without a weapon, no attack is declared (attack.weapon.hand)
    if of_turn:
        game.turn.attacks += 1
    rolls: list[tuple[int, ...]] = []
    target = yield from _fire_shots(game, command, ready, rolls, of_turn)
    if of_turn and game.state.turn is not None:
        game.turn.target = target
    for module in game.modules.having("after_attack"):
        if not game.is_over:
            yield from module.after_attack(game, Shots(name, target, ready, tuple(rolls)))


def _with_modes(entry: Entry) -> Text:
    """Return the weapon's name, and the words for its other modes."""
    modes = tuple(kebab(mode) for mode in entry.modes)
    if not modes:
        return entry.name
    return say("{weapon}: {options_typed}", weapon=entry.name, options_typed=modes)


def _fire_shots(
    game: Game, command: Shoot, ready: ReadyWeapon, rolls: list[tuple[int, ...]], of_turn: bool
) -> Procedure[str]:
    """Fire all shots that the weapon and its ammo allow. Return the last target."""
    name, target, aim = command.player, command.target, ready.weapon.aim
    measured = target  # the fighter to whom the players have given the range
    for shot in range(ready.shots):
        if shot:
            at = yield from _next_target(game, command, ready, shot, target)
            target = at or target
            if not at and aim != "nothing":
                return target
        laid = in_play(game, name, ready.id)
        gone = laid is None and not is_on_sheet(game, name, ready.id)
        dry = ready.spent > 0 and (laid is None or laid.ammo < ready.spent)
        lost = of_turn and game.turn.over
        out = not game.seat(name).square or lost or game.is_over
        if gone or dry or out or (aim != "nothing" and not target_square(game, target)):
            return target
        if game.ground.board.is_own and target != measured:
            command = replace(command, at=(yield from _range_to(game, name, target)))
            measured = target
        yield from _fire_shot(game, name, target, ready, laid, rolls, command, of_turn)
    return target


def _range_to(game: Game, name: str, target: str) -> Procedure[int]:
    """Ask the players for the range to the target of another shot, on their own map."""
    options = tuple(Option(str(range_)) for range_ in range(1, FARTHEST + 1))
    reason = say("how far is {target}?", target=target)
    return int((yield from ask(Choice(name, "range", options, reason, "attack.target"))))


def _with_one_weapon(game: Game, weighed: WeighedAttack) -> Procedure[WeighedShot | None]:
    """Return the weapon typed, the only usable one, or the one chosen (attack.declare). Return None
    if a card has ended the attack in the meantime."""
    while not weighed.command.weapon and len(weighed.shots) > 1:
        command, shots = weighed.command, {shot.command.weapon: shot for shot in weighed.shots}
        entries = [(id, shot.ready.entry) for id, shot in shots.items() if shot.ready is not None]
        options = tuple(Option(id, _with_modes(entry)) for id, entry in entries)
        reason = say("which weapon?")
        if command.ammo:
            reason = say("which weapon, with {ammo} ammo?", ammo=command.ammo)
        answer = yield Choice(
            command.player, "weapon", options, reason, "attack.declare", target=command.target
        )
        if isinstance(answer, Shoot):  # not declared yet: the player typed the whole attack again
            weighed = weighed_attack(game, answer)
        elif answer is not DISTURBED:
            return shots[answer[0]]
        elif game.is_active(command.player) and game.turn.over:
            return None
        else:
            weighed = weigh_attack(game, command)
    return weighed.shots[0] if weighed.shots else None


def _next_target(
    game: Game, command: Shoot, ready: ReadyWeapon, shot: int, target: str
) -> Procedure[str]:
    """Return the target typed for another shot, or else the same target if it is still on the map."""
    if shot <= len(command.then):
        target = command.then[shot - 1]
        if not target and ready.weapon.aim != "nothing":
            return ""  # the player typed: no more shots
    elif command.then and not command.then[-1]:
        return ""

    def fits(name: str) -> bool:
        said = replace(command, target=name)
        if weigh_shot(game, said, fired=shot).refusal is not None:
            return False
        return game.modules.refuse(game, replace(said, then=())) is None

    while game.seat(command.player).square and not game.is_over:
        if fits(target):
            return target
        names = [name for name in targets_of(game, command.player) if fits(name)]
        if not names:
            return ""
        # The attacker chooses every target, so no ammo is spent on anybody else.
        options = (*(Option(n) for n in names), Option("none", say("stop shooting")))
        reason = say("who is the target of shot {number}?", number=shot + 1)
        answer = yield Choice(command.player, "target", options, reason, "attack.declare")
        if answer is not DISTURBED:
            return "" if answer[0] == "none" else answer[0]
    return ""


def _fire_shot(
    game: Game, name: str, target: str, ready: ReadyWeapon, laid: InPlay | None,
    rolls: list[tuple[int, ...]], command: Shoot, of_turn: bool,
) -> Procedure[None]:  # fmt: skip
    aims = ready.weapon.aim != "nothing"
    square = target_square(game, target) if aims else game.seat(name).square
    away = shot_range(game, name, square, command.via, command.at) if aims else 0
    game.tell(AttackDeclared(name, target, ready.id, away, ready.mode))
    if ready.spent and laid is not None:
        laid.ammo -= ready.spent  # ammo.before
        game.tell(AmmoSpent(name, ready.id, ready.spent, laid.ammo))
    attack = Attack(
        name, target, ready.id, ready.mode, ready.spent, away, since=game.state.serial, square=square,
        before=game.turn.target if game.is_active(name) else "", of_turn=of_turn,
    )  # fmt: skip
    game.state.attack = attack
    game.effects_changed()
    if game.claims.commands:
        yield from claimed_plays(game)
    yield from game.cards.weapon_moment(game, ready, "fire")
    yield from game.trigger(name, "fire")
    if aims and not game.is_over:
        hit = yield from to_hit(game)
        if attack.cancelled:
            game.tell(AttackCancelled(name, attack.cancelled))
        elif hit:
            yield from resolve_hit(game, ready, square, rolls)
        else:
            yield from game.cards.weapon_moment(game, ready, "miss")
            yield from game.trigger(name, "miss")
            if target in game.state.seats and target != name and not game.is_over:
                yield from game.trigger(target, "dodged")
            for module in game.modules.having("after_miss"):
                if not game.is_over:
                    yield from module.after_miss(game, ready)
            if ready.weapon.scatter is not None and ready.radius is not None and not game.is_over:
                yield from resolve_scatter(game, ready, rolls)
    elif not game.is_over and not goes_on(game):
        forced = automatic(game)
        reason = attack.cancelled or (forced[1] if forced is not None else "")
        game.tell(AttackCancelled(name, reason))
    if laid is not None and ready.spent and not laid.ammo and game.is_awaited("dry"):
        yield from game.trigger(name, "dry")
    game.state.attack = None
    game.effects_changed()
    if not game.is_over:
        yield from game.cards.end_attack(game, attack)


def claimed_plays(game: Game) -> Procedure[None]:
    """Play the cards that were played late for this attack."""
    while (play := late_claims.into_attack(game)) is not None:
        yield from game.cards.play_card(game, play)


def automatic(game: Game) -> tuple[Outcome, str] | None:
    """Return the card that makes the attack hit or miss: the last one played (card.contradict). Of
    two cards played at once, the one announced first counts as the earlier (ruling.card.same)."""
    forces = in_force(game, game.attack.shooter, mod.Outcome)
    if not forces:
        return None
    last = forces[-1]
    return last.effect.value, last.source


def goes_on(game: Game) -> bool:
    """Return whether the attack can still do damage: it was neither canceled nor made to miss."""
    if game.attack.cancelled:
        return False
    forced = automatic(game)
    return forced is None or forced[0] == "hit"


def why_no_roll(due: Receipt, need: int) -> Sentence:
    """Return why the dice can't change the outcome, or NOTHING."""
    if due.least >= need:
        return plural(
            "{n} die always reaches {need}", "{n} dice always reach {need}", n=due.dice, need=need
        )
    if due.most < need:
        return plural(
            "{n} die can't reach {need}", "{n} dice can't reach {need}", n=due.dice, need=need
        )
    return NOTHING


def to_hit(game: Game) -> Procedure[bool]:
    """Roll the Accuracy dice, with the changes by cards at this moment (ruling.hit.acc), and
    compare the sum with the range (attack.dice, attack.hit, ruling.hit.sum)."""
    attack = game.attack
    name, target, need = attack.shooter, attack.target, attack.range

    def due() -> Receipt:
        return stat_roll(game, name, "accuracy", "hit")

    thrown = yield from throw(
        game, name, "hit", due,
        say("to hit {target} at range {range}", target=target_phrase(target), range=need),
        rule="attack.dice", need=need,
        still=lambda: not attack.cancelled and automatic(game) is None,
        settled=lambda receipt: why_no_roll(receipt, need),
    )  # fmt: skip
    if game.claims.commands:
        yield from claimed_plays(game)  # played late, after the roll
    if attack.cancelled:
        return False
    forced = automatic(game)
    if forced is not None:
        return _tell_hit(game, forced[0] == "hit", 0, forced[1])
    if thrown is None:
        return (yield from to_hit(game))  # the roll is needed again
    attack.total = thrown.total
    return _tell_hit(game, thrown.total >= need, thrown.total, "")


def _tell_hit(game: Game, hit: bool, total: int, automatic: str) -> bool:
    attack = game.attack
    event = Hit if hit else Missed
    game.tell(event(attack.shooter, attack.target, total, attack.range, automatic))
    if hit:
        attack.stage = "damage"
    return hit


def resolve_hit(
    game: Game, ready: ReadyWeapon, square: str, rolls: list[tuple[int, ...]]
) -> Procedure[None]:
    """Resolve damage after a hit (attack.hit.next), for the target or for all in the blast. Then
    perform the effects that depend on a hit, even on a hit for 0 damage (ruling.damage.zero).

    Counters make no defense roll. A weapon without damage does nothing to counters that need
    damage.
    """
    attack = game.attack
    name, target = attack.shooter, attack.target

    aimed = find_target(game, target)
    area = ready.area(game, name)
    victims, things = targets_hit(game, aimed, square, area)
    if area is not None:
        victims = yield from in_blast(game, name, victims, area, ready.name)
    for victim in victims:
        if game.seat(victim).square and victim != name:
            yield from game.trigger(victim, "struck")
    origin, struck_with = game.seat(name).square, blows(game, ready, victims)
    if ready.dice and not game.is_over:
        yield from strike(game, struck_with, lambda: goes_on(game))
        rolls += [blow.attack.faces for blow in struck_with if blow.attack is not None]
    if not ready.dice:
        kinds = game.modules.kinds
        things = [thing for thing in things if not kinds[thing.kind].needs_damage]
    if things and goes_on(game) and not game.is_over:
        attack.stage = "rolled"
        # First the weapon's own effects, then the counters that it has set off
        # (ruling.attack.order).
        yield from hit_things(game, things, Impact(name, ready.name, not ready.dice))
    if game.is_over:
        return
    if attack.cancelled:
        game.tell(AttackCancelled(name, attack.cancelled))
        return
    if not goes_on(game):
        forced = automatic(game)
        assert forced is not None, "only a card turns a hit into a miss"
        game.tell(Missed(name, target, 0, attack.range, forced[1]))
        return
    attack.stage = "applied"
    yield from game.cards.weapon_moment(game, ready, "hit", victims)
    yield from game.trigger(name, "hit", victims)
    if not game.is_over:
        yield from settle_lowered(game, name, ready.name)  # a lost suit may have given Health
    for module in game.modules.having("after_hit"):
        if not game.is_over:
            yield from module.after_hit(game, name, struck_with, origin)


def resolve_scatter(
    game: Game, ready: ReadyWeapon, rolls: list[tuple[int, ...]]
) -> Procedure[None]:
    """Resolve a missed shot that explodes elsewhere. It is not a hit, so it has no other
    effects."""
    attack = game.attack
    square = yield from scatter_square(game, ready)
    if not square or attack.cancelled:
        return
    attack.square = square
    victims, things = targets_hit(game, None, square, ready.area(game, attack.shooter))
    struck_with = blows(game, ready, victims)
    if ready.dice and not game.is_over:
        yield from strike(game, struck_with, lambda: not attack.cancelled)
        rolls += [blow.attack.faces for blow in struck_with if blow.attack is not None]
    if things and ready.dice and not attack.cancelled and not game.is_over:
        yield from hit_things(game, things, Impact(attack.shooter, ready.name))


def targets_hit(
    game: Game, aimed: Target | None, square: str, area: Area | None
) -> tuple[list[str], list[Counter]]:
    """Return the fighters and counters that are hit: the target, or all in the blast."""
    thing = aimed.thing if aimed is not None else None
    if area is not None:
        things = things_within(game, square, area)
        return within(game, square, area), things + [t for t in (thing,) if t and t not in things]
    if thing is not None:
        return [], [thing]
    return ([aimed.fighter] if aimed is not None and aimed.fighter else []), []


def blows(game: Game, ready: ReadyWeapon, victims: list[str]) -> list[Blow]:
    """Return one hit for each fighter."""
    name = game.attack.shooter

    def more() -> int:
        return sum(amount(game, f.effect.value, f, name) for f in in_force(game, name, mod.Extra))

    def pierces(victim: str) -> bool:
        with striking(game, victim):
            return bool(in_force(game, name, mod.Pierce))

    return [
        Blow(
            victim=victim,
            dice=partial(
                damage_receipt, game, ready, game.seat(victim).square == game.attack.square
            ),
            roller=name,
            by=name,
            cause=ready.name,
            types=ready.words,
            extra=ready.extra,
            more=more,
            hazard="" if ready.radius is None else "blast",
            needs=name,
            of_attack=True,
            ignore_armor=pierces(victim),
        )
        for victim in victims
    ]


# -- where a missed shot comes down

COMPASS = {1: (0, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 0)}
DIRECTIONS = say("1 north, 2 east, 3 south, 4 west, 5 onward, 6 back")


@dataclass(frozen=True, slots=True)
class Scattered(Event):
    """A missed shot that lands elsewhere."""

    words = "The missed shot lands on {square}."
    square: str


def scatter_square(game: Game, ready: ReadyWeapon) -> Procedure[str]:
    """Return the square where the missed shot lands, or "" if it has no effect."""
    said = ready.weapon.scatter
    assert said is not None, "only a weapon that scatters is asked"
    square = game.attack.square
    for _ in range(said.legs):
        far = yield from _how_far(game, said, ready)
        way = yield from _which_way(game, said, ready)
        if far is None or way is None:
            return ""
        square = scatter_end(game, square, way, far)
    game.tell(Scattered(game.attack.shooter, square))
    return square


def _how_far(game: Game, said: Scatter, ready: ReadyWeapon) -> Procedure[int | None]:
    attack = game.attack
    if isinstance(said.squares, int):
        return said.squares
    if said.squares == "shortfall":
        return max(attack.range - attack.total, 1)
    dice: Dice = said.squares
    thrown = yield from throw(
        game, attack.shooter, "chance", lambda: Receipt(dice.count, dice.count, ready.name),
        say("for how far {weapon} scatters", weapon=ready.name),
        still=lambda: not attack.cancelled,
    )  # fmt: skip
    return thrown.total if thrown is not None else None


def _which_way(game: Game, said: Scatter, ready: ReadyWeapon) -> Procedure[tuple[int, int] | None]:
    attack, way = game.attack, said.way
    if way == "rolled":
        reason = say(
            "for the direction {weapon} scatters ({options})", weapon=ready.name, options=DIRECTIONS
        )
        face = yield from die(game, attack.shooter, "chance", ready.name, reason)
        if face in COMPASS:
            return COMPASS[face]
        way = "onward" if face == 5 else "back"
    place = game.ground.place
    here = place[game.seat(attack.shooter).square or attack.square]
    columns, rows = push_direction(game.ground.board, here, place[attack.square])
    return (columns, rows) if way == "onward" else (-columns, -rows)


def scatter_end(game: Game, square: str, way: tuple[int, int], far: int) -> str:
    """Return the last square in that direction before a wall, a closed door or the edge of the
    map."""
    ground = game.ground
    found = push(ground.board, ground.place[square], ground.place[square], far, direction=way)
    return ground.names[found.path[-1]] if found.path else square
