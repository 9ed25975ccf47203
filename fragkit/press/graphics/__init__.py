"""The basic parts of every page: marks, shapes and colors as plain values."""
