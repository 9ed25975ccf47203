"""The referee of one game, for the prompt, a web page or a bot: messages in, answers out.

All of them send the same messages (docs/reference/protocol.md), so each can do what the others can:

    referee.answer({"do": "m e e n"})  ->  {"type": "told", "inputs": […], "request": {…}, …}

An accepted input is on the disk before `answer` returns. If it can't be written, the game returns
to its previous state, and the answer is a refusal. `answers.py` handles each input.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fragkit import __version__
from fragkit.diagnostics import BadModule, bug_location, module_location
from fragkit.language.sentences import NOTHING, Text, in_a_row, say
from fragkit.referee.display.public_state import players_plain
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.messages import Message, Messages, Secrecy, in_language
from fragkit.referee.parsing.matching import Misread, TranslatedNames
from fragkit.referee.record.journal import Journal
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.stored_game import Chance, StoredGame
from fragkit.rule_modules import own_modules
from fragkit.rules.commands import Use
from fragkit.rules.house_options import in_force
from fragkit.rules.modules import played_variants

if TYPE_CHECKING:
    from fragkit.referee.answers import Answers

PROTOCOL = 1


class Referee:
    def __init__(
        self, run: GameRun, journal: Journal, chance: Chance, notes: tuple[Text, ...] = ()
    ) -> None:
        self.notes = notes
        self.take_over(run, journal, chance)
        # How to start the next game for `rematch`, and how to reopen this one from its record.
        self.begin_next: Callable[[Path, GameOptions], Referee | OpenProblem] | None = None
        self.reopen: Callable[[Path], Referee | OpenProblem] | None = None
        self.reminded: set[Use] = set()  # rerolls that a reminder has named
        self.ahead = ""  # the first input, if somebody typed it during setup
        self.is_left = False
        self.aliases: TranslatedNames | None = None  # card names in the table's language

    def take_over(self, run: GameRun, journal: Journal, chance: Chance) -> None:
        """Start to referee this game."""
        self.run = run
        self.journal = journal
        self.secrecy = Secrecy(run.setup, run.pistols, run.cards)
        self.stored = StoredGame(run, journal, chance)
        self.messages = Messages(run, self.secrecy)
        self._answers: dict[str, Answers] = {}
        self.typed_by: dict[int, str] = {}  # inputs that players typed on pages of their own

    def answers_for(self, speaker: str = "") -> Answers:
        """Return the object that answers one player's inputs, or everybody's. Its module is loaded
        only with the first one (docs/decisions/0015-speed.md)."""
        from fragkit.referee.answers import Answers

        if speaker not in self._answers:
            self._answers[speaker] = Answers(self, speaker)
        return self._answers[speaker]

    def last_speaker(self) -> str:
        """Return the player of the last input that counts, or "" for everyone at the table."""
        typed = (done for done in reversed(self.run.effective()) if not done.automatic)
        last = next(typed, None)
        return self.typed_by.get(last.number, "") if last is not None else ""

    def hello(self) -> Message:
        """Return the first message: the game, and the first request."""
        return in_language(self._hello())

    def _hello(self) -> Message:
        last = self.secrecy.text(self.run.log[-1]) if self.run.log else ""
        # What happened before the first input: changed seats, counters on the map.
        before = self.run.opening_text() if not self.run.log else NOTHING
        done, trouble = self.stored.play_chance()
        notes = [*self.notes, *([trouble] if trouble else [])]
        return {
            **self.messages.told(done),
            "type": "hello",
            "protocol": PROTOCOL,
            "fragkit": __version__,
            "game": self.journal.path.name,
            "map": self.run.game.ground.board.id,
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

    def _pack_rules(self) -> Text:
        """Return one line about the changes that packs make, or nothing if there are none."""
        table = self.run.setup.table
        played = in_force(self.run.setup.houses)
        keys = dict.fromkeys((*table.house, *(option.id for option in table.options)))
        chosen = tuple(f"{key}={played[key]}" for key in keys if key in played)
        lines: list[Text] = []
        if chosen:
            lines.append(say("House options: {options_typed}.", options_typed=chosen))
        if variants := played_variants(table.variants, self.run.setup.modules):
            lines.append(say("Variants: {options_typed}.", options_typed=variants))
        if table.rules:
            names = tuple(rule.name for rule in table.rules)
            lines.append(say("Rules for everyone: {names}.", names=names))
        if table.counters:
            own = tuple(counter.name for counter in table.counters)
            lines.append(say("Counters: {names}.", names=own))
        return in_a_row((*lines, say("For details, type `rules house`."))) if lines else NOTHING

    def answer(self, message: Mapping[str, Any], speaker: str = "") -> Message:
        """Carry out the message, and return the answer in the reader's language.

        `speaker` is the player who typed it on a page of their own, and who may act only for
        themselves.
        """
        news = self._follow()
        first = self.run.next_number
        answer = self.answers_for(speaker).answer(message)
        if speaker:
            self.typed_by |= dict.fromkeys(range(first, self.run.next_number), speaker)
        return in_language({**answer, "news": news} if news else answer)

    def _follow(self) -> Text:
        """Read new inputs in a record that another fragkit writes, and return their events. Once
        the other one has left, this one writes."""
        if self.journal.is_writable or self.reopen is None:
            return NOTHING
        made = self.reopen(self.journal.path)
        if not isinstance(made, Referee):
            return NOTHING
        before = self.run.next_number
        if made.run.next_number == before and not made.journal.is_writable:
            made.journal.close()
            return NOTHING
        self.journal.close()
        self.take_over(made.run, made.journal, made.stored.chance)
        lines = [self.secrecy.text(done) for done in self.run.log if done.number >= before]
        if self.journal.is_writable:
            lines.append(say("The other referee has left: the game continues here."))
        return in_a_row(lines)

    def leave(self) -> Message:
        """Return the last message. The game is already saved."""
        self.is_left = True
        return {"type": "bye", "game": self.journal.path.name}

    def answer_safely(self, message: Mapping[str, Any], speaker: str = "") -> Message:
        """Answer as `answer` does. After a bug in fragkit, reopen the game from its record and
        report the bug."""
        try:
            return self.answer(message, speaker)
        except Exception as bug:
            self.journal.close()
            made = self.reopen(self.journal.path) if self.reopen is not None else None
            if not isinstance(made, Referee):
                raise
            self.take_over(made.run, made.journal, made.stored.chance)
            stopped = say(
                "a bug in fragkit ({code}) stopped this input; the game is as recorded",
                code=bug_location(bug),
            )
            if own := own_modules(self.run.game.modules.ids):
                stopped = say(
                    "a bug in fragkit or in the rule module {options_typed:or} ({code}) stopped this input;"
                    " the game is as recorded",
                    options_typed=tuple(own), code=bug_location(bug),
                )  # fmt: skip
            why = Misread(stopped, say("try another way, or `override`; please send us the record"))
            if place := module_location(bug):
                what = bug.text if isinstance(bug, BadModule) else f"{type(bug).__name__}: {bug}"
                why = Misread(
                    say(
                        "a bug in a rule module ({file}, {code}) stopped this input; the game is as"
                        " recorded",
                        file=place, code=what,
                    )
                )  # fmt: skip
            return in_language(self.messages.refused(str(message.get("do", "")), why))
