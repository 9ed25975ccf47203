frag 1
map: ./range.yaml
player: Red 4/1/2
player: Blue 4/2/1
position: Red A1 4 hand special 3 turn movement 1 attacks 1
position: Blue F1 4
floor: B1 mine
floor: C1 mine
floor: B2 mine

# Minefield Map: until the end of Red's next turn.
p minefield-map
end
3 3
end
3
m e
expect: Red moves from A1 to B1: 1 movement spent, 2 left. The mine on B1 goes off. Take it off the map. The mine can't harm Red (Minefield Map).
end
3 3
end
3
m s
2 2 2 2
6 6 6 6
