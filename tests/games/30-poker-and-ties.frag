frag 1
fragkit: 0.1.0
pack: deadlands 1.0 sha256:b6489404361d
map: ./boot-hill.yaml sha256:1b0e469ce116
player: Red huckster 3/2/2
player: Blue saloon-gal 2/2/3
player: Green mad-scientist 2/3/2
player: Pink indian-brave 2/2/3
house: frags=1
dice: table
cards: table

# Five cards each, from any mixture of the decks (first.poker.draw); a face is there as often as it is printed (ruling.poker.dup).
# refused: `KS KS KS 3C AD`: you can choose `KS` only 2 times (first.poker.draw)
# refused: `KS 10H 3C AD`: choose 5, not 4 (first.poker.draw)
# refused: `KS 10H 3C AD 2S 4S`: choose 5, not 6 (first.poker.draw)
# A Joker is whatever helps most (deadlands.joker.wild, ruling.poker.joker): a full house, rank 4 (deadlands.poker.4).
choose KS KH 3C 3D JOKER
#> 1 Red has a full house, kings over threes (KS KH 3C 3D JOKER).
choose KD 3C KC 3D KS
#> 2 Blue has a full house, kings over threes (KD 3C KC 3D KS).
choose AS 2H 3H 4C 5D
#> 3 Green has a straight, five high (AS 2H 3H 4C 5D).
# An ace may stand below the two (ruling.poker.ace).
choose 7S 7H 9D 9C 10S
#> 4 Pink has two pair, nines and sevens (7S 7H 9D 9C 10S). Red and Blue have equal hands: roll 1d each.
# Two equal full houses: a die each (first.poker.tie, ruling.poker.tie); Red and Blue have kings over threes both.
4
#> 5 Red rolls 4 for the first turn.
4
#> 6 Blue rolls 4 for the first turn. Red and Blue tie and roll again.
2
#> 7 Red rolls 2 for the first turn.
5
#> 8 Blue rolls 5 for the first turn. Blue goes first.
# Blue begins (first.poker.best). One card is kept, a Joker never (first.poker.keep, ruling.poker.keep); the others are discarded (first.poker.discard).
choose KS
#> 9 Blue keeps KS.
choose none
#> 10 Green keeps none of the five cards.
choose 7H
#> 11 Pink keeps 7H.
# refused: `choose JOKER`: `JOKER` is not an option
choose 3C
#> 12 Red keeps 3C. Blue, Green, Pink and Red each draw a weapon, a gadget and a special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1, Pink hand weapon 1, Pink hand gadget 1, Pink hand special 1]
# Blue places first, having won the poker hand (ruling.ocr.place). The Huckster alone has a hex more (setup.deal.hex).
choose B1
#> 13 Blue starts on B1. [Blue square B1, Blue health 2]
choose G1
#> 14 Green starts on G1. [Green square G1, Green health 2]
choose H3
#> 15 Pink starts on H3. [Pink square H3, Pink health 2]
choose A4
#> 16 Red starts on A4. Red draws a hex card. Turn 1: Blue. [Red square A4, Red health 3, Red hand hex 1, Blue turn]
2 2
#> 17 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 2]
end
#> 18 Turn 2: Green. [Green turn]
3
#> 19 Green rolls 3 for Eureka. Green draws a gadget card. [Green hand gadget 2]
1 1 1
#> 20 Green rolls 1 1 1 = 3 for movement. [Green movement 3, Green attacks 1]
# A Joker that was dealt or drawn is shown and replaced (deadlands.joker.discard, deadlands.joker.redraw, ruling.joker.deal).
joker
#> 21 Green, which deck is the Joker from?
choose special
#> 22 Green discards a Joker and may draw another card. [Green hand special 0]
choose hex
#> 23 Green draws a hex card. [Green hand hex 1]
# Hexes may be held by all, and played by few (deadlands.hex.who, ruling.hex.hold).
# refused: `p hobble Blue`: Green can't play Hobble: this fighter can't play hexes (deadlands.hex.who)
end
#> 24 Turn 3: Pink. [Pink turn]
1 1
#> 25 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 2]
end
#> 26 Turn 4: Red. [Red turn]
5
#> 27 Red rolls 5 for By the Book. Red draws a hex card. [Red hand hex 2]
1 1
#> 28 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 1]
p hobble Blue
#> 29 Red plays Hobble on Blue. Blue loses their movement (Hobble). [Red hand hex 1]
end
#> 30 Turn 5: Blue. [Blue turn, Blue movement 0, Blue attacks 2]
# Hobbled feet still shoot: only movement is lost. This table plays to one frag (win.longer, win.three).
s Green start
#> 31 Blue fires Derringer at Green, range 5. [Blue attacks 1]
4 4 2
#> 32 Blue rolls 4 4 2 = 10 to hit. Blue hits Green: 10 reaches range 5.
6 5
#> 33 Blue rolls 6 5 = 11 for damage.
1 2
#> 34 Green rolls 1 2 = 3 for defense. Green takes 3 damage: Health -1. Green is FRAGGED by Blue. Put a blood counter on G1. Blue scores: 1 frag. Blue WINS with 1 frag! [Blue frags 1, Green square off, floor G1 blood]
