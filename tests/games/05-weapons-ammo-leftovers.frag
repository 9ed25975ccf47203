frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/2/3
player: Green 3/3/1
house: frags=2
dice: table
cards: table
position: Red A1 3 pulse-rifle light-armor hand gadget 1 turn movement 6
position: Blue D1 2 red-dot-sight hand weapon 1
position: Green H6 3

# Ammunition goes before the roll, hit or miss (ammo.before); the Pulse Rifle may fire a burst.
s Blue pulse-rifle 2
#> 1 Red fires Pulse Rifle at Blue, range 3. Pulse Rifle: 2 ammo used, 2 left. [Red ammo pulse-rifle 2, Red attacks 0]
1 1
#> 2 Red rolls 1 1 = 2 to hit. Red misses Blue: 2 is below range 3.
# refused: `s blue`: Red has made 1 of 1 attacks (attack.count)
end
#> 3 Turn 2: Blue. [Blue turn]
# Blue plays a weapon while declaring (attack.weapon.hand); no roll where dice can't matter.
3 3
#> 4 Blue rolls 3 3 = 6 for movement. [Blue movement 6, Blue attacks 2]
s Red boomstick
#> 5 Blue plays Boomstick. Blue fires Boomstick at Red, range 3. Boomstick: 1 ammo used, 3 left. No roll to hit: 4 dice always reach 3. Blue hits Red. [Blue card boomstick 3, Blue attacks 1, Blue hand weapon 0]
1 1 1 1
#> 6 Blue rolls 1 1 1 1 = 4 damage.
6 6 6 1
#> 7 Red rolls 6 6 6 1 = 19 in defense. Red takes no damage: Health 3, armor 1.
s Red start
#> 8 Blue fires Pistol at Red, range 3. No roll to hit: 4 dice always reach 3. Blue hits Red. [Blue attacks 0]
1 1
#> 9 Blue rolls 1 1 = 2 damage.
6 6 6 6
#> 10 Red rolls 6 6 6 6 = 24 in defense. Red takes no damage: Health 3, armor 1.
end
#> 11 Turn 3: Green. [Green turn]
2 2 2
#> 12 Green rolls 2 2 2 = 6 for movement. [Green movement 6, Green attacks 1]
end
#> 13 Turn 4: Red. [Red turn]
# Red fires the rest and frags: gadgets are discarded (frag.gadgets), weapons lie under a counter (frag.weapons), blood beside (frag.blood).
1 3
#> 14 Red rolls 1 3 = 4 for movement. [Red movement 4, Red attacks 1]
s Blue pulse-rifle 2
#> 15 Red fires Pulse Rifle at Blue, range 3. Pulse Rifle: 2 ammo used, 0 left. [Red ammo pulse-rifle 0, Red attacks 0]
4 4
#> 16 Red rolls 4 4 = 8 to hit. Hit on Blue: 8 reaches range 3.
6 6 6 6
#> 17 Red rolls 6 6 6 6 = 24 damage.
1 1
#> 18 Blue rolls 1 1 = 2 in defense. Blue takes 12 points: Health -10. Blue is FRAGGED by Red. Blue discards Red Dot Sight (fragged). Boomstick left on D1. Blood on D1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Blue square off, Blue no-card red-dot-sight, Blue no-card boomstick]
# refused: `s green pulse`: Red has made 1 of 1 attacks (attack.count)
m e e e
#> 19 Red goes A1 to D1: 3 moved, 1 left. [Red square D1, Red movement 1]
# One counter only, blood or weapon (leftover.one); the card goes into the hand (pile.hand), full of ammunition (pile.ammo).
take boomstick
#> 20 Red takes Boomstick from D1.
# refused: `take blood`: Red has taken from D1 already in this turn (leftover.one)
end
#> 21 Turn 5: Blue. [Blue turn]
4
#> 22 Blue rolls 4 to respawn. Blue respawns on E4. [Blue square E4, Blue health 2]
6 6
#> 23 Blue rolls 6 6 = 12 for movement. [Blue movement 12, Blue attacks 2]
end
#> 24 Turn 6: Green. [Green turn]
# An empty weapon may stay (ammo.empty.keep) and is refilled by a gadget (ammo.reload); dropped cards lie under a link (drop.link).
1 1 1
#> 25 Green rolls 1 1 1 = 3 for movement. [Green movement 3, Green attacks 1]
end
#> 26 Turn 7: Red. [Red turn]
2 2
#> 27 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 1]
p spare-clips
#> 28 Red plays Spare Clips. Pulse Rifle of Red: 4 ammo. [Red ammo pulse-rifle 4, Red hand gadget 0]
drop light-armor
#> 29 Red drops Light Armor on D1. [Red no-card light-armor]
# refused: `take light-armor`: Red did not walk onto D1 in this turn (ruling.leftover.stand)
m e
#> 30 Red goes D1 to E1: 1 moved, 3 left. [Red square E1, Red movement 3]
5
#> 31 Red rolls 5 for the power-up. 5: power-up! Red gets a weapon card. Red draws a weapon card. [Red hand weapon 1]
end
#> 32 Turn 8: Blue. [Blue turn]
# Blue comes back to E1's row and takes the dropped suit (drop.pickup) into the hand, then wears it.
4 4
#> 33 Blue rolls 4 4 = 8 for movement. [Blue movement 8, Blue attacks 2]
m n n n w
#> 34 Blue goes E4 to E1: 3 moved, 5 left. [Blue square E1, Blue movement 5]
1
#> 35 Blue rolls 1 for the power-up. 1: no card. Blue goes E1 to D1: 1 moved, 4 left. [Blue square D1, Blue movement 4]
take light-armor
#> 36 Blue takes Light Armor from D1.
p light-armor
#> 37 Blue plays Light Armor. [Blue armor 1, Blue card light-armor]
end
#> 38 Turn 9: Green. [Green turn]
1 1 1
#> 39 Green rolls 1 1 1 = 3 for movement. [Green movement 3, Green attacks 1]
end
#> 40 Turn 10: Red. [Red turn]
2 2
#> 41 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 1]
s Blue pulse-rifle 4
#> 42 Red fires Pulse Rifle at Blue, range 1. Pulse Rifle: 4 ammo used, 0 left. No roll to hit: 2 dice always reach 1. Red hits Blue. [Red ammo pulse-rifle 0, Red attacks 0]
6 6 6 6 6 6 6 6
#> 43 Red rolls 6 6 6 6 6 6 6 6 = 48 damage.
3 3 3
#> 44 Blue rolls 3 3 3 = 9 in defense. Blue takes 5 points: Health -2. Blue discards Light Armor (used up). Blue is FRAGGED by Red. Blood on D1. Red scores: 2 frags. Red WINS with 2 frags! [Red frags 2, Blue square off, Blue no-card light-armor]
