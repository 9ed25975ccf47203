frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 stare-down hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue B1 4 hand weapon 1 special 1
position: Green H4 3 hand special 1

# Blue is next to Red and can still move: they can't end their turn.
end
1 1
expect: refused `end`
m e e
end
