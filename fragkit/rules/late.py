"""What is said after its moment: bonuses claimed late, cards that answer, cures (meta.bonus).

Nobody is asked "does anyone respond?", so what ends an attack or a life is told at once. Until
the next die roll a player may still say what he had to say; the turn is then run again with it
in its place. This file decides where that place is.
"""

from __future__ import annotations

from dataclasses import dataclass

from fragkit.rules.commands import Command, Faces, Play, Shoot, Spend, Use
from fragkit.rules.game import Game
from fragkit.rules.playing import check_play
from fragkit.rules.refusals import Refusal
from fragkit.rules.using import changes_dice, check_use

ATTACK_WINDOWS = ("attack", "attacking", "attacked")


@dataclass(frozen=True, slots=True)
class Foresee:
    """An input that was inserted: the command will be done at the moment it belongs to.

    `now`: that moment is the roll that is due, whose dice the command changes once they lie.
    """

    command: Command
    now: bool = False


Input = Command | Foresee


@dataclass(frozen=True, slots=True)
class Place:
    """Insert `entry` before the input with that number."""

    index: int
    entry: Input


def last_faces(inputs: list[Input]) -> int:
    """The number of the last roll, -1 when there was none."""
    for i in range(len(inputs) - 1, -1, -1):
        if isinstance(inputs[i], Faces):
            return i
    return -1


def place_of(
    game: Game, inputs: list[Input], command: Command, fragged: dict[str, int], last_attack: int,
    purpose: str,
) -> Place | Refusal | None:  # fmt: skip
    """Where a late command belongs; None when it is not late; a refusal when it is too late.

    `fragged` tells for each player the input that fragged him, `last_attack` the input that
    ended the last attack, `purpose` what the last dice were for.
    """
    roll = last_faces(inputs)
    if isinstance(command, Use) and changes_dice(game, command):
        refusal = check_use(game, command)
        if refusal is None and roll < 0:
            refusal = Refusal("meta.bonus", f"{command.player} says that too late")
        return refusal if refusal is not None else Place(roll, Foresee(command, now=True))
    if isinstance(command, Spend):
        at = fragged.get(command.player, -1)
        if at >= 0 and at >= roll and not game.seat(command.player).square:
            if game.houses.blood_cure == "b":
                return Refusal("ruling.blood.cure", "at this table blood does not prevent a frag")
            return Place(at, Foresee(command))
        return None
    if not isinstance(command, Play) or command.card not in game.catalog.cards:
        return None
    entry = game.catalog.cards[command.card]
    if entry.changes_dice and entry.window == "roll":
        refusal = check_play(game, command)
        if refusal is not None:
            return refusal
        if roll < 0:
            return Refusal("meta.bonus", f"{command.player} says that too late")
        return Place(roll, Foresee(command, now=True))
    if entry.window == "card":
        return _answer_card(game, inputs, command, roll)
    at = fragged.get(command.player, -1)
    if (
        at >= 0
        and at >= roll
        and not game.seat(command.player).square
        and (entry.window in ("dying", "any-time") and any(e.verb == "heal" for e in entry.effects))
    ):
        refusal = check_play(game, command, late=True)
        return refusal if refusal is not None else Place(at, Foresee(command))
    if entry.window in ATTACK_WINDOWS and game.state.attack is None:
        return _answer_attack(game, inputs, command, roll, last_attack, purpose)
    return None


def _answer_card(
    game: Game, inputs: list[Input], command: Play, roll: int
) -> Place | Refusal | None:
    for i in range(len(inputs) - 1, roll, -1):
        said = inputs[i]
        if isinstance(said, Play) and said.player != command.player:
            refusal = check_play(game, command, late=True)
            return refusal if refusal is not None else Place(i, Foresee(command))
    return None


def _answer_attack(
    game: Game, inputs: list[Input], command: Play, roll: int, last_attack: int, purpose: str
) -> Place | Refusal | None:
    """Into an attack that is over, unless damage was rolled or dice were thrown since."""
    if last_attack < 0 or last_attack < roll or (roll == last_attack and purpose != "hit"):
        return None
    said = inputs[last_attack]
    if isinstance(said, Faces):
        return Place(last_attack, command)
    if isinstance(said, Shoot | Play):
        return Place(last_attack, Foresee(command))
    return None
