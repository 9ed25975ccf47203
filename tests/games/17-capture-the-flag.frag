frag 1
fragkit: 0.1.0
pack: deathmatch 1.0 sha256:58c0506965a7
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: capture-the-flag
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: table

1
#> 1 Red rolls 1 for the captain.
6
#> 2 Blue rolls 6 for the captain.
5
#> 3 Green rolls 5 for the captain.
2
#> 4 Pink rolls 2 for the captain. Blue and Green are the captains.
choose Green
#> 5 Green is younger and picks first.
choose Pink
#> 6 Green picks Pink. Blue picks Red.
3
#> 7 Green rolls 3 for the team color.
3
#> 8 Blue rolls 3 for the team color. Green and Blue tie and roll again.
2
#> 9 Green rolls 2 for the team color.
3
#> 10 Blue rolls 3 for the team color.
choose blue
#> 11 Team red: Green, Pink. Captain: Green. Team blue: Blue, Red. Captain: Blue. Change seats, clockwise: Green, Red, Pink, Blue. [Green side red, Red side blue, Pink side red, Blue side blue, points red 0, points blue 0]
choose Blue
#> 12 Blue goes first. Blue, Green, Red and Pink each draw a weapon, a gadget and a special. [Green hand weapon 1, Green hand gadget 1, Green hand special 1, Red hand weapon 1, Red hand gadget 1, Red hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1]
choose east-wing:F2
#> 13 Put the red base and the red flag on east-wing:F2. [floor east-wing:F2 base:red flag:red]
choose west-wing:A2
#> 14 Put the blue base and the blue flag on west-wing:A2. [floor west-wing:A2 base:blue flag:blue]
choose west-wing:A1
#> 15 Green starts on west-wing:A1. [Green square west-wing:A1, Green health 3]
choose east-wing:A3
#> 16 Red starts on east-wing:A3. [Red square east-wing:A3, Red health 2]
choose east-wing:A1
#> 17 Pink starts on east-wing:A1. [Pink square east-wing:A1, Pink health 2]
choose west-wing:F3
#> 18 Blue starts on west-wing:F3. Turn 1: Blue. [Blue square west-wing:F3, Blue health 2, Blue turn]
5 2 6
#> 19 Blue rolls 5 2 6 = 13 for movement. [Blue movement 13, Blue attacks 1]
m east-wing:F2
#> 20 Blue moves from west-wing:F3 to east-wing:C2: 4 movement spent, 9 left. [Blue square east-wing:C2, Blue movement 9]
6
#> 21 Blue rolls 6 for the power-up. 6: power-up! Blue draws a gadget card. Blue moves from east-wing:C2 to east-wing:F2: 3 movement spent, 6 left. Blue takes the red flag. [Blue square east-wing:F2, Blue red-flag 1, Blue hand gadget 2, floor east-wing:F2 base:red, Blue movement 6]
m west-wing:F2
#> 22 Blue moves from east-wing:F2 to west-wing:F2: 6 movement spent, 0 left. [Blue square west-wing:F2, Blue movement 0]
end
#> 23 Turn 2: Green. [Green turn]
1 1
#> 24 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
m west-wing:A2
#> 25 Green moves from west-wing:A1 to west-wing:A2: 1 movement spent, 1 left. Green takes the blue flag. [Green square west-wing:A2, Green blue-flag 1, floor west-wing:A2 base:blue, Green movement 1]
s Blue start
#> 26 Green fires Pistol at Blue, range 5. [Green attacks 0]
4 6
#> 27 Green rolls 4 6 = 10 to hit. Green hits Blue: 10 reaches range 5.
3 2
#> 28 Green rolls 3 2 = 5 for damage.
3 1
#> 29 Blue rolls 3 1 = 4 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
m west-wing:B2
#> 30 Green moves from west-wing:A2 to west-wing:B2: 1 movement spent, 0 left. [Green square west-wing:B2, Green movement 0]
end
#> 31 Turn 3: Red. [Red turn]
2 3 3
#> 32 Red rolls 2 3 3 = 8 for movement. [Red movement 8, Red attacks 1]
m west-wing:C2
#> 33 Red moves from east-wing:A3 to west-wing:D2: 4 movement spent, 4 left. [Red square west-wing:D2, Red movement 4]
2
#> 34 Red rolls 2 for the power-up. 2: no card. Red moves from west-wing:D2 to west-wing:C2: 1 movement spent, 3 left. [Red square west-wing:C2, Red movement 3]
end
#> 35 Turn 4: Pink. [Pink turn]
2 2
#> 36 Pink rolls 2 2 = 4 for movement. [Pink movement 4, Pink attacks 2]
m west-wing:D2
#> 37 Pink moves from east-wing:A1 to west-wing:D2: 4 movement spent, 0 left. [Pink square west-wing:D2, Pink movement 0]
3
#> 38 Pink rolls 3 for the power-up. 3: no card.
s Blue start
#> 39 Pink fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Pink attacks 1]
2 1
#> 40 Pink rolls 2 1 = 3 for damage.
6
#> 41 Blue rolls 6 for defense. Blue takes no damage: Health 1.
s Blue start
#> 42 Pink fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Pink attacks 0]
4 4
#> 43 Pink rolls 4 4 = 8 for damage.
2
#> 44 Blue rolls 2 for defense. Blue takes 4 damage: Health -3. Blue is FRAGGED by Pink. Put a blood counter on west-wing:F2. Put the red flag on west-wing:F2. Pink scores: 1 frag. Pink draws a special card. [Pink frags 1, Pink hand special 2, Blue square off, floor west-wing:F2 blood flag:red, Blue red-flag 0]
end
#> 45 Turn 5: Blue. [Blue turn]
6
#> 46 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
6
#> 47 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
1
#> 48 Blue rolls 1 to respawn. Blue respawns on west-wing:A1. [Blue square west-wing:A1, Blue health 2]
2 5 5
#> 49 Blue rolls 2 5 5 = 12 for movement. [Blue movement 12, Blue attacks 1]
m west-wing:F2
#> 50 Blue moves from west-wing:A1 to west-wing:D2: 4 movement spent, 8 left. [Blue square west-wing:D2, Blue movement 8]
6
#> 51 Blue rolls 6 for the power-up. 6: power-up! Blue draws a weapon card. Blue moves from west-wing:D2 to west-wing:F2: 2 movement spent, 6 left. Blue takes the red flag. [Blue square west-wing:F2, Blue red-flag 1, Blue hand weapon 2, floor west-wing:F2 blood, Blue movement 6]
m west-wing:A2
#> 52 Blue moves from west-wing:F2 to west-wing:A2: 5 movement spent, 1 left. [Blue square west-wing:A2, Blue movement 1]
end
#> 53 Turn 6: Green. [Green turn]
3 5
#> 54 Green rolls 3 5 = 8 for movement. [Green movement 8, Green attacks 1]
s Blue start
#> 55 Green fires Pistol at Blue, range 1. Automatic hit on Blue: 2 dice always reach 1. [Green attacks 0]
5 2
#> 56 Green rolls 5 2 = 7 for damage.
4 6
#> 57 Blue rolls 4 6 = 10 for defense. Blue takes no damage: Health 2.
m east-wing:D2
#> 58 Green moves from west-wing:B2 to west-wing:D2: 2 movement spent, 6 left. [Green square west-wing:D2, Green movement 6]
6
#> 59 Green rolls 6 for the power-up. 6: power-up! Green draws a weapon card. Green moves from west-wing:D2 to east-wing:C2: 5 movement spent, 1 left. [Green square east-wing:C2, Green hand weapon 2, Green movement 1]
4
#> 60 Green rolls 4 for the power-up. 4: power-up! Green draws a gadget card. Green moves from east-wing:C2 to east-wing:D2: 1 movement spent, 0 left. [Green square east-wing:D2, Green hand gadget 2, Green movement 0]
end
#> 61 Turn 7: Red. [Red turn]
4 1 2
#> 62 Red rolls 4 1 2 = 7 for movement. [Red movement 7, Red attacks 1]
m east-wing:C2
#> 63 Red moves from west-wing:C2 to west-wing:D2: 1 movement spent, 6 left. [Red square west-wing:D2, Red movement 6]
5
#> 64 Red rolls 5 for the power-up. 5: power-up! Red draws a weapon card. Red moves from west-wing:D2 to east-wing:C2: 5 movement spent, 1 left. [Red square east-wing:C2, Red hand weapon 2, Red movement 1]
3
#> 65 Red rolls 3 for the power-up. 3: no card.
end
#> 66 Turn 8: Pink. [Pink turn]
2 4
#> 67 Pink rolls 2 4 = 6 for movement. [Pink movement 6, Pink attacks 2]
s Blue start
#> 68 Pink fires Pistol at Blue, range 3. Automatic hit on Blue: 3 dice always reach 3. [Pink attacks 1]
5 5
#> 69 Pink rolls 5 5 = 10 for damage.
3 3
#> 70 Blue rolls 3 3 = 6 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
s Blue start
#> 71 Pink fires Pistol at Blue, range 3. Automatic hit on Blue: 3 dice always reach 3. [Pink attacks 0]
4 5
#> 72 Pink rolls 4 5 = 9 for damage.
4
#> 73 Blue rolls 4 for defense. Blue takes 2 damage: Health -1. Blue is FRAGGED by Pink. Put a blood counter on west-wing:A2. Put the red flag on west-wing:A2. Pink scores: 2 frags. Pink draws a special card. [Pink frags 2, Pink hand special 3, Blue square off, floor west-wing:A2 base:blue blood flag:red, Blue red-flag 0]
m west-wing:A2
#> 74 Pink moves from west-wing:D2 to west-wing:A2: 3 movement spent, 3 left. Pink takes the red flag. [Pink square west-wing:A2, Pink red-flag 1, floor west-wing:A2 base:blue blood, Pink movement 3]
m west-wing:D2
#> 75 Pink moves from west-wing:A2 to west-wing:D2: 3 movement spent, 0 left. [Pink square west-wing:D2, Pink movement 0]
3
#> 76 Pink rolls 3 for the power-up. 3: no card.
end
#> 77 Turn 9: Blue. [Blue turn]
3
#> 78 Blue rolls 3 to respawn. Blue respawns on west-wing:A3. [Blue square west-wing:A3, Blue health 2]
1 1 5
#> 79 Blue rolls 1 1 5 = 7 for movement. [Blue movement 7, Blue attacks 1]
s Pink start
#> 80 Blue fires Pistol at Pink, range 4. [Blue attacks 0]
6 4
#> 81 Blue rolls 6 4 = 10 to hit. Blue hits Pink: 10 reaches range 4.
3 2
#> 82 Blue rolls 3 2 = 5 for damage.
4 6
#> 83 Pink rolls 4 6 = 10 for defense. Pink takes no damage: Health 2.
m east-wing:A2
#> 84 Blue moves from west-wing:A3 to west-wing:D2: 4 movement spent, 3 left. [Blue square west-wing:D2, Blue movement 3]
5
#> 85 Blue rolls 5 for the power-up. 5: power-up! Blue draws a weapon card. Blue moves from west-wing:D2 to east-wing:A2: 3 movement spent, 0 left. [Blue square east-wing:A2, Blue hand weapon 3, Blue movement 0]
end
#> 86 Blue, which card do you discard? You are 1 over the hand limit of 5.
choose pump-up-kicks
#> 87 Blue discards Pump-Up Kicks (hand limit). Turn 10: Green. [Blue hand gadget 1, Green turn]
6 4
#> 88 Green rolls 6 4 = 10 for movement. [Green movement 10, Green attacks 1]
m east-wing:F2
#> 89 Green moves from east-wing:D2 to east-wing:F2: 2 movement spent, 8 left. [Green square east-wing:F2, Green movement 8]
m east-wing:D2
#> 90 Green moves from east-wing:F2 to east-wing:D2: 2 movement spent, 6 left. [Green square east-wing:D2, Green movement 6]
m east-wing:F2
#> 91 Green moves from east-wing:D2 to east-wing:F2: 2 movement spent, 4 left. [Green square east-wing:F2, Green movement 4]
m east-wing:D2
#> 92 Green moves from east-wing:F2 to east-wing:D2: 2 movement spent, 2 left. [Green square east-wing:D2, Green movement 2]
m east-wing:F2
#> 93 Green moves from east-wing:D2 to east-wing:F2: 2 movement spent, 0 left. [Green square east-wing:F2, Green movement 0]
end
#> 94 Turn 11: Red. [Red turn]
3 3 6
#> 95 Red rolls 3 3 6 = 12 for movement. [Red movement 12, Red attacks 1]
m east-wing:E2
#> 96 Red moves from east-wing:C2 to east-wing:E2: 2 movement spent, 10 left. [Red square east-wing:E2, Red movement 10]
end
#> 97 Turn 12: Pink. [Pink turn]
3 6
#> 98 Pink rolls 3 6 = 9 for movement. [Pink movement 9, Pink attacks 2]
m east-wing:F1
#> 99 Pink moves from west-wing:D2 to east-wing:C2: 5 movement spent, 4 left. [Pink square east-wing:C2, Pink movement 4]
4
#> 100 Pink rolls 4 for the power-up. 4: power-up! Pink draws a gadget card. Pink moves from east-wing:C2 to east-wing:F1: 4 movement spent, 0 left. [Pink square east-wing:F1, Pink hand gadget 2, Pink movement 0]
give flag Green
#> 101 Pink gives Green the red flag. Put the red flag back on its base. Team red scores: 1 in all. Put the blue flag back on its base. [points red 1, floor east-wing:F2 base:red flag:red, floor west-wing:A2 base:blue blood flag:blue, Green blue-flag 0, Pink red-flag 0]
end
#> 102 Pink, which card do you discard? You are 1 over the hand limit of 5.
choose field-dressing
#> 103 Pink discards Field Dressing (hand limit). Turn 13: Blue. [Pink hand gadget 1, Blue turn]
6 1 5
#> 104 Blue rolls 6 1 5 = 12 for movement. [Blue movement 12, Blue attacks 1]
m east-wing:F3
#> 105 Blue moves from east-wing:A2 to east-wing:C2: 2 movement spent, 10 left. [Blue square east-wing:C2, Blue movement 10]
5
#> 106 Blue rolls 5 for the power-up. 5: power-up! Blue draws a gadget card. Blue moves from east-wing:C2 to east-wing:F3: 4 movement spent, 6 left. [Blue square east-wing:F3, Blue hand gadget 2, Blue movement 6]
end
#> 107 Blue, which card do you discard? You are 1 over the hand limit of 5.
choose rage-quit
#> 108 Blue discards Rage Quit (hand limit). Turn 14: Green. [Green turn, Blue hand special 0]
6 4
#> 109 Green rolls 6 4 = 10 for movement. [Green movement 10, Green attacks 1]
m west-wing:B2
#> 110 Green moves from east-wing:F2 to east-wing:C2: 3 movement spent, 7 left. [Green square east-wing:C2, Green movement 7]
1
#> 111 Green rolls 1 for the power-up. 1: no card. Green moves from east-wing:C2 to west-wing:D2: 5 movement spent, 2 left. [Green square west-wing:D2, Green movement 2]
5
#> 112 Green rolls 5 for the power-up. 5: power-up! Green draws a weapon card. Green moves from west-wing:D2 to west-wing:B2: 2 movement spent, 0 left. [Green square west-wing:B2, Green hand weapon 3, Green movement 0]
end
#> 113 Green, which card do you discard? You are 1 over the hand limit of 5.
choose error-404
#> 114 Green discards Error 404 (hand limit). Turn 15: Red. [Green hand weapon 2, Red turn]
3 1 6
#> 115 Red rolls 3 1 6 = 10 for movement. [Red movement 10, Red attacks 1]
m east-wing:F2
#> 116 Red moves from east-wing:E2 to east-wing:F2: 1 movement spent, 9 left. Red takes the red flag. [Red square east-wing:F2, Red red-flag 1, floor east-wing:F2 base:red, Red movement 9]
give flag Blue
#> 117 Red gives Blue the red flag. [Blue red-flag 1, Red red-flag 0]
m west-wing:C2
#> 118 Red moves from east-wing:F2 to east-wing:C2: 3 movement spent, 6 left. [Red square east-wing:C2, Red movement 6]
4
#> 119 Red rolls 4 for the power-up. 4: power-up! Red draws a gadget card. Red moves from east-wing:C2 to west-wing:D2: 5 movement spent, 1 left. [Red square west-wing:D2, Red hand gadget 2, Red movement 1]
2
#> 120 Red rolls 2 for the power-up. 2: no card. Red moves from west-wing:D2 to west-wing:C2: 1 movement spent, 0 left. [Red square west-wing:C2, Red movement 0]
end
#> 121 Turn 16: Pink. [Pink turn]
4 3
#> 122 Pink rolls 4 3 = 7 for movement. [Pink movement 7, Pink attacks 2]
s Blue start
#> 123 Pink fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Pink attacks 1]
3 3
#> 124 Pink rolls 3 3 = 6 for damage.
4 4
#> 125 Blue rolls 4 4 = 8 for defense. Blue takes no damage: Health 2.
s Blue start
#> 126 Pink fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Pink attacks 0]
4 3
#> 127 Pink rolls 4 3 = 7 for damage.
1 2
#> 128 Blue rolls 1 2 = 3 for defense. Blue takes 2 damage: Health 0. Blue is FRAGGED by Pink. Put a blood counter on east-wing:F3. Put the red flag on east-wing:F3. Pink scores: 3 frags. Pink draws a special card. [Pink frags 3, Pink hand special 4, Blue square off, floor east-wing:F3 blood flag:red, Blue red-flag 0]
m east-wing:F3
#> 129 Pink moves from east-wing:F1 to east-wing:F3: 2 movement spent, 5 left. Pink takes the red flag. [Pink square east-wing:F3, Pink red-flag 1, floor east-wing:F3 blood, Pink movement 5]
m east-wing:F2
#> 130 Pink moves from east-wing:F3 to east-wing:F2: 1 movement spent, 4 left. Put the red flag back on its base. [Pink square east-wing:F2, floor east-wing:F2 base:red flag:red, Pink movement 4, Pink red-flag 0]
m east-wing:B2
#> 131 Pink moves from east-wing:F2 to east-wing:C2: 3 movement spent, 1 left. [Pink square east-wing:C2, Pink movement 1]
2
#> 132 Pink rolls 2 for the power-up. 2: no card. Pink moves from east-wing:C2 to east-wing:B2: 1 movement spent, 0 left. [Pink square east-wing:B2, Pink movement 0]
end
#> 133 Pink, which card do you discard? You are 1 over the hand limit of 5.
choose bomb-suit
#> 134 Pink discards Bomb Suit (hand limit). Turn 17: Blue. [Blue turn, Pink hand gadget 0]
2
#> 135 Blue rolls 2 to respawn. Blue respawns on west-wing:F1. [Blue square west-wing:F1, Blue health 2]
1 4 6
#> 136 Blue rolls 1 4 6 = 11 for movement. [Blue movement 11, Blue attacks 1]
m east-wing:F2
#> 137 Blue moves from west-wing:F1 to east-wing:C2: 4 movement spent, 7 left. [Blue square east-wing:C2, Blue movement 7]
6
#> 138 Blue rolls 6 for the power-up. 6: power-up! Blue draws a gadget card. Blue moves from east-wing:C2 to east-wing:F2: 3 movement spent, 4 left. Blue takes the red flag. [Blue square east-wing:F2, Blue red-flag 1, Blue hand gadget 3, floor east-wing:F2 base:red, Blue movement 4]
m east-wing:C2
#> 139 Blue moves from east-wing:F2 to east-wing:C2: 3 movement spent, 1 left. [Blue square east-wing:C2, Blue movement 1]
end
#> 140 Blue, which card do you discard? You are 1 over the hand limit of 5.
choose nailed-it
#> 141 Blue discards Nailed It (hand limit). Turn 18: Green. [Blue hand weapon 2, Green turn]
6 5
#> 142 Green rolls 6 5 = 11 for movement. [Green movement 11, Green attacks 1]
m west-wing:A2
#> 143 Green moves from west-wing:B2 to west-wing:A2: 1 movement spent, 10 left. Green takes the blue flag. [Green square west-wing:A2, Green blue-flag 1, floor west-wing:A2 base:blue blood, Green movement 10]
m east-wing:E2
#> 144 Green moves from west-wing:A2 to west-wing:D2: 3 movement spent, 7 left. [Green square west-wing:D2, Green movement 7]
1
#> 145 Green rolls 1 for the power-up. 1: no card. Green moves from west-wing:D2 to east-wing:C2: 5 movement spent, 2 left. [Green square east-wing:C2, Green movement 2]
1
#> 146 Green rolls 1 for the power-up. 1: no card. Green moves from east-wing:C2 to east-wing:E2: 2 movement spent, 0 left. [Green square east-wing:E2, Green movement 0]
s Blue start
#> 147 Green fires Pistol at Blue, range 2. Automatic hit on Blue: 2 dice always reach 2. [Green attacks 0]
1 5
#> 148 Green rolls 1 5 = 6 for damage.
2 1
#> 149 Blue rolls 2 1 = 3 for defense. Blue takes 2 damage: Health 0. Blue is FRAGGED by Green. Put a blood counter on east-wing:C2. Put the red flag on east-wing:C2. Green scores: 1 frag. Green draws a special card. [Green frags 1, Green hand special 2, Blue square off, floor east-wing:C2 blood flag:red, Blue red-flag 0]
end
#> 150 Green, which card do you discard? You are 1 over the hand limit of 5.
choose ammo-bearer
#> 151 Green discards Ammo Bearer (hand limit). Turn 19: Red. [Green hand gadget 1, Red turn]
2 2 2
#> 152 Red rolls 2 2 2 = 6 for movement. [Red movement 6, Red attacks 1]
m east-wing:C2
#> 153 Red moves from west-wing:C2 to west-wing:D2: 1 movement spent, 5 left. [Red square west-wing:D2, Red movement 5]
2
#> 154 Red rolls 2 for the power-up. 2: no card. Red moves from west-wing:D2 to east-wing:C2: 5 movement spent, 0 left. [Red square east-wing:C2, Red movement 0]
6
#> 155 Red rolls 6 for the power-up. 6: power-up! Red draws a gadget card. Red takes the red flag. [Red red-flag 1, Red hand gadget 3, floor east-wing:C2 blood]
end
#> 156 Red, which card do you discard? You are 1 over the hand limit of 5.
choose rubber-ducky
#> 157 Red discards Rubber Ducky (hand limit). Turn 20: Pink. [Red hand gadget 2, Pink turn]
2 5
#> 158 Pink rolls 2 5 = 7 for movement. [Pink movement 7, Pink attacks 2]
s Red start
#> 159 Pink fires Pistol at Red, range 1. Automatic hit on Red: 3 dice always reach 1. [Pink attacks 1]
3 2
#> 160 Pink rolls 3 2 = 5 for damage.
3 1
#> 161 Red rolls 3 1 = 4 for defense. Red takes 1 damage: Health 1. [Red health 1]
s Red start
#> 162 Pink fires Pistol at Red, range 1. Automatic hit on Red: 3 dice always reach 1. [Pink attacks 0]
3 3
#> 163 Pink rolls 3 3 = 6 for damage.
2
#> 164 Red rolls 2 for defense. Red takes 3 damage: Health -2. Red is FRAGGED by Pink. Put a blood counter on east-wing:C2. Put the red flag on east-wing:C2. Pink scores: 4 frags. Pink draws a special card. [Red square off, Pink frags 4, Pink hand special 5, floor east-wing:C2 blood blood flag:red, Red red-flag 0]
m east-wing:C2
#> 165 Pink moves from east-wing:B2 to east-wing:C2: 1 movement spent, 6 left. [Pink square east-wing:C2, Pink movement 6]
1
#> 166 Pink rolls 1 for the power-up. 1: no card. Pink takes the red flag. [Pink red-flag 1, floor east-wing:C2 blood blood]
m east-wing:F2
#> 167 Pink moves from east-wing:C2 to east-wing:F2: 3 movement spent, 3 left. Put the red flag back on its base. [Pink square east-wing:F2, floor east-wing:F2 base:red flag:red, Pink movement 3, Pink red-flag 0]
end
#> 168 Pink, which card do you discard? You are 1 over the hand limit of 5.
choose firewall
#> 169 Pink discards Firewall (hand limit). Turn 21: Blue. [Pink hand special 4, Blue turn]
6
#> 170 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
6
#> 171 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
3
#> 172 Blue rolls 3 to respawn. Blue respawns on west-wing:A3. [Blue square west-wing:A3, Blue health 2]
6 2 3
#> 173 Blue rolls 6 2 3 = 11 for movement. [Blue movement 11, Blue attacks 1]
m east-wing:D2
#> 174 Blue moves from west-wing:A3 to west-wing:D2: 4 movement spent, 7 left. [Blue square west-wing:D2, Blue movement 7]
1
#> 175 Blue rolls 1 for the power-up. 1: no card. Blue moves from west-wing:D2 to east-wing:C2: 5 movement spent, 2 left. [Blue square east-wing:C2, Blue movement 2]
6
#> 176 Blue rolls 6 for the power-up. 6: power-up! Blue draws a gadget card. Blue moves from east-wing:C2 to east-wing:D2: 1 movement spent, 1 left. [Blue square east-wing:D2, Blue hand gadget 4, Blue movement 1]
end
#> 177 Blue, which card do you discard? You are 1 over the hand limit of 5.
choose blood-bank-card
#> 178 Blue discards Blood Bank Card (hand limit). Turn 22: Green. [Blue hand gadget 3, Green turn]
5 5
#> 179 Green rolls 5 5 = 10 for movement. [Green movement 10, Green attacks 1]
give flag Pink
#> 180 Green gives Pink the blue flag. Team red scores: 2 in all. Put the blue flag back on its base. [points red 2, floor west-wing:A2 base:blue blood flag:blue, Green blue-flag 0]
m west-wing:A2
#> 181 Green moves from east-wing:E2 to east-wing:C2: 2 movement spent, 8 left. [Green square east-wing:C2, Green movement 8]
4
#> 182 Green rolls 4 for the power-up. 4: power-up! Green draws a gadget card. Green moves from east-wing:C2 to west-wing:D2: 5 movement spent, 3 left. [Green square west-wing:D2, Green hand gadget 2, Green movement 3]
2
#> 183 Green rolls 2 for the power-up. 2: no card. Green moves from west-wing:D2 to west-wing:A2: 3 movement spent, 0 left. Green takes the blue flag. [Green square west-wing:A2, Green blue-flag 1, floor west-wing:A2 base:blue blood, Green movement 0]
end
#> 184 Green, which card do you discard? You are 1 over the hand limit of 5.
choose red-door-key
#> 185 Green discards Red Door Key (hand limit). Turn 23: Red. [Green hand gadget 1, Red turn]
5
#> 186 Red rolls 5 to respawn. 5: there is no such respawn square. Roll again.
4
#> 187 Red rolls 4 to respawn. Red respawns on west-wing:F3. [Red square west-wing:F3, Red health 2]
2 4 3
#> 188 Red rolls 2 4 3 = 9 for movement. [Red movement 9, Red attacks 1]
m east-wing:E2
#> 189 Red moves from west-wing:F3 to east-wing:C2: 4 movement spent, 5 left. [Red square east-wing:C2, Red movement 5]
4
#> 190 Red rolls 4 for the power-up. 4: power-up! Red draws a gadget card. Red moves from east-wing:C2 to east-wing:E2: 2 movement spent, 3 left. [Red square east-wing:E2, Red hand gadget 3, Red movement 3]
end
#> 191 Red, which card do you discard? You are 1 over the hand limit of 5.
choose hot-potato
#> 192 Red discards Hot Potato (hand limit). Turn 24: Pink. [Red hand weapon 1, Pink turn]
4 3
#> 193 Pink rolls 4 3 = 7 for movement. [Pink movement 7, Pink attacks 2]
end
#> 194 Turn 25: Blue. [Blue turn]
5 1 2
#> 195 Blue rolls 5 1 2 = 8 for movement. [Blue movement 8, Blue attacks 1]
m east-wing:F1
#> 196 Blue moves from east-wing:D2 to east-wing:F1: 3 movement spent, 5 left. [Blue square east-wing:F1, Blue movement 5]
end
#> 197 Turn 26: Green. [Green turn]
1 1
#> 198 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
m west-wing:C2
#> 199 Green moves from west-wing:A2 to west-wing:C2: 2 movement spent, 0 left. [Green square west-wing:C2, Green movement 0]
end
#> 200 Turn 27: Red. [Red turn]
1 6 2
#> 201 Red rolls 1 6 2 = 9 for movement. [Red movement 9, Red attacks 1]
end
#> 202 Turn 28: Pink. [Pink turn]
1 4
#> 203 Pink rolls 1 4 = 5 for movement. [Pink movement 5, Pink attacks 2]
end
#> 204 Turn 29: Blue. [Blue turn]
1 4 6
#> 205 Blue rolls 1 4 6 = 11 for movement. [Blue movement 11, Blue attacks 1]
end
#> 206 Turn 30: Green. [Green turn]
4 2
#> 207 Green rolls 4 2 = 6 for movement. [Green movement 6, Green attacks 1]
m east-wing:C2
#> 208 Green moves from west-wing:C2 to west-wing:D2: 1 movement spent, 5 left. [Green square west-wing:D2, Green movement 5]
6
#> 209 Green rolls 6 for the power-up. 6: power-up! Green draws a weapon card. Green moves from west-wing:D2 to east-wing:C2: 5 movement spent, 0 left. [Green square east-wing:C2, Green hand weapon 3, Green movement 0]
3
#> 210 Green rolls 3 for the power-up. 3: no card.
end
#> 211 Green, which card do you discard? You are 1 over the hand limit of 5.
choose respawn-barrels
#> 212 Green discards Respawn Barrels (hand limit). Turn 31: Red. [Green hand special 1, Red turn]
6 6 5
#> 213 Red rolls 6 6 5 = 17 for movement. [Red movement 17, Red attacks 1]
end
#> 214 Turn 32: Pink. [Pink turn]
4 3
#> 215 Pink rolls 4 3 = 7 for movement. [Pink movement 7, Pink attacks 2]
end
#> 216 Turn 33: Blue. [Blue turn]
3 2 5
#> 217 Blue rolls 3 2 5 = 10 for movement. [Blue movement 10, Blue attacks 1]
end
#> 218 Turn 34: Green. [Green turn]
3 2
#> 219 Green rolls 3 2 = 5 for movement. [Green movement 5, Green attacks 1]
m east-wing:F3
#> 220 Green moves from east-wing:C2 to east-wing:F3: 4 movement spent, 1 left. [Green square east-wing:F3, Green movement 1]
give flag Pink
#> 221 Green gives Pink the blue flag. Team red scores: 3 in all. Put the blue flag back on its base. Team red WINS 3–0: Green and Pink! [points red 3, floor west-wing:A2 base:blue blood flag:blue, Green blue-flag 0]
