"""A game night: one game after another, and what they add up to."""
