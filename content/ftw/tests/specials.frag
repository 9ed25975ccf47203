frag 1
map: ./gym.yaml
player: Red 3/2/2
player: Blue 4/2/1
variant: barrels
position: Red A1 3 laser-pointer hand special 5 turn movement 30 attacks 30
position: Blue D1 4 pawn-shop-pistol hand special 2

# Personal Space: pushes everyone else 3 squares away.
p personal-space
expect: [Blue square G1]
# Special Delivery: 2 barrels.
p special-delivery
choose A3
choose B3
expect: Put a barrel on B3.
# Insubstantial: ballistic weapons do not harm Red until the end of their next turn.
p insubstantial
override Blue square E1
end
3 3
s Red pawn-shop-pistol
expect: 1 ammo spent, 5 left
6
expect: Blue rolls 6 to hit. Blue hits Red: 6 reaches range 4. Pawn Shop Pistol can't harm Red (Insubstantial).
end
3 3
end
3 3
s Red pawn-shop-pistol
expect: 1 ammo spent, 4 left
6
2 2 2
6 6 6
