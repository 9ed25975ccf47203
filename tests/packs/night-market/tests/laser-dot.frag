frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 half-measure:3 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue E1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

p laser-dot
s Blue half-measure
1 1 2
1 1 1 1 1
2 2 2 2
expect: [Blue square H1]
override Blue square E1
s Blue start
1 1
expect: misses
