frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:602d76b6dabd
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/3/2
player: Green 2/2/3
player: Purple 3/2/2
variant: domination
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
#> 11 Team red: Red, Purple; Red is captain. Team blue: Blue, Green; Blue is captain. Sit clockwise: Red, Blue, Purple, Green. [Red side red, Blue side blue, Purple side red, Green side blue, points red 0, points blue 0]
choose Green
#> 12 Green goes first. Green, Red, Blue and Purple each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Purple hand weapon 1, Purple hand gadget 1, Purple hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1]
choose D5
#> 13 Red has chosen a base, which nobody sees yet.
choose C4
#> 14 Blue has chosen a base, which nobody sees yet. Both bases are shown: D5 is red, C4 is blue. [floor D5 base:red, floor C4 base:blue]
choose A6
#> 15 Red starts on A6. [Red square A6, Red health 3]
choose E4
#> 16 Blue starts on E4. [Blue square E4, Blue health 2]
choose C4
#> 17 Purple starts on C4. [Purple square C4, Purple health 3]
choose A1
#> 18 Green starts on A1. Turn 1: Green. [Green square A1, Green health 2, Green turn]
6 3
#> 19 Green rolls 6 3 = 9 for movement. [Green movement 9, Green attacks 2]
m C4
#> 20 Green goes A1 to C4: 5 moved, 4 left. [Green square C4, Green movement 4]
m e
#> 21 Green goes C4 to D4: 1 moved, 3 left. [Green square D4, Green movement 3]
m C4
#> 22 Green goes D4 to C4: 1 moved, 2 left. [Green square C4, Green movement 2]
p finders-keepers
#> 23 Green: Finders Keepers on whom.
choose Red
#> 24 Green plays Finders Keepers on Red. Finders Keepers does nothing: Red has no such card. [Green hand special 0]
p lead-hose
#> 25 Green plays Lead Hose. [Green card lead-hose 9, Green hand weapon 0]
m s
#> 26 Green goes C4 to C5: 1 moved, 1 left. [Green square C5, Green movement 1]
s Purple start
#> 27 Green fires Pistol at Purple, range 1. Hit on Purple without a roll: 3 dice always reach 1. [Green attacks 1]
4 4
#> 28 Green rolls 4 4 = 8 damage.
6 3 3
#> 29 Purple rolls 6 3 3 = 12 in defense. Purple takes no damage: Health 3.
s Purple start
#> 30 Green fires Pistol at Purple, range 1. Hit on Purple without a roll: 3 dice always reach 1. [Green attacks 0]
6 3
#> 31 Green rolls 6 3 = 9 damage.
4 3 6
#> 32 Purple rolls 4 3 6 = 13 in defense. Purple takes no damage: Health 3.
end
#> 33 Turn 2: Red. [Red turn]
3 6
#> 34 Red rolls 3 6 = 9 for movement. [Red movement 9, Red attacks 1]
m D5
#> 35 Red goes A6 to D5: 4 moved, 5 left. [Red square D5, Red movement 5]
s Blue start
#> 36 Red fires Pistol at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Red attacks 0]
5 4
#> 37 Red rolls 5 4 = 9 damage.
2 2
#> 38 Blue rolls 2 2 = 4 in defense. Blue takes 2 points: Health 0. Blue is FRAGGED by Red. Blood on E4. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 2, Blue square off, floor E4 blood]
end
#> 39 A point for red: 1 now. Turn 3: Blue. [points red 1, Blue turn]
3
#> 40 Blue rolls 3 to respawn. Blue respawns on C4. Purple is bumped from C4 by Blue. [Blue square C4, Blue health 2]
4
#> 41 Purple rolls 4 for the bump. Purple lands on E4. [Purple square E4]
5 4 3
#> 42 Blue rolls 5 4 3 = 12 for movement. [Blue movement 12, Blue attacks 1]
m D5
#> 43 Blue goes C4 to D5: 2 moved, 10 left. [Blue square D5, Blue movement 10]
m s
#> 44 Blue goes D5 to D6: 1 moved, 9 left. [Blue square D6, Blue movement 9]
m D5
#> 45 Blue goes D6 to D5: 1 moved, 8 left. [Blue square D5, Blue movement 8]
m s
#> 46 Blue goes D5 to D6: 1 moved, 7 left. [Blue square D6, Blue movement 7]
m D5
#> 47 Blue goes D6 to D5: 1 moved, 6 left. [Blue square D5, Blue movement 6]
m e
#> 48 Blue goes D5 to E5: 1 moved, 5 left. [Blue square E5, Blue movement 5]
s Red start
#> 49 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
5 5
#> 50 Blue rolls 5 5 = 10 damage.
4 4 4
#> 51 Red rolls 4 4 4 = 12 in defense. Red takes no damage: Health 3.
m D5
#> 52 Blue goes E5 to D5: 1 moved, 4 left. [Blue square D5, Blue movement 4]
m e
#> 53 Blue goes D5 to E5: 1 moved, 3 left. [Blue square E5, Blue movement 3]
m D5
#> 54 Blue goes E5 to D5: 1 moved, 2 left. [Blue square D5, Blue movement 2]
m n
#> 55 Blue goes D5 to D4: 1 moved, 1 left. [Blue square D4, Blue movement 1]
end
#> 56 Turn 4: Purple. [Purple turn]
5 5
#> 57 Purple rolls 5 5 = 10 for movement. [Purple movement 10, Purple attacks 1]
m D5
#> 58 Purple goes E4 to D5: 2 moved, 8 left. [Purple square D5, Purple movement 8]
p mute-player
#> 59 Purple: Mute Player on whom.
choose Red
#> 60 Purple plays Mute Player on Red. [Red card mute-player, Purple hand special 0]
m n
#> 61 Purple goes D5 to D4: 1 moved, 7 left. [Purple square D4, Purple movement 7]
m D5
#> 62 Purple goes D4 to D5: 1 moved, 6 left. [Purple square D5, Purple movement 6]
p game-ender
#> 63 Purple plays Game Ender. [Purple card game-ender 1, Purple hand weapon 0]
m n
#> 64 Purple goes D5 to D4: 1 moved, 5 left. [Purple square D4, Purple movement 5]
m D5
#> 65 Purple goes D4 to D5: 1 moved, 4 left. [Purple square D5, Purple movement 4]
p blood-bank-card
#> 66 Purple plays Blood Bank Card. [Purple card blood-bank-card, Purple hand gadget 0]
m s
#> 67 Purple goes D5 to D6: 1 moved, 3 left. [Purple square D6, Purple movement 3]
m D5
#> 68 Purple goes D6 to D5: 1 moved, 2 left. [Purple square D5, Purple movement 2]
m e
#> 69 Purple goes D5 to E5: 1 moved, 1 left. [Purple square E5, Purple movement 1]
s Blue start
#> 70 Purple fires Pistol at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Purple attacks 0]
1 1
#> 71 Purple rolls 1 1 = 2 damage.
1 1
#> 72 Blue rolls 1 1 = 2 in defense. Blue takes 1 point: Health 1. [Blue health 1]
end
#> 73 Turn 5: Green. [Green turn]
6 3
#> 74 Green rolls 6 3 = 9 for movement. [Green movement 9, Green attacks 2]
m C4
#> 75 Green goes C5 to C4: 1 moved, 8 left. [Green square C4, Green movement 8]
end
#> 76 Turn 6: Red. [Red turn]
1 6
#> 77 Red rolls 1 6 = 7 for movement. [Red movement 7, Red attacks 1]
m C4
#> 78 Red goes D5 to C4: 2 moved, 5 left. [Red square C4, Red movement 5]
m e
#> 79 Red goes C4 to D4: 1 moved, 4 left. [Red square D4, Red movement 4]
m C4
#> 80 Red goes D4 to C4: 1 moved, 3 left. [Red square C4, Red movement 3]
m n
#> 81 Red goes C4 to C3: 1 moved, 2 left. [Red square C3, Red movement 2]
s Green start
#> 82 Red fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Red attacks 0]
5 2
#> 83 Red rolls 5 2 = 7 damage.
3 2
#> 84 Green rolls 3 2 = 5 in defense. Green takes 1 point: Health 1. [Green health 1]
m C4
#> 85 Red goes C3 to C4: 1 moved, 1 left. [Red square C4, Red movement 1]
m w
#> 86 Red goes C4 to B4: 1 moved, 0 left. [Red square B4, Red movement 0]
end
#> 87 Mute Player on Red ends. Turn 7: Blue. [Blue turn, Red no-card mute-player]
6 5 6
#> 88 Blue rolls 6 5 6 = 17 for movement. [Blue movement 17, Blue attacks 1]
m D5
#> 89 Blue goes D4 to D5: 1 moved, 16 left. [Blue square D5, Blue movement 16]
s Purple start
#> 90 Blue fires Pistol at Purple, range 1. Hit on Purple without a roll: 2 dice always reach 1. [Blue attacks 0]
2 4
#> 91 Blue rolls 2 4 = 6 damage.
2 1 3
#> 92 Purple rolls 2 1 3 = 6 in defense. Purple takes 1 point: Health 2. [Purple health 2]
end
#> 93 A point for blue: 1 now. Turn 8: Purple. [points blue 1, Purple turn]
6 1
#> 94 Purple rolls 6 1 = 7 for movement. [Purple movement 7, Purple attacks 1]
s Blue start
#> 95 Purple fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Purple attacks 0]
3 4
#> 96 Purple rolls 3 4 = 7 damage.
1
#> 97 Blue rolls 1 in defense. Blue takes 7 points: Health -6. Blue is FRAGGED by Purple. Blood on D5. Purple scores: 1 frag. Purple draws a special card. Purple heals 1: Health 3. [Blue square off, Purple health 3, Purple frags 1, Purple hand special 1, floor D5 base:red blood]
m D5
#> 98 Purple goes E5 to D5: 1 moved, 6 left. [Purple square D5, Purple movement 6]
end
#> 99 Turn 9: Green. [Green turn]
6 2
#> 100 Green rolls 6 2 = 8 for movement. [Green movement 8, Green attacks 2]
s Red start
#> 101 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 1]
3 1
#> 102 Green rolls 3 1 = 4 damage.
4 1 1
#> 103 Red rolls 4 1 1 = 6 in defense. Red takes no damage: Health 3.
s Red start
#> 104 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 0]
1 1
#> 105 Green rolls 1 1 = 2 damage.
4 4 6
#> 106 Red rolls 4 4 6 = 14 in defense. Red takes no damage: Health 3.
m D5
#> 107 Green goes C4 to D5: 2 moved, 6 left. [Green square D5, Green movement 6]
p cardboard-box
#> 108 Green plays Cardboard Box. [Green card cardboard-box, Green hand gadget 0]
take blood
#> 109 Green takes blood from D5, has 1. [Green blood 1, floor D5 base:red]
m n
#> 110 Green goes D5 to D4: 1 moved, 5 left. [Green square D4, Green movement 5]
m D5
#> 111 Green goes D4 to D5: 1 moved, 4 left. [Green square D5, Green movement 4]
m e
#> 112 Green goes D5 to E5: 1 moved, 3 left. [Green square E5, Green movement 3]
m D5
#> 113 Green goes E5 to D5: 1 moved, 2 left. [Green square D5, Green movement 2]
m n
#> 114 Green goes D5 to D4: 1 moved, 1 left. [Green square D4, Green movement 1]
end
#> 115 Turn 10: Red. [Red turn]
5 1
#> 116 Red rolls 5 1 = 6 for movement. [Red movement 6, Red attacks 1]
s Green start
#> 117 Red fires Pistol at Green, range 2. Hit on Green without a roll: 2 dice always reach 2. [Red attacks 0]
1 4
#> 118 Red rolls 1 4 = 5 damage.
1
#> 119 Green rolls 1 in defense. Green takes 5 points: Health -4. Green is FRAGGED by Red. Green discards Cardboard Box (fragged). Lead Hose left on D4. Blood on D4. Red scores: 2 frags. Red draws a special card. [Red frags 2, Red hand special 3, Green square off, floor D4 blood lead-hose, Green blood 0, Green no-card lead-hose, Green no-card cardboard-box]
m C4
#> 120 Red goes B4 to C4: 1 moved, 5 left. [Red square C4, Red movement 5]
end
#> 121 A point for red: 2 now. Turn 11: Blue. [points red 2, Blue turn]
1
#> 122 Blue rolls 1 to respawn. Blue respawns on A1. [Blue square A1, Blue health 2]
1 5 1
#> 123 Blue rolls 1 5 1 = 7 for movement. [Blue movement 7, Blue attacks 1]
m C4
#> 124 Blue goes A1 to C4: 5 moved, 2 left. [Blue square C4, Blue movement 2]
m s
#> 125 Blue goes C4 to C5: 1 moved, 1 left. [Blue square C5, Blue movement 1]
s Red start
#> 126 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
6 6
#> 127 Blue rolls 6 6 = 12 damage.
5 3 4
#> 128 Red rolls 5 3 4 = 12 in defense. Red takes 1 point: Health 2. [Red health 2]
end
#> 129 Purple and Red have scored like this just before: no point for red. Turn 12: Purple. [Purple turn]
4 1
#> 130 Purple rolls 4 1 = 5 for movement. [Purple movement 5, Purple attacks 1]
m C4
#> 131 Purple goes D5 to C4: 2 moved, 3 left. [Purple square C4, Purple movement 3]
m s
#> 132 Purple goes C4 to C5: 1 moved, 2 left. [Purple square C5, Purple movement 2]
m C4
#> 133 Purple goes C5 to C4: 1 moved, 1 left. [Purple square C4, Purple movement 1]
p loaded-die
#> 134 Said late: Purple plays Loaded Die. Purple rolls 4 1 = 5 for movement. Purple turns dice for movement: 4 6 (Loaded Die). Loaded Die on Purple ends. Purple may move 10. Purple goes D5 to C4: 4 moved, 6 left. [Purple movement 6, Purple hand special 0]
m w
#> 135 Purple goes C4 to B4: 1 moved, 5 left. [Purple square B4, Purple movement 5]
m C4
#> 136 Purple goes B4 to C4: 1 moved, 4 left. [Purple square C4, Purple movement 4]
m e
#> 137 Purple goes C4 to D4: 1 moved, 3 left. [Purple square D4, Purple movement 3]
m C4
#> 138 Purple goes D4 to C4: 1 moved, 2 left. [Purple square C4, Purple movement 2]
m w
#> 139 Purple goes C4 to B4: 1 moved, 1 left. [Purple square B4, Purple movement 1]
end
#> 140 Turn 13: Green. [Green turn]
2
#> 141 Green rolls 2 to respawn. Green respawns on H1. [Green square H1, Green health 2]
6 3
#> 142 Green rolls 6 3 = 9 for movement. [Green movement 9, Green attacks 2]
m D5
#> 143 Green goes H1 to E1: 3 moved, 6 left. [Green square E1, Green movement 6]
1
#> 144 Green rolls 1 for the power-up. 1: no card. Green goes E1 to D5: 5 moved, 1 left. [Green square D5, Green movement 1]
end
#> 145 Turn 14: Red. [Red turn]
2 5
#> 146 Red rolls 2 5 = 7 for movement. [Red movement 7, Red attacks 1]
m D5
#> 147 Red goes C4 to D5: 2 moved, 5 left. [Red square D5, Red movement 5]
m e
#> 148 Red goes D5 to E5: 1 moved, 4 left. [Red square E5, Red movement 4]
s Green start
#> 149 Red fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Red attacks 0]
6 4
#> 150 Red rolls 6 4 = 10 damage.
1 1
#> 151 Green rolls 1 1 = 2 in defense. Green takes 5 points: Health -3. Green is FRAGGED by Red. Blood on D5. Red scores: 3 frags. Red draws a special card. [Red frags 3, Red hand special 4, Green square off, floor D5 base:red blood]
m D5
#> 152 Red goes E5 to D5: 1 moved, 3 left. [Red square D5, Red movement 3]
end
#> 153 Red: 1 over the hand limit of 5.
choose red-dot-sight
#> 154 Red discards Red Dot Sight (hand limit). Turn 15: Blue. [Blue turn, Red hand gadget 0]
6 1 5
#> 155 Blue rolls 6 1 5 = 12 for movement. [Blue movement 12, Blue attacks 1]
m C4
#> 156 Blue goes C5 to C4: 1 moved, 11 left. [Blue square C4, Blue movement 11]
s Purple start
#> 157 Blue fires Pistol at Purple, range 1. Hit on Purple without a roll: 2 dice always reach 1. [Blue attacks 0]
4 3
#> 158 Blue rolls 4 3 = 7 damage.
3 5 3
#> 159 Purple rolls 3 5 3 = 11 in defense. Purple takes no damage: Health 3.
end
#> 160 Turn 16: Purple. [Purple turn]
1 1
#> 161 Purple rolls 1 1 = 2 for movement. [Purple movement 2, Purple attacks 1]
s Blue start
#> 162 Purple fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Purple attacks 0]
6 4
#> 163 Purple rolls 6 4 = 10 damage.
6 5
#> 164 Blue rolls 6 5 = 11 in defense. Blue takes no damage: Health 2.
m C4
#> 165 Purple goes B4 to C4: 1 moved, 1 left. [Purple square C4, Purple movement 1]
m s
#> 166 Purple goes C4 to C5: 1 moved, 0 left. [Purple square C5, Purple movement 0]
end
#> 167 Turn 17: Green. [Green turn]
5
#> 168 Green rolls 5 to respawn. Green respawns on A6. [Green square A6, Green health 2]
5 3
#> 169 Green rolls 5 3 = 8 for movement. [Green movement 8, Green attacks 2]
m D5
#> 170 Green goes A6 to D5: 4 moved, 4 left. [Green square D5, Green movement 4]
m s
#> 171 Green goes D5 to D6: 1 moved, 3 left. [Green square D6, Green movement 3]
s Red start
#> 172 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 1]
4 3
#> 173 Green rolls 4 3 = 7 damage.
6 5
#> 174 Red rolls 6 5 = 11 in defense. Red takes no damage: Health 2.
m D5
#> 175 Green goes D6 to D5: 1 moved, 2 left. [Green square D5, Green movement 2]
m n
#> 176 Green goes D5 to D4: 1 moved, 1 left. [Green square D4, Green movement 1]
s Red start
#> 177 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 0]
3 2
#> 178 Green rolls 3 2 = 5 damage.
3 5
#> 179 Red rolls 3 5 = 8 in defense. Red takes no damage: Health 2.
end
#> 180 Turn 18: Red. [Red turn]
6 4
#> 181 Red rolls 6 4 = 10 for movement. [Red movement 10, Red attacks 1]
end
#> 182 Turn 19: Blue. [Blue turn]
1 3 6
#> 183 Blue rolls 1 3 6 = 10 for movement. [Blue movement 10, Blue attacks 1]
s Purple start
#> 184 Blue fires Pistol at Purple, range 1. Hit on Purple without a roll: 2 dice always reach 1. [Blue attacks 0]
3 1
#> 185 Blue rolls 3 1 = 4 damage.
1 6 6
#> 186 Purple rolls 1 6 6 = 13 in defense. Purple takes no damage: Health 3.
end
#> 187 Turn 20: Purple. [Purple turn]
4 1
#> 188 Purple rolls 4 1 = 5 for movement. [Purple movement 5, Purple attacks 1]
s Blue start
#> 189 Purple fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Purple attacks 0]
2 5
#> 190 Purple rolls 2 5 = 7 damage.
5 3
#> 191 Blue rolls 5 3 = 8 in defense. Blue takes no damage: Health 2.
m C4
#> 192 Purple goes C5 to C4: 1 moved, 4 left. [Purple square C4, Purple movement 4]
m n
#> 193 Purple goes C4 to C3: 1 moved, 3 left. [Purple square C3, Purple movement 3]
m C4
#> 194 Purple goes C3 to C4: 1 moved, 2 left. [Purple square C4, Purple movement 2]
m w
#> 195 Purple goes C4 to B4: 1 moved, 1 left. [Purple square B4, Purple movement 1]
end
#> 196 Turn 21: Green. [Green turn]
5 1
#> 197 Green rolls 5 1 = 6 for movement. [Green movement 6, Green attacks 2]
s Red start
#> 198 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 1]
5 2
#> 199 Green rolls 5 2 = 7 damage.
6 3
#> 200 Red rolls 6 3 = 9 in defense. Red takes no damage: Health 2.
m D5
#> 201 Green goes D4 to D5: 1 moved, 5 left. [Green square D5, Green movement 5]
m s
#> 202 Green goes D5 to D6: 1 moved, 4 left. [Green square D6, Green movement 4]
s Red start
#> 203 Green fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Green attacks 0]
1 3
#> 204 Green rolls 1 3 = 4 damage.
1 4
#> 205 Red rolls 1 4 = 5 in defense. Red takes no damage: Health 2.
m D5
#> 206 Green goes D6 to D5: 1 moved, 3 left. [Green square D5, Green movement 3]
m n
#> 207 Green goes D5 to D4: 1 moved, 2 left. [Green square D4, Green movement 2]
m D5
#> 208 Green goes D4 to D5: 1 moved, 1 left. [Green square D5, Green movement 1]
m e
#> 209 Green goes D5 to E5: 1 moved, 0 left. [Green square E5, Green movement 0]
end
#> 210 Turn 22: Red. [Red turn]
5 6
#> 211 Red rolls 5 6 = 11 for movement. [Red movement 11, Red attacks 1]
end
#> 212 Turn 23: Blue. [Blue turn]
3 6 2
#> 213 Blue rolls 3 6 2 = 11 for movement. [Blue movement 11, Blue attacks 1]
end
#> 214 Turn 24: Purple. [Purple turn]
4 5
#> 215 Purple rolls 4 5 = 9 for movement. [Purple movement 9, Purple attacks 1]
m C4
#> 216 Purple goes B4 to C4: 1 moved, 8 left. [Purple square C4, Purple movement 8]
m s
#> 217 Purple goes C4 to C5: 1 moved, 7 left. [Purple square C5, Purple movement 7]
s Blue start
#> 218 Purple fires Pistol at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Purple attacks 0]
5 6
#> 219 Purple rolls 5 6 = 11 damage.
4 1
#> 220 Blue rolls 4 1 = 5 in defense. Blue takes 2 points: Health 0. Blue is FRAGGED by Purple. Blood on C4. Purple scores: 2 frags. Purple draws a special card. Blood Bank Card does nothing: no Health is lost. [Blue square off, Purple frags 2, Purple hand special 1, floor C4 base:blue blood]
m C4
#> 221 Purple goes C5 to C4: 1 moved, 6 left. [Purple square C4, Purple movement 6]
end
#> 222 A point for red: 3 now. Team red WINS 3 to 1: Red and Purple! [points red 3]
