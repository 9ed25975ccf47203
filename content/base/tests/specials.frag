frag 1
map: ./hall.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 hand special 5 turn movement 30 attacks 9
position: Blue D1 4
position: Green C1 3

# Low-G Server: everyone jumps 2 squares farther.
p low-g-server
expect: refused `j e 5`: jump
j e 4
expect: [Red square E1, Red movement 26]
