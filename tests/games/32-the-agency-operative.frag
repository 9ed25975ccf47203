frag 1
fragkit: 0.1.0
pack: deadlands 1.0 sha256:b6489404361d
map: ./boot-hill.yaml sha256:1b0e469ce116
player: Red agency-operative 2/2/3
player: Blue saloon-gal 2/3/2
dice: table
cards: table
position: Red D1 2 frags 2 sodbuster turn movement 4 holds stagecoach telegram cutpurse hip-flask iron-spurs
position: Blue H1 2

# The Gatling Pistol does three dice and never runs dry (deadlands.agency.weapon). Three ones do not reach four squares …
s Blue start
#> 1 Red fires Gatling Pistol at Blue, range 4. [Red attacks 1]
1 1 1
#> 2 Red rolls 1 1 1 = 3 to hit. Red misses Blue: 3 is short of range 4.
# … but the Operative may roll ones again, to hit (deadlands.agency.cheat, deadlands.agency.cheat.rolls).
use ability
#> 3 Back to that moment: Red uses Standard Issue. Red rolls 1 1 1 = 3 to hit.
1 2 2
#> 4 Red rerolls to hit (Standard Issue): 1 2 2. Red hits Blue: 5 reaches range 4.
# Once for each die of a roll: the 1 that came stays (ruling.cheat.reroll). The damage dice have a reroll of their own (ruling.cheat.agency).
# refused: `use ability`: Red has already used Standard Issue for this roll (meta.bonus)
1 4 6
#> 5 Red rolls 1 4 6 = 11 for damage.
Red: use ability
#> 6 Back to that moment: Red uses Standard Issue. Red rolls 1 4 6 = 11 for damage.
# The weapon on a sheet never malfunctions, whatever its dice show (deadlands.malfunction.start).
1
#> 7 Red rerolls for damage (Standard Issue): 1 4 6.
6 6
#> 8 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
# The Sodbuster is no revolver and no gatling pistol: its ones stay (ruling.cheat.type).
s Blue sodbuster
#> 9 Red fires Sodbuster at Blue, range 4: 1 ammo spent, 4 left. [Red ammo sodbuster 4, Red attacks 0]
2 2 1
#> 10 Red rolls 2 2 1 = 5 to hit. Red hits Blue: 5 reaches range 4.
1 1 1 1
#> 11 Red rolls 1 1 1 1 = 4 for damage.
# refused: `Red: use ability`: Standard Issue can't change that roll (meta.bonus)
6 6
#> 12 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
# Five cards are one too many for him (deadlands.agency.drawback, ex.hand.agency, ruling.agency.limit).
end
#> 13 Red, which card do you discard? You are 1 over the hand limit of 4.
choose cutpurse
#> 14 Red discards Cutpurse (hand limit). Turn 2: Blue. [Blue turn]
2 2 2
#> 15 Blue rolls 2 2 2 = 6 for movement. [Blue movement 6, Blue attacks 1]
end
#> 16 Turn 3: Red. [Red turn]
2 2
#> 17 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 2]
# A fresh turn, and the third frag (win.three).
s Blue start
#> 18 Red fires Gatling Pistol at Blue, range 4. [Red attacks 1]
2 2 2
#> 19 Red rolls 2 2 2 = 6 to hit. Red hits Blue: 6 reaches range 4.
6 6 6
#> 20 Red rolls 6 6 6 = 18 for damage.
1 1
#> 21 Blue rolls 1 1 = 2 for defense. Blue takes 9 damage: Health -7. Blue is FRAGGED by Red. Put a blood counter on H1. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Blue square off, floor H1 blood]
