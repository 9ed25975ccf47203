"""Sharing packs: bundle one into a file, unpack, install and remove it."""
