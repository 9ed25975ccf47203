"""What can be asked at any time, and the answers: nothing here changes a game."""
