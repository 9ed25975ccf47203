frag 1
fragkit: 0.1.0
pack: deadlands 1.0 sha256:b6489404361d
map: ./boot-hill.yaml sha256:1b0e469ce116
player: Red huckster 2/2/3
player: Blue harrowed-gunslinger 1/3/3
dice: table
cards: table
position: Red A3 2 frags 2 turn holds rust telegram stagecoach soul-blast hip-flask devils-bargain
position: Blue A1 1 rusty-peacemaker

# When a turn begins, 5 or 6 draws the Huckster a hex (deadlands.huckster.draw); Hoyle's Book is printed on his sheet, and is no card (deadlands.huckster.gadget, ruling.fighter.gear).
5
#> 1 Red rolls 5 for By the Book. Red draws a hex card. [Red hand hex 1]
2 2
#> 2 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 2]
# refused: `drop hoyles-book-of-games`: Red can't drop Hoyle's Book of Games: it is printed on the sheet (ruling.drop.start)
# refused: `s blue start`: Red has no starting weapon (ruling.fighter.noweapon)
# He has no weapon (deadlands.huckster.noweapon), but may play hexes (deadlands.hex.who).
p rust Blue
#> 3 Red plays Rust on Blue. Blue's Rusty Peacemaker has 0 ammo. [Blue ammo rusty-peacemaker 0]
# Two cards for the top hex of the discards, as often as he likes (deadlands.huckster.cheat, ruling.cheat.huckster). Of two hexes given for it the one that lay on top comes (ruling.cheat.huckster.own).
use ability with telegram stagecoach
#> 4 Red uses Up the Sleeve. Red discards Telegram and Stagecoach (for Up the Sleeve). Red draws Rust.
# refused: `use ability with rust hip-flask`: Red can't use Up the Sleeve: no hex card has been discarded (ruling.cheat.huckster.empty)
# A card is turned up, and its suit decides: black is a weapon (deadlands.suit.every, deadlands.suit.effect). A Joker is replaced by the next card.
p devils-bargain
#> 5 Red plays Devil's Bargain.
choose weapon
#> 6 Red: turn up a card from the weapon deck (Devil's Bargain). Type its face, such as 7H.
deal JOKER
#> 7 Red turns up JOKER.
choose weapon
#> 8 Red: turn up a card from the weapon deck (Devil's Bargain). Type its face, such as 7H.
deal 7S
#> 9 Red turns up 7S. Red draws a weapon card. [Red hand weapon 1]
# Power-ups are harder for him: only 5 and 6 (deadlands.huckster.drawback).
m n
#> 10 Red moves from A3 to A2: 1 movement spent, 3 left. [Red square A2, Red movement 3]
4
#> 11 Red rolls 4 for the power-up. 4: no card.
end
#> 12 Turn 2: Blue. [Blue turn]
3 3 3
#> 13 Blue rolls 3 3 3 = 9 for movement. [Blue movement 9, Blue attacks 2]
# Blue's revolver is empty.
# refused: `s red rusty-peacemaker`: Rusty Peacemaker is out of ammo (ammo.empty.fire)
end
#> 14 Turn 3: Red. [Red turn]
# 4 is no hex (ex.huckster.draw).
4
#> 15 Red rolls 4 for By the Book. By the Book does nothing: 4 is not 5+.
2 2
#> 16 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 2]
# A card is the price, and its suit decides: hearts and diamonds burn twice (deadlands.suit.effect). Hip Flask is the seven of diamonds.
p soul-blast Blue with hip-flask
#> 17 Red plays Soul Blast on Blue. Red discards Hip Flask (for Soul Blast).
6 6 6 6
#> 18 Red rolls 6 6 6 6 = 24 for damage.
1
#> 19 Blue rolls 1 for defense. Blue takes 24 damage: Health -23. Blue is FRAGGED by Red. Put a weapon counter on A1: Rusty Peacemaker. Put a blood counter on A1. Red scores: 3 frags. Red WINS with 3 frags! [Red frags 3, Blue square off, floor A1 blood rusty-peacemaker, Blue no-card rusty-peacemaker]
# Enough for the gallows; but Red has won, and nobody asks which (win.three).
