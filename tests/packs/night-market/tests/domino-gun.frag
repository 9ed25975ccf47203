frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 domino-gun:4 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green E1 3 hand special 1

# From Blue to Green, then back to nobody: Red is the other fighter nearest to Green?
s Blue domino-gun
6 6
1
6 6 6 6
expect: [Green health 2]
