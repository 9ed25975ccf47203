frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 2/3/2
player: Blue 2/2/3
player: Green 3/2/2
house: frags=2
dice: table
cards: table
position: Red F1 2 turn movement 6
position: Blue H5 2
position: Green C4 3

# Red teleports onto Blue, who is bumped and rolls for a square (bump.trigger, bump.roll); Green stands there and is bumped in turn (bump.chain).
m G1
#> 1 Red goes F1 to G1: 1 moved, 5 left. [Red square G1, Red movement 5]
m H5
#> 2 Red teleports to H5, 4 left. Blue is bumped from H5 by Red. [Red square H5, Red movement 4]
3
#> 3 Blue rolls 3 for the bump. Blue lands on C4. Green is bumped from C4 by Blue. [Blue square C4]
2
#> 4 Green rolls 2 for the bump. Green lands on H1. [Green square H1]
# refused: `s blue`: Red can't shoot Blue: diagonal wall in F5 (wall.fire)
end
#> 5 Turn 2: Blue. [Blue turn]
# Blue has two attacks with Accuracy 3 (attack.count) but sees nobody.
4 4
#> 6 Blue rolls 4 4 = 8 for movement. [Blue movement 8, Blue attacks 2]
m n
#> 7 Blue goes C4 to C3: 1 moved, 7 left. [Blue square C3, Blue movement 7]
end
#> 8 Turn 3: Green. [Green turn]
# Green walks into Red's square and through it (move.through); no attack from there (move.attack), no end there (move.end).
5 6
#> 9 Green rolls 5 6 = 11 for movement. [Green movement 11, Green attacks 1]
m s s w s s e
#> 10 Green goes H1 to H5: 6 moved, 5 left. [Green square H5, Green movement 5]
# refused: `s red`: Green can't attack from H5: Red stands there too (move.attack)
# refused: `end`: Green can't end the turn on H5: Red stands there too (move.end)
m s
#> 11 Green goes H5 to H6: 1 moved, 4 left. [Green square H6, Green movement 4]
# A wall stops every shot (wall.fire), a door too while nobody stands in it (los.door).
# refused: `s blue`: Green can't shoot Blue: diagonal wall in F5 (wall.fire)
s Red
#> 12 Green fires Pistol at Red, range 1. No roll to hit: 2 dice always reach 1. Green hits Red. [Green attacks 0]
6 5
#> 13 Green rolls 6 5 = 11 damage.
1 1
#> 14 Red rolls 1 1 = 2 in defense. Red takes 5 points: Health -3. Red is FRAGGED by Green. Blood on H5. Green scores: 1 frag. Green draws a special card. [Red square off, Green frags 1, Green hand special 1]
end
#> 15 Turn 4: Red. [Red turn]
# Red was fragged and comes back where the die says: the newcomer stays, whoever stood there leaves (bump.arrival), even back to where it all began (bump.back).
6
#> 16 Red rolls 6 to respawn. Red respawns on H6. Green is bumped from H6 by Red. [Red square H6, Red health 2]
6
#> 17 Green rolls 6 for the bump. Green lands on H6. Red is bumped from H6 by Green.
4
#> 18 Red rolls 4 for the bump. Red lands on E4. [Red square E4]
1 1 1
#> 19 Red rolls 1 1 1 = 3 for movement. [Red movement 3, Red attacks 1]
end
#> 20 Turn 5: Blue. [Blue turn]
# Blue's movement is not saved for the next turn (move.nosave), nor are attacks (attack.nosave).
2 2
#> 21 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 2]
end
#> 22 Turn 6: Green. [Green turn]
6 5
#> 23 Green rolls 6 5 = 11 for movement. [Green movement 11, Green attacks 1]
end
#> 24 Turn 7: Red. [Red turn]
1 1 1
#> 25 Red rolls 1 1 1 = 3 for movement. [Red movement 3, Red attacks 1]
m n
#> 26 Red goes E4 to E3: 1 moved, 2 left. [Red square E3, Red movement 2]
# refused: `s green`: Red can't shoot Green: wall corner at the south-east of F4 (los.corner)
# refused: `s blue`: Red can't shoot Blue: wall between D3 and E3 (wall.fire)
end
#> 27 Turn 8: Blue. [Blue turn]
# Two figures were moved by somebody's sleeve: the table sets them right, and Blue has two attacks.
1 1
#> 28 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 2]
override Green square B3
#> 29 By the table: Green square B3 (was H6). [Green square B3]
override Red square C4
#> 30 By the table: Red square C4 (was E3). [Red square C4]
s Green
#> 31 Blue fires Pistol at Green, range 1. No roll to hit: 3 dice always reach 1. Blue hits Green. [Blue attacks 1]
6 6
#> 32 Blue rolls 6 6 = 12 damage.
1 1 1
#> 33 Green rolls 1 1 1 = 3 in defense. Green takes 4 points: Health -1. Green is FRAGGED by Blue. Blood on B3. Blue scores: 1 frag. Blue draws a special card. [Blue frags 1, Blue hand special 1, Green square off]
s Red
#> 34 Blue fires Pistol at Red, range 1. No roll to hit: 3 dice always reach 1. Blue hits Red. [Blue attacks 0]
6 5
#> 35 Blue rolls 6 5 = 11 damage.
1 1
#> 36 Red rolls 1 1 = 2 in defense. Red takes 5 points: Health -3. Red is FRAGGED by Blue. Blood on C4. Blue scores: 2 frags. Blue WINS with 2 frags! [Red square off, Blue frags 2]
