"""Maps, cards, rules, odds and hits as text for a terminal of at least 40 columns."""
