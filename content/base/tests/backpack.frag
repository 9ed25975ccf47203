frag 1
map: ./hall.yaml
player: Red 3/2/2
player: Blue 4/2/1
position: Red A1 3 bottomless-backpack hand special 8 turn movement 1 attacks 1
position: Blue D1 4

# Bottomless Backpack: 2 more weapons in play, and 2 more cards in hand.
override Red hand weapon 12
p pawn-shop-pistol
p twin-peeks
p pulse-rifle
p nailed-it
p lag-gun
p can-opener
expect: refused `p boomstick`: Red has no room for Boomstick: 6 weapons in play, and the limit is 6 (Bottomless Backpack)
override Red hand weapon 0
end
expect: Red, which card do you discard? You are 1 over the hand limit of 7.
