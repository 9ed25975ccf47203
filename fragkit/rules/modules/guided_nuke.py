"""The guided nuke: launched next to its owner, steered turn by turn, detonated at will (nuke.*,
ruling.nuke.*)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from fragkit.board.blockers import Blocker
from fragkit.board.movement import Move as BoardMove
from fragkit.board.movement import Mover, hop, moves_from, straight
from fragkit.board.reach import Taste, reach
from fragkit.language.sentences import NOTHING, Text, say
from fragkit.model.effects.acts import Guide, Leap, Swap, Teleport
from fragkit.model.word_values import Dice
from fragkit.rules.attack.aiming import may_attack, weigh_weapons
from fragkit.rules.attack.health import Blow, strike
from fragkit.rules.attack.targets import find_target, hit_things, things_within, within
from fragkit.rules.commands import (
    Argument,
    AttackCommand,
    Command,
    CommandSpec,
    Jump,
    Move,
    MoveTo,
    Play,
    Refusal,
    Shoot,
    Use,
)
from fragkit.rules.counters import CounterKind, Impact
from fragkit.rules.events import Event
from fragkit.rules.flow.turn import movement_phase, take_losses
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.game_map import LETTER, WAY
from fragkit.rules.module import Handler, Module
from fragkit.rules.movement.paths import rule_of, word_of
from fragkit.rules.pending import Context, Fall
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Choice, Option
from fragkit.rules.rolls import throw
from fragkit.rules.state import Counter
from fragkit.values import dataclass

KEPT = "guided-nuke"
# Water does not slow it (nuke.water); acid (nuke.acid), lava, flames and beasts do not harm it
# (ruling.nuke.lava). It bumps nobody (ruling.nuke.tele).
NUKE_MOVER = Mover(costs=(), immune=frozenset({"everything"}), bumps=False)


# -- commands and events ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SteerNuke(Command):
    """The command to move the nuke: by directions, to another teleporter, or to squares, even
    distant ones."""

    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Detonate(AttackCommand):
    """The command to set off the nuke."""


@dataclass(frozen=True, slots=True)
class NukeLaunched(Event):
    words = "{player} launches the nuke. Put the radiation counter on {square}."
    square: str


@dataclass(frozen=True, slots=True)
class NukeMoved(Event):
    words = "The nuke moves to {square}, {left} movement left."
    square: str
    left: int
    is_passing: bool = False  # it moves on at once

    @property
    def is_shown(self) -> bool:
        return not self.is_passing


@dataclass(frozen=True, slots=True)
class NukeDetonated(Event):
    words = "The nuke on {square} DETONATES: {dice}d to everyone within {radius} squares."
    square: str
    dice: int
    radius: int


@dataclass(frozen=True, slots=True)
class NukeVanished(Event):
    words = "Take {player}'s nuke off {square}."
    square: str


# -- whose nuke, and where ---------------------------------------------------------------------


def nuke_of(game: Game, name: str) -> Counter | None:
    """Return the nuke that this player steers. A nuke that the players put on the map before the
    first turn belongs to the active player."""
    for nuke in game.counters_of(NUKE.name):
        if (nuke.by or game.active()) == name:
            return nuke
    return None


def facts(game: Game, name: str) -> dict[str, Any]:
    """Return the data of the nuke's card, and when it was launched."""
    kept: dict[str, Any] | None = game.state.modules.get(KEPT, {}).get(name)
    return as_printed(game) if kept is None else kept


def as_printed(game: Game) -> dict[str, Any]:
    """Return the data of a nuke that the players put on the map themselves, from the game's nuke
    card (ruling.nuke.blast)."""
    cards = ((card.name, e) for card in game.catalog.cards.values() for e in card.effects)
    found = ((name, effect) for name, effect in cards if isinstance(effect, Guide))
    name, guide = next(found, ("nuke", NO_CARD))
    return _facts(name, guide)


def _facts(name: str, guide: Guide, turn: int = 0) -> dict[str, Any]:
    dice, radius = guide.value.count, guide.radius
    return {
        "name": name, "dice": dice, "radius": radius, "speed": guide.speed, "turn": turn,
        "movement": 0,
    }  # fmt: skip


