frag 1
map: ../maps/yard.yaml
player: Red modest-mona 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

# The goal is 3 for the others, 5 for Mona.
override Red frags 3
expect: [Red frags 3]
override Red frags 5
expect: wins
