"""What is said after its moment: bonuses claimed late, cards that answer, cures (meta.bonus).

Nobody is asked "does anyone respond?", so what ends an attack or a life is told at once. Until
the next die roll a player may still say what he had to say; the turn is then run again with it
in its place. This file decides where that place is; what waits there is in `hands/claims.py`.
"""

from __future__ import annotations

from dataclasses import field

from fragkit.rules.cards.using import changes_dice, check_use, usable_entry
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Choose, Command, Deal, Faces, Play, Shoot, Spend, Use
from fragkit.rules.game import Game
from fragkit.rules.hands.permission import check_play
from fragkit.rules.refusals import Refusal
from fragkit.values import dataclass

ATTACK_WINDOWS = ("attack", "attacking", "attacked")


@dataclass(frozen=True, slots=True)
class Foresee:
    """An input that was inserted: the command will be done at the moment it belongs to.

    `now`: that moment is the roll that is due, whose dice the command changes once they lie;
    `lying` is how they lay when it was said.
    """

    command: Command
    now: bool = False
    lying: tuple[int, ...] = ()


Input = Command | Foresee


@dataclass(frozen=True, slots=True)
class Place:
    """Insert `entry` before the input with that number."""

    index: int
    entry: Input


@dataclass(slots=True)
class Memory:
    """What a turn's inputs were about, by their number; -1 is none yet."""

    roll: int = -1  # the last roll; rerolls of its dice belong to it
    purpose: str = ""  # what it was for
    attack: int = -1  # the input that ended the last attack
    fragged: dict[str, int] = field(default_factory=dict)  # the input that fragged a player
    armed: int = -1  # the last shot whose weapon came from the hand (attack.weapon.hand)


def place_of(
    game: Game, inputs: list[Input], command: Command, memory: Memory
) -> Place | Refusal | None:
    """Where a late command belongs; None when it is not late; a refusal when it is too late."""
    roll = memory.roll
    if isinstance(command, Use) and changes_dice(game, command):
        return _change_dice(game, inputs, command, roll, check_use(game, command))
    if isinstance(command, Spend):
        at = memory.fragged.get(command.player, -1)
        if at >= 0 and at >= roll and not game.seat(command.player).square:
            if (over := _gone_on(inputs, at, command.player)) is not None:
                return over
            if game.houses.blood_cure == "b":
                return Refusal("ruling.blood.cure", "at this table blood does not prevent a frag")
            return Place(at, Foresee(command))
        return None
    if not isinstance(command, Play) or command.card not in game.catalog.cards:
        return None
    entry = game.catalog.cards[command.card]
    if entry.changes_dice and entry.window == "roll":
        return _change_dice(
            game, inputs, command, roll, check_play(game, command) or _no_die(game, command)
        )
    if entry.window == "card":
        return _answer_card(game, inputs, command, memory)
    saved = command.target if command.target in game.state.seats else command.player
    at = memory.fragged.get(saved, -1)
    if at >= 0 and at >= roll and not game.seat(saved).square and is_cure(entry):
        if (over := _gone_on(inputs, at, command.player)) is not None:
            return over
        # A hand that was lost with the frag was still there before it (ruling.hand.frag).
        lost = game.houses.hand_frag == "b"
        refusal = None if lost else check_play(game, command, late=True)
        return refusal if refusal is not None else Place(at, Foresee(command))
    if entry.window in ATTACK_WINDOWS and game.state.attack is None:
        return _answer_attack(inputs, command, memory)
    return None


def _gone_on(inputs: list[Input], at: int, saved: str) -> Refusal | None:
    """A cure comes in time until the next die, or until somebody else has done something."""
    for said in inputs[at + 1 :]:
        if not isinstance(said, Faces | Choose | Deal | Foresee) and said.player != saved:
            return Refusal(
                "frag.cure", f"it is too late for {saved}: {said.player} has gone on since",
                "`undo` takes that back.",
            )  # fmt: skip
    return None


def is_cure(entry: Entry) -> bool:
    """Whether the card may keep its player's fighter alive (frag.cure)."""
    return entry.window in ("dying", "any-time") and any(e.verb == "heal" for e in entry.effects)


def _no_die(game: Game, command: Play) -> Refusal | None:
    """The dice named must lie there, or the card would be played for nothing."""
    faces = game.last_roll.faces if game.last_roll is not None else ()
    wrong = [pick for pick in command.pick if pick.isdigit() and not 1 <= int(pick) <= len(faces)]
    return Refusal("meta.bonus", f"that roll has no die {wrong[0]}") if wrong else None


def _change_dice(
    game: Game, inputs: list[Input], command: Play | Use, roll: int, refusal: Refusal | None
) -> Place | Refusal | None:
    if refusal is not None:
        return refusal
    if roll < 0:
        return None  # it was rolled in an earlier turn
    at = roll - 1
    while at >= 0 and isinstance(said := inputs[at], Foresee):
        other, name = said.command, command.player
        if isinstance(other, Use) and isinstance(command, Use) and other.player == name:
            # By whatever word: `ability`, the trait's own name, the fighter's.
            used = usable_entry(game, name, other.card)
            meant = usable_entry(game, name, command.card)
            if used is not None and meant is not None and used[0] is meant[0]:
                return Refusal("meta.bonus", f"{name} has used {meant[0].name} for this roll")
        at -= 1
    lying = game.last_roll.faces if game.last_roll is not None else ()
    return Place(roll, Foresee(command, now=True, lying=lying))


def _answer_card(
    game: Game, inputs: list[Input], command: Play, memory: Memory
) -> Place | Refusal | None:
    """Before the last card of somebody else that no dice have followed since."""
    roll = memory.roll
    last = max((i for i, said in enumerate(inputs) if isinstance(said, Faces)), default=-1)
    found = next(
        (
            i
            for i in range(len(inputs) - 1, last, -1)
            if _is_card(game, inputs[i], command, armed=i == memory.armed)
        ),
        -1,
    )
    at = roll - 1 if last == roll else -1
    while found < 0 <= at and isinstance(inputs[at], Foresee):
        # What was said late about the last roll stands before it.
        found, at = (at if _is_card(game, inputs[at], command) else -1), at - 1
    # Whether he held it then, and was free to play it, shows there: the card that is answered
    # may have taken it from him since.
    return Place(found, Foresee(command)) if found >= 0 else None


def _is_card(game: Game, entry: Input, answer: Play, armed: bool = False) -> bool:
    """Whether that input played a card that can be answered, a cure that was chosen included, and
    a weapon that was played for the shot."""
    said = entry.command if isinstance(entry, Foresee) else entry
    if said.player == answer.player:
        return False
    cards = game.catalog.cards
    if isinstance(said, Play):
        return cards[said.card].window != "card"
    if isinstance(said, Shoot):
        return armed
    cure = cards.get(said.options[0]) if isinstance(said, Choose) and said.options else None
    return cure is not None and is_cure(cure)


def _answer_attack(inputs: list[Input], command: Play, memory: Memory) -> Place | None:
    """Into an attack that is over, unless damage was rolled or dice were thrown since."""
    at, roll = memory.attack, memory.roll
    if at < 0 or at < roll or (roll == at and memory.purpose != "hit"):
        return None
    said = inputs[at]
    # After a roll to hit it is played once the dice lie: they stand, whatever comes of the card.
    return Place(at, Foresee(command)) if isinstance(said, Faces | Shoot | Play) else None
