frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
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
#> 3 Green rolls 5 for the first turn. Red and Green tie and roll again.
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
#> 19 Green moves from C4 to B4: 1 movement spent, 4 left. [Green square B4, Green movement 4]
m s
#> 20 Green moves from B4 to B5: 1 movement spent, 3 left. [Green square B5, Green movement 3]
m w
#> 21 Green moves from B5 to A5: 1 movement spent, 2 left. [Green square A5, Green movement 2]
m e
#> 22 Green moves from A5 to B5: 1 movement spent, 1 left. [Green square B5, Green movement 1]
p pocket-medkit
#> 23 Green plays Pocket Medkit. Pocket Medkit does nothing: Green has no Health to restore.
m s
#> 24 Green moves from B5 to B6: 1 movement spent, 0 left. [Green square B6, Green movement 0]
s Blue nailed-it
#> 25 Green plays and fires Nailed It at Blue, range 6: 1 ammo spent, 3 left. [Green card nailed-it 3, Green attacks 0]
5 1
#> 26 Green rolls 5 1 = 6 to hit. Green hits Blue: 6 reaches range 6.
4 1
#> 27 Green rolls 4 1 = 5 for damage.
1
#> 28 Blue rolls 1 for defense. Blue takes 6 damage: Health -5. [Blue health -5]
choose die
#> 29 Blue is FRAGGED by Green. Put a blood counter on H6. Green scores: 1 frag. [Blue square off, Green frags 1, floor H6 blood]
deal double-trouble
#> 30 Green draws Double Trouble.
p give-all
#> 31 Green plays Give All. Green's Nailed It has 4 ammo. [Green ammo nailed-it 4]
deal game-ender
#> 32 Green draws Game Ender.
p game-ender
#> 33 Green plays Game Ender. [Green card game-ender 1]
drop game-ender
#> 34 Green drops Game Ender on B6. [floor B6 game-ender, Green no-card game-ender]
drop nailed-it
#> 35 Green drops Nailed It on B6. [floor B6 game-ender nailed-it, Green no-card nailed-it]
end
#> 36 Turn 2: Red. [Red turn]
5 3 1
#> 37 Red rolls 5 3 1 = 9 for movement. [Red movement 9, Red attacks 1]
m s
#> 38 Red moves from E4 to E5: 1 movement spent, 8 left. [Red square E5, Red movement 8]
m n
#> 39 Red moves from E5 to E4: 1 movement spent, 7 left. [Red square E4, Red movement 7]
m s
#> 40 Red moves from E4 to E5: 1 movement spent, 6 left. [Red square E5, Red movement 6]
p overclocked-cells
#> 41 Red plays Overclocked Cells. [Red card overclocked-cells]
m w
#> 42 Red moves from E5 to D5: 1 movement spent, 5 left. [Red square D5, Red movement 5]
m n
#> 43 Red moves from D5 to D4: 1 movement spent, 4 left. [Red square D4, Red movement 4]
end
#> 44 Turn 3: Blue. [Blue turn]
1
#> 45 Blue rolls 1 to respawn. Blue respawns on A1. [Blue square A1, Blue health 1]
2 6
#> 46 Blue rolls 2 6 = 8 for movement. [Blue movement 8, Blue attacks 2]
m e
#> 47 Blue moves from A1 to B1: 1 movement spent, 7 left. [Blue square B1, Blue movement 7]
p big-fragging-deal
#> 48 Blue plays Big Fragging Deal. [Blue card big-fragging-deal 4]
end
#> 49 Turn 4: Green. [Green turn]
4 6
#> 50 Green rolls 4 6 = 10 for movement. [Green movement 10, Green attacks 1]
end
#> 51 Turn 5: Red. [Red turn]
1 6 4
#> 52 Red rolls 1 6 4 = 11 for movement. [Red movement 11, Red attacks 1]
m s
#> 53 Red moves from D4 to D5: 1 movement spent, 10 left. [Red square D5, Red movement 10]
m e
#> 54 Red moves from D5 to E5: 1 movement spent, 9 left. [Red square E5, Red movement 9]
s Blue can-opener
#> 55 Red plays and fires Can Opener at Blue, range 7: 1 ammo spent, 2 left. [Red card can-opener 2, Red attacks 0]
4 6
#> 56 Red rolls 4 6 = 10 to hit. Red hits Blue: 10 reaches range 7.
4 1 5 6
#> 57 Red rolls 4 1 5 6 = 16 for damage.
6
#> 58 Blue rolls 6 for defense. Blue takes 2 damage: Health -1. [Blue health -1]
choose die
#> 59 Blue is FRAGGED by Red. Put a weapon counter on B1: Big Fragging Deal. Put a blood counter on B1. Red scores: 1 frag. [Red frags 1, Blue square off, floor B1 big-fragging-deal blood, Blue no-card big-fragging-deal]
deal save-scum
#> 60 Red draws Save Scum.
end
#> 61 Turn 6: Blue. [Blue turn]
3
#> 62 Blue rolls 3 to respawn. Blue respawns on C4. [Blue square C4, Blue health 1]
4 4
#> 63 Blue rolls 4 4 = 8 for movement. [Blue movement 8, Blue attacks 2]
p fridge-plating
#> 64 Blue plays Fridge Plating. [Blue armor 3, Blue card fridge-plating]
s Red start
#> 65 Blue fires Pistol at Red, range 3. Automatic hit on Red: 4 dice always reach 3. [Blue attacks 1]
4 3
#> 66 Blue rolls 4 3 = 7 for damage.
2 1
#> 67 Red rolls 2 1 = 3 for defense. Red takes 2 damage: Health 0. [Red health 0]
choose die
#> 68 Red is FRAGGED by Blue. Red discards Overclocked Cells (fragged). Put a weapon counter on E5: Can Opener. Put a blood counter on E5. Blue scores: 1 frag. [Red square off, Blue frags 1, floor E5 blood can-opener, Red no-card overclocked-cells, Red no-card can-opener]
deal keyboard-swap
#> 69 Blue draws Keyboard Swap.
m e
#> 70 Blue moves from C4 to D4: 1 movement spent, 7 left. [Blue square D4, Blue movement 7]
m w
#> 71 Blue moves from D4 to C4: 1 movement spent, 6 left. [Blue square C4, Blue movement 6]
Red: p save-scum
#> 72 Back to that moment, undoing the frag on Red, the weapons on E5, the blood on E5, Blue's point for it and the special card Blue drew: Red plays Save Scum. Red rolls 2 1 = 3 for defense. Blue's `move` no longer applies. Blue's `move` no longer applies. [Red square E5, Red health 2, Red card overclocked-cells, Red card can-opener 2, Red card save-scum, Blue frags 0, Blue movement 8, floor E5 nothing]
2 2
#> 73 Red rerolls for defense (Save Scum): 2 2. Red's Save Scum wears off. Red takes 1 damage: Health 1. [Red health 1, Red no-card save-scum]
m w
#> 74 Blue moves from C4 to B4: 1 movement spent, 7 left. [Blue square B4, Blue movement 7]
s Green start
#> 75 Blue fires Pistol at Green, range 2. Automatic hit on Green: 4 dice always reach 2. [Blue attacks 0]
6 1
#> 76 Blue rolls 6 1 = 7 for damage.
1 6 5
#> 77 Green rolls 1 6 5 = 12 for defense. Green takes no damage: Health 3.
end
#> 78 Turn 7: Green. [Green turn]
6 4
#> 79 Green rolls 6 4 = 10 for movement. [Green movement 10, Green attacks 1]
s Blue start
#> 80 Green fires Pistol at Blue, range 2. Automatic hit on Blue: 2 dice always reach 2. [Green attacks 0]
6 1
#> 81 Green rolls 6 1 = 7 for damage.
5 4 6 2
#> 82 Blue rolls 5 4 6 2 = 17 for defense. Blue takes no damage: Health 1, armor 3.
m w
#> 83 Green moves from B6 to A6: 1 movement spent, 9 left. [Green square A6, Green movement 9]
m e
#> 84 Green moves from A6 to B6: 1 movement spent, 8 left. [Green square B6, Green movement 8]
m e
#> 85 Green moves from B6 to C6: 1 movement spent, 7 left. [Green square C6, Green movement 7]
m n
#> 86 Green moves from C6 to C5: 1 movement spent, 6 left. [Green square C5, Green movement 6]
end
#> 87 Turn 8: Red. [Red turn]
1 3 6
#> 88 Red rolls 1 3 6 = 10 for movement. [Red movement 10, Red attacks 1]
m w
#> 89 Red moves from E5 to D5: 1 movement spent, 9 left. [Red square D5, Red movement 9]
m e
#> 90 Red moves from D5 to E5: 1 movement spent, 8 left. [Red square E5, Red movement 8]
m w
#> 91 Red moves from E5 to D5: 1 movement spent, 7 left. [Red square D5, Red movement 7]
end
#> 92 Turn 9: Blue. [Blue turn]
6
#> 93 Blue rolls 6 for movement. [Blue movement 6, Blue attacks 2]
m e
#> 94 Blue moves from B4 to C4: 1 movement spent, 5 left. [Blue square C4, Blue movement 5]
s Green start
#> 95 Blue fires Pistol at Green, range 1. Automatic hit on Green: 4 dice always reach 1. [Blue attacks 1]
6 3
#> 96 Blue rolls 6 3 = 9 for damage.
3 4 3
#> 97 Green rolls 3 4 3 = 10 for defense. Green takes no damage: Health 3.
m s
#> 98 Blue moves from C4 to C5: 1 movement spent, 4 left. [Blue square C5, Blue movement 4]
m n
#> 99 Blue moves from C5 to C4: 1 movement spent, 3 left. [Blue square C4, Blue movement 3]
drop fridge-plating
#> 100 Blue drops Fridge Plating on C4. [floor C4 fridge-plating, Blue no-card fridge-plating]
m e
#> 101 Blue moves from C4 to D4: 1 movement spent, 2 left. [Blue square D4, Blue movement 2]
s Red start
#> 102 Blue fires Pistol at Red, range 1. Automatic hit on Red: 4 dice always reach 1. [Blue attacks 0]
3 6
#> 103 Blue rolls 3 6 = 9 for damage.
6
#> 104 Red rolls 6 for defense. Red takes 1 damage: Health 0. [Red health 0]
choose die
#> 105 Red is FRAGGED by Blue. Red discards Overclocked Cells (fragged). Put a weapon counter on D5: Can Opener. Put a blood counter on D5. Blue scores: 1 frag. [Red square off, Blue frags 1, floor D5 blood can-opener, Red no-card overclocked-cells, Red no-card can-opener]
deal keyboard-swap
#> 106 Blue draws Keyboard Swap.
m n
#> 107 Blue moves from D4 to D3: 1 movement spent, 1 left. [Blue square D3, Blue movement 1]
4
#> 108 Blue rolls 4 for the power-up. 4: power-up!
deal red-dot-sight
#> 109 Blue draws Red Dot Sight.
m s
#> 110 Blue moves from D3 to D4: 1 movement spent, 0 left. [Blue square D4, Blue movement 0]
p red-dot-sight
#> 111 Blue plays Red Dot Sight. [Blue card red-dot-sight]
p keyboard-swap Red
#> 112 Blue plays Keyboard Swap on Red.
drop red-dot-sight
#> 113 Blue drops Red Dot Sight on D4. [floor D4 red-dot-sight, Blue no-card red-dot-sight]
end
#> 114 Turn 10: Green. [Green turn]
3 5
#> 115 Green rolls 3 5 = 8 for movement. [Green movement 8, Green attacks 1]
m n
#> 116 Green moves from C5 to C4: 1 movement spent, 7 left. [Green square C4, Green movement 7]
take fridge-plating
#> 117 Green picks up Fridge Plating on C4. [floor C4 nothing]
m w
#> 118 Green moves from C4 to B4: 1 movement spent, 6 left. [Green square B4, Green movement 6]
p fridge-plating
#> 119 Green plays Fridge Plating. [Green armor 3, Green card fridge-plating]
m e
#> 120 Green moves from B4 to C4: 1 movement spent, 5 left. [Green square C4, Green movement 5]
m n
#> 121 Green moves from C4 to C3: 1 movement spent, 4 left. [Green square C3, Green movement 4]
s Blue start
#> 122 Green fires Pistol at Blue, range 2. Automatic hit on Blue: 2 dice always reach 2. [Green attacks 0]
3 3
#> 123 Green rolls 3 3 = 6 for damage.
5
#> 124 Blue rolls 5 for defense. Blue takes 1 damage: Health 0. [Blue health 0]
choose die
#> 125 Blue is FRAGGED by Green. Put a blood counter on D4. Green scores: 2 frags. [Blue square off, Green frags 2, floor D4 blood red-dot-sight]
deal disconnect
#> 126 Green draws Disconnect.
m n
#> 127 Green moves from C3 to C2: 1 movement spent, 3 left. [Green square C2, Green movement 3]
1 1
#> 128 Green rolls 1 1 = 2 for damage.
4 1 6 3 2 1
#> 129 Green rolls 4 1 6 3 2 1 = 17 for defense. Green takes no damage: Health 3, armor 3.
m w
#> 130 Green moves from C2 to B2: 1 movement spent, 2 left. [Green square B2, Green movement 2]
m w
#> 131 Green moves from B2 to A2: 1 movement spent, 1 left. [Green square A2, Green movement 1]
m e
#> 132 Green moves from A2 to B2: 1 movement spent, 0 left. [Green square B2, Green movement 0]
drop fridge-plating
#> 133 Green drops Fridge Plating on B2. [floor B2 fridge-plating, Green no-card fridge-plating]
end
#> 134 Turn 11: Red. [Red turn]
4
#> 135 Red rolls 4 to respawn. Red respawns on E4. [Red square E4, Red health 2]
1 2 3
#> 136 Red rolls 1 2 3 = 6 for movement. [Red movement 6, Red attacks 1]
m e
#> 137 Red moves from E4 to F4: 1 movement spent, 5 left. [Red square F4, Red movement 5]
3
#> 138 Red rolls 3 for the power-up. 3: no card.
m w
#> 139 Red moves from F4 to E4: 1 movement spent, 4 left. [Red square E4, Red movement 4]
m e
#> 140 Red moves from E4 to F4: 1 movement spent, 3 left. [Red square F4, Red movement 3]
m w
#> 141 Red moves from F4 to E4: 1 movement spent, 2 left. [Red square E4, Red movement 2]
m e
#> 142 Red moves from E4 to F4: 1 movement spent, 1 left. [Red square F4, Red movement 1]
m w
#> 143 Red moves from F4 to E4: 1 movement spent, 0 left. [Red square E4, Red movement 0]
s Green start
#> 144 Red fires Pistol at Green, range 5. [Red attacks 0]
3 5
#> 145 Red rolls 3 5 = 8 to hit. Red hits Green: 8 reaches range 5.
1 4
#> 146 Red rolls 1 4 = 5 for damage.
1 2 5
#> 147 Green rolls 1 2 5 = 8 for defense. Green takes no damage: Health 3.
end
#> 148 Turn 12: Blue. [Blue turn]
3
#> 149 Blue rolls 3 to respawn. Blue respawns on C4. [Blue square C4, Blue health 1]
1 2
#> 150 Blue rolls 1 2 = 3 for movement. [Blue movement 3, Blue attacks 2]
m w
#> 151 Blue moves from C4 to B4: 1 movement spent, 2 left. [Blue square B4, Blue movement 2]
s Red start
#> 152 Blue fires Pistol at Red, range 3. Automatic hit on Red: 4 dice always reach 3. [Blue attacks 1]
4 1
#> 153 Blue rolls 4 1 = 5 for damage.
5 1
#> 154 Red rolls 5 1 = 6 for defense. Red takes no damage: Health 2.
m s
#> 155 Blue moves from B4 to B5: 1 movement spent, 1 left. [Blue square B5, Blue movement 1]
m w
#> 156 Blue moves from B5 to A5: 1 movement spent, 0 left. [Blue square A5, Blue movement 0]
end
#> 157 Turn 13: Green. [Green turn]
1 5
#> 158 Green rolls 1 5 = 6 for movement. [Green movement 6, Green attacks 1]
s Red start
#> 159 Green fires Pistol at Red, range 5. [Green attacks 0]
5 4
#> 160 Green rolls 5 4 = 9 to hit. Green hits Red: 9 reaches range 5.
5 4
#> 161 Green rolls 5 4 = 9 for damage.
2 2
#> 162 Red rolls 2 2 = 4 for defense. Red takes 2 damage: Health 0. [Red health 0]
choose die
#> 163 Red is FRAGGED by Green. Put a blood counter on E4. Green scores: 3 frags. Green WINS with 3 frags! [Red square off, Green frags 3, floor E4 blood]
