frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

# It hurts only fighters who have more frags than Red, who placed it; until then it stays.
p zebra-crossing
choose B1
end
1 1
m w w
expect: [Blue square B1, Blue health 4, floor B1 black-and-white-snare:Red]
end
override Blue frags 1
1 1
end
1 1
end
6 6
m w e
expect: [Blue health 3, floor B1 nothing]
