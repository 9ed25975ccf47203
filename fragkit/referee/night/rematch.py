"""A game night: the next game with the same seats, and the standings so far.

`rematch` begins `friday-2.frag` beside `friday.frag`. Who has won may raise a stat
(`improving.py`); teams stay as they were made; the rules say who is first, as in every game.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from fragkit.model.word_values import Stats
from fragkit.referee.history.run import GameRun
from fragkit.referee.night.improving import offer_of, raised, read_raises
from fragkit.referee.opening.opened import Wanted, player_line, split_hash
from fragkit.referee.reading.words import Misread
from fragkit.rules.commands import Join
from fragkit.rules.fighter_sheet import level
from fragkit.rules.flow.setup import Player, player_problem
from fragkit.rules.requests import Over


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
    """The next game; `words` say who raises which stat."""
    if not isinstance(run.request, Over):
        return Misread("this game is not over", "`undo`, `leave` and `override` work as ever")
    raises = read_raises(run, words)
    if isinstance(raises, Misread):
        return raises
    stats = dict(raises.stats)
    players = []
    for player in seated(run):
        if player.name in raises.earned:
            player = replace(player, wins=player.wins + 1)
        if player.name in stats:
            player = raised(player, stats[player.name])
            if (problem := player_problem(run.setup, player)) is not None:
                return Misread(problem.text, offer(run, ()), problem.rule)
        players.append(replace(player, tracks=_kept(run, player)))
    header = run.opened.header
    return Wanted(
        split_hash(header.get("map"))[0], [player_line(p) for p in players],
        [split_hash(value)[0] for value in header.all("pack")], list(header.all("variant")),
        list(header.all("house")), run.opened.dice, run.setup.dealing,
        teams=teams_again(run, players), first=first_again(run, players),
    )  # fmt: skip


def _kept(run: GameRun, player: Player) -> tuple[tuple[str, int], ...]:
    """What tracks are kept for the next game (`rematch`)."""
    tracks = run.game.catalog.tracks(player.fighter).values()
    return tuple((t.id, level(run.game, player.name, t.id)) for t in tracks if t.rematch)


def teams_again(run: GameRun, players: list[Player]) -> list[str]:
    """The teams as they were made, captains first, whoever has changed sides since; where they no
    longer match they are picked anew."""
    sides, seats = run.table.state.sides, run.table.state.seats
    here = [player.name for player in players]
    began = {name for one in sides.values() for name in one.began}
    teams = {
        side: [n for n in one.began if n in here]
        + [n for n in here if n not in began and seats[n].side == side]
        for side, one in sides.items()
    }
    sizes = [len(names) for names in teams.values()]
    if not sizes or min(sizes) < 1 or max(sizes) - min(sizes) > 1:
        return []
    return [" ".join((side, *names)) for side, names in teams.items()]


def first_again(run: GameRun, players: list[Player]) -> str:
    """The side that lost, in games where it moves first (first.team.series)."""
    state = run.table.state
    if not state.winning_side or not any(module.losers_first for module in run.setup.modules):
        return ""
    lost = next(side for side in state.sides if side != state.winning_side)
    return lost if teams_again(run, players) else ""


def offer(run: GameRun, words: tuple[str, ...]) -> str:
    """What the winners may raise now, in the words of `rematch`; "" once that is said."""
    raises = read_raises(run, words)
    if isinstance(raises, Misread) or not raises.is_open:
        return ""
    names = raises.earned or run.table.state.winners
    mine = [replace(p, wins=p.wins + 1) for p in seated(run) if p.name in names]
    return offer_of(run, words, mine)
