"""Fragging a fighter: the figure, its cards, counters, score and win (frag.*, win.*)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from fragkit.language.sentences import say
from fragkit.rules.cards.card_piles import discard_from_play, discard_whole_hand, draw, leave_play
from fragkit.rules.events import (
    BloodSpilled,
    Fragged,
    FragScored,
    FragsMarked,
    GameWon,
    WeaponsLeft,
)
from fragkit.rules.fighter_sheet import after_frag
from fragkit.rules.game import Game, Procedure
from fragkit.rules.pending import GOES_ON, Fall, Verdict
from fragkit.rules.state import Counter, Status
from fragkit.rules.stats import frag_goal, is_forbidden

OWED = "owed specials"


def frag(game: Game, fall: Fall) -> None:
    """Take the figure off the map (frag.out), settle its cards and put blood on the square
    (frag.blood), before the attacker continues (leftover.when, faq.cards). The hand is untouched
    (respawn.hand, ruling.hand.frag), unless a house option says otherwise. A card may forbid the
    blood."""
    victim, square = fall.victim, fall.square
    bloodless = is_forbidden(game, victim, "bleed")
    seat = game.seat(victim)
    game.tell(Fragged(victim, fall.by, square, fall.cause))
    role = game.role(victim)
    out_of_play(game, victim, "fragged" if role is None or role.returns else "out")
    leave_cards(game, victim, square)
    seat.fell = game.serial()
    if not bloodless:
        game.lay_counter(Counter("blood", square, seat.fell))
        game.tell(BloodSpilled(victim, square))
    seat.blood = 0  # ruling.blood.lost
    seat.wounds = 0
    after_frag(game, victim)
    if game.houses.hand_frag == "b":
        discard_whole_hand(game, victim, "fragged")
    else:
        lost = [deck for deck, rules in game.catalog.deck_rules.items() if rules.held == "discard"]
        discard_whole_hand(game, victim, "fragged", lost)


def out_of_play(game: Game, name: str, status: Status) -> None:
    """Take a fighter off the map. Any attack on them ends, and so does their own turn
    (ruling.turn.fragself)."""
    square = game.seat(name).square
    game.put(name, "")
    game.seat(name).status = status
    if square and status in ("removed", "waiting"):
        for module in game.modules.having("left_map"):
            module.left_map(game, name, square, False)
    attack = game.state.attack
    if attack is not None:
        # Nobody rolls against a fighter who has left the map.
        open_for = {attack.shooter: ("hit", "damage"), attack.target: ("hit",)}
        if attack.stage in open_for.get(name, ()):
            attack.cancelled = say("{player} is out of play", player=name)
    if game.is_active(name):
        game.turn.over = True  # ruling.turn.fragself


def leave_cards(game: Game, name: str, square: str) -> None:
    """Settle a fragged fighter's cards in play by the rules of their decks: all weapons and gadgets
    are lost (card.owner.lost), including armor (respawn.armor).

    Weapons, if there are any (frag.weapons.none), go under a counter (frag.weapons), whose twin
    goes on the square (frag.weapons.square, counter.weapon.pair). Gadgets (frag.gadgets) and hexes
    (frag.hexes, deadlands.hex.lost) are discarded. Specials belong to the player and stay
    (card.special.player).
    """
    seat = game.seat(name)
    piled: list[str] = []
    loads: list[int] = []
    for laid in list(seat.play):
        entry = game.catalog.entries[laid.card]
        if laid.is_stance and laid.lasts == "game":
            continue
        if laid.ghost:
            if laid.lasts == "until-fragged" or entry.rules.fragged != "keep":
                seat.play.remove(laid)
        elif entry.rules.fragged == "pile":
            leave_play(game, name, laid)
            piled.append(laid.card)
            loads.append(laid.ammo)
        elif entry.rules.fragged == "discard" or laid.lasts == "until-fragged":
            discard_from_play(game, name, laid, "fragged")
    game.effects_changed()
    if piled:
        counted = tuple(loads) if game.houses.pickup == "left" else ()
        game.lay_counter(Counter("pile", square, game.serial(), tuple(piled), loads=counted))
        game.tell(WeaponsLeft(name, square, tuple(piled)))


def worth(game: Game, fall: Fall) -> int:
    """Return the frags that the attacker scores: none for their own fighter (frag.self,
    ruling.frag.self), none if there is no attacker (ruling.frag.nobody) or the attacker has left
    the game."""
    scorer = game.master(fall.by)
    if scorer in game.state.seats and game.seat(scorer).status == "gone":
        return 0
    known = bool(fall.by) and scorer in game.state.seats and fall.victim in game.state.seats
    points = 1 if known and game.master(fall.victim) != scorer else 0
    role = game.role(fall.victim) if points else None
    points = role.worth if role is not None else points
    for module in game.modules.having("frag_points"):
        points = module.frag_points(game, fall, points)
    return points


def score(game: Game, falls: list[Fall]) -> Procedure[None]:
    """Mark all frags of one event (frag.mark), then check for a win. If nobody has won, give a
    special for each frag (frag.special), in Deadlands too (ruling.ocr.frag).

    The game ends after all results of the event (ruling.win.moment). A winner who is fragged in the
    same event still wins (ruling.win.dead).
    """
    earned: list[str] = []
    victims: list[str] = []
    for fall in falls:
        if points := worth(game, fall):
            seat = game.seat(game.master(fall.by))
            seat.frags += points
            earned.append(seat.name)
            victims.append(fall.victim)
            game.tell(FragScored(seat.name, fall.victim, seat.frags))
    if game.is_over:
        return
    if (verdict := judge(game, falls)).is_over:
        win(game, verdict)
        game.state.modules[OWED] = earned  # in case the players continue
        return
    yield from reward(game, earned, victims)
    for module in game.modules.having("after_frag"):
        for fall in falls:
            if not game.is_over:
                yield from module.after_frag(game, fall)


def will_win(game: Game) -> bool:
    """Return whether the game is over after all frags of this event are scored."""
    falls = [*game.falling.fallen, *game.falling.doomed.values()]
    frags = {name: seat.frags for name, seat in game.state.seats.items()}
    for fall in falls:
        if points := worth(game, fall):
            game.seat(game.master(fall.by)).frags += points
    is_over = judge(game, falls).is_over
    for name, number in frags.items():
        game.state.seats[name].frags = number
    return is_over


def reward(game: Game, names: list[str], victims: Sequence[str] = ()) -> Procedure[None]:
    """Give the cards that each frag earns (frag.special)."""
    for name, victim in zip_longest(names, victims, fillvalue=""):
        for deck, rules in game.catalog.deck_rules.items():
            for _ in range(rules.earned):
                yield from draw(game, name, deck, say("for the frag"))
        yield from game.trigger(name, "frag", foe=victim)


def award(game: Game, name: str, points: int) -> None:
    """Add or remove frags on the score although nobody was fragged."""
    seat = game.seat(name)
    had, seat.frags = seat.frags, max(seat.frags + points, 0)
    if seat.frags != had:
        game.tell(FragsMarked(name, seat.frags - had, seat.frags))
    if game.is_over:
        return
    other = other_goal(game, [])
    if other is not None:
        if other.is_over:
            win(game, other)
    elif is_at_goal(game, name):
        win(game, _won_by_frags(game, name))


def end_by_rounds(game: Game) -> None:
    """End the game after the last round. The players with the most frags win."""
    sums: dict[str, int] = {}
    for name in game.present():
        sums[game.side(name)] = sums.get(game.side(name), 0) + game.seat(name).frags
    most = max(sums.values(), default=0)
    winners = tuple(n for n in game.present() if sums[game.side(n)] == most)
    win(game, Verdict(True, winners, by_frags=True))


def owed(game: Game) -> Procedure[None]:
    """Give the reward for the winning frag when the players continue after the win."""
    yield from reward(game, game.state.modules.pop(OWED, []))


def unless_frags_win(game: Game) -> Verdict | None:
    """Return GOES_ON for a game that has another goal, or None if enough frags win it, too
    (ruling.variant.goal)."""
    return None if game.houses.letter("variant.goal") == "b" else GOES_ON


def judge(game: Game, falls: list[Fall]) -> Verdict:
    """Return whether the game is over. Frags decide, unless a module has another goal."""
    if (other := other_goal(game, falls)) is not None:
        return other
    beaten = next((fall for fall in falls if fall.by and _is_beaten(game, fall)), None)
    if beaten is not None:
        return Verdict(True, _beaters(game, beaten))
    earned = dict.fromkeys(game.master(f.by) for f in falls if f.by in game.state.seats)
    at_goal = [n for n in earned if game.seat(n).status != "gone" and is_at_goal(game, n)]
    if not at_goal:
        return GOES_ON
    # If two reach the goal in one event, the active player wins (ruling.win.tie).
    winner = game.active() if game.active() in at_goal else at_goal[0]
    return _won_by_frags(game, winner)


def _won_by_frags(game: Game, name: str) -> Verdict:
    """Return the win of a player who has reached the goal. Teammates win together
    (ruling.variant.goal)."""
    side = game.seat(name).side
    mates = tuple(n for n in game.present() if side and game.seat(n).side == side)
    return Verdict(True, mates or (name,), side, by_frags=True)


def is_at_goal(game: Game, name: str) -> bool:
    """Return whether a player has enough frags and the lead that the house option asks for. The
    goal is 3 (win.three), or more by agreement (win.longer)."""
    frags = game.seat(name).frags
    if frags < frag_goal(game, name):
        return False
    lead = game.houses.lead
    rest = [game.seat(n).frags for n in game.present() if game.side(n) != game.side(name)]
    return not lead or frags - max(rest, default=0) >= lead


def _beaters(game: Game, fall: Fall) -> tuple[str, ...]:
    """Return the players who win when this figure is fragged: the attacker's team, or everybody
    except the figure's team."""
    role, slayer = game.role(fall.victim), game.master(fall.by)
    alone = role is not None and role.beaten == "wins"
    others = [n for n in game.present() if not game.seat(n).owner]
    if alone:
        return tuple(n for n in others if game.side(n) == game.side(slayer))
    return tuple(n for n in others if game.side(n) != game.side(fall.victim))


