frag 1
fragkit: 0.1.0
pack: deadlands 1.0 sha256:b6489404361d
map: ./boot-hill.yaml sha256:1b0e469ce116
player: Red harrowed-gunslinger 1/3/3
player: Blue huckster 2/3/2
player: Green saloon-gal 2/2/3
dice: table
cards: table
position: Red E4 1 frags 2 holds hobble hoyles-book-of-games
position: Blue C4 2 sodbuster turn movement 6
position: Green A4 2

# Blue, a Huckster who holds nothing but a card weapon, shoots the Gunslinger: one point is enough.
s Red sodbuster
#> 1 Blue fires Sodbuster at Red, range 2: 1 ammo spent, 4 left. Automatic hit on Red: 2 dice always reach 2. [Blue ammo sodbuster 4, Blue attacks 0]
2 2 1 1
#> 2 Blue rolls 2 2 1 1 = 6 for damage.
6
#> 3 Red rolls 6 for defense. Red takes 1 damage: Health 0. Red is FRAGGED by Blue. Put a blood counter on E4. Blue scores: 1 frag. Blue draws a special card. [Red square off, Blue frags 1, Blue hand special 1, floor E4 blood]
# Fragged, and not by twice what was left: an ordinary death (deadlands.gallows, ex.gallows.3).
end
#> 4 Turn 2: Green. [Green turn]
2 2
#> 5 Green rolls 2 2 = 4 for movement. [Green movement 4, Green attacks 2]
end
#> 6 Turn 3: Red. [Red turn]
# When his turn begins he names his grave, without a roll (deadlands.harrowed.grave, ruling.fighter.grave), and draws a weapon for nothing (deadlands.harrowed.draw, ruling.cheat.free).
choose D4
#> 7 Red respawns on D4. Red draws a weapon card. [Red square D4, Red health 1, Red hand weapon 1]
3 3 3
#> 8 Red rolls 3 3 3 = 9 for movement. [Red movement 9, Red attacks 2]
# He has no use for hexes, nor for the book that lets others play them (deadlands.harrowed.drawback).
# refused: `p hobble blue`: Red can't play Hobble: Too Dead for Tricks (deadlands.harrowed.drawback)
# refused: `p hoyles-book-of-games`: Red can't play Hoyle's Book of Games: Too Dead for Tricks (card.overrides)
# The Revolver is his own, two dice, and comes back with him (deadlands.harrowed.weapon, respawn.weapon). It is a starting weapon: two ones are only that (ex.malfunction.start).
s Blue start
#> 9 Red fires Revolver at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Red attacks 1]
1 1
#> 10 Red rolls 1 1 = 2 for damage.
6 6
#> 11 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
s Blue start
#> 12 Red fires Revolver at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Red attacks 0]
6 6
#> 13 Red rolls 6 6 = 12 for damage.
1 2
#> 14 Blue rolls 1 2 = 3 for defense. Blue takes 4 damage: Health -2. Blue is FRAGGED by Red. Put a weapon counter on C4: Sodbuster. Put a blood counter on C4. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Blue square off, floor C4 blood sodbuster, Blue no-card sodbuster]
# Twice what Blue had left would be the rope (deadlands.gallows); Red has won the game (win.three).
