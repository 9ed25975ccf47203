"""How a game starts: packs, maps, players and a position, from questions, options or a record."""
