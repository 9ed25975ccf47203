"""How maps, cards, rules, odds and hits look in a terminal of any width from 40 columns on."""
