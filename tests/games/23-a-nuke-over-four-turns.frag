frag 1
fragkit: 0.1.0
pack: deathmatch 0.1 sha256:752f27458c33
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
#> 8 Red goes A1 to A2: 1 moved, 6 left. [Red square A2, Red movement 6]
# refused: `detonate`: Red steers no nuke (nuke.until)
s - guided-nuke
#> 9 Red plays and fires Guided Nuke: 1 ammo, 0 left. [Red card guided-nuke 0, Red attacks 0, Red hand weapon 0]
choose A1
#> 10 The nuke is launched: put the radiation counter on A1. [floor A1 nuke]
# refused: `detonate`: the nuke can't be detonated on the turn of its launch (nuke.delay)
# refused: `m s`: Red steers the nuke and can't move (nuke.firer.move)
# refused: `nuke e`: the nuke moves from the next turn on (ruling.nuke.first)
end
#> 11 Turn 2: Blue. [Blue turn]
6 5 4
#> 12 Blue rolls 6 5 4 = 15 for movement. [Blue movement 15, Blue attacks 1]
# Nobody can shoot it (nuke.target), and Blue comes closer instead.
# refused: `s a1`: Blue can't shoot at the nuke: nobody can attack it (nuke.target)
m G1
#> 13 Blue goes H1 to G1: 1 moved, 14 left. [Blue square G1, Blue movement 14]
end
#> 14 Turn 3: Green. [Green turn]
2 3
#> 15 Green rolls 2 3 = 5 for movement. [Green movement 5, Green attacks 1]
m H2
#> 16 Green goes H3 to H2: 1 moved, 4 left. [Green square H2, Green movement 4]
end
#> 17 Turn 4: Red. [Red turn]
# Turn 4: five dice move the nuke in place of Red (nuke.move), through the canal at 1 a square (nuke.water).
1 2 1 1 2
#> 18 Red rolls 1 2 1 1 2 = 7 for movement of the nuke. [Red movement 0, Red attacks 1]
# refused: `m e`: Red steers the nuke and can't move (nuke.firer.move)
nuke e e e e
#> 19 The nuke moves to E1, 3 left. [floor E1 nuke, floor A1 nothing]
# refused: `nuke s e e e e`: the nuke can't go on from E2: wall between E2 and F2 (nuke.move)
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
#> 25 Red rolls 1 1 1 1 1 = 5 for movement of the nuke. [Red movement 0, Red attacks 1]
# refused: `nuke e e`: the nuke can't end on G1: Blue stands there (ruling.nuke.share)
nuke e
#> 26 The nuke moves to F1, 4 left. [floor F1 nuke, floor E1 nothing]
end
#> 27 Turn 8: Blue. [Blue turn]
2 2 2
#> 28 Blue rolls 2 2 2 = 6 for movement. [Blue movement 6, Blue attacks 1]
m H1
#> 29 Blue goes G1 to H1: 1 moved, 5 left. [Blue square H1, Blue movement 5]
end
#> 30 Turn 9: Green. [Green turn]
1 1
#> 31 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
end
#> 32 Turn 10: Red. [Red turn]
# Turn 10: down to the teleporter and over to the other one (ruling.nuke.tele).
2 1 1 1 1
#> 33 Red rolls 2 1 1 1 1 = 6 for movement of the nuke. [Red movement 0, Red attacks 1]
nuke s
#> 34 The nuke moves to F2, 5 left. [floor F2 nuke, floor F1 nothing]
# refused: `nuke w`: the nuke can't go on from F2: wall between E2 and F2 (nuke.move)
nuke e
#> 35 The nuke moves to G2, 4 left. [floor G2 nuke, floor F2 nothing]
nuke B2
#> 36 The nuke moves to B2, 3 left. [floor B2 nuke, floor G2 nothing]
end
#> 37 Turn 11: Blue. [Blue turn]
3 3 3
#> 38 Blue rolls 3 3 3 = 9 for movement. [Blue movement 9, Blue attacks 1]
m G1
#> 39 Blue goes H1 to G1: 1 moved, 8 left. [Blue square G1, Blue movement 8]
end
#> 40 Turn 12: Green. [Green turn]
1 1
#> 41 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
end
#> 42 Turn 13: Red. [Red turn]
# Turn 13: back over the same teleporters, next to Blue and Green; then it goes off, as this turn's attack (ruling.nuke.when).
3 2 1 1 1
#> 43 Red rolls 3 2 1 1 1 = 8 for movement of the nuke. [Red movement 0, Red attacks 1]
nuke G2
#> 44 The nuke moves to G2, 7 left. [floor G2 nuke, floor B2 nothing]
detonate
#> 45 The nuke on G2 DETONATES: 7d within 3 squares. [Red attacks 0, floor G2 nothing]
6 6 5 4 4 3 2
#> 46 Red rolls 6 6 5 4 4 3 2 = 30 damage.
1 2
#> 47 Blue rolls 1 2 = 3 in defense.
6 5 4 3 3 2 2
#> 48 Red rolls 6 5 4 3 3 2 2 = 25 damage.
1 1 2
#> 49 Green rolls 1 1 2 = 4 in defense. Blue takes 10 points: Health -8. Green takes 6 points: Health -3. Blue is FRAGGED by Red. Blood on G1. Green is FRAGGED by Red. Blood on H2. Red scores twice: 2 frags. Red draws 2 special cards. [Red frags 2, Red hand special 3, Blue square off, Green square off, floor G1 blood, floor H2 blood]
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
#> 58 Red fires Pistol at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Red attacks 0]
6 6
#> 59 Red rolls 6 6 = 12 damage.
1 2 1
#> 60 Green rolls 1 2 1 = 4 in defense. Green takes 3 points: Health 0. Green is FRAGGED by Red. Blood on A3. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Green square off, floor A3 blood]
