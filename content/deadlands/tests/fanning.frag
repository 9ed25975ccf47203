frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 3/1/3
position: Red A1 2 rusty-peacemaker fanning-glove hand gadget 3 turn movement 30 attacks 9
position: Blue D1 3

# Fanning Glove: revolvers roll 1 more die for damage.
s Blue rusty-peacemaker
expect: refused `1 1 1`: roll 4 dice
1 1 1 1
6 6 6
expect: no damage
# Mail-Order Springs: jumps are 2 squares longer.
override Blue square H3
expect: refused `j e 4`
override Red card mail-order-springs
expect: refused `j e 5`
j e 4
expect: Red jumps to E1 (26 movement left)
