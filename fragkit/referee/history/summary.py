"""Summaries of a game or an evening: the story by turns, scores, standings.

Scores leave out undone inputs. Standings add up several games and compare
each player's dice with the average.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace
from fractions import Fraction
from typing import Any

from fragkit.language import translate
from fragkit.language.sentences import Sentence, plural, say
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

START = say("Start")


@dataclass(slots=True)
class Chapter:
    """A chapter of the story: the setup, or one turn."""

    title: Sentence
    inputs: list[AcceptedInput] = field(default_factory=list)


@dataclass(slots=True)
class Score:
    """One player's score in a game."""

    frags: int = 0
    fragged: int = 0
    shots: int = 0
    hits: int = 0
    points: int = 0  # damage dealt by shots that hit


def effective(played: Replayed) -> list[AcceptedInput]:
    """Return the inputs that still count, without the undone ones."""
    return played.run.effective()


def chapters(done: list[AcceptedInput], position: Position | None = None) -> list[Chapter]:
    """Return the setup and the turns. A game that begins from a position starts with a turn."""
    found = [Chapter(START if position is None else _turn_text(1, position.turn))]
    for one in done:
        found[-1].inputs.append(one)
        began = [ev for ev in one.events if isinstance(ev, e.TurnBegan)]
        if began:
            found.append(Chapter(_turn_text(began[-1].number, began[-1].player)))
    return [c for c in found if c.inputs]


def _turn_text(number: int, player: str) -> Sentence:
    return say("Turn {turn}: {player}", turn=number, player=player)


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
    """Yield the events that count. The events of a late card replace those of the inputs that were
    run again. Events of a seat that was handed over belong to its last player."""
    lasting: list[tuple[e.Event, ...]] = []
    for one in done:
        late = one.events[0] if one.events else None
        if isinstance(late, e.Rewound):
            lasting[len(lasting) - late.inputs :] = [()] * min(late.inputs, len(lasting))
        lasting.append(one.events)
    found = [event for events in lasting for event in events]
    last_name: dict[str, str] = {}
    for at in range(len(found) - 1, -1, -1):
        event = found[at]
        if isinstance(event, e.SeatHandedOver):
            last_name[event.other] = last_name.get(event.player, event.player)
        elif event.player in last_name:
            found[at] = replace(event, player=last_name[event.player])
    yield from found


def story_lines(played: Replayed, style: Style) -> list[str]:
    done, notes = effective(played), notes_of(played.run)
    lines = [style.dim(line) for text in notes.get(0, ()) for line in style.wrap(f"# {text}")]
    for chapter in chapters(done, played.run.setup.position):
        lines.append(style.bold(translate(chapter.title)))
        if chapter.title is START and (before := played.run.opening_text()):
            lines += style.wrap(before, "     ", "     ")
        for one in chapter.inputs:
            lines += style.wrap(one.outcome.text, f"{one.number:>4} ", "     ")
            for text in notes.get(one.number, ()):
                lines += [style.dim(line) for line in style.wrap(f"# {text}", "     ", "       ")]
    return lines


def notes_of(run: GameRun) -> dict[int, list[str]]:
    """Return the record's notes, by the number of the input before them."""
    found: dict[int, list[str]] = {}
    for after, text in run.notes:
        found.setdefault(after, []).append(text)
    return found


def score_lines(played: Replayed, style: Style) -> list[str]:
    state = played.run.table.state
    done = effective(played)
    table = scores(done, list(state.seats))
    heads = _heads("frags", "fragged", "shots", "hits", "damage")
    lines = [style.bold(" " * 9 + _row(heads, heads))]
    for name, score in table.items():
        frags = _frags(played, name, score)
        mark = style.pick("★", "*") if name in state.winners else " "
        numbers = (frags, score.fragged, score.shots, score.hits, score.points)
        lines.append(f"{mark}{pad(name[:8], 8)}{_row(heads, numbers)}")
    return lines


def _heads(*words: str) -> list[str]:
    """Return the heads of a table's columns. The first one follows the names without a space."""
    first, *rest = (translate(say("{thing:head}", thing=word)) for word in words)
    return [first, *(f" {word}" for word in rest)]


def _row(heads: Sequence[str], cells: Iterable[object]) -> str:
    return "".join(f"{cell:>{len(head)}}" for head, cell in zip(heads, cells, strict=True))


def _frags(played: Replayed, name: str, score: Score) -> int:
    """Return a player's frags, including those from before the record and from overrides."""
    seat = played.run.table.state.seats.get(name)
    return seat.frags if seat is not None else score.frags


