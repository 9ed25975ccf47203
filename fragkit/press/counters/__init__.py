"""Counters: what lies on the map, and what marks ammunition."""
