"""Hands, decks and cards in play: where every card is, and whether it may be played."""
