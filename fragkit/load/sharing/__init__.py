"""Sharing packs: bundling a pack into one file, unpacking, installing and removing it."""
