frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:602d76b6dabd
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/3/2
player: Green 2/2/3
player: Purple 3/2/2
variant: bodyguards=2
dice: table
cards: table

6
#> 1 Red rolls 6 for captain.
5
#> 2 Blue rolls 5 for captain.
3
#> 3 Green rolls 3 for captain.
2
#> 4 Purple rolls 2 for captain. Red and Blue are captains.
choose Blue
#> 5 Blue is younger and picks first.
choose Purple
#> 6 Blue picks Purple. Red picks Green.
6
#> 7 Blue rolls 6 for the colour.
5
#> 8 Red rolls 5 for the colour.
choose blue
#> 9 Team blue: Blue, Purple; Blue is captain. Team red: Red, Green; Red is captain. [Red side red, Blue side blue, Green side red, Purple side blue]
choose Green
#> 10 Green goes first. Green, Purple, Red and Blue each draw a weapon, a gadget and a special. [Red lives 2, Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue lives 2, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Purple hand weapon 1, Purple hand gadget 1, Purple hand special 1]
choose A6
#> 11 Blue starts on A6. [Blue square A6, Blue health 2]
choose H1
#> 12 Green starts on H1. [Green square H1, Green health 2]
choose C4
#> 13 Purple starts on C4. [Purple square C4, Purple health 3]
choose E4
#> 14 Red starts on E4. Turn 1: Green. [Red square E4, Red health 3, Green turn]
1 1
#> 15 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 2]
m H5
#> 16 Green goes H1 to G1: 1 moved, 1 left. Green teleports to H5, 0 left. [Green square H5, Green movement 0]
end
#> 17 Turn 2: Purple. [Purple turn]
5 6
#> 18 Purple rolls 5 6 = 11 for movement. [Purple movement 11, Purple attacks 1]
s Red start
#> 19 Purple fires Pistol at Red, range 2. Hit on Red without a roll: 2 dice always reach 2. [Purple attacks 0]
5 4
#> 20 Purple rolls 5 4 = 9 damage.
1 1 1
#> 21 Red rolls 1 1 1 = 3 in defense. Red takes 3 points: Health 0. Red is FRAGGED by Purple. Blood on E4. Red, captain of red, has 1 life left. Purple scores: 1 frag. Purple draws a special card. [Red square off, Red lives 1, Purple frags 1, Purple hand special 2, floor E4 blood]
m H4
#> 22 Purple goes C4 to F4: 5 moved, 6 left. [Purple square F4, Purple movement 6]
6
#> 23 Purple rolls 6 for the power-up. 6: power-up! Purple draws a weapon card. Purple goes F4 to H4: 2 moved, 4 left. [Purple square H4, Purple hand weapon 2, Purple movement 4]
end
#> 24 Turn 3: Red. [Red turn]
2
#> 25 Red rolls 2 to respawn. Red respawns on H1. [Red square H1, Red health 3]
4 3
#> 26 Red rolls 4 3 = 7 for movement. [Red movement 7, Red attacks 1]
s Purple start
#> 27 Red fires Pistol at Purple, range 3. [Red attacks 0]
4 2
#> 28 Red rolls 4 2 = 6 to hit. Hit on Purple: 6 reaches range 3.
4 3
#> 29 Red rolls 4 3 = 7 damage.
4 1 6
#> 30 Purple rolls 4 1 6 = 11 in defense. Purple takes no damage: Health 3.
m A1
#> 31 Red goes H1 to E1: 3 moved, 4 left. [Red square E1, Red movement 4]
6
#> 32 Red rolls 6 for the power-up. 6: power-up! Red draws a weapon card. Red goes E1 to A1: 4 moved, 0 left. [Red square A1, Red hand weapon 2, Red movement 0]
end
#> 33 Turn 4: Blue. [Blue turn]
1 6 5
#> 34 Blue rolls 1 6 5 = 12 for movement. [Blue movement 12, Blue attacks 1]
m B1
#> 35 Blue goes A6 to B1: 8 moved, 4 left. [Blue square B1, Blue movement 4]
end
#> 36 Turn 5: Green. [Green turn]
4 4
#> 37 Green rolls 4 4 = 8 for movement. [Green movement 8, Green attacks 2]
m C1
#> 38 Green teleports to G1, 7 left. Green goes G1 to E1: 2 moved, 5 left. [Green square E1, Green movement 5]
2
#> 39 Green rolls 2 for the power-up. 2: no card. Green goes E1 to C1: 2 moved, 3 left. [Green square C1, Green movement 3]
end
#> 40 Turn 6: Purple. [Purple turn]
5 1
#> 41 Purple rolls 5 1 = 6 for movement. [Purple movement 6, Purple attacks 1]
m D2
#> 42 Purple goes H4 to F4: 2 moved, 4 left. [Purple square F4, Purple movement 4]
6
#> 43 Purple rolls 6 for the power-up. 6: power-up! Purple draws a weapon card. Purple goes F4 to D2: 4 moved, 0 left. [Purple square D2, Purple hand weapon 3, Purple movement 0]
2 5
#> 44 Purple rolls 2 5 = 7 damage.
1 4 1
#> 45 Purple rolls 1 4 1 = 6 in defense. Purple takes 1 point: Health 2. [Purple health 2]
end
#> 46 Purple: 1 over the hand limit of 5.
choose totally-not-cheating
#> 47 Purple discards Totally Not Cheating (hand limit). Turn 7: Red. [Purple hand special 1, Red turn]
6 3
#> 48 Red rolls 6 3 = 9 for movement. [Red movement 9, Red attacks 1]
s Blue start
#> 49 Red fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Red attacks 0]
2 1
#> 50 Red rolls 2 1 = 3 damage.
2 6
#> 51 Blue rolls 2 6 = 8 in defense. Blue takes no damage: Health 2.
end
#> 52 Turn 8: Blue. [Blue turn]
2 5 4
#> 53 Blue rolls 2 5 4 = 11 for movement. [Blue movement 11, Blue attacks 1]
s Red start
#> 54 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
1 5
#> 55 Blue rolls 1 5 = 6 damage.
2 2 2
#> 56 Red rolls 2 2 2 = 6 in defense. Red takes 1 point: Health 2. [Red health 2]
end
#> 57 Turn 9: Green. [Green turn]
5 1
#> 58 Green rolls 5 1 = 6 for movement. [Green movement 6, Green attacks 2]
s Purple start
#> 59 Green fires Pistol at Purple, range 2. Hit on Purple without a roll: 3 dice always reach 2. [Green attacks 1]
1 5
#> 60 Green rolls 1 5 = 6 damage.
1 1
#> 61 Purple rolls 1 1 = 2 in defense. Purple takes 3 points: Health -1. Purple is FRAGGED by Green. Blood on D2. Green scores: 1 frag. Green draws a special card. [Green frags 1, Green hand special 2, Purple square off, floor D2 blood]
s Blue start
#> 62 Green fires Pistol at Blue, range 1. Hit on Blue without a roll: 3 dice always reach 1. [Green attacks 0]
1 5
#> 63 Green rolls 1 5 = 6 damage.
5 5
#> 64 Blue rolls 5 5 = 10 in defense. Blue takes no damage: Health 2.
end
#> 65 Turn 10: Purple. [Purple turn]
6
#> 66 Purple rolls 6 to respawn. Purple respawns on H6. [Purple square H6, Purple health 3]
4 4
#> 67 Purple rolls 4 4 = 8 for movement. [Purple movement 8, Purple attacks 1]
m B2
#> 68 Purple goes H6 to H5: 1 moved, 7 left. Purple teleports to G1, 6 left. Purple goes G1 to E1: 2 moved, 4 left. [Purple square E1, Purple movement 4]
2
#> 69 Purple rolls 2 for the power-up. 2: no card. Purple goes E1 to B2: 4 moved, 0 left. [Purple square B2, Purple movement 0]
s Red start
#> 70 Purple fires Pistol at Red, range 2. Hit on Red without a roll: 2 dice always reach 2. [Purple attacks 0]
5 5
#> 71 Purple rolls 5 5 = 10 damage.
3 2
#> 72 Red rolls 3 2 = 5 in defense. Red takes 2 points: Health 0. Red is FRAGGED by Purple. Blood on A1. Red, captain of red, has no life left. Purple scores: 2 frags. Team blue WINS: Blue and Purple! [Red square off, Red lives 0, Purple frags 2, floor A1 blood]
