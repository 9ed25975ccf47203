"""A seat handed over: the same fighter, hand and frags under another player's name.

A player's name is the key of a seat, and the procedures of the turn remember it. So the name is
replaced in the state at the start of the turn, and the turn's inputs are run again with it.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import fields, replace
from typing import Any

from fragkit.language.sentences import say
from fragkit.rules.commands import Choose, Command, HandOver, Override, Refusal
from fragkit.rules.flow.rewind import Checkpoint, Input, LateInput
from fragkit.rules.flow.setup_checks import no_player
from fragkit.rules.game import MAP, SAID, Game
from fragkit.rules.pending import LastRoll
from fragkit.rules.requests import Choice, Request
from fragkit.rules.state import State, Turn

# Fields of commands that never hold a player, whatever is typed there.
_OTHER_WORDS = (
    "card",
    "weapon",
    "what",
    "cards",
    "fact",
    "said",
    "mode",
    "stats",
    "fighter",
    "map",
)
Renaming = Callable[[str], str]


def check_hand_over(game: Game, command: HandOver) -> Refusal | None:
    seat = game.state.seats.get(command.player)
    if seat is None or seat.status == "gone":
        return Refusal("setup.figure", no_player(command.player))
    if seat.owner:
        text = say("{name} belongs to {player}", name=seat.name, player=seat.owner)
        return Refusal(
            "setup.figure", text, say("Type {player}'s name instead.", player=seat.owner)
        )
    for other in game.state.seats.values():
        if other.name.casefold() == command.name.casefold() and other is not seat:
            if other.status != "gone":
                text = say("there is already a player called {player}", player=other.name)
                return Refusal("setup.figure", text)
            text = say("{player} has a seat of their own in this game", player=other.name)
            help = say(
                "Type `join` to bring {player} back, or choose another name.", player=other.name
            )
            return Refusal("setup.figure", text, help)
    if command.name == command.player:
        text = say("{player} already has that seat", player=command.player)
        return Refusal("setup.figure", text)
    return None


def handed_over(turn: Checkpoint, command: HandOver) -> Checkpoint:
    """Return the start of the turn with the new name, but without the turn's inputs."""
    new_name = _renaming(command)
    return Checkpoint(renamed_state(turn.state, command), _renamed_roll(turn.last_roll, new_name))


def renamed_state(state: State, command: HandOver) -> State:
    """Return a copy of the state in which the seat has its new name."""
    new_name, state = _renaming(command), state.copy()
    state.seats = {new_name(name): seat for name, seat in state.seats.items()}
    for seat in state.seats.values():
        seat.name, seat.owner = new_name(seat.name), new_name(seat.owner)
        for laid in seat.play:
            laid.by, laid.credit = new_name(laid.by), new_name(laid.credit)
    for side in state.sides.values():
        side.captain, side.began = new_name(side.captain), tuple(map(new_name, side.began))
    state.first, state.next, state.resume = map(new_name, (state.first, state.next, state.resume))
    state.winners = tuple(map(new_name, state.winners))
    state.floor = [replace(c, by=new_name(c.by)) if c.by else c for c in state.floor]
    if state.turn is not None:
        _rename_turn(state.turn, new_name)
    if state.attack is not None:
        attack = state.attack
        attack.shooter, attack.target = new_name(attack.shooter), new_name(attack.target)
        attack.before, attack.struck = new_name(attack.before), new_name(attack.struck)
    state.modules = {
        key: kept if key in (SAID, MAP) else _renamed_notes(kept, new_name)
        for key, kept in state.modules.items()
    }
    return state


def renamed_input(entry: Input, command: HandOver, due: Request) -> Input:
    """Return an input of the turn with the new name. `due` is the request that it answers."""
    if isinstance(entry, LateInput):
        return replace(entry, command=_renamed_command(entry.command, command, due))
    return _renamed_command(entry, command, due)


def _renaming(command: HandOver) -> Renaming:
    return lambda name: command.name if name == command.player else name


def _rename_turn(turn: Turn, new_name: Renaming) -> None:
    turn.player, turn.target = new_name(turn.player), new_name(turn.target)
    turn.began = {new_name(name): square for name, square in turn.began.items()}
    turn.uses = {_renamed_words(key, new_name): n for key, n in turn.uses.items()}


def _renamed_notes(kept: Any, new_name: Renaming) -> Any:
    """Rename the players in the data of a rule module, in lists and as keys."""
    if isinstance(kept, dict):
        return {
            _renamed_words(key, new_name): _renamed_notes(value, new_name)
            for key, value in kept.items()
        }
    if isinstance(kept, list):
        return [
            new_name(one) if isinstance(one, str) else _renamed_notes(one, new_name) for one in kept
        ]
    return kept


def _renamed_words(key: str, new_name: Renaming) -> str:
    """Rename the player in a key that may name several players: `Blue Red`."""
    return " ".join(new_name(word) for word in key.split(" "))


def _renamed_roll(roll: LastRoll | None, new_name: Renaming) -> LastRoll | None:
    if roll is None:
        return None
    roll = copy(roll)
    roll.player = new_name(roll.player)
    roll.hands = {new_name(name): hand for name, hand in roll.hands.items()}
    return roll


def _renamed_command(typed: Command, command: HandOver, due: Request) -> Command:
    new_name = _renaming(command)
    if isinstance(typed, Choose) and isinstance(due, Choice):
        kept = {option.key for option in due.options}  # a card may have the old name, too
        keys = tuple(key if key in kept else new_name(key) for key in typed.options)
        return Choose(new_name(typed.player), keys)
    changed: dict[str, Any] = {}
    for field in fields(typed):
        value = getattr(typed, field.name)
        if field.name in _OTHER_WORDS:
            continue
        if isinstance(typed, Override) and field.name == "detail":
            changed["detail"] = " ".join(_renamed_counter(w, new_name) for w in value.split(" "))
        elif isinstance(value, str):
            changed[field.name] = new_name(value)
        elif isinstance(value, tuple) and all(isinstance(one, str) for one in value):
            changed[field.name] = tuple(map(new_name, value))
    return replace(typed, **changed)


def _renamed_counter(word: str, new_name: Renaming) -> str:
    """Rename the owner of a counter: `mine:Red`."""
    kind, colon, owner = word.partition(":")
    return f"{kind}:{new_name(owner)}" if colon else new_name(word)
