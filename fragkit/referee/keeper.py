"""The game and its record, which move together: an input is done and on the disk, or neither.

And what fragkit itself rolls and deals, up to the next thing that a player says.
"""

from __future__ import annotations

from fragkit.referee.chance import Chance
from fragkit.referee.history.run import AcceptedInput, GameRun
from fragkit.referee.reading.utterance import Undo
from fragkit.referee.reading.words import Misread
from fragkit.referee.record.journal import Journal, NotStored
from fragkit.referee.telling.prompts import is_blind
from fragkit.referee.windows import who_may_answer
from fragkit.rules.commands import Choose, Command, Deal, Faces, Refusal
from fragkit.rules.requests import Choice, Draw, Roll

# Dice and cards of one input: a blast among six, a hand dealt to each. Beyond, a card plays alone.
MOST_ALONE = 200


class Keeper:
    def __init__(self, run: GameRun, journal: Journal, chance: Chance) -> None:
        self.run = run
        self.journal = journal
        self.chance = chance

    def store(self, said: Command | Undo) -> AcceptedInput | Refusal | Misread:
        if not self.journal.is_writable:
            return Misread(
                f"read-only: {self.journal.why_not}", "questions such as `who` still work"
            )
        done = self.run.do(said)
        if isinstance(done, Refusal):
            return done
        try:
            self.journal.store(done.number, done.line, done.outcome)
        except NotStored as error:
            self.run.take_back()
            return Misread(str(error), "nothing was changed; try again")
        return done

    def note(self, text: str) -> None:
        self.journal.store_note(text)
        self.run.notes.append((self.run.next_number - 1, text))

    def faces(self, due: Roll) -> Command:
        """Dice by chance; those that fell here before an undo lie here again."""
        self.chance.begin(self.run.next_number)
        return self.run.fallen() or Faces(due.player, self.chance.roll(due.dice))

    def go_on(self) -> tuple[list[AcceptedInput], str]:
        """All that nobody has to say anything to; and what stopped it, if anything did."""
        made: list[AcceptedInput] = []
        while self.journal.is_writable:
            command = self._by_chance()
            if command is None:
                break
            done = self.store(self.run.fallen() or command)
            if isinstance(done, Refusal | Misread):
                return made, f"{done.text}. {done.help}".strip()
            made.append(done)
            if len(made) == MOST_ALONE:
                return made, (
                    f"fragkit has rolled and dealt {MOST_ALONE} times and nobody could decide "
                    "anything: some card keeps this going. `undo`, `override` or `quit`; `r` rolls on."
                )
        return made, ""

    def _by_chance(self) -> Command | None:
        run, due = self.run, self.run.request
        self.chance.begin(run.next_number)
        if run.rolls_itself(due):
            return None if who_may_answer(run, due) else self.faces(due)
        if run.setup.dealing != "dealt":
            return None
        if isinstance(due, Draw):
            cards = run.table.state.decks[due.deck].cards or {}
            return Deal(due.player, self.chance.draw({c: n for c, n in cards.items() if n}))
        if isinstance(due, Choice) and is_blind(due):
            return Choose(due.player, (self.chance.draw({o.key: 1 for o in due.options}),))
        return None

    def let_fall(self) -> list[AcceptedInput] | Refusal | Misread:
        """Whoever goes on has let the pause pass: the dice that fragkit waited with fall."""
        passed: list[AcceptedInput] = []
        while self.run.rolls_itself(due := self.run.request):
            done = self.store(self.faces(due))
            if isinstance(done, Refusal | Misread):
                return done
            more, _ = self.go_on()
            passed += [done, *more]
        return passed
