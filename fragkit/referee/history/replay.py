"""Replay a record from its start, to open a game or to check it.

The facts after each input are compared with the recorded ones. The wording does not matter. If a
rule has changed since, the first input with other facts is reported. The players may keep the
recorded facts, which overrides then set, or take those of the current rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

from fragkit.language.sentences import Sentence, in_a_row, say
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.parsing.context import ParseContext
from fragkit.referee.parsing.inputs import Question, Remark, Undo, parse_input
from fragkit.referee.parsing.matching import Misread, shown
from fragkit.referee.record.record_text import (
    MOST_BYTES,
    Facts,
    Input,
    Note,
    Record,
    RecordedOutcome,
    are_same_facts,
    changed_facts,
    corrections,
    read_record,
    recorded_facts,
)
from fragkit.referee.setup.game_setup import forbidden_paths, open_game
from fragkit.referee.setup.packs_and_maps import OpenProblem, outside_text
from fragkit.rules.commands import Choose, Command, Refusal
from fragkit.rules.requests import Choice
from fragkit.values import dataclass

# An undo repeats the inputs of its turn. No evening comes close to this number, but a record
# that was made to keep a machine busy does.
MOST_REDONE = 50_000
MOST_ROUNDS = 3  # rounds of overrides that correct a game, because some facts depend on others

Policy = Literal["stop", "recorded", "anew"]


@dataclass(frozen=True, slots=True)
class Stuck:
    """An input that can't be played. The game stops before it."""

    line: int
    number: int
    typed: str
    why: Refusal | Misread

    @property
    def text(self) -> Sentence:
        fields = {"line": self.line, "typed": shown(self.typed, 60), "reason": self.why.text}
        if isinstance(self.why, Refusal) and self.why.rule:
            return say("line {line}: `{typed}`: {reason} [{rule}]", **fields, rule=self.why.rule)
        return say("line {line}: `{typed}`: {reason}", **fields)

    def __str__(self) -> str:
        return str(self.text)


@dataclass(frozen=True, slots=True)
class Diverged:
    """An input whose outcome differs from the recorded one."""

    line: int
    typed: str
    recorded: RecordedOutcome
    now: RecordedOutcome

    @property
    def text(self) -> Sentence:
        was = tuple(f"`{f}`" for f in self.recorded.facts if f not in self.now.facts)
        now = tuple(f"`{f}`" for f in self.now.facts if f not in self.recorded.facts)
        return say(
            "line {line}: after `{typed}` the record has {was}, but now the game has {now}",
            line=self.line, typed=shown(self.typed, 60),
            was=was or say("no change"), now=now or say("no change"),
        )  # fmt: skip

    def __str__(self) -> str:
        return str(self.text)


@dataclass(slots=True)
class Replayed:
    """The result of a replay, which shows how much of the record could be played."""

    run: GameRun
    inputs: list[Input]  # as they are now, corrections included
    stuck: Stuck | None = None
    diverged: Diverged | None = None
    torn: str = ""  # the last line, if it is incomplete


def replay(run: GameRun, record: Record, policy: Policy = "anew") -> Replayed:
    """Replay every input of the record. With `stop`, end at the first difference."""
    run.notes += [(note.after, note.text) for note in record.notes]
    result = Replayed(run, [])
    numbers = {0: 0}  # old numbers to new ones: corrections come in between
    for one in record.inputs:
        context = run.context()
        parsed = parse_input(one.text, context)
        if isinstance(parsed, Remark | Question):
            continue  # harmless in a record that was written by hand
        if isinstance(parsed, Undo) and parsed.to > 0:
            parsed = replace(parsed, to=numbers.get(parsed.to, parsed.to))
        facts = run.facts
        done = _do(run, parsed, one, context)
        if run.redone > MOST_REDONE:
            why = say(
                "too many `undo`: more than {n} inputs would have to be replayed",
                n=f"{MOST_REDONE:,}",
            )
            done = Stuck(one.line, one.number, one.text, Misread(why))
        if isinstance(done, Stuck):
            result.stuck = done
            return result
        _keep(result, one, done)
        numbers[one.number] = done.number
        now = done.outcome
        for fallen in _fallen_unasked(run, one, facts):
            _keep(result, one, fallen)
            numbers[one.number] = fallen.number
            now = RecordedOutcome(
                in_a_row((now.text, fallen.outcome.text)),
                changed_facts(run.game.facts, facts, run.facts),
            )
        if one.outcome is None or not (one.outcome.text or one.outcome.facts):
            continue  # the record has nothing to compare
        if are_same_facts(run.game, one.outcome.facts, now.facts):
            continue
        result.diverged = result.diverged or Diverged(one.line, one.text, one.outcome, now)
        if policy == "stop":
            return result
        if policy == "recorded":
            for line, more in correct(
                run, recorded_facts(run.game.facts, facts, one.outcome.facts)
            ):
                _keep(result, replace(one, text=line), more)
                numbers[one.number] = more.number
    return result


