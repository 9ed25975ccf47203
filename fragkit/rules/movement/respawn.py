"""Respawning, and bumping the fighter on the square (respawn.*, bump.*)."""

from __future__ import annotations

from fragkit.language.sentences import Sentence, say
from fragkit.model.effects import modifiers as mod
from fragkit.model.names import name_of
from fragkit.rules.attack.frags import out_of_play
from fragkit.rules.cards.card_piles import restore_gear
from fragkit.rules.counters import PutAside
from fragkit.rules.events import (
    Bumped,
    Landed,
    NextSquare,
    NoSquare,
    Respawned,
    TurnSkipped,
    Waited,
)
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.movement.entering import enter
from fragkit.rules.receipt import Receipt
from fragkit.rules.requests import Choice, Option, Purpose
from fragkit.rules.rolls import looked_up, shown, throw
from fragkit.rules.state import PUT_THERE
from fragkit.rules.stats import in_force, is_forbidden


def respawn_squares(game: Game, name: str) -> list[tuple[int, str]]:
    """Return the numbers and squares among which the die decides for this player."""
    squares = [(number, square) for number, square, _ in game.ground.respawns]
    for module in game.modules.having("respawn_squares"):
        squares = module.respawn_squares(game, name, squares)
    return squares


def respawn(game: Game, name: str) -> Procedure[bool]:
    """Bring a fighter back to the map in phase 1 of the player's turn (respawn.when, turn.respawn,
    team.guard.respawn), with the starting stats (respawn.stats), tournament improvements included
    (ruling.stat.start), and with starting gear only (respawn.weapon). Armor was lost with the frag
    (`leave_cards`).

    Return False if another rule brought the fighter back, or if nothing did.
    """
    seat = game.seat(name)
    if barred := is_forbidden(game, name, "respawn"):
        game.tell(TurnSkipped(name, say("{player} can't respawn", player=name), barred))
        game.turn.over = True
        return False
    square, is_due = "", True
    while is_due:
        for module in game.modules.having("respawn_instead"):
            if (yield from module.respawn_instead(game, name)):
                return False
        if chooses_respawn(game, name):
            square = yield from choose_square(game, name)
        else:
            square = yield from die_square(game, name, "respawn", respawn_squares(game, name))
            square = yield from _redirected(game, name, square, "respawn")
        is_due = bool(seat.figure)  # the players have put the figure somewhere in the meantime
    if not square:
        return bool(seat.square)  # the players have put it somewhere, or the turn is lost
    if seat.status == "fragged":
        seat.wounds = 0  # respawn.stats
        restore_gear(game, name)
    seat.status = "standing"
    game.tell(Respawned(name, square))
    yield from arrive(game, name, square, "respawn")
    return True


def chooses_respawn(game: Game, name: str) -> bool:
    """Return whether a card or trait lets the player choose the square (deadlands.harrowed.grave).
    Graves are respawn squares (ruling.fighter.grave)."""
    return any(f.effect.value == "choose-respawn" for f in in_force(game, name, mod.Allow))


def _redirected(game: Game, name: str, square: str, how: str) -> Procedure[str]:
    for module in game.modules.having("respawn_square"):
        if square:
            square = yield from module.respawn_square(game, name, square, how)
    return square


def choose_square(game: Game, name: str) -> Procedure[str]:
    while True:
        if game.seat(name).square or game.seat(name).figure:
            return ""
        every = respawn_squares(game, name)
        free = [(n, square) for n, square in every if not game.is_closed(square)]
        options = tuple(Option(square, say("number {n}", n=n)) for n, square in free or every)
        answer = yield Choice(
            name, "respawn", options, say("where do you respawn?"), "respawn.roll"
        )
        if answer is not DISTURBED:
            chosen: str = answer[0]
            return chosen


def die_square(
    game: Game,
    name: str,
    purpose: Purpose,
    squares: list[tuple[int, str]],
    numbered: list[tuple[int, str]] | None = None,
) -> Procedure[str]:
    """Return the square of the number rolled (spawn.numbered, respawn.roll, bump.roll). Reroll
    numbers that the map lacks. If the number's square is in `numbered` but not in `squares`, the
    next number counts.

    Up to six squares take one die. More squares take one die for the block of six and another for
    the square in it (ruling.respawn.few, ruling.respawn.many).
    """
    here = game.seat(name).square
    by_map, chosen = game.ground.by_map(squares), ""
    if len(by_map) > 1:
        chosen = yield from die_map(game, name, purpose, list(by_map))
        if not chosen:
            return ""
        squares = by_map[chosen]
    open_squares = [(n, s) for n, s in squares if not game.is_closed(s)]
    by_number = dict(open_squares or squares)
    listed = dict(_on_map(game, numbered or [], chosen))
    blocks = (max([*by_number, *listed]) + 5) // 6
    dice = 1 if blocks == 1 else 2
    reason = say("to respawn") if purpose == "respawn" else say("for a new square")
    if blocks > 1:
        reason = say("{purpose} ({how})", purpose=reason, how=blocks_text(blocks))
    one = looked_up(game, name, purpose, Receipt(1, 1, say("respawn")))
    while True:
        thrown = yield from throw(
            game, name, purpose, one if dice == 1 else lambda: _two_dice(one()), reason,
            rule="respawn.roll" if purpose == "respawn" else "bump.roll",
            still=lambda: _is_due(game, name, here),
        )  # fmt: skip
        if thrown is None or not _is_due(game, name, here):
            return ""  # taken out of play, or placed by the players, in the meantime
        number = shown(thrown)
        if blocks > 1:
            *block, last = thrown.faces
            last = min(6, max(1, last + one().points)) if block else last
            number = respawn_number((*block, last), blocks)
        if number in by_number:
            return by_number[number]
        if number in listed:
            after = min(by_number, key=lambda n: (n < number, n))
            game.tell(NextSquare(name, number, by_number[after]))
            return by_number[after]
        every = respawn_squares(game, name)
        exists = any(number == n for n, _ in _on_map(game, every, chosen))
        why = say("that square is occupied") if exists else say("there is no such respawn square")
        game.tell(NoSquare(name, number, why))


