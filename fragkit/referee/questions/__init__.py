"""Questions that players can ask at any time, and the answers. Neither changes the game."""
