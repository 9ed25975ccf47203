"""The game on a screen: sentences, prompts, odds, players and the map. Also the same as data for
programs."""
