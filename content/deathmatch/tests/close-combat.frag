frag 1
map: ./range.yaml
player: Red 3/2/2
player: Blue 4/2/1
position: Red A1 3 spare-shotgun flag-pole weed-burner turn movement 3 attacks 12
position: Blue F1 4

# Spare Shotgun: 6d, 2 ammo, up to range 4.
expect: refused `s Blue spare-shotgun`: 4
override Blue square E1
s Blue spare-shotgun
expect: range 4: 1 ammo spent, 1 left
6 6
1 1 1 1 1 1
2 2 2 2
# Weed Burner: 4d, 4 ammo, up to range 3. The Fire Blanket stops its flames.
expect: refused `s Blue weed-burner`: 3
override Blue square D1
s Blue weed-burner
expect: range 3: 1 ammo spent, 3 left
6 6
1 1 1 1
2 2 2 2
override Blue card fire-blanket
s Blue weed-burner
6 6
expect: Weed Burner can't harm Blue (Fire Blanket)
# Flag Pole: 3d and 1 more damage, without ammo, at range 1.
override Blue square C1
expect: refused `s Blue flag-pole`: reaches only adjacent squares
override Blue square B1
s Blue flag-pole
6 6 6
2 2 2 2
expect: Blue takes 3 damage
