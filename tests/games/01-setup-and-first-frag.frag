frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:039279249b79
map: ./seven.yaml sha256:591cae70464d
player: Red 3/2/2
player: Blue 2/3/2
player: Green 2/2/3
player: Pink 4/1/2
player: Black 1/2/4
player: White 3/3/1
player: Gold 1/4/2
house: frags=1
dice: table
cards: table

# Seven may play where a home-made map has a seventh respawn square (src.players.more).
# Who is first: a die each, the highest; only those who tie roll again (first.roll, ruling.first.roll).
2
#> 1 Red rolls 2 for the first turn.
5
#> 2 Blue rolls 5 for the first turn.
6
#> 3 Green rolls 6 for the first turn.
1
#> 4 Pink rolls 1 for the first turn.
6
#> 5 Black rolls 6 for the first turn.
3
#> 6 White rolls 3 for the first turn.
4
#> 7 Gold rolls 4 for the first turn. Green and Black tie and roll again.
# refused: `Red: 6`: it is Green's roll, not Red's (first.roll)
5
#> 8 Green rolls 5 for the first turn.
# The weapon, the gadget and the special that everyone is dealt are three cards in every hand (setup.deal.weapon, setup.deal.gadget, setup.deal.special, ex.hand.start.base).
2
#> 9 Black rolls 2 for the first turn. Green goes first. Green, Pink, Black, White, Gold, Red and Blue each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1, Black hand weapon 1, Black hand gadget 1, Black hand special 1, White hand weapon 1, White hand gadget 1, White hand special 1, Gold hand weapon 1, Gold hand gadget 1, Gold hand special 1]
# Green is first and places first, on a numbered square of its choice, no other (setup.place.order, setup.place.square).
# refused: `choose B2`: B2 is not a respawn square (setup.place.square)
# refused: `Red: choose C1`: it is Green's choice, not Red's (setup.place.square)
choose C3
#> 10 Green starts on C3. [Green square C3, Green health 2]
# The next clockwise is Pink, on a square that is free (ruling.setup.shared). The Health on the sheet is what the fighter starts with (setup.sheet).
# refused: `choose C3`: Green is already on C3 (ruling.setup.shared)
choose A1
#> 11 Pink starts on A1. [Pink square A1, Pink health 4]
choose G1
#> 12 Black starts on G1. [Black square G1, Black health 1]
choose A3
#> 13 White starts on A3. [White square A3, White health 3]
choose E1
#> 14 Gold starts on E1. [Gold square E1, Gold health 1]
choose C1
#> 15 Red starts on C1. [Red square C1, Red health 3]
# Nobody does anything before the last figure stands; then the first turn is that of Green, who placed first (setup.place.done, first.turn).
# refused: `Green: m e`: Answer first, Blue: where do you start? (turn.phases)
# refused: `Green: p disconnect Pink`: Green can't play Disconnect before the first turn (setup.place.done)
choose E3
#> 16 Blue starts on E3. Turn 1: Green. [Blue square E3, Blue health 2, Green turn]
# Speed is dice for movement, and squares in a jump (fighter.speed).
# refused: `1 2 3`: roll 2 dice, not 3 (move.dice)
4 3
#> 17 Green rolls 4 3 = 7 for movement. [Green movement 7, Green attacks 2]
# refused: `j e 3`: Green can jump at most 2 squares, not 3 (move.jump.max)
# A fighter is three stats, no more and no less (fighter.stats).
# refused: `join Gray 3/4`: who joins, with which stats?
# refused: `join Gray 2/2/2/1`: who joins, with which stats?
# They add up to seven, and all of it is spent (fighter.points, ruling.stat.all).
# refused: `join Gray 3/3/2`: Gray 3/3/2: the stats add up to 8, not 7 (fighter.points)
# refused: `join Gray 2/2/2`: Gray 2/2/2: the stats add up to 6, not 7 (fighter.points)
# None is below one or above four (fighter.min, ex.stats.low, fighter.max, ex.stats.high).
# refused: `join Gray 0/3/4`: Gray 0/3/4: Health is 0; a new fighter's stats are 1 to 4 (fighter.min)
# refused: `join Gray 1/1/5`: Gray 1/1/5: Accuracy is 5; a new fighter's stats are 1 to 4 (fighter.max)
# Nobody plays the figure of somebody else (setup.figure).
# refused: `join Red 3/2/2`: there is already a player called Red (setup.figure)
# Seven ways to split the points sit here already; these are the other five, and the table has room for them (ex.stats.legal).
join Gray 4/2/1
#> 18 Gray joins with 4/2/1 and no cards. [Gray square off, Gray frags 0]
join Navy 2/4/1
#> 19 Navy joins with 2/4/1 and no cards. [Navy square off, Navy frags 0]
join Teal 2/1/4
#> 20 Teal joins with 2/1/4 and no cards. [Teal square off, Teal frags 0]
join Plum 3/1/3
#> 21 Plum joins with 3/1/3 and no cards. [Plum square off, Plum frags 0]
join Lime 1/3/3
#> 22 Lime joins with 1/3/3 and no cards. [Lime square off, Lime frags 0]
undo to 17
#> 23 Back at input 17. Green: 7 movement and 2 attacks left.
# Who has won a round of a tournament may have one point more, but no stat above four (tournament.improve, ruling.stat.cap).
# refused: `join Gray wins:1 3/3/3`: Gray 3/3/3: the stats add up to 9, not 8 (fighter.points)
# refused: `join Gray wins:1 5/2/1`: Gray 5/2/1: a win can't raise a stat above 4 (ruling.stat.cap)
join Gray wins:1 3/3/2
#> 24 Gray joins with 3/3/2 and no cards. [Gray square off, Gray frags 0]
undo
#> 25 Back at input 17. Green: 7 movement and 2 attacks left.
# Accuracy is dice to hit, and attacks: with 3 there are two (fighter.accuracy). Everybody has the same pistol of two dice (fighter.start.weapon).
m n e
#> 26 Green moves from C3 to D2: 2 movement spent, 5 left. [Green square D2, Green movement 5]
s Pink
#> 27 Green fires Pistol at Pink, range 4. [Green attacks 1]
# refused: `4 4`: roll 3 dice, not 2 (attack.dice)
1 1 2
#> 28 Green rolls 1 1 2 = 4 to hit. Green hits Pink: 4 reaches range 4.
# refused: `6 6 6`: roll 2 dice, not 3 (damage.attack)
6 6
#> 29 Green rolls 6 6 = 12 for damage.
# Health is dice in defense, and points to lose (fighter.health): Pink begins with four dice and has two now.
# refused: `1 1`: roll 4 dice, not 2 (damage.defense)
1 1 1 2
#> 30 Pink rolls 1 1 1 2 = 5 for defense. Pink takes 2 damage: Health 2. [Pink health 2]
s Pink
#> 31 Green fires Pistol at Pink, range 4. [Green attacks 0]
3 2 5
#> 32 Green rolls 3 2 5 = 10 to hit. Green hits Pink: 10 reaches range 4.
1 1
#> 33 Green rolls 1 1 = 2 for damage.
# refused: `1 1 1 1`: roll 2 dice, not 4 (damage.defense)
1 1
#> 34 Pink rolls 1 1 = 2 for defense. Pink takes 1 damage: Health 1. [Pink health 1]
# refused: `s Pink`: Green has no attacks left this turn (2 of 2 used) (attack.count)
j e 2
#> 35 Green jumps to F2 (1 movement left). [Green square F2, Green movement 1]
end
#> 36 Turn 2: Pink. [Pink turn]
# Speed 1 is nobody's advice, but allowed: one die (fighter.speed.advice).
# refused: `5 5`: roll 1 die, not 2 (move.dice)
5
#> 37 Pink rolls 5 for movement. [Pink movement 5, Pink attacks 1]
end
#> 38 Turn 3: Black. [Black turn]
# Only cards lift a stat above four: the fifth point of Accuracy is a third attack and a fifth die (ruling.stat.cap).
3 3
#> 39 Black rolls 3 3 = 6 for movement. [Black movement 6, Black attacks 2]
p crosshair-sticker
#> 40 Black plays Crosshair Sticker. [Black card crosshair-sticker, Black attacks 3, Black hand gadget 0]
s White
#> 41 Black fires Pistol at White, range 8. [Black attacks 2]
# refused: `1 1 2 2`: roll 5 dice, not 4 (attack.dice)
1 1 2 2 2
#> 42 Black rolls 1 1 2 2 2 = 8 to hit. Black hits White: 8 reaches range 8.
3 3
#> 43 Black rolls 3 3 = 6 for damage.
3 3 3
#> 44 White rolls 3 3 3 = 9 for defense. White takes no damage: Health 3.
s Gold
#> 45 Black fires Pistol at Gold, range 2. Automatic hit on Gold: 5 dice always reach 2. [Black attacks 1]
5 6
#> 46 Black rolls 5 6 = 11 for damage.
2
#> 47 Gold rolls 2 for defense. Gold takes 5 damage: Health -4. Gold is FRAGGED by Black. Put a blood counter on E1. Black scores: 1 frag. Black WINS with 1 frag! [Black frags 1, Gold square off, floor E1 blood]
