"""The referee of one game, as the prompt, a web page or a bot sees it: messages in, answers out.

All of them send the same messages (docs/reference/protocol.md), so each can do all that the others can:

    referee.answer({"do": "m e e n"})  ->  {"type": "told", "inputs": […], "request": {…}, …}

An accepted input is on the disk before `answer` returns. When the disk refuses it, the game is put
back, and the answer says so. What the inputs do stands in `answers.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fragkit import __version__
from fragkit.diagnostics import bug_location
from fragkit.language.sentences import NOTHING, in_a_row
from fragkit.referee.display.public_state import players_plain
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.history.secrecy import Secrecy
from fragkit.referee.messages import Message, Messages, in_language
from fragkit.referee.parsing.matching import Misread, TranslatedNames
from fragkit.referee.record.journal import Journal
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.stored_game import Chance, StoredGame
from fragkit.rules.commands import Use
from fragkit.rules.house_options import in_force

if TYPE_CHECKING:
    from fragkit.referee.answers import Answers

PROTOCOL = 1


class Referee:
    def __init__(
        self, run: GameRun, journal: Journal, chance: Chance, notes: tuple[str, ...] = ()
    ) -> None:
        self.notes = notes
        self.take_over(run, journal, chance)
        # How to begin the next game for `rematch`, and how to open this one again from its record.
        self.begin_next: Callable[[Path, GameOptions], Referee | OpenProblem] | None = None
        self.reopen: Callable[[Path], Referee | OpenProblem] | None = None
        self.reminded: set[Use] = set()  # rerolls that the table was reminded of
        self.ahead = ""  # the first input, typed while the players were asked for
        self.is_left = False
        self.aliases: TranslatedNames | None = None  # names of cards in the language of the table

    def take_over(self, run: GameRun, journal: Journal, chance: Chance) -> None:
        """Referee this game from now on."""
        self.run = run
        self.journal = journal
        self.secrecy = Secrecy(run.setup, run.pistols)
        self.stored = StoredGame(run, journal, chance)
        self.messages = Messages(run, self.secrecy)
        vars(self).pop("answers", None)

    @cached_property
    def answers(self) -> Answers:
        """The answers to inputs: loaded with the first one, as the first prompt needs none of it.

        docs/decisions/0015-speed.md says why.
        """
        from fragkit.referee.answers import Answers

        return Answers(self)

    def hello(self) -> Message:
        """Return the first message: which game this is, and what the referee asks for."""
        return in_language(self._hello())

    def _hello(self) -> Message:
        last = self.secrecy.text(self.run.log[-1]) if self.run.log else ""
        # What was done before anybody spoke: seats that were changed, counters that were laid.
        before = self.run.opening_text() if not self.run.log else NOTHING
        done, trouble = self.stored.play_chance()
        notes = [*self.notes, *([trouble] if trouble else [])]
        return {
            **self.messages.told(done),
            "type": "hello",
            "protocol": PROTOCOL,
            "fragkit": __version__,
            "game": self.journal.path.name,
            "map": self.run.setup.board.id,
            "dice": self.run.opened.dice,
            "cards": self.run.setup.dealing,
            "house": in_force(self.run.setup.houses),
            "rules": [rule.name for rule in self.run.setup.table.rules],
            "packs_say": self._pack_rules(),
            "read_only": not self.journal.is_writable,
            "notes": notes,
            "number": self.run.next_number - 1 - len(done),
            "last": last,
            "text": in_a_row((before, self.secrecy.tell(done))),
            "players": players_plain(self.run.game),
        }

    def _pack_rules(self) -> str:
        """Return how the packs change the game, in a line; "" when they don't."""
        table = self.run.setup.table
        played = in_force(self.run.setup.houses)
        keys = dict.fromkeys((*table.house, *(option.id for option in table.options)))
        chosen = ", ".join(f"{key}={played[key]}" for key in keys if key in played)
        said = [f"It is played with {chosen}."] if chosen else []
        if table.variants:
            said.append(f"Variants: {', '.join(table.variants)}.")
        if table.rules:
            said.append(f"Rules for everyone: {', '.join(rule.name for rule in table.rules)}.")
        return f"{' '.join(said)} `rules house` tells more." if said else ""

    def answer(self, message: Mapping[str, Any]) -> Message:
        """Do what the message says, and return what came of it, in the reader's language."""
        return in_language(self.answers.answer(message))

    def leave(self) -> Message:
        """Return the last message; everything is on the disk already."""
        self.is_left = True
        return {"type": "bye", "game": self.journal.path.name}

    def answer_safely(self, message: Mapping[str, Any]) -> Message:
        """Answer; after a bug of fragkit, open the game again from its record and say so."""
        try:
            return self.answer(message)
        except Exception as bug:
            self.journal.close()
            made = self.reopen(self.journal.path) if self.reopen is not None else None
            if not isinstance(made, Referee):
                raise
            self.take_over(made.run, made.journal, made.stored.chance)
            why = Misread(
                f"that is a bug in fragkit ({bug_location(bug)}); the game stands as recorded",
                "say it otherwise, or `override`; please send the record to the makers",
            )
            return in_language(self.messages.refused(str(message.get("do", "")), why))