def _is_beaten(game: Game, fall: Fall) -> bool:
    """Return whether an enemy fragged a figure whose frag wins the game."""
    role = game.role(fall.victim) if fall.victim in game.state.seats else None
    beaten = role is not None and role.beaten != "scores"
    return beaten and game.side(fall.by) != game.side(fall.victim)


def other_goal(game: Game, falls: list[Fall]) -> Verdict | None:
    """Return the verdict of modules with a goal of their own, or None if frags decide."""
    said = [module.verdict(game, falls) for module in game.modules.having("verdict")]
    others = [verdict for verdict in said if verdict is not None]
    if not others:
        return None
    return next((verdict for verdict in others if verdict.is_over), GOES_ON)


def win(game: Game, verdict: Verdict) -> None:
    """End the game. Several players may win together. Nobody wins if the last fighters were fragged
    together."""
    state, side = game.state, verdict.side
    if game.is_over and state.winners == verdict.winners:
        return  # a module may find the same win twice
    state.winners, state.winning_side = verdict.winners, side
    state.stage = "over"
    points = [one.points for _, one in sorted(state.sides.items(), key=lambda one: one[0] != side)]
    score = "–".join(map(str, points)) if side and any(points) else ""
    for name in verdict.winners:
        game.tell(GameWon(name, game.seat(name).frags, side, score, verdict.by_frags))
