frag 1
fragkit: 0.1.0
pack: deathmatch 1.0 sha256:58c0506965a7
pack: ftw 1.0 sha256:22ba3f8ca5c1
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: death-match
variant: barrel-busters
variant: blink-of-an-eye
variant: no-rushes
variant: chaotic-spawning
variant: hearts
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: table

4
#> 1 Red rolls 4 for the captain.
5
#> 2 Blue rolls 5 for the captain.
5
#> 3 Green rolls 5 for the captain.
6
#> 4 Pink rolls 6 for the captain. Blue and Green tie and roll again.
5
#> 5 Blue rolls 5 for the captain.
6
#> 6 Green rolls 6 for the captain. Pink and Green are the captains.
choose Pink
#> 7 Pink is younger and picks first.
choose Blue
#> 8 Pink picks Blue. Green picks Red.
5
#> 9 Pink rolls 5 for the team color.
2
#> 10 Green rolls 2 for the team color.
choose red
#> 11 Team red: Pink, Blue. Captain: Pink. Team blue: Green, Red. Captain: Green. [Red side blue, Blue side red, Green side blue, Pink side red]
choose Blue
#> 12 Blue goes first. Blue, Green, Pink and Red each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1]
choose west-wing:F1
#> 13 Pink starts on west-wing:F1. Pink: take 2 hearts. [Pink square west-wing:F1, Pink health 2, Pink hearts 2]
choose west-wing:F3
#> 14 Red starts on west-wing:F3. Red: take 2 hearts. [Red square west-wing:F3, Red health 2, Red hearts 2]
choose east-wing:F1
#> 15 Blue starts on east-wing:F1. Blue: take 2 hearts. [Blue square east-wing:F1, Blue health 2, Blue hearts 2]
choose west-wing:A3
#> 16 Green starts on west-wing:A3. Green: take 3 hearts. Turn 1: Blue. [Green square west-wing:A3, Green health 3, Green hearts 3, Blue turn]
3 1 2
#> 17 Blue rolls 3 1 2 = 6 for movement. [Blue movement 6, Blue attacks 1]
p shock-glove
#> 18 Blue plays Shock Glove. [Blue card shock-glove, Blue hand weapon 0]
p bomb-suit
#> 19 Blue plays Bomb Suit. Blue: take 2 hearts. [Blue armor 2, Blue hearts 4, Blue card bomb-suit, Blue hand gadget 0]
m east-wing:A2
#> 20 Blue moves from east-wing:F1 to east-wing:A2: 6 movement spent, 0 left. [Blue square east-wing:A2, Blue movement 0]
end
#> 21 Turn 2: Green. [Green turn]
2 6
#> 22 Green rolls 2 6 = 8 for movement. [Green movement 8, Green attacks 1]
p game-ender
#> 23 Green plays Game Ender. [Green card game-ender 1, Green hand weapon 0]
p riot-gear
#> 24 Green plays Riot Gear. Green: take 2 hearts. [Green armor 2, Green hearts 5, Green card riot-gear, Green hand gadget 0]
m west-wing:F2
#> 25 Green moves from west-wing:A3 to west-wing:F2: 6 movement spent, 2 left. [Green square west-wing:F2, Green movement 2]
end
#> 26 Turn 3: Pink. [Pink turn]
1 4
#> 27 Pink rolls 1 4 = 5 for movement. [Pink movement 5, Pink attacks 2]
p marshmallow-toaster
#> 28 Pink plays Marshmallow Toaster. [Pink card marshmallow-toaster 4, Pink hand weapon 0]
p light-armor
#> 29 Pink plays Light Armor. Pink: take 1 heart. [Pink armor 1, Pink hearts 3, Pink card light-armor, Pink hand gadget 0]
m west-wing:E3
#> 30 Pink moves from west-wing:F1 to west-wing:E3: 3 movement spent, 2 left. [Pink square west-wing:E3, Pink movement 2]
end
#> 31 Turn 4: Red. [Red turn]
6 1 5
#> 32 Red rolls 6 1 5 = 12 for movement. [Red movement 12, Red attacks 1]
p clue-by-four
#> 33 Red plays Clue-by-Four. [Red card clue-by-four, Red hand weapon 0]
p hug-me-vest
#> 34 Red plays Hug Me Vest. Red: take 1 heart. [Red armor 1, Red hearts 3, Red card hug-me-vest, Red hand gadget 0]
m east-wing:A1
#> 35 Red moves from west-wing:F3 to east-wing:A1: 3 movement spent, 9 left. [Red square east-wing:A1, Red movement 9]
end
#> 36 Turn 5: Blue. [Blue turn]
2 2
#> 37 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 1]
s Red shock-glove
#> 38 Blue fires Shock Glove at Red, range 1. Automatic hit on Red: 2 dice always reach 1. [Blue attacks 0]
6 4 2
#> 39 Red rolls 6 4 2 = 12 for damage.
6 2 6 3
#> 40 Blue rolls 6 2 6 3 = 17 for defense. Blue takes no damage: Health 2, armor 2.
1 3 6 2 2 5
#> 41 Blue rolls 1 3 6 2 2 5 = 19 for damage.
4 4 5
#> 42 Red rolls 4 4 5 = 13 for defense. Red takes 1 damage: Health 2. Red: give back 1 heart. Red discards Hug Me Vest (used up). 6d of damage knock Red back 3 squares. Red stops on east-wing:A1, against the outer wall at east-wing:A1. The collision does 3d of damage: the push had 3 squares left. [Red hearts 2, Red no-card hug-me-vest]
1 3 2
#> 43 Blue rolls 1 3 2 = 6 for damage.
5 2
#> 44 Red rolls 5 2 = 7 for defense. Red takes no damage: Health 2.
end
#> 45 Turn 6: Green. [Green turn]
3 2
#> 46 Green rolls 3 2 = 5 for movement. [Green movement 5, Green attacks 1]
s barrel@west-wing:E2 start
#> 47 Green fires Pistol at the barrel on west-wing:E2, range 1. Automatic hit on the barrel on west-wing:E2: 2 dice always reach 1. The barrel on west-wing:E2 is hit. Take it off the map. [Green attacks 0, floor west-wing:E2 nothing]
2
#> 48 Green rolls 2 for the barrel. The barrel on west-wing:E2 EXPLODES: 5d to everyone within 2 squares. The barrel on west-wing:E2 can't harm Blue (Bomb Suit).
6 6 3 3 4
#> 49 Green rolls 6 6 3 3 4 = 22 for damage.
3 3 6 3 5
#> 50 Green rolls 3 3 6 3 5 = 20 for defense. Green takes 1 damage: Health 3, armor 1. Green: give back 1 heart. The blast sets off the barrel on west-wing:D2. Take it off the map. The barrel on west-wing:D2 EXPLODES: 5d to everyone within 2 squares. [Green armor 1, Green hearts 4, floor west-wing:D2 nothing]
4 6 1 2 5
#> 51 Green rolls 4 6 1 2 5 = 18 for damage.
3 4 6 2
#> 52 Green rolls 3 4 6 2 = 15 for defense.
3 4 5 3 2
#> 53 Green rolls 3 4 5 3 2 = 17 for damage.
3 6 2
#> 54 Pink rolls 3 6 2 = 11 for defense. Green takes 1 damage: Health 3. Green: give back 1 heart. Green discards Riot Gear (used up). Pink takes 1 damage: Health 2. Pink: give back 1 heart. Pink discards Light Armor (used up). The blast sets off the barrel on west-wing:B2. Take it off the map. [Green hearts 3, Pink hearts 2, Green no-card riot-gear, Pink no-card light-armor, floor west-wing:B2 nothing]
end
#> 55 Turn 7: Pink. [Pink turn]
4 3
#> 56 Pink rolls 4 3 = 7 for movement. [Pink movement 7, Pink attacks 2]
m east-wing:B1
#> 57 Pink moves from west-wing:E3 to east-wing:B1: 5 movement spent, 2 left. [Pink square east-wing:B1, Pink movement 2]
s Red marshmallow-toaster
#> 58 Pink fires Marshmallow Toaster at Red, range 1: 1 ammo spent, 3 left. Pink hits Red (Marshmallow Toaster). [Pink ammo marshmallow-toaster 3, Pink attacks 1]
1 2 5 1
#> 59 Pink rolls 1 2 5 1 = 9 for damage.
5 2
#> 60 Red rolls 5 2 = 7 for defense. Red takes 1 damage: Health 1. Red: give back 1 heart. [Red health 1, Red hearts 1]
s Red marshmallow-toaster
#> 61 Pink fires Marshmallow Toaster at Red, range 1: 1 ammo spent, 2 left. Pink hits Red (Marshmallow Toaster). [Pink ammo marshmallow-toaster 2, Pink attacks 0]
5 4 5 2
#> 62 Pink rolls 5 4 5 2 = 16 for damage.
3
#> 63 Red rolls 3 for defense. Red takes 5 damage: Health -4. Red: give back 1 heart. Red is FRAGGED by Pink. Put a weapon counter on east-wing:A1: Clue-by-Four. Put a blood counter on east-wing:A1. Pink scores: 1 frag. Pink draws a special card. [Red square off, Red hearts 0, Pink frags 1, Pink hand special 2, floor east-wing:A1 blood clue-by-four, Red no-card clue-by-four]
5
#> 64 Red rolls 5 to respawn. 5: there is no such respawn square. Roll again.
1
#> 65 Red rolls 1 to respawn.
4
#> 66 Red rolls 4 for the map. Red respawns on west-wing:A1. Red: take 2 hearts. [Red square west-wing:A1, Red health 2, Red hearts 2]
m east-wing:A1
#> 67 Pink moves from east-wing:B1 to east-wing:A1: 1 movement spent, 1 left. [Pink square east-wing:A1, Pink movement 1]
end
#> 68 Turn 8: Red. [Red turn]
6 1 5
#> 69 Red rolls 6 1 5 = 12 for movement. [Red movement 12, Red attacks 1]
m east-wing:A3
#> 70 Red moves from west-wing:A1 to east-wing:A3: 8 movement spent, 4 left. [Red square east-wing:A3, Red movement 4]
end
#> 71 Turn 9: Blue. [Blue turn]
3 2
#> 72 Blue rolls 3 2 = 5 for movement. [Blue movement 5, Blue attacks 1]
s Red shock-glove
#> 73 Blue fires Shock Glove at Red, range 1. Automatic hit on Red: 2 dice always reach 1. [Blue attacks 0]
4 1 6 4 5 3
#> 74 Blue rolls 4 1 6 4 5 3 = 23 for damage.
2 6
#> 75 Red rolls 2 6 = 8 for defense. Red takes 2 damage: Health 0. Red: give back 2 hearts. Red is FRAGGED by Blue. Put a blood counter on east-wing:A3. Blue scores: 1 frag. Blue draws a special card. [Red square off, Red hearts 0, Blue frags 1, Blue hand special 2, floor east-wing:A3 blood]
3
#> 76 Red rolls 3 to respawn.
1
#> 77 Red rolls 1 for the map. Red respawns on the red team's numbers. Red respawns on east-wing:A3. Red: take 2 hearts. [Red square east-wing:A3, Red health 2, Red hearts 2]
end
#> 78 Turn 10: Green. [Green turn]
6 4
#> 79 Green rolls 6 4 = 10 for movement. [Green movement 10, Green attacks 1]
end
#> 80 Turn 11: Pink. [Pink turn]
2 4
#> 81 Pink rolls 2 4 = 6 for movement. [Pink movement 6, Pink attacks 2]
m east-wing:B3
#> 82 Pink moves from east-wing:A1 to east-wing:B3: 3 movement spent, 3 left. [Pink square east-wing:B3, Pink movement 3]
s Red marshmallow-toaster
#> 83 Pink fires Marshmallow Toaster at Red, range 1: 1 ammo spent, 1 left. Pink hits Red (Marshmallow Toaster). [Pink ammo marshmallow-toaster 1, Pink attacks 1]
6 5 2 2
#> 84 Pink rolls 6 5 2 2 = 15 for damage.
3 6
#> 85 Red rolls 3 6 = 9 for defense. Red takes 1 damage: Health 1. Red: give back 1 heart. [Red health 1, Red hearts 1]
s Red marshmallow-toaster
#> 86 Pink fires Marshmallow Toaster at Red, range 1: 1 ammo spent, 0 left. Pink hits Red (Marshmallow Toaster). [Pink ammo marshmallow-toaster 0, Pink attacks 0]
1 5 4 2
#> 87 Pink rolls 1 5 4 2 = 12 for damage.
6
#> 88 Red rolls 6 for defense. Red takes 2 damage: Health -1. Red: give back 1 heart. Red is FRAGGED by Pink. Put a blood counter on east-wing:A3. Pink scores: 2 frags. Pink draws a special card. [Red square off, Red hearts 0, Pink frags 2, Pink hand special 3, floor east-wing:A3 blood blood]
6
#> 89 Red rolls 6 to respawn. 6: there is no such respawn square. Roll again.
2
#> 90 Red rolls 2 to respawn.
3
#> 91 Red rolls 3 for the map. Red respawns on the red team's numbers. Red respawns on east-wing:F1. Red: take 2 hearts. [Red square east-wing:F1, Red health 2, Red hearts 2]
m east-wing:E3
#> 92 Pink moves from east-wing:B3 to east-wing:E3: 3 movement spent, 0 left. [Pink square east-wing:E3, Pink movement 0]
end
#> 93 Turn 12: Red. [Red turn]
4 4 4
#> 94 Red rolls 4 4 4 = 12 for movement. [Red movement 12, Red attacks 1]
m east-wing:A1
#> 95 Red moves from east-wing:F1 to east-wing:A1: 5 movement spent, 7 left. [Red square east-wing:A1, Red movement 7]
end
#> 96 Turn 13: Blue. [Blue turn]
1 5
#> 97 Blue rolls 1 5 = 6 for movement. [Blue movement 6, Blue attacks 1]
s Red shock-glove
#> 98 Blue fires Shock Glove at Red, range 1. Automatic hit on Red: 2 dice always reach 1. [Blue attacks 0]
3 4 1 2 4 5
#> 99 Blue rolls 3 4 1 2 4 5 = 19 for damage.
6 2
#> 100 Red rolls 6 2 = 8 for defense. Red takes 2 damage: Health 0. Red: give back 2 hearts. Red is FRAGGED by Blue. Put a blood counter on east-wing:A1. Blue scores: 2 frags. Blue draws a special card. [Red square off, Red hearts 0, Blue frags 2, Blue hand special 3, floor east-wing:A1 blood blood clue-by-four]
3
#> 101 Red rolls 3 to respawn.
1
#> 102 Red rolls 1 for the map. Red respawns on the red team's numbers. Red respawns on east-wing:A3. Red: take 2 hearts. [Red square east-wing:A3, Red health 2, Red hearts 2]
end
#> 103 Turn 14: Green. [Green turn]
5 2
#> 104 Green rolls 5 2 = 7 for movement. [Green movement 7, Green attacks 1]
end
#> 105 Turn 15: Pink. [Pink turn]
6 1
#> 106 Pink rolls 6 1 = 7 for movement. [Pink movement 7, Pink attacks 2]
m east-wing:B3
#> 107 Pink moves from east-wing:E3 to east-wing:B3: 3 movement spent, 4 left. [Pink square east-wing:B3, Pink movement 4]
s Red start
#> 108 Pink fires Pistol at Red, range 1. Automatic hit on Red: 3 dice always reach 1. [Pink attacks 1]
5 6
#> 109 Pink rolls 5 6 = 11 for damage.
3 1
#> 110 Red rolls 3 1 = 4 for defense. Red takes 2 damage: Health 0. Red: give back 2 hearts. Red is FRAGGED by Pink. Put a blood counter on east-wing:A3. Pink scores: 3 frags. Team red WINS 5–0: Blue and Pink! [Red square off, Red hearts 0, Pink frags 3, floor east-wing:A3 blood blood blood]
