"""What happened in a game and in an evening: the story by turns, scores, standings.

Scores count what lasted: undone inputs are left out. Standings add up several games and compare
each player's dice with the average.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from fractions import Fraction
from typing import Any

from fragkit.language import translate
from fragkit.referee.display.prompts import won_text
from fragkit.referee.history.game_run import AcceptedInput, GameRun
from fragkit.referee.history.replay import Replayed
from fragkit.rules import events as e
from fragkit.rules.flow.setup import Position
from fragkit.rules.json_values import to_plain
from fragkit.rules.odds.dice_odds import hit_odds, sums
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
    """One player's score in a game."""

    frags: int = 0
    fragged: int = 0
    shots: int = 0
    hits: int = 0
    points: int = 0  # dealt by shots that hit


def effective(played: Replayed) -> list[AcceptedInput]:
    """Return the inputs that still count, without the undone ones."""
    return played.run.effective()


def chapters(done: list[AcceptedInput], position: Position | None = None) -> list[Chapter]:
    """Return the setup and the turns; a game begun in the middle starts with a turn."""
    found = [Chapter(START if position is None else f"Turn 1: {position.turn}")]
    for one in done:
        found[-1].inputs.append(one)
        began = [ev for ev in one.events if isinstance(ev, e.TurnBegan)]
        if began:
            found.append(Chapter(f"Turn {began[-1].number}: {began[-1].player}"))
    return [c for c in found if c.inputs]


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
    """Return what happened in the end: a late claim replaces what was rolled before it."""
    lasting: list[tuple[e.Event, ...]] = []
    for one in done:
        late = one.events[0] if one.events else None
        if isinstance(late, e.Rewound):
            lasting[len(lasting) - late.inputs :] = [()] * min(late.inputs, len(lasting))
        lasting.append(one.events)
    for events in lasting:
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
    """Return the remarks by the number of the input before them."""
    found: dict[int, list[str]] = {}
    for after, text in run.notes:
        found.setdefault(after, []).append(text)
    return found


def score_lines(played: Replayed, style: Style) -> list[str]:
    state = played.run.table.state
    done = effective(played)
    table = scores(done, list(state.seats))
    heads = zip(("frags", "died", "shots", "hits", "points"), (5, 5, 6, 5, 7), strict=True)
    lines = [
        style.bold(" " * 9 + "".join(f"{translate(w)[: max(n - 1, 5)]:>{n}}" for w, n in heads))
    ]
    for name, score in table.items():
        frags = _frags(played, name, score)
        mark = style.pick("★", "*") if name in state.winners else " "
        lines.append(
            f"{mark}{pad(name[:8], 8)}{frags:>5}{score.fragged:>5}{score.shots:>6}{score.hits:>5}{score.points:>7}"
        )
    return lines


def _frags(played: Replayed, name: str, score: Score) -> int:
    """Return the frags at the table, with those from before the record and by override."""
    seat = played.run.table.state.seats.get(name)
    return seat.frags if seat is not None else score.frags


def verdict(played: Replayed) -> str:
    """Return the first line: how the game stands."""
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
    stuck, diverged = played.stuck, played.diverged
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
            "line": stuck.line, "said": stuck.typed, "rule": getattr(stuck.why, "rule", ""),
            "text": stuck.why.text, "help": stuck.why.help,
        },
        "diverged": None
        if diverged is None
        else {
            "line": diverged.line, "said": diverged.typed,
            "recorded": diverged.recorded.text, "now": diverged.now.text, "text": str(diverged),
        },
    }  # fmt: skip


_EVEN = Fraction(7, 2)  # what a die shows on average


@dataclass(slots=True)
class PlayerTotals:
    """One player over all games of an evening."""

    games: int = 0
    wins: int = 0
    frags: int = 0
    fragged: int = 0
    shots: int = 0
    hits: int = 0
    rolled_hits: int = 0  # of shots that were rolled for
    expected_hits: Fraction = Fraction(0)
    points: int = 0
    power_ups: int = 0  # rolled for
    found: int = 0
    expected_found: Fraction = Fraction(0)
    dice: int = 0
    pips: int = 0

    @property
    def luck(self) -> Fraction:
        """How far above or below the average this player's dice were."""
        return Fraction(self.pips, self.dice) - _EVEN if self.dice else Fraction(0)


@dataclass(frozen=True, slots=True)
class BestShot:
    points: int
    shooter: str
    victim: str
    cause: str
    game: str


@dataclass(slots=True)
class Standings:
    players: dict[str, PlayerTotals] = field(default_factory=dict)
    games: list[tuple[str, str]] = field(default_factory=list)  # name, and who has won
    shot: BestShot | None = None


def add_up(games: Iterable[tuple[str, Replayed]]) -> Standings:
    evening = Standings()
    for name, played in games:
        _add(evening, name, played)
    return evening


