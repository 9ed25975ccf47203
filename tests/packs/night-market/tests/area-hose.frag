frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 area-hose:6 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

s D2 area-hose spray
6 6
1 1
6 6 6 6
expect: [Red ammo area-hose 4]
