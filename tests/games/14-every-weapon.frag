frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./gallery.yaml sha256:3e24680fff13
player: Red 4/2/3
player: Green 4/2/3
player: Blue 4/2/3
player: Pink 4/4/1
house: points=9
dice: table
cards: table
position: Red A1 4 trigger-happy-meal issue-one-carbine nailed-it hand weapon 8 turn movement 4
position: Green E1 4 lumber-jackpot clue-by-four emo-katana hand weapon 5
position: Blue E2 4 spoiler-rail hand weapon 5
position: Pink J1 4 riot-gear hand weapon 4

# Every weapon card of the base deck is fired in this game. The guns come first: the Pawn Shop Pistol does 3d.
s Green pawn-shop-pistol
#> 1 Red plays and fires Pawn Shop Pistol at Green, range 4: 1 ammo spent, 5 left. [Red hand weapon 7, Red card pawn-shop-pistol 5, Red attacks 2]
1 2 2
#> 2 Red rolls 1 2 2 = 5 to hit. Red hits Green: 5 reaches range 4.
6 3 6
#> 3 Red rolls 6 3 6 = 15 for damage.
3 4 1 4
#> 4 Green rolls 3 4 1 4 = 12 for defense. Green takes 1 damage: Health 3. [Green health 3]
# Twin Peeks is two shots, each with a target, rolls and ammunition of its own; the second misses (ammo.one).
s Green twin-peeks then Blue
#> 5 Red plays and fires Twin Peeks at Green, range 4: 1 ammo spent, 7 left. [Red hand weapon 6, Red card twin-peeks 7, Red attacks 1]
2 2 1
#> 6 Red rolls 2 2 1 = 5 to hit. Red hits Green: 5 reaches range 4.
4 1 1
#> 7 Red rolls 4 1 1 = 6 for damage.
6 4 3
#> 8 Green rolls 6 4 3 = 13 for defense. Green takes no damage: Health 3. Red fires Twin Peeks at Blue, range 5: 1 ammo spent, 6 left. [Red ammo twin-peeks 6]
2 1 1
#> 9 Red rolls 2 1 1 = 4 to hit. Red misses Blue: 4 is short of range 5.
# The Pulse Rifle rolls 2d for each shot that is spent in one attack, up to four: three are 6d.
# refused: `s Blue pulse-rifle 5`: Pulse Rifle uses 1 to 4 ammo per attack, not 5 (ammo.one)
s Blue pulse-rifle 3
#> 10 Red plays and fires Pulse Rifle at Blue, range 5: 3 ammo spent, 1 left. [Red hand weapon 5, Red card pulse-rifle 1, Red attacks 0]
2 1 2
#> 11 Red rolls 2 1 2 = 5 to hit. Red hits Blue: 5 reaches range 5.
# refused: `1 1 1 1`: roll 6 dice, not 4 (damage.attack)
3 4 6 3 3 1
#> 12 Red rolls 3 4 6 3 3 1 = 20 for damage.
3 3 6 4
#> 13 Blue rolls 3 3 6 4 = 16 for defense. Blue takes 1 damage: Health 3. [Blue health 3]
end
#> 14 Turn 2: Green. [Green turn]
2 2
#> 15 Green rolls 2 2 = 4 for movement. [Green movement 4, Green attacks 2]
# The Lumber Jackpot touches and does no more than that, with 6d, and never runs dry.
# refused: `s Red lumber-jackpot`: Lumber Jackpot reaches only adjacent squares, and Red is at range 4 (card.overrides)
s Blue lumber-jackpot
#> 16 Green fires Lumber Jackpot at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Green attacks 1]
5 1 3 5 3 3
#> 17 Green rolls 5 1 3 5 3 3 = 20 for damage.
5 6 4
#> 18 Blue rolls 5 6 4 = 15 for defense. Blue takes 1 damage: Health 2. [Blue health 2]
# A hit with the Clue-by-Four pushes the target three squares straight away: through the acid to the wall, where it ends.
s Blue clue-by-four
#> 19 Green fires Clue-by-Four at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Green attacks 0]
4 1 3 2
#> 20 Green rolls 4 1 3 2 = 10 for damage.
6 6
#> 21 Blue rolls 6 6 = 12 for defense. Blue takes no damage: Health 2. Blue is pushed to E3. [Blue square E3]
2 3
#> 22 Blue rolls 2 3 = 5 for damage.
6 3
#> 23 Blue rolls 6 3 = 9 for defense. Blue takes no damage: Health 2. Blue is pushed to E4. Blue stops on E4, against the outer wall at E4. [Blue square E4]
end
#> 24 Turn 3: Blue. [Blue turn]
4 4
#> 25 Blue rolls 4 4 = 8 for movement. [Blue movement 8, Blue attacks 2]
m e n n
#> 26 Blue moves from E4 to F4: 1 movement spent, 7 left. [Blue square F4, Blue movement 7]
2
#> 27 Blue rolls 2 for the power-up. 2: no card. Blue moves from F4 to F2: 2 movement spent, 5 left. [Blue square F2, Blue movement 5]
m e e e
#> 28 Blue moves from F2 to I2: 3 movement spent, 2 left. [Blue square I2, Blue movement 2]
# The Laser Pointer is stopped by a fighter in the way, the Spoiler Rail is not: 6d straight through Green (los.fighter).
# refused: `s Red laser-pointer`: Blue can't shoot Red: Green is in the way on E1 (los.fighter)
s Red spoiler-rail
#> 29 Blue fires Spoiler Rail at Red, range 9: 1 ammo spent, 2 left. [Blue ammo spoiler-rail 2, Blue attacks 1]
4 2 4
#> 30 Blue rolls 4 2 4 = 10 to hit. Blue hits Red: 10 reaches range 9.
3 5 3 6 3 1
#> 31 Blue rolls 3 5 3 6 3 1 = 21 for damage.
2 3 5 6
#> 32 Red rolls 2 3 5 6 = 16 for defense. Red takes 1 damage: Health 3. [Red health 3]
# The Laser Pointer brings two more dice to hit: five always reach 5, where three might not.
s Green laser-pointer
#> 33 Blue plays and fires Laser Pointer at Green, range 5: 1 ammo spent, 5 left. Automatic hit on Green: 5 dice always reach 5. [Blue hand weapon 4, Blue card laser-pointer 5, Blue attacks 0]
3 3 3
#> 34 Blue rolls 3 3 3 = 9 for damage.
2 3 2
#> 35 Green rolls 2 3 2 = 7 for defense. Green takes 1 damage: Health 2. [Green health 2]
end
#> 36 Turn 4: Pink. [Pink turn]
2 1 5 2
#> 37 Pink rolls 2 1 5 2 = 10 for movement. [Pink movement 10, Pink attacks 1]
# The Rocket Tantrum hits everybody within one square of its target, and that may be Pink.
m w
#> 38 Pink moves from J1 to I1: 1 movement spent, 9 left. [Pink square I1, Pink movement 9]
s Blue rocket-tantrum
#> 39 Pink plays and fires Rocket Tantrum at Blue, range 1: 1 ammo spent, 2 left. Automatic hit on Blue: 1 die always reaches 1. [Pink hand weapon 3, Pink card rocket-tantrum 2, Pink attacks 0]
2 2 3 1 2
#> 40 Pink rolls 2 2 3 1 2 = 10 for damage.
6 6
#> 41 Blue rolls 6 6 = 12 for defense.
2 2 3 3 6
#> 42 Pink rolls 2 2 3 3 6 = 16 for damage.
1 4 1 2 3 2
#> 43 Pink rolls 1 4 1 2 3 2 = 13 for defense. Blue takes no damage: Health 2. Pink takes 1 damage: Health 4, armor 1. [Pink armor 1]
end
#> 44 Turn 5: Red. [Red turn]
2 1
#> 45 Red rolls 2 1 = 3 for movement. [Red movement 3, Red attacks 3]
m s
#> 46 Red moves from A1 to A2: 1 movement spent, 2 left. [Red square A2, Red movement 2]
# The Issue One Carbine does 4d, or on Full Auto three shots of 3d, each with a target of its own.
s Green issue-one-carbine full-auto then Blue Green
#> 47 Red fires Issue One Carbine (Full Auto) at Green, range 5: 1 ammo spent, 4 left. [Red ammo issue-one-carbine 4, Red attacks 2]
1 1 3
#> 48 Red rolls 1 1 3 = 5 to hit. Red hits Green: 5 reaches range 5.
# refused: `3 3 3 3`: roll 3 dice, not 4 (damage.attack)
5 2 1
#> 49 Red rolls 5 2 1 = 8 for damage.
6 5
#> 50 Green rolls 6 5 = 11 for defense. Green takes no damage: Health 2. Red fires Issue One Carbine (Full Auto) at Blue, range 8: 1 ammo spent, 3 left. [Red ammo issue-one-carbine 3]
1 3 3
#> 51 Red rolls 1 3 3 = 7 to hit. Red misses Blue: 7 is short of range 8. Red fires Issue One Carbine (Full Auto) at Green, range 5: 1 ammo spent, 2 left. [Red ammo issue-one-carbine 2]
2 1 1
#> 52 Red rolls 2 1 1 = 4 to hit. Red misses Green: 4 is short of range 5.
# Nailed It does a point of extra damage, though its 2d alone would do none (damage.extra).
s Blue nailed-it
#> 53 Red fires Nailed It at Blue, range 8: 1 ammo spent, 3 left. [Red ammo nailed-it 3, Red attacks 1]
3 3 2
#> 54 Red rolls 3 3 2 = 8 to hit. Red hits Blue: 8 reaches range 8.
1 3
#> 55 Red rolls 1 3 = 4 for damage.
4 5
#> 56 Blue rolls 4 5 = 9 for defense. Blue takes 1 damage: Health 1. [Blue health 1]
# The Lead Hose reaches four squares, with three shots; five weapons in play are all that Red may have (play.weapon.limit).
# refused: `s Green lead-hose`: Red has no room for Lead Hose: 5 weapons in play, and the limit is 5 (play.weapon.limit)
drop pawn-shop-pistol
#> 57 Red drops Pawn Shop Pistol on A2. [floor A2 pawn-shop-pistol, Red no-card pawn-shop-pistol]
# refused: `s Green lead-hose`: Lead Hose reaches range 4 at most, and Green is at range 5 (card.overrides)
m e
#> 58 Red moves from A2 to B2: 1 movement spent, 1 left. [Red square B2, Red movement 1]
s Green lead-hose
#> 59 Red plays and fires Lead Hose at Green, range 4: 1 ammo spent, 8 left. [Red hand weapon 4, Red card lead-hose 8, Red attacks 0]
1 1 1
#> 60 Red rolls 1 1 1 = 3 to hit. Red misses Green: 3 is short of range 4. Red fires Lead Hose at Green, range 4: 1 ammo spent, 7 left. [Red ammo lead-hose 7]
1 2 2
#> 61 Red rolls 1 2 2 = 5 to hit. Red hits Green: 5 reaches range 4.
2 4 3
#> 62 Red rolls 2 4 3 = 9 for damage.
6 5
#> 63 Green rolls 6 5 = 11 for defense. Green takes no damage: Health 2. Red fires Lead Hose at Green, range 4: 1 ammo spent, 6 left. [Red ammo lead-hose 6]
1 1 1
#> 64 Red rolls 1 1 1 = 3 to hit. Red misses Green: 3 is short of range 4.
end
#> 65 Turn 6: Green. [Green turn]
3 3
#> 66 Green rolls 3 3 = 6 for movement. [Green movement 6, Green attacks 2]
# The Cat-5 o' Nine Tails reaches two squares, one further than the other things that never run dry.
m s e
#> 67 Green moves from E1 to F2: 2 movement spent, 4 left. [Green square F2, Green movement 4]
# refused: `s Blue cat-5-o-nine-tails`: Cat-5 o' Nine Tails reaches range 2 at most, and Blue is at range 3 (card.overrides)
m e
#> 68 Green moves from F2 to G2: 1 movement spent, 3 left. [Green square G2, Green movement 3]
# refused: `s Blue emo-katana`: Emo Katana reaches only adjacent squares, and Blue is at range 2 (card.overrides)
s Blue cat-5-o-nine-tails
#> 69 Green plays and fires Cat-5 o' Nine Tails at Blue, range 2. Automatic hit on Blue: 3 dice always reach 2. [Green hand weapon 4, Green card cat-5-o-nine-tails, Green attacks 1]
1 1 2 1
#> 70 Green rolls 1 1 2 1 = 5 for damage.
6
#> 71 Blue rolls 6 for defense. Blue takes no damage: Health 1.
# The Emo Katana restores a point of lost Health to its owner when it frags.
m e
#> 72 Green moves from G2 to H2: 1 movement spent, 2 left. [Green square H2, Green movement 2]
s Blue emo-katana
#> 73 Green fires Emo Katana at Blue, range 1. Automatic hit on Blue: 3 dice always reach 1. [Green attacks 0]
1 3 4 6 3
#> 74 Green rolls 1 3 4 6 3 = 17 for damage.
4
#> 75 Blue rolls 4 for defense. Blue takes 4 damage: Health -3. Blue is FRAGGED by Green. Put a weapon counter on I2: Spoiler Rail and Laser Pointer. Put a blood counter on I2. Green scores: 1 frag. Green draws a special card. Green heals 1: Health 3. [Green health 3, Green frags 1, Green hand special 1, Blue square off, floor I2 blood laser-pointer spoiler-rail, Blue no-card spoiler-rail, Blue no-card laser-pointer]
end
#> 76 Turn 7: Blue. [Blue turn]
1
#> 77 Blue rolls 1 to respawn. Blue respawns on A1. [Blue square A1, Blue health 4]
1 3
#> 78 Blue rolls 1 3 = 4 for movement. [Blue movement 4, Blue attacks 2]
# Camper's Friend is for five squares and more, and rolls two more dice to hit for who has not moved.
# refused: `s Red campers-friend`: Camper's Friend needs range 5 or more, and Red is at range 2 (card.overrides)
s Pink campers-friend
#> 79 Blue plays and fires Camper's Friend at Pink, range 8: 1 ammo spent, 2 left. [Blue hand weapon 3, Blue card campers-friend 2, Blue attacks 1]
# refused: `4 4 4`: roll 5 dice, not 3 (attack.dice)
3 2 2 4 2
#> 80 Blue rolls 3 2 2 4 2 = 13 to hit. Blue hits Pink: 13 reaches range 8.
4 4 3 4 3
#> 81 Blue rolls 4 4 3 4 3 = 18 for damage.
4 4 6 5 6
#> 82 Pink rolls 4 4 6 5 6 = 25 for defense. Pink takes no damage: Health 4, armor 1.
# After a step it is the bare Accuracy.
m e
#> 83 Blue moves from A1 to B1: 1 movement spent, 3 left. [Blue square B1, Blue movement 3]
s Pink campers-friend
#> 84 Blue fires Camper's Friend at Pink, range 7: 1 ammo spent, 1 left. [Blue ammo campers-friend 1, Blue attacks 0]
# refused: `1 1 1 1 1`: roll 3 dice, not 5 (attack.dice)
1 3 2
#> 85 Blue rolls 1 3 2 = 6 to hit. Blue misses Pink: 6 is short of range 7.
end
#> 86 Turn 8: Pink. [Pink turn]
3 2 2 2
#> 87 Pink rolls 3 2 2 2 = 9 for movement. [Pink movement 9, Pink attacks 1]
m e
#> 88 Pink moves from I1 to J1: 1 movement spent, 8 left. [Pink square J1, Pink movement 8]
# The Marshmallow Toaster reaches three squares and always hits; anything else would have to roll a 3 with Pink's one die.
# refused: `s Blue marshmallow-toaster`: Marshmallow Toaster reaches range 3 at most, and Blue is at range 8 (card.overrides)
# The Hot Sauce Cocktail, to be thrown at a square, reaches six.
# refused: `s C1 hot-sauce-cocktail`: Hot Sauce Cocktail reaches range 6 at most, and C1 is at range 7 (card.overrides)
s Green marshmallow-toaster
#> 89 Pink plays and fires Marshmallow Toaster at Green, range 3: 1 ammo spent, 3 left. Pink hits Green (Marshmallow Toaster). [Pink hand weapon 2, Pink card marshmallow-toaster 3, Pink attacks 0]
3 3 2 6
#> 90 Pink rolls 3 3 2 6 = 14 for damage.
3 5 3
#> 91 Green rolls 3 5 3 = 11 for defense. Green takes 1 damage: Health 2. [Green health 2]
end
#> 92 Turn 9: Red. [Red turn]
2 3
#> 93 Red rolls 2 3 = 5 for movement. [Red movement 5, Red attacks 3]
# Nothing in Red's hand fits before some of the guns are put away (ruling.weapon.swap).
discard twin-peeks pulse-rifle lead-hose
#> 94 Red discards Twin Peeks, Pulse Rifle and Lead Hose. [Red no-card twin-peeks, Red no-card pulse-rifle, Red no-card lead-hose]
# The Boomstick does 4d, and 6d at range 2 or less.
s Blue boomstick
#> 95 Red plays and fires Boomstick at Blue, range 1: 1 ammo spent, 3 left. Automatic hit on Blue: 3 dice always reach 1. [Red hand weapon 3, Red card boomstick 3, Red attacks 2]
# refused: `3 3 3 3`: roll 6 dice, not 4 (damage.attack)
3 3 2 4 5 3
#> 96 Red rolls 3 3 2 4 5 3 = 20 for damage.
6 3 3 4
#> 97 Blue rolls 6 3 3 4 = 16 for defense. Blue takes 1 damage: Health 3. [Blue health 3]
# The Sawn-Off Regret does 7d, three squares far.
# refused: `s Green sawn-off-regret`: Sawn-Off Regret reaches range 3 at most, and Green is at range 6 (card.overrides)
s Blue sawn-off-regret
#> 98 Red plays and fires Sawn-Off Regret at Blue, range 1: 1 ammo spent, 1 left. Automatic hit on Blue: 3 dice always reach 1. [Red hand weapon 2, Red card sawn-off-regret 1, Red attacks 1]
3 6 2 3 3 4 3
#> 99 Red rolls 3 6 2 3 3 4 3 = 24 for damage.
4 1 3
#> 100 Blue rolls 4 1 3 = 8 for defense. Blue takes 3 damage: Health 0. Blue is FRAGGED by Red. Put a weapon counter on B1: Camper's Friend. Put a blood counter on B1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Blue square off, floor B1 blood campers-friend, Blue no-card campers-friend]
# The Can Opener does 4d, and 7d to a target in armor, as Pink is.
s Pink can-opener
#> 101 Red plays and fires Can Opener at Pink, range 9: 1 ammo spent, 2 left. [Red hand weapon 1, Red card can-opener 2, Red attacks 0]
4 2 4
#> 102 Red rolls 4 2 4 = 10 to hit. Red hits Pink: 10 reaches range 9.
# refused: `3 3 3 3`: roll 7 dice, not 4 (damage.attack)
4 3 4 5 3 5 1
#> 103 Red rolls 4 3 4 5 3 5 1 = 25 for damage.
1 2 3 1 4
#> 104 Pink rolls 1 2 3 1 4 = 11 for defense. Pink takes 2 damage: Health 3. Pink discards Riot Gear (used up). [Pink health 3, Pink no-card riot-gear]
end
#> 105 Turn 10: Green. [Green turn]
4 2
#> 106 Green rolls 4 2 = 6 for movement. [Green movement 6, Green attacks 2]
# The Yoink Hook, five squares long, hurts nobody: a weapon of Green's choice comes out of Pink's play into the hand.
# refused: `s Red yoink-hook`: Yoink Hook reaches range 5 at most, and Red is at range 6 (card.overrides)
s Pink yoink-hook
#> 107 Green plays and fires Yoink Hook at Pink, range 3: 1 ammo spent, 2 left. Automatic hit on Pink: 3 dice always reach 3. [Green hand weapon 3, Green card yoink-hook 2, Green attacks 1]
choose rocket-tantrum
#> 108 Green steals Rocket Tantrum from Pink. [Pink no-card rocket-tantrum]
m n e
#> 109 Green moves from H2 to I1: 2 movement spent, 4 left. [Green square I1, Green movement 4]
end
#> 110 Turn 11: Blue. [Blue turn]
4
#> 111 Blue rolls 4 to respawn. Blue respawns on J2. [Blue square J2, Blue health 4]
2 4
#> 112 Blue rolls 2 4 = 6 for movement. [Blue movement 6, Blue attacks 2]
# Glue-On Plasma does 5d, or spends all three on an Overcharge of 9d, and then it is empty (ammo.empty.fire).
s Pink glue-on-plasma overcharge
#> 113 Blue plays and fires Glue-On Plasma (Overcharge) at Pink, range 1: 3 ammo spent, 0 left. Automatic hit on Pink: 3 dice always reach 1. [Blue hand weapon 2, Blue card glue-on-plasma 0, Blue attacks 1]
# refused: `3 3 3 3 3`: roll 9 dice, not 5 (damage.attack)
5 5 4 3 1 3 4 4 4
#> 114 Blue rolls 5 5 4 3 1 3 4 4 4 = 33 for damage.
5 4 5
#> 115 Pink rolls 5 4 5 = 14 for defense. Pink takes 2 damage: Health 1. [Pink health 1]
# refused: `s Pink glue-on-plasma`: Glue-On Plasma is out of ammo (ammo.empty.fire)
# The Lag Gun leaves its target Speed 1 until the end of its next turn.
s Pink lag-gun
#> 116 Blue plays and fires Lag Gun at Pink, range 1: 1 ammo spent, 4 left. Automatic hit on Pink: 3 dice always reach 1. [Blue hand weapon 1, Blue card lag-gun 4, Blue attacks 0]
2 2 1
#> 117 Blue rolls 2 2 1 = 5 for damage.
6
#> 118 Pink rolls 6 for defense. Pink takes no damage: Health 1. Lag Gun affects Pink.
end
#> 119 Turn 12: Pink. [Pink turn]
# refused: `3 3 3 3`: roll 1 die, not 4 (move.dice)
4
#> 120 Pink rolls 4 for movement. [Pink movement 4, Pink attacks 1]
# The Hot Sauce Cocktail is thrown at a square and hits everybody within one square of it.
s I2 hot-sauce-cocktail
#> 121 Pink plays and fires Hot Sauce Cocktail at I2, range 2: 1 ammo spent, 2 left. [Pink hand weapon 1, Pink card hot-sauce-cocktail 2, Pink attacks 0]
3
#> 122 Pink rolls 3 to hit. Pink hits I2: 3 reaches range 2.
6 5 1 2
#> 123 Pink rolls 6 5 1 2 = 14 for damage.
4 6
#> 124 Green rolls 4 6 = 10 for defense.
3 4 4 3
#> 125 Pink rolls 3 4 4 3 = 14 for damage.
3 3 3 2
#> 126 Blue rolls 3 3 3 2 = 11 for defense. Green takes 1 damage: Health 1. Blue takes 1 damage: Health 3. [Green health 1, Blue health 3]
end
#> 127 Pink's Lag Gun wears off. Turn 13: Red. [Red turn]
3 4
#> 128 Red rolls 3 4 = 7 for movement. [Red movement 7, Red attacks 3]
discard boomstick
#> 129 Red discards Boomstick. [Red no-card boomstick]
# The Big Fragging Deal spends two of its four in every attack, and its 8d hit everybody next to the target as well.
s Blue big-fragging-deal
#> 130 Red plays and fires Big Fragging Deal at Blue, range 8: 2 ammo spent, 2 left. [Red card big-fragging-deal 2, Red attacks 2, Red hand weapon 0]
3 4 2
#> 131 Red rolls 3 4 2 = 9 to hit. Red hits Blue: 9 reaches range 8.
3 3 4 4 3 3 2 3
#> 132 Red rolls 3 3 4 4 3 3 2 3 = 25 for damage.
5 2 4
#> 133 Blue rolls 5 2 4 = 11 for defense.
6 4 2 3 2 2 2 5
#> 134 Red rolls 6 4 2 3 2 2 2 5 = 26 for damage.
5
#> 135 Pink rolls 5 for defense. Blue takes 2 damage: Health 1. Pink takes 5 damage: Health -4. Pink is FRAGGED by Red. Put a weapon counter on J1: Marshmallow Toaster and Hot Sauce Cocktail. Put a blood counter on J1. Red scores: 2 frags. Red draws a special card. [Red frags 2, Red hand special 2, Blue health 1, Pink square off, floor J1 blood hot-sauce-cocktail marshmallow-toaster, Pink no-card marshmallow-toaster, Pink no-card hot-sauce-cocktail]
s Blue big-fragging-deal
#> 136 Red fires Big Fragging Deal at Blue, range 8: 2 ammo spent, 0 left. [Red ammo big-fragging-deal 0, Red attacks 1]
2 4 1
#> 137 Red rolls 2 4 1 = 7 to hit. Red misses Blue: 7 is short of range 8.
# refused: `s Blue big-fragging-deal`: Big Fragging Deal is out of ammo (ammo.empty.fire)
end
#> 138 Turn 14: Green. [Green turn]
3 2
#> 139 Green rolls 3 2 = 5 for movement. [Green movement 5, Green attacks 2]
discard lumber-jackpot clue-by-four
#> 140 Green discards Lumber Jackpot and Clue-by-Four. [Green no-card lumber-jackpot, Green no-card clue-by-four]
# The Nap Dealer does no damage; whom it hits can't attack until the end of its next turn.
s Red nap-dealer
#> 141 Green plays and fires Nap Dealer at Red, range 8: 1 ammo spent, 2 left. [Green hand weapon 2, Green card nap-dealer 2, Green attacks 1]
2 2 4
#> 142 Green rolls 2 2 4 = 8 to hit. Green hits Red: 8 reaches range 8. Nap Dealer affects Red.
# Error 404 does none either: everybody within two squares of the target loses the ammunition of all weapons in play, Green too, but not of those in the hand.
s Blue error-404
#> 143 Green plays and fires Error 404 at Blue, range 2: 1 ammo spent, 0 left. Automatic hit on Blue: 3 dice always reach 2. Green's Yoink Hook has 0 ammo. Green's Nap Dealer has 0 ammo. Green's Error 404 has 0 ammo. Blue's Glue-On Plasma has 0 ammo. Blue's Lag Gun has 0 ammo. [Green hand weapon 1, Green ammo yoink-hook 0, Green ammo nap-dealer 0, Green card error-404 0, Blue ammo lag-gun 0, Green attacks 0]
end
#> 144 Turn 15: Blue. [Blue turn]
4 1
#> 145 Blue rolls 4 1 = 5 for movement. [Blue movement 5, Blue attacks 2]
# refused: `s Green lag-gun`: Lag Gun is out of ammo (ammo.empty.fire)
# The Pineapple Lobber is aimed at any square in sight, whether somebody stands there or not, and hits everybody within one square of it.
# refused: `s H1 pineapple-lobber`: Blue can't shoot H1: Green is in the way on I1 (los.fighter)
m s
#> 146 Blue moves from J2 to J3: 1 movement spent, 4 left. [Blue square J3, Blue movement 4]
s I2 pineapple-lobber
#> 147 Blue plays and fires Pineapple Lobber at I2, range 2: 1 ammo spent, 3 left. Automatic hit on I2: 3 dice always reach 2. [Blue card pineapple-lobber 3, Blue attacks 1, Blue hand weapon 0]
5 3 3 2
#> 148 Blue rolls 5 3 3 2 = 13 for damage.
3
#> 149 Green rolls 3 for defense. Green takes 4 damage: Health -3. Green is FRAGGED by Blue. Put a weapon counter on I1: Emo Katana, Cat-5 o' Nine Tails, Yoink Hook, Nap Dealer and Error 404. Put a blood counter on I1. Blue scores: 1 frag. Blue draws a special card. [Green square off, Blue frags 1, Blue hand special 1, floor I1 blood cat-5-o-nine-tails emo-katana error-404 nap-dealer yoink-hook, Green no-card emo-katana, Green no-card cat-5-o-nine-tails, Green no-card yoink-hook, Green no-card nap-dealer, Green no-card error-404]
end
#> 150 Turn 16: Pink. [Pink turn]
4
#> 151 Pink rolls 4 to respawn. Pink respawns on J2. [Pink square J2, Pink health 4]
2 3 3 3
#> 152 Pink rolls 2 3 3 3 = 11 for movement. [Pink movement 11, Pink attacks 1]
# The Panic Button has no target and no roll to hit: 5d for everybody within two squares, Pink too.
s - panic-button
#> 153 Pink plays and fires Panic Button: 1 ammo spent, 1 left. [Pink card panic-button 1, Pink attacks 0, Pink hand weapon 0]
1 1 1 1 1
#> 154 Pink rolls 1 1 1 1 1 = 5 for damage.
6
#> 155 Blue rolls 6 for defense.
4 4 2 4 3
#> 156 Pink rolls 4 4 2 4 3 = 17 for damage.
4 3 4 2
#> 157 Pink rolls 4 3 4 2 = 13 for defense. Blue takes no damage: Health 1. Pink takes 1 damage: Health 3. [Pink health 3]
end
#> 158 Turn 17: Red. [Red turn]
2 3
#> 159 Red rolls 2 3 = 5 for movement. [Red movement 5, Red attacks 3]
# Red is still drowsy, in this turn and no longer.
# refused: `s Pink can-opener`: Red can't attack: Nap Dealer (card.overrides)
m n
#> 160 Red moves from B2 to B1: 1 movement spent, 4 left. [Red square B1, Red movement 4]
take campers-friend
#> 161 Red picks up Camper's Friend on B1. [floor B1 blood]
end
#> 162 Red's Nap Dealer wears off. Turn 18: Green. [Green turn]
3
#> 163 Green rolls 3 to respawn. Green respawns on A2. [Green square A2, Green health 4]
4 3
#> 164 Green rolls 4 3 = 7 for movement. [Green movement 7, Green attacks 2]
# The Game Ender is fired once, at a square, for everybody within four squares of it, and then it is gone: two frags at once win the game (win.three).
s H2 game-ender
#> 165 Green plays and fires Game Ender at H2, range 7: 1 ammo spent, 0 left. Green discards Game Ender (Game Ender). [Green attacks 1, Green hand weapon 0]
3 3 2
#> 166 Green rolls 3 3 2 = 8 to hit. Green hits H2: 8 reaches range 7.
6 4 5 2 5 3 3 2 4 2
#> 167 Green rolls 6 4 5 2 5 3 3 2 4 2 = 36 for damage.
6
#> 168 Blue rolls 6 for defense.
2 3 6 2 2 3 4 6 3 5
#> 169 Green rolls 2 3 6 2 2 3 4 6 3 5 = 36 for damage.
2 2 2
#> 170 Pink rolls 2 2 2 = 6 for defense. Blue takes 6 damage: Health -5. Pink takes 6 damage: Health -3. Blue is FRAGGED by Green. Put a weapon counter on J3: Glue-On Plasma, Lag Gun and Pineapple Lobber. Put a blood counter on J3. Pink is FRAGGED by Green. Put a weapon counter on J2: Panic Button. Put a blood counter on J2. Green frags 2 fighters: 3 frags in all. Green WINS with 3 frags! [Green frags 3, Blue square off, Pink square off, floor J3 blood glue-on-plasma lag-gun pineapple-lobber, floor J2 blood panic-button, Blue no-card glue-on-plasma, Blue no-card lag-gun, Blue no-card pineapple-lobber, Pink no-card panic-button]
