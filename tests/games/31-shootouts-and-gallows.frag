frag 1
fragkit: 0.1.0
pack: deadlands 1.0 sha256:b6489404361d
map: ./boot-hill.yaml sha256:1b0e469ce116
player: Red harrowed-gunslinger 2/2/3
player: Blue saloon-gal 1/3/3
player: Green indian-brave 2/3/2
player: Pink agency-operative 3/2/2
dice: table
cards: table
position: Red C1 2 turn movement 4
position: Blue E2 1 hand special 1
position: Green D4 2 hand gadget 1
position: Pink G2 3 rusty-peacemaker

# One of the turn's attacks is held, and no second one (deadlands.shootout.hold, deadlands.shootout.one, ruling.hold.count).
hold
#> 1 Red holds an attack. [Red held 1, Red attacks 1]
# refused: `hold`: Red is already holding an attack (deadlands.shootout.one)
end
#> 2 Turn 2: Blue. [Blue turn]
# Blue walks into Red's row, in sight: he may shoot at her, and she neither answers nor is asked (deadlands.shootout.trigger, deadlands.shootout.los, deadlands.shootout.ortho, ruling.shootout.saloon, ruling.shootout.contest).
6 6 6
#> 3 Blue rolls 6 6 6 = 18 for movement. [Blue movement 18, Blue attacks 2]
m n
#> 4 Blue moves from E2 to E1: 1 movement spent, 17 left. [Blue square E1, Blue movement 17]
choose yes
#> 5 SHOOTOUT: Red against Blue. Blue can't shoot back: No Duels. Red fires Revolver at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Red held 0]
6 6
#> 6 Red rolls 6 6 = 12 for damage.
6
#> 7 Blue rolls 6 for defense. Blue takes 2 damage: Health -1. Blue is FRAGGED by Red. Put a blood counter on E1. [Blue square off, floor E1 blood]
# Two points against one Health: she hangs, and Red picks the gallows (deadlands.gallows, deadlands.gallows.choose, ruling.gallows.twice). Both stood on Main Street, which is worth a special more (deadlands.shootout.bonus).
choose A1
#> 8 Blue HANGS on A1 until their next turn. Red scores: 1 frag. Red draws a special card. Red survives on Main Street and draws another special card. Red draws a special card. Turn 3: Green. [Red frags 1, Red hand special 2, Blue figure A1, Green turn]
# Green walks onto a tentacle: 5 is not enough, the beast bites and drags him to its mouth (deadlands.beast.check, deadlands.beast.fail, deadlands.beast.damage, deadlands.beast.mouth, deadlands.beast.stop).
4 4 4
#> 9 Green rolls 4 4 4 = 12 for movement. [Green movement 12, Green attacks 1]
m n e
#> 10 Green moves from D4 to E3: 2 movement spent, 10 left. [Green square E3, Green movement 10]
1 4
#> 11 Green rolls 1 4 = 5 for Accuracy. The beast GRABS Green on E3: 5 is less than 6.
2 2 2
#> 12 Green rolls 2 2 2 = 6 for damage.
3 3
#> 13 Green rolls 3 3 = 6 for defense. Green takes 1 damage: Health 1. The beast drags Green to its mouth on F3: no movement left. [Green square F3, Green health 1, Green movement 0]
# He may still attack (ruling.beast.act), but there is nobody in sight.
end
#> 14 Turn 4: Pink. [Pink turn]
1 1
#> 15 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 1]
# The Operative rolls ones again with a revolver (deadlands.agency.cheat); another 1 stays, and the gun malfunctions after the damage (deadlands.malfunction.trigger, ruling.malfunction.reroll, ruling.malfunction.damage).
m e s
#> 16 Pink moves from G2 to H3: 2 movement spent, 0 left. [Pink square H3, Pink movement 0]
s Green rusty-peacemaker
#> 17 Pink fires Rusty Peacemaker at Green, range 2: 1 ammo spent, 5 left. Automatic hit on Green: 2 dice always reach 2. [Pink ammo rusty-peacemaker 5, Pink attacks 0]
1 5 6
#> 18 Pink rolls 1 5 6 = 12 for damage.
Pink: use ability
#> 19 Back to that moment: Pink uses Standard Issue. Pink rolls 1 5 6 = 12 for damage.
1
#> 20 Pink rerolls for damage (Standard Issue): 1 5 6.
3
#> 21 Green rolls 3 for defense. Green takes 4 damage: Health -3. Green is FRAGGED by Pink. Put a blood counter on F3. Green HANGS on H1 until their next turn. Pink scores: 1 frag. Pink draws a special card. Rusty Peacemaker malfunctions: one of the dice shows a 1. Pink's Rusty Peacemaker has 0 ammo. [Green square off, Green figure H1, Pink frags 1, Pink hand special 1, Pink ammo rusty-peacemaker 0, floor F3 blood]
# One gallows is taken: Green hangs on the other one at once (deadlands.gallows.now, ruling.gallows.taken).
end
#> 22 Turn 5: Red. [Red turn]
2 2
#> 23 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 2]
# A hanged fighter closes his square (deadlands.gallows.pass), and nothing touches him (deadlands.gallows.immune).
m w
#> 24 Red moves from C1 to B1: 1 movement spent, 3 left. [Red square B1, Red movement 3]
# refused: `m w`: Red can't go west from B1: hanged fighter on A1 (deadlands.gallows.pass)
# refused: `s Blue`: Red can't shoot Blue: Blue is hanging from the gallows on A1 (deadlands.gallows.immune)
end
#> 25 Turn 6: Blue. Blue is cut down and respawns on A1. [Blue square A1, Blue health 1, Blue turn]
# Blue is back without a roll (deadlands.gallows.return, ruling.gallows.fresh). A card buys her a die (deadlands.saloon.cheat).
use ability with telegram
#> 26 Blue uses Card up the Garter. Blue discards Telegram (for Card up the Garter). Card up the Garter affects Blue. [Blue hand special 0]
2 2 2 2
#> 27 Blue rolls 2 2 2 2 = 8 for movement. [Blue movement 8, Blue attacks 2]
# refused: `hold`: Blue can't hold an attack: No Duels (deadlands.saloon.drawback)
end
#> 28 Turn 7: Green. Green is cut down and respawns on H1. [Green square H1, Green health 2, Green turn]
1 1 1
#> 29 Green rolls 1 1 1 = 3 for movement. [Green movement 3, Green attacks 1]
m w
#> 30 Green moves from H1 to G1: 1 movement spent, 2 left. [Green square G1, Green movement 2]
end
#> 31 Turn 8: Pink. [Pink turn]
1 1
#> 32 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 1]
end
#> 33 Turn 9: Red. [Red turn]
3 3
#> 34 Red rolls 3 3 = 6 for movement. [Red movement 6, Red attacks 2]
# The rope is free again: Blue hangs there a second time (deadlands.gallows.choose, ruling.gallows.must).
s Blue start
#> 35 Red fires Revolver at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Red attacks 1]
6 6
#> 36 Red rolls 6 6 = 12 for damage.
1
#> 37 Blue rolls 1 for defense. Blue takes 12 damage: Health -11. Blue is FRAGGED by Red. Put a blood counter on A1. [Blue square off, floor A1 blood]
choose A1
#> 38 Blue HANGS on A1 until their next turn. Red scores: 2 frags. Red draws a special card. [Red frags 2, Red hand special 3, Blue figure A1]
# The other attack is held for whoever walks down the street (deadlands.shootout.hold).
hold
#> 39 Red holds an attack. [Red held 1, Red attacks 0]
end
#> 40 Turn 10: Blue. Blue is cut down and respawns on A1. [Blue square A1, Blue health 1, Blue turn]
2 2 2
#> 41 Blue rolls 2 2 2 = 6 for movement. [Blue movement 6, Blue attacks 2]
end
#> 42 Turn 11: Green. [Green turn]
4 4 4
#> 43 Green rolls 4 4 4 = 12 for movement. [Green movement 12, Green attacks 1]
m w
#> 44 Green moves from G1 to F1: 1 movement spent, 11 left. [Green square F1, Green movement 11]
choose yes
#> 45 SHOOTOUT: Red against Green. [Red held 0]
5 4
#> 46 Red rolls 5 4 = 9 for Speed.
choose 7H
#> 47 Red turns up 7H: 16 in all.
6 3 2
#> 48 Green rolls 6 3 2 = 11 for Speed.
choose 4C
#> 49 Green turns up 4C: 15 in all. Red draws faster, 16 to 15, and shoots first. Red fires Revolver at Green, range 4.
# Nine and seven against eleven and four (ex.shootout): Red shoots first, and must hit as usual (ruling.shootout.auto).
6 3 2
#> 50 Red rolls 6 3 2 = 11 to hit. Red hits Green: 11 reaches range 4.
6 6
#> 51 Red rolls 6 6 = 12 for damage.
1 1
#> 52 Green rolls 1 1 = 2 for defense. Green takes 6 damage: Health -4. Green is FRAGGED by Red. Put a blood counter on F1. Green HANGS on H1 until their next turn. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Green square off, Green figure H1, floor F1 blood]
