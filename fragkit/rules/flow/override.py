"""Facts that players set by hand, and players who join or leave (card.overrides)."""

from __future__ import annotations

from dataclasses import replace

from fragkit.language.sentences import say
from fragkit.rules.attack.frags import (
    OWED,
    frag,
    judge,
    leave_cards,
    other_goal,
    out_of_play,
    owed,
    win,
)
from fragkit.rules.attack.health import settle
from fragkit.rules.cards.card_piles import discard_whole_hand
from fragkit.rules.commands import Join, Leave, Override, Refusal
from fragkit.rules.events import Joined, LeftGame, Overrode, Waited
from fragkit.rules.facts import UNRULY
from fragkit.rules.flow.begin import new_seat
from fragkit.rules.flow.fact_table import at_goal, bad_stats, read_stats
from fragkit.rules.flow.setup import Player, Setup
from fragkit.rules.flow.setup_checks import no_player, player_problem, taken_fighter
from fragkit.rules.game import Game, Procedure
from fragkit.rules.pending import Fall, Verdict
from fragkit.rules.state import JOINED
from fragkit.rules.stats import armor, health, is_dying


def check_override(game: Game, command: Override) -> Refusal | None:
    """Refuse only facts that are impossible."""
    fact = game.facts.get(command.fact)
    if fact is None or not fact.is_settable:
        return Refusal(UNRULY, say("`override` can't set `{typed}`", typed=command.fact))
    if fact.needs_player and command.player not in game.state.seats:
        return Refusal(UNRULY, no_player(command.player))
    return fact.check(game, command)


def override(game: Game, command: Override) -> Procedure[None] | None:
    """Set a fact and report the old value. Return the procedure that follows from it, if any.

    Nobody scores for Health set to 0. Frags at the goal win; frags below it reopen a finished game.
    """
    name, fact = command.player, game.facts[command.fact]
    before = name in game.state.seats and is_dying(game, name)
    was = fact.set(game, command)
    game.tell(Overrode(name, command.fact, command.value, command.detail, was))
    for module in game.modules.having("after_override"):
        module.after_override(game, command)
    game.forget()
    if fact.is_decisive:
        was_over, other = game.is_over, other_goal(game, [])
        if other is None:
            winners = at_goal(game, command)
            _judge(game, winners, Verdict(True, tuple(winners[:1])))
        else:
            _judge(game, list(other.winners), other)
        if command.fact == "goal" and was_over and not game.is_over and OWED in game.state.modules:
            return owed(game)
        game.state.modules.pop(OWED, None)
    elif name in game.state.seats and is_dying(game, name) and not before:
        return (
            settle(game, [Fall(name, "", "by the table")]) if game.state.stage == "play" else None
        )
    return None


def _judge(game: Game, at_goal: list[str], verdict: Verdict) -> None:
    """End the game if a player is at the goal (win.three), or reopen it if none is."""
    state = game.state
    if at_goal and not set(state.winners) & set(at_goal):
        win(game, verdict)
    elif not at_goal and game.is_over:
        state.stage, state.winners, state.winning_side = "play", (), ""


# -- joining and leaving ---------------------------------------------------------------


MOST_PLAYERS = 24  # including those who left, because every input checks all of them


def check_join(game: Game, setup: Setup, command: Join) -> Refusal | None:
    """Check that a newcomer has a name and a figure of their own (setup.figure) and legal stats
    (fighter.stats)."""
    same = [n for n in game.state.seats if n.casefold() == command.player.casefold()]
    if playing := [n for n in same if game.seat(n).status != "gone"]:
        text = say("there is already a player called {player}", player=playing[0])
        return Refusal("setup.figure", text)
    stats = read_stats(command.stats)
    if stats is None:
        return Refusal("fighter.stats", bad_stats(command.stats))
    if game.state.stage != "play":
        return Refusal("setup.place.done", say("players can join once setup is done"))
    if len(game.state.seats) >= MOST_PLAYERS and not same:
        text = say("{n} players are the limit", n=MOST_PLAYERS)
        return Refusal("setup.figure", text)
    if command.after and command.after not in game.state.seats:
        return Refusal("ruling.turn.order", no_player(command.after))
    sheet = setup.fighters.get(command.fighter)
    if sheet is not None and sheet.sheet == "deadlands":
        taken = (game.seat(name).fighter for name in game.present() if name not in same)
        if command.fighter in taken:
            return taken_fighter(sheet)
    return player_problem(setup, Player(command.player, stats, command.fighter, command.wins))


