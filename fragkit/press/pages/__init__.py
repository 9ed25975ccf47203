"""Sheets of paper: their sizes, the places of pieces on them, and the marks around them."""
