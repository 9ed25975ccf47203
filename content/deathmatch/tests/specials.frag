frag 1
map: ./range.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 eel-cannon depth-charge hand special 5 turn
position: Blue F1 4 hand special 5
position: Green J1 3 hand special 5

3 3
# Extra Time: 6 movement.
p extra-time
expect: [Red movement 12]
# Fresh Paint: Red loses 3 movement.
Blue: p fresh-paint Red
expect: [Red movement 9]
# Captain's Orders: 1 more attack this turn.
Blue: p captains-orders Red
expect: [Red attacks 2]
# Rain Delay: everybody rolls 1 fewer die to hit.
p rain-delay
s Blue eel-cannon
expect: refused `6 6`: roll 1 die
6
1 1 1 1
2 2 2 2
# Short Fuse: 2 more dice of damage with explosives.
p short-fuse
s Blue depth-charge
6
expect: refused `1 1 1`: roll 5 dice
1 1 1 1 1
2 2 2 2
override Red attacks 2
# Own Goal: the attack misses.
s Blue eel-cannon
Blue: p own-goal
expect: Red misses Blue (Own Goal)
