frag 1
map: ./hall.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 issue-one-carbine glue-on-plasma boomstick sawn-off-regret turn movement 9 attacks 30
position: Blue D1 4
position: Green L3 3

# Issue One Carbine: 4d.
s Blue issue-one-carbine
6 6
expect: refused `1 1 1`: roll 4 dice
1 1 1 1
2 2 2 2
# Glue-On Plasma: 5d.
s Blue glue-on-plasma
6 6
1 1 1 1 1
2 2 2 2
# Boomstick: 4d, and 2 more at range 2 or less.
s Blue boomstick
6 6
1 1 1 1
2 2 2 2
override Blue square C1
s Blue boomstick
1 1 1 1 1 1
2 2 2 2
# Sawn-Off Regret: up to range 3.
override Blue square E1
expect: refused `s Blue sawn-off-regret`: range
override Blue square D1
s Blue sawn-off-regret
6 6
1 1 1 1 1 1 1
2 2 2 2
