frag 1
fragkit: 0.1.0
begun: 2026-11-17
pack: deathmatch 0.1 sha256:e46ad5f2f469
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

3
#> 1 Red rolls 3 for captain.
3
#> 2 Blue rolls 3 for captain.
1
#> 3 Green rolls 1 for captain.
6
#> 4 Pink rolls 6 for captain. Red and Blue are even and roll again.
1
#> 5 Red rolls 1 for captain.
4
#> 6 Blue rolls 4 for captain. Pink and Blue are captains.
choose Pink
#> 7 Pink is younger and picks first.
choose Green
#> 8 Pink picks Green. Blue picks Red.
4
#> 9 Pink rolls 4 for the colour.
4
#> 10 Blue rolls 4 for the colour. Pink and Blue are even and roll again.
1
#> 11 Pink rolls 1 for the colour.
3
#> 12 Blue rolls 3 for the colour.
choose blue
#> 13 Team red: Pink, Green; Pink is captain. Team blue: Blue, Red; Blue is captain. Sit clockwise: Green, Red, Pink, Blue. [Green side red, Red side blue, Pink side red, Blue side blue]
choose Blue
#> 14 Blue goes first.
deal napalm-launcher
#> 15 Blue draws Napalm Launcher.
deal touchline-oranges
#> 16 Blue draws Touchline Oranges.
deal disconnect
#> 17 Blue draws Disconnect.
deal pawn-shop-pistol
#> 18 Green draws Pawn Shop Pistol.
deal fire-blanket
#> 19 Green draws Fire Blanket.
deal mute-player
#> 20 Green draws Mute Player.
deal pineapple-lobber
#> 21 Red draws Pineapple Lobber.
deal blue-door-key
#> 22 Red draws Blue Door Key.
deal finders-keepers
#> 23 Red draws Finders Keepers.
deal flag-pole
#> 24 Pink draws Flag Pole.
deal bottomless-backpack
#> 25 Pink draws Bottomless Backpack.
deal ping-of-death
#> 26 Pink draws Ping of Death.
choose west-wing:A3
#> 27 Pink starts on west-wing:A3. Pink: take 2 hearts. [Pink square west-wing:A3, Pink health 2, Pink hearts 2]
choose west-wing:F1
#> 28 Blue starts on west-wing:F1. Blue: take 2 hearts. [Blue square west-wing:F1, Blue health 2, Blue hearts 2]
choose west-wing:F3
#> 29 Green starts on west-wing:F3. Green: take 3 hearts. [Green square west-wing:F3, Green health 3, Green hearts 3]
choose west-wing:A1
#> 30 Red starts on west-wing:A1. Red: take 2 hearts. Turn 1: Blue. [Red square west-wing:A1, Red health 2, Red hearts 2, Blue turn]
1 4 6
#> 31 Blue rolls 1 4 6 = 11 for movement. [Blue movement 11, Blue attacks 1]
p napalm-launcher
#> 32 Blue plays Napalm Launcher. [Blue card napalm-launcher 2]
m west-wing:F2
#> 33 Blue goes west-wing:F1 to west-wing:F2: 1 moved, 10 left. [Blue square west-wing:F2, Blue movement 10]
end
#> 34 Turn 2: Green. [Green turn]
4 5
#> 35 Green rolls 4 5 = 9 for movement. [Green movement 9, Green attacks 1]
p pawn-shop-pistol
#> 36 Green plays Pawn Shop Pistol. [Green card pawn-shop-pistol 6]
m west-wing:A2
#> 37 Green goes west-wing:F3 to west-wing:A2: 6 moved, 3 left. [Green square west-wing:A2, Green movement 3]
end
#> 38 Turn 3: Red. [Red turn]
3 5 1
#> 39 Red rolls 3 5 1 = 9 for movement. [Red movement 9, Red attacks 1]
p pineapple-lobber
#> 40 Red plays Pineapple Lobber. [Red card pineapple-lobber 4]
end
#> 41 Turn 4: Pink. [Pink turn]
2 5
#> 42 Pink rolls 2 5 = 7 for movement. [Pink movement 7, Pink attacks 2]
p flag-pole
#> 43 Pink plays Flag Pole. [Pink card flag-pole]
m west-wing:B1
#> 44 Pink goes west-wing:A3 to west-wing:B1: 3 moved, 4 left. [Pink square west-wing:B1, Pink movement 4]
end
#> 45 Turn 5: Blue. [Blue turn]
5 3 1
#> 46 Blue rolls 5 3 1 = 9 for movement. [Blue movement 9, Blue attacks 1]
m west-wing:A3
#> 47 Blue goes west-wing:F2 to west-wing:A3: 6 moved, 3 left. [Blue square west-wing:A3, Blue movement 3]
s Green napalm-launcher
#> 48 Blue fires Napalm Launcher at Green, range 1: 1 ammo, 1 left. Hit on Green without a roll: 2 dice always reach 1. [Blue ammo napalm-launcher 1, Blue attacks 0]
2 2 2 5
#> 49 Blue rolls 2 2 2 5 = 11 damage.
2 6 6
#> 50 Green rolls 2 6 6 = 14 in defense. Green takes no damage: Health 3. Flames on west-wing:A1, west-wing:A2, west-wing:A3, west-wing:B2, for the rest of the game. [floor west-wing:B2 barrel napalm, floor west-wing:A2 napalm, floor west-wing:A1 napalm, floor west-wing:A3 napalm]
end
#> 51 Turn 6: Green. [Green turn]
1 3
#> 52 Green rolls 1 3 = 4 for movement. [Green movement 4, Green attacks 1]
s Red pawn-shop-pistol
#> 53 Green fires Pawn Shop Pistol at Red, range 1: 1 ammo, 5 left. Hit on Red without a roll: 2 dice always reach 1. [Green ammo pawn-shop-pistol 5, Green attacks 0]
3 1 3
#> 54 Green rolls 3 1 3 = 7 damage.
6 1
#> 55 Red rolls 6 1 = 7 in defense. Red takes 1 point: Health 1. Red: give 1 heart back. [Red health 1, Red hearts 1]
end
#> 56 Turn 7: Red. [Red turn]
4 1 4
#> 57 Red rolls 4 1 4 = 9 for movement. [Red movement 9, Red attacks 1]
s Pink start
#> 58 Red fires Pistol at Pink, range 1. Hit on Pink without a roll: 2 dice always reach 1. [Red attacks 0]
6 2
#> 59 Red rolls 6 2 = 8 damage.
1 1
#> 60 Pink rolls 1 1 = 2 in defense. Pink takes 4 points: Health -2. Pink: give 2 hearts back. Pink is FRAGGED by Red. Flag Pole left on west-wing:B1. Blood on west-wing:B1. Red scores: 1 frag. [Red frags 1, Pink square off, Pink hearts 0, floor west-wing:B1 blood flag-pole, Pink no-card flag-pole]
deal lost-luggage
#> 61 Red draws Lost Luggage.
4
#> 62 Pink rolls 4 to respawn.
1
#> 63 Pink rolls 1 to respawn. Pink comes back among the blue numbers. Pink respawns on west-wing:F3. [Pink square west-wing:F3, Pink health 2]
end
#> 64 Turn 8: Pink. [Pink turn]
1 3
#> 65 Pink rolls 1 3 = 4 for movement. [Pink movement 4, Pink attacks 2]
s Blue start
#> 66 Pink fires Pistol at Blue, range 5. Pink: take 2 hearts. [Pink hearts 2, Pink attacks 1]
6 3 3
#> 67 Pink rolls 6 3 3 = 12 to hit. Hit on Blue: 12 reaches range 5.
4 1
#> 68 Pink rolls 4 1 = 5 damage.
4 2
#> 69 Blue rolls 4 2 = 6 in defense. Blue takes no damage: Health 2.
s Blue start
#> 70 Pink fires Pistol at Blue, range 5. [Pink attacks 0]
4 6 1
#> 71 Pink rolls 4 6 1 = 11 to hit. Hit on Blue: 11 reaches range 5.
4 4
#> 72 Pink rolls 4 4 = 8 damage.
1 2
#> 73 Blue rolls 1 2 = 3 in defense. Blue takes 2 points: Health 0. Blue: give 2 hearts back. [Blue health 0, Blue hearts 0]
choose touchline-oranges
#> 74 Blue plays Touchline Oranges. Blue heals 2: Health 2. Blue: take 2 hearts. [Blue health 2, Blue hearts 2]
m west-wing:B3
#> 75 Pink goes west-wing:F3 to west-wing:B3: 4 moved, 0 left. [Pink square west-wing:B3, Pink movement 0]
end
#> 76 Turn 9: Blue. [Blue turn]
1 5 6
#> 77 Blue rolls 1 5 6 = 12 for movement. [Blue movement 12, Blue attacks 1]
s Pink napalm-launcher
#> 78 Blue fires Napalm Launcher at Pink, range 1: 1 ammo, 0 left. Hit on Pink without a roll: 2 dice always reach 1. [Blue ammo napalm-launcher 0, Blue attacks 0]
2 4 1 3
#> 79 Blue rolls 2 4 1 3 = 10 damage.
5 4
#> 80 Pink rolls 5 4 = 9 in defense. Pink takes 1 point: Health 1. Pink: give 1 heart back. Flames on west-wing:B3, west-wing:C3, for the rest of the game. [Pink health 1, Pink hearts 1, floor west-wing:B3 napalm, floor west-wing:C3 napalm]
end
#> 81 Turn 10: Green. [Green turn]
5 1
#> 82 Green rolls 5 1 = 6 for movement. [Green movement 6, Green attacks 1]
s Red pawn-shop-pistol
#> 83 Green fires Pawn Shop Pistol at Red, range 1: 1 ammo, 4 left. Hit on Red without a roll: 2 dice always reach 1. [Green ammo pawn-shop-pistol 4, Green attacks 0]
