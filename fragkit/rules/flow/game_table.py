"""One game at one table: what is due, taking commands, reporting events, undo.

    table = Table(setup)
    table.request                       # Roll("Red", 1, "first", …)
    table.submit(Faces("Red", (4,)))    # Accepted((Rolled(…), FirstRolled(…)))
    table.undo()

Procedures are generators and can't be copied, so the state is copied at the start of every turn. To
undo or to insert a late command, the table runs that turn's inputs again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from fragkit.language.sentences import Sentence, plural, say
from fragkit.rules.cards.late_claims import is_answer
from fragkit.rules.cards.permission import is_window_open, never_playable
from fragkit.rules.commands import Choose, Command, Deal, Faces, HandOver, Play, Refusal, Spend, Use
from fragkit.rules.effects.using import check_claim
from fragkit.rules.events import (
    BloodSpilled,
    CardDrawn,
    Event,
    Fragged,
    FragScored,
    GameWon,
    Lapsed,
    Rewound,
    SeatHandedOver,
    WeaponsLeft,
)
from fragkit.rules.flow.begin import positioned
from fragkit.rules.flow.command_table import legal_commands
from fragkit.rules.flow.hand_over import handed_over, renamed_input, renamed_state
from fragkit.rules.flow.procedures import Procedures
from fragkit.rules.flow.rewind import (
    Checkpoint,
    Input,
    InsertPoint,
    LateInput,
    TurnHistory,
    insert_point,
)
from fragkit.rules.flow.setup import Setup
from fragkit.rules.flow.setup_checks import setup_problem
from fragkit.rules.json_values import kind_name
from fragkit.rules.requests import Act, Request, is_same
from fragkit.rules.state import State

CLAIMED = (Play, Use, Spend)  # commands that may come after their moment


class Accepted(NamedTuple):
    """The events that an accepted command caused."""

    events: tuple[Event, ...]


def _undone(before: list[Event], now: list[Event]) -> tuple[Sentence, ...]:
    """Return sentences about results that no longer count: frags, points, cards drawn, counters on
    the map, wins."""
    gone = list(before)
    for event in now:
        if event in gone:
            gone.remove(event)
    undone: list[Sentence] = []
    for event in gone:
        match event:
            case Fragged(player=name):
                undone.append(say("the frag on {player}", player=name))
            case FragScored(player=name):
                undone.append(say("{player}'s point for it", player=name))
            case CardDrawn(player=name, deck=deck):
                undone.append(say("the {deck} card {player} drew", deck=deck, player=name))
            case BloodSpilled(square=square):
                undone.append(say("the blood on {square}", square=square))
            case WeaponsLeft(square=square):
                undone.append(say("the weapons on {square}", square=square))
            case GameWon(player=name):
                undone.append(say("{player}'s win", player=name))
    return tuple(undone)


class Table:
    """One game at one table."""

    def __init__(self, setup: Setup) -> None:
        problem = setup_problem(setup)
        if problem is not None:
            raise ValueError(str(problem))
        self.setup = setup
        self.game = positioned(setup, setup.position)
        self.count = 0  # commands accepted and not undone
        self._is_shown_as = False
        self._shown_request: Request | None = None
        self._course = TurnHistory()
        # For each command that was inserted late: the first turn it changed, and the turns as they
        # were before; else None.
        self._past: list[tuple[int, list[Checkpoint]] | None] = []
        self._procedures = Procedures(self.game, setup, self._course)
        self._procedures.next_turn()
        self.opening: tuple[Event, ...] = tuple(self.game.events)

    # -- the game now ----------------------------------------------------------------------

    @property
    def request(self) -> Request:
        """Return the pending request, with the player who must answer."""
        return self._shown_request or self._procedures.request

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def is_over(self) -> bool:
        return self.game.state.stage == "over"

    def legal(self, player: str = "") -> Iterator[Command]:
        """Yield every command that this player may give now. Without a name, yield those of the
        player who is due. `command_options` knows only the state, so commands that change rolled
        dice are tried here."""
        player = player or self.request.player
        late: list[Command] = []
        for command in legal_commands(self.game, self.request, player):
            if isinstance(command, Play | Use) and self._late_place(command) is not None:
                late.append(command)
            else:
                yield command
        late += self._claims(player)
        yield from (command for command in late if self.refuse(command) is None)

    def _claims(self, player: str) -> list[Command]:
        """Return the late commands for cards and blood that the player certainly has."""
        seat = self.state.seats.get(player)
        if seat is None or self.state.stage != "play":
            return []
        entries = self.game.catalog.cards
        said: list[Command] = [
            Play(player, card)
            for card in dict.fromkeys(seat.known)
            if not is_window_open(self.game, player, entries[card])
        ]
        if not seat.square:  # fragged just now
            said.append(Spend(player))
        return [command for command in said if isinstance(self._late_place(command), tuple)]

    def refuse(self, command: Command) -> Refusal | None:
        """Return why this command would be refused now, or None. A late command is tried and
        undone, because only a rerun of the turn shows whether it was possible."""
        late = self._late_place(command)
        if late is None:
            return self._procedures.refuse(command)
        if isinstance(late, Refusal):
            return late
        told = self.game.events
        answer = self.submit(command)
        if not isinstance(answer, Refusal):
            self.undo()
        self.game.events = told
        return answer if isinstance(answer, Refusal) else None

    def story(self) -> Iterator[Event]:
        """Yield all events that still count, from the beginning."""
        yield from self.opening
        yield from self._course.story()

    @contextmanager
    def shown_as(self, state: State, request: Request | None = None) -> Iterator[None]:
        """Answer questions in another state, such as the one that a player knows of, and as if that
        were the request.

        Nothing can be submitted meanwhile, so late commands are refused as if they came in time.
        """
        game = self.game
        real, roll = game.state, game.last_roll
        game.state = state
        if roll is not None and not (
            roll.player in state.seats and state.seats[roll.player].square
        ):
            game.last_roll = None
        game.forget()
        self._is_shown_as, self._shown_request = True, request
        try:
            yield
        finally:
            self._shown_request = None
            game.state, game.last_roll = real, roll
            game.forget()
            self._is_shown_as = False

    # -- taking commands -------------------------------------------------------------------

    def submit(self, command: Command) -> Accepted | Refusal:
        assert not self._is_shown_as, "only questions are answered in another state"
        late = self._late_place(command)
        if isinstance(late, Refusal):
            return late
        self.game.events = []
        if late is not None:
            return self._put_in_late(command, *late)
        if isinstance(command, HandOver):
            return self._procedures.refuse(command) or self._hand_over(command)
        refusal = self._feed(command)
        if refusal is not None:
            return refusal
        self._past.append(None)
        self.count += 1
        return Accepted(tuple(self.game.events))

    def _feed(self, said: Input) -> Refusal | None:
        """Send one input to the running procedures. The state changes only if it is accepted."""
        game, procedures, course = self.game, self._procedures, self._course
        turn, due, seen = course.turns[-1], procedures.request, len(game.events)
        if isinstance(said, LateInput):
            refusal = procedures.insert(said)
        elif (refusal := procedures.refuse(said)) is None:
            procedures.take(said)
        if refusal is None:
            if course.turns[-1] is turn:  # otherwise they were asked at the end of the turn
                for module in game.modules.having("more_events"):
                    game.events += module.more_events(game, None)
            course.note(game, turn, said, due, tuple(game.events[seen:]))
        return refusal

    def _hand_over(self, command: HandOver) -> Accepted | Refusal:
        """Run the turn again with the new name. Refuse if that would change anything else.

        Until somebody rolls in this turn, late cards belong to the turn before, so that turn is run
        again, too.
        """
        turns, wanted = self._course.turns, renamed_state(self.state, command)
        number = len(turns) - 1
        while number and turns[number].memory.roll < 0 and not turns[number].is_sealed:
            number -= 1
        saved = turns[number:]
        del turns[number:]
        self._restore(handed_over(saved[0], command))
        for entry in [entry for turn in saved for entry in turn.inputs]:
            if self._feed(renamed_input(entry, command, self.request)) is not None:
                break
        if self.state != wanted:
            turns[number:] = saved
            self._rerun_last()
            text = say("{player} must finish a roll or a choice first", player=command.player)
            return Refusal("setup.figure", text, say("Try again when the next turn begins."))
        turns[number].is_sealed = True
        self._past.append((number, saved))
        self.count += 1
        self.game.events = [SeatHandedOver(command.name, command.player)]
        return Accepted(tuple(self.game.events))

    # -- going back ---------------------------------------------------------------------------

    def undo(self, count: int = 1) -> Accepted | Refusal:
        """Undo the last commands."""
        if not 1 <= count <= self.count:
            if not self.count:
                return Refusal("card.overrides", say("there is nothing to undo"))
            text = plural(
                "you can undo only {n} input", "you can undo only {n} inputs", n=self.count
            )
            return Refusal("card.overrides", text)
        for _ in range(count):
            before = self._past.pop()
            if before is not None:
                number, turns = before
                self._course.turns[number:] = turns
            else:
                while not self._course.turns[-1].inputs:
                    self._course.turns.pop()
                self._course.turns[-1].drop_last()
            self.count -= 1
        self.game.events = []
        self._rerun_last()
        self.game.events = []
        return Accepted(())

    def _rerun_last(self) -> None:
        """Run the current turn again, with all its inputs."""
        last = self._course.turns.pop()
        self._restore(last)
        for said in last.inputs:
            self._feed(said)

    def _restore(self, start: Checkpoint) -> None:
        self._procedures.close()
        self.game.state = start.state.copy()
        self.game.forget()
        self.game.last_roll = start.last_roll
        self._course.begin_again(start)
        self._procedures.begin()

    # -- late commands ----------------------------------------------------------------------------------

    def _late_place(self, command: Command) -> tuple[int, InsertPoint] | Refusal | None:
        """Return the place where a late command belongs: the number of its turn, and the point in
        it.

        The search goes back to the last roll, because nothing before it can be changed.
        """
        if not isinstance(command, CLAIMED) or self._is_shown_as:
            return None
        if command.player not in self.game.state.seats:
            return None
        turns = self._course.turns
        for number in range(len(turns) - 1, -1, -1):
            turn = turns[number]
            since = [said for later in turns[number + 1 :] for said in later.inputs]
            inputs = [*turn.inputs, *since] if since else turn.inputs
            found = insert_point(self.game, inputs, command, turn.memory)
            if isinstance(found, InsertPoint):
                return number, found
            if found is not None or turn.memory.roll >= 0 or turn.is_sealed:
                return found
        return None

    def _put_in_late(self, command: Command, number: int, place: InsertPoint) -> Accepted | Refusal:
        course = self._course
        saved, before = course.turns[number:], list(course.story(number))
        del course.turns[number:]
        inputs = [entry for turn in saved for entry in turn.inputs]
        asked = [request for turn in saved for request in turn.asked]
        at = place.index
        behind = len(inputs) - at
        said: list[tuple[Input, Request | None]] = list(zip(inputs, asked, strict=True))
        said.insert(at, (place.entry, None))
        lapsed = self._run_again(saved[0], said)
        waiting = isinstance(place.entry, LateInput) and command in self.game.claims.commands
        if command in lapsed or waiting:
            course.turns[number:] = saved
            self._rerun_last()
            return self._too_late(command)
        self._past.append((number, saved))
        self.count += 1
        turns = course.turns[number:]
        at = [entry is place.entry for turn in turns for entry in turn.inputs].index(True)
        told = [events for turn in turns for events in turn.told]
        dropped = (Faces, Choose, Deal)  # not reported: their questions are gone, too
        lost = [Lapsed(c.player, kind_name(type(c))) for c in lapsed if not isinstance(c, dropped)]
        what = kind_name(type(command))
        undone = _undone(before, list(course.story(number)))
        rewound = Rewound(command.player, what, behind, undone)
        return Accepted((rewound, *(event for events in told[at:] for event in events), *lost))

    def _run_again(
        self, start: Checkpoint, said: list[tuple[Input, Request | None]]
    ) -> list[Command]:
        """Run the turns again with the inserted command. Return the commands that no longer apply.

        A late command whose moment does not come again lapses, and the rerun starts without it.
        """
        number = len(self._course.turns)
        vain: list[Command] = []
        while True:
            self._restore(start)
            self._procedures.missed.clear()
            lapsed: list[Command] = []
            claim = self._first_in_vain(said, lapsed)
            if claim is None:
                return [*vain, *lapsed]
            del self._course.turns[number:]
            vain.append(claim.command)
            said = [one for one in said if one[0] is not claim]

    def _first_in_vain(
        self, said: list[tuple[Input, Request | None]], lapsed: list[Command]
    ) -> LateInput | None:
        """Play the inputs until a late command has no effect, because its cause was undone or is
        over. Return that command."""
        waits: list[LateInput] = []
        for entry, then in said:
            # Dice and choices answer only the request they were given for.
            answers = isinstance(entry, Faces | Choose | Deal)
            moot = answers and then is not None and not is_same(then, self.request)
            refused = moot or self._feed(entry) is not None
            if refused:
                lapsed.append(entry.command if isinstance(entry, LateInput) else entry)
            if isinstance(entry, LateInput) and not entry.now:
                waits.append(entry)
                continue
            over = self._procedures.missed
            waiting = self.game.claims.commands
            waits = [one for one in waits if one.command in waiting or one.command in over]
            for claim in waits:
                about_it = not isinstance(entry, LateInput) or is_answer(self.game, claim.command)
                past = isinstance(self.request, Act) or claim.command in over
                if past or (refused and about_it):
                    return claim
        return None

    def _too_late(self, command: Command) -> Refusal:
        """Return why the command could not be inserted: it was never possible, or it is too late."""
        never = None
        if isinstance(command, Play):
            entry = self.game.catalog.cards[command.card]
            never = never_playable(self.game, command.player, entry)
        elif isinstance(command, Use):
            never = check_claim(self.game, command)
        return never or Refusal(
            "meta.bonus", say("it is too late for that, {player}", player=command.player)
        )
