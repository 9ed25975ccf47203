"""A game and its record, which change together: an input is played and stored, or neither.

It also rolls and deals for the table, up to the next decision of a player.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from fragkit.language.sentences import NOTHING, Text, say
from fragkit.referee.advice import who_may_interrupt
from fragkit.referee.display.prompts import is_blind
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.parsing.inputs import Undo
from fragkit.referee.parsing.matching import Misread
from fragkit.referee.record.journal import Journal, NotStored
from fragkit.rules.commands import Choose, Command, Deal, Faces, Refusal
from fragkit.rules.requests import Choice, Draw, Roll


class Chance:
    """Fair dice from the system's random numbers; repeatable with a seed, for tests."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._random: random.Random = random.SystemRandom()

    def begin(self, number: int) -> None:
        """Prepare for that input, so that a resumed game with a seed continues in the same way."""
        if self._seed is not None:
            self._random = random.Random(f"{self._seed}:{number}")

    def roll(self, dice: int) -> tuple[int, ...]:
        return tuple(self._random.randint(1, 6) for _ in range(dice))

    def draw(self, cards: Mapping[str, int]) -> str:
        """Draw one card from a shuffled deck; `cards` holds the copies of each."""
        ids = sorted(cards)
        return self._random.choices(ids, [cards[id] for id in ids])[0]


# Rolls and deals after one input. More than this, and some card plays itself forever.
MOST_ALONE = 200


class StoredGame:
    def __init__(self, run: GameRun, journal: Journal, chance: Chance) -> None:
        self.run = run
        self.journal = journal
        self.chance = chance

    def store(self, command: Command | Undo) -> AcceptedInput | Refusal | Misread:
        done = self.play(command)
        return self.keep(done) if isinstance(done, AcceptedInput) else done

    def play(self, command: Command | Undo) -> AcceptedInput | Refusal | Misread:
        """Play an input, which must then be kept or revoked."""
        if not self.journal.is_writable:
            return Misread(
                say("read-only: {reason}", reason=self.journal.why_not),
                say("you can still ask questions, such as `who`"),
            )
        return self.run.do(command)

    def keep(self, done: AcceptedInput) -> AcceptedInput | Misread:
        try:
            self.journal.store(done.number, done.line, done.outcome)
        except NotStored as error:
            self.run.revoke_last()
            return Misread(error.text, say("nothing was changed; try again"))
        return done

    def note(self, text: str) -> None:
        self.journal.store_note(text)
        self.run.notes.append((self.run.next_number - 1, text))

    def faces(self, due: Roll) -> Command:
        """Roll the dice; after an undo, the same roll gives the same dice."""
        self.chance.begin(self.run.next_number)
        return self.run.kept_dice() or Faces(due.player, self.chance.roll(due.dice))

    def play_chance(self) -> tuple[list[AcceptedInput], Text]:
        """Roll and deal until a player must decide; return the inputs, and any problem."""
        made: list[AcceptedInput] = []
        while self.journal.is_writable:
            command = self._by_chance()
            if command is None:
                break
            done = self.store(self.run.kept_dice() or command)
            if isinstance(done, Refusal | Misread):
                return made, say("{text}. {help}", text=done.text, help=done.help)
            made.append(done)
            if len(made) == MOST_ALONE:
                return made, say(
                    "fragkit has rolled and dealt {times} times, and nobody had a decision to "
                    "make: a card may trigger itself forever. Type `undo` or `override`; to "
                    "continue, type `r`.",
                    times=MOST_ALONE,
                )
        return made, NOTHING

    def _by_chance(self) -> Command | None:
        run, due = self.run, self.run.request
        self.chance.begin(run.next_number)
        if run.rolls_itself(due):
            return None if who_may_interrupt(run, due) else self.faces(due)
        if run.setup.dealing != "dealt":
            return None
        if isinstance(due, Draw):
            cards = run.table.state.decks[due.deck].cards or {}
            return Deal(due.player, self.chance.draw({c: n for c, n in cards.items() if n}))
        if isinstance(due, Choice) and is_blind(due):
            return Choose(due.player, (self.chance.draw({o.key: 1 for o in due.options}),))
        return None

    def roll_paused_dice(self) -> list[AcceptedInput] | Refusal | Misread:
        """Roll the dice that fragkit paused before."""
        passed: list[AcceptedInput] = []
        while self.run.rolls_itself(due := self.run.request):
            done = self.store(self.faces(due))
            if isinstance(done, Refusal | Misread):
                return done
            more, _ = self.play_chance()
            passed += [done, *more]
        return passed
