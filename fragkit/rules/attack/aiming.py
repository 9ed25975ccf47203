"""Checks of a shot: whether this weapon may be fired at this target, even on another player's turn
(attack.target, attack.count, los.*)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple

from fragkit.board.blockers import sight_rule
from fragkit.board.sight import first_blocker
from fragkit.language.sentences import NOTHING, Sentence, Text, say
from fragkit.model.effects import modifiers as mod
from fragkit.rules.attack.ready_weapons import ReadyWeapon, ready_weapon, weapons_at_hand
from fragkit.rules.attack.targets import Target, find_target, target_square
from fragkit.rules.cards.said_cards import meet
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Refusal, Shoot
from fragkit.rules.events import target_phrase
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.game_map import blocker, distance, seen_through, sees, squares_seen
from fragkit.rules.requests import Choice, Option
from fragkit.rules.state import Attack
from fragkit.rules.stats import (
    amount,
    attacks_allowed,
    attacks_left,
    in_force,
    is_forbidden,
    most_attacks,
    stat_roll,
)


class WeighedShot(NamedTuple):
    """One weapon and one target, with everything known before the dice are rolled."""

    command: Shoot  # its weapon is named
    refusal: Refusal | None = None
    ready: ReadyWeapon | None = None  # None: the weapon can't be fired at all
    target: Target | None = None  # None: it aims at nothing, or its target does not exist
    range: int = 0


class WeighedAttack(NamedTuple):
    """A shot as typed, with every weapon that it could mean."""

    command: Shoot
    refusal: Refusal | None
    shots: tuple[WeighedShot, ...] = ()  # one for each weapon that can be fired like this


def weighed_attack(game: Game, command: Shoot) -> WeighedAttack:
    """Weigh an attack on the player's own turn. This is done only once; the refusal, the forecast
    and the attack share the result."""
    weighed = game.weighed
    if weighed is None or weighed.command is not command:
        weighed = game.weighed = weigh_attack(game, command)
    return weighed


def check_shoot(game: Game, command: Shoot) -> Refusal | None:
    return weighed_attack(game, command).refusal


def weigh_attack(game: Game, command: Shoot) -> WeighedAttack:
    """Weigh the shot with every weapon that the command could mean. The attack is allowed if one of
    these shots is (attack.declare)."""
    name, target = command.player, command.target
    if (refusal := meet(game, command)) is not None:
        return WeighedAttack(command, refusal)
    if (refusal := may_attack(game, name)) is not None:
        return WeighedAttack(command, refusal)
    if command.weapon:
        shot = weigh_shot(game, command)
        if shot.refusal is not None:
            return WeighedAttack(command, shot.refusal)
        return WeighedAttack(command, lacks_attack(game, command), (shot,))
    if target == name:
        return WeighedAttack(command, _at_oneself(name))
    weighed = weigh_weapons(game, command)
    shots = tuple(shot for shot in weighed if shot.refusal is None)
    if shots:
        lacks = [lacks_attack(game, shot.command) for shot in shots]
        return WeighedAttack(command, None if None in lacks else lacks[0], shots)
    if not weighed:
        return WeighedAttack(command, no_weapon(command))
    # Usually, all weapons share the reason of the first one.
    refusal = weighed[0].refusal
    if refusal is not None and refusal.rule == "ammo.one":
        help = say("The number is ammo. Type dice when the referee asks for a roll.")
        refusal = replace(refusal, help=help)
    return WeighedAttack(command, refusal)


def no_weapon(command: Shoot) -> Refusal:
    """Refuse a shot because the fighter has no weapon for it."""
    name, target = command.player, command.target
    text = say("{player} has no weapon that fires without a target", player=name)
    if target:
        text = say(
            "{player} has no weapon to shoot {target} with",
            player=name, target=target_phrase(target),
        )  # fmt: skip
    return Refusal("attack.declare", text)


def weigh_weapons(game: Game, command: Shoot) -> list[WeighedShot]:
    """Weigh the shot with each of the fighter's weapons that aim. If the command has no target, use
    those that aim at nothing."""
    fighter = game.seat(command.player).fighter
    weighed: list[WeighedShot] = []
    for id in weapons_at_hand(game, command.player):
        entry = game.catalog.weapon_entry(fighter, id, command.mode)
        aims = entry is None or entry.weapon is None or entry.weapon.aim != "nothing"
        if aims is bool(command.target):
            weighed.append(weigh_shot(game, replace(command, weapon=id)))
    return weighed


def weigh_shot(game: Game, command: Shoot, fired: int = 0) -> WeighedShot:
    """Check one shot with the named weapon: its aim (attack.target, ruling.attack.what), sight,
    range and ammo.

    `fired` is the number of shots that this attack has already fired.
    """
    name, target = command.player, command.target
    entry = game.catalog.weapon_entry(game.seat(name).fighter, command.weapon, command.mode)
    aim = entry.weapon.aim if entry is not None and entry.weapon is not None else "target"
    found, away = None, 0
    if aim != "nothing":
        if target == name:
            return WeighedShot(command, _at_oneself(name))
        found = find_target(game, target)
        known = target in game.state.seats  # a square may have the same name, such as P1
        bare = found is not None and not found.fighter and found.thing is None
        if found is None or (bare and aim != "square"):
            missing = found is None and not known and aim == "square"
            text = game.ground.missing(target) if missing else _no_target(game, target)
            return WeighedShot(command, Refusal("ruling.attack.what", text))
        away = shot_range(game, name, found.square, command.via, command.at)
        if game.ground.board.is_own or command.at or command.blocked:
            refusal = _by_table(game, command, entry)
        elif command.via:
            refusal = _no_bank(game, command, found.square, entry)
        else:
            refusal = _out_of_sight(game, name, target, found.square, entry)
        if refusal is None and known and (source := hidden_by(game, command, away)):
            text = say(
                "{player} can't attack {target} at range {range}: {source}",
                player=name, target=target, range=away, source=source,
            )  # fmt: skip
            refusal = Refusal("card.overrides", text)
        if refusal is not None:
            return WeighedShot(command, refusal, None, found, away)
    elif target and entry is not None:
        text = say("{weapon} has no target", weapon=entry.name)
        help = say("Type `s {typed}`.", typed=command.weapon)
        return WeighedShot(command, Refusal("ruling.attack.what", text, help))
    ready = ready_weapon(game, command, fired)
    if isinstance(ready, Refusal):
        return WeighedShot(command, ready, None, found, away)
    refusal = out_of_reach(ready, target, away) if found is not None else None
    if refusal is None and game.catalog.limits_attacks:
        refusal = barred(game, command, ready.entry, away)
    if refusal is None and found is not None and is_refused(game, command, away):
        text = say(
            "{player} can't hit {target} at range {range}",
            player=name, target=target_phrase(target), range=away,
        )  # fmt: skip
        help = say(
            "With the house option {typed}, you can't take a hopeless shot.", typed="`hopeless`"
        )
        refusal = Refusal("attack.hit", text, help)
    return WeighedShot(command, refusal, ready, found, away)


def is_refused(game: Game, shot: Shoot, away: int) -> bool:
    """Return whether the shot is refused because its dice can't reach the target. A house option
    allows such shots."""
    if game.houses.hopeless == "allowed":
        return False
    with as_if_declared(game, shot, away):
        if any(force.effect.value == "hit" for force in in_force(game, shot.player, mod.Outcome)):
            return False
        return stat_roll(game, shot.player, "accuracy", "hit").most < away


def _at_oneself(name: str) -> Refusal:
    """Refuse fighters who aim at themselves (ruling.attack.self)."""
    text = say("{player} can't shoot their own fighter", player=name)
    return Refusal("ruling.attack.self", text)


def _no_target(game: Game, target: str) -> Sentence:
    """Return why no target of that name can be shot."""
    if not target:
        return say("choose a target")
    if target in game.state.seats:
        return say("{target} is not on the map", target=target)
    if target in game.ground.place:
        return say("there is nothing to shoot on {square}", square=target)
    return say("`{typed}` is not a target", typed=target)


def out_of_reach(ready: ReadyWeapon, target: str, away: int) -> Refusal | None:
    """Return a refusal if the target is too far away or too close for the weapon."""
    if away > ready.farthest:
        return Refusal("card.overrides", _too_far(ready, target, away))
    if away >= ready.nearest:
        return None
    text = say(
        "{weapon} needs range {least} or more, and {target} is at range {range}",
        weapon=ready.name, least=ready.nearest, target=target_phrase(target), range=away,
    )  # fmt: skip
    return Refusal("card.overrides", text)


def _too_far(ready: ReadyWeapon, target: str, away: int) -> Sentence:
    words = {"weapon": ready.name, "target": target_phrase(target), "range": away}
    if ready.farthest == 1:
        return say(
            "{weapon} reaches only adjacent squares, and {target} is at range {range}", **words
        )
    return say(
        "{weapon} reaches range {most} at most, and {target} is at range {range}",
        **words, most=ready.farthest,
    )  # fmt: skip


@contextmanager
def as_if_declared(game: Game, command: Shoot, away: int) -> Iterator[None]:
    """Pretend that the shot was declared, so that effects can ask about its weapon, range and
    target."""
    state, before = game.state, game.state.attack
    counts = game.is_active(command.player) and before is None
    last = game.turn.target if counts else ""
    state.attack = Attack(
        command.player,
        command.target,
        command.weapon,
        command.mode,
        0,
        away,
        before=last,
        of_turn=counts,
    )
    if counts:
        game.turn.attacks += 1
    game.effects_changed()
    try:
        yield
    finally:
        state.attack = before
        if counts:
            game.turn.attacks -= 1
        game.effects_changed()


@contextmanager
def outside_attack(game: Game) -> Iterator[None]:
    """Pretend that no attack is under way, to check whether another one is possible."""
    before, game.state.attack = game.state.attack, None
    game.effects_changed()
    try:
        yield
    finally:
        game.state.attack = before
        game.effects_changed()


def barred(game: Game, command: Shoot, weapon: Entry, away: int) -> Refusal | None:
    """Return a refusal if an effect forbids that weapon or target."""
    name, target = command.player, command.target
    with as_if_declared(game, command, away):
        source = is_forbidden(game, name, "attack", weapon.words, weapon)
    if not source:
        return None
    text = say("{player} can't attack with {weapon}: {source}",
               player=name, weapon=weapon.name, source=source)  # fmt: skip
    if target:
        text = say(
            "{player} can't attack {target} with {weapon}: {source}",
            player=name, target=target_phrase(target), weapon=weapon.name, source=source,
        )  # fmt: skip
    return Refusal("card.overrides", text)


def lacks_attack(game: Game, command: Shoot) -> Refusal | None:
    """Return a refusal if no attack is left for that weapon and target. Some weapons and targets
    allow more attacks than others."""
    name = command.player
    if not game.catalog.limits_attacks:
        return None
    if not game.forces(name, mod.Attacks) and not game.waiting_for_host(name, mod.Attacks):
        return None
    square = target_square(game, command.target)
    away = distance(game, game.seat(name).square, square) if square else 0
    with as_if_declared(game, command, away):
        allowed = attacks_allowed(game, name)
    if game.turn.attacks < allowed:
        return None
    text = say(
        "{player} has no attacks of this kind left ({made} of {allowed} used)",
        player=name, made=game.turn.attacks, allowed=allowed,
    )  # fmt: skip
    return Refusal("attack.count", text)


def may_attack(game: Game, name: str) -> Refusal | None:
    """Return a refusal if the fighter has no attack left on their turn, whatever the target."""
    if not attacks_left(game, name) and not _may_have_more(game, name):
        made, allowed = game.turn.attacks, attacks_allowed(game, name)
        text = say(
            "{player} has no attacks left this turn ({made} of {allowed} used)",
            player=name, made=made, allowed=allowed,
        )  # fmt: skip
        return Refusal("attack.count", text)
    return may_fire(game, name)


def _may_have_more(game: Game, name: str) -> bool:
    """Return whether there is a target or a weapon for which an attack is left, although none is
    left for others."""
    if not game.catalog.limits_attacks or "attacks" in game.turn.lost or not game.is_active(name):
        return False
    return game.turn.attacks < most_attacks(game, name)


def may_fire(game: Game, name: str) -> Refusal | None:
    """Return a refusal if the fighter can't attack from their square, such as an occupied one
    (move.attack), however many attacks are left."""
    if card := is_forbidden(game, name, "attack"):
        text = say("{player} can't attack: {source}", player=name, source=card)
        return Refusal("card.overrides", text)
    here = game.seat(name).square
    if not here:  # the roll for the respawn square is due
        return Refusal("turn.respawn", say("{player} is not on the map", player=name))
    if (other := game.at(here, but=name)) is not None:
        text = say(
            "{player} can't attack from {square}: {other} is on that square too",
            player=name, square=here, other=other.name,
        )  # fmt: skip
        return Refusal("move.attack", text)
    return None


def _out_of_sight(
    game: Game, name: str, target: str, square: str, weapon: Entry | None
) -> Refusal | None:
    if sees(game, name, square, weapon):
        return None
    found = blocker(game, name, square, weapon)
    assert found is not None, "what is not seen is hidden by something"
    text = say(
        "{player} can't shoot {target}: {blocker}",
        player=name, target=target_phrase(target), blocker=found.text,
    )  # fmt: skip
    help: Text = NOTHING
    if weapon is not None and (via := banks(game, name, target, weapon)):
        typed = f"s {target.casefold()} {weapon.id} via {via.casefold()}"
        help = say("Bank the shot off a square: `{typed}`.", typed=typed)
    return Refusal(sight_rule(found), text, help)


def _by_table(game: Game, command: Shoot, weapon: Entry | None) -> Refusal | None:
    """On the players' own map, refuse a shot until they give its range and line of sight. On any
    other map, refuse a shot that gives them."""
    name, target = command.player, target_phrase(command.target)
    typed = command.target.casefold()
    if not game.ground.board.is_own:
        text = say("the map shows range and line of sight: leave out `at` and `blocked`")
        return Refusal("attack.target", text, say("Type `s {typed}`.", typed=typed))
    if not command.at:
        text = say("how far is {target}?", target=target)
        return Refusal("attack.target", text, say("Type `s {typed} at 7`.", typed=typed))
    if command.blocked and not seen_through(game, name, weapon):
        text = say(
            "{player} can't shoot {target}: the line of sight is blocked",
            player=name, target=target,
        )  # fmt: skip
        return Refusal("los.obstacle", text)
    return None


def shot_range(game: Game, name: str, square: str, via: str, at: int = 0) -> int:
    """Return the range: columns plus rows to the target, via the square that the shot is banked
    off. `at` is the range that the players gave."""
    if at or game.ground.board.is_own:
        return at
    here = game.seat(name).square
    if not via or via not in game.ground.place:
        return distance(game, here, square)
    return distance(game, here, via) + distance(game, via, square)


def _no_bank(game: Game, command: Shoot, square: str, weapon: Entry | None) -> Refusal | None:
    """Return why the shot can't be banked: the attacker must see the square, and the square must
    see the target."""
    name, via = command.player, command.via
    if weapon is None or weapon.weapon is None or not weapon.weapon.bank:
        called = weapon.name if weapon is not None else command.weapon
        text = say("{weapon} can't bank its shot off another square", weapon=called)
        return Refusal("card.overrides", text)
    ground = game.ground
    if via not in ground.place:
        return Refusal("ruling.attack.what", ground.missing(via))
    if not sees(game, name, via, weapon):
        found = blocker(game, name, via, weapon)
        assert found is not None, "a square out of sight is hidden by something"
        text = say(
            "{player} can't see {square}: {blocker}", player=name, square=via, blocker=found.text
        )
        return Refusal(sight_rule(found), text)
    found = first_blocker(
        ground.board, ground.place[via], ground.place[square], game.things(but=name), game.geometry
    )
    if found is not None:
        text = say(
            "{square} has no line of sight to {target}: {blocker}",
            square=via, target=target_phrase(command.target), blocker=found.text,
        )  # fmt: skip
        return Refusal(sight_rule(found), text)
    return None


def banks(game: Game, name: str, target: str, weapon: Entry) -> str:
    """Return the square that makes a banked shot shortest, or "" if there is none."""
    found = find_target(game, target)
    if found is None or weapon.weapon is None or not weapon.weapon.bank:
        return ""
    shots = (
        (shot_range(game, name, found.square, via), game.ground.place[via], via)
        for via in squares_seen(game, name, weapon)
        if via != found.square
        and _no_bank(game, Shoot(name, target, weapon.id, via=via), found.square, weapon) is None
    )
    return min(shots, default=(0, 0, ""))[2]


def hidden_by(game: Game, shot: Shoot, away: int) -> str:
    """Return the card or trait that hides the target from this shot, or ""."""
    if shot.target not in game.state.seats or not game.forces(shot.target, mod.Hidden):
        return ""
    with as_if_declared(game, shot, away):
        for force in in_force(game, shot.target, mod.Hidden):
            if away > amount(game, force.effect.value, force, shot.target):
                return force.source
    return ""


# -- attacks on another player's turn

Fits = Callable[[Collection[str]], bool]  # whether a weapon with these words may be used


def weapons_for(game: Game, name: str, target: str, fits: Fits | None = None) -> list[str]:
    """Return the weapons that the fighter could fire at the target, including those in hand."""
    fighter = game.seat(name).fighter
    held = (c for c in game.seat(name).known if game.catalog.cards[c].weapon is not None)
    ids = dict.fromkeys((*weapons_at_hand(game, name), *held))
    entries = {id: game.catalog.weapon_entry(fighter, id) for id in ids}
    return [
        id
        for id, entry in entries.items()
        if entry is not None
        and (fits is None or fits(entry.words))
        and is_allowed(game, Shoot(name, target, id))
    ]


def secret_weapon_decks(game: Game, name: str) -> tuple[str, ...]:
    """Return the decks of the secret cards in the player's hand that may hold weapons."""
    armed = {entry.deck for entry in game.catalog.cards.values() if entry.weapon is not None}
    return tuple(deck for deck, count in game.seat(name).hidden.items() if count and deck in armed)


