"""Packs: finding those that the user has, reading their folders, and making one library of them."""
