"""Pictures on cards: the one that a card names or that suits it, put together of its parts and painted."""
