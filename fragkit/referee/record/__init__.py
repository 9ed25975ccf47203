"""The record of a game: its text, its facts, and how it gets on the disk unharmed."""
