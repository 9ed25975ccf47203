frag 1
map: ./hall.yaml
player: Red 4/1/2
player: Blue 1/3/3
player: Green 3/2/2
player: Pink 3/2/2
position: Red A1 1 blood-bank-card laser-pointer turn movement 1 attacks 9
position: Blue C1 1 dead-mans-switch
position: Green E1 3
position: Pink C2 3

# Blood Bank Card: heals 1 for a frag.
# Dead Man's Switch: 4d with a radius of 1. It reaches Pink, and neither Red nor Green.
s Blue laser-pointer
expect: 1 ammo spent, 5 left
2 2 2
1
2 2 2 2
1 1 1
expect: [Red health 2, Red frags 1]
