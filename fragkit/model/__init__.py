"""Cards, fighters, maps, packs, effects and rules as values, without input or output."""
