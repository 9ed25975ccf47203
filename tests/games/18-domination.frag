frag 1
fragkit: 0.1.0
pack: deathmatch 1.0 sha256:58c0506965a7
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: domination
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
#> 13 Team red: Pink, Red. Captain: Pink. Team blue: Green, Blue. Captain: Green. Change seats, clockwise: Red, Blue, Pink, Green. [Red side red, Blue side blue, Pink side red, Green side blue, points red 0, points blue 0]
choose Red
#> 14 Red goes first. Red, Blue, Pink and Green each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1]
choose east-wing:B3
#> 15 Pink chooses a base in secret.
choose west-wing:E1
#> 16 Green chooses a base in secret. Put the red base on east-wing:B3 and the blue base on west-wing:E1. [floor east-wing:B3 base:red, floor west-wing:E1 base:blue]
choose east-wing:A3
#> 17 Pink starts on east-wing:A3. [Pink square east-wing:A3, Pink health 2]
choose west-wing:F1
#> 18 Green starts on west-wing:F1. [Green square west-wing:F1, Green health 3]
choose east-wing:F3
#> 19 Red starts on east-wing:F3. [Red square east-wing:F3, Red health 2]
choose east-wing:F1
#> 20 Blue starts on east-wing:F1. Turn 1: Red. [Blue square east-wing:F1, Blue health 2, Red turn]
6 6 6
#> 21 Red rolls 6 6 6 = 18 for movement. [Red movement 18, Red attacks 1]
p lead-hose
#> 22 Red plays Lead Hose. [Red card lead-hose 9, Red hand weapon 0]
p bomb-suit
#> 23 Red plays Bomb Suit. [Red armor 2, Red card bomb-suit, Red hand gadget 0]
s Blue lead-hose
#> 24 Red fires Lead Hose at Blue, range 2: 1 ammo spent, 8 left. Automatic hit on Blue: 2 dice always reach 2. [Red ammo lead-hose 8, Red attacks 0]
5 5 5
#> 25 Red rolls 5 5 5 = 15 for damage.
5 6
#> 26 Blue rolls 5 6 = 11 for defense. Blue takes 1 damage: Health 1. Red fires Lead Hose at Blue, range 2: 1 ammo spent, 7 left. Automatic hit on Blue: 2 dice always reach 2. [Red ammo lead-hose 7, Blue health 1]
5 2 6
#> 27 Red rolls 5 2 6 = 13 for damage.
3
#> 28 Blue rolls 3 for defense. Blue takes 4 damage: Health -3. Blue is FRAGGED by Red. Put a blood counter on east-wing:F1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 2, Blue square off, floor east-wing:F1 blood]
m west-wing:E1
#> 29 Red moves from east-wing:F3 to east-wing:C2: 4 movement spent, 14 left. [Red square east-wing:C2, Red movement 14]
5
#> 30 Red rolls 5 for the power-up. 5: power-up! Red draws a gadget card. Red moves from east-wing:C2 to west-wing:E1: 5 movement spent, 9 left. [Red square west-wing:E1, Red hand gadget 1, Red movement 9]
end
#> 31 Turn 2: Blue. [Blue turn]
6
#> 32 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
5
#> 33 Blue rolls 5 to respawn. 5: there is no such respawn square. Roll again.
6
#> 34 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
4
#> 35 Blue rolls 4 to respawn. Blue respawns on west-wing:F3. [Blue square west-wing:F3, Blue health 2]
4 3 4
#> 36 Blue rolls 4 3 4 = 11 for movement. [Blue movement 11, Blue attacks 1]
p long-distance-call
#> 37 Blue plays Long Distance Call. [Blue card long-distance-call 3, Blue hand weapon 0]
p team-jersey
#> 38 Blue plays Team Jersey. [Blue armor 1, Blue card team-jersey, Blue hand gadget 0]
m east-wing:B3
#> 39 Blue moves from west-wing:F3 to east-wing:B3: 4 movement spent, 7 left. [Blue square east-wing:B3, Blue movement 7]
s Pink start
#> 40 Blue fires Pistol at Pink, range 1. Automatic hit on Pink: 2 dice always reach 1. [Blue attacks 0]
3 4
#> 41 Blue rolls 3 4 = 7 for damage.
6 3
#> 42 Pink rolls 6 3 = 9 for defense. Pink takes no damage: Health 2.
m west-wing:E2
#> 43 Blue moves from east-wing:B3 to west-wing:E2: 4 movement spent, 3 left. [Blue square west-wing:E2, Blue movement 3]
m east-wing:B2
#> 44 Blue moves from west-wing:E2 to east-wing:B2: 3 movement spent, 0 left. [Blue square east-wing:B2, Blue movement 0]
end
#> 45 Turn 3: Pink. [Pink turn]
5 4
#> 46 Pink rolls 5 4 = 9 for movement. [Pink movement 9, Pink attacks 2]
p lag-gun
#> 47 Pink plays Lag Gun. [Pink card lag-gun 5, Pink hand weapon 0]
p riot-gear
#> 48 Pink plays Riot Gear. [Pink armor 2, Pink card riot-gear, Pink hand gadget 0]
s Blue lag-gun
#> 49 Pink fires Lag Gun at Blue, range 2: 1 ammo spent, 4 left. Automatic hit on Blue: 3 dice always reach 2. [Pink ammo lag-gun 4, Pink attacks 1]
4 2 3
#> 50 Pink rolls 4 2 3 = 9 for damage.
4 3 1
#> 51 Blue rolls 4 3 1 = 8 for defense. Blue takes 1 damage: Health 2. Blue discards Team Jersey (used up). Lag Gun affects Blue. [Blue no-card team-jersey]
s Blue lag-gun
#> 52 Pink fires Lag Gun at Blue, range 2: 1 ammo spent, 3 left. Automatic hit on Blue: 3 dice always reach 2. [Pink ammo lag-gun 3, Pink attacks 0]
3 2 2
#> 53 Pink rolls 3 2 2 = 7 for damage.
2 3
#> 54 Blue rolls 2 3 = 5 for defense. Blue takes 1 damage: Health 1. Lag Gun affects Blue. [Blue health 1]
m east-wing:B3
#> 55 Pink moves from east-wing:A3 to east-wing:B3: 1 movement spent, 8 left. [Pink square east-wing:B3, Pink movement 8]
end
#> 56 Team red scores: 1 in all. Turn 4: Green. [points red 1, Green turn]
1 4
#> 57 Green rolls 1 4 = 5 for movement. [Green movement 5, Green attacks 1]
p mine-dropper
#> 58 Green plays Mine Dropper. [Green card mine-dropper 4, Green hand weapon 0]
p light-armor
#> 59 Green plays Light Armor. [Green armor 1, Green card light-armor, Green hand gadget 0]
s - mine-dropper
#> 60 Green fires Mine Dropper: 1 ammo spent, 3 left. Put a mine on west-wing:F1. [Green ammo mine-dropper 3, floor west-wing:F1 mine:Green, Green attacks 0]
end
#> 61 Pink and Red can't score twice in a row on the same bases: no point for team red. Turn 5: Red. [Red turn]
5 6
#> 62 Red rolls 5 6 = 11 for movement. [Red movement 11, Red attacks 1]
m east-wing:A3
#> 63 Red moves from west-wing:E1 to east-wing:A3: 4 movement spent, 7 left. [Red square east-wing:A3, Red movement 7]
s Blue lead-hose
#> 64 Red fires Lead Hose at Blue, range 2: 1 ammo spent, 6 left. Automatic hit on Blue: 2 dice always reach 2. [Red ammo lead-hose 6, Red attacks 0]
1 5 6
#> 65 Red rolls 1 5 6 = 12 for damage.
4
#> 66 Blue rolls 4 for defense. Blue takes 3 damage: Health -2. Blue is FRAGGED by Red. Put a weapon counter on east-wing:B2: Long Distance Call. Put a blood counter on east-wing:B2. Red scores: 2 frags. Red draws a special card. [Red frags 2, Red hand special 3, Blue square off, floor east-wing:B2 blood long-distance-call, Blue no-card long-distance-call]
choose Pink
#> 67 Red fires Lead Hose at Pink, range 1: 1 ammo spent, 5 left. Automatic hit on Pink: 2 dice always reach 1. [Red ammo lead-hose 5]
5 5 2
#> 68 Red rolls 5 5 2 = 12 for damage.
5 3 5 4
#> 69 Pink rolls 5 3 5 4 = 17 for defense. Pink takes no damage: Health 2, armor 2. Red fires Lead Hose at Pink, range 1: 1 ammo spent, 4 left. Automatic hit on Pink: 2 dice always reach 1. [Red ammo lead-hose 4]
4 4 6
#> 70 Red rolls 4 4 6 = 14 for damage.
5 2 3 6
#> 71 Pink rolls 5 2 3 6 = 16 for defense. Pink takes no damage: Health 2, armor 2.
end
#> 72 Turn 6: Blue. [Blue turn]
4
#> 73 Blue rolls 4 to respawn. Blue respawns on west-wing:F3. [Blue square west-wing:F3, Blue health 2]
4 3 5
#> 74 Blue rolls 4 3 5 = 12 for movement. [Blue movement 12, Blue attacks 1]
m east-wing:B2
#> 75 Blue moves from west-wing:F3 to east-wing:B2: 3 movement spent, 9 left. [Blue square east-wing:B2, Blue movement 9]
end
#> 76 Turn 7: Pink. [Pink turn]
3 2
#> 77 Pink rolls 3 2 = 5 for movement. [Pink movement 5, Pink attacks 2]
s Blue lag-gun
#> 78 Pink fires Lag Gun at Blue, range 1: 1 ammo spent, 2 left. Automatic hit on Blue: 3 dice always reach 1. [Pink ammo lag-gun 2, Pink attacks 1]
1 5 1
#> 79 Pink rolls 1 5 1 = 7 for damage.
2 1
#> 80 Blue rolls 2 1 = 3 for defense. Blue takes 2 damage: Health 0. Blue is FRAGGED by Pink. Put a blood counter on east-wing:B2. Pink scores: 1 frag. Pink draws a special card. [Blue square off, Pink frags 1, Pink hand special 2, floor east-wing:B2 blood blood long-distance-call]
m west-wing:E1
#> 81 Pink moves from east-wing:B3 to west-wing:E1: 5 movement spent, 0 left. [Pink square west-wing:E1, Pink movement 0]
end
#> 82 Turn 8: Green. [Green turn]
4 4
#> 83 Green rolls 4 4 = 8 for movement. [Green movement 8, Green attacks 1]
end
#> 84 Turn 9: Red. [Red turn]
4 1
#> 85 Red rolls 4 1 = 5 for movement. [Red movement 5, Red attacks 1]
m east-wing:B3
#> 86 Red moves from east-wing:A3 to east-wing:B3: 1 movement spent, 4 left. [Red square east-wing:B3, Red movement 4]
m west-wing:F2
#> 87 Red moves from east-wing:B3 to west-wing:F2: 3 movement spent, 1 left. [Red square west-wing:F2, Red movement 1]
m east-wing:A2
#> 88 Red moves from west-wing:F2 to east-wing:A2: 1 movement spent, 0 left. [Red square east-wing:A2, Red movement 0]
end
#> 89 Turn 10: Blue. [Blue turn]
1
#> 90 Blue rolls 1 to respawn. Blue respawns on west-wing:A1. [Blue square west-wing:A1, Blue health 2]
1 6 1
#> 91 Blue rolls 1 6 1 = 8 for movement. [Blue movement 8, Blue attacks 1]
m east-wing:A3
#> 92 Blue moves from west-wing:A1 to west-wing:D2: 4 movement spent, 4 left. [Blue square west-wing:D2, Blue movement 4]
2
#> 93 Blue rolls 2 for the power-up. 2: no card. Blue moves from west-wing:D2 to east-wing:A3: 4 movement spent, 0 left. [Blue square east-wing:A3, Blue movement 0]
end
#> 94 Turn 11: Pink. [Pink turn]
2 4
#> 95 Pink rolls 2 4 = 6 for movement. [Pink movement 6, Pink attacks 2]
m east-wing:B3
#> 96 Pink moves from west-wing:E1 to east-wing:B3: 5 movement spent, 1 left. [Pink square east-wing:B3, Pink movement 1]
s Blue lag-gun
#> 97 Pink fires Lag Gun at Blue, range 1: 1 ammo spent, 1 left. Automatic hit on Blue: 3 dice always reach 1. [Pink ammo lag-gun 1, Pink attacks 1]
1 3 3
#> 98 Pink rolls 1 3 3 = 7 for damage.
6 1
#> 99 Blue rolls 6 1 = 7 for defense. Blue takes 1 damage: Health 1. Lag Gun affects Blue. [Blue health 1]
s Blue lag-gun
#> 100 Pink fires Lag Gun at Blue, range 1: 1 ammo spent, 0 left. Automatic hit on Blue: 3 dice always reach 1. [Pink ammo lag-gun 0, Pink attacks 0]
3 3 6
#> 101 Pink rolls 3 3 6 = 12 for damage.
4
#> 102 Blue rolls 4 for defense. Blue takes 3 damage: Health -2. Blue is FRAGGED by Pink. Put a blood counter on east-wing:A3. Pink scores: 2 frags. Pink draws a special card. [Blue square off, Pink frags 2, Pink hand special 3, floor east-wing:A3 blood]
m east-wing:A3
#> 103 Pink moves from east-wing:B3 to east-wing:A3: 1 movement spent, 0 left. [Pink square east-wing:A3, Pink movement 0]
end
#> 104 Turn 12: Green. [Green turn]
3 5
#> 105 Green rolls 3 5 = 8 for movement. [Green movement 8, Green attacks 1]
m west-wing:E1
#> 106 Green moves from west-wing:F1 to west-wing:E1: 1 movement spent, 7 left. [Green square west-wing:E1, Green movement 7]
m west-wing:F2
#> 107 Green moves from west-wing:E1 to west-wing:F2: 2 movement spent, 5 left. [Green square west-wing:F2, Green movement 5]
s - mine-dropper
#> 108 Green fires Mine Dropper: 1 ammo spent, 2 left. Put a mine on west-wing:F2. [Green ammo mine-dropper 2, floor west-wing:F2 mine:Green, Green attacks 0]
m west-wing:E1
#> 109 Green moves from west-wing:F2 to west-wing:E1: 2 movement spent, 3 left. [Green square west-wing:E1, Green movement 3]
m west-wing:E2
#> 110 Green moves from west-wing:E1 to west-wing:E2: 1 movement spent, 2 left. [Green square west-wing:E2, Green movement 2]
m west-wing:E1
#> 111 Green moves from west-wing:E2 to west-wing:E1: 1 movement spent, 1 left. [Green square west-wing:E1, Green movement 1]
m west-wing:E2
#> 112 Green moves from west-wing:E1 to west-wing:E2: 1 movement spent, 0 left. [Green square west-wing:E2, Green movement 0]
end
#> 113 Turn 13: Red. [Red turn]
2 1
#> 114 Red rolls 2 1 = 3 for movement. [Red movement 3, Red attacks 1]
m east-wing:B3
#> 115 Red moves from east-wing:A2 to east-wing:B3: 2 movement spent, 1 left. [Red square east-wing:B3, Red movement 1]
m east-wing:B2
#> 116 Red moves from east-wing:B3 to east-wing:B2: 1 movement spent, 0 left. [Red square east-wing:B2, Red movement 0]
end
#> 117 Turn 14: Blue. [Blue turn]
5
#> 118 Blue rolls 5 to respawn. 5: there is no such respawn square. Roll again.
2
#> 119 Blue rolls 2 to respawn. Blue respawns on west-wing:F1. The mine on west-wing:F1 goes off. Take it off the map. [Blue square west-wing:F1, Blue health 2, floor west-wing:F1 nothing]
5 6 2 4
#> 120 Blue rolls 5 6 2 4 = 17 for damage.
3 2
#> 121 Blue rolls 3 2 = 5 for defense. Blue takes 3 damage: Health -1. Blue is FRAGGED by Green. Put a blood counter on west-wing:F1. Turn 15: Pink. [Blue square off, floor west-wing:F1 blood, Pink turn]
2 2
#> 122 Pink rolls 2 2 = 4 for movement. [Pink movement 4, Pink attacks 2]
m west-wing:E1
#> 123 Pink moves from east-wing:A3 to west-wing:F2: 2 movement spent, 2 left. The mine on west-wing:F2 goes off. Take it off the map. [Pink square west-wing:F2, Pink movement 2, floor west-wing:F2 nothing]
3 1 3 1
#> 124 Pink rolls 3 1 3 1 = 8 for damage.
5 4 1 5
#> 125 Pink rolls 5 4 1 5 = 15 for defense. Pink takes no damage: Health 2, armor 2. Pink moves from west-wing:F2 to west-wing:E1: 2 movement spent, 0 left. [Pink square west-wing:E1, Pink movement 0]
end
#> 126 Turn 16: Green. [Green turn]
2 3
#> 127 Green rolls 2 3 = 5 for movement. [Green movement 5, Green attacks 1]
s - mine-dropper
#> 128 Green fires Mine Dropper: 1 ammo spent, 1 left. Put a mine on west-wing:E2. [Green ammo mine-dropper 1, floor west-wing:E2 mine:Green, Green attacks 0]
end
#> 129 Turn 17: Red. [Red turn]
4 2
#> 130 Red rolls 4 2 = 6 for movement. [Red movement 6, Red attacks 1]
m east-wing:B3
#> 131 Red moves from east-wing:B2 to east-wing:B3: 1 movement spent, 5 left. [Red square east-wing:B3, Red movement 5]
m west-wing:F2
#> 132 Red moves from east-wing:B3 to west-wing:F2: 3 movement spent, 2 left. [Red square west-wing:F2, Red movement 2]
m east-wing:A3
#> 133 Red moves from west-wing:F2 to east-wing:A3: 2 movement spent, 0 left. [Red square east-wing:A3, Red movement 0]
end
#> 134 Turn 18: Blue. [Blue turn]
1
#> 135 Blue rolls 1 to respawn. Blue respawns on west-wing:A1. [Blue square west-wing:A1, Blue health 2]
1 3 1
#> 136 Blue rolls 1 3 1 = 5 for movement. [Blue movement 5, Blue attacks 1]
m west-wing:F1
#> 137 Blue moves from west-wing:A1 to west-wing:F1: 5 movement spent, 0 left. [Blue square west-wing:F1, Blue movement 0]
end
#> 138 Turn 19: Pink. [Pink turn]
2 4
#> 139 Pink rolls 2 4 = 6 for movement. [Pink movement 6, Pink attacks 2]
s Blue start
#> 140 Pink fires Pistol at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Pink attacks 1]
2 3
#> 141 Pink rolls 2 3 = 5 for damage.
1 3
#> 142 Blue rolls 1 3 = 4 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
s Blue start
#> 143 Pink fires Pistol at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Pink attacks 0]
4 4
#> 144 Pink rolls 4 4 = 8 for damage.
3
#> 145 Blue rolls 3 for defense. Blue takes 2 damage: Health -1. Blue is FRAGGED by Pink. Put a blood counter on west-wing:F1. Pink scores: 3 frags. Pink draws a special card. [Blue square off, Pink frags 3, Pink hand special 4, floor west-wing:F1 blood blood]
end
#> 146 Turn 20: Green. [Green turn]
3 2
#> 147 Green rolls 3 2 = 5 for movement. [Green movement 5, Green attacks 1]
end
#> 148 Turn 21: Red. [Red turn]
6 1
#> 149 Red rolls 6 1 = 7 for movement. [Red movement 7, Red attacks 1]
m east-wing:B3
#> 150 Red moves from east-wing:A3 to east-wing:B3: 1 movement spent, 6 left. [Red square east-wing:B3, Red movement 6]
m west-wing:F2
#> 151 Red moves from east-wing:B3 to west-wing:F2: 3 movement spent, 3 left. [Red square west-wing:F2, Red movement 3]
m east-wing:B3
#> 152 Red moves from west-wing:F2 to east-wing:B3: 3 movement spent, 0 left. [Red square east-wing:B3, Red movement 0]
end
#> 153 Team red scores: 2 in all. Turn 22: Blue. [points red 2, Blue turn]
6
#> 154 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
6
#> 155 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
6
#> 156 Blue rolls 6 to respawn. 6: there is no such respawn square. Roll again.
5
#> 157 Blue rolls 5 to respawn. 5: there is no such respawn square. Roll again.
1
#> 158 Blue rolls 1 to respawn. Blue respawns on west-wing:A1. [Blue square west-wing:A1, Blue health 2]
6 1 2
#> 159 Blue rolls 6 1 2 = 9 for movement. [Blue movement 9, Blue attacks 1]
m east-wing:A3
#> 160 Blue moves from west-wing:A1 to east-wing:A3: 8 movement spent, 1 left. [Blue square east-wing:A3, Blue movement 1]
end
#> 161 Red and Pink can't score twice in a row on the same bases: no point for team red. Turn 23: Pink. [Pink turn]
5 1
#> 162 Pink rolls 5 1 = 6 for movement. [Pink movement 6, Pink attacks 2]
m east-wing:B2
#> 163 Pink moves from west-wing:E1 to east-wing:B2: 4 movement spent, 2 left. [Pink square east-wing:B2, Pink movement 2]
s Blue start
#> 164 Pink fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Pink attacks 1]
2 5
#> 165 Pink rolls 2 5 = 7 for damage.
2 5
#> 166 Blue rolls 2 5 = 7 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
s Blue start
#> 167 Pink fires Pistol at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Pink attacks 0]
5 2
#> 168 Pink rolls 5 2 = 7 for damage.
3
#> 169 Blue rolls 3 for defense. Blue takes 2 damage: Health -1. Blue is FRAGGED by Pink. Put a blood counter on east-wing:A3. Pink scores: 4 frags. Pink draws a special card. [Blue square off, Pink frags 4, Pink hand special 5, floor east-wing:A3 blood blood]
end
#> 170 Turn 24: Green. [Green turn]
1 4
#> 171 Green rolls 1 4 = 5 for movement. [Green movement 5, Green attacks 1]
m west-wing:E1
#> 172 Green moves from west-wing:E2 to west-wing:E1: 1 movement spent, 4 left. [Green square west-wing:E1, Green movement 4]
m east-wing:A3
#> 173 Green moves from west-wing:E1 to east-wing:A3: 4 movement spent, 0 left. [Green square east-wing:A3, Green movement 0]
end
#> 174 Turn 25: Red. [Red turn]
1 4
#> 175 Red rolls 1 4 = 5 for movement. [Red movement 5, Red attacks 1]
m west-wing:E1
#> 176 Red moves from east-wing:B3 to west-wing:E2: 4 movement spent, 1 left. The mine on west-wing:E2 goes off. Take it off the map. The mine can't harm Red (Bomb Suit). Red moves from west-wing:E2 to west-wing:E1: 1 movement spent, 0 left. [Red square west-wing:E1, Red movement 0, floor west-wing:E2 nothing]
end
#> 177 Turn 26: Blue. [Blue turn]
5
#> 178 Blue rolls 5 to respawn. 5: there is no such respawn square. Roll again.
4
#> 179 Blue rolls 4 to respawn. Blue respawns on west-wing:F3. [Blue square west-wing:F3, Blue health 2]
2 6 2
#> 180 Blue rolls 2 6 2 = 10 for movement. [Blue movement 10, Blue attacks 1]
m east-wing:B3
#> 181 Blue moves from west-wing:F3 to east-wing:B3: 4 movement spent, 6 left. [Blue square east-wing:B3, Blue movement 6]
m west-wing:E2
#> 182 Blue moves from east-wing:B3 to west-wing:E2: 4 movement spent, 2 left. [Blue square west-wing:E2, Blue movement 2]
m east-wing:A2
#> 183 Blue moves from west-wing:E2 to east-wing:A2: 2 movement spent, 0 left. [Blue square east-wing:A2, Blue movement 0]
end
#> 184 Turn 27: Pink. [Pink turn]
1 1
#> 185 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 2]
s Blue start
#> 186 Pink fires Pistol at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Pink attacks 1]
1 5
#> 187 Pink rolls 1 5 = 6 for damage.
1 5
#> 188 Blue rolls 1 5 = 6 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
s Blue start
#> 189 Pink fires Pistol at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Pink attacks 0]
6 6
#> 190 Pink rolls 6 6 = 12 for damage.
5
#> 191 Blue rolls 5 for defense. Blue takes 2 damage: Health -1. Blue is FRAGGED by Pink. Put a blood counter on east-wing:A2. Pink scores: 5 frags. Pink draws a special card. [Blue square off, Pink frags 5, Pink hand special 6, floor east-wing:A2 blood]
m east-wing:B3
#> 192 Pink moves from east-wing:B2 to east-wing:B3: 1 movement spent, 1 left. [Pink square east-wing:B3, Pink movement 1]
end
#> 193 Team red scores: 3 in all. Team red WINS 3–0: Red and Pink! [points red 3]
