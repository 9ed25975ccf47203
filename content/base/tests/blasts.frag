frag 1
map: ./hall.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 game-ender hand special 5 turn movement 9 attacks 9
position: Blue F3 4
position: Green L3 3

# Game Ender: 10d with a radius of 4. Blue is 5 squares from A1.
s A1 game-ender
expect: 1 ammo spent, 0 left
2 2 2 2 2 2 2 2 2 2
6 6 6
override Red square A1
override Red health 3
# Rage Quit: 5d with a radius of 2. Blue is 3 squares away.
override Blue square D1
p rage-quit
2 2 2 2 2
6 6 6
3 3
expect: [Blue health 4]
