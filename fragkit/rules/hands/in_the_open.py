"""What everybody at the table may know of a hand: how many cards of each deck, and which copies
can't be in it because they lie in the open. What it does hold is never looked at."""

from __future__ import annotations

from fragkit.rules.game import Game
from fragkit.rules.state import Seat


def hand_counts(game: Game, seat: Seat) -> dict[str, int]:
    counts = dict(seat.hidden)
    for card in seat.known:
        deck = game.catalog.cards[card].deck
        counts[deck] = counts.get(deck, 0) + 1
    return counts


def in_the_open(game: Game, card: str) -> int:
    """How many copies everybody can see: in play, discarded, face up on the floor."""
    state = game.state
    laid = sum(
        laid.card == card and not laid.ghost for seat in state.seats.values() for laid in seat.play
    )
    floor = sum(c.cards.count(card) for c in state.floor if not c.deck)
    deck = game.catalog.cards[card].deck
    return laid + floor + state.decks[deck].discards.count(card)


def unseen(game: Game, card: str) -> int:
    """How many copies might be in a hand."""
    return game.catalog.cards[card].copies - in_the_open(game, card)
