frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 2/3/2
player: Blue 2/2/3
player: Green 1/4/2
player: Pink 2/2/3
dice: table
cards: table

5
#> 1 Red rolls 5 for the first turn.
6
#> 2 Blue rolls 6 for the first turn.
2
#> 3 Green rolls 2 for the first turn.
2
#> 4 Pink rolls 2 for the first turn. Blue goes first. Blue draws weapon, gadget, special. Green draws weapon, gadget, special. Pink draws weapon, gadget, special. Red draws weapon, gadget, special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1]
choose H1
#> 5 Blue starts on H1. [Blue square H1, Blue health 2]
choose C4
#> 6 Green starts on C4. [Green square C4, Green health 1]
choose A1
#> 7 Pink starts on A1. [Pink square A1, Pink health 2]
choose H6
#> 8 Red starts on H6. Turn 1: Blue. [Red square H6, Red health 2, Blue turn]
1 2
#> 9 Blue rolls 1 2 = 3 for movement. [Blue movement 3, Blue attacks 2]
m w
#> 10 Blue goes H1 to G1: 1 moved, 2 left. [Blue square G1, Blue movement 2]
s Pink start
#> 11 Blue fires Pistol at Pink, range 6. [Blue attacks 1]
4 6 5
#> 12 Blue rolls 4 6 5 = 15 to hit. Hit on Pink: 15 reaches range 6.
4 4
#> 13 Blue rolls 4 4 = 8 damage.
4 4
#> 14 Pink rolls 4 4 = 8 in defense. Pink takes 1 point: Health 1. [Pink health 1]
s Pink start
#> 15 Blue fires Pistol at Pink, range 6. [Blue attacks 0]
5 3 2
#> 16 Blue rolls 5 3 2 = 10 to hit. Hit on Pink: 10 reaches range 6.
4 2
#> 17 Blue rolls 4 2 = 6 damage.
4
#> 18 Pink rolls 4 in defense. Pink takes 1 point: Health 0. Pink is FRAGGED by Blue. Blood on A1. Blue scores: 1 frag. Blue draws a special card. [Blue frags 1, Blue hand special 2, Pink square off]
p one-more-round
#> 19 Blue plays One More Round. Blue gains turn (One More Round). [Blue hand special 1]
m e
#> 20 Blue goes G1 to H1: 1 moved, 1 left. [Blue square H1, Blue movement 1]
p overclocked-cells
#> 21 Blue plays Overclocked Cells. [Blue card overclocked-cells, Blue hand gadget 0]
m w
#> 22 Blue goes H1 to G1: 1 moved, 0 left. [Blue square G1, Blue movement 0]
p nailed-it
#> 23 Blue plays Nailed It. [Blue card nailed-it 4, Blue hand weapon 0]
drop nailed-it
#> 24 Blue drops Nailed It on G1. [Blue no-card nailed-it]
drop overclocked-cells
#> 25 Blue drops Overclocked Cells on G1. [Blue no-card overclocked-cells]
end
#> 26 Turn 2: Blue.
5 1
#> 27 Blue rolls 5 1 = 6 for movement. [Blue movement 6, Blue attacks 2]
m w
#> 28 Blue goes G1 to F1: 1 moved, 5 left. [Blue square F1, Blue movement 5]
p loaded-die
#> 29 Said late: Blue plays Loaded Die. Blue rolls 5 1 = 6 for movement. Blue turns dice for movement: 5 6 (Loaded Die). Loaded Die on Blue ends. Blue may move 11. Blue goes G1 to F1: 1 moved, 10 left. [Blue movement 10, Blue hand special 0]
m e
#> 30 Blue goes F1 to G1: 1 moved, 9 left. [Blue square G1, Blue movement 9]
take overclocked-cells
#> 31 Blue takes Overclocked Cells from G1.
m w
#> 32 Blue goes G1 to F1: 1 moved, 8 left. [Blue square F1, Blue movement 8]
m w
#> 33 Blue goes F1 to E1: 1 moved, 7 left. [Blue square E1, Blue movement 7]
5
#> 34 Blue rolls 5 for the power-up. 5: power-up! Blue gets a weapon card. Blue draws a weapon card. [Blue hand weapon 1]
m w
#> 35 Blue goes E1 to D1: 1 moved, 6 left. [Blue square D1, Blue movement 6]
m s
#> 36 Blue goes D1 to D2: 1 moved, 5 left. [Blue square D2, Blue movement 5]
6 4
#> 37 Blue rolls 6 4 = 10 damage.
1 2
#> 38 Blue rolls 1 2 = 3 in defense. Blue takes 3 points: Health -1. Blue is FRAGGED (acid). Blood on D2. Turn 3: Green. [Blue square off, Green turn]
4 4 5 2
#> 39 Green rolls 4 4 5 2 = 15 for movement. [Green movement 15, Green attacks 1]
p lucky-mousepad
#> 40 Green plays Lucky Mousepad. [Green card lucky-mousepad, Green hand gadget 0]
p marshmallow-toaster
#> 41 Green plays Marshmallow Toaster. [Green card marshmallow-toaster 4, Green hand weapon 0]
m e
#> 42 Green goes C4 to D4: 1 moved, 14 left. [Green square D4, Green movement 14]
m s
#> 43 Green goes D4 to D5: 1 moved, 13 left. [Green square D5, Green movement 13]
m n
#> 44 Green goes D5 to D4: 1 moved, 12 left. [Green square D4, Green movement 12]
drop marshmallow-toaster
#> 45 Green drops Marshmallow Toaster on D4. [Green no-card marshmallow-toaster]
m s
#> 46 Green goes D4 to D5: 1 moved, 11 left. [Green square D5, Green movement 11]
m s
#> 47 Green goes D5 to D6: 1 moved, 10 left. [Green square D6, Green movement 10]
m n
#> 48 Green goes D6 to D5: 1 moved, 9 left. [Green square D5, Green movement 9]
m e
#> 49 Green goes D5 to E5: 1 moved, 8 left. [Green square E5, Green movement 8]
m w
#> 50 Green goes E5 to D5: 1 moved, 7 left. [Green square D5, Green movement 7]
p noclip
#> 51 Green plays Noclip. [Green card noclip, Green hand special 0]
end
#> 52 Noclip on Green ends. Turn 4: Pink. [Pink turn, Green no-card noclip]
6
#> 53 Pink rolls 6 to respawn. Pink respawns on H6. Red is bumped from H6 by Pink. [Pink square H6, Pink health 2]
6
#> 54 Red rolls 6 for the bump. Red lands on H6. Pink is bumped from H6 by Red.
6
#> 55 Pink rolls 6 for the bump. Pink lands on H6. Red is bumped from H6 by Pink.
1
#> 56 Red rolls 1 for the bump. Red lands on A1. [Red square A1]
1 2
#> 57 Pink rolls 1 2 = 3 for movement. [Pink movement 3, Pink attacks 2]
p keyboard-swap
#> 58 Pink: Keyboard Swap on whom.
choose Red
#> 59 Pink plays Keyboard Swap on Red. [Red hand special 0]
m n
#> 60 Pink goes H6 to H5: 1 moved, 2 left. [Pink square H5, Pink movement 2]
m n
#> 61 Pink goes H5 to H4: 1 moved, 1 left. [Pink square H4, Pink movement 1]
m s
#> 62 Pink goes H4 to H5: 1 moved, 0 left. [Pink square H5, Pink movement 0]
end
#> 63 Turn 5: Red. [Red turn]
2 1 4
#> 64 Red rolls 2 1 4 = 7 for movement. [Red movement 7, Red attacks 1]
p moon-boots
#> 65 Red plays Moon Boots. [Red card moon-boots, Red hand gadget 0]
p game-ender
#> 66 Red plays Game Ender. [Red card game-ender 1, Red hand weapon 0]
m e
#> 67 Red goes A1 to B1: 1 moved, 6 left. [Red square B1, Red movement 6]
s Green start
#> 68 Red fires Pistol at Green, range 6. [Red attacks 0]
2 4
#> 69 Red rolls 2 4 = 6 to hit. Hit on Green: 6 reaches range 6.
2 2
#> 70 Red rolls 2 2 = 4 damage.
6
#> 71 Green rolls 6 in defense. Green takes no damage: Health 1.
m e
#> 72 Red goes B1 to C1: 1 moved, 5 left. [Red square C1, Red movement 5]
m s
#> 73 Red goes C1 to C2: 1 moved, 4 left. [Red square C2, Red movement 4]
4 6
#> 74 Red rolls 4 6 = 10 damage.
5 5
#> 75 Red rolls 5 5 = 10 in defense. Red takes 1 point: Health 1. [Red health 1]
m w
#> 76 Red goes C2 to B2: 1 moved, 3 left. [Red square B2, Red movement 3]
m n
#> 77 Red goes B2 to B1: 1 moved, 2 left. [Red square B1, Red movement 2]
m w
#> 78 Red goes B1 to A1: 1 moved, 1 left. [Red square A1, Red movement 1]
take blood
#> 79 Red takes blood from A1, has 1. [Red blood 1]
drop game-ender
#> 80 Red drops Game Ender on A1. [Red no-card game-ender]
Pink: p yoink
#> 81 Pink: Yoink! on whom.
choose Green
#> 82 Pink plays Yoink! on Green. Yoink! does nothing: Green has no such card. [Pink hand special 0]
m s
#> 83 Red goes A1 to A2: 1 moved, 0 left. [Red square A2, Red movement 0]
spend
#> 84 Red spends blood, 0 left. Red heals 1: Health 2. [Red health 2, Red blood 0]
drop moon-boots
#> 85 Red drops Moon Boots on A2. [Red no-card moon-boots]
end
#> 86 Turn 6: Blue. [Blue turn]
4
#> 87 Blue rolls 4 to respawn. Blue respawns on E4. [Blue square E4, Blue health 2]
6 2
#> 88 Blue rolls 6 2 = 8 for movement. [Blue movement 8, Blue attacks 2]
p cat-5-o-nine-tails
#> 89 Blue plays Cat-5 o' Nine Tails. [Blue card cat-5-o-nine-tails, Blue hand weapon 0]
end
#> 90 Turn 7: Green. [Green turn]
5 5 5 4
#> 91 Green rolls 5 5 5 4 = 19 for movement. [Green movement 19, Green attacks 1]
m s
#> 92 Green goes D5 to D6: 1 moved, 18 left. [Green square D6, Green movement 18]
m e
#> 93 Green goes D6 to E6: 1 moved, 17 left. [Green square E6, Green movement 17]
m w
#> 94 Green goes E6 to D6: 1 moved, 16 left. [Green square D6, Green movement 16]
s Blue start
#> 95 Green fires Pistol at Blue, range 3. [Green attacks 0]
4 3
#> 96 Green rolls 4 3 = 7 to hit. Hit on Blue: 7 reaches range 3.
3 6
#> 97 Green rolls 3 6 = 9 damage.
5 6
#> 98 Blue rolls 5 6 = 11 in defense. Blue takes no damage: Health 2.
m n
#> 99 Green goes D6 to D5: 1 moved, 15 left. [Green square D5, Green movement 15]
m s
#> 100 Green goes D5 to D6: 1 moved, 14 left. [Green square D6, Green movement 14]
end
#> 101 Turn 8: Pink. [Pink turn]
4 5
#> 102 Pink rolls 4 5 = 9 for movement. [Pink movement 9, Pink attacks 2]
p nailed-it
#> 103 Pink plays Nailed It. [Pink card nailed-it 4, Pink hand weapon 0]
m w
#> 104 Pink goes H5 to G5: 1 moved, 8 left. [Pink square G5, Pink movement 8]
m n
#> 105 Pink goes G5 to G4: 1 moved, 7 left. [Pink square G4, Pink movement 7]
m n
#> 106 Pink goes G4 to G3: 1 moved, 6 left. [Pink square G3, Pink movement 6]
p asbestos-undies
#> 107 Pink plays Asbestos Undies. [Pink card asbestos-undies, Pink hand gadget 0]
m e
#> 108 Pink goes G3 to H3: 1 moved, 5 left. [Pink square H3, Pink movement 5]
m w
#> 109 Pink goes H3 to G3: 1 moved, 4 left. [Pink square G3, Pink movement 4]
m e
#> 110 Pink goes G3 to H3: 1 moved, 3 left. [Pink square H3, Pink movement 3]
m w
#> 111 Pink goes H3 to G3: 1 moved, 2 left. [Pink square G3, Pink movement 2]
m e
#> 112 Pink goes G3 to H3: 1 moved, 1 left. [Pink square H3, Pink movement 1]
m w
#> 113 Pink goes H3 to G3: 1 moved, 0 left. [Pink square G3, Pink movement 0]
drop nailed-it
#> 114 Pink drops Nailed It on G3. [Pink no-card nailed-it]
drop asbestos-undies
#> 115 Pink drops Asbestos Undies on G3. [Pink no-card asbestos-undies]
end
#> 116 Turn 9: Red. [Red turn]
2 6 1
#> 117 Red rolls 2 6 1 = 9 for movement. [Red movement 9, Red attacks 1]
m s
#> 118 Red goes A2 to A3: 1 moved, 8 left. [Red square A3, Red movement 8]
end
#> 119 Turn 10: Blue. [Blue turn]
3 4
#> 120 Blue rolls 3 4 = 7 for movement. [Blue movement 7, Blue attacks 2]
drop cat-5-o-nine-tails
#> 121 Blue drops Cat-5 o' Nine Tails on E4. [Blue no-card cat-5-o-nine-tails]
s Green start
#> 122 Blue fires Pistol at Green, range 3. No roll to hit: 3 dice always reach 3. Blue hits Green. [Blue attacks 1]
1 5
#> 123 Blue rolls 1 5 = 6 damage.
5
#> 124 Green rolls 5 in defense. Green takes 1 point: Health 0. Green is FRAGGED by Blue. Green discards Lucky Mousepad (fragged). Blood on D6. Blue scores: 2 frags. Blue draws a special card. [Blue frags 2, Blue hand special 1, Green square off, Green no-card lucky-mousepad]
m e
#> 125 Blue goes E4 to F4: 1 moved, 6 left. [Blue square F4, Blue movement 6]
1
#> 126 Blue rolls 1 for the power-up. 1: no card.
m e
#> 127 Blue goes F4 to G4: 1 moved, 5 left. [Blue square G4, Blue movement 5]
m s
#> 128 Blue goes G4 to G5: 1 moved, 4 left. [Blue square G5, Blue movement 4]
m n
#> 129 Blue goes G5 to G4: 1 moved, 3 left. [Blue square G4, Blue movement 3]
p mute-player
#> 130 Blue: Mute Player on whom.
choose Pink
#> 131 Blue plays Mute Player on Pink. [Pink card mute-player, Blue hand special 0]
m w
#> 132 Blue goes G4 to F4: 1 moved, 2 left. [Blue square F4, Blue movement 2]
m e
#> 133 Blue goes F4 to G4: 1 moved, 1 left. [Blue square G4, Blue movement 1]
s Pink start
#> 134 Blue fires Pistol at Pink, range 1. No roll to hit: 3 dice always reach 1. Blue hits Pink. [Blue attacks 0]
2 6
#> 135 Blue rolls 2 6 = 8 damage.
1 3
#> 136 Pink rolls 1 3 = 4 in defense. Pink takes 2 points: Health 0. Pink is FRAGGED by Blue. Blood on G3. Blue scores: 3 frags. Blue WINS with 3 frags! [Blue frags 3, Pink square off]
