frag 1
fragkit: 0.1.0
pack: deathmatch 0.1 sha256:e46ad5f2f469
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: capture-the-flag
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: dealt

4
#> 1 Red rolls 4 for captain.
5
#> 2 Blue rolls 5 for captain.
5
#> 3 Green rolls 5 for captain.
6
#> 4 Pink rolls 6 for captain. Blue and Green are even and roll again.
5
#> 5 Blue rolls 5 for captain.
6
#> 6 Green rolls 6 for captain. Pink and Green are captains.
choose Pink
#> 7 Pink is younger and picks first.
choose Blue
#> 8 Pink picks Blue. Green picks Red.
5
#> 9 Pink rolls 5 for the colour.
2
#> 10 Green rolls 2 for the colour.
choose red
#> 11 Team red: Pink, Blue; Pink is captain. Team blue: Green, Red; Green is captain. [Red side blue, Blue side red, Green side blue, Pink side red, points red 0, points blue 0]
choose Blue
#> 12 Blue goes first.
deal boomstick
#> 13 Blue draws Boomstick.
deal pocket-medkit
#> 14 Blue draws Pocket Medkit.
deal respawn-barrels
#> 15 Blue draws Respawn Barrels.
deal napalm-launcher
#> 16 Green draws Napalm Launcher.
deal walk-it-off
#> 17 Green draws Walk It Off.
deal lag-spike
#> 18 Green draws Lag Spike.
deal guided-nuke
#> 19 Pink draws Guided Nuke.
deal blood-bank-card
#> 20 Pink draws Blood Bank Card.
deal finders-keepers
#> 21 Pink draws Finders Keepers.
deal toaster-on-a-string
#> 22 Red draws Toaster on a String.
deal barrel-roll
#> 23 Red draws Barrel Roll.
deal water-cooler-gossip
#> 24 Red draws Water Cooler Gossip.
choose east-wing:F2
#> 25 The red base and flag are on east-wing:F2. [floor east-wing:F2 base:red flag:red]
choose west-wing:A2
#> 26 The blue base and flag are on west-wing:A2. [floor west-wing:A2 base:blue flag:blue]
choose west-wing:F1
#> 27 Pink starts on west-wing:F1. [Pink square west-wing:F1, Pink health 2]
choose west-wing:F3
#> 28 Red starts on west-wing:F3. [Red square west-wing:F3, Red health 2]
choose east-wing:F1
#> 29 Blue starts on east-wing:F1. [Blue square east-wing:F1, Blue health 2]
choose west-wing:A3
#> 30 Green starts on west-wing:A3. Turn 1: Blue. [Green square west-wing:A3, Green health 3, Blue turn]
3 1 2
#> 31 Blue rolls 3 1 2 = 6 for movement. [Blue movement 6, Blue attacks 1]
p boomstick
#> 32 Blue plays Boomstick. [Blue card boomstick 4]
m east-wing:A2
#> 33 Blue goes east-wing:F1 to east-wing:C2: 4 moved, 2 left. [Blue square east-wing:C2, Blue movement 2]
5
#> 34 Blue rolls 5 for the power-up. 5: power-up!
deal blink-button
#> 35 Blue draws Blink Button. Blue goes east-wing:C2 to east-wing:A2: 2 moved, 0 left. [Blue square east-wing:A2, Blue movement 0]
s Green boomstick
#> 36 Blue fires Boomstick at Green, range 7: 1 ammo, 3 left. [Blue ammo boomstick 3, Blue attacks 0]
3 2
#> 37 Blue rolls 3 2 = 5 to hit. Blue misses Green: 5 is below range 7.
end
#> 38 Turn 2: Green. [Green turn]
6 3
#> 39 Green rolls 6 3 = 9 for movement. [Green movement 9, Green attacks 1]
p napalm-launcher
#> 40 Green plays Napalm Launcher. [Green card napalm-launcher 2]
s Blue napalm-launcher
#> 41 Green fires Napalm Launcher at Blue, range 7: 1 ammo, 1 left. [Green ammo napalm-launcher 1, Green attacks 0]
5 1
#> 42 Green rolls 5 1 = 6 to hit. Green misses Blue: 6 is below range 7. Green MISFIRES: Napalm Launcher strikes the firer.
4 3 1 6
#> 43 Green rolls 4 3 1 6 = 14 damage.
1 5 6
#> 44 Green rolls 1 5 6 = 12 in defense. Green takes 1 point: Health 2. Flames on west-wing:A2, west-wing:A3, west-wing:B3, for the rest of the game. [Green health 2, floor west-wing:A2 base:blue flag:blue napalm, floor west-wing:A3 napalm, floor west-wing:B3 napalm]
end
#> 45 Turn 3: Pink. [Pink turn]
1 1
#> 46 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 2]
p guided-nuke
#> 47 Pink plays Guided Nuke. [Pink card guided-nuke 1]
s Red start
#> 48 Pink fires Pistol at Red, range 2. Hit on Red without a roll: 3 dice always reach 2. [Pink attacks 1]
2 2
#> 49 Pink rolls 2 2 = 4 damage.
6 4
#> 50 Red rolls 6 4 = 10 in defense. Red takes no damage: Health 2.
s Red start
#> 51 Pink fires Pistol at Red, range 2. Hit on Red without a roll: 3 dice always reach 2. [Pink attacks 0]
2 6
#> 52 Pink rolls 2 6 = 8 damage.
2 6
#> 53 Red rolls 2 6 = 8 in defense. Red takes 1 point: Health 1. [Red health 1]
m west-wing:D1
#> 54 Pink goes west-wing:F1 to west-wing:D1: 2 moved, 0 left. [Pink square west-wing:D1, Pink movement 0]
end
#> 55 Turn 4: Red. [Red turn]
3 1 3
#> 56 Red rolls 3 1 3 = 7 for movement. [Red movement 7, Red attacks 1]
p toaster-on-a-string
#> 57 Red plays Toaster on a String. [Red card toaster-on-a-string 5]
m east-wing:F2
#> 58 Red goes west-wing:F3 to east-wing:C2: 4 moved, 3 left. [Red square east-wing:C2, Red movement 3]
6
#> 59 Red rolls 6 for the power-up. 6: power-up!
deal gym-membership
#> 60 Red draws Gym Membership. Red goes east-wing:C2 to east-wing:F2: 3 moved, 0 left. Red has the red flag. [Red square east-wing:F2, Red red-flag 1, floor east-wing:F2 base:red, Red movement 0]
s Blue toaster-on-a-string
#> 61 Red fires Toaster on a String at Blue, range 5: 1 ammo, 4 left. [Red ammo toaster-on-a-string 4, Red attacks 0]
2 2
#> 62 Red rolls 2 2 = 4 to hit. Red misses Blue: 4 is below range 5.
end
#> 63 Turn 5: Blue. [Blue turn]
5 4 4
#> 64 Blue rolls 5 4 4 = 13 for movement. [Blue movement 13, Blue attacks 1]
s Red boomstick
#> 65 Blue fires Boomstick at Red, range 5: 1 ammo, 2 left. [Blue ammo boomstick 2, Blue attacks 0]
5 1
#> 66 Blue rolls 5 1 = 6 to hit. Hit on Red: 6 reaches range 5.
3 2 5 2
#> 67 Blue rolls 3 2 5 2 = 12 damage.
3
#> 68 Red rolls 3 in defense. Red takes 4 points: Health -3. Red is FRAGGED by Blue. Toaster on a String left on east-wing:F2. Blood on east-wing:F2. The red flag lies on east-wing:F2. Blue scores: 1 frag. [Red square off, Blue frags 1, floor east-wing:F2 base:red blood flag:red toaster-on-a-string, Red red-flag 0, Red no-card toaster-on-a-string]
deal mute-player
#> 69 Blue draws Mute Player.
m west-wing:A2
#> 70 Blue goes east-wing:A2 to west-wing:D2: 3 moved, 10 left. [Blue square west-wing:D2, Blue movement 10]
2
#> 71 Blue rolls 2 for the power-up. 2: no card. Blue goes west-wing:D2 to west-wing:A2: 3 moved, 7 left. Blue has the blue flag. [Blue square west-wing:A2, Blue blue-flag 1, floor west-wing:A2 base:blue napalm, Blue movement 7]
2 6
#> 72 Blue rolls 2 6 = 8 damage.
6 3
#> 73 Blue rolls 6 3 = 9 in defense. Blue takes no damage: Health 2.
m east-wing:B2
#> 74 Blue goes west-wing:A2 to east-wing:B2: 7 moved, 0 left. [Blue square east-wing:B2, Blue movement 0]
end
#> 75 Turn 6: Green. [Green turn]
3 4
#> 76 Green rolls 3 4 = 7 for movement. [Green movement 7, Green attacks 1]
end
#> 77 Turn 7: Pink. [Pink turn]
3 3
#> 78 Pink rolls 3 3 = 6 for movement. [Pink movement 6, Pink attacks 2]
m west-wing:A1
#> 79 Pink goes west-wing:D1 to west-wing:A1: 3 moved, 3 left. [Pink square west-wing:A1, Pink movement 3]
s Green start
#> 80 Pink fires Pistol at Green, range 2. Hit on Green without a roll: 3 dice always reach 2. [Pink attacks 1]
6 3
#> 81 Pink rolls 6 3 = 9 damage.
5 4
#> 82 Green rolls 5 4 = 9 in defense. Green takes 1 point: Health 1. [Green health 1]
s Green start
#> 83 Pink fires Pistol at Green, range 2. Hit on Green without a roll: 3 dice always reach 2. [Pink attacks 0]
6 1
#> 84 Pink rolls 6 1 = 7 damage.
2
#> 85 Green rolls 2 in defense. Green takes 3 points: Health -2. Green is FRAGGED by Pink. Napalm Launcher left on west-wing:A3. Blood on west-wing:A3. Pink scores: 1 frag. [Green square off, Pink frags 1, floor west-wing:A3 blood napalm napalm-launcher, Green no-card napalm-launcher]
deal one-more-round
#> 86 Pink draws One More Round.
end
#> 87 Turn 8: Red. [Red turn]
5
#> 88 Red rolls 5 to respawn. 5: no such respawn square. Roll again.
3
#> 89 Red rolls 3 to respawn. Red respawns on west-wing:A3. [Red square west-wing:A3, Red health 2]
4 6
#> 90 Red rolls 4 6 = 10 damage.
2 3
#> 91 Red rolls 2 3 = 5 in defense. Red takes 2 points: Health 0. Red is FRAGGED by Green. Blood on west-wing:A3. Turn 9: Blue. [Red square off, floor west-wing:A3 blood blood napalm napalm-launcher, Blue turn]
4 5 3
#> 92 Blue rolls 4 5 3 = 12 for movement. [Blue movement 12, Blue attacks 1]
m east-wing:F2
#> 93 Blue goes east-wing:B2 to east-wing:C2: 1 moved, 11 left. [Blue square east-wing:C2, Blue movement 11]
2
#> 94 Blue rolls 2 for the power-up. 2: no card. Blue goes east-wing:C2 to east-wing:F2: 3 moved, 8 left. A point for red: 1 now. The blue flag is home again. [Blue square east-wing:F2, points red 1, floor west-wing:A2 base:blue flag:blue napalm, Blue movement 8, Blue blue-flag 0]
m west-wing:D2
#> 95 Blue goes east-wing:F2 to west-wing:D2: 8 moved, 0 left. [Blue square west-wing:D2, Blue movement 0]
3
#> 96 Blue rolls 3 for the power-up. 3: no card.
end
#> 97 Turn 10: Green. [Green turn]
6
#> 98 Green rolls 6 to respawn. 6: no such respawn square. Roll again.
2
#> 99 Green rolls 2 to respawn. Green respawns on west-wing:F1. [Green square west-wing:F1, Green health 3]
4 3
#> 100 Green rolls 4 3 = 7 for movement. [Green movement 7, Green attacks 1]
s Blue start
#> 101 Green fires Pistol at Blue, range 3. [Green attacks 0]
1 2
#> 102 Green rolls 1 2 = 3 to hit. Hit on Blue: 3 reaches range 3.
5 1
#> 103 Green rolls 5 1 = 6 damage.
5 2
#> 104 Blue rolls 5 2 = 7 in defense. Blue takes no damage: Health 2.
m east-wing:F2
#> 105 Green goes west-wing:F1 to east-wing:C2: 4 moved, 3 left. [Green square east-wing:C2, Green movement 3]
5
#> 106 Green rolls 5 for the power-up. 5: power-up!
deal lucky-mousepad
#> 107 Green draws Lucky Mousepad. Green goes east-wing:C2 to east-wing:F2: 3 moved, 0 left. Green has the red flag. [Green square east-wing:F2, Green red-flag 1, floor east-wing:F2 base:red blood toaster-on-a-string, Green movement 0]
end
#> 108 Turn 11: Pink. [Pink turn]
4 5
#> 109 Pink rolls 4 5 = 9 for movement. [Pink movement 9, Pink attacks 2]
m west-wing:A2
#> 110 Pink goes west-wing:A1 to west-wing:A2: 1 moved, 8 left. [Pink square west-wing:A2, Pink movement 8]
2 3
#> 111 Pink rolls 2 3 = 5 damage.
5 1
#> 112 Pink rolls 5 1 = 6 in defense. Pink takes no damage: Health 2. Pink has the blue flag. [Pink blue-flag 1, floor west-wing:A2 base:blue napalm]
m east-wing:C2
#> 113 Pink goes west-wing:A2 to west-wing:D2: 3 moved, 5 left. [Pink square west-wing:D2, Pink movement 5]
4
#> 114 Pink rolls 4 for the power-up. 4: power-up!
deal rocket-tantrum
#> 115 Pink draws Rocket Tantrum. Pink goes west-wing:D2 to east-wing:C2: 5 moved, 0 left. [Pink square east-wing:C2, Pink movement 0]
6
#> 116 Pink rolls 6 for the power-up. 6: power-up!
deal fridge-plating
#> 117 Pink draws Fridge Plating.
p rocket-tantrum
#> 118 Pink plays Rocket Tantrum. [Pink card rocket-tantrum 3]
p fridge-plating
#> 119 Pink plays Fridge Plating. [Pink armor 3, Pink card fridge-plating]
s Green rocket-tantrum
#> 120 Pink fires Rocket Tantrum at Green, range 3: 1 ammo, 2 left. Hit on Green without a roll: 3 dice always reach 3. [Pink ammo rocket-tantrum 2, Pink attacks 1]
1 5 3 2 4
#> 121 Pink rolls 1 5 3 2 4 = 15 damage.
1 6 4
#> 122 Green rolls 1 6 4 = 11 in defense. Green takes 1 point: Health 2. [Green health 2]
s Green rocket-tantrum
#> 123 Pink fires Rocket Tantrum at Green, range 3: 1 ammo, 1 left. Hit on Green without a roll: 3 dice always reach 3. [Pink ammo rocket-tantrum 1, Pink attacks 0]
5 3 2 6 4
#> 124 Pink rolls 5 3 2 6 4 = 20 damage.
1 6
#> 125 Green rolls 1 6 = 7 in defense. Green takes 2 points: Health 0. [Green health 0]
choose die
#> 126 Green is FRAGGED by Pink. Blood on east-wing:F2. The red flag lies on east-wing:F2. Pink scores: 2 frags. [Green square off, Pink frags 2, floor east-wing:F2 base:red blood blood flag:red toaster-on-a-string, Green red-flag 0]
deal minefield-map
#> 127 Pink draws Minefield Map.
end
#> 128 Turn 12: Red. [Red turn]
1
#> 129 Red rolls 1 to respawn. Red respawns on west-wing:A1. [Red square west-wing:A1, Red health 2]
3 1 6
#> 130 Red rolls 3 1 6 = 10 for movement. [Red movement 10, Red attacks 1]
m east-wing:D2
#> 131 Red goes west-wing:A1 to west-wing:D2: 4 moved, 6 left. [Red square west-wing:D2, Red movement 6]
2
#> 132 Red rolls 2 for the power-up. 2: no card. Red goes west-wing:D2 to east-wing:C2: 5 moved, 1 left. [Red square east-wing:C2, Red movement 1]
3
#> 133 Red rolls 3 for the power-up. 3: no card. Red goes east-wing:C2 to east-wing:D2: 1 moved, 0 left. [Red square east-wing:D2, Red movement 0]
end
#> 134 Turn 13: Blue. [Blue turn]
6 6 6
#> 135 Blue rolls 6 6 6 = 18 for movement. [Blue movement 18, Blue attacks 1]
m east-wing:D1
#> 136 Blue goes west-wing:D2 to east-wing:C2: 5 moved, 13 left. [Blue square east-wing:C2, Blue movement 13]
3
#> 137 Blue rolls 3 for the power-up. 3: no card. Blue goes east-wing:C2 to east-wing:D1: 2 moved, 11 left. [Blue square east-wing:D1, Blue movement 11]
s Red boomstick
#> 138 Blue fires Boomstick at Red, range 1: 1 ammo, 1 left. Hit on Red without a roll: 2 dice always reach 1. [Blue ammo boomstick 1, Blue attacks 0]
3 5 3 2 3 1
#> 139 Blue rolls 3 5 3 2 3 1 = 17 damage.
3 6
#> 140 Red rolls 3 6 = 9 in defense. Red takes 1 point: Health 1. [Red health 1]
end
#> 141 Turn 14: Green. [Green turn]
6
#> 142 Green rolls 6 to respawn. 6: no such respawn square. Roll again.
4
#> 143 Green rolls 4 to respawn. Green respawns on west-wing:F3. [Green square west-wing:F3, Green health 3]
3 3
#> 144 Green rolls 3 3 = 6 for movement. [Green movement 6, Green attacks 1]
m east-wing:E2
#> 145 Green goes west-wing:F3 to east-wing:C2: 4 moved, 2 left. [Green square east-wing:C2, Green movement 2]
1
#> 146 Green rolls 1 for the power-up. 1: no card. Green goes east-wing:C2 to east-wing:E2: 2 moved, 0 left. [Green square east-wing:E2, Green movement 0]
s Blue start
#> 147 Green fires Pistol at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Green attacks 0]
2 5
#> 148 Green rolls 2 5 = 7 damage.
6 3
#> 149 Blue rolls 6 3 = 9 in defense. Blue takes no damage: Health 2.
end
#> 150 Turn 15: Pink. [Pink turn]
5
#> 151 Pink rolls 5 for movement. [Pink movement 5, Pink attacks 2]
s Red rocket-tantrum
#> 152 Pink fires Rocket Tantrum at Red, range 1: 1 ammo, 0 left. Hit on Red without a roll: 3 dice always reach 1. [Pink ammo rocket-tantrum 0, Pink attacks 1]
5 5 4 5 3
#> 153 Pink rolls 5 5 4 5 3 = 22 damage.
5
#> 154 Red rolls 5 in defense.
2 3 5 5 2
#> 155 Pink rolls 2 3 5 5 2 = 17 damage.
6 4
#> 156 Blue rolls 6 4 = 10 in defense.
4 1 4 2 5
#> 157 Pink rolls 4 1 4 2 5 = 16 damage.
3 5 4
#> 158 Green rolls 3 5 4 = 12 in defense.
5 3 4 5 5
#> 159 Pink rolls 5 3 4 5 5 = 22 damage.
3 6 6 5 6
#> 160 Pink rolls 3 6 6 5 6 = 26 in defense. Red takes 4 points: Health -3. Blue takes 1 point: Health 1. Green takes 1 point: Health 2. Pink takes no damage: Health 2, armor 3. Red is FRAGGED by Pink. Blood on east-wing:D2. Pink scores: 3 frags. [Red square off, Blue health 1, Green health 2, Pink frags 3, floor east-wing:D2 blood]
deal rage-quit
#> 161 Pink draws Rage Quit.
s Green start
#> 162 Pink fires Pistol at Green, range 2. Hit on Green without a roll: 3 dice always reach 2. [Pink attacks 0]
6 4
#> 163 Pink rolls 6 4 = 10 damage.
4 1
#> 164 Green rolls 4 1 = 5 in defense. Green takes 2 points: Health 0. [Green health 0]
choose die
#> 165 Green is FRAGGED by Pink. Blood on east-wing:E2. Pink scores: 4 frags. [Green square off, Pink frags 4, floor east-wing:E2 blood]
deal yoink
#> 166 Pink draws Yoink!.
m east-wing:F2
#> 167 Pink goes east-wing:C2 to east-wing:F2: 3 moved, 2 left. A point for red: 2 now. The blue flag is home again. [Pink square east-wing:F2, points red 2, floor west-wing:A2 base:blue flag:blue napalm, Pink movement 2, Pink blue-flag 0]
m east-wing:D2
#> 168 Pink goes east-wing:F2 to east-wing:D2: 2 moved, 0 left. [Pink square east-wing:D2, Pink movement 0]
end
#> 169 Pink: 1 over the hand limit of 5.
choose minefield-map
#> 170 Pink discards Minefield Map (hand limit). Turn 16: Red. [Red turn]
2
#> 171 Red rolls 2 to respawn. Red respawns on west-wing:F1. [Red square west-wing:F1, Red health 2]
1 5 3
#> 172 Red rolls 1 5 3 = 9 for movement. [Red movement 9, Red attacks 1]
m east-wing:F2
#> 173 Red goes west-wing:F1 to east-wing:C2: 4 moved, 5 left. [Red square east-wing:C2, Red movement 5]
4
#> 174 Red rolls 4 for the power-up. 4: power-up!
deal hip-waders
#> 175 Red draws Hip Waders. Red goes east-wing:C2 to east-wing:F2: 3 moved, 2 left. Red has the red flag. [Red square east-wing:F2, Red red-flag 1, floor east-wing:F2 base:red blood blood toaster-on-a-string, Red movement 2]
s Blue start
#> 176 Red fires Pistol at Blue, range 3. [Red attacks 0]
6 4
#> 177 Red rolls 6 4 = 10 to hit. Hit on Blue: 10 reaches range 3.
6 2
#> 178 Red rolls 6 2 = 8 damage.
4
#> 179 Blue rolls 4 in defense. Blue takes 2 points: Health -1. Blue is FRAGGED by Red. Boomstick left on east-wing:D1. Blood on east-wing:D1. Red scores: 1 frag. [Red frags 1, Blue square off, floor east-wing:D1 blood boomstick, Blue no-card boomstick]
deal god-mode
#> 180 Red draws God Mode.
m east-wing:E2
#> 181 Red goes east-wing:F2 to east-wing:E2: 1 moved, 1 left. [Red square east-wing:E2, Red movement 1]
end
#> 182 Turn 17: Blue. [Blue turn]
6
#> 183 Blue rolls 6 to respawn. 6: no such respawn square. Roll again.
2
#> 184 Blue rolls 2 to respawn. Blue respawns on east-wing:F1. [Blue square east-wing:F1, Blue health 2]
6 2 4
#> 185 Blue rolls 6 2 4 = 12 for movement. [Blue movement 12, Blue attacks 1]
s Red start
#> 186 Blue fires Pistol at Red, range 2. Hit on Red without a roll: 2 dice always reach 2. [Blue attacks 0]
4 2
#> 187 Blue rolls 4 2 = 6 damage.
5 2
#> 188 Red rolls 5 2 = 7 in defense. Red takes no damage: Health 2.
m west-wing:A2
#> 189 Blue goes east-wing:F1 to east-wing:C2: 4 moved, 8 left. [Blue square east-wing:C2, Blue movement 8]
5
#> 190 Blue rolls 5 for the power-up. 5: power-up!
deal fridge-plating
#> 191 Blue draws Fridge Plating. Blue goes east-wing:C2 to west-wing:D2: 5 moved, 3 left. [Blue square west-wing:D2, Blue movement 3]
6
#> 192 Blue rolls 6 for the power-up. 6: power-up!
deal nailed-it
#> 193 Blue draws Nailed It. Blue goes west-wing:D2 to west-wing:A2: 3 moved, 0 left. [Blue square west-wing:A2, Blue movement 0]
6 1
#> 194 Blue rolls 6 1 = 7 damage.
6 1
#> 195 Blue rolls 6 1 = 7 in defense. Blue takes 1 point: Health 1. Blue has the blue flag. [Blue health 1, Blue blue-flag 1, floor west-wing:A2 base:blue napalm]
p fridge-plating
#> 196 Blue plays Fridge Plating. [Blue armor 3, Blue card fridge-plating]
p nailed-it
#> 197 Blue plays Nailed It. [Blue card nailed-it 4]
end
#> 198 Turn 18: Green. [Green turn]
6
#> 199 Green rolls 6 to respawn. 6: no such respawn square. Roll again.
3
#> 200 Green rolls 3 to respawn. Green respawns on west-wing:A3. [Green square west-wing:A3, Green health 3]
4 3
#> 201 Green rolls 4 3 = 7 damage.
3 4 1
#> 202 Green rolls 3 4 1 = 8 in defense. Green takes no damage: Health 3.
2 5
#> 203 Green rolls 2 5 = 7 for movement. [Green movement 7, Green attacks 1]
end
#> 204 Turn 19: Pink. [Pink turn]
3
#> 205 Pink rolls 3 for movement. [Pink movement 3, Pink attacks 2]
s Red start
#> 206 Pink fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Pink attacks 1]
3 6
#> 207 Pink rolls 3 6 = 9 damage.
6 6
#> 208 Red rolls 6 6 = 12 in defense. Red takes no damage: Health 2.
s Red start
#> 209 Pink fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Pink attacks 0]
5 4
#> 210 Pink rolls 5 4 = 9 damage.
6 4
#> 211 Red rolls 6 4 = 10 in defense. Red takes no damage: Health 2.
end
#> 212 Turn 20: Red. [Red turn]
2 2 4
#> 213 Red rolls 2 2 4 = 8 for movement. [Red movement 8, Red attacks 1]
m west-wing:C2
#> 214 Red goes east-wing:E2 to east-wing:C2: 2 moved, 6 left. [Red square east-wing:C2, Red movement 6]
6
#> 215 Red rolls 6 for the power-up. 6: power-up!
deal cardboard-box
#> 216 Red draws Cardboard Box. Red goes east-wing:C2 to west-wing:D2: 5 moved, 1 left. [Red square west-wing:D2, Red movement 1]
2
#> 217 Red rolls 2 for the power-up. 2: no card. Red goes west-wing:D2 to west-wing:C2: 1 moved, 0 left. [Red square west-wing:C2, Red movement 0]
end
#> 218 Red: 1 over the hand limit of 5.
choose gym-membership
#> 219 Red discards Gym Membership (hand limit). Turn 21: Blue. [Blue turn]
5 3
#> 220 Blue rolls 5 3 = 8 for movement. [Blue movement 8, Blue attacks 1]
s Red nailed-it
#> 221 Blue fires Nailed It at Red, range 2: 1 ammo, 3 left. Hit on Red without a roll: 2 dice always reach 2. [Blue ammo nailed-it 3, Blue attacks 0]
5 4
#> 222 Blue rolls 5 4 = 9 damage.
3 1
#> 223 Red rolls 3 1 = 4 in defense. Red takes 3 points: Health -1. Red is FRAGGED by Blue. Blood on west-wing:C2. The red flag lies on west-wing:C2. Blue scores: 2 frags. [Red square off, Blue frags 2, floor west-wing:C2 blood flag:red, Red red-flag 0]
deal respawn-barrels
#> 224 Blue draws Respawn Barrels.
m east-wing:C2
#> 225 Blue goes west-wing:A2 to west-wing:C2: 2 moved, 6 left. Blue has the red flag. Blue goes west-wing:C2 to west-wing:D2: 1 moved, 5 left. [Blue square west-wing:D2, Blue red-flag 1, floor west-wing:C2 blood, Blue movement 5]
4
#> 226 Blue rolls 4 for the power-up. 4: power-up!
deal yoink-hook
#> 227 Blue draws Yoink Hook. Blue goes west-wing:D2 to east-wing:C2: 5 moved, 0 left. [Blue square east-wing:C2, Blue movement 0]
4
#> 228 Blue rolls 4 for the power-up. 4: power-up!
deal team-jersey
#> 229 Blue draws Team Jersey.
p yoink-hook
#> 230 Blue plays Yoink Hook. [Blue card yoink-hook 3]
give flag Pink
#> 231 Blue gives Pink the blue flag. [Pink blue-flag 1, Blue blue-flag 0]
give flag Pink
#> 232 Blue gives Pink the red flag. [Pink red-flag 1, Blue red-flag 0]
end
#> 233 Blue: 1 over the hand limit of 5.
choose respawn-barrels
#> 234 Blue discards Respawn Barrels (hand limit). Turn 22: Green. [Green turn]
6 4
#> 235 Green rolls 6 4 = 10 for movement. [Green movement 10, Green attacks 1]
end
#> 236 Turn 23: Pink. [Pink turn]
3
#> 237 Pink rolls 3 for movement. [Pink movement 3, Pink attacks 2]
give flag Blue
#> 238 Pink gives Blue the blue flag. [Blue blue-flag 1, Pink blue-flag 0]
give flag Blue
#> 239 Pink gives Blue the red flag. [Blue red-flag 1, Pink red-flag 0]
m east-wing:A2
#> 240 Pink goes east-wing:D2 to east-wing:C2: 1 moved, 2 left. [Pink square east-wing:C2, Pink movement 2]
6
#> 241 Pink rolls 6 for the power-up. 6: power-up!
deal riot-gear
#> 242 Pink draws Riot Gear. Pink goes east-wing:C2 to east-wing:A2: 2 moved, 0 left. [Pink square east-wing:A2, Pink movement 0]
end
#> 243 Pink: 1 over the hand limit of 5.
choose blood-bank-card
#> 244 Pink discards Blood Bank Card (hand limit). Turn 24: Red. [Red turn]
3
#> 245 Red rolls 3 to respawn. Red respawns on west-wing:A3. [Red square west-wing:A3, Red health 2]
2 6
#> 246 Red rolls 2 6 = 8 damage.
4 2
#> 247 Red rolls 4 2 = 6 in defense. Red takes 1 point: Health 1. Green is bumped from west-wing:A3 by Red. [Red health 1]
6
#> 248 Green rolls 6 for the bump. 6: no such respawn square. Roll again.
4
#> 249 Green rolls 4 for the bump. Green lands on west-wing:F3. [Green square west-wing:F3]
3 6 3
#> 250 Red rolls 3 6 3 = 12 for movement. [Red movement 12, Red attacks 1]
end
#> 251 Turn 25: Blue. [Blue turn]
3 5
#> 252 Blue rolls 3 5 = 8 for movement. [Blue movement 8, Blue attacks 1]
m east-wing:F2
#> 253 Blue goes east-wing:C2 to east-wing:F2: 3 moved, 5 left. The red flag is home again. A point for red: 3 now. The blue flag is home again. Team red WINS 3 to 0: Blue and Pink! [Blue square east-wing:F2, points red 3, floor east-wing:F2 base:red blood blood flag:red toaster-on-a-string, floor west-wing:A2 base:blue flag:blue napalm, Blue blue-flag 0, Blue red-flag 0]
