"""Reference sheets: their content, the setting of their sections, and their pages."""
