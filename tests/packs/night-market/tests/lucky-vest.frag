frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 1/3/3
player: Green 3/2/2
position: Red A1 3 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue B1 1 frags 1 lucky-vest hand weapon 1 special 1
position: Green H4 3 hand special 1

# Blue has 1 frag: 3 dice against Red next to them.
s Blue start
6 6
1
6 6 6
3 3 3
expect: [Red health 1]
