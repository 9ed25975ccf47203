frag 1
fragkit: 0.1.0
pack: base 1.0 sha256:602d76b6dabd
pack: ./sheets 1.0 sha256:7e216a9898d7
map: ./cistern.yaml sha256:5ae22de39e81
player: Red moth light:2 3/2/2
player: Blue moth 3/2/2
house: frags=1
dice: table
cards: table
position: Red A1 3 hand special 1 turn movement 4
position: Blue C1 3 light:3 flying

# Words alone are for the table to keep.
p house-rule
#> 1 Red plays House Rule. Yours to apply: “Everybody stands up and bows to the winner of the last round.” [Red hand special 0]
# What is spent is there, and the fighter flies.
enter flying
#> 2 Red has Light 1/3 (was 2, Flying). Red is Flying now. [Red light 1, Red stance flying]
# refused: `enter flying`: Red is Flying already (card.overrides)
# Of two weapons on the sheet the shooter says which.
s Blue start
#> 3 Red fires Dust at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Red attacks 0]
2 2
#> 4 Red rolls 2 2 = 4 damage.
2 1 1
#> 5 Blue rolls 2 1 1 = 4 in defense. Blue takes 1 point: Health 2. Blue is no longer Flying (wounded). Red has Light 2/3 (was 1, Drawn to the Flame), Bright. [Red light 2, Blue health 2, Blue no-stance flying]
# refused: `s Blue stinger`: Red has made 1 of 1 attacks (attack.count)
leave flying
#> 6 Red is no longer Flying (left). [Red no-stance flying]
undo
#> 7 Back to after input 5. Red: 4 movement, 0 attacks left. [Red stance flying]
end
#> 8 Turn 2: Blue. [Blue turn]
1 1
#> 9 Blue rolls 1 1 = 2 for movement. [Blue movement 2, Blue attacks 1]
end
#> 10 Turn 3: Red. [Red turn]
1 1 1
#> 11 Red rolls 1 1 1 = 3 for movement. [Red movement 3, Red attacks 1]
override Red attacks 2
#> 12 By the table: Red attacks 2 (was 1). [Red attacks 2]
s Blue start
#> 13 Red fires Dust at Blue, range 2. Hit on Blue without a roll: 2 dice always reach 2. [Red attacks 1]
6 6
#> 14 Red rolls 6 6 = 12 damage.
1 1
#> 15 Blue rolls 1 1 = 2 in defense. Blue takes 6 points: Health -4. Blue is FRAGGED by Red. Blood on C1. Blue has Light 1/3 (was 3, fragged). Red scores: 1 frag. Red WINS with 1 frag! [Red frags 1, Blue square off, Blue light 1, floor C1 blood]
