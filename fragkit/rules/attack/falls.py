"""The frag: figure, cards, counters, score, win (frag.*, win.*)."""

from __future__ import annotations

from fragkit.rules.events import (
    BloodSpilled,
    Fragged,
    FragScored,
    GameWon,
    WeaponsLeft,
)
from fragkit.rules.game import Game, Procedure
from fragkit.rules.hands.decks import discard_from_play, discard_whole_hand, draw
from fragkit.rules.state import Counter, Status

Fallen = tuple[str, str, str, str]


def frag(game: Game, victim: str, by: str, cause: str, square: str) -> None:
    """The figure leaves, its cards go where they belong, counters are placed (faq.cards)."""
    seat = game.seat(victim)
    game.tell(Fragged(victim, by, square, cause))
    out_of_play(game, victim, "fragged")
    leave_cards(game, victim, square)
    game.state.floor.append(Counter("blood", square, game.serial()))
    game.tell(BloodSpilled(victim, square))
    seat.blood = 0  # ruling.blood.lost
    seat.wounds = 0
    if game.houses.hand_frag == "b":
        discard_whole_hand(game, victim, "fragged")


def out_of_play(game: Game, name: str, status: Status) -> None:
    game.put(name, "")
    game.seat(name).status = status
    attack = game.state.attack
    if attack is not None:
        # Nothing is rolled against somebody who is not there to be hit.
        open_for = {attack.shooter: ("hit", "damage"), attack.target: ("hit",)}
        if attack.stage in open_for.get(name, ()):
            attack.cancelled = f"{name} is out of play"
    if game.is_active(name):
        game.turn.over = True  # ruling.turn.fragself


def leave_cards(game: Game, name: str, square: str) -> None:
    """Weapons in a pile, gadgets discarded; specials belong to the player and stay."""
    seat = game.seat(name)
    weapons: list[str] = []
    for laid in list(seat.play):
        entry = game.catalog.entries[laid.card]
        if laid.ghost:
            if laid.lasts == "until-fragged" or entry.deck != "special":
                seat.play.remove(laid)
        elif entry.weapon is not None:
            seat.play.remove(laid)
            weapons.append(laid.card)
        elif entry.deck != "special" or laid.lasts == "until-fragged":
            discard_from_play(game, name, laid, "fragged")
    game.touch()
    if weapons:
        game.state.floor.append(Counter("pile", square, game.serial(), tuple(weapons)))
        game.tell(WeaponsLeft(name, square, tuple(weapons)))


def score(game: Game, fallen: list[Fallen]) -> Procedure[None]:
    """Marks for all frags of one event, the win, else a special for each (frag.special)."""
    earned: list[str] = []
    for victim, by, _, _ in fallen:
        if by and by != victim and by in game.state.seats:  # frag.self, ruling.frag.nobody
            seat = game.seat(by)
            seat.frags += 1
            earned.append(by)
            game.tell(FragScored(by, victim, seat.frags))
    winners = [n for n in dict.fromkeys(earned) if game.seat(n).frags >= game.state.goal]
    if game.is_over:
        return
    if winners:
        # Two at the goal in one event: the active player wins (ruling.win.tie).
        win(game, game.active() if game.active() in winners else winners[0])
        return
    for name in earned:
        yield from draw(game, name, "special", "a frag earns a special")
        yield from game.moment(name, "frag")
    for module in game.modules.fragging:
        for victim, by, _, square in fallen:
            yield from module.fragged(game, victim, by, square)


def win(game: Game, winner: str) -> None:
    game.state.winner = winner
    game.state.stage = "over"
    game.tell(GameWon(winner, game.seat(winner).frags))
