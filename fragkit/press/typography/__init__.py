"""Texts: their markup, their lines, and the size at which they fit."""
