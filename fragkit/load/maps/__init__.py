"""A map's file: reading it into a definition, checking that it can be played, editing it."""
