"""One game with its whole past: undo, replay, what happened in it, and the rematch."""
