"""The one who referees: a message in, a message out, whoever is at the other end.

Prompt, web page and bot speak to a `Host` in the same words (docs/protocol.md), so nothing
exists for one of them and not for the others:

    host.hear({"do": "m e e n"})  ->  {"type": "told", "inputs": […], "request": {…}, …}

An accepted input is on the disk before `hear` returns. When the disk does not take it, the
game is put back, and the answer says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fragkit import __version__
from fragkit.diagnostics import visible
from fragkit.referee.asking.questions import Questions
from fragkit.referee.chance import Chance
from fragkit.referee.forgotten_name import with_a_name
from fragkit.referee.history.run import AcceptedInput, GameRun
from fragkit.referee.history.secrecy import Secrecy
from fragkit.referee.reading.lines import command_line, parse_command
from fragkit.referee.reading.utterance import (
    Question,
    Quit,
    Remark,
    RollIt,
    Undo,
    YesOrNo,
    parse_utterance,
)
from fragkit.referee.reading.words import Misread, shown
from fragkit.referee.record.journal import Journal, NotStored
from fragkit.referee.telling.forecast import forecasts
from fragkit.referee.telling.players import players_plain
from fragkit.referee.telling.prompts import is_blind, is_secret, prompt_text, request_plain
from fragkit.referee.telling.route import Route, route_of
from fragkit.rules.commands import Choose, Command, Deal, Faces, MoveTo, Shoot, Take
from fragkit.rules.plain import from_plain, kind_name
from fragkit.rules.refusals import Refusal
from fragkit.rules.requests import Act, Choice, Draw, Roll
from fragkit.rules.turn.options import pickings
from fragkit.term.style import Style

PROTOCOL = 1
Message = dict[str, Any]
MOST_TEXT = 2000  # characters of one input
# Dice and cards of one input: a blast among six, a hand dealt to each. Beyond, a card plays alone.
MOST_ALONE = 200


class Host:
    def __init__(
        self, run: GameRun, journal: Journal, chance: Chance, notes: tuple[str, ...] = ()
    ) -> None:
        self.run = run
        self.journal = journal
        self.chance = chance
        self.notes = notes
        self.secrecy = Secrecy(run.setup)
        self.questions = Questions(run, self.secrecy)
        self._waiting: MoveTo | None = None  # a way with hazards that was shown
        self.is_left = False

    # -- out --------------------------------------------------------------------

    def hello(self) -> Message:
        """The first message: what game this is and what is due."""
        last = self.secrecy.text(self.run.log[-1]) if self.run.log else ""
        done, trouble = self._go_on()
        notes = [*self.notes, *([trouble] if trouble else [])]
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "fragkit": __version__,
            "game": self.journal.path.name,
            "map": self.run.setup.board.id,
            "dice": self.run.opened.dice,
            "cards": self.run.setup.dealing,
            "read_only": not self.journal.is_writable,
            "notes": notes,
            "number": self.run.next_number - 1 - len(done),
            "last": last,
            "inputs": [self._input(d) for d in done],
            "text": self.secrecy.tell(done),
            "players": players_plain(self.run.game),
            **self._due(),
        }

    def _due(self) -> Message:
        request = self.run.request
        seat = self.run.table.state.seats.get(request.player)
        plain = request_plain(request)
        if self.secrecy.covers and is_secret(request, self.run.setup.cards):
            plain["secret"] = True
        if isinstance(request, Act):
            plain["here"] = self._here(request.player)
        return {
            "request": plain,
            "prompt": prompt_text(request, seat.square if seat is not None else ""),
        }

    def _here(self, player: str) -> list[str]:
        """What that fighter could take up, in the words of `take`."""
        if not self.run.table.state.floor:
            return []
        takes = pickings(self.run.game, player)
        return [take.what for take in takes if isinstance(take, Take)]

    def _input(self, done: AcceptedInput) -> Message:
        events = [self.secrecy.event(e) for e in done.events]
        return {
            "number": done.number,
            "line": self.secrecy.line(done),
            "text": self.secrecy.text(done),
            "facts": list(done.outcome.facts),
            "events": events,
        }

    def _refused(self, said: str, why: Refusal | Misread) -> Message:
        if isinstance(why, Refusal) or why.rule:
            self.questions.last = Refusal(why.rule, why.text, why.help)
        refusal = {"rule": why.rule, "text": why.text, "help": why.help}
        due = self.run.request
        if self.secrecy.covers and isinstance(due, Choice) and is_secret(due, self.run.setup.cards):
            # What there is to choose from is told to one player only.
            if any(f"`{option.key}`" in why.text for option in due.options):
                refusal["text"] = "that could be several of them, or none"
            refusal["help"] = "`hand` shows the cards"
        return {"type": "refused", "said": shown(said, 80), "refusal": refusal, **self._due()}

    # -- in ---------------------------------------------------------------------

    def hear(self, message: Mapping[str, Any]) -> Message:
        """What somebody says, and the answer to it."""
        said = message.get("do")
        style = _style(message)
        height = message.get("height")
        self.questions.height = height if isinstance(height, int) and 10 <= height <= 400 else 0
        if isinstance(said, Mapping):
            command = from_plain(said, self.run.game.modules.sayings)
            if isinstance(command, str):
                return self._refused(str(said.get("kind", "")), Misread(command))
            return self._data(command)
        if not isinstance(said, str):
            return self._refused("", Misread('say {"do": "TEXT"} or {"do": {"kind": …}}'))
        if len(said) > MOST_TEXT:
            return self._refused(said, Misread("that is too long"))
        player = message.get("as", "")
        if not isinstance(player, str):
            return self._refused(said, Misread("`as` is the name of a player"))
        if player:
            said = f"{player}: {said}"
        # Half a character is none; what a terminal would obey is not said at a table.
        said = visible(said.encode("utf-8", "replace").decode())
        return self._text(said, bool(message.get("sure")), style)

    def _text(self, text: str, sure: bool, style: Style) -> Message:
        sure = sure or text.rstrip().endswith("!")
        meant = parse_utterance(
            text.rstrip().removesuffix("!") if sure else text, self.run.context()
        )
        waiting, self._waiting = self._waiting, None
        match meant:
            case Misread():
                self._waiting = waiting  # a slip does not lose the question
                return self._refused(text, meant)
            case Question():
                self._waiting = waiting
                return self._shown(meant, style)
            case YesOrNo(yes=yes):
                if waiting is None:
                    return self._refused(text, Misread("nothing was asked"))
                if not yes:
                    return {"type": "told", "inputs": [], "text": "", **self._due()}
                return self._command(waiting, sure=True)
            case Remark():
                return self._note(meant)
            case RollIt():
                return self._roll()
            case Quit():
                self.is_left = True
                return {"type": "bye", "game": self.journal.path.name}
            case Undo():
                return self._apply(meant, text)
            case Command():
                return self._command(meant, sure)
        raise TypeError(f"{meant!r} is not answered")

    def _data(self, command: Command) -> Message:
        """A command given as data: it must be one that the record's text can say."""
        context = self.run.context()
        meant = parse_command(command_line(command, context), context)
        if isinstance(meant, Misread):
            return self._refused(kind_name(type(command)), meant)
        if meant != command:  # such as one die that shows 12, which as text would be two
            line = command_line(meant, context)
            return self._refused(
                kind_name(type(command)), Misread(f"that would be `{shown(line, 60)}`", "say it so")
            )
        return self._command(meant, sure=True)

    def _shown(self, question: Question, style: Style) -> Message:
        answer = self.questions.answer(question, style)
        if isinstance(answer, Refusal | Misread):
            return self._refused(question.about, answer)
        return {
            "type": "shown", "question": question.about, "lines": answer.lines,
            "data": answer.data, **self._due(),
        }  # fmt: skip

    def _note(self, note: Remark) -> Message:
        try:
            self.journal.store_note(note.text)
        except NotStored as error:
            return self._refused("note", Misread(str(error)))
        return {"type": "noted", "text": note.text, **self._due()}

    def _roll(self) -> Message:
        due = self.run.request
        if not isinstance(due, Roll):
            return self._refused("r", Misread("no dice are due"))
        self.chance.begin(self.run.next_number)
        return self._apply(Faces(due.player, self.chance.roll(due.dice)), "r")

    def _command(self, command: Command, sure: bool) -> Message:
        route: Route | None = None
        if isinstance(command, MoveTo):
            route = route_of(self.run.game, command)
            if route is not None and route.hazards and not sure:
                self._waiting = command
                return {
                    "type": "confirm", "line": f"m {command.square}", **route.plain(), **self._due()
                }  # fmt: skip
        answer = self._apply(command, "")
        if route is not None and answer["type"] == "told":
            answer["way"] = route.plain()
        return answer

    def _apply(self, said: Command | Undo, typed: str) -> Message:
        # What the shot promises is told before any of its dice, for each weapon it leaves open.
        shots = forecasts(self.run.game, said) if isinstance(said, Shoot) else []
        done = self._store(said)
        if isinstance(done, Refusal) and isinstance(said, Command):
            done = with_a_name(self.run, said, done)
        if isinstance(done, Refusal | Misread):
            return self._refused(typed or type(said).__name__.lower(), done)
        more, trouble = self._go_on()
        answer: Message = {
            "type": "told",
            "inputs": [self._input(d) for d in (done, *more)],
            "text": self.secrecy.tell((done, *more)),
            **self._due(),
        }
        if shots:
            answer["shots"] = [shot.plain() for shot in shots]
        if trouble:
            answer["trouble"] = trouble
        return answer

    def _store(self, said: Command | Undo) -> AcceptedInput | Refusal | Misread:
        """Done and on the disk, or neither."""
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
        self.questions.last = done
        return done

    def _go_on(self) -> tuple[list[AcceptedInput], str]:
        """Everything that fragkit itself rolls and deals, up to the next thing a player says."""
        made: list[AcceptedInput] = []
        while self.journal.is_writable:
            due = self.run.request
            self.chance.begin(self.run.next_number)
            command: Command
            if isinstance(due, Roll) and self.run.opened.dice == "auto":
                command = Faces(due.player, self.chance.roll(due.dice))
            elif isinstance(due, Draw) and self.run.setup.dealing == "dealt":
                cards = self.run.table.state.decks[due.deck].cards or {}
                command = Deal(due.player, self.chance.draw({c: n for c, n in cards.items() if n}))
            elif self.secrecy.covers and isinstance(due, Choice) and is_blind(due):
                command = Choose(due.player, (self.chance.draw({o.key: 1 for o in due.options}),))
            else:
                break
            done = self._store(command)
            if isinstance(done, Refusal | Misread):
                return made, f"{done.text}. {done.help}".strip()
            made.append(done)
            if len(made) == MOST_ALONE:
                return made, (
                    f"fragkit has rolled and dealt {MOST_ALONE} times and nobody could decide "
                    "anything: some card keeps this going. `undo`, `override` or `quit`; `r` rolls on."
                )
        return made, ""


def _style(message: Mapping[str, Any]) -> Style:
    """How the asker wants lines; plain text, 80 wide, if nothing is said."""
    width = message.get("width")
    wide = width if isinstance(width, int) and not isinstance(width, bool) else 80
    return Style(
        max(20, min(wide, 400)), bool(message.get("color")), message.get("unicode") is not False
    )