def keep(game: Game, name: str, changed: dict[str, Any]) -> None:
    game.state.modules.setdefault(KEPT, {})[name] = {**facts(game, name), **changed}


NUKE = CounterKind("nuke", "N", owned="always")
NO_CARD = Guide(value=Dice(10), radius=3, speed=5)  # where no card launches one


# -- launching ---------------------------------------------------------------------------------


def launch(game: Game, act: Guide, names: list[str], context: Context) -> Procedure[None]:
    """Put the nuke on a free square next to its owner (nuke.place, ruling.nuke.launch)."""
    name = context.by
    while game.seat(name).square:
        squares = launch_squares(game, name)
        if not squares:
            return
        chosen = context.square if context.square in squares else ""
        if not chosen and len(squares) > 1:
            options = tuple(Option(s) for s in squares)
            reason = say("where does the nuke start?")
            answer = yield Choice(name, "square", options, reason, "nuke.place")
            if answer is DISTURBED:
                continue
            chosen = answer[0]
        square = chosen or squares[0]
        keep(game, name, _facts(context.source, act, game.turn.number))
        game.lay_counter(Counter(NUKE.name, square, game.serial(), by=name))
        game.tell(NukeLaunched(name, square))
        if game.houses.letter("nuke.first") == "b":
            yield from roll(game, name)
        return


def launch_squares(game: Game, name: str) -> list[str]:
    ground, things = game.ground, game.things()
    moves = moves_from(ground.board, ground.place[game.seat(name).square], NUKE_MOVER, things)
    beside = [ground.names[move.to] for move in moves if move.by == "step"]
    return [s for s in beside if not game.is_occupied(s, "")]


# -- steering ----------------------------------------------------------------------------------


def roll(game: Game, name: str) -> Procedure[None]:
    """Roll the nuke's own dice instead of the owner's movement roll (nuke.move, ruling.nuke.roll)."""
    speed = facts(game, name)["speed"]
    thrown = yield from throw(
        game, name, "movement", lambda: Receipt(speed, speed, "nuke"),
        say("for the nuke's movement"), rule="nuke.move", still=lambda: nuke_of(game, name) is not None and not game.turn.over,
    )  # fmt: skip
    keep(game, name, {"movement": thrown.total if thrown is not None else 0})


def steer_step(game: Game, here: str, word: str) -> BoardMove | Refusal:
    """Return the nuke's step for a direction, an adjacent square or a teleporter, or a refusal. The
    nuke triggers and collects nothing (ruling.nuke.things), and fighters may end on its square
    (ruling.nuke.under)."""
    ground, board = game.ground, game.ground.board
    place, things = ground.place[here], game.things()
    way = WAY.get(word)
    if way is None:
        there = ground.place.get(word)
        if there is None:
            return Refusal("nuke.move", ground.missing(word))
        if place in board.teleporters and there in board.teleporters and place != there:
            if game.houses.letter("nuke.tele") == "b":
                text = say("the nuke can't use teleporters")
                return Refusal("ruling.nuke.tele", text)
            found = hop(board, there, NUKE_MOVER, things, game.geometry)
            return _stopped(game, here, found) if isinstance(found, Blocker) else found
        ahead = [board.ahead(place, side) for side in range(4)]
        if there not in ahead:
            text = say("{square} is not next to {place}", square=word, place=here)
            return Refusal("nuke.move", text)
        way = ahead.index(there)
    found = straight(board, place, way, 1, NUKE_MOVER, things, game.geometry)
    return _stopped(game, here, found) if isinstance(found, Blocker) else found


def _stopped(game: Game, here: str, found: Blocker) -> Refusal:
    text = say("the nuke can't move on from {square}: {blocker}", square=here, blocker=found.text)
    rule = "ruling.nuke.tele" if found.kind == "fighter" else rule_of(game, found)
    return Refusal(rule, text)


