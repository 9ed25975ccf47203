frag 1
map: ./hall.yaml
player: Red 3/2/2
player: Blue 4/2/1
player: Green 3/2/2
position: Red A1 3 campers-friend hot-sauce-cocktail yoink-hook error-404 turn movement 9 attacks 30
position: Blue E1 4 laser-pointer
position: Green H1 3 laser-pointer

# Camper's Friend: range 5 or more.
expect: refused `s Blue campers-friend`: range
override Blue square F1
override Red movement 9
s Blue campers-friend
expect: range 5
6 6 6 6
1 1 1 1 1
2 2 2 2
# Hot Sauce Cocktail: up to range 6.
expect: refused `s H2 hot-sauce-cocktail`: range
# Yoink Hook: up to range 5.
override Blue square G1
expect: refused `s Blue yoink-hook`: range
override Blue square E1
# Error 404: a radius of 2. Green is 3 squares from Blue and keeps their ammo.
s Blue error-404
6 6
expect: [Green ammo laser-pointer 6, Blue ammo laser-pointer 0]
