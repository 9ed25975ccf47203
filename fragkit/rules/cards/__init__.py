"""Cards: their places, the faces in their corners, and the times when they may be played."""
