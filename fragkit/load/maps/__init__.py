"""A map's file: read into a definition, checked for playability, changed in place."""
