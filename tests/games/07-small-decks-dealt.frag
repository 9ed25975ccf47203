frag 1
fragkit: 0.1.0
pack: ./pocket 1.0 sha256:6da0a10c7804
map: ./pocket/maps/closet.yaml sha256:b28a6c6cb76b
player: Red wins:1 3/3/2
player: Blue wins:1 3/2/3
house: frags=2
dice: table
cards: dealt

# A final between two who have each won a round: eight points (tournament.improve).
2
#> 1 Red rolls 2 for the first turn.
5
#> 2 Blue rolls 5 for the first turn. Blue goes first.
# Three decks, each shuffled by itself: any of its cards may be on top, none of another deck (deck.base, setup.decks).
# refused: `deal vitamins`: `vitamins` is not in the weapon deck (deck.base)
deal popgun
#> 3 Blue draws Popgun.
# refused: `deal snowball`: `snowball` is not in the gadget deck (deck.base)
deal ball-and-chain
#> 4 Blue draws Ball and Chain.
deal double-up
#> 5 Blue draws Double Up.
deal catapult
#> 6 Red draws Catapult.
deal bribe
#> 7 Red draws Bribe.
deal adrenaline
#> 8 Red draws Adrenaline.
choose A1
#> 9 Blue starts on A1. [Blue square A1, Blue health 3]
choose G1
#> 10 Red starts on G1. Turn 1: Blue. [Red square G1, Red health 3, Blue turn]
6 3
#> 11 Blue rolls 6 3 = 9 for movement. [Blue movement 9, Blue attacks 2]
# The Ball and Chain lies on another fighter and is that fighter's from now on (ruling.card.onother).
p ball-and-chain Red
#> 12 Blue plays Ball and Chain on Red. [Red card ball-and-chain]
m s
#> 13 Blue moves from A1 to A2: 1 movement spent, 8 left. [Blue square A2, Blue movement 8]
5
#> 14 Blue rolls 5 for the power-up. 5: power-up!
deal ball-and-chain
#> 15 Blue draws Ball and Chain.
# The last weapon of the deck, and then there is none: Blue gets nothing, for other decks don't help out (ruling.deck.empty).
m e
#> 16 Blue moves from A2 to B2: 1 movement spent, 7 left. [Blue square B2, Blue movement 7]
6
#> 17 Blue rolls 6 for the power-up. 6: power-up!
# refused: `deal popgun`: `popgun` is not in the weapon deck (deck.base)
deal snowball
#> 18 Blue draws Snowball.
m n
#> 19 Blue moves from B2 to B1: 1 movement spent, 6 left. [Blue square B1, Blue movement 6]
4
#> 20 Blue rolls 4 for the power-up. 4: power-up! The weapon deck is empty: Blue draws no card.
# Each deck has discards of its own (deck.discard): the weapon deck is shuffled anew from one card, not from two (deck.reshuffle).
discard popgun ball-and-chain
#> 21 Blue discards Popgun and Ball and Chain.
m e
#> 22 Blue moves from B1 to C1: 1 movement spent, 5 left. [Blue square C1, Blue movement 5]
4
#> 23 Blue rolls 4 for the power-up. 4: power-up! Shuffle the weapon discard pile into a new deck: 1 card.
# refused: `deal ball-and-chain`: `ball-and-chain` is not in the weapon deck (deck.base)
deal popgun
#> 24 Blue draws Popgun.
m s
#> 25 Blue moves from C1 to C2: 1 movement spent, 4 left. [Blue square C2, Blue movement 4]
5
#> 26 Blue rolls 5 for the power-up. 5: power-up!
deal bribe
#> 27 Blue draws Bribe.
p bribe
#> 28 Blue plays Bribe. [Blue card bribe]
# What is paid for after the roll does not reach back to it: the miss stands, the dice come with the next shot (ruling.meta.paid).
s Red start
#> 29 Blue fires Pistol at Red, range 5. [Blue attacks 1]
1 1 1
#> 30 Blue rolls 1 1 1 = 3 to hit. Blue misses Red: 3 is short of range 5.
use bribe with snowball
#> 31 Blue uses Bribe. Blue discards Snowball (for Bribe). Bribe affects Blue.
s Red start
#> 32 Blue fires Pistol at Red, range 5. Automatic hit on Red: 5 dice always reach 5. [Blue attacks 0]
# Three points of Health for a turn make six; two are lost, four are left; when the bonus ends it is one (faq.bonus.end, ruling.card.bonusend).
Red: p adrenaline
#> 33 Red plays Adrenaline. [Red health 6, Red card adrenaline]
6 6
#> 34 Blue rolls 6 6 = 12 for damage.
1 1 1 1 1 1
#> 35 Red rolls 1 1 1 1 1 1 = 6 for defense. Red takes 2 damage: Health 4. [Red health 4]
end
#> 36 Red's Adrenaline wears off. Turn 2: Red. [Red health 1, Red turn, Red no-card adrenaline]
# refused: `2 2 2`: roll 2 dice, not 3 (move.dice)
2 2
#> 37 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 1]
end
#> 38 Turn 3: Blue. [Blue turn]
# What was shuffled into the deck is no discard any more: only the Snowball is.
6 5
#> 39 Blue rolls 6 5 = 11 for movement. [Blue movement 11, Blue attacks 2]
m n
#> 40 Blue moves from C2 to C1: 1 movement spent, 10 left. [Blue square C1, Blue movement 10]
4
#> 41 Blue rolls 4 for the power-up. 4: power-up! Shuffle the weapon discard pile into a new deck: 1 card.
deal snowball
#> 42 Blue draws Snowball.
m s
#> 43 Blue moves from C1 to C2: 1 movement spent, 9 left. [Blue square C2, Blue movement 9]
5
#> 44 Blue rolls 5 for the power-up. 5: power-up!
deal twins
#> 45 Blue draws Twins.
m w
#> 46 Blue moves from C2 to B2: 1 movement spent, 8 left. [Blue square B2, Blue movement 8]
3
#> 47 Blue rolls 3 for the power-up. 3: no card.
m w
#> 48 Blue moves from B2 to A2: 1 movement spent, 7 left. [Blue square A2, Blue movement 7]
6
#> 49 Blue rolls 6 for the power-up. 6: power-up!
deal vitamins
#> 50 Blue draws Vitamins.
# Doubled, and two more: multiplication is done first, whatever was played first (meta.order, ex.meta.order).
p vitamins
#> 51 Blue plays Vitamins. [Blue health 5, Blue card vitamins]
p twins
#> 52 Blue plays Twins. [Blue health 8, Blue card twins, Blue attacks 3]
s Red start
#> 53 Blue fires Pistol at Red, range 7. [Blue attacks 2]
2 2 2 2 2 2
#> 54 Blue rolls 2 2 2 2 2 2 = 12 to hit. Blue hits Red: 12 reaches range 7.
6 6
#> 55 Blue rolls 6 6 = 12 for damage.
3
#> 56 Red rolls 3 for defense. Red takes 4 damage: Health -3. Red is FRAGGED by Blue. Red discards Ball and Chain (fragged). Put a blood counter on G1. Blue scores: 1 frag. [Red square off, Blue frags 1, floor G1 blood, Red no-card ball-and-chain]
# The Ball and Chain went with Red's fighter (ruling.card.onother).
deal no-carrier
#> 57 Blue draws No Carrier.
end
#> 58 Turn 4: Red. [Red turn]
# Red comes back with the stats of this round of the tournament, the point more in Speed among them (ruling.stat.start).
2
#> 59 Red rolls 2 to respawn. Red respawns on G1. [Red square G1, Red health 3]
# refused: `4 4`: roll 3 dice, not 2 (move.dice)
4 4 4
#> 60 Red rolls 4 4 4 = 12 for movement. [Red movement 12, Red attacks 1]
s Blue catapult
#> 61 Red plays and fires Catapult at Blue, range 7: 1 ammo spent, 2 left. [Red card catapult 2, Red attacks 0]
4 4
#> 62 Red rolls 4 4 = 8 to hit. Red hits Blue: 8 reaches range 7.
6 6 6
#> 63 Red rolls 6 6 6 = 18 for damage.
# refused: `1 1 1 1 1`: roll 8 dice, not 5 (damage.defense)
1 1 1 1 1 1 1 1
#> 64 Blue rolls 1 1 1 1 1 1 1 1 = 8 for defense. Blue takes 2 damage: Health 6. [Blue health 6]
end
#> 65 Turn 5: Blue. [Blue turn]
# Doubled twice is four times as much (ruling.card.multiply).
p double-up
#> 66 Blue plays Double Up. [Blue health 12, Blue card double-up]
# refused: `2 2 2 2`: roll 8 dice, not 4 (move.dice)
2 2 2 2 2 2 2 2
#> 67 Blue rolls 2 2 2 2 2 2 2 2 = 16 for movement. [Blue movement 16, Blue attacks 6]
# Its time is over with the turn, and nobody has to think of it (card.special.time).
end
#> 68 Blue's Double Up wears off. Turn 6: Red. [Blue health 6, Red turn, Blue no-card double-up]
# No Carrier is Disconnect in another edition, and does the same: the hit does no damage, nobody scores (ruling.edition.names).
1 1 1
#> 69 Red rolls 1 1 1 = 3 for movement. [Red movement 3, Red attacks 1]
s Blue catapult
#> 70 Red fires Catapult at Blue, range 7: 1 ammo spent, 1 left. [Red ammo catapult 1, Red attacks 0]
5 5
#> 71 Red rolls 5 5 = 10 to hit. Red hits Blue: 10 reaches range 7.
Blue: p no-carrier Red
#> 72 Blue plays No Carrier on Red. No Carrier takes Red out of play. Red's attack is canceled: Red is out of play. Turn 7: Blue. [Red square off, Blue turn]
3 3 3 3
#> 73 Blue rolls 3 3 3 3 = 12 for movement. [Blue movement 12, Blue attacks 3]
# refused: `s Red`: Red is not on the map (ruling.attack.what)
end
#> 74 Turn 8: Red. [Red turn]
1
#> 75 Red rolls 1 to respawn. Red respawns on A1. [Red square A1, Red health 3]
3 3 3
#> 76 Red rolls 3 3 3 = 9 for movement. [Red movement 9, Red attacks 1]
end
#> 77 Turn 9: Blue. [Blue turn]
3 3 3 3
#> 78 Blue rolls 3 3 3 3 = 12 for movement. [Blue movement 12, Blue attacks 3]
s Red start
#> 79 Blue fires Pistol at Red, range 1. Automatic hit on Red: 6 dice always reach 1. [Blue attacks 2]
6 6
#> 80 Blue rolls 6 6 = 12 for damage.
1 1 1
#> 81 Red rolls 1 1 1 = 3 for defense. Red takes 4 damage: Health -1. Red is FRAGGED by Blue. Put a weapon counter on A1: Catapult. Put a blood counter on A1. Blue scores: 2 frags. Blue WINS with 2 frags! [Red square off, Blue frags 2, floor A1 blood catapult, Red no-card catapult]