def _add(evening: Standings, game: str, played: Replayed) -> None:
    state, done = played.run.table.state, effective(played)
    evening.games.append((game, state.winner))
    for name, score in scores(done, list(state.seats)).items():
        one = evening.players.setdefault(name, PlayerTotals())
        one.games += 1
        one.wins += name in state.winners
        seat = state.seats.get(name)
        one.frags += seat.frags if seat is not None else score.frags
        one.fragged += score.fragged
        one.shots += score.shots
        one.hits += score.hits
        one.points += score.points
    away, shooter, is_rolled = 0, "", False
    for event in lasting_events(done):
        one = evening.players.setdefault(event.player, PlayerTotals())
        match event:
            case e.AttackDeclared(player=player, range=away):
                shooter, is_rolled = player, False
            case e.Rolled(purpose=purpose, faces=faces):
                one.dice += len(faces)
                one.pips += sum(faces)
                if purpose == "hit":
                    is_rolled = True
                    one.expected_hits += hit_odds(sums(len(faces)), away)
            case e.Hit(automatic=""):
                one.rolled_hits += is_rolled
            case e.PoweredUp() | e.PowerUpFailed() if event.face:
                one.power_ups += 1
                one.found += isinstance(event, e.PoweredUp)
                one.expected_found += Fraction(event.good, 6)
            case e.Wounded(player=victim, points=points, cause=cause):
                best = evening.shot.points if evening.shot is not None else 0
                if shooter and victim != shooter and points > best:
                    evening.shot = BestShot(points, shooter, victim, str(cause), game)
            case e.TurnBegan():
                shooter = ""
    evening.players.pop("", None)


def standings_lines(evening: Standings, style: Style) -> list[str]:
    won = [f"{name}: {winner or 'not over'}" for name, winner in evening.games]
    many = f"{len(won)} game{'s' * (len(won) != 1)}"
    lines = [style.bold(line) for line in style.wrap(f"{many}. {', '.join(won)}", hang="  ")]
    heads = zip(("wins", "frags", "died", "shots", "hits"), (4, 6, 5, 6, 5), strict=True)
    lines.append(style.bold(" " * 9 + "".join(f"{translate(w)[: n - 1]:>{n}}" for w, n in heads)))
    best = max((one.wins for one in evening.players.values()), default=0)
    for name, one in ranked(evening):
        mark = style.pick("★", "*") if one.wins and one.wins == best else " "
        lines.append(
            f"{mark}{pad(name[:8], 8)}{one.wins:>4}{one.frags:>6}{one.fragged:>5}{one.shots:>6}{one.hits:>5}"
        )
    for name, one in ranked(evening):
        for text in luck_lines(name, one):
            lines += style.wrap(text, "", "  ")
    if (shot := evening.shot) is not None:
        best_shot = f"Shot of the night: {shot.shooter} at {shot.victim} with {shot.cause}, {shot.points} point{'s' * (shot.points != 1)} ({shot.game})."
        lines += [style.bold(line) for line in style.wrap(best_shot, hang="  ")]
    return lines


def ranked(evening: Standings) -> Sequence[tuple[str, PlayerTotals]]:
    return sorted(
        evening.players.items(), key=lambda one: (-one[1].wins, -one[1].frags, one[1].fragged)
    )


def luck_lines(name: str, one: PlayerTotals) -> list[str]:
    """Return `Green rolled 41 power-ups and found 14; expected 20.5.` and the like."""
    lines: list[str] = []
    if one.power_ups:
        expected = _short(one.expected_found)
        often = "power-up" if one.power_ups == 1 else "power-ups"
        lines.append(
            f"{name} rolled {one.power_ups} {often} and found {one.found}; expected {expected}."
        )
    if one.expected_hits or one.rolled_hits:
        lines.append(f"{name} hit {one.rolled_hits} by dice; expected {_short(one.expected_hits)}.")
    if one.dice:
        average = _short(Fraction(one.pips, one.dice), 2)
        dice = "die" if one.dice == 1 else "dice"
        lines.append(f"{name}'s {one.dice} {dice} showed {average} on average; expected 3.50.")
    return lines


def _short(number: Fraction, digits: int = 1) -> str:
    return f"{float(number):.{digits}f}"


def standings_plain(evening: Standings) -> dict[str, Any]:
    return {
        "games": [{"game": name, "winner": winner} for name, winner in evening.games],
        "players": {
            name: {
                "games": one.games, "wins": one.wins, "frags": one.frags, "fragged": one.fragged,
                "shots": one.shots, "hits": one.hits, "rolled_hits": one.rolled_hits,
                "expected_hits": float(one.expected_hits), "points": one.points,
                "power_ups": one.power_ups, "found": one.found,
                "expected_found": float(one.expected_found),
                "dice": one.dice, "pips": one.pips, "luck": float(one.luck),
            }
            for name, one in ranked(evening)
        },
        "shot": None
        if evening.shot is None
        else {
            "points": evening.shot.points, "shooter": evening.shot.shooter,
            "victim": evening.shot.victim, "cause": evening.shot.cause, "game": evening.shot.game,
        },
    }  # fmt: skip
