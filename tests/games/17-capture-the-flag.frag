frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:602d76b6dabd
map: ./arena.yaml sha256:3adb25ce2871
player: Red 1/4/2
player: Blue 1/3/3
player: Green 2/4/1
player: Purple 2/3/2
variant: capture-the-flag
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
#> 9 Team blue: Blue, Purple; Blue is captain. Team red: Red, Green; Red is captain. [Red side red, Blue side blue, Green side red, Purple side blue, points blue 0, points red 0]
choose Green
#> 10 Green goes first. Green, Purple, Red and Blue each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Purple hand weapon 1, Purple hand gadget 1, Purple hand special 1]
choose B6
#> 11 The blue base and flag are on B6. [floor B6 base:blue flag:blue]
choose G1
#> 12 The red base and flag are on G1. [floor G1 base:red flag:red]
choose A6
#> 13 Blue starts on A6. [Blue square A6, Blue health 1]
choose H1
#> 14 Green starts on H1. [Green square H1, Green health 2]
choose E4
#> 15 Purple starts on E4. [Purple square E4, Purple health 2]
choose A1
#> 16 Red starts on A1. Turn 1: Green. [Red square A1, Red health 1, Green turn]
5 4 2 6
#> 17 Green rolls 5 4 2 6 = 17 for movement. [Green movement 17, Green attacks 1]
m B6
#> 18 Green goes H1 to G1: 1 moved, 16 left. Green teleports to H5, 15 left. Green goes H5 to G6: 2 moved, 13 left. [Green square G6, Green movement 13]
6
#> 19 Green rolls 6 for the power-up. 6: power-up! Green draws a gadget card. Green goes G6 to F6: 1 moved, 12 left. [Green square F6, Green hand gadget 2, Green movement 12]
5 6
#> 20 Green rolls 5 6 = 11 damage.
2 5
#> 21 Green rolls 2 5 = 7 in defense. Green takes 1 point: Health 1. Green goes F6 to B6: 4 moved, 8 left. Green has the blue flag. [Green square B6, Green health 1, Green blue-flag 1, floor B6 base:blue, Green movement 8]
m G1
#> 22 Green goes B6 to F6: 4 moved, 4 left. [Green square F6, Green movement 4]
5 3
#> 23 Green rolls 5 3 = 8 damage.
1
#> 24 Green rolls 1 in defense. Green takes 8 points: Health -7. Green is FRAGGED (acid). Blood on F6. The blue flag lies on F6. Turn 2: Purple. [Green square off, floor F6 blood flag:blue, Purple turn, Green blue-flag 0]
3 4 6
#> 25 Purple rolls 3 4 6 = 13 for movement. [Purple movement 13, Purple attacks 1]
m G1
#> 26 Purple goes E4 to E1: 3 moved, 10 left. [Purple square E1, Purple movement 10]
3
#> 27 Purple rolls 3 for the power-up. 3: no card. Purple goes E1 to G1: 2 moved, 8 left. Purple has the red flag. [Purple square G1, Purple red-flag 1, floor G1 base:red, Purple movement 8]
m B6
#> 28 Purple teleports to H5, 7 left. Purple goes H5 to G6: 2 moved, 5 left. [Purple square G6, Purple movement 5]
2
#> 29 Purple rolls 2 for the power-up. 2: no card. Purple goes G6 to F6: 1 moved, 4 left. [Purple square F6, Purple movement 4]
5 4
#> 30 Purple rolls 5 4 = 9 damage.
1 5
#> 31 Purple rolls 1 5 = 6 in defense. Purple takes 1 point: Health 1. Purple has the blue flag. Purple goes F6 to B6: 4 moved, 0 left. The blue flag is home again. A point for blue: 1 now. The red flag is home again. [Purple square B6, Purple health 1, points blue 1, floor B6 base:blue flag:blue, floor G1 base:red flag:red, floor F6 blood, Purple movement 0, Purple red-flag 0]
end
#> 32 Turn 3: Red. [Red turn]
3 5 5 1
#> 33 Red rolls 3 5 5 1 = 14 for movement. [Red movement 14, Red attacks 1]
m B6
#> 34 Red goes A1 to B6: 6 moved, 8 left. Red has the blue flag. [Red square B6, Red blue-flag 1, floor B6 base:blue, Red movement 8]
m G1
#> 35 Red goes B6 to F6: 4 moved, 4 left. [Red square F6, Red movement 4]
3 6
#> 36 Red rolls 3 6 = 9 damage.
2
#> 37 Red rolls 2 in defense. Red takes 4 points: Health -3. Red is FRAGGED (acid). Blood on F6. The blue flag lies on F6. Turn 4: Blue. [Red square off, floor F6 blood blood flag:blue, Blue turn, Red blue-flag 0]
2 6 2
#> 38 Blue rolls 2 6 2 = 10 for movement. [Blue movement 10, Blue attacks 2]
m G1
#> 39 Blue goes A6 to F6: 5 moved, 5 left. [Blue square F6, Blue movement 5]
4 2
#> 40 Blue rolls 4 2 = 6 damage.
6
#> 41 Blue rolls 6 in defense. Blue takes 1 point: Health 0. Blue is FRAGGED (acid). Blood on F6. Turn 5: Green. [Blue square off, floor F6 blood blood blood flag:blue, Green turn]
5
#> 42 Green rolls 5 to respawn. Green respawns on A6. [Green square A6, Green health 2]
3 1 2 4
#> 43 Green rolls 3 1 2 4 = 10 for movement. [Green movement 10, Green attacks 1]
m F6
#> 44 Green goes A6 to F6: 5 moved, 5 left. [Green square F6, Green movement 5]
1 4
#> 45 Green rolls 1 4 = 5 damage.
5 4
#> 46 Green rolls 5 4 = 9 in defense. Green takes no damage: Health 2. Green has the blue flag. [Green blue-flag 1, floor F6 blood blood blood]
m G1
#> 47 Green goes F6 to G6: 1 moved, 4 left. [Green square G6, Green movement 4]
4
#> 48 Green rolls 4 for the power-up. 4: power-up! Green draws a gadget card. Green goes G6 to H5: 2 moved, 2 left. Green teleports to G1, 1 left. A point for red: 1 now. The blue flag is home again. [Green square G1, Green hand gadget 3, points red 1, floor B6 base:blue flag:blue, Green movement 1, Green blue-flag 0]
m H5
#> 49 Green teleports to H5, 0 left. [Green square H5, Green movement 0]
end
#> 50 Turn 6: Purple. [Purple turn]
6 4 4
#> 51 Purple rolls 6 4 4 = 14 for movement. [Purple movement 14, Purple attacks 1]
m G1
#> 52 Purple goes B6 to F6: 4 moved, 10 left. [Purple square F6, Purple movement 10]
3 4
#> 53 Purple rolls 3 4 = 7 damage.
3
#> 54 Purple rolls 3 in defense. Purple takes 2 points: Health -1. Purple is FRAGGED (acid). Blood on F6. Turn 7: Red. [Purple square off, floor F6 blood blood blood blood, Red turn]
4
#> 55 Red rolls 4 to respawn. Red respawns on E4. [Red square E4, Red health 1]
2 2 2 4
#> 56 Red rolls 2 2 2 4 = 10 for movement. [Red movement 10, Red attacks 1]
m B6
#> 57 Red goes E4 to B6: 5 moved, 5 left. Red has the blue flag. [Red square B6, Red blue-flag 1, floor B6 base:blue, Red movement 5]
m C2
#> 58 Red goes B6 to C2: 5 moved, 0 left. [Red square C2, Red movement 0]
4 3
#> 59 Red rolls 4 3 = 7 damage.
1
#> 60 Red rolls 1 in defense. Red takes 7 points: Health -6. Red is FRAGGED (acid). Blood on C2. The blue flag lies on C2. Turn 8: Blue. [Red square off, floor C2 blood flag:blue, Blue turn, Red blue-flag 0]
5
#> 61 Blue rolls 5 to respawn. Blue respawns on A6. [Blue square A6, Blue health 1]
6 6 6
#> 62 Blue rolls 6 6 6 = 18 for movement. [Blue movement 18, Blue attacks 2]
m G1
#> 63 Blue goes A6 to F6: 5 moved, 13 left. [Blue square F6, Blue movement 13]
6 6
#> 64 Blue rolls 6 6 = 12 damage.
4
#> 65 Blue rolls 4 in defense. Blue takes 3 points: Health -2. Blue is FRAGGED (acid). Blood on F6. Turn 9: Green. [Blue square off, floor F6 blood blood blood blood blood, Green turn]
3 5 2 5
#> 66 Green rolls 3 5 2 5 = 15 for movement. [Green movement 15, Green attacks 1]
m C2
#> 67 Green teleports to G1, 14 left. Green goes G1 to E1: 2 moved, 12 left. [Green square E1, Green movement 12]
6
#> 68 Green rolls 6 for the power-up. 6: power-up! Green draws a weapon card. Green goes E1 to C2: 3 moved, 9 left. [Green square C2, Green hand weapon 2, Green movement 9]
6 4
#> 69 Green rolls 6 4 = 10 damage.
6 4
#> 70 Green rolls 6 4 = 10 in defense. Green takes 1 point: Health 1. Green has the blue flag. [Green health 1, Green blue-flag 1, floor C2 blood]
m G1
#> 71 Green goes C2 to G1: 5 moved, 4 left. A point for red: 2 now. The blue flag is home again. [Green square G1, points red 2, floor B6 base:blue flag:blue, Green movement 4, Green blue-flag 0]
m F6
#> 72 Green teleports to H5, 3 left. Green goes H5 to G6: 2 moved, 1 left. [Green square G6, Green movement 1]
3
#> 73 Green rolls 3 for the power-up. 3: no card. Green goes G6 to F6: 1 moved, 0 left. [Green square F6, Green movement 0]
4 6
#> 74 Green rolls 4 6 = 10 damage.
6
#> 75 Green rolls 6 in defense. Green takes 1 point: Health 0. Green is FRAGGED (acid). Blood on F6. [Green square off, floor F6 blood blood blood blood blood blood]
choose spare-clips
#> 76 Green discards Spare Clips (hand limit). Turn 10: Purple. [Green hand gadget 2, Purple turn]
1
#> 77 Purple rolls 1 to respawn. Purple respawns on A1. [Purple square A1, Purple health 2]
4 3 4
#> 78 Purple rolls 4 3 4 = 11 for movement. [Purple movement 11, Purple attacks 1]
m G1
#> 79 Purple goes A1 to E1: 4 moved, 7 left. [Purple square E1, Purple movement 7]
6
#> 80 Purple rolls 6 for the power-up. 6: power-up! Purple draws a weapon card. Purple goes E1 to G1: 2 moved, 5 left. Purple has the red flag. [Purple square G1, Purple red-flag 1, Purple hand weapon 2, floor G1 base:red, Purple movement 5]
m E6
#> 81 Purple teleports to H5, 4 left. Purple goes H5 to G6: 2 moved, 2 left. [Purple square G6, Purple movement 2]
2
#> 82 Purple rolls 2 for the power-up. 2: no card. Purple goes G6 to F6: 1 moved, 1 left. [Purple square F6, Purple movement 1]
5 1
#> 83 Purple rolls 5 1 = 6 damage.
2 5
#> 84 Purple rolls 2 5 = 7 in defense. Purple takes no damage: Health 2. Purple goes F6 to E6: 1 moved, 0 left. [Purple square E6, Purple movement 0]
end
#> 85 Turn 11: Red. [Red turn]
2
#> 86 Red rolls 2 to respawn. Red respawns on H1. [Red square H1, Red health 1]
5 1 1 5
#> 87 Red rolls 5 1 1 5 = 12 for movement. [Red movement 12, Red attacks 1]
m B6
#> 88 Red goes H1 to G1: 1 moved, 11 left. Red teleports to H5, 10 left. Red goes H5 to G6: 2 moved, 8 left. [Red square G6, Red movement 8]
1
#> 89 Red rolls 1 for the power-up. 1: no card. Red goes G6 to F6: 1 moved, 7 left. [Red square F6, Red movement 7]
4 6
#> 90 Red rolls 4 6 = 10 damage.
4
#> 91 Red rolls 4 in defense. Red takes 2 points: Health -1. Red is FRAGGED (acid). Blood on F6. Turn 12: Blue. [Red square off, floor F6 blood blood blood blood blood blood blood, Blue turn]
5
#> 92 Blue rolls 5 to respawn. Blue respawns on A6. [Blue square A6, Blue health 1]
1 4 4
#> 93 Blue rolls 1 4 4 = 9 for movement. [Blue movement 9, Blue attacks 2]
m B6
#> 94 Blue goes A6 to B6: 1 moved, 8 left. [Blue square B6, Blue movement 8]
end
#> 95 Turn 13: Green. [Green turn]
4
#> 96 Green rolls 4 to respawn. Green respawns on E4. [Green square E4, Green health 2]
3 3 6 1
#> 97 Green rolls 3 3 6 1 = 13 for movement. [Green movement 13, Green attacks 1]
m B6
#> 98 Green goes E4 to B6: 5 moved, 8 left. Green has the blue flag. [Green square B6, Green blue-flag 1, floor B6 base:blue, Green movement 8]
m G1
#> 99 Green goes B6 to F6: 4 moved, 4 left. [Green square F6, Green movement 4]
1 6
#> 100 Green rolls 1 6 = 7 damage.
2 1
#> 101 Green rolls 2 1 = 3 in defense. Green takes 2 points: Health 0. Green is FRAGGED (acid). Blood on F6. The blue flag lies on F6. Turn 14: Purple. [Green square off, floor F6 blood blood blood blood blood blood blood blood flag:blue, Purple turn, Green blue-flag 0]
2 5 6
#> 102 Purple rolls 2 5 6 = 13 for movement. [Purple movement 13, Purple attacks 1]
m B6
#> 103 Purple goes E6 to B6: 3 moved, 10 left. [Purple square B6, Purple movement 10]
m w
#> 104 Purple goes B6 to A6: 1 moved, 9 left. [Purple square A6, Purple movement 9]
m B6
#> 105 Purple goes A6 to B6: 1 moved, 8 left. [Purple square B6, Purple movement 8]
p pulse-rifle
#> 106 Purple plays Pulse Rifle. [Purple hand weapon 1, Purple card pulse-rifle 4]
m n
#> 107 Purple goes B6 to B5: 1 moved, 7 left. [Purple square B5, Purple movement 7]
m B6
#> 108 Purple goes B5 to B6: 1 moved, 6 left. [Purple square B6, Purple movement 6]
m n
#> 109 Purple goes B6 to B5: 1 moved, 5 left. [Purple square B5, Purple movement 5]
m B6
#> 110 Purple goes B5 to B6: 1 moved, 4 left. [Purple square B6, Purple movement 4]
m e
#> 111 Purple goes B6 to C6: 1 moved, 3 left. [Purple square C6, Purple movement 3]
m B6
#> 112 Purple goes C6 to B6: 1 moved, 2 left. [Purple square B6, Purple movement 2]
m e
#> 113 Purple goes B6 to C6: 1 moved, 1 left. [Purple square C6, Purple movement 1]
end
#> 114 Turn 15: Red. [Red turn]
5
#> 115 Red rolls 5 to respawn. Red respawns on A6. [Red square A6, Red health 1]
2 5 5 1
#> 116 Red rolls 2 5 5 1 = 13 for movement. [Red movement 13, Red attacks 1]
m F6
#> 117 Red goes A6 to F6: 5 moved, 8 left. [Red square F6, Red movement 8]
4 1
#> 118 Red rolls 4 1 = 5 damage.
6
#> 119 Red rolls 6 in defense. Red takes no damage: Health 1. Red has the blue flag. [Red blue-flag 1, floor F6 blood blood blood blood blood blood blood blood]
m G1
#> 120 Red goes F6 to G6: 1 moved, 7 left. [Red square G6, Red movement 7]
1
#> 121 Red rolls 1 for the power-up. 1: no card. Red goes G6 to H5: 2 moved, 5 left. Red teleports to G1, 4 left. [Red square G1, Red movement 4]
end
#> 122 Turn 16: Blue. [Blue turn]
5 6 6
#> 123 Blue rolls 5 6 6 = 17 for movement. [Blue movement 17, Blue attacks 2]
end
#> 124 Turn 17: Green. [Green turn]
6
#> 125 Green rolls 6 to respawn. Green respawns on H6. [Green square H6, Green health 2]
4 3 4 1
#> 126 Green rolls 4 3 4 1 = 12 for movement. [Green movement 12, Green attacks 1]
m G1
#> 127 Green goes H6 to H5: 1 moved, 11 left. Green teleports to G1, 10 left. Red is bumped from G1 by Green. [Green square G1, Green movement 10]
3
#> 128 Red rolls 3 for the bump. Red lands on C4. [Red square C4]
end
#> 129 Turn 18: Purple. [Purple turn]
1 5 4
#> 130 Purple rolls 1 5 4 = 10 for movement. [Purple movement 10, Purple attacks 1]
m B6
#> 131 Purple goes C6 to B6: 1 moved, 9 left. [Purple square B6, Purple movement 9]
p game-ender
#> 132 Purple plays Game Ender. [Purple card game-ender 1, Purple hand weapon 0]
m e
#> 133 Purple goes B6 to C6: 1 moved, 8 left. [Purple square C6, Purple movement 8]
m B6
#> 134 Purple goes C6 to B6: 1 moved, 7 left. [Purple square B6, Purple movement 7]
m n
#> 135 Purple goes B6 to B5: 1 moved, 6 left. [Purple square B5, Purple movement 6]
m B6
#> 136 Purple goes B5 to B6: 1 moved, 5 left. [Purple square B6, Purple movement 5]
m e
#> 137 Purple goes B6 to C6: 1 moved, 4 left. [Purple square C6, Purple movement 4]
m B6
#> 138 Purple goes C6 to B6: 1 moved, 3 left. [Purple square B6, Purple movement 3]
p bottomless-backpack
#> 139 Purple plays Bottomless Backpack. [Purple card bottomless-backpack, Purple hand gadget 0]
m n
#> 140 Purple goes B6 to B5: 1 moved, 2 left. [Purple square B5, Purple movement 2]
m B6
#> 141 Purple goes B5 to B6: 1 moved, 1 left. [Purple square B6, Purple movement 1]
m e
#> 142 Purple goes B6 to C6: 1 moved, 0 left. [Purple square C6, Purple movement 0]
end
#> 143 Turn 19: Red. [Red turn]
3 3 5 3
#> 144 Red rolls 3 3 5 3 = 14 for movement. [Red movement 14, Red attacks 1]
m e s e n e e s e G1
#> 145 Red goes C4 to F4: 5 moved, 9 left. [Red square F4, Red movement 9]
4
#> 146 Red rolls 4 for the power-up. 4: power-up! Red draws a weapon card. Red goes F4 to H5: 3 moved, 6 left. Red teleports to G1, 5 left. Green is bumped from G1 by Red. [Red square G1, Red hand weapon 2, Red movement 5]
1
#> 147 Green rolls 1 for the bump. Green lands on A1. [Green square A1]
end
#> 148 Turn 20: Blue. [Blue turn]
3 2 1
#> 149 Blue rolls 3 2 1 = 6 for movement. [Blue movement 6, Blue attacks 2]
end
#> 150 Turn 21: Green. [Green turn]
4 3 4 5
#> 151 Green rolls 4 3 4 5 = 16 for movement. [Green movement 16, Green attacks 1]
m e e e e e e H5 G1
#> 152 Green goes A1 to E1: 4 moved, 12 left. [Green square E1, Green movement 12]
6
#> 153 Green rolls 6 for the power-up. 6: power-up! Green draws a weapon card. Green goes E1 to G1: 2 moved, 10 left. Green teleports to H5, 9 left. Green teleports to G1, 8 left. Red is bumped from G1 by Green. [Green square G1, Green hand weapon 3, Green movement 8]
3
#> 154 Red rolls 3 for the bump. Red lands on C4. [Red square C4]
end
#> 155 Green: 1 over the hand limit of 5.
choose gym-membership
#> 156 Green discards Gym Membership (hand limit). Turn 22: Purple. [Green hand gadget 1, Purple turn]
6 1 5
#> 157 Purple rolls 6 1 5 = 12 for movement. [Purple movement 12, Purple attacks 1]
m B6
#> 158 Purple goes C6 to B6: 1 moved, 11 left. [Purple square B6, Purple movement 11]
m w
#> 159 Purple goes B6 to A6: 1 moved, 10 left. [Purple square A6, Purple movement 10]
m B6
#> 160 Purple goes A6 to B6: 1 moved, 9 left. [Purple square B6, Purple movement 9]
m w
#> 161 Purple goes B6 to A6: 1 moved, 8 left. [Purple square A6, Purple movement 8]
m B6
#> 162 Purple goes A6 to B6: 1 moved, 7 left. [Purple square B6, Purple movement 7]
p god-mode
#> 163 Purple plays God Mode. [Purple card god-mode, Purple hand special 0]
m e
#> 164 Purple goes B6 to C6: 1 moved, 6 left. [Purple square C6, Purple movement 6]
m B6
#> 165 Purple goes C6 to B6: 1 moved, 5 left. [Purple square B6, Purple movement 5]
m n
#> 166 Purple goes B6 to B5: 1 moved, 4 left. [Purple square B5, Purple movement 4]
m B6
#> 167 Purple goes B5 to B6: 1 moved, 3 left. [Purple square B6, Purple movement 3]
m w
#> 168 Purple goes B6 to A6: 1 moved, 2 left. [Purple square A6, Purple movement 2]
m B6
#> 169 Purple goes A6 to B6: 1 moved, 1 left. [Purple square B6, Purple movement 1]
m e
#> 170 Purple goes B6 to C6: 1 moved, 0 left. [Purple square C6, Purple movement 0]
end
#> 171 God Mode on Purple ends. Turn 23: Red. [Red turn, Purple no-card god-mode]
2 4 2 2
#> 172 Red rolls 2 4 2 2 = 10 for movement. [Red movement 10, Red attacks 1]
m e s e n e e s e G1
#> 173 Red goes C4 to F4: 5 moved, 5 left. [Red square F4, Red movement 5]
5
#> 174 Red rolls 5 for the power-up. 5: power-up! Red draws a weapon card. Red goes F4 to H5: 3 moved, 2 left. Red teleports to G1, 1 left. Green is bumped from G1 by Red. [Red square G1, Red hand weapon 3, Red movement 1]
2
#> 175 Green rolls 2 for the bump. Green lands on H1. [Green square H1]
end
#> 176 Turn 24: Blue. [Blue turn]
3 6 4
#> 177 Blue rolls 3 6 4 = 13 for movement. [Blue movement 13, Blue attacks 2]
end
#> 178 Turn 25: Green. [Green turn]
1 6 5 1
#> 179 Green rolls 1 6 5 1 = 13 for movement. [Green movement 13, Green attacks 1]
m w H5 G1
#> 180 Green goes H1 to G1: 1 moved, 12 left. Green teleports to H5, 11 left. Green teleports to G1, 10 left. Red is bumped from G1 by Green. [Green square G1, Green movement 10]
2
#> 181 Red rolls 2 for the bump. Red lands on H1. [Red square H1]
end
#> 182 Turn 26: Purple. [Purple turn]
4 5 4
#> 183 Purple rolls 4 5 4 = 13 for movement. [Purple movement 13, Purple attacks 1]
m B6
#> 184 Purple goes C6 to B6: 1 moved, 12 left. [Purple square B6, Purple movement 12]
m n
#> 185 Purple goes B6 to B5: 1 moved, 11 left. [Purple square B5, Purple movement 11]
m B6
#> 186 Purple goes B5 to B6: 1 moved, 10 left. [Purple square B6, Purple movement 10]
m n
#> 187 Purple goes B6 to B5: 1 moved, 9 left. [Purple square B5, Purple movement 9]
m B6
#> 188 Purple goes B5 to B6: 1 moved, 8 left. [Purple square B6, Purple movement 8]
m n
#> 189 Purple goes B6 to B5: 1 moved, 7 left. [Purple square B5, Purple movement 7]
m B6
#> 190 Purple goes B5 to B6: 1 moved, 6 left. [Purple square B6, Purple movement 6]
m e
#> 191 Purple goes B6 to C6: 1 moved, 5 left. [Purple square C6, Purple movement 5]
m B6
#> 192 Purple goes C6 to B6: 1 moved, 4 left. [Purple square B6, Purple movement 4]
m w
#> 193 Purple goes B6 to A6: 1 moved, 3 left. [Purple square A6, Purple movement 3]
m B6
#> 194 Purple goes A6 to B6: 1 moved, 2 left. [Purple square B6, Purple movement 2]
m e
#> 195 Purple goes B6 to C6: 1 moved, 1 left. [Purple square C6, Purple movement 1]
end
#> 196 Turn 27: Red. [Red turn]
3 4 3 3
#> 197 Red rolls 3 4 3 3 = 13 for movement. [Red movement 13, Red attacks 1]
m w H5 G1
#> 198 Red goes H1 to G1: 1 moved, 12 left. Red teleports to H5, 11 left. Red teleports to G1, 10 left. Green is bumped from G1 by Red. [Red square G1, Red movement 10]
6
#> 199 Green rolls 6 for the bump. Green lands on H6. [Green square H6]
end
#> 200 Turn 28: Blue. [Blue turn]
2 3 2
#> 201 Blue rolls 2 3 2 = 7 for movement. [Blue movement 7, Blue attacks 2]
end
#> 202 Turn 29: Green. [Green turn]
1 2 3 3
#> 203 Green rolls 1 2 3 3 = 9 for movement. [Green movement 9, Green attacks 1]
s Purple start
#> 204 Green fires Pistol at Purple, range 5. [Green attacks 0]
5
#> 205 Green rolls 5 to hit. Hit on Purple: 5 reaches range 5.
1 2
#> 206 Green rolls 1 2 = 3 damage.
1 4
#> 207 Purple rolls 1 4 = 5 in defense. Purple takes no damage: Health 2.
m G1
#> 208 Green goes H6 to H5: 1 moved, 8 left. Green teleports to G1, 7 left. Red is bumped from G1 by Green. [Green square G1, Green movement 7]
3
#> 209 Red rolls 3 for the bump. Red lands on C4. [Red square C4]
end
#> 210 Turn 30: Purple. [Purple turn]
6 1 1
#> 211 Purple rolls 6 1 1 = 8 for movement. [Purple movement 8, Purple attacks 1]
m B6
#> 212 Purple goes C6 to B6: 1 moved, 7 left. [Purple square B6, Purple movement 7]
m w
#> 213 Purple goes B6 to A6: 1 moved, 6 left. [Purple square A6, Purple movement 6]
m B6
#> 214 Purple goes A6 to B6: 1 moved, 5 left. [Purple square B6, Purple movement 5]
m w
#> 215 Purple goes B6 to A6: 1 moved, 4 left. [Purple square A6, Purple movement 4]
m B6
#> 216 Purple goes A6 to B6: 1 moved, 3 left. [Purple square B6, Purple movement 3]
m n
#> 217 Purple goes B6 to B5: 1 moved, 2 left. [Purple square B5, Purple movement 2]
m B6
#> 218 Purple goes B5 to B6: 1 moved, 1 left. [Purple square B6, Purple movement 1]
m e
#> 219 Purple goes B6 to C6: 1 moved, 0 left. [Purple square C6, Purple movement 0]
end
#> 220 Turn 31: Red. [Red turn]
3 3 5 5
#> 221 Red rolls 3 3 5 5 = 16 for movement. [Red movement 16, Red attacks 1]
m e s e n e e s e G1
#> 222 Red goes C4 to F4: 5 moved, 11 left. [Red square F4, Red movement 11]
1
#> 223 Red rolls 1 for the power-up. 1: no card. Red goes F4 to H5: 3 moved, 8 left. Red teleports to G1, 7 left. Green is bumped from G1 by Red. [Red square G1, Red movement 7]
1
#> 224 Green rolls 1 for the bump. Green lands on A1. [Green square A1]
end
#> 225 Turn 32: Blue. [Blue turn]
3 1 3
#> 226 Blue rolls 3 1 3 = 7 for movement. [Blue movement 7, Blue attacks 2]
end
#> 227 Turn 33: Green. [Green turn]
5 1 1 4
#> 228 Green rolls 5 1 1 4 = 11 for movement. [Green movement 11, Green attacks 1]
m e e e e e e H5 G1
#> 229 Green goes A1 to E1: 4 moved, 7 left. [Green square E1, Green movement 7]
5
#> 230 Green rolls 5 for the power-up. 5: power-up! Green draws a weapon card. Green goes E1 to G1: 2 moved, 5 left. Green teleports to H5, 4 left. Green teleports to G1, 3 left. Red is bumped from G1 by Green. [Green square G1, Green hand weapon 4, Green movement 3]
6
#> 231 Red rolls 6 for the bump. Red lands on H6. [Red square H6]
end
#> 232 Green: 1 over the hand limit of 5.
choose cat-5-o-nine-tails
#> 233 Green discards Cat-5 o' Nine Tails (hand limit). Turn 34: Purple. [Green hand weapon 3, Purple turn]
1 1 5
#> 234 Purple rolls 1 1 5 = 7 for movement. [Purple movement 7, Purple attacks 1]
s Red start
#> 235 Purple fires Pistol at Red, range 5. [Purple attacks 0]
1 3
#> 236 Purple rolls 1 3 = 4 to hit. Purple misses Red: 4 is below range 5.
m B6
#> 237 Purple goes C6 to B6: 1 moved, 6 left. [Purple square B6, Purple movement 6]
m e
#> 238 Purple goes B6 to C6: 1 moved, 5 left. [Purple square C6, Purple movement 5]
m B6
#> 239 Purple goes C6 to B6: 1 moved, 4 left. [Purple square B6, Purple movement 4]
m w
#> 240 Purple goes B6 to A6: 1 moved, 3 left. [Purple square A6, Purple movement 3]
m B6
#> 241 Purple goes A6 to B6: 1 moved, 2 left. [Purple square B6, Purple movement 2]
m w
#> 242 Purple goes B6 to A6: 1 moved, 1 left. [Purple square A6, Purple movement 1]
end
#> 243 Turn 35: Red. [Red turn]
2 5 3 3
#> 244 Red rolls 2 5 3 3 = 13 for movement. [Red movement 13, Red attacks 1]
s Blue start
#> 245 Red fires Pistol at Blue, range 6. [Red attacks 0]
6 5
#> 246 Red rolls 6 5 = 11 to hit. Hit on Blue: 11 reaches range 6.
6 3
#> 247 Red rolls 6 3 = 9 damage.
5
#> 248 Blue rolls 5 in defense. Blue takes 1 point: Health 0. Blue is FRAGGED by Red. Blood on B6. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 2, Blue square off, floor B6 base:blue blood]
m G1
#> 249 Red goes H6 to H5: 1 moved, 12 left. Red teleports to G1, 11 left. Green is bumped from G1 by Red. [Red square G1, Red movement 11]
1
#> 250 Green rolls 1 for the bump. Green lands on A1. [Green square A1]
end
#> 251 Red: 1 over the hand limit of 5.
choose hip-waders
#> 252 Red discards Hip Waders (hand limit). Turn 36: Blue. [Blue turn, Red hand gadget 0]
2
#> 253 Blue rolls 2 to respawn. Blue respawns on H1. [Blue square H1, Blue health 1]
4 6 5
#> 254 Blue rolls 4 6 5 = 15 for movement. [Blue movement 15, Blue attacks 2]
m B6
#> 255 Blue goes H1 to G1: 1 moved, 14 left. Blue teleports to H5, 13 left. Blue goes H5 to G6: 2 moved, 11 left. [Blue square G6, Blue movement 11]
1
#> 256 Blue rolls 1 for the power-up. 1: no card. Blue goes G6 to F6: 1 moved, 10 left. [Blue square F6, Blue movement 10]
3 3
#> 257 Blue rolls 3 3 = 6 damage.
5
#> 258 Blue rolls 5 in defense. Blue takes 1 point: Health 0. Blue is FRAGGED (acid). Blood on F6. Turn 37: Green. [Blue square off, floor F6 blood blood blood blood blood blood blood blood blood, Green turn]
1 4 3 4
#> 259 Green rolls 1 4 3 4 = 12 for movement. [Green movement 12, Green attacks 1]
m e e e e e e H5 G1
#> 260 Green goes A1 to E1: 4 moved, 8 left. [Green square E1, Green movement 8]
4
#> 261 Green rolls 4 for the power-up. 4: power-up! Green draws a weapon card. Green goes E1 to G1: 2 moved, 6 left. Green teleports to H5, 5 left. Green teleports to G1, 4 left. Red is bumped from G1 by Green. [Green square G1, Green hand weapon 4, Green movement 4]
3
#> 262 Red rolls 3 for the bump. Red lands on C4. [Red square C4]
end
#> 263 Green: 1 over the hand limit of 5.
choose one-more-round
#> 264 Green discards One More Round (hand limit). Turn 38: Purple. [Purple turn, Green hand special 0]
3 6 2
#> 265 Purple rolls 3 6 2 = 11 for movement. [Purple movement 11, Purple attacks 1]
m B6
#> 266 Purple goes A6 to B6: 1 moved, 10 left. [Purple square B6, Purple movement 10]
end
#> 267 Turn 39: Red. [Red turn]
3 3 5 2
#> 268 Red rolls 3 3 5 2 = 13 for movement. [Red movement 13, Red attacks 1]
m e s e n e e s e G1
#> 269 Red goes C4 to F4: 5 moved, 8 left. [Red square F4, Red movement 8]
4
#> 270 Red rolls 4 for the power-up. 4: power-up! Red draws a weapon card. Red goes F4 to H5: 3 moved, 5 left. Red teleports to G1, 4 left. Green is bumped from G1 by Red. [Red square G1, Red hand weapon 4, Red movement 4]
2
#> 271 Green rolls 2 for the bump. Green lands on H1. [Green square H1]
end
#> 272 Red: 1 over the hand limit of 5.
choose big-fragging-deal
#> 273 Red discards Big Fragging Deal (hand limit). Turn 40: Blue. [Red hand weapon 3, Blue turn]
5
#> 274 Blue rolls 5 to respawn. Blue respawns on A6. [Blue square A6, Blue health 1]
5 2 2
#> 275 Blue rolls 5 2 2 = 9 for movement. [Blue movement 9, Blue attacks 2]
m B6
#> 276 Blue goes A6 to B6: 1 moved, 8 left. [Blue square B6, Blue movement 8]
m n
#> 277 Blue goes B6 to B5: 1 moved, 7 left. [Blue square B5, Blue movement 7]
m B6
#> 278 Blue goes B5 to B6: 1 moved, 6 left. [Blue square B6, Blue movement 6]
p ammo-pinata
#> 279 Blue plays Ammo Piñata. Ammo Piñata does nothing: no weapon with a track is in play. [Blue hand gadget 0]
take blood
#> 280 Blue takes blood from B6, has 1. [Blue blood 1, floor B6 base:blue]
p glue-on-plasma
#> 281 Blue plays Glue-On Plasma. [Blue card glue-on-plasma 3, Blue hand weapon 0]
p keyboard-swap
#> 282 Blue: Keyboard Swap on whom.
choose Red
#> 283 Blue plays Keyboard Swap on Red. [Blue hand weapon 3, Blue hand special 2, Red hand weapon 0, Red hand special 0]
p disconnect
#> 284 Blue: Disconnect on whom.
choose Green
#> 285 Blue plays Disconnect on Green. Green is out of play (Disconnect). [Blue hand special 1, Green square off]
m w
#> 286 Blue goes B6 to A6: 1 moved, 5 left. [Blue square A6, Blue movement 5]
m B6
#> 287 Blue goes A6 to B6: 1 moved, 4 left. [Blue square B6, Blue movement 4]
m e
#> 288 Blue goes B6 to C6: 1 moved, 3 left. [Blue square C6, Blue movement 3]
m B6
#> 289 Blue goes C6 to B6: 1 moved, 2 left. [Blue square B6, Blue movement 2]
m w
#> 290 Blue goes B6 to A6: 1 moved, 1 left. [Blue square A6, Blue movement 1]
end
#> 291 Turn 41: Green. [Green turn]
5
#> 292 Green rolls 5 to respawn. Green respawns on A6. Blue is bumped from A6 by Green. [Green square A6, Green health 2]
5
#> 293 Blue rolls 5 for the bump. Blue lands on A6. Green is bumped from A6 by Blue.
6
#> 294 Green rolls 6 for the bump. Green lands on H6. [Green square H6]
5 6 2 4
#> 295 Green rolls 5 6 2 4 = 17 for movement. [Green movement 17, Green attacks 1]
m G1
#> 296 Green goes H6 to H5: 1 moved, 16 left. Green teleports to G1, 15 left. Red is bumped from G1 by Green. [Green square G1, Green movement 15]
5
#> 297 Red rolls 5 for the bump. Red lands on A6. Blue is bumped from A6 by Red. [Red square A6]
3
#> 298 Blue rolls 3 for the bump. Blue lands on C4. [Blue square C4]
end
#> 299 Turn 42: Purple. [Purple turn]
5 3 4
#> 300 Purple rolls 5 3 4 = 12 for movement. [Purple movement 12, Purple attacks 1]
end
#> 301 Turn 43: Red. [Red turn]
5 4 1 2
#> 302 Red rolls 5 4 1 2 = 12 for movement. [Red movement 12, Red attacks 1]
m G1
#> 303 Red goes A6 to F6: 5 moved, 7 left. [Red square F6, Red movement 7]
2 1
#> 304 Red rolls 2 1 = 3 damage.
6
#> 305 Red rolls 6 in defense. Red takes no damage: Health 1. Red goes F6 to G6: 1 moved, 6 left. [Red square G6, Red movement 6]
6
#> 306 Red rolls 6 for the power-up. 6: power-up! Red draws a gadget card. Red goes G6 to H5: 2 moved, 4 left. Red teleports to G1, 3 left. Green is bumped from G1 by Red. [Red square G1, Red hand gadget 1, Red movement 3]
2
#> 307 Green rolls 2 for the bump. Green lands on H1. [Green square H1]
end
#> 308 Turn 44: Blue. [Blue turn]
3 5 1
#> 309 Blue rolls 3 5 1 = 9 for movement. [Blue movement 9, Blue attacks 2]
m B6
#> 310 Blue goes C4 to B6: 3 moved, 6 left. [Blue square B6, Blue movement 6]
m n
#> 311 Blue goes B6 to B5: 1 moved, 5 left. [Blue square B5, Blue movement 5]
m B6
#> 312 Blue goes B5 to B6: 1 moved, 4 left. [Blue square B6, Blue movement 4]
drop glue-on-plasma
#> 313 Blue drops Glue-On Plasma on B6. [floor B6 base:blue glue-on-plasma, Blue no-card glue-on-plasma]
m w
#> 314 Blue goes B6 to A6: 1 moved, 3 left. [Blue square A6, Blue movement 3]
m B6
#> 315 Blue goes A6 to B6: 1 moved, 2 left. [Blue square B6, Blue movement 2]
m w
#> 316 Blue goes B6 to A6: 1 moved, 1 left. [Blue square A6, Blue movement 1]
end
#> 317 Turn 45: Green. [Green turn]
1 6 3 4
#> 318 Green rolls 1 6 3 4 = 14 for movement. [Green movement 14, Green attacks 1]
m w H5 G1
#> 319 Green goes H1 to G1: 1 moved, 13 left. Green teleports to H5, 12 left. Green teleports to G1, 11 left. Red is bumped from G1 by Green. [Green square G1, Green movement 11]
3
#> 320 Red rolls 3 for the bump. Red lands on C4. [Red square C4]
end
#> 321 Turn 46: Purple. [Purple turn]
1 3 1
#> 322 Purple rolls 1 3 1 = 5 for movement. [Purple movement 5, Purple attacks 1]
end
#> 323 Turn 47: Red. [Red turn]
1 4 4 1
#> 324 Red rolls 1 4 4 1 = 10 for movement. [Red movement 10, Red attacks 1]
m e s e n e e s e G1
#> 325 Red goes C4 to F4: 5 moved, 5 left. [Red square F4, Red movement 5]
4
#> 326 Red rolls 4 for the power-up. 4: power-up! Red draws a weapon card. Red goes F4 to H5: 3 moved, 2 left. Red teleports to G1, 1 left. Green is bumped from G1 by Red. [Red square G1, Red hand weapon 1, Red movement 1]
3
#> 327 Green rolls 3 for the bump. Green lands on C4. [Green square C4]
end
#> 328 Turn 48: Blue. [Blue turn]
3 5 3
#> 329 Blue rolls 3 5 3 = 11 for movement. [Blue movement 11, Blue attacks 2]
m B6
#> 330 Blue goes A6 to B6: 1 moved, 10 left. [Blue square B6, Blue movement 10]
m e
#> 331 Blue goes B6 to C6: 1 moved, 9 left. [Blue square C6, Blue movement 9]
m B6
#> 332 Blue goes C6 to B6: 1 moved, 8 left. [Blue square B6, Blue movement 8]
p yoink
#> 333 Blue: Yoink! on whom.
choose Green
#> 334 Blue plays Yoink! on Green. [Blue hand special 0]
choose gadget
#> 335 Blue takes a gadget card from Green. [Blue hand gadget 1, Green hand gadget 0]
m w
#> 336 Blue goes B6 to A6: 1 moved, 7 left. [Blue square A6, Blue movement 7]
m B6
#> 337 Blue goes A6 to B6: 1 moved, 6 left. [Blue square B6, Blue movement 6]
p twin-peeks
#> 338 Blue plays Twin Peeks. [Blue hand weapon 2, Blue card twin-peeks 8]
m e
#> 339 Blue goes B6 to C6: 1 moved, 5 left. [Blue square C6, Blue movement 5]
m B6
#> 340 Blue goes C6 to B6: 1 moved, 4 left. [Blue square B6, Blue movement 4]
m n
#> 341 Blue goes B6 to B5: 1 moved, 3 left. [Blue square B5, Blue movement 3]
m B6
#> 342 Blue goes B5 to B6: 1 moved, 2 left. [Blue square B6, Blue movement 2]
p pocket-medkit
#> 343 Blue plays Pocket Medkit. Pocket Medkit does nothing: no Health is lost. [Blue hand gadget 0]
p sawn-off-regret
#> 344 Blue plays Sawn-Off Regret. [Blue hand weapon 1, Blue card sawn-off-regret 2]
m e
#> 345 Blue goes B6 to C6: 1 moved, 1 left. [Blue square C6, Blue movement 1]
end
#> 346 Turn 49: Green. [Green turn]
4 6 6 3
#> 347 Green rolls 4 6 6 3 = 19 for movement. [Green movement 19, Green attacks 1]
m e s e n e e s e G1
#> 348 Green goes C4 to F4: 5 moved, 14 left. [Green square F4, Green movement 14]
1
#> 349 Green rolls 1 for the power-up. 1: no card. Green goes F4 to H5: 3 moved, 11 left. Green teleports to G1, 10 left. Red is bumped from G1 by Green. [Green square G1, Green movement 10]
5
#> 350 Red rolls 5 for the bump. Red lands on A6. [Red square A6]
end
#> 351 Turn 50: Purple. [Purple turn]
5 1 3
#> 352 Purple rolls 5 1 3 = 9 for movement. [Purple movement 9, Purple attacks 1]
end
#> 353 Turn 51: Red. [Red turn]
1 6 6 5
#> 354 Red rolls 1 6 6 5 = 18 for movement. [Red movement 18, Red attacks 1]
s Purple start
#> 355 Red fires Pistol at Purple, range 1. Hit on Purple without a roll: 2 dice always reach 1. [Red attacks 0]
1 3
#> 356 Red rolls 1 3 = 4 damage.
1 3
#> 357 Purple rolls 1 3 = 4 in defense. Purple takes 1 point: Health 1. [Purple health 1]
m G1
#> 358 Red goes A6 to F6: 5 moved, 13 left. [Red square F6, Red movement 13]
1 6
#> 359 Red rolls 1 6 = 7 damage.
5
#> 360 Red rolls 5 in defense. Red takes 1 point: Health 0. Red is FRAGGED (acid). Blood on F6. The blue flag lies on F6. Turn 52: Blue. [Red square off, floor F6 blood blood blood blood blood blood blood blood blood blood flag:blue, Blue turn, Red blue-flag 0]
1 6 2
#> 361 Blue rolls 1 6 2 = 9 for movement. [Blue movement 9, Blue attacks 2]
m F6
#> 362 Blue goes C6 to F6: 3 moved, 6 left. [Blue square F6, Blue movement 6]
2 5
#> 363 Blue rolls 2 5 = 7 damage.
6
#> 364 Blue rolls 6 in defense. Blue takes 1 point: Health 0. [Blue health 0]
choose blood
#> 365 Blue spends blood, 0 left. Blue heals 1: Health 1. Blue has the blue flag. [Blue health 1, Blue blue-flag 1, floor F6 blood blood blood blood blood blood blood blood blood blood, Blue blood 0]
m B6
#> 366 Blue goes F6 to B6: 4 moved, 2 left. The blue flag is home again. A point for blue: 2 now. The red flag is home again. [Blue square B6, points blue 2, floor B6 base:blue flag:blue glue-on-plasma, floor G1 base:red flag:red, Blue movement 2, Blue blue-flag 0, Purple red-flag 0]
m B4
#> 367 Blue goes B6 to B4: 2 moved, 0 left. [Blue square B4, Blue movement 0]
end
#> 368 Turn 53: Green. [Green turn]
5 2 5 6
#> 369 Green rolls 5 2 5 6 = 18 for movement. [Green movement 18, Green attacks 1]
m B6
#> 370 Green teleports to H5, 17 left. Green goes H5 to G6: 2 moved, 15 left. [Green square G6, Green movement 15]
2
#> 371 Green rolls 2 for the power-up. 2: no card. Green goes G6 to F6: 1 moved, 14 left. [Green square F6, Green movement 14]
1 3
#> 372 Green rolls 1 3 = 4 damage.
3 5
#> 373 Green rolls 3 5 = 8 in defense. Green takes no damage: Health 2. Green goes F6 to B6: 4 moved, 10 left. Green has the blue flag. [Green square B6, Green blue-flag 1, floor B6 base:blue glue-on-plasma, Green movement 10]
m G1
#> 374 Green goes B6 to F6: 4 moved, 6 left. [Green square F6, Green movement 6]
2 1
#> 375 Green rolls 2 1 = 3 damage.
2 3
#> 376 Green rolls 2 3 = 5 in defense. Green takes no damage: Health 2. Green goes F6 to H5: 3 moved, 3 left. Green teleports to G1, 2 left. A point for red: 3 now. The blue flag is home again. Team red WINS 3 to 2: Red and Green! [Green square G1, points red 3, floor B6 base:blue flag:blue glue-on-plasma, Green blue-flag 0]
