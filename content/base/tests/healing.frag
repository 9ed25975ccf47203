frag 1
map: ./hall.yaml
player: Red 4/1/2
player: Blue 4/2/1
position: Blue J1 4 turn movement 1 attacks 1
position: Red A1 1 caffeine-drip

# Caffeine Drip: heals 1 on a roll of 4 or more.
end
4
expect: [Red health 2]
1
end
1 1
end
3
expect: [Red health 2]
