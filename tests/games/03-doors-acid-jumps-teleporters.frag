frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/3/1
player: Blue 3/2/2
player: Green 2/2/3
house: frags=1
dice: table
cards: table
position: Red A4 3 turn movement 6
position: Blue A1 3
position: Green H6 2

# A one-way door is passed along its arrow only (door.oneway); a door adds no cost (door.cost).
m e
#> 1 Red goes A4 to B4: 1 moved, 5 left. [Red square B4, Red movement 5]
# refused: `m w`: Red can't go west from B4: one-way door the other way (door.oneway)
# A window stops movement (window.move), not a shot (window.fire).
m e e
#> 2 Red goes B4 to D4: 2 moved, 3 left. [Red square D4, Red movement 3]
# refused: `m e`: Red can't go east from D4: window (window.move)
end
#> 3 Turn 2: Blue. [Blue turn]
# Blue: jumping over acid avoids it (move.jump.avoid) at two movement per square (move.jump.cost), no further than Speed (move.jump.max).
6 6
#> 4 Blue rolls 6 6 = 12 for movement. [Blue movement 12, Blue attacks 1]
m D1
#> 5 Blue goes A1 to D1: 3 moved, 9 left. [Blue square D1, Blue movement 9]
# refused: `j s 3`: Blue jumps at most 2 squares, not 3 (move.jump.max)
j s 2
#> 6 Blue jumps to D3, 5 left. [Blue square D3, Blue movement 5]
6
#> 7 Blue rolls 6 for the power-up. 6: power-up! Blue gets a gadget card. Blue draws a gadget card. [Blue hand gadget 1]
# refused: `j w 1`: Blue: a jump of 1 passes over nothing (move.jump.count)
# Every entry into acid is an attack of two dice (acid.enter); nobody scores for it (ruling.frag.nobody).
m n
#> 8 Blue goes D3 to D2: 1 moved, 4 left. [Blue square D2, Blue movement 4]
3 4
#> 9 Blue rolls 3 4 = 7 damage.
2 2 2
#> 10 Blue rolls 2 2 2 = 6 in defense. Blue takes 1 point: Health 2. [Blue health 2]
m w
#> 11 Blue goes D2 to C2: 1 moved, 3 left. [Blue square C2, Blue movement 3]
5 5
#> 12 Blue rolls 5 5 = 10 damage.
4 4
#> 13 Blue rolls 4 4 = 8 in defense. Blue takes 1 point: Health 1. [Blue health 1]
end
#> 14 Turn 3: Green. [Green turn]
# Green: from a teleporter to any other for 1 movement (tele.jump, tele.cost), as often as movement lasts.
4 4
#> 15 Green rolls 4 4 = 8 for movement. [Green movement 8, Green attacks 2]
m n
#> 16 Green goes H6 to H5: 1 moved, 7 left. [Green square H5, Green movement 7]
m G1
#> 17 Green teleports to G1, 6 left. [Green square G1, Green movement 6]
m H5
#> 18 Green teleports to H5, 5 left. [Green square H5, Green movement 5]
m G1
#> 19 Green teleports to G1, 4 left. [Green square G1, Green movement 4]
# refused: `s red`: Green can't shoot Red: wall corner at the south-west of G1 (los.corner)
end
#> 20 Turn 4: Red. [Red turn]
# Red: through the door inside C5, north to south (door.square); the window's other side is seen (los.window).
1 2 3
#> 21 Red rolls 1 2 3 = 6 for movement. [Red movement 6, Red attacks 1]
m w
#> 22 Red goes D4 to C4: 1 moved, 5 left. [Red square C4, Red movement 5]
m s s
#> 23 Red goes C4 to C6: 2 moved, 3 left. [Red square C6, Red movement 3]
# refused: `m w w w`: Red can't go west from A6: wall (ruling.map.edge)
end
#> 24 Turn 5: Blue. [Blue turn]
# Blue is fragged by acid in the own turn: the turn ends (ruling.turn.fragself), nobody scores.
3 3
#> 25 Blue rolls 3 3 = 6 for movement. [Blue movement 6, Blue attacks 1]
m e
#> 26 Blue goes C2 to D2: 1 moved, 5 left. [Blue square D2, Blue movement 5]
6 6
#> 27 Blue rolls 6 6 = 12 damage.
1
#> 28 Blue rolls 1 in defense. Blue takes 12 points: Health -11. Blue is FRAGGED (acid). Blood on D2. Turn 6: Green. [Blue square off, Green turn]
# Green sees Red nowhere, walks and ends.
1 1
#> 29 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 2]
m w w
#> 30 Green goes G1 to E1: 2 moved, 0 left. [Green square E1, Green movement 0]
2
#> 31 Green rolls 2 for the power-up. 2: no card.
end
#> 32 Turn 7: Red. [Red turn]
2 2 2
#> 33 Red rolls 2 2 2 = 6 for movement. [Red movement 6, Red attacks 1]
end
#> 34 Turn 8: Blue. [Blue turn]
# Blue is back on 1, in the line of Green, who has the first frag and wins.
1
#> 35 Blue rolls 1 to respawn. Blue respawns on A1. [Blue square A1, Blue health 3]
2 1
#> 36 Blue rolls 2 1 = 3 for movement. [Blue movement 3, Blue attacks 1]
end
#> 37 Turn 9: Green. [Green turn]
1 2
#> 38 Green rolls 1 2 = 3 for movement. [Green movement 3, Green attacks 2]
s Blue
#> 39 Green fires Pistol at Blue, range 4. [Green attacks 1]
2 2 2
#> 40 Green rolls 2 2 2 = 6 to hit. Hit on Blue: 6 reaches range 4.
6 6
#> 41 Green rolls 6 6 = 12 damage.
1 1 1
#> 42 Blue rolls 1 1 1 = 3 in defense. Blue takes 4 points: Health -1. Blue is FRAGGED by Green. Blood on A1. Green scores: 1 frag. Green WINS with 1 frag! [Blue square off, Green frags 1]
