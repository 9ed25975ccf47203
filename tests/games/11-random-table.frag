frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./arena.yaml sha256:3adb25ce2871
player: Red 2/3/2
player: Blue 2/2/3
player: Green 1/4/2
player: Pink 2/2/3
dice: table
cards: table

2
#> 1 Red rolls 2 for the first turn.
6
#> 2 Blue rolls 6 for the first turn.
5
#> 3 Green rolls 5 for the first turn.
4
#> 4 Pink rolls 4 for the first turn. Blue goes first. Blue, Green, Pink and Red each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1]
choose A6
#> 5 Blue starts on A6. [Blue square A6, Blue health 2]
choose E4
#> 6 Green starts on E4. [Green square E4, Green health 1]
choose A1
#> 7 Pink starts on A1. [Pink square A1, Pink health 2]
choose H1
#> 8 Red starts on H1. Turn 1: Blue. [Red square H1, Red health 2, Blue turn]
3 5
#> 9 Blue rolls 3 5 = 8 for movement. [Blue movement 8, Blue attacks 2]
end
#> 10 Turn 2: Green. [Green turn]
1 6 1 1
#> 11 Green rolls 1 6 1 1 = 9 for movement. [Green movement 9, Green attacks 1]
Red: p loaded-die
#> 12 Back to that moment: Red plays Loaded Die on Green. Green rolls 1 6 1 1 = 9 for movement. Loaded Die changes Green's roll for movement: now 6 6 1 1. Green's Loaded Die wears off. Green has 14 movement. [Green movement 14, Red hand special 0]
s Pink start
#> 13 Green fires Pistol at Pink, range 7. [Green attacks 0]
5 5
#> 14 Green rolls 5 5 = 10 to hit. Green hits Pink: 10 reaches range 7.
4 5
#> 15 Green rolls 4 5 = 9 for damage.
2 2
#> 16 Pink rolls 2 2 = 4 for defense. Pink takes 2 damage: Health 0. Pink is FRAGGED by Green. Put a blood counter on A1. Green scores: 1 frag. Green draws a special card. [Green frags 1, Green hand special 2, Pink square off, floor A1 blood]
m n
#> 17 Green moves from E4 to E3: 1 movement spent, 13 left. [Green square E3, Green movement 13]
m n
#> 18 Green moves from E3 to E2: 1 movement spent, 12 left. [Green square E2, Green movement 12]
p nailed-it
#> 19 Green plays Nailed It. [Green card nailed-it 4, Green hand weapon 0]
p yoink
#> 20 Green, who do you play Yoink! on?
choose Red
#> 21 Green plays Yoink! on Red. [Green hand special 1]
choose gadget
#> 22 Green steals a gadget card from Red. [Green hand gadget 2, Red hand gadget 0]
end
#> 23 Turn 3: Pink. [Pink turn]
6
#> 24 Pink rolls 6 to respawn. Pink respawns on H6. [Pink square H6, Pink health 2]
4 4
#> 25 Pink rolls 4 4 = 8 for movement. [Pink movement 8, Pink attacks 2]
m n
#> 26 Pink moves from H6 to H5: 1 movement spent, 7 left. [Pink square H5, Pink movement 7]
m w
#> 27 Pink moves from H5 to G5: 1 movement spent, 6 left. [Pink square G5, Pink movement 6]
m n
#> 28 Pink moves from G5 to G4: 1 movement spent, 5 left. [Pink square G4, Pink movement 5]
p pump-up-kicks
#> 29 Pink plays Pump-Up Kicks. [Pink card pump-up-kicks, Pink hand gadget 0]
p god-mode
#> 30 Pink plays God Mode. [Pink card god-mode, Pink hand special 0]
m w
#> 31 Pink moves from G4 to F4: 1 movement spent, 4 left. [Pink square F4, Pink movement 4]
6
#> 32 Pink rolls 6 for the power-up. 6: power-up! Pink draws a weapon card. [Pink hand weapon 2]
p game-ender
#> 33 Pink plays Game Ender. [Pink hand weapon 1, Pink card game-ender 1]
m w
#> 34 Pink moves from F4 to E4: 1 movement spent, 3 left. [Pink square E4, Pink movement 3]
p pawn-shop-pistol
#> 35 Pink plays Pawn Shop Pistol. [Pink card pawn-shop-pistol 6, Pink hand weapon 0]
m n
#> 36 Pink moves from E4 to E3: 1 movement spent, 2 left. [Pink square E3, Pink movement 2]
m n
#> 37 Pink moves from E3 to E2: 1 movement spent, 1 left. [Pink square E2, Pink movement 1]
m s
#> 38 Pink moves from E2 to E3: 1 movement spent, 0 left. [Pink square E3, Pink movement 0]
drop pump-up-kicks
#> 39 Pink drops Pump-Up Kicks on E3. [floor E3 pump-up-kicks, Pink no-card pump-up-kicks]
drop game-ender
#> 40 Pink drops Game Ender on E3. [floor E3 game-ender pump-up-kicks, Pink no-card game-ender]
drop pawn-shop-pistol
#> 41 Pink drops Pawn Shop Pistol on E3. [floor E3 game-ender pawn-shop-pistol pump-up-kicks, Pink no-card pawn-shop-pistol]
end
#> 42 Pink's God Mode wears off. Turn 4: Red. [Red turn, Pink no-card god-mode]
5 3 4
#> 43 Red rolls 5 3 4 = 12 for movement. [Red movement 12, Red attacks 1]
p glue-on-plasma
#> 44 Red plays Glue-On Plasma. [Red card glue-on-plasma 3, Red hand weapon 0]
m w
#> 45 Red moves from H1 to G1: 1 movement spent, 11 left. [Red square G1, Red movement 11]
m w
#> 46 Red moves from G1 to F1: 1 movement spent, 10 left. [Red square F1, Red movement 10]
end
#> 47 Turn 5: Blue. [Blue turn]
1 4
#> 48 Blue rolls 1 4 = 5 for movement. [Blue movement 5, Blue attacks 2]
p pulse-rifle
#> 49 Blue plays Pulse Rifle. [Blue card pulse-rifle 4, Blue hand weapon 0]
drop pulse-rifle
#> 50 Blue drops Pulse Rifle on A6. [floor A6 pulse-rifle, Blue no-card pulse-rifle]
m e
#> 51 Blue moves from A6 to B6: 1 movement spent, 4 left. [Blue square B6, Blue movement 4]
m n
#> 52 Blue moves from B6 to B5: 1 movement spent, 3 left. [Blue square B5, Blue movement 3]
m w
#> 53 Blue moves from B5 to A5: 1 movement spent, 2 left. [Blue square A5, Blue movement 2]
end
#> 54 Turn 6: Green. [Green turn]
1 4 3 4
#> 55 Green rolls 1 4 3 4 = 12 for movement. [Green movement 12, Green attacks 1]
s Blue nailed-it
#> 56 Green fires Nailed It at Blue, range 7: 1 ammo spent, 3 left. [Green ammo nailed-it 3, Green attacks 0]
6 2
#> 57 Green rolls 6 2 = 8 to hit. Green hits Blue: 8 reaches range 7.
5 2
#> 58 Green rolls 5 2 = 7 for damage.
1 1
#> 59 Blue rolls 1 1 = 2 for defense. Blue takes 4 damage: Health -2. Blue is FRAGGED by Green. Put a blood counter on A5. Green scores: 2 frags. Green draws a special card. [Blue square off, Green frags 2, Green hand special 2, floor A5 blood]
p mean-bullets
#> 60 Green plays Mean Bullets. [Green hand gadget 1, Green card mean-bullets]
m w
#> 61 Green moves from E2 to D2: 1 movement spent, 11 left. [Green square D2, Green movement 11]
1 3
#> 62 Green rolls 1 3 = 4 for damage.
3
#> 63 Green rolls 3 for defense. Green takes 1 damage: Health 0. Green is FRAGGED (acid). Green discards Mean Bullets (fragged). Put a weapon counter on D2: Nailed It. Put a blood counter on D2. Turn 7: Pink. [Green square off, floor D2 blood nailed-it, Pink turn, Green no-card nailed-it, Green no-card mean-bullets]
4 5
#> 64 Pink rolls 4 5 = 9 for movement. [Pink movement 9, Pink attacks 2]
m s
#> 65 Pink moves from E3 to E4: 1 movement spent, 8 left. [Pink square E4, Pink movement 8]
m e
#> 66 Pink moves from E4 to F4: 1 movement spent, 7 left. [Pink square F4, Pink movement 7]
6
#> 67 Pink rolls 6 for the power-up. 6: power-up! Pink draws a weapon card. [Pink hand weapon 1]
p pineapple-lobber
#> 68 Pink plays Pineapple Lobber. [Pink card pineapple-lobber 4, Pink hand weapon 0]
m e
#> 69 Pink moves from F4 to G4: 1 movement spent, 6 left. [Pink square G4, Pink movement 6]
m s
#> 70 Pink moves from G4 to G5: 1 movement spent, 5 left. [Pink square G5, Pink movement 5]
m w
#> 71 Pink moves from G5 to F5b: 1 movement spent, 4 left. [Pink square F5b, Pink movement 4]
m e
#> 72 Pink moves from F5b to G5: 1 movement spent, 3 left. [Pink square G5, Pink movement 3]
m e
#> 73 Pink moves from G5 to H5: 1 movement spent, 2 left. [Pink square H5, Pink movement 2]
m n
#> 74 Pink moves from H5 to H4: 1 movement spent, 1 left. [Pink square H4, Pink movement 1]
m w
#> 75 Pink moves from H4 to G4: 1 movement spent, 0 left. [Pink square G4, Pink movement 0]
drop pineapple-lobber
#> 76 Pink drops Pineapple Lobber on G4. [floor G4 pineapple-lobber, Pink no-card pineapple-lobber]
end
#> 77 Turn 8: Red. [Red turn]
5 5 5
#> 78 Red rolls 5 5 5 = 15 for movement. [Red movement 15, Red attacks 1]
m e
#> 79 Red moves from F1 to G1: 1 movement spent, 14 left. [Red square G1, Red movement 14]
m w
#> 80 Red moves from G1 to F1: 1 movement spent, 13 left. [Red square F1, Red movement 13]
m e
#> 81 Red moves from F1 to G1: 1 movement spent, 12 left. [Red square G1, Red movement 12]
j w 2
#> 82 Red jumps to E1 (8 movement left). [Red square E1, Red movement 8]
2
#> 83 Red rolls 2 for the power-up. 2: no card.
m s
#> 84 Red moves from E1 to E2: 1 movement spent, 7 left. [Red square E2, Red movement 7]
m e
#> 85 Red moves from E2 to F2: 1 movement spent, 6 left. [Red square F2, Red movement 6]
m n
#> 86 Red moves from F2 to F1: 1 movement spent, 5 left. [Red square F1, Red movement 5]
m e
#> 87 Red moves from F1 to G1: 1 movement spent, 4 left. [Red square G1, Red movement 4]
m w
#> 88 Red moves from G1 to F1: 1 movement spent, 3 left. [Red square F1, Red movement 3]
m w
#> 89 Red moves from F1 to E1: 1 movement spent, 2 left. [Red square E1, Red movement 2]
m e
#> 90 Red moves from E1 to F1: 1 movement spent, 1 left. [Red square F1, Red movement 1]
m w
#> 91 Red moves from F1 to E1: 1 movement spent, 0 left. [Red square E1, Red movement 0]
drop glue-on-plasma
#> 92 Red drops Glue-On Plasma on E1. [floor E1 glue-on-plasma, Red no-card glue-on-plasma]
end
#> 93 Turn 9: Blue. [Blue turn]
5
#> 94 Blue rolls 5 to respawn. Blue respawns on A6. [Blue square A6, Blue health 2]
2 3
#> 95 Blue rolls 2 3 = 5 for movement. [Blue movement 5, Blue attacks 2]
m e
#> 96 Blue moves from A6 to B6: 1 movement spent, 4 left. [Blue square B6, Blue movement 4]
p finders-keepers
#> 97 Blue, who do you play Finders Keepers on?
choose Green
#> 98 Blue plays Finders Keepers on Green. Finders Keepers does nothing: Green has no such card. [Blue hand special 0]
m w
#> 99 Blue moves from B6 to A6: 1 movement spent, 3 left. [Blue square A6, Blue movement 3]
p riot-gear
#> 100 Blue plays Riot Gear. [Blue armor 2, Blue card riot-gear, Blue hand gadget 0]
drop riot-gear
#> 101 Blue drops Riot Gear on A6. [floor A6 pulse-rifle riot-gear, Blue no-card riot-gear]
m e
#> 102 Blue moves from A6 to B6: 1 movement spent, 2 left. [Blue square B6, Blue movement 2]
m n
#> 103 Blue moves from B6 to B5: 1 movement spent, 1 left. [Blue square B5, Blue movement 1]
m n
#> 104 Blue moves from B5 to B4: 1 movement spent, 0 left. [Blue square B4, Blue movement 0]
s Red start
#> 105 Blue fires Pistol at Red, range 6. [Blue attacks 1]
6 4 3
#> 106 Blue rolls 6 4 3 = 13 to hit. Blue hits Red: 13 reaches range 6.
4 3
#> 107 Blue rolls 4 3 = 7 for damage.
4 6
#> 108 Red rolls 4 6 = 10 for defense. Red takes no damage: Health 2.
s Red start
#> 109 Blue fires Pistol at Red, range 6. [Blue attacks 0]
2 5 3
#> 110 Blue rolls 2 5 3 = 10 to hit. Blue hits Red: 10 reaches range 6.
3 4
#> 111 Blue rolls 3 4 = 7 for damage.
2 4
#> 112 Red rolls 2 4 = 6 for defense. Red takes 1 damage: Health 1. [Red health 1]
end
#> 113 Turn 10: Green. [Green turn]
1
#> 114 Green rolls 1 to respawn. Green respawns on A1. [Green square A1, Green health 1]
2 4 2 4
#> 115 Green rolls 2 4 2 4 = 12 for movement. [Green movement 12, Green attacks 1]
m s
#> 116 Green moves from A1 to A2: 1 movement spent, 11 left. [Green square A2, Green movement 11]
p tinfoil-tuxedo
#> 117 Green plays Tinfoil Tuxedo. [Green armor 1, Green card tinfoil-tuxedo, Green hand gadget 0]
m n
#> 118 Green moves from A2 to A1: 1 movement spent, 10 left. [Green square A1, Green movement 10]
p keyboard-swap
#> 119 Green, who do you play Keyboard Swap on?
choose Blue
#> 120 Green plays Keyboard Swap on Blue. [Blue hand special 1, Green hand special 0]
s Red start
#> 121 Green fires Pistol at Red, range 4. [Green attacks 0]
3 4
#> 122 Green rolls 3 4 = 7 to hit. Green hits Red: 7 reaches range 4.
5 5
#> 123 Green rolls 5 5 = 10 for damage.
5
#> 124 Red rolls 5 for defense. Red takes 2 damage: Health -1. Red is FRAGGED by Green. Put a blood counter on E1. Green scores: 3 frags. Green WINS with 3 frags! [Red square off, Green frags 3, floor E1 blood glue-on-plasma]
