frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
position: Red B2 1 rusty-peacemaker hand hex 5 turn movement 9 attacks 9
position: Blue E2 1 hand weapon 1

# Second Sight: walls don't block Red's sight this turn.
expect: refused `s Blue rusty-peacemaker`: wall
p second-sight
s Blue rusty-peacemaker
expect: Red fires Rusty Peacemaker at Blue, range 3
1 1 1
6
expect: no damage
