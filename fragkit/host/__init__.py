"""The server for a game at a table: a page for each player, one for the table, and one for the game
master."""
