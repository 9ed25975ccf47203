frag 1
map: ./range.yaml
player: Red 4/1/2
player: Blue 4/2/1
position: Red A1 1 second-wind eel-cannon hand special 3 turn movement 1 attacks 1
position: Blue F1 4

# Rain Delay: lasts until the end of Red's next turn. Second Wind: heals 1 on 5 or more.
p rain-delay
end
3 3
end
4
3
expect: [Red health 1]
s Blue eel-cannon
expect: 1 ammo spent, 3 left
6
2 2 2 2
6 6 6 6
end
3 3
end
5
3
expect: [Red health 2]
s Blue eel-cannon
expect: 1 ammo spent, 2 left
6 6
2 2 2 2
6 6 6 6
