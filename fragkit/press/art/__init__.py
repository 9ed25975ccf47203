"""Designers' own art: raster pictures and SVG files, read within limits and drawn as marks."""
