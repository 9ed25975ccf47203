frag 1
fragkit: 0.1.0
pack: deadlands 1.0 sha256:b6489404361d
map: ./boot-hill.yaml sha256:1b0e469ce116
player: Red mad-scientist 2/2/3
player: Blue agency-operative 2/3/2
dice: table
cards: table
position: Red A4 2 frags 2 widows-navy turn holds pepperbox sodbuster
position: Blue D4 2

# When a turn begins, 3 to 6 draws the Scientist a gadget, before the movement roll (deadlands.scientist.draw, ex.scientist.draw, ruling.start.draw).
2
#> 1 Red rolls 2 for Eureka. Eureka does nothing: 2 is not 3+.
1 1
#> 2 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 2]
# His sheet has no weapon (deadlands.scientist.noweapon, ruling.fighter.noweapon): he shoots with cards.
# refused: `s blue start`: Red has no starting weapon (ruling.fighter.noweapon)
# As many weapons in play as Health, and no more (deadlands.scientist.drawback, ex.weapons.scientist).
p sodbuster
#> 3 Red plays Sodbuster. [Red card sodbuster 5]
# refused: `p pepperbox`: Red has no room for Pepperbox: 2 weapons in play, and the limit is 2 (Full Hands) (card.overrides)
# A power-up gives its card on 3 already (deadlands.scientist.power).
m n n
#> 4 Red moves from A4 to A2: 2 movement spent, 0 left. [Red square A2, Red movement 0]
3
#> 5 Red rolls 3 for the power-up. 3: power-up! Red draws a weapon card. [Red hand weapon 1]
end
#> 6 Turn 2: Blue. [Blue turn]
1 1 1
#> 7 Blue rolls 1 1 1 = 3 for movement. [Blue movement 3, Blue attacks 1]
end
#> 8 Turn 3: Red. [Red turn]
# The next turn begins with a 3: a gadget.
3
#> 9 Red rolls 3 for Eureka. Red draws a gadget card. [Red hand gadget 1]
# In play at once: iron on the chest.
5 5
#> 10 Red rolls 5 5 = 10 for movement. [Red movement 10, Red attacks 2]
p stove-lid
#> 11 Red plays Stove Lid. [Red armor 2, Red card stove-lid, Red hand gadget 0]
m s s
#> 12 Red moves from A2 to A4: 2 movement spent, 8 left. [Red square A4, Red movement 8]
s Blue widows-navy
#> 13 Red fires Widow's Navy at Blue, range 3: 1 ammo spent, 3 left. Automatic hit on Blue: 3 dice always reach 3. [Red ammo widows-navy 3, Red attacks 1]
6 6 6 1
#> 14 Red rolls 6 6 6 1 = 19 for damage.
# The Widow's Navy has no malfunction printed on it: a 1 is just a 1 (deadlands.malfunction.none).
2 1
#> 15 Blue rolls 2 1 = 3 for defense. Blue takes 6 damage: Health -4. Blue is FRAGGED by Red. Put a blood counter on D4. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Blue square off, floor D4 blood]
# Twice what was left would hang (deadlands.gallows), but this frag wins, and nobody asks where (win.three).
