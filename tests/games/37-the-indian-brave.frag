frag 1
fragkit: 0.1.0
pack: deadlands 1.0 sha256:b6489404361d
map: ./boot-hill.yaml sha256:1b0e469ce116
player: Red indian-brave 3/2/2
player: Blue agency-operative 2/3/2
player: Green mad-scientist 2/3/2
dice: table
cards: table
position: Red D4 1 frags 2 holds hip-flask turn movement 6
position: Blue F4 2 frags 1
position: Green B4 2 widows-navy

# Every healing card gives him one more (deadlands.brave.cheat): the flask, printed with 1, restores 2.
p hip-flask
#> 1 Red plays Hip Flask. Red heals 2: Health 3. [Red health 3]
# Bow & Arrows, two dice (deadlands.brave.weapon).
s Blue start
#> 2 Red fires Bow & Arrows at Blue, range 2. Automatic hit on Blue: 2 dice always reach 2. [Red attacks 0]
2 2
#> 3 Red rolls 2 2 = 4 for damage.
6 6
#> 4 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
end
#> 5 Turn 2: Blue. [Blue turn]
6 6 6
#> 6 Blue rolls 6 6 6 = 18 for movement. [Blue movement 18, Blue attacks 1]
s Red start
#> 7 Blue fires Gatling Pistol at Red, range 2. Automatic hit on Red: 2 dice always reach 2. [Blue attacks 0]
6 6 6
#> 8 Blue rolls 6 6 6 = 18 for damage.
2 2 2
#> 9 Red rolls 2 2 2 = 6 for defense. Red takes 3 damage: Health 0. Red is FRAGGED by Blue. Put a blood counter on D4. [Red square off, floor D4 blood]
# Three points of three: no overkill, but whoever frags the Brave may hang him all the same, or not (deadlands.brave.drawback, ex.gallows.brave, ruling.gallows.must).
choose H1
#> 10 Red HANGS on H1 until their next turn. Blue scores: 2 frags. Blue draws a special card. [Red figure H1, Blue frags 2, Blue hand special 1]
end
#> 11 Turn 3: Green. [Green turn]
# The Scientist draws a gadget and sees him hang: nobody can touch him there (deadlands.gallows.immune).
5
#> 12 Green rolls 5 for Eureka. Green draws a gadget card. [Green hand gadget 1]
1 1 1
#> 13 Green rolls 1 1 1 = 3 for movement. [Green movement 3, Green attacks 1]
# refused: `s red`: Green can't shoot Red: Red is hanging from the gallows on H1 (deadlands.gallows.immune)
end
#> 14 Turn 4: Red. Red is cut down and respawns on H1. [Red square H1, Red health 3, Red turn]
# Cut down where he hung, without a roll (deadlands.gallows.return), with three Health again (ruling.gallows.fresh).
3 3
#> 15 Red rolls 3 3 = 6 for movement. [Red movement 6, Red attacks 1]
m H4
#> 16 Red moves from H1 to H4: 3 movement spent, 3 left. [Red square H4, Red movement 3]
1
#> 17 Red rolls 1 for the power-up. 1: no card.
s Blue start
#> 18 Red fires Bow & Arrows at Blue, range 2. Automatic hit on Blue: 2 dice always reach 2. [Red attacks 0]
6 6
#> 19 Red rolls 6 6 = 12 for damage.
1 1
#> 20 Blue rolls 1 1 = 2 for defense. Blue takes 6 damage: Health -4. Blue is FRAGGED by Red. Put a blood counter on F4. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Blue square off, floor F4 blood]
