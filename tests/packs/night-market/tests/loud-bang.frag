frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 loud-bang hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

# 12 to hit: 2 Health on top of the damage, 2 / 8 is 0.
s Blue start
6 6
1 1
2 2 2 2
expect: [Blue health 2]
