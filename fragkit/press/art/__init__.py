"""Designers' own art: raster pictures and SVG files, read with bounds and drawn as marks."""
