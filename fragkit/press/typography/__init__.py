"""Texts: their markup, and how they are broken into lines and shrunk until they fit."""
