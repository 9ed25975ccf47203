frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
position: Red A1 2 rusty-peacemaker hand special 5 turn movement 9 attacks 2
position: Blue G1 1 trail-duster brass-spyglass hand special 5

# Dutch Courage: all stats +1 this turn, so 4 dice to hit.
p dutch-courage
expect: [Red health 3]
# Confiscated: Blue discards their armor and a gadget that Red chooses.
p confiscated Blue
expect: Blue discards Trail Duster and Brass Spyglass (Confiscated)
# Card Sharp: rerolls any dice.
s Blue rusty-peacemaker
expect: refused `1 1 1`: roll 4 dice
1 1 1 1
p card-sharp
6 6 6 6
expect: Red hits Blue
