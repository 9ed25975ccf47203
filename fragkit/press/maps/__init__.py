"""Maps: the drawing layer by layer, then the whole map or its tiles as pages."""
