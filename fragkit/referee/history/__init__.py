"""A game with its whole past: inputs numbered, taken back, played again, told again."""
