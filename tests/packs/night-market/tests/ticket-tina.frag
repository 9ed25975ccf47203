frag 1
map: ../maps/yard.yaml
player: Red ticket-tina 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 tickets:1 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

enter on-stilts
expect: [Red tickets 0]
s Blue start
6 6
1 1
6 6 6 6
expect: [Red tickets 1]
end
6 6
m b1
s Red start
6 6
1 1
expect: Red is FRAGGED
