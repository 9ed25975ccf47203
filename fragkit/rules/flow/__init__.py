"""The course of a game: setup, turns, which commands are legal, overrides, undo."""
