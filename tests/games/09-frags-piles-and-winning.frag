frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./scrapyard.yaml sha256:7dd7ea500b66
player: Red 4/2/1
player: Blue 2/2/3
player: Green 2/2/3
player: Pink 3/2/2
dice: table
cards: table
position: Red E2 4 panic-button boomstick pulse-rifle:1 riot-gear hand gadget 1 special 1 turn movement 6
position: Blue F2 2 lead-hose:2 nailed-it red-dot-sight hand gadget 1
position: Green E3 2
position: Pink G2 3 pump-up-kicks hand weapon 1 gadget 1

# A blast hurts its shooter too (ruling.blast.shooter), passes the window to Blue (ruling.blast.window) and Blue to Pink (ruling.blast.cover); the wall keeps it from Green (ruling.blast.walls).
s - panic-button
#> 1 Red fires Panic Button: 1 ammo spent, 1 left. [Red ammo panic-button 1, Red attacks 0]
2 2 2 3 3
#> 2 Red rolls 2 2 2 3 3 = 12 for damage.
1 1 2 2 2 2
#> 3 Red rolls 1 1 2 2 2 2 = 10 for defense.
1 1 1 1 2
#> 4 Red rolls 1 1 1 1 2 = 6 for damage.
3 3
#> 5 Blue rolls 3 3 = 6 for defense.
1 1 1 1 1
#> 6 Red rolls 1 1 1 1 1 = 5 for damage.
6 6 6
#> 7 Pink rolls 6 6 6 = 18 for defense. Red takes 1 damage: Health 4, armor 1. Blue takes 1 damage: Health 1. Pink takes no damage: Health 3. [Red armor 1, Blue health 1]
end
#> 8 Turn 2: Blue. [Blue turn]
# Health 0 is a frag (frag.when).
2 2
#> 9 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 2]
s Pink start
#> 10 Blue fires Pistol at Pink, range 1. Automatic hit on Pink: 4 dice always reach 1. [Blue attacks 1]
6 6
#> 11 Blue rolls 6 6 = 12 for damage.
1 1 2
#> 12 Pink rolls 1 1 2 = 4 for defense. Pink takes 3 damage: Health 0. Pink is FRAGGED by Blue. Pink discards Pump-Up Kicks (fragged). Put a blood counter on G2. Blue scores: 1 frag. Blue draws a special card. [Blue frags 1, Blue hand special 1, Pink square off, floor G2 blood, Pink no-card pump-up-kicks]
# Unless an instant cure is played on the spot, from a hand that nobody sees right after it was told (frag.cure).
Pink: p pocket-medkit
#> 13 Back to that moment, undoing the frag on Pink, the blood on G2, Blue's point for it and the special card Blue drew: Pink rolls 1 1 2 = 4 for defense. Pink takes 3 damage: Health 0. Pink plays Pocket Medkit. Pink heals 1: Health 1. [Blue frags 0, Pink square G2, Pink health 1, Pink card pump-up-kicks, Blue hand special 0, Pink hand gadget 0, floor G2 nothing]
# Pink leaves the map (frag.out), the gadget goes to the discards (frag.gadgets), and without a weapon card there is blood only (frag.weapons.none, frag.blood); Blue marks a frag and draws a special (frag.mark, frag.special).
s Pink start
#> 14 Blue fires Pistol at Pink, range 1. Automatic hit on Pink: 4 dice always reach 1. [Blue attacks 0]
1 1
#> 15 Blue rolls 1 1 = 2 for damage.
2
#> 16 Pink rolls 2 for defense. Pink takes 1 damage: Health 0. Pink is FRAGGED by Blue. Pink discards Pump-Up Kicks (fragged). Put a blood counter on G2. Blue scores: 1 frag. Blue draws a special card. [Blue frags 1, Blue hand special 1, Pink square off, floor G2 blood, Pink no-card pump-up-kicks]
# Blue's turn goes on (frag.continue), and the blood lies there already (leftover.when).
m e
#> 17 Blue moves from F2 to G2: 1 movement spent, 3 left. [Blue square G2, Blue movement 3]
take blood
#> 18 Blue picks up blood on G2 (1 in all). [Blue blood 1, floor G2 nothing]
end
#> 19 Turn 3: Green. [Green turn]
# Nobody shoots what has left the map (frag.out).
3 3
#> 20 Green rolls 3 3 = 6 for movement. [Green movement 6, Green attacks 2]
m e n
#> 21 Green moves from E3 to F2: 2 movement spent, 4 left. [Green square F2, Green movement 4]
# refused: `s Pink`: Pink is not on the map (ruling.attack.what)
# Red's blast wounded Blue, but the last blow counts (ruling.frag.last). Two weapons lie where Blue fell (frag.weapons, frag.weapons.square).
s Blue
#> 22 Green fires Pistol at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Green attacks 1]
6 6
#> 23 Green rolls 6 6 = 12 for damage.
1
#> 24 Blue rolls 1 for defense. Blue takes 12 damage: Health -11. Blue is FRAGGED by Green. Blue discards Red Dot Sight (fragged). Put a weapon counter on G2: Lead Hose and Nailed It. Put a blood counter on G2. Green scores: 1 frag. Green draws a special card. [Blue square off, Green frags 1, Green hand special 1, floor G2 blood lead-hose nailed-it, Blue blood 0, Blue no-card lead-hose, Blue no-card nailed-it, Blue no-card red-dot-sight]
# Green looks through the whole pile (pile.look) and takes one card of it (pile.choose) into the hand (pile.hand).
m e
#> 25 Green moves from F2 to G2: 1 movement spent, 3 left. [Green square G2, Green movement 3]
# refused: `take boomstick`: there is no `boomstick` on G2 (pile.look)
take lead-hose
#> 26 Green picks up Lead Hose on G2. [floor G2 blood nailed-it]
# One counter, blood or weapon, in a turn (leftover.one), and no second weapon (pile.once).
# refused: `take nailed-it`: Green has already picked something up on G2 this turn (pile.once)
# refused: `take blood`: Green has already picked something up on G2 this turn (leftover.one)
# Blue had fired all but 2 of its 9: from the floor it comes full (pile.ammo).
p lead-hose
#> 27 Green plays Lead Hose. [Green card lead-hose 9]
# Coming back in the same turn does not help (pile.again, ruling.leftover.turn).
m w e
#> 28 Green moves from G2 to G2: 2 movement spent, 1 left. [Green movement 1]
# refused: `take nailed-it`: Green has already picked something up on G2 this turn (pile.once)
end
#> 29 Turn 4: Pink. [Pink turn]
3
#> 30 Pink rolls 3 to respawn. Pink respawns on A4. [Pink square A4, Pink health 3]
3 3
#> 31 Pink rolls 3 3 = 6 for movement. [Pink movement 6, Pink attacks 1]
m n e e e
#> 32 Pink moves from A4 to D3: 4 movement spent, 2 left. [Pink square D3, Pink movement 2]
# The wall's end hides Red from Pink on D3.
# refused: `s Red`: Pink can't shoot Red: wall corner at the north-east of D3 (los.corner)
end
#> 33 Turn 5: Red. [Red turn]
# Weapons and gadgets in play are dropped (drop.what), no cards of the hand, no specials, not the starting weapon (ruling.drop.start), and only in the own turn (drop.when).
4 4
#> 34 Red rolls 4 4 = 8 for movement. [Red movement 8, Red attacks 1]
p low-g-server
#> 35 Red plays Low-G Server. [Red card low-g-server, Red hand special 0]
# refused: `drop low-g-server`: only weapons and gadgets can be on the map, not Low-G Server (drop.what)
# refused: `drop light-armor`: Red has no `light-armor` in play (drop.what)
# refused: `drop start`: Red can't drop the starting weapon (ruling.drop.start)
# refused: `Green: drop lead-hose`: it is Red's turn, not Green's (drop.when)
# The Riot Gear lies on E2 now, linked to its counter (drop.link). What was dropped in a turn is not taken up in it (ruling.drop.same).
drop riot-gear
#> 36 Red drops Riot Gear on E2. [floor E2 riot-gear, Red no-card riot-gear]
m w e
#> 37 Red moves from E2 to E2: 2 movement spent, 6 left. [Red movement 6]
# refused: `take riot-gear`: Riot Gear was dropped this turn (ruling.drop.same)
# Two steps around the corner Pink is within the blast, in sight or not (ruling.blast.count). Red frags Red: no score, no special (frag.self), but weapons and blood as usual (ruling.frag.self).
s - panic-button
#> 38 Red fires Panic Button: 1 ammo spent, 0 left. [Red ammo panic-button 0, Red attacks 0]
6 6 6 6 6
#> 39 Red rolls 6 6 6 6 6 = 30 for damage.
1 1 1 1
#> 40 Red rolls 1 1 1 1 = 4 for defense.
1 1 1 1 1
#> 41 Red rolls 1 1 1 1 1 = 5 for damage.
6 6
#> 42 Green rolls 6 6 = 12 for defense.
1 1 1 1 1
#> 43 Red rolls 1 1 1 1 1 = 5 for damage.
6 6 6
#> 44 Pink rolls 6 6 6 = 18 for defense. Red takes 7 damage: Health -3. Green takes no damage: Health 2. Pink takes no damage: Health 3. Red is FRAGGED (Panic Button). Put a weapon counter on E2: Panic Button, Boomstick and Pulse Rifle. Put a blood counter on E2. Turn 6: Blue. [Red square off, floor E2 blood boomstick panic-button pulse-rifle riot-gear, Blue turn, Red no-card panic-button, Red no-card boomstick, Red no-card pulse-rifle]
# Blue is back and takes a card of its own pile (leftover.any), which was not empty yet (pile.rest).
5
#> 45 Blue rolls 5 to respawn. Blue respawns on G1. [Blue square G1, Blue health 2]
2 2
#> 46 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 2]
m s
#> 47 Blue moves from G1 to G2: 1 movement spent, 3 left. [Blue square G2, Blue movement 3]
take nailed-it
#> 48 Blue picks up Nailed It on G2. [floor G2 blood]
m n
#> 49 Blue moves from G2 to G1: 1 movement spent, 2 left. [Blue square G1, Blue movement 2]
s Green start
#> 50 Blue fires Pistol at Green, range 1. Automatic hit on Green: 3 dice always reach 1. [Blue attacks 1]
6 6
#> 51 Blue rolls 6 6 = 12 for damage.
1 1
#> 52 Green rolls 1 1 = 2 for defense. Green takes 6 damage: Health -4. Green is FRAGGED by Blue. Put a weapon counter on G2: Lead Hose. Put a blood counter on G2. Blue scores: 2 frags. Blue draws a special card. [Blue frags 2, Blue hand special 2, Green square off, floor G2 blood blood lead-hose, Green no-card lead-hose]
end
#> 53 Turn 7: Green. [Green turn]
# Green wades into acid and is fragged by nobody, so nobody scores (ruling.frag.nobody).
3
#> 54 Green rolls 3 to respawn. Green respawns on A4. [Green square A4, Green health 2]
3 3
#> 55 Green rolls 3 3 = 6 for movement. [Green movement 6, Green attacks 2]
m n e e n
#> 56 Green moves from A4 to C2: 4 movement spent, 2 left. [Green square C2, Green movement 2]
6 6
#> 57 Green rolls 6 6 = 12 for damage.
1 1
#> 58 Green rolls 1 1 = 2 for defense. Green takes 6 damage: Health -4. Green is FRAGGED (acid). Put a blood counter on C2. Turn 8: Pink. [Green square off, floor C2 blood, Pink turn]
# Pink looks alone and shows nobody which of the three it is (ruling.pile.see). With a pile, blood and a link on the square it is one counter in all (ruling.leftover.several).
2 2
#> 59 Pink rolls 2 2 = 4 for movement. [Pink movement 4, Pink attacks 1]
m n e
#> 60 Pink moves from D3 to E2: 2 movement spent, 2 left. [Pink square E2, Pink movement 2]
take card
#> 61 Pink picks up a weapon card on E2. [Pink hand weapon 2]
# refused: `take blood`: Pink has already picked something up on E2 this turn (leftover.one)
# refused: `take riot-gear`: Pink has already picked something up on E2 this turn (leftover.one)
end
#> 62 Turn 9: Red. [Red turn]
# Red did not walk onto G2 but respawned there, so the counters are not for Red (ruling.leftover.who).
2
#> 63 Red rolls 2 to respawn. Red respawns on G2. [Red square G2, Red health 4]
1 1
#> 64 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 1]
# refused: `take blood`: Red did not walk onto G2 this turn (ruling.leftover.who)
end
#> 65 Red's Low-G Server wears off. Turn 10: Blue. [Blue turn, Red no-card low-g-server]
# Blue drops a card where a pile lies. Its link bars that card for this turn, but it has not joined the pile (ruling.drop.pile).
3 3
#> 66 Blue rolls 3 3 = 6 for movement. [Blue movement 6, Blue attacks 2]
p nailed-it
#> 67 Blue plays Nailed It. [Blue card nailed-it 4]
m s
#> 68 Blue moves from G1 to G2: 1 movement spent, 5 left. [Blue square G2, Blue movement 5]
drop nailed-it
#> 69 Blue drops Nailed It on G2. [floor G2 blood blood lead-hose nailed-it, Blue no-card nailed-it]
m w e
#> 70 Blue moves from G2 to G2: 2 movement spent, 3 left. [Blue movement 3]
# refused: `take nailed-it`: Nailed It was dropped this turn (ruling.drop.same)
take lead-hose
#> 71 Blue picks up Lead Hose on G2. [floor G2 blood blood nailed-it]
m n w
#> 72 Blue moves from G2 to F1: 2 movement spent, 1 left. [Blue square F1, Blue movement 1]
p dead-mans-switch
#> 73 Blue plays Dead Man's Switch. [Blue card dead-mans-switch, Blue hand gadget 0]
end
#> 74 Turn 11: Green. [Green turn]
4
#> 75 Green rolls 4 to respawn. Green respawns on G4. [Green square G4, Green health 2]
1 1
#> 76 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 2]
m n
#> 77 Green moves from G4 to G3: 1 movement spent, 1 left. [Green square G3, Green movement 1]
end
#> 78 Turn 12: Pink. [Pink turn]
# The Riot Gear has lain there for a while (ruling.leftover.stay) and is taken up like other leftovers (drop.pickup), with the damage that it had (ruling.drop.armor).
2 2
#> 79 Pink rolls 2 2 = 4 for movement. [Pink movement 4, Pink attacks 1]
m w e
#> 80 Pink moves from E2 to E2: 2 movement spent, 2 left. [Pink movement 2]
take riot-gear
#> 81 Pink picks up Riot Gear on E2. [floor E2 blood boomstick panic-button pulse-rifle]
p riot-gear
#> 82 Pink plays Riot Gear. [Pink armor 1, Pink card riot-gear]
# One rocket, two frags: both are marked, and each earns a special (ruling.frag.many).
s Red rocket-tantrum
#> 83 Pink plays and fires Rocket Tantrum at Red, range 2: 1 ammo spent, 2 left. Automatic hit on Red: 2 dice always reach 2. [Pink hand weapon 1, Pink card rocket-tantrum 2, Pink attacks 0]
6 6 6 6 6
#> 84 Pink rolls 6 6 6 6 6 = 30 for damage.
1 1 1 1
#> 85 Red rolls 1 1 1 1 = 4 for defense.
6 6 6 6 6
#> 86 Pink rolls 6 6 6 6 6 = 30 for damage.
1 1
#> 87 Green rolls 1 1 = 2 for defense. Red takes 7 damage: Health -3. Green takes 15 damage: Health -13. Red is FRAGGED by Pink. Put a blood counter on G2. Green is FRAGGED by Pink. Put a blood counter on G3. Pink frags 2 fighters: 2 frags in all. Pink draws 2 special cards. [Red square off, Green square off, Pink frags 2, Pink hand special 2, floor G2 blood blood blood nailed-it, floor G3 blood]
end
#> 88 Turn 13: Red. [Red turn]
1
#> 89 Red rolls 1 to respawn. Red respawns on A1. [Red square A1, Red health 4]
1 1
#> 90 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 1]
end
#> 91 Turn 14: Blue. [Blue turn]
2 2
#> 92 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 2]
m s
#> 93 Blue moves from F1 to F2: 1 movement spent, 3 left. [Blue square F2, Blue movement 3]
end
#> 94 Turn 15: Green. [Green turn]
6
#> 95 Green rolls 6 to respawn. Green respawns on C4. [Green square C4, Green health 2]
1 1
#> 96 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 2]
end
#> 97 Turn 16: Pink. [Pink turn]
# Pink frags Blue, and Blue's switch frags Pink in the same event: both have three. All of it is done, then the game ends at once (win.three, ruling.win.moment). The active player wins (ruling.win.tie), dead or not (ruling.win.dead), and draws no special for it (ex.win.third).
1 1
#> 98 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 1]
s Blue start
#> 99 Pink fires Pistol at Blue, range 1. Automatic hit on Blue: 2 dice always reach 1. [Pink attacks 0]
6 6
#> 100 Pink rolls 6 6 = 12 for damage.
1 1
#> 101 Blue rolls 1 1 = 2 for defense. Blue takes 6 damage: Health -4. [Blue health -4]
6 6 6 6
#> 102 Blue rolls 6 6 6 6 = 24 for damage.
1 1 1 1
#> 103 Pink rolls 1 1 1 1 = 4 for defense. Pink takes 6 damage: Health -2. Pink discards Riot Gear (used up). Pink is FRAGGED by Blue. Put a weapon counter on E2: Rocket Tantrum. Put a blood counter on E2. Blue is FRAGGED by Pink. Blue discards Dead Man's Switch (fragged). Put a blood counter on F2. Pink scores: 3 frags. Blue scores: 3 frags. Pink WINS with 3 frags! [Blue square off, Blue frags 3, Pink square off, Pink frags 3, floor E2 blood blood boomstick panic-button pulse-rifle rocket-tantrum, floor F2 blood, Blue no-card dead-mans-switch, Pink no-card riot-gear, Pink no-card rocket-tantrum]
