"""Reference sheets: their content, their sections and their pages."""
