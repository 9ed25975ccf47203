"""Packs on their way to other people: bundled into one file, unpacked, installed, removed."""
