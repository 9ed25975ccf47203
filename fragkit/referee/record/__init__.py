"""The record of a game: its text, its facts, and how it is stored without harm."""
