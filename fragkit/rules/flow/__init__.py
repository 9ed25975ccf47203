"""Setup and turns, what can be said in them, and the table that keeps it all."""
