"""The start of a game: packs, maps, players and a position, from questions, options or a record."""
