"""Cards: where each one is, the face in its corner, and whether it may be played now."""
