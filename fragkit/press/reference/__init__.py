"""Reference sheets: what they say, and how it is set."""
