"""A person at a terminal: the prompt, a screen that stays, the Tab key."""
