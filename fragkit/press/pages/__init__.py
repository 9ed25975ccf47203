"""Sheets of paper: which sizes there are, where pieces lie on them, and what is printed around them."""
