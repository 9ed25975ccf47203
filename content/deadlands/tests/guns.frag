frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
player: Green saloon-gal 3/2/2
position: Red A1 2 coach-gun sextons-shovel stick-of-dynamite pepperbox turn movement 30 attacks 40
position: Blue G1 1
position: Green H3 3

override Blue stats 4/3/3
override Blue health 4
# Coach Gun: 6d, 2 ammo, up to range 5.
expect: refused `s Blue coach-gun`: Coach Gun reaches range 5 at most, and Blue is at range 6
override Blue square F1
s Blue coach-gun
expect: 1 ammo spent, 1 left
6 6 6
2 2 2 2 2 2
6 6 6 6
# Sexton's Shovel: 4d, only adjacent squares.
override Blue square C1
expect: refused `s Blue sextons-shovel`: Sexton's Shovel reaches only adjacent squares, and Blue is at range 2
override Blue square B1
s Blue sextons-shovel
2 2 2 2
6 6 6 6
# Stick of Dynamite: 5d, 2 ammo, a radius of 1. A malfunction is 3d on Red.
override Blue square E1
override Green square G1
s Blue stick-of-dynamite
expect: 1 ammo spent, 1 left
6 6 6
2 2 2 2 2
6 6 6 6
override Green square H3
s Blue stick-of-dynamite
expect: 1 ammo spent, 0 left
6 6 6
1 1 1 1 1
6 6 6 6
1 1 1
6 6
# Pepperbox: up to 3 ammo of 2d each.
expect: refused `s Blue pepperbox 4`: Pepperbox uses 1 to 3 ammo per attack, not 4
s Blue pepperbox 3
expect: 3 ammo spent, 3 left
6 6 6
2 2 2 2 2 2
6 6 6 6
# Old Testament: a radius of 1.
override Red card old-testament
override Green square G1
s Blue old-testament
expect: 1 ammo spent, 0 left
6 6 6
2 2 2 2 2 2 2 2
6 6 6 6
