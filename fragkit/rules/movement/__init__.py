"""Moving over the map: paths, steps, pushes, respawns, and the counters on the floor."""
