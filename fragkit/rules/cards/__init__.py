"""Where every card is, what is printed in its corner, and whether it may be played now."""
