"""The game on screen: sentences, prompts, odds, players, the map, and data for programs."""
