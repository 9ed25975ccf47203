"""The legal commands of each kind, for bots and for `?`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from itertools import chain

from fragkit.board.movement import Move as BoardMove
from fragkit.board.movement import Mover, moves_from
from fragkit.language.sentences import say
from fragkit.model.effects import modifiers as mod
from fragkit.rules.attack.aiming import (
    banks,
    barred,
    hidden_by,
    is_refused,
    lacks_attack,
    may_attack,
    weigh_shot,
)
from fragkit.rules.attack.ready_weapons import ReadyWeapon, ready_weapon, weapons_at_hand
from fragkit.rules.attack.targets import target_square, targets_of
from fragkit.rules.cards.permission import check_play, is_window_open, targets
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import (
    Command,
    Discard,
    Drop,
    End,
    Jump,
    Move,
    Play,
    Refusal,
    Shoot,
    Spend,
    Take,
    Use,
)
from fragkit.rules.effects.playing import check_spend
from fragkit.rules.effects.using import check_use, usable_names
from fragkit.rules.game import Game
from fragkit.rules.game_map import LETTER, squares_seen, targets_seen
from fragkit.rules.movement.floor import SECRET, check_drop, check_take, leftovers_at
from fragkit.rules.movement.moving import check_end, may_move
from fragkit.rules.movement.paths import may_be_at, mover_of, walker_of, word_of
from fragkit.rules.stats import is_forbidden


def steps(game: Game, name: str) -> Iterator[Command]:
    if game.turn.movement < 1:
        return iter(())
    return iter([_one_step(name, word_of(game, move)) for move in _moves(game, name, walker_of)])


@cache
def _one_step(name: str, word: str) -> Move:
    """Return a step. Steps are cached, because most commands listed in a game are steps."""
    return Move(name, (word,))


def jumps(game: Game, name: str) -> Iterator[Command]:
    if game.turn.movement < 2 and not game.forces(name, mod.Jump):
        return iter(())  # the shortest jump costs 2 or more
    moves = [move for move in _moves(game, name, mover_of) if move.by == "jump"]
    return (Jump(name, LETTER[move.way], move.length) for move in moves)


def _moves(game: Game, name: str, mover: Callable[[Game, str], Mover]) -> list[BoardMove]:
    if may_move(game, name) is not None:
        return []
    ground, things, left = game.ground, game.things(), game.turn.movement
    here, taken = ground.place[game.seat(name).square], things.taken
    return [
        move
        for move in moves_from(ground.board, here, mover(game, name), things, game.geometry)
        if move.cost <= left
        and (move.to not in taken or may_be_at(game, name, move, left - move.cost))
    ]


def shots(game: Game, name: str, squares: bool = True) -> Iterator[Command]:
    """Yield shots at all targets in reach. Weapons that aim at squares also aim at those in sight."""
    if may_attack(game, name) is not None:
        return
    seat, others = game.seat(name), targets_of(game, name)
    seen = targets_seen(game, name, others)
    limited = game.catalog.limits_attacks
    at_nobody = ("nothing", "square") if squares else ("nothing",)
    for id in weapons_to_fire(game, name):
        entry = game.catalog.weapon_entry(seat.fighter, id)
        assert entry is not None, "only weapons are listed"
        weapon = entry.weapon
        assert weapon is not None, "only weapons are listed"
        ways = [entry.in_mode(mode) for mode in ("", *entry.modes)]
        if not seen and not any(_is_blind(way, at_nobody) for way in ways):
            continue
        for ready, ammo in ways_to_fire(game, name, entry, id):
            special, weapon = ready.entry.is_seeing, ready.weapon
            found = [_aimed(game, name, ready, ammo, seen, others if special else ())]
            if squares and weapon.aim == "square":
                found.append(_at_squares(game, name, ready, ammo, seen))
            for shot, away in chain.from_iterable(found):
                if away and is_refused(game, shot, away):
                    continue
                if not limited or not (
                    barred(game, shot, ready.entry, away) or lacks_attack(game, shot)
                ):
                    yield shot


def _is_blind(entry: Entry, at_nobody: Collection[str]) -> bool:
    """Return whether the weapon can be fired although its owner sees nobody."""
    weapon = entry.weapon
    return entry.is_seeing or (weapon is not None and (weapon.bank or weapon.aim in at_nobody))


def weapons_to_fire(game: Game, name: str) -> list[str]:
    """Return the weapons at hand, and the weapon cards in the hand that the referee knows."""
    ids, cards = weapons_at_hand(game, name), game.catalog.cards
    known = dict.fromkeys(game.seat(name).known)
    return [*ids, *(c for c in known if cards[c].weapon is not None and c not in ids)]


def ways_to_fire(game: Game, name: str, entry: Entry, id: str) -> Iterator[tuple[ReadyWeapon, int]]:
    """Yield the weapon in each mode and burst in which it can be fired now, and the ammo to type."""
    burst = entry.weapon.burst if entry.weapon is not None else 0
    for mode in ("", *entry.modes):
        for ammo in range(1, burst + 1) if burst > 1 and not mode else (0,):
            ready = ready_weapon(game, Shoot(name, "", id, ammo, mode))
            if isinstance(ready, Refusal):
                break
            yield ready, ammo


def _aimed(
    game: Game,
    name: str,
    ready: ReadyWeapon,
    ammo: int,
    seen: dict[str, int],
    hidden: Iterable[str],
) -> Iterator[tuple[Shoot, int]]:
    """Yield a shot at every target that the weapon can hit, with the range."""
    if ready.weapon.aim == "nothing":
        yield Shoot(name, "", ready.id, ammo, ready.mode), 0
        return
    for target, away in seen.items():
        shot = Shoot(name, target, ready.id, ammo, ready.mode)
        if ready.nearest <= away <= ready.farthest and not hidden_by(game, shot, away):
            yield shot, away
    if ready.weapon.bank:
        for target in (seat.name for seat in game.standing() if seat.name != name):
            via = "" if target in seen else banks(game, name, target, ready.entry)
            shot = Shoot(name, target, ready.id, ammo, ready.mode, via=via)
            if via and (weighed := weigh_shot(game, shot)).refusal is None:
                yield shot, weighed.range
    for target in hidden:
        shot = Shoot(name, target, ready.id, ammo, ready.mode)
        if target not in seen and (weighed := weigh_shot(game, shot)).refusal is None:
            yield shot, weighed.range


def _at_squares(
    game: Game, name: str, ready: ReadyWeapon, ammo: int, seen: dict[str, int]
) -> Iterator[tuple[Shoot, int]]:
    """Yield a shot at every square in sight, except the squares of targets already listed."""
    listed = {
        target_square(game, target)
        for target, away in seen.items()
        if not hidden_by(game, Shoot(name, target, ready.id, ammo, ready.mode), away)
    }
    for square, away in squares_seen(game, name, ready.entry).items():
        if ready.nearest <= away <= ready.farthest and square not in listed:
            yield Shoot(name, square, ready.id, ammo, ready.mode), away


def drops(game: Game, name: str) -> Iterator[Command]:
    for laid in game.seat(name).play:
        drop = Drop(name, laid.card)
        if not laid.ghost and check_drop(game, drop) is None:
            yield drop


def check_turn_end(game: Game, command: End) -> Refusal | None:
    """Refuse to end the turn on an occupied square (move.end), or while the fighter can still move
    or attack and an effect makes them."""
    if (refusal := check_end(game, command)) is not None:
        return refusal
    name = command.player
    if not (source := is_forbidden(game, name, "end")):
        return None
    if next(chain(steps(game, name), shots(game, name, squares=False)), None) is None:
        return None
    text = say("{player} can't end the turn now: {source}", player=name, source=source)
    return Refusal("card.overrides", text, say("You can still move or attack."))


def ends(game: Game, name: str) -> Iterator[Command]:
    end = End(name)
    if check_turn_end(game, end) is None:
        yield end


def pickings(game: Game, name: str) -> Iterator[Command]:
    if not game.state.floor or game.turn.entered < 0:
        return
    seen: set[str] = set()
    is_own = game.ground.board.is_own
    kinds = game.modules.kinds
    everywhere = [c for c in game.state.floor if kinds[c.kind].is_taken] if is_own else []
    for counter in everywhere or leftovers_at(game, game.seat(name).square):
        names = list(counter.cards) if counter.cards else [counter.kind]
        if counter.deck:
            names = [SECRET]
        for what in names:
            if what not in seen and check_take(game, Take(name, what)) is None:
                yield Take(name, what)
            seen.add(what)


def discards(game: Game, name: str) -> Iterator[Command]:
    """Yield a command to discard each card that the referee knows."""
    seat = game.seat(name)
    laid = (c.card for c in seat.play if not c.ghost)
    for card in dict.fromkeys((*seat.known, *laid)):
        if card in game.catalog.cards:
            yield Discard(name, (card,))


def plays(game: Game, name: str) -> Iterator[Command]:
    """Yield commands to play the cards that the referee knows to be in the hand."""
    seat = game.seat(name)
    for card in dict.fromkeys(seat.known):
        entry = game.catalog.cards[card]
        if not is_window_open(game, name, entry) or check_play(game, Play(name, card)) is not None:
            continue
        if entry.card is not None and entry.card.on in ("other", "fighter"):
            for target in targets(game, name, entry):
                play = Play(name, card, target)
                if check_play(game, play) is None:
                    yield play
        else:
            yield Play(name, card)


def uses(game: Game, name: str) -> Iterator[Command]:
    """Yield commands to use cards in play and abilities."""
    for word in usable_names(game, name):
        if check_use(game, Use(name, word)) is None:
            yield Use(name, word)


def spends(game: Game, name: str) -> Iterator[Command]:
    seat = game.seat(name)
    if seat.blood and seat.wounds and check_spend(game, Spend(name)) is None:
        yield Spend(name)
