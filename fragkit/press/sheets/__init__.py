"""Record sheets: what they are made of, where they lie on the page, how they are drawn."""
