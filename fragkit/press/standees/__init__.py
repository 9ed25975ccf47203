"""Standees: paper figures of fighters, on a strip that is folded over the head."""
