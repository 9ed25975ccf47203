"""Standees: paper figures of fighters, on a strip that is folded at the head."""
