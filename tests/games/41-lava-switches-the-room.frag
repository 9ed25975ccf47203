frag 1
fragkit: 0.1.0
pack: ftw 1.0 sha256:22ba3f8ca5c1
map: ./kiln.yaml sha256:1d0a19b41fb9
player: Red 3/3/1
player: Blue 2/3/2
player: Green 3/2/2
variant: hearts
dice: table
cards: table
position: Red E1 3 frags 2 turn movement 12
position: Blue A2 2 light-armor
position: Green C1 3 holds fireproof-coating

# Three movement and an attack of three dice for each square of lava (lava.enter, lava.cost). Health lies on the table as hearts (heart.use, heart.lose).
m w
#> 1 Red moves from E1 to D1: 3 movement spent, 9 left. Red burns in the lava on D1: 3d. [Red square D1, Red hearts 3, Blue hearts 3, Green hearts 3, Red movement 9]
3 3 3
#> 2 Red rolls 3 3 3 = 9 for damage.
3 3 3
#> 3 Red rolls 3 3 3 = 9 for defense. Red takes 1 damage: Health 2. Red: give back 1 heart. [Red health 2, Red hearts 2]
# The power-up in the lava gives its card without a die, before the burn (lava.power.auto, lava.power.kind, lava.power.order).
m s
#> 4 Red moves from D1 to D2: 3 movement spent, 6 left. Power-up, no roll needed! Red draws a weapon card. Red burns in the lava on D2: 3d. [Red square D2, Red hand weapon 1, Red movement 6]
1 1 1
#> 5 Red rolls 1 1 1 = 3 for damage.
6 6
#> 6 Red rolls 6 6 = 12 for defense. Red takes no damage: Health 2.
# Nothing more in this turn (lava.power.once).
m s
#> 7 Red moves from D2 to D3: 1 movement spent, 5 left. [Red square D3, Red movement 5]
# Who ends a turn beside lava takes a die for each square of it, corners not counted (lava.heat, lava.heat.auto, lava.heat.diagonal).
end
#> 8 Red feels the heat of the lava next to D3: 1d.
1
#> 9 Red rolls 1 for damage.
6 6
#> 10 Red rolls 6 6 = 12 for defense. Red takes no damage: Health 2. Turn 2: Blue. [Blue turn]
# Blue steps onto the switch: the blue door opens (switch.step, switch.color, switch.open).
3 3 3
#> 11 Blue rolls 3 3 3 = 9 for movement. [Blue movement 9, Blue attacks 1]
m s s
#> 12 Blue moves from A2 to A3: 1 movement spent, 8 left. Blue flips the blue switch on A3. The blue door C3-D3 opens. Put a door counter on it. Blue moves from A3 to A4: 1 movement spent, 7 left. [Blue square A4, floor C3 door:blue, Blue movement 7]
# The green switch is shot at across the hall (switch.shoot, ruling.switch.shot); no damage is rolled (switch.nodamage).
# refused: `s switch@i4`: `switch@I4` is not a target (ruling.attack.what)
s switch@H3
#> 13 Blue fires Pistol at the switch on H3, range 8. [Blue attacks 0]
4 4
#> 14 Blue rolls 4 4 = 8 to hit. Blue hits the switch on H3: 8 reaches range 8. Blue flips the green switch on H3. The green door A3-B3 opens. Put a door counter on it. [floor A3 door:green]
# Back over the blue switch, which shuts its door (switch.close, ruling.switch.again), and through the green one. In the room power-ups need their die (room.power, ruling.room.power).
m B3
#> 15 Blue moves from A4 to A3: 1 movement spent, 6 left. Blue flips the blue switch on A3. The blue door C3-D3 closes. Take its counter off. Blue moves from A3 to B3: 1 movement spent, 5 left. [Blue square B3, Blue movement 5, floor C3 nothing]
1
#> 16 Blue rolls 1 for the power-up. 1: no card.
# A turn ends with somebody in the room: one die, and 3 is no gas (room.gas.when, room.gas.roll).
end
#> 17 Blue: roll 1d for gas in The Room (4+: gas).
3
#> 18 Blue rolls 3 for the gas. 3: no gas in The Room. Turn 3: Green. [Green turn]
# Green jumps over the lava, without cost or harm (lava.cost.jump), and stands between two squares of it.
4 4
#> 19 Green rolls 4 4 = 8 for movement. [Green movement 8, Green attacks 1]
j e 2
#> 20 Green jumps to E1 (4 movement left). [Green square E1, Green movement 4]
# The coat keeps all of it off (lava.immune). Then the room, after the heat (ruling.turn.endorder): 4 is gas, on everyone inside, and armor neither helps nor suffers (room.gas.damage, room.gas.armor, ruling.room.armor).
p fireproof-coating
#> 21 Green plays Fireproof Coating. Green: take 1 heart. [Green armor 1, Green hearts 4, Green card fireproof-coating]
end
#> 22 The heat can't harm Green (Fireproof Coating).
4
#> 23 Green rolls 4 for the gas. GAS! 2d to everyone in The Room. Armor does not help.
6 2
#> 24 Blue rolls 6 2 = 8 for damage.
3 3
#> 25 Blue rolls 3 3 = 6 for defense. Blue takes 1 damage: Health 1, armor 1. Blue: give back 1 heart. Turn 4: Red. [Blue health 1, Blue hearts 2, Red turn]
# Red's way to the room: the blue door is a wall while it is shut (room.doors, ruling.switch.closed).
6 6 6
#> 26 Red rolls 6 6 6 = 18 for movement. [Red movement 18, Red attacks 1]
# refused: `m w`: Red can't go west from D3: the switch door is closed (ruling.switch.closed)
m s w w w n
#> 27 Red moves from D3 to A3: 5 movement spent, 13 left. Red flips the blue switch on A3. The blue door C3-D3 opens. Put a door counter on it. [Red square A3, floor C3 door:blue, Red movement 13]
# Open again. Nobody sees through it (ruling.switch.los), nor through the green one.
# refused: `s blue`: Red can't shoot Blue: door between A3 and B3 (los.door)
m C3
#> 28 Red moves from A3 to B3: 1 movement spent, 12 left. [Red square B3, Red movement 12]
6
#> 29 Red rolls 6 for the power-up. 6: power-up! Red draws a weapon card. Red moves from B3 to C3: 1 movement spent, 11 left. [Red square C3, Red hand weapon 2, Red movement 11]
2
#> 30 Red rolls 2 for the power-up. 2: no card.
# One shot at arm's length: the armor and the last heart.
s Blue start
#> 31 Red fires Pistol at Blue, range 1. Automatic hit on Blue: 1 die always reaches 1. [Red attacks 0]
6 6
#> 32 Red rolls 6 6 = 12 for damage.
2 2
#> 33 Blue rolls 2 2 = 4 for defense. Blue takes 3 damage: Health -1. Blue: give back 2 hearts. Blue discards Light Armor (used up). Blue is FRAGGED by Red. Put a blood counter on B3. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Blue square off, Blue hearts 0, floor B3 blood, Blue no-card light-armor]
