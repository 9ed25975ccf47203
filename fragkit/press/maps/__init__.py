"""Maps: drawing them layer by layer, then the whole map or its tiles as pages."""
