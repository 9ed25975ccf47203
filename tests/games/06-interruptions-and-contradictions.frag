frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/2/3
player: Green 3/3/1
house: frags=2
dice: table
cards: table
position: Red A1 3 hand special 2 turn movement 6
position: Blue D1 2 hand special 1 gadget 1
position: Green A4 3 hand special 2 gadget 2

# Others interrupt by typing: a miss is played, then a hit; the card played later wins (card.contradict).
s Blue
#> 1 Red fires Pistol at Blue, range 3. [Red attacks 0]
Blue: p desync
#> 2 Blue plays Desync on Red. Red misses Blue: Desync. Desync on Red ends. [Blue hand special 0]
p totally-not-cheating
#> 3 Said late: Blue plays Desync on Red. Red plays Totally Not Cheating. Red hits Blue: Totally Not Cheating. [Red hand special 1, Red card desync, Red card totally-not-cheating]
6 6
#> 4 Red rolls 6 6 = 12 damage.
1 1
#> 5 Blue rolls 1 1 = 2 in defense. Blue takes 6 points: Health -4. Blue is FRAGGED by Red. Blood on D1. Red scores: 1 frag. Red draws a special card. Desync on Red ends. Totally Not Cheating on Red ends. [Red frags 1, Red hand special 2, Blue square off, Red no-card desync, Red no-card totally-not-cheating]
# No special for the frag that wins, one for this (frag.special). Blue's hand stays (ruling.hand.frag).
end
#> 6 Turn 2: Blue. [Blue turn]
2
#> 7 Blue rolls 2 to respawn. Blue respawns on H1. [Blue square H1, Blue health 2]
2 2
#> 8 Blue rolls 2 2 = 4 for movement. [Blue movement 4, Blue attacks 2]
end
#> 9 Turn 3: Green. [Green turn]
# Green aims at Red; Disconnect takes Green out in mid-attack: what is rolled stands, no damage is done (meta.removed.damage).
3 3 3
#> 10 Green rolls 3 3 3 = 9 for movement. [Green movement 9, Green attacks 1]
s Red
#> 11 Green fires Pistol at Red, range 3. [Green attacks 0]
Red: p disconnect Green
#> 12 Red plays Disconnect on Green. Green is out of play (Disconnect). Green's attack is off: Green is out of play. Turn 4: Red. [Red hand special 1, Green square off, Red turn]
# Six cards at the end of the turn are one too many (hand.limit).
2 2
#> 13 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 1]
override Red hand gadget 5
#> 14 By the table: Red hand 5 gadget (was 0). [Red hand gadget 5]
end
#> 15 Red: 1 over the hand limit of 5.
choose light-armor
#> 16 Red discards Light Armor (hand limit). Turn 5: Blue. [Red hand gadget 4, Blue turn]
# Green was removed, not fragged: nobody scored, and Green comes back with its cards (faq.special).
4 4
#> 17 Blue rolls 4 4 = 8 for movement. [Blue movement 8, Blue attacks 2]
m w w w w w
#> 18 Blue goes H1 to E1: 3 moved, 5 left. [Blue square E1, Blue movement 5]
3
#> 19 Blue rolls 3 for the power-up. 3: no card. Blue goes E1 to C1: 2 moved, 3 left. [Blue square C1, Blue movement 3]
end
#> 20 Turn 6: Green. [Green turn]
5
#> 21 Green rolls 5 to respawn. Green respawns on A6. [Green square A6, Green health 3]
2 2 2
#> 22 Green rolls 2 2 2 = 6 for movement. [Green movement 6, Green attacks 1]
end
#> 23 Turn 7: Red. [Red turn]
1 1
#> 24 Red rolls 1 1 = 2 for movement. [Red movement 2, Red attacks 1]
m e
#> 25 Red goes A1 to B1: 1 moved, 1 left. [Red square B1, Red movement 1]
s Blue
#> 26 Red fires Pistol at Blue, range 1. No roll to hit: 2 dice always reach 1. Red hits Blue. [Red attacks 0]
6 4
#> 27 Red rolls 6 4 = 10 damage.
1 1
#> 28 Blue rolls 1 1 = 2 in defense. Blue takes 5 points: Health -3. Blue is FRAGGED by Red. Blood on C1. Red scores: 2 frags. Red WINS with 2 frags! [Red frags 2, Blue square off]
