"""The next game of an evening: the same players, and a stat for the winner.

`rematch` begins `friday-2.frag` beside `friday.frag`. A single winner may raise a stat
(tournament.improve). Of several winners, the one with the highest die may (team.improve), or each
of them where their game says so (team.dm.improve). Teams stay as they were made; the rules say
who is first, as in every game.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from fragkit.model.word_values import Stats
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.parsing.matching import Misread, find
from fragkit.referee.setup.game_setup import GameOptions, player_line, split_hash
from fragkit.rules.commands import Join
from fragkit.rules.fighter_sheet import level
from fragkit.rules.flow.setup import Player, Setup, player_problem
from fragkit.rules.requests import Over
from fragkit.values import dataclass

STATS = ("health", "speed", "accuracy")
NONE = "none"


@dataclass(frozen=True, slots=True)
class Raises:
    """What was typed after `rematch`: who has earned a point, and which stat it raises."""

    earned: tuple[str, ...] = ()
    stats: tuple[tuple[str, str], ...] = ()  # player and stat
    is_open: bool = True  # nothing is settled yet: what may be said is offered


def do_all_improve(run: GameRun) -> bool:
    """Return whether every winner improves: in the Death Match game, else one by roll
    (ruling.team.improve)."""
    has_it = any(module.all_improve for module in run.setup.modules)
    by_rule = run.setup.houses.letter("team.improve") == "a"
    return has_it and by_rule and bool(run.table.state.winning_side)


def read_raises(run: GameRun, words: tuple[str, ...]) -> Raises | Misread:
    """Read `speed`, `red speed green health` or `5 3 speed`; `none` raises nothing."""
    winners = run.table.state.winners
    typed = [word.casefold() for word in words]
    if not typed or typed == [NONE]:
        earned = winners if do_all_improve(run) or len(winners) == 1 else ()
        return Raises(earned, is_open=not typed)
    if not winners:
        return Misread("nobody raises a stat", "`rematch`")
    if do_all_improve(run) and len(winners) > 1:
        return _each(winners, typed)
    if len(winners) > 1:
        return _highest(winners, typed)
    if len(typed) > 1:
        return Misread("one stat is raised", "`rematch`")
    return _one(winners[0], typed[0])


def _one(player: str, word: str) -> Raises | Misread:
    if word == NONE:
        return Raises((player,), is_open=False)
    stat = find(word, (*STATS, NONE), "stat")
    if isinstance(stat, Misread):
        return stat
    return Raises((player,), ((player, stat),) if stat != NONE else (), is_open=False)


def _each(winners: tuple[str, ...], typed: list[str]) -> Raises | Misread:
    """Read names and stats; a winner who is not named keeps the point for another time."""
    raised: dict[str, str] = {}
    for name, stat in zip(typed[::2], [*typed[1::2], ""], strict=False):
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


def _highest(winners: tuple[str, ...], typed: list[str]) -> Raises | Misread:
    """Read a die for each winner, in the listed order; then the stat (team.improve.roll)."""
    faces: list[int] = []
    while typed and re.fullmatch("[1-6]+", typed[0]):
        faces += map(int, typed.pop(0))
    if len(faces) != len(winners):
        text = f"{' and '.join(winners)} roll a die each, the highest raises a stat"
        sample = " ".join("5324616253"[: len(winners)])
        return Misread(text, f"`rematch {sample} speed`", "team.improve.roll")
    best = [name for name, face in zip(winners, faces, strict=True) if face == max(faces)]
    if len(best) > 1:
        return Misread(f"{' and '.join(best)} are even: roll again", "", "ruling.team.ties")
    if not typed:
        return Raises((best[0],))
    if len(typed) > 1:
        return Misread("one stat is raised", "`rematch`", "team.improve")
    return _one(best[0], typed[0])


def raised(player: Player, stat: str) -> Player:
    stats = player.stats
    more: Stats = replace(stats, **{stat: getattr(stats, stat) + 1})
    return replace(player, stats=more)


def able(setup: Setup, player: Player) -> list[str]:
    """Return the stats that this player may raise with the earned point."""
    return [stat for stat in STATS if player_problem(setup, raised(player, stat)) is None]


def offer_of(run: GameRun, words: tuple[str, ...], players: list[Player]) -> str:
    """Return what can be typed now, in the words of `rematch`."""
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


def series_of(path: Path) -> tuple[Path, int]:
    """Return the first game and the number: `friday-3.frag` is the third game of `friday.frag`."""
    match = re.fullmatch(r"(.+?)-(\d{1,3})", path.stem)
    if match is None:
        return path, 1
    first = path.with_name(f"{match[1]}{path.suffix}")
    return (first, int(match[2])) if first.exists() else (path, 1)


def games_of(path: Path) -> list[Path]:
    """Return all games of the evening, in order."""
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
    """Return who plays now, with stats and wins as at the start of this game."""
    known = {player.name: player for player in run.setup.players}
    for done in run.effective():
        if isinstance(done.command, Join):
            joined = done.command
            known[joined.player] = Player(
                joined.player, Stats.parse(joined.stats), joined.fighter, joined.wins
            )
    seats = run.table.state.seats.values()
    return [known[seat.name] for seat in seats if seat.status != "gone" and seat.name in known]


def next_options(run: GameRun, words: tuple[str, ...]) -> GameOptions | Misread:
    """Return the options of the next game; `words` say who raises which stat."""
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
        tracks = run.game.catalog.tracks(player.fighter).values()
        kept = tuple((t.id, level(run.game, player.name, t.id)) for t in tracks if t.rematch)
        players.append(replace(player, tracks=kept))
    header = run.opened.header
    return GameOptions(
        split_hash(header.get("map"))[0], [player_line(p) for p in players],
        [split_hash(value)[0] for value in header.all("pack")], list(header.all("variant")),
        list(header.all("house")), run.opened.dice, run.setup.dealing,
        teams=teams_again(run, players), first=first_again(run, players),
    )  # fmt: skip


def teams_again(run: GameRun, players: list[Player]) -> list[str]:
    """Return the teams as they were made, captains first; none where their sizes no longer fit."""
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
    """Return the side that lost, in games where it moves first (first.team.series)."""
    state = run.table.state
    if not state.winning_side or not any(module.losers_first for module in run.setup.modules):
        return ""
    lost = next(side for side in state.sides if side != state.winning_side)
    return lost if teams_again(run, players) else ""


def offer(run: GameRun, words: tuple[str, ...]) -> str:
    """Return what the winners may raise now, in the words of `rematch`; "" once it is settled."""
    raises = read_raises(run, words)
    if isinstance(raises, Misread) or not raises.is_open:
        return ""
    names = raises.earned or run.table.state.winners
    mine = [replace(p, wins=p.wins + 1) for p in seated(run) if p.name in names]
    return offer_of(run, words, mine)
