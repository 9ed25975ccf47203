frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:602d76b6dabd
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/3/2
player: Green 2/2/3
player: Purple 3/2/2
variant: red-rover
dice: table
cards: table

6
#> 1 Red rolls 6 for captain.
6
#> 2 Blue rolls 6 for captain.
1
#> 3 Green rolls 1 for captain.
1
#> 4 Purple rolls 1 for captain. Red and Blue are captains.
choose Red
#> 5 Red is younger and picks first.
choose Purple
#> 6 Red picks Purple. Blue picks Green.
2
#> 7 Red rolls 2 for the colour.
2
#> 8 Blue rolls 2 for the colour.
1
#> 9 Red rolls 1 for the colour.
5
#> 10 Blue rolls 5 for the colour.
choose blue
#> 11 Team red: Red, Purple; Red is captain. Team blue: Blue, Green; Blue is captain. Sit clockwise: Red, Blue, Purple, Green. [Red side red, Blue side blue, Purple side red, Green side blue]
choose Green
#> 12 Green goes first. Green, Red, Blue and Purple each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Purple hand weapon 1, Purple hand gadget 1, Purple hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1]
choose H6
#> 13 Red starts on H6. [Red square H6, Red health 3]
choose A6
#> 14 Blue starts on A6. [Blue square A6, Blue health 2]
choose C4
#> 15 Purple starts on C4. [Purple square C4, Purple health 3]
choose E4
#> 16 Green starts on E4. Turn 1: Green. [Green square E4, Green health 2, Green turn]
6 4
#> 17 Green rolls 6 4 = 10 for movement. [Green movement 10, Green attacks 2]
m C3
#> 18 Green goes E4 to D3: 4 moved, 6 left. [Green square D3, Green movement 6]
6
#> 19 Green rolls 6 for the power-up. 6: power-up! Green draws a gadget card. Green goes D3 to C3: 1 moved, 5 left. [Green square C3, Green hand gadget 2, Green movement 5]
s Purple start
#> 20 Green fires Pistol at Purple, range 1. Hit on Purple without a roll: 3 dice always reach 1. [Green attacks 1]
6 6
#> 21 Green rolls 6 6 = 12 damage.
3 6 1
#> 22 Purple rolls 3 6 1 = 10 in defense. Purple takes 1 point: Health 2. [Purple health 2]
s Purple start
#> 23 Green fires Pistol at Purple, range 1. Hit on Purple without a roll: 3 dice always reach 1. [Green attacks 0]
2 2
#> 24 Green rolls 2 2 = 4 damage.
2 4
#> 25 Purple rolls 2 4 = 6 in defense. Purple takes no damage: Health 2.
end
#> 26 Turn 2: Red. [Red turn]
3 4
#> 27 Red rolls 3 4 = 7 for movement. [Red movement 7, Red attacks 1]
s Blue start
#> 28 Red fires Pistol at Blue, range 7. [Red attacks 0]
6 3
#> 29 Red rolls 6 3 = 9 to hit. Hit on Blue: 9 reaches range 7.
3 4
#> 30 Red rolls 3 4 = 7 damage.
6 3
#> 31 Blue rolls 6 3 = 9 in defense. Blue takes no damage: Health 2.
m B5
#> 32 Red goes H6 to G6: 1 moved, 6 left. [Red square G6, Red movement 6]
4
#> 33 Red rolls 4 for the power-up. 4: power-up! Red draws a gadget card. Red goes G6 to F6: 1 moved, 5 left. [Red square F6, Red hand gadget 2, Red movement 5]
3 6
#> 34 Red rolls 3 6 = 9 damage.
3 6 3
#> 35 Red rolls 3 6 3 = 12 in defense. Red takes no damage: Health 3. Red goes F6 to B5: 5 moved, 0 left. [Red square B5, Red movement 0]
end
#> 36 Turn 3: Blue. [Blue turn]
5 4 2
#> 37 Blue rolls 5 4 2 = 11 for movement. [Blue movement 11, Blue attacks 1]
m B4
#> 38 Blue goes A6 to B4: 3 moved, 8 left. [Blue square B4, Blue movement 8]
s Red start
#> 39 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
3 4
#> 40 Blue rolls 3 4 = 7 damage.
5 4 3
#> 41 Red rolls 5 4 3 = 12 in defense. Red takes no damage: Health 3.
end
#> 42 Turn 4: Purple. [Purple turn]
6 3
#> 43 Purple rolls 6 3 = 9 for movement. [Purple movement 9, Purple attacks 1]
s Green start
#> 44 Purple fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Purple attacks 0]
3 4
#> 45 Purple rolls 3 4 = 7 damage.
6 5
#> 46 Green rolls 6 5 = 11 in defense. Green takes no damage: Health 2.
end
#> 47 Turn 5: Green. [Green turn]
6 6
#> 48 Green rolls 6 6 = 12 for movement. [Green movement 12, Green attacks 2]
s Purple start
#> 49 Green fires Pistol at Purple, range 1. Hit on Purple without a roll: 3 dice always reach 1. [Green attacks 1]
5 3
#> 50 Green rolls 5 3 = 8 damage.
2 5
#> 51 Purple rolls 2 5 = 7 in defense. Purple takes 1 point: Health 1. [Purple health 1]
end
#> 52 Turn 6: Red. [Red turn]
4 4
#> 53 Red rolls 4 4 = 8 for movement. [Red movement 8, Red attacks 1]
s Blue start
#> 54 Red fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Red attacks 0]
3 5
#> 55 Red rolls 3 5 = 8 damage.
3 3
#> 56 Blue rolls 3 3 = 6 in defense. Blue takes 1 point: Health 1. [Blue health 1]
end
#> 57 Turn 7: Blue. [Blue turn]
5 6 5
#> 58 Blue rolls 5 6 5 = 16 for movement. [Blue movement 16, Blue attacks 1]
s Red start
#> 59 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
1 5
#> 60 Blue rolls 1 5 = 6 damage.
6 1 4
#> 61 Red rolls 6 1 4 = 11 in defense. Red takes no damage: Health 3.
end
#> 62 Turn 8: Purple. [Purple turn]
1 4
#> 63 Purple rolls 1 4 = 5 for movement. [Purple movement 5, Purple attacks 1]
s Blue start
#> 64 Purple fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Purple attacks 0]
6 5
#> 65 Purple rolls 6 5 = 11 damage.
1
#> 66 Blue rolls 1 in defense. Blue takes 11 points: Health -10. Blue is FRAGGED by Purple. Blood on B4. Blue plays for red now. Purple scores: 1 frag. Purple draws a special card. [Blue square off, Blue side red, Purple frags 1, Purple hand special 2, floor B4 blood]
end
#> 67 Turn 9: Green. [Green turn]
2 5
#> 68 Green rolls 2 5 = 7 for movement. [Green movement 7, Green attacks 2]
end
#> 69 Turn 10: Red. [Red turn]
1 6
#> 70 Red rolls 1 6 = 7 for movement. [Red movement 7, Red attacks 1]
m B3
#> 71 Red goes B5 to B3: 2 moved, 5 left. [Red square B3, Red movement 5]
end
#> 72 Turn 11: Blue. [Blue turn]
1
#> 73 Blue rolls 1 to respawn. Blue respawns on A1. [Blue square A1, Blue health 2]
3 2 1
#> 74 Blue rolls 3 2 1 = 6 for movement. [Blue movement 6, Blue attacks 1]
m D3
#> 75 Blue goes A1 to C2: 3 moved, 3 left. [Blue square C2, Blue movement 3]
1 1
#> 76 Blue rolls 1 1 = 2 damage.
1 6
#> 77 Blue rolls 1 6 = 7 in defense. Blue takes no damage: Health 2. Blue goes C2 to D3: 2 moved, 1 left. [Blue square D3, Blue movement 1]
3
#> 78 Blue rolls 3 for the power-up. 3: no card.
s Green start
#> 79 Blue fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Blue attacks 0]
6 5
#> 80 Blue rolls 6 5 = 11 damage.
4 1
#> 81 Green rolls 4 1 = 5 in defense. Green takes 2 points: Health 0. Green is FRAGGED by Blue. Blood on C3. Green plays for red now. Blue scores: 1 frag. Blue and Purple WIN with 1 frag each! [Blue frags 1, Green square off, Green side red, floor C3 blood]
