frag 1
map: ./street.yaml
player: Red saloon-gal 3/2/2
player: Blue harrowed-gunslinger 1/3/3
position: Red A1 2 hand gadget 1 turn
position: Blue D1 1

# Pony Express: to any grave instead of the movement roll.
p pony-express
choose H3
expect: [Red square H3]