def steps_of(game: Game, here: str, path: tuple[str, ...], left: int) -> tuple[str, ...]:
    """Return the path in single steps. A distant square is reached by the cheapest path."""
    ground, steps = game.ground, list[str]()
    plain = Taste([0] * len(ground.board.spots))
    taste = plain._replace(hop=None) if game.houses.letter("nuke.tele") == "b" else plain
    for word in path:
        step = steer_step(game, here, word)
        there = ground.place.get(word)
        if isinstance(step, Refusal) and step.rule == "nuke.move" and there is not None:
            ways = reach(
                ground.board, ground.place[here], left, NUKE_MOVER, game.things(), game.geometry,
                taste, jumps=False,
            )  # fmt: skip
            if (found := ways.get(there)) is not None:
                steps += [word_of(game, move) for move in found.moves]
                here, left = word, left - found.cost
                continue
        steps.append(word)
        if isinstance(step, Refusal):
            return tuple(steps)  # the check says why
        here, left = ground.names[step.to], left - step.cost
    return tuple(steps)


def check_steer(game: Game, command: SteerNuke) -> Refusal | None:
    """Check a path of the nuke. It moves from the turn after its launch (ruling.nuke.first) until it
    is set off (nuke.until)."""
    name = command.player
    nuke = nuke_of(game, name)
    if nuke is None:
        return Refusal("nuke.move", say("{player} has no nuke", player=name))
    kept = facts(game, name)
    if kept["turn"] == game.turn.number and game.houses.letter("nuke.first") == "a":
        text = say("the nuke can't move on the turn of its launch")
        return Refusal("ruling.nuke.first", text)
    if not command.path:
        help = say("Type `nuke e e n`, or a square.")
        return Refusal("nuke.move", say("which way does the nuke go?"), help)
    here, left = nuke.square, kept["movement"]
    for word in steps_of(game, here, command.path, left):
        step = steer_step(game, here, word)
        is_far = (
            isinstance(step, Refusal) and step.rule == "nuke.move" and word in game.ground.place
        )
        if isinstance(step, Refusal) and not is_far:
            return step
        here = word if isinstance(step, Refusal) else game.ground.names[step.to]
        if isinstance(step, Refusal) or step.cost > left:
            text = say(
                "the nuke can't reach {square}: it has only {movement} movement left",
                square=here, movement=left,
            )  # fmt: skip
            too_far = Refusal("nuke.move", text)
            return (is_far and _shared(game, here)) or too_far
        left -= step.cost
    return _shared(game, here)


def _shared(game: Game, square: str) -> Refusal | None:
    """Refuse to stop the nuke on a fighter's square (ruling.nuke.share)."""
    there = game.at(square)
    if there is None or game.houses.letter("nuke.share") != "a":
        return None
    text = say(
        "the nuke can't stop on {square}: {player} is there", square=square, player=there.name
    )
    return Refusal("ruling.nuke.share", text)


def steer(game: Game, command: SteerNuke) -> Procedure[None]:
    name = command.player
    nuke = nuke_of(game, name)
    assert nuke is not None, "steering is checked first"
    steps = steps_of(game, nuke.square, command.path, facts(game, name)["movement"])
    for number, word in enumerate(steps, 1):
        nuke = nuke_of(game, name)
        assert nuke is not None, "steering is checked first"
        step = steer_step(game, nuke.square, word)
        assert isinstance(step, BoardMove), "steering is checked first"
        left, there = facts(game, name)["movement"] - step.cost, game.ground.names[step.to]
        keep(game, name, {"movement": left})
        game.take_counter(nuke)
        game.lay_counter(replace(nuke, square=there))
        game.tell(NukeMoved(name, there, left, number < len(steps)))
    yield from ()


def steerings(game: Game, name: str) -> Iterator[Command]:
    """Yield the nuke's possible steps, one at a time."""
    if (nuke := nuke_of(game, name)) is None:
        return
    ground = game.ground
    place = ground.place[nuke.square]
    for move in moves_from(ground.board, place, NUKE_MOVER, game.things(), game.geometry):
        word = ground.names[move.to] if move.way < 0 else LETTER[move.way]
        command = SteerNuke(name, (word,))
        if check_steer(game, command) is None:
            yield command


# -- detonating --------------------------------------------------------------------------------


