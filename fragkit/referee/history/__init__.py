"""The history of a game: undo, replay, summary, rematch."""
