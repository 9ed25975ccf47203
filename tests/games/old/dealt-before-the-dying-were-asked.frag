frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 2/3/2
player: Blue 1/2/4
player: Green 3/2/2
dice: table
cards: dealt

5
#> 1 Red rolls 5 for the first turn.
2
#> 2 Blue rolls 2 for the first turn.
5
#> 3 Green rolls 5 for the first turn. Red and Green are even and roll again.
1
#> 4 Red rolls 1 for the first turn.
3
#> 5 Green rolls 3 for the first turn. Green goes first.
deal nailed-it
#> 6 Green draws Nailed It.
deal pocket-medkit
#> 7 Green draws Pocket Medkit.
deal give-all
#> 8 Green draws Give All.
deal can-opener
#> 9 Red draws Can Opener.
deal overclocked-cells
#> 10 Red draws Overclocked Cells.
deal desync
#> 11 Red draws Desync.
deal big-fragging-deal
#> 12 Blue draws Big Fragging Deal.
deal fridge-plating
#> 13 Blue draws Fridge Plating.
deal insert-coin
#> 14 Blue draws Insert Coin.
choose C4
#> 15 Green starts on C4. [Green square C4, Green health 3]
choose E4
#> 16 Red starts on E4. [Red square E4, Red health 2]
choose H6
#> 17 Blue starts on H6. Turn 1: Green. [Blue square H6, Blue health 1, Green turn]
4 1
#> 18 Green rolls 4 1 = 5 for movement. [Green movement 5, Green attacks 1]
m w
#> 19 Green goes C4 to B4: 1 moved, 4 left. [Green square B4, Green movement 4]
m s
#> 20 Green goes B4 to B5: 1 moved, 3 left. [Green square B5, Green movement 3]
m w
#> 21 Green goes B5 to A5: 1 moved, 2 left. [Green square A5, Green movement 2]
m e
#> 22 Green goes A5 to B5: 1 moved, 1 left. [Green square B5, Green movement 1]
p pocket-medkit
#> 23 Green plays Pocket Medkit. Pocket Medkit does nothing: no Health is lost.
m s
#> 24 Green goes B5 to B6: 1 moved, 0 left. [Green square B6, Green movement 0]
s Blue nailed-it
#> 25 Green plays and fires Nailed It at Blue, range 6: 1 ammo, 3 left. [Green card nailed-it 3, Green attacks 0]
5 1
#> 26 Green rolls 5 1 = 6 to hit. Hit on Blue: 6 reaches range 6.
4 1
#> 27 Green rolls 4 1 = 5 damage.
1
#> 28 Blue rolls 1 in defense. Blue takes 6 points: Health -5. Blue is FRAGGED by Green. Blood on H6. Green scores: 1 frag. [Blue square off, Green frags 1, floor H6 blood]
deal double-trouble
#> 29 Green draws Double Trouble.
p give-all
#> 30 Green plays Give All. Nailed It of Green: 4 ammo. [Green ammo nailed-it 4]
deal game-ender
#> 31 Green draws Game Ender.
p game-ender
#> 32 Green plays Game Ender. [Green card game-ender 1]
drop game-ender
#> 33 Green drops Game Ender on B6. [floor B6 game-ender, Green no-card game-ender]
drop nailed-it
#> 34 Green drops Nailed It on B6. [floor B6 game-ender nailed-it, Green no-card nailed-it]
end
#> 35 Turn 2: Red. [Red turn]
5 3 1
#> 36 Red rolls 5 3 1 = 9 for movement. [Red movement 9, Red attacks 1]
m s
#> 37 Red goes E4 to E5: 1 moved, 8 left. [Red square E5, Red movement 8]
m n
#> 38 Red goes E5 to E4: 1 moved, 7 left. [Red square E4, Red movement 7]
m s
#> 39 Red goes E4 to E5: 1 moved, 6 left. [Red square E5, Red movement 6]
p overclocked-cells
#> 40 Red plays Overclocked Cells. [Red card overclocked-cells]
m w
#> 41 Red goes E5 to D5: 1 moved, 5 left. [Red square D5, Red movement 5]
m n
#> 42 Red goes D5 to D4: 1 moved, 4 left. [Red square D4, Red movement 4]
end
#> 43 Turn 3: Blue. [Blue turn]
1
#> 44 Blue rolls 1 to respawn. Blue respawns on A1. [Blue square A1, Blue health 1]
2 6
#> 45 Blue rolls 2 6 = 8 for movement. [Blue movement 8, Blue attacks 2]
m e
#> 46 Blue goes A1 to B1: 1 moved, 7 left. [Blue square B1, Blue movement 7]
p big-fragging-deal
#> 47 Blue plays Big Fragging Deal. [Blue card big-fragging-deal 4]
end
#> 48 Turn 4: Green. [Green turn]
4 6
#> 49 Green rolls 4 6 = 10 for movement. [Green movement 10, Green attacks 1]
end
#> 50 Turn 5: Red. [Red turn]
1 6 4
#> 51 Red rolls 1 6 4 = 11 for movement. [Red movement 11, Red attacks 1]
m s
#> 52 Red goes D4 to D5: 1 moved, 10 left. [Red square D5, Red movement 10]
m e
#> 53 Red goes D5 to E5: 1 moved, 9 left. [Red square E5, Red movement 9]
s Blue can-opener
#> 54 Red plays and fires Can Opener at Blue, range 7: 1 ammo, 2 left. [Red card can-opener 2, Red attacks 0]
4 6
#> 55 Red rolls 4 6 = 10 to hit. Hit on Blue: 10 reaches range 7.
4 1 5 6
#> 56 Red rolls 4 1 5 6 = 16 damage.
6
#> 57 Blue rolls 6 in defense. Blue takes 2 points: Health -1. [Blue health -1]
choose die
#> 58 Blue is FRAGGED by Red. Big Fragging Deal left on B1. Blood on B1. Red scores: 1 frag. [Red frags 1, Blue square off, floor B1 big-fragging-deal blood, Blue no-card big-fragging-deal]
deal save-scum
#> 59 Red draws Save Scum.
end
#> 60 Turn 6: Blue. [Blue turn]
3
#> 61 Blue rolls 3 to respawn. Blue respawns on C4. [Blue square C4, Blue health 1]
4 4
#> 62 Blue rolls 4 4 = 8 for movement. [Blue movement 8, Blue attacks 2]
p fridge-plating
#> 63 Blue plays Fridge Plating. [Blue armor 3, Blue card fridge-plating]
s Red start
#> 64 Blue fires Pistol at Red, range 3. Hit on Red without a roll: 4 dice always reach 3. [Blue attacks 1]
4 3
#> 65 Blue rolls 4 3 = 7 damage.
2 1
#> 66 Red rolls 2 1 = 3 in defense. Red takes 2 points: Health 0. Red is FRAGGED by Blue. Red discards Overclocked Cells (fragged). Can Opener left on E5. Blood on E5. Blue scores: 1 frag. [Red square off, Blue frags 1, floor E5 blood can-opener, Red no-card overclocked-cells, Red no-card can-opener]
deal keyboard-swap
#> 67 Blue draws Keyboard Swap.
m e
#> 68 Blue goes C4 to D4: 1 moved, 7 left. [Blue square D4, Blue movement 7]
m w
#> 69 Blue goes D4 to C4: 1 moved, 6 left. [Blue square C4, Blue movement 6]
Red: p save-scum
#> 70 Said late: Red plays Save Scum. Red rolls 2 1 = 3 in defense. No longer: move. No longer: move. [Red square E5, Red health 2, Red card overclocked-cells, Red card can-opener 2, Red card save-scum, Blue frags 0, Blue movement 8, floor E5 nothing]
2 2
#> 71 Red rerolls in defense: 2 2 (Save Scum). Save Scum on Red ends. Red takes 1 point: Health 1. [Red health 1, Red no-card save-scum]
m w
#> 72 Blue goes C4 to B4: 1 moved, 7 left. [Blue square B4, Blue movement 7]
s Green start
#> 73 Blue fires Pistol at Green, range 2. Hit on Green without a roll: 4 dice always reach 2. [Blue attacks 0]
6 1
#> 74 Blue rolls 6 1 = 7 damage.
1 6 5
#> 75 Green rolls 1 6 5 = 12 in defense. Green takes no damage: Health 3.
end
#> 76 Turn 7: Green. [Green turn]
6 4
#> 77 Green rolls 6 4 = 10 for movement. [Green movement 10, Green attacks 1]
s Blue start
#> 78 Green fires Pistol at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Green attacks 0]
6 1
#> 79 Green rolls 6 1 = 7 damage.
5 4 6 2
#> 80 Blue rolls 5 4 6 2 = 17 in defense. Blue takes no damage: Health 1, armor 3.
m w
#> 81 Green goes B6 to A6: 1 moved, 9 left. [Green square A6, Green movement 9]
m e
#> 82 Green goes A6 to B6: 1 moved, 8 left. [Green square B6, Green movement 8]
m e
#> 83 Green goes B6 to C6: 1 moved, 7 left. [Green square C6, Green movement 7]
m n
#> 84 Green goes C6 to C5: 1 moved, 6 left. [Green square C5, Green movement 6]
end
#> 85 Turn 8: Red. [Red turn]
1 3 6
#> 86 Red rolls 1 3 6 = 10 for movement. [Red movement 10, Red attacks 1]
m w
#> 87 Red goes E5 to D5: 1 moved, 9 left. [Red square D5, Red movement 9]
m e
#> 88 Red goes D5 to E5: 1 moved, 8 left. [Red square E5, Red movement 8]
m w
#> 89 Red goes E5 to D5: 1 moved, 7 left. [Red square D5, Red movement 7]
end
#> 90 Turn 9: Blue. [Blue turn]
6
#> 91 Blue rolls 6 for movement. [Blue movement 6, Blue attacks 2]
m e
#> 92 Blue goes B4 to C4: 1 moved, 5 left. [Blue square C4, Blue movement 5]
s Green start
#> 93 Blue fires Pistol at Green, range 1. Hit on Green without a roll: 4 dice always reach 1. [Blue attacks 1]
6 3
#> 94 Blue rolls 6 3 = 9 damage.
3 4 3
#> 95 Green rolls 3 4 3 = 10 in defense. Green takes no damage: Health 3.
m s
#> 96 Blue goes C4 to C5: 1 moved, 4 left. [Blue square C5, Blue movement 4]
m n
#> 97 Blue goes C5 to C4: 1 moved, 3 left. [Blue square C4, Blue movement 3]
drop fridge-plating
#> 98 Blue drops Fridge Plating on C4. [floor C4 fridge-plating, Blue no-card fridge-plating]
m e
#> 99 Blue goes C4 to D4: 1 moved, 2 left. [Blue square D4, Blue movement 2]
s Red start
#> 100 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 4 dice always reach 1. [Blue attacks 0]
3 6
#> 101 Blue rolls 3 6 = 9 damage.
6
#> 102 Red rolls 6 in defense. Red takes 1 point: Health 0. Red is FRAGGED by Blue. Red discards Overclocked Cells (fragged). Can Opener left on D5. Blood on D5. Blue scores: 1 frag. [Red square off, Blue frags 1, floor D5 blood can-opener, Red no-card overclocked-cells, Red no-card can-opener]
deal keyboard-swap
#> 103 Blue draws Keyboard Swap.
m n
#> 104 Blue goes D4 to D3: 1 moved, 1 left. [Blue square D3, Blue movement 1]
4
#> 105 Blue rolls 4 for the power-up. 4: power-up!
deal red-dot-sight
#> 106 Blue draws Red Dot Sight.
m s
#> 107 Blue goes D3 to D4: 1 moved, 0 left. [Blue square D4, Blue movement 0]
p red-dot-sight
#> 108 Blue plays Red Dot Sight. [Blue card red-dot-sight]
p keyboard-swap Red
#> 109 Blue plays Keyboard Swap on Red.
drop red-dot-sight
#> 110 Blue drops Red Dot Sight on D4. [floor D4 red-dot-sight, Blue no-card red-dot-sight]
end
#> 111 Turn 10: Green. [Green turn]
3 5
#> 112 Green rolls 3 5 = 8 for movement. [Green movement 8, Green attacks 1]
m n
#> 113 Green goes C5 to C4: 1 moved, 7 left. [Green square C4, Green movement 7]
take fridge-plating
#> 114 Green takes Fridge Plating from C4. [floor C4 nothing]
m w
#> 115 Green goes C4 to B4: 1 moved, 6 left. [Green square B4, Green movement 6]
p fridge-plating
#> 116 Green plays Fridge Plating. [Green armor 3, Green card fridge-plating]
m e
#> 117 Green goes B4 to C4: 1 moved, 5 left. [Green square C4, Green movement 5]
m n
#> 118 Green goes C4 to C3: 1 moved, 4 left. [Green square C3, Green movement 4]
s Blue start
#> 119 Green fires Pistol at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Green attacks 0]
3 3
#> 120 Green rolls 3 3 = 6 damage.
5
#> 121 Blue rolls 5 in defense. Blue takes 1 point: Health 0. Blue is FRAGGED by Green. Blood on D4. Green scores: 2 frags. [Blue square off, Green frags 2, floor D4 blood red-dot-sight]
deal disconnect
#> 122 Green draws Disconnect.
m n
#> 123 Green goes C3 to C2: 1 moved, 3 left. [Green square C2, Green movement 3]
1 1
#> 124 Green rolls 1 1 = 2 damage.
4 1 6 3 2 1
#> 125 Green rolls 4 1 6 3 2 1 = 17 in defense. Green takes no damage: Health 3, armor 3.
m w
#> 126 Green goes C2 to B2: 1 moved, 2 left. [Green square B2, Green movement 2]
m w
#> 127 Green goes B2 to A2: 1 moved, 1 left. [Green square A2, Green movement 1]
m e
#> 128 Green goes A2 to B2: 1 moved, 0 left. [Green square B2, Green movement 0]
drop fridge-plating
#> 129 Green drops Fridge Plating on B2. [floor B2 fridge-plating, Green no-card fridge-plating]
end
#> 130 Turn 11: Red. [Red turn]
4
#> 131 Red rolls 4 to respawn. Red respawns on E4. [Red square E4, Red health 2]
1 2 3
#> 132 Red rolls 1 2 3 = 6 for movement. [Red movement 6, Red attacks 1]
m e
#> 133 Red goes E4 to F4: 1 moved, 5 left. [Red square F4, Red movement 5]
3
#> 134 Red rolls 3 for the power-up. 3: no card.
m w
#> 135 Red goes F4 to E4: 1 moved, 4 left. [Red square E4, Red movement 4]
m e
#> 136 Red goes E4 to F4: 1 moved, 3 left. [Red square F4, Red movement 3]
m w
#> 137 Red goes F4 to E4: 1 moved, 2 left. [Red square E4, Red movement 2]
m e
#> 138 Red goes E4 to F4: 1 moved, 1 left. [Red square F4, Red movement 1]
m w
#> 139 Red goes F4 to E4: 1 moved, 0 left. [Red square E4, Red movement 0]
s Green start
#> 140 Red fires Pistol at Green, range 5. [Red attacks 0]
3 5
#> 141 Red rolls 3 5 = 8 to hit. Hit on Green: 8 reaches range 5.
1 4
#> 142 Red rolls 1 4 = 5 damage.
1 2 5
#> 143 Green rolls 1 2 5 = 8 in defense. Green takes no damage: Health 3.
end
#> 144 Turn 12: Blue. [Blue turn]
3
#> 145 Blue rolls 3 to respawn. Blue respawns on C4. [Blue square C4, Blue health 1]
1 2
#> 146 Blue rolls 1 2 = 3 for movement. [Blue movement 3, Blue attacks 2]
m w
#> 147 Blue goes C4 to B4: 1 moved, 2 left. [Blue square B4, Blue movement 2]
s Red start
#> 148 Blue fires Pistol at Red, range 3. Hit on Red without a roll: 4 dice always reach 3. [Blue attacks 1]
4 1
#> 149 Blue rolls 4 1 = 5 damage.
5 1
#> 150 Red rolls 5 1 = 6 in defense. Red takes no damage: Health 2.
m s
#> 151 Blue goes B4 to B5: 1 moved, 1 left. [Blue square B5, Blue movement 1]
m w
#> 152 Blue goes B5 to A5: 1 moved, 0 left. [Blue square A5, Blue movement 0]
end
#> 153 Turn 13: Green. [Green turn]
1 5
#> 154 Green rolls 1 5 = 6 for movement. [Green movement 6, Green attacks 1]
s Red start
#> 155 Green fires Pistol at Red, range 5. [Green attacks 0]
5 4
#> 156 Green rolls 5 4 = 9 to hit. Hit on Red: 9 reaches range 5.
5 4
#> 157 Green rolls 5 4 = 9 damage.
2 2
#> 158 Red rolls 2 2 = 4 in defense. Red takes 2 points: Health 0. [Red health 0]
choose die
#> 159 Red is FRAGGED by Green. Blood on E4. Green scores: 3 frags. Green WINS with 3 frags! [Red square off, Green frags 3, floor E4 blood]
