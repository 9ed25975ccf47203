frag 1
fragkit: 0.1.0
pack: deadlands 1.0 sha256:b6489404361d
map: ./boot-hill.yaml sha256:1b0e469ce116
player: Red saloon-gal 2/2/3
player: Blue indian-brave 2/3/2
dice: table
cards: table
position: Red D4 2 frags 2 turn holds stagecoach telegram cutpurse hip-flask
position: Blue H4 2

# A card from the hand is one more die on a roll of hers, said before it is rolled (deadlands.saloon.cheat, ruling.cheat.saloon): on movement …
use ability with stagecoach
#> 1 Red uses Card up the Garter. Red discards Stagecoach (for Card up the Garter). Card up the Garter affects Red.
3 3 3
#> 2 Red rolls 3 3 3 = 9 for movement. [Red movement 9, Red attacks 2]
# She takes no part in shootouts (deadlands.saloon.drawback).
# refused: `hold`: Red can't hold an attack: No Duels (deadlands.saloon.drawback)
# … and on the shot. The Derringer has two dice and no end of bullets (deadlands.saloon.weapon).
m e
#> 3 Red moves from D4 to E4: 1 movement spent, 8 left. [Red square E4, Red movement 8]
use ability with telegram
#> 4 Red uses Card up the Garter. Red discards Telegram (for Card up the Garter). Card up the Garter affects Red.
s Blue start
#> 5 Red fires Derringer at Blue, range 3. Automatic hit on Blue: 4 dice always reach 3. [Red attacks 1]
1 1 2
#> 6 Red rolls 1 1 2 = 4 for damage.
6 6
#> 7 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
end
#> 8 Turn 2: Blue. [Blue turn]
# Blue keeps his attack for a shootout (deadlands.shootout.hold).
3 3 3
#> 9 Blue rolls 3 3 3 = 9 for movement. [Blue movement 9, Blue attacks 1]
m n
#> 10 Blue moves from H4 to H3: 1 movement spent, 8 left. [Blue square H3, Blue movement 8]
hold
#> 11 Blue holds an attack. [Blue held 1, Blue attacks 0]
end
#> 12 Turn 3: Red. [Red turn]
# Onto a power-up, in front of Blue. A roll that picks from a list has one die, whatever she pays (ruling.cheat.saloon.table).
2 2
#> 13 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 2]
m e e e
#> 14 Red moves from E4 to H4: 3 movement spent, 1 left. [Red square H4, Red movement 1]
4
#> 15 Red rolls 4 for the power-up. 4: power-up! Red draws a weapon card. [Red hand weapon 1]
# He may shoot at her; she neither shoots back nor draws for it (ruling.shootout.saloon, ruling.shootout.contest).
choose yes
#> 16 SHOOTOUT: Blue against Red. Red can't shoot back: No Duels. Blue fires Bow & Arrows at Red, range 1. Automatic hit on Red: 2 dice always reach 1. [Blue held 0]
2 2
#> 17 Blue rolls 2 2 = 4 for damage.
# She cheats in the turn that is hers, in a fight that is not: a card on the defense (ruling.cheat.saloon).
use ability with cutpurse
#> 18 Red uses Card up the Garter. Red discards Cutpurse (for Card up the Garter). Card up the Garter affects Red.
3 3 3
#> 19 Red rolls 3 3 3 = 9 for defense. Red takes no damage: Health 2.
# Her turn goes on.
s Blue start
#> 20 Red fires Derringer at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Red attacks 1]
6 6
#> 21 Red rolls 6 6 = 12 for damage.
1 1
#> 22 Blue rolls 1 1 = 2 for defense. Blue takes 6 damage: Health -4. Blue is FRAGGED by Red. Put a blood counter on H3. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Blue square off, floor H3 blood]
