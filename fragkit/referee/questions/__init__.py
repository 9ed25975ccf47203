"""What players can ask at any time, and the answers; nothing here changes a game."""
