"""Cards, fighters, maps, packs, effects and rules as values. No input or output."""
