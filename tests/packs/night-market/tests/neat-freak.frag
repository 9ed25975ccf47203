frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 1/3/3
player: Green 3/2/2
position: Red A1 3 neat-freak hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 1 hand weapon 1 special 1
position: Green H4 3 hand special 1

s Blue start
6 6
6 6
1
expect: [floor D1 nothing]
