frag 1
map: ../maps/yard.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 hand weapon 1 gadget 1 special 1 turn movement 9 attacks 3
position: Blue D1 4 half-measure:3 hand weapon 1 special 1
position: Green H4 3 hand special 1

# Only the attached weapon is useless.
p rust-bucket Blue
end
1 1
expect: refused `s Red half-measure`: Rust Bucket
s Red start
