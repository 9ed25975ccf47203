frag 1
map: ./street.yaml
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
player: Green saloon-gal 3/2/2
position: Red A1 2 iron-spurs hand hex 4 turn movement 1 attacks 1
position: Blue D1 1 boiler-plate rusty-peacemaker
position: Green H3 3

# Jinx: 1 fewer die for movement, until the end of Green's next turn. Boiler Plate: Speed -1. Iron Spurs: Speed +1.
p jinx Green
# Spirit Coat: 1 more die for defense.
p spirit-coat
end
3 3
s Red rusty-peacemaker
expect: 1 ammo spent, 5 left
2 2 2
6 6 6
end
3
end
6
3 3 3
end
3 3
end
3 3
end
6
3 3 3
