"""Pictures on cards: choosing the one that a card names or that suits it, assembling its parts and
painting it."""
