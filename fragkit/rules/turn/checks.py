"""May this be said now? One answer for the table, the bots and the prompt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fragkit.rules.attack.aiming import check_shoot
from fragkit.rules.cards.using import check_use, is_deed
from fragkit.rules.commands import (
    Choose,
    Command,
    Deal,
    Discard,
    Drop,
    End,
    Faces,
    Jump,
    Move,
    MoveTo,
    Play,
    Shoot,
    Spend,
    Take,
    Use,
)
from fragkit.rules.game import Game
from fragkit.rules.hands.decks import copies_seen, holds_card
from fragkit.rules.hands.permission import check_play
from fragkit.rules.movement.floor import check_drop, check_take
from fragkit.rules.movement.jumping import check_jump
from fragkit.rules.movement.moving import check_move, check_move_to
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Act, Choice, Draw, Request, Roll
from fragkit.rules.stats import is_dying
from fragkit.rules.turn.turn import must_leave


def check_end(game: Game, command: End) -> Refusal | None:
    name = command.player
    if must_leave(game, name):
        square = game.seat(name).square
        other = game.at(square, but=name)
        who = other.name if other is not None else "something"
        return Refusal("move.end", f"{name} can't end the turn on {square}: {who} stands there too")
    return None


def check_discard(game: Game, command: Discard) -> Refusal | None:
    seat = game.seat(command.player)
    hand = list(seat.known)
    hidden = dict(seat.hidden)
    laid = [c.card for c in seat.play if not c.ghost]
    unseen: list[str] = []
    for card in command.cards:
        entry = game.catalog.cards.get(card)
        if entry is None:
            return Refusal("hand.reduce.discard", f"there is no card `{card}`")
        if card in hand:
            hand.remove(card)
        elif card in laid:
            laid.remove(card)
        elif hidden.get(entry.deck):
            hidden[entry.deck] -= 1
            unseen.append(card)
            if copies_seen(game, card) + unseen.count(card) > entry.copies:
                return Refusal(
                    "comp.base.cards", f"all {entry.copies} copies of {entry.name} are elsewhere"
                )
        else:
            return Refusal("hand.reduce.discard", f"{command.player} has no {entry.name}")
    return None if command.cards else Refusal("hand.reduce.discard", "name the card")


def check_spend(game: Game, command: Spend) -> Refusal | None:
    """A counter restores a lost point at any time (blood.spend)."""
    seat = game.state.seats.get(command.player)
    if seat is None or not seat.square:
        return Refusal("blood.spend", f"{command.player} is not on the map")
    if seat.blood < command.count or command.count < 1:
        return Refusal(
            "blood.keep",
            f"{seat.name} keeps {seat.blood or 'no'} blood counter{'s' * (seat.blood != 1)}",
        )
    if seat.wounds < command.count:
        return Refusal("ruling.health.cap", f"{seat.name} has lost {seat.wounds} points of Health")
    if is_dying(game, seat.name) and game.houses.blood_cure == "b":
        return Refusal("ruling.blood.cure", "at this table blood does not prevent a frag")
    return None


ACTING: dict[type, Callable[[Game, Any], Refusal | None]] = {
    Move: check_move,
    MoveTo: check_move_to,
    Jump: check_jump,
    Shoot: check_shoot,
    Take: check_take,
    Drop: check_drop,
    Discard: check_discard,
    End: check_end,
}
# What is for the own turn only, by a rule of its own.
OFF_TURN: dict[type, str] = {Drop: "drop.when", Take: "ruling.leftover.who"}
INTERRUPTING: dict[type, Callable[[Game, Any], Refusal | None]] = {
    Play: check_play,
    Use: check_use,
    Spend: check_spend,
}


def refuse(game: Game, request: Request, command: Command) -> Refusal | None:
    """Why the command can't be accepted at this request, or None."""
    for module in game.modules.refusing:
        if (refusal := module.refuse(game, command)) is not None:
            return refusal
    kind = type(command)
    if kind is Faces:
        return _check_faces(request, command)  # type: ignore[arg-type]  # the command answers this kind of request
    if kind in INTERRUPTING:
        if (refusal := INTERRUPTING[kind](game, command)) is not None:
            return refusal
        if isinstance(command, Use) and not isinstance(request, Act) and is_deed(game, command):
            # Nobody walks away from dice that are due.
            return Refusal("turn.phases", f"{request.player} is due first: {due(request)}")
        return None
    if kind is Choose:
        return _check_choice(game, request, command)  # type: ignore[arg-type]  # the command answers this kind of request
    if kind is Deal:
        return _check_deal(game, request, command)  # type: ignore[arg-type]  # the command answers this kind of request
    of_shot = isinstance(request, Choice) and request.is_of_shot
    if of_shot and isinstance(command, Shoot) and command.player == request.player:
        return check_shoot(game, command)
    if not game.is_active(command.player) and kind in OFF_TURN and game.active():
        text = f"it is {game.active()}'s turn, not {command.player}'s"
        return Refusal(OFF_TURN[kind], text)
    if isinstance(command, Drop) and is_own_limit(game, request, command.player):
        return check_drop(game, command)
    if not isinstance(request, Act):
        return Refusal("turn.phases", f"{request.player} is due first: {due(request)}")
    if command.player != request.player:
        return Refusal("turn.finish", f"it is {request.player}'s turn, not {command.player}'s")
    return ACTING[kind](game, command)


