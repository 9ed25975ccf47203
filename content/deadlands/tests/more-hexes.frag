frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
position: Red B2 1 hand hex 5 turn movement 9 attacks 9
position: Blue E2 1 hand weapon 1

# Ghost Step: Red walks through walls.
expect: refused `m s`: wall
p ghost-step
m s
expect: [Red square B3]
# Phantom Fingers: Red takes a card from Blue's hand.
p phantom-fingers Blue
expect: Red steals a weapon card from Blue
# Shadow Walk: Red goes to a square that they see.
p shadow-walk
choose G3
expect: [Red square G3]
# Laying on of Hands: heal 1, and 2 more for hearts or diamonds.
override Red stats 4/2/3
override Red health 1
p laying-on-of-hands
choose weapon
deal 7H
expect: [Red health 4]
