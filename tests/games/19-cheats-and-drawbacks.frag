frag 1
fragkit: 0.1.0
pack: deadlands 1.0 sha256:58407d64208b
map: ./boot-hill.yaml sha256:1b0e469ce116
player: Red huckster 3/2/2
player: Blue mad-scientist 2/2/3
player: Green harrowed-gunslinger 1/3/3
player: Pink indian-brave 3/2/2
dice: table
cards: table
position: Red B3 3 holds rust telegram stagecoach devils-bargain turn
position: Blue A3 2 widows-navy sodbuster holds pepperbox
position: Green E4 1 holds hobble
position: Pink F4 1 holds hip-flask

# When his turn begins, 5 or 6 draws the Huckster a hex (deadlands.huckster.draw, ruling.start.draw).
5
#> 1 Red rolls 5 for the card. Red draws a hex card. [Red hand hex 1]
2 2
#> 2 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 1]
# He has no weapon of his own (deadlands.huckster.noweapon), and gives two cards for the top hex of the discards (deadlands.huckster.cheat); without one there is no trade (ruling.cheat.huckster.empty).
# refused: `s Pink start`: Red can't shoot Pink: wall between B3 and C3 (wall.fire)
# refused: `use ability with telegram stagecoach`: Up the Sleeve: no hex card is discarded (deck.discard)
discard rust
#> 3 Red discards Rust.
use ability with telegram stagecoach
#> 4 Red uses Up the Sleeve. Red discards Telegram and Stagecoach (for Up the Sleeve). Red draws Rust.
# The suit of a card that is turned up decides: black is a weapon (deadlands.suit.effect); a Joker is replaced.
p devils-bargain
#> 5 Red plays Devil's Bargain.
choose weapon
#> 6 Red: draw a weapon card, Devil's Bargain.
deal JOKER
#> 7 Red: Devil's Bargain: from which deck.
choose weapon
#> 8 Red: draw a weapon card, Devil's Bargain.
deal 7S
#> 9 Red turns up 7S. Red draws a weapon card. [Red hand weapon 1]
end
#> 10 Turn 2: Blue. [Blue turn]
# The Scientist needs a 3 for a gadget (deadlands.scientist.draw, ex.scientist.draw), and for power-ups (deadlands.scientist.power); he has as many weapons as Health (deadlands.scientist.drawback).
2
#> 11 Blue rolls 2 for the card. Eureka does nothing: 2 is not 3+.
3 3
#> 12 Blue rolls 3 3 = 6 for movement. [Blue movement 6, Blue attacks 2]
# refused: `p pepperbox`: Blue has 2 weapons in play, 2 are allowed: no room for Pepperbox (play.weapon.limit)
m n
#> 13 Blue goes A3 to A2: 1 moved, 5 left. [Blue square A2, Blue movement 5]
3
#> 14 Blue rolls 3 for the power-up. 3: power-up! Blue draws a weapon card. [Blue hand weapon 1]
end
#> 15 Turn 3: Green. [Green turn]
4 4 4
#> 16 Green rolls 4 4 4 = 12 for movement. [Green movement 12, Green attacks 2]
# The Gunslinger has no use for hexes (deadlands.harrowed.drawback).
# refused: `p hobble Red`: Green can't play Hobble: Too Dead for Tricks (deadlands.harrowed.drawback)
end
#> 17 Turn 4: Pink. [Pink turn]
1 1
#> 18 Pink rolls 1 1 = 2 for movement. [Pink movement 2, Pink attacks 1]
# Every healing card restores one more to the Brave (deadlands.brave.cheat).
p hip-flask
#> 19 Pink plays Hip Flask. Pink heals 2: Health 3. [Pink health 3]
s Green
#> 20 Pink fires Bow & Arrows at Green, range 1. Hit on Green without a roll: 2 dice always reach 1. [Pink attacks 0]
6 3
#> 21 Pink rolls 6 3 = 9 damage.
6
#> 22 Green rolls 6 in defense. Green takes 1 point: Health 0. Green is FRAGGED by Pink. Blood on E4. Pink scores: 1 frag. Pink draws a special card. [Green square off, Pink frags 1, Pink hand special 1, floor E4 blood]
end
#> 23 Turn 5: Red. [Red turn]
# 4 is no hex for the Huckster (ex.huckster.draw), 3 a gadget for the Scientist.
4
#> 24 Red rolls 4 for the card. By the Book does nothing: 4 is not 5+.
1 1
#> 25 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 1]
end
#> 26 Turn 6: Blue. [Blue turn]
3
#> 27 Blue rolls 3 for the card. Blue draws a gadget card. [Blue hand gadget 1]
1 1
#> 28 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 2]
end
#> 29 Turn 7: Green. [Green turn]
# The Gunslinger names his grave and draws a weapon (deadlands.harrowed.grave, deadlands.harrowed.draw, ruling.fighter.grave, ruling.cheat.free).
choose D4
#> 30 Green respawns on D4. Green draws a weapon card. [Green square D4, Green health 1, Green hand weapon 1]
1 1 1
#> 31 Green rolls 1 1 1 = 3 for movement. [Green movement 3, Green attacks 2]
# Whoever frags the Brave may hang him, whatever the damage (deadlands.brave.drawback, ruling.gallows.must).
s Pink
#> 32 Green fires Revolver at Pink, range 2. Hit on Pink without a roll: 3 dice always reach 2. [Green attacks 1]
6 6
#> 33 Green rolls 6 6 = 12 damage.
1 1 2
#> 34 Pink rolls 1 1 2 = 4 in defense. Pink takes 3 points: Health 0. Pink is FRAGGED by Green. Blood on F4. [Pink square off, floor F4 blood]
choose H1
#> 35 Pink HANGS on H1, until the own next turn. Green scores: 1 frag. Green draws a special card. [Green frags 1, Green hand special 1, Pink figure H1]
# refused: `s Pink`: Pink is not on the map (ruling.attack.what)
end
#> 36 Turn 8: Pink. Pink is cut down and comes back on H1. [Pink square H1, Pink health 3, Pink turn]
# It is late: the table lets Red win (win.three).
override Red frags 3
#> 37 By the table: Red frags 3 (was 0). Red WINS with 3 frags! [Red frags 3]
