"""What a card, a fighter, a map, a pack, an effect and a rule are. No input or output."""
