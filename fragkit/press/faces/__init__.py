"""Card faces: templates as data, what a card offers them, and the drawing of the two."""
