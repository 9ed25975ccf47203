frag 1
fragkit: 0.1.0
pack: ftw 1.0 sha256:22ba3f8ca5c1
map: ./kiln.yaml sha256:1d0a19b41fb9
player: Red 2/2/3
player: Blue 4/2/1
player: Green 3/3/1
variant: barrels
dice: table
cards: table
position: Red A1 2 pulse-rifle assault-shotgun turn movement 6 holds leaf-me-alone
position: Blue B1 4 holds insubstantial
position: Green E3 3
floor: G1 barrel
floor: F3 barrel

# All of its ammunition is an attack of 8 dice (ruling.knockback.dice). Blue is hit for nothing, survives and flies four squares east, one by one (knockback.trigger, knockback.distance, knockback.horizontal, ruling.knockback.zero, ruling.knockback.order). The lava on the way burns him (ruling.knockback.hazard).
s Blue pulse-rifle 4
#> 1 Red fires Pulse Rifle at Blue, range 1: 4 ammo spent, 0 left. Automatic hit on Blue: 3 dice always reach 1. [Red ammo pulse-rifle 0, Red attacks 1]
1 1 1 1 1 1 1 1
#> 2 Red rolls 1 1 1 1 1 1 1 1 = 8 for damage.
6 6 6 6
#> 3 Blue rolls 6 6 6 6 = 24 for defense. Blue takes no damage: Health 4. 8d of damage knock Blue back 4 squares. Blue is pushed to D1. Blue burns in the lava on D1: 3d. [Blue square D1]
1 1 1
#> 4 Blue rolls 1 1 1 = 3 for damage.
6 6 6 6
#> 5 Blue rolls 6 6 6 6 = 24 for defense. Blue takes no damage: Health 4. Blue is pushed to F1. [Blue square F1]
# refused: `s Blue assault-shotgun`: Assault Shotgun reaches range 4 at most, and Blue is at range 5 (card.overrides)
m e e
#> 6 Red moves from A1 to C1: 2 movement spent, 4 left. [Red square C1, Red movement 4]
# 6 dice are three squares, and a barrel stands in the next one: three dice against him, and the barrel counts as hit (knockback.blocked, knockback.leftover, knockback.leftover.target, ruling.knockback.barrel).
s Blue assault-shotgun
#> 7 Red fires Assault Shotgun at Blue, range 3: 1 ammo spent, 3 left. Automatic hit on Blue: 3 dice always reach 3. [Red ammo assault-shotgun 3, Red attacks 0]
1 1 1 1 1 1
#> 8 Red rolls 1 1 1 1 1 1 = 6 for damage.
6 6 6 6
#> 9 Blue rolls 6 6 6 6 = 24 for defense. Blue takes no damage: Health 4. 6d of damage knock Blue back 3 squares. Blue stops on F1, against the barrel on G1. The collision does 3d of damage: the push had 3 squares left.
1 1 1
#> 10 Red rolls 1 1 1 = 3 for damage.
6 6 6 6
#> 11 Blue rolls 6 6 6 6 = 24 for defense. Blue takes no damage: Health 4. The barrel on G1 is hit. Take it off the map. [floor G1 nothing]
# It explodes (barrel.roll, barrel.explode.dice), and the frag is Red's, who shot at Blue and not at the barrel (knockback.credit).
1
#> 12 Red rolls 1 for the barrel. The barrel on G1 EXPLODES: 5d to everyone within 2 squares.
6 6 6 6 6
#> 13 Red rolls 6 6 6 6 6 = 30 for damage.
1 1 1 1
#> 14 Blue rolls 1 1 1 1 = 4 for defense. Blue takes 7 damage: Health -3. Blue is FRAGGED by Red. Put a blood counter on F1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Blue square off, floor F1 blood]
# Red ends the turn beside the lava on D1: an attack of one die (lava.heat).
end
#> 15 Red feels the heat of the lava next to C1: 1d.
1
#> 16 Red rolls 1 for damage.
6 6
#> 17 Red rolls 6 6 = 12 for defense. Red takes no damage: Health 2. Turn 2: Blue. [Blue turn]
# Blue is back on number 2, and puts a barrel on every empty grate for a card (barrel.refill.discard, barrel.refill.when, ruling.barrel.refill.dead).
2
#> 18 Blue rolls 2 to respawn. Blue respawns on I1. [Blue square I1, Blue health 4]
refill insubstantial
#> 19 Blue discards Insubstantial (for a refill). Put a barrel on G1. [floor G1 barrel]
# refused: `refill insubstantial`: Blue has already refilled barrels this turn (ruling.barrel.refill.often)
1 1
#> 20 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 1]
end
#> 21 Turn 3: Green. [Green turn]
# A barrel lets nobody pass (barrel.move), and no fighter who ends a turn there is pushed out for one.
2 2 2
#> 22 Green rolls 2 2 2 = 6 for movement. [Green movement 6, Green attacks 1]
# refused: `m e`: Green can't go east from E3: barrel on F3 (barrel.move)
end
#> 23 Green feels the heat of the lava next to E3: 1d.
1
#> 24 Green rolls 1 for damage.
6 6 6
#> 25 Green rolls 6 6 6 = 18 for defense. Green takes no damage: Health 3. Turn 4: Red. [Red turn]
6 6
#> 26 Red rolls 6 6 = 12 for movement. [Red movement 12, Red attacks 2]
# Down to the corner for an exact diagonal: over the switch, which opens the blue door (switch.step), and along the wall.
m w w s s s e e e
#> 27 Red moves from C1 to A3: 4 movement spent, 8 left. Red flips the blue switch on A3. The blue door C3-D3 opens. Put a door counter on it. Red moves from A3 to D4: 4 movement spent, 4 left. [Red square D4, floor C3 door:blue, Red movement 4]
# North-east, one square for each two dice (knockback.diagonal, ruling.knockback.diagcount): Green comes as far as the barrel on G1.
s Green assault-shotgun
#> 28 Red fires Assault Shotgun at Green, range 2: 1 ammo spent, 2 left. Automatic hit on Green: 3 dice always reach 2. [Red ammo assault-shotgun 2, Red attacks 1]
1 1 1 1 1 1
#> 29 Red rolls 1 1 1 1 1 1 = 6 for damage.
6 6 6
#> 30 Green rolls 6 6 6 = 18 for defense. Green takes no damage: Health 3. 6d of damage knock Green back 3 squares. Green is pushed to F2. Green stops on F2, against the barrel on G1. The collision does 2d of damage: the push had 2 squares left. [Green square F2]
1 1
#> 31 Red rolls 1 1 = 2 for damage.
6 6 6
#> 32 Green rolls 6 6 6 = 18 for defense. Green takes no damage: Health 3. The barrel on G1 is hit. Take it off the map. [floor G1 nothing]
# Something odd: a 5 brings it back with two more beside it, where Red wants them (barrel.odd, barrel.odd.multiply, barrel.odd.multiply.choice).
6
#> 33 Red rolls 6 for the barrel.
5
#> 34 Red rolls 5 for the barrel. Put the barrel back on G1. [floor G1 barrel]
choose H1 G2
#> 35 Put barrels on H1 and G2. [floor H1 barrel, floor G2 barrel]
# The push of a card goes the same way; what is left of it becomes dice where knockback is played.
s Green leaf-me-alone
#> 36 Red plays and fires Leaf Me Alone at Green, range 4: 1 ammo spent, 3 left. [Red card leaf-me-alone 3, Red attacks 0]
2 2 2
#> 37 Red rolls 2 2 2 = 6 to hit. Red hits Green: 6 reaches range 4. Green stops on F2, against the barrel on G1. The collision does 4d of damage: the push had 4 squares left.
1 1 1 1
#> 38 Red rolls 1 1 1 1 = 4 for damage.
6 6 6
#> 39 Green rolls 6 6 6 = 18 for defense. Green takes no damage: Health 3. The barrel on G1 is hit. Take it off the map. [floor G1 nothing]
# Now it explodes, and catches Green and Blue: one attack on each (barrel.explode.range, barrel.distance).
1
#> 40 Red rolls 1 for the barrel. The barrel on G1 EXPLODES: 5d to everyone within 2 squares.
6 6 6 6 6
#> 41 Red rolls 6 6 6 6 6 = 30 for damage.
6 6 6 6
#> 42 Blue rolls 6 6 6 6 = 24 for defense.
6 6 6 6 6
#> 43 Red rolls 6 6 6 6 6 = 30 for damage.
1 1 1
#> 44 Green rolls 1 1 1 = 3 for defense. Blue takes 1 damage: Health 3. Green takes 10 damage: Health -7. Green is FRAGGED by Red. Put a blood counter on F2. Red scores: 2 frags. Red draws a special card. The blast sets off the barrels on H1 and G2. Take them off the map. The barrel on H1 EXPLODES: 5d to everyone within 2 squares. [Red frags 2, Red hand special 2, Blue health 3, Green square off, floor F2 blood, floor H1 nothing, floor G2 nothing]
# The barrels within two squares go off as well, wave by wave (barrel.explode.barrels, ruling.barrel.waves): Blue is caught again, with three Health left. All of it is Red's (knockback.credit), and enough (win.three).
6 6 6 6 6
#> 45 Red rolls 6 6 6 6 6 = 30 for damage.
1 1 1
#> 46 Blue rolls 1 1 1 = 3 for defense. Blue takes 10 damage: Health -7. Blue is FRAGGED by Red. Put a blood counter on I1. Red scores: 3 frags. Red WINS with 3 frags! The blast sets off the barrel on F3. Take it off the map. [Red frags 3, Blue square off, floor I1 blood, floor F3 nothing]
