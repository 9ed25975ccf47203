"""The basics of every page: marks, pages, shapes and colors as plain values."""
