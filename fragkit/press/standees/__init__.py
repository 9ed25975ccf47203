"""Paper figures of fighters: bodies, heads, what they hold, and the strip that is folded."""
