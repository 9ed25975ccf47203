frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./arena.yaml sha256:3adb25ce2871
player: Red 2/1/4
player: Blue 2/2/3
player: Green 3/2/2
player: Pink 3/3/1
house: frags=2
house: armor.soak=b
dice: table
cards: table
position: Red A1 2 boomstick:1 pulse-rifle:3 crosshair-sticker hand gadget 1 special 1 turn
position: Blue H1 2 lag-gun hand weapon 1
position: Green E2 3 glue-on-plasma:2 hip-waders
position: Pink F2 3 lumber-jackpot riot-gear

# Accuracy 4 and a sticker of +1 are three attacks (attack.count, ex.attacks.5).
4
#> 1 Red rolls 4 for movement. [Red movement 4, Red attacks 3]
# Fighters are shot at, not squares (ruling.attack.what), and never oneself (ruling.attack.self).
# refused: `s c1 start`: there is nothing to shoot on C1 (ruling.attack.what)
# refused: `s red`: Red can't shoot their own fighter (ruling.attack.self)
# The weapon is named before any die is rolled (attack.declare); its ammunition goes before the roll as well (ammo.before).
s Blue
#> 2 Red, which weapon?
# refused: `1 1 1 1 3`: no dice now: which weapon? (attack.declare)
choose boomstick
#> 3 Red fires Boomstick at Blue, range 7: 1 ammo spent, 0 left. [Red ammo boomstick 0, Red attacks 2]
# Five dice for Accuracy 5 (attack.dice, ruling.hit.acc): their sum of 7 reaches range 7 (attack.hit, ruling.hit.sum, ex.hit.equal).
# refused: `1 1 1 4`: roll 5 dice, not 4 (attack.dice)
1 1 1 1 3
#> 4 Red rolls 1 1 1 1 3 = 7 to hit. Red hits Blue: 7 reaches range 7.
1 1 1 1
#> 5 Red rolls 1 1 1 1 = 4 for damage.
6 6
#> 6 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
# The pistol is named like any other weapon (attack.weapon.start). A sum of 6 is below range 7 (ex.hit.below), and without a hit there is no damage (attack.hit.next).
s Blue start
#> 7 Red fires Pistol at Blue, range 7. [Red attacks 1]
1 1 1 1 2
#> 8 Red rolls 1 1 1 1 2 = 6 to hit. Red misses Blue: 6 is short of range 7.
# refused: `6 6`: no roll is due: Red can move, attack or end the turn (turn.phases)
# An empty weapon can't be fired (ammo.empty.fire), the pistol can't be lost (ammo.pistol.keep).
# refused: `s blue boomstick`: Boomstick is out of ammo (ammo.empty.fire)
# refused: `drop pistol`: Red can't drop the starting weapon (ruling.drop.start)
# Attacks made are compared with the Accuracy of the moment: without the sticker, two of two (ruling.attack.when).
drop crosshair-sticker
#> 9 Red drops Crosshair Sticker on A1. [floor A1 crosshair-sticker, Red attacks 0, Red no-card crosshair-sticker]
# refused: `s blue start`: Red has no attacks left this turn (2 of 2 used) (attack.count)
# It lies under a link counter (drop.link), and who stands there already has not entered (ruling.leftover.stand).
# refused: `take crosshair-sticker`: Red did not walk onto A1 this turn (ruling.leftover.stand)
end
#> 10 Turn 2: Blue. [Blue turn]
# Accuracy 3: two attacks (ex.attacks.3). Only what is in sight may be attacked (attack.target): Pink is not, until Blue has moved.
2 2
#> 11 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 2]
# refused: `s pink start`: Blue can't shoot Pink: solid square G2 (wall.fire)
m w w
#> 12 Blue moves from H1 to F1: 2 movement spent, 2 left. [Blue square F1, Blue movement 2]
# A weapon from the hand is played while declaring (attack.weapon.hand); its blast has an attack roll for each fighter (ruling.damage.each), and nobody is hurt before all have rolled (ruling.damage.together).
s Green rocket-tantrum
#> 13 Blue plays and fires Rocket Tantrum at Green, range 2: 1 ammo spent, 2 left. Automatic hit on Green: 3 dice always reach 2. [Blue card rocket-tantrum 2, Blue attacks 1, Blue hand weapon 0]
2 2 2 2 2
#> 14 Blue rolls 2 2 2 2 2 = 10 for damage.
3 3 3
#> 15 Green rolls 3 3 3 = 9 for defense.
6 6 6 6 6
#> 16 Blue rolls 6 6 6 6 6 = 30 for damage.
# At this table Health falls together with the suit's bonus: one point takes one of each (ruling.armor.soak).
4 4 4 3 3
#> 17 Pink rolls 4 4 4 3 3 = 18 for defense. Green takes 1 damage: Health 2. Pink takes 1 damage: Health 2, armor 1. [Green health 2, Pink health 2, Pink armor 1]
# A weapon in play (attack.weapon.play) hits for nothing and still slows Pink down (ruling.damage.zero).
s Pink lag-gun
#> 18 Blue fires Lag Gun at Pink, range 1: 1 ammo spent, 4 left. Automatic hit on Pink: 3 dice always reach 1. [Blue ammo lag-gun 4, Blue attacks 0]
1 1 1
#> 19 Blue rolls 1 1 1 = 3 for damage.
6 6 6
#> 20 Pink rolls 6 6 6 = 18 for defense. Pink takes no damage: Health 2, armor 1. Lag Gun affects Pink.
end
#> 21 Turn 3: Green. [Green turn]
# Accuracy 2: one attack (ex.attacks.2). What takes three shots can't be fired with two (ruling.ammo.short).
3 3
#> 22 Green rolls 3 3 = 6 for movement. [Green movement 6, Green attacks 1]
# refused: `s blue glue-on-plasma overcharge`: Glue-On Plasma has 2 ammo, and this attack needs 3 (ruling.ammo.short)
# Four columns and one row, Green's own square left out, are range 5 (attack.range): 4 misses.
s Red start
#> 23 Green fires Pistol at Red, range 5. [Green attacks 0]
2 2
#> 24 Green rolls 2 2 = 4 to hit. Green misses Red: 4 is short of range 5.
end
#> 25 Turn 4: Pink. [Pink turn]
# Pink is slow: one die (ruling.damage.zero). Accuracy 1: one attack (ex.attacks.1), a neighbour is always hit (ex.hit.adjacent), and this weapon has no track (ammo.track).
# refused: `5 5 5`: roll 1 die, not 3 (move.dice)
5
#> 26 Pink rolls 5 for movement. [Pink movement 5, Pink attacks 1]
s Green lumber-jackpot
#> 27 Pink fires Lumber Jackpot at Green, range 1. Automatic hit on Green: 1 die always reaches 1. [Pink attacks 0]
4 4 4 4 4 4
#> 28 Pink rolls 4 4 4 4 4 4 = 24 for damage.
3 3
#> 29 Green rolls 3 3 = 6 for defense. Green takes 4 damage: Health -2. Green is FRAGGED by Pink. Green discards Hip Waders (fragged). Put a weapon counter on E2: Glue-On Plasma. Put a blood counter on E2. Pink scores: 1 frag. Pink draws a special card. [Green square off, Pink frags 1, Pink hand special 1, floor E2 blood glue-on-plasma, Green no-card glue-on-plasma, Green no-card hip-waders]
# Gadgets are discarded (frag.gadgets), weapons lie under a counter (frag.weapons), blood beside (frag.blood). Who enters takes one of them (leftover.one), a card into the hand (pile.hand).
# refused: `s blue`: Pink has no attacks left this turn (1 of 1 used) (attack.count)
m w
#> 30 Pink moves from F2 to E2: 1 movement spent, 4 left. [Pink square E2, Pink movement 4]
take glue-on-plasma
#> 31 Pink picks up Glue-On Plasma on E2. [floor E2 blood]
# refused: `take blood`: Pink has already picked something up on E2 this turn (leftover.one)
end
#> 32 Pink's Lag Gun wears off. Turn 5: Red. [Red turn]
# Accuracy 4, doubled, is 8: four attacks, no limit of three (ruling.attack.count).
p double-trouble
#> 33 Red plays Double Trouble. [Red health 4, Red card double-trouble, Red hand special 0]
1 1
#> 34 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 4]
# Red has to come back to A1 to take up what was dropped there (drop.pickup).
m e w
#> 35 Red moves from A1 to A1: 2 movement spent, 0 left. [Red movement 0]
take crosshair-sticker
#> 36 Red picks up Crosshair Sticker on A1. [floor A1 nothing]
# The empty weapon has stayed in play (ammo.empty.keep); a gadget fills one to the brim (ammo.reload, ruling.ammo.reload).
# refused: `s blue boomstick`: Boomstick is out of ammo (ammo.empty.fire)
p spare-clips
#> 37 Red plays Spare Clips. [Red hand gadget 0]
choose boomstick
#> 38 Red's Boomstick has 4 ammo. [Red ammo boomstick 4]
# One attack is one shot, unless the card says more (ammo.one); the pistol needs none (ammo.pistol).
# refused: `s blue boomstick 2`: Boomstick uses 1 ammo per attack, not 2 (ammo.one)
s Blue boomstick
#> 39 Red fires Boomstick at Blue, range 5: 1 ammo spent, 3 left. Automatic hit on Blue: 8 dice always reach 5. [Red ammo boomstick 3, Red attacks 3]
1 1 1 1
#> 40 Red rolls 1 1 1 1 = 4 for damage.
6 6
#> 41 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
# refused: `s pink pulse-rifle 4`: Pulse Rifle has 3 ammo, and this attack needs 4 (ruling.ammo.short)
s Pink pulse-rifle 2
#> 42 Red fires Pulse Rifle at Pink, range 5: 2 ammo spent, 1 left. Automatic hit on Pink: 8 dice always reach 5. [Red ammo pulse-rifle 1, Red attacks 2]
1 1 1 1
#> 43 Red rolls 1 1 1 1 = 4 for damage.
6 6 6
#> 44 Pink rolls 6 6 6 = 18 for defense. Pink takes no damage: Health 2, armor 1.
s Pink start
#> 45 Red fires Pistol at Pink, range 5. Automatic hit on Pink: 8 dice always reach 5. [Red attacks 1]
1 1
#> 46 Red rolls 1 1 = 2 for damage.
6 6 6
#> 47 Pink rolls 6 6 6 = 18 for defense. Pink takes no damage: Health 2, armor 1.
end
#> 48 Red's Double Trouble wears off. Turn 6: Blue. [Red health 2, Blue turn, Red no-card double-trouble]
2 2
#> 49 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 2]
end
#> 50 Turn 7: Green. [Green turn]
6
#> 51 Green rolls 6 to respawn. Green respawns on H6. [Green square H6, Green health 3]
1 1
#> 52 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
end
#> 53 Turn 8: Pink. [Pink turn]
# The weapon from the floor was full: two are left of three, not one of two (pile.ammo). At range 2 a single 1 misses (ex.hit.two), and the shot is gone (ammo.before).
1 1 1
#> 54 Pink rolls 1 1 1 = 3 for movement. [Pink movement 3, Pink attacks 1]
s Blue glue-on-plasma
#> 55 Pink plays and fires Glue-On Plasma at Blue, range 2: 1 ammo spent, 2 left. [Pink card glue-on-plasma 2, Pink attacks 0]
1
#> 56 Pink rolls 1 to hit. Pink misses Blue: 1 is short of range 2.
m e n
#> 57 Pink moves from E2 to F1: 2 movement spent, 1 left. [Pink square F1, Pink movement 1]
# refused: `end`: Pink can't end the turn on F1: Blue is there too (move.end)
# Pink is called away from the table in mid-step, and all agree to play on with the figure where it is.
override Red turn
#> 58 Override: it is Red's turn (was Pink). Turn 9: Red. [Red turn]
# Two attacks for Accuracy 4 (ex.attacks.4), whatever was left of the last turn (attack.nosave).
2
#> 59 Red rolls 2 for movement. [Red movement 2, Red attacks 2]
# Two fighters in one square are targets like any others (ruling.attack.occupied).
s Blue boomstick
#> 60 Red fires Boomstick at Blue, range 5: 1 ammo spent, 2 left. [Red ammo boomstick 2, Red attacks 1]
2 1 1 1
#> 61 Red rolls 2 1 1 1 = 5 to hit. Red hits Blue: 5 reaches range 5.
6 6 6 6
#> 62 Red rolls 6 6 6 6 = 24 for damage.
3 3
#> 63 Blue rolls 3 3 = 6 for defense. Blue takes 4 damage: Health -2. Blue is FRAGGED by Red. Put a weapon counter on F1: Lag Gun and Rocket Tantrum. Put a blood counter on F1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Blue square off, floor F1 blood lag-gun rocket-tantrum, Blue no-card lag-gun, Blue no-card rocket-tantrum]
# Who is off the map is no target (ruling.attack.what).
# refused: `s blue start`: Blue is not on the map (ruling.attack.what)
s Pink start
#> 64 Red fires Pistol at Pink, range 5. [Red attacks 0]
6 1 1 1
#> 65 Red rolls 6 1 1 1 = 9 to hit. Red hits Pink: 9 reaches range 5.
6 6
#> 66 Red rolls 6 6 = 12 for damage.
1 1 1
#> 67 Pink rolls 1 1 1 = 3 for defense. Pink takes 4 damage: Health -2. Pink discards Riot Gear (used up). Pink is FRAGGED by Red. Put a weapon counter on F1: Lumber Jackpot and Glue-On Plasma. Put a blood counter on F1. Red scores: 2 frags. Red WINS with 2 frags! [Red frags 2, Pink square off, floor F1 blood blood glue-on-plasma lag-gun lumber-jackpot rocket-tantrum, Pink no-card lumber-jackpot, Pink no-card riot-gear, Pink no-card glue-on-plasma]
