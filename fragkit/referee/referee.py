"""The referee's core: takes a message and answers it.

Prompt, web page and bot send a `Referee` the same messages (docs/protocol.md), so each of them
can do all that the others can:

    referee.answer({"do": "m e e n"})  ->  {"type": "told", "inputs": […], "request": {…}, …}

An accepted input is on the disk before `answer` returns. When the disk refuses it, the game is put
back, and the answer says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fragkit import __version__
from fragkit.diagnostics import bug_location, visible
from fragkit.referee.display.public_state import players_plain
from fragkit.referee.display.route import route_of
from fragkit.referee.further_shots import listed_targets, redirect_shots, redirected_events
from fragkit.referee.hints import reminders, watch, with_past_roll_hint, with_speaker_hint
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.history.secrecy import Secrecy
from fragkit.referee.messages import Message, Messages, default_choice, joined, style_of
from fragkit.referee.parsing.command_text import command_line, parse_command
from fragkit.referee.parsing.inputs import (
    Enter,
    Question,
    Quit,
    Remark,
    Rematch,
    RollIt,
    Then,
    Undo,
    YesOrNo,
    inputs_in,
    is_dice,
    parse_input,
)
from fragkit.referee.parsing.matching import Misread, TranslatedNames, shown
from fragkit.referee.record.journal import Journal, NotStored
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.referee.stored_game import Chance, StoredGame
from fragkit.rules.commands import Choose, Command, Faces, Move, MoveTo, Refusal, Shoot, Take, Use
from fragkit.rules.house_options import in_force
from fragkit.rules.json_values import from_plain, kind_name
from fragkit.rules.requests import Act, Choice, Roll
from fragkit.term.style import Style

if TYPE_CHECKING:
    from fragkit.referee.display.forecast import Forecast
    from fragkit.referee.questions.questions import Questions

PROTOCOL = 1
MOST_TEXT = 2000  # characters of one input


class Referee:
    def __init__(
        self, run: GameRun, journal: Journal, chance: Chance, notes: tuple[str, ...] = ()
    ) -> None:
        self.notes = notes
        self._open(run, journal, chance)
        self.begin_next: Callable[[Path, GameOptions], Referee | OpenProblem] | None = (
            None  # for `rematch`
        )
        self.reopen: Callable[[Path], Referee | OpenProblem] | None = None  # from the record
        self._waiting: Command | None = None  # a way with hazards that was shown
        self._rest: list[str] = []  # what was typed behind it
        self._recalled: set[Use] = set()  # rerolls that the table was reminded of
        self.ahead = ""  # what was said before the game stood, for the first prompt
        self._height = 0  # lines of the screen of whoever speaks; 0 when it does not matter
        self.is_left = False
        self.aliases: TranslatedNames | None = None  # names of cards in the language of the table

    def _open(self, run: GameRun, journal: Journal, chance: Chance) -> None:
        self.run = run
        self.journal = journal
        self.secrecy = Secrecy(run.setup, run.pistols)
        vars(self).pop("questions", None)
        self.stored = StoredGame(run, journal, chance)
        self.messages = Messages(run, self.secrecy)

    @cached_property
    def questions(self) -> Questions:
        """Who answers them: made when first somebody speaks, for much hangs on it."""
        from fragkit.referee.questions.questions import Questions

        return Questions(self.run, self.secrecy, self.journal.path)

    # -- out --------------------------------------------------------------------

    def hello(self) -> Message:
        """The first message: what game this is and what is due."""
        last = self.secrecy.text(self.run.log[-1]) if self.run.log else ""
        # What was done before anybody spoke: seats that were changed, counters that were laid.
        before = self.run.opening_text() if not self.run.log else ""
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
            "packs_say": self._packs_say(),
            "read_only": not self.journal.is_writable,
            "notes": notes,
            "number": self.run.next_number - 1 - len(done),
            "last": last,
            "text": " ".join(text for text in (before, self.secrecy.tell(done)) if text),
            "players": players_plain(self.run.game),
        }

    def _packs_say(self) -> str:
        """How the packs of the game change it, in a line; "" when they don't."""
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

    def _refused(self, said: str, why: Refusal | Misread) -> Message:
        if isinstance(why, Refusal) or why.rule:
            self.questions.last = Refusal(why.rule, why.text, why.help)
        return self.messages.refused(said, why)

    # -- in ---------------------------------------------------------------------

    def answer_safely(self, message: Mapping[str, Any]) -> Message:
        """`hear` for an evening that must go on: where fragkit itself fails, the game is opened
        again from its record, and the answer says so."""
        try:
            return self.answer(message)
        except Exception as bug:
            self.journal.close()
            made = self.reopen(self.journal.path) if self.reopen is not None else None
            if not isinstance(made, Referee):
                raise
            self._waiting, self._rest = None, []
            self._open(made.run, made.journal, made.stored.chance)
            told = Misread(
                f"that is a bug in fragkit ({bug_location(bug)}); the game stands as recorded",
                "say it otherwise, or `override`; please send the record to the makers",
            )
            return self._refused(str(message.get("do", "")), told)

    def answer(self, message: Mapping[str, Any]) -> Message:
        """What somebody says, and the answer to it."""
        said = message.get("do")
        style = style_of(message)
        height = message.get("height")
        self._height = height if isinstance(height, int) and 10 <= height <= 400 else 0
        if isinstance(said, Mapping):
            command = from_plain(said, self.run.game.modules.commands)
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
        if self.aliases is not None:
            context = self.run.context()
            said = self.aliases.read(said, (*context.players, *context.cards))
        sure = bool(message.get("sure"))
        texts = inputs_in(said, self.run.context())
        return (
            self._text(said, sure, style) if len(texts) == 1 else self._several(texts, sure, style)
        )

    def _several(self, texts: list[str], sure: bool, style: Style) -> Message:
        """One after another; what can't be done stops the rest."""
        answer: Message = {}
        for number, text in enumerate(texts):
            if answer and is_dice(text) and not isinstance(self.run.request, Roll):
                refusal = {"rule": "", "text": f"`{text}` is not needed", "help": ""}
                return {**answer, "refusal": refusal}
            said = self._text(text, sure, style)
            answer = joined(answer, said, self.messages.due()) if answer else said
            if said["type"] == "confirm" or "onward" in said:
                self._rest = texts[number + 1 :]
                break
            if said["type"] != "told" or "refusal" in said:
                break
        return answer

    def _yes_to_choice(self) -> str:
        """The one thing that can be done where the other is `no`, or ""."""
        due = self.run.request
        keys = [option.key for option in due.options] if isinstance(due, Choice) else []
        wanted = [key for key in keys if key != "no"]
        return wanted[0] if len(keys) == 2 and len(wanted) == 1 else ""

    def _text(self, text: str, sure: bool, style: Style) -> Message:
        sure = sure or text.rstrip().endswith("!")
        meant = parse_input(text.rstrip().removesuffix("!") if sure else text, self.run.context())
        waiting, self._waiting = self._waiting, None
        rest, self._rest = self._rest, []
        if waiting is not None and text.strip().casefold() in ("n", "nope"):
            meant = YesOrNo(yes=False)  # else no command, but people say it to a question
        match meant:
            case Misread():
                self._waiting, self._rest = waiting, rest  # a slip does not lose the question
                return self._refused(text, meant)
            case Question():
                self._waiting, self._rest = waiting, rest
                return self._shown(meant, style)
            case YesOrNo(yes=yes):
                if waiting is None and yes and (meant_by_it := self._yes_to_choice()):
                    return self._text(meant_by_it, sure, style)
                if waiting is None:
                    return self._refused(text, Misread("nothing was asked"))
                if not yes:
                    return self.messages.told([])
                return self._go_ahead(waiting, rest, style)
            case Remark():
                return self._note(meant)
            case RollIt():
                return self._roll()
            case Rematch(words=words):
                return self._rematch(words, style)
            case Then(targets=targets):
                return self._aim_on(targets)
            case Enter() if waiting is not None:
                return self._go_ahead(waiting, rest, style)
            case Enter():
                return self._enter(style)
            case Quit():
                self.is_left = True
                return {"type": "bye", "game": self.journal.path.name}
            case Undo():
                return self._apply(meant, text)
            case Take() if isinstance(waiting, Move | MoveTo):
                return self._take(meant, waiting, rest)
            case Command():
                return self._command(meant, sure)
        raise TypeError(f"{meant!r} is not answered")

    def _go_ahead(self, waiting: Command, rest: list[str], style: Style) -> Message:
        """Yes to what was asked, and what was typed behind it."""
        if isinstance(waiting, Move | MoveTo):  # hazards are known; it still stops for finds
            done = self._walk(waiting, sure=True, straight=False)
        else:
            done = self._command(waiting, sure=True)
        if "onward" in done:
            self._rest = rest
            return done
        if done["type"] != "told" or not rest:
            return done
        return joined(done, self._several(rest, False, style), self.messages.due())

    def _take(self, take: Take, onward: Command, rest: list[str]) -> Message:
        """What was picked up on the way: Enter still goes on."""
        answer = self._command(take, sure=True)
        if isinstance(self.run.request, Act):
            self._waiting, self._rest = onward, rest
            answer["onward"] = command_line(onward, self.run.context())
        return answer

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
        self.questions.height = self._height
        answer = self.questions.answer(question, style)
        if isinstance(answer, Refusal | Misread):
            return self._refused(question.about, answer)
        return self.messages.shown(question.about, answer.lines, answer.data)

    def _note(self, note: Remark) -> Message:
        try:
            self.stored.note(note.text)
        except NotStored as error:
            return self._refused("note", Misread(str(error)))
        return {"type": "noted", "text": note.text, **self.messages.due()}

    def _roll(self) -> Message:
        due = self.run.request
        if not isinstance(due, Roll):
            return self._refused("r", Misread("no dice are due"))
        faces = self.stored.faces(due)
        self.run.keep_dice(faces)
        return self._apply(faces, "r")

    def _enter(self, style: Style) -> Message:
        """A bare Enter: goes on where there is but one way to, else says what can be done."""
        due = self.run.request
        if self.run.rolls_itself(due):
            return self._roll()
        if isinstance(due, Choice) and (key := default_choice(self.run, due, self.secrecy.covers)):
            return self._command_now(Choose(due.player, (key,)), sure=False)
        return self._shown(Question("now", player=due.player), style)

    def _rematch(self, words: tuple[str, ...], style: Style) -> Message:
        """The next game of the evening, in a record of its own."""
        from fragkit.referee.history.rematch import next_game, next_options, offer, seated

        wanted = next_options(self.run, words)
        if isinstance(wanted, Misread):
            return self._refused("rematch", wanted)
        if text := offer(self.run, words):
            return self.messages.shown("rematch", style.wrap(text, hang="  "), {"offer": text})
        if self.begin_next is None:
            return self._refused("rematch", Misread("no other game can be begun here"))
        made = self.begin_next(next_game(self.journal.path), wanted)
        if isinstance(made, OpenProblem):
            return self._refused("rematch", Misread(made.message))
        self.journal.close()
        before = {player.name: player.stats for player in seated(self.run)}
        improved = [p for p in made.run.setup.players if p.stats != before.get(p.name, p.stats)]
        self.notes = (*made.notes, *(f"{p.name} plays {p.stats} now" for p in improved))
        self._open(made.run, made.journal, made.stored.chance)
        return self.hello()

    def _aim_on(self, targets: tuple[str, ...]) -> Message:
        """Further shots go elsewhere: the attack is declared anew, with the dice that lie."""
        due = self.run.request
        if isinstance(due, Choice) and due.purpose == "target":  # the shot is asked for already
            return self._command_now(Choose(due.player, (targets[0] or "none",)), sure=True)
        anew = redirect_shots(self.run, targets)
        if anew is None:
            return self._refused("then", Misread("no further shot is to be aimed"))
        here = self.run.next_number - 1
        done: list[AcceptedInput] = []
        again: tuple[Command | Undo, ...] = (Undo(anew.to), *anew.said)
        for said in again:
            one = self._store(said)
            if isinstance(one, Refusal | Misread):
                self._store(Undo(here))
                return self._refused("then", one)
            done.append(one)
        more, _ = self.stored.play_chance()
        told = self.secrecy.story.tell(redirected_events([*done, *more]))
        return {
            **self.messages.told([*done, *more]),
            "text": told or f"Then {listed_targets(targets)}.",
        }

    def _command(self, command: Command, sure: bool) -> Message:
        if not self.run.rolls_itself(self.run.request):
            return self._command_now(command, sure)
        if isinstance(command, Faces):
            return self._refused("dice", Misread("fragkit rolls in this game", "Enter rolls"))
        refusal = self.run.table.refuse(command)
        if refusal is None or refusal.rule != "turn.phases":
            return self._command_now(command, sure)
        return self._roll_first(command, sure)

    def _roll_first(self, command: Command, sure: bool) -> Message:
        """Whoever goes on has let the pause pass: the dice fall, then it is done."""
        passed = self.stored.roll_paused_dice()
        if isinstance(passed, Refusal | Misread):
            return self._refused("r", passed)
        before = self.messages.told(passed)
        return joined(before, self._command_now(command, sure), self.messages.due())

    def _command_now(self, command: Command, sure: bool) -> Message:
        from fragkit.referee.cautions import caution

        if isinstance(command, Move | MoveTo):
            return self._walk(command, sure, straight=sure)
        if not sure and (text := caution(self.run, command)):
            shots = self._forecasts(command)
            about = {"text": text} | ({"shots": [s.plain() for s in shots]} if shots else {})
            return self._ask_first(command, about)
        return self._apply(command, "")

    def _forecasts(self, said: Command | Undo) -> list[Forecast]:
        from fragkit.referee.display.forecast import forecasts

        return forecasts(self.run.game, said) if isinstance(said, Shoot) else []

    def _ask_first(self, command: Command, about: Message) -> Message:
        """Is that what was meant? Enter or `yes` does it."""
        self._waiting = command
        nothing: Message = {"steps": [], "squares": [], "cost": 0, "hazards": []}
        line = command_line(command, self.run.context())
        return {"type": "confirm", "line": line, **nothing, **about, **self.messages.due()}

    def _walk(self, command: Move | MoveTo, sure: bool, straight: bool) -> Message:
        """Ways are shown; hazards are asked about, unless somebody is `sure`; what could be picked
        up on the way stops it, unless it goes `straight` on."""
        from fragkit.referee.cautions import first_find, waypoints

        route = route_of(self.run.game, command) if isinstance(command, MoveTo) else None
        if route is not None and route.hazards and not sure:
            return self._ask_first(command, route.plain())
        if isinstance(command, Move) and self.run.table.refuse(command) is not None:
            legs = waypoints(self.run, command)
            if isinstance(legs, Refusal):
                return self._refused("move", legs)
            if len(legs) > 1 or legs[0] != command:
                return self._legs(legs, sure)
        steps = route.steps if route is not None else getattr(command, "path", ())
        walk = Move(command.player, steps)
        stop = 0 if straight else first_find(self.run, walk)
        if stop:
            answer = self._apply(Move(command.player, steps[:stop]), "")
            onward = command if route is not None else Move(command.player, steps[stop:])
            self._waiting = onward
            answer["onward"] = command_line(onward, self.run.context())
            return answer
        answer = self._apply(command, "")
        if route is not None and answer["type"] == "told":
            answer["way"] = route.plain()
        return answer

    def _legs(self, legs: list[Command], sure: bool) -> Message:
        context = self.run.context()
        return self._several([command_line(leg, context) for leg in legs], sure, Style())

    def _apply(self, said: Command | Undo, typed: str) -> Message:
        # What the shot promises is told before any of its dice, for each weapon it leaves open.
        shots = self._forecasts(said)
        before = watch(self.run.game)
        done = self._store(said)
        if isinstance(done, Refusal) and isinstance(said, Command):
            done = with_past_roll_hint(self.run, with_speaker_hint(self.run, said, done))
        if isinstance(done, Refusal | Misread):
            return self._refused(typed or type(said).__name__.lower(), done)
        more, trouble = self.stored.play_chance()
        answer = self.messages.told([done, *more])
        if shots:
            answer["shots"] = [shot.plain() for shot in shots]
        if hints := reminders(self.run, [done, *more], before, self._recalled):
            answer["hint"] = " ".join(hints)
        if trouble:
            answer["trouble"] = trouble
        return answer

    def _store(self, said: Command | Undo) -> AcceptedInput | Refusal | Misread:
        done = self.stored.store(said)
        if isinstance(done, AcceptedInput):
            self.questions.last = done
        return done
