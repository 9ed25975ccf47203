"""Carrying out the inputs of players, and answering them.

The referee reads a typed line, asks about it if it looks like a mistake, plays it, stores it and
reports the result: `answer` takes the message, `_text` reads it, `_command` checks it, `_apply`
plays it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fragkit.board.square_names import parse_square
from fragkit.diagnostics import visible
from fragkit.language.sentences import NOTHING, in_a_row, say
from fragkit.referee.advice import (
    caution,
    first_find,
    own_frag,
    reminders,
    watch,
    waypoints,
    with_past_roll_hint,
    with_speaker_hint,
)
from fragkit.referee.display.forecast import Forecast, forecasts, offered_forecasts, route_of
from fragkit.referee.further_shots import redirect_shots, redirected_events, redirected_text
from fragkit.referee.history.game_run import AcceptedInput
from fragkit.referee.history.rematch import next_game, next_options, offer, seated
from fragkit.referee.messages import Message, default_choice, joined, style_of
from fragkit.referee.parsing.command_text import command_line, parse_command, split_speaker
from fragkit.referee.parsing.context import verbs_of
from fragkit.referee.parsing.forgiving import (
    Guess,
    Reply,
    Sense,
    asks_about_yes,
    is_sentence,
    is_typed_command,
    understand,
    yes_or_no,
)
from fragkit.referee.parsing.inputs import (
    Enter,
    ParsedInput,
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
    is_said_card,
    parse_input,
)
from fragkit.referee.parsing.matching import Misread, find, shown
from fragkit.referee.questions.questions import Questions
from fragkit.referee.record.journal import NotStored
from fragkit.referee.setup.packs_and_maps import OpenProblem
from fragkit.rules.commands import Choose, Command, Faces, Move, MoveTo, Refusal, Shoot, Take, Use
from fragkit.rules.json_values import from_plain, kind_name
from fragkit.rules.requests import Act, Choice, Roll
from fragkit.term.style import Style

if TYPE_CHECKING:
    from fragkit.referee.referee import Referee

MOST_TEXT = 2000  # most characters of one input
_THEN = re.compile(r"[,;.]?\s+(?:and then|then|und dann|dann|danach)\s+", re.IGNORECASE)
_SENTENCES = ("show", "now", "who", "hand", "map", "why")  # `show me the map` is not a card's name


class Answers:
    """The answers of one referee about one game, and the command that waits for a confirmation.

    `speaker` is the only player who types here, on their own page; "" means everyone at the table.
    """

    def __init__(self, referee: Referee, speaker: str = "") -> None:
        self.referee = referee
        self.speaker = speaker
        self.run = referee.run
        self.stored = referee.stored
        self.messages = referee.messages
        self.questions = Questions(referee.run, referee.secrecy, referee.journal.path, speaker)
        self._waiting: Command | str | None = None  # a command or input to be confirmed
        self._asked: Message = {}  # the question about it
        # The rest of a walk, or of a line, to be confirmed after the dice.
        self._later: Command | str | None = None
        self._is_total_asked = False
        self._rest: list[str] = []  # the inputs typed after it on the same line

    def answer(self, message: Mapping[str, Any]) -> Message:
        typed = message.get("do")
        style = style_of(message)
        height = message.get("height")
        self.questions.height = height if isinstance(height, int) and 10 <= height <= 400 else 0
        if isinstance(typed, Mapping):
            command = from_plain(typed, self.run.game.modules.commands)
            if isinstance(command, str):
                return self._refused(str(typed.get("kind", "")), Misread(command))
            return self._data(command)
        if not isinstance(typed, str):
            example = '{"do": "TEXT"}'
            return self._refused("", Misread(say("send `{example}`", example=example)))
        if len(typed) > MOST_TEXT:
            too_long = say("that is too long: type up to {most} characters", most=MOST_TEXT)
            return self._refused(typed, Misread(too_long))
        player = self.speaker or message.get("as", "")
        if not isinstance(player, str):
            return self._refused(typed, Misread(say("`as` must be a player's name")))
        if player and typed.strip() and not typed.casefold().startswith(f"{player.casefold()}:"):
            typed = f"{player}: {typed}"
        # Replace broken characters and terminal control characters.
        typed = visible(typed.encode("utf-8", "replace").decode())
        context = self.run.context()
        if self.referee.aliases is not None and not is_said_card(typed, context):
            typed = self.referee.aliases.read(typed, (*context.players, *context.cards))
        sure = bool(message.get("sure"))
        texts = self._one_after_another(typed) or inputs_in(typed, context)
        if len(texts) == 1:
            return self._text(typed, sure, style)
        return self._several(texts, sure, style)

    def _one_after_another(self, typed: str) -> list[str]:
        """Return the inputs of `go to a3, then shoot blue`, if each part is clear by itself."""
        inputs = [self._action(part) for part in self._parts(typed)]
        verbs = {one.rpartition(": ")[2].split()[0] for one in inputs if one}
        return inputs if all(inputs) and len(verbs) > 1 else []  # `left, then up` is one walk

    def _parts(self, typed: str) -> list[str]:
        """Return the parts of a sentence around each `then`, if there are several."""
        context = self.run.context()
        speaker, rest = split_speaker(typed, context)
        parts = [part.strip(" ,;.") for part in _THEN.split(rest)]
        if isinstance(speaker, Misread) or len(parts) < 2 or is_said_card(typed, context):
            return []
        name = f"{speaker}: " if speaker != context.speaker else ""
        return [name + part for part in parts]

    def _unclear_part(self, typed: str) -> Misread | None:
        """Return an explanation of the first unclear part, if another part is clear."""
        parts = self._parts(typed)
        unclear = [p for p in parts if not (self._action(p) or parse_square(p))]
        if not unclear or len(unclear) == len(parts):
            return None
        sense = self._sense(unclear[0])
        if isinstance(sense, Misread) and sense.text:
            return sense
        return Misread(say("can't read `{typed}`", typed=shown(unclear[0])))

    def _action(self, text: str) -> str:
        """Return the input for a clear action, or "" for anything else."""
        parsed = parse_input(text, self.run.context())
        if isinstance(parsed, Command) and not self._is_misled(text, parsed):
            return text
        sense = self._sense(text)
        if not isinstance(sense, str):
            return ""
        return sense if isinstance(parse_input(sense, self.run.context()), Command) else ""

    def _refused(self, typed: str, why: Refusal | Misread) -> Message:
        if isinstance(why, Refusal) or why.rule:
            self.questions.last = Refusal(why.rule, why.text, why.help)
        return self.messages.refused(typed, why)

    # -- inputs -----------------------------------------------------------------

    def _line(self, command: Command | str) -> str:
        """Return a command or an input as text."""
        return command if isinstance(command, str) else command_line(command, self.run.context())

    def _several(self, texts: list[str], sure: bool, style: Style) -> Message:
        """Carry out one input after another. A refused one stops the rest. Dice that a miss has
        made unnecessary are skipped."""
        answer: Message = {}
        needless: Message = {}
        for number, text in enumerate(texts):
            if answer and answer["type"] == "told" and self._must_wait(text):
                self._later = "; ".join(texts[number:])
                break
            if answer and is_dice(text) and not isinstance(self.run.request, Roll):
                unused = say("`{typed}` is not needed: there is no roll now", typed=text)
                needless = needless or {"rule": "", "text": unused, "help": ""}
                continue
            reply = self._text(text, sure, style)
            answer = joined(answer, reply, self.messages.due()) if answer else reply
            if reply["type"] == "confirm" or "onward" in reply:
                self._rest = texts[number + 1 :]
                break
            if reply["type"] != "told" or "refusal" in reply:
                break
        if needless and "refusal" not in answer and answer["type"] == "told":
            return {**answer, "refusal": needless}
        return answer

    def _must_wait(self, text: str) -> bool:
        """Return whether the input must wait for the free phase because dice or a choice come
        first."""
        if isinstance(self.run.request, Act):
            return False
        parsed = parse_input(text, self.run.context())
        if not isinstance(parsed, Command) or isinstance(parsed, Faces | Choose):
            return False
        refusal = self.run.table.refuse(parsed)
        return refusal is not None and refusal.rule == "turn.phases"

    def _text(self, text: str, sure: bool, style: Style) -> Message:
        is_forced = sure  # an exclamation mark forces a command, but not a sentence
        sure = sure or text.rstrip().endswith("!")
        parsed = parse_input(text.rstrip().removesuffix("!") if sure else text, self.run.context())
        waiting, self._waiting = self._waiting, None
        rest, self._rest = self._rest, []
        if isinstance(parsed, Choose) and not isinstance(self.run.request, Choice):
            sense = self._sense(text)  # `pick up the boots` is not `pick`, which chooses
            parsed = parse_input(sense, self.run.context()) if isinstance(sense, str) else parsed
        if isinstance(parsed, Command) and self._is_misled(text, parsed):
            parsed = Misread("")
        if waiting is not None and asks_about_yes(text, self.run.context()):
            self._waiting, self._rest = waiting, rest
            return self._asked
        is_order = isinstance(parsed, Command) and len(text.split()) > 1
        if waiting is not None and not (is_order or isinstance(parsed, Question | Undo)):
            agrees = yes_or_no(text, self._line(waiting), self.run.context())
            if isinstance(agrees, Misread):
                self._waiting, self._rest = waiting, rest
                return self._refused(text, agrees)
            parsed = parsed if agrees is None else YesOrNo(agrees)
        if self.speaker and (why := self.not_theirs(parsed, waiting is not None)) is not None:
            self._waiting, self._rest = waiting, rest
            return self._refused(text, why)
        match parsed:
            case Misread():
                self._waiting, self._rest = waiting, rest  # a typo doesn't cancel the question
                return self._in_other_words(text, parsed, is_forced, style)
            case Question():
                self._waiting, self._rest = waiting, rest
                return self._question(parsed, style, text)
            case YesOrNo(yes=yes):
                if waiting is None and yes and (key := self._yes_to_choice()):
                    return self._text(key, sure, style)
                if waiting is None and isinstance(due := self.run.request, Choice):
                    answer = Choose(due.player, ("yes" if yes else "no",))  # the rules say why not
                    return self._command(answer, sure=True)
                if waiting is None:
                    return self._refused(text, Misread(say("there is no question to answer")))
                if not yes:
                    return self.messages.told([])
                return self._go_ahead(waiting, rest, style)
            case Remark():
                try:
                    self.stored.note(parsed.text)
                except NotStored as error:
                    return self._refused("note", Misread(error.text))
                return {"type": "noted", "text": parsed.text, **self.messages.due()}
            case RollIt():
                return self._roll()
            case Rematch(words=words):
                return self._rematch(words, style)
            case Then(targets=targets):
                return self._redirect(targets)
            case Enter() if waiting is not None:
                return self._go_ahead(waiting, rest, style)
            case Enter():
                return self._enter(style)
            case Quit():
                return self.referee.leave()
            case Undo():
                return self._apply(parsed, text)
            case Take() if isinstance(waiting, Move | MoveTo):
                return self._take(parsed, waiting, rest)
            case Faces() if self._may_be_total(text.rstrip("! ")):
                self._is_total_asked = True
                number = int(text.rstrip("! "))
                total = say("if {number} is the total, type each die instead", number=number)
                self._rest = rest
                return self._ask_first(parsed, {"text": total})
            case Command():
                return self._command(parsed, sure)
        raise TypeError(f"{parsed!r} is not answered")

    def not_theirs(self, parsed: ParsedInput, is_asked: bool) -> Misread | None:
        """Return why the speaker may not type that, without looking at secret information."""
        due = self.run.request.player
        match parsed:
            case Command():
                spec = self.run.game.modules.commands[type(parsed)]
                if spec.when == "table":
                    return Misread(say("only the host can change the game"))
                if parsed.player != self.speaker:
                    return Misread(say("you play {player}", player=self.speaker))
            case Question(about="hand", player=player, words=words):
                found = find(words[0], self.run.context().players, "player") if words else player
                if found != self.speaker:
                    return Misread(say("you can see only your own hand"))
            case Rematch() | Quit():
                return Misread(say("only the host can end or start a game"))
            case Undo():
                if parsed != Undo() or self.referee.last_speaker() != self.speaker:
                    return Misread(
                        say("you can undo only your own last input"),
                        say("ask the host to undo more"),
                    )
            case RollIt() | Then() | Enter() | YesOrNo() if due != self.speaker and not is_asked:
                return Misread(say("it is {player}'s decision", player=due))
        return None

    def _may_be_total(self, text: str) -> bool:
        """Return whether `11` may be the total of two dice. Players are asked about this once per
        game."""
        due = self.run.request
        is_pair = isinstance(due, Roll) and due.dice == 2 and text.strip() in ("11", "12")
        return is_pair and not self._is_total_asked and not self.run.rolls_itself(due)

    def _sense(self, text: str) -> Sense:
        context = self.run.context()
        secret = self.run.setup.dealing == "dealt"
        return understand(text, context, self._is_legal, secret, self.questions.in_rules)

    def _is_misled(self, text: str, command: Command) -> bool:
        """Return whether the grammar read the `the` of a sentence as a name, although the meaning
        of the sentence is clear."""
        if isinstance(command, Use) and command.card not in self.run.setup.cards:
            return False  # `use ability with telegram` does not play the Telegram
        is_use = isinstance(command, Use)  # `use medkit` of a card in hand
        if not (is_use or is_sentence(text.split())) or is_typed_command(text, self.run.context()):
            return False
        if self.run.table.refuse(command) is None:
            return False
        sense = self._sense(text)
        if isinstance(sense, Misread | Reply):
            return False
        if isinstance(sense, Guess):
            return True
        meaning = parse_input(sense, self.run.context())
        return not isinstance(meaning, Misread) and meaning != command

    def _is_legal(self, text: str) -> bool:
        command = parse_input(text, self.run.context())
        return isinstance(command, Command) and self.run.table.refuse(command) is None

    def _in_other_words(self, text: str, misread: Misread, sure: bool, style: Style) -> Message:
        """Carry out a sentence that the grammar can't read, or ask, or suggest inputs."""
        is_clear = (is_dice(text) and not any(map(str.isalpha, text))) or misread.rule == "play.def"
        sense = Misread("") if is_clear else self._sense(text)
        verbs = verbs_of(self.run.context().modules)
        is_verb = any(word.casefold() in verbs for word in text.split()[:1])
        why = self._unclear_part(text) if isinstance(sense, Guess) and is_verb else None
        if why is not None:
            return self._refused(text, why)  # `go to a2, then frobnicate`
        if isinstance(sense, Guess) and is_typed_command(text, self.run.context()):
            sense = Misread("")  # the grammar has a better message about `s blue 40d`
        if isinstance(sense, Misread):
            is_typed = not sense.text or is_typed_command(text, self.run.context())
            unread = misread if is_typed else sense
            return self._refused(text, self._unclear_part(text) or unread)
        if isinstance(sense, Reply):
            return self.messages.shown(sense.about, style.wrap(sense.text), {})
        is_guess = isinstance(sense, Guess) or len(text.strip()) == 1  # `e` could be a slip
        sense = sense.input if isinstance(sense, Guess) else sense
        texts = inputs_in(sense, self.run.context())
        if len(texts) > 1 and not is_guess:
            return self._several(texts, sure, style)
        parsed = parse_input(texts[0], self.run.context())
        if len(texts) > 1 and not isinstance(parsed, Misread):
            return self._ask_first(sense, {"text": say("is that what you mean?")}, line=sense)
        if is_guess and not isinstance(parsed, Misread):
            return self._offer(sense, parsed, sure, style)
        if isinstance(parsed, Misread):
            return self._refused(text, parsed)
        if isinstance(parsed, Question):
            return self._question(parsed, style)
        return self._text(sense, sure, style)

    def _offer(self, input: str, parsed: ParsedInput, sure: bool, style: Style) -> Message:
        """Ask the player to confirm that input, and report at once why it is impossible."""
        if self.speaker and (why := self.not_theirs(parsed, False)) is not None:
            return self._refused(input, why)
        is_walk = isinstance(parsed, Move | MoveTo) and isinstance(self.run.request, Act)
        is_walk = is_walk and getattr(parsed, "player", "") == self.run.request.player
        is_refused = isinstance(parsed, Command) and self.run.table.refuse(parsed) is not None
        is_needless = isinstance(parsed, RollIt) and not isinstance(self.run.request, Roll)
        is_needless = is_needless or (isinstance(parsed, Undo) and not self.run.log)
        if (is_refused and not is_walk) or is_needless:
            return self._text(input, sure, style)
        line = input
        if isinstance(parsed, Command):
            line = command_line(parsed, self.run.context())
        return self._ask_first(input, {"text": say("is that what you mean?")}, line=line)

    def _data(self, command: Command) -> Message:
        """Carry out a command given as data, if the record can write it as text."""
        context = self.run.context()
        parsed = parse_command(command_line(command, context), context)
        if isinstance(parsed, Misread):
            return self._refused(kind_name(type(command)), parsed)
        if parsed != command:  # for example a die that shows 12, which would be read as 1 2
            line = shown(command_line(parsed, context), 60)
            wrong = Misread(
                say("that command would be recorded as `{command}`", command=line),
                say("send the command in that form"),
            )
            return self._refused(kind_name(type(command)), wrong)
        if self.speaker and (why := self.not_theirs(parsed, False)) is not None:
            return self._refused(kind_name(type(command)), why)
        return self._command(parsed, sure=True)

    # -- commands to the referee --------------------------------------------------

    def _question(self, question: Question, style: Style, typed: str = "") -> Message:
        """Answer a question. A sentence such as `show me the map` is first read by its meaning."""
        is_clear = question.about in ("log", "new") or question.words[:1] == ("at",)
        is_clear = is_clear or "from" in map(str.casefold, question.words)
        spoken = typed and question.about in _SENTENCES and question.words[:1] != ("at",)
        if spoken and len(question.words) > 1 and is_sentence(question.words):
            sense = self._sense(typed)
            if isinstance(sense, Guess):
                return self._in_other_words(typed, Misread(""), False, style)
            if isinstance(sense, str):
                parsed = parse_input(sense, self.run.context())
                if isinstance(parsed, Command) and self.run.table.refuse(parsed) is not None:
                    return self._command(parsed, sure=True)  # `why can't I shoot green`
                question = parsed if isinstance(parsed, Question) else question
            elif isinstance(sense, Misread) and question.about == "why" and sense.text:
                return self._refused(typed, sense)
        if self.speaker and (why := self.not_theirs(question, False)) is not None:
            return self._refused(question.about, why)
        answer = self.questions.answer(question, style)
        names = [name.casefold() for name in self.run.context().players]
        named = all(word.casefold() in names for word in question.words)
        if isinstance(answer, Misread) and typed and not (is_clear or named):
            return self._in_other_words(typed, answer, False, style)
        if isinstance(answer, Refusal | Misread):
            return self._refused(question.about, answer)
        return self.messages.shown(question.about, answer.lines, answer.data)

    def _roll(self) -> Message:
        due = self.run.request
        if not isinstance(due, Roll):
            return self._refused("r", Misread(say("there is no roll now")))
        faces = self.stored.faces(due)
        self.run.keep_dice(faces)
        return self._apply(faces, "r")

    def _enter(self, style: Style) -> Message:
        """Take the only option. If there are several, show what the player can do."""
        due = self.run.request
        if self.run.rolls_itself(due):
            return self._roll()
        if isinstance(due, Choice):
            key = default_choice(self.run, due, self.referee.secrecy.covers)
            if key:
                return self._command(Choose(due.player, (key,)), sure=False)
        return self._question(Question("now", player=due.player), style)

    def _yes_to_choice(self) -> str:
        """Return the other option if there are exactly two and one is `no`; otherwise ""."""
        due = self.run.request
        keys = [option.key for option in due.options] if isinstance(due, Choice) else []
        wanted = [key for key in keys if key != "no"]
        return wanted[0] if len(keys) == 2 and len(wanted) == 1 else ""

    def _go_ahead(self, waiting: Command | str, rest: list[str], style: Style) -> Message:
        """Carry out a confirmed command, then the inputs typed after it."""
        if isinstance(waiting, Move | MoveTo):  # it still stops to pick things up
            done = self._walk(waiting, sure=True, straight=False)
        elif isinstance(waiting, str):
            texts = inputs_in(waiting, self.run.context())
            done = self._several(texts, False, style)
        else:
            done = self._command(waiting, sure=True)
        if "onward" in done:
            self._rest = rest
            return done
        if done["type"] != "told" or not rest:
            return done
        return joined(done, self._several(rest, False, style), self.messages.due())

    def _rematch(self, words: tuple[str, ...], style: Style) -> Message:
        """Start the next game of the evening, in a new record."""
        referee = self.referee
        wanted = next_options(self.run, words)
        if isinstance(wanted, Misread):
            return self._refused("rematch", wanted)
        if text := offer(self.run, words):
            return self.messages.shown("rematch", style.wrap(text, hang="  "), {"offer": text})
        if referee.begin_next is None:
            return self._refused("rematch", Misread(say("you can't start another game here")))
        made = referee.begin_next(next_game(referee.journal.path), wanted)
        if isinstance(made, OpenProblem):
            return self._refused("rematch", Misread(made.message))
        referee.journal.close()
        before = {player.name: player.stats for player in seated(self.run)}
        improved = [p for p in made.run.setup.players if p.stats != before.get(p.name, p.stats)]
        raised = (
            say("{player} now has {value}", player=p.name, value=str(p.stats)) for p in improved
        )
        referee.notes = (*made.notes, *raised)
        referee.take_over(made.run, made.journal, made.stored.chance)
        return referee.hello()

    def _redirect(self, targets: tuple[str, ...]) -> Message:
        """Declare the attack again with other targets for its further shots. Keep the rolled dice."""
        due = self.run.request
        if isinstance(due, Choice) and due.purpose == "target":  # it answers a question
            return self._command(Choose(due.player, (targets[0] or "none",)), sure=True)
        attack = redirect_shots(self.run, targets)
        if attack is None:
            return self._refused("then", Misread(say("there are no more shots to aim")))
        here = self.run.next_number - 1
        done: list[AcceptedInput] = []
        again: tuple[Command | Undo, ...] = (Undo(attack.to), *attack.commands)
        for command in again:
            one = self.stored.store(command)
            if isinstance(one, Refusal | Misread):
                self.stored.store(Undo(here))
                return self._refused("then", one)
            self.questions.last = one
            done.append(one)
        more, _ = self.stored.play_chance()
        text = self.referee.secrecy.story.tell(redirected_events([*done, *more]))
        return {
            **self.messages.told([*done, *more]),
            "text": text or redirected_text(targets),
        }

    # -- commands of the game -----------------------------------------------------

    def _command(self, command: Command, sure: bool) -> Message:
        """Carry out a command, or ask its player first.

        While fragkit pauses before a roll, a command that can't interrupt ends the pause: fragkit
        rolls, then carries out the command.
        """
        if self.run.rolls_itself(self.run.request):
            if isinstance(command, Faces):
                wrong = Misread(say("fragkit rolls in this game"), say("press Enter to roll"))
                return self._refused("dice", wrong)
            refusal = self.run.table.refuse(command)
            if refusal is not None and refusal.rule == "turn.phases":
                passed = self.stored.roll_paused_dice()
                if isinstance(passed, Refusal | Misread):
                    return self._refused("r", passed)
                before = self.messages.told(passed)
                return joined(before, self._command(command, sure), self.messages.due())
        if isinstance(command, Move | MoveTo):
            return self._walk(command, sure, straight=sure)
        shots = forecasts(self.run.game, command) if isinstance(command, Shoot) else []
        text = "" if sure else caution(self.run, command, shots)
        if text and self.run.table.refuse(command) is None:
            return self._ask_first(command, {"text": text}, shots)
        return self._apply(command, "", shots, sure)

    def _ask_first(
        self, command: Command | str, about: Message, shots: Sequence[Forecast] = (), line: str = ""
    ) -> Message:
        """Ask the player to confirm a command, or an input, with Enter or `yes`."""
        self._waiting = command
        if shots:
            about = {**about, "shots": [shot.plain() for shot in shots]}
        nothing: Message = {"steps": [], "squares": [], "cost": 0, "hazards": []}
        if isinstance(command, Command):
            line = command_line(command, self.run.context())
        due = self.messages.due()
        self._asked = {"type": "confirm", "line": line, **nothing, **about, **due}
        return self._asked

    def _walk(self, command: Move | MoveTo, sure: bool, straight: bool) -> Message:
        """Walk by the shown route. Ask about hazards unless the player is `sure`. Stop where the
        fighter can pick something up, unless the walk is `straight`."""
        route = route_of(self.run.game, command) if isinstance(command, MoveTo) else None
        if route is not None and route.hazards and not sure:
            if (refusal := self.run.table.refuse(command)) is not None:
                return self._refused("move", refusal)
            return self._ask_first(command, route.plain())
        if isinstance(command, Move) and self.run.table.refuse(command) is not None:
            legs = waypoints(self.run, command)
            if isinstance(legs, Refusal):
                return self._refused("move", legs)
            if len(legs) > 1 or legs[0] != command:
                context = self.run.context()
                return self._several([command_line(leg, context) for leg in legs], sure, Style())
        steps = route.steps if route is not None else getattr(command, "path", ())
        walk = Move(command.player, steps)
        stop = 0 if straight else first_find(self.run, walk)
        harm = 0 if straight or route is None else route.first_harm()
        if harm and (not stop or harm < stop):
            answer = self._apply(Move(command.player, steps[:harm]), "")
            self._later = command
            return self._onward(answer)
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

    def _onward(self, answer: Message) -> Message:
        """Ask whether the fighter continues, after the dice of a hazard or a shot are rolled."""
        later, due = self._later, self.run.request
        if later is None or not isinstance(due, Act) or answer["type"] != "told":
            return answer
        self._later = None
        context = self.run.context()
        line = self._line(later)
        next_one = parse_input(inputs_in(line, context)[0], context)
        if not isinstance(next_one, Command) or due.player != next_one.player:
            return answer
        if self.run.table.refuse(next_one) is None:
            self._waiting = later
            answer["onward"] = line
        return answer

    def _take(self, take: Take, onward: Command, rest: list[str]) -> Message:
        """Pick something up on the way. Enter continues the walk."""
        answer = self._command(take, sure=True)
        if isinstance(self.run.request, Act):
            self._waiting, self._rest = onward, rest
            answer["onward"] = command_line(onward, self.run.context())
        return answer

    def _apply(
        self, command: Command | Undo, typed: str, shots: Sequence[Forecast] = (), sure: bool = True
    ) -> Message:
        """Play and store a command, and the dice and cards that fragkit adds. `shots` holds a
        forecast for each possible weapon, which is shown before the dice. If the command frags its
        own player at once, take it back and ask, unless the player is `sure`."""
        before = watch(self.run.game)
        done = self.stored.play(command)
        if isinstance(done, AcceptedInput):
            text = own_frag(self.run, done, before) if not sure else NOTHING
            if text and isinstance(command, Command):
                self.run.revoke_last()
                return self._ask_first(command, {"text": text}, shots)
            done = self.stored.keep(done)
        if isinstance(done, Refusal) and isinstance(command, Command):
            done = with_past_roll_hint(self.run, with_speaker_hint(self.run, command, done))
        if isinstance(done, Refusal | Misread):
            return self._refused(typed or type(command).__name__.lower(), done)
        self.questions.last = done
        more, trouble = self.stored.play_chance()
        answer = self.messages.told([done, *more])
        due = self.run.request
        if isinstance(due, Choice) and due.target and due.purpose != "weapon":
            shots = offered_forecasts(self.run.game, due)
        if shots:
            answer["shots"] = [shot.plain() for shot in shots]
        if hints := reminders(self.run, [done, *more], before, self.referee.reminded):
            answer["hint"] = in_a_row(hints)
        if trouble:
            answer["trouble"] = trouble
        if not isinstance(command, Faces | Choose):
            self._later = None
        return self._onward(answer)
