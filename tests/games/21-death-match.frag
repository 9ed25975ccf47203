frag 1
fragkit: 0.1.0
pack: deathmatch 1.0 sha256:58c0506965a7
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: death-match
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: table

2
#> 1 Red rolls 2 for the captain.
5
#> 2 Blue rolls 5 for the captain.
5
#> 3 Green rolls 5 for the captain.
6
#> 4 Pink rolls 6 for the captain. Blue and Green tie and roll again.
2
#> 5 Blue rolls 2 for the captain.
2
#> 6 Green rolls 2 for the captain. Blue and Green tie and roll again.
1
#> 7 Blue rolls 1 for the captain.
2
#> 8 Green rolls 2 for the captain. Pink and Green are the captains.
choose Pink
#> 9 Pink is younger and picks first.
choose Red
#> 10 Pink picks Red. Green picks Blue.
1
#> 11 Pink rolls 1 for the team color.
6
#> 12 Green rolls 6 for the team color.
choose blue
#> 13 Team red: Pink, Red. Captain: Pink. Team blue: Green, Blue. Captain: Green. Change seats, clockwise: Red, Blue, Pink, Green. [Red side red, Blue side blue, Pink side red, Green side blue]
choose Red
#> 14 Red goes first. Red, Blue, Pink and Green each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1]
choose east-wing:A3
#> 15 Pink starts on east-wing:A3. [Pink square east-wing:A3, Pink health 2]
choose west-wing:F1
#> 16 Green starts on west-wing:F1. [Green square west-wing:F1, Green health 3]
choose east-wing:F3
#> 17 Red starts on east-wing:F3. [Red square east-wing:F3, Red health 2]
choose east-wing:F1
#> 18 Blue starts on east-wing:F1. Turn 1: Red. [Blue square east-wing:F1, Blue health 2, Red turn]
6 6 6
#> 19 Red rolls 6 6 6 = 18 for movement. [Red movement 18, Red attacks 1]
p lead-hose
#> 20 Red plays Lead Hose. [Red card lead-hose 9, Red hand weapon 0]
p bomb-suit
#> 21 Red plays Bomb Suit. [Red armor 2, Red card bomb-suit, Red hand gadget 0]
s Blue lead-hose
#> 22 Red fires Lead Hose at Blue, range 2: 1 ammo spent, 8 left. Automatic hit on Blue: 2 dice always reach 2. [Red ammo lead-hose 8, Red attacks 0]
5 5 5
#> 23 Red rolls 5 5 5 = 15 for damage.
5 6
#> 24 Blue rolls 5 6 = 11 for defense. Blue takes 1 damage: Health 1. Red fires Lead Hose at Blue, range 2: 1 ammo spent, 7 left. Automatic hit on Blue: 2 dice always reach 2. [Red ammo lead-hose 7, Blue health 1]
5 2 6
#> 25 Red rolls 5 2 6 = 13 for damage.
3
#> 26 Blue rolls 3 for defense. Blue takes 4 damage: Health -3. Blue is FRAGGED by Red. Put a blood counter on east-wing:F1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 2, Blue square off, floor east-wing:F1 blood]
m west-wing:F2
#> 27 Red moves from east-wing:F3 to east-wing:C2: 4 movement spent, 14 left. [Red square east-wing:C2, Red movement 14]
5
#> 28 Red rolls 5 for the power-up. 5: power-up! Red draws a gadget card. Red moves from east-wing:C2 to west-wing:F2: 3 movement spent, 11 left. [Red square west-wing:F2, Red hand gadget 1, Red movement 11]
end
#> 29 Turn 2: Blue. [Blue turn]
6
#> 30 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
5
#> 31 Blue rolls 5 to respawn. 5: there is no such respawn square. Roll again.
6
#> 32 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
4
#> 33 Blue rolls 4 to respawn. Blue respawns on west-wing:F3. [Blue square west-wing:F3, Blue health 2]
4 3 4
#> 34 Blue rolls 4 3 4 = 11 for movement. [Blue movement 11, Blue attacks 1]
p long-distance-call
#> 35 Blue plays Long Distance Call. [Blue card long-distance-call 3, Blue hand weapon 0]
p team-jersey
#> 36 Blue plays Team Jersey. [Blue armor 1, Blue card team-jersey, Blue hand gadget 0]
end
#> 37 Turn 3: Pink. [Pink turn]
3 4
#> 38 Pink rolls 3 4 = 7 for movement. [Pink movement 7, Pink attacks 2]
p marshmallow-toaster
#> 39 Pink plays Marshmallow Toaster. [Pink card marshmallow-toaster 4, Pink hand weapon 0]
p team-jersey
#> 40 Pink plays Team Jersey. [Pink armor 1, Pink card team-jersey, Pink hand gadget 0]
m west-wing:E3
#> 41 Pink moves from east-wing:A3 to west-wing:E3: 4 movement spent, 3 left. [Pink square west-wing:E3, Pink movement 3]
s Blue marshmallow-toaster
#> 42 Pink fires Marshmallow Toaster at Blue, range 1: 1 ammo spent, 3 left. Pink hits Blue (Marshmallow Toaster). [Pink ammo marshmallow-toaster 3, Pink attacks 1]
5 4 2 2
#> 43 Pink rolls 5 4 2 2 = 13 for damage.
3 3 2
#> 44 Blue rolls 3 3 2 = 8 for defense. Blue takes 1 damage: Health 2. Blue discards Team Jersey (used up). [Blue no-card team-jersey]
s Blue marshmallow-toaster
#> 45 Pink fires Marshmallow Toaster at Blue, range 1: 1 ammo spent, 2 left. Pink hits Blue (Marshmallow Toaster). [Pink ammo marshmallow-toaster 2, Pink attacks 0]
2 6 4 4
#> 46 Pink rolls 2 6 4 4 = 16 for damage.
4 6
#> 47 Blue rolls 4 6 = 10 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
end
#> 48 Turn 4: Green. [Green turn]
5 1
#> 49 Green rolls 5 1 = 6 for movement. [Green movement 6, Green attacks 1]
p yoink-hook
#> 50 Green plays Yoink Hook. [Green card yoink-hook 3, Green hand weapon 0]
end
#> 51 Turn 5: Red. [Red turn]
6 3
#> 52 Red rolls 6 3 = 9 for movement. [Red movement 9, Red attacks 1]
s Blue lead-hose
#> 53 Red fires Lead Hose at Blue, range 1: 1 ammo spent, 6 left. Automatic hit on Blue: 2 dice always reach 1. [Red ammo lead-hose 6, Red attacks 0]
3 6 2
#> 54 Red rolls 3 6 2 = 11 for damage.
3
#> 55 Blue rolls 3 for defense. Blue takes 3 damage: Health -2. Blue is FRAGGED by Red. Put a weapon counter on west-wing:F3: Long Distance Call. Put a blood counter on west-wing:F3. Red scores: 2 frags. Red draws a special card. [Red frags 2, Red hand special 3, Blue square off, floor west-wing:F3 blood long-distance-call, Blue no-card long-distance-call]
choose none
#> 56 Red: 9 movement and 0 attacks left.
end
#> 57 Turn 6: Blue. [Blue turn]
2
#> 58 Blue rolls 2 to respawn. Blue respawns on west-wing:F1. Blue bumps Green from west-wing:F1. [Blue square west-wing:F1, Blue health 2]
5
#> 59 Green rolls 5 for a new square. 5: there is no such respawn square. Roll again.
5
#> 60 Green rolls 5 for a new square. 5: there is no such respawn square. Roll again.
2
#> 61 Green rolls 2 for a new square. Green lands on west-wing:F1. Green bumps Blue from west-wing:F1.
5
#> 62 Blue rolls 5 for a new square. 5: there is no such respawn square. Roll again.
3
#> 63 Blue rolls 3 for a new square. Blue lands on west-wing:A3. [Blue square west-wing:A3]
5 4 4
#> 64 Blue rolls 5 4 4 = 13 for movement. [Blue movement 13, Blue attacks 1]
m west-wing:E2
#> 65 Blue moves from west-wing:A3 to west-wing:D2: 4 movement spent, 9 left. [Blue square west-wing:D2, Blue movement 9]
4
#> 66 Blue rolls 4 for the power-up. 4: power-up! Blue draws a weapon card. Blue moves from west-wing:D2 to west-wing:E2: 1 movement spent, 8 left. [Blue square west-wing:E2, Blue hand weapon 1, Blue movement 8]
p bayonet-drill
#> 67 Blue plays Bayonet Drill. [Blue card bayonet-drill, Blue hand weapon 0]
s Red bayonet-drill
#> 68 Blue fires Bayonet Drill at Red, range 1. Automatic hit on Red: 2 dice always reach 1. [Blue attacks 0]
2 3 6 1
#> 69 Blue rolls 2 3 6 1 = 12 for damage.
5 1 4 4
#> 70 Red rolls 5 1 4 4 = 14 for defense. Red takes no damage: Health 2, armor 2.
end
#> 71 Turn 7: Pink. [Pink turn]
2 2
#> 72 Pink rolls 2 2 = 4 for movement. [Pink movement 4, Pink attacks 2]
m west-wing:D2
#> 73 Pink moves from west-wing:E3 to west-wing:D2: 2 movement spent, 2 left. [Pink square west-wing:D2, Pink movement 2]
5
#> 74 Pink rolls 5 for the power-up. 5: power-up! Pink draws a weapon card. [Pink hand weapon 1]
p harpoon
#> 75 Pink plays Harpoon. [Pink card harpoon 4, Pink hand weapon 0]
s Blue marshmallow-toaster
#> 76 Pink fires Marshmallow Toaster at Blue, range 1: 1 ammo spent, 1 left. Pink hits Blue (Marshmallow Toaster). [Pink ammo marshmallow-toaster 1, Pink attacks 1]
1 2 1 4
#> 77 Pink rolls 1 2 1 4 = 8 for damage.
4 4
#> 78 Blue rolls 4 4 = 8 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
s Blue marshmallow-toaster
#> 79 Pink fires Marshmallow Toaster at Blue, range 1: 1 ammo spent, 0 left. Pink hits Blue (Marshmallow Toaster). [Pink ammo marshmallow-toaster 0, Pink attacks 0]
1 3 3 1
#> 80 Pink rolls 1 3 3 1 = 8 for damage.
1
#> 81 Blue rolls 1 for defense. Blue takes 8 damage: Health -7. Blue is FRAGGED by Pink. Put a weapon counter on west-wing:E2: Bayonet Drill. Put a blood counter on west-wing:E2. Pink scores: 1 frag. Pink draws a special card. [Blue square off, Pink frags 1, Pink hand special 2, floor west-wing:E2 bayonet-drill blood, Blue no-card bayonet-drill]
m west-wing:E1
#> 82 Pink moves from west-wing:D2 to west-wing:E1: 2 movement spent, 0 left. [Pink square west-wing:E1, Pink movement 0]
end
#> 83 Turn 8: Green. [Green turn]
6 1
#> 84 Green rolls 6 1 = 7 for movement. [Green movement 7, Green attacks 1]
p fridge-plating
#> 85 Green plays Fridge Plating. [Green armor 3, Green card fridge-plating, Green hand gadget 0]
end
#> 86 Turn 9: Red. [Red turn]
6 4
#> 87 Red rolls 6 4 = 10 for movement. [Red movement 10, Red attacks 1]
end
#> 88 Turn 10: Blue. [Blue turn]
1
#> 89 Blue rolls 1 to respawn. Blue respawns on west-wing:A1. [Blue square west-wing:A1, Blue health 2]
3 3 6
#> 90 Blue rolls 3 3 6 = 12 for movement. [Blue movement 12, Blue attacks 1]
m west-wing:E2
#> 91 Blue moves from west-wing:A1 to west-wing:D2: 4 movement spent, 8 left. [Blue square west-wing:D2, Blue movement 8]
1
#> 92 Blue rolls 1 for the power-up. 1: no card. Blue moves from west-wing:D2 to west-wing:E2: 1 movement spent, 7 left. [Blue square west-wing:E2, Blue movement 7]
end
#> 93 Turn 11: Pink. [Pink turn]
3 3
#> 94 Pink rolls 3 3 = 6 for movement. [Pink movement 6, Pink attacks 2]
s Blue harpoon
#> 95 Pink fires Harpoon at Blue, range 1: 1 ammo spent, 3 left. Automatic hit on Blue: 3 dice always reach 1. [Pink ammo harpoon 3, Pink attacks 1]
6 4 3 5
#> 96 Pink rolls 6 4 3 5 = 18 for damage.
2 1
#> 97 Blue rolls 2 1 = 3 for defense. Blue takes 6 damage: Health -4. Blue is FRAGGED by Pink. Put a blood counter on west-wing:E2. Pink scores: 2 frags. Pink draws a special card. [Blue square off, Pink frags 2, Pink hand special 3, floor west-wing:E2 bayonet-drill blood blood]
end
#> 98 Turn 12: Green. [Green turn]
4
#> 99 Green rolls 4 for movement. [Green movement 4, Green attacks 1]
end
#> 100 Turn 13: Red. [Red turn]
6 5
#> 101 Red rolls 6 5 = 11 for movement. [Red movement 11, Red attacks 1]
end
#> 102 Turn 14: Blue. [Blue turn]
3
#> 103 Blue rolls 3 to respawn. Blue respawns on west-wing:A3. [Blue square west-wing:A3, Blue health 2]
5 2 3
#> 104 Blue rolls 5 2 3 = 10 for movement. [Blue movement 10, Blue attacks 1]
m west-wing:E2
#> 105 Blue moves from west-wing:A3 to west-wing:D2: 4 movement spent, 6 left. [Blue square west-wing:D2, Blue movement 6]
2
#> 106 Blue rolls 2 for the power-up. 2: no card. Blue moves from west-wing:D2 to west-wing:E2: 1 movement spent, 5 left. [Blue square west-wing:E2, Blue movement 5]
end
#> 107 Turn 15: Pink. [Pink turn]
5 4
#> 108 Pink rolls 5 4 = 9 for movement. [Pink movement 9, Pink attacks 2]
s Blue harpoon
#> 109 Pink fires Harpoon at Blue, range 1: 1 ammo spent, 2 left. Automatic hit on Blue: 3 dice always reach 1. [Pink ammo harpoon 2, Pink attacks 1]
3 4 3 2
#> 110 Pink rolls 3 4 3 2 = 12 for damage.
3 1
#> 111 Blue rolls 3 1 = 4 for defense. Blue takes 3 damage: Health -1. Blue is FRAGGED by Pink. Put a blood counter on west-wing:E2. Pink scores: 3 frags. Team red WINS 5–0: Red and Pink! [Blue square off, Pink frags 3, floor west-wing:E2 bayonet-drill blood blood blood]
