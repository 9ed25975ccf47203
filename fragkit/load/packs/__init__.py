"""Packs: which ones the user has, what is in their folders, and all of it as one library."""
