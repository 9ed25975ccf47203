frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./basement.yaml sha256:d2331f13560e
player: Red 3/2/4
player: Blue 3/3/3
player: Green 2/3/4
house: armor.soak=b
house: range.metric=b
house: los.graze=b
house: blast.count=c
house: weapon.limit=c
house: tele.bump=b
house: jump.terrain=c
house: blood.cure=b
house: hand.frag=b
house: frags=4
house: points=9
house: deal=none
house: specials=free
dice: table
cards: table

# Nobody is dealt a card (deal=none); by default each would draw a weapon, a gadget and a special.
5
#> 1 Red rolls 5 for the first turn.
3
#> 2 Blue rolls 3 for the first turn.
2
#> 3 Green rolls 2 for the first turn. Red goes first.
choose A1
#> 4 Red starts on A1. [Red square A1, Red health 3]
choose B2
#> 5 Blue starts on B2. [Blue square B2, Blue health 3]
choose A2
#> 6 Green starts on A2. Turn 1: Red. [Green square A2, Green health 2, Red turn]
# Fighters have 9 points here (points=9); by default 3/2/2 would be welcome and 3/3/3 would not.
# refused: `join Pink 3/2/2`: Pink 3/2/2: the stats add up to 7, not 9 (fighter.points)
join Pink 3/3/3
#> 7 Pink joins with 3/3/3 and no cards. [Pink square off, Pink frags 0]
leave Pink
#> 8 Pink leaves the game.
# A line that touches the corner of Green's square is blocked (los.graze=b); by default it is clear (ruling.los.graze).
3 4
#> 9 Red rolls 3 4 = 7 for movement. [Red movement 7, Red attacks 2]
# refused: `s Blue`: Red can't shoot Blue: Green is in the way on A2 (los.fighter)
m e e e e e
#> 10 Red moves from A1 to B1: 1 movement spent, 6 left. [Red square B1, Red movement 6]
6
#> 11 Red rolls 6 for the power-up. 6: power-up! Red draws a weapon card. Red moves from B1 to C1: 1 movement spent, 5 left. [Red square C1, Red hand weapon 1, Red movement 5]
5
#> 12 Red rolls 5 for the power-up. 5: power-up! Red draws a gadget card. Red moves from C1 to D1: 1 movement spent, 4 left. [Red square D1, Red hand gadget 1, Red movement 4]
4
#> 13 Red rolls 4 for the power-up. 4: power-up! Red draws a weapon card. Red moves from D1 to E1: 1 movement spent, 3 left. [Red square E1, Red hand weapon 2, Red movement 3]
6
#> 14 Red rolls 6 for the power-up. 6: power-up! Red draws a gadget card. Red moves from E1 to F1: 1 movement spent, 2 left. [Red square F1, Red hand gadget 2, Red movement 2]
5
#> 15 Red rolls 5 for the power-up. 5: power-up! Red draws a weapon card. [Red hand weapon 3]
p riot-gear
#> 16 Red plays Riot Gear. [Red armor 2, Red hand gadget 1, Red card riot-gear]
# A diagonal step counts as 1, so Blue is 4 away and can't be missed (range.metric=b); by default it is 5, and Red would roll (ruling.range.metric).
s Blue start
#> 17 Red fires Pistol at Blue, range 4. Automatic hit on Blue: 4 dice always reach 4. [Red attacks 1]
6 6
#> 18 Red rolls 6 6 = 12 for damage.
2 2 2
#> 19 Blue rolls 2 2 2 = 6 for defense. Blue takes 2 damage: Health 1. [Blue health 1]
end
#> 20 Turn 2: Blue. [Blue turn]
# Blue's Health is 1 now, which makes room for 2 weapons (weapon.limit=c); by default its full Health of 3 would make room for 4 (ruling.weapon.limit).
2 2 2
#> 21 Blue rolls 2 2 2 = 6 for movement. [Blue movement 6, Blue attacks 2]
m n e e e e e
#> 22 Blue moves from B2 to B1: 1 movement spent, 5 left. [Blue square B1, Blue movement 5]
6
#> 23 Blue rolls 6 for the power-up. 6: power-up! Blue draws a weapon card. Blue moves from B1 to C1: 1 movement spent, 4 left. [Blue square C1, Blue hand weapon 1, Blue movement 4]
6
#> 24 Blue rolls 6 for the power-up. 6: power-up! Blue draws a gadget card. Blue moves from C1 to D1: 1 movement spent, 3 left. [Blue square D1, Blue hand gadget 1, Blue movement 3]
6
#> 25 Blue rolls 6 for the power-up. 6: power-up! Blue draws a weapon card. Blue moves from D1 to E1: 1 movement spent, 2 left. [Blue square E1, Blue hand weapon 2, Blue movement 2]
6
#> 26 Blue rolls 6 for the power-up. 6: power-up! Blue draws a gadget card. Blue moves from E1 to F1: 1 movement spent, 1 left. [Blue square F1, Blue hand gadget 2, Blue movement 1]
6
#> 27 Blue rolls 6 for the power-up. 6: power-up! Blue draws a weapon card. Blue moves from F1 to G1: 1 movement spent, 0 left. [Blue square G1, Blue hand weapon 3, Blue movement 0]
p boomstick
#> 28 Blue plays Boomstick. [Blue hand weapon 2, Blue card boomstick 4]
p nailed-it
#> 29 Blue plays Nailed It. [Blue hand weapon 1, Blue card nailed-it 4]
# refused: `p pulse-rifle`: Blue has no room for Pulse Rifle: 2 weapons in play, and the limit is 2 (play.weapon.limit)
# Health and armor fall together: 2 and 1 (armor.soak=b); by default the Riot Gear alone would pay, and Health stay at 3 (ruling.armor.soak).
s Red boomstick
#> 30 Blue fires Boomstick at Red, range 1: 1 ammo spent, 3 left. Automatic hit on Red: 3 dice always reach 1. [Blue ammo boomstick 3, Blue attacks 1]
1 1 2 2 2 2
#> 31 Blue rolls 1 1 2 2 2 2 = 10 for damage.
2 2 2 2 2
#> 32 Red rolls 2 2 2 2 2 = 10 for defense. Red takes 1 damage: Health 2, armor 1. [Red health 2, Red armor 1]
end
#> 33 Turn 3: Green. [Green turn]
# Green passes Blue on the teleporter (tele.bump=b); by default Blue would be bumped (ruling.tele.bump).
3 3 4
#> 34 Green rolls 3 3 4 = 10 for movement. [Green movement 10, Green attacks 2]
m s G1 s
#> 35 Green moves from A2 to A3: 1 movement spent, 9 left. Green teleports to G1 (8 movement left). Green moves from G1 to G2: 1 movement spent, 7 left. [Green square G2, Green movement 7]
# Landing in the pool costs double, 6 for this jump (jump.terrain=c); by default it would cost 4 (ruling.jump.terrain).
j s 2
#> 36 Green jumps to G4 (1 movement left). [Green square G4, Green movement 1]
# Blue's hand is lost with the frag (hand.frag=b); by default it would stay (ruling.hand.frag).
s Blue start
#> 37 Green fires Pistol at Blue, range 3. Automatic hit on Blue: 4 dice always reach 3. [Green attacks 1]
6 6
#> 38 Green rolls 6 6 = 12 for damage.
1
#> 39 Blue rolls 1 for defense. Blue takes 12 damage: Health -11. Blue is FRAGGED by Green. Put a weapon counter on G1: Boomstick and Nailed It. Put a blood counter on G1. Blue discards a weapon card and 2 gadget cards (fragged). Green scores: 1 frag. Green draws a special card. [Blue square off, Green frags 1, Green hand special 1, floor G1 blood boomstick nailed-it, Blue hand weapon 0, Blue hand gadget 0, Blue no-card boomstick, Blue no-card nailed-it]
end
#> 40 Turn 4: Red. [Red turn]
# Red takes Blue's blood, frags Green and powers up.
1 2
#> 41 Red rolls 1 2 = 3 for movement. [Red movement 3, Red attacks 2]
m e
#> 42 Red moves from F1 to G1: 1 movement spent, 2 left. [Red square G1, Red movement 2]
take blood
#> 43 Red picks up blood on G1 (1 in all). [Red blood 1, floor G1 boomstick nailed-it]
s Green start
#> 44 Red fires Pistol at Green, range 3. Automatic hit on Green: 4 dice always reach 3. [Red attacks 1]
6 6
#> 45 Red rolls 6 6 = 12 for damage.
1 1
#> 46 Green rolls 1 1 = 2 for defense. Green takes 6 damage: Health -4. Green is FRAGGED by Red. Put a blood counter on G4. Green discards a special card (fragged). Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Green square off, floor G4 blood, Green hand special 0]
m w
#> 47 Red moves from G1 to F1: 1 movement spent, 1 left. [Red square F1, Red movement 1]
6
#> 48 Red rolls 6 for the power-up. 6: power-up! Red draws a weapon card. [Red hand weapon 4]
# Five cards and a special are not too many (specials=free); by default one would have to go (hand.limit).
end
#> 49 Turn 5: Blue. [Blue turn]
3
#> 50 Blue rolls 3 to respawn. Blue respawns on B2. [Blue square B2, Blue health 3]
1 1 1
#> 51 Blue rolls 1 1 1 = 3 for movement. [Blue movement 3, Blue attacks 2]
# A sum of 4 reaches Red on F1 (range.metric=b); by default it would miss by one (ruling.range.metric).
s Red start
#> 52 Blue fires Pistol at Red, range 4. [Blue attacks 1]
1 1 2
#> 53 Blue rolls 1 1 2 = 4 to hit. Blue hits Red: 4 reaches range 4.
# Red has blood enough to live, but here it prevents no frag (blood.cure=b); by default Red would be asked (ruling.blood.cure).
3 3
#> 54 Blue rolls 3 3 = 6 for damage.
1 1 1
#> 55 Red rolls 1 1 1 = 3 for defense. Red takes 2 damage: Health 0. Red discards Riot Gear (used up). Red is FRAGGED by Blue. Put a blood counter on F1. Red discards 4 weapon cards, a gadget card and a special card (fragged). Blue scores: 1 frag. Blue draws a special card. [Red square off, Blue frags 1, Blue hand special 1, floor F1 blood, Red blood 0, Red hand weapon 0, Red hand gadget 0, Red hand special 0, Red no-card riot-gear]
# refused: `Red: spend`: at this table, blood can't prevent a frag (ruling.blood.cure)
end
#> 56 Turn 6: Green. [Green turn]
4
#> 57 Green rolls 4 to respawn. Green respawns on C4. [Green square C4, Green health 2]
1 1 1
#> 58 Green rolls 1 1 1 = 3 for movement. [Green movement 3, Green attacks 2]
end
#> 59 Turn 7: Red. [Red turn]
6
#> 60 Red rolls 6 to respawn. Red respawns on D4. [Red square D4, Red health 3]
1 1
#> 61 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 2]
end
#> 62 Turn 8: Blue. [Blue turn]
# The rocket's blast reaches Red behind the wall (blast.count=c); by default walls stop it (ruling.blast.count). Three frags, and the game goes on to the fourth (frags=4); by default it would be won (win.longer).
1 1 1
#> 63 Blue rolls 1 1 1 = 3 for movement. [Blue movement 3, Blue attacks 2]
m n e
#> 64 Blue moves from B2 to B1: 1 movement spent, 2 left. [Blue square B1, Blue movement 2]
6
#> 65 Blue rolls 6 for the power-up. 6: power-up! Blue draws a weapon card. Blue moves from B1 to C1: 1 movement spent, 1 left. [Blue square C1, Blue hand weapon 1, Blue movement 1]
1
#> 66 Blue rolls 1 for the power-up. 1: no card.
s Green rocket-tantrum
#> 67 Blue plays and fires Rocket Tantrum at Green, range 3: 1 ammo spent, 2 left. Automatic hit on Green: 3 dice always reach 3. [Blue card rocket-tantrum 2, Blue attacks 1, Blue hand weapon 0]
6 6 6 6 6
#> 68 Blue rolls 6 6 6 6 6 = 30 for damage.
1 1 1
#> 69 Red rolls 1 1 1 = 3 for defense.
6 6 6 6 6
#> 70 Blue rolls 6 6 6 6 6 = 30 for damage.
1 1
#> 71 Green rolls 1 1 = 2 for defense. Red takes 10 damage: Health -7. Green takes 15 damage: Health -13. Red is FRAGGED by Blue. Put a blood counter on D4. Green is FRAGGED by Blue. Put a blood counter on C4. Blue frags 2 fighters: 3 frags in all. Blue draws 2 special cards. [Red square off, Blue frags 3, Blue hand special 3, Green square off, floor D4 blood, floor C4 blood]
end
#> 72 Turn 9: Green. [Green turn]
1
#> 73 Green rolls 1 to respawn. Green respawns on A1. [Green square A1, Green health 2]
1 1 1
#> 74 Green rolls 1 1 1 = 3 for movement. [Green movement 3, Green attacks 2]
end
#> 75 Turn 10: Red. [Red turn]
5
#> 76 Red rolls 5 to respawn. Red respawns on E4. [Red square E4, Red health 3]
1 1
#> 77 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 2]
end
#> 78 Turn 11: Blue. [Blue turn]
# The fourth frag wins (frags=4).
1 1 1
#> 79 Blue rolls 1 1 1 = 3 for movement. [Blue movement 3, Blue attacks 2]
s Green rocket-tantrum
#> 80 Blue fires Rocket Tantrum at Green, range 2: 1 ammo spent, 1 left. Automatic hit on Green: 3 dice always reach 2. [Blue ammo rocket-tantrum 1, Blue attacks 1]
6 6 6 6 6
#> 81 Blue rolls 6 6 6 6 6 = 30 for damage.
1 1
#> 82 Green rolls 1 1 = 2 for defense. Green takes 15 damage: Health -13. Green is FRAGGED by Blue. Put a blood counter on A1. Blue scores: 4 frags. Blue WINS with 4 frags! [Blue frags 4, Green square off, floor A1 blood]
