"""Cards: face templates, what a card fills in, the faces drawn from both, and their sheets."""
