"""A game night: the next game with the same seats, and the standings so far.

`rematch` begins `friday-2.frag` beside `friday.frag`. Whoever has won may raise one stat by 1
(tournament.improve); the rules say who is first, as in every game.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from fragkit.model.words import Stats
from fragkit.referee.history.run import GameRun
from fragkit.referee.opening.opened import Wanted, player_line, split_hash
from fragkit.referee.reading.words import Misread, find
from fragkit.rules.commands import Join
from fragkit.rules.requests import Over
from fragkit.rules.tracks import level
from fragkit.rules.turn.setup import Player, player_problem

RAISED = ("health", "speed", "accuracy", "none")


def series_of(path: Path) -> tuple[Path, int]:
    """`friday-3.frag` is the third game of `friday.frag`."""
    match = re.fullmatch(r"(.+?)-(\d{1,3})", path.stem)
    if match is None:
        return path, 1
    first = path.with_name(f"{match[1]}{path.suffix}")
    return (first, int(match[2])) if first.exists() else (path, 1)


def games_of(path: Path) -> list[Path]:
    """All games of the evening, in their order."""
    first, _ = series_of(path)
    found = [first] if first.exists() else []
    number = 2
    while (one := first.with_name(f"{first.stem}-{number}{first.suffix}")).exists():
        found.append(one)
        number += 1
    return found


def next_game(path: Path) -> Path:
    first, _ = series_of(path)
    return first.with_name(f"{first.stem}-{len(games_of(path)) + 1}{first.suffix}")


def seated(run: GameRun) -> list[Player]:
    """Who plays now, with stats and wins as at the start of this game."""
    known = {player.name: player for player in run.setup.players}
    for done in run.effective():
        if isinstance(done.said, Join):
            joined = done.said
            known[joined.player] = Player(
                joined.player, Stats.parse(joined.stats), joined.fighter, joined.wins
            )
    seats = run.table.state.seats.values()
    return [known[seat.name] for seat in seats if seat.status != "gone" and seat.name in known]


def wanted_again(run: GameRun, words: tuple[str, ...]) -> Wanted | Misread:
    """The next game; `words` say which stat the winner raises."""
    if not isinstance(run.request, Over):
        return Misread("this game is not over", "`undo`, `leave` and `override` work as ever")
    winners = run.table.state.winners
    raised = words[0].casefold() if words else ""
    if len(words) > 1 or (raised and not winners):
        return Misread("nobody raises a stat" if not winners else "one stat is raised", "`rematch`")
    stat = find(raised, RAISED, "stat") if raised else "none"
    if isinstance(stat, Misread):
        return stat
    players = []
    for player in seated(run):
        if player.name in winners:
            player = replace(player, wins=player.wins + 1)
        if player.name in winners[:1] and stat != "none":
            stats = player.stats
            player = replace(player, stats=replace(stats, **{stat: getattr(stats, stat) + 1}))
            if (problem := player_problem(run.setup, player)) is not None:
                return Misread(problem.text, offer(run), problem.rule)
        players.append(replace(player, tracks=_kept(run, player)))
    header = run.opened.header
    return Wanted(
        split_hash(header.get("map"))[0], [player_line(p) for p in players],
        [split_hash(value)[0] for value in header.all("pack")], list(header.all("variant")),
        list(header.all("house")), run.opened.dice, run.setup.dealing,
    )  # fmt: skip


def _kept(run: GameRun, player: Player) -> tuple[tuple[str, int], ...]:
    """What tracks are kept for the next game (`rematch`)."""
    tracks = run.game.catalog.tracks(player.fighter).values()
    return tuple((t.id, level(run.game, player.name, t.id)) for t in tracks if t.rematch)


def offer(run: GameRun) -> str:
    """What the winner may raise now, in the words of `rematch`."""
    winners = run.table.state.winners
    mine = [player for player in seated(run) if player.name in winners[:1]]
    if not mine:
        return ""
    player = replace(mine[0], wins=mine[0].wins + 1)
    able = []
    for stat in RAISED[:-1]:
        stats = replace(player.stats, **{stat: getattr(player.stats, stat) + 1})
        if player_problem(run.setup, replace(player, stats=stats)) is None:
            able.append(f"`rematch {stat}`")
    raise_one = f"{player.name} may raise a stat: {', '.join(able)}; " if able else ""
    return f"{raise_one}`rematch none` leaves them"
