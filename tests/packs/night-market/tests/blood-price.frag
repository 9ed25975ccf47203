frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 1 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

# Red has lost 2 Health: a 3d attack. 18 / 9 is 2.
p blood-price Blue
6 6 6
3 2 2 2
expect: [Blue health 2]
