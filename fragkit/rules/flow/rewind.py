"""Going back: the state at the start of each turn, and the place where a late command belongs
(meta.bonus).

Nobody is asked "does anyone respond?". Until the next die roll, a player may still play a bonus, an
answer or a cure. The turn is then run again with the command in its place. This file finds that
place, and `cards/late_claims.py` resolves the command there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from fragkit.language.sentences import say
from fragkit.rules.cards.permission import check_play
from fragkit.rules.catalog import Entry
from fragkit.rules.commands import Choose, Command, Deal, Faces, Play, Refusal, Shoot, Spend, Use
from fragkit.rules.effects.using import changes_dice, check_use, usable_entry
from fragkit.rules.events import AttackDeclared, CardPlayed, Event, Fragged
from fragkit.rules.game import Game
from fragkit.rules.pending import LastRoll
from fragkit.rules.requests import Request, Roll
from fragkit.rules.state import State
from fragkit.values import dataclass

ATTACK_WINDOWS = ("attack", "attacking", "attacked")


@dataclass(frozen=True, slots=True)
class LateInput:
    """A late command that was inserted, to be carried out at its proper moment.

    With `now`, the command changes the dice of the roll that is due. `lying` are the dice as they
    were when the command was typed.
    """

    command: Command
    now: bool = False
    lying: tuple[int, ...] = ()


Input = Command | LateInput


@dataclass(frozen=True, slots=True)
class InsertPoint:
    """The place for a late command: before the input with that number."""

    index: int
    entry: Input


@dataclass(slots=True)
class Memory:
    """The numbers of inputs in this turn that late commands may refer to. -1 means none yet."""

    roll: int = -1  # the last roll, rerolls included
    purpose: str = ""  # the purpose of that roll
    attack: int = -1  # the input that ended the last attack
    fragged: dict[str, int] = field(default_factory=dict)  # the input that fragged a player
    armed: int = -1  # the last shot whose weapon came from the hand (attack.weapon.hand)


def insert_point(
    game: Game, inputs: list[Input], command: Command, memory: Memory
) -> InsertPoint | Refusal | None:
    """Return the place for a late command, None if it is not late, or a refusal if anybody has
    rolled since (ruling.meta.nextroll). Only bonuses already in force can be claimed late, not paid
    ones (ruling.meta.paid)."""
    roll = memory.roll
    if isinstance(command, Use) and changes_dice(game, command):
        return _change_dice(game, inputs, command, roll, check_use(game, command))
    if isinstance(command, Spend):
        at = _frag_to_prevent(game, command.player, memory)
        return None if at is None else _prevent(game, inputs, at, command)
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
    at = _frag_to_prevent(game, saved, memory)
    if at is not None and is_cure(entry):
        return _prevent(game, inputs, at, command)
    if entry.window in ATTACK_WINDOWS and game.state.attack is None:
        return _answer_attack(inputs, command, memory)
    return None


def _frag_to_prevent(game: Game, name: str, memory: Memory) -> int | None:
    """Return the input that fragged a fighter since the last roll, or None."""
    at = memory.fragged.get(name, -1)
    return at if at >= 0 and memory.roll <= at and not game.seat(name).square else None


def _prevent(
    game: Game, inputs: list[Input], at: int, command: Spend | Play
) -> InsertPoint | Refusal:
    """Return the place for a late cure: blood (ruling.blood.cure) or a card."""
    refusal = _gone_on(inputs, at, command.player)
    if refusal is None and isinstance(command, Spend) and game.houses.blood_cure == "b":
        refusal = Refusal("ruling.blood.cure", say("at this table, blood can't prevent a frag"))
    # A hand that was lost with the frag was still there before it (ruling.hand.frag).
    if refusal is None and isinstance(command, Play) and game.houses.hand_frag != "b":
        refusal = check_play(game, command, late=True)
    return refusal if refusal is not None else InsertPoint(at, LateInput(command))


def _gone_on(inputs: list[Input], at: int, saved: str) -> Refusal | None:
    """Refuse a cure after another player has acted."""
    for said in inputs[at + 1 :]:
        if not isinstance(said, Faces | Choose | Deal | LateInput) and said.player != saved:
            return Refusal(
                "frag.cure",
                say(
                    "{player}, it is too late: {other} has already acted",
                    player=saved, other=said.player,
                ),
                say("`undo` takes that back."),
            )  # fmt: skip
    return None


def is_cure(entry: Entry) -> bool:
    """Return whether the card may keep its player's fighter alive (frag.cure)."""
    return entry.window in ("dying", "any-time") and any(e.verb == "heal" for e in entry.effects)


def _no_die(game: Game, command: Play) -> Refusal | None:
    """Refuse a change to a die that the last roll did not have."""
    faces = game.last_roll.faces if game.last_roll is not None else ()
    wrong = [pick for pick in command.pick if pick.isdigit() and not 1 <= int(pick) <= len(faces)]
    if not wrong:
        return None
    return Refusal("meta.bonus", say("that roll has no die {number}", number=int(wrong[0])))


