frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./gatehouse.yaml sha256:2e2adf748394
player: Red 2/1/4
player: Blue 2/2/3
player: Green 2/2/3
player: Pink 2/2/3
dice: table
cards: table
position: Red A1 2 spoiler-rail hand weapon 1 turn movement 6
position: Blue C2 2
position: Green B2 2
position: Pink E2 2 hand weapon 1

# Nothing lies beyond the map (ruling.map.edge), and nobody walks through a wall (wall.move).
# refused: `m n`: Red can't go north from A1: a wall is in the way (ruling.map.edge)
# refused: `m e s`: Red can't go south from B1: a wall is in the way (wall.move)
# The line from centre to centre counts, and a wall lies on it (los.center, los.obstacle, wall.fire); the end of a wall is enough (los.corner, ruling.los.corner).
# refused: `s Blue`: Red can't shoot Blue: wall between B1 and B2 (wall.fire)
# refused: `s Green`: Red can't shoot Green: wall corner at the south-east of A1 (los.corner)
# From A2 there is no wall in the line to Blue but Green (los.fighter).
m s
#> 1 Red moves from A1 to A2: 1 movement spent, 5 left. [Red square A2, Red movement 5]
# refused: `s Blue start`: Red can't shoot Blue: Green is in the way on B2 (los.fighter)
# From A3 the line cuts off no more than a corner of Green's square, which is enough (ruling.los.interior).
m s
#> 2 Red moves from A2 to A3: 1 movement spent, 4 left. [Red square A3, Red movement 4]
# refused: `s Blue start`: Red can't shoot Blue: Green is in the way on B2 (los.fighter)
# From B3 it only touches Green's square, and that is clear (ruling.los.graze); a diagonal neighbour is two squares away (ruling.range.metric).
m e
#> 3 Red moves from A3 to B3: 1 movement spent, 3 left. [Red square B3, Red movement 3]
s Blue start
#> 4 Red fires Pistol at Blue, range 2. Automatic hit on Blue: 4 dice always reach 2. [Red attacks 1]
1 1
#> 5 Red rolls 1 1 = 2 for damage.
6 6
#> 6 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
# Shooter and target never stand in their own line (ruling.los.ends).
s Green start
#> 7 Red fires Pistol at Green, range 1. Automatic hit on Green: 4 dice always reach 1. [Red attacks 0]
6 6
#> 8 Red rolls 6 6 = 12 for damage.
1 1
#> 9 Green rolls 1 1 = 2 for defense. Green takes 6 damage: Health -4. Green is FRAGGED by Red. Put a blood counter on B2. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Green square off, floor B2 blood]
m w n n
#> 10 Red moves from B3 to A1: 3 movement spent, 0 left. [Red square A1, Red movement 0]
end
#> 11 Turn 2: Blue. [Blue turn]
# What hid Blue from Red on A1 hides Red from Blue (ruling.los.symmetric).
6 6
#> 12 Blue rolls 6 6 = 12 for movement. [Blue movement 12, Blue attacks 2]
# refused: `s Red`: Blue can't shoot Red: wall between B1 and B2 (wall.fire)
# A blue door on the edge of two squares is open to the one who steps through only, and shut again behind (door.edge, door.closed, los.door, ruling.door.open).
m n e e
#> 13 Blue moves from C2 to E1: 3 movement spent, 9 left. [Blue square E1, Blue movement 9]
# refused: `s Red`: Blue can't shoot Red: door between D1 and E1 (los.door)
# It is passed back just so (door.twoway), and on this side Red is in sight.
m w
#> 14 Blue moves from E1 to D1: 1 movement spent, 8 left. [Blue square D1, Blue movement 8]
s Red
#> 15 Blue fires Pistol at Red, range 3. Automatic hit on Red: 3 dice always reach 3. [Blue attacks 1]
1 1
#> 16 Blue rolls 1 1 = 2 for damage.
6 6
#> 17 Red rolls 6 6 = 12 for defense. Red takes no damage: Health 2.
# Blue door or green door: they mean the same (door.color.base), and four squares cost four (door.cost).
m e e e e
#> 18 Blue moves from D1 to H1: 4 movement spent, 4 left. [Blue square H1, Blue movement 4]
m s s
#> 19 Blue moves from H1 to H3: 2 movement spent, 2 left. [Blue square H3, Blue movement 2]
# refused: `s Pink`: Blue can't shoot Pink: wall corner at the north-west of G3 (los.corner)
end
#> 20 Turn 3: Green. [Green turn]
# Two teleporters are a step apart for walkers, but four squares for a bullet (ruling.range.tele).
2
#> 21 Green rolls 2 to respawn. Green respawns on I1. [Green square I1, Green health 2]
3 3
#> 22 Green rolls 3 3 = 6 for movement. [Green movement 6, Green attacks 2]
m s
#> 23 Green moves from I1 to I2: 1 movement spent, 5 left. [Green square I2, Green movement 5]
s Pink
#> 24 Green fires Pistol at Pink, range 4. [Green attacks 1]
1 1 1
#> 25 Green rolls 1 1 1 = 3 to hit. Green misses Pink: 3 is short of range 4.
s Pink
#> 26 Green fires Pistol at Pink, range 4. [Green attacks 0]
1 1 2
#> 27 Green rolls 1 1 2 = 4 to hit. Green hits Pink: 4 reaches range 4.
1 1
#> 28 Green rolls 1 1 = 2 for damage.
6 6
#> 29 Pink rolls 6 6 = 12 for defense. Pink takes no damage: Health 2.
end
#> 30 Turn 4: Pink. [Pink turn]
# A grate does nothing: one movement, no roll (grate.base). The door stands in a square of its own (door.square) and hides Blue.
2 2
#> 31 Pink rolls 2 2 = 4 for movement. [Pink movement 4, Pink attacks 2]
m s
#> 32 Pink moves from E2 to E3: 1 movement spent, 3 left. [Pink square E3, Pink movement 3]
# refused: `s Blue`: Pink can't shoot Blue: door in F3 (los.door)
# In the doorway Pink holds it open (door.hold).
m e
#> 33 Pink moves from E3 to F3: 1 movement spent, 2 left. [Pink square F3, Pink movement 2]
s Blue
#> 34 Pink fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Pink attacks 1]
1 1
#> 35 Pink rolls 1 1 = 2 for damage.
6 6
#> 36 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
end
#> 37 Turn 5: Red. [Red turn]
# Red sees the one in the door (ruling.los.holder) but nobody beyond: Pink is in the way, not the door (ruling.los.heldopen).
5
#> 38 Red rolls 5 for movement. [Red movement 5, Red attacks 2]
m s s
#> 39 Red moves from A1 to A3: 2 movement spent, 3 left. [Red square A3, Red movement 3]
# refused: `s Blue start`: Red can't shoot Blue: Pink is in the way on F3 (los.fighter)
s Pink start
#> 40 Red fires Pistol at Pink, range 5. [Red attacks 1]
3 4 1 1
#> 41 Red rolls 3 4 1 1 = 9 to hit. Red hits Pink: 9 reaches range 5.
1 1
#> 42 Red rolls 1 1 = 2 for damage.
6 6
#> 43 Pink rolls 6 6 = 12 for defense. Pink takes no damage: Health 2.
# The Spoiler Rail shoots through fighters, and a door that is held open is no obstacle (door.hold).
s Blue spoiler-rail
#> 44 Red fires Spoiler Rail at Blue, range 7: 1 ammo spent, 2 left. [Red ammo spoiler-rail 2, Red attacks 0]
3 4 3 3
#> 45 Red rolls 3 4 3 3 = 13 to hit. Red hits Blue: 13 reaches range 7.
1 1 1 1 1 1
#> 46 Red rolls 1 1 1 1 1 1 = 6 for damage.
6 6
#> 47 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
end
#> 48 Turn 6: Blue. [Blue turn]
# From the other side it is the same (ruling.los.holder, ruling.los.symmetric).
1 1
#> 49 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 2]
# refused: `s Red`: Blue can't shoot Red: Pink is in the way on F3 (los.fighter)
s Pink
#> 50 Blue fires Pistol at Pink, range 2. Automatic hit on Pink: 3 dice always reach 2. [Blue attacks 1]
1 1
#> 51 Blue rolls 1 1 = 2 for damage.
6 6
#> 52 Pink rolls 6 6 = 12 for defense. Pink takes no damage: Health 2.
end
#> 53 Turn 7: Green. [Green turn]
# Next to the door and yet in no line with it: the end of its wall is between (los.corner).
2 2
#> 54 Green rolls 2 2 = 4 for movement. [Green movement 4, Green attacks 2]
m E2
#> 55 Green teleports to E2 (3 movement left). [Green square E2, Green movement 3]
# refused: `s Pink`: Green can't shoot Pink: wall corner at the south-east of E2 (los.corner)
end
#> 56 Turn 8: Pink. [Pink turn]
# Pink sees to both sides of the door (door.hold.los), then moves off, and it falls shut (door.hold.move).
2 2
#> 57 Pink rolls 2 2 = 4 for movement. [Pink movement 4, Pink attacks 2]
s Red
#> 58 Pink fires Pistol at Red, range 5. [Pink attacks 1]
5 5 5
#> 59 Pink rolls 5 5 5 = 15 to hit. Pink hits Red: 15 reaches range 5.
1 1
#> 60 Pink rolls 1 1 = 2 for damage.
6 6
#> 61 Red rolls 6 6 = 12 for defense. Red takes no damage: Health 2.
s Blue
#> 62 Pink fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Pink attacks 0]
1 1
#> 63 Pink rolls 1 1 = 2 for damage.
6 6
#> 64 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
m e n
#> 65 Pink moves from F3 to G2: 2 movement spent, 2 left. [Pink square G2, Pink movement 2]
end
#> 66 Turn 9: Red. [Red turn]
# Now it is the door that stops even the Spoiler Rail (door.closed).
2
#> 67 Red rolls 2 for movement. [Red movement 2, Red attacks 2]
# refused: `s Blue spoiler-rail`: Red can't shoot Blue: door in F3 (los.door)
# Blood, grate, acid and teleporter don't hide Green (ruling.los.items); through the window it is four squares, on foot six (ruling.range.path).
m n
#> 68 Red moves from A3 to A2: 1 movement spent, 1 left. [Red square A2, Red movement 1]
s Green start
#> 69 Red fires Pistol at Green, range 4. Automatic hit on Green: 4 dice always reach 4. [Red attacks 1]
1 1
#> 70 Red rolls 1 1 = 2 for damage.
6 6
#> 71 Green rolls 6 6 = 12 for defense. Green takes no damage: Health 2.
m s
#> 72 Red moves from A2 to A3: 1 movement spent, 0 left. [Red square A3, Red movement 0]
end
#> 73 Turn 10: Blue. [Blue turn]
# Blue holds the door now.
4 4
#> 74 Blue rolls 4 4 = 8 for movement. [Blue movement 8, Blue attacks 2]
m w w
#> 75 Blue moves from H3 to F3: 2 movement spent, 6 left. [Blue square F3, Blue movement 6]
end
#> 76 Turn 11: Green. [Green turn]
# Green goes through a red door, like a blue one or a green one (door.color.base), and stands behind the wall of the doorway.
3 3
#> 77 Green rolls 3 3 = 6 for movement. [Green movement 6, Green attacks 2]
m s s e
#> 78 Green moves from E2 to F4: 3 movement spent, 3 left. [Green square F4, Green movement 3]
end
#> 79 Turn 12: Pink. [Pink turn]
1 1
#> 80 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 2]
m s
#> 81 Pink moves from G2 to G3: 1 movement spent, 1 left. [Pink square G3, Pink movement 1]
end
#> 82 Turn 13: Red. [Red turn]
# Pink is behind Blue; the rocket bursts in the open door, reaches Pink, and not Green behind the wall (wall.weapon).
3
#> 83 Red rolls 3 for movement. [Red movement 3, Red attacks 2]
# refused: `s Pink start`: Red can't shoot Pink: Blue is in the way on F3 (los.fighter)
s Blue rocket-tantrum
#> 84 Red plays and fires Rocket Tantrum at Blue, range 5: 1 ammo spent, 2 left. [Red card rocket-tantrum 2, Red attacks 1, Red hand weapon 0]
4 4 1 1
#> 85 Red rolls 4 4 1 1 = 10 to hit. Red hits Blue: 10 reaches range 5.
6 6 6 6 6
#> 86 Red rolls 6 6 6 6 6 = 30 for damage.
1 1
#> 87 Blue rolls 1 1 = 2 for defense.
1 1 1 1 1
#> 88 Red rolls 1 1 1 1 1 = 5 for damage.
6 6
#> 89 Pink rolls 6 6 = 12 for defense. Blue takes 15 damage: Health -13. Pink takes no damage: Health 2. Blue is FRAGGED by Red. Put a blood counter on F3. Red scores: 2 frags. Red draws a special card. [Red frags 2, Red hand special 2, Blue square off, floor F3 blood]
# Nobody holds the door any more: it is shut (door.hold.frag).
# refused: `s Pink start`: Red can't shoot Pink: door in F3 (los.door)
# refused: `s Pink spoiler-rail`: Red can't shoot Pink: door in F3 (los.door)
end
#> 90 Turn 14: Blue. [Blue turn]
# A square cut by a wall is entered by an edge and in the half that has that edge (ruling.wall.enter); Blue stays on that side (wall.diagonal).
4
#> 91 Blue rolls 4 to respawn. Blue respawns on I6. [Blue square I6, Blue health 2]
6 6
#> 92 Blue rolls 6 6 = 12 for movement. [Blue movement 12, Blue attacks 2]
m n w w
#> 93 Blue moves from I6 to G5b: 3 movement spent, 9 left. [Blue square G5b, Blue movement 9]
# refused: `m w`: Blue can't go west from G5b: a wall is in the way (wall.move)
# refused: `m n`: Blue can't go north from G5b: a wall is in the way (wall.move)
end
#> 94 Turn 15: Green. [Green turn]
# Green enters the other half from the other side: two fighters in one square, each in a place of its own (ruling.wall.halves).
3 3
#> 95 Green rolls 3 3 = 6 for movement. [Green movement 6, Green attacks 2]
m s e
#> 96 Green moves from F4 to G5a: 2 movement spent, 4 left. [Green square G5a, Green movement 4]
# refused: `m s`: Green can't go south from G5a: a wall is in the way (wall.move)
# The line is drawn from the centre, as if from a hair's breadth to the own side (ruling.wall.center).
# refused: `s Blue`: Green can't shoot Blue: diagonal wall in G5 (wall.fire)
end
#> 97 Turn 16: Pink. [Pink turn]
# The arrow lets Pink through one way only (door.oneway).
3 3
#> 98 Pink rolls 3 3 = 6 for movement. [Pink movement 6, Pink attacks 2]
m e s
#> 99 Pink moves from G3 to H4: 2 movement spent, 4 left. [Pink square H4, Pink movement 4]
# refused: `m n`: Pink can't go north from H4: the one-way door opens the other way (door.oneway)
# The line to the cut square runs along its wall, on either side (ruling.los.along, ruling.wall.center).
# refused: `s Green`: Pink can't shoot Green: wall corner at the south-west of H4 (los.corner)
# refused: `s Blue`: Pink can't shoot Blue: wall corner at the south-west of H4 (los.corner)
# Whoever throws at the own square throws one square far (ruling.range.same).
s H4 pineapple-lobber
#> 100 Pink plays and fires Pineapple Lobber at H4, range 1: 1 ammo spent, 3 left. Automatic hit on H4: 3 dice always reach 1. [Pink card pineapple-lobber 3, Pink attacks 1, Pink hand weapon 0]
1 1 1 1
#> 101 Pink rolls 1 1 1 1 = 4 for damage.
6 6
#> 102 Pink rolls 6 6 = 12 for defense. Pink takes no damage: Health 2.
# From H5 Blue's half lies open.
m s
#> 103 Pink moves from H4 to H5: 1 movement spent, 3 left. [Pink square H5, Pink movement 3]
s Blue start
#> 104 Pink fires Pistol at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Pink attacks 0]
1 1
#> 105 Pink rolls 1 1 = 2 for damage.
6 6
#> 106 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
m n
#> 107 Pink moves from H5 to H4: 1 movement spent, 2 left. [Pink square H4, Pink movement 2]
end
#> 108 Turn 17: Red. [Red turn]
# The door of D5 hides Green, though its arrow points there (ruling.los.oneway).
6
#> 109 Red rolls 6 for movement. [Red movement 6, Red attacks 2]
m s s e e
#> 110 Red moves from A3 to C5: 4 movement spent, 2 left. [Red square C5, Red movement 2]
# refused: `s Green`: Red can't shoot Green: door in D5 (los.door)
m e
#> 111 Red moves from C5 to D5: 1 movement spent, 1 left. [Red square D5, Red movement 1]
# Who stands in the doorway goes on along the arrow or not at all (ruling.door.square.oneway).
# refused: `m w`: Red can't go west from D5: the one-way door opens the other way (door.oneway)
# Green's half faces west.
s Green start
#> 112 Red fires Pistol at Green, range 3. Automatic hit on Green: 4 dice always reach 3. [Red attacks 1]
1 1
#> 113 Red rolls 1 1 = 2 for damage.
6 6
#> 114 Green rolls 6 6 = 12 for defense. Green takes no damage: Health 2.
end
#> 115 Turn 18: Blue. [Blue turn]
# From F6 to Pink on H4 the line runs along the whole of the diagonal wall (ruling.los.along).
1 1
#> 116 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 2]
m s w
#> 117 Blue moves from G5b to F6: 2 movement spent, 0 left. [Blue square F6, Blue movement 0]
# refused: `s Pink`: Blue can't shoot Pink: wall corner at the north-east of F6 (los.corner)
end
#> 118 Turn 19: Green. [Green turn]
1 1
#> 119 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 2]
end
#> 120 Turn 20: Pink. [Pink turn]
1 1
#> 121 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 2]
end
#> 122 Turn 21: Red. [Red turn]
# The third frag, from the doorway.
1
#> 123 Red rolls 1 for movement. [Red movement 1, Red attacks 2]
s Green start
#> 124 Red fires Pistol at Green, range 3. Automatic hit on Green: 4 dice always reach 3. [Red attacks 1]
6 5
#> 125 Red rolls 6 5 = 11 for damage.
1 1
#> 126 Green rolls 1 1 = 2 for defense. Green takes 5 damage: Health -3. Green is FRAGGED by Red. Put a blood counter on G5a. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Green square off, floor G5a blood]
