frag 1
fragkit: 0.1.0
pack: deathmatch 1.0 sha256:58c0506965a7
map: ./barrel-row.yaml sha256:c6e248a202c5
player: Red 3/2/2
player: Blue 2/2/3
player: Green 3/2/2
player: Pink 2/2/3
variant: barrels
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: table

4
#> 1 Red rolls 4 for the first turn.
3
#> 2 Blue rolls 3 for the first turn.
2
#> 3 Green rolls 2 for the first turn.
1
#> 4 Pink rolls 1 for the first turn. Red goes first. Red, Blue, Green and Pink each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1]
choose A1
#> 5 Red starts on A1. [Red square A1, Red health 3]
choose O1
#> 6 Blue starts on O1. [Blue square O1, Blue health 2]
choose A2
#> 7 Green starts on A2. [Green square A2, Green health 3]
choose O2
#> 8 Pink starts on O2. Turn 1: Red. [Pink square O2, Pink health 2, Red turn]
5 5
#> 9 Red rolls 5 5 = 10 for movement. [Red movement 10, Red attacks 1]
# refused: `s d1`: Red can't shoot D1: barrel on C1 (los.barrel)
# refused: `m c1`: Red can't reach C1 from A1: barrel on C1 (barrel.move)
# One barrel is hit, and a single die is rolled for it (barrel.roll); the eleven others follow without one (barrel.explode.barrels).
s C1
#> 10 Red fires Pistol at C1, range 2. Automatic hit on C1: 2 dice always reach 2. The barrel on C1 is hit. Take it off the map. [Red attacks 0, floor C1 nothing]
2
#> 11 Red rolls 2 for the barrel. The barrel on C1 EXPLODES: 5d to everyone within 2 squares.
# Red stands in the blast himself (ruling.blast.shooter), and what the chain does to others is still his (barrel.credit).
5 5 4 3 1
#> 12 Red rolls 5 5 4 3 1 = 18 for damage.
3 2 1
#> 13 Red rolls 3 2 1 = 6 for defense. Red takes 3 damage: Health 0. Red is FRAGGED (the barrel on C1). Put a blood counter on A1. The blast sets off the barrels on D1 and E1. Take them off the map. The blast sets off the barrels on F1 and G1. Take them off the map. The blast sets off the barrels on H1 and I1. Take them off the map. The blast sets off the barrels on J1 and K1. Take them off the map. The blast sets off the barrels on L1 and M1. Take them off the map. The barrel on M1 EXPLODES: 5d to everyone within 2 squares. [Red square off, floor A1 blood, floor D1 nothing, floor E1 nothing, floor F1 nothing, floor G1 nothing, floor H1 nothing, floor I1 nothing, floor J1 nothing, floor K1 nothing, floor L1 nothing, floor M1 nothing]
4 4 4 4 4
#> 14 Red rolls 4 4 4 4 4 = 20 for damage.
2 6
#> 15 Blue rolls 2 6 = 8 for defense. Blue takes 2 damage: Health 0. Blue is FRAGGED by Red. Put a blood counter on O1. Red scores: 1 frag. Red draws a special card. The blast sets off the barrel on N1. Take it off the map. The barrel on N1 EXPLODES: 5d to everyone within 2 squares. [Red frags 1, Red hand special 2, Blue square off, floor O1 blood, floor N1 nothing]
1 1 2 2 3
#> 16 Red rolls 1 1 2 2 3 = 9 for damage.
2 2
#> 17 Pink rolls 2 2 = 4 for defense. Pink takes 2 damage: Health 0. Pink is FRAGGED by Red. Put a blood counter on O2. Red scores: 2 frags. Red draws a special card. Turn 2: Blue. [Red frags 2, Red hand special 3, Pink square off, floor O2 blood, Blue turn]
# Blue is back and refills all spaces with a card (barrel.refill.card).
4
#> 18 Blue rolls 4 to respawn. Blue respawns on O2. [Blue square O2, Blue health 2]
6 5
#> 19 Blue rolls 6 5 = 11 for movement. [Blue movement 11, Blue attacks 2]
p respawn-barrels
#> 20 Blue plays Respawn Barrels. Put 12 barrel counters on C1, D1, E1, F1, G1, H1, I1, J1, K1, L1, M1 and N1. [floor C1 barrel, floor D1 barrel, floor E1 barrel, floor F1 barrel, floor G1 barrel, floor H1 barrel, floor I1 barrel, floor J1 barrel, floor K1 barrel, floor L1 barrel, floor M1 barrel, floor N1 barrel, Blue hand special 0]
# refused: `override floor o2 barrel`: Blue is already on O2 (move.end)
# A 6 is odd, and then a 5: the barrel is back with two more beside it (barrel.odd.multiply). Only two squares are free, so nobody is asked, and Blue has walled himself in.
s N1
#> 21 Blue fires Pistol at N1, range 2. Automatic hit on N1: 3 dice always reach 2. The barrel on N1 is hit. Take it off the map. [Blue attacks 1, floor N1 nothing]
6
#> 22 Blue rolls 6 for the barrel.
5
#> 23 Blue rolls 5 for the barrel. Put the barrel back on N1. Put barrels on N2 and O1. [floor O1 barrel blood, floor N1 barrel, floor N2 barrel]
# refused: `m n`: Blue can't go north from O2: barrel on O1 (barrel.move)
end
#> 24 Turn 3: Green. [Green turn]
# Green's shot is a 6 and a 6: nuclear, 10d and three squares (barrel.odd.nuclear). What it sets off has the usual five (barrel.odd.nuclear.others).
2 3
#> 25 Green rolls 2 3 = 5 for movement. [Green movement 5, Green attacks 1]
s C1
#> 26 Green fires Pistol at C1, range 3. [Green attacks 0]
5 1
#> 27 Green rolls 5 1 = 6 to hit. Green hits C1: 6 reaches range 3. The barrel on C1 is hit. Take it off the map. [floor C1 nothing]
6
#> 28 Green rolls 6 for the barrel.
6
#> 29 Green rolls 6 for the barrel. The barrel on C1 is NUCLEAR! The barrel on C1 EXPLODES: 10d to everyone within 3 squares.
1 1 1 1 1 1 1 1 1 2
#> 30 Green rolls 1 1 1 1 1 1 1 1 1 2 = 11 for damage.
6 6 4
#> 31 Green rolls 6 6 4 = 16 for defense. Green takes no damage: Health 3. The blast sets off the barrels on D1, E1 and F1. Take them off the map. The blast sets off the barrels on G1 and H1. Take them off the map. The blast sets off the barrels on I1 and J1. Take them off the map. The blast sets off the barrels on K1 and L1. Take them off the map. The blast sets off the barrels on M1 and N1. Take them off the map. The barrel on N1 EXPLODES: 5d to everyone within 2 squares. [floor D1 nothing, floor E1 nothing, floor F1 nothing, floor G1 nothing, floor H1 nothing, floor I1 nothing, floor J1 nothing, floor K1 nothing, floor L1 nothing, floor M1 nothing, floor N1 nothing]
3 3 3 2 1
#> 32 Green rolls 3 3 3 2 1 = 12 for damage.
6 5
#> 33 Blue rolls 6 5 = 11 for defense. Blue takes 1 damage: Health 1. The blast sets off the barrels on N2 and O1. Take them off the map. The barrel on N2 EXPLODES: 5d to everyone within 2 squares. [Blue health 1, floor O1 blood, floor N2 nothing]
# Two more of the last wave can reach Blue: they are alike, so nobody is asked which is first (barrel.chain.order).
1 2 1 2 3
#> 34 Green rolls 1 2 1 2 3 = 9 for damage.
5
#> 35 Blue rolls 5 for defense. Blue takes 1 damage: Health 0. Blue is FRAGGED by Green. Put a blood counter on O2. Green scores: 1 frag. Green draws a special card. [Blue square off, Green frags 1, Green hand special 2, floor O2 blood blood]
end
#> 36 Turn 4: Pink. [Pink turn]
2
#> 37 Pink rolls 2 to respawn. Pink respawns on O1. [Pink square O1, Pink health 2]
1 1
#> 38 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 2]
end
#> 39 Turn 5: Red. [Red turn]
# Red is back beside Green, and a third frag wins (win.three).
1
#> 40 Red rolls 1 to respawn. Red respawns on A1. [Red square A1, Red health 3]
3 1
#> 41 Red rolls 3 1 = 4 for movement. [Red movement 4, Red attacks 1]
s Green start
#> 42 Red fires Pistol at Green, range 1. Automatic hit on Green: 2 dice always reach 1. [Red attacks 0]
6 6
#> 43 Red rolls 6 6 = 12 for damage.
1 1 2
#> 44 Green rolls 1 1 2 = 4 for defense. Green takes 3 damage: Health 0. Green is FRAGGED by Red. Put a blood counter on A2. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Green square off, floor A2 blood]