def check_detonate(game: Game, command: Detonate) -> Refusal | None:
    """Check a detonation. It takes one attack, on a later turn than the launch (nuke.delay,
    ruling.nuke.when)."""
    name = command.player
    if nuke_of(game, name) is None:
        return Refusal("nuke.until", say("{player} has no nuke", player=name))
    if facts(game, name)["turn"] == game.turn.number:
        text = say("{player} can't detonate the nuke on the turn of its launch", player=name)
        return Refusal("nuke.delay", text)
    return may_attack(game, name)


def detonate(game: Game, command: Detonate) -> Procedure[None]:
    name = command.player
    nuke = nuke_of(game, name)
    assert nuke is not None, "detonating is checked first"
    game.turn.attacks += 1
    kept = facts(game, name)
    forget(game, name, nuke)
    dice, radius, square = kept["dice"], kept["radius"], nuke.square
    game.tell(NukeDetonated(name, square, dice, radius))
    caught, things = within(game, square, radius), things_within(game, square, radius)
    receipt = Receipt(dice, dice, kept["name"])
    blows = [
        Blow(
            victim, lambda: receipt, name, name, kept["name"],
            types=("explosive",), hazard="blast",
        )
        for victim in caught
    ]  # fmt: skip
    yield from strike(game, blows)
    if things and not game.is_over:
        yield from hit_things(game, things, Impact(name, kept["name"]))
    # The line of a knockback runs from the burst (ruling.knockback.nuke).
    from_firer = game.houses.letter("knockback.nuke") == "b" and game.seat(name).square
    for module in game.modules.having("after_hit"):
        if not game.is_over:
            yield from module.after_hit(game, name, blows, from_firer or square)


def whom_it_catches(game: Game, command: Detonate) -> Text:
    """Return the fighters that a detonation would hit now. The referee names them before asking
    whether to detonate."""
    name, nuke = command.player, nuke_of(game, command.player)
    if nuke is None:
        return ""
    kept = facts(game, name)
    caught = within(game, nuke.square, kept["radius"])
    if not caught:
        return say("hits nobody")
    names = [say("yourself") if one == name else one for one in sorted(caught, key=name.__eq__)]
    return say("{dice}d to {who:and}", dice=kept["dice"], who=names)


def own_blast(game: Game, command: Detonate) -> Text:
    """Return a warning if the owner would be in the blast, or ""."""
    nuke = nuke_of(game, command.player)
    if nuke is None or command.player not in within(
        game, nuke.square, facts(game, command.player)["radius"]
    ):
        return NOTHING
    return say("{player} is in the blast of the nuke", player=command.player)


def forget(game: Game, name: str, nuke: Counter) -> None:
    game.take_counter(nuke)
    game.state.modules.get(KEPT, {}).pop(name, None)


def detonations(game: Game, name: str) -> Iterator[Command]:
    if check_detonate(game, Detonate(name)) is None:
        yield Detonate(name)


# -- the module --------------------------------------------------------------------------------


HANDLERS: Mapping[str, Handler] = {"guide": launch}


