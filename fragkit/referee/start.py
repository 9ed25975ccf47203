"""Making a referee from a file's name: starting a new game, or opening its record and checking it."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path

from fragkit.diagnostics import nearest
from fragkit.language.sentences import NOTHING, Text, plural, say
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.history.replay import (
    Diverged,
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
Decide = Callable[[Text, tuple[str, ...]], str]  # question, answers -> one of the answers, or ""


@dataclass(frozen=True, slots=True)
class Start:
    """The way to start or open a game: the typed options, and a way to ask the user."""

    path: Path
    wanted: GameOptions
    seed: int | None = None
    repair: bool = False
    outside: bool = False  # allow maps and packs outside the record's folder
    policy: Policy = "stop"
    complete: Complete | None = None
    decide: Decide | None = None


def start(how: Start) -> Referee | OpenProblem:
    try:
        if not how.path.exists() or (how.path.is_file() and how.path.stat().st_size == 0):
            return _begin(how)
        return _resume(how)
    except NotStored as error:
        return OpenProblem("storage", error.text)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        unread = say("can't read `{file}`: {reason}", file=str(how.path), reason=reason)
        return OpenProblem("storage", unread)


def _begin(how: Start) -> Referee | OpenProblem:
    wanted: GameOptions | OpenProblem = how.wanted
    assert isinstance(wanted, GameOptions), "a start has what was typed"
    if not wanted.map or not wanted.players:
        if how.complete is None:
            missing = [o for o, v in (("--map", wanted.map), ("--player", wanted.players)) if not v]
            return OpenProblem(
                "setup", say("a new game needs {options_typed:and}", options_typed=missing)
            )
        wanted = how.complete(wanted)
        if isinstance(wanted, OpenProblem):
            return wanted
    opened = new_game(wanted, how.path.parent, datetime.date.today().isoformat())
    if isinstance(opened, OpenProblem):
        return opened
    journal, notes = Journal.create(how.path, opened.header), _counted_wins(opened, wanted)
    referee = Referee(GameRun(opened), journal, Chance(how.seed), notes)
    referee.ahead = wanted.ahead
    return _able_to_go_on(how, referee)


def _able_to_go_on(how: Start, referee: Referee) -> Referee:
    """Enable the referee to start the next game, and to reopen this one after a bug in fragkit."""
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
    """Return whether the options match this game. They do when the same command is typed again."""
    again = new_game(how.wanted, how.path.parent)
    kept = (
        "pack", "map", "player", "team", "variant", "house", "dice", "cards", "position", "floor",
    )  # fmt: skip
    return not isinstance(again, OpenProblem) and all(
        again.header.all(key) == header.all(key) for key in kept
    )


def _counted_wins(opened: OpenedGame, wanted: GameOptions) -> tuple[Text, ...]:
    """Name the players whose extra points count as wins although nobody typed these
    (tournament.improve)."""
    return tuple(
        plural(
            "{player} {value}: the point above the limit counts as {n} earlier win",
            "{player} {value}: the points above the limit count as {n} earlier wins",
            player=player.name, value=str(player.stats), n=player.wins,
        )
        for player, typed in zip(opened.setup.players, wanted.players, strict=False)
        if player.wins and "wins:" not in typed
    )  # fmt: skip


def _opened(how: Start, journal: Journal) -> Referee | OpenProblem:
    record, name = journal.record, how.path.name
    notes: list[Text] = []
    if record.flaw is not None and record.flaw.fatal:
        return OpenProblem(
            "record", OpenProblem("record", record.flaw.text, record.flaw.line).with_place(name)
        )
    if how.wanted.has_any and not _is_same(how, record.header):
        notes.append(say("this game has already started: the options for a new game are ignored"))
    if not journal.is_writable:
        notes.append(say("read-only: {reason}", reason=journal.why_not))
    if record.torn:
        notes.append(
            say("the last line was incomplete and is left out: `{typed}`", typed=record.torn)
        )
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
            say(
                "{file}, {reason}{cause}. Add `--repair` to continue from the line before and keep a "
                "copy.",
                file=name, reason=stuck.text, cause=_cause(opened),
            ),
        )  # fmt: skip
    if (stuck is not None or played.diverged is not None) and journal.is_writable:
        raw = how.path.read_bytes()
        rest: list[Note] = rest_as_notes(record, stuck, raw) if stuck is not None else []
        kept = journal.rewrite(record.header, played.inputs, [*record.notes, *rest])
        notes.append(say("the record was repaired; the old one is {file}", file=kept.name))
    elif journal.is_writable and record.inputs and record.inputs[-1].outcome is None:
        # A crash or a person has left out the last outcome.
        last = played.run.log[-1] if played.run.log else None
        if last is not None and last.number == record.inputs[-1].number:
            journal.store_outcome(last.number, last.outcome)
    return _able_to_go_on(how, Referee(played.run, journal, Chance(how.seed), tuple(notes)))


def _play(
    how: Start, opened: OpenedGame, record: Record, notes: list[Text]
) -> Replayed | OpenProblem:
    """Replay the inputs. If an outcome differs, ask which one to keep."""
    played = replay(GameRun(opened), record, how.policy)
    if played.diverged is None or how.policy != "stop":
        if played.diverged is not None:
            notes.append(_kept(played.diverged, how.policy))
        return played
    answer = ""
    if how.decide is not None:
        question = say(
            "{reason}. Keep the recorded outcome, or the new one?", reason=played.diverged.text
        )
        answer = how.decide(question, ("recorded", "now"))
    if not answer:
        return OpenProblem(
            "diverged",
            say(
                "{file}, {reason}{cause}. Add `--recorded` to keep the recorded outcome, or `--anew` "
                "to play by the current rules.",
                file=how.path.name, reason=played.diverged.text, cause=_cause(opened),
            ),
        )  # fmt: skip
    policy: Policy = "recorded" if answer == "recorded" else "anew"
    notes.append(_kept(played.diverged, policy))
    return replay(GameRun(opened), record, policy)


def _may_read(how: Start, paths: list[Path]) -> bool:
    """Ask once about all these paths, because a record may come from a stranger."""
    allowed = how.outside
    if not allowed and how.decide is not None:
        question = say(
            "{file} uses {options_typed:and} outside its own folder. Allow that?",
            file=how.path.name, options_typed=tuple(f"`{path}`" for path in paths),
        )  # fmt: skip
        allowed = how.decide(question, ("yes", "no")) == "yes"
    if allowed:
        allow(paths)
    return allowed


def _misspelt(header: Header) -> list[Text]:
    """Warn of typos in keys. Ignore other unknown keys."""
    unknown = dict.fromkeys(key for key, _ in header.entries if key not in KEYS)
    guesses = {key: nearest(key, KEYS) for key in unknown}
    return [
        say(
            "line {line}: a record has no key `{key}`, so it is ignored; did you mean `{near}`?",
            line=header.line_of(key, 0), key=key, near=guess,
        )
        for key, guess in guesses.items()
        if guess is not None
    ]  # fmt: skip


def _changed(opened: OpenedGame) -> Text:
    return say("{items:and} changed since this game began", items=opened.changed)


def _cause(opened: OpenedGame) -> Text:
    return say(" ({message})", message=_changed(opened)) if opened.changed else NOTHING


def _kept(diverged: Diverged, policy: Policy) -> Text:
    if policy == "recorded":
        return say("{reason}; the recorded outcome is kept", reason=diverged.text)
    return say("{reason}; the new outcome is kept", reason=diverged.text)


def _may_repair(how: Start, stuck: Stuck, played: Replayed) -> bool:
    if how.repair:
        return True
    if how.decide is None:
        return False
    question = say(
        "{reason}. Continue from the input before? Later lines become notes, and a copy of the file is kept.",
        reason=stuck.text,
    )
    return how.decide(question, ("yes", "no")) == "yes"
