"""Facts that players set by hand, and players who join or leave (card.overrides)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fragkit.model.word_values import Stats
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
from fragkit.rules.attack.health import drop_spent_armor, settle
from fragkit.rules.cards.card_piles import (
    discard_whole_hand,
    gear_in_play,
    laid_card,
    lay,
    restore_gear,
)
from fragkit.rules.commands import Join, Leave, Override, Refusal
from fragkit.rules.events import Joined, LeftGame, Overrode, Waited
from fragkit.rules.fighter_sheet import is_in_stance, set_stance, tracks_of
from fragkit.rules.flow.begin import new_seat, recount_decks
from fragkit.rules.flow.setup import Player, Setup, player_problem
from fragkit.rules.game import Game, Procedure
from fragkit.rules.movement.floor import check_floor, set_floor
from fragkit.rules.pending import Fall, Verdict
from fragkit.rules.state import PUT_THERE, InPlay, Seat
from fragkit.rules.stats import armor, attacks_allowed, full, health, is_dying, suit

WHOLE = (
    "health", "frags", "points", "blood", "movement", "attacks", "ammo", "armor", "hand", "goal",
)  # fmt: skip
# What may decide a game, as what modules count may.
DECISIVE = ("frags", "goal", "points", "side")
UNRULY = "card.overrides"  # an override obeys no rule; this one comes nearest


def check_override(game: Game, command: Override) -> Refusal | None:
    """Facts must make sense; beyond that nothing is refused."""
    name, fact, value = command.player, command.fact, command.value
    if fact not in ("goal", "points") and name not in game.state.seats:
        return Refusal(UNRULY, f"{name} does not play")
    if fact in game.modules.facts:
        most = game.modules.facts[fact].most
        if not isinstance(value, int) or not 0 <= value <= most:
            return Refusal(UNRULY, f"{fact} is a number from 0 to {most}")
    if fact in game.catalog.all_tracks:
        track = tracks_of(game, name).get(fact)
        if track is None:
            return Refusal(UNRULY, f"{name} has no {fact}")
        if not isinstance(value, int) or not 0 <= value <= track.most:
            return Refusal(UNRULY, f"{track.name} is a number from 0 to {track.most}")
    if fact in WHOLE and not isinstance(value, int):
        return Refusal(UNRULY, f"{fact} is a number")
    if fact in WHOLE and fact != "health" and int(value) < 0:
        return Refusal(UNRULY, f"{fact} can't be below 0")
    if fact in ("frags", "goal") and game.state.stage == "setup" and _at_goal(game, command):
        return Refusal(
            "win.three", f"nobody has {_goal(game, command)} frags before the first turn"
        )
    match fact:
        case "goal":
            if int(value) < 1:
                return Refusal("win.three", "a game is won with 1 frag or more")
        case "points" | "side":
            return _check_side(game, command)
        case "health":
            if int(value) < 1 and (game.state.stage == "setup" or not game.seat(name).square):
                return Refusal("frag.when", f"{name} is not on the map to be fragged")
            if game.seat(name).status in ("fragged", game.modules.figures):
                return Refusal("respawn.stats", f"{name} is off the map and comes back unhurt")
        case "floor":
            return check_floor(game, str(value), command.detail)
        case "square":
            if value and value not in game.ground.place:
                return Refusal(UNRULY, game.ground.missing(str(value)))
            if value and (other := game.at(str(value), but=name)) is not None:
                return Refusal("move.end", f"{other.name} stands on {value}")
            figures = (s for s in game.state.seats.values() if s.figure and s.name != name)
            if (kept := next((s for s in figures if s.figure == value), None)) is not None:
                return Refusal("move.end", f"{kept.name}, {kept.status}, is on {value}")
        case "figure":
            if not game.modules.figures:
                return Refusal(UNRULY, "no figure stays on the map out of play in this game")
            if value and value not in game.ground.place:
                return Refusal(UNRULY, game.ground.missing(str(value)))
            if value and game.is_occupied(str(value), name):
                return Refusal("move.end", f"{value} is taken")
        case "stats":
            if _stats(str(value)) is None:
                return Refusal(UNRULY, f"`{value}` are no stats, such as 3/2/2")
        case "card" | "hold":
            if str(value) not in game.catalog.cards:
                return Refusal(UNRULY, f"there is no card `{value}`")
        case "no-card":
            if laid_card(game, name, str(value)) is None:
                return Refusal(UNRULY, f"{name} has no `{value}` in play")
        case "ammo":
            if (laid := _armed_with(game, name, command.detail)) is None:
                return Refusal(UNRULY, f"{name} has no `{command.detail}` in play")
            if laid.ammo < 0:
                return Refusal(UNRULY, f"`{command.detail}` needs no ammunition")
        case "armor":
            if suit(game, name) is None:
                return Refusal(UNRULY, f"{name} wears no armor")
        case "stance":
            if game.catalog.stance_key(game.seat(name).fighter, str(value)) is None:
                return Refusal(UNRULY, f"there is no stance `{value}`")
            if not game.seat(name).square:
                return Refusal(UNRULY, f"{name} is not on the map")
        case "no-stance":
            if not is_in_stance(game, name, str(value)):
                return Refusal(UNRULY, f"{name} is not in `{value}`")
        case "movement" | "attacks":
            if not game.is_active(name):
                return Refusal(UNRULY, f"it is not {name}'s turn")
        case "hand":
            if command.detail not in game.state.decks:
                return Refusal(UNRULY, f"there is no {command.detail} deck")
            if game.dealt:
                return Refusal(
                    "hand.hidden", "fragkit deals: the cards in a hand must be named",
                    f"`override {name.casefold()} hold CARD`",
                )  # fmt: skip
    return None


def _check_side(game: Game, command: Override) -> Refusal | None:
    side = command.detail if command.fact == "points" else str(command.value)
    if not game.state.sides:
        return Refusal(UNRULY, "there are no teams in this game")
    if side not in game.state.sides:
        return Refusal(UNRULY, f"there is no team {side}: {', '.join(game.state.sides)}")
    if command.fact == "points" and not any(m.keeps_points for m in game.modules.all):
        text = "teams have no points of their own in this game"
        return Refusal(UNRULY, text, "`override red frags 2` sets a player's frags.")
    return None


def _stats(text: str) -> Stats | None:
    try:
        return Stats.parse(text)
    except ValueError:
        return None


def override(game: Game, command: Override) -> Procedure[None] | None:
    """The fact is so from now on; told with what it was. Returns what follows from it, if anything.

    Health 0 is a frag that nobody scores; frags at the goal win, and below it the game goes on.
    """
    name = command.player
    before = name in game.state.seats and is_dying(game, name)
    was = _apply(game, command)
    game.tell(Overrode(name, command.fact, command.value, command.detail, was))
    for module in game.modules.having("set_right"):
        module.set_right(game, command)
    game.forget()
    if command.fact in DECISIVE or command.fact in game.modules.facts:
        was_over, other = game.is_over, other_goal(game, [])
        if other is None:
            at_goal = _at_goal(game, command)
            _judge(game, at_goal, Verdict(True, tuple(at_goal[:1])))
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


def _goal(game: Game, command: Override) -> int:
    return int(command.value) if command.fact == "goal" else game.state.goal


def _at_goal(game: Game, command: Override) -> list[str]:
    """Who has frags enough once that is so: most frags first, the active player before others."""
    set_to = {command.player: int(command.value)} if command.fact == "frags" else {}
    frags = {s: set_to.get(s, game.seat(s).frags) for s in game.present()}
    there = [name for name in frags if frags[name] >= _goal(game, command)]
    return sorted(there, key=lambda name: (-frags[name], not game.is_active(name)))


def _judge(game: Game, at_goal: list[str], verdict: Verdict) -> None:
    """A game is over while somebody is at the goal (win.three)."""
    state = game.state
    if at_goal and not set(state.winners) & set(at_goal):
        win(game, verdict)
    elif not at_goal and game.is_over:
        state.stage, state.winners, state.winning_side = "play", (), ""


def _apply(game: Game, command: Override) -> str | int:
    state, name, value = game.state, command.player, command.value
    if command.fact == "goal":
        was, state.goal = state.goal, int(value)
        return was
    if command.fact == "points":
        one = state.sides[command.detail]
        was, one.points = one.points, int(value)
        return was
    seat = state.seats[name]
    if command.fact in game.modules.facts:
        before = seat.marks.get(command.fact, 0)
        seat.marks[command.fact] = int(value)
        return before
    if command.fact in game.catalog.all_tracks:
        before = seat.tracks[command.fact]
        seat.tracks[command.fact] = int(value)
        return before
    match command.fact:
        case "stance":
            set_stance(game, name, str(value))
            return ""
        case "no-stance":
            seat.play = [c for c, stance in _stances(game, seat) if stance != value]
            return ""
        case "floor":
            lay_there = set_floor(game, str(value), command.detail)
            recount_decks(game)
            return lay_there or "nothing"
        case "square":
            return _put(game, seat, str(value))
        case "figure":
            return _set_aside(game, seat, str(value))
        case "health":
            left = health(game, name)
            seat.wounds = full(game, name, "health") - int(value)
            return left
        case "stats":
            old = str(seat.stats)
            seat.stats = _stats(str(value)) or seat.stats
            return old
        case "frags":
            was, seat.frags = seat.frags, int(value)
            return was
        case "side":
            return _change_side(game, seat, str(value))
        case "blood":
            was, seat.blood = seat.blood, int(value)
            return was
        case "movement":
            was, game.turn.movement = game.turn.movement, int(value)
            if game.turn.phase == "roll":
                game.turn.phase = "free"  # then nothing is rolled for it any more
            return was
        case "attacks":
            left = attacks_allowed(game, name) - game.turn.attacks
            game.turn.attacks = attacks_allowed(game, name) - int(value)
            return left
        case "turn":
            return _give_turn(game, name)
    return _cards(game, command, seat)


def _armed_with(game: Game, name: str, weapon: str) -> InPlay | None:
    """A card in play, else what the sheet gives."""
    return laid_card(game, name, weapon) or gear_in_play(game, name, weapon)


def _stances(game: Game, seat: Seat) -> Iterator[tuple[InPlay, str]]:
    """All that lies in play, with the stance that it is."""
    for laid in seat.play:
        yield laid, game.catalog.stance(laid.card).id if laid.is_stance else ""


def _change_side(game: Game, seat: Seat, side: str) -> str:
    """Who was captain leaves that to the next one there."""
    was, seat.side = seat.side, side
    mates = [n for n in game.present() if game.seat(n).side == was]
    if was in game.state.sides and game.state.sides[was].captain == seat.name and mates:
        game.state.sides[was].captain = mates[0]
    return was


def _put(game: Game, seat: Seat, square: str) -> str:
    was = seat.square
    game.put_figure(seat.name, "")
    if square:
        game.put(seat.name, square)
        if seat.status == "fragged":
            restore_gear(game, seat.name)
        seat.status = "standing"
        if game.is_active(seat.name):
            game.turn.last_free, game.turn.entered = square, PUT_THERE
    else:
        out_of_play(game, seat.name, "removed")
    return was


def _set_aside(game: Game, seat: Seat, square: str) -> str:
    """Out of play, with the figure on that square; nowhere is as after a frag."""
    was = seat.figure
    game.put_figure(seat.name, square)
    out_of_play(game, seat.name, game.modules.figures if square else "fragged")
    return was


def _give_turn(game: Game, name: str) -> str:
    """From its start, once the one that is going on has ended (`procedures`)."""
    was = game.active()
    game.state.attack = None
    if game.is_over:
        game.state.turn = None
    game.state.next = name
    return was


def _cards(game: Game, command: Override, seat: Seat) -> str | int:
    name, value = seat.name, command.value
    match command.fact:
        case "card":
            card = str(value)
            if card in seat.known:
                seat.known.remove(card)
            laid = lay(game, name, card, name)
            if command.detail.isdigit() and laid.ammo >= 0:
                laid.ammo = int(command.detail)
        case "no-card":
            laid_one = laid_card(game, name, str(value))
            assert laid_one is not None, "an override is checked first"
            seat.play.remove(laid_one)
            game.state.decks[game.catalog.cards[str(value)].deck].discards.append(str(value))
        case "ammo":
            laid_one = _armed_with(game, name, command.detail)
            assert laid_one is not None, "an override is checked first"
            was, laid_one.ammo = laid_one.ammo, int(value)
            return was
        case "armor":
            worn = suit(game, name)
            assert worn is not None, "an override is checked first"
            was, worn.armor = worn.armor, int(value)
            drop_spent_armor(game, name)
            return was
        case "hand":
            seat.unsure = False  # now somebody has
            was = seat.hidden.get(command.detail, 0)
            seat.hidden[command.detail] = int(value)
            if not value:
                del seat.hidden[command.detail]
            recount_decks(game)
            return was
        case "hold":
            seat.known.append(str(value))
    recount_decks(game)
    return ""


# -- players who come and go ---------------------------------------------------------------


def check_join(game: Game, setup: Setup, command: Join) -> Refusal | None:
    same = [n for n in game.state.seats if n.casefold() == command.player.casefold()]
    if any(game.seat(n).status != "gone" for n in same):
        return Refusal("setup.figure", f"{command.player} plays already")
    stats = _stats(command.stats)
    if stats is None:
        return Refusal("fighter.stats", f"`{command.stats}` are no stats, such as 3/2/2")
    if game.state.stage != "play":
        return Refusal("setup.place.done", "players join once the game has begun")
    if command.after and command.after not in game.state.seats:
        return Refusal("ruling.turn.order", f"{command.after} does not play")
    return player_problem(setup, Player(command.player, stats, command.fighter, command.wins))


def join(game: Game, command: Join) -> None:
    """A new seat; the figure comes onto the map by a respawn in its first turn. Who was here
    before has the frags of then, and the old place unless another is said."""
    stats = _stats(command.stats)
    assert stats is not None, "joining is checked first"
    player = Player(command.player, stats, command.fighter, command.wins)
    seat = new_seat(game.catalog, player)
    seat.status = "fragged"
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
        return Refusal("setup.figure", f"{command.player} does not play")
    if game.state.stage != "play":
        return Refusal("setup.place.done", "players leave once the game has begun")
    if len(game.present()) == 1:
        return Refusal("setup.figure", f"{command.player} is the last player")
    return None


def leave(game: Game, command: Leave, bumped: str = "") -> None:
    """Cards go as in a frag and the hand is discarded; nobody scores, but for the frag of somebody
    who leaves when the only thing that is open is a cure."""
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
    for module in game.modules.having("player_left"):
        module.player_left(game, name, stood)
    if game.modules.having("verdict") and not game.is_over and (verdict := judge(game, [])).is_over:
        win(game, verdict)


def _end_bumps(game: Game, bumped: str) -> None:
    """With the turn goes the bump in it: who was to be bumped waits (ruling.bump.loop)."""
    for seat in sorted(game.standing(), key=lambda seat: seat.name != bumped):
        if game.at(seat.square, but=seat.name) is not None:
            out_of_play(game, seat.name, "waiting")
            game.tell(Waited(seat.name))