def _change_dice(
    game: Game, inputs: list[Input], command: Play | Use, roll: int, refusal: Refusal | None
) -> InsertPoint | Refusal | None:
    if refusal is not None:
        return refusal
    if roll < 0:
        return None  # it was rolled in an earlier turn
    at = roll - 1
    while at >= 0 and isinstance(said := inputs[at], LateInput):
        other, name = said.command, command.player
        if isinstance(other, Use) and isinstance(command, Use) and other.player == name:
            # One trait has several names: `ability`, its own name, the fighter's.
            used = usable_entry(game, name, other.card)
            named = usable_entry(game, name, command.card)
            if used is not None and named is not None and used[0] is named[0]:
                text = say(
                    "{player} has already used {ability} for this roll",
                    player=name, ability=named[0].name,
                )  # fmt: skip
                return Refusal("meta.bonus", text)
        at -= 1
    lying = game.last_roll.faces if game.last_roll is not None else ()
    return InsertPoint(roll, LateInput(command, now=True, lying=lying))


def _answer_card(
    game: Game, inputs: list[Input], command: Play, memory: Memory
) -> InsertPoint | Refusal | None:
    """Insert the answer before another player's last card, if nobody has rolled since."""
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
    while found < 0 <= at and isinstance(inputs[at], LateInput):
        # Late commands about the last roll come before it.
        found, at = (at if _is_card(game, inputs[at], command) else -1), at - 1
    # The rerun checks whether the player held the card then: the card that is answered may have
    # taken it since.
    return InsertPoint(found, LateInput(command)) if found >= 0 else None


def _is_card(game: Game, entry: Input, answer: Play, armed: bool = False) -> bool:
    """Return whether that input played a card that can be answered. A chosen cure, and a weapon
    played for the shot, count too."""
    said = entry.command if isinstance(entry, LateInput) else entry
    if said.player == answer.player:
        return False
    cards = game.catalog.cards
    if isinstance(said, Play):
        return cards[said.card].window != "card"
    if isinstance(said, Shoot):
        return armed
    cure = cards.get(said.options[0]) if isinstance(said, Choose) and said.options else None
    return cure is not None and is_cure(cure)


def _answer_attack(inputs: list[Input], command: Play, memory: Memory) -> InsertPoint | None:
    """Insert the answer into an attack that is over, if nobody has rolled since the to-hit roll."""
    at, roll = memory.attack, memory.roll
    if at < 0 or at < roll or (roll == at and memory.purpose != "hit"):
        return None
    said = inputs[at]
    # After a to-hit roll, the dice count, whatever the card does.
    return InsertPoint(at, LateInput(command)) if isinstance(said, Faces | Shoot | Play) else None


# -- the turns of a game


@dataclass(slots=True)
class Checkpoint:
    """The state at the start of a turn, and the inputs since, in order."""

    state: State
    last_roll: LastRoll | None = None  # from before this turn, until somebody rolls
    inputs: list[Input] = field(default_factory=list)
    asked: list[Request] = field(default_factory=list)  # the request at each input
    told: list[tuple[Event, ...]] = field(default_factory=list)  # for each input
    memory: Memory = field(default_factory=Memory)
    # A seat was handed over in this turn, so earlier turns have another name for that player.
    is_sealed: bool = False

    def drop_last(self) -> None:
        self.inputs.pop()
        self.asked.pop()
        self.told.pop()


class TurnHistory:
    """The turns of a game; the current one is last."""

    __slots__ = ("_attack_open", "turns")

    def __init__(self) -> None:
        self.turns: list[Checkpoint] = []
        self._attack_open = False

    def begin_turn(self, game: Game) -> None:
        self._begin(Checkpoint(game.state.copy(), game.last_roll))

    def begin_again(self, turn: Checkpoint) -> None:
        """Restart that turn without its inputs."""
        self._begin(Checkpoint(turn.state, turn.last_roll, is_sealed=turn.is_sealed))

    def _begin(self, turn: Checkpoint) -> None:
        self.turns.append(turn)
        self._attack_open = False

    def story(self, since: int = 0) -> Iterator[Event]:
        for turn in self.turns[since:]:
            for events in turn.told:
                yield from events

    def note(
        self, game: Game, turn: Checkpoint, said: Input, due: Request, told: tuple[Event, ...]
    ) -> None:
        """Record an accepted input of that turn, even if a new turn has begun since."""
        turn.inputs.append(said)
        turn.asked.append(due)
        turn.told.append(told)
        if isinstance(said, Command):
            self._remember(game, turn.memory, len(turn.inputs) - 1, said, due, told)

    def _remember(
        self, game: Game, memory: Memory, index: int, said: Command, due: Request,
        told: tuple[Event, ...],
    ) -> None:  # fmt: skip
        """Remember which input rolled, fragged a player, ended an attack or armed a fighter."""
        if isinstance(said, Faces) and isinstance(due, Roll) and not due.again:
            memory.roll, memory.purpose = index, due.purpose
        drawn = isinstance(said, Shoot) and CardPlayed(said.player, said.weapon, said.player)
        for event in told:
            if isinstance(event, Fragged):
                memory.fragged[event.player] = index
            elif isinstance(event, AttackDeclared):
                self._attack_open = True
            elif drawn and event == drawn:
                memory.armed = index
        if self._attack_open and game.state.attack is None:
            memory.attack, self._attack_open = index, False
