frag 1
fragkit: 0.1.0
pack: deathmatch 0.1 sha256:e46ad5f2f469
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: death-match
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
deal marshmallow-toaster
#> 11 Green draws Marshmallow Toaster.
deal hug-me-vest
#> 12 Green draws Hug Me Vest.
deal rain-delay
#> 13 Green draws Rain Delay.
deal lead-hose
#> 14 Red draws Lead Hose.
deal fire-blanket
#> 15 Red draws Fire Blanket.
deal energy-drink
#> 16 Red draws Energy Drink.
deal lag-gun
#> 17 Pink draws Lag Gun.
deal gym-membership
#> 18 Pink draws Gym Membership.
deal disconnect
#> 19 Pink draws Disconnect.
deal panic-button
#> 20 Blue draws Panic Button.
deal pump-up-kicks
#> 21 Blue draws Pump-Up Kicks.
deal lost-luggage
#> 22 Blue draws Lost Luggage.
choose west-wing:F1
#> 23 Green starts on west-wing:F1. [Green square west-wing:F1, Green health 3]
choose east-wing:A1
#> 24 Red starts on east-wing:A1. [Red square east-wing:A1, Red health 2]
choose east-wing:F1
#> 25 Pink starts on east-wing:F1. [Pink square east-wing:F1, Pink health 2]
choose west-wing:A1
#> 26 Blue starts on west-wing:A1. Turn 1: Green. [Blue square west-wing:A1, Blue health 2, Green turn]
2 4
#> 27 Green rolls 2 4 = 6 for movement. [Green movement 6, Green attacks 1]
p marshmallow-toaster
#> 28 Green plays Marshmallow Toaster. [Green card marshmallow-toaster 4]
p hug-me-vest
#> 29 Green plays Hug Me Vest. [Green armor 1, Green card hug-me-vest]
s Blue start
#> 30 Green fires Pistol at Blue, range 5. [Green attacks 0]
1 4
#> 31 Green rolls 1 4 = 5 to hit. Hit on Blue: 5 reaches range 5.
6 4
#> 32 Green rolls 6 4 = 10 damage.
4 1
#> 33 Blue rolls 4 1 = 5 in defense. Blue takes 2 points: Health 0. Blue is FRAGGED by Green. Blood on west-wing:A1. Green scores: 1 frag. [Green frags 1, Blue square off, floor west-wing:A1 blood]
deal mute-player
#> 34 Green draws Mute Player.
m east-wing:A2
#> 35 Green goes west-wing:F1 to east-wing:A2: 2 moved, 4 left. [Green square east-wing:A2, Green movement 4]
end
#> 36 Turn 2: Red. [Red turn]
4 1 2
#> 37 Red rolls 4 1 2 = 7 for movement. [Red movement 7, Red attacks 1]
p lead-hose
#> 38 Red plays Lead Hose. [Red card lead-hose 9]
s Pink start
#> 39 Red fires Pistol at Pink, range 5. [Red attacks 0]
4 1
#> 40 Red rolls 4 1 = 5 to hit. Hit on Pink: 5 reaches range 5.
3 4
#> 41 Red rolls 3 4 = 7 damage.
4 4
#> 42 Pink rolls 4 4 = 8 in defense. Pink takes no damage: Health 2.
end
#> 43 Turn 3: Pink. [Pink turn]
5 1
#> 44 Pink rolls 5 1 = 6 for movement. [Pink movement 6, Pink attacks 2]
p lag-gun
#> 45 Pink plays Lag Gun. [Pink card lag-gun 5]
s Red lag-gun
#> 46 Pink fires Lag Gun at Red, range 5: 1 ammo, 4 left. [Pink ammo lag-gun 4, Pink attacks 1]
4 2 1
#> 47 Pink rolls 4 2 1 = 7 to hit. Hit on Red: 7 reaches range 5.
5 4 4
#> 48 Pink rolls 5 4 4 = 13 damage.
3 4
#> 49 Red rolls 3 4 = 7 in defense. Red takes 1 point: Health 1. Lag Gun works on Red. [Red health 1]
s Red lag-gun
#> 50 Pink fires Lag Gun at Red, range 5: 1 ammo, 3 left. [Pink ammo lag-gun 3, Pink attacks 0]
5 3 6
#> 51 Pink rolls 5 3 6 = 14 to hit. Hit on Red: 14 reaches range 5.
3 2 2
#> 52 Pink rolls 3 2 2 = 7 damage.
5
#> 53 Red rolls 5 in defense. Red takes 1 point: Health 0. Red is FRAGGED by Pink. Lead Hose left on east-wing:A1. Blood on east-wing:A1. Pink scores: 1 frag. [Red square off, Pink frags 1, floor east-wing:A1 blood lead-hose, Red no-card lead-hose]
deal wallhack
#> 54 Pink draws Wallhack.
end
#> 55 Turn 4: Blue. [Blue turn]
1
#> 56 Blue rolls 1 to respawn. Blue respawns on east-wing:A1. [Blue square east-wing:A1, Blue health 2]
2 3 3
#> 57 Blue rolls 2 3 3 = 8 for movement. [Blue movement 8, Blue attacks 1]
p panic-button
#> 58 Blue plays Panic Button. [Blue card panic-button 2]
s Pink start
#> 59 Blue fires Pistol at Pink, range 5. [Blue attacks 0]
3 4
#> 60 Blue rolls 3 4 = 7 to hit. Hit on Pink: 7 reaches range 5.
1 4
#> 61 Blue rolls 1 4 = 5 damage.
1 3
#> 62 Pink rolls 1 3 = 4 in defense. Pink takes 1 point: Health 1. [Pink health 1]
end
#> 63 Turn 5: Green. [Green turn]
6 3
#> 64 Green rolls 6 3 = 9 for movement. [Green movement 9, Green attacks 1]
s Blue marshmallow-toaster
#> 65 Green fires Marshmallow Toaster at Blue, range 1: 1 ammo, 3 left. Green hits Blue: Marshmallow Toaster. [Green ammo marshmallow-toaster 3, Green attacks 0]
6 1 4 5
#> 66 Green rolls 6 1 4 5 = 16 damage.
5 3
#> 67 Blue rolls 5 3 = 8 in defense. Blue takes 2 points: Health 0. Blue is FRAGGED by Green. Panic Button left on east-wing:A1. Blood on east-wing:A1. Green scores: 2 frags. [Green frags 2, Blue square off, floor east-wing:A1 blood blood lead-hose panic-button, Blue no-card panic-button]
deal water-cooler-gossip
#> 68 Green draws Water Cooler Gossip.
end
#> 69 Turn 6: Red. [Red turn]
3
#> 70 Red rolls 3 to respawn. Red respawns on east-wing:A3. [Red square east-wing:A3, Red health 2]
3 5 1
#> 71 Red rolls 3 5 1 = 9 for movement. [Red movement 9, Red attacks 1]
s Pink start
#> 72 Red fires Pistol at Pink, range 7. [Red attacks 0]
1 2
#> 73 Red rolls 1 2 = 3 to hit. Red misses Pink: 3 is below range 7.
end
#> 74 Turn 7: Pink. [Pink turn]
5 1
#> 75 Pink rolls 5 1 = 6 for movement. [Pink movement 6, Pink attacks 2]
s Red lag-gun
#> 76 Pink fires Lag Gun at Red, range 7: 1 ammo, 2 left. [Pink ammo lag-gun 2, Pink attacks 1]
5 2 4
#> 77 Pink rolls 5 2 4 = 11 to hit. Hit on Red: 11 reaches range 7.
5 3 5
#> 78 Pink rolls 5 3 5 = 13 damage.
6 3
#> 79 Red rolls 6 3 = 9 in defense. Red takes 1 point: Health 1. Lag Gun works on Red. [Red health 1]
s Red lag-gun
#> 80 Pink fires Lag Gun at Red, range 7: 1 ammo, 1 left. [Pink ammo lag-gun 1, Pink attacks 0]
6 3 4
#> 81 Pink rolls 6 3 4 = 13 to hit. Hit on Red: 13 reaches range 7.
3 2 2
#> 82 Pink rolls 3 2 2 = 7 damage.
5
#> 83 Red rolls 5 in defense. Red takes 1 point: Health 0. Red is FRAGGED by Pink. Blood on east-wing:A3. Pink scores: 2 frags. [Red square off, Pink frags 2, floor east-wing:A3 blood]
deal totally-not-cheating
#> 84 Pink draws Totally Not Cheating.
end
#> 85 Turn 8: Blue. [Blue turn]
3
#> 86 Blue rolls 3 to respawn. Blue respawns on east-wing:A3. [Blue square east-wing:A3, Blue health 2]
6 3 1
#> 87 Blue rolls 6 3 1 = 10 for movement. [Blue movement 10, Blue attacks 1]
s Pink start
#> 88 Blue fires Pistol at Pink, range 7. [Blue attacks 0]
3 2
#> 89 Blue rolls 3 2 = 5 to hit. Blue misses Pink: 5 is below range 7.
end
#> 90 Turn 9: Green. [Green turn]
1 3
#> 91 Green rolls 1 3 = 4 for movement. [Green movement 4, Green attacks 1]
s Blue marshmallow-toaster
#> 92 Green fires Marshmallow Toaster at Blue, range 1: 1 ammo, 2 left. Green hits Blue: Marshmallow Toaster. [Green ammo marshmallow-toaster 2, Green attacks 0]
4 5 6 5
#> 93 Green rolls 4 5 6 5 = 20 damage.
3 2
#> 94 Blue rolls 3 2 = 5 in defense. Blue takes 4 points: Health -2. Blue is FRAGGED by Green. Blood on east-wing:A3. Green scores: 3 frags. Team blue WINS 5 to 0: Green and Pink! [Green frags 3, Blue square off, floor east-wing:A3 blood blood]