def correct(run: GameRun, wanted: Facts) -> Iterator[tuple[str, AcceptedInput]]:
    """Set the facts by overrides. Yield each override and its outcome."""
    for _ in range(MOST_ROUNDS):
        for line in (lines := corrections(run.game.facts, run.facts, wanted)):
            typed = parse_input(line, run.context())
            done = run.do(typed) if isinstance(typed, Command) else typed
            if isinstance(done, AcceptedInput):
                yield line, done
        if not lines:
            return


def _do(run: GameRun, parsed: object, one: Input, context: ParseContext) -> AcceptedInput | Stuck:
    if isinstance(parsed, Misread):
        return Stuck(one.line, one.number, one.text, parsed)
    if not isinstance(parsed, Command | Undo):
        return Stuck(one.line, one.number, one.text, Misread(say("this is not an input")))
    done = run.do(parsed, context)
    return Stuck(one.line, one.number, one.text, done) if isinstance(done, Refusal) else done


def _fallen_unasked(run: GameRun, one: Input, before: Facts) -> Iterator[AcceptedInput]:
    """Frag a dying fighter at once, without asking for a cure, because old records have no such
    question."""
    while isinstance(due := run.request, Choice) and due.purpose == "cure":
        recorded = recorded_facts(run.game.facts, before, one.outcome.facts) if one.outcome else {}
        if recorded.get(f"{due.player} square") != "off":
            return
        done = run.do(Choose(due.player, ("die",)))
        assert isinstance(done, AcceptedInput), "it is always among the options"
        yield done


def _keep(result: Replayed, one: Input, done: AcceptedInput) -> None:
    result.inputs.append(Input(done.number, one.line, done.line, done.outcome))


def rest_as_notes(record: Record, stuck: Stuck, raw: bytes) -> list[Note]:
    """Return the lines that can't be played, as notes for the end of the record."""
    rows = raw.decode("utf-8", "replace").splitlines()[stuck.line - 1 :]
    kept = [shown(row, 200) for row in rows if row.strip() and not row.startswith("#>")]
    return [Note(10**9, f"not played: {row}") for row in kept]


def flaw_of(record: Record) -> Stuck | None:
    if record.flaw is None:
        return None
    return Stuck(record.flaw.line, len(record.inputs) + 1, "…", Misread(record.flaw.text))


def replay_file(path: Path, outside: bool = False) -> Replayed | OpenProblem:
    """Play a record from its start to its end, or return why it can't be played."""
    if not path.is_file():
        return OpenProblem("setup", say("there is no file `{file}`", file=str(path)))
    try:
        with path.open("rb") as file:
            record = read_record(file.read(MOST_BYTES + 1))
    except OSError as error:
        reason = (error.strerror or "").lower()
        unread = say("can't read `{file}`: {reason}", file=str(path), reason=reason)
        return OpenProblem("record", unread)
    if record.is_empty:
        return OpenProblem("record", say("{file} is empty", file=path.name))
    if record.flaw is not None and record.flaw.fatal:
        problem = OpenProblem("record", record.flaw.text, record.flaw.line)
        return OpenProblem("record", problem.with_place(path.name))
    strange = [] if outside else forbidden_paths(record.header, path.parent)
    if strange:
        return OpenProblem("record", outside_text(path.name, strange))
    opened = open_game(record.header, path.parent)
    if isinstance(opened, OpenProblem):
        return OpenProblem("record", opened.with_place(path.name))
    played = replay(GameRun(opened), record)
    played.stuck = played.stuck or flaw_of(record)
    played.torn = record.torn
    return played
