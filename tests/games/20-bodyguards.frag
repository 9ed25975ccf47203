frag 1
fragkit: 0.1.0
pack: deathmatch 0.1 sha256:e46ad5f2f469
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: bodyguards=2
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: dealt

6
#> 1 Red rolls 6 for captain.
5
#> 2 Blue rolls 5 for captain.
3
#> 3 Green rolls 3 for captain.
2
#> 4 Pink rolls 2 for captain. Red and Blue are captains.
choose Blue
#> 5 Blue is younger and picks first.
choose Pink
#> 6 Blue picks Pink. Red picks Green.
6
#> 7 Blue rolls 6 for the colour.
5
#> 8 Red rolls 5 for the colour.
choose blue
#> 9 Team blue: Blue, Pink; Blue is captain. Team red: Red, Green; Red is captain. [Red side red, Blue side blue, Green side red, Pink side blue]
choose Green
#> 10 Green goes first. [Red lives 2, Blue lives 2]
deal spare-shotgun
#> 11 Green draws Spare Shotgun.
deal rubber-ducky
#> 12 Green draws Rubber Ducky.
deal yoink
#> 13 Green draws Yoink!.
deal boomstick
#> 14 Pink draws Boomstick.
deal ammo-pinata
#> 15 Pink draws Ammo Piñata.
deal save-scum
#> 16 Pink draws Save Scum.
deal covering-fire
#> 17 Red draws Covering Fire.
deal spare-clips
#> 18 Red draws Spare Clips.
deal water-cooler-gossip
#> 19 Red draws Water Cooler Gossip.
deal hot-potato
#> 20 Blue draws Hot Potato.
deal blink-button
#> 21 Blue draws Blink Button.
deal disconnect
#> 22 Blue draws Disconnect.
choose west-wing:F3
#> 23 Blue starts on west-wing:F3. [Blue square west-wing:F3, Blue health 2]
choose east-wing:F1
#> 24 Green starts on east-wing:F1. [Green square east-wing:F1, Green health 3]
choose west-wing:F1
#> 25 Pink starts on west-wing:F1. [Pink square west-wing:F1, Pink health 2]
choose east-wing:A1
#> 26 Red starts on east-wing:A1. Turn 1: Green. [Red square east-wing:A1, Red health 2, Green turn]
1 1
#> 27 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
p spare-shotgun
#> 28 Green plays Spare Shotgun. [Green card spare-shotgun 2]
m east-wing:D1
#> 29 Green goes east-wing:F1 to east-wing:D1: 2 moved, 0 left. [Green square east-wing:D1, Green movement 0]
end
#> 30 Turn 2: Pink. [Pink turn]
5 6
#> 31 Pink rolls 5 6 = 11 for movement. [Pink movement 11, Pink attacks 2]
p boomstick
#> 32 Pink plays Boomstick. [Pink card boomstick 4]
m east-wing:A2
#> 33 Pink goes west-wing:F1 to east-wing:A2: 2 moved, 9 left. [Pink square east-wing:A2, Pink movement 9]
s Red boomstick
#> 34 Pink fires Boomstick at Red, range 1: 1 ammo, 3 left. Hit on Red without a roll: 3 dice always reach 1. [Pink ammo boomstick 3, Pink attacks 1]
4 5 4 1 1 1
#> 35 Pink rolls 4 5 4 1 1 1 = 16 damage.
6 2
#> 36 Red rolls 6 2 = 8 in defense. Red takes 2 points: Health 0. Red is FRAGGED by Pink. Blood on east-wing:A1. Red, captain of red, has 1 life left. Pink scores: 1 frag. [Red square off, Red lives 1, Pink frags 1, floor east-wing:A1 blood]
deal extra-time
#> 37 Pink draws Extra Time.
m east-wing:C1
#> 38 Pink goes east-wing:A2 to east-wing:C2: 2 moved, 7 left. [Pink square east-wing:C2, Pink movement 7]
4
#> 39 Pink rolls 4 for the power-up. 4: power-up!
deal spotter
#> 40 Pink draws Spotter. Pink goes east-wing:C2 to east-wing:C1: 1 moved, 6 left. [Pink square east-wing:C1, Pink movement 6]
s Green boomstick
#> 41 Pink fires Boomstick at Green, range 1: 1 ammo, 2 left. Hit on Green without a roll: 3 dice always reach 1. [Pink ammo boomstick 2, Pink attacks 0]
3 2 4 2 4 3
#> 42 Pink rolls 3 2 4 2 4 3 = 18 damage.
4 1 6
#> 43 Green rolls 4 1 6 = 11 in defense. Green takes 1 point: Health 2. [Green health 2]
end
#> 44 Turn 3: Red. [Red turn]
6
#> 45 Red rolls 6 to respawn. 6: no such respawn square. Roll again.
1
#> 46 Red rolls 1 to respawn. Red respawns on east-wing:A1. [Red square east-wing:A1, Red health 2]
6 5 5
#> 47 Red rolls 6 5 5 = 16 for movement. [Red movement 16, Red attacks 1]
p covering-fire
#> 48 Red plays Covering Fire. [Red card covering-fire 9]
s Pink start
#> 49 Red fires Pistol at Pink, range 2. Hit on Pink without a roll: 2 dice always reach 2. [Red attacks 0]
4 4
#> 50 Red rolls 4 4 = 8 damage.
5 2
#> 51 Pink rolls 5 2 = 7 in defense. Pink takes 1 point: Health 1. [Pink health 1]
m west-wing:F2
#> 52 Red goes east-wing:A1 to west-wing:F2: 2 moved, 14 left. [Red square west-wing:F2, Red movement 14]
end
#> 53 Turn 4: Blue. [Blue turn]
5 5 1
#> 54 Blue rolls 5 5 1 = 11 for movement. [Blue movement 11, Blue attacks 1]
p hot-potato
#> 55 Blue plays Hot Potato. [Blue card hot-potato 1]
s Red start
#> 56 Blue fires Pistol at Red, range 1. Hit on Red without a roll: 2 dice always reach 1. [Blue attacks 0]
6 2
#> 57 Blue rolls 6 2 = 8 damage.
5 1
#> 58 Red rolls 5 1 = 6 in defense. Red takes 1 point: Health 1. [Red health 1]
end
#> 59 Turn 5: Green. [Green turn]
4 1
#> 60 Green rolls 4 1 = 5 for movement. [Green movement 5, Green attacks 1]
s Pink spare-shotgun
#> 61 Green fires Spare Shotgun at Pink, range 1: 1 ammo, 1 left. Hit on Pink without a roll: 2 dice always reach 1. [Green ammo spare-shotgun 1, Green attacks 0]
6 6 6 3 2 2
#> 62 Green rolls 6 6 6 3 2 2 = 25 damage.
1
#> 63 Pink rolls 1 in defense. Pink takes 25 points: Health -24. Pink is FRAGGED by Green. Boomstick left on east-wing:C1. Blood on east-wing:C1. Green scores: 1 frag. [Green frags 1, Pink square off, floor east-wing:C1 blood boomstick, Pink no-card boomstick]
deal one-more-round
#> 64 Green draws One More Round.
m east-wing:A2
#> 65 Green goes east-wing:D1 to east-wing:C2: 2 moved, 3 left. [Green square east-wing:C2, Green movement 3]
2
#> 66 Green rolls 2 for the power-up. 2: no card. Green goes east-wing:C2 to east-wing:A2: 2 moved, 1 left. [Green square east-wing:A2, Green movement 1]
end
#> 67 Turn 6: Pink. [Pink turn]
6
#> 68 Pink rolls 6 to respawn. 6: no such respawn square. Roll again.
2
#> 69 Pink rolls 2 to respawn. Pink respawns on west-wing:F1. [Pink square west-wing:F1, Pink health 2]
5 4
#> 70 Pink rolls 5 4 = 9 for movement. [Pink movement 9, Pink attacks 2]
s Red start
#> 71 Pink fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Pink attacks 1]
2 1
#> 72 Pink rolls 2 1 = 3 damage.
5
#> 73 Red rolls 5 in defense. Red takes no damage: Health 1.
s Red start
#> 74 Pink fires Pistol at Red, range 1. Hit on Red without a roll: 3 dice always reach 1. [Pink attacks 0]
2 2
#> 75 Pink rolls 2 2 = 4 damage.
2
#> 76 Red rolls 2 in defense. Red takes 2 points: Health -1. Red is FRAGGED by Pink. Covering Fire left on west-wing:F2. Blood on west-wing:F2. Red, captain of red, has no life left. Pink scores: 2 frags. Team blue WINS: Blue and Pink! [Red square off, Red lives 0, Pink frags 2, floor west-wing:F2 blood covering-fire, Red no-card covering-fire]
