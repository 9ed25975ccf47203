frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./station.yaml sha256:305ff345a253
player: Red 2/3/2
player: Blue 2/2/3
player: Green 3/2/2
player: Pink 2/3/2
house: frags=2
dice: table
cards: table
position: Red C2 2 turn movement 5
position: Blue F2 2
position: Green F1 1 boomstick light-armor pump-up-kicks hand weapon 1 gadget 1
position: Pink D3 2

# Red steps by teleporter onto Green: no sharing, the newcomer stays and Green is bumped (ruling.tele.bump, bump.trigger, bump.arrival).
m e
#> 1 Red moves from C2 to D2: 1 movement spent, 4 left. [Red square D2, Red movement 4]
m via F1
#> 2 Red teleports to F1 (3 movement left). Red bumps Green from F1. [Red square F1, Red movement 3]
# Green rolls at once, before Red does anything (bump.roll). With eight numbers a die names the half and a die the square (ruling.respawn.many).
# refused: `s green`: Roll 2d for a new square (first die: 1-3: squares 1-6, 4-6: squares 7-12; second die: which of them) first, Green (turn.phases)
# refused: `5`: roll 2 dice, not 1 (bump.roll)
1 5
#> 3 Green rolls 1 5 for a new square. Green lands on F2. Green bumps Blue from F2. [Green square F2]
# Blue stood there and is bumped in turn (bump.chain); the second half has two numbers only, a third is rolled again (ruling.respawn.many).
5 3
#> 4 Blue rolls 5 3 for a new square. 9: there is no such respawn square. Roll again.
# On C3 there is a power-up, but whoever is put there gathers nothing (ruling.respawn.hazard).
4 2
#> 5 Blue rolls 4 2 for a new square. Blue lands on C3. [Blue square C3]
# Nobody is displaced any more, and Red goes on.
s Green
#> 6 Red fires Pistol at Green, range 1. Automatic hit on Green: 2 dice always reach 1. [Red attacks 0]
6 6
#> 7 Red rolls 6 6 = 12 for damage.
2 1
#> 8 Green rolls 2 1 = 3 for defense. Green takes 4 damage: Health -2. Green discards Light Armor (used up). Green is FRAGGED by Red. Green discards Pump-Up Kicks (fragged). Put a weapon counter on F2: Boomstick. Put a blood counter on F2. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Green square off, floor F2 blood boomstick, Green no-card boomstick, Green no-card light-armor, Green no-card pump-up-kicks]
end
#> 9 Turn 2: Blue. [Blue turn]
# Blue stands on the map: no die for a square, the movement roll is first (turn.respawn). Green is gone until its own turn (respawn.when).
3 3
#> 10 Blue rolls 3 3 = 6 for movement. [Blue movement 6, Blue attacks 2]
# refused: `s green`: Green is not on the map (ruling.attack.what)
# Walking through Pink bumps nobody (ruling.bump.walk, move.through); no attack from there (move.attack), no end there (move.end).
m e
#> 11 Blue moves from C3 to D3: 1 movement spent, 5 left. [Blue square D3, Blue movement 5]
# refused: `s red`: Blue can't attack from D3: Pink is on that square too (move.attack)
# refused: `end`: Blue can't end the turn on D3: Pink is there too (move.end)
m e
#> 12 Blue moves from D3 to E3: 1 movement spent, 4 left. [Blue square E3, Blue movement 4]
end
#> 13 Turn 3: Green. [Green turn]
# Green is back in the first phase of the next turn (respawn.when); the dice name square 7 (respawn.roll, spawn.numbered), which lies in acid, and that hurts (ruling.respawn.hazard).
# refused: `p light-armor`: Green must roll for movement before playing Light Armor (turn.roll)
4 1
#> 14 Green rolls 4 1 to respawn. Green respawns on E2. [Green square E2, Green health 3]
1 1
#> 15 Green rolls 1 1 = 2 for damage.
# Health is whole again (respawn.stats), the armor is gone (respawn.armor): three dice, not four and not one.
# refused: `6 6 6 6`: roll 3 dice, not 4 (damage.defense)
6 6 6
#> 16 Green rolls 6 6 6 = 18 for defense. Green takes no damage: Health 3.
# The boots are gone too: Speed 2 as in the beginning (respawn.stats). A whole turn follows (ruling.turn.respawn).
# refused: `1 1 1`: roll 2 dice, not 3 (move.dice)
2 2
#> 17 Green rolls 2 2 = 4 for movement. [Green movement 4, Green attacks 1]
# Only the pistol is left (respawn.weapon), but new gear may come out of the hand (respawn.cards).
# refused: `drop boomstick`: Green has no `boomstick` in play (drop.what)
# refused: `drop light-armor`: Green has no `light-armor` in play (drop.what)
p light-armor
#> 18 Green plays Light Armor. [Green armor 1, Green card light-armor, Green hand gadget 0]
s Blue pawn-shop-pistol
#> 19 Green plays and fires Pawn Shop Pistol at Blue, range 1: 1 ammo spent, 5 left. Automatic hit on Blue: 2 dice always reach 1. [Green card pawn-shop-pistol 5, Green attacks 0, Green hand weapon 0]
1 1 1
#> 20 Green rolls 1 1 1 = 3 for damage.
6 6
#> 21 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2.
end
#> 22 Turn 4: Pink. [Pink turn]
# Pink steps by teleporter onto Red, who is bumped, rolls the same square and bumps Pink, who began it (bump.back).
2 2 2
#> 23 Pink rolls 2 2 2 = 6 for movement. [Pink movement 6, Pink attacks 1]
m n
#> 24 Pink moves from D3 to D2: 1 movement spent, 5 left. [Pink square D2, Pink movement 5]
m via F1
#> 25 Pink teleports to F1 (4 movement left). Pink bumps Red from F1. [Pink square F1, Pink movement 4]
1 3
#> 26 Red rolls 1 3 for a new square. Red lands on F1. Red bumps Pink from F1.
1 4
#> 27 Pink rolls 1 4 for a new square. Pink lands on A2. [Pink square A2]
# Pink was bumped in the own turn and goes on with the movement and the attack that were left (ruling.bump.turn). A wall stops every shot (wall.fire).
m e
#> 28 Pink moves from A2 to B2: 1 movement spent, 3 left. [Pink square B2, Pink movement 3]
# refused: `s green`: Pink can't shoot Green: wall between D2 and E2 (wall.fire)
s Blue
#> 29 Pink fires Pistol at Blue, range 4. [Pink attacks 0]
1 2
#> 30 Pink rolls 1 2 = 3 to hit. Pink misses Blue: 3 is short of range 4.
m w
#> 31 Pink moves from B2 to A2: 1 movement spent, 2 left. [Pink square A2, Pink movement 2]
end
#> 32 Turn 5: Red. [Red turn]
# Red sees nobody: a closed door is a wall (los.door), a wall's end stops a shot (los.corner).
1 1 1
#> 33 Red rolls 1 1 1 = 3 for movement. [Red movement 3, Red attacks 1]
# refused: `s pink`: Red can't shoot Pink: door between D1 and E1 (los.door)
# refused: `s green`: Red can't shoot Green: wall corner at the south-west of F1 (los.corner)
end
#> 34 Turn 6: Blue. [Blue turn]
# Blue has two attacks with Accuracy 3, and no third (attack.count). The new suit is lost with the second life.
1 1
#> 35 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 2]
s Green
#> 36 Blue fires Pistol at Green, range 1. Automatic hit on Green: 3 dice always reach 1. [Blue attacks 1]
6 6
#> 37 Blue rolls 6 6 = 12 for damage.
1 1 1 1
#> 38 Green rolls 1 1 1 1 = 4 for defense. Green takes 3 damage: Health 1. Green discards Light Armor (used up). [Green health 1, Green no-card light-armor]
s Green
#> 39 Blue fires Pistol at Green, range 1. Automatic hit on Green: 3 dice always reach 1. [Blue attacks 0]
6 6
#> 40 Blue rolls 6 6 = 12 for damage.
1
#> 41 Green rolls 1 for defense. Green takes 12 damage: Health -11. Green is FRAGGED by Blue. Put a weapon counter on E2: Pawn Shop Pistol. Put a blood counter on E2. Blue scores: 1 frag. Blue draws a special card. [Blue frags 1, Blue hand special 1, Green square off, floor E2 blood pawn-shop-pistol, Green no-card pawn-shop-pistol]
# refused: `s red`: Blue has no attacks left this turn (2 of 2 used) (attack.count)
end
#> 42 Turn 7: Green. [Green turn]
# Green comes back on F1 and sets off a chain: Red, Pink, Green and Red again are bumped, each onto the next.
1 3
#> 43 Green rolls 1 3 to respawn. Green respawns on F1. Green bumps Red from F1. [Green square F1, Green health 3]
1 4
#> 44 Red rolls 1 4 for a new square. Red lands on A2. Red bumps Pink from A2. [Red square A2]
1 3
#> 45 Pink rolls 1 3 for a new square. Pink lands on F1. Pink bumps Green from F1. [Pink square F1]
1 4
#> 46 Green rolls 1 4 for a new square. Green lands on A2. Green bumps Red from A2. [Green square A2]
1 3
#> 47 Red rolls 1 3 for a new square. Red lands on F1. Red bumps Pink from F1. [Red square F1]
# Four fighters, four bumps: from now on only free squares count, and taken ones are rolled again (ruling.bump.loop).
1 4
#> 48 Pink rolls 1 4 for a new square. 4: that square is occupied. Roll again.
1 3
#> 49 Pink rolls 1 3 for a new square. 3: that square is occupied. Roll again.
1 6
#> 50 Pink rolls 1 6 for a new square. Pink lands on A3. [Pink square A3]
# Green ended up on A2 and still has the whole turn (ruling.bump.turn, ruling.turn.respawn). There is no question which weapon is meant: the new one is gone as well (respawn.weapon).
1 1
#> 51 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
s Pink
#> 52 Green fires Pistol at Pink, range 1. Automatic hit on Pink: 2 dice always reach 1. [Green attacks 0]
1 1
#> 53 Green rolls 1 1 = 2 for damage.
6 6
#> 54 Pink rolls 6 6 = 12 for defense. Pink takes no damage: Health 2.
end
#> 55 Turn 8: Pink. [Pink turn]
1 1 1
#> 56 Pink rolls 1 1 1 = 3 for movement. [Pink movement 3, Pink attacks 1]
end
#> 57 Turn 9: Red. [Red turn]
# Red kept neither the attack nor the movement of the last turn (attack.nosave, move.nosave). One shot is enough.
1 2 1
#> 58 Red rolls 1 2 1 = 4 for movement. [Red movement 4, Red attacks 1]
s Blue
#> 59 Red fires Pistol at Blue, range 3. [Red attacks 0]
2 2
#> 60 Red rolls 2 2 = 4 to hit. Red hits Blue: 4 reaches range 3.
6 6
#> 61 Red rolls 6 6 = 12 for damage.
1 1
#> 62 Blue rolls 1 1 = 2 for defense. Blue takes 6 damage: Health -4. Blue is FRAGGED by Red. Put a blood counter on E3. Red scores: 2 frags. Red WINS with 2 frags! [Red frags 2, Blue square off, floor E3 blood]
