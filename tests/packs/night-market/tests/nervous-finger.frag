frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 nervous-finger hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

# Green comes into Red's sight: Red has to shoot.
p closing-time
choose C1
override Blue turn
1 1
m s
choose Blue
6 6
