frag 1
fragkit: 0.1.0
pack: deathmatch 1.0 sha256:58c0506965a7
map: ./canal.yaml sha256:4d7d0798c9a1
player: Red 2/3/2
player: Blue 2/3/2
player: Green 3/2/2
variant: barrels
house: armor.soak=a, range.metric=a, los.graze=a, blast.count=a, weapon.limit=b, tele.bump=a, jump.terrain=b, blood.cure=a, hand.frag=a, frags=3, points=7, deal=cards, specials=counted
dice: table
cards: table

5
#> 1 Red rolls 5 for the first turn.
3
#> 2 Blue rolls 3 for the first turn.
2
#> 3 Green rolls 2 for the first turn. Red goes first. Red, Blue and Green each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1]
choose A1
#> 4 Red starts on A1. [Red square A1, Red health 2]
choose H1
#> 5 Blue starts on H1. [Blue square H1, Blue health 2]
choose H3
#> 6 Green starts on H3. Turn 1: Red. [Green square H3, Green health 3, Red turn]
# Turn 1: Red walks a square and launches the nuke onto a square beside him (nuke.place).
4 2 1
#> 7 Red rolls 4 2 1 = 7 for movement. [Red movement 7, Red attacks 1]
m A2
#> 8 Red moves from A1 to A2: 1 movement spent, 6 left. [Red square A2, Red movement 6]
# refused: `detonate`: Red has no nuke (nuke.until)
s - guided-nuke
#> 9 Red plays and fires Guided Nuke: 1 ammo spent, 0 left. [Red card guided-nuke 0, Red attacks 0, Red hand weapon 0]
choose A1
#> 10 Red launches the nuke. Put the radiation counter on A1. [floor A1 nuke:Red]
# refused: `detonate`: Red can't detonate the nuke on the turn of its launch (nuke.delay)
# refused: `m s`: Red can't move while steering the nuke (nuke.firer.move)
# refused: `nuke e`: the nuke can't move on the turn of its launch (ruling.nuke.first)
end
#> 11 Turn 2: Blue. [Blue turn]
6 5 4
#> 12 Blue rolls 6 5 4 = 15 for movement. [Blue movement 15, Blue attacks 1]
# Nobody can shoot it (nuke.target), and Blue comes closer instead.
# refused: `s a1`: Blue can't shoot the nuke: it is not a target (nuke.target)
m G1
#> 13 Blue moves from H1 to G1: 1 movement spent, 14 left. [Blue square G1, Blue movement 14]
end
#> 14 Turn 3: Green. [Green turn]
2 3
#> 15 Green rolls 2 3 = 5 for movement. [Green movement 5, Green attacks 1]
m H2
#> 16 Green moves from H3 to H2: 1 movement spent, 4 left. [Green square H2, Green movement 4]
end
#> 17 Turn 4: Red. [Red turn]
# Turn 4: five dice move the nuke in place of Red (nuke.move), through the canal at 1 a square (nuke.water).
1 2 1 1 2
#> 18 Red rolls 1 2 1 1 2 = 7 for the nuke's movement. [Red movement 0, Red attacks 1]
# refused: `m e`: Red can't move while steering the nuke (nuke.firer.move)
nuke e e e e
#> 19 The nuke moves to E1, 3 movement left. [floor E1 nuke:Red, floor A1 nothing]
# refused: `nuke s e e e e`: the nuke can't move on from E2: wall between E2 and F2 (wall.move)
end
#> 20 Turn 5: Blue. [Blue turn]
1 1 1
#> 21 Blue rolls 1 1 1 = 3 for movement. [Blue movement 3, Blue attacks 1]
end
#> 22 Turn 6: Green. [Green turn]
1 2
#> 23 Green rolls 1 2 = 3 for movement. [Green movement 3, Green attacks 1]
end
#> 24 Turn 7: Red. [Red turn]
# Turn 7: acid does nothing to it (nuke.acid), and it passes Blue but may not end there (ruling.nuke.share).
1 1 1 1 1
#> 25 Red rolls 1 1 1 1 1 = 5 for the nuke's movement. [Red movement 0, Red attacks 1]
# refused: `nuke e e`: the nuke can't stop on G1: Blue is there (ruling.nuke.share)
nuke e
#> 26 The nuke moves to F1, 4 movement left. [floor F1 nuke:Red, floor E1 nothing]
end
#> 27 Turn 8: Blue. [Blue turn]
2 2 2
#> 28 Blue rolls 2 2 2 = 6 for movement. [Blue movement 6, Blue attacks 1]
m H1
#> 29 Blue moves from G1 to H1: 1 movement spent, 5 left. [Blue square H1, Blue movement 5]
end
#> 30 Turn 9: Green. [Green turn]
1 1
#> 31 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
end
#> 32 Turn 10: Red. [Red turn]
# Turn 10: down to the teleporter and over to the other one (ruling.nuke.tele).
2 1 1 1 1
#> 33 Red rolls 2 1 1 1 1 = 6 for the nuke's movement. [Red movement 0, Red attacks 1]
nuke s
#> 34 The nuke moves to F2, 5 movement left. [floor F2 nuke:Red, floor F1 nothing]
# refused: `nuke w`: the nuke can't move on from F2: wall between E2 and F2 (wall.move)
nuke e
#> 35 The nuke moves to G2, 4 movement left. [floor G2 nuke:Red, floor F2 nothing]
nuke B2
#> 36 The nuke moves to B2, 3 movement left. [floor B2 nuke:Red, floor G2 nothing]
end
#> 37 Turn 11: Blue. [Blue turn]
3 3 3
#> 38 Blue rolls 3 3 3 = 9 for movement. [Blue movement 9, Blue attacks 1]
m G1
#> 39 Blue moves from H1 to G1: 1 movement spent, 8 left. [Blue square G1, Blue movement 8]
end
#> 40 Turn 12: Green. [Green turn]
1 1
#> 41 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
end
#> 42 Turn 13: Red. [Red turn]
# Turn 13: back over the same teleporters, next to Blue and Green; then it goes off, as this turn's attack (ruling.nuke.when).
3 2 1 1 1
#> 43 Red rolls 3 2 1 1 1 = 8 for the nuke's movement. [Red movement 0, Red attacks 1]
nuke G2
#> 44 The nuke moves to G2, 7 movement left. [floor G2 nuke:Red, floor B2 nothing]
detonate
#> 45 The nuke on G2 DETONATES: 7d to everyone within 3 squares. [Red attacks 0, floor G2 nothing]
6 6 5 4 4 3 2
#> 46 Red rolls 6 6 5 4 4 3 2 = 30 for damage.
1 2
#> 47 Blue rolls 1 2 = 3 for defense.
6 5 4 3 3 2 2
#> 48 Red rolls 6 5 4 3 3 2 2 = 25 for damage.
1 1 2
#> 49 Green rolls 1 1 2 = 4 for defense. Blue takes 10 damage: Health -8. Green takes 6 damage: Health -3. Blue is FRAGGED by Red. Put a blood counter on G1. Green is FRAGGED by Red. Put a blood counter on H2. Red frags 2 fighters: 2 frags in all. Red draws 2 special cards. [Red frags 2, Red hand special 3, Blue square off, Green square off, floor G1 blood, floor H2 blood]
# Both are fragged, and the nuke is spent: Red's own dice are back (nuke.until).
end
#> 50 Turn 14: Blue. [Blue turn]
4
#> 51 Blue rolls 4 to respawn. Blue respawns on H3. [Blue square H3, Blue health 2]
2 2 2
#> 52 Blue rolls 2 2 2 = 6 for movement. [Blue movement 6, Blue attacks 1]
end
#> 53 Turn 15: Green. [Green turn]
3
#> 54 Green rolls 3 to respawn. Green respawns on A3. [Green square A3, Green health 3]
1 1
#> 55 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
end
#> 56 Turn 16: Red. [Red turn]
2 2 1
#> 57 Red rolls 2 2 1 = 5 for movement. [Red movement 5, Red attacks 1]
s Green
#> 58 Red fires Pistol at Green, range 1. Automatic hit on Green: 2 dice always reach 1. [Red attacks 0]
6 6
#> 59 Red rolls 6 6 = 12 for damage.
1 2 1
#> 60 Green rolls 1 2 1 = 4 for defense. Green takes 3 damage: Health 0. Green is FRAGGED by Red. Put a blood counter on A3. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Green square off, floor A3 blood]
