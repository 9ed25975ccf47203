"""The record of a game: its text, its facts, and its safe storage."""
