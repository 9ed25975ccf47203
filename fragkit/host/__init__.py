"""The table's server: a page for each player, one for the table, one for the game master."""
