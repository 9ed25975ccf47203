"""How the game is shown: sentences, prompts, odds, players, the board, and data for programs."""
