frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:9461b9d380bb
map: ./arena.yaml sha256:3adb25ce2871
player: Red 3/2/2
player: Blue 2/3/2
player: Green 3/3/1
house: frags=1
dice: table
cards: table

# Who is first: one die each, the highest; a tie rolls again (first.roll). The first player places first, then clockwise.
4
#> 1 Red rolls 4 for the first turn.
6
#> 2 Blue rolls 6 for the first turn.
6
#> 3 Green rolls 6 for the first turn. Blue and Green are even and roll again.
3
#> 4 Blue rolls 3 for the first turn.
5
#> 5 Green rolls 5 for the first turn. Green goes first. Green draws weapon, gadget, special. Red draws weapon, gadget, special. Blue draws weapon, gadget, special. [Red hand weapon 1, Red hand gadget 1, Red hand special 1, Blue hand weapon 1, Blue hand gadget 1, Blue hand special 1, Green hand weapon 1, Green hand gadget 1, Green hand special 1]
choose A1
#> 6 Green starts on A1. [Green square A1, Green health 3]
# refused: `choose A1`: no choice `A1`
choose H6
#> 7 Red starts on H6. [Red square H6, Red health 3]
choose H1
#> 8 Blue starts on H1. Turn 1: Green. [Blue square H1, Blue health 2, Green turn]
# Green: the movement roll comes before anything else (turn.roll); Speed 3 is three dice (move.dice).
# refused: `s red`: Green is due first: 3 dice, movement (turn.phases)
# refused: `m e`: Green is due first: 3 dice, movement (turn.phases)
3 1 2
#> 9 Green rolls 3 1 2 = 6 for movement. [Green movement 6, Green attacks 1]
# Power-up on E1: one die on entering, 4 and up draws a card (power.success); once per square and turn (power.once).
m e e e e
#> 10 Green goes A1 to E1: 4 moved, 2 left. [Green square E1, Green movement 2]
4
#> 11 Green rolls 4 for the power-up. 4: power-up! Green gets a weapon card. Green draws a weapon card. [Green hand weapon 2]
m w e
#> 12 Green goes E1 to E1: 2 moved, 0 left. [Green movement 0]
# refused: `m s`: Green can't step to E2: it costs 1, 0 left (move.points)
# Blue at range 3 is in sight; one die of Accuracy 1 reaches it or not (attack.dice, attack.hit).
s Blue
#> 13 Green fires Pistol at Blue, range 3. [Green attacks 0]
2
#> 14 Green rolls 2 to hit. Green misses Blue: 2 is below range 3.
# refused: `s blue`: Green has made 1 of 1 attacks (attack.count)
end
#> 15 Turn 2: Red. [Red turn]
# Red: 3 is no card (power.roll); no leaving the map (ruling.map.edge); unused movement is lost (move.nosave).
6 2
#> 16 Red rolls 6 2 = 8 for movement. [Red movement 8, Red attacks 1]
m w
#> 17 Red goes H6 to G6: 1 moved, 7 left. [Red square G6, Red movement 7]
3
#> 18 Red rolls 3 for the power-up. 3: no card.
# refused: `m s`: Red can't go south from G6: wall (ruling.map.edge)
end
#> 19 Turn 3: Blue. [Blue turn]
# Blue hits: damage dice against Health dice, divided, remainder dropped (damage.divide).
3 3 4
#> 20 Blue rolls 3 3 4 = 10 for movement. [Blue movement 10, Blue attacks 1]
s Green
#> 21 Blue fires Pistol at Green, range 3. [Blue attacks 0]
5 2
#> 22 Blue rolls 5 2 = 7 to hit. Hit on Green: 7 reaches range 3.
6 6
#> 23 Blue rolls 6 6 = 12 damage.
1 2 2
#> 24 Green rolls 1 2 2 = 5 in defense. Green takes 2 points: Health 1. [Green health 1]
end
#> 25 Turn 4: Green. [Green turn]
# Green is down to 1 and rolls one die in defense now (survive.reduced).
1 1 1
#> 26 Green rolls 1 1 1 = 3 for movement. [Green movement 3, Green attacks 1]
end
#> 27 Turn 5: Red. [Red turn]
2 2
#> 28 Red rolls 2 2 = 4 for movement. [Red movement 4, Red attacks 1]
end
#> 29 Turn 6: Blue. [Blue turn]
1 1 1
#> 30 Blue rolls 1 1 1 = 3 for movement. [Blue movement 3, Blue attacks 1]
s Green
#> 31 Blue fires Pistol at Green, range 3. [Blue attacks 0]
3 4
#> 32 Blue rolls 3 4 = 7 to hit. Hit on Green: 7 reaches range 3.
1 1
#> 33 Blue rolls 1 1 = 2 damage.
6
#> 34 Green rolls 6 in defense. Green takes no damage: Health 1.
# A defense above the attack: no points lost (damage.none). Somebody has misread the dice: undo.
undo
#> 35 Back to after input 33. Green: 1d = 3d −2d (wounds) against Pistol.
undo
#> 36 Back to after input 32. Blue: 2d Pistol on Green.
undo
#> 37 Back to after input 31. Blue: 2d to hit Green at range 3, needs 3.
3 4
#> 38 Blue rolls 3 4 = 7 to hit. Hit on Green: 7 reaches range 3.
6 5
#> 39 Blue rolls 6 5 = 11 damage.
3
#> 40 Green rolls 3 in defense. Green takes 3 points: Health -2. Green is FRAGGED by Blue. Blood on E1. Blue scores: 1 frag. Blue WINS with 1 frag! [Blue frags 1, Green square off]
