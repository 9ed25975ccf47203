"""The stack of running procedures: the setup or a turn, and its interruptions on top.

The procedure on top makes the request and gets the answer. When it ends, the one below is sent
`DISTURBED` and reads the state again. When the last one ends, the next turn begins.
"""

from __future__ import annotations

from fragkit.language.sentences import NOTHING, Text, say
from fragkit.model.word_values import kebab
from fragkit.rules.attack.frags import score
from fragkit.rules.attack.health import settle
from fragkit.rules.cards.permission import check_play
from fragkit.rules.commands import (
    TABLE_COMMANDS,
    Choose,
    Command,
    CommandSpec,
    Deal,
    End,
    Faces,
    HandOver,
    Join,
    Leave,
    Override,
    Play,
    Refusal,
    Use,
)
from fragkit.rules.effects.using import check_claim
from fragkit.rules.events import Overrode, TurnSkipped
from fragkit.rules.flow.begin import begin
from fragkit.rules.flow.command_table import is_answer_to_shot, refuse
from fragkit.rules.flow.hand_over import check_hand_over
from fragkit.rules.flow.override import (
    check_join,
    check_leave,
    check_override,
    join,
    leave,
    override,
)
from fragkit.rules.flow.rewind import LateInput, TurnHistory
from fragkit.rules.flow.setup import Setup
from fragkit.rules.flow.turn import finish, turn
from fragkit.rules.game import DISTURBED, Game, Procedure
from fragkit.rules.pending import Fall, LastRoll
from fragkit.rules.requests import Act, Choice, Draw, Over, Request, Roll, options_text

MOST_IDLE = 40  # turns; six players who each lose two turns reach twelve


