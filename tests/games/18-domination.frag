frag 1
fragkit: 0.1.0
pack: deathmatch 0.1 sha256:e46ad5f2f469
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: domination
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: dealt

2
#> 1 Red rolls 2 for captain.
6
#> 2 Blue rolls 6 for captain.
1
#> 3 Green rolls 1 for captain.
5
#> 4 Pink rolls 5 for captain. Blue and Pink are captains.
choose Blue
#> 5 Blue is younger and picks first.
choose Red
#> 6 Blue picks Red. Pink picks Green.
2
#> 7 Blue rolls 2 for the colour.
6
#> 8 Pink rolls 6 for the colour.
choose red
#> 9 Team blue: Blue, Red; Blue is captain. Team red: Pink, Green; Pink is captain. Sit clockwise: Red, Green, Blue, Pink. [Red side blue, Green side red, Blue side blue, Pink side red, points blue 0, points red 0]
choose Pink
#> 10 Pink goes first.
deal pineapple-lobber
#> 11 Pink draws Pineapple Lobber.
deal spotter
#> 12 Pink draws Spotter.
deal respawn-barrels
#> 13 Pink draws Respawn Barrels.
deal toaster-on-a-string
#> 14 Red draws Toaster on a String.
deal light-armor
#> 15 Red draws Light Armor.
deal disconnect
#> 16 Red draws Disconnect.
deal laser-pointer
#> 17 Green draws Laser Pointer.
deal barrel-roll
#> 18 Green draws Barrel Roll.
deal loaded-die
#> 19 Green draws Loaded Die.
deal glue-on-plasma
#> 20 Blue draws Glue-On Plasma.
deal pocket-medkit
#> 21 Blue draws Pocket Medkit.
deal totally-not-cheating
#> 22 Blue draws Totally Not Cheating.
choose west-wing:E1
#> 23 Blue has chosen a base, which nobody sees yet.
choose east-wing:B3
#> 24 Pink has chosen a base, which nobody sees yet. Both bases are shown: east-wing:B3 is red, west-wing:E1 is blue. [floor west-wing:E1 base:blue, floor east-wing:B3 base:red]
choose west-wing:A1
#> 25 Blue starts on west-wing:A1. [Blue square west-wing:A1, Blue health 2]
choose east-wing:A1
#> 26 Pink starts on east-wing:A1. [Pink square east-wing:A1, Pink health 2]
choose east-wing:F1
#> 27 Red starts on east-wing:F1. [Red square east-wing:F1, Red health 2]
choose east-wing:A3
#> 28 Green starts on east-wing:A3. Turn 1: Pink. [Green square east-wing:A3, Green health 3, Pink turn]
3 4
#> 29 Pink rolls 3 4 = 7 for movement. [Pink movement 7, Pink attacks 2]
p pineapple-lobber
#> 30 Pink plays Pineapple Lobber. [Pink card pineapple-lobber 4]
s Red pineapple-lobber
#> 31 Pink fires Pineapple Lobber at Red, range 5: 1 ammo, 3 left. [Pink ammo pineapple-lobber 3, Pink attacks 1]
6 3 3
#> 32 Pink rolls 6 3 3 = 12 to hit. Hit on Red: 12 reaches range 5.
5 5 4 3
#> 33 Pink rolls 5 5 4 3 = 17 damage.
6 5
#> 34 Red rolls 6 5 = 11 in defense. Red takes 1 point: Health 1. [Red health 1]
s Red pineapple-lobber
#> 35 Pink fires Pineapple Lobber at Red, range 5: 1 ammo, 2 left. [Pink ammo pineapple-lobber 2, Pink attacks 0]
4 1 5
#> 36 Pink rolls 4 1 5 = 10 to hit. Hit on Red: 10 reaches range 5.
3 5 1 1
#> 37 Pink rolls 3 5 1 1 = 10 damage.
2
#> 38 Red rolls 2 in defense. Red takes 5 points: Health -4. Red is FRAGGED by Pink. Blood on east-wing:F1. Pink scores: 1 frag. [Red square off, Pink frags 1, floor east-wing:F1 blood]
deal captains-orders
#> 39 Pink draws Captain's Orders.
m west-wing:E1
#> 40 Pink goes east-wing:A1 to west-wing:E1: 4 moved, 3 left. [Pink square west-wing:E1, Pink movement 3]
m west-wing:B1
#> 41 Pink goes west-wing:E1 to west-wing:B1: 3 moved, 0 left. [Pink square west-wing:B1, Pink movement 0]
end
#> 42 Turn 2: Red. [Red turn]
1
#> 43 Red rolls 1 to respawn. Red respawns on west-wing:A1. Blue is bumped from west-wing:A1 by Red. [Red square west-wing:A1, Red health 2]
6
#> 44 Blue rolls 6 for the bump. 6: no such respawn square. Roll again.
4
#> 45 Blue rolls 4 for the bump. Blue lands on west-wing:F3. [Blue square west-wing:F3]
2 5 4
#> 46 Red rolls 2 5 4 = 11 for movement. [Red movement 11, Red attacks 1]
p toaster-on-a-string
#> 47 Red plays Toaster on a String. [Red card toaster-on-a-string 5]
p light-armor
#> 48 Red plays Light Armor. [Red armor 1, Red card light-armor]
s Pink toaster-on-a-string
#> 49 Red fires Toaster on a String at Pink, range 1: 1 ammo, 4 left. Hit on Pink without a roll: 2 dice always reach 1. [Red ammo toaster-on-a-string 4, Red attacks 0]
4 1 5
#> 50 Red rolls 4 1 5 = 10 damage.
1 6
#> 51 Pink rolls 1 6 = 7 in defense. Pink takes 1 point: Health 1. [Pink health 1]
m west-wing:E1
#> 52 Red goes west-wing:A1 to west-wing:E1: 4 moved, 7 left. [Red square west-wing:E1, Red movement 7]
m east-wing:A2
#> 53 Red goes west-wing:E1 to east-wing:A2: 3 moved, 4 left. [Red square east-wing:A2, Red movement 4]
m west-wing:E1
#> 54 Red goes east-wing:A2 to west-wing:E1: 3 moved, 1 left. [Red square west-wing:E1, Red movement 1]
m west-wing:E2
#> 55 Red goes west-wing:E1 to west-wing:E2: 1 moved, 0 left. [Red square west-wing:E2, Red movement 0]
end
#> 56 Turn 3: Green. [Green turn]
3 4
#> 57 Green rolls 3 4 = 7 for movement. [Green movement 7, Green attacks 1]
p laser-pointer
#> 58 Green plays Laser Pointer. [Green card laser-pointer 6]
m east-wing:B3
#> 59 Green goes east-wing:A3 to east-wing:B3: 1 moved, 6 left. [Green square east-wing:B3, Green movement 6]
m west-wing:F2
#> 60 Green goes east-wing:B3 to west-wing:F2: 3 moved, 3 left. [Green square west-wing:F2, Green movement 3]
s Blue laser-pointer
#> 61 Green fires Laser Pointer at Blue, range 1: 1 ammo, 5 left. Hit on Blue without a roll: 4 dice always reach 1. [Green ammo laser-pointer 5, Green attacks 0]
3 4 6
#> 62 Green rolls 3 4 6 = 13 damage.
3 1
#> 63 Blue rolls 3 1 = 4 in defense. Blue takes 3 points: Health -1. Blue is FRAGGED by Green. Blood on west-wing:F3. Green scores: 1 frag. [Green frags 1, Blue square off, floor west-wing:F3 blood]
deal disconnect
#> 64 Green draws Disconnect.
m east-wing:B3
#> 65 Green goes west-wing:F2 to east-wing:B3: 3 moved, 0 left. [Green square east-wing:B3, Green movement 0]
end
#> 66 Turn 4: Blue. [Blue turn]
4
#> 67 Blue rolls 4 to respawn. Blue respawns on west-wing:F3. [Blue square west-wing:F3, Blue health 2]
4 2 3
#> 68 Blue rolls 4 2 3 = 9 for movement. [Blue movement 9, Blue attacks 1]
p glue-on-plasma
#> 69 Blue plays Glue-On Plasma. [Blue card glue-on-plasma 3]
m east-wing:A3
#> 70 Blue goes west-wing:F3 to east-wing:A3: 3 moved, 6 left. [Blue square east-wing:A3, Blue movement 6]
s Green glue-on-plasma
#> 71 Blue fires Glue-On Plasma at Green, range 1: 1 ammo, 2 left. Hit on Green without a roll: 2 dice always reach 1. [Blue ammo glue-on-plasma 2, Blue attacks 0]
4 3 4 2 3
#> 72 Blue rolls 4 3 4 2 3 = 16 damage.
2 4 5
#> 73 Green rolls 2 4 5 = 11 in defense. Green takes 1 point: Health 2. [Green health 2]
end
#> 74 Turn 5: Pink. [Pink turn]
6 6
#> 75 Pink rolls 6 6 = 12 for movement. [Pink movement 12, Pink attacks 2]
m west-wing:E1
#> 76 Pink goes west-wing:B1 to west-wing:E1: 3 moved, 9 left. [Pink square west-wing:E1, Pink movement 9]
end
#> 77 A point for red: 1 now. Turn 6: Red. [points red 1, Red turn]
4 3 6
#> 78 Red rolls 4 3 6 = 13 for movement. [Red movement 13, Red attacks 1]
s Pink toaster-on-a-string
#> 79 Red fires Toaster on a String at Pink, range 1: 1 ammo, 3 left. Hit on Pink without a roll: 2 dice always reach 1. [Red ammo toaster-on-a-string 3, Red attacks 0]
2 2 1
#> 80 Red rolls 2 2 1 = 5 damage.
2
#> 81 Pink rolls 2 in defense. Pink takes 2 points: Health -1. Pink is FRAGGED by Red. Pineapple Lobber left on west-wing:E1. Blood on west-wing:E1. Red scores: 1 frag. [Red frags 1, Pink square off, floor west-wing:E1 base:blue blood pineapple-lobber, Pink no-card pineapple-lobber]
deal yoink
#> 82 Red draws Yoink!.
m west-wing:E1
#> 83 Red goes west-wing:E2 to west-wing:E1: 1 moved, 12 left. [Red square west-wing:E1, Red movement 12]
m east-wing:B2
#> 84 Red goes west-wing:E1 to east-wing:B2: 4 moved, 8 left. [Red square east-wing:B2, Red movement 8]
m west-wing:E1
#> 85 Red goes east-wing:B2 to west-wing:E1: 4 moved, 4 left. [Red square west-wing:E1, Red movement 4]
m east-wing:B2
#> 86 Red goes west-wing:E1 to east-wing:B2: 4 moved, 0 left. [Red square east-wing:B2, Red movement 0]
end
#> 87 Turn 7: Green. [Green turn]
2 5
#> 88 Green rolls 2 5 = 7 for movement. [Green movement 7, Green attacks 1]
s Blue laser-pointer
#> 89 Green fires Laser Pointer at Blue, range 1: 1 ammo, 4 left. Hit on Blue without a roll: 4 dice always reach 1. [Green ammo laser-pointer 4, Green attacks 0]
3 4 1
#> 90 Green rolls 3 4 1 = 8 damage.
6 6
#> 91 Blue rolls 6 6 = 12 in defense. Blue takes no damage: Health 2.
m west-wing:E1
#> 92 Green goes east-wing:B3 to west-wing:E1: 5 moved, 2 left. [Green square west-wing:E1, Green movement 2]
m west-wing:F2
#> 93 Green goes west-wing:E1 to west-wing:F2: 2 moved, 0 left. [Green square west-wing:F2, Green movement 0]
end
#> 94 Turn 8: Blue. [Blue turn]
1 6 1
#> 95 Blue rolls 1 6 1 = 8 for movement. [Blue movement 8, Blue attacks 1]
m east-wing:B3
#> 96 Blue goes east-wing:A3 to east-wing:B3: 1 moved, 7 left. [Blue square east-wing:B3, Blue movement 7]
s Green glue-on-plasma
#> 97 Blue fires Glue-On Plasma at Green, range 3: 1 ammo, 1 left. [Blue ammo glue-on-plasma 1, Blue attacks 0]
1 5
#> 98 Blue rolls 1 5 = 6 to hit. Hit on Green: 6 reaches range 3.
3 6 4 6 1
#> 99 Blue rolls 3 6 4 6 1 = 20 damage.
4 3
#> 100 Green rolls 4 3 = 7 in defense. Green takes 2 points: Health 0. Green is FRAGGED by Blue. Laser Pointer left on west-wing:F2. Blood on west-wing:F2. Blue scores: 1 frag. [Green square off, Blue frags 1, floor west-wing:F2 blood laser-pointer, Green no-card laser-pointer]
deal short-fuse
#> 101 Blue draws Short Fuse.
end
#> 102 Turn 9: Pink. [Pink turn]
1
#> 103 Pink rolls 1 to respawn. Pink respawns on east-wing:A1. [Pink square east-wing:A1, Pink health 2]
1 5
#> 104 Pink rolls 1 5 = 6 for movement. [Pink movement 6, Pink attacks 2]
m east-wing:A3
#> 105 Pink goes east-wing:A1 to east-wing:A3: 2 moved, 4 left. [Pink square east-wing:A3, Pink movement 4]
s Blue start
#> 106 Pink fires Pistol at Blue, range 1. Hit on Blue without a roll: 3 dice always reach 1. [Pink attacks 1]
1 4
#> 107 Pink rolls 1 4 = 5 damage.
5 4
#> 108 Blue rolls 5 4 = 9 in defense. Blue takes no damage: Health 2.
s Blue start
#> 109 Pink fires Pistol at Blue, range 1. Hit on Blue without a roll: 3 dice always reach 1. [Pink attacks 0]
1 6
#> 110 Pink rolls 1 6 = 7 damage.
3 1
#> 111 Blue rolls 3 1 = 4 in defense. Blue takes 1 point: Health 1. [Blue health 1]
end
#> 112 Turn 10: Red. [Red turn]
4 2 6
#> 113 Red rolls 4 2 6 = 12 for movement. [Red movement 12, Red attacks 1]
s Pink toaster-on-a-string
#> 114 Red fires Toaster on a String at Pink, range 2: 1 ammo, 2 left. Hit on Pink without a roll: 2 dice always reach 2. [Red ammo toaster-on-a-string 2, Red attacks 0]
3 4 1
#> 115 Red rolls 3 4 1 = 8 damage.
2 2
#> 116 Pink rolls 2 2 = 4 in defense. Pink takes 2 points: Health 0. Pink is FRAGGED by Red. Blood on east-wing:A3. Red scores: 2 frags. [Red frags 2, Pink square off, floor east-wing:A3 blood]
deal screen-cheat
#> 117 Red draws Screen Cheat.
m west-wing:E1
#> 118 Red goes east-wing:B2 to west-wing:E1: 4 moved, 8 left. [Red square west-wing:E1, Red movement 8]
end
#> 119 A point for blue: 1 now. Turn 11: Green. [points blue 1, Green turn]
3
#> 120 Green rolls 3 to respawn. Green respawns on east-wing:A3. [Green square east-wing:A3, Green health 3]
4 3
#> 121 Green rolls 4 3 = 7 for movement. [Green movement 7, Green attacks 1]
s Blue start
#> 122 Green fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Green attacks 0]
1 4
#> 123 Green rolls 1 4 = 5 damage.
6
#> 124 Blue rolls 6 in defense. Blue takes no damage: Health 1.
m west-wing:E2
#> 125 Green goes east-wing:A3 to west-wing:E2: 3 moved, 4 left. [Green square west-wing:E2, Green movement 4]
end
#> 126 Blue and Red have scored like this just before: no point for blue. Turn 12: Blue. [Blue turn]
6 5 5
#> 127 Blue rolls 6 5 5 = 16 for movement. [Blue movement 16, Blue attacks 1]
m west-wing:F1
#> 128 Blue goes east-wing:B3 to west-wing:F1: 4 moved, 12 left. [Blue square west-wing:F1, Blue movement 12]
s Green glue-on-plasma
#> 129 Blue fires Glue-On Plasma at Green, range 2: 1 ammo, 0 left. Hit on Green without a roll: 2 dice always reach 2. [Blue ammo glue-on-plasma 0, Blue attacks 0]
2 3 3 1 2
#> 130 Blue rolls 2 3 3 1 2 = 11 damage.
2 5 5
#> 131 Green rolls 2 5 5 = 12 in defense. Green takes no damage: Health 3.
end
#> 132 Turn 13: Pink. [Pink turn]
3
#> 133 Pink rolls 3 to respawn. Pink respawns on east-wing:A3. [Pink square east-wing:A3, Pink health 2]
1 5
#> 134 Pink rolls 1 5 = 6 for movement. [Pink movement 6, Pink attacks 2]
s Blue start
#> 135 Pink fires Pistol at Blue, range 3. Hit on Blue without a roll: 3 dice always reach 3. [Pink attacks 1]
4 5
#> 136 Pink rolls 4 5 = 9 damage.
4
#> 137 Blue rolls 4 in defense. Blue takes 2 points: Health -1. Blue is FRAGGED by Pink. Glue-On Plasma left on west-wing:F1. Blood on west-wing:F1. Pink scores: 2 frags. [Blue square off, Pink frags 2, floor west-wing:F1 blood glue-on-plasma, Blue no-card glue-on-plasma]
deal lost-luggage
#> 138 Pink draws Lost Luggage.
m east-wing:B3
#> 139 Pink goes east-wing:A3 to east-wing:B3: 1 moved, 5 left. [Pink square east-wing:B3, Pink movement 5]
m west-wing:F1
#> 140 Pink goes east-wing:B3 to west-wing:F1: 4 moved, 1 left. [Pink square west-wing:F1, Pink movement 1]
m west-wing:F2
#> 141 Pink goes west-wing:F1 to west-wing:F2: 1 moved, 0 left. [Pink square west-wing:F2, Pink movement 0]
end
#> 142 Turn 14: Red. [Red turn]
1 6 4
#> 143 Red rolls 1 6 4 = 11 for movement. [Red movement 11, Red attacks 1]
s Pink toaster-on-a-string
#> 144 Red fires Toaster on a String at Pink, range 2: 1 ammo, 1 left. Hit on Pink without a roll: 2 dice always reach 2. [Red ammo toaster-on-a-string 1, Red attacks 0]
5 3 1
#> 145 Red rolls 5 3 1 = 9 damage.
1 1
#> 146 Pink rolls 1 1 = 2 in defense. Pink takes 4 points: Health -2. Pink is FRAGGED by Red. Blood on west-wing:F2. Red scores: 3 frags. [Red frags 3, Pink square off, floor west-wing:F2 blood blood laser-pointer]
deal fresh-paint
#> 147 Red draws Fresh Paint.
m east-wing:B3
#> 148 Red goes west-wing:E1 to east-wing:B3: 5 moved, 6 left. [Red square east-wing:B3, Red movement 6]
m west-wing:F2
#> 149 Red goes east-wing:B3 to west-wing:F2: 3 moved, 3 left. [Red square west-wing:F2, Red movement 3]
m east-wing:B3
#> 150 Red goes west-wing:F2 to east-wing:B3: 3 moved, 0 left. [Red square east-wing:B3, Red movement 0]
end
#> 151 Turn 15: Green. [Green turn]
2 1
#> 152 Green rolls 2 1 = 3 for movement. [Green movement 3, Green attacks 1]
m west-wing:E1
#> 153 Green goes west-wing:E2 to west-wing:E1: 1 moved, 2 left. [Green square west-wing:E1, Green movement 2]
m west-wing:F2
#> 154 Green goes west-wing:E1 to west-wing:F2: 2 moved, 0 left. [Green square west-wing:F2, Green movement 0]
end
#> 155 Turn 16: Blue. [Blue turn]
4
#> 156 Blue rolls 4 to respawn. Blue respawns on west-wing:F3. [Blue square west-wing:F3, Blue health 2]
6 4 5
#> 157 Blue rolls 6 4 5 = 15 for movement. [Blue movement 15, Blue attacks 1]
m west-wing:E1
#> 158 Blue goes west-wing:F3 to west-wing:E1: 3 moved, 12 left. [Blue square west-wing:E1, Blue movement 12]
m west-wing:E2
#> 159 Blue goes west-wing:E1 to west-wing:E2: 1 moved, 11 left. [Blue square west-wing:E2, Blue movement 11]
m west-wing:E1
#> 160 Blue goes west-wing:E2 to west-wing:E1: 1 moved, 10 left. [Blue square west-wing:E1, Blue movement 10]
m west-wing:E2
#> 161 Blue goes west-wing:E1 to west-wing:E2: 1 moved, 9 left. [Blue square west-wing:E2, Blue movement 9]
m west-wing:E1
#> 162 Blue goes west-wing:E2 to west-wing:E1: 1 moved, 8 left. [Blue square west-wing:E1, Blue movement 8]
m west-wing:E2
#> 163 Blue goes west-wing:E1 to west-wing:E2: 1 moved, 7 left. [Blue square west-wing:E2, Blue movement 7]
m west-wing:E1
#> 164 Blue goes west-wing:E2 to west-wing:E1: 1 moved, 6 left. [Blue square west-wing:E1, Blue movement 6]
m west-wing:E2
#> 165 Blue goes west-wing:E1 to west-wing:E2: 1 moved, 5 left. [Blue square west-wing:E2, Blue movement 5]
m west-wing:E1
#> 166 Blue goes west-wing:E2 to west-wing:E1: 1 moved, 4 left. [Blue square west-wing:E1, Blue movement 4]
m west-wing:E2
#> 167 Blue goes west-wing:E1 to west-wing:E2: 1 moved, 3 left. [Blue square west-wing:E2, Blue movement 3]
m west-wing:E1
#> 168 Blue goes west-wing:E2 to west-wing:E1: 1 moved, 2 left. [Blue square west-wing:E1, Blue movement 2]
m west-wing:E2
#> 169 Blue goes west-wing:E1 to west-wing:E2: 1 moved, 1 left. [Blue square west-wing:E2, Blue movement 1]
m west-wing:E1
#> 170 Blue goes west-wing:E2 to west-wing:E1: 1 moved, 0 left. [Blue square west-wing:E1, Blue movement 0]
end
#> 171 A point for blue: 2 now. Turn 17: Pink. [points blue 2, Pink turn]
4
#> 172 Pink rolls 4 to respawn. Pink respawns on east-wing:F3. [Pink square east-wing:F3, Pink health 2]
6 5
#> 173 Pink rolls 6 5 = 11 for movement. [Pink movement 11, Pink attacks 2]
m east-wing:C3
#> 174 Pink goes east-wing:F3 to east-wing:C3: 3 moved, 8 left. [Pink square east-wing:C3, Pink movement 8]
end
#> 175 Red and Blue have scored like this just before: no point for blue. Turn 18: Red. [Red turn]
4 5 4
#> 176 Red rolls 4 5 4 = 13 for movement. [Red movement 13, Red attacks 1]
s Pink toaster-on-a-string
#> 177 Red fires Toaster on a String at Pink, range 1: 1 ammo, 0 left. Hit on Pink without a roll: 2 dice always reach 1. [Red ammo toaster-on-a-string 0, Red attacks 0]
4 2 3
#> 178 Red rolls 4 2 3 = 9 damage.
4 2
#> 179 Pink rolls 4 2 = 6 in defense. Pink takes 1 point: Health 1. [Pink health 1]
m west-wing:E2
#> 180 Red goes east-wing:B3 to west-wing:E2: 4 moved, 9 left. [Red square west-wing:E2, Red movement 9]
end
#> 181 Turn 19: Green. [Green turn]
2 2
#> 182 Green rolls 2 2 = 4 for movement. [Green movement 4, Green attacks 1]
s Blue start
#> 183 Green fires Pistol at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Green attacks 0]
1 2
#> 184 Green rolls 1 2 = 3 damage.
6 3
#> 185 Blue rolls 6 3 = 9 in defense. Blue takes no damage: Health 2.
m west-wing:F1
#> 186 Green goes west-wing:F2 to west-wing:F1: 1 moved, 3 left. [Green square west-wing:F1, Green movement 3]
end
#> 187 Turn 20: Blue. [Blue turn]
4 1 3
#> 188 Blue rolls 4 1 3 = 8 for movement. [Blue movement 8, Blue attacks 1]
m east-wing:B3
#> 189 Blue goes west-wing:E1 to east-wing:B3: 5 moved, 3 left. [Blue square east-wing:B3, Blue movement 3]
s Pink start
#> 190 Blue fires Pistol at Pink, range 1. Hit on Pink without a roll: 2 dice always reach 1. [Blue attacks 0]
5 5
#> 191 Blue rolls 5 5 = 10 damage.
5
#> 192 Pink rolls 5 in defense. Pink takes 2 points: Health -1. Pink is FRAGGED by Blue. Blood on east-wing:C3. Blue scores: 2 frags. [Blue frags 2, Pink square off, floor east-wing:C3 blood]
deal desync
#> 193 Blue draws Desync.
m west-wing:F2
#> 194 Blue goes east-wing:B3 to west-wing:F2: 3 moved, 0 left. [Blue square west-wing:F2, Blue movement 0]
end
#> 195 Turn 21: Pink. [Pink turn]
2
#> 196 Pink rolls 2 to respawn. Pink respawns on east-wing:F1. [Pink square east-wing:F1, Pink health 2]
2 5
#> 197 Pink rolls 2 5 = 7 for movement. [Pink movement 7, Pink attacks 2]
s Blue start
#> 198 Pink fires Pistol at Blue, range 7. [Pink attacks 1]
3 6 4
#> 199 Pink rolls 3 6 4 = 13 to hit. Hit on Blue: 13 reaches range 7.
1 3
#> 200 Pink rolls 1 3 = 4 damage.
3 4
#> 201 Blue rolls 3 4 = 7 in defense. Blue takes no damage: Health 2.
s Blue start
#> 202 Pink fires Pistol at Blue, range 7. [Pink attacks 0]
6 2 3
#> 203 Pink rolls 6 2 3 = 11 to hit. Hit on Blue: 11 reaches range 7.
3 6
#> 204 Pink rolls 3 6 = 9 damage.
4 5
#> 205 Blue rolls 4 5 = 9 in defense. Blue takes 1 point: Health 1. [Blue health 1]
m east-wing:B3
#> 206 Pink goes east-wing:F1 to east-wing:C2: 4 moved, 3 left. [Pink square east-wing:C2, Pink movement 3]
3
#> 207 Pink rolls 3 for the power-up. 3: no card. Pink goes east-wing:C2 to east-wing:B3: 2 moved, 1 left. [Pink square east-wing:B3, Pink movement 1]
m east-wing:A3
#> 208 Pink goes east-wing:B3 to east-wing:A3: 1 moved, 0 left. [Pink square east-wing:A3, Pink movement 0]
end
#> 209 Turn 22: Red. [Red turn]
5 4 5
#> 210 Red rolls 5 4 5 = 14 for movement. [Red movement 14, Red attacks 1]
m west-wing:E1
#> 211 Red goes west-wing:E2 to west-wing:E1: 1 moved, 13 left. [Red square west-wing:E1, Red movement 13]
end
#> 212 Turn 23: Green. [Green turn]
2 5
#> 213 Green rolls 2 5 = 7 for movement. [Green movement 7, Green attacks 1]
s Blue start
#> 214 Green fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Green attacks 0]
4 1
#> 215 Green rolls 4 1 = 5 damage.
1
#> 216 Blue rolls 1 in defense. Blue takes 5 points: Health -4. Blue is FRAGGED by Green. Blood on west-wing:F2. Green scores: 2 frags. [Green frags 2, Blue square off, floor west-wing:F2 blood blood blood laser-pointer]
deal give-all
#> 217 Green draws Give All.
end
#> 218 Turn 24: Blue. [Blue turn]
3
#> 219 Blue rolls 3 to respawn. Blue respawns on west-wing:A3. [Blue square west-wing:A3, Blue health 2]
6 6 5
#> 220 Blue rolls 6 6 5 = 17 for movement. [Blue movement 17, Blue attacks 1]
m east-wing:B3
#> 221 Blue goes west-wing:A3 to west-wing:D2: 4 moved, 13 left. [Blue square west-wing:D2, Blue movement 13]
4
#> 222 Blue rolls 4 for the power-up. 4: power-up!
deal emo-katana
#> 223 Blue draws Emo Katana. Blue goes west-wing:D2 to east-wing:B3: 5 moved, 8 left. [Blue square east-wing:B3, Blue movement 8]
p emo-katana
#> 224 Blue plays Emo Katana. [Blue card emo-katana]
s Pink emo-katana
#> 225 Blue fires Emo Katana at Pink, range 1. Hit on Pink without a roll: 2 dice always reach 1. [Blue attacks 0]
5 6 2 5 2
#> 226 Blue rolls 5 6 2 5 2 = 20 damage.
6 4
#> 227 Pink rolls 6 4 = 10 in defense. Pink takes 2 points: Health 0. Pink is FRAGGED by Blue. Blood on east-wing:A3. Blue scores: 3 frags. [Blue frags 3, Pink square off, floor east-wing:A3 blood blood]
deal wallhack
#> 228 Blue draws Wallhack. Emo Katana does nothing: no Health is lost.
m west-wing:F2
#> 229 Blue goes east-wing:B3 to west-wing:F2: 3 moved, 5 left. [Blue square west-wing:F2, Blue movement 5]
m east-wing:B3
#> 230 Blue goes west-wing:F2 to east-wing:B3: 3 moved, 2 left. [Blue square east-wing:B3, Blue movement 2]
m east-wing:A2
#> 231 Blue goes east-wing:B3 to east-wing:A2: 2 moved, 0 left. [Blue square east-wing:A2, Blue movement 0]
end
#> 232 Turn 25: Pink. [Pink turn]
2
#> 233 Pink rolls 2 to respawn. Pink respawns on east-wing:F1. [Pink square east-wing:F1, Pink health 2]
2 2
#> 234 Pink rolls 2 2 = 4 for movement. [Pink movement 4, Pink attacks 2]
s Blue start
#> 235 Pink fires Pistol at Blue, range 6. [Pink attacks 1]
4 3 2
#> 236 Pink rolls 4 3 2 = 9 to hit. Hit on Blue: 9 reaches range 6.
5 4
#> 237 Pink rolls 5 4 = 9 damage.
2 3
#> 238 Blue rolls 2 3 = 5 in defense. Blue takes 1 point: Health 1. [Blue health 1]
s Blue start
#> 239 Pink fires Pistol at Blue, range 6. [Pink attacks 0]
1 1 1
#> 240 Pink rolls 1 1 1 = 3 to hit. Pink misses Blue: 3 is below range 6.
m east-wing:C2
#> 241 Pink goes east-wing:F1 to east-wing:C2: 4 moved, 0 left. [Pink square east-wing:C2, Pink movement 0]
2
#> 242 Pink rolls 2 for the power-up. 2: no card.
end
#> 243 Turn 26: Red. [Red turn]
4 3 1
#> 244 Red rolls 4 3 1 = 8 for movement. [Red movement 8, Red attacks 1]
end
#> 245 Turn 27: Green. [Green turn]
6 1
#> 246 Green rolls 6 1 = 7 for movement. [Green movement 7, Green attacks 1]
end
#> 247 Turn 28: Blue. [Blue turn]
2 2 1
#> 248 Blue rolls 2 2 1 = 5 for movement. [Blue movement 5, Blue attacks 1]
s Pink start
#> 249 Blue fires Pistol at Pink, range 2. Hit on Pink without a roll: 2 dice always reach 2. [Blue attacks 0]
3 5
#> 250 Blue rolls 3 5 = 8 damage.
2 4
#> 251 Pink rolls 2 4 = 6 in defense. Pink takes 1 point: Health 1. [Pink health 1]
m east-wing:B3
#> 252 Blue goes east-wing:A2 to east-wing:B3: 2 moved, 3 left. [Blue square east-wing:B3, Blue movement 3]
m west-wing:F2
#> 253 Blue goes east-wing:B3 to west-wing:F2: 3 moved, 0 left. [Blue square west-wing:F2, Blue movement 0]
end
#> 254 Turn 29: Pink. [Pink turn]
1 3
#> 255 Pink rolls 1 3 = 4 for movement. [Pink movement 4, Pink attacks 2]
s Blue start
#> 256 Pink fires Pistol at Blue, range 3. Hit on Blue without a roll: 3 dice always reach 3. [Pink attacks 1]
6 1
#> 257 Pink rolls 6 1 = 7 damage.
5
#> 258 Blue rolls 5 in defense. Blue takes 1 point: Health 0. [Blue health 0]
choose pocket-medkit
#> 259 Blue plays Pocket Medkit. Blue heals 1: Health 1. [Blue health 1]
s Blue start
#> 260 Pink fires Pistol at Blue, range 3. Hit on Blue without a roll: 3 dice always reach 3. [Pink attacks 0]
6 4
#> 261 Pink rolls 6 4 = 10 damage.
3
#> 262 Blue rolls 3 in defense. Blue takes 3 points: Health -2. Blue is FRAGGED by Pink. Emo Katana left on west-wing:F2. Blood on west-wing:F2. Pink scores: 3 frags. [Blue square off, Pink frags 3, floor west-wing:F2 blood blood blood blood emo-katana laser-pointer, Blue no-card emo-katana]
deal mute-player
#> 263 Pink draws Mute Player.
m east-wing:B3
#> 264 Pink goes east-wing:C2 to east-wing:B3: 2 moved, 2 left. [Pink square east-wing:B3, Pink movement 2]
m east-wing:A2
#> 265 Pink goes east-wing:B3 to east-wing:A2: 2 moved, 0 left. [Pink square east-wing:A2, Pink movement 0]
end
#> 266 Turn 30: Red. [Red turn]
5 5 5
#> 267 Red rolls 5 5 5 = 15 for movement. [Red movement 15, Red attacks 1]
end
#> 268 Turn 31: Green. [Green turn]
4 2
#> 269 Green rolls 4 2 = 6 for movement. [Green movement 6, Green attacks 1]
end
#> 270 Turn 32: Blue. [Blue turn]
2
#> 271 Blue rolls 2 to respawn. Blue respawns on west-wing:F1. Green is bumped from west-wing:F1 by Blue. [Blue square west-wing:F1, Blue health 2]
3
#> 272 Green rolls 3 for the bump. Green lands on east-wing:A3. [Green square east-wing:A3]
2 4 1
#> 273 Blue rolls 2 4 1 = 7 for movement. [Blue movement 7, Blue attacks 1]
m east-wing:B3
#> 274 Blue goes west-wing:F1 to east-wing:B3: 4 moved, 3 left. [Blue square east-wing:B3, Blue movement 3]
s Pink start
#> 275 Blue fires Pistol at Pink, range 2. Hit on Pink without a roll: 2 dice always reach 2. [Blue attacks 0]
5 3
#> 276 Blue rolls 5 3 = 8 damage.
1
#> 277 Pink rolls 1 in defense. Pink takes 8 points: Health -7. Pink is FRAGGED by Blue. Blood on east-wing:A2. Blue scores: 4 frags. [Blue frags 4, Pink square off, floor east-wing:A2 blood]
deal substitution
#> 278 Blue draws Substitution.
end
#> 279 A point for blue: 3 now. Team blue WINS 3 to 1: Red and Blue! [points blue 3]
