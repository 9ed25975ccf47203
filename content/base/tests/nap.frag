frag 1
map: ./hall.yaml
player: Red 3/2/2
player: Blue 3/2/2
position: Red A1 3 nap-dealer turn movement 1 attacks 9
position: Blue D1 3 laser-pointer

# Nap Dealer: no attacks until the end of the target's next turn.
s Blue nap-dealer
6 6
end
1 1
expect: refused `s Red laser-pointer`: attack
end
1 1
end
1 1
s Red laser-pointer
