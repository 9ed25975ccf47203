"""Cards: face templates, the fields of a card, the faces drawn from both, and their sheets."""
