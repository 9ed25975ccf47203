frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 drunken-mortar:2 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

# A miss scatters twice: 1 east, 1 south. Blue on D1 is 2 steps away from E2... and is not hit by E2's blast of 1? D1 to E2 is 2.
s D1 drunken-mortar
1 1
2
3
expect: lands on E2
