frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:602d76b6dabd
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/3/2
player: Green 2/2/3
player: Purple 3/2/2
variant: death-match
dice: table
cards: table

2
#> 1 Red rolls 2 for captain.
1
#> 2 Blue rolls 1 for captain.
3
#> 3 Green rolls 3 for captain.
1
#> 4 Purple rolls 1 for captain. Green and Red are captains.
choose Green
#> 5 Green is younger and picks first.
choose Blue
#> 6 Green picks Blue. Red picks Purple.
3
#> 7 Green rolls 3 for the colour.
6
#> 8 Red rolls 6 for the colour.
choose red
#> 9 Team blue: Green, Blue; Green is captain. Team red: Red, Purple; Red is captain. Sit clockwise: Blue, Red, Green, Purple. [Blue side blue, Red side red, Green side blue, Purple side red]
choose Red
#> 10 Red goes first. Red, Green, Purple and Blue each draw a weapon, a gadget and a special. [Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Red hand weapon 1, Red hand gadget 1, Red hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Purple hand weapon 1, Purple hand gadget 1, Purple hand special 1]
choose A6
#> 11 Green starts on A6. [Green square A6, Green health 2]
choose H6
#> 12 Purple starts on H6. [Purple square H6, Purple health 3]
choose C4
#> 13 Blue starts on C4. [Blue square C4, Blue health 2]
choose H1
#> 14 Red starts on H1. Turn 1: Red. [Red square H1, Red health 3, Red turn]
5 5
#> 15 Red rolls 5 5 = 10 for movement. [Red movement 10, Red attacks 1]
m C3
#> 16 Red goes H1 to E1: 3 moved, 7 left. [Red square E1, Red movement 7]
2
#> 17 Red rolls 2 for the power-up. 2: no card. Red goes E1 to D2: 2 moved, 5 left. [Red square D2, Red movement 5]
6 1
#> 18 Red rolls 6 1 = 7 damage.
4 2 2
#> 19 Red rolls 4 2 2 = 8 in defense. Red takes no damage: Health 3. Red goes D2 to D3: 1 moved, 4 left. [Red square D3, Red movement 4]
1
#> 20 Red rolls 1 for the power-up. 1: no card. Red goes D3 to C3: 1 moved, 3 left. [Red square C3, Red movement 3]
s Blue start
#> 21 Red fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Red attacks 0]
6 6
#> 22 Red rolls 6 6 = 12 damage.
6 3
#> 23 Blue rolls 6 3 = 9 in defense. Blue takes 1 point: Health 1. [Blue health 1]
end
#> 24 Turn 2: Green. [Green turn]
6 3
#> 25 Green rolls 6 3 = 9 for movement. [Green movement 9, Green attacks 2]
s Purple start
#> 26 Green fires Pistol at Purple, range 7. [Green attacks 1]
2 2 2
#> 27 Green rolls 2 2 2 = 6 to hit. Green misses Purple: 6 is below range 7.
m B3
#> 28 Green goes A6 to B3: 4 moved, 5 left. [Green square B3, Green movement 5]
end
#> 29 Turn 3: Purple. [Purple turn]
6 6
#> 30 Purple rolls 6 6 = 12 for movement. [Purple movement 12, Purple attacks 1]
m B4
#> 31 Purple goes H6 to G6: 1 moved, 11 left. [Purple square G6, Purple movement 11]
1
#> 32 Purple rolls 1 for the power-up. 1: no card. Purple goes G6 to F6: 1 moved, 10 left. [Purple square F6, Purple movement 10]
2 5
#> 33 Purple rolls 2 5 = 7 damage.
2 5 2
#> 34 Purple rolls 2 5 2 = 9 in defense. Purple takes no damage: Health 3. Purple goes F6 to B4: 6 moved, 4 left. [Purple square B4, Purple movement 4]
s Blue start
#> 35 Purple fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Purple attacks 0]
2 3
#> 36 Purple rolls 2 3 = 5 damage.
2
#> 37 Blue rolls 2 in defense. Blue takes 2 points: Health -1. Blue is FRAGGED by Purple. Blood on C4. Purple scores: 1 frag. Purple draws a special card. [Blue square off, Purple frags 1, Purple hand special 2, floor C4 blood]
end
#> 38 Turn 4: Blue. [Blue turn]
2
#> 39 Blue rolls 2 to respawn. Blue respawns on H1. [Blue square H1, Blue health 2]
5 1 3
#> 40 Blue rolls 5 1 3 = 9 for movement. [Blue movement 9, Blue attacks 1]
m D3
#> 41 Blue goes H1 to E1: 3 moved, 6 left. [Blue square E1, Blue movement 6]
6
#> 42 Blue rolls 6 for the power-up. 6: power-up! Blue draws a weapon card. Blue goes E1 to D2: 2 moved, 4 left. [Blue square D2, Blue hand weapon 2, Blue movement 4]
4 4
#> 43 Blue rolls 4 4 = 8 damage.
5 1
#> 44 Blue rolls 5 1 = 6 in defense. Blue takes 1 point: Health 1. Blue goes D2 to D3: 1 moved, 3 left. [Blue square D3, Blue health 1, Blue movement 3]
5
#> 45 Blue rolls 5 for the power-up. 5: power-up! Blue draws a gadget card. [Blue hand gadget 2]
s Red start
#> 46 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
6 4
#> 47 Blue rolls 6 4 = 10 damage.
3 2 3
#> 48 Red rolls 3 2 3 = 8 in defense. Red takes 1 point: Health 2. [Red health 2]
end
#> 49 Turn 5: Red. [Red turn]
4 4
#> 50 Red rolls 4 4 = 8 for movement. [Red movement 8, Red attacks 1]
s Blue start
#> 51 Red fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Red attacks 0]
2 6
#> 52 Red rolls 2 6 = 8 damage.
5
#> 53 Blue rolls 5 in defense. Blue takes 1 point: Health 0. Blue is FRAGGED by Red. Blood on D3. Red scores: 1 frag. Red draws a special card. [Blue square off, Red frags 1, Red hand special 2, floor D3 blood]
end
#> 54 Turn 6: Green. [Green turn]
2 4
#> 55 Green rolls 2 4 = 6 for movement. [Green movement 6, Green attacks 2]
s Purple start
#> 56 Green fires Pistol at Purple, range 1. Hit on Purple without a roll: 3 dice always reach 1. [Green attacks 1]
6 2
#> 57 Green rolls 6 2 = 8 damage.
1 3 1
#> 58 Purple rolls 1 3 1 = 5 in defense. Purple takes 1 point: Health 2. [Purple health 2]
s Purple start
#> 59 Green fires Pistol at Purple, range 1. Hit on Purple without a roll: 3 dice always reach 1. [Green attacks 0]
5 2
#> 60 Green rolls 5 2 = 7 damage.
2 2
#> 61 Purple rolls 2 2 = 4 in defense. Purple takes 1 point: Health 1. [Purple health 1]
end
#> 62 Turn 7: Purple. [Purple turn]
1 4
#> 63 Purple rolls 1 4 = 5 for movement. [Purple movement 5, Purple attacks 1]
end
#> 64 Turn 8: Blue. [Blue turn]
6
#> 65 Blue rolls 6 to respawn. Blue respawns on H6. [Blue square H6, Blue health 2]
5 1 4
#> 66 Blue rolls 5 1 4 = 10 for movement. [Blue movement 10, Blue attacks 1]
m D3
#> 67 Blue goes H6 to G6: 1 moved, 9 left. [Blue square G6, Blue movement 9]
6
#> 68 Blue rolls 6 for the power-up. 6: power-up! Blue draws a gadget card. Blue goes G6 to F6: 1 moved, 8 left. [Blue square F6, Blue hand gadget 3, Blue movement 8]
2 2
#> 69 Blue rolls 2 2 = 4 damage.
4 1
#> 70 Blue rolls 4 1 = 5 in defense. Blue takes no damage: Health 2. Blue goes F6 to D3: 5 moved, 3 left. [Blue square D3, Blue movement 3]
4
#> 71 Blue rolls 4 for the power-up. 4: power-up! Blue draws a gadget card. [Blue hand gadget 4]
s Red start
#> 72 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
3 3
#> 73 Blue rolls 3 3 = 6 damage.
5 6
#> 74 Red rolls 5 6 = 11 in defense. Red takes no damage: Health 2.
end
#> 75 Blue: 2 over the hand limit of 5.
choose wallhack
#> 76 Blue discards Wallhack (hand limit). [Blue hand special 0]
choose boomstick
#> 77 Blue discards Boomstick (hand limit). Turn 9: Red. [Blue hand weapon 1, Red turn]
3 2
#> 78 Red rolls 3 2 = 5 for movement. [Red movement 5, Red attacks 1]
s Green start
#> 79 Red fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Red attacks 0]
1 5
#> 80 Red rolls 1 5 = 6 damage.
4 6
#> 81 Green rolls 4 6 = 10 in defense. Green takes no damage: Health 2.
end
#> 82 Turn 10: Green. [Green turn]
4 4
#> 83 Green rolls 4 4 = 8 for movement. [Green movement 8, Green attacks 2]
s Red start
#> 84 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 1]
2 1
#> 85 Green rolls 2 1 = 3 damage.
6 2
#> 86 Red rolls 6 2 = 8 in defense. Red takes no damage: Health 2.
s Purple start
#> 87 Green fires Pistol at Purple, range 1. Hit on Purple without a roll: 3 dice always reach 1. [Green attacks 0]
2 2
#> 88 Green rolls 2 2 = 4 damage.
3
#> 89 Purple rolls 3 in defense. Purple takes 1 point: Health 0. Purple is FRAGGED by Green. Blood on B4. Green scores: 1 frag. Green draws a special card. [Green frags 1, Green hand special 2, Purple square off, floor B4 blood]
end
#> 90 Turn 11: Purple. [Purple turn]
3
#> 91 Purple rolls 3 to respawn. Purple respawns on C4. [Purple square C4, Purple health 3]
2 3
#> 92 Purple rolls 2 3 = 5 for movement. [Purple movement 5, Purple attacks 1]
s Blue start
#> 93 Purple fires Pistol at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Purple attacks 0]
3 2
#> 94 Purple rolls 3 2 = 5 damage.
2 1
#> 95 Blue rolls 2 1 = 3 in defense. Blue takes 1 point: Health 1. [Blue health 1]
m E3
#> 96 Purple goes C4 to E3: 5 moved, 0 left. [Purple square E3, Purple movement 0]
end
#> 97 Turn 12: Blue. [Blue turn]
2 4 5
#> 98 Blue rolls 2 4 5 = 11 for movement. [Blue movement 11, Blue attacks 1]
s Red start
#> 99 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
2 2
#> 100 Blue rolls 2 2 = 4 damage.
6 2
#> 101 Red rolls 6 2 = 8 in defense. Red takes no damage: Health 2.
end
#> 102 Turn 13: Red. [Red turn]
1 4
#> 103 Red rolls 1 4 = 5 for movement. [Red movement 5, Red attacks 1]
s Green start
#> 104 Red fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Red attacks 0]
6 5
#> 105 Red rolls 6 5 = 11 damage.
1 3
#> 106 Green rolls 1 3 = 4 in defense. Green takes 2 points: Health 0. Green is FRAGGED by Red. Blood on B3. Red scores: 2 frags. Red draws a special card. [Red frags 2, Red hand special 3, Green square off, floor B3 blood]
end
#> 107 Turn 14: Green. [Green turn]
3
#> 108 Green rolls 3 to respawn. Green respawns on C4. [Green square C4, Green health 2]
6 4
#> 109 Green rolls 6 4 = 10 for movement. [Green movement 10, Green attacks 2]
end
#> 110 Turn 15: Purple. [Purple turn]
1 2
#> 111 Purple rolls 1 2 = 3 for movement. [Purple movement 3, Purple attacks 1]
end
#> 112 Turn 16: Blue. [Blue turn]
3 6 2
#> 113 Blue rolls 3 6 2 = 11 for movement. [Blue movement 11, Blue attacks 1]
s Red start
#> 114 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
2 5
#> 115 Blue rolls 2 5 = 7 damage.
5 3
#> 116 Red rolls 5 3 = 8 in defense. Red takes no damage: Health 2.
end
#> 117 Turn 17: Red. [Red turn]
3 3
#> 118 Red rolls 3 3 = 6 for movement. [Red movement 6, Red attacks 1]
s Green start
#> 119 Red fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Red attacks 0]
4 2
#> 120 Red rolls 4 2 = 6 damage.
3 4
#> 121 Green rolls 3 4 = 7 in defense. Green takes no damage: Health 2.
end
#> 122 Turn 18: Green. [Green turn]
5 2
#> 123 Green rolls 5 2 = 7 for movement. [Green movement 7, Green attacks 2]
end
#> 124 Turn 19: Purple. [Purple turn]
6 5
#> 125 Purple rolls 6 5 = 11 for movement. [Purple movement 11, Purple attacks 1]
end
#> 126 Turn 20: Blue. [Blue turn]
3 3 3
#> 127 Blue rolls 3 3 3 = 9 for movement. [Blue movement 9, Blue attacks 1]
s Red start
#> 128 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
5 2
#> 129 Blue rolls 5 2 = 7 damage.
1 4
#> 130 Red rolls 1 4 = 5 in defense. Red takes 1 point: Health 1. [Red health 1]
end
#> 131 Turn 21: Red. [Red turn]
2 3
#> 132 Red rolls 2 3 = 5 for movement. [Red movement 5, Red attacks 1]
s Green start
#> 133 Red fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Red attacks 0]
2 1
#> 134 Red rolls 2 1 = 3 damage.
6 1
#> 135 Green rolls 6 1 = 7 in defense. Green takes no damage: Health 2.
end
#> 136 Turn 22: Green. [Green turn]
4 5
#> 137 Green rolls 4 5 = 9 for movement. [Green movement 9, Green attacks 2]
s Red start
#> 138 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 1]
5 6
#> 139 Green rolls 5 6 = 11 damage.
3
#> 140 Red rolls 3 in defense. Red takes 3 points: Health -2. Red is FRAGGED by Green. Blood on C3. Green scores: 2 frags. Green draws a special card. [Red square off, Green frags 2, Green hand special 3, floor C3 blood]
m E2
#> 141 Green goes C4 to D3: 2 moved, 7 left. [Green square D3, Green movement 7]
1
#> 142 Green rolls 1 for the power-up. 1: no card. Green goes D3 to D2: 1 moved, 6 left. [Green square D2, Green movement 6]
5 1
#> 143 Green rolls 5 1 = 6 damage.
4 2
#> 144 Green rolls 4 2 = 6 in defense. Green takes 1 point: Health 1. Green goes D2 to E2: 1 moved, 5 left. [Green square E2, Green health 1, Green movement 5]
end
#> 145 Turn 23: Purple. [Purple turn]
5 1
#> 146 Purple rolls 5 1 = 6 for movement. [Purple movement 6, Purple attacks 1]
end
#> 147 Turn 24: Blue. [Blue turn]
1 6 6
#> 148 Blue rolls 1 6 6 = 13 for movement. [Blue movement 13, Blue attacks 1]
end
#> 149 Turn 25: Red. [Red turn]
2
#> 150 Red rolls 2 to respawn. Red respawns on H1. [Red square H1, Red health 3]
3 1
#> 151 Red rolls 3 1 = 4 for movement. [Red movement 4, Red attacks 1]
m E1
#> 152 Red goes H1 to E1: 3 moved, 1 left. [Red square E1, Red movement 1]
6
#> 153 Red rolls 6 for the power-up. 6: power-up! Red draws a weapon card. [Red hand weapon 2]
s Green start
#> 154 Red fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Red attacks 0]
2 6
#> 155 Red rolls 2 6 = 8 damage.
3
#> 156 Green rolls 3 in defense. Green takes 2 points: Health -1. Green is FRAGGED by Red. Blood on E2. Red scores: 3 frags. Red draws a special card. [Red frags 3, Red hand special 4, Green square off, floor E2 blood]
m D1
#> 157 Red goes E1 to D1: 1 moved, 0 left. [Red square D1, Red movement 0]
end
#> 158 Red: 2 over the hand limit of 5.
choose finders-keepers
#> 159 Red discards Finders Keepers (hand limit). [Red hand special 3]
choose dead-mans-switch
#> 160 Red discards Dead Man's Switch (hand limit). Turn 26: Green. [Green turn, Red hand gadget 0]
1
#> 161 Green rolls 1 to respawn. Green respawns on A1. [Green square A1, Green health 2]
1 4
#> 162 Green rolls 1 4 = 5 for movement. [Green movement 5, Green attacks 2]
m C1
#> 163 Green goes A1 to C1: 2 moved, 3 left. [Green square C1, Green movement 3]
s Red start
#> 164 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 1]
3 6
#> 165 Green rolls 3 6 = 9 damage.
5 1 6
#> 166 Red rolls 5 1 6 = 12 in defense. Red takes no damage: Health 3.
s Red start
#> 167 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 0]
2 6
#> 168 Green rolls 2 6 = 8 damage.
3 5 2
#> 169 Red rolls 3 5 2 = 10 in defense. Red takes no damage: Health 3.
end
#> 170 Turn 27: Purple. [Purple turn]
6 2
#> 171 Purple rolls 6 2 = 8 for movement. [Purple movement 8, Purple attacks 1]
end
#> 172 Turn 28: Blue. [Blue turn]
1 3 3
#> 173 Blue rolls 1 3 3 = 7 for movement. [Blue movement 7, Blue attacks 1]
s Red start
#> 174 Blue fires Pistol at Red, range 2. Hit on Red without a roll: 2 dice always reach 2. [Blue attacks 0]
6 5
#> 175 Blue rolls 6 5 = 11 damage.
1 2 4
#> 176 Red rolls 1 2 4 = 7 in defense. Red takes 1 point: Health 2. [Red health 2]
end
#> 177 Turn 29: Red. [Red turn]
3 5
#> 178 Red rolls 3 5 = 8 for movement. [Red movement 8, Red attacks 1]
s Blue start
#> 179 Red fires Pistol at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Red attacks 0]
1 2
#> 180 Red rolls 1 2 = 3 damage.
6
#> 181 Blue rolls 6 in defense. Blue takes no damage: Health 1.
end
#> 182 Turn 30: Green. [Green turn]
3 5
#> 183 Green rolls 3 5 = 8 for movement. [Green movement 8, Green attacks 2]
end
#> 184 Turn 31: Purple. [Purple turn]
4 5
#> 185 Purple rolls 4 5 = 9 for movement. [Purple movement 9, Purple attacks 1]
end
#> 186 Turn 32: Blue. [Blue turn]
4 2 6
#> 187 Blue rolls 4 2 6 = 12 for movement. [Blue movement 12, Blue attacks 1]
s Red start
#> 188 Blue fires Pistol at Red, range 2. Hit on Red without a roll: 2 dice always reach 2. [Blue attacks 0]
6 2
#> 189 Blue rolls 6 2 = 8 damage.
6 5
#> 190 Red rolls 6 5 = 11 in defense. Red takes no damage: Health 2.
end
#> 191 Turn 33: Red. [Red turn]
4 3
#> 192 Red rolls 4 3 = 7 for movement. [Red movement 7, Red attacks 1]
s Blue start
#> 193 Red fires Pistol at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Red attacks 0]
5 3
#> 194 Red rolls 5 3 = 8 damage.
4
#> 195 Blue rolls 4 in defense. Blue takes 2 points: Health -1. Blue is FRAGGED by Red. Blood on D3. Red scores: 4 frags. Team red WINS 5 to 2: Red and Purple! [Blue square off, Red frags 4, floor D3 blood blood]
