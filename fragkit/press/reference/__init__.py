"""Reference sheets: what they say, how their sections are set, and their pages."""