def is_own_limit(game: Game, request: Request, name: str) -> bool:
    """Whether that player cuts down the hand at the end of the own turn: a weapon in play that
    is dropped makes room for one of the hand (drop.when)."""
    limit = isinstance(request, Choice) and request.rule == "hand.limit"
    return limit and request.player == name and game.is_active(name)


def due(request: Request) -> str:
    match request:
        case Roll(dice=dice, reason=reason):
            return f"{dice} {'die' if dice == 1 else 'dice'}, {reason}"
        case Choice(reason=reason) | Draw(reason=reason):
            return reason
    return "nothing"


def _not_due(what: str, request: Request) -> Refusal:
    match request:
        case Act(player=player):
            now = f"{player} moves, attacks or ends the turn"
        case Roll() | Choice() | Draw():
            now = f"{request.player}, {due(request)}"
        case _:
            now = "the game is over"
    there = f"There are: {_options(request)}." if isinstance(request, Choice) else ""
    return Refusal("turn.phases", f"no {what} due: {now}", there)


def _check_faces(request: Request, command: Faces) -> Refusal | None:
    if not isinstance(request, Roll):
        return _not_due("dice are", request)
    if command.player and command.player != request.player:
        return Refusal(
            request.rule or "turn.phases", f"{request.player} rolls, not {command.player}"
        )
    if len(command.dice) != request.dice:
        are = "1 die is" if request.dice == 1 else f"{request.dice} dice are"
        return Refusal(
            request.rule or "turn.phases", f"{are} due, not {len(command.dice)}",
            f"{request.receipt}.",
        )  # fmt: skip
    for face in command.dice:
        if not 1 <= face <= 6:
            return Refusal(request.rule or "turn.phases", f"{face} is no face of a die")
    return None


def _how_many(request: Choice) -> str:
    if request.least == request.most:
        return "one" if request.most == 1 else str(request.most)
    return f"{request.least} to {request.most}"


def _check_choice(game: Game, request: Request, command: Choose) -> Refusal | None:
    if not isinstance(request, Choice):
        return _not_due("choice is", request)
    if command.player != request.player:
        return Refusal(request.rule, f"{request.player} chooses, not {command.player}")
    if not request.least <= len(command.options) <= request.most:
        return Refusal(
            request.rule, f"name {_how_many(request)} of them", f"There are: {_options(request)}."
        )
    keys = {option.key for option in request.options}
    for key in command.options:
        if key in keys:
            continue
        entry = game.catalog.cards.get(key)
        if entry is not None and entry.deck in request.decks:
            if copies_seen(game, key) >= entry.copies:
                return Refusal(
                    "comp.base.cards", f"all {entry.copies} copies of {entry.name} are elsewhere"
                )
            continue
        there = f"There are: {_options(request)}."
        if request.purpose == "place":
            return _no_start(game, key, there)
        return Refusal(request.rule, f"`{key}` is not among the options", there)
    return None


def _no_start(game: Game, square: str, there: str) -> Refusal:
    """Why no figure begins on that square (setup.place.square, ruling.setup.shared)."""
    if (other := game.at(square)) is not None:
        return Refusal("ruling.setup.shared", f"{other.name} stands on {square}", there)
    known = square in game.ground.place
    why = f"{square} is no respawn square" if known else game.ground.missing(square)
    return Refusal("setup.place.square", why, there)


def _options(request: Choice) -> str:
    keys = sorted(option.key for option in request.options)
    return ", ".join([*keys[:12], *(f"any {deck} card" for deck in request.decks)])


def _check_deal(game: Game, request: Request, command: Deal) -> Refusal | None:
    if not isinstance(request, Draw):
        return _not_due("card is", request)
    cards = game.state.decks[request.deck].cards or {}
    if not cards.get(command.card):
        return Refusal("deck.base", f"`{command.card}` is not in the {request.deck} deck")
    return None


__all__ = ["ACTING", "INTERRUPTING", "check_end", "due", "holds_card", "refuse"]
