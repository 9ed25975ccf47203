"""The colors of a pack, and a pen that draws labels, frames, icons and texts in them."""
