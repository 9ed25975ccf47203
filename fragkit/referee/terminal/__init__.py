"""A person at a terminal: the prompt, the fixed screen, the Tab key."""
