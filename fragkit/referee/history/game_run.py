"""A game in progress with its history: inputs are numbered, and each can be undone.

Inputs form a tree. An undo goes back along it, and the undone inputs stay in the tree, so that
`undo to 41` can also bring back inputs that were undone. Nothing here touches a disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, TypeGuard

from fragkit.language.sentences import Sentence, Text, in_a_row, plural, say
from fragkit.model.fighter import PISTOL
from fragkit.model.said_card import SaidCard, parse_said
from fragkit.referee.display.prompts import is_blind, request_text
from fragkit.referee.display.story import Story
from fragkit.referee.parsing.command_text import command_line
from fragkit.referee.parsing.context import ParseContext
from fragkit.referee.parsing.inputs import Undo, undo_line
from fragkit.referee.record.record_text import (
    SEAT,
    RecordedOutcome,
    changed_facts,
    facts_of,
    rename_facts,
)
from fragkit.referee.setup.packs_and_maps import (
    OpenProblem,
    load_board,
    outside_paths,
    recorded_path,
)
from fragkit.rules.commands import (
    Choose,
    Command,
    Deal,
    Faces,
    Play,
    Refusal,
    Shoot,
    Take,
    UseMap,
)
from fragkit.rules.effects.using import usable_names
from fragkit.rules.events import Event
from fragkit.rules.flow.command_options import pickings
from fragkit.rules.flow.game_table import Table
from fragkit.rules.game import SAID
from fragkit.rules.game_map import Ground
from fragkit.rules.movement.floor import SECRET
from fragkit.rules.requests import Act, Choice, Over, Request, Roll
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.model.card import Card
    from fragkit.model.fighter import StartingWeapon
    from fragkit.referee.setup.game_setup import OpenedGame
    from fragkit.rules.flow.setup import Setup
    from fragkit.rules.game import Game


@dataclass(frozen=True, slots=True)
class AcceptedInput:
    """An input that was accepted, and its outcome."""

    number: int
    line: str
    command: Command | Undo
    events: tuple[Event, ...]
    outcome: RecordedOutcome
    automatic: bool = False  # made by fragkit itself


def pistols(setup: Setup) -> dict[str, str]:
    """Return the printed name of each player's starting weapon."""
    return {player.name: pistol_of(setup, player.fighter) for player in setup.players}


def pistol_of(setup: Setup, fighter: str) -> str:
    weapons = setup.fighters[fighter].weapons if fighter else (PISTOL,)
    return weapons[0].name if weapons else "none"


def renamed_seats(before: Sequence[str], now: Sequence[str]) -> dict[str, str]:
    """Return the old and new name of each seat that was handed over, or whose handover was undone."""
    if len(before) != len(now):
        return {}
    pairs = zip(before, now, strict=True)
    return {was: name for was, name in pairs if was not in now and name not in before}


def _nothing_to_undo(most: int) -> Sentence:
    if not most:
        return say("there is nothing to undo")
    return plural(
        "you can undo only {n} input", "you can undo only {n} inputs", n=most
    )  # fmt: skip


