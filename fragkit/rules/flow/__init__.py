"""The course of a game: setup, turns, legal commands, overrides, undo."""
