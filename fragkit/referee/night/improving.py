"""Who may raise a stat between two games (tournament.improve, team.improve, team.dm.improve).

A winner alone raises one. Of several who have won together the one with the highest die does, or
each of them where their game has it so.
"""

from __future__ import annotations

import re
from dataclasses import replace

from fragkit.model.word_values import Stats
from fragkit.referee.history.run import GameRun
from fragkit.referee.reading.words import Misread, find
from fragkit.rules.flow.setup import Player, Setup, player_problem
from fragkit.values import dataclass

STATS = ("health", "speed", "accuracy")
NONE = "none"


@dataclass(frozen=True, slots=True)
class Raises:
    """What was said behind `rematch`: who has earned a point, and which stat it goes to."""

    earned: tuple[str, ...] = ()
    stats: tuple[tuple[str, str], ...] = ()  # player and stat
    is_open: bool = True  # nothing is settled yet: what may be said is offered


def do_all_improve(run: GameRun) -> bool:
    has_it = any(module.all_improve for module in run.setup.modules)
    by_rule = run.setup.houses.letter("team.improve") == "a"
    return has_it and by_rule and bool(run.table.state.winning_side)


def read_raises(run: GameRun, words: tuple[str, ...]) -> Raises | Misread:
    """`speed`, `red speed green health`, `5 3 speed`; `none` leaves all as it is."""
    winners = run.table.state.winners
    said = [word.casefold() for word in words]
    if not said or said == [NONE]:
        earned = winners if do_all_improve(run) or len(winners) == 1 else ()
        return Raises(earned, is_open=not said)
    if not winners:
        return Misread("nobody raises a stat", "`rematch`")
    if do_all_improve(run) and len(winners) > 1:
        return _each(winners, said)
    if len(winners) > 1:
        return _highest(winners, said)
    if len(said) > 1:
        return Misread("one stat is raised", "`rematch`")
    return _one(winners[0], said[0])


def _one(player: str, word: str) -> Raises | Misread:
    if word == NONE:
        return Raises((player,), is_open=False)
    stat = find(word, (*STATS, NONE), "stat")
    if isinstance(stat, Misread):
        return stat
    return Raises((player,), ((player, stat),) if stat != NONE else (), is_open=False)


def _each(winners: tuple[str, ...], said: list[str]) -> Raises | Misread:
    """Names and stats; who is not named leaves the point for another time."""
    raised: dict[str, str] = {}
    for name, stat in zip(said[::2], [*said[1::2], ""], strict=False):
        player = find(name, winners, "winner")
        if isinstance(player, Misread):
            return Misread(player.text, player.help, "team.dm.improve")
        if player in raised:
            return Misread(f"{player} raises one stat", "`rematch`", "team.dm.improve")
        found = find(stat, STATS, "stat") if stat else Misread(f"which stat does {player} raise?")
        if isinstance(found, Misread):
            return Misread(found.text, found.help or f"`rematch {name} speed`")
        raised[player] = found
    return Raises(winners, tuple(raised.items()), is_open=False)


def _highest(winners: tuple[str, ...], said: list[str]) -> Raises | Misread:
    """A die of each, in the order in which they are told; then the stat (team.improve.roll)."""
    faces: list[int] = []
    while said and re.fullmatch("[1-6]+", said[0]):
        faces += map(int, said.pop(0))
    if len(faces) != len(winners):
        text = f"{' and '.join(winners)} roll a die each, the highest raises a stat"
        sample = " ".join("5324616253"[: len(winners)])
        return Misread(text, f"`rematch {sample} speed`", "team.improve.roll")
    best = [name for name, face in zip(winners, faces, strict=True) if face == max(faces)]
    if len(best) > 1:
        return Misread(f"{' and '.join(best)} are even: roll again", "", "ruling.team.ties")
    if not said:
        return Raises((best[0],))
    if len(said) > 1:
        return Misread("one stat is raised", "`rematch`", "team.improve")
    return _one(best[0], said[0])


def raised(player: Player, stat: str) -> Player:
    stats = player.stats
    more: Stats = replace(stats, **{stat: getattr(stats, stat) + 1})
    return replace(player, stats=more)


def able(setup: Setup, player: Player) -> list[str]:
    """The stats that this player may raise with the point that was earned."""
    return [stat for stat in STATS if player_problem(setup, raised(player, stat)) is None]


def offer_of(run: GameRun, words: tuple[str, ...], players: list[Player]) -> str:
    """What may be said now, in the words of `rematch`."""
    winners = run.table.state.winners
    leave = "`rematch none` leaves them"
    if not winners or not players:
        return ""
    if do_all_improve(run) and len(winners) > 1:
        can = [f"{p.name} ({', '.join(able(run.setup, p))})" for p in players if able(run.setup, p)]
        sample = " ".join(f"{p.name.casefold()} {able(run.setup, p)[0]}" for p in players if can)
        each = f"Each of the winners may raise a stat: {', '.join(can)}. `rematch {sample}`; "
        return f"{each if can else ''}{leave}"
    if len(players) > 1:
        dice = " ".join("5324616253"[: len(players)])
        names = " and ".join(p.name for p in players)
        return (
            f"{names} roll a die each; the highest may raise a stat: `rematch {dice}`, in that "
            f"order; {leave}"
        )
    said = " ".join(("rematch", *words))
    can = [f"`{said} {stat}`" for stat in able(run.setup, players[0])]
    return f"{players[0].name} may raise a stat: {', '.join(can)}; {leave}" if can else leave