class GameRun:
    def __init__(self, opened: OpenedGame) -> None:
        self.opened = opened
        self.setup = opened.setup
        self.table = Table(opened.setup)
        # Cards of the packs, and cards that the players have described.
        self.cards: dict[str, Card] = dict(opened.setup.cards)
        self.pistols = pistols(opened.setup)
        self.story = Story(self.cards, self.pistols, fighters=opened.setup.fighters)
        self.log: list[AcceptedInput] = []
        self.notes: list[tuple[int, str]] = []  # remarks, each after the input of that number
        self._decks = tuple(opened.library.decks)
        # The tree: the node before each node, and the command that led to it. Node 0 is the start.
        self._before = [-1]
        self._command: list[Command | None] = [None]
        self._automatic = [False]
        self._turn = [0]
        self.redone = 0  # inputs repeated because of undos
        self._at = 0
        self._after = [0]  # the node after each input
        self._first = {0: 0}  # the first input after which the game was at a node
        self._left: list[int] = []  # nodes that undos have left, for `redo`
        self._left_before: list[int] = []  # the last input
        # Nodes with the same inputs are one story, in which the dice fall the same way.
        self._story = [0]
        self._stories: dict[tuple[int, Command], int] = {}
        self._fallen: dict[int, Command] = {}
        self.facts = facts_of(self.game)
        self._names = tuple(self.game.state.seats)
        self.observers: list[Callable[[AcceptedInput], None]] = []  # called after each input

    # -- state -------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def request(self) -> Request:
        return self.table.request

    @property
    def next_number(self) -> int:
        return len(self._after)

    def context(self) -> ParseContext:
        state = self.table.state
        due = self.request
        return ParseContext(
            tuple(name for name, seat in state.seats.items() if seat.status != "gone"),
            self._known_cards(), self.setup.fighters, self._decks, due.player, due, self.pistols,
            self.game.ground.board, {seat.name: seat.square for seat in self.game.standing()}, self._here(),
            self._sheets(), self._lies(), self._laid, self.game.modules,
            self.game.facts, self.game.catalog.all_stances,
            (*(rule.name for rule in self.setup.table.rules), *self._grounds), self.next_number - 1,
        )  # fmt: skip

    def _known_cards(self) -> dict[str, Card]:
        """Return the cards that can be typed now, without undone descriptions."""
        said = self.table.state.modules.get(SAID, {})
        undone = self.game.catalog.said.keys() - said.keys()
        if not undone.isdisjoint(self.cards):
            return {id: card for id, card in self.cards.items() if id not in undone}
        return self.cards

    def _learn_cards(self) -> None:
        for id, text in self.table.state.modules.get(SAID, {}).items():
            card = parse_said(text)
            if isinstance(card, SaidCard):
                self.cards[id] = card.card()

    @cached_property
    def _grounds(self) -> tuple[str, ...]:
        """Return the names of the map's own ground, some of which can be used."""
        patches = (patch for part in self.setup.board.parts for patch in part.map.patches)
        counters = (counter.name for counter in self.setup.table.counters)
        return tuple(dict.fromkeys((*(patch.name for patch in patches), *counters)))

    def _sheets(self) -> dict[str, dict[str, StartingWeapon]]:
        """Return the weapons of each sheet that has more than the plain pistol."""
        fighters = self.setup.fighters
        return {
            name: fighters[seat.fighter].weapon_words
            for name, seat in self.table.state.seats.items()
            if seat.fighter and fighters[seat.fighter].own_weapons
        }

    def _here(self) -> tuple[str, ...]:
        """Return the words after `take` that would work now."""
        if not self.table.state.floor or not isinstance(self.request, Act):
            return ()
        takes = pickings(self.game, self.request.player)
        return tuple(take.what for take in takes if isinstance(take, Take))

    def _lies(self) -> list[tuple[str, str]]:
        floor = self.table.state.floor
        words = ((c.square, (SECRET,) if c.deck else c.cards or (c.kind,)) for c in floor)
        return [(square, what) for square, those in words for what in those]

    def _laid(self, name: str) -> list[str]:
        """Return a player's cards in play, and the usable traits of the fighter."""
        seat = self.table.state.seats.get(name)
        if seat is None:
            return []
        return [*(c.card for c in seat.play if not c.ghost), *usable_names(self.game, name)]

    def is_automatic(self, command: Command) -> bool:
        """Return whether fragkit answers this request itself: it rolls, deals, or draws blindly."""
        if isinstance(command, Faces):
            return self.opened.dice == "auto"
        if self.setup.dealing != "dealt":
            return False
        return isinstance(command, Deal) or (isinstance(command, Choose) and is_blind(self.request))

    def rolls_itself(self, due: Request) -> TypeGuard[Roll]:
        """Return whether fragkit rolls these dice. It may pause before them for players who want to
        interrupt."""
        return isinstance(due, Roll) and self.opened.dice == "auto"

    def effective(self) -> list[AcceptedInput]:
        """Return the inputs that count now, in order, without the undone ones."""
        node, trail = self._at, []
        while node:
            trail.append(node)
            node = self._before[node]
        return [self.log[self._first[node] - 1] for node in reversed(trail)]

    def opening_text(self) -> Sentence:
        """Return sentences about the events before the first input: changed seats, placed counters."""
        return self.story.tell(self.table.opening)

    # -- inputs -----------------------------------------------------------

    def do(
        self, command: Command | Undo, context: ParseContext | None = None
    ) -> AcceptedInput | Refusal:
        """Accept an input, or refuse it without changing anything.

        `context` is the parse context, if the caller already has it.
        """
        self._left_before = list(self._left)
        if isinstance(command, Undo):
            return self._undo(command)
        if isinstance(command, UseMap) and (problem := self._load_map(command.map)) is not None:
            return problem
        line = command_line(command, context or self.context())
        automatic = self.is_automatic(command)
        outcome = self.table.submit(command)
        if isinstance(outcome, Refusal):
            return outcome
        if isinstance(command, Shoot | Play) and command.said:
            self._learn_cards()
        self._name_pistols()
        self._before.append(self._at)
        self._command.append(command)
        self._automatic.append(automatic)
        turn = self.table.state.turn
        self._turn.append(turn.number if turn else 0)
        # The same input after an undo continues the same story.
        step = (self._story[self._at], command)
        self._story.append(self._stories.setdefault(step, len(self._stories) + 1))
        if automatic:
            self._fallen[self._story[self._at]] = command
        self._at = len(self._before) - 1
        self._left.clear()
        events = tuple(outcome.events)
        text = self.story.tell(events) or self._due_text()
        return self._done(line, command, events, text, automatic)

    def _name_pistols(self) -> None:
        """Update the names of the starting weapons, because players join, change fighters or summon
        figures."""
        for name, seat in self.table.state.seats.items():
            self.pistols[name] = pistol_of(self.setup, seat.fighter)

    def _load_map(self, name: str) -> Refusal | None:
        """Add a map that the players bring into the game. Return why that is impossible, or None."""
        near = self.opened.near
        if outside_paths([name], near):
            return Refusal("", say("the map must be in the folder of the record"))
        loaded = load_board(name, near, recorded_path, self.opened.library)
        if isinstance(loaded, OpenProblem):
            return Refusal("", loaded.message)
        if not loaded[0].is_own:
            self.game.grounds[name] = Ground(loaded[0])
        return None

    # -- chance -----------------------------------------------------------------

    def kept_dice(self) -> Command | None:
        """Return the dice or card that chance gave at this point before an undo. The same input
        after an undo gives the same dice."""
        return self._fallen.get(self._story[self._at])

    def keep_dice(self, command: Command) -> None:
        """Keep the dice that fragkit rolled in a game with typed dice."""
        self._fallen[self._story[self._at]] = command

    # -- going back -------------------------------------------------------------

    def _undo(self, undo: Undo) -> AcceptedInput | Refusal:
        node = self._node_to(undo)
        if isinstance(node, Refusal):
            return node
        if undo.going == "redo":
            self._left.pop()
        else:
            self._left.append(self._at)
        if undo.going == "reroll":
            self._fallen.pop(self._story[node], None)
        self._go(node)
        self._name_pistols()
        if undo.back > 1:
            undo = Undo(self._first[node])  # the record names the map
        text = in_a_row((self._undo_text(undo), self._due_text()))
        return self._done(undo_line(undo), undo, (), text)

    def _undo_text(self, undo: Undo) -> Sentence:
        number = self._first[self._at]
        if undo.going == "redo":
            return say("Redone up to input {n}.", n=number)
        if undo.going == "reroll":
            return say("The last roll is taken back.")
        if not number:
            return say("Back at the start.")
        return say("Back at input {n}.", n=number)

    def _done(
        self, line: str, command: Command | Undo, events: tuple[Event, ...], text: Text,
        automatic: bool = False,
    ) -> AcceptedInput:  # fmt: skip
        was, self._names = self._names, tuple(self.table.state.seats)
        new_names = renamed_seats(was, self._names)
        before = rename_facts(self.facts, new_names)
        self.facts = facts_of(self.game)
        handed_on = tuple(f"{old} {SEAT} {name}" for old, name in new_names.items())
        number = self.next_number
        self._after.append(self._at)
        self._first.setdefault(self._at, number)
        changed = changed_facts(self.game.facts, before, self.facts)
        outcome = RecordedOutcome(text, (*handed_on, *changed))
        done = AcceptedInput(number, line, command, events, outcome, automatic)
        self.log.append(done)
        for observe in self.observers:
            observe(done)
        return done

    @contextmanager
    def as_after(self, number: int) -> Iterator[Game]:
        """Show the game as it was after that input, inside a `with` block."""
        here = self._at
        self._go(self._after[number])
        try:
            yield self.game
        finally:
            self._go(here)

    def revoke_last(self) -> None:
        """Remove the last input because it could not be stored or its player withdrew it."""
        self.log.pop()
        self._left = self._left_before
        if self._first[node := self._after.pop()] == len(self._after):
            del self._first[node]
        self._go(self._after[-1])
        self.facts = facts_of(self.game)
        self._names = tuple(self.game.state.seats)

    def _node_to(self, undo: Undo) -> int | Refusal:
        """Return the node that an undo leads to. A refusal cites no rule, because no rule forbids
        an undo."""
        if undo.going == "redo":
            return self._left[-1] if self._left else Refusal("", say("there is nothing to redo"))
        if undo.going == "reroll":
            return self._before_dice()
        if undo.to >= 0:
            if undo.to >= self.next_number:
                last = self.next_number - 1
                return Refusal(
                    "", say("there is no input {number}", number=undo.to),
                    say("The last input is {number}.", number=last),
                )  # fmt: skip
            return self._after[undo.to]
        node = self._at
        for taken in range(undo.back):
            while node and self._automatic[node]:
                node = self._before[node]
            if not node:
                return Refusal("", _nothing_to_undo(taken))
            node = self._before[node]
        return node

    def _before_dice(self) -> int | Refusal:
        """Return the node before the last dice, if nobody has typed anything since."""
        node = self._at
        while node and self._automatic[node] and not isinstance(self._command[node], Faces):
            node = self._before[node]
        if not node or not isinstance(self._command[node], Faces):
            if not node:
                return Refusal("", say("no dice have been rolled yet"))
            return Refusal(
                "", say("the last input was not a roll"),
                say("`undo` takes back the inputs after the roll."),
            )  # fmt: skip
        return self._before[node]

    def _due_text(self) -> Sentence:
        text = request_text(self.request)
        is_whole = isinstance(self.request, Choice | Over)  # it has its own `?` or `.` at the end
        return text if is_whole else say("{text}.", text=text)

    def _go(self, node: int) -> None:
        """Go to any node: first back to the last common node, then forward."""
        forward: list[Command] = []
        back, here, target = 0, self._at, node
        while here != target:  # a node's number is higher than those before it
            if here > target:
                here, back = self._before[here], back + 1
            else:
                command = self._command[target]
                assert command is not None, "only the start has no command, and it is on every way"
                forward.append(command)
                target = self._before[target]
        self.redone += len(forward) + self._since_turn(here)
        if back:
            self.table.undo(back)
        for command in reversed(forward):
            told = self.table.submit(command)
            assert not isinstance(told, Refusal), f"{command} was accepted before: {told}"
        self._at = node

    def _since_turn(self, node: int) -> int:
        """Return how many inputs of the turn lead to that node. Going back would replay them."""
        count, turn = 0, self._turn[node]
        while node and self._turn[node] == turn:
            node, count = self._before[node], count + 1
        return count
