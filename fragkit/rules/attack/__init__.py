"""Attacks: sight to frag, and whatever else wounds."""
