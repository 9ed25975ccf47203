"""From a file's name to a referee: begin a new game, or open its record and check it."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path

from fragkit.diagnostics import nearest
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.history.replay import (
    Policy,
    Replayed,
    Stuck,
    flaw_of,
    replay,
    rest_as_notes,
)
from fragkit.referee.record.journal import Journal, NotStored
from fragkit.referee.record.record_text import KEYS, Header, Note, Record
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import (
    GameOptions,
    OpenedGame,
    forbidden_paths,
    new_game,
    open_game,
)
from fragkit.referee.setup.packs_and_maps import OpenProblem, allow, outside_text
from fragkit.referee.stored_game import Chance
from fragkit.values import dataclass

Complete = Callable[[GameOptions], "GameOptions | OpenProblem"]
Decide = Callable[[str, tuple[str, ...]], str]  # a question and its answers -> one of them, or ""


@dataclass(frozen=True, slots=True)
class Start:
    """How to begin or open a game: what was typed, and who answers questions about it."""

    path: Path
    wanted: GameOptions
    seed: int | None = None
    repair: bool = False
    outside: bool = False  # maps and packs that do not lie below the record's folder
    policy: Policy = "stop"
    complete: Complete | None = None
    decide: Decide | None = None


def start(how: Start) -> Referee | OpenProblem:
    try:
        if not how.path.exists() or (how.path.is_file() and how.path.stat().st_size == 0):
            return _begin(how)
        return _resume(how)
    except NotStored as error:
        return OpenProblem("storage", str(error))
    except OSError as error:
        return OpenProblem(
            "storage", f"cannot read `{how.path}`: {(error.strerror or str(error)).lower()}"
        )


def _begin(how: Start) -> Referee | OpenProblem:
    wanted: GameOptions | OpenProblem = how.wanted
    assert isinstance(wanted, GameOptions), "a start has what was typed"
    if not wanted.map or not wanted.players:
        if how.complete is None:
            missing = [o for o, v in (("--map", wanted.map), ("--player", wanted.players)) if not v]
            return OpenProblem("setup", f"a new game needs {' and '.join(missing)}")
        wanted = how.complete(wanted)
        if isinstance(wanted, OpenProblem):
            return wanted
    opened = new_game(wanted, how.path.parent, datetime.date.today().isoformat())
    if isinstance(opened, OpenProblem):
        return opened
    referee = Referee(GameRun(opened), Journal.create(how.path, opened.header), Chance(how.seed))
    referee.ahead = wanted.ahead
    return _able_to_go_on(how, referee)


def _able_to_go_on(how: Start, referee: Referee) -> Referee:
    """Let the referee begin the next game, and open this one again after a bug of ours."""
    referee.begin_next = lambda path, wanted: _begin(Start(path, wanted, how.seed))
    referee.reopen = lambda path: _resume(Start(path, GameOptions(), how.seed, outside=True))
    return referee


def _resume(how: Start) -> Referee | OpenProblem:
    journal = Journal.open(how.path)
    try:
        made = _opened(how, journal)
    except BaseException:
        journal.close()
        raise
    if isinstance(made, OpenProblem):
        journal.close()
    return made


def _is_same(how: Start, header: Header) -> bool:
    """Return whether the options are those of this game: the same line typed again."""
    again = new_game(how.wanted, how.path.parent)
    kept = (
        "pack", "map", "player", "team", "variant", "house", "dice", "cards", "position", "floor",
    )  # fmt: skip
    return not isinstance(again, OpenProblem) and all(
        again.header.all(key) == header.all(key) for key in kept
    )


def _opened(how: Start, journal: Journal) -> Referee | OpenProblem:
    record, name = journal.record, how.path.name
    notes: list[str] = []
    if record.flaw is not None and record.flaw.fatal:
        return OpenProblem("record", f"{name}:{record.flaw.line}: {record.flaw.text}")
    if how.wanted.has_any and not _is_same(how, record.header):
        notes.append("the game has begun already: the options for a new one are not used")
    if not journal.is_writable:
        notes.append(f"{journal.why_not}: read-only here")
    if record.torn:
        notes.append(f"the last line was not finished and is dropped: `{record.torn}`")
    notes += _misspelt(record.header)
    strange = forbidden_paths(record.header, how.path.parent)
    if strange and not _may_read(how, strange):
        return OpenProblem("record", outside_text(name, strange))
    opened = open_game(record.header, how.path.parent)
    if isinstance(opened, OpenProblem):
        return OpenProblem("record", opened.with_place(name))
    if opened.changed:
        notes.append(_changed(opened))
    played = _play(how, opened, record, notes)
    if isinstance(played, OpenProblem):
        return played
    stuck = played.stuck or flaw_of(record)
    if stuck is not None and not _may_repair(how, stuck, played):
        return OpenProblem(
            "record",
            f"{name}, {stuck}; {_cause(opened)}"
            "--repair goes on from before that line and keeps a copy",
        )
    if (stuck is not None or played.diverged is not None) and journal.is_writable:
        raw = how.path.read_bytes()
        rest: list[Note] = rest_as_notes(record, stuck, raw) if stuck is not None else []
        kept = journal.rewrite(record.header, played.inputs, [*record.notes, *rest])
        notes.append(f"the record was set right; the old one is {kept.name}")
    elif journal.is_writable and record.inputs and record.inputs[-1].outcome is None:
        # A crash cut it off, or a person left it out: every input has its outcome.
        last = played.run.log[-1] if played.run.log else None
        if last is not None and last.number == record.inputs[-1].number:
            journal.store_outcome(last.number, last.outcome)
    return _able_to_go_on(how, Referee(played.run, journal, Chance(how.seed), tuple(notes)))


def _play(
    how: Start, opened: OpenedGame, record: Record, notes: list[str]
) -> Replayed | OpenProblem:
    """Play the inputs again; at a difference somebody decides which outcome counts."""
    played = replay(GameRun(opened), record, how.policy)
    if played.diverged is None or how.policy != "stop":
        if played.diverged is not None:
            notes.append(f"{played.diverged}; {_kept(how.policy)}")
        return played
    answer = ""
    if how.decide is not None:
        question = f"{played.diverged}. Keep what was recorded, or take it as it is now?"
        answer = how.decide(question, ("recorded", "now"))
    if not answer:
        return OpenProblem(
            "diverged",
            f"{how.path.name}, {played.diverged}; {_cause(opened)}"
            "--recorded goes on from what was recorded, --anew from what the rules say now",
        )
    policy: Policy = "recorded" if answer == "recorded" else "anew"
    notes.append(f"{played.diverged}; {_kept(policy)}")
    return replay(GameRun(opened), record, policy)


def _may_read(how: Start, paths: list[Path]) -> bool:
    """Ask once for all paths: a record may come from a stranger."""
    allowed = how.outside
    if not allowed and how.decide is not None:
        shown = " and ".join(f"`{path}`" for path in paths)
        question = f"{how.path.name} names {shown}, outside its own folder. Read it?"
        allowed = how.decide(question, ("yes", "no")) == "yes"
    if allowed:
        allow(paths)
    return allowed


def _misspelt(header: Header) -> list[str]:
    """Warn of a slip in a key. Other unknown keys are left alone."""
    unknown = dict.fromkeys(key for key, _ in header.entries if key not in KEYS)
    guesses = {key: nearest(key, KEYS) for key in unknown}
    return [
        f"line {header.line_of(key, 0)}: `{key}` is no key of a record and is not used; "
        f"did you mean `{guess}`?"
        for key, guess in guesses.items()
        if guess is not None
    ]


def _changed(opened: OpenedGame) -> str:
    return f"{' and '.join(opened.changed)} changed since this game began"


def _cause(opened: OpenedGame) -> str:
    return f"{_changed(opened)}; " if opened.changed else ""


def _kept(policy: Policy) -> str:
    return "the recorded one counts" if policy == "recorded" else "the new one counts"


def _may_repair(how: Start, stuck: Stuck, played: Replayed) -> bool:
    if how.repair:
        return True
    if how.decide is None:
        return False
    question = (
        f"{stuck}. Go on from before it? The rest is kept as remarks, and a copy of the file."
    )
    return how.decide(question, ("yes", "no")) == "yes"
