frag 1
map: ./range.yaml
player: Red 3/2/2
player: Blue 4/2/1
variant: barrels
position: Red A2 3 eel-cannon depth-charge relay-shoes turn
position: Blue H2 4
floor: F2 barrel

# Relay Shoes: Speed +1, so 3 dice.
expect: refused `1 1`: roll 3 dice
3 3 3
# Spotter: 1 more die to hit at range 6 or more.
override Red attacks 9
override Red card spotter
expect: refused `s Blue eel-cannon`: barrel
# Barrel Whisperer: sees past barrels.
override Red card barrel-whisperer
s Blue eel-cannon
expect: range 7
1 1 1
expect: misses
override Red square B2
s Blue eel-cannon
expect: range 6
1 1 1
override Red square C2
s Blue eel-cannon
expect: range 5
1 1
# Waterproof Fuses: 1 more die of damage with explosives, here 3 + 1, and none with the eels.
override Red card waterproof-fuses
s Blue depth-charge
6 6
1 1 1 1
2 2 2 2
s Blue eel-cannon
6 6
1 1 1 1
2 2 2 2
# Barrel Roll: walks over barrels.
override Red square E2
override Red movement 9
expect: refused `m f2`: barrel
override Red card barrel-roll
m e
expect: [Red square F2, Red movement 8]
# Pogo Stick: jumps 2 farther.
override Red square A1
override Red movement 30
expect: refused `j e 5`
override Red card pogo-stick
j e 4
expect: 22 movement left