def join(game: Game, command: Join) -> None:
    """Add a seat. Its fighter respawns on the player's first turn. A player who comes back keeps
    their frags, and their old seat unless the command names another."""
    stats = read_stats(command.stats)
    assert stats is not None, "joining is checked first"
    player = Player(command.player, stats, command.fighter, command.wins)
    seat = new_seat(game.catalog, player)
    seat.status, seat.fell = "fragged", JOINED
    seats, after = list(game.state.seats.values()), command.after
    named = (s for s in seats if s.name.casefold() == command.player.casefold())
    before = next(named, None)
    if before is not None:
        seat.frags = before.frags
        after = after or seats[seats.index(before) - 1].name
        seats.remove(before)
    index = next((i + 1 for i, s in enumerate(seats) if s.name == after), len(seats))
    seats.insert(index, seat)
    game.state.seats = {s.name: s for s in seats}
    game.forget()
    game.tell(Joined(command.player, command.stats, command.fighter))
    for module in game.modules.having("player_joined"):
        module.player_joined(game, command.player)


def check_leave(game: Game, command: Leave) -> Refusal | None:
    seat = game.state.seats.get(command.player)
    if seat is None or seat.status == "gone":
        return Refusal("setup.figure", no_player(command.player))
    if game.state.stage != "play":
        return Refusal("setup.place.done", say("players can leave once setup is done"))
    if len(game.present()) == 1:
        text = say("{player} can't leave: nobody else is playing", player=command.player)
        return Refusal("setup.figure", text)
    return None


def leave(game: Game, command: Leave, bumped: str = "") -> None:
    """Remove a player: discard the hand and leave cards as after a frag. Nobody scores, unless the
    player leaves instead of deciding about a cure."""
    name = command.player
    seat = game.seat(name)
    stood = seat.square
    fall = game.falling.dying.get(name) or game.falling.doomed.pop(name, None)
    if fall is not None and seat.square and health(game, name) + armor(game, name) <= 0:
        fall = replace(fall, square=seat.square)
        frag(game, fall)
        game.falling.unscored.append(fall)
    elif seat.square:
        leave_cards(game, name, seat.square)
    for laid in list(seat.play):
        seat.play.remove(laid)
        if not laid.ghost:
            game.state.decks[game.catalog.cards[laid.card].deck].discards.append(laid.card)
    discard_whole_hand(game, name, "left")
    out_of_play(game, name, "gone")
    game.put_figure(name, "")
    if game.is_active(name):
        _end_bumps(game, bumped)
    seat.blood = seat.wounds = 0
    if game.state.next == name:
        game.state.next = game.after(name)[0]
    game.forget()
    game.tell(LeftGame(name))
    for module in game.modules.having("left_map"):
        module.left_map(game, name, stood, True)
    if game.modules.having("verdict") and not game.is_over and (verdict := judge(game, [])).is_over:
        win(game, verdict)


def _end_bumps(game: Game, bumped: str) -> None:
    """Make fighters who were about to be bumped wait, because their turn is over
    (ruling.bump.loop)."""
    for seat in sorted(game.standing(), key=lambda seat: seat.name != bumped):
        if game.at(seat.square, but=seat.name) is not None:
            out_of_play(game, seat.name, "waiting")
            game.tell(Waited(seat.name))
