frag 1
map: ./range.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 toaster-on-a-string eel-cannon depth-charge covering-fire turn movement 3 attacks 12
position: Blue F1 4
position: Green G1 3

# Toaster on a String: 3d, 5 ammo, up to range 5.
override Green square G2
override Blue square G1
expect: refused `s Blue toaster-on-a-string`: 5
override Blue square F1
override Green square G1
s Blue toaster-on-a-string
expect: range 5: 1 ammo spent, 4 left
6 6
1 1 1
2 2 2 2
expect: [Red ammo toaster-on-a-string 4]
# Eel Cannon: 4d, 4 ammo, at any range.
s Blue eel-cannon
expect: 1 ammo spent, 3 left
6 6
expect: refused `1 1 1`: roll 4 dice
1 1 1 1
2 2 2 2
# Depth Charge: 3d, 3 ammo, a blast of 1. It catches Green next to Blue, and nobody farther away.
s Blue depth-charge
expect: 1 ammo spent, 2 left
6 6
1 1 1
2 2 2 2
1 1 1
2 2 2
override Green square H1
s Blue depth-charge
6 6
1 1 1
2 2 2 2
expect: [Red ammo depth-charge 1]
# In water it does 1 more die.
override Blue square D2
s Blue depth-charge
6 6
1 1 1 1
2 2 2 2
# Covering Fire: 3 shots of 2d each, 9 ammo.
s Blue covering-fire
expect: 1 ammo spent, 8 left
6 6
1 1
2 2 2 2
6 6
1 1
2 2 2 2
6 6
1 1
2 2 2 2
expect: [Red ammo covering-fire 6]
