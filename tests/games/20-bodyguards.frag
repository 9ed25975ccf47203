frag 1
fragkit: 0.1.0
pack: deathmatch 1.0 sha256:58c0506965a7
map: ./west-wing.yaml+./east-wing.yaml sha256:ae60e5248523
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
player: Pink 2/2/3
variant: bodyguards=2
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: table

1
#> 1 Red rolls 1 for the captain.
5
#> 2 Blue rolls 5 for the captain.
4
#> 3 Green rolls 4 for the captain.
6
#> 4 Pink rolls 6 for the captain. Pink and Blue are the captains.
choose Blue
#> 5 Blue is younger and picks first.
choose Green
#> 6 Blue picks Green. Pink picks Red.
2
#> 7 Blue rolls 2 for the team color.
1
#> 8 Pink rolls 1 for the team color.
choose blue
#> 9 Team blue: Blue, Green. Captain: Blue. Team red: Pink, Red. Captain: Pink. Change seats, clockwise: Blue, Red, Green, Pink. [Blue side blue, Red side red, Green side blue, Pink side red]
choose Green
#> 10 Green goes first. Green, Pink, Blue and Red each draw a weapon, a gadget and a special. [Blue lives 2, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Red hand weapon 1, Red hand gadget 1, Red hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Pink lives 2, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1]
choose east-wing:F3
#> 11 Blue starts on east-wing:F3. [Blue square east-wing:F3, Blue health 2]
choose east-wing:F1
#> 12 Red starts on east-wing:F1. [Red square east-wing:F1, Red health 2]
choose west-wing:F3
#> 13 Green starts on west-wing:F3. [Green square west-wing:F3, Green health 3]
choose east-wing:A1
#> 14 Pink starts on east-wing:A1. Turn 1: Green. [Pink square east-wing:A1, Pink health 2, Green turn]
5 1
#> 15 Green rolls 5 1 = 6 for movement. [Green movement 6, Green attacks 1]
p laser-pointer
#> 16 Green plays Laser Pointer. [Green card laser-pointer 6, Green hand weapon 0]
p fridge-plating
#> 17 Green plays Fridge Plating. [Green armor 3, Green card fridge-plating, Green hand gadget 0]
s Pink laser-pointer
#> 18 Green fires Laser Pointer at Pink, range 3: 1 ammo spent, 5 left. Automatic hit on Pink: 4 dice always reach 3. [Green ammo laser-pointer 5, Green attacks 0]
3 2 5
#> 19 Green rolls 3 2 5 = 10 for damage.
4 1
#> 20 Pink rolls 4 1 = 5 for defense. Pink takes 2 damage: Health 0. Pink is FRAGGED by Green. Put a blood counter on east-wing:A1. Pink, captain of team red, has 1 life left. Green scores: 1 frag. Green draws a special card. [Green frags 1, Green hand special 2, Pink square off, Pink lives 1, floor east-wing:A1 blood]
m east-wing:D1
#> 21 Green moves from west-wing:F3 to east-wing:C2: 4 movement spent, 2 left. [Green square east-wing:C2, Green movement 2]
4
#> 22 Green rolls 4 for the power-up. 4: power-up! Green draws a gadget card. Green moves from east-wing:C2 to east-wing:D1: 2 movement spent, 0 left. [Green square east-wing:D1, Green hand gadget 1, Green movement 0]
end
#> 23 Turn 2: Pink. [Pink turn]
2
#> 24 Pink rolls 2 to respawn. Pink respawns on east-wing:F1. Pink bumps Red from east-wing:F1. [Pink square east-wing:F1, Pink health 2]
1
#> 25 Red rolls 1 for a new square. Red lands on east-wing:A1. [Red square east-wing:A1]
1 4
#> 26 Pink rolls 1 4 = 5 for movement. [Pink movement 5, Pink attacks 2]
p twin-peeks
#> 27 Pink plays Twin Peeks. [Pink card twin-peeks 8, Pink hand weapon 0]
p fridge-plating
#> 28 Pink plays Fridge Plating. [Pink armor 3, Pink card fridge-plating, Pink hand gadget 0]
s Blue twin-peeks
#> 29 Pink fires Twin Peeks at Blue, range 2: 1 ammo spent, 7 left. Automatic hit on Blue: 3 dice always reach 2. [Pink ammo twin-peeks 7, Pink attacks 1]
2 6 3
#> 30 Pink rolls 2 6 3 = 11 for damage.
6 3
#> 31 Blue rolls 6 3 = 9 for defense. Blue takes 1 damage: Health 1. Pink fires Twin Peeks at Blue, range 2: 1 ammo spent, 6 left. Automatic hit on Blue: 3 dice always reach 2. [Blue health 1, Pink ammo twin-peeks 6]
4 6 5
#> 32 Pink rolls 4 6 5 = 15 for damage.
1
#> 33 Blue rolls 1 for defense. Blue takes 15 damage: Health -14. Blue is FRAGGED by Pink. Put a blood counter on east-wing:F3. Blue, captain of team blue, has 1 life left. Pink scores: 1 frag. Pink draws a special card. [Blue square off, Blue lives 1, Pink frags 1, Pink hand special 2, floor east-wing:F3 blood]
m east-wing:E1
#> 34 Pink moves from east-wing:F1 to east-wing:E1: 1 movement spent, 4 left. [Pink square east-wing:E1, Pink movement 4]
end
#> 35 Turn 3: Blue. [Blue turn]
4
#> 36 Blue rolls 4 to respawn. Blue respawns on west-wing:F3. [Blue square west-wing:F3, Blue health 2]
4 2 1
#> 37 Blue rolls 4 2 1 = 7 for movement. [Blue movement 7, Blue attacks 1]
p lawn-ornament
#> 38 Blue plays Lawn Ornament. [Blue card lawn-ornament 2, Blue hand weapon 0]
p team-jersey
#> 39 Blue plays Team Jersey. [Blue armor 1, Blue card team-jersey, Blue hand gadget 0]
s Red start
#> 40 Blue fires Pistol at Red, range 3. [Blue attacks 0]
2 3
#> 41 Blue rolls 2 3 = 5 to hit. Blue hits Red: 5 reaches range 3.
2 5
#> 42 Blue rolls 2 5 = 7 for damage.
4 1
#> 43 Red rolls 4 1 = 5 for defense. Red takes 1 damage: Health 1. [Red health 1]
m east-wing:E2
#> 44 Blue moves from west-wing:F3 to east-wing:C2: 4 movement spent, 3 left. [Blue square east-wing:C2, Blue movement 3]
5
#> 45 Blue rolls 5 for the power-up. 5: power-up! Blue draws a gadget card. Blue moves from east-wing:C2 to east-wing:E2: 2 movement spent, 1 left. [Blue square east-wing:E2, Blue hand gadget 1, Blue movement 1]
end
#> 46 Turn 4: Red. [Red turn]
2 1 1
#> 47 Red rolls 2 1 1 = 4 for movement. [Red movement 4, Red attacks 1]
p error-404
#> 48 Red plays Error 404. [Red card error-404 1, Red hand weapon 0]
p team-jersey
#> 49 Red plays Team Jersey. [Red armor 1, Red card team-jersey, Red hand gadget 0]
m east-wing:D2
#> 50 Red moves from east-wing:A1 to east-wing:C2: 3 movement spent, 1 left. [Red square east-wing:C2, Red movement 1]
4
#> 51 Red rolls 4 for the power-up. 4: power-up! Red draws a gadget card. Red moves from east-wing:C2 to east-wing:D2: 1 movement spent, 0 left. [Red square east-wing:D2, Red hand gadget 1, Red movement 0]
end
#> 52 Turn 5: Green. [Green turn]
3
#> 53 Green rolls 3 for movement. [Green movement 3, Green attacks 1]
s Red laser-pointer
#> 54 Green fires Laser Pointer at Red, range 1: 1 ammo spent, 4 left. Automatic hit on Red: 4 dice always reach 1. [Green ammo laser-pointer 4, Green attacks 0]
2 3 2
#> 55 Green rolls 2 3 2 = 7 for damage.
3 3
#> 56 Red rolls 3 3 = 6 for defense. Red takes 1 damage: Health 1. Red discards Team Jersey (used up). [Red no-card team-jersey]
end
#> 57 Turn 6: Pink. [Pink turn]
1
#> 58 Pink rolls 1 for movement. [Pink movement 1, Pink attacks 2]
s Blue twin-peeks
#> 59 Pink fires Twin Peeks at Blue, range 1: 1 ammo spent, 5 left. Automatic hit on Blue: 3 dice always reach 1. [Pink ammo twin-peeks 5, Pink attacks 1]
3 2 6
#> 60 Pink rolls 3 2 6 = 11 for damage.
6 1 1
#> 61 Blue rolls 6 1 1 = 8 for defense. Blue takes 1 damage: Health 2. Blue discards Team Jersey (used up). Pink fires Twin Peeks at Blue, range 1: 1 ammo spent, 4 left. Automatic hit on Blue: 3 dice always reach 1. [Pink ammo twin-peeks 4, Blue no-card team-jersey]
5 4 1
#> 62 Pink rolls 5 4 1 = 10 for damage.
5 6
#> 63 Blue rolls 5 6 = 11 for defense. Blue takes no damage: Health 2.
s Blue twin-peeks
#> 64 Pink fires Twin Peeks at Blue, range 1: 1 ammo spent, 3 left. Automatic hit on Blue: 3 dice always reach 1. [Pink ammo twin-peeks 3, Pink attacks 0]
3 3 4
#> 65 Pink rolls 3 3 4 = 10 for damage.
6 2
#> 66 Blue rolls 6 2 = 8 for defense. Blue takes 1 damage: Health 1. Pink fires Twin Peeks at Blue, range 1: 1 ammo spent, 2 left. Automatic hit on Blue: 3 dice always reach 1. [Blue health 1, Pink ammo twin-peeks 2]
2 2 4
#> 67 Pink rolls 2 2 4 = 8 for damage.
3
#> 68 Blue rolls 3 for defense. Blue takes 2 damage: Health -1. Blue is FRAGGED by Pink. Put a weapon counter on east-wing:E2: Lawn Ornament. Put a blood counter on east-wing:E2. Blue, captain of team blue, has no lives left. Pink scores: 2 frags. Team red WINS: Red and Pink! [Blue square off, Blue lives 0, Pink frags 2, floor east-wing:E2 blood lawn-ornament, Blue no-card lawn-ornament]
