"""Record sheets: their designs, their blocks, and their pages."""
