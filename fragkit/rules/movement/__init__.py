"""Ways over the map, what lies there, and coming back to it."""