class Procedures:
    """The procedures of one game, run forward one command at a time. `request` is the pending
    request."""

    def __init__(self, game: Game, setup: Setup, course: TurnHistory) -> None:
        self.game = game
        self.setup = setup
        self.request: Request = Over("")
        self._course = course
        self._stack: list[Procedure[None]] = []
        self.missed: list[Command] = []  # late commands whose moment did not come
        self._idle = 0  # turns in a row without a decision

    # -- taking commands --------------------------------------------------------------------------

    def refuse(self, command: Command) -> Refusal | None:
        """Return why this command can't be taken now, or None."""
        game = self.game
        if isinstance(command, TABLE_COMMANDS):
            if isinstance(command, HandOver):
                return check_hand_over(self.game, command)
            if isinstance(command, Join):
                return check_join(self.game, self.setup, command)
            if isinstance(command, Leave):
                return check_leave(self.game, command)
            if command.fact == "skip":
                return self._check_skip(command)
            return check_override(self.game, command)
        if game.is_over:
            return Refusal("win.three", _game_over(game))
        refusal = refuse(game, self.request, command)
        if refusal is not None and isinstance(command, Use):
            return _asks_already(self.request, command) or refusal
        return refusal

    def take(self, command: Command) -> None:
        """Carry out a command that passed `refuse`."""
        if isinstance(self.request, Act) and self._spec(command).when == "act":
            self._resume(command)
        elif isinstance(command, Faces):
            assert isinstance(self.request, Roll), "dice are checked first"
            roll, game = self.request, self.game
            if not roll.again:
                game.last_roll = LastRoll(roll.player, roll.purpose, command.dice, game.state)
            self._resume(command.dice)
        elif isinstance(command, Choose):
            self._resume(command.options)
        elif isinstance(command, Deal):
            self._resume(command.card)
        elif isinstance(command, Override) and command.fact == "skip":
            self._skip(command)
        elif isinstance(command, Override | Join | Leave):
            self._carry_out(command)
        elif is_answer_to_shot(self.request, command):
            self._resume(command)
        else:
            self._interrupt(command)
        self.game.weighed = None

    def _spec(self, command: Command) -> CommandSpec:
        return self.game.modules.commands[type(command)]

    def insert(self, entry: LateInput) -> Refusal | None:
        """Insert a late command. Return why that is impossible, or None."""
        game, request, command = self.game, self.request, entry.command
        if not entry.now:
            game.claims.commands.append(command)
            return None
        if not isinstance(request, Roll):
            return Refusal("meta.bonus", say("the roll it changes is over"))
        game.last_roll = LastRoll(request.player, request.purpose, (), game.state, entry.lying)
        if isinstance(command, Play):
            refusal = check_play(game, command)
        else:
            assert isinstance(command, Use), "only cards and traits change dice"
            refusal = check_claim(game, command)
        if refusal is None:
            self._interrupt(command)
        return refusal

    # -- beginning and ending ------------------------------------------------------------------

    def next_turn(self) -> None:
        """Begin the setup or the next player's turn.

        If cards take every turn from everyone, end the game instead of looping forever.
        """
        state = self.game.state
        self._idle += 1
        if self._idle > MOST_IDLE:
            cause = say("nobody could act for {n} turns, so the game ends", n=MOST_IDLE)
            self.game.tell(TurnSkipped(state.next, cause))
            state.stage, self._idle = "over", 0
            self._finish()
            return
        self._course.begin_turn(self.game)
        self.begin()

    def begin(self) -> None:
        game, state = self.game, self.game.state
        self._stack = [
            begin(game)
            if state.stage == "setup"
            else turn(game, state.turn.player if state.turn is not None else state.next)
        ]
        self._resume(None, fresh=True)

    def close(self) -> None:
        for procedure in reversed(self._stack):
            procedure.close()
        self._clear_claims()

    def _clear_claims(self) -> None:
        self.missed += self.game.claims.commands
        self.game.claims.commands.clear()
        self.game.claims.dice.clear()
        self.game.falling.clear()

    def _finish(self) -> None:
        state = self.game.state
        self.close()
        self._stack = []
        state.attack = None
        score = tuple((s.name, s.frags) for s in state.seats.values())
        first = state.winners[0] if state.winners else ""
        self.request = Over(first, score, state.winners, state.winning_side)

    # -- running ------------------------------------------------------------------------------

    def _resume(self, answer: object, fresh: bool = False) -> None:
        """Send the answer to the innermost procedure. When a procedure ends, continue with the one
        around it."""
        while True:
            try:
                self.request = next(self._stack[-1]) if fresh else self._stack[-1].send(answer)
                self.game.due = self.request
                if not isinstance(self.request, Roll | Draw):
                    self._idle = 0
            except StopIteration:
                self._stack.pop()
                answer, fresh = DISTURBED, False
                if self.game.state.stage == "over":
                    self._idle = 0
                    self._finish()
                    return
                if self._stack:
                    continue
                self._clear_claims()
                self.next_turn()
                return
            if self.game.state.stage == "over":
                self._finish()
            return

    def _interrupt(self, command: Command) -> None:
        """Run the command on top of the stack. Afterward, the procedure below reads the state
        again."""
        self._stack.append(self._spec(command).do(self.game, command))
        self._resume(None, fresh=True)

    def _carry_out(self, command: Override | Join | Leave) -> None:
        game = self.game
        follows: Procedure[None] | None = None
        if isinstance(command, Join):
            join(game, command)
        elif isinstance(command, Leave):
            request = self.request
            bump = isinstance(request, Roll) and request.purpose == "bump"
            leave(game, command, request.player if bump else "")
        else:
            follows = override(game, command)
        if game.is_over:
            self._finish()
        elif follows is not None:
            self._stack.append(follows)
            self._resume(None, fresh=True)
        elif isinstance(command, Leave) and game.is_active(command.player):
            # The player who left was active: end their turn.
            fallen = game.falling.unscored.copy()
            self.close()
            game.state.attack = None
            self._stack = [_left(game, command.player, fallen)]
            self._resume(None, fresh=True)
        elif isinstance(command, Override) and command.fact == "turn" and game.active():
            dying = [*game.falling.dying.values(), *game.falling.doomed.values()]
            self.close()
            self._stack = [_cut_off(game, command.player, dying)]
            self._resume(None, fresh=True)
        elif (game.state.turn is None or not self._stack) and game.state.stage == "play":
            self.close()
            self.next_turn()
        elif self._stack:
            self._resume(DISTURBED)

    # -- skipping a request ---------------------------------------------------------------------

    def _check_skip(self, command: Override) -> Refusal | None:
        """Check the result that replaces the pending request: a total, an option or a card."""
        request, value = self.request, command.value
        if isinstance(request, Roll) and not isinstance(value, int):
            return Refusal("card.overrides", say("type the total to use instead of the roll"))
        if isinstance(request, Roll) and int(value) < 0:
            return Refusal("card.overrides", say("a total can't be below 0"))
        if isinstance(request, Choice) and value == "":
            text = say("type the option to use instead of the choice")
            return Refusal("card.overrides", text, options_text(request))
        if isinstance(request, Draw) and value == "":
            return Refusal("card.overrides", say("type the card that is drawn"))
        if isinstance(request, Choice):
            return refuse(self.game, request, Choose(request.player, (str(value),)))
        if isinstance(request, Draw):
            return refuse(self.game, request, Deal(request.player, str(value)))
        if isinstance(request, Over):
            return Refusal("win.three", _game_over(self.game))
        return None

    def _skip(self, command: Override) -> None:
        request, value = self.request, command.value
        self.game.tell(Overrode(command.player, "skip", value))
        match request:
            case Roll(again=again):
                # One die with the total on it gives the right sum and the right face.
                self._resume(again or (int(value),))
            case Choice():
                self._resume((str(value),))
            case Draw():
                self._resume(str(value))
            case _:
                self._resume(End(request.player))


def _game_over(game: Game) -> Text:
    state = game.state
    if state.winning_side:
        return say("the game is over: the {team} team has won", team=state.winning_side)
    if not state.winners:
        return say("the game is over: nobody has won")
    if len(state.winners) > 1:
        return say("the game is over: {winners:and} have won", winners=state.winners)
    return say("the game is over: {winner} has won", winner=state.winners[0])


def _asks_already(request: Request, command: Use) -> Refusal | None:
    """Refuse `use` for a card whose question is already pending, and list the answers."""
    if not isinstance(request, Choice) or request.player != command.player:
        return None
    if f"-{command.card}-" not in f"-{kebab(str(request.reason))}-":
        return None
    keys = tuple(option.key for option in request.options)
    return Refusal(
        "turn.phases", say("answer the question first: {reason}", reason=request.reason),
        say("Type {options_typed:or}.", options_typed=keys) if keys else NOTHING,
    )  # fmt: skip


def _left(game: Game, name: str, fallen: list[Fall]) -> Procedure[None]:
    """End the turn of a player who left, after scoring the frags still due."""
    yield from score(game, fallen)
    if not game.is_over:
        yield from finish(game, name)


def _cut_off(game: Game, then: str, dying: list[Fall]) -> Procedure[None]:
    """Settle pending frags and end the turn, because an override gave the turn to another player."""
    yield from settle(game, dying)
    if not game.is_over:
        yield from finish(game, game.active(), then)
