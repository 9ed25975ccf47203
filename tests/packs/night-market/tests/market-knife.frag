frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 market-knife:4 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

expect: refused `s Blue market-knife point-blank`
s Blue market-knife torch
6 6
6 6
3 3 3 3
expect: [Blue health 3]
s Blue market-knife net
6 6
expect: [Red ammo market-knife 2]
end
expect: Blue
