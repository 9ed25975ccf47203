frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 own-stall hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

# In the stall, Red alone is enough: 3 dice always reach range 3.
s Blue start
6 6
6 6 6 6
m a3
s Blue start
1 1
expect: misses
