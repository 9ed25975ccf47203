frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
position: Red A1 2 rusty-peacemaker hand special 5 turn movement 9 attacks 9
position: Blue G1 1 hand special 5

# Bible in the Pocket: the attack misses.
s Blue rusty-peacemaker
Blue: p bible-in-the-pocket
expect: Red misses Blue
# Dead Eye: the attack hits. Last Rites: heal 3 before the fighter is fragged.
override Blue stats 4/3/3
s Blue rusty-peacemaker
p dead-eye
6 6 6
1 1 1 1
Blue: p last-rites
expect: [Blue health 3]
# Gone Fishin': Blue is out of play.
p gone-fishin Blue
expect: Gone Fishin' takes Blue out of play