def is_allowed(game: Game, shot: Shoot) -> bool:
    return shot_refusal(game, shot) is None


def shot_refusal(game: Game, shot: Shoot) -> Refusal | None:
    """Return why the shot is forbidden, or None. Modules may forbid it too, for example at a
    teammate."""
    return weigh_shot(game, shot).refusal or game.modules.refuse(game, shot)


def weapon_options(game: Game, name: str, ids: list[str]) -> tuple[Option, ...]:
    entries = [(id, game.catalog.weapon_entry(game.seat(name).fighter, id)) for id in ids]
    return tuple(Option(id, entry.name) for id, entry in entries if entry is not None)


def declare_shot(
    game: Game, name: str, target: str, rule: str, fits: Fits | None = None,
    decks: tuple[str, ...] = (),
) -> Procedure[Shoot | None]:  # fmt: skip
    """Ask for a suitable weapon before any roll. Return None if there is none, if the player
    declines, or if a card takes one of the two off the map meanwhile. With `decks`, a weapon may
    also come from the secret hand."""
    while game.seat(name).square and game.seat(target).square:
        ids = weapons_for(game, name, target, fits)
        if not decks and (not ids or (len(ids) == 1 and not _has_settings(game, name, ids[0]))):
            return Shoot(name, target, ids[0]) if ids else None
        options = weapon_options(game, name, ids) or (Option("none", say("don't shoot")),)
        reason = say("which weapon do you shoot {target} with?", target=target)
        answer = yield Choice(name, "weapon", options, reason, rule, decks=decks, target=target)
        if isinstance(answer, Shoot):
            return answer
        if answer is not DISTURBED:
            return Shoot(name, target, answer[0]) if answer[0] != "none" else None
    return None


