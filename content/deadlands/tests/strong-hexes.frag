frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
player: Green saloon-gal 3/2/2
position: Red A1 2 rusty-peacemaker hand hex 9 turn movement 9 attacks 9
position: Blue D1 1
position: Green H3 3

override Blue stats 4/3/3
override Blue health 4
override Red stats 9/2/3
override Red health 1
# Laying on of Hands: heals 1, and 2 more for hearts or diamonds.
p laying-on-of-hands
choose weapon
deal 7S
expect: [Red health 2]
p laying-on-of-hands
choose weapon
deal 7H
expect: [Red health 5]
# Devil's Bargain: a jack or higher costs 1 Health.
p devils-bargain
choose weapon
deal JS
expect: [Red health 4]
p devils-bargain
choose weapon
deal 10S
expect: [Red health 4]
# Black Lightning: 3d, and 3d again for a black 8 or higher.
p black-lightning Blue
choose weapon
deal 7S
2 2 2
6 6 6 6
p black-lightning Blue
choose weapon
deal 8S
2 2 2
6 6 6 6
2 2 2
6 6 6 6
# Soul Blast: 4d, and 2d more for hearts or diamonds. Hip Flask is of diamonds.
override Red hand gadget 3
p soul-blast Blue with hip-flask
2 2 2 2
6 6 6 6
2 2
6 6 6 6
# Ace in the Hole: discard a card for 1 attack. Iron Spurs are of diamonds: 1 more die of damage.
p ace-in-the-hole with iron-spurs
expect: [Red attacks 10, Red hand gadget 1]
s Blue rusty-peacemaker
expect: 1 ammo spent, 5 left
2 2 2 2
6 6 6 6
