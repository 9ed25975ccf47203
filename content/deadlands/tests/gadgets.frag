frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
position: Red A1 2 old-testament rusty-peacemaker brass-spyglass hand gadget 3 turn movement 30 attacks 9
position: Blue G1 1

# Old Testament: 8d, 1 ammo. Brass Spyglass: 1 more die to hit, 4 in all.
s Blue old-testament
expect: 1 ammo spent, 0 left
expect: refused `2 2 2`: roll 4 dice
5 4 5 4
expect: refused `1 1 1 1 1 1 1`: roll 8 dice
1 1 1 1 1 1 1 1
6
expect: Blue is FRAGGED by Red
