"""What a game begins with: packs, maps, players and a position, asked for, typed or recorded."""
