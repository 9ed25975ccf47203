frag 1
fragkit: 0.1.0
pack: ftw 0.1 sha256:824010e255db
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
#> 1 Red goes E1 to D1: 3 moved, 9 left. Red is in the lava on D1: 3d. [Red square D1, Red hearts 3, Blue hearts 3, Green hearts 3, Red movement 9]
3 3 3
#> 2 Red rolls 3 3 3 = 9 damage.
3 3 3
#> 3 Red rolls 3 3 3 = 9 in defense. Red takes 1 point: Health 2. Red: give 1 heart back. [Red health 2, Red hearts 2]
# The power-up in the lava gives its card without a die, before the burn (lava.power.auto, lava.power.kind, lava.power.order).
m s
#> 4 Red goes D1 to D2: 3 moved, 6 left. Power-up, without a die! Red draws a weapon card. Red is in the lava on D2: 3d. [Red square D2, Red hand weapon 1, Red movement 6]
1 1 1
#> 5 Red rolls 1 1 1 = 3 damage.
6 6
#> 6 Red rolls 6 6 = 12 in defense. Red takes no damage: Health 2.
# Nothing more in this turn (lava.power.once).
m s
#> 7 Red goes D2 to D3: 1 moved, 5 left. [Red square D3, Red movement 5]
# Who ends a turn beside lava takes a die for each square of it, corners not counted (lava.heat, lava.heat.auto, lava.heat.diagonal).
end
#> 8 Red feels the heat of the lava beside D3: 1d.
1
#> 9 Red rolls 1 damage.
6 6
#> 10 Red rolls 6 6 = 12 in defense. Red takes no damage: Health 2. Turn 2: Blue. [Blue turn]
# Blue steps onto the switch: the blue door opens (switch.step, switch.color, switch.open).
3 3 3
#> 11 Blue rolls 3 3 3 = 9 for movement. [Blue movement 9, Blue attacks 1]
m s s
#> 12 Blue goes A2 to A3: 1 moved, 8 left. The blue switch on A3 is worked. The blue door C3-D3 opens: put a door counter there. Blue goes A3 to A4: 1 moved, 7 left. [Blue square A4, floor C3 door:blue, Blue movement 7]
# The green switch is shot at across the hall (switch.shoot, ruling.switch.shot); no damage is rolled (switch.nodamage).
# refused: `s switch@i4`: switch@I4 is nothing that can be shot at (ruling.attack.what)
s switch@H3
#> 13 Blue fires Pistol at the switch on H3, range 8. [Blue attacks 0]
4 4
#> 14 Blue rolls 4 4 = 8 to hit. Hit on the switch on H3: 8 reaches range 8. The green switch on H3 is worked. The green door A3-B3 opens: put a door counter there. [floor A3 door:green]
# Back over the blue switch, which shuts its door (switch.close, ruling.switch.again), and through the green one. In the room power-ups need their die (room.power, ruling.room.power).
m B3
#> 15 Blue goes A4 to A3: 1 moved, 6 left. The blue switch on A3 is worked. The blue door C3-D3 shuts: take its counter off. Blue goes A3 to B3: 1 moved, 5 left. [Blue square B3, Blue movement 5, floor C3 nothing]
1
#> 16 Blue rolls 1 for the power-up. 1: no card.
# A turn ends with somebody in the room: one die, and 3 is no gas (room.gas.when, room.gas.roll).
end
#> 17 Blue: 1d gas in the room, 4+ releases it.
3
#> 18 Blue rolls 3 on the table. 3: no gas in the room. Turn 3: Green. [Green turn]
# Green jumps over the lava, without cost or harm (lava.cost.jump), and stands between two squares of it.
4 4
#> 19 Green rolls 4 4 = 8 for movement. [Green movement 8, Green attacks 1]
j e 2
#> 20 Green jumps to E1, 4 left. [Green square E1, Green movement 4]
# The coat keeps all of it off (lava.immune). Then the room, after the heat (ruling.turn.endorder): 4 is gas, on everyone inside, and armor neither helps nor suffers (room.gas.damage, room.gas.armor, ruling.room.armor).
p fireproof-coating
#> 21 Green plays Fireproof Coating. Green: take 1 heart. [Green armor 1, Green hearts 4, Green card fireproof-coating]
end
#> 22 Heat can't harm Green (Fireproof Coating).
4
#> 23 Green rolls 4 on the table. GAS! 2d on everyone in the room, armor does not help.
6 2
#> 24 Blue rolls 6 2 = 8 damage.
3 3
#> 25 Blue rolls 3 3 = 6 in defense. Blue takes 1 point: Health 1, armor 1. Blue: give 1 heart back. Turn 4: Red. [Blue health 1, Blue hearts 2, Red turn]
# Red's way to the room: the blue door is a wall while it is shut (room.doors, ruling.switch.closed).
6 6 6
#> 26 Red rolls 6 6 6 = 18 for movement. [Red movement 18, Red attacks 1]
# refused: `m w`: Red can't go west from D3: the door is shut (room.doors)
m s w w w n
#> 27 Red goes D3 to A3: 5 moved, 13 left. The blue switch on A3 is worked. The blue door C3-D3 opens: put a door counter there. [Red square A3, floor C3 door:blue, Red movement 13]
# Open again. Nobody sees through it (ruling.switch.los), nor through the green one.
# refused: `s blue`: Red can't shoot Blue: door between A3 and B3 (los.door)
m C3
#> 28 Red goes A3 to B3: 1 moved, 12 left. [Red square B3, Red movement 12]
6
#> 29 Red rolls 6 for the power-up. 6: power-up! Red draws a weapon card. Red goes B3 to C3: 1 moved, 11 left. [Red square C3, Red hand weapon 2, Red movement 11]
2
#> 30 Red rolls 2 for the power-up. 2: no card.
# One shot at arm's length: the armor and the last heart.
s Blue start
#> 31 Red fires Pistol at Blue, range 1. Hit on Blue without a roll: a die always reaches 1. [Red attacks 0]
6 6
#> 32 Red rolls 6 6 = 12 damage.
2 2
#> 33 Blue rolls 2 2 = 4 in defense. Blue takes 3 points: Health -1. Blue: give 2 hearts back. Blue discards Light Armor (used up). Blue is FRAGGED by Red. Blood on B3. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Blue square off, Blue hearts 0, floor B3 blood, Blue no-card light-armor]