def verdict(played: Replayed) -> Sentence:
    """Return the first line of the summary: the winners, or the player whose turn it is."""
    run = played.run
    if played.stuck is not None:
        return say("Refused at {where}", where=played.stuck.text)
    request = run.request
    if isinstance(request, Over):
        return plural(
            "{result:cap} after {n} turn", "{result:cap} after {n} turns",
            result=won_text(request), n=run.table.state.turns,
        )  # fmt: skip
    turn = run.table.state.turn
    inputs = plural("{n} input so far", "{n} inputs so far", n=run.next_number - 1)
    if turn is None:
        return say("The game is being set up ({count})", count=inputs)
    return say(
        "Turn {turn}: {player} to play ({count})",
        turn=turn.number, player=turn.player, count=inputs,
    )  # fmt: skip


def replay_plain(played: Replayed) -> dict[str, Any]:
    run = played.run
    done = effective(played)
    story = run.story
    stuck, diverged = played.stuck, played.diverged
    return {
        "verdict": str(verdict(played)),
        "inputs": [
            {"number": d.number, "line": d.line, "text": str(d.outcome.text), "facts": list(d.outcome.facts)}
            for d in run.log
        ],
        "events": [
            {**to_plain(event), "input": d.number, "text": str(story.sentence(event))}
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
        "changed": [str(text) for text in run.opened.changed],
        "refused": None
        if stuck is None
        else {
            "line": stuck.line, "said": stuck.typed, "rule": getattr(stuck.why, "rule", ""),
            "text": str(stuck.why.text), "help": str(stuck.why.help),
        },
        "diverged": None
        if diverged is None
        else {
            "line": diverged.line, "said": diverged.typed,
            "recorded": str(diverged.recorded.text), "now": str(diverged.now.text),
            "text": str(diverged),
        },
    }  # fmt: skip


_EVEN = Fraction(7, 2)  # average of a die


@dataclass(slots=True)
class PlayerTotals:
    """The totals of one player over all games of an evening."""

    games: int = 0
    wins: int = 0
    frags: int = 0
    fragged: int = 0
    shots: int = 0
    hits: int = 0
    rolled_hits: int = 0  # of shots with a to-hit roll
    expected_hits: Fraction = Fraction(0)
    points: int = 0
    power_ups: int = 0  # rolled for
    found: int = 0
    expected_found: Fraction = Fraction(0)
    dice: int = 0
    pips: int = 0

    @property
    def luck(self) -> Fraction:
        """Return how far this player's dice are above or below the average."""
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
    """Return the standings of the evening: games, players, luck and the shot of the night."""
    games = tuple(
        say("{file}: {winner}", file=name, winner=winner or say("not over"))
        for name, winner in evening.games
    )
    title = plural("{n} game. {items}", "{n} games. {items}", n=len(games), items=games)
    lines = [style.bold(line) for line in style.wrap(title, hang="  ")]
    heads = _heads("wins", "frags", "fragged", "shots", "hits")
    lines.append(style.bold(" " * 9 + _row(heads, heads)))
    best = max((one.wins for one in evening.players.values()), default=0)
    for name, one in ranked(evening):
        mark = style.pick("★", "*") if one.wins and one.wins == best else " "
        numbers = (one.wins, one.frags, one.fragged, one.shots, one.hits)
        lines.append(f"{mark}{pad(name[:8], 8)}{_row(heads, numbers)}")
    for name, one in ranked(evening):
        for text in luck_lines(name, one):
            lines += style.wrap(text, "", "  ")
    if (shot := evening.shot) is not None:
        best_shot = say(
            "Shot of the night: {attacker} at {target} with {source}, {damage} damage ({file}).",
            attacker=shot.shooter, target=shot.victim, source=shot.cause, damage=shot.points,
            file=shot.game,
        )  # fmt: skip
        lines += [style.bold(line) for line in style.wrap(best_shot, hang="  ")]
    return lines


def ranked(evening: Standings) -> Sequence[tuple[str, PlayerTotals]]:
    return sorted(
        evening.players.items(), key=lambda one: (-one[1].wins, -one[1].frags, one[1].fragged)
    )


def luck_lines(name: str, one: PlayerTotals) -> list[Sentence]:
    """Return sentences such as `Green rolled for 41 power-ups and got 14 cards (expected: 20.5).`"""
    lines: list[Sentence] = []
    if one.power_ups:
        found = plural(
            "{player} rolled for {n} power-up and got {count} (expected: {amount}).",
            "{player} rolled for {n} power-ups and got {count} (expected: {amount}).",
            player=name, n=one.power_ups, count=one.found, amount=_short(one.expected_found),
        )  # fmt: skip
        lines.append(found)
    if one.expected_hits or one.rolled_hits:
        hits = plural(
            "{player} rolled {n} hit (expected: {amount}).",
            "{player} rolled {n} hits (expected: {amount}).",
            player=name, n=one.rolled_hits, amount=_short(one.expected_hits),
        )  # fmt: skip
        lines.append(hits)
    if one.dice:
        dice = plural(
            "{player} rolled {n} die with an average of {amount} (expected: 3.50).",
            "{player} rolled {n} dice with an average of {amount} (expected: 3.50).",
            player=name, n=one.dice, amount=_short(Fraction(one.pips, one.dice), 2),
        )  # fmt: skip
        lines.append(dice)
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
