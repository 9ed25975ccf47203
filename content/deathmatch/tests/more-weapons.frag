frag 1
map: ./range.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 napalm-launcher harpoon bayonet-drill long-distance-call turn movement 40 attacks 40
position: Blue C1 4
position: Green J1 3

# Bayonet Drill: only adjacent squares.
expect: refused `s Blue bayonet-drill`: Bayonet Drill reaches only adjacent squares, and Blue is at range 2
# Long Distance Call: 5d at range 6 or more.
override Blue square F1
expect: refused `s Blue long-distance-call`: Long Distance Call needs range 6 or more, and Blue is at range 5
override Blue square G1
s Blue long-distance-call
expect: 1 ammo spent, 2 left
6 6
2 2 2 2 2
6 6 6 6
# Harpoon: 1 extra damage against a target in water.
override Blue square D2
s Blue harpoon
expect: 1 ammo spent, 3 left
6 6
2 2 2 2
6 6 6 6
expect: Blue rolls 6 6 6 6 = 24 for defense. Blue takes 1 damage: Health 3.
# Hot Potato: 7d, 1 ammo, a radius of 2, up to range 6. Green is 3 squares from Blue.
override Red card hot-potato
override Blue square H1
expect: refused `s Blue hot-potato`: Hot Potato reaches range 6 at most, and Blue is at range 7
override Blue square G1
s Blue hot-potato
expect: 1 ammo spent, 0 left
6 6
2 2 2 2 2 2 2
6 6 6
# Lights Out: 3 ammo.
override Red card lights-out
s Blue lights-out
expect: 1 ammo spent, 2 left
6 6
# Napalm Launcher: 4d, 2 ammo, and napalm of 2d.
override Blue square D1
s Blue napalm-launcher
expect: 1 ammo spent, 1 left
6 6
2 2 2 2
6 6 6
override Blue square J3
override Red square C1
m e
2 2
6 6 6
# Lawn Ornament: a mine of 3d.
override Red square G1
override Red card lawn-ornament
s - lawn-ornament
expect: 1 ammo spent, 1 left
choose H1
m e
2 2 2
6 6 6
