"""Several games added up: who won, who was lucky, and the shot of the night."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from fractions import Fraction
from typing import Any

from fragkit.language import say
from fragkit.referee.history.replay import Replayed
from fragkit.referee.history.retold import effective, lasting_events, scores
from fragkit.rules import events as e
from fragkit.rules.odds.dice_odds import hit_odds, sums
from fragkit.term.style import Style, pad
from fragkit.values import dataclass

_EVEN = Fraction(7, 2)  # what a die shows on average


@dataclass(slots=True)
class Night:
    """One player over all games."""

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
        """How far above or below the average a die of this player fell."""
        return Fraction(self.pips, self.dice) - _EVEN if self.dice else Fraction(0)


@dataclass(frozen=True, slots=True)
class BestShot:
    points: int
    shooter: str
    victim: str
    cause: str
    game: str


@dataclass(slots=True)
class Evening:
    players: dict[str, Night] = field(default_factory=dict)
    games: list[tuple[str, str]] = field(default_factory=list)  # name, and who has won
    shot: BestShot | None = None


def add_up(games: Iterable[tuple[str, Replayed]]) -> Evening:
    evening = Evening()
    for name, played in games:
        _add(evening, name, played)
    return evening


def _add(evening: Evening, game: str, played: Replayed) -> None:
    state, done = played.run.table.state, effective(played)
    evening.games.append((game, state.winner))
    for name, score in scores(done, list(state.seats)).items():
        one = evening.players.setdefault(name, Night())
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
        one = evening.players.setdefault(event.player, Night())
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
                    evening.shot = BestShot(points, shooter, victim, cause, game)
            case e.TurnBegan():
                shooter = ""
    evening.players.pop("", None)


def evening_lines(evening: Evening, style: Style) -> list[str]:
    won = [f"{name}: {winner or 'not over'}" for name, winner in evening.games]
    many = f"{len(won)} game{'s' * (len(won) != 1)}"
    lines = [style.bold(line) for line in style.wrap(f"{many}. {', '.join(won)}", hang="  ")]
    heads = zip(("wins", "frags", "died", "shots", "hits"), (4, 6, 5, 6, 5), strict=True)
    lines.append(style.bold(" " * 9 + "".join(f"{say(w)[: n - 1]:>{n}}" for w, n in heads)))
    best = max((one.wins for one in evening.players.values()), default=0)
    for name, one in ranked(evening):
        mark = style.pick("★", "*") if one.wins and one.wins == best else " "
        lines.append(
            f"{mark}{pad(name[:8], 8)}{one.wins:>4}{one.frags:>6}{one.fragged:>5}{one.shots:>6}{one.hits:>5}"
        )
    for name, one in ranked(evening):
        for text in told_of(name, one):
            lines += style.wrap(text, "", "  ")
    if (shot := evening.shot) is not None:
        best_shot = f"Shot of the night: {shot.shooter} at {shot.victim} with {shot.cause}, {shot.points} point{'s' * (shot.points != 1)} ({shot.game})."
        lines += [style.bold(line) for line in style.wrap(best_shot, hang="  ")]
    return lines


def ranked(evening: Evening) -> Sequence[tuple[str, Night]]:
    return sorted(
        evening.players.items(), key=lambda one: (-one[1].wins, -one[1].frags, one[1].fragged)
    )


def told_of(name: str, one: Night) -> list[str]:
    """`Green rolled 41 power-ups and found 14; expected 20.5.`"""
    said: list[str] = []
    if one.power_ups:
        expected = _short(one.expected_found)
        often = "power-up" if one.power_ups == 1 else "power-ups"
        said.append(
            f"{name} rolled {one.power_ups} {often} and found {one.found}; expected {expected}."
        )
    if one.expected_hits or one.rolled_hits:
        said.append(f"{name} hit {one.rolled_hits} by dice; expected {_short(one.expected_hits)}.")
    if one.dice:
        average = _short(Fraction(one.pips, one.dice), 2)
        dice = "die" if one.dice == 1 else "dice"
        said.append(f"{name}'s {one.dice} {dice} showed {average} on average; expected 3.50.")
    return said


def _short(number: Fraction, digits: int = 1) -> str:
    return f"{float(number):.{digits}f}"


def evening_plain(evening: Evening) -> dict[str, Any]:
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
