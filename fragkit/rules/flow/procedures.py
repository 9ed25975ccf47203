"""The procedures under way: the setup or a turn, and on top whatever interrupts it.

The innermost one is asked and answered. When it ends, the one below is sent `DISTURBED` and looks
at the state again; when the last one ends, the next turn begins.
"""

from __future__ import annotations

from fragkit.model.word_values import kebab
from fragkit.rules.attack.frags import score
from fragkit.rules.attack.health import settle
from fragkit.rules.cards.permission import check_play
from fragkit.rules.commands import (
    Choose,
    Command,
    CommandSpec,
    Deal,
    End,
    Faces,
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
from fragkit.rules.requests import Act, Choice, Draw, Over, Request, Roll

TABLES_WORD = (Override, Join, Leave)  # what the table says, whatever is due
MOST_IDLE = 40  # turns; six players with two turns lost each have twelve


class Procedures:
    """Runs a game forward, one command at a time; `request` is what is due."""

    def __init__(self, game: Game, setup: Setup, course: TurnHistory) -> None:
        self.game = game
        self.setup = setup
        self.request: Request = Over("")
        self._course = course
        self._stack: list[Procedure[None]] = []
        self.missed: list[Command] = []  # claimed, but their moment did not come
        self._idle = 0  # turns in a row in which nothing was due

    # -- what is said --------------------------------------------------------------------------

    def refuse(self, command: Command) -> Refusal | None:
        """Why this command can't be taken now, or None."""
        game = self.game
        if isinstance(command, TABLES_WORD):
            return self._check_word(command)
        if game.is_over:
            have = "have" if " and " in game.state.winner else "has"
            won = f"{game.state.winner or 'nobody'} {have} won"
            return Refusal("win.three", f"the game is over, {won}")
        refusal = refuse(game, self.request, command)
        if refusal is not None and isinstance(command, Use):
            return _asks_already(self.request, command) or refusal
        return refusal

    def _check_word(self, command: Override | Join | Leave) -> Refusal | None:
        if isinstance(command, Join):
            return check_join(self.game, self.setup, command)
        if isinstance(command, Leave):
            return check_leave(self.game, command)
        if command.fact == "skip":
            return self._check_skip(command)
        return check_override(self.game, command)

    def take(self, command: Command) -> None:
        """A command that is not refused."""
        if isinstance(self.request, Act) and self._saying(command).when == "act":
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
        elif isinstance(command, TABLES_WORD):
            self._set_right(command)
        elif is_answer_to_shot(self.request, command):
            self._resume(command)
        else:
            self._interrupt(command)
        self.game.weighed = None

    def _saying(self, command: Command) -> CommandSpec:
        return self.game.modules.commands[type(command)]

    def insert(self, entry: LateInput) -> Refusal | None:
        game, request, command = self.game, self.request, entry.command
        if not entry.now:
            game.claims.commands.append(command)
            return None
        if not isinstance(request, Roll):
            return Refusal("meta.bonus", "the roll that it changes is not due any more")
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
        """The next procedure from the state as it is: the setup, or somebody's turn.

        Cards that take every turn away from everybody end the game: it would go on for ever,
        and nobody would be asked anything.
        """
        state = self.game.state
        self._idle += 1
        if self._idle > MOST_IDLE:
            told = f"{MOST_IDLE} turns went by and nobody could do anything, so the game ends here"
            self.game.tell(TurnSkipped(state.next, told))
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

    # -- going on ------------------------------------------------------------------------------

    def _resume(self, answer: object, fresh: bool = False) -> None:
        """Send the answer to the innermost procedure, and on outward as procedures end."""
        while True:
            try:
                self.request = next(self._stack[-1]) if fresh else self._stack[-1].send(answer)
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
        """Into whatever is going on, which looks at the state anew afterwards."""
        self._stack.append(self._saying(command).do(self.game, command))
        self._resume(None, fresh=True)

    def _set_right(self, command: Override | Join | Leave) -> None:
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
            # Whatever was going on in the turn of somebody who is gone is over.
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

    # -- passing over what is due ---------------------------------------------------------------

    def _check_skip(self, command: Override) -> Refusal | None:
        """What is due can be passed over by saying how it ended: a total, an option, a card."""
        request, value = self.request, command.value
        if isinstance(request, Roll) and not isinstance(value, int):
            return Refusal("card.overrides", "say the total that counts instead of the roll")
        if isinstance(request, Roll) and int(value) < 0:
            return Refusal("card.overrides", "a total can't be below 0")
        if isinstance(request, Choice):
            return refuse(self.game, request, Choose(request.player, (str(value),)))
        if isinstance(request, Draw):
            return refuse(self.game, request, Deal(request.player, str(value)))
        if isinstance(request, Over):
            return Refusal("win.three", "the game is over")
        return None

    def _skip(self, command: Override) -> None:
        request, value = self.request, command.value
        self.game.tell(Overrode(command.player, "skip", value))
        match request:
            case Roll(again=again):
                # One die that shows the total: whatever is summed or looked up comes out right.
                self._resume(again or (int(value),))
            case Choice():
                self._resume((str(value),))
            case Draw():
                self._resume(str(value))
            case _:
                self._resume(End(request.player))


def _asks_already(request: Request, command: Use) -> Refusal | None:
    """Who names what is asking him at this very moment is told how it is answered."""
    if not isinstance(request, Choice) or request.player != command.player:
        return None
    if f"-{command.card}-" not in f"-{kebab(str(request.reason))}-":
        return None
    keys = [option.key for option in request.options]
    ways = f"{', '.join(keys[:-1])} or {keys[-1]}" if keys[1:] else "".join(keys)
    text = f"that is asked right now: {request.reason}"
    return Refusal("turn.phases", text, f"Say {ways}." if ways else "")


def _left(game: Game, name: str, fallen: list[Fall]) -> Procedure[None]:
    """The end of the turn of somebody who is gone; who had brought him down scores first."""
    yield from score(game, fallen)
    if not game.is_over:
        yield from finish(game, name)


def _cut_off(game: Game, then: str, dying: list[Fall]) -> Procedure[None]:
    """The table gives the turn to somebody: frags that are due, and the running turn's end."""
    yield from settle(game, dying)
    if not game.is_over:
        yield from finish(game, game.active(), then)
