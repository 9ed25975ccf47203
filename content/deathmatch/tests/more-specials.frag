frag 1
map: ./range.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 hand special 5 turn movement 9
position: Blue F1 4 relay-shoes hand weapon 1
position: Green H1 3
floor: G1 mine

# Substitution: Red and Blue change places.
p substitution Blue
expect: [Red square F1, Blue square A1]
# Lost Luggage: Blue discards a gadget in play that Red chooses.
p lost-luggage Blue
expect: Blue discards Relay Shoes
# Water Cooler Gossip: Red looks at Blue's hand.
p water-cooler-gossip Blue
expect: Blue shows Red their hand
# Minefield Map: mines don't hurt Red for a turn.
p minefield-map
m e
expect: The mine can't harm Red (Minefield Map)
m w
# Cannonball!: a blast of 3d around Red, with a radius of 1.
override Green square G1
override Blue square H1
p cannonball
1 1 1
2 2 2
1 1 1
2 2 2
expect: refused `2 2 2`: no roll is due
