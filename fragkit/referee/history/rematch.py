"""The next game of an evening, with the same players and a better stat for the winner.

`rematch` starts `friday-2.frag` in the folder of `friday.frag`. A single winner may raise a stat
(tournament.improve). If there are several winners, the one with the highest die may do so
(team.improve), or in some games each of them (team.dm.improve). Teams stay the same. The rules
decide who goes first, as in every game.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from fragkit.language.sentences import NOTHING, Sentence, in_a_row, plural, say
from fragkit.model.word_values import Stats
from fragkit.referee.history.game_run import GameRun
from fragkit.referee.parsing.matching import Misread, find
from fragkit.referee.setup.game_setup import GameOptions, player_line, split_hash
from fragkit.rules.commands import HandOver, Join, Override
from fragkit.rules.fighter_sheet import level
from fragkit.rules.flow.setup import Player, Setup
from fragkit.rules.flow.setup_checks import player_problem
from fragkit.rules.requests import Over
from fragkit.values import dataclass

STATS = ("health", "speed", "accuracy")
NONE = "none"


@dataclass(frozen=True, slots=True)
class Raises:
    """The meaning of the words after `rematch`: the players who earned a point, and the stats that
    they raise."""

    earned: tuple[str, ...] = ()
    stats: tuple[tuple[str, str], ...] = ()  # player and stat
    is_open: bool = True  # nothing is settled yet: show the options


def do_all_improve(run: GameRun) -> bool:
    """Return whether every winner improves, as in the Death Match game. Otherwise a roll decides on
    one (ruling.team.improve)."""
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
        return Misread(say("nobody won, so nobody raises a stat"), say("type `rematch`"))
    if do_all_improve(run) and len(winners) > 1:
        return _each(winners, typed)
    if len(winners) > 1:
        return _highest(winners, typed)
    if len(typed) > 1:
        return Misread(say("raise only one stat"), say("type `rematch speed`"))
    return _one(winners[0], typed[0])


def _one(player: str, word: str) -> Raises | Misread:
    if word == NONE:
        return Raises((player,), is_open=False)
    stat = find(word, (*STATS, NONE), "stat")
    if isinstance(stat, Misread):
        return stat
    return Raises((player,), ((player, stat),) if stat != NONE else (), is_open=False)


def _each(winners: tuple[str, ...], typed: list[str]) -> Raises | Misread:
    """Read names and stats. A winner who is not named keeps the point for later."""
    raised: dict[str, str] = {}
    for name, stat in zip(typed[::2], [*typed[1::2], ""], strict=False):
        player = find(name, winners, "winner")
        if isinstance(player, Misread):
            return Misread(player.text, player.help, "team.dm.improve")
        if player in raised:
            text = say("{player} may raise only one stat", player=player)
            return Misread(text, say("type `rematch {typed} speed`", typed=name), "team.dm.improve")
        found = (
            find(stat, STATS, "stat")
            if stat
            else Misread(say("which stat does {player} raise?", player=player))
        )
        if isinstance(found, Misread):
            help = found.help or say("type `rematch {typed} speed`", typed=name)
            return Misread(found.text, help)
        raised[player] = found
    return Raises(winners, tuple(raised.items()), is_open=False)


def _highest(winners: tuple[str, ...], typed: list[str]) -> Raises | Misread:
    """Read a die for each winner, in the listed order, and more dice for those who tie
    (ruling.team.ties). Then read the stat (team.improve.roll)."""
    faces: list[int] = []
    while typed and re.fullmatch("[1-6]+", typed[0]):
        faces += map(int, typed.pop(0))
    best, rolled = list(winners), 0
    while len(best) > 1:
        now = faces[rolled : rolled + len(best)]
        if len(now) != len(best):
            sample = " ".join(map(str, (*faces[:rolled], *(5, 3, 2, 4, 6, 1)[: len(best)])))
            help = say("type `rematch {typed} speed`", typed=sample)
            if rolled and not now:
                text = say("{players:and} are tied: only they roll again", players=tuple(best))
                return Misread(text, help, "ruling.team.ties")
            text = say("{winners:and} each roll a die; the highest raises a stat", winners=best)
            return Misread(text, help, "team.improve.roll")
        rolled += len(best)
        best = [name for name, face in zip(best, now, strict=True) if face == max(now)]
    if len(faces) > rolled:
        text = plural(
            "{player} has won the roll: type {n} fewer die",
            "{player} has won the roll: type {n} fewer dice",
            player=best[0], n=len(faces) - rolled,
        )  # fmt: skip
        return Misread(text, NOTHING, "team.improve.roll")
    if not typed:
        return Raises((best[0],))
    if len(typed) > 1:
        return Misread(say("raise only one stat"), say("type `rematch speed`"), "team.improve")
    return _one(best[0], typed[0])


def raised(player: Player, stat: str) -> Player:
    stats = player.stats
    more: Stats = replace(stats, **{stat: getattr(stats, stat) + 1})
    return replace(player, stats=more)


def able(setup: Setup, player: Player) -> list[str]:
    """Return the stats that this player may raise with the earned point."""
    return [stat for stat in STATS if player_problem(setup, raised(player, stat)) is None]


def offer_of(run: GameRun, words: tuple[str, ...], players: list[Player]) -> Sentence:
    """Return the inputs that the winners can type after `rematch`."""
    winners = run.table.state.winners
    leave = say("`rematch none` raises nothing.")
    if not winners or not players:
        return NOTHING
    if do_all_improve(run) and len(winners) > 1:
        stats = {p.name: able(run.setup, p) for p in players if able(run.setup, p)}
        if not stats:
            return leave
        each = tuple(
            say("{player} ({stats})", player=name, stats=tuple(can)) for name, can in stats.items()
        )
        sample = " ".join(f"{name.casefold()} {can[0]}" for name, can in stats.items())
        text = say(
            "Each winner may raise a stat: {items}. Type `rematch {typed}`.",
            items=each, typed=sample,
        )  # fmt: skip
        return in_a_row((text, leave))
    if len(players) > 1:
        text = say(
            "{players:and} each roll a die; the highest may raise a stat. Type the dice in that "
            "order: `rematch {typed}`.",
            players=tuple(p.name for p in players), typed=" ".join("5324616253"[: len(players)]),
        )  # fmt: skip
        return in_a_row((text, leave))
    typed = " ".join(("rematch", *words))
    options = tuple(
        say("`{typed} {option}`", typed=typed, option=stat) for stat in able(run.setup, players[0])
    )
    if not options:
        return leave
    text = say("{player} may raise a stat: {options:or}.", player=players[0].name, options=options)
    return in_a_row((text, leave))


def series_of(path: Path) -> tuple[Path, int]:
    """Return the first game of the evening, and the number of this one: `friday-3.frag` is the
    third game of `friday.frag`."""
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
    """Return the current players, with the stats and wins that they had at the start of this game."""
    known = {player.name: player for player in run.setup.players}
    for done in run.effective():
        if isinstance(done.command, Join):
            joined = done.command
            known[joined.player] = Player(
                joined.player, Stats.parse(joined.stats), joined.fighter, joined.wins
            )
        if isinstance(done.command, Override) and done.command.fact == "fighter":
            name = done.command.player
            seat = run.table.state.seats.get(name)
            if seat is not None and name in known:
                known[name] = replace(known[name], stats=seat.stats, fighter=seat.fighter)
        if isinstance(done.command, HandOver):
            old, name = done.command.player, done.command.name
            known[name] = replace(known.pop(old), name=name)
    seats = run.table.state.seats.values()
    return [known[seat.name] for seat in seats if seat.status != "gone" and seat.name in known]


def next_options(run: GameRun, words: tuple[str, ...]) -> GameOptions | Misread:
    """Return the options of the next game, with the raised stats that `words` name."""
    if not isinstance(run.request, Over):
        return Misread(
            say("this game is not over"), say("`undo`, `leave` and `override` still work")
        )
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
    """Return the teams as they were made, with captains first. Return none if their sizes no longer
    fit."""
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
    """Return the team that lost, in games where it moves first (first.team.series)."""
    state = run.table.state
    if not state.winning_side or not any(module.losers_first for module in run.setup.modules):
        return ""
    lost = next(side for side in state.sides if side != state.winning_side)
    return lost if teams_again(run, players) else ""


def offer(run: GameRun, words: tuple[str, ...]) -> Sentence:
    """Return a sentence about the stats that the winners may raise now, or NOTHING once that is
    decided."""
    raises = read_raises(run, words)
    if isinstance(raises, Misread) or not raises.is_open:
        return NOTHING
    names = raises.earned or run.table.state.winners
    mine = [replace(p, wins=p.wins + 1) for p in seated(run) if p.name in names]
    return offer_of(run, words, mine)
