"""A recorded game told again: its story turn by turn, and the score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Any

from fragkit.language import say
from fragkit.referee.history.replay import Replayed
from fragkit.referee.history.run import AcceptedInput, GameRun
from fragkit.referee.telling.prompts import won_text
from fragkit.rules import events as e
from fragkit.rules.flow.setup import Position
from fragkit.rules.json_values import to_plain
from fragkit.rules.requests import Over
from fragkit.term.style import Style, pad
from fragkit.values import dataclass

START = "Start"


@dataclass(slots=True)
class Chapter:
    """The setup, or one turn."""

    title: str
    inputs: list[AcceptedInput] = field(default_factory=list)


@dataclass(slots=True)
class Score:
    """What one player did in the whole game."""

    frags: int = 0
    fragged: int = 0
    shots: int = 0
    hits: int = 0
    points: int = 0  # dealt by shots that hit


def effective(played: Replayed) -> list[AcceptedInput]:
    """The inputs that still count: what was undone is no part of the story."""
    return played.run.effective()


def chapters(done: list[AcceptedInput], position: Position | None = None) -> list[Chapter]:
    """The setup and the turns; a game begun in the middle begins with somebody's turn."""
    told = [Chapter(START if position is None else f"Turn 1: {position.turn}")]
    for one in done:
        told[-1].inputs.append(one)
        began = [ev for ev in one.events if isinstance(ev, e.TurnBegan)]
        if began:
            told.append(Chapter(f"Turn {began[-1].number}: {began[-1].player}"))
    return [c for c in told if c.inputs]


def scores(done: list[AcceptedInput], names: list[str]) -> dict[str, Score]:
    found = {name: Score() for name in names}
    shooter = ""
    for event in lasting_events(done):
        match event:
            case e.AttackDeclared(player=player):
                shooter = player
                found.setdefault(player, Score()).shots += 1
            case e.Hit(player=player):
                found.setdefault(player, Score()).hits += 1
            case e.Wounded(player=victim, points=points) if shooter and victim != shooter:
                found.setdefault(shooter, Score()).points += points
            case e.Fragged(player=player):
                found.setdefault(player, Score()).fragged += 1
            case e.FragScored(player=player):
                found.setdefault(player, Score()).frags += 1
            case e.TurnBegan() | e.Missed():
                shooter = ""
    return found


def lasting_events(done: list[AcceptedInput]) -> Iterator[e.Event]:
    """What happened in the end: something said late replaces what was told before it."""
    told: list[tuple[e.Event, ...]] = []
    for one in done:
        late = one.events[0] if one.events else None
        if isinstance(late, e.Rewound):
            told[len(told) - late.inputs :] = [()] * min(late.inputs, len(told))
        told.append(one.events)
    for events in told:
        yield from events


def story_lines(played: Replayed, style: Style) -> list[str]:
    done, notes = effective(played), notes_of(played.run)
    lines = [style.dim(line) for text in notes.get(0, ()) for line in style.wrap(f"# {text}")]
    for chapter in chapters(done, played.run.setup.position):
        lines.append(style.bold(chapter.title))
        if chapter.title == START and (before := played.run.opening_text()):
            lines += style.wrap(before, "     ", "     ")
        for one in chapter.inputs:
            lines += style.wrap(f"{one.outcome.text}", f"{one.number:>4} ", "     ")
            for text in notes.get(one.number, ()):
                lines += [style.dim(line) for line in style.wrap(f"# {text}", "     ", "       ")]
    return lines


def notes_of(run: GameRun) -> dict[int, list[str]]:
    """Remarks by the input behind which they stand; what explains a recorded refusal too."""
    found: dict[int, list[str]] = {}
    for after, text in run.notes:
        found.setdefault(after, []).append(text)
    return found


def score_lines(played: Replayed, style: Style) -> list[str]:
    state = played.run.table.state
    done = effective(played)
    table = scores(done, list(state.seats))
    heads = zip(("frags", "died", "shots", "hits", "points"), (5, 5, 6, 5, 7), strict=True)
    lines = [style.bold(" " * 9 + "".join(f"{say(w)[: max(n - 1, 5)]:>{n}}" for w, n in heads))]
    for name, score in table.items():
        frags = _frags(played, name, score)
        mark = style.pick("★", "*") if name in state.winners else " "
        lines.append(
            f"{mark}{pad(name[:8], 8)}{frags:>5}{score.fragged:>5}{score.shots:>6}{score.hits:>5}{score.points:>7}"
        )
    return lines


def _frags(played: Replayed, name: str, score: Score) -> int:
    """What counts at the table: with frags from before the record began, and by override."""
    seat = played.run.table.state.seats.get(name)
    return seat.frags if seat is not None else score.frags


def verdict(played: Replayed) -> str:
    """The first line: how the game stands."""
    run = played.run
    if played.stuck is not None:
        return f"Refused at {played.stuck}"
    request = run.request
    if isinstance(request, Over):
        turns = run.table.state.turns
        won = won_text(request)
        return f"{won[:1].upper()}{won[1:]} after {turns} turn" + ("" if turns == 1 else "s")
    turn = run.table.state.turn
    if turn is None:
        return f"The game is being set up, {run.next_number - 1} inputs"
    return f"Turn {turn.number}, {turn.player} to play, {run.next_number - 1} inputs"


def replay_plain(played: Replayed) -> dict[str, Any]:
    run = played.run
    done = effective(played)
    story = run.story
    stuck, diverged = played.stuck, played.diverged or played.reworded
    return {
        "verdict": verdict(played),
        "inputs": [
            {"number": d.number, "line": d.line, "text": d.outcome.text, "facts": list(d.outcome.facts)}
            for d in run.log
        ],
        "events": [
            {**to_plain(event), "input": d.number, "text": story.sentence(event)}
            for d in done
            for event in d.events
        ],
        "notes": [{"after": after, "text": text} for after, text in run.notes],
        "state": to_plain(run.table.state),
        "request": to_plain(run.request),
        "score": {
            name: {
                "frags": _frags(played, name, s), "fragged": s.fragged, "shots": s.shots, "hits": s.hits,
                "points": s.points,
            }
            for name, s in scores(done, list(run.table.state.seats)).items()
        },
        "changed": list(run.opened.changed),
        "refused": None
        if stuck is None
        else {
            "line": stuck.line, "said": stuck.said, "rule": getattr(stuck.why, "rule", ""),
            "text": stuck.why.text, "help": stuck.why.help,
        },
        "diverged": None
        if diverged is None
        else {
            "line": diverged.line, "said": diverged.said,
            "recorded": diverged.recorded.text, "now": diverged.now.text, "text": str(diverged),
        },
    }  # fmt: skip