class GuidedNuke(Module):
    id = "guided-nuke"
    verbs = ("guide",)
    rulings = (
        ("nuke.first", "ab", "a", "whether a nuke moves on the turn of its launch"),
        ("nuke.tele", "ab", "a", "whether a nuke can use teleporters"),
        ("nuke.share", "ab", "a", "whether a nuke may stop on a fighter's square"),
    )
    refuses = (Move, MoveTo, Jump, Shoot, Play, Use)
    counters = (NUKE,)
    handlers = HANDLERS
    commands = (
        CommandSpec(
            SteerNuke, "nuke", "act", check_steer, steer, steerings,
            (Argument("path", "ways", many=True),), form="nuke e e n", help=say("steer your nuke"),
            weight=4, fillers=("to", "the"),
        ),
        CommandSpec(
            Detonate, "detonate", "act", check_detonate, detonate, detonations, (),
            form="detonate", help=say("detonate your nuke"), promise=whom_it_catches, weight=1,
            warning=own_blast,
        ),
    )  # fmt: skip

    def refuse(self, game: Game, command: Command) -> Refusal | None:
        """While the owner steers, refuse their own movement (nuke.firer.move) and a second nuke
        (nuke.until). The owner may still fire, exchange items and so on (nuke.firer.act). Nobody can
        attack the nuke (nuke.target)."""
        name = command.player
        if not isinstance(command, Shoot):
            if nuke_of(game, name) is None:
                return None
            if isinstance(command, Play | Use):
                return self.no_way_off(game, command)
            text = say("{player} can't move while steering the nuke", player=name)
            return Refusal("nuke.firer.move", text)
        if self.is_aimed_at(game, command):
            text = say("{player} can't shoot the nuke: it is not a target", player=name)
            return Refusal("nuke.target", text)
        if command.weapon:
            entry = game.catalog.weapon_entry(game.seat(name).fighter, command.weapon, command.mode)
            fired = entry.moments.get("fire", ()) if entry is not None else ()
            if any(isinstance(act, Guide) for _, act in fired) and game.seat(name).square:
                if nuke_of(game, name) is not None:
                    text = say("{player} is already steering a nuke", player=name)
                    return Refusal("nuke.until", text)
                if not launch_squares(game, name):
                    text = say(
                        "{player} can't launch the nuke: no adjacent square is free", player=name
                    )
                    return Refusal("nuke.place", text)
        return None

    def no_way_off(self, game: Game, command: Play | Use) -> Refusal | None:
        """Refuse the owner's own cards that would move their fighter. Other players' cards may move
        it (ruling.nuke.pushed)."""
        name, entry = command.player, game.catalog.cards.get(command.card)
        moment = "play" if isinstance(command, Play) else "use"
        for _, act in entry.moments.get(moment, ()) if entry is not None else ():
            swaps = isinstance(act, Swap) and act.value == "places"
            goes = isinstance(act, Teleport | Leap) and command.target in ("", name)
            if entry is not None and (swaps or goes):
                text = say(
                    "{player} can't move with {card} while steering the nuke",
                    player=name, card=entry.name,
                )  # fmt: skip
                return Refusal("nuke.firer.move", text)
        return None

    def turn_note(self, game: Game, player: str) -> Text:
        if nuke_of(game, player) is None or not (left := facts(game, player)["movement"]):
            return ""
        return say("the nuke has {movement} movement", movement=left)

    def kept_movement(self, game: Game, player: str, spend: int = 0) -> int | None:
        """Return the nuke's movement, which pays for exchanges while its owner steers
        (ruling.team.nuke). On the turn of the launch, the owner still has movement of their own."""
        if nuke_of(game, player) is None:
            return None
        kept = facts(game, player)
        has_rolled = kept["turn"] != game.turn.number or game.houses.letter("nuke.first") == "b"
        if not has_rolled:
            return None
        left = int(kept["movement"]) - spend
        if spend:
            keep(game, player, {"movement": left})
        return left

    def is_aimed_at(self, game: Game, command: Shoot) -> bool:
        """Return whether a shot aims at the nuke itself: no fighter or counter on its square can be
        the target, and the weapon does not target squares."""
        square = command.target.rpartition("@")[2]
        if not any(nuke.square == square for nuke in game.counters_of(NUKE.name)):
            return False
        found, name = find_target(game, command.target), command.player
        if found is not None and (found.fighter or found.thing is not None):
            return False
        if not command.weapon:
            weighed = weigh_weapons(game, Shoot(name, command.target))
            return all(shot.refusal is not None for shot in weighed)
        entry = game.catalog.weapon_entry(game.seat(name).fighter, command.weapon, command.mode)
        return entry is None or entry.weapon is None or entry.weapon.aim == "target"

    def instead_of_movement(self, game: Game, name: str) -> Procedure[None]:
        """Roll for the nuke instead of its owner."""
        if nuke_of(game, name) is None:
            yield from movement_phase(game, name)
            return
        current = game.turn
        current.phase = "roll"
        take_losses(game, name)
        yield from roll(game, name)
        current.phase = "free"

    def before_score(self, game: Game, fall: Fall) -> Procedure[None]:
        """Take the nuke off the map when its owner is fragged (nuke.fragged). If a card takes the
        owner out of play, the nuke waits (ruling.nuke.away)."""
        nuke = nuke_of(game, fall.victim)
        if nuke is not None:
            forget(game, fall.victim, nuke)
            game.tell(NukeVanished(fall.victim, nuke.square))
        yield from ()
