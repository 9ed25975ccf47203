frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
player: Green saloon-gal 3/2/2
position: Red C1 2 buffalo-gun preachers-pair snake-oil-sprayer ghost-rock-ray turn movement 30 attacks 40
position: Blue F1 1
position: Green A1 3

override Blue stats 4/3/3
override Blue health 4
override Red stats 4/2/3
override Red health 4
# Buffalo Gun: 7d, 2 ammo, range 4 or more.
expect: refused `s Blue buffalo-gun`: Buffalo Gun needs range 4 or more, and Blue is at range 3
override Blue square G1
s Blue buffalo-gun
expect: 1 ammo spent, 1 left
6 6 6
2 2 2 2 2 2 2
6 6 6 6
# Preacher's Pair: 2 shots of 3d, 6 ammo.
s Blue preachers-pair
expect: 1 ammo spent, 5 left
6 6 6
2 2 2
6 6 6 6
expect: 1 ammo spent, 4 left
6 6 6
2 2 2
6 6 6 6
# Snake-Oil Sprayer: 5d, 3 ammo, up to range 4. A malfunction costs 1 Health.
override Blue square H1
expect: refused `s Blue snake-oil-sprayer`: Snake-Oil Sprayer reaches range 4 at most, and Blue is at range 5
override Blue square G1
s Blue snake-oil-sprayer
expect: 1 ammo spent, 2 left
6 6 6
1 1 1 1 1
6 6 6 6
expect: [Red health 3]
# Ghost-Rock Ray: 6d, 3 ammo. A malfunction is a blast of 3d around Red, with a radius of 1.
s Blue ghost-rock-ray
expect: 1 ammo spent, 2 left
6 6 6
1 1 1 1 1 1
6 6 6 6
1 1 1
6 6 6
# Cemetery Gatling: 4d, 4 ammo. Full Crank: 3 shots of 3d.
override Red card cemetery-gatling
s Blue cemetery-gatling
expect: 1 ammo spent, 3 left
6 6 6
2 2 2 2
6 6 6 6
s Blue cemetery-gatling full-crank
expect: 1 ammo spent, 2 left
6 6 6
2 2 2
6 6 6 6
expect: 1 ammo spent, 1 left
6 6 6
2 2 2
6 6 6 6
expect: 1 ammo spent, 0 left
6 6 6
2 2 2
6 6 6 6
