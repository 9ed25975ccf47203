frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 2 field-kitchen hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 hand weapon 1 special 1
position: Green A2 2 hand special 1

# Red is on their own team, so Red is healed; nobody else is.
use field-kitchen
choose weapon
expect: [Red health 3, Green health 2]
