"""Questions that players can ask at any time, and the answers; they never change a game."""
