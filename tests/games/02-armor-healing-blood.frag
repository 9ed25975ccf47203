frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/3/2
house: frags=2
dice: table
cards: table
position: Red A1 3 hand gadget 2 turn movement 6
position: Blue D1 2 light-armor hand gadget 2

# Armor is lost first, the rest goes on to Health (ruling.armor.soak, armor.discard.now); its bonus counts as dice (faq.armor.dice).
p light-armor
#> 1 Red plays Light Armor. [Red armor 1, Red hand gadget 1, Red card light-armor]
# refused: `p riot-gear`: Red wears Light Armor already (armor.one)
s Blue
#> 2 Red fires Pistol at Blue, range 3. [Red attacks 0]
3 3
#> 3 Red rolls 3 3 = 6 to hit. Hit on Blue: 6 reaches range 3.
4 4
#> 4 Red rolls 4 4 = 8 damage.
2 1 1
#> 5 Blue rolls 2 1 1 = 4 in defense. Blue takes 2 points: Health 1. Blue discards Light Armor (used up). [Blue health 1, Blue no-card light-armor]
end
#> 6 Turn 2: Blue. [Blue turn]
# Blue, wounded, heals (survive.heal); never above full Health (ruling.health.cap).
2 2 2
#> 7 Blue rolls 2 2 2 = 6 for movement. [Blue movement 6, Blue attacks 1]
p pocket-medkit
#> 8 Blue plays Pocket Medkit. Blue heals 1: Health 2. [Blue health 2, Blue hand gadget 1]
s Red
#> 9 Blue fires Pistol at Red, range 3. [Blue attacks 0]
5 5
#> 10 Blue rolls 5 5 = 10 to hit. Hit on Red: 10 reaches range 3.
6 6
#> 11 Blue rolls 6 6 = 12 damage.
1 1 1 1
#> 12 Red rolls 1 1 1 1 = 4 in defense. Red takes 3 points: Health 1. Red discards Light Armor (used up). [Red health 1, Red no-card light-armor]
end
#> 13 Turn 3: Red. [Red turn]
# Red: armor gone, two wounds, one Health left.
1 2
#> 14 Red rolls 1 2 = 3 for movement. [Red movement 3, Red attacks 1]
s Blue
#> 15 Red fires Pistol at Blue, range 3. [Red attacks 0]
6 1
#> 16 Red rolls 6 1 = 7 to hit. Hit on Blue: 7 reaches range 3.
6 6
#> 17 Red rolls 6 6 = 12 damage.
3 3
#> 18 Blue rolls 3 3 = 6 in defense. Blue takes 2 points: Health 0. Blue is FRAGGED by Red. Blood on D1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Blue square off]
# The blood stays on D1 (frag.blood); whoever enters may take one counter (leftover.one) and spend it at any time (blood.spend).
m e e e
#> 19 Red goes A1 to D1: 3 moved, 0 left. [Red square D1, Red movement 0]
take blood
#> 20 Red takes blood from D1, has 1. [Red blood 1]
# refused: `take blood`: nothing lies on D1 (leftover.any)
spend
#> 21 Red spends blood, 0 left. Red heals 1: Health 2. [Red health 2, Red blood 0]
# refused: `spend`: Red keeps 0 blood counters (blood.keep)
end
#> 22 Turn 4: Blue. [Blue turn]
# Blue comes back as new (respawn.stats) on the square of the die (respawn.roll).
1
#> 23 Blue rolls 1 to respawn. Blue respawns on A1. [Blue square A1, Blue health 2]
6 6 6
#> 24 Blue rolls 6 6 6 = 18 for movement. [Blue movement 18, Blue attacks 1]
s Red
#> 25 Blue fires Pistol at Red, range 3. [Blue attacks 0]
4 4
#> 26 Blue rolls 4 4 = 8 to hit. Hit on Red: 8 reaches range 3.
4 5
#> 27 Blue rolls 4 5 = 9 damage.
3 6
#> 28 Red rolls 3 6 = 9 in defense. Red takes 1 point: Health 1. [Red health 1]
end
#> 29 Turn 5: Red. [Red turn]
# Red's second frag wins; a frag that wins brings no special card (frag.special).
1 1
#> 30 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 1]
s Blue
#> 31 Red fires Pistol at Blue, range 3. [Red attacks 0]
1 2
#> 32 Red rolls 1 2 = 3 to hit. Hit on Blue: 3 reaches range 3.
6 6
#> 33 Red rolls 6 6 = 12 damage.
2 3
#> 34 Blue rolls 2 3 = 5 in defense. Blue takes 2 points: Health 0. Blue is FRAGGED by Red. Blood on A1. Red scores: 2 frags. Red WINS with 2 frags! [Red frags 2, Blue square off]
