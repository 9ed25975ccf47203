frag 1
map: ./hall.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 1 laser-pointer hand gadget 5 turn movement 30 attacks 9
position: Blue J1 4 cardboard-box
position: Green L3 3

# Cardboard Box: attacked at range 8 or less.
expect: refused `s Blue laser-pointer`: Cardboard Box
override Blue square I1
s Blue laser-pointer
6 6 6 6
1 1 1
2 2 2 2
# Walk It Off: heals 2.
override Red stats 6/2/2
override Red health 1
p walk-it-off
expect: [Red health 3]
# Moon Boots: jump 2 squares farther, for 1 movement per square.
expect: refused `j e 4`: jump
override Red card moon-boots
expect: refused `j e 5`: jump
j e 4
expect: [Red square E1, Red movement 26]
# Phone Booth: range 6, once per turn, for 4 movement.
override Red square A1
override Red card phone-booth
expect: refused `use phone-booth H1`: can't take
use phone-booth at G1
expect: [Red square G1, Red movement 22]
expect: refused `use phone-booth F2`: already used
