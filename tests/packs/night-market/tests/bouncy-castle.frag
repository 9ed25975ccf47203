frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 bouncy-castle hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D2 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

# Speed 2: flies as far as 2 dice say.
use bouncy-castle
2 3
choose e
expect: [Red square F1]
expect: refused `use bouncy-castle`
