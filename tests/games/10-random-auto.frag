frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 1/3/3
player: Blue 1/2/4
player: Green 2/2/3
player: Pink 1/4/2
dice: auto
cards: dealt

6
#> 1 Red rolls 6 for the first turn.
1
#> 2 Blue rolls 1 for the first turn.
2
#> 3 Green rolls 2 for the first turn.
6
#> 4 Pink rolls 6 for the first turn. Red and Pink are even and roll again.
2
#> 5 Red rolls 2 for the first turn.
6
#> 6 Pink rolls 6 for the first turn. Pink goes first.
deal twin-peeks
#> 7 Pink draws Twin Peeks.
deal overclocked-cells
#> 8 Pink draws Overclocked Cells.
deal insert-coin
#> 9 Pink draws Insert Coin.
deal pawn-shop-pistol
#> 10 Red draws Pawn Shop Pistol.
deal cardboard-box
#> 11 Red draws Cardboard Box.
deal energy-drink
#> 12 Red draws Energy Drink.
deal lag-gun
#> 13 Blue draws Lag Gun.
deal definitely-not-soda
#> 14 Blue draws Definitely Not Soda.
deal save-scum
#> 15 Blue draws Save Scum.
deal pawn-shop-pistol
#> 16 Green draws Pawn Shop Pistol.
deal pocket-medkit
#> 17 Green draws Pocket Medkit.
deal double-trouble
#> 18 Green draws Double Trouble.
choose A1
#> 19 Pink starts on A1. [Pink square A1, Pink health 1]
choose A6
#> 20 Red starts on A6. [Red square A6, Red health 1]
choose H6
#> 21 Blue starts on H6. [Blue square H6, Blue health 1]
choose H1
#> 22 Green starts on H1. Turn 1: Pink. [Green square H1, Green health 2, Pink turn]
4 3 5 2
#> 23 Pink rolls 4 3 5 2 = 14 for movement. [Pink movement 14, Pink attacks 1]
m s
#> 24 Pink goes A1 to A2: 1 moved, 13 left. [Pink square A2, Pink movement 13]
m n
#> 25 Pink goes A2 to A1: 1 moved, 12 left. [Pink square A1, Pink movement 12]
m e
#> 26 Pink goes A1 to B1: 1 moved, 11 left. [Pink square B1, Pink movement 11]
m e
#> 27 Pink goes B1 to C1: 1 moved, 10 left. [Pink square C1, Pink movement 10]
Green: p pocket-medkit
#> 28 Green plays Pocket Medkit. Pocket Medkit does nothing: no Health is lost.
s Green start
#> 29 Pink fires Pistol at Green, range 5. [Pink attacks 0]
6 3
#> 30 Pink rolls 6 3 = 9 to hit. Hit on Green: 9 reaches range 5.
5 1
#> 31 Pink rolls 5 1 = 6 damage.
3 2
#> 32 Green rolls 3 2 = 5 in defense. Green takes 1 point: Health 1. [Green health 1]
m e
#> 33 Pink goes C1 to D1: 1 moved, 9 left. [Pink square D1, Pink movement 9]
m e
#> 34 Pink goes D1 to E1: 1 moved, 8 left. [Pink square E1, Pink movement 8]
4
#> 35 Pink rolls 4 for the power-up. 4: power-up! Pink gets a weapon card.
deal pawn-shop-pistol
#> 36 Pink draws Pawn Shop Pistol.
m s
#> 37 Pink goes E1 to E2: 1 moved, 7 left. [Pink square E2, Pink movement 7]
m w
#> 38 Pink goes E2 to D2: 1 moved, 6 left. [Pink square D2, Pink movement 6]
6 1
#> 39 Pink rolls 6 1 = 7 damage.
5
#> 40 Pink rolls 5 in defense. Pink takes 1 point: Health 0. [Pink health 0]
choose insert-coin
#> 41 Pink plays Insert Coin. Pink heals 1: Health 1. [Pink health 1]
end
#> 42 Turn 2: Red. [Red turn]
5 5 5
#> 43 Red rolls 5 5 5 = 15 for movement. [Red movement 15, Red attacks 2]
s Blue pawn-shop-pistol
#> 44 Red plays Pawn Shop Pistol. Red fires Pawn Shop Pistol at Blue, range 7. Pawn Shop Pistol: 1 ammo used, 5 left. [Red card pawn-shop-pistol 5, Red attacks 1]
3 6 3
#> 45 Red rolls 3 6 3 = 12 to hit. Hit on Blue: 12 reaches range 7.
5 5 6
#> 46 Red rolls 5 5 6 = 16 damage.
3
#> 47 Blue rolls 3 in defense. Blue takes 5 points: Health -4. [Blue health -4]
choose die
#> 48 Blue is FRAGGED by Red. Blood on H6. Red scores: 1 frag. [Red frags 1, Blue square off]
deal desync
#> 49 Red draws Desync.
drop pawn-shop-pistol
#> 50 Red drops Pawn Shop Pistol on A6. [Red no-card pawn-shop-pistol]
end
#> 51 Turn 3: Blue. [Blue turn]
5
#> 52 Blue rolls 5 to respawn. Blue respawns on A6. Red is bumped from A6 by Blue. [Blue square A6, Blue health 1]
5
#> 53 Red rolls 5 for the bump. Red lands on A6. Blue is bumped from A6 by Red.
6
#> 54 Blue rolls 6 for the bump. Blue lands on H6. [Blue square H6]
3 6
#> 55 Blue rolls 3 6 = 9 for movement. [Blue movement 9, Blue attacks 2]
s Green lag-gun
#> 56 Blue plays Lag Gun. Blue fires Lag Gun at Green, range 5. Lag Gun: 1 ammo used, 4 left. [Blue card lag-gun 4, Blue attacks 1]
5 3 2 4
#> 57 Blue rolls 5 3 2 4 = 14 to hit. Hit on Green: 14 reaches range 5.
1 1 3
#> 58 Blue rolls 1 1 3 = 5 damage.
2
#> 59 Green rolls 2 in defense. Green takes 2 points: Health -1. Green is FRAGGED by Blue. Blood on H1. Blue scores: 1 frag. [Blue frags 1, Green square off]
deal screen-cheat
#> 60 Blue draws Screen Cheat.
m n
#> 61 Blue goes H6 to H5: 1 moved, 8 left. [Blue square H5, Blue movement 8]
m via G1
#> 62 Blue teleports to G1, 7 left. [Blue square G1, Blue movement 7]
m e
#> 63 Blue goes G1 to H1: 1 moved, 6 left. [Blue square H1, Blue movement 6]
m s
#> 64 Blue goes H1 to H2: 1 moved, 5 left. [Blue square H2, Blue movement 5]
m s
#> 65 Blue goes H2 to H3: 1 moved, 4 left. [Blue square H3, Blue movement 4]
m w
#> 66 Blue goes H3 to G3: 1 moved, 3 left. [Blue square G3, Blue movement 3]
p screen-cheat Green
#> 67 Blue plays Screen Cheat on Green. Green shows the hand to Blue: Pawn Shop Pistol, Double Trouble.
choose pawn-shop-pistol
#> 68 Green discards Pawn Shop Pistol (Screen Cheat).
m s
#> 69 Blue goes G3 to G4: 1 moved, 2 left. [Blue square G4, Blue movement 2]
m s
#> 70 Blue goes G4 to G5: 1 moved, 1 left. [Blue square G5, Blue movement 1]
p definitely-not-soda
#> 71 Blue plays Definitely Not Soda. Definitely Not Soda does nothing: no Health is lost.
m w
#> 72 Blue goes G5 to F5b: 1 moved, 0 left. [Blue square F5b, Blue movement 0]
p save-scum
#> 73 Said late: Blue plays Save Scum on Green. Green rolls 2 in defense. Blue plays Definitely Not Soda. Definitely Not Soda does nothing: no Health is lost. No longer: move. No longer: move. No longer: move. No longer: move. No longer: move. No longer: move. No longer: play. No longer: move. No longer: move. No longer: move. [Blue square H6, Blue frags 0, Green square H1, Green health 1, Green card save-scum, Blue movement 9]
3
#> 74 Green rerolls in defense: 3 (Save Scum). Save Scum on Green ends. Green takes 1 point: Health 0. Green is FRAGGED by Blue. Blood on H1. Blue scores: 1 frag. [Blue frags 1, Green square off, Green no-card save-scum]
deal mute-player
#> 75 Blue draws Mute Player.
m w
#> 76 Blue goes H6 to G6: 1 moved, 8 left. [Blue square G6, Blue movement 8]
1
#> 77 Blue rolls 1 for the power-up. 1: no card.
s Red lag-gun
#> 78 Blue fires Lag Gun at Red, range 6. Lag Gun: 1 ammo used, 3 left. [Blue ammo lag-gun 3, Blue attacks 0]
5 5 1 1
#> 79 Blue rolls 5 5 1 1 = 12 to hit. Hit on Red: 12 reaches range 6.
4 4 4
#> 80 Blue rolls 4 4 4 = 12 damage.
2
#> 81 Red rolls 2 in defense. Red takes 6 points: Health -5. Red is FRAGGED by Blue. Blood on A6. Blue scores: 2 frags. [Red square off, Blue frags 2]
deal totally-not-cheating
#> 82 Blue draws Totally Not Cheating.
m w
#> 83 Blue goes G6 to F6: 1 moved, 7 left. [Blue square F6, Blue movement 7]
4 2
#> 84 Blue rolls 4 2 = 6 damage.
5
#> 85 Blue rolls 5 in defense. Blue takes 1 point: Health 0. Blue is FRAGGED (acid). Lag Gun left on F6. Blood on F6. Turn 4: Green. [Blue square off, Green turn, Blue no-card lag-gun]
2
#> 86 Green rolls 2 to respawn. Green respawns on H1. [Green square H1, Green health 2]
4
#> 87 Green rolls 4 for movement. [Green movement 4, Green attacks 2]
m w
#> 88 Green goes H1 to G1: 1 moved, 3 left. [Green square G1, Green movement 3]
s Pink pawn-shop-pistol
#> 89 Green plays Pawn Shop Pistol. Green fires Pawn Shop Pistol at Pink, range 4. Pawn Shop Pistol: 1 ammo used, 5 left. [Green card pawn-shop-pistol 5, Green attacks 1]
2 5 6
#> 90 Green rolls 2 5 6 = 13 to hit. Hit on Pink: 13 reaches range 4.
3 2 5
#> 91 Green rolls 3 2 5 = 10 damage.
3
#> 92 Pink rolls 3 in defense. Pink takes 3 points: Health -2. Pink is FRAGGED by Green. Blood on D2. Green scores: 1 frag. [Green frags 1, Pink square off]
deal ping-of-death
#> 93 Green draws Ping of Death.
p ping-of-death Blue
#> 94 Green plays Ping of Death on Blue. Blue loses turn (Ping of Death).
m w
#> 95 Green goes G1 to F1: 1 moved, 2 left. [Green square F1, Green movement 2]
end
#> 96 Lag Gun on Green ends. Turn 5: Pink. [Pink turn]
3
#> 97 Pink rolls 3 to respawn. Pink respawns on C4. [Pink square C4, Pink health 1]
6 1 6 1
#> 98 Pink rolls 6 1 6 1 = 14 for movement. [Pink movement 14, Pink attacks 1]
m w
#> 99 Pink goes C4 to B4: 1 moved, 13 left. [Pink square B4, Pink movement 13]
m n
#> 100 Pink goes B4 to B3: 1 moved, 12 left. [Pink square B3, Pink movement 12]
m e
#> 101 Pink goes B3 to C3: 1 moved, 11 left. [Pink square C3, Pink movement 11]
m e
#> 102 Pink goes C3 to D3: 1 moved, 10 left. [Pink square D3, Pink movement 10]
2
#> 103 Pink rolls 2 for the power-up. 2: no card.
p overclocked-cells
#> 104 Pink plays Overclocked Cells. [Pink card overclocked-cells]
p twin-peeks
#> 105 Pink plays Twin Peeks. [Pink card twin-peeks 8]
m s
#> 106 Pink goes D3 to D4: 1 moved, 9 left. [Pink square D4, Pink movement 9]
m n
#> 107 Pink goes D4 to D3: 1 moved, 8 left. [Pink square D3, Pink movement 8]
end
#> 108 Turn 6: Red. [Red turn]
3
#> 109 Red rolls 3 to respawn. Red respawns on C4. [Red square C4, Red health 1]
1
#> 110 Red rolls 1 for movement. [Red movement 1, Red attacks 2]
end
#> 111 Lag Gun on Red ends. Turn 7: Blue. Blue loses the turn: the turn is lost. Turn 8: Green. [Green turn]
1 1
#> 112 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 2]
m w
#> 113 Green goes F1 to E1: 1 moved, 1 left. [Green square E1, Green movement 1]
5
#> 114 Green rolls 5 for the power-up. 5: power-up! Green gets a weapon card.
deal lead-hose
#> 115 Green draws Lead Hose.
s Pink pawn-shop-pistol
#> 116 Green fires Pawn Shop Pistol at Pink, range 3. Pawn Shop Pistol: 1 ammo used, 4 left. No roll to hit: 3 dice always reach 3. Green hits Pink. [Green ammo pawn-shop-pistol 4, Green attacks 1]
5 5 5
#> 117 Green rolls 5 5 5 = 15 damage.
2
#> 118 Pink rolls 2 in defense. Pink takes 7 points: Health -6. Pink is FRAGGED by Green. Pink discards Overclocked Cells (fragged). Twin Peeks left on D3. Blood on D3. Green scores: 2 frags. [Green frags 2, Pink square off, Pink no-card overclocked-cells, Pink no-card twin-peeks]
deal lag-spike
#> 119 Green draws Lag Spike.
end
#> 120 Turn 9: Pink. [Pink turn]
1
#> 121 Pink rolls 1 to respawn. Pink respawns on A1. [Pink square A1, Pink health 1]
1 2 1 4
#> 122 Pink rolls 1 2 1 4 = 8 for movement. [Pink movement 8, Pink attacks 1]
s Green pawn-shop-pistol
#> 123 Pink plays Pawn Shop Pistol. Pink fires Pawn Shop Pistol at Green, range 4. Pawn Shop Pistol: 1 ammo used, 5 left. [Pink card pawn-shop-pistol 5, Pink attacks 0]
3 5
#> 124 Pink rolls 3 5 = 8 to hit. Hit on Green: 8 reaches range 4.
5 1 2
#> 125 Pink rolls 5 1 2 = 8 damage.
4 3
#> 126 Green rolls 4 3 = 7 in defense. Green takes 1 point: Health 1. [Green health 1]
m s
#> 127 Pink goes A1 to A2: 1 moved, 7 left. [Pink square A2, Pink movement 7]
m s
#> 128 Pink goes A2 to A3: 1 moved, 6 left. [Pink square A3, Pink movement 6]
m n
#> 129 Pink goes A3 to A2: 1 moved, 5 left. [Pink square A2, Pink movement 5]
m s
#> 130 Pink goes A2 to A3: 1 moved, 4 left. [Pink square A3, Pink movement 4]
m s
#> 131 Pink goes A3 to A4: 1 moved, 3 left. [Pink square A4, Pink movement 3]
m s
#> 132 Pink goes A4 to A5: 1 moved, 2 left. [Pink square A5, Pink movement 2]
m e
#> 133 Pink goes A5 to B5: 1 moved, 1 left. [Pink square B5, Pink movement 1]
m w
#> 134 Pink goes B5 to A5: 1 moved, 0 left. [Pink square A5, Pink movement 0]
drop pawn-shop-pistol
#> 135 Pink drops Pawn Shop Pistol on A5. [Pink no-card pawn-shop-pistol]
end
#> 136 Turn 10: Red. [Red turn]
3 4 5
#> 137 Red rolls 3 4 5 = 12 for movement. [Red movement 12, Red attacks 2]
p cardboard-box
#> 138 Red plays Cardboard Box. [Red card cardboard-box]
s Pink start
#> 139 Red fires Pistol at Pink, range 3. No roll to hit: 3 dice always reach 3. Red hits Pink. [Red attacks 1]
4 2
#> 140 Red rolls 4 2 = 6 damage.
4
#> 141 Pink rolls 4 in defense. Pink takes 1 point: Health 0. Pink is FRAGGED by Red. Blood on A5. Red scores: 2 frags. [Red frags 2, Pink square off]
deal yoink
#> 142 Red draws Yoink!.
j n 3
#> 143 Red jumps to C1, 6 left. [Red square C1, Red movement 6]
Blue: p mute-player Green
#> 144 Blue plays Mute Player on Green. [Green card mute-player]
s Green start
#> 145 Red fires Pistol at Green, range 2. No roll to hit: 3 dice always reach 2. Red hits Green. [Red attacks 0]
2 5
#> 146 Red rolls 2 5 = 7 damage.
5
#> 147 Green rolls 5 in defense. Green takes 1 point: Health 0. Green is FRAGGED by Red. Pawn Shop Pistol left on E1. Blood on E1. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Green square off, Green no-card pawn-shop-pistol]