def _on_map(game: Game, squares: list[tuple[int, str]], map: str) -> list[tuple[int, str]]:
    """Return the squares that are on this map, or all squares if there is only one map."""
    return game.ground.by_map(squares).get(map, []) if map else squares


def _two_dice(one: Receipt) -> Receipt:
    """Return the two dice that name one square. Points are added to the second."""
    points = tuple(line for line in one.entries if not line.dice)
    return Receipt(2, 2, say("respawn"), points, one.points)


def _is_due(game: Game, name: str, here: str) -> bool:
    """Return whether the square must still be rolled. It must not if an override has placed the
    fighter or the turn is lost."""
    seat = game.seat(name)
    lost = not here and ((game.is_active(name) and game.turn.over) or bool(seat.figure))
    return seat.square == here and not lost


def die_map(game: Game, name: str, purpose: Purpose, maps: list[str]) -> Procedure[str]:
    """Choose one of the joined maps, each as likely as the others (ruling.respawn.maps)."""
    here, share = game.seat(name).square, max(6 // len(maps), 1)
    parts = tuple(
        say("{faces} {id}", faces=_faces(index, share), id=id) for index, id in enumerate(maps[:6])
    )
    reason = say("for the map ({parts})", parts=parts)
    while True:
        thrown = yield from throw(
            game, name, purpose, looked_up(game, name, purpose, Receipt(1, 1, say("map"))), reason,
            rule="ruling.respawn.maps",
            still=lambda: _is_due(game, name, here),
        )  # fmt: skip
        if thrown is None or not _is_due(game, name, here):
            return ""
        index = (shown(thrown) - 1) // share
        if 0 <= index < len(maps):
            return maps[index]
        game.tell(NoSquare(name, shown(thrown), say("there is no such map")))


def _faces(index: int, share: int) -> str:
    """Return the faces that make up one of several equal shares of a die: `1-3`, or `4`."""
    low, high = index * share + 1, (index + 1) * share
    return f"{low}-{high}" if share > 1 else f"{low}"


def blocks_text(blocks: int) -> Sentence:
    """Return an explanation of two dice: `first die 1-3: squares 1-6, 4-6: squares 7-12; …`."""
    share = max(6 // blocks, 1)
    parts = tuple(
        say(
            "{faces}: squares {least}-{most}",
            faces=_faces(block, share), least=block * 6 + 1, most=block * 6 + 6,
        )
        for block in range(min(blocks, 6))
    )  # fmt: skip
    return say("first die: {parts}; second die: which of them", parts=parts)


def respawn_number(faces: tuple[int, ...], blocks: int) -> int:
    """Return the number of the square for these dice, or 0. The faces of the first die are divided
    evenly among the blocks."""
    if blocks == 1 or len(faces) == 1:
        return faces[0]  # the players overrode the roll with one number
    share = max(6 // blocks, 1)
    block = (faces[0] - 1) // share
    return block * 6 + faces[1] if block < blocks else 0


# -- arriving ------------------------------------------------------------------------------


def arrive(game: Game, name: str, square: str, how: str) -> Procedure[None]:
    """Put a newcomer on a square and bump the fighter who is there (bump.trigger, bump.arrival)."""
    occupant = game.at(square, but=name)
    make_room(game, name, square)
    game.put(name, square)
    if game.is_active(name):
        game.turn.last_free = square
        game.turn.entered = game.serial() if how in ("teleporter", "teleport") else PUT_THERE
    # The square takes effect first: a bump may send the newcomer away again.
    yield from enter(game, name, square, how)
    if occupant is not None and occupant.square == square:
        yield from bump(game, occupant.name, name)


def make_room(game: Game, name: str, square: str) -> None:
    """Remove any solid counter from the square, which is the only one left."""
    solid = game.modules.solid
    for counter in [c for c in game.state.floor if c.square == square and c.kind in solid]:
        game.take_counter(counter)
        game.tell(PutAside(name, square, name_of("counter", counter.kind)))


def bump(game: Game, name: str, by: str) -> Procedure[None]:
    """Roll a new square for a bumped fighter, who may bump another one, until nobody is displaced
    (bump.chain). The chain may bump the fighter who began it (bump.back). On their own turn, a
    bumped fighter continues with the movement and attacks left (ruling.bump.turn)."""
    for count in range(1000):
        game.tell(Bumped(name, game.seat(name).square, by))
        squares = respawn_squares(game, name)
        if count >= len(game.state.seats):
            # One full round: only a free square ends it (ruling.bump.loop).
            squares = [(n, s) for n, s in squares if not game.is_occupied(s, name)]
        if not squares:
            game.tell(Waited(name))
            out_of_play(game, name, "waiting")
            return
        square = yield from die_square(game, name, "bump", squares)
        square = yield from _redirected(game, name, square, "bump")
        if not square:
            return
        following = game.at(square, but=name)
        make_room(game, name, square)
        game.put(name, square)
        game.tell(Landed(name, square))
        if game.is_active(name):
            game.turn.entered = PUT_THERE
            game.turn.last_free = square
        yield from enter(game, name, square, "bump")
        if following is None or following.square != square:
            return
        by, name = name, following.name
    raise AssertionError("a bump chain ends after one round")
