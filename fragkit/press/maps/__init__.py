"""A map as draw commands, from its floor to its walls, whole or in tiles."""
