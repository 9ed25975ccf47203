frag 1
fragkit: 0.1.0
pack: deathmatch 0.1 sha256:e46ad5f2f469
pack: ftw 0.1 sha256:824010e255db
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: death-match
variant: barrel-busters
variant: blink-of-an-eye
variant: no-rushes
variant: chaotic-spawning
variant: hearts
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: dealt

2
#> 1 Red rolls 2 for captain.
1
#> 2 Blue rolls 1 for captain.
4
#> 3 Green rolls 4 for captain.
1
#> 4 Pink rolls 1 for captain. Green and Red are captains.
choose Green
#> 5 Green is younger and picks first.
choose Pink
#> 6 Green picks Pink. Red picks Blue.
4
#> 7 Green rolls 4 for the colour.
6
#> 8 Red rolls 6 for the colour.
choose red
#> 9 Team blue: Green, Pink; Green is captain. Team red: Red, Blue; Red is captain. Sit clockwise: Green, Red, Pink, Blue. [Green side blue, Red side red, Pink side blue, Blue side red]
choose Green
#> 10 Green goes first.
deal lumber-jackpot
#> 11 Green draws Lumber Jackpot.
deal hip-waders
#> 12 Green draws Hip Waders.
deal rain-delay
#> 13 Green draws Rain Delay.
deal lead-hose
#> 14 Red draws Lead Hose.
deal fire-blanket
#> 15 Red draws Fire Blanket.
deal extra-time
#> 16 Red draws Extra Time.
deal laser-pointer
#> 17 Pink draws Laser Pointer.
deal green-door-key
#> 18 Pink draws Green Door Key.
deal disconnect
#> 19 Pink draws Disconnect.
deal panic-button
#> 20 Blue draws Panic Button.
deal pocket-medkit
#> 21 Blue draws Pocket Medkit.
deal low-g-server
#> 22 Blue draws Low-G Server.
choose west-wing:F1
#> 23 Green starts on west-wing:F1. Green: take 3 hearts. [Green square west-wing:F1, Green health 3, Green hearts 3]
choose east-wing:A1
#> 24 Red starts on east-wing:A1. Red: take 2 hearts. [Red square east-wing:A1, Red health 2, Red hearts 2]
choose east-wing:F1
#> 25 Pink starts on east-wing:F1. Pink: take 2 hearts. [Pink square east-wing:F1, Pink health 2, Pink hearts 2]
choose west-wing:A1
#> 26 Blue starts on west-wing:A1. Blue: take 2 hearts. Turn 1: Green. [Blue square west-wing:A1, Blue health 2, Blue hearts 2, Green turn]
2 4
#> 27 Green rolls 2 4 = 6 for movement. [Green movement 6, Green attacks 1]
p lumber-jackpot
#> 28 Green plays Lumber Jackpot. [Green card lumber-jackpot]
m east-wing:A2
#> 29 Green goes west-wing:F1 to east-wing:A2: 2 moved, 4 left. [Green square east-wing:A2, Green movement 4]
end
#> 30 Turn 2: Red. [Red turn]
1 4 6
#> 31 Red rolls 1 4 6 = 11 for movement. [Red movement 11, Red attacks 1]
p lead-hose
#> 32 Red plays Lead Hose. [Red card lead-hose 9]
end
#> 33 Turn 3: Pink. [Pink turn]
4 4
#> 34 Pink rolls 4 4 = 8 for movement. [Pink movement 8, Pink attacks 2]
p laser-pointer
#> 35 Pink plays Laser Pointer. [Pink card laser-pointer 6]
m east-wing:B1
#> 36 Pink goes east-wing:F1 to east-wing:B1: 4 moved, 4 left. [Pink square east-wing:B1, Pink movement 4]
end
#> 37 Turn 4: Blue. [Blue turn]
1 4 1
#> 38 Blue rolls 1 4 1 = 6 for movement. [Blue movement 6, Blue attacks 1]
p panic-button
#> 39 Blue plays Panic Button. [Blue card panic-button 2]
m west-wing:F2
#> 40 Blue goes west-wing:A1 to west-wing:F2: 6 moved, 0 left. [Blue square west-wing:F2, Blue movement 0]
end
#> 41 Turn 5: Green. [Green turn]
2 4
#> 42 Green rolls 2 4 = 6 for movement. [Green movement 6, Green attacks 1]
s Red lumber-jackpot
#> 43 Green fires Lumber Jackpot at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Green attacks 0]
1 3 4 4 4 5
#> 44 Green rolls 1 3 4 4 4 5 = 21 damage.
1 4
#> 45 Red rolls 1 4 = 5 in defense. Red takes 4 points: Health -2. Red: give 2 hearts back. Red is FRAGGED by Green. Lead Hose left on east-wing:A1. Blood on east-wing:A1. Green scores: 1 frag. [Green frags 1, Red square off, Red hearts 0, floor east-wing:A1 blood lead-hose, Red no-card lead-hose]
deal special-delivery
#> 46 Green draws Special Delivery.
2
#> 47 Red rolls 2 to respawn.
1
#> 48 Red rolls 1 for the map. Red comes back among the blue numbers. Red respawns on west-wing:F1. 6d: Red is knocked back 3 squares. Red: take 2 hearts. Red is pushed no farther than west-wing:F1: wall corner at the north-west of west-wing:F1. 3d for the squares that are left. [Red square west-wing:F1, Red health 2, Red hearts 2]
5 4 4
#> 49 Green rolls 5 4 4 = 13 damage.
3 4
#> 50 Red rolls 3 4 = 7 in defense. Red takes 1 point: Health 1. Red: give 1 heart back. [Red health 1, Red hearts 1]
m west-wing:E1
#> 51 Green goes east-wing:A2 to west-wing:E1: 3 moved, 3 left. [Green square west-wing:E1, Green movement 3]
end
#> 52 Turn 6: Red. [Red turn]
5 3 6
#> 53 Red rolls 5 3 6 = 14 for movement. [Red movement 14, Red attacks 1]
end
#> 54 Turn 7: Pink. [Pink turn]
3 2
#> 55 Pink rolls 3 2 = 5 for movement. [Pink movement 5, Pink attacks 2]
s Blue laser-pointer
#> 56 Pink fires Laser Pointer at Blue, range 3: 1 ammo, 5 left. Hit on Blue without a roll: 5 dice always reach 3. [Pink ammo laser-pointer 5, Pink attacks 1]
2 5 1
#> 57 Pink rolls 2 5 1 = 8 damage.
2 3
#> 58 Blue rolls 2 3 = 5 in defense. Blue takes 1 point: Health 1. Blue: give 1 heart back. [Blue health 1, Blue hearts 1]
s Blue laser-pointer
#> 59 Pink fires Laser Pointer at Blue, range 3: 1 ammo, 4 left. Hit on Blue without a roll: 5 dice always reach 3. [Pink ammo laser-pointer 4, Pink attacks 0]
3 3 4
#> 60 Pink rolls 3 3 4 = 10 damage.
1
#> 61 Blue rolls 1 in defense. Blue takes 10 points: Health -9. Blue: give 1 heart back. Blue is FRAGGED by Pink. Panic Button left on west-wing:F2. Blood on west-wing:F2. Pink scores: 1 frag. [Pink frags 1, Blue square off, Blue hearts 0, floor west-wing:F2 blood panic-button, Blue no-card panic-button]
deal lag-spike
#> 62 Pink draws Lag Spike.
4
#> 63 Blue rolls 4 to respawn.
1
#> 64 Blue rolls 1 for the map. Blue comes back among the blue numbers. Blue respawns on west-wing:F3. [Blue square west-wing:F3, Blue health 2]
m west-wing:F2
#> 65 Pink goes east-wing:B1 to west-wing:F2: 3 moved, 2 left. [Pink square west-wing:F2, Pink movement 2]
end
#> 66 Turn 8: Blue. [Blue turn]
3 6 3
#> 67 Blue rolls 3 6 3 = 12 for movement. [Blue movement 12, Blue attacks 1]
s Pink start
#> 68 Blue fires Pistol at Pink, range 1. Blue: take 2 hearts. Hit on Pink without a roll: 2 dice always reach 1. [Blue hearts 2, Blue attacks 0]
6 1
#> 69 Blue rolls 6 1 = 7 damage.
4 5
#> 70 Pink rolls 4 5 = 9 in defense. Pink takes no damage: Health 2.
m west-wing:D1
#> 71 Blue goes west-wing:F3 to west-wing:D1: 4 moved, 8 left. [Blue square west-wing:D1, Blue movement 8]
end
#> 72 Turn 9: Green. [Green turn]
5 3
#> 73 Green rolls 5 3 = 8 for movement. [Green movement 8, Green attacks 1]
s Red lumber-jackpot
#> 74 Green fires Lumber Jackpot at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Green attacks 0]
3 3 5 1 1 2
#> 75 Green rolls 3 3 5 1 1 2 = 15 damage.
5
#> 76 Red rolls 5 in defense. Red takes 3 points: Health -2. Red: give 1 heart back. Red is FRAGGED by Green. Blood on west-wing:F1. Green scores: 2 frags. [Green frags 2, Red square off, Red hearts 0, floor west-wing:F1 blood]
deal desync
#> 77 Green draws Desync.
1
#> 78 Red rolls 1 to respawn.
5
#> 79 Red rolls 5 for the map. Red respawns on east-wing:A1. 6d: Red is knocked back 3 squares. Red: take 2 hearts. Red is pushed to east-wing:B1. Red is pushed to east-wing:C1. Red is pushed to east-wing:D1. [Red square east-wing:D1, Red health 2, Red hearts 2]
m east-wing:C1
#> 80 Green goes west-wing:E1 to east-wing:C1: 6 moved, 2 left. [Green square east-wing:C1, Green movement 2]
end
#> 81 Turn 10: Red. [Red turn]
2 4 5
#> 82 Red rolls 2 4 5 = 11 for movement. [Red movement 11, Red attacks 1]
end
#> 83 Turn 11: Pink. [Pink turn]
3 5
#> 84 Pink rolls 3 5 = 8 for movement. [Pink movement 8, Pink attacks 2]
s barrel@east-wing:C2 start
#> 85 Pink fires Pistol at barrel@east-wing:C2, range 3. Hit on barrel@east-wing:C2 without a roll: 3 dice always reach 3. The barrel on east-wing:C2 is hit: take it off. [Pink attacks 1, floor east-wing:C2 nothing]
6
#> 86 Pink rolls 6 on the table.
3
#> 87 Pink rolls 3 on the table.
deal walk-it-off
#> 88 A gadget card lies face down on east-wing:C2. [floor east-wing:C2 gadget]
s barrel@east-wing:E2 laser-pointer
#> 89 Pink fires Laser Pointer at barrel@east-wing:E2, range 5: 1 ammo, 3 left. Hit on barrel@east-wing:E2 without a roll: 5 dice always reach 5. The barrel on east-wing:E2 is hit: take it off. [Pink ammo laser-pointer 3, Pink attacks 0, floor east-wing:E2 nothing]
6
#> 90 Pink rolls 6 on the table.
3
#> 91 Pink rolls 3 on the table.
deal touchline-oranges
#> 92 A gadget card lies face down on east-wing:E2. [floor east-wing:E2 gadget]
m east-wing:D2
#> 93 Pink goes west-wing:F2 to east-wing:D2: 4 moved, 4 left. [Pink square east-wing:D2, Pink movement 4]
end
#> 94 Turn 12: Blue. [Blue turn]
4 3 2
#> 95 Blue rolls 4 3 2 = 9 for movement. [Blue movement 9, Blue attacks 1]
m east-wing:B1
#> 96 Blue goes west-wing:D1 to east-wing:B1: 6 moved, 3 left. [Blue square east-wing:B1, Blue movement 3]
end
#> 97 Turn 13: Green. [Green turn]
2 5
#> 98 Green rolls 2 5 = 7 for movement. [Green movement 7, Green attacks 1]
s Blue lumber-jackpot
#> 99 Green fires Lumber Jackpot at Blue, range 1. Hit on Blue without a roll: 2 dice always reach 1. [Green attacks 0]
3 6 3 1 3 2
#> 100 Green rolls 3 6 3 1 3 2 = 18 damage.
1 3
#> 101 Blue rolls 1 3 = 4 in defense. Blue takes 4 points: Health -2. Blue: give 2 hearts back. Blue is FRAGGED by Green. Blood on east-wing:B1. Green scores: 3 frags. [Green frags 3, Blue square off, Blue hearts 0, floor east-wing:B1 blood]
deal respawn-barrels
#> 102 Green draws Respawn Barrels.
4
#> 103 Blue rolls 4 to respawn.
5
#> 104 Blue rolls 5 for the map. Blue respawns on east-wing:F3. 6d: Blue is knocked back 3 squares. Blue: take 2 hearts. Blue is pushed no farther than east-wing:F3: outer wall of east-wing:F3. 3d for the squares that are left. [Blue square east-wing:F3, Blue health 2, Blue hearts 2]
6 5 3
#> 105 Green rolls 6 5 3 = 14 damage.
2 1
#> 106 Blue rolls 2 1 = 3 in defense. Blue takes 4 points: Health -2. Blue: give 2 hearts back. Blue is FRAGGED by Green. Blood on east-wing:F3. Green scores: 4 frags. Team blue WINS 5 to 0: Green and Pink! [Green frags 4, Blue square off, Blue hearts 0, floor east-wing:F3 blood]