def _has_settings(game: Game, name: str, weapon: str) -> bool:
    """Return whether the attacker may choose ammo or a mode for this weapon."""
    entry = game.catalog.weapon_entry(game.seat(name).fighter, weapon)
    if entry is None or entry.weapon is None:
        return False
    return entry.weapon.burst > 1 or bool(entry.modes)


def can_hit(game: Game, name: str, target: str) -> bool:
    """Return whether the to-hit dice of that fighter can reach the target."""
    away = distance(game, game.seat(name).square, game.seat(target).square)
    with as_if_declared(game, Shoot(name, target), away):
        return stat_roll(game, name, "accuracy", "hit").most >= away


def offer_shot(
    game: Game, name: str, targets: list[str], source: str, fits: Fits | None = None,
    must: bool = False,
) -> Procedure[Shoot | None]:  # fmt: skip
    """Offer the fighter an immediate attack. Return None if they can't make it or decline. With
    `must`, they may not decline."""
    while game.seat(name).square:
        with outside_attack(game):  # the target of that attack has no effect on this one
            if may_fire(game, name) is not None:
                return None
        shots = {
            target: ids
            for target in targets
            if game.seat(target).square and (ids := weapons_for(game, name, target, fits))
        }
        if not shots:
            return None
        ways = (Option(target, say("shoot {target}", target=target)) for target in shots)
        options = tuple(ways) if must else (*ways, Option("no", say("don't shoot")))
        reason = (
            say("who do you shoot ({source})?", source=source)
            if must
            else say("do you shoot {players:or} ({source})?", players=tuple(shots), source=source)
        )
        answer = yield Choice(name, "shoot", options, reason, "card.overrides")
        if answer is DISTURBED:
            continue
        if answer[0] == "no":
            return None
        shot = yield from declare_shot(game, name, answer[0], "card.overrides", fits)
        if shot is not None:
            return shot
    return None
