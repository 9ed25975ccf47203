frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./arena.yaml sha256:3adb25ce2871
player: Red 2/1/4
player: Blue 3/2/2
player: Green 4/2/1
house: frags=2
dice: table
cards: table
position: Red C1 2 blood 1 lumber-jackpot nailed-it turn movement 4
position: Blue D1 3 blood 2 light-armor hand gadget 4 holds insert-coin
position: Green D3 4 blood 1 pawn-shop-pistol hand gadget 2

# Health 3 and a suit of +1 are four defense dice (damage.defense, armor.bonus, faq.armor.dice); 7 against 8 is no point (damage.none, ex.damage.7).
s Blue start
#> 1 Red fires Pistol at Blue, range 1. Automatic hit on Blue: 4 dice always reach 1. [Red attacks 1]
3 4
#> 2 Red rolls 3 4 = 7 for damage.
# refused: `3 3 2`: roll 4 dice, not 3 (damage.defense)
2 2 2 2
#> 3 Blue rolls 2 2 2 2 = 8 for defense. Blue takes no damage: Health 3, armor 1.
# 8 against 8 is one point (ex.damage.8): the suit pays, not Health (ruling.armor.soak), and goes at once (armor.discard, armor.discard.now, ex.armor.light).
s Blue start
#> 4 Red fires Pistol at Blue, range 1. Automatic hit on Blue: 4 dice always reach 1. [Red attacks 0]
4 4
#> 5 Red rolls 4 4 = 8 for damage.
2 2 2 2
#> 6 Blue rolls 2 2 2 2 = 8 for defense. Blue takes 1 damage: Health 3. Blue discards Light Armor (used up). [Blue no-card light-armor]
# So Blue has lost no Health that blood could restore (ruling.health.cap).
# refused: `blue: spend`: Blue is at full Health (ruling.health.cap)
end
#> 7 Turn 2: Blue. [Blue turn]
# One suit at a time (armor.one): the first has to go before a second is played (ruling.armor.swap).
3 1
#> 8 Blue rolls 3 1 = 4 for movement. [Blue movement 4, Blue attacks 1]
p light-armor
#> 9 Blue plays Light Armor. [Blue armor 1, Blue hand gadget 3, Blue card light-armor]
# refused: `p riot-gear`: Blue already wears Light Armor (armor.one)
discard light-armor
#> 10 Blue discards Light Armor. [Blue no-card light-armor]
p riot-gear
#> 11 Blue plays Riot Gear. [Blue armor 2, Blue hand gadget 2, Blue card riot-gear]
end
#> 12 Turn 3: Green. [Green turn]
# Acid is an attack of two dice that needs no roll to hit: 8 against 8, one point and not eight (ruling.damage.hazard).
1 1
#> 13 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
m n
#> 14 Green moves from D3 to D2: 1 movement spent, 1 left. [Green square D2, Green movement 1]
4 4
#> 15 Green rolls 4 4 = 8 for damage.
2 2 2 2
#> 16 Green rolls 2 2 2 2 = 8 for defense. Green takes 1 damage: Health 3. [Green health 3]
# 15 against 8 is still one point (ex.damage.8): of a suit of +2, one is left (ex.armor.two).
s Blue pawn-shop-pistol
#> 17 Green fires Pawn Shop Pistol at Blue, range 1: 1 ammo spent, 5 left. Automatic hit on Blue: 1 die always reaches 1. [Green ammo pawn-shop-pistol 5, Green attacks 0]
6 6 3
#> 18 Green rolls 6 6 3 = 15 for damage.
2 2 2 1 1
#> 19 Blue rolls 2 2 2 1 1 = 8 for defense. Blue takes 1 damage: Health 3, armor 1. [Blue armor 1]
end
#> 20 Turn 4: Red. [Red turn]
# What is left of the suit counts in defense, four dice (ruling.armor.defense); the next point takes it (ex.armor.two).
2
#> 21 Red rolls 2 for movement. [Red movement 2, Red attacks 2]
s Blue start
#> 22 Red fires Pistol at Blue, range 1. Automatic hit on Blue: 4 dice always reach 1. [Red attacks 1]
4 4
#> 23 Red rolls 4 4 = 8 for damage.
# refused: `2 2 2 1 1`: roll 4 dice, not 5 (damage.defense)
2 2 2 2
#> 24 Blue rolls 2 2 2 2 = 8 for defense. Blue takes 1 damage: Health 3. Blue discards Riot Gear (used up). [Blue no-card riot-gear]
# A weapon of 6d rolls six dice (damage.attack, ex.damage.dice). 16 against 8 are two points (damage.divide, ex.damage.16), and who has Health left stays (survive.alive).
s Blue lumber-jackpot
#> 25 Red fires Lumber Jackpot at Blue, range 1. Automatic hit on Blue: 4 dice always reach 1. [Red attacks 0]
# refused: `6 6`: roll 6 dice, not 2 (damage.attack)
3 3 3 3 2 2
#> 26 Red rolls 3 3 3 3 2 2 = 16 for damage.
3 3 2
#> 27 Blue rolls 3 3 2 = 8 for defense. Blue takes 2 damage: Health 1. [Blue health 1]
# Blood is spent at any time, in Red's turn too: Health 1 of 3 becomes 2 (survive.heal, blood.spend, ex.blood).
Blue: spend
#> 28 Blue spends 1 blood (1 left). Blue heals 1: Health 2. [Blue health 2, Blue blood 1]
end
#> 29 Turn 5: Blue. [Blue turn]
2 2
#> 30 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 1]
p riot-gear
#> 31 Blue plays Riot Gear. [Blue armor 2, Blue hand gadget 1, Blue card riot-gear]
# Green has been wounded by the acid: three dice now, not four (survive.reduced, damage.defense.current).
s Green start
#> 32 Blue fires Pistol at Green, range 1. Automatic hit on Green: 2 dice always reach 1. [Blue attacks 0]
4 4
#> 33 Blue rolls 4 4 = 8 for damage.
# refused: `2 2 2 2`: roll 3 dice, not 4 (damage.defense)
3 3 2
#> 34 Green rolls 3 3 2 = 8 for defense. Green takes 1 damage: Health 2. [Green health 2]
end
#> 35 Turn 6: Green. [Green turn]
# A card on Health counts as well: 4 and 1, less two wounds (damage.defense.current).
1 2
#> 36 Green rolls 1 2 = 3 for movement. [Green movement 3, Green attacks 1]
p gym-membership
#> 37 Green plays Gym Membership. [Green health 3, Green hand gadget 1, Green card gym-membership]
s Blue pawn-shop-pistol
#> 38 Green fires Pawn Shop Pistol at Blue, range 1: 1 ammo spent, 4 left. Automatic hit on Blue: 1 die always reaches 1. [Green ammo pawn-shop-pistol 4, Green attacks 0]
3 3 2
#> 39 Green rolls 3 3 2 = 8 for damage.
2 2 2 2
#> 40 Blue rolls 2 2 2 2 = 8 for defense. Blue takes 1 damage: Health 2, armor 1. [Blue armor 1]
# Two points are to be restored and one is lost: Health 3 and no more (ruling.health.cap); the suit is not mended (ruling.armor.heal).
Blue: p walk-it-off
#> 41 Blue plays Walk It Off. Blue heals 1: Health 3. [Blue health 3, Blue hand gadget 0]
end
#> 42 Turn 7: Red. [Red turn]
# 23 against 8 are two points (ex.damage.16): one takes the rest of the suit, the other comes off Health (ruling.armor.overflow).
1
#> 43 Red rolls 1 for movement. [Red movement 1, Red attacks 2]
s Blue lumber-jackpot
#> 44 Red fires Lumber Jackpot at Blue, range 1. Automatic hit on Blue: 4 dice always reach 1. [Red attacks 1]
6 6 6 3 1 1
#> 45 Red rolls 6 6 6 3 1 1 = 23 for damage.
2 2 2 2
#> 46 Blue rolls 2 2 2 2 = 8 for defense. Blue takes 2 damage: Health 2. Blue discards Riot Gear (used up). [Blue health 2, Blue no-card riot-gear]
# 7 against 8 is nothing, but the nails do one point more whatever the dice say (damage.extra, ex.damage.extra).
s Green nailed-it
#> 47 Red fires Nailed It at Green, range 2: 1 ammo spent, 3 left. Automatic hit on Green: 4 dice always reach 2. [Red ammo nailed-it 3, Red attacks 0]
3 4
#> 48 Red rolls 3 4 = 7 for damage.
3 3 2
#> 49 Green rolls 3 3 2 = 8 for defense. Green takes 1 damage: Health 2. [Green health 2]
end
#> 50 Turn 8: Blue. [Blue turn]
2 2
#> 51 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 1]
s Green start
#> 52 Blue fires Pistol at Green, range 1. Automatic hit on Green: 2 dice always reach 1. [Blue attacks 0]
6 6
#> 53 Blue rolls 6 6 = 12 for damage.
4 4
#> 54 Green rolls 4 4 = 8 for defense. Green takes 1 damage: Health 1. [Green health 1]
end
#> 55 Turn 9: Green. [Green turn]
# Damage of before does not count against a new suit (ruling.armor.before).
3 3
#> 56 Green rolls 3 3 = 6 for movement. [Green movement 6, Green attacks 1]
p light-armor
#> 57 Green plays Light Armor. [Green armor 1, Green card light-armor, Green hand gadget 0]
end
#> 58 Turn 10: Red. [Red turn]
# Divide, add the extra, take from the suit, then from Health (ruling.damage.order); at 0 the cure comes before the frag, and blood is one (ruling.blood.cure).
5
#> 59 Red rolls 5 for movement. [Red movement 5, Red attacks 2]
s Green nailed-it
#> 60 Red fires Nailed It at Green, range 2: 1 ammo spent, 2 left. Automatic hit on Green: 4 dice always reach 2. [Red ammo nailed-it 2, Red attacks 1]
4 4
#> 61 Red rolls 4 4 = 8 for damage.
4 4
#> 62 Green rolls 4 4 = 8 for defense. Green takes 2 damage: Health 0. Green discards Light Armor (used up). [Green health 0, Green no-card light-armor]
choose blood
#> 63 Green spends 1 blood (0 left). Green heals 1: Health 1. [Green health 1, Green blood 0]
# 24 against 8 are three points (ex.damage.24). Health 2 falls below 0 and that is remembered: three restored are Health 2, not 3 (ruling.health.negative).
s Blue lumber-jackpot
#> 64 Red fires Lumber Jackpot at Blue, range 1. Automatic hit on Blue: 4 dice always reach 1. [Red attacks 0]
4 4 4 4 4 4
#> 65 Red rolls 4 4 4 4 4 4 = 24 for damage.
4 4
#> 66 Blue rolls 4 4 = 8 for defense. Blue takes 3 damage: Health -1. [Blue health -1]
choose insert-coin
#> 67 Blue plays Insert Coin. Blue heals 3: Health 2. [Blue health 2]
end
#> 68 Turn 11: Blue. [Blue turn]
1 1
#> 69 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 1]
s Red start
#> 70 Blue fires Pistol at Red, range 1. Automatic hit on Red: 2 dice always reach 1. [Blue attacks 0]
4 4
#> 71 Blue rolls 4 4 = 8 for damage.
4 4
#> 72 Red rolls 4 4 = 8 for defense. Red takes 1 damage: Health 1. [Red health 1]
end
#> 73 Turn 12: Green. [Green turn]
1 1
#> 74 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
end
#> 75 Turn 13: Red. [Red turn]
# 31 against 8 are three (ex.damage.24): at -1 a single counter of blood does not help (ruling.health.negative), and is lost with its holder (ruling.blood.lost).
6
#> 76 Red rolls 6 for movement. [Red movement 6, Red attacks 2]
s Blue lumber-jackpot
#> 77 Red fires Lumber Jackpot at Blue, range 1. Automatic hit on Blue: 4 dice always reach 1. [Red attacks 1]
6 6 6 6 6 1
#> 78 Red rolls 6 6 6 6 6 1 = 31 for damage.
4 4
#> 79 Blue rolls 4 4 = 8 for defense. Blue takes 3 damage: Health -1. Blue is FRAGGED by Red. Put a blood counter on D1. Red scores: 1 frag. Red draws a special card. [Red frags 1, Red hand special 1, Blue square off, floor D1 blood, Blue blood 0]
# Blood lies where Blue fell (frag.blood). Whoever enters may take one counter (leftover.one) and keep as many as there are (blood.keep, ruling.blood.limit).
m e
#> 80 Red moves from C1 to D1: 1 movement spent, 5 left. [Red square D1, Red movement 5]
take blood
#> 81 Red picks up blood on D1 (2 in all). [Red blood 2, floor D1 nothing]
# refused: `take blood`: Red has already picked something up on D1 this turn (leftover.one)
end
#> 82 Turn 14: Blue. [Blue turn]
# Blue comes back as new (respawn.stats) where the die says (respawn.roll), without blood (ruling.blood.lost).
1
#> 83 Blue rolls 1 to respawn. Blue respawns on A1. [Blue square A1, Blue health 3]
2 1
#> 84 Blue rolls 2 1 = 3 for movement. [Blue movement 3, Blue attacks 1]
# refused: `spend`: Blue has no blood counters (blood.keep)
m e e
#> 85 Blue moves from A1 to C1: 2 movement spent, 1 left. [Blue square C1, Blue movement 1]
s Red start
#> 86 Blue fires Pistol at Red, range 1. Automatic hit on Red: 2 dice always reach 1. [Blue attacks 0]
4 4
#> 87 Blue rolls 4 4 = 8 for damage.
4
#> 88 Red rolls 4 for defense. Red takes 2 damage: Health -1. [Red health -1]
# The second counter was worth keeping: it takes both to get from -1 to 1 (ruling.blood.limit, ruling.blood.cure).
choose blood
#> 89 Red spends 1 blood (1 left). Red heals 1: Health 0. [Red health 0, Red blood 1]
choose blood
#> 90 Red spends 1 blood (0 left). Red heals 1: Health 1. [Red health 1, Red blood 0]
end
#> 91 Turn 15: Green. [Green turn]
1 1
#> 92 Green rolls 1 1 = 2 for movement. [Green movement 2, Green attacks 1]
end
#> 93 Turn 16: Red. [Red turn]
# 32 against 8 are four points (ex.damage.32). The second frag wins, and brings no special card (frag.special).
3
#> 94 Red rolls 3 for movement. [Red movement 3, Red attacks 2]
s Blue lumber-jackpot
#> 95 Red fires Lumber Jackpot at Blue, range 1. Automatic hit on Blue: 4 dice always reach 1. [Red attacks 1]
6 6 6 6 4 4
#> 96 Red rolls 6 6 6 6 4 4 = 32 for damage.
3 3 2
#> 97 Blue rolls 3 3 2 = 8 for defense. Blue takes 4 damage: Health -1. Blue is FRAGGED by Red. Put a blood counter on C1. Red scores: 2 frags. Red WINS with 2 frags! [Red frags 2, Blue square off, floor C1 blood]
