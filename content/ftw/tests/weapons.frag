frag 1
map: ./gym.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 assault-shotgun shock-glove leaf-me-alone lava-lamp turn movement 30 attacks 30
position: Blue F1 4
position: Green L3 3

# Assault Shotgun: up to range 4.
expect: refused `s Blue assault-shotgun`: Assault Shotgun reaches range 4 at most, and Blue is at range 5
override Blue square G1
# Leaf Me Alone: up to range 5.
expect: refused `s Blue leaf-me-alone`: Leaf Me Alone reaches range 5 at most, and Blue is at range 6
# Lava Lamp: 6d, 2 ammo, a radius of 1, up to range 5. Green is 2 squares from the target.
expect: refused `s G1 lava-lamp`: Lava Lamp reaches range 5 at most, and G1 is at range 6
override Blue square D1
override Green square G3
s E2 lava-lamp
expect: 1 ammo spent, 1 left
6 6
# Shock Glove: only adjacent squares; 2 more dice against a target in water.
override Blue square C1
expect: refused `s Blue shock-glove`: Shock Glove reaches only adjacent squares, and Blue is at range 2
override Red square B2
override Blue square C2
s Blue shock-glove
2 2 2 2 2 2 2 2
6 6 6 6
# Extra Oomph: 2 more dice of damage at range 2 or less.
override Red card extra-oomph
override Red square A1
override Blue square C1
s Blue assault-shotgun
expect: 1 ammo spent, 3 left
2 2 2 2 2 2 2 2
6 6 6
override Red square A1
override Blue square D1
s Blue assault-shotgun
expect: 1 ammo spent, 2 left
6 6
2 2 2 2 2 2
6 6 6
