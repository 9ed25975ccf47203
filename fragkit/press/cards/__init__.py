"""Cards: face templates, the fields of a card, the faces made from both, and their sheets."""
