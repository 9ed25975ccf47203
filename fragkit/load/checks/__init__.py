"""Checks of compiled content, one idea per file; each file's docstring tells designers what it wants."""
