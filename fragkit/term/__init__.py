"""Maps, cards, rules, odds and hits in a terminal of at least 40 columns."""
