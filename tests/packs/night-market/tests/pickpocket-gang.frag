frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 pickpocket-gang hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue B1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

end
expect: [Blue health 3, Green health 3]
