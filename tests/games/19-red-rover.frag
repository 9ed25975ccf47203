frag 1
fragkit: 0.1.0
pack: deathmatch 1.0 sha256:58c0506965a7
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: red-rover
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: table

2
#> 1 Red rolls 2 for the captain.
6
#> 2 Blue rolls 6 for the captain.
1
#> 3 Green rolls 1 for the captain.
5
#> 4 Pink rolls 5 for the captain. Blue and Pink are the captains.
choose Blue
#> 5 Blue is younger and picks first.
choose Red
#> 6 Blue picks Red. Pink picks Green.
2
#> 7 Blue rolls 2 for the team color.
6
#> 8 Pink rolls 6 for the team color.
choose red
#> 9 Team blue: Blue, Red. Captain: Blue. Team red: Pink, Green. Captain: Pink. Change seats, clockwise: Red, Green, Blue, Pink. [Red side blue, Green side red, Blue side blue, Pink side red]
choose Pink
#> 10 Pink goes first. Pink, Red, Green and Blue each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1]
choose west-wing:A1
#> 11 Blue starts on west-wing:A1. [Blue square west-wing:A1, Blue health 2]
choose east-wing:A1
#> 12 Pink starts on east-wing:A1. [Pink square east-wing:A1, Pink health 2]
choose east-wing:F1
#> 13 Red starts on east-wing:F1. [Red square east-wing:F1, Red health 2]
choose east-wing:A3
#> 14 Green starts on east-wing:A3. Turn 1: Pink. [Green square east-wing:A3, Green health 3, Pink turn]
3 4
#> 15 Pink rolls 3 4 = 7 for movement. [Pink movement 7, Pink attacks 2]
p nap-dealer
#> 16 Pink plays Nap Dealer. [Pink card nap-dealer 3, Pink hand weapon 0]
p tinfoil-tuxedo
#> 17 Pink plays Tinfoil Tuxedo. [Pink armor 1, Pink card tinfoil-tuxedo, Pink hand gadget 0]
s Red start
#> 18 Pink fires Pistol at Red, range 5. [Pink attacks 1]
2 1 2
#> 19 Pink rolls 2 1 2 = 5 to hit. Pink hits Red: 5 reaches range 5.
3 6
#> 20 Pink rolls 3 6 = 9 for damage.
3 1
#> 21 Red rolls 3 1 = 4 for defense. Red takes 2 damage: Health 0. Red is FRAGGED by Pink. Put a blood counter on east-wing:F1. Red changes sides and joins team red. Pink scores: 1 frag. Pink draws a special card. [Red square off, Red side red, Pink frags 1, Pink hand special 2, floor east-wing:F1 blood]
m west-wing:A2
#> 22 Pink moves from east-wing:A1 to west-wing:D2: 4 movement spent, 3 left. [Pink square west-wing:D2, Pink movement 3]
2
#> 23 Pink rolls 2 for the power-up. 2: no card. Pink moves from west-wing:D2 to west-wing:A2: 3 movement spent, 0 left. [Pink square west-wing:A2, Pink movement 0]
s Blue start
#> 24 Pink fires Pistol at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Pink attacks 0]
6 1
#> 25 Pink rolls 6 1 = 7 for damage.
4 3
#> 26 Blue rolls 4 3 = 7 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
end
#> 27 Turn 2: Red. [Red turn]
4
#> 28 Red rolls 4 to respawn. Red respawns on east-wing:F3. [Red square east-wing:F3, Red health 2]
3 5 3
#> 29 Red rolls 3 5 3 = 11 for movement. [Red movement 11, Red attacks 1]
p firecracker-string
#> 30 Red plays Firecracker String. [Red card firecracker-string 4, Red hand weapon 0]
p riot-gear
#> 31 Red plays Riot Gear. [Red armor 2, Red card riot-gear, Red hand gadget 0]
m west-wing:B2
#> 32 Red moves from east-wing:F3 to east-wing:C2: 4 movement spent, 7 left. [Red square east-wing:C2, Red movement 7]
4
#> 33 Red rolls 4 for the power-up. 4: power-up! Red draws a gadget card. Red moves from east-wing:C2 to west-wing:D2: 5 movement spent, 2 left. [Red square west-wing:D2, Red hand gadget 1, Red movement 2]
1
#> 34 Red rolls 1 for the power-up. 1: no card. Red moves from west-wing:D2 to west-wing:B2: 2 movement spent, 0 left. [Red square west-wing:B2, Red movement 0]
s Blue firecracker-string
#> 35 Red fires Firecracker String at Blue, range 2: 1 ammo spent, 3 left. Automatic hit on Blue: 2 dice always reach 2. [Red ammo firecracker-string 3, Red attacks 0]
4 1 5
#> 36 Red rolls 4 1 5 = 10 for damage.
1
#> 37 Blue rolls 1 for defense.
6 3 4
#> 38 Red rolls 6 3 4 = 13 for damage.
3 4 6
#> 39 Pink rolls 3 4 6 = 13 for defense. Blue takes 10 damage: Health -9. Pink takes 1 damage: Health 2. Pink discards Tinfoil Tuxedo (used up). Blue is FRAGGED by Red. Put a blood counter on west-wing:A1. Blue changes sides and joins team red. Red scores: 1 frag. Red and Pink WIN with 1 frag each! [Red frags 1, Blue square off, Blue side red, floor west-wing:A1 blood, Pink no-card tinfoil-tuxedo]
